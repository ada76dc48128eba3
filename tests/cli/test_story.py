"""What happened, in sentences: one a deed, the reader spoken to, nothing told twice and nothing told that is hidden."""

from __future__ import annotations

import pytest

from conclave.core.game import SPECTATOR, Event, Events
from conclave.core.session import redact_events
from conclave.games.res_arcana import notation
from conclave.games.res_arcana.cards import NUMBER
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from conclave.games.res_arcana.text.narration import amounts, narrate
from table import deal

NAMES = ["Ada", "Bob", "Cy", "Di"]


def events_of(state: State, *answers: str) -> list[Event]:
    happened: list[Event] = []
    for answer in answers:
        events: Events = []
        state.apply_action(GAME.read(state, answer), events)
        happened += events
    return happened


def told(state: State, *answers: str, you: int = SPECTATOR, phase: int = codes.PH_ACTIONS) -> list[str]:
    events = redact_events(GAME, events_of(state, *answers), you)
    return narrate(events, NAMES[: state.view(SPECTATOR)["seats"]], you, phase=lambda: phase)


@pytest.mark.parametrize(
    ("me", "answers", "sentence"),
    [
        (Player("1 elan 1 gold", hand="athanor"), ["place athanor"], "Ada places Athanor for 1 Elan and 1 Gold."),
        (Player(hand="prism"), ["place prism"], "Ada places Prism."),
        (Player(hand="hawk"), ["discard hawk for gold"], "Ada discards Hawk for 1 Gold."),
        (
            Player(hand="hawk"),
            ["discard hawk for two", "gain elan", "gain death"],
            "Ada discards Hawk for 1 Elan and 1 Death.",
        ),
        (Player("2 gold", play="vault"), ["use vault 1"], "Ada uses Vault: puts 1 Gold on Vault."),
        (
            Player("2 elan 3 life", play="alchemist"),
            ["use alchemist 1", *["pay elan"] * 2, *["pay life"] * 2],
            "Ada uses Alchemist: pays 2 Elan and 2 Life, gains 2 Gold.",
        ),
        (
            Player("1 life", play="sacred_grove guard_dog"),
            ["use sacred_grove 2", "turn guard_dog"],
            "Ada uses Sacred Grove: turns Guard Dog, puts 1 Life on Sacred Grove.",
        ),
        (
            Player("1 death 3 life", play="sacrificial_pit nightingale(turned)", hand="hawk"),
            ["use sacrificial_pit 2", "destroy nightingale"],
            "Ada uses Sacrificial Pit: pays 1 Death, destroys Nightingale, gains 2 Gold.",
        ),
        (
            Player("3 elan", play="dragon_teeth", hand="fire_dragon"),
            ["use dragon_teeth 2", "summon fire_dragon"],
            "Ada uses Dragon Teeth: places Fire Dragon for 3 Elan.",
        ),
    ],
)
def test_a_deed_is_one_sentence(me: Player, answers: list[str], sentence: str) -> None:
    assert told(position(me, Player()), *answers) == [sentence]


def test_whoever_reads_is_spoken_to() -> None:
    me = Player("2 elan 3 life", play="alchemist")
    answers = ["use alchemist 1", *["pay elan"] * 2, *["pay life"] * 2]
    assert told(position(me, Player()), *answers, you=0) == ["You use Alchemist: pay 2 Elan and 2 Life, gain 2 Gold."]
    assert told(position(me, Player()), *answers, you=1)[0].startswith("Ada uses Alchemist: pays")


def test_a_claim_shows_the_next_monument() -> None:
    state = position(Player("4 gold"), Player(), centre="temple colossus", monuments="library")
    assert told(state, "claim temple", "deal library") == [
        "Ada claims Temple for 4 Gold.",
        "Library is revealed.",
    ]
    state = position(Player("4 gold"), Player(), centre="temple colossus", monuments="library oracle")
    sentences = told(state, "claim top", "deal oracle")
    assert sentences == ["Ada claims the top monument of the deck for 4 Gold, gets Oracle."]


def test_passing_is_one_sentence_and_only_its_owner_reads_the_card() -> None:
    def passing(you: int) -> str:
        state = position(Player(play="protection(turned)", deck="hawk vault"), Player(), first=1)
        return told(state, "pass", "item reanimate", "deal hawk", you=you)[0]

    assert passing(1) == "Ada passes, takes the First Player token, swaps Protection for Reanimate, draws a card."
    assert passing(0) == "You pass, take the First Player token, swap Protection for Reanimate, draw Hawk."
    assert "Hawk" not in passing(SPECTATOR)


def test_several_cards_are_told_together() -> None:
    state = position(Player(play="divination", deck="hawk vault prism athanor"), Player())
    answers = [
        "use divination",
        "deal hawk",
        "deal vault",
        "deal prism",
        "discard hawk",
        "discard prism",
        "discard vault",
    ]
    assert told(state.copy(), *answers, you=0) == [
        "You use Divination: draw Hawk, Vault and Prism, discard Hawk, Prism and Vault."
    ]
    assert told(state, *answers, you=1) == ["Ada uses Divination: draws 3 cards, discards Hawk, Prism and Vault."]


def test_what_all_rivals_gain_is_told_once() -> None:
    state = position(Player(play="tree_of_life"), Player(), Player())
    assert told(state, "use tree_of_life 1") == ["Ada uses Tree of Life: gains 3 Life, each rival gains 1 Life."]
    state = position(Player(play="tree_of_life"), Player())
    assert told(state, "use tree_of_life 1", you=1) == ["Ada uses Tree of Life: gains 3 Life.", "You gain 1 Life."]


