"""The table of Res Arcana in a terminal: everything that lies on it, in any width, and the questions in plain words."""

from __future__ import annotations

import pytest

from conclave.cli.drawing import DetailLevel, load_presenter_and_drawing
from conclave.cli.text_layout import lay_out_menu
from conclave.core.ending import Ending
from conclave.core.game import SPECTATOR
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from conclave.games.res_arcana.terminal.drawing import ResArcanaDrawing
from conclave.games.res_arcana.text.presenter import ResArcanaPresenter
from console import drawn
from table import deal, new_game, play, until

NAMES = ["Ada", "Bob", "Cy", "Di"]
FACE = ResArcanaPresenter("en")
DRAWING = ResArcanaDrawing(FACE)
DECK = "athanor hawk vault prism crypt mermaid treant nightingale"
OTHER_DECK = "bone_dragon fire_dragon wind_dragon water_dragon earth_dragon sea_serpent dragon_egg dragon_teeth"


def table(
    state: State, seat: int = 0, amount: DetailLevel = DetailLevel.USUAL, width: int = 80, height: int = 24
) -> str:
    return drawn(DRAWING.draw(state.view(seat), NAMES, amount), width, height=height)


def asked(state: State) -> str:
    """The question before a seat, its choices and its hint."""
    view, question = state.view(state.current_player()), GAME.question(state)
    parts = [FACE.question_text(question, view, NAMES)]
    groups = FACE.choice_groups(question, view, NAMES)
    if any(group.choices for group in groups):
        parts.append(drawn(lay_out_menu(groups, DRAWING.paint), 100))
    return "\n".join([*parts, FACE.answer_hint(question, view)])


RICH = position(
    Player(
        "3 elan 12 gold",
        play="seer(turned) protection vault(2 gold) catacombs_of_the_dead(4 death)",
        hand="athanor nightingale",
        deck="hawk prism",
        top="crypt",
        discards="mermaid treant",
    ),
    Player("2 life", play="witch bone_dragon(turned)", deck="fire_dragon"),
    Player(play="colossus(1 gold)"),
    first=2,
    passed=[2],
    round_number=3,
    centre="cursed_forge coral_castle temple library",
    monuments="oracle obelisk",
)


def test_the_game_brings_its_own_face_and_its_own_drawing() -> None:
    face, drawing = load_presenter_and_drawing(GAME)
    assert isinstance(face, ResArcanaPresenter)
    assert isinstance(drawing, ResArcanaDrawing)


def test_the_heading_says_where_we_are_and_whose_turn_it_is() -> None:
    assert FACE.status_line(RICH.view(0), NAMES) == "Round 3 · Actions · your turn"
    assert FACE.status_line(RICH.view(1), NAMES) == "Round 3 · Actions · Ada’s turn"


@pytest.mark.parametrize("width", [80, 140])
@pytest.mark.parametrize("amount", list(DetailLevel))
def test_every_seat_has_a_line_of_points_essences_and_cards(amount: DetailLevel, width: int) -> None:
    lines = table(RICH, amount=amount, width=width).splitlines()
    assert lines[0].split() == ["points", "Elan", "Life", "Calm", "Death", "Gold", "hand", "deck"]
    assert lines[1].split() == ["▶", "You", "4", "3", "0", "0", "0", "12", "2", "3"]
    assert lines[2].split() == ["Bob", "1", "0", "2", "0", "0", "0", "0", "1"]
    assert lines[3].split() == ["Cy", "3", "0", "0", "0", "0", "0", "0", "0", "first", "player,", "passed"]
    assert lines[0].index("Gold") + 4 == lines[1].index("12") + 2


def test_columns_stay_in_place_and_fit_the_narrowest_terminal() -> None:
    heads = set()
    for passed in ([], [0], [1]):
        for variant in ("standard", "match"):
            players = [Player("12 gold", play="seer", deck=DECK), Player("123 life", play="witch", deck=OTHER_DECK)]
            state = position(*players, turn=0 if 1 in passed else 1, first=1, passed=passed, variant=variant)
            shown = table(state, amount=DetailLevel.BRIEF)
            assert len(shown.splitlines()) == 3
            heads.add((variant, shown.splitlines()[0]))
    assert len(heads) == 2


