"""Why something cannot be done, what lacks, and what a choice would bring: as the engine says it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from conclave.play.errors import IllegalAction
from conclave.play.fluent import languages
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.engine.state import State
from conclave.trial_of_the_temples.face import reasons
from conclave.trial_of_the_temples.game import GAME
from conclave.trial_of_the_temples.notation import FORMS
from conclave.trial_of_the_temples.position import Player, position
from trial_table import play


def why(state: State, text: str) -> str:
    """The reason against an action in notation, legal or not; "" for a legal one."""
    action = FORMS.meant(text)
    assert action is not None
    reason = state.why_not(action)
    return reasons.why(reason) if reason else ""


def then(state: State, text: str) -> Mapping[str, int]:
    return next(choice.then for choice in GAME.question(state).choices if choice.text == text)


def turn(goods: str = "", mana: int = 0, marks: str = "", cores: str = "", used: str = "") -> State:
    return position(Player(goods=goods, mana=mana, marks=marks, cores=cores, used=used), Player(), Player())


@pytest.mark.parametrize(
    ("state", "text", "says"),
    [
        (turn(mana=1), "trial fire", "You lack an action token, and 1 mana to buy one for 2."),
        (turn("1 action", 3), "trial fire",
         "For space 1 you lack 1 red crystal; 1 more mana would buy that (4 a crystal)."),
        (turn("1 action", 4), "trial fire", ""),
        (turn(mana=5), "trial fire", "For space 1 you lack 1 red crystal; 1 more mana would buy that (4 a crystal)."),
        (turn("1 action 1 blue", 3, "fire 2"), "trial fire",
         "For space 3 you lack 1 red crystal and 1 yellow crystal; 5 more mana would buy that (4 a crystal)."),
        (turn("9 red 9 action", 0, "fire 12"), "trial fire", "No free space lies ahead on this track."),
        (turn("1 action 1 red", 0, "fire 1", "red a3"), "trial fire", ""),  # a spell makes the purple crystal
        (turn("1 action 1 red", 0, "fire 1", "red a3", "a3"), "trial fire",
         "For space 2 you lack 1 purple crystal; 4 more mana would buy that (4 a crystal)."),
        (turn(), "convert", "You have nothing to convert."),
        (turn(), "go on", "Something else is asked now."),
        (play(turn("1 red", 3), "convert"), "buy blue", "You lack 1 mana."),
        (play(turn("1 red", 3), "convert"), "sell blue", "You need 1 blue crystal for this."),
        (play(turn("1 red", 3), "convert"), "done", "Make one conversion at least."),
        (play(turn("2 red", 3), "convert", "buy action"), "sell red",
         "In one go, selling comes before buying, and in the order of this list."),
        (play(turn("1 red", 3), "convert"), "cast to_purple red", "None of your cores lies on Into Purple."),
    ],
)  # fmt: skip
def test_a_reason_says_what_lacks(state: State, text: str, says: str) -> None:
    assert why(state, text) == says


def test_places_on_the_ring_say_why_not() -> None:
    state = position(Player(figure=4), Player(), Player(), phase="temple", barrier=1)
    assert why(state, "figure 1") == "The Day-and-Night tile lies here."
    assert why(state, "figure 4") == "Somebody stands here already."
    assert why(state, "clone 6") == "Only a game of two has clones."
    state = position(Player(figure=3), Player(), Player(), phase="temple", barrier=1)
    assert why(state, "figure 2").startswith("No figure may stand between two others")


def test_a_refused_action_says_why() -> None:
    state = turn("1 action", 3)
    with pytest.raises(IllegalAction, match="'trial fire' is not possible here: for space 1 you lack 1 red") as read:
        GAME.read(state, "trial fire")
    assert read.value.reason == (codes.R_LACKS, 1, 1, 0, 0, 0, codes.CRYSTAL_PRICE, 1)
    with pytest.raises(IllegalAction, match="you lack 1 red crystal; 1 more mana would buy that"):
        state.apply(codes.V_TRIAL << codes.SHIFT)


def test_every_code_has_its_words_in_every_language() -> None:
    for code in [getattr(codes, name) for name in dir(codes) if name.startswith("R_")]:
        numbers = (1, 1, 0, 0, 0, 4, 1) if code == codes.R_LACKS else (1, 2)
        assert len({reasons.why((code, *numbers), language) for language in languages()}) == len(languages())


def test_a_step_says_where_it_leads_and_what_it_takes() -> None:
    assert then(turn("1 action 1 red"), "trial fire") == {"space": 1, "points": 1, "mana": 0}
    assert then(turn("1 action", 9), "trial fire")["mana"] == 4
    with_spell = turn("1 action 1 red", 9, "fire 1", "red a3")
    assert then(with_spell, "trial fire")["mana"] == 0  # the spell makes what lacks, so nothing need be bought
    skipping = position(Player("1 action 9 red"), Player(marks="fire 1"), Player(marks="fire 2"))
    assert skipping.view(0)["players"][0]["ahead"][0] == [3, 4, 5]


def test_points_are_shown_in_parts() -> None:
    state = position(Player(marks="fire 3", cores="red a1, blue a2, yellow a3"), Player(), Player())
    shown = state.view(0)["players"][0]
    assert shown["lines"] > 0
    assert sum(shown["tracks"]) + shown["lines"] + shown["spells"] == shown["points"]
