"""How well a seat stands, by hand: points, what its components bring in the rounds to come, essences, cards in hand,
the way to the next Place of Power, and the tempo of the token.

All is counted in points; one essence is a fraction of a point. What a component brings is read off its programs, so
that a new card needs no new number here.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import amount, lowest, size_of, total
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.victory import THRESHOLD, points

GOLD_RATE: Final = 2.5  # essences that a Gold is worth on a card
POINT: Final = 5.0  # and a point

# What a seat has, in log-odds of winning.
A_POINT: Final = 0.7794
A_LATE_POINT: Final = 0.0274  # besides, for each one above six
ENOUGH: Final = 0.1634  # to have the points that end the game
THE_TOKEN: Final = 0.0096  # before that: a point only if the game ends with this round
A_TURN: Final = 0.1494  # not to have passed: there is more to come this round
AN_ESSENCE: Final = 0.0126
A_GOLD: Final = 0.1128
A_CARD: Final = 0.0592
STEADY: Final = 0.03  # an essence that comes by itself, for each round that is left
BUSY: Final = 0.0138  # one that a power can bring
READY: Final = 0.0098  # that power, still unused this round
STORED: Final = 0.0056  # an essence that can be taken next round
NEAR: Final = 0.15  # a point that the nearest Place of Power or monument promises


# --- What components bring, in essences a round


def rate_components() -> None:
    """Fill the two columns that are derived from programs."""
    steady = vec[float]()
    busy = vec[float]()
    for c in range(COMPONENTS):
        income = value(T.income[c])
        if T.collect[c] >= 0:
            income += program_value(c, T.collect[c])
        if T.discount[c]:
            income += 1.5 * float(T.discount[c])
        steady = append(steady, income)
        busy = append(busy, powers_value(c))
    T.steady = steady
    T.busy = busy


def value(packed: i64) -> float:
    return float(total(packed) - amount(packed, GOLD)) + GOLD_RATE * float(amount(packed, GOLD))


def powers_value(c: i64) -> float:
    """The better one of two powers that turn the component; those that do not turn it count besides."""
    turning = 0.0
    free = 0.0
    for p in range(2 * c, 2 * c + 2):
        if T.entry[p] < 0 or T.timing[p] == ON_CLAIM:
            continue
        worth = program_value(c, T.entry[p])
        if worth <= 0.0:
            continue
        if T.code[OP_WIDTH * T.entry[p]] != OP_TURN:
            free += 0.5 * worth
        elif worth > turning:
            turning = worth
    return turning + free


def program_value(c: i64, pc: i64) -> float:
    n = 0.0
    while T.code[OP_WIDTH * pc] != OP_END:
        n += step_value(c, OP_WIDTH * pc)
        pc += 1
    return n


def step_value(c: i64, i: i64) -> float:
    """One instruction, in essences: what it costs is negative."""
    op = T.code[i]
    a = T.code[i + 1]
    if op == OP_PAY or op == OP_PAY_HERE or op == OP_UPKEEP:
        return -value(a)
    if op == OP_GAIN:
        return value(a)
    if op == OP_PUT:
        kind = T.score_kind[c]
        return 0.85 * value(a) + (POINT * float(amount(a, kind)) if kind >= 0 else 0.0)
    if op == OP_RIVALS:
        return -0.4 * value(a)
    if op == OP_PAY_ANY:
        return -0.9 * float(a)
    if op == OP_GAIN_ANY or op == OP_PUT_ANY:
        return 1.15 * float(a)
    if op == OP_DRAW:
        return 1.5 * float(a)
    if op == OP_SUMMON:
        return 4.0 if T.code[i + 3] & FREE else 1.0 + float(T.code[i + 3] & 0xFF)
    return flat_value(op)


def flat_value(op: i64) -> float:
    """Instructions that are worth about the same on every card."""
    if op == OP_DESTROY_THIS:
        return -3.0
    if op == OP_DESTROY or op == OP_DISCARD or op == OP_DISCARD_DRAWN:
        return -2.0
    if op == OP_TURN_OTHER:
        return -0.7
    if op == OP_GOLD_COST:
        return 6.0
    if op == OP_GAIN_COST or op == OP_CONVERT or op == OP_POINTS:
        return 3.5
    if op == OP_GROW or op == OP_EQUAL_RIVAL or op == OP_STRAIGHTEN:
        return 1.8
    if op == OP_ATTACK or op == OP_CONVERT_ANY:
        return 1.5
    if op == OP_REORDER or op == OP_IGNORE or op == OP_CHECK_VICTORY or op == OP_PUT_SPENT or op == OP_PUT_SPENT_ON:
        return 0.8
    return 0.0


# --- A seat


def worth(w: vec[i64], seat: i64) -> float:
    """In log-odds of winning."""
    s = at(seat)
    left = rounds_left(w)
    mine = points(w, seat)
    n = 0.0
    if mine >= THRESHOLD:
        n += ENOUGH
    elif w[FIRST] == seat:
        mine -= 1
        n += THE_TOKEN
    n += A_POINT * float(mine)
    if mine > 6:
        n += A_LATE_POINT * float(mine - 6)
    if not w[PASSED] >> seat & 1:
        n += A_TURN
    n += components_worth(w, w[s + PLAY_A], 0, w[TURNED_A], left)
    n += components_worth(w, w[s + PLAY_B], ARTIFACTS, w[TURNED_B], left)
    n += A_CARD * float(size_of(w[s + HAND]))
    return n + pool_worth(w[s + POOL]) + NEAR * nearest(w, seat, left)


def rounds_left(w: vec[i64]) -> float:
    """After this one, as far as one can tell from the leader's points."""
    most: i64 = 0
    for seat in range(w[SEATS]):
        n = points(w, seat)
        if n > most:
            most = n
    left = 0.54 * float(THRESHOLD - most)
    return left if left > 0.3 else 0.3