def test_what_lies_on_the_table() -> None:
    shown = " ".join(table(RICH).split())
    assert "You Seer (turned), Protection, Catacombs of the Dead [4 Death] (4 points), Vault [2 Gold]" in shown
    assert "Discards: Mermaid, Treant" in shown
    assert "Bob Witch, Alchemy, Bone Dragon (1 point, turned)" in shown
    assert "Places Cursed Forge (6 Elan + 3 Death), Coral Castle (5 Elan + 5 Life + 5 Calm)" in shown
    assert "Monuments Library, Temple (4 Gold each; 2 in the deck)" in shown
    assert "Items Calm | Elan, Death | Life" in shown
    assert "Hand Athanor (1 Elan + 1 Gold): Turn this, pay 1 Elan → put 2 Elan here · Turn this, spend 6" in shown
    assert "Nightingale (creature, 1 Life + 1 Calm): Worth 1 point" in shown
    assert "Deck on top Crypt Hawk, Prism" in shown


def test_a_rivals_secrets_are_not_shown() -> None:
    shown = table(RICH, seat=1, amount=DetailLevel.FULL)
    assert "Hawk" not in shown
    assert "Nightingale" not in shown
    spectators = drawn(DRAWING.draw(RICH.view(SPECTATOR), NAMES, DetailLevel.FULL))
    assert "Fire Dragon" not in spectators
    assert "Hand" not in spectators


def test_while_a_seat_goes_on_only_the_standings_are_shown() -> None:
    assert len(table(RICH, amount=DetailLevel.BRIEF).splitlines()) == 4


def test_on_demand_everything_is_explained() -> None:
    shown = " ".join(table(RICH, amount=DetailLevel.FULL).split())
    for words in (
        "Bone Dragon (1 point, turned): Turn this → each rival who has not passed loses 2 Life",
        "Coral Castle (5 Elan + 5 Life + 5 Calm): Turn this → check victory now",
        "Temple: Collect: gain 1 Life · React to Life loss: turn this → ignore the loss · Worth 2 points",
        "Research: Turn this, pay 1 essence of any kind → draw a card",
        "Hawk (creature, 1 Life + 1 Calm): Collect: gain 1 Calm",
    ):
        assert words in shown


def test_a_tall_screen_explains_the_centre() -> None:
    assert "check victory now" in table(RICH, width=140, height=50)
    assert "check victory now" not in table(RICH, width=140, height=40)


def test_on_a_wide_screen_the_centre_stands_beside_the_seats() -> None:
    line = next(line for line in table(RICH, width=140).splitlines() if line.startswith("You "))
    assert "Places" in line


@pytest.mark.parametrize("width", [40, 60, 80, 100, 140, 200])
@pytest.mark.parametrize("amount", list(DetailLevel))
def test_lines_keep_to_the_width_and_nothing_is_cut(width: int, amount: DetailLevel) -> None:
    shown = table(RICH, amount=amount, width=width)
    assert all(len(line) <= width for line in shown.splitlines()) or width == 40
    assert "…" not in shown
    if amount is not DetailLevel.BRIEF:
        for name in ("Catacombs of the Dead", "Coral Castle", "Transmutation", "Nightingale", "Hawk"):
            assert name in " ".join(shown.split())


def test_lines_have_no_blanks_at_their_ends() -> None:
    for amount in DetailLevel:
        for width in (80, 140):
            assert not [line for line in table(RICH, amount=amount, width=width).splitlines() if line != line.rstrip()]


def test_essences_have_colours_of_their_own() -> None:
    shown = drawn(DRAWING.paint("1 Elan 2 Life 3 Calm 4 Death 5 Gold, Tree of Life"), colour=True)
    for code, words in ((31, "1 Elan"), (32, "2 Life"), (36, "3 Calm"), (35, "4 Death"), (33, "5 Gold")):
        assert f"\x1b[{code}m{words}\x1b[0m" in shown
    assert "Tree of Life" in shown


def test_an_unseen_deck_is_counted() -> None:
    state = deal(new_game(variant="first_game"))
    assert "5 unseen cards" in table(state, seat=state.current_player())


def test_known_monuments_are_shown_to_whoever_looked() -> None:
    state = position(Player(play="oracle"), Player(), centre="temple library", monuments="obelisk colossus")
    play(state, "use oracle", "look monuments", "deal obelisk", "deal colossus", "return colossus", "return obelisk")
    assert "On top of the deck: Colossus, Obelisk" in table(state, seat=0)
    assert "On top of the deck" not in table(state, seat=1)


# --- Questions


