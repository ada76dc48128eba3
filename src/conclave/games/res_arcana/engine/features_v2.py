"""Binary features of a seat's position, version 2, as inputs of the policy-value net.

They extend version 1 by what the seat can pay for now, the next income, the essences on each component and the match
score.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, bit, covers, lowest, size_of, total
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS, artifact_in, other_in
from conclave.games.res_arcana.engine.features_v1 import V1, at_most, traits
from conclave.games.res_arcana.engine.victory import points, points_of

INCOME_MOST: Final = 5
POOL_TOTAL_MOST: Final = 24
LYING_MOST: Final = 6
BEASTS_MOST: Final = 5
DECK_MOST: Final = 8
REACH_MOST: Final = 15


class InputsV2:
    """Offsets of the features that version 1 does not have."""

    def __init__(self) -> None:
        self.can_place: i64 = 0  # a card in hand that the pool pays for, by artifact
        self.can_claim: i64 = 0  # a monument or Place of Power that it pays for
        self.income: i64 = 0  # by kind and number
        self.pool_total: i64 = 0
        self.lying: i64 = 0  # essences on a component, by component and number
        self.tags_own: i64 = 0  # own artifacts, by tag and number
        self.deck_size: i64 = 0
        self.reach: i64 = 0  # points, with the best of what can be claimed or placed
        self.reach_to_move: i64 = 0  # the same, for the seat whose turn it is
        self.match_score: i64 = 0  # match play: own victories, the rival's
        self.size: i64 = 0


V2: Final = InputsV2()
MATCH_SCORES: Final = 4


def lay_out_inputs() -> None:
    """Compute the offsets, after those of version 1."""
    V2.can_place = V1.size
    V2.can_claim = V2.can_place + size_of(CARDS.tagged[0])
    V2.income = V2.can_claim + size_of(CARDS.monuments | CARDS.places)
    V2.pool_total = V2.income + codes.KINDS * (INCOME_MOST + 1)
    V2.lying = V2.pool_total + POOL_TOTAL_MOST + 1
    V2.tags_own = V2.lying + CARDS.components * LYING_MOST
    V2.deck_size = V2.tags_own + CARDS.tag_count * (BEASTS_MOST + 1)
    V2.reach = V2.deck_size + DECK_MOST + 1
    V2.reach_to_move = V2.reach + REACH_MOST + 1
    V2.match_score = V2.reach_to_move + REACH_MOST + 1
    V2.size = V2.match_score + MATCH_SCORES


def facts(w: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Write the active features and return their number."""
    n = traits(w, seat, out)
    s = lay.at(seat)
    pool = w[s + lay.POOL]
    n, gain = list_within_means(w, out, n, seat, pool)
    n = list_income(w, out, n, s)
    mine = w[s + lay.PLAY_ARTIFACTS]
    out[n] = V2.pool_total + at_most(total(pool), POOL_TOTAL_MOST)
    out[n + 1] = V2.deck_size + at_most(size_of(w[s + lay.DECK]) + lay.length(w[s + lay.TOP]), DECK_MOST)
    reached = at_most(points(w, seat) + gain, REACH_MOST)
    out[n + 2] = (V2.reach_to_move if w[lay.ACTOR] == seat else V2.reach) + reached
    n += 3
    for tag in range(CARDS.tag_count):
        count = at_most(size_of(mine & CARDS.tagged[bit(tag)]), BEASTS_MOST)
        out[n] = V2.tags_own + tag * (BEASTS_MOST + 1) + count
        n += 1
    if w[lay.VARIANT] == codes.MATCH:
        out[n] = V2.match_score + 2 * at_most(w[lay.WINS + seat], 1) + at_most(w[lay.WINS + 1 - seat], 1)
        n += 1
    return n


def list_within_means(w: vec[i64], out: vec[i64], n: i64, seat: i64, pool: i64) -> tuple[i64, i64]:
    """Write the features for what the pool pays for.

    Return the number of features, and the most points that one of these components brings now.
    """
    best: i64 = 0
    may_act = not w[lay.PASSED] >> seat & 1
    hand = w[lay.at(seat) + lay.HAND]
    while hand:
        c = artifact_in(hand)
        rank = lowest(hand)
        hand &= hand - 1
        if covers(pool, CARDS.cost[c]) and total(pool) >= CARDS.total[c]:
            out[n] = V2.can_place + rank
            n += 1
            if may_act and points_of(w, seat, c) > best:
                best = points_of(w, seat, c)
    centre = w[lay.CENTRE]
    while centre:
        c = other_in(centre)
        centre &= centre - 1
        if covers(pool, CARDS.cost[c]):
            out[n] = V2.can_claim + V1.centre_rank[c]
            n += 1
            if may_act and points_of(w, seat, c) > best:
                best = points_of(w, seat, c)
    return n, best


def list_income(w: vec[i64], out: vec[i64], n: i64, s: i64) -> i64:
    """Write the features of a seat's income and of the essences on its components; return the new feature count.

    Income is what the Collect phase brings without a choice.
    """
    income: i64 = 0
    a = w[s + lay.PLAY_ARTIFACTS]
    while a:
        c = artifact_in(a)
        a &= a - 1
        income += CARDS.income[c]
        if w[lay.ESSENCES_ON + c]:
            out[n] = V2.lying + c * LYING_MOST + at_most(total(w[lay.ESSENCES_ON + c]), LYING_MOST) - 1
            n += 1
    b = w[s + lay.PLAY_OTHERS]
    while b:
        c = other_in(b)
        b &= b - 1
        income += CARDS.income[c]
        if w[lay.ESSENCES_ON + c]:
            out[n] = V2.lying + c * LYING_MOST + at_most(total(w[lay.ESSENCES_ON + c]), LYING_MOST) - 1
            n += 1
    for k in range(codes.KINDS):
        out[n + k] = V2.income + k * (INCOME_MOST + 1) + at_most(amount(income, k), INCOME_MOST)
    return n + codes.KINDS
