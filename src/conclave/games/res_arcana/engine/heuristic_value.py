"""Handwritten evaluator of a seat's position.

It adds up points, future production of components, essences and cards in hand. The distance to the next Place of Power
and the tempo of the First Player token count as well. The production of a component is derived from its programs, so
that a new card needs no new parameter.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import amount, size_of, total
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import ARTIFACT_AT, CARDS, OTHER_AT, REMAINDERS, other_in
from conclave.games.res_arcana.engine.victory import THRESHOLD, points, points_for_tags

GOLD_RATE: Final = 2.5  # value of a Gold on a card, in essences
POINT: Final = 5.0  # value of a point, in essences

# Weights, in log-odds of winning.
A_POINT: Final = 0.7794
A_LATE_POINT: Final = 0.0274  # extra for each point above six
POINTS_TO_WIN_VALUE: Final = 0.1634  # having enough points to end the game
THE_TOKEN: Final = 0.0096  # below that: the token scores only if the game ends this round
A_TURN: Final = 0.1494  # not having passed yet this round
AN_ESSENCE: Final = 0.0126
A_GOLD: Final = 0.1128
A_CARD: Final = 0.0592
STEADY: Final = 0.03  # an essence of income, per remaining round
BUSY: Final = 0.0138  # an essence that a power can produce, per remaining round
READY: Final = 0.0098  # an essence of a power that is still unused this round
STORED: Final = 0.0056  # an essence that can be taken next round
NEAR_POINT_VALUE: Final = 0.15  # a point of the nearest Place of Power or monument


# --- Production of components, in essences per round


def rate_components() -> None:
    """Fill the card columns `steady` and `busy`: essences per round by income and by powers."""
    steady = vec[float]()
    busy = vec[float]()
    for c in range(CARDS.components):
        income = value(CARDS.income[c])
        if CARDS.collect[c] >= 0:
            income += rate_program(c, CARDS.collect[c])
        if CARDS.discount[c]:
            income += 1.5 * float(CARDS.discount[c])
        steady = append(steady, income)
        busy = append(busy, rate_powers(c))
    CARDS.steady = steady
    CARDS.busy = busy


def value(packed: i64) -> float:
    return float(total(packed) - amount(packed, codes.GOLD)) + GOLD_RATE * float(amount(packed, codes.GOLD))


def rate_powers(c: i64) -> float:
    """Return the value of a component's powers.

    Of two powers that turn the component only the better one counts. Powers that do not turn it are added.
    """
    turning = 0.0
    free = 0.0
    for p in range(2 * c, 2 * c + 2):
        if CARDS.entry[p] < 0 or CARDS.timing[p] == codes.ON_CLAIM:
            continue
        worth = rate_program(c, CARDS.entry[p])
        if worth <= 0.0:
            continue
        if CARDS.code[codes.OP_WIDTH * CARDS.entry[p]] != codes.OP_TURN:
            free += 0.5 * worth
        elif worth > turning:
            turning = worth
    return turning + free


def rate_program(c: i64, pc: i64) -> float:
    n = 0.0
    while CARDS.code[codes.OP_WIDTH * pc] != codes.OP_END:
        n += rate_step(c, codes.OP_WIDTH * pc)
        pc += 1
    return n


def rate_step(c: i64, i: i64) -> float:
    """Return the value of one instruction in essences; costs are negative."""
    op = CARDS.code[i]
    a = CARDS.code[i + 1]
    if op == codes.OP_PAY or op == codes.OP_PAY_HERE or op == codes.OP_UPKEEP:
        return -value(a)
    if op == codes.OP_GAIN:
        return value(a)
    if op == codes.OP_PUT:
        kind = CARDS.score_kind[c]
        return 0.85 * value(a) + (POINT * float(amount(a, kind)) if kind >= 0 else 0.0)
    if op == codes.OP_RIVALS:
        return -0.4 * value(a)
    if op == codes.OP_PAY_ANY:
        return -0.9 * float(a)
    if op == codes.OP_GAIN_ANY or op == codes.OP_PUT_ANY:
        return 1.15 * float(a)
    if op == codes.OP_DRAW:
        return 1.5 * float(a)
    if op == codes.OP_SUMMON:
        return 4.0 if CARDS.code[i + 3] & codes.FREE else 1.0 + float(CARDS.code[i + 3] & 0xFF)
    return rate_flat(op)


def rate_flat(op: i64) -> float:
    """Return the value of an instruction that is worth about the same on every card."""
    if op == codes.OP_DESTROY_THIS:
        return -3.0
    if op == codes.OP_DESTROY or op == codes.OP_DISCARD or op == codes.OP_DISCARD_DRAWN:
        return -2.0
    if op == codes.OP_TURN_OTHER:
        return -0.7
    if op == codes.OP_GOLD_COST:
        return 6.0
    if op == codes.OP_GAIN_COST or op == codes.OP_CONVERT or op == codes.OP_POINTS:
        return 3.5
    if op == codes.OP_GROW or op == codes.OP_EQUAL_RIVAL or op == codes.OP_STRAIGHTEN:
        return 1.8
    if op == codes.OP_ATTACK or op == codes.OP_CONVERT_ANY:
        return 1.5
    if (
        op == codes.OP_REORDER
        or op == codes.OP_IGNORE
        or op == codes.OP_CHECK_VICTORY
        or op == codes.OP_PUT_SPENT
        or op == codes.OP_PUT_SPENT_ON
    ):
        return 0.8
    return 0.0


# --- A seat


def evaluate(w: vec[i64], seat: i64) -> float:
    """Return the value of the position for the seat, in log-odds of winning."""
    s = lay.at(seat)
    left = estimate_rounds_left(w)
    mine = points(w, seat)
    n = 0.0
    if mine >= THRESHOLD:
        n += POINTS_TO_WIN_VALUE
    elif w[lay.FIRST] == seat:
        mine -= 1
        n += THE_TOKEN
    n += A_POINT * float(mine)
    if mine > 6:
        n += A_LATE_POINT * float(mine - 6)
    if not w[lay.PASSED] >> seat & 1:
        n += A_TURN
    n += rate_in_play(w, w[s + lay.PLAY_ARTIFACTS], ARTIFACT_AT, w[lay.TURNED_ARTIFACTS], left)
    n += rate_in_play(w, w[s + lay.PLAY_OTHERS], OTHER_AT, w[lay.TURNED_OTHERS], left)
    n += A_CARD * float(size_of(w[s + lay.HAND]))
    return n + rate_pool(w[s + lay.POOL]) + NEAR_POINT_VALUE * nearest(w, seat, left)


def estimate_rounds_left(w: vec[i64]) -> float:
    """Return the estimated number of rounds after this one, based on the leader's points."""
    most: i64 = 0
    for seat in range(w[lay.SEATS]):
        n = points(w, seat)
        if n > most:
            most = n
    left = 0.54 * float(THRESHOLD - most)
    return left if left > 0.3 else 0.3


