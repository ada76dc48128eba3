"""The rules for two players (rulebook pages 10 and 11): neutral markers, clones, the token, extra mana."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.errors import IllegalAction
from conclave.core.game import CHANCE
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import (
    asked,
    changed,
    choices,
    clone,
    deal,
    figure,
    goods,
    is_over,
    mana,
    marks,
    neutrals,
    new_game,
    outcome,
    phase,
    play,
    rest_all,
    stacks,
    start_player,
    until,
)

PLENTY = "9 red 9 yellow 9 blue 9 purple 9 action"


def night(first: str = "", second: str = "", *players: str, mana: int = 0, components: Any = None) -> State:
    """A second round begins; neutral markers and players' markers stand so."""
    seats = [Player(marks=text, mana=mana) for text in (*players, "", "")[:2]]
    return position(
        *seats, phase="night", round_number=2, revealed="r3", neutrals=(first, second), components=components
    )


def with_corners(top: dict[str, Any], bottom: dict[str, Any]) -> Any:
    """A box in which every round tile has these corners."""

    def edit(plain: dict[str, Any]) -> None:
        for tile in plain["round_tiles"]:
            tile["two_player"] = {"top_left": top, "bottom_left": bottom}

    return changed(edit)


ELSEWHERE: dict[str, Any] = {"icon": "scoring_level", "tracks": ["sand"]}
LEVEL_ON_FIRE = with_corners({"icon": "scoring_level", "tracks": ["fire"]}, ELSEWHERE)
CORE_ON_FIRE = with_corners({"icon": "core_reward", "tracks": ["fire"]}, ELSEWHERE)


def moved(box: Any, neutral: str, *others: str, second: str = "") -> int:
    """Where the first neutral marker on the Fire Track goes from here, among these markers of players."""
    state = play(night(neutral, second, *others, components=box), "reveal r1")
    return neutrals(state)[0].get("fire", 0)


# --- Neutral markers


def test_example_of_the_neutral_markers() -> None:
    """Yellow's two go to the next level of Water and Sand; Green's to the next core of Fire, over Blue's marker."""
    state = play(night("", "", "fire 2", mana=3), "reveal r1")
    yellow, green = neutrals(state)
    assert yellow == {"water": 1, "sand": 1}
    assert green == {"fire": 3}
    assert [mana(state, 0), mana(state, 1)] == [4, 3], "Blue was skipped over"


@pytest.mark.parametrize(
    ("tile", "first", "second"),
    [
        ("r1", {"water": 1, "sand": 1}, {"fire": 3}),
        ("r2", {"fire": 1, "sand": 1}, {"water": 3}),
        ("r4", {"fire": 3}, {"water": 1, "sand": 1}),
        ("r5", {"water": 3}, {"fire": 1, "sand": 1}),
        ("r6", {"sand": 3}, {"fire": 1, "water": 1}),
    ],
)
def test_the_first_set_goes_by_the_top_left_corner_and_the_second_by_the_bottom_left(
    tile: str, first: dict[str, int], second: dict[str, int]
) -> None:
    assert neutrals(play(night(), f"reveal {tile}")) == [first, second]


def test_they_advance_in_the_first_round_too() -> None:
    state = play(position(Player(), Player(), phase="night"), "reveal r3")
    assert neutrals(state) == [{"fire": 1, "water": 1}, {"sand": 3}]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_there_are_none(seats: int) -> None:
    state = play(position(*[Player(marks="fire 2")] + [Player()] * (seats - 1), phase="night"), "reveal r1")
    assert neutrals(state) == [{}, {}]
    assert mana(state, 0) == 0


# Levels of a track: 0 | 1-2 | 3-5 | 6-8 | 9-11 | 12. Cores: 3, 6, 9, 11.


@pytest.mark.parametrize(
    ("here", "there"),
    [(0, 1), (1, 3), (2, 3), (3, 6), (5, 6), (6, 9), (8, 9), (9, 12), (11, 12), (12, 12)],
)
def test_by_level_it_goes_to_the_first_space_of_the_next_level(here: int, there: int) -> None:
    assert moved(LEVEL_ON_FIRE, f"fire {here}") == there


@pytest.mark.parametrize(
    ("here", "there"), [(0, 3), (1, 3), (3, 6), (5, 6), (6, 9), (8, 9), (9, 11), (10, 11), (11, 11), (12, 12)]
)
def test_by_core_it_goes_to_the_next_core_reward(here: int, there: int) -> None:
    assert moved(CORE_ON_FIRE, f"fire {here}") == there