def test_actions_are_grouped_and_short_ones_share_lines() -> None:
    assert asked(RICH).splitlines() == [
        "Your action",
        "  Place    1 Athanor (1 Elan + 1 Gold)",
        "  Claim    2 Library (4 Gold)   3 Temple (4 Gold)   4 the top monument, unseen (4 Gold)",
        "  Use      5 Vault: Turn this → put 1 Gold here",
        "           6 Catacombs of the Dead: Turn this → put 1 Death here",
        "  Discard  for 1 Gold:   7 Athanor   8 Nightingale",
        "           for any 2 (no Gold):   9 Athanor   10 Nightingale",
        "  Pass     11 swap Protection, draw a card",
        "",
    ]


def test_the_first_to_pass_is_told_of_the_token() -> None:
    assert "1 take the First Player token (1 point), swap Alchemy" in asked(position(Player(), Player(), first=1))
    assert "1 keep the First Player token (1 point), swap Alchemy" in asked(position(Player(), Player(), first=0))


def test_a_discount_is_shown() -> None:
    state = position(Player("3 elan 3 calm", play="artificer dragon_bridle", hand="water_dragon hawk"), Player())
    assert "Hawk (creature, 1 Life + 1 Calm, 1 less)" in asked(state)
    play(state, "place hawk")
    assert asked(state).startswith("Pay for Hawk: 1 Life and 1 Calm, minus any 1")


@pytest.mark.parametrize(
    ("me", "answers", "parts"),
    [
        (
            Player("3 elan 2 life", play="alchemist"),
            ["use alchemist 1"],
            ["Pay 4 essences for Alchemist", "You have 3 Elan + 2 Life. Type 4", "such as: 3 elan 1 life, or e e e l"],
        ),
        (Player("2 elan 1 life", play="scholar"), ["use scholar"], ["1 Elan (you have 2)   2 Life (you have 1)"]),
        (
            Player(hand="hawk"),
            ["discard hawk for two"],
            ["Take 2 essences (Hawk)", "Any mix of Elan, Life, Calm and Death. Type 2", "2 elan, or e e"],
        ),
        (
            Player("1 life", play="cursed_skull"),
            ["use cursed_skull"],
            ["Put 3 essences on Cursed Skull", "Any mix of Elan, Calm and Death"],
        ),
        (
            Player("3 calm", play="prism"),
            ["use prism 2"],
            ["Which essence do you pay?", "1 Calm (you have 3)   2 none"],
        ),
        (
            Player("3 calm", play="prism"),
            ["use prism 2", "kind calm"],
            ["How much Calm do you pay? (Prism)", "Type a number from 1 to 3."],
        ),
        (
            Player("3 calm", play="prism"),
            ["use prism 2", "kind calm", "number 2"],
            ["Which essence do you get for it? (Prism)", "1 Elan   2 Life   3 Death"],
        ),
        (
            Player(play="hypnotic_basin"),
            ["use hypnotic_basin"],
            ["Choose a rival", "1 Bob: 2 Elan + 1 Gold", "2 Cy: nothing"],
        ),
        (
            Player(play="seer", discards="hawk"),
            ["use seer"],
            ["1 your deck (empty: your discard pile is reshuffled)   2 the monument deck (3 cards)"],
        ),
        (
            Player(play="seer"),
            ["use seer", "look monuments", "deal temple", "deal library", "deal obelisk"],
            [
                "Put these cards back",
                "1 Library (4 Gold): Turn this → draw a card",
                "all 3 on one line, starting from the top",
            ],
        ),
        (
            Player(play="divination", hand="prism", deck="hawk vault athanor"),
            ["use divination", "deal hawk", "deal vault", "deal athanor"],
            [
                "Discard 3 cards from your hand (Divination)",
                "4 Vault (1 Gold + 1 of any kind): Collect",
                'such as "1 2 3"',
            ],
        ),
        (
            Player(play="corrupt_altar vault(1 gold)"),
            ["use corrupt_altar 2"],
            ["Destroy one of your artifacts", "2 Vault (1 Gold + 1 of any kind) [1 Gold]"],
        ),
        (Player("1 elan", play="reanimate seer(turned)"), ["use reanimate", "pay elan"], ["1 Seer   2 Reanimate"]),
        (
            Player("1 calm", play="mermaid sunken_reef(1 calm)"),
            ["use mermaid", "pay calm"],
            ["Where do you put the essence?", "Sunken Reef [1 Calm]: Worth 1 point per Calm on this card"],
        ),
        (
            Player("1 death 3 elan 3 life", play="crypt", discards="hawk treant"),
            ["use crypt 2"],
            [
                "Which card do you place? (Crypt)",
                "2 Treant (creature, 2 Elan + 3 Life, 2 less): Collect: gain 2 Life",
                "3 place nothing",
            ],
        ),
        (
            Player("1 death 3 elan 3 life", play="crypt", discards="hawk treant"),
            ["use crypt 2", "summon treant"],
            ["Pay for Treant: 2 Elan and 3 Life, minus any 2"],
        ),
        (
            Player(play="protection", deck="hawk"),
            ["pass"],
            ["Swap Protection for another magic item", "Reanimate: Turn this, pay 1 essence of any kind"],
        ),
    ],
)
def test_questions(me: Player, answers: list[str], parts: list[str]) -> None:
    state = position(me, Player("2 elan 1 gold"), Player(), monuments="temple library obelisk")
    text = asked(play(state, *answers))
    for part in parts:
        assert part in text, text