def rate_pool(pool: i64) -> float:
    """Return the value of a pool. Many essences of one kind are harder to spend, so they count less."""
    n = A_GOLD * float(amount(pool, codes.GOLD))
    for k in range(codes.GOLD):
        have = amount(pool, k)
        n += AN_ESSENCE * (float(have) if have <= 6 else 6.0 + 0.5 * float(have - 6))
    return n


def rate_in_play(w: vec[i64], components: i64, at: vec[i64], turned: i64, left: float) -> float:
    """Return the value of components in play: their future production and the essences on them.

    `at` gives the components of the mask by remainder.
    """
    n = 0.0
    while components:
        c = at[(components & -components) % REMAINDERS]
        n += left * (STEADY * CARDS.steady[c] + BUSY * CARDS.busy[c])
        if not turned & components & -components:
            n += READY * CARDS.busy[c]
        if w[lay.ESSENCES_ON + c] and CARDS.score_kind[c] < 0:
            n += STORED * value(w[lay.ESSENCES_ON + c])
        components &= components - 1
    return n


def nearest(w: vec[i64], seat: i64, left: float) -> float:
    """Return the value, in points, of the nearest Place of Power or monument for the seat."""
    best = 0.0
    pool = w[lay.at(seat) + lay.POOL]
    rest = w[lay.CENTRE]
    while rest:
        c = other_in(rest)
        rest &= rest - 1
        have: i64 = 0
        for k in range(codes.KINDS):
            need = amount(CARDS.cost[c], k)
            own = amount(pool, k)
            have += own if own < need else need
        nearness = float(have) / float(total(CARDS.cost[c]))
        promise = rate_promised(w, seat, c, left) * nearness * nearness
        if promise > best:
            best = promise
    return best


def rate_promised(w: vec[i64], seat: i64, c: i64, left: float) -> float:
    """Return the estimated value, in points, that a component would bring its new owner, minus its cost."""
    n = float(CARDS.points[c]) + 0.093 * (left * (CARDS.steady[c] + CARDS.busy[c]) - value(CARDS.cost[c]))
    return n + float(points_for_tags(w, seat, c)) if CARDS.scored_tags[c] else n