def test_by_level_it_takes_the_nearest_unoccupied_space() -> None:
    assert moved(LEVEL_ON_FIRE, "", "fire 1") == 2
    assert moved(LEVEL_ON_FIRE, "fire 1", "fire 3") == 4
    assert moved(LEVEL_ON_FIRE, "fire 1", "fire 3", "fire 4") == 5
    assert moved(LEVEL_ON_FIRE, "fire 1", "fire 4") == 3


def test_where_a_level_is_full_it_goes_to_the_next_one_with_a_free_space() -> None:
    assert moved(LEVEL_ON_FIRE, "", "fire 1", "fire 2") == 3
    assert moved(LEVEL_ON_FIRE, "fire 1", "fire 3", "fire 4", second="fire 5") == 6


def test_where_a_core_is_taken_it_goes_to_the_one_behind() -> None:
    assert moved(CORE_ON_FIRE, "", "fire 3") == 6
    assert moved(CORE_ON_FIRE, "", "fire 3", "fire 6", second="fire 9") == 11
    assert moved(CORE_ON_FIRE, "fire 9", "fire 11") == 9, "none is left, so it stays"


def test_where_no_level_has_a_free_space_it_stays() -> None:
    assert moved(LEVEL_ON_FIRE, "fire 9", "fire 12") == 9


def test_another_neutral_marker_occupies_its_space_as_well() -> None:
    assert moved(LEVEL_ON_FIRE, "", second="fire 1") == 2
    assert moved(CORE_ON_FIRE, "", second="fire 3") == 6


def test_the_second_set_moves_after_the_first() -> None:
    box = with_corners({"icon": "scoring_level", "tracks": ["fire"]}, {"icon": "scoring_level", "tracks": ["fire"]})
    state = play(night(components=box), "reveal r1")
    assert neutrals(state) == [{"fire": 1}, {"fire": 2}]


def test_every_player_whose_marker_is_skipped_over_gains_a_mana() -> None:
    state = play(night("", "", "fire 1", "fire 2", components=CORE_ON_FIRE), "reveal r1")
    assert [neutrals(state)[0], mana(state, 0), mana(state, 1)] == [{"fire": 3}, 1, 1]


def test_only_markers_that_are_passed_are_skipped_over() -> None:
    state = play(night("fire 3", "", "fire 2", "fire 7", components=CORE_ON_FIRE), "reveal r1")
    assert [neutrals(state)[0], mana(state, 0), mana(state, 1)] == [{"fire": 6}, 0, 0]


def test_a_marker_that_stays_skips_nobody() -> None:
    state = play(night("fire 9", "", "fire 11", "fire 10", components=CORE_ON_FIRE), "reveal r1")
    assert [neutrals(state)[0], mana(state, 0), mana(state, 1)] == [{"fire": 9}, 0, 0]


def test_neutral_markers_take_no_cores() -> None:
    before = stacks(night())
    state = play(night(), "reveal r1")
    assert stacks(state) == before == {"red": 6, "yellow": 6, "blue": 6, "purple": 5}


def test_players_skip_neutral_markers_which_gain_nothing() -> None:
    """From the start over 1 and 2, for the cost of 3."""
    state = position(Player(goods="1 red 1 yellow 1 action"), Player(), neutrals=("fire 1", "fire 2"))
    play(state, "trial fire")
    assert [marks(state, 0), goods(state, 0), asked(state)] == [{"fire": 3}, {}, (0, "core")]
    assert [mana(state, 0), mana(state, 1)] == [0, 0]


def test_players_and_neutral_markers_in_a_row_are_skipped_together() -> None:
    state = position(Player(goods=PLENTY), Player(marks="fire 2"), neutrals=("fire 1", "fire 3"))
    play(state, "trial fire")
    assert [marks(state, 0), mana(state, 1)] == [{"fire": 4}, 1]


def test_a_neutral_marker_on_the_last_space_shuts_it() -> None:
    state = position(Player(goods=PLENTY, marks="fire 11"), Player(), neutrals=("fire 12", ""))
    assert "trial fire" not in choices(state)