@pytest.mark.parametrize(
    ("rival", "answers", "sentence"),
    [
        (Player("3 life"), [], "You are hit by Bone Dragon: lose 2 Life."),
        (Player("1 life 2 elan"), [], "You are hit by Bone Dragon: lose 2 Elan and 1 Life."),
        (Player(), [], "You are hit by Bone Dragon."),
        (Player("1 death 2 life"), ["accept"], "You pay 1 Death, ignore Bone Dragon."),
        (Player("2 life", play="guard_dog"), ["react guard_dog 2"], "You react with Guard Dog: ignore Bone Dragon."),
        (
            Player("1 elan", play="dancing_sword"),
            ["react dancing_sword"],
            "You react with Dancing Sword: ignore Bone Dragon, pay 1 Elan, put 1 Death on Dancing Sword.",
        ),
    ],
)
def test_an_attack_and_its_answer(rival: Player, answers: list[str], sentence: str) -> None:
    state = position(Player(play="bone_dragon"), rival)
    events = events_of(state, "use bone_dragon", *answers)
    while state.is_mid_action() or (state.current_player() == 1 and "main" not in GAME.question(state).kind):
        events += events_of(state, notation.FORMS.write(state.legal_actions()[0]))
    assert narrate(events, NAMES[:2], 1) == ["Ada uses Bone Dragon.", sentence]


def test_collecting_is_one_sentence_a_seat() -> None:
    mine = Player(play="seer celestial_horse vault(2 gold) athanor(3 elan)")
    state = position(mine, Player(play="duelist"), phase="collect")
    events = events_of(state, "take athanor", "done", *["gain life"] * 2, *["gain calm"] * 2)
    assert narrate(events, NAMES[:2], 0, phase=lambda: codes.PH_COLLECT) == [
        "You take 3 Elan from Athanor, collect 2 Life and 2 Calm.",
        "Bob collects 1 Elan.",
    ]


def test_what_grows_by_itself_is_its_owners() -> None:
    ada_has_collected = (e.EV_POOL, 0, e.WHY_COLLECT, 0, 1, 0, 0, 0, 0)
    bob_is_asked = (e.EV_ASKED, 1, codes.ASK_TAKE, -1, codes.V_TAKE)
    for theirs, answer, sentence in (
        (Player(play="windup_man(1 gold)"), "done", "Bob puts 2 Gold on Windup Man."),
        (Player("1 death", play="cursed_forge"), "decline", "Bob turns Cursed Forge."),
    ):
        events = events_of(position(Player(), theirs, phase="collect"), answer)
        told_now = narrate([ada_has_collected, bob_is_asked, *events], NAMES[:2], 0, phase=lambda: codes.PH_COLLECT)
        assert told_now == ["You collect 1 Elan.", sentence]


def test_what_only_tidies_up_is_not_told() -> None:
    state = position(Player("1 death", play="sacrificial_pit nightingale(turned, 2 gold)"), Player())
    assert not [line for line in told(state, "use sacrificial_pit 2", "destroy nightingale") if "straighten" in line]


def test_a_choice_of_rival_is_told_only_where_there_is_one() -> None:
    two = position(Player(play="treant"), Player("2 death"))
    assert told(two, "use treant", "rival p2") == ["Ada uses Treant: gains 2 Elan."]
    three = position(Player(play="treant"), Player("2 death"), Player())
    assert told(three, "use treant", "rival p2", you=1) == ["Ada uses Treant: chooses you, gains 2 Elan."]


def test_the_setup_tells_little() -> None:
    state = GAME.new(GAME.options({"seats": 2}))
    events: list[Event] = []
    while GAME.phase(state) == (0,):
        happened: Events = []
        state.apply_action(state.legal_actions()[0], happened)
        events += happened
    sentences = narrate(redact_events(GAME, events, 0), NAMES[:2], 0, phase=lambda: codes.PH_SIDES)
    assert len(sentences) <= 7, sentences
    assert not [line for line in sentences if "display" in line]
    assert deal(state) is state


def test_essences_in_a_row() -> None:
    assert amounts([2, 0, 1, 0, 3]) == "2 Elan + 1 Calm + 3 Gold"
    assert amounts([0] * 5) == "nothing"


def test_what_has_no_name_in_it_is_the_doing_of_whoever_was_asked() -> None:
    straightened = (e.EV_TURNED, NUMBER["vault"], 0)
    assert narrate([straightened], NAMES[:2], 0, asked=lambda: 1) == ["Bob straightens Vault."]
    assert narrate([straightened], NAMES[:2], 1, asked=lambda: 1) == ["You straighten Vault."]
    assert narrate([(e.EV_ROUND, 2), straightened], NAMES[:2], 0, asked=lambda: 1)[1] == "Vault is straightened."


def test_the_end_is_told_to_the_winner_as_you() -> None:
    over, shared = (e.EV_OVER, 0b01, codes.BY_POINTS), (e.EV_OVER, 0b11, codes.SHARED)
    assert narrate([over], NAMES[:2], 1) == ["The game is over: Ada wins on points."]
    assert narrate([over], NAMES[:2], 0) == ["The game is over: you win on points."]
    assert narrate([shared], NAMES[:2], 0) == ["The game is over: you share the victory with Bob."]
    assert narrate([shared], NAMES[:2], SPECTATOR) == ["The game is over: Ada and Bob share the victory."]
