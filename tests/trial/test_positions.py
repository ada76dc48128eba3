"""Positions written by hand, on which all other rule tests stand: what can be said, and what is refused."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from conclave.games.trial_of_the_temples import position_builder as position_module
from conclave.games.trial_of_the_temples.position_builder import BadPosition, Player, position
from trial_table import (
    asked,
    barrier,
    changed,
    choices,
    clone,
    cores,
    figure,
    goods,
    mana,
    marks,
    mat,
    neutrals,
    nights,
    phase,
    play,
    rested,
    ring,
    round_number,
    stacks,
    start_player,
    used,
)


def test_the_example_of_its_page_is_true() -> None:
    found = doctest.testmod(position_module)
    assert found.attempted > 0
    assert found.failed == 0


def test_a_position_is_as_described() -> None:
    state = position(
        Player(
            goods="2 red 1 action",
            mana=7,
            marks="fire 3, sand 1",
            mat="green",
            cores="red a1, blue b3, purple d1",
            used="b3",
            figure=5,
        ),
        Player(goods="1 yellow 3 blue 2 purple"),
        Player(mat="red", marks="fire 4"),
        turn=2,
        start=1,
        round_number=3,
        rested=[1],
        ring="t12 t03",
        barrier=7,
        nights=[1, 12],
        revealed="r6 r2 r4",
        stacks="2 red 0 purple",
    )
    assert goods(state, 0) == {"red": 2, "action": 1}
    assert goods(state, 1) == {"yellow": 1, "blue": 3, "purple": 2}
    assert [mana(state, seat) for seat in range(3)] == [7, 0, 0]
    assert [marks(state, seat) for seat in range(3)] == [{"fire": 3, "sand": 1}, {}, {"fire": 4}]
    assert [mat(state, seat) for seat in range(3)] == ["green", "yellow", "red"]
    assert cores(state, 0) == {"a1": "red", "b3": "blue", "d1": "purple"}
    assert used(state, 0) == ["b3"]
    assert [figure(state, 0), clone(state, 0), figure(state, 2)] == [5, 0, 0]
    assert asked(state) == (2, "turn")
    assert [phase(state), round_number(state), start_player(state), rested(state)] == ["trial", 3, 1, [1]]
    assert ring(state)[:4] == ["t12", "t03", "t01", "t02"]
    assert [barrier(state), nights(state)] == [7, [1, 12]]
    assert stacks(state) == {"red": 2, "yellow": 7, "blue": 6, "purple": 0}


@pytest.mark.parametrize("text", ["2 red, 1 action", "2 red 1 action", "2r1a", "1r 1a 1 red"])
@pytest.mark.parametrize("core_text", ["red a1, blue b3", "red a1 blue b3", "red.a1.blue.b3"])
def test_blanks_commas_and_dots_are_alike_everywhere(text: str, core_text: str) -> None:
    state = position(Player(goods=text, cores=core_text, marks="fire 3, sand.1"), Player())
    assert [goods(state, 0), cores(state, 0)] == [{"red": 2, "action": 1}, {"a1": "red", "b3": "blue"}]
    assert marks(state, 0) == {"fire": 3, "sand": 1}


def test_of_what_is_not_said_there_is_nothing() -> None:
    state = position(Player(), Player())
    assert [goods(state, 1), mana(state, 1), marks(state, 1), cores(state, 1), figure(state, 1)] == [{}, 0, {}, {}, 0]
    assert [mat(state, seat) for seat in range(2)] == ["red", "yellow"]
    assert [barrier(state), nights(state)] == [1, [10, 11, 12]]
    assert [neutrals(state), round_number(state)] == [[{}, {}], 1]
    assert ring(state) == [f"t{number:02}" for number in range(1, 13)]
    assert stacks(state) == {"red": 6, "yellow": 6, "blue": 6, "purple": 5}
    assert asked(state) == (0, "turn")


def test_night_follows_from_the_barrier_and_the_last_round_tile() -> None:
    state = position(Player(), Player(), Player(), barrier=3, round_number=2, revealed="r1 r3")
    assert nights(state) == [1, 2, 10, 11, 12]


def test_a_night_asks_chance_for_a_round_tile_that_is_left() -> None:
    first = position(Player(), Player(), Player(), phase="night")
    assert asked(first) == (-1, "chance")
    assert choices(first) == [f"reveal r{number}" for number in range(1, 7)]
    assert [nights(first), rested(first), round_number(first)] == [[], [], 0]
    third = position(Player(), Player(), Player(), phase="night", round_number=3, revealed="r5 r2", barrier=4)
    assert choices(third) == ["reveal r1", "reveal r3", "reveal r4", "reveal r6"]
    assert [nights(third), rested(third), round_number(third)] == [[1, 2, 3, 12], [0, 1, 2], 2]


def test_a_temple_phase_goes_on_after_the_figures_that_stand() -> None:
    assert asked(position(Player(), Player(), Player(), phase="temple", start=1)) == (1, "place")
    state = position(Player(), Player(figure=3), Player(figure=7), phase="temple", start=1)
    assert asked(state) == (0, "place")
    two = position(Player(clone=9), Player(figure=3, clone=6), phase="temple", start=1)
    assert asked(two) == (0, "place")
    assert all(choice.startswith("figure") for choice in choices(two))


def test_a_resource_phase_goes_on_with_its_turn() -> None:
    players = Player(figure=3, clone=6), Player(figure=8, clone=10)
    assert asked(position(*players, phase="resource")) == (0, "collect")
    state = position(*players, phase="resource", turn=1)
    assert asked(state) == (1, "collect")
    assert asked(play(state, "collect figure")) == (0, "turn")


def test_whoever_collected_at_the_night_side_gets_the_token_though_it_was_before() -> None:
    players = Player(figure=12), Player(figure=4), Player(figure=10)
    state = position(*players, phase="resource", start=2, turn=1, ring="t01 t02 t03 t07 t05 t06")
    assert [asked(state), start_player(state)] == [(0, "turn"), 0]


def test_neutral_markers_stand_where_they_are_said_to() -> None:
    state = position(Player(marks="fire 1"), Player(), neutrals=("fire 2 water 4", "sand 12"))
    assert neutrals(state) == [{"fire": 2, "water": 4}, {"sand": 12}]


def test_a_position_may_have_other_components() -> None:
    box = changed(lambda plain: plain["mana_track"].update(max=30))
    assert mana(position(Player(mana=30), Player(), components=box), 0) == 30


ONE = Player()


@pytest.mark.parametrize(
    ("players", "more", "message"),
    [
        ([ONE], {}, "2 to 4"),
        ([ONE] * 5, {}, "2 to 4"),
        ([ONE] * 3, {"phase": "rest"}, "Unknown name 'rest'"),
        ([ONE] * 3, {"turn": 3}, "numbered 0 to 2"),
        ([ONE] * 3, {"start": -1}, "numbered 0 to 2"),
        ([ONE] * 3, {"rested": [3]}, "numbered 0 to 2"),
        ([ONE] * 3, {"turn": 1, "rested": [1]}, "Player 2 has rested"),
        ([ONE] * 3, {"rested": [0, 1, 2]}, "At least one player must not have rested"),
        ([ONE] * 3, {"rested": [0], "phase": "temple"}, "only with phase:trial"),
        ([ONE] * 3, {"turn": 0, "phase": "temple"}, "follows from the table"),
        ([ONE] * 3, {"round_number": 0}, "no round 0"),
        ([ONE] * 3, {"round_number": 6}, "no round 6"),
        ([ONE] * 3, {"round_number": 2, "revealed": "r1"}, "there should be 2"),
        ([ONE] * 3, {"round_number": 2, "revealed": "r1 r1"}, "'r1' appears twice"),
        ([ONE] * 3, {"revealed": "r7"}, "Unknown name 'r7': choose from r1 to r6"),
        ([ONE] * 3, {"ring": "t13"}, "Unknown name 't13': choose from t01 to t12"),
        ([ONE] * 3, {"ring": "t01 t02 t01"}, "'t01' is in two places"),
        ([ONE] * 3, {"barrier": 0}, "1 to 12"),
        ([ONE] * 3, {"nights": [13]}, "1 to 12"),
        ([ONE] * 3, {"stacks": "9 red"}, "There can’t be 9 red cores left"),
        ([ONE] * 3, {"stacks": "1 action"}, "not an amount"),
        ([ONE] * 3, {"neutrals": ("fire 1", "")}, "for two players"),
        ([ONE] * 2, {"neutrals": ("fire 1",)}, "'neutrals' must have 2, not 1"),
        ([ONE] * 2, {"neutrals": ("fire 1", "fire 1")}, "There are 2 markers on space 1 of fire"),
        ([Player(marks="water 3"), Player(marks="water 3")], {}, "There are 2 markers on space 3 of water"),
        ([Player(marks="fire 13"), ONE], {}, "'fire' must be a number from 0 to 12, not '13'"),
        ([Player(marks="fire"), ONE], {}, "'fire' is not valid for 'marks'"),
        ([Player(marks="ice 1"), ONE], {}, "Unknown name 'ice'"),
        ([Player(marks="fire 1 fire 2"), ONE], {}, "'fire' appears twice"),
        ([Player(goods="2 mana"), ONE], {}, "not an amount"),
        ([Player(goods="red"), ONE], {}, "not an amount"),
        ([Player(goods="1 rde"), ONE], {}, "did you mean 'red'"),
        ([Player(goods="2048 red"), ONE], {}, "at most 2047"),
        ([Player(mana=21), ONE], {}, "0 to 20"),
        ([Player(mana=-1), ONE], {}, "0 to 20"),
        ([Player(mat="purple"), ONE], {}, "Unknown name 'purple'"),
        ([Player(mat="red"), Player(mat="red")], {}, "Two players have the spell mat 'red'"),
        ([Player(cores="red a1, red a4"), ONE], {}, "'red' appears twice in a line: on a1 and a4"),
        ([Player(cores="red a1, red d1"), ONE], {}, "'red' appears twice in a line: on a1 and d1"),
        ([Player(cores="red a1, blue a1"), ONE], {}, "There are two cores on a1"),
        ([Player(cores="red e1"), ONE], {}, "Unknown name 'e1': choose from a1 to d4"),
        ([Player(cores="green a1"), ONE], {}, "Unknown name 'green'. Possible names include red, yellow"),
        ([Player(cores="red a1 b2"), ONE], {}, "is not valid for 'cores'"),
        ([Player(cores="red"), ONE], {}, "is not valid for 'cores'"),
        ([Player(used="a1"), ONE], {}, "only spaces with a core"),
        ([Player(figure=1), ONE, ONE], {}, "on the Day-and-Night tile"),
        ([Player(figure=4), Player(figure=4), ONE], {}, "on the same tile"),
        ([Player(figure=13), ONE, ONE], {}, "1 to 12"),
        ([Player(figure=2), Player(figure=3), ONE], {}, "tile 2 is boxed in"),
        ([Player(figure=4), Player(figure=5), Player(figure=6)], {}, "tile 5 is boxed in"),
        ([Player(clone=4), ONE, ONE], {}, "'clone' is for two"),
        ([Player(figure=4), ONE], {"phase": "night"}, "nobody is on the ring"),
        ([Player(figure=4), ONE], {"rested": [0]}, "no longer on the ring"),
        ([ONE, Player(figure=4), ONE], {"phase": "temple"}, "player 1 must have placed 1"),
        ([Player(figure=4, clone=6), ONE], {"phase": "temple"}, "player 1 must have placed 1"),
        ([Player(figure=4), ONE, ONE], {"phase": "resource"}, "Say where player 2 is"),
        ([Player(figure=4), Player(figure=6, clone=8)], {"phase": "resource"}, "Say where player 1 is"),
    ],
)
def test_a_table_that_cannot_be_is_refused(players: list[Player], more: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(*players, **more)


def test_more_cores_than_there_are_cannot_lie_on_mats() -> None:
    three = Player(cores="purple a1, purple b2, purple c3")
    with pytest.raises(BadPosition, match="There are 6 purple cores on the mats, but only 5 in the game"):
        position(three, three, Player())
