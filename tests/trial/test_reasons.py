"""Why something cannot be done, what lacks, and what a choice would bring: as the engine says it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from conclave.core.errors import IllegalAction
from conclave.core.text.fluent import list_languages
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.notation import FORMS
from conclave.games.trial_of_the_temples.position_builder import Player, position
from conclave.games.trial_of_the_temples.text import reason_text
from trial_table import play


def why(state: State, text: str) -> str:
    """The reason against an action in notation, legal or not; "" for a legal one."""
    action = FORMS.find_action(text)
    assert action is not None
    reason = state.why_not(action)
    return reason_text.explain_reason(reason) if reason else ""


def then(state: State, text: str) -> Mapping[str, int]:
    return next(choice.preview for choice in GAME.question(state).choices if choice.text == text)


def turn(goods: str = "", mana: int = 0, marks: str = "", cores: str = "", used: str = "") -> State:
    return position(Player(goods=goods, mana=mana, marks=marks, cores=cores, used=used), Player(), Player())


@pytest.mark.parametrize(
    ("state", "text", "says"),
    [
        (turn(mana=1), "trial fire", "You need an action token, or 1 more mana to buy one (for 2)."),
        (turn("1 action", 3), "trial fire",
         "For space 1 you lack 1 red crystal. You could buy it with 1 more mana (4 per crystal)."),
        (turn("1 action", 4), "trial fire", ""),
        (turn(mana=5), "trial fire",
         "For space 1 you lack 1 red crystal. You could buy it with 1 more mana (4 per crystal)."),
        (turn("1 action 1 blue", 3, "fire 2"), "trial fire",
         "For space 3 you lack 1 red crystal and 1 yellow crystal. You could buy it with 5 more mana (4 per crystal)."),
        (turn("9 red 9 action", 0, "fire 12"), "trial fire", "There is no free space ahead on this track."),
        (turn("1 action 1 red", 0, "fire 1", "red a3"), "trial fire", ""),  # a spell makes the purple crystal
        (turn("1 action 1 red", 0, "fire 1", "red a3", "a3"), "trial fire",
         "For space 2 you lack 1 purple crystal. You could buy it with 4 more mana (4 per crystal)."),
        (turn(), "convert", "You have nothing to trade."),
        (turn(), "go on", "You have another decision to make first."),
        (play(turn("1 red", 3), "convert"), "buy blue", "You lack 1 mana."),
        (play(turn("1 red", 3), "convert"), "sell blue", "You need 1 blue crystal for this."),
        (play(turn("1 red", 3), "convert"), "done", "Trade at least once."),
        (play(turn("2 red", 3), "convert", "buy action"), "sell red",
         "Sell before you buy, in the order of this list."),
        (play(turn("1 red", 3), "convert"), "cast to_purple red", "You have no core on To Purple."),
    ],
)  # fmt: skip
def test_a_reason_says_what_lacks(state: State, text: str, says: str) -> None:
    assert why(state, text) == says


def test_places_on_the_ring_say_why_not() -> None:
    state = position(Player(figure=4), Player(), Player(), phase="temple", barrier=1)
    assert why(state, "figure 1") == "The Day-and-Night tile is here."
    assert why(state, "figure 4") == "There is already a figure here."
    assert why(state, "clone 6") == "Clones are for two players only."
    state = position(Player(figure=3), Player(), Player(), phase="temple", barrier=1)
    assert why(state, "figure 2").startswith("A figure would be boxed in here")


def test_a_refused_action_says_why() -> None:
    state = turn("1 action", 3)
    with pytest.raises(IllegalAction, match="'trial fire' is not possible here: for space 1 you lack 1 red") as read:
        GAME.read(state, "trial fire")
    assert read.value.reason == (codes.R_LACKS, 1, 1, 0, 0, 0, codes.CRYSTAL_PRICE, 1)
    with pytest.raises(IllegalAction, match=r"you lack 1 red crystal\. You could buy it with 1 more mana"):
        state.apply_action(codes.V_TRIAL << codes.SHIFT)


def test_every_code_has_its_words_in_every_language() -> None:
    for code in [getattr(codes, name) for name in dir(codes) if name.startswith("R_")]:
        numbers = (1, 1, 0, 0, 0, 4, 1) if code == codes.R_LACKS else (1, 2)
        assert len({reason_text.explain_reason((code, *numbers), language) for language in list_languages()}) == len(
            list_languages()
        )


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
