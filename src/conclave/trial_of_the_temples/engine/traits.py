"""What stands out about a seat's position, as inputs that are on or off, for a learned judgement.

Every count is a group of inputs of which one is on; counts beyond the end of a group turn its last one on. The
hand-made estimate is a group for each number of rounds to come, so that learning starts where it ends.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, size_of, total
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled, legal_spaces, mark, standing_on
from conclave.trial_of_the_temples.engine.plan import OWN, VIEW
from conclave.trial_of_the_temples.engine.ring import around, tile_row
from conclave.trial_of_the_temples.engine.score import line_points, points, spell_points
from conclave.trial_of_the_temples.engine.worth import estimate, to_collect

MOST_ROUNDS: Final = 6  # that a group tells apart
HEIGHTS: Final = 96  # of the estimate, in points
GOODS_MOST: Final = 8
MANA_MOST: Final = 24
LEAD_MOST: Final = 20

# Where each group begins.
T_SEATS: Final = 0
T_PHASE: Final = T_SEATS + MAX_SEATS + 1
T_ORDER: Final = T_PHASE + PH_OVER + 1  # places behind the starting player, by whether the seat is to move
T_RESTED: Final = T_ORDER + 2 * MAX_SEATS  # rivals that rest, by whether the seat does
T_ESTIMATE: Final = T_RESTED + 2 * MAX_SEATS
T_ROUNDS: Final = T_ESTIMATE + MOST_ROUNDS * HEIGHTS
T_LEAD: Final = T_ROUNDS + MOST_ROUNDS
T_MANA_LEAD: Final = T_LEAD + MOST_ROUNDS * (2 * LEAD_MOST + 1)
T_MARK: Final = T_MANA_LEAD + 2 * LEAD_MOST + 1
T_AHEAD: Final = T_MARK + TRACKS * MAX_SPACES  # markers on the next three spaces
T_GOODS: Final = T_AHEAD + TRACKS * 4
T_MANA: Final = T_GOODS + KINDS * GOODS_MOST
T_PLAN: Final = T_MANA + MANA_MOST  # points that the plan gains
T_LEFT: Final = T_PLAN + MANA_MOST  # mana that it leaves
T_SPELL: Final = T_LEFT + MANA_MOST  # learned, and those of them that are ready
T_LINES: Final = T_SPELL + 2 * SPELLS  # of two, three and four cores
T_LINE_POINTS: Final = T_LINES + 3 * (2 * SIDE + 1)
T_SPELL_POINTS: Final = T_LINE_POINTS + MANA_MOST
T_CORES: Final = T_SPELL_POINTS + GOODS_MOST  # by colour
T_LEGAL: Final = T_CORES + COLOURS * (SIDE + 1)  # spaces for the next core of a colour
T_STACKS: Final = T_LEGAL + COLOURS * (SPACES + 1)
T_FIGURE: Final = T_STACKS + COLOURS * GOODS_MOST  # from the barrier on
T_CLONE: Final = T_FIGURE + TILES
T_TILE: Final = T_CLONE + TILES  # under the figure, with its side
TRAITS: Final = T_TILE + 2 * TILES


def traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the inputs that are on; how many there are."""
    n = put(out, 0, T_SEATS, MAX_SEATS + 1, w[SEATS])
    n = put(out, n, T_PHASE, PH_OVER + 1, w[PHASE])
    if w[at(seat) + MAT] < 0:
        VIEW.worth = 0.0
        return n
    n = course_traits(w, seat, out, n)
    n = estimate_traits(t, w, seat, out, n)
    n = lead_traits(t, w, seat, out, n)
    n = track_traits(w, seat, out, n)
    n = mat_traits(t, w, seat, out, n)
    return ring_traits(w, seat, out, n)


def put(out: vec[i64], n: i64, base: i64, size: i64, value: i64) -> i64:
    """Turn on one input of a group."""
    if value < 0:
        value = 0
    if value >= size:
        value = size - 1
    out[n] = base + value
    return n + 1


