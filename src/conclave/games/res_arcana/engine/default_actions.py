"""Default answers by simple rules, for choices within an action that do not need a search."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, unit
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import CARDS, artifact_in, other_in
from conclave.games.res_arcana.engine.choices import can_pick, fill
from conclave.games.res_arcana.engine.moves import is_turned
from conclave.games.res_arcana.engine.scratch import SCRATCH


def is_routine(w: vec[i64]) -> bool:
    """Return True if the default rules answer the pending question well enough.

    That holds for essences, numbers and the choice of a deck, but not for choosing a card or a rival.
    """
    question = w[lay.QUESTION]
    return (
        question == codes.ASK_BAG
        or question == codes.ASK_TAKE
        or question == codes.ASK_NUMBER
        or question == codes.ASK_LOOK
    )


def choose_default(w: vec[i64]) -> i64:
    """Return one of the legal answers, chosen by simple rules."""
    question = w[lay.QUESTION]
    if question == codes.ASK_BAG:
        return choose_next_of_bag(w)
    if question == codes.ASK_TAKE:
        return choose_next_to_take(w)
    n = fill(w, SCRATCH)
    if question == codes.ASK_CARD:
        return choose_card(w, n)
    if question == codes.ASK_NUMBER or question == codes.ASK_MAIN:
        return SCRATCH[n - 1]  # the highest number; pass
    if question == codes.ASK_KIND:
        return choose_kind(w, n)
    return SCRATCH[0]  # react, accept, the first rival, the own deck


# --- Bags


def choose_next_of_bag(w: vec[i64]) -> i64:
    """Return the lowest kind of the bag that the rules would choose. Bags are picked in order of kinds."""
    bag = choose_gain(w) if w[lay.VERB] == codes.V_GAIN else choose_payment(w)
    first: i64 = -1
    for k in range(w[lay.LAST], codes.KINDS):
        if can_pick(w, k):
            if amount(bag, k):
                return w[lay.VERB] << codes.SHIFT | k
            if first < 0:
                first = k
    return w[lay.VERB] << codes.SHIFT | first


def choose_payment(w: vec[i64]) -> i64:
    """Return the bag to pay with: required kinds first, then the most plentiful kind. Gold counts a quarter."""
    pool = w[lay.at(w[lay.ACTOR]) + lay.POOL]
    bag: i64 = 0
    for _ in range(w[lay.COUNT]):
        best: i64 = -1
        most: i64 = 0
        for k in range(w[lay.LAST], codes.KINDS):
            left = amount(pool, k)
            if left == 0 or not (w[lay.CHOICE] >> k) & 1:
                continue
            rank = left if k == codes.GOLD else 4 * left
            if amount(w[lay.UNCOVERED], k) > amount(bag, k):
                rank += 100
            if rank > most:
                most = rank
                best = k
        if best < 0:
            break
        bag += unit(best)
        pool -= unit(best)
    return bag


def choose_gain(w: vec[i64]) -> i64:
    """Return the bag to gain: first Gold and what the nearest goal lacks, then the scarcest kind."""
    pool = w[lay.at(w[lay.ACTOR]) + lay.POOL]
    goal = find_nearest_goal(w, w[lay.ACTOR])
    bag: i64 = 0
    for _ in range(w[lay.COUNT]):
        best: i64 = -1
        most: i64 = -10000
        for k in range(w[lay.LAST], codes.KINDS):
            if not (w[lay.CHOICE] >> k) & 1:
                continue
            rank = -amount(pool, k)
            if k == codes.GOLD or amount(goal, k) > amount(pool, k):
                rank += 100
            if rank > most:
                most = rank
                best = k
        if best < 0:
            break
        bag += unit(best)
        pool += unit(best)
    return bag


def find_nearest_goal(w: vec[i64], seat: i64) -> i64:
    """Return the cost of the nearest goal that the pool does not pay for yet.

    Goals are cards in hand, monuments and Places of Power. Their distance is the missing essences less a bonus for
    their value.
    """
    s = lay.at(seat)
    pool = w[s + lay.POOL]
    goal: i64 = 0
    best = 1000.0
    hand = w[s + lay.HAND]
    while hand:
        c = artifact_in(hand)
        hand &= hand - 1
        far = distance(pool, CARDS.cost[c]) - 0.3 * (CARDS.steady[c] + CARDS.busy[c]) - 1.5 * float(CARDS.points[c])
        if far < best and distance(pool, CARDS.cost[c]) > 0.0:
            best = far
            goal = CARDS.cost[c]
    rest = w[lay.CENTRE]
    while rest:
        c = other_in(rest)
        rest &= rest - 1
        far = (
            distance(pool, CARDS.cost[c]) - 0.3 * (CARDS.steady[c] + CARDS.busy[c]) - 2.0 * float(CARDS.points[c]) - 1.0
        )
        if far < best and distance(pool, CARDS.cost[c]) > 0.0:
            best = far
            goal = CARDS.cost[c]
    return goal


def distance(pool: i64, cost: i64) -> float:
    n: i64 = 0
    for k in range(codes.KINDS):
        lack = amount(cost, k) - amount(pool, k)
        if lack > 0:
            n += 3 * lack if k == codes.GOLD else lack
    return float(n)


# --- Collect


def choose_next_to_take(w: vec[i64]) -> i64:
    """Take all essences except those that score or grow on their component."""
    first: i64 = CARDS.components  # components are taken in order of number
    a = w[lay.OFFERED_ARTIFACTS]
    while a and first == CARDS.components:
        c = artifact_in(a)
        a &= a - 1
        if CARDS.collect_when[c] == codes.COLLECT_ALWAYS or CARDS.collect[c] < 0:
            first = c
    b = w[lay.OFFERED_OTHERS]
    while b:
        c = other_in(b)
        b &= b - 1
        if c < first and (CARDS.score_kind[c] < 0 or amount(w[lay.ESSENCES_ON + c], CARDS.score_kind[c]) == 0):
            first = c
    return codes.V_TAKE << codes.SHIFT | first if first < CARDS.components else codes.V_DONE << codes.SHIFT


# --- Cards and kinds


def choose_card(w: vec[i64], n: i64) -> i64:
    """Give away the least valuable card or take the most valuable one. Never decline an offer."""
    verb = w[lay.VERB]
    giving = verb == codes.V_DISCARD or verb == codes.V_DESTROY or verb == codes.V_TURN
    best: i64 = SCRATCH[0]
    most = -1000.0
    for i in range(n):
        action = SCRATCH[i]
        if action >> codes.SHIFT != verb:
            continue
        c = action & codes.OPERAND
        rank = 0.3 * float(CARDS.total[c]) + CARDS.steady[c] + CARDS.busy[c] + 2.0 * float(CARDS.points[c])
        if verb == codes.V_PUT_ON and CARDS.score_kind[c] >= 0:
            rank += 100.0
        if verb == codes.V_STRAIGHTEN and not is_turned(w, c):
            rank -= 100.0
        if giving:
            rank = -rank
        if rank > most:
            most = rank
            best = action
    return best


def choose_kind(w: vec[i64], n: i64) -> i64:
    """Return the most plentiful kind for a conversion, otherwise the scarcest kind."""
    pool = w[lay.at(w[lay.ACTOR]) + lay.POOL]
    best: i64 = SCRATCH[0]
    most: i64 = -1
    for i in range(n):
        action = SCRATCH[i]
        if action >> codes.SHIFT == codes.V_DECLINE:
            continue
        have = amount(pool, action & codes.OPERAND)
        if have > most:
            most = have
            best = action
    return best
