"""What an expert works out from what lies open: the next income, points within reach, and cards that were shown.

Only what is shown to people asks for it, never a play-out or a search.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import bit, covers, members, total
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.flow import collects
from conclave.res_arcana.engine.hidden import hidden_of
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.victory import points, points_of
from conclave.res_arcana.engine.views import kinds_of


def outlook(w: vec[i64], viewer: i64) -> dict[str, Any]:
    """By seat, as this viewer may know it."""
    return {"seats": [prospect(w, seat, viewer) for seat in range(w[SEATS])]}


def prospect(w: vec[i64], seat: i64, viewer: i64) -> dict[str, Any]:
    income, choice = next_income(w, seat)
    return {
        "income": kinds_of(income),
        "choice": int(choice),
        "reach": int(within_reach(w, seat, viewer)),
        "claims": members(claims(w, seat), ARTIFACTS),
        "known": members(known(w, seat), 0) if seat != viewer else [],
    }


def next_income(w: vec[i64], seat: i64) -> tuple[i64, i64]:
    """What its components bring by themselves as things stand: by kind, and how many of its own choice."""
    fixed: i64 = 0
    choice: i64 = 0
    for c in in_play(w, seat):
        fixed += T.income[c]
        if T.collect[c] >= 0 and T.code[OP_WIDTH * T.collect[c]] == OP_GAIN_ANY and collects(w, c, 0):
            choice += T.code[OP_WIDTH * T.collect[c] + 1]
    return fixed, choice


def in_play(w: vec[i64], seat: i64) -> list[int]:
    s = at(seat)
    return members(w[s + PLAY_A], 0) + members(w[s + PLAY_B], ARTIFACTS)


def claims(w: vec[i64], seat: i64) -> i64:
    """Of what lies in the centre, the Places of Power and monuments that its pool pays for."""
    found: i64 = 0
    pool = w[at(seat) + POOL]
    for c in members(w[CENTRE], ARTIFACTS):
        if covers(pool, T.cost[c]):
            found |= bit(c - ARTIFACTS)
    return found


def known(w: vec[i64], seat: i64) -> i64:
    """The artifacts that everybody knows to be in its hand or deck; after an open draft these are all."""
    hidden = hidden_of(w, seat)
    return hidden if w[GAME_NO] > 1 else hidden & (w[KNOWN_SET] | w[KNOWN_HAND])


# --- Points within reach this round


def within_reach(w: vec[i64], seat: i64, viewer: i64) -> i64:
    """The points that it can have by claiming, and as far as the viewer sees its hand by placing, with its pool alone.

    So much at least: powers, discounts and what is not in sight may bring more.
    """
    now = points(w, seat)
    if w[PHASE] < PH_COLLECT or w[PHASE] > PH_ACTIONS or (w[PASSED] >> seat) & 1:
        return now
    goals = members(w[CENTRE], ARTIFACTS)
    if seat == viewer:
        goals = members(w[at(seat) + HAND], 0) + goals
    scoring = vec[i64]()
    for c in goals:
        if points_of(w, seat, c) > 0 and covers(w[at(seat) + POOL], T.cost[c]):
            scoring = append(scoring, c)
    return now + most_points(w, seat, scoring, 0, w[at(seat) + POOL], 0)


def most_points(w: vec[i64], seat: i64, goals: vec[i64], first: i64, pool: i64, owed: i64) -> i64:
    """Of the goals from `first` on, the best that this pool pays for, with `owed` of any kind to be paid besides."""
    best: i64 = 0
    n: i64 = len(goals)
    for i in range(first, n):
        c = goals[i]
        rest = owed + T.any[c]
        if covers(pool, T.cost[c]) and total(pool) - total(T.cost[c]) >= rest:
            found = points_of(w, seat, c) + most_points(w, seat, goals, i + 1, pool - T.cost[c], rest)
            if found > best:
                best = found
    return best