def test_a_neutral_marker_on_the_last_space_counts_for_the_end() -> None:
    players = Player(marks="water 12"), Player()
    state = rest_all(position(*players, neutrals=("fire 12", "")))
    assert is_over(state)
    assert outcome(state).details["ended_by"] == ["two_tracks_finished"]
    both = rest_all(position(Player(), Player(), neutrals=("fire 12", "sand 12")))
    assert outcome(both).details["ended_by"] == ["two_tracks_finished"]
    one = rest_all(position(Player(), Player(), neutrals=("fire 12", "fire 11")))
    assert asked(one) == (CHANCE, "chance")


def test_the_end_that_neutral_markers_bring_is_the_end_of_the_round() -> None:
    state = play(night("water 9 sand 9"), "reveal r1")
    assert [neutrals(state)[0], asked(state)] == [{"water": 12, "sand": 12}, (1, "place")]
    until(state, "trial")
    assert not is_over(state)
    assert outcome(rest_all(state)).details["ended_by"] == ["two_tracks_finished"]


# --- Setup


def test_each_gains_two_mana_more_at_the_start() -> None:
    state = play(deal(new_game(2)), "mat red", "mat blue")
    assert [mana(state, 0), mana(state, 1)] == [2, 2]


# --- The token


def test_the_token_alternates() -> None:
    state = position(Player(), Player(), phase="night", start=1)
    play(state, "reveal r1")
    assert [start_player(state), asked(state)] == [1, (1, "place")]
    play(state, "figure 12", "figure 3", "clone 6", "clone 9")
    assert asked(state) == (1, "collect")
    play(state, "collect figure")
    while asked(state)[1] not in ("turn", "collect"):
        play(state, choices(state)[0])
    play(state, "collect figure")
    while asked(state)[1] != "turn":
        play(state, choices(state)[0])
    assert [start_player(state), asked(state)] == [1, (1, "turn")], "nobody wins it at the night side"
    rest_all(state)
    assert start_player(state) == 1
    play(state, "reveal r2")
    assert [start_player(state), asked(state)] == [0, (0, "place")]


def test_whoever_collects_at_the_night_side_gains_its_resource_but_not_the_token() -> None:
    players = Player(figure=4, clone=6), Player(figure=12, clone=9)
    state = position(*players, phase="resource", nights=(), ring="t10 t01 t02 t04 t03", turn=1)
    before = mana(state, 1)
    play(state, "collect figure", "wild red", "wild red")
    assert mana(state, 1) == before + 2 + 2 + 2, "of its tile, of the night side, and for three tiles"
    assert [start_player(state), asked(state)] == [0, (0, "turn")]


# --- Placing


def test_on_a_turn_one_places_the_figure_or_the_clone() -> None:
    state = position(Player(), Player(), phase="temple", barrier=12)
    places = range(1, 12)
    assert choices(state) == [f"figure {place}" for place in places] + [f"clone {place}" for place in places]
    play(state, "clone 3")
    assert [figure(state, 0), clone(state, 0), asked(state)] == [0, 3, (1, "place")]


def test_turns_alternate_until_all_four_stand() -> None:
    state = position(Player(), Player(), phase="temple", start=1)
    for seat, answer in ((1, "clone 3"), (0, "figure 5"), (1, "figure 8"), (0, "clone 10")):
        assert asked(state) == (seat, "place")
        play(state, answer)
    assert [figure(state, 0), clone(state, 0), figure(state, 1), clone(state, 1)] == [5, 10, 8, 3]
    assert [phase(state), asked(state)] == ["resource", (1, "collect")]


def test_whichever_stands_already_is_not_placed_again() -> None:
    state = position(Player(figure=3), Player(clone=6), phase="temple")
    assert not [choice for choice in choices(state) if choice.startswith("figure")]
    play(state, "clone 9")
    assert not [choice for choice in choices(state) if choice.startswith("clone")]


def test_a_clone_is_a_figure_for_the_three_rules() -> None:
    state = position(Player(figure=3), Player(clone=5), phase="temple")
    free = [int(choice.removeprefix("clone ")) for choice in choices(state) if choice.startswith("clone")]
    assert free == [6, 7, 8, 9, 10, 11, 12], "2 and 4 lie between; ones own figure counts as well"
    pair = position(Player(figure=6), Player(clone=7), phase="temple")
    free = [int(choice.removeprefix("clone ")) for choice in choices(pair) if choice.startswith("clone")]
    assert free == [2, 3, 4, 9, 10, 11, 12]


# --- Collecting