def course_traits(w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    to_move: i64 = 1 if w[ACTOR] == seat else 0
    resting = (w[RESTED] >> seat) & 1
    if w[START] >= 0:
        behind = (seat - w[START] + w[SEATS]) % w[SEATS]
        n = put(out, n, T_ORDER + MAX_SEATS * to_move, MAX_SEATS, behind)
    return put(out, n, T_RESTED + MAX_SEATS * resting, MAX_SEATS, size_of(w[RESTED] & ~bit(seat)))


def rounds_group(left: float) -> i64:
    """The number of rounds to come, as far as groups tell them apart."""
    return i64(left) if left < float(MOST_ROUNDS) else MOST_ROUNDS - 1


def estimate_traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """The hand-made estimate, and the plan behind it."""
    OWN.gain = 0.0
    height = i64(estimate(t, w, seat) + 10.0)
    left = rounds_group(VIEW.rounds)
    n = put(out, n, T_ESTIMATE + HEIGHTS * left, HEIGHTS, height)
    n = put(out, n, T_ROUNDS, MOST_ROUNDS, left)
    if (w[RESTED] >> seat) & 1:
        return n
    n = put(out, n, T_PLAN, MANA_MOST, i64(OWN.gain + 0.5))
    return put(out, n, T_LEFT, MANA_MOST, OWN.mana + total(OWN.goods))


def lead_traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Over the best rival."""
    best: i64 = -1000
    mana: i64 = 0
    for other in range(w[SEATS]):
        if other != seat and w[at(other) + MAT] >= 0:
            have = points(t, w, other)
            if have > best:
                best = have
            if w[at(other) + MANA] > mana:
                mana = w[at(other) + MANA]
    if best == -1000:
        return n
    width: i64 = 2 * LEAD_MOST + 1
    base = T_LEAD + width * rounds_group(VIEW.rounds)
    n = put(out, n, base, width, points(t, w, seat) - best + LEAD_MOST)
    return put(out, n, T_MANA_LEAD, width, w[at(seat) + MANA] - mana + LEAD_MOST)


def track_traits(w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Markers, goods and mana."""
    s = at(seat)
    for track in range(TRACKS):
        here = mark(w, seat, track)
        n = put(out, n, T_MARK + MAX_SPACES * track, MAX_SPACES, here)
        n = put(out, n, T_AHEAD + 4 * track, 4, size_of((standing_on(w, track) >> (here + 1)) & 7))
    for kind in range(KINDS):
        n = put(out, n, T_GOODS + GOODS_MOST * kind, GOODS_MOST, amount(w[s + GOODS], kind))
    return put(out, n, T_MANA, MANA_MOST, w[s + MANA])


def mat_traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    s = at(seat)
    cores = filled(w, seat)
    fresh = cores & ~w[s + USED]
    for spell in range(SPELLS):
        taught = t.teaches[SPELLS * w[s + MAT] + spell]
        if cores & taught:
            n = put(out, n, T_SPELL + spell, 1, 0)
            if fresh & taught:
                n = put(out, n, T_SPELL + SPELLS + spell, 1, 0)
    for size in range(2, SIDE + 1):
        n = put(out, n, T_LINES + (2 * SIDE + 1) * (size - 2), 2 * SIDE + 1, lines(cores, size))
    n = put(out, n, T_LINE_POINTS, MANA_MOST, line_points(t, w, seat))
    n = put(out, n, T_SPELL_POINTS, GOODS_MOST, spell_points(t, w, seat))
    for colour in range(COLOURS):
        n = put(out, n, T_CORES + (SIDE + 1) * colour, SIDE + 1, size_of(w[s + CORES + colour]))
        n = put(out, n, T_LEGAL + (SPACES + 1) * colour, SPACES + 1, size_of(legal_spaces(w, seat, colour)))
        n = put(out, n, T_STACKS + GOODS_MOST * colour, GOODS_MOST, amount(w[STACKS], colour))
    return n


def lines(cores: i64, size: i64) -> i64:
    """How many rows and columns have so many cores."""
    n: i64 = 0
    for i in range(SIDE):
        if size_of((cores >> (4 * i)) & 0xF) == size:
            n += 1
        if size_of((cores >> i) & 0x1111) == size:
            n += 1
    return n


def ring_traits(w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Figures that have not collected yet."""
    s = at(seat)
    if w[BARRIER] < 0 or not to_collect(w, seat):
        return n
    if w[s + FIGURE] >= 0:
        n = put(out, n, T_FIGURE, TILES, around(w[s + FIGURE], -w[BARRIER]))
        n = put(out, n, T_TILE, 2 * TILES, tile_row(w, w[s + FIGURE]))
    if w[s + CLONE] >= 0:
        n = put(out, n, T_CLONE, TILES, around(w[s + CLONE], -w[BARRIER]))
    return n
