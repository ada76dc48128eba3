"""Why something cannot be done, and what lacks: the engine's reason, the same in every language and in errors."""

from __future__ import annotations

import pytest

from conclave.core.dealer import SeededDealer
from conclave.core.errors import IllegalAction
from conclave.core.session import Session
from conclave.core.text.fluent import list_languages
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.notation import FORMS
from conclave.games.res_arcana.position_builder import Player, position
from conclave.games.res_arcana.text import reason_text
from table import play


def action_of(text: str) -> int:
    """The action that notation writes so, legal or not."""
    action = FORMS.find_action(text)
    assert action is not None
    return action


def why(state: State, text: str, language: str = "en") -> str:
    reason = state.why_not(action_of(text))
    return reason_text.explain_reason(reason, language) if reason else ""


def closed(state: State) -> dict[str, str]:
    return {one.choice.text: reason_text.explain_reason(one.reason) for one in GAME.question(state).unavailable}


@pytest.mark.parametrize("play_", ["", "artificer"], ids=["without a discount", "with the Artificer"])
def test_what_a_discount_may_not_cover_lacks_with_it_as_without_it(play_: str) -> None:
    """The Artificer's discount never covers Gold."""
    state = position(Player(pool="2 elan", play=play_, hand="athanor"), Player())
    assert why(state, "place athanor") == "You lack 1 Gold."
    assert closed(state)["place athanor"] == "You lack 1 Gold."


@pytest.mark.parametrize(
    ("me", "answers", "text", "says"),
    [
        (Player("1 death", hand="athanor"), [], "place athanor", "You lack 1 Elan and 1 Gold."),
        (Player("1 elan 1 gold", hand="athanor"), [], "place athanor", ""),
        (Player("", hand="bone_dragon", play="dragon_bridle"), [], "place bone_dragon",
         "You lack 1 Life and 4 Death, minus 3 from your discount."),
        (Player("1 life", hand="bone_dragon", play="dragon_bridle"), [], "place bone_dragon", "You lack 1 Death."),
        (Player("4 calm", hand="wind_dragon"), [], "place wind_dragon", "You lack 4 essences of any kind."),
        (Player("3 calm", hand="wind_dragon"), [], "place wind_dragon", "You lack 1 Calm, and 4 of any kind."),
        (Player("2 calm", hand="wind_dragon", play="dragon_bridle"), [], "place wind_dragon",
         "You lack 3 essences of any kind."),
        (Player("9 gold"), [], "place athanor", "You don’t have it in hand."),
        (Player("9 gold"), [], "claim temple", "You cannot claim it: it is not in the centre."),
        (Player("3 gold"), [], "claim library", "You lack 1 Gold."),
        (Player("3 gold"), [], "claim top", "You lack 1 Gold."),
        (Player("9 elan"), [], "use mermaid 1", "You don’t have it in play."),
        (Player("9 elan", play="mermaid"), [], "use mermaid 1", "You lack 1 Life, Calm or Gold."),
        (Player("9 elan", play="mermaid"), [], "use mermaid 2", "It has no such power."),
        (Player("1 death", play="catacombs_of_the_dead"), [], "use catacombs_of_the_dead 1", "You lack 4 Death."),
        (Player("9 elan", play="athanor"), ["use athanor 1", "pass"], "use athanor 1",
         "You have another decision to make first."),
        (Player("9 elan", play="athanor(turned)"), [], "use athanor 1", "It stays turned until the next round."),
        (Player("1 elan", play="athanor"), [], "use athanor 2", "Athanor lacks 6 Elan."),
        (Player("", play="golden_statue"), [], "use golden_statue 1", "You can use this only as a reaction."),
        (Player("", play="obelisk"), [], "use obelisk 1", "This happens only once, when you claim it."),
        (Player("9 elan", play="fiery_whip"), [], "use fiery_whip 2", "You have no other artifact in play."),
        (Player("9 elan"), [], "pay elan", "You have another decision to make first."),
        (Player("9 elan"), [], "decline", "You have another decision to make first."),
        (Player("2 elan 1 life", hand="hawk", play="artificer"), ["place hawk"], "pay gold", "You have no Gold."),
    ],
)  # fmt: skip
def test_a_reason_says_what_lacks(me: Player, answers: list[str], text: str, says: str) -> None:
    state = play(position(me, Player(), centre="library", monuments="great_pyramid"), *answers)
    assert why(state, text) == says
    assert (action_of(text) in state.legal_actions()) == (says == "")