@pytest.mark.parametrize(
    ("dragon", "rival", "answers", "parts"),
    [
        (
            "bone_dragon",
            Player("1 death", play="guard_dog"),
            [],
            ["Bone Dragon attacks: each rival", "Do you react?", "1 Guard Dog: React to Life loss", "2 don’t react"],
        ),
        (
            "bone_dragon",
            Player("1 death", play="guard_dog"),
            ["decline"],
            ["Bone Dragon attacks: each rival", "1 pay 1 Death and ignore", "2 don’t pay: lose 2 Life"],
        ),
        (
            "wind_dragon",
            Player(hand="hawk"),
            [],
            ["1 Hawk (creature, 1 Life + 1 Calm)", "2 discard nothing: lose 2 Life"],
        ),
        ("sea_serpent", Player(play="vault"), [], ["1 Vault (1 Gold + 1 of any kind)", "destroy nothing: lose 2 Life"]),
        (
            "bone_dragon",
            Player("1 life 2 elan 2 gold"),
            [],
            ["lose 2 other essences for the Life you lack", "You have 2 Elan + 2 Gold. Type 2"],
        ),
    ],
)
def test_an_attack_is_explained(dragon: str, rival: Player, answers: list[str], parts: list[str]) -> None:
    state = play(position(Player(play=dragon), rival), f"use {dragon}", *answers)
    assert FACE.status_line(state.view(1), NAMES) == "Round 1 · Actions · Ada’s turn"
    assert not FACE.is_detail(GAME.question(state))
    text = asked(state)
    for part in parts:
        assert part in text, text


def test_collecting_says_what_leaving_is_good_for() -> None:
    mine = Player(play="vault(2 gold) catacombs_of_the_dead(3 death) duelist(1 gold)")
    text = asked(position(mine, Player(), phase="collect"))
    assert "1 Vault: 2 Gold. Collect: if there is Gold here and you leave it, gain 2 essences" in text
    assert "2 Duelist: 1 Gold\n" in text
    assert "3 Catacombs of the Dead: 3 Death, worth 3 points if you leave it there" in text
    assert 'Type the numbers on one line; or "none", or "all".' in text


def test_an_upkeep_and_a_victory_check() -> None:
    text = asked(position(Player("1 death", play="cursed_forge"), Player(), phase="collect"))
    assert "Cursed Forge: pay 1 Death, or turn it" in text
    assert "2 turn Cursed Forge" in text
    text = asked(position(Player("3 gold", play="golden_statue"), Player(), phase="check"))
    assert "Victory check. Do you react?" in text
    assert "2 don’t react" in text


def test_a_draft_says_who_gets_the_rest() -> None:
    state = until(new_game(3, "draft"), "draft")
    assert asked(state).startswith("Keep one of these cards; the rest go to Bob\n")
    for _ in range(12):
        play(state, GAME.question(state).choices[0].text)
    assert asked(until(state, "draft")).startswith("Keep one of these cards; the rest go to Cy\n")


# --- Help


@pytest.mark.parametrize("words", ["vault", "Vault", "VAU", "vault 1", "  vault "])
def test_a_card_is_explained(words: str) -> None:
    assert FACE.explain(words, None, ()).splitlines() == [
        "Vault: artifact, costs 1 Gold and 1 essence of any kind",
        "  Collect: if there is Gold here and you leave it, gain 2 essences of any kind but Gold",
        "  Turn this → put 1 Gold here",
    ]


