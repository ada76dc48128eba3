"""Sparse binary features of a seat's position (version 1), for a learned evaluator.

Every count is one-hot encoded in a group of inputs; larger counts set the last input of the group. The heuristic
estimate has one group per number of remaining rounds, so that learning starts from the heuristic.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, size_of, total
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.heuristic_value import estimate_points, to_collect
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces, legal_spaces, mark, standing_on
from conclave.games.trial_of_the_temples.engine.plan import OWN, VIEW
from conclave.games.trial_of_the_temples.engine.printed_values import Columns
from conclave.games.trial_of_the_temples.engine.ring import around, tile_row
from conclave.games.trial_of_the_temples.engine.score import line_points, points, spell_points

MAX_ROUNDS: Final = 6  # size of a group by remaining rounds
HEIGHTS: Final = 96  # size of a group by estimate, in points
GOODS_MOST: Final = 8
MANA_MOST: Final = 24
LEAD_MOST: Final = 20

# First index of each group.
T_SEATS: Final = 0
T_PHASE: Final = T_SEATS + codes.MAX_SEATS + 1
T_ORDER: Final = T_PHASE + codes.PH_OVER + 1  # distance from the starting player, by whether the seat is to act
T_RESTED: Final = T_ORDER + 2 * codes.MAX_SEATS  # number of resting rivals, by whether the seat rests
T_ESTIMATE: Final = T_RESTED + 2 * codes.MAX_SEATS
T_ROUNDS: Final = T_ESTIMATE + MAX_ROUNDS * HEIGHTS
T_LEAD: Final = T_ROUNDS + MAX_ROUNDS
T_MANA_LEAD: Final = T_LEAD + MAX_ROUNDS * (2 * LEAD_MOST + 1)
T_MARK: Final = T_MANA_LEAD + 2 * LEAD_MOST + 1
T_AHEAD: Final = T_MARK + codes.TRACKS * codes.MAX_SPACES  # markers on the next three spaces
T_GOODS: Final = T_AHEAD + codes.TRACKS * 4
T_MANA: Final = T_GOODS + codes.KINDS * GOODS_MOST
T_PLAN: Final = T_MANA + MANA_MOST  # points that the plan gains
T_LEFT: Final = T_PLAN + MANA_MOST  # mana left after the plan
T_SPELL: Final = T_LEFT + MANA_MOST  # learned spells, then ready spells
T_LINES: Final = T_SPELL + 2 * codes.SPELLS  # number of lines with two, three and four cores
T_LINE_POINTS: Final = T_LINES + 3 * (2 * codes.SIDE + 1)
T_SPELL_POINTS: Final = T_LINE_POINTS + MANA_MOST
T_CORES: Final = T_SPELL_POINTS + GOODS_MOST  # cores on the mat by colour
T_LEGAL: Final = T_CORES + codes.COLOURS * (codes.SIDE + 1)  # number of legal spaces for a core of each colour
T_STACKS: Final = T_LEGAL + codes.COLOURS * (codes.SPACES + 1)
T_FIGURE: Final = T_STACKS + codes.COLOURS * GOODS_MOST  # clockwise distance from the barrier
T_CLONE: Final = T_FIGURE + codes.TILES
T_TILE: Final = T_CLONE + codes.TILES  # tile and side under the figure
TRAITS: Final = T_TILE + 2 * codes.TILES


def traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the indices of the active inputs and return their number."""
    n = put(out, 0, T_SEATS, codes.MAX_SEATS + 1, w[lay.SEATS])
    n = put(out, n, T_PHASE, codes.PH_OVER + 1, w[lay.PHASE])
    if w[lay.at(seat) + lay.MAT] < 0:
        VIEW.worth = 0.0
        return n
    n = course_traits(w, seat, out, n)
    n = estimate_traits(t, w, seat, out, n)
    n = lead_traits(t, w, seat, out, n)
    n = track_traits(w, seat, out, n)
    n = mat_traits(t, w, seat, out, n)
    return ring_traits(w, seat, out, n)


def put(out: vec[i64], n: i64, base: i64, size: i64, value: i64) -> i64:
    """Append the index of the active input of a group; the value is clipped to the group."""
    if value < 0:
        value = 0
    if value >= size:
        value = size - 1
    out[n] = base + value
    return n + 1


