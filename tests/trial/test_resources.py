"""The resource phase (rulebook pages 5 and 6): what figures collect, the barrier, the token.

Unless a test says otherwise the tiles lie in order, t01 under the Day-and-Night tile, and all show their day side:

  2 t02 yellow core | action          6 t06 blue, action, 2 mana | blue      10 t10 purple, action, 2 mana | wild
  3 t03 blue core | action            7 t07 yellow, blue | red               11 t11 wild, 2 mana | purple
  4 t04 red, action, 2 mana | red     8 t08 blue, red | yellow               12 t12 2 wild | 2 mana
  5 t05 yellow, action, 2 mana | yellow   9 t09 red, yellow | blue

Beside the barrier the day side gives an action token, the night side 2 mana and the starting player token.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from conclave.games.trial_of_the_temples.component_tables import Components
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import (
    asked,
    changed,
    choices,
    cores,
    figure,
    goods,
    mana,
    phase,
    play,
    rest_all,
    stacks,
    start_player,
)

QUIET = "t10"  # under the Day-and-Night tile; the others follow, and figures on 5, 7 and 9 have nothing to choose


def collecting(
    *figures: int,
    start: int = 0,
    mana: int = 0,
    ring: str = "",
    barrier: int = 1,
    nights: Iterable[int] = (),
    components: Components | None = None,
) -> State:
    """Figures stand here; all collect, as far as nobody is asked."""
    players = [Player(figure=place, mana=mana) for place in figures]
    return position(
        *players,
        phase="resource",
        start=start,
        ring=ring,
        barrier=barrier,
        nights=nights,
        components=components,
    )


def has(state: State, seat: int) -> tuple[dict[str, int], int]:
    return goods(state, seat), mana(state, seat)


# --- Main and linked resources


def test_example_reds_collection() -> None:
    """Clockwise Green is beside Red; counterclockwise two tiles, a yellow and a blue crystal, and then the barrier."""
    red, green = Player(mat="red", figure=4), Player(mat="green", figure=5)
    state = position(
        red, green, Player(figure=8), Player(figure=10), phase="resource", ring="t01 t06 t05 t02 t03", nights=()
    )
    assert asked(state) == (0, "core")
    assert GAME.question(state).args == {"colour": "yellow"}, "from the tile he stands on"
    assert goods(state, 0) == {"yellow": 1, "blue": 1, "action": 2}, "one token of his tile, one of the barrier"
    assert mana(state, 0) == 2, "he collected from three tiles only"
    play(state, "core a1")
    assert cores(state, 0) == {"a1": "yellow"}


def test_one_collects_main_and_linked_resources_of_ones_own_tile_and_linked_ones_around() -> None:
    state = collecting(4, 7, 9)
    # Own tile; 3, 2 and the day side; 5 and 6.
    assert has(state, 0) == ({"red": 2, "yellow": 1, "blue": 1, "action": 4}, 2)
    # Own tile; 6 and 5 (for both of us); 8.
    assert has(state, 1) == ({"red": 1, "yellow": 3, "blue": 2}, 0)
    # Own tile; 8; 10, 11, 12 and the night side.
    assert has(state, 2) == ({"red": 1, "yellow": 2, "blue": 1, "purple": 1}, 4)
    assert asked(state) == (2, "wild")
    assert GAME.question(state).args == {"count": 1}


def test_a_figure_beside_blocks_at_once() -> None:
    state = collecting(5, 6, 9)
    # Own tile; 4, 3, 2 and the day side; nothing clockwise.
    assert has(state, 0) == ({"red": 1, "yellow": 2, "action": 4}, 2)
    # Own tile; nothing counterclockwise; 7 and 8: three tiles.
    assert has(state, 1) == ({"red": 1, "yellow": 1, "blue": 2, "action": 1}, 2 + 2)


def test_nobody_collects_from_a_tile_that_somebody_stands_on_or_from_behind_it() -> None:
    with_rival, without = collecting(4, 6, 9), collecting(4, 8, 11)
    assert goods(with_rival, 0) == {"red": 2, "yellow": 1, "action": 4}, "up to 5"
    assert goods(without, 0) == {"red": 3, "yellow": 1, "blue": 1, "action": 4}, "up to 7"


def test_tiles_between_two_figures_are_collected_by_both() -> None:
    state = collecting(4, 6, 9)
    assert goods(state, 0)["yellow"] == 1
    assert goods(state, 1) == {"red": 1, "yellow": 2, "blue": 2, "action": 1}


def test_the_tile_under_the_day_and_night_tile_is_out_of_play() -> None:
    """Position 6 would give a blue crystal to the figures on 5 and 8."""
    state = collecting(5, 8, 10, barrier=6)
    # Own tile and the night side; 4, 3, 2, 1, 12, 11.
    assert has(state, 0) == ({"red": 1, "yellow": 2, "purple": 1, "action": 4}, 6)
    # Own tile; 7 and the day side; 9: three tiles.
    assert has(state, 1) == ({"red": 2, "yellow": 1, "blue": 2, "action": 1}, 2)


def test_the_barrier_is_not_passed() -> None:
    """Without it the figure on 2 would collect what lies behind: 12, 11, 10."""
    state = collecting(2, 6, 9)
    assert has(state, 0) == ({"red": 1, "yellow": 1, "action": 3}, 0)
    assert asked(state) == (0, "core")


def test_the_side_that_a_tile_shows_is_what_it_gives() -> None:
    """Own tile 4 by night: red and purple, linked an action token; 5 by day; 3 and 2 by night: a crystal each."""
    state = collecting(4, 6, 9, nights=[2, 3, 4])
    assert has(state, 0) == ({"red": 1, "yellow": 2, "blue": 1, "purple": 1, "action": 2}, 0)


@pytest.mark.parametrize("tile", range(12))
@pytest.mark.parametrize("side", ["day", "night"])
def test_every_tile_gives_its_main_resources_to_its_figure_and_its_linked_ones_to_all_who_reach_it(
    tile: int, side: str
) -> None:
    """A box in which all other tiles give nothing: the figure on the tile, and one that reaches it, collect."""

    def alone(plain: dict[str, Any]) -> None:
        for number, row in enumerate(plain["temple_tiles"]):
            if number != tile:
                row.update(day={"main": {}, "linked": {}}, night={"main": {}, "linked": {}})
        plain["day_and_night_tile"] = {"day": {"extended": {}}, "night": {"extended": {}}}

    box = changed(alone)
    face = box.tiles[tile].day if side == "day" else box.tiles[tile].night
    other = "t01" if tile != 0 else "t02"
    ring = f"{other} t{tile + 1:02}" if tile != 1 else "t01 t02"
    where = 2
    stands = position(
        Player(figure=where), Player(figure=7), Player(figure=9), phase="resource", ring=ring, components=box,
        nights=[where] if side == "night" else [],
    )  # fmt: skip
    reaches = position(
        Player(figure=4), Player(figure=8), Player(figure=10), phase="resource", ring=ring, components=box,
        nights=[where] if side == "night" else [],
    )  # fmt: skip
    for state, bags in ((stands, [face.main, face.linked]), (reaches, [face.linked])):
        total = {kind: sum(bag.get(kind, 0) for bag in bags) for bag in bags for kind in bag}
        plain = {kind: n for kind, n in total.items() if kind in ("red", "yellow", "blue", "purple", "action")}
        assert has(state, 0) == (plain, total.get("mana", 0))
        wild, core = total.get("wild", 0), [kind for kind in total if kind.startswith("core")]
        assert asked(state)[1] == ("wild" if wild else "core" if core else "turn")
        if wild:
            assert GAME.question(state).args == {"count": wild}
        if core and not wild:
            assert GAME.question(state).args == {"colour": core[0].removeprefix("core_")}


# --- Few tiles


@pytest.mark.parametrize(
    ("figures", "more"),
    [((8, 9, 11, 4), 4), ((7, 9, 11, 4), 2), ((7, 9, 12, 4), 0)],
    ids=["two tiles", "three tiles", "four tiles"],
)
def test_collecting_from_two_tiles_only_gives_four_mana_and_from_three_two(figures: tuple[int, ...], more: int) -> None:
    """The second seat stands on 9: with 10 (and 8, and 11); its tile and these give no mana by themselves."""
    state = position(*[Player(figure=place) for place in figures], phase="resource", turn=1, nights=())
    assert mana(state, 1) == more


def test_the_day_and_night_tile_is_not_counted_as_a_tile() -> None:
    state = collecting(3, 4, 8, ring="t01 t05 t07", nights=())
    # 3 and 2, then the day side of the barrier: two tiles.
    assert has(state, 0) == ({"red": 1, "yellow": 2, "blue": 1, "action": 1}, 4)


def test_a_tile_that_gives_nothing_counts_as_well() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["temple_tiles"][4]["day"]["linked"] = {}

    state = collecting(3, 4, 8, ring="t01 t05 t07", components=changed(edit))
    assert has(state, 0) == ({"red": 1, "yellow": 1, "blue": 1, "action": 1}, 4)


# --- The barrier


def test_the_nearest_figure_on_each_side_gains_what_lies_there() -> None:
    state = collecting(4, 7, 9)
    assert goods(state, 0)["action"] == 4, "3, 2, its own and the day side"
    assert "action" not in goods(state, 1), "the figure in the middle gains neither"
    assert mana(state, 1) == 0
    assert mana(state, 2) == 4, "12 and the night side"


def test_a_figure_between_takes_the_day_side_from_those_behind_it() -> None:
    state = collecting(4, 2, 9)
    # Own tile; 3; 5, 6, 7 and 8.
    assert has(state, 0) == ({"red": 3, "yellow": 2, "blue": 1, "action": 2}, 2)
    # Own tile and the day side; 3: two tiles.
    assert has(state, 1) == ({"action": 3}, 4)
    assert asked(state) == (1, "core")


def test_the_day_side_lies_clockwise_of_the_barrier_and_the_night_side_counterclockwise() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["day_and_night_tile"] = {"day": {"extended": {"purple": 3}}, "night": {"extended": {"purple": 5}}}
        for row in plain["temple_tiles"]:
            row.update(day={"main": {}, "linked": {}}, night={"main": {}, "linked": {}})

    for barrier in (1, 6, 12):
        places = [(barrier + step - 1) % 12 + 1 for step in (3, 6, 9)]
        state = collecting(*places, barrier=barrier, components=changed(edit))
        assert [goods(state, seat).get("purple", 0) for seat in range(3)] == [3, 0, 5]
        assert start_player(state) == 2


def test_wild_crystals_mana_and_cores_may_lie_beside_the_barrier_too() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["day_and_night_tile"] = {
            "day": {"extended": {"core_red": 1, "wild": 1}},
            "night": {"extended": {"core_blue": 1}},
        }

    state = collecting(4, 7, 9, components=changed(edit))
    assert asked(state) == (0, "wild")
    assert asked(play(state, "wild blue")) == (0, "core")
    assert GAME.question(state).args == {"colour": "red"}
    play(state, "core d2", "wild red")
    assert GAME.question(state).args == {"colour": "blue"}
    assert asked(state) == (2, "core")


# --- The token


def test_the_token_goes_to_the_nearest_on_the_night_side_after_everybody_has_collected() -> None:
    state = collecting(4, 11, 8, start=0)
    assert [asked(state), start_player(state), phase(state)] == [(1, "wild"), 0, "resource"]
    play(state, "wild red", "wild red")
    assert asked(state) == (2, "wild"), "the tile between the two"
    assert start_player(state) == 0, "until all have collected"
    play(state, "wild red")
    assert [phase(state), start_player(state), asked(state)] == ["trial", 1, (1, "turn")]


def test_the_token_holds_for_the_trial_phase_and_the_next_round() -> None:
    state = collecting(4, 8, 11, start=0, ring="t01 t02 t03 t07 t05 t06 t04 t08 t09 t12 t10")
    while phase(state) == "resource":
        play(state, choices(state)[0])
    assert asked(state) == (2, "turn")
    assert asked(play(state, "rest")) == (0, "turn")
    rest_all(state)
    play(state, "reveal r2")
    assert [asked(state), start_player(state)] == [(2, "place"), 2]


def test_the_token_stays_with_its_holder_who_is_the_nearest_again() -> None:
    state = collecting(4, 7, 9, start=2)
    assert asked(state) == (2, "wild")
    play(state, "wild blue")
    assert [start_player(state), asked(state)] == [2, (2, "turn")]


# --- Order


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_starting_player_collects_first_and_others_follow_clockwise(start: int) -> None:
    def edit(plain: dict[str, Any]) -> None:
        for row in plain["temple_tiles"]:
            row["day"] = {"main": {"core_red": 1}, "linked": {}}

    state = collecting(3, 6, 9, start=start, components=changed(edit))
    for i in range(3):
        assert asked(state) == ((start + i) % 3, "core")
        assert [len(cores(state, (start + j) % 3)) for j in range(3)] == [1] * i + [0] * (3 - i)
        play(state, "core a1")
    assert phase(state) == "trial"


def test_with_three_or_four_nobody_is_asked_to_collect() -> None:
    """Whoever has nothing to choose has collected at once."""
    state = collecting(5, 7, 9, ring=QUIET)
    assert [phase(state), asked(state)] == ["trial", (2, "turn")]
    assert all(goods(state, seat) for seat in range(3))


def test_figures_stay_on_the_ring_until_their_players_rest() -> None:
    state = collecting(5, 7, 9, ring=QUIET)
    assert [figure(state, seat) for seat in range(3)] == [5, 7, 9]
    play(state, "rest")
    assert [figure(state, seat) for seat in range(3)] == [5, 7, 0]


# --- Wild crystals, mana, the supply


def test_a_wild_crystal_is_red_yellow_or_blue() -> None:
    state = collecting(4, 7, 9)
    assert [choice for choice in choices(state) if choice.startswith("wild")] == [
        "wild red",
        "wild yellow",
        "wild blue",
    ]
    before = goods(state, 2)
    play(state, "wild blue")
    assert goods(state, 2) == before | {"blue": before["blue"] + 1}


def test_several_wild_crystals_are_any_mix() -> None:
    found = set()
    for first in ("red", "yellow", "blue"):
        ring = "t01 t02 t03 t07 t05 t06 t04 t08 t09 t11 t10"
        start = play(collecting(4, 7, 12, ring=ring, start=2), f"wild {first}")
        assert asked(start) == (2, "wild")
        for second in choices(start):
            state = play(start.copy(), second)
            for third in choices(state):
                end = play(state.copy(), third)
                assert asked(end) == (1, "wild"), "the tile beside is for the next seat too"
                found.add(tuple(goods(end, 2).items()))
    assert len(found) == 10, "three wild crystals: two of the own tile, one of the tile beside it"


def test_mana_beyond_the_end_of_the_track_is_lost() -> None:
    state = collecting(4, 7, 9, mana=18)
    assert [mana(state, seat) for seat in range(3)] == [20, 18, 20]


def test_the_supply_is_not_limited() -> None:
    state = position(
        Player(figure=4, goods="99 red 99 action"), Player(figure=7), Player(figure=9), phase="resource", nights=()
    )
    assert goods(state, 0) == {"red": 101, "yellow": 1, "blue": 1, "action": 103}


def test_what_one_had_is_kept() -> None:
    state = position(
        Player(figure=4, goods="2 purple 1 red", mana=5),
        Player(figure=7),
        Player(figure=9),
        phase="resource",
        nights=(),
    )
    assert has(state, 0) == ({"red": 3, "yellow": 1, "blue": 1, "purple": 2, "action": 4}, 7)


# --- Cores


def test_a_core_is_placed_before_the_next_player_collects() -> None:
    state = collecting(2, 5, 9)
    assert asked(state) == (0, "core")
    assert goods(state, 1) == {}
    assert stacks(state) == {"red": 7, "yellow": 6, "blue": 7, "purple": 5}
    play(state, "core d2")
    assert cores(state, 0) == {"d2": "yellow"}
    assert goods(state, 1) != {}


def test_wild_crystals_come_before_cores_and_cores_before_echoes() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["temple_tiles"][1]["day"] = {"main": {"core_yellow": 1, "core_blue": 1, "wild": 1}, "linked": {"red": 1}}

    state = collecting(2, 5, 9, components=changed(edit))
    assert asked(state) == (0, "wild")
    play(state, "wild blue")
    assert GAME.question(state).args == {"colour": "yellow"}
    play(state, "core a1")
    assert GAME.question(state).args == {"colour": "blue"}
    assert asked(state) == (0, "core")
    play(state, "core b1")
    assert asked(state) == (0, "echo")
    assert choices(state) == ["use echo_red", "use echo_blue", "done", "convert"]
