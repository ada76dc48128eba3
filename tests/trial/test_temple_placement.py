"""The temple phase (rulebook page 5): who places when, and the three rules."""

from __future__ import annotations

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import asked, choices, clone, figure, phase, play


def placing(*figures: int, barrier: int = 1, seats: int = 4) -> State:
    """The first seats have placed their figures here."""
    players = [Player(figure=place) for place in figures] + [Player()] * (seats - len(figures))
    return position(*players, phase="temple", barrier=barrier)


def free(state: State) -> list[int]:
    """Where the figure may be placed."""
    return [int(choice.removeprefix("figure ")) for choice in choices(state) if choice.startswith("figure ")]


# --- Turns


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_starting_player_places_first_and_others_follow_clockwise(start: int) -> None:
    state = position(Player(), Player(), Player(), phase="temple", start=start)
    for i, place in enumerate((2, 6, 9)):
        assert asked(state) == ((start + i) % 3, "place")
        play(state, f"figure {place}")
        assert figure(state, (start + i) % 3) == place
    assert phase(state) != "temple"


def test_everybody_places_one_figure() -> None:
    state = position(*[Player()] * 4, phase="temple")
    play(state, "figure 2", "figure 5", "figure 7", "figure 10")
    assert [figure(state, seat) for seat in range(4)] == [2, 5, 7, 10]
    assert [clone(state, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_with_three_or_more_there_are_no_clones() -> None:
    for seats in (3, 4):
        assert not [choice for choice in choices(placing(seats=seats)) if choice.startswith("clone")]


def test_one_must_place_a_figure() -> None:
    assert choices(placing(barrier=3)) == [f"figure {place}" for place in range(1, 13) if place != 3]


# --- Rule 1


@pytest.mark.parametrize("barrier", [1, 6, 12])
def test_rule_1_nobody_stands_on_the_day_and_night_tile(barrier: int) -> None:
    state = placing(barrier=barrier)
    assert free(state) == [place for place in range(1, 13) if place != barrier]
    with pytest.raises(IllegalAction):
        play(state, f"figure {barrier}")


# --- Rule 2


def test_rule_2_a_tile_has_one_figure() -> None:
    state = placing(5, 9)
    assert free(state) == [2, 3, 4, 6, 7, 8, 10, 11, 12]
    with pytest.raises(IllegalAction):
        play(state, "figure 9")


# --- Rule 3


def test_rule_3_a_figure_is_not_placed_between_two_figures() -> None:
    assert free(placing(5, 7)) == [2, 3, 4, 8, 9, 10, 11, 12]


def test_rule_3_a_figure_is_not_placed_between_a_figure_and_the_day_and_night_tile() -> None:
    assert free(placing(3)) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert free(placing(11)) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_rule_3_a_figure_beside_the_day_and_night_tile_is_not_shut_in() -> None:
    assert free(placing(2)) == [4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert free(placing(12)) == [2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_rule_3_a_figure_beside_another_is_not_shut_in_from_either_side() -> None:
    assert free(placing(6, 7)) == [2, 3, 4, 9, 10, 11, 12]


def test_rule_3_two_figures_may_stand_side_by_side() -> None:
    assert {5, 7} <= set(free(placing(6)))


def test_rule_3_holds_around_the_end_of_the_ring() -> None:
    assert free(placing(12, 2, barrier=6)) == [3, 4, 5, 7, 8, 9, 10, 11]
    assert free(placing(12, 1, barrier=6)) == [3, 4, 5, 7, 8, 9, 10]


def test_rule_3_the_day_and_night_tile_may_have_a_figure_on_both_sides() -> None:
    assert 2 in free(placing(12))
    assert 12 in free(placing(2))


def test_example_where_green_cannot_place() -> None:
    """Clockwise: a free tile, Yellow, the Day-and-Night tile, a free tile, Red, a free tile, Blue."""
    red, blue, yellow = 7, 9, 4
    state = placing(red, blue, yellow, barrier=5)
    assert asked(state) == (3, "place")
    forbidden = {
        5: "the Day-and-Night tile",
        red: "a figure",
        blue: "a figure",
        yellow: "a figure",
        8: "surrounded by Red and Blue",
        6: "surrounded by the tile and Red",
        3: "Yellow would be surrounded by the tile and Green",
    }
    assert free(state) == [place for place in range(1, 13) if place not in forbidden]
    for place in forbidden:
        with pytest.raises(IllegalAction):
            play(state, f"figure {place}")


@pytest.mark.parametrize("barrier", range(1, 13))
def test_the_rules_do_not_depend_on_where_the_ring_begins(barrier: int) -> None:
    def turned(place: int) -> int:
        return (place + barrier - 2) % 12 + 1

    state = placing(turned(3), turned(6), turned(7), barrier=barrier)
    assert sorted(free(state)) == sorted(map(turned, (4, 9, 10, 11, 12)))