def test_what_a_power_would_place_lacks_with_its_own_discount() -> None:
    """Crypt takes 2 off, but no Gold; what it could place and nobody can pay for says what lacks."""
    state = position(Player("1 death 1 life", play="crypt", discards="hawk treant athanor vault sea_serpent"), Player())
    play(state, "use crypt 2")
    assert closed(state) == {
        "summon athanor": "You lack 1 Gold.",
        "summon treant": "You lack 2 Elan and 2 Life, minus 2 from your discount.",
        "summon sea_serpent": "You lack 2 Life and 6 Calm, minus 2 from your discount.",
        "summon vault": "You lack 1 Gold.",
    }


def test_a_reaction_that_is_not_possible_says_why() -> None:
    """Whoever is attacked is told of every reaction that lies before them."""
    rival = Player("3 life", play="tree_of_life guard_dog(turned) elemental_spring golden_statue")
    state = play(position(Player(play="bone_dragon"), rival), "use bone_dragon 1")
    assert state.current_player() == 1
    assert closed(state) == {
        "react guard_dog 2": "It stays turned until the next round.",
        "react elemental_spring 1": "You lack 1 Calm.",
        "react golden_statue 1": "You cannot react to this with it.",
    }


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    state = position(Player("2 elan", play="artificer", hand="athanor"), Player())
    before = state.dump()
    with pytest.raises(IllegalAction, match=r"'place athanor' is not possible here: you lack 1 Gold$") as applied:
        state.apply_action(action_of("place athanor"))
    with pytest.raises(IllegalAction, match="you lack 1 Gold; possible is for example") as read:
        GAME.read(state, "place athanor")
    assert applied.value.reason == read.value.reason == state.why_not(action_of("place athanor"))
    assert {reason_text.explain_reason(read.value.reason, language) for language in list_languages()} == {
        "You lack 1 Gold.", "Dir fehlt: 1 Gold.", "Te falta: 1 Oro.", "Il vous manque 1 Or.",
    }  # fmt: skip
    assert state.dump() == before


def test_a_session_refuses_with_the_same_words() -> None:
    session = Session(GAME, GAME.options({"variant": "first_game"}), SeededDealer(b"reasons"))
    seat = session.state.current_player()
    with pytest.raises(IllegalAction, match=r"'claim top' is not possible here: \w+"):
        session.submit(seat, session.length, [action_of("claim top")])


def test_numbers_that_are_no_action_are_refused_in_words_too() -> None:
    state = position(Player(), Player())
    for action in (-1, 0, 1 << 40, codes.VERBS << codes.SHIFT):
        with pytest.raises(IllegalAction, match=f"action {action} is not possible here"):
            state.apply_action(action)


def test_every_code_has_its_words_in_every_language() -> None:
    listed = [getattr(codes, name) for name in dir(codes) if name.startswith("R_")]
    for code in listed:
        numbers = {
            codes.R_LACKS: (0, 1, 1, 0, 0, 1, 1),
            codes.R_LACKS_OF: (1, 3),
            codes.R_LACKS_HERE: (0, 1, 0, 0, 0, 0),
        }
        needs = [(need,) for need in reason_text.NEEDS] if code == codes.R_NEEDS else [numbers.get(code, (1, 2))]
        for more in needs:
            assert len({reason_text.explain_reason((code, *more), language) for language in list_languages()}) == len(
                list_languages()
            )


def test_a_choice_says_what_it_would_mean() -> None:
    """A discount as the engine counts it, points that lie on what is taken, the token that the first to pass takes."""
    state = position(Player("9 elan 1 gold", hand="athanor", play="artificer"), Player())
    then = {choice.text: choice.preview for choice in GAME.question(state).choices}
    assert then["place athanor"] == {"less": 1}
    assert then["pass"] == {"token": 1}
    assert then["discard athanor for gold"] == {}
