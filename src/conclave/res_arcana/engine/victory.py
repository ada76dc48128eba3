"""Points, victory checks and how games and matches end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, lowest, size_of, total
from conclave.res_arcana.engine.choices import reacts
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.events import EV_OVER, EV_PARTS, EV_WORTH, Events
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import ask
from conclave.res_arcana.engine.scratch import SCRATCH, WORTHS

THRESHOLD: Final = 10


def points(w: vec[i64], seat: i64) -> i64:
    """All points of a seat now, with the First Player token and what is granted for this check."""
    s = at(seat)
    n = w[s + BONUS] + token_points(w, seat)
    a = w[s + PLAY_A]
    while a:
        n += points_of(w, seat, lowest(a))
        a &= a - 1
    b = w[s + PLAY_B]
    while b:
        n += points_of(w, seat, lowest(b) + ARTIFACTS)
        b &= b - 1
    return n


def points_of(w: vec[i64], seat: i64, c: i64) -> i64:
    """The points of one component that the seat has in play."""
    n = T.points[c] + points_on(w, c)
    if T.score_creature[c] | T.score_dragon[c]:
        mine = w[at(seat) + PLAY_A]
        n += T.score_creature[c] * size_of(mine & T.creatures) + T.score_dragon[c] * size_of(mine & T.dragons)
    return n


def points_on(w: vec[i64], c: i64) -> i64:
    """Those of them that lie on it as essences."""
    return amount(w[ON + c], T.score_kind[c]) if T.score_kind[c] >= 0 else 0


def token_points(w: vec[i64], seat: i64) -> i64:
    return 1 if w[FIRST] == seat else 0


# --- Points as they change, part by part


def note_worths(w: vec[i64]) -> None:
    """Remember what each component and each seat's other points are worth; what is not in play is worth nothing."""
    for i in range(COMPONENTS):
        WORTHS[i] = 0
    for seat in range(w[SEATS]):
        s = at(seat)
        WORTHS[COMPONENTS + 2 * seat] = token_points(w, seat)
        WORTHS[COMPONENTS + 2 * seat + 1] = w[s + BONUS]
        a = w[s + PLAY_A]
        while a:
            WORTHS[lowest(a)] = points_of(w, seat, lowest(a))
            a &= a - 1
        b = w[s + PLAY_B]
        while b:
            WORTHS[lowest(b) + ARTIFACTS] = points_of(w, seat, lowest(b) + ARTIFACTS)
            b &= b - 1


def tell_worths(w: vec[i64], ev: Events) -> None:
    """Tell what has changed since."""
    for seat in range(w[SEATS]):
        s = at(seat)
        token = token_points(w, seat)
        noted = COMPONENTS + 2 * seat
        if WORTHS[noted] != token or WORTHS[noted + 1] != w[s + BONUS]:
            ev.append((EV_PARTS, seat, token, w[s + BONUS]))
        a = w[s + PLAY_A]
        while a:
            tell_worth(w, seat, lowest(a), ev)
            a &= a - 1
        b = w[s + PLAY_B]
        while b:
            tell_worth(w, seat, lowest(b) + ARTIFACTS, ev)
            b &= b - 1


def tell_worth(w: vec[i64], seat: i64, c: i64, ev: Events) -> None:
    if points_of(w, seat, c) != WORTHS[c]:
        ev.append((EV_WORTH, c, points_of(w, seat, c)))


# --- Victory checks


def tie_break(w: vec[i64], seat: i64) -> i64:
    """Essences in the pool, Gold counting double."""
    pool = w[at(seat) + POOL]
    return total(pool) + amount(pool, GOLD)


def ask_statue(w: vec[i64]) -> None:
    """Whoever can react to a victory check may (there is one Golden Statue)."""
    for seat in range(w[SEATS]):
        if reacts(w, SCRATCH, 0, seat, AT_VICTORY_CHECK):
            ask(w, ASK_REACT, seat, V_REACT)
            w[CHOICE] = AT_VICTORY_CHECK


def judge(w: vec[i64], at_limit: i64, ev: Events | None) -> None:
    """If somebody has enough points, or this is the last check there is, the game is over."""
    best: i64 = 0
    for seat in range(w[SEATS]):
        n = points(w, seat)
        if n > best:
            best = n
    if best >= THRESHOLD or at_limit:
        finish(w, best, ev)
    else:
        for seat in range(w[SEATS]):
            w[at(seat) + BONUS] = 0


def finish(w: vec[i64], best: i64, ev: Events | None) -> None:
    leaders: i64 = 0
    for seat in range(w[SEATS]):
        if points(w, seat) == best:
            leaders |= bit(seat)
    reason: i64 = BY_POINTS
    winners = leaders
    if size_of(leaders) > 1:
        winners = richest(w, leaders)
        reason = SHARED if size_of(winners) > 1 else BY_TIE_BREAK
    if best < THRESHOLD:
        reason |= BY_LIMIT
    w[WINNERS] = winners
    w[REASON] = reason
    w[PHASE] = PH_OVER
    w[STEP] = 0
    w[DEPTH] = 0
    if ev is not None:
        ev.append((EV_OVER, winners, reason))


def richest(w: vec[i64], seats: i64) -> i64:
    most: i64 = -1
    found: i64 = 0
    for seat in range(w[SEATS]):
        if not (seats >> seat) & 1:
            continue
        n = tie_break(w, seat)
        if n > most:
            most = n
            found = 0
        if n == most:
            found |= bit(seat)
    return found
