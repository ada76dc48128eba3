"""The Day-and-Night phase (rulebook page 4)."""

from __future__ import annotations

import pytest

from conclave.core.game import CHANCE
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import (
    asked,
    barrier,
    changed,
    choices,
    mana,
    nights,
    phase,
    play,
    rest_all,
    round_number,
    start_player,
    until,
    used,
)

NUMBERS = {"r1": 3, "r2": 4, "r3": 5, "r4": 3, "r5": 4, "r6": 5}


def night(barrier: int, revealed: str = "", seats: int = 3) -> State:
    """The round after these round tiles begins."""
    rounds = len(revealed.split()) + 1
    players = [Player()] * seats
    return position(*players, phase="night", round_number=rounds, revealed=revealed, barrier=barrier)


def test_example_round_tile_4_after_3() -> None:
    state = night(barrier=5, revealed="r1")
    assert nights(state) == [2, 3, 4], "three tiles counterclockwise of the Day-and-Night tile"
    play(state, "reveal r2")
    assert barrier(state) == 9, "four spaces clockwise"
    assert nights(state) == [5, 6, 7, 8], "four tiles; the three of the round before show their day side"
    assert round_number(state) == 2


@pytest.mark.parametrize(("tile", "number"), NUMBERS.items())
def test_in_the_first_round_the_tile_does_not_move(tile: str, number: int) -> None:
    state = play(night(barrier=8), f"reveal {tile}")
    assert barrier(state) == 8
    assert nights(state) == list(range(8 - number, 8))


@pytest.mark.parametrize(("tile", "number"), NUMBERS.items())
def test_later_it_moves_clockwise_by_the_number_and_as_many_tiles_turn_to_night_behind_it(
    tile: str, number: int
) -> None:
    before = "r1" if tile != "r1" else "r4"
    state = play(night(barrier=2, revealed=before), f"reveal {tile}")
    assert barrier(state) == 2 + number
    assert nights(state) == list(range(2, 2 + number)), "the tile that was covered lies in the night now"


def test_the_ring_has_no_end() -> None:
    state = play(night(barrier=11, revealed="r3"), "reveal r6")
    assert barrier(state) == 4
    assert nights(state) == [1, 2, 3, 11, 12]
    first = play(night(barrier=2), "reveal r3")
    assert nights(first) == [1, 9, 10, 11, 12]


def test_the_day_and_night_tile_itself_is_never_among_the_night_tiles() -> None:
    box = changed(lambda plain: plain["round_tiles"][0].update(number=11))
    state = play(position(*[Player()] * 3, phase="night", barrier=6, components=box), "reveal r1")
    assert nights(state) == [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]


def test_players_do_not_take_turns_in_it() -> None:
    state = night(barrier=5, revealed="r1")
    assert asked(state) == (CHANCE, "chance")
    play(state, "reveal r3")
    assert [asked(state), phase(state)] == [(0, "place"), "temple"]


def test_every_tile_that_has_not_been_revealed_is_as_likely() -> None:
    state = night(barrier=5, revealed="r2 r6 r3")
    assert choices(state) == ["reveal r1", "reveal r4", "reveal r5"]
    assert state.chance_weights() == [1, 1, 1]


def test_a_round_begins_after_all_have_rested() -> None:
    state = rest_all(position(Player(), Player(), Player(), round_number=2, revealed="r4 r5"))
    assert asked(state) == (CHANCE, "chance")
    assert choices(state) == ["reveal r1", "reveal r2", "reveal r3", "reveal r6"]
    assert round_number(state) == 2
    assert round_number(play(state, "reveal r6")) == 3


def test_used_spells_are_ready_again_at_the_beginning_of_the_next_round() -> None:
    player = Player(goods="2 blue", cores="red b4", used="b4")
    state = position(player, Player(cores="red a1", used="a1"), Player())
    play(state, "rest", "rest", "rest")
    assert [used(state, 0), used(state, 1)] == [["b4"], ["a1"]]
    play(state, "reveal r5")
    assert [used(state, 0), used(state, 1)] == [[], []]


@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_the_token_and_the_mana_stay_as_they_are(seats: int) -> None:
    players = [Player(mana=5, marks="fire 1" if seat == 0 else "") for seat in range(seats)]
    state = play(position(*players, phase="night", round_number=2, start=1), "reveal r4")
    assert start_player(state) == 1
    assert [mana(state, seat) for seat in range(seats)] == [5] * seats


def test_five_rounds_show_five_of_the_six_tiles() -> None:
    state = position(Player(), Player(), Player())
    seen = ["r1"]
    for _ in range(4):
        rest_all(state)
        seen.append(choices(state)[0].removeprefix("reveal "))
        until(play(state, choices(state)[0]), "trial")
    assert sorted(seen) == ["r1", "r2", "r3", "r4", "r5"]
    assert asked(rest_all(state)) == (-2, "over")
