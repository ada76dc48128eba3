"""A seat's position as the inputs of a mind: the traits of the first judge, and what it could not see.

That is what the seat can pay for now, what comes in next round, what lies on each component, and how the match stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, covers, lowest, size_of, total
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.traits import TRAITS, at_most, traits
from conclave.res_arcana.engine.victory import points, points_of

INCOME_MOST: Final = 5
POOL_TOTAL_MOST: Final = 24
LYING_MOST: Final = 6
BEASTS_MOST: Final = 5
DECK_MOST: Final = 8
REACH_MOST: Final = 15

CAN_PLACE: Final = TRAITS  # a card in hand that the pool pays for
CAN_CLAIM: Final = CAN_PLACE + ARTIFACTS  # a monument or Place of Power that it pays for
INCOME: Final = CAN_CLAIM + COMPONENTS - MONUMENTS  # by kind and number
POOL_TOTAL: Final = INCOME + KINDS * (INCOME_MOST + 1)
LYING: Final = POOL_TOTAL + POOL_TOTAL_MOST + 1  # essences on a component, by component and number
CREATURES_OWN: Final = LYING + COMPONENTS * LYING_MOST
DRAGONS_OWN: Final = CREATURES_OWN + BEASTS_MOST + 1
DECK_SIZE: Final = DRAGONS_OWN + BEASTS_MOST + 1
REACH: Final = DECK_SIZE + DECK_MOST + 1  # points, with the best of what can be claimed or placed
REACH_TO_MOVE: Final = REACH + REACH_MOST + 1  # the same, for the seat whose turn it is
MATCH_SCORE: Final = REACH_TO_MOVE + REACH_MOST + 1  # match play: own victories, the rival's
FACTS: Final = MATCH_SCORE + 4


def facts(w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the facts that hold; how many there are."""
    n = traits(w, seat, out)
    s = at(seat)
    pool = w[s + POOL]
    n, gain = list_within_means(w, out, n, seat, pool)
    n = list_income(w, out, n, s)
    beasts = w[s + PLAY_A]
    out[n] = POOL_TOTAL + at_most(total(pool), POOL_TOTAL_MOST)
    out[n + 1] = CREATURES_OWN + at_most(size_of(beasts & T.creatures), BEASTS_MOST)
    out[n + 2] = DRAGONS_OWN + at_most(size_of(beasts & T.dragons), BEASTS_MOST)
    out[n + 3] = DECK_SIZE + at_most(size_of(w[s + DECK]) + length(w[s + TOP]), DECK_MOST)
    reached = at_most(points(w, seat) + gain, REACH_MOST)
    out[n + 4] = (REACH_TO_MOVE if w[ACTOR] == seat else REACH) + reached
    n += 5
    if w[VARIANT] == MATCH:
        out[n] = MATCH_SCORE + 2 * at_most(w[WINS + seat], 1) + at_most(w[WINS + 1 - seat], 1)
        n += 1
    return n


def list_within_means(w: vec[i64], out: vec[i64], n: i64, seat: i64, pool: i64) -> tuple[i64, i64]:
    """What the pool pays for; how many facts there are, and the most points that one of these brings now."""
    best: i64 = 0
    may_act = not w[PASSED] >> seat & 1
    hand = w[at(seat) + HAND]
    while hand:
        c = lowest(hand)
        hand &= hand - 1
        if covers(pool, T.cost[c]) and total(pool) >= T.total[c]:
            out[n] = CAN_PLACE + c
            n += 1
            if may_act and points_of(w, seat, c) > best:
                best = points_of(w, seat, c)
    centre = w[CENTRE]
    while centre:
        c = lowest(centre) + ARTIFACTS
        centre &= centre - 1
        if covers(pool, T.cost[c]):
            out[n] = CAN_CLAIM + c - MONUMENTS
            n += 1
            if may_act and points_of(w, seat, c) > best:
                best = points_of(w, seat, c)
    return n, best


def list_income(w: vec[i64], out: vec[i64], n: i64, s: i64) -> i64:
    """What comes in by itself, and what lies on each component."""
    income: i64 = 0
    a = w[s + PLAY_A]
    while a:
        c = lowest(a)
        a &= a - 1
        income += T.income[c]
        if w[ON + c]:
            out[n] = LYING + c * LYING_MOST + at_most(total(w[ON + c]), LYING_MOST) - 1
            n += 1
    b = w[s + PLAY_B]
    while b:
        c = lowest(b) + ARTIFACTS
        b &= b - 1
        income += T.income[c]
        if w[ON + c]:
            out[n] = LYING + c * LYING_MOST + at_most(total(w[ON + c]), LYING_MOST) - 1
            n += 1
    for k in range(KINDS):
        out[n + k] = INCOME + k * (INCOME_MOST + 1) + at_most(amount(income, k), INCOME_MOST)
    return n + KINDS
