"""What may be answered: the legal actions of every ask, and the test of a single one."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, bit, covers, lowest, total, total_of
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import can_afford, is_turned

# --- Powers


def bar(w: vec[i64], seat: i64, p: i64) -> i64:
    """What keeps the seat, which has the component in play, from paying this power's whole cost now: R_*, or 0."""
    c = p >> 1
    stance = T.stance[p]
    if stance != ANY_STANCE and is_turned(w, c) == (stance == STRAIGHT):
        return R_TURNED if stance == STRAIGHT else R_STRAIGHT
    pool = w[at(seat) + POOL]
    if not covers(pool, T.fixed[p]) or total(pool) < T.size[p]:
        return R_LACKS
    if T.kinds[p] != ANY_KIND and total_of(pool, T.kinds[p]) < T.size[p]:
        return R_LACKS_OF
    if not covers(w[ON + c], T.here[p]):
        return R_LACKS_HERE
    return 0 if T.needs[p] == N_NOTHING or can_meet(w, seat, c, T.needs[p]) else R_NEEDS


def can_meet(w: vec[i64], seat: i64, c: i64, needs: i64) -> bool:
    if needs == N_DISCARD:
        return w[at(seat) + HAND] != 0
    if needs == N_TURN_DRAGON or needs == N_TURN_CREATURE:
        return straight_beasts(w, seat, DRAGON if needs == N_TURN_DRAGON else CREATURE) != 0
    return destroyable(w, seat, c, needs) != 0


def straight_beasts(w: vec[i64], seat: i64, tag: i64) -> i64:
    mine = w[at(seat) + PLAY_A] & ~w[TURNED_A]
    return mine & (T.dragons if tag == DRAGON else T.creatures)


def destroyable(w: vec[i64], seat: i64, c: i64, needs: i64) -> i64:
    mine = w[at(seat) + PLAY_A]
    if needs == N_DESTROY_OTHER:
        return mine & ~bit(c)
    if needs == N_DESTROY_BEAST:
        return mine & (T.dragons | T.creatures)
    return mine


def reacts(w: vec[i64], out: vec[i64], n: i64, seat: i64, trigger: i64) -> i64:
    """Write the react powers that the seat can use against this trigger; a dragon is Life loss too."""
    a = w[at(seat) + PLAY_A] & T.react_a
    while a:
        n = react_powers(w, out, n, seat, lowest(a), trigger)
        a &= a - 1
    b = w[at(seat) + PLAY_B] & T.react_b
    while b:
        n = react_powers(w, out, n, seat, lowest(b) + ARTIFACTS, trigger)
        b &= b - 1
    return n


def react_powers(w: vec[i64], out: vec[i64], n: i64, seat: i64, c: i64, trigger: i64) -> i64:
    for p in range(2 * c, 2 * c + 2):
        if T.entry[p] >= 0 and T.timing[p] == REACT and answers(T.trigger[p], trigger) and bar(w, seat, p) == 0:
            out[n] = V_REACT << SHIFT | p
            n += 1
    return n


def answers(against: i64, trigger: i64) -> bool:
    return against == trigger or (trigger == AGAINST_DRAGON and against == AGAINST_LIFE_LOSS)


# --- Bags


def can_pick(w: vec[i64], k: i64) -> bool:
    """Whether kind k may be the next of a bag that can still be filled and still covers what it must."""
    if k < w[LAST] or not (w[CHOICE] >> k) & 1:
        return False
    if w[VERB] == V_GAIN:
        return True
    pool = w[at(w[ACTOR]) + POOL]
    if amount(pool, k) == 0:
        return False
    left = w[COUNT] - 1
    rest: i64 = -1  # the one picked is gone
    cover: i64 = 0
    lack: i64 = 0
    for j in range(KINDS):
        need = amount(w[NEED], j)
        if j < k or not (w[CHOICE] >> j) & 1:
            lack += need
            continue
        have = amount(pool, j)
        rest += have
        if j == k:
            have -= 1
            need = need - 1 if need else 0
        cover += need if need < have else have
        lack += need
    if cover > left:
        cover = left
    return rest >= left and lack - cover <= w[MISS]


