"""Information derived from public facts: the points within reach of a seat this round.

Used only for display, never by playouts or search.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import bit, shift_left
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.moves import standing_on
from conclave.games.trial_of_the_temples.engine.plan import MAX_PLANNED_TRIALS, Purse, open_purse, pay, pay_token
from conclave.games.trial_of_the_temples.engine.printed_values import MAX_STEPS, Columns
from conclave.games.trial_of_the_temples.engine.score import points


def derive_info(t: Columns, w: vec[i64]) -> dict[str, Any]:
    """Return the derived information by seat. It is the same for every viewer."""
    return {"seats": [{"reach": int(count_points_within_reach(t, w, seat))} for seat in range(w[lay.SEATS])]}


def count_points_within_reach(t: Columns, w: vec[i64], seat: i64) -> i64:
    """Return the points that a seat can have after this round by trials that its goods pay for.

    This is a lower bound: it ignores the effects of new spell cores, and payments may not be optimal.
    """
    now = points(t, w, seat) if w[lay.at(seat) + lay.MAT] >= 0 else 0
    if w[lay.PHASE] != codes.PH_TRIAL or (w[lay.RESTED] >> seat) & 1:
        return now
    purse = Purse()
    open_purse(t, w, seat, purse)
    return now + find_most_points(t, w, seat, purse, 0, MAX_PLANNED_TRIALS)


def find_most_points(t: Columns, w: vec[i64], seat: i64, purse: Purse, first: i64, trials: i64) -> i64:
    """Return the most points from at most `trials` more trials, in track order starting with `first`."""
    best: i64 = 0
    if trials == 0:
        return best
    for track in range(first, codes.TRACKS):
        base = codes.MAX_SPACES * track
        taken = standing_on(w, track) & ~bit((w[lay.at(seat) + lay.TRACK_MARKS] >> (8 * track)) & 255)
        begun = (purse.marks >> (8 * track)) & 255
        here = begun
        rest = Purse()
        rest.like(purse)
        if not pay_token(rest):
            return best
        for _ in range(t.numbers[MAX_STEPS]):
            space = here + 1
            while space <= t.last[track] and (taken >> space) & 1:
                space += 1
            if space > t.last[track] or not pay(rest, t.cost[base + space]):
                break
            rest.marks += shift_left(space - here, 8 * track)
            here = space
            found = t.points[base + here] - t.points[base + begun]
            found += find_most_points(t, w, seat, rest, track, trials - 1)
            if found > best:
                best = found
    return best
