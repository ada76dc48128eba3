"""The ring of temple tiles: night and day sides, legal positions of figures, and collected resources."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import bit
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.printed_values import SMALL_2, SMALL_3, Columns


def tile_row(w: vec[i64], position: i64) -> i64:
    """Return the table row of the tile at a position and of its visible side."""
    tile = (w[lay.RING] >> (4 * position)) & 15
    return 2 * tile + ((w[lay.NIGHT_POSITIONS] >> position) & 1)


def around(position: i64, steps: i64) -> i64:
    """Return the position that many steps away; positive is clockwise."""
    return (position + steps + 2 * codes.TILES) % codes.TILES


def nights(barrier: i64, number: i64) -> i64:
    """Return the set of positions with their night side up: `number` tiles counterclockwise of the barrier."""
    found: i64 = 0
    for i in range(1, number + 1):
        found |= bit(around(barrier, -i))
    return found


def figures(w: vec[i64]) -> i64:
    """Return the set of positions occupied by figures and clones."""
    found: i64 = 0
    for seat in range(w[lay.SEATS]):
        s = lay.at(seat)
        if w[s + lay.FIGURE] >= 0:
            found |= bit(w[s + lay.FIGURE])
        if w[s + lay.CLONE] >= 0:
            found |= bit(w[s + lay.CLONE])
    return found


def free_positions(w: vec[i64]) -> i64:
    """Return the set of positions where a figure may be placed.

    The barrier and occupied positions are excluded, and no figure may become surrounded.
    """
    found: i64 = 0
    standing = figures(w)
    for position in range(codes.TILES):
        if bar(w, standing, position) == 0:
            found |= bit(position)
    return found


def bar(w: vec[i64], standing: i64, position: i64) -> i64:
    """Return the reason (R_*) why a figure may not be placed at a position, or 0."""
    if position == w[lay.BARRIER]:
        return codes.R_BARRIER
    if (standing >> position) & 1:
        return codes.R_TAKEN
    after = standing | bit(position)
    return codes.R_SURROUNDED if is_surrounded(w, after, position) or surrounds(w, after, position) else 0


def is_surrounded(w: vec[i64], standing: i64, position: i64) -> bool:
    """Return True if both neighbours are occupied by figures or the Day-and-Night tile."""
    taken = standing | bit(w[lay.BARRIER])
    return (taken >> around(position, 1)) & 1 != 0 and (taken >> around(position, -1)) & 1 != 0


def surrounds(w: vec[i64], standing: i64, position: i64) -> bool:
    """Return True if a figure on a neighbouring position would become surrounded."""
    for side in range(-1, 2, 2):
        near = around(position, side)
        if (standing >> near) & 1 and is_surrounded(w, standing, near):
            return True
    return False


class Harvest:
    """Resources that one figure collects."""

    def __init__(self) -> None:
        self.goods: i64 = 0
        self.wild: i64 = 0
        self.mana: i64 = 0
        self.cores: i64 = 0
        self.tiles: i64 = 0
        self.night: bool = False  # the figure is the nearest to the night side


def harvest(t: Columns, w: vec[i64], position: i64) -> Harvest:
    """Return all resources of the figure's tile, and the linked and extended resources on both sides.

    Each side extends up to the next figure or the barrier. Extended resources come from the barrier.
    """
    made = Harvest()
    row = tile_row(w, position)
    made.goods = t.main_goods[row]
    made.wild = t.main_wild[row]
    made.mana = t.main_mana[row]
    made.cores = t.main_cores[row]
    add_linked(t, made, row)
    walk(t, w, made, position, 1, codes.NIGHT)
    walk(t, w, made, position, -1, codes.DAY)
    if made.tiles == 2:
        made.mana += t.numbers[SMALL_2]
    elif made.tiles == 3:
        made.mana += t.numbers[SMALL_3]
    return made


def walk(t: Columns, w: vec[i64], made: Harvest, position: i64, direction: i64, side: i64) -> None:
    """Collect in one direction. Clockwise it reaches the night side of the barrier, counterclockwise the day side."""
    standing = figures(w)
    here = around(position, direction)
    while here != w[lay.BARRIER]:
        if (standing >> here) & 1:
            return
        add_linked(t, made, tile_row(w, here))
        here = around(here, direction)
    made.goods += t.extended_goods[side]
    made.wild += t.extended_wild[side]
    made.mana += t.extended_mana[side]
    made.cores += t.extended_cores[side]
    if side == codes.NIGHT:
        made.night = True


def add_linked(t: Columns, made: Harvest, row: i64) -> None:
    made.tiles += 1
    made.goods += t.linked_goods[row]
    made.wild += t.linked_wild[row]
    made.mana += t.linked_mana[row]
    made.cores += t.linked_cores[row]
