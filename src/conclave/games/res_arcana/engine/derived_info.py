"""Information derived from public facts: next income, points within reach, and cards that were shown.

Used for display only, never in playouts or searches.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import covers, total
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import BIT, CARDS, list_artifacts, list_others
from conclave.games.res_arcana.engine.flow import collects
from conclave.games.res_arcana.engine.hidden import hidden_of
from conclave.games.res_arcana.engine.victory import points, points_of
from conclave.games.res_arcana.engine.views import kinds_of


def derive_info(w: vec[i64], viewer: i64) -> dict[str, Any]:
    """Return the derived information by seat, limited to what this viewer may know."""
    return {"seats": [derive_prospect(w, seat, viewer) for seat in range(w[lay.SEATS])]}


def derive_prospect(w: vec[i64], seat: i64, viewer: i64) -> dict[str, Any]:
    income, choice = estimate_income(w, seat)
    return {
        "income": kinds_of(income),
        "choice": int(choice),
        "reach": int(count_points_within_reach(w, seat, viewer)),
        "claims": list_others(find_claims(w, seat)),
        "known": list_artifacts(find_known(w, seat)) if seat != viewer else [],
    }


def estimate_income(w: vec[i64], seat: i64) -> tuple[i64, i64]:
    """Return the seat's next income without using powers: packed by kind, and the number of freely chosen essences."""
    fixed: i64 = 0
    choice: i64 = 0
    for c in list_in_play(w, seat):
        fixed += CARDS.income[c]
        if (
            CARDS.collect[c] >= 0
            and CARDS.code[codes.OP_WIDTH * CARDS.collect[c]] == codes.OP_GAIN_ANY
            and collects(w, c, 0)
        ):
            choice += CARDS.code[codes.OP_WIDTH * CARDS.collect[c] + 1]
    return fixed, choice


def list_in_play(w: vec[i64], seat: i64) -> list[int]:
    s = lay.at(seat)
    return list_artifacts(w[s + lay.PLAY_ARTIFACTS]) + list_others(w[s + lay.PLAY_OTHERS])


def find_claims(w: vec[i64], seat: i64) -> i64:
    """Return the Places of Power and monuments in the centre that the seat's pool pays for."""
    found: i64 = 0
    pool = w[lay.at(seat) + lay.POOL]
    for c in list_others(w[lay.CENTRE]):
        if covers(pool, CARDS.cost[c]):
            found |= BIT[c]
    return found


def find_known(w: vec[i64], seat: i64) -> i64:
    """Return the artifacts that everybody knows to be in the seat's hand or deck. After an open draft these are all."""
    hidden = hidden_of(w, seat)
    return hidden if w[lay.GAME_NUMBER] > 1 else hidden & (w[lay.KNOWN_SET] | w[lay.KNOWN_HAND])


# --- Points within reach this round


def count_points_within_reach(w: vec[i64], seat: i64, viewer: i64) -> i64:
    """Return the points that the seat can reach with its pool by claiming, and by placing cards the viewer sees.

    This is a lower bound: powers, discounts and hidden cards may bring more.
    """
    now = points(w, seat)
    if w[lay.PHASE] < codes.PH_COLLECT or w[lay.PHASE] > codes.PH_ACTIONS or (w[lay.PASSED] >> seat) & 1:
        return now
    goals = list_others(w[lay.CENTRE])
    if seat == viewer:
        goals = list_artifacts(w[lay.at(seat) + lay.HAND]) + goals
    scoring = vec[i64]()
    for c in goals:
        if points_of(w, seat, c) > 0 and covers(w[lay.at(seat) + lay.POOL], CARDS.cost[c]):
            scoring = append(scoring, c)
    return now + find_most_points(w, seat, scoring, 0, w[lay.at(seat) + lay.POOL], 0)


def find_most_points(w: vec[i64], seat: i64, goals: vec[i64], first: i64, pool: i64, owed: i64) -> i64:
    """Return the most points among the goals from `first` on that this pool pays for.

    `owed` essences of any kind must be paid in addition.
    """
    best: i64 = 0
    n: i64 = len(goals)
    for i in range(first, n):
        c = goals[i]
        rest = owed + CARDS.any[c]
        if covers(pool, CARDS.cost[c]) and total(pool) - total(CARDS.cost[c]) >= rest:
            found = points_of(w, seat, c) + find_most_points(w, seat, goals, i + 1, pool - CARDS.cost[c], rest)
            if found > best:
                best = found
    return best
