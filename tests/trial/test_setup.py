"""Setting up (rulebook pages 2 and 3, and 10 for two players)."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.errors import BadOptions
from conclave.core.game import CHANCE
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from trial_table import (
    asked,
    barrier,
    changed,
    choices,
    cores,
    deal,
    figure,
    goods,
    mana,
    marks,
    mat,
    neutrals,
    new_game,
    nights,
    phase,
    play,
    ring,
    round_number,
    stacks,
    start_player,
)

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
TILES = [f"t{number:02}" for number in range(1, 13)]


def laid(seats: int) -> State:
    """Tiles and barrier lie; the first seat is asked for its mat."""
    return deal(new_game(seats))


# --- Tiles and barrier


@ALL_SEATS
def test_the_twelve_tiles_form_a_ring_in_random_order(seats: int) -> None:
    state = new_game(seats)
    for place, tile in enumerate(reversed(TILES)):
        assert asked(state) == (CHANCE, "chance")
        assert choices(state) == [f"tile {name}" for name in TILES[: 12 - place]]
        assert state.chance_weights() == [1] * (12 - place), "every tile is as likely"
        play(state, f"tile {tile}")
    assert ring(state) == list(reversed(TILES))


@ALL_SEATS
def test_the_day_and_night_tile_covers_any_tile(seats: int) -> None:
    state = play(new_game(seats), *[f"tile {tile}" for tile in TILES])
    assert choices(state) == [f"cover {place}" for place in range(1, 13)]
    assert state.chance_weights() == [1] * 12
    assert barrier(play(state, "cover 12")) == 12


@ALL_SEATS
def test_all_tiles_show_their_day_side_before_the_first_night(seats: int) -> None:
    state = laid(seats)
    assert nights(state) == []
    assert round_number(state) == 0


# --- Spell cores


@pytest.mark.parametrize(("seats", "others"), [(4, 8), (3, 7), (2, 6)])
def test_with_fewer_than_four_one_core_of_each_colour_but_purple_is_removed_for_each_missing_player(
    seats: int, others: int
) -> None:
    assert stacks(new_game(seats)) == {"red": others, "yellow": others, "blue": others, "purple": 5}


def test_four_players_use_all_29_cores() -> None:
    assert sum(stacks(new_game(4)).values()) == 29


def test_the_box_says_how_many_cores_are_removed() -> None:
    box = changed(lambda plain: plain["spell_cores"]["removed"].update({"3": {"blue": 2, "purple": 1}}))
    assert stacks(new_game(3, box)) == {"red": 8, "yellow": 8, "blue": 6, "purple": 4}
    assert stacks(new_game(4, box)) == {"red": 8, "yellow": 8, "blue": 8, "purple": 5}


# --- Mats


@ALL_SEATS
def test_everybody_chooses_a_colour_that_nobody_has(seats: int) -> None:
    state = laid(seats)
    colours = ["red", "yellow", "blue", "green"]
    for seat in range(seats):
        assert asked(state) == (seat, "mat")
        assert choices(state) == [f"mat {colour}" for colour in colours]
        play(state, f"mat {colours.pop()}")
    assert [mat(state, seat) for seat in range(seats)] == ["green", "blue", "yellow", "red"][:seats]


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "green"])
@pytest.mark.parametrize(("seats", "extra"), [(2, 2), (3, 0), (4, 0)])
def test_a_mat_says_what_one_begins_with_and_with_two_players_there_are_two_mana_more(
    colour: str, seats: int, extra: int
) -> None:
    state = play(laid(seats), f"mat {colour}")
    crystal = {"green": "purple"}.get(colour, colour)
    assert goods(state, 0) == {crystal: 1, "action": 1}
    assert mana(state, 0) == extra
    assert [goods(state, 1), mana(state, 1)] == [{}, 0], "the next seat has not chosen yet"


def test_starting_mana_of_a_mat_and_of_the_track_add_up() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["mana_track"]["start"] = 3
        plain["mats"][1]["start"] = {"mana": 4, "blue": 2}

    for seats, expected in ((3, 7), (2, 9)):
        state = play(deal(new_game(seats, changed(edit))), "mat yellow")
        assert [goods(state, 0), mana(state, 0)] == [{"blue": 2}, expected]


@ALL_SEATS
def test_markers_begin_at_the_start_and_mats_and_tiles_are_empty(seats: int) -> None:
    state = play(laid(seats), *["mat red", "mat yellow", "mat blue", "mat green"][:seats])
    assert [marks(state, seat) for seat in range(seats)] == [{}] * seats
    assert [cores(state, seat) for seat in range(seats)] == [{}] * seats
    assert [figure(state, seat) for seat in range(seats)] == [0] * seats
    assert neutrals(state) == [{}, {}]


# --- The starting player


@ALL_SEATS
def test_a_random_seat_starts(seats: int) -> None:
    state = play(laid(seats), *["mat red", "mat yellow", "mat blue", "mat green"][:seats])
    assert start_player(state) == -1
    assert asked(state) == (CHANCE, "chance")
    assert choices(state) == [f"start p{seat + 1}" for seat in range(seats)]
    assert state.chance_weights() == [1] * seats
    play(state, f"start p{seats}")
    assert start_player(state) == seats - 1
    assert choices(state) == [f"reveal r{number}" for number in range(1, 7)]
    assert phase(state) == "night"


def test_the_starting_player_is_the_first_to_be_asked_in_the_first_round() -> None:
    state = play(laid(3), "mat red", "mat blue", "mat green", "start p3", "reveal r1")
    assert [asked(state), phase(state), round_number(state)] == [(2, "place"), "temple", 1]


# --- What cannot be played


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        ({"seats": 1}, "2, 3 or 4 seats, not 1"),
        ({"seats": 5}, "2, 3 or 4 seats, not 5"),
        ({"variant": "draft"}, "no variant 'draft'"),
        ({"round_limit": 3}, "no option 'round_limit'"),
    ],
)
def test_other_games_are_refused(raw: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions, match=message):
        GAME.options(raw)