def test_one_collects_with_the_figure_or_with_the_clone_not_with_both() -> None:
    """Day sides in order; the figure on 4, the clone on 6, between them 5."""
    players = Player(figure=4, clone=6, mana=2), Player(figure=8, clone=10)
    state = position(*players, phase="resource", nights=())
    assert [asked(state), choices(state)] == [(0, "collect"), ["collect figure", "collect clone", "convert"]]
    by_figure = play(state.copy(), "collect figure")
    # Own tile; 3, 2 and the day side; 5.
    assert [goods(by_figure, 0), mana(by_figure, 0)] == [{"red": 2, "yellow": 1, "action": 4}, 2 + 2]
    assert asked(by_figure) == (1, "collect")
    by_clone = play(state.copy(), "collect clone")
    # Own tile; 5; 7: three tiles.
    assert [goods(by_clone, 0), mana(by_clone, 0)] == [{"red": 1, "yellow": 1, "blue": 2, "action": 1}, 2 - 2 + 2 + 2]
    assert asked(by_clone) == (1, "collect")


@pytest.mark.parametrize(("mana", "possible"), [(0, False), (1, False), (2, True)])
def test_the_clone_costs_two_mana(mana: int, possible: bool) -> None:
    players = Player(figure=4, clone=6, mana=mana), Player(figure=8, clone=10)
    state = position(*players, phase="resource", nights=())
    assert ("collect clone" in choices(state)) == possible


def test_what_the_clone_collects_does_not_pay_for_it() -> None:
    """The clone would collect four mana, but it must be paid before."""
    players = Player(figure=4, clone=6, mana=1), Player(figure=8, clone=10)
    state = position(*players, phase="resource", nights=())
    with pytest.raises(IllegalAction):
        play(state, "collect clone")


def test_tokens_and_crystals_may_be_converted_first_to_pay_for_the_clone() -> None:
    players = Player(figure=4, clone=6, goods="1 purple 1 action"), Player(figure=8, clone=10)
    state = position(*players, phase="resource", nights=())
    assert choices(state) == ["collect figure", "convert"]
    play(state, "convert", "sell purple", "sell action", "done")
    assert choices(state) == ["collect figure", "collect clone"]
    play(state, "collect clone")
    assert [goods(state, 0), mana(state, 0)] == [{"red": 1, "yellow": 1, "blue": 2, "action": 1}, 4]


def test_ones_own_clone_blocks_ones_figure() -> None:
    players = Player(figure=5, clone=7), Player(figure=9, clone=11)
    state = play(position(*players, phase="resource", nights=()), "collect figure")
    # Own tile; 4, 3, 2 and the day side; 6; not 7.
    assert goods(state, 0) == {"red": 1, "yellow": 2, "blue": 1, "action": 4}


def test_the_extended_resource_is_only_for_the_figure_that_collects() -> None:
    """The clone on 2 is the nearest to the day side; the figure behind it gets nothing there."""
    players = Player(figure=4, clone=2, mana=2), Player(figure=8, clone=12, mana=2)
    state = position(*players, phase="resource", nights=())
    by_figure = play(state.copy(), "collect figure")
    # Own tile; 3; 5, 6 and 7.
    assert goods(by_figure, 0) == {"red": 3, "yellow": 1, "blue": 1, "action": 2}
    play(by_figure, "collect figure", "wild blue")
    # Own tile; 7, 6 and 5; 9, 10 (wild) and 11; not 12, and not the night side behind it.
    assert goods(by_figure, 1) == {"red": 2, "yellow": 2, "blue": 4, "purple": 1}
    assert mana(by_figure, 1) == 2
    by_clone = play(state.copy(), "collect clone")
    # Own tile and the day side; 3: two tiles.
    assert [goods(by_clone, 0), mana(by_clone, 0), asked(by_clone)] == [{"action": 3}, 2 - 2 + 4, (0, "core")]


def test_the_price_of_the_clone_is_said_by_the_box() -> None:
    box = changed(lambda plain: plain["two_player"].update(clone_collect_cost_mana=0))
    players = Player(figure=4, clone=6), Player(figure=8, clone=10)
    state = position(*players, phase="resource", nights=(), components=box)
    assert choices(state) == ["collect figure", "collect clone"]


def test_echoes_listen_to_the_clone_too() -> None:
    players = Player(figure=4, clone=6, mana=2, cores="red b1"), Player(figure=8, clone=10)
    state = play(position(*players, phase="resource", nights=()), "collect clone")
    assert asked(state) == (0, "echo")
    assert goods(play(state, "use echo_blue"), 0)["blue"] == 3
