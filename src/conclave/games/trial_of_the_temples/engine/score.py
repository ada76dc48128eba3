"""Points, and the end conditions of the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, lowest, size_of
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.events import EV_OVER, Events
from conclave.games.trial_of_the_temples.engine.moves import filled_spaces, mark, owner_of
from conclave.games.trial_of_the_temples.engine.printed_values import LINE_3, LINE_4, MAX_ROUNDS, Columns


def track_points(t: Columns, w: vec[i64], seat: i64, track: i64) -> i64:
    return t.points[codes.MAX_SPACES * track + mark(w, seat, track)]


def line_points(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the points for all rows and columns with three or four cores."""
    cores = filled_spaces(w, seat)
    n: i64 = 0
    for i in range(codes.SIDE):
        row = size_of((cores >> (4 * i)) & 0xF)
        column = size_of((cores >> i) & 0x1111)
        for size in (row, column):
            if size == 3:
                n += t.numbers[LINE_3]
            elif size == 4:
                n += t.numbers[LINE_4]
    return n


def spell_points(t: Columns, w: vec[i64], seat: i64) -> i64:
    rest = filled_spaces(w, seat)
    n: i64 = 0
    while rest:
        n += t.worth[codes.SPACES * w[lay.at(seat) + lay.MAT] + lowest(rest)]
        rest &= rest - 1
    return n


def parts(t: Columns, w: vec[i64], seat: i64) -> list[int]:
    """Return a seat's points by origin: three tracks, lines, spells. All are 0 before it has a mat."""
    if w[lay.at(seat) + lay.MAT] < 0:
        return [0] * (codes.TRACKS + 2)
    tracks = [int(track_points(t, w, seat, track)) for track in range(codes.TRACKS)]
    return [*tracks, int(line_points(t, w, seat)), int(spell_points(t, w, seat))]


def points(t: Columns, w: vec[i64], seat: i64) -> i64:
    n = line_points(t, w, seat) + spell_points(t, w, seat)
    for track in range(codes.TRACKS):
        n += track_points(t, w, seat, track)
    return n


def endings(t: Columns, w: vec[i64]) -> i64:
    """Return the set of conditions that end the game after this round."""
    found: i64 = 0
    if amount(w[lay.CORE_STACKS], codes.PURPLE) == 0:
        found |= codes.END_CORES
    taken: i64 = 0
    for track in range(codes.TRACKS):
        if owner_of(w, track, t.last[track]) != -1:
            taken += 1
    if taken >= 2:
        found |= codes.END_TRACKS
    if w[lay.ROUND] >= t.numbers[MAX_ROUNDS]:
        found |= codes.END_ROUNDS
    return found


NO_POINTS: Final = -1000  # below any possible score


def finish(t: Columns, w: vec[i64], by: i64, ev: Events | None) -> None:
    best: i64 = NO_POINTS
    for seat in range(w[lay.SEATS]):
        if points(t, w, seat) > best:
            best = points(t, w, seat)
    leaders: i64 = 0
    mana: i64 = -1
    for seat in range(w[lay.SEATS]):
        if points(t, w, seat) == best:
            leaders |= bit(seat)
            if w[lay.at(seat) + lay.MANA] > mana:
                mana = w[lay.at(seat) + lay.MANA]
    winners: i64 = 0
    for seat in range(w[lay.SEATS]):
        if (leaders >> seat) & 1 and w[lay.at(seat) + lay.MANA] == mana:
            winners |= bit(seat)
    w[lay.WINNERS] = winners
    w[lay.REASON] = codes.BY_POINTS
    if size_of(leaders) > 1:
        w[lay.REASON] = codes.SHARED if size_of(winners) > 1 else codes.BY_TIE_BREAK
    w[lay.ENDED_BY] = by
    w[lay.PHASE] = codes.PH_OVER
    if ev is not None:
        ev.append((EV_OVER, winners, w[lay.REASON], by))