def course_traits(w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    to_move: i64 = 1 if w[lay.ACTOR] == seat else 0
    resting = (w[lay.RESTED] >> seat) & 1
    if w[lay.STARTING_SEAT] >= 0:
        behind = (seat - w[lay.STARTING_SEAT] + w[lay.SEATS]) % w[lay.SEATS]
        n = put(out, n, T_ORDER + codes.MAX_SEATS * to_move, codes.MAX_SEATS, behind)
    return put(out, n, T_RESTED + codes.MAX_SEATS * resting, codes.MAX_SEATS, size_of(w[lay.RESTED] & ~bit(seat)))


def rounds_group(left: float) -> i64:
    """Return the number of remaining rounds, limited to the last group."""
    return i64(left) if left < float(MAX_ROUNDS) else MAX_ROUNDS - 1


def estimate_traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Append the heuristic estimate and the plan it is based on."""
    OWN.gain = 0.0
    height = i64(estimate_points(t, w, seat) + 10.0)
    left = rounds_group(VIEW.rounds)
    n = put(out, n, T_ESTIMATE + HEIGHTS * left, HEIGHTS, height)
    n = put(out, n, T_ROUNDS, MAX_ROUNDS, left)
    if (w[lay.RESTED] >> seat) & 1:
        return n
    n = put(out, n, T_PLAN, MANA_MOST, i64(OWN.gain + 0.5))
    return put(out, n, T_LEFT, MANA_MOST, OWN.mana + total(OWN.goods))


def lead_traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Append the lead in points and in mana over the best rival."""
    best: i64 = -1000
    mana: i64 = 0
    for other in range(w[lay.SEATS]):
        if other != seat and w[lay.at(other) + lay.MAT] >= 0:
            have = points(t, w, other)
            if have > best:
                best = have
            if w[lay.at(other) + lay.MANA] > mana:
                mana = w[lay.at(other) + lay.MANA]
    if best == -1000:
        return n
    width: i64 = 2 * LEAD_MOST + 1
    base = T_LEAD + width * rounds_group(VIEW.rounds)
    n = put(out, n, base, width, points(t, w, seat) - best + LEAD_MOST)
    return put(out, n, T_MANA_LEAD, width, w[lay.at(seat) + lay.MANA] - mana + LEAD_MOST)


def track_traits(w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Append markers, goods and mana."""
    s = lay.at(seat)
    for track in range(codes.TRACKS):
        here = mark(w, seat, track)
        n = put(out, n, T_MARK + codes.MAX_SPACES * track, codes.MAX_SPACES, here)
        n = put(out, n, T_AHEAD + 4 * track, 4, size_of((standing_on(w, track) >> (here + 1)) & 7))
    for kind in range(codes.KINDS):
        n = put(out, n, T_GOODS + GOODS_MOST * kind, GOODS_MOST, amount(w[s + lay.GOODS], kind))
    return put(out, n, T_MANA, MANA_MOST, w[s + lay.MANA])


def mat_traits(t: Columns, w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    s = lay.at(seat)
    cores = filled_spaces(w, seat)
    fresh = cores & ~w[s + lay.USED_SPELLS]
    for spell in range(codes.SPELLS):
        taught = t.teaches[codes.SPELLS * w[s + lay.MAT] + spell]
        if cores & taught:
            n = put(out, n, T_SPELL + spell, 1, 0)
            if fresh & taught:
                n = put(out, n, T_SPELL + codes.SPELLS + spell, 1, 0)
    for size in range(2, codes.SIDE + 1):
        n = put(out, n, T_LINES + (2 * codes.SIDE + 1) * (size - 2), 2 * codes.SIDE + 1, lines(cores, size))
    n = put(out, n, T_LINE_POINTS, MANA_MOST, line_points(t, w, seat))
    n = put(out, n, T_SPELL_POINTS, GOODS_MOST, spell_points(t, w, seat))
    for colour in range(codes.COLOURS):
        n = put(out, n, T_CORES + (codes.SIDE + 1) * colour, codes.SIDE + 1, size_of(w[s + lay.CORES + colour]))
        n = put(out, n, T_LEGAL + (codes.SPACES + 1) * colour, codes.SPACES + 1, size_of(legal_spaces(w, seat, colour)))
        n = put(out, n, T_STACKS + GOODS_MOST * colour, GOODS_MOST, amount(w[lay.CORE_STACKS], colour))
    return n


def lines(cores: i64, size: i64) -> i64:
    """Return the number of rows and columns with exactly `size` cores."""
    n: i64 = 0
    for i in range(codes.SIDE):
        if size_of((cores >> (4 * i)) & 0xF) == size:
            n += 1
        if size_of((cores >> i) & 0x1111) == size:
            n += 1
    return n


def ring_traits(w: vec[i64], seat: i64, out: vec[i64], n: i64) -> i64:
    """Append the positions of figures that have not collected yet."""
    s = lay.at(seat)
    if w[lay.BARRIER] < 0 or not to_collect(w, seat):
        return n
    if w[s + lay.FIGURE] >= 0:
        n = put(out, n, T_FIGURE, codes.TILES, around(w[s + lay.FIGURE], -w[lay.BARRIER]))
        n = put(out, n, T_TILE, 2 * codes.TILES, tile_row(w, w[s + lay.FIGURE]))
    if w[s + lay.CLONE] >= 0:
        n = put(out, n, T_CLONE, codes.TILES, around(w[s + lay.CLONE], -w[lay.BARRIER]))
    return n