def pool_worth(pool: i64) -> float:
    """Many of one kind are harder to spend."""
    n = A_GOLD * float(amount(pool, GOLD))
    for k in range(GOLD):
        have = amount(pool, k)
        n += AN_ESSENCE * (float(have) if have <= 6 else 6.0 + 0.5 * float(have - 6))
    return n


def components_worth(w: vec[i64], components: i64, base: i64, turned: i64, left: float) -> float:
    """What they will bring, and what lies on them."""
    n = 0.0
    while components:
        c = lowest(components) + base
        n += left * (STEADY * T.steady[c] + BUSY * T.busy[c])
        if not turned & components & -components:
            n += READY * T.busy[c]
        if w[ON + c] and T.score_kind[c] < 0:
            n += STORED * value(w[ON + c])
        components &= components - 1
    return n


def nearest(w: vec[i64], seat: i64, left: float) -> float:
    """What the Place of Power or monument promises that is nearest for it, in points."""
    best = 0.0
    pool = w[at(seat) + POOL]
    rest = w[CENTRE]
    while rest:
        c = lowest(rest) + ARTIFACTS
        rest &= rest - 1
        have: i64 = 0
        for k in range(KINDS):
            need = amount(T.cost[c], k)
            own = amount(pool, k)
            have += own if own < need else need
        nearness = float(have) / float(total(T.cost[c]))
        promise = promised(w, seat, c, left) * nearness * nearness
        if promise > best:
            best = promise
    return best


def promised(w: vec[i64], seat: i64, c: i64, left: float) -> float:
    """What it would bring to have it, in points, beyond what it costs."""
    n = float(T.points[c]) + 0.093 * (left * (T.steady[c] + T.busy[c]) - value(T.cost[c]))
    if T.score_creature[c] | T.score_dragon[c]:
        beasts = w[at(seat) + PLAY_A]
        n += float(T.score_creature[c] * size_of(beasts & T.creatures))
        n += float(T.score_dragon[c] * size_of(beasts & T.dragons))
    return n
