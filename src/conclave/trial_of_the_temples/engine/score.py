"""Points, and how the game ends."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, lowest, size_of
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import LINE_3, LINE_4, MAX_ROUNDS, Columns
from conclave.trial_of_the_temples.engine.events import EV_OVER, Events
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import filled, mark, owner_of


def track_points(t: Columns, w: vec[i64], seat: i64, track: i64) -> i64:
    return t.points[MAX_SPACES * track + mark(w, seat, track)]


def line_points(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Every row and column with three or four cores."""
    cores = filled(w, seat)
    n: i64 = 0
    for i in range(SIDE):
        row = size_of((cores >> (4 * i)) & 0xF)
        column = size_of((cores >> i) & 0x1111)
        for size in (row, column):
            if size == 3:
                n += t.numbers[LINE_3]
            elif size == 4:
                n += t.numbers[LINE_4]
    return n


def spell_points(t: Columns, w: vec[i64], seat: i64) -> i64:
    rest = filled(w, seat)
    n: i64 = 0
    while rest:
        n += t.worth[SPACES * w[at(seat) + MAT] + lowest(rest)]
        rest &= rest - 1
    return n


def parts(t: Columns, w: vec[i64], seat: i64) -> list[int]:
    """Where a seat's points come from: three tracks, lines, spells; none before it has a mat."""
    if w[at(seat) + MAT] < 0:
        return [0] * (TRACKS + 2)
    tracks = [int(track_points(t, w, seat, track)) for track in range(TRACKS)]
    return [*tracks, int(line_points(t, w, seat)), int(spell_points(t, w, seat))]


def points(t: Columns, w: vec[i64], seat: i64) -> i64:
    n = line_points(t, w, seat) + spell_points(t, w, seat)
    for track in range(TRACKS):
        n += track_points(t, w, seat, track)
    return n


def endings(t: Columns, w: vec[i64]) -> i64:
    """The conditions that end the game after this round."""
    found: i64 = 0
    if amount(w[STACKS], PURPLE) == 0:
        found |= END_CORES
    taken: i64 = 0
    for track in range(TRACKS):
        if owner_of(w, track, t.last[track]) != -1:
            taken += 1
    if taken >= 2:
        found |= END_TRACKS
    if w[ROUND] >= t.numbers[MAX_ROUNDS]:
        found |= END_ROUNDS
    return found


NO_POINTS: Final = -1000  # less than anybody can have


def finish(t: Columns, w: vec[i64], by: i64, ev: Events | None) -> None:
    best: i64 = NO_POINTS
    for seat in range(w[SEATS]):
        if points(t, w, seat) > best:
            best = points(t, w, seat)
    leaders: i64 = 0
    mana: i64 = -1
    for seat in range(w[SEATS]):
        if points(t, w, seat) == best:
            leaders |= bit(seat)
            if w[at(seat) + MANA] > mana:
                mana = w[at(seat) + MANA]
    winners: i64 = 0
    for seat in range(w[SEATS]):
        if (leaders >> seat) & 1 and w[at(seat) + MANA] == mana:
            winners |= bit(seat)
    w[WINNERS] = winners
    w[REASON] = BY_POINTS
    if size_of(leaders) > 1:
        w[REASON] = SHARED if size_of(winners) > 1 else BY_TIE_BREAK
    w[ENDED_BY] = by
    w[PHASE] = PH_OVER
    if ev is not None:
        ev.append((EV_OVER, winners, w[REASON], by))