# --- All legal actions


def fill(w: vec[i64], out: vec[i64]) -> i64:
    """Write the legal actions, ascending; how many there are."""
    question = w[ASK]
    if question == ASK_MAIN:
        return fill_main(w, out)
    if question == ASK_BAG:
        return fill_bag(w, out)
    if question == ASK_CARD or question == ASK_DEAL or question == ASK_TAKE:
        return fill_cards(w, out)
    if question == ASK_KIND or question == ASK_SEAT or question == ASK_LOOK:
        return fill_choice(w, out)
    if question == ASK_START:
        for seat in range(w[SEATS]):
            out[seat] = V_START << SHIFT | seat
        return w[SEATS]
    if question == ASK_NUMBER:
        for number in range(w[LAST], w[COUNT] + 1):
            out[number - w[LAST]] = V_NUMBER << SHIFT | number
        return w[COUNT] + 1 - w[LAST]
    if question == ASK_REACT:
        n = reacts(w, out, 0, w[ACTOR], w[CHOICE])
        out[n] = V_DECLINE << SHIFT
        return n + 1
    if question == ASK_UNLESS:
        out[0] = V_ACCEPT << SHIFT
        out[1] = V_DECLINE << SHIFT
        return 2
    return 0


def fill_main(w: vec[i64], out: vec[i64]) -> i64:
    seat = w[ACTOR]
    s = at(seat)
    n: i64 = 0
    hand = w[s + HAND]
    rest = hand
    while rest:
        c = lowest(rest)
        rest &= rest - 1
        if can_afford(w, seat, c, 0):
            out[n] = V_PLACE << SHIFT | c
            n += 1
    rest = w[CENTRE]
    pool = w[s + POOL]
    while rest:
        c = lowest(rest) + ARTIFACTS
        rest &= rest - 1
        if covers(pool, T.cost[c]):
            out[n] = V_CLAIM << SHIFT | c
            n += 1
    if can_claim_top(w, pool):
        out[n] = V_CLAIM_TOP << SHIFT
        n += 1
    for verb in range(V_SELL_GOLD, V_SELL_TWO + 1):
        rest = hand
        while rest:
            out[n] = verb << SHIFT | lowest(rest)
            n += 1
            rest &= rest - 1
    n = fill_powers(w, out, n, seat, w[s + PLAY_A] & T.action_a, 0)
    n = fill_powers(w, out, n, seat, w[s + PLAY_B] & T.action_b, ARTIFACTS)
    out[n] = V_PASS << SHIFT
    return n + 1


def can_claim_top(w: vec[i64], pool: i64) -> bool:
    """All monuments cost the same."""
    return (w[MON_REST] | w[MON_TOP]) != 0 and covers(pool, T.cost[MONUMENTS])


def fill_powers(w: vec[i64], out: vec[i64], n: i64, seat: i64, components: i64, base: i64) -> i64:
    while components:
        p = 2 * (lowest(components) + base)
        components &= components - 1
        if T.entry[p] >= 0 and T.timing[p] == ACTION and bar(w, seat, p) == 0:
            out[n] = V_USE << SHIFT | p
            n += 1
        p += 1
        if T.entry[p] >= 0 and T.timing[p] == ACTION and bar(w, seat, p) == 0:
            out[n] = V_USE << SHIFT | p
            n += 1
    return n


