"""What an expert works out from what lies open: the points within reach of a seat this round.

Only what is shown to people asks for it, never a play-out or a search.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import bit, shifted
from conclave.trial_of_the_temples.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.columns import MAX_STEPS, Columns
from conclave.trial_of_the_temples.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.trial_of_the_temples.engine.moves import standing_on
from conclave.trial_of_the_temples.engine.plan import MOST_TRIALS, Purse, open_purse, pay, pay_token
from conclave.trial_of_the_temples.engine.score import points


def outlook(t: Columns, w: vec[i64]) -> dict[str, Any]:
    """By seat; nothing is hidden here."""
    return {"seats": [{"reach": int(within_reach(t, w, seat))} for seat in range(w[SEATS])]}


def within_reach(t: Columns, w: vec[i64], seat: i64) -> i64:
    """The points that it can have at the end of this round by trials alone, paid with what it holds.

    So much at least: spell cores that trials bring may make more, and payments might be made more cleverly.
    """
    now = points(t, w, seat) if w[at(seat) + MAT] >= 0 else 0
    if w[PHASE] != PH_TRIAL or (w[RESTED] >> seat) & 1:
        return now
    purse = Purse()
    open_purse(t, w, seat, purse)
    return now + most_points(t, w, seat, purse, 0, MOST_TRIALS)


def most_points(t: Columns, w: vec[i64], seat: i64, purse: Purse, first: i64, trials: i64) -> i64:
    """The best of so many more trials, track after track from `first` on."""
    best: i64 = 0
    if trials == 0:
        return best
    for track in range(first, TRACKS):
        base = MAX_SPACES * track
        taken = standing_on(w, track) & ~bit((w[at(seat) + MARKS] >> (8 * track)) & 255)
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
            rest.marks += shifted(space - here, 8 * track)
            here = space
            found = t.points[base + here] - t.points[base + begun]
            found += most_points(t, w, seat, rest, track, trials - 1)
            if found > best:
                best = found
    return best
