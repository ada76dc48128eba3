"""Sensible answers by rule of thumb, for choices within an action that are not worth a search of their own."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, lowest, unit
from conclave.res_arcana.engine.choices import can_pick, fill
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import is_turned
from conclave.res_arcana.engine.scratch import SCRATCH


def is_routine(w: vec[i64]) -> bool:
    """Paying, gaining and taking have good habits; what to destroy or whom to rob deserves a thought."""
    question = w[ASK]
    return question == ASK_BAG or question == ASK_TAKE or question == ASK_NUMBER or question == ASK_LOOK


def habit(w: vec[i64]) -> i64:
    """One of the legal answers."""
    question = w[ASK]
    if question == ASK_BAG:
        return next_of_bag(w)
    if question == ASK_TAKE:
        return next_to_take(w)
    n = fill(w, SCRATCH)
    if question == ASK_CARD:
        return card(w, n)
    if question == ASK_NUMBER or question == ASK_MAIN:
        return SCRATCH[n - 1]  # all of it; pass
    if question == ASK_KIND:
        return kind(w, n)
    return SCRATCH[0]  # react, accept, the first rival, the own deck


# --- Bags


def next_of_bag(w: vec[i64]) -> i64:
    """The lowest kind of the bag that we would choose as a whole: bags are picked in order of kinds."""
    bag = wanted(w) if w[VERB] == V_GAIN else spare(w)
    first: i64 = -1
    for k in range(w[LAST], KINDS):
        if can_pick(w, k):
            if amount(bag, k):
                return w[VERB] << SHIFT | k
            if first < 0:
                first = k
    return w[VERB] << SHIFT | first


def spare(w: vec[i64]) -> i64:
    """What to pay with: what must be paid, then always of the kind that we have most of, Gold last."""
    pool = w[at(w[ACTOR]) + POOL]
    bag: i64 = 0
    for _ in range(w[COUNT]):
        best: i64 = -1
        most: i64 = 0
        for k in range(w[LAST], KINDS):
            left = amount(pool, k)
            if left == 0 or not (w[CHOICE] >> k) & 1:
                continue
            rank = left if k == GOLD else 4 * left
            if amount(w[NEED], k) > amount(bag, k):
                rank += 100
            if rank > most:
                most = rank
                best = k
        if best < 0:
            break
        bag += unit(best)
        pool -= unit(best)
    return bag


def wanted(w: vec[i64]) -> i64:
    """What to gain: what the nearest goal lacks, then what we have least of; Gold always."""
    pool = w[at(w[ACTOR]) + POOL]
    goal = nearest_goal(w, w[ACTOR])
    bag: i64 = 0
    for _ in range(w[COUNT]):
        best: i64 = -1
        most: i64 = -10000
        for k in range(w[LAST], KINDS):
            if not (w[CHOICE] >> k) & 1:
                continue
            rank = -amount(pool, k)
            if k == GOLD or amount(goal, k) > amount(pool, k):
                rank += 100
            if rank > most:
                most = rank
                best = k
        if best < 0:
            break
        bag += unit(best)
        pool += unit(best)
    return bag


def nearest_goal(w: vec[i64], seat: i64) -> i64:
    """The cost that lacks least: of a card in hand, a monument or a Place of Power, for what it is worth."""
    s = at(seat)
    pool = w[s + POOL]
    goal: i64 = 0
    best = 1000.0
    hand = w[s + HAND]
    while hand:
        c = lowest(hand)
        hand &= hand - 1
        far = distance(pool, T.cost[c]) - 0.3 * (T.steady[c] + T.busy[c]) - 1.5 * float(T.points[c])
        if far < best and distance(pool, T.cost[c]) > 0.0:
            best = far
            goal = T.cost[c]
    rest = w[CENTRE]
    while rest:
        c = lowest(rest) + ARTIFACTS
        rest &= rest - 1
        far = distance(pool, T.cost[c]) - 0.3 * (T.steady[c] + T.busy[c]) - 2.0 * float(T.points[c]) - 1.0
        if far < best and distance(pool, T.cost[c]) > 0.0:
            best = far
            goal = T.cost[c]
    return goal


def distance(pool: i64, cost: i64) -> float:
    n: i64 = 0
    for k in range(KINDS):
        lack = amount(cost, k) - amount(pool, k)
        if lack > 0:
            n += 3 * lack if k == GOLD else lack
    return float(n)


# --- Collect


def next_to_take(w: vec[i64]) -> i64:
    """Take all but what scores or grows where it lies."""
    a = w[SET_A]
    while a:
        c = lowest(a)
        a &= a - 1
        if T.collect_when[c] == COLLECT_ALWAYS or T.collect[c] < 0:
            return V_TAKE << SHIFT | c
    b = w[SET_B]
    while b:
        c = lowest(b) + ARTIFACTS
        b &= b - 1
        if T.score_kind[c] < 0 or amount(w[ON + c], T.score_kind[c]) == 0:
            return V_TAKE << SHIFT | c
    return V_DONE << SHIFT


# --- Cards and kinds


def card(w: vec[i64], n: i64) -> i64:
    """Give away what brings least, take what brings most; what is offered is not declined."""
    verb = w[VERB]
    giving = verb == V_DISCARD or verb == V_DESTROY or verb == V_TURN
    best: i64 = SCRATCH[0]
    most = -1000.0
    for i in range(n):
        action = SCRATCH[i]
        if action >> SHIFT != verb:
            continue
        c = action & OPERAND
        rank = 0.3 * float(T.total[c]) + T.steady[c] + T.busy[c] + 2.0 * float(T.points[c])
        if verb == V_PUT_ON and T.score_kind[c] >= 0:
            rank += 100.0
        if verb == V_STRAIGHTEN and not is_turned(w, c):
            rank -= 100.0
        if giving:
            rank = -rank
        if rank > most:
            most = rank
            best = action
    return best


def kind(w: vec[i64], n: i64) -> i64:
    """To convert: of what we have most; else what we have least of."""
    pool = w[at(w[ACTOR]) + POOL]
    best: i64 = SCRATCH[0]
    most: i64 = -1
    for i in range(n):
        action = SCRATCH[i]
        if action >> SHIFT == V_DECLINE:
            continue
        have = amount(pool, action & OPERAND)
        if have > most:
            most = have
            best = action
    return best