def fill_bag(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for k in range(w[LAST], KINDS):
        if can_pick(w, k):
            out[n] = w[VERB] << SHIFT | k
            n += 1
    return n


def fill_cards(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    base = w[VERB] << SHIFT
    a = w[SET_A]
    while a:
        out[n] = base | lowest(a)
        n += 1
        a &= a - 1
    b = w[SET_B]
    while b:
        out[n] = base | (lowest(b) + ARTIFACTS)
        n += 1
        b &= b - 1
    if w[ASK] == ASK_TAKE:
        out[n] = V_DONE << SHIFT
        n += 1
    elif w[ASK] == ASK_CARD and w[OPTIONAL]:
        out[n] = V_DECLINE << SHIFT
        n += 1
    return n


def fill_choice(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    rest = w[CHOICE]
    while rest:
        out[n] = w[VERB] << SHIFT | lowest(rest)
        n += 1
        rest &= rest - 1
    if w[ASK] == ASK_KIND and w[OPTIONAL]:
        out[n] = V_DECLINE << SHIFT
        n += 1
    return n


# --- One action


def allows(w: vec[i64], action: i64) -> bool:
    """Whether the action is legal, without listing all."""
    verb = action >> SHIFT
    x = action & OPERAND
    question = w[ASK]
    if question == ASK_MAIN:
        return allows_main(w, verb, x)
    if question == ASK_BAG:
        return verb == w[VERB] and x < KINDS and can_pick(w, x)
    if question == ASK_CARD or question == ASK_DEAL or question == ASK_TAKE:
        return allows_card(w, verb, x)
    if question == ASK_KIND or question == ASK_SEAT or question == ASK_LOOK:
        if verb == V_DECLINE:
            return question == ASK_KIND and w[OPTIONAL] != 0 and x == 0
        return verb == w[VERB] and x < 8 and (w[CHOICE] >> x) & 1 != 0
    if question == ASK_START:
        return verb == V_START and x < w[SEATS]
    if question == ASK_NUMBER:
        return verb == V_NUMBER and w[LAST] <= x <= w[COUNT]
    if question == ASK_REACT:
        return (verb == V_DECLINE and x == 0) or (verb == V_REACT and allows_react(w, x))
    if question == ASK_UNLESS:
        return x == 0 and (verb == V_ACCEPT or verb == V_DECLINE)
    return False


def allows_main(w: vec[i64], verb: i64, x: i64) -> bool:
    seat = w[ACTOR]
    s = at(seat)
    if verb == V_PASS:
        return x == 0
    if verb == V_CLAIM_TOP:
        return x == 0 and can_claim_top(w, w[s + POOL])
    if verb == V_USE:
        return (
            x < POWERS
            and T.entry[x] >= 0
            and T.timing[x] == ACTION
            and is_mine(w, seat, x >> 1)
            and bar(w, seat, x) == 0
        )
    if verb == V_CLAIM:
        if x < ARTIFACTS or x >= COMPONENTS or not (w[CENTRE] >> (x - ARTIFACTS)) & 1:
            return False
        return covers(w[s + POOL], T.cost[x])
    if x >= ARTIFACTS or not (w[s + HAND] >> x) & 1:
        return False
    if verb == V_PLACE:
        return can_afford(w, seat, x, 0)
    return verb == V_SELL_GOLD or verb == V_SELL_TWO


def is_mine(w: vec[i64], seat: i64, c: i64) -> bool:
    if c < ARTIFACTS:
        return (w[at(seat) + PLAY_A] >> c) & 1 != 0
    return (w[at(seat) + PLAY_B] >> (c - ARTIFACTS)) & 1 != 0


def allows_react(w: vec[i64], p: i64) -> bool:
    seat = w[ACTOR]
    if p >= POWERS or T.entry[p] < 0 or T.timing[p] != REACT or not is_mine(w, seat, p >> 1):
        return False
    return answers(T.trigger[p], w[CHOICE]) and bar(w, seat, p) == 0


def allows_card(w: vec[i64], verb: i64, x: i64) -> bool:
    question = w[ASK]
    if verb == V_DONE:
        return question == ASK_TAKE and x == 0
    if verb == V_DECLINE:
        return question == ASK_CARD and w[OPTIONAL] != 0 and x == 0
    if verb != w[VERB] or x >= COMPONENTS:
        return False
    if x >= ARTIFACTS:
        return (w[SET_B] >> (x - ARTIFACTS)) & 1 != 0
    return (w[SET_A] >> x) & 1 != 0
