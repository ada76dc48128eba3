"""The ring of temple tiles: night and day, where figures may stand, and what they collect."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import bit
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import SMALL_2, SMALL_3, Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers


def tile_row(w: vec[i64], position: i64) -> i64:
    """The row of the tables for the tile, and the side that it shows, at a position."""
    tile = (w[RING] >> (4 * position)) & 15
    return 2 * tile + ((w[NIGHTS] >> position) & 1)


def around(position: i64, steps: i64) -> i64:
    """Clockwise for positive steps."""
    return (position + steps + 2 * TILES) % TILES


def nights(barrier: i64, number: i64) -> i64:
    """That many tiles counterclockwise of the Day-and-Night tile show their night side."""
    found: i64 = 0
    for i in range(1, number + 1):
        found |= bit(around(barrier, -i))
    return found


def figures(w: vec[i64]) -> i64:
    """The positions on which figures and clones stand."""
    found: i64 = 0
    for seat in range(w[SEATS]):
        s = at(seat)
        if w[s + FIGURE] >= 0:
            found |= bit(w[s + FIGURE])
        if w[s + CLONE] >= 0:
            found |= bit(w[s + CLONE])
    return found


def free_positions(w: vec[i64]) -> i64:
    """Where a figure may be placed: not on the barrier, not on another, and nobody may end up surrounded."""
    found: i64 = 0
    standing = figures(w)
    for position in range(TILES):
        if bar(w, standing, position) == 0:
            found |= bit(position)
    return found


def bar(w: vec[i64], standing: i64, position: i64) -> i64:
    """What keeps a figure from a position: R_*, or 0."""
    if position == w[BARRIER]:
        return R_BARRIER
    if (standing >> position) & 1:
        return R_TAKEN
    after = standing | bit(position)
    return R_SURROUNDED if surrounded(w, after, position) or surrounds(w, after, position) else 0


def surrounded(w: vec[i64], standing: i64, position: i64) -> bool:
    """Both neighbours are taken by figures or the Day-and-Night tile."""
    taken = standing | bit(w[BARRIER])
    return (taken >> around(position, 1)) & 1 != 0 and (taken >> around(position, -1)) & 1 != 0


def surrounds(w: vec[i64], standing: i64, position: i64) -> bool:
    """A neighbour that is a figure would be surrounded."""
    for side in range(-1, 2, 2):
        near = around(position, side)
        if (standing >> near) & 1 and surrounded(w, standing, near):
            return True
    return False


class Harvest:
    """What one figure collects."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.wild: i64 = 0
        self.mana: i64 = 0
        self.cores: i64 = 0
        self.tiles: i64 = 0
        self.night: bool = False  # it is the nearest to the night side


def harvest(t: Columns, w: vec[i64], position: i64) -> Harvest:
    """All resources of its tile, linked ones both ways up to a figure or the barrier, extended ones there."""
    made = Harvest()
    row = tile_row(w, position)
    made.goods = t.main_goods[row]
    made.wild = t.main_wild[row]
    made.mana = t.main_mana[row]
    made.cores = t.main_cores[row]
    add_linked(t, made, row)
    walk(t, w, made, position, 1, NIGHT)
    walk(t, w, made, position, -1, DAY)
    if made.tiles == 2:
        made.mana += t.numbers[SMALL_2]
    elif made.tiles == 3:
        made.mana += t.numbers[SMALL_3]
    return made


def walk(t: Columns, w: vec[i64], made: Harvest, position: i64, direction: i64, side: i64) -> None:
    """Clockwise one reaches the night side of the barrier, counterclockwise its day side."""
    standing = figures(w)
    here = around(position, direction)
    while here != w[BARRIER]:
        if (standing >> here) & 1:
            return
        add_linked(t, made, tile_row(w, here))
        here = around(here, direction)
    made.goods += t.extended_goods[side]
    made.wild += t.extended_wild[side]
    made.mana += t.extended_mana[side]
    made.cores += t.extended_cores[side]
    if side == NIGHT:
        made.night = True


def add_linked(t: Columns, made: Harvest, row: i64) -> None:
    made.tiles += 1
    made.goods += t.linked_goods[row]
    made.wild += t.linked_wild[row]
    made.mana += t.linked_mana[row]
    made.cores += t.linked_cores[row]
