"""What an expert works out at a table of Trial of the Temples: points within reach, and where a harvest comes from."""

from __future__ import annotations

from conclave.core.game import SPECTATOR
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import choices, play


def reach(state: State, seat: int = 0) -> int:
    return int(GAME.derived_info(state, SPECTATOR)["seats"][seat]["reach"]) - state.points()[seat]


def best_of_all_ways(state: State) -> int:
    """The points that the seat which acts can add, found by playing every way through its next trial."""
    now, seat, most, open_states = state.points()[0], state.current_player(), 0, [state]
    while open_states:
        one = open_states.pop()
        most = max(most, one.points()[0] - now)
        if one.current_player() == seat:
            answers = [answer for answer in choices(one) if answer.split()[0] in ("trial", "go", "buy")]
            open_states += [play(one.copy(), answer) for answer in answers]
    return most


def test_points_within_reach_are_those_of_a_trial_that_can_be_paid_for() -> None:
    state = position(Player(goods="1 action 3 red 2 yellow 2 blue 1 purple"), Player(), Player())
    assert reach(state) == best_of_all_ways(state) > 0


def test_who_has_nothing_or_rests_reaches_no_more() -> None:
    assert reach(position(Player(goods="3 red"), Player(), Player())) == 0  # no token, and no mana for one
    resting = position(Player(), Player(goods="2 action 3 red 3 yellow 3 blue"), Player(), rested=[1])
    assert reach(resting, 1) == 0


def test_a_harvest_comes_from_the_tiles_up_to_the_next_figure_or_the_barrier() -> None:
    state = position(Player(figure=9), Player(), Player(), phase="temple", barrier=1)
    then = next(choice.preview for choice in GAME.question(state).choices if choice.text == "figure 6")
    assert [position for position in range(12) if then["from"] >> position & 1] == [0, 1, 2, 3, 4, 5, 6, 7]