@pytest.mark.parametrize(
    ("words", "where"),
    [
        ("vault", "In front of Ada: Vault [2 Gold]"),
        ("seer", "In front of Ada: Seer (turned)"),
        ("hawk", "It is in your deck."),
        ("athanor", "It is in your hand."),
        ("mermaid", "It is in Ada’s discard pile."),
        ("temple", "You can claim it from the centre."),
        ("calm elan", "It is available in the centre."),
        ("fire dragon", "  Worth 1 point"),
    ],
)
def test_help_says_where_a_card_is(words: str, where: str) -> None:
    assert FACE.explain(words, RICH.view(0), NAMES).endswith(where)


def test_help_asks_back_where_several_are_meant() -> None:
    assert FACE.explain("chalice", None, ()) == "Which one? Chalice of Fire, Chalice of Life"
    assert FACE.explain("philosopher's stone", None, ()).startswith("Philosopher's Stone: artifact")
    assert FACE.explain("nonsense", None, ()) == ""
    assert FACE.explain("", None, ()) == ""


# --- The end


def end_of(outcome: Ending, state: State, seat: int = SPECTATOR) -> str:
    return drawn(DRAWING.draw_ending(outcome, state.view(seat), NAMES[: len(outcome.points)]))


FINISHED = position(
    Player("3 gold", play="colossus great_pyramid catacombs_of_the_dead(6 death) nightingale"), Player(play="temple")
)


def test_the_end_tells_who_won_and_where_the_points_come_from() -> None:
    outcome = Ending((0,), (13, 2), "points", {"round_limit": False, "tie_break": [6, 0]}, rounds=4)
    shown = end_of(outcome, FINISHED, 0)
    assert shown.startswith("You won! 13 points to 2.\n")
    assert end_of(outcome, FINISHED, 1).startswith("Ada won. 13 points to 2.\n")
    rows = [line.split() for line in shown.splitlines()]
    assert ["Ada", "13", "Bob", "2"] in rows
    assert ["Catacombs", "of", "the", "Dead", "6", "Temple", "2"] in rows
    assert ["First", "Player", "token", "1"] in rows


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (
            Ending((1,), (11, 11), "tie_break", {"round_limit": False, "tie_break": [4, 9]}, rounds=4),
            "Bob won. Bob and Ada have 11 points each. Their essences (Gold counts double): 9 and 4.",
        ),
        (
            Ending((0, 1), (11, 11), "shared", {"round_limit": False, "tie_break": [4, 4]}, rounds=4),
            "Ada and Bob share the victory. Ada and Bob have 11 points each. "
            "Their essences (Gold counts double): 4 and 4.",
        ),
        (
            Ending((0,), (8, 7), "round_limit", {"round_limit": True, "tie_break": [4, 4]}, rounds=30),
            "Ada won. The game ended after 30 rounds; nobody had 10 points. 8 points to 7.",
        ),
        (
            Ending((1,), (8, 12), "match", {"round_limit": False, "tie_break": [4, 4], "wins": [1, 2]}, rounds=9),
            "Bob won. The match ends 2:1. Points in the last game:",
        ),
        (
            Ending((0, 1), (8, 12), "shared", {"round_limit": False, "tie_break": [4, 4], "wins": [1, 1]}, rounds=9),
            "Ada and Bob share the victory. The match ends 1:1. Points in the last game:",
        ),
    ],
)
def test_the_end_says_why(outcome: Ending, said: str) -> None:
    assert said in " ".join(end_of(outcome, FINISHED).split())


def test_points_of_a_reaction_are_told_apart() -> None:
    state = position(Player("3 gold", play="golden_statue great_pyramid colossus temple"), Player(), phase="check")
    play(state, "react golden_statue")
    outcome = GAME.ending(state)
    assert outcome is not None
    assert "for this check only" in end_of(outcome, state)


def test_between_the_games_of_a_match_the_points_are_told() -> None:
    mine = Player(play="seer catacombs_of_the_dead(10 death)", deck=DECK)
    state = position(mine, Player(play="witch", deck=OTHER_DECK), passed=[0], turn=1, variant="match")
    before, events = state.view(0), list[tuple[int, ...]]()
    for answer in ("pass", "item reanimate", "deal dragon_egg"):
        happened: list[tuple[int, ...]] = []
        state.apply_action(GAME.read(state, answer), happened)
        events += [GAME.redact(event, 0) for event in happened]
    told = FACE.narrate(events, NAMES[:2], 0, lambda: before)
    assert told[-4:] == [
        "The game is over: you win on points.",
        "Ada: 11 points (Catacombs of the Dead 10, First Player token 1)",
        "Bob: 0 points",
        "Game 2 of the match begins.",
    ]
