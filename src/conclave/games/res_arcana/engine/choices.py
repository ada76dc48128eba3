"""Legal actions: lists them for every question, and tests a single action."""

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, covers, lowest, total, total_of
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import (
    BIT,
    CARDS,
    SPOT,
    SPOT_BITS,
    SPOT_SHIFT,
    WORD,
    artifact_in,
    other_in,
)
from conclave.games.res_arcana.engine.moves import can_afford, is_turned

# --- Powers


def find_bar(w: vec[i64], seat: i64, p: i64) -> i64:
    """Return the reason (R_*) why the seat cannot pay this power's whole cost now, or 0.

    The seat must have the component in play.
    """
    c = p >> 1
    stance = CARDS.stance[p]
    if stance != codes.ANY_STANCE and is_turned(w, c) == (stance == codes.STRAIGHT):
        return codes.R_TURNED if stance == codes.STRAIGHT else codes.R_STRAIGHT
    pool = w[lay.at(seat) + lay.POOL]
    if not covers(pool, CARDS.fixed[p]) or total(pool) < CARDS.size[p]:
        return codes.R_LACKS
    if CARDS.kinds[p] != codes.ANY_KIND and total_of(pool, CARDS.kinds[p]) < CARDS.size[p]:
        return codes.R_LACKS_OF
    if not covers(w[lay.ESSENCES_ON + c], CARDS.here[p]):
        return codes.R_LACKS_HERE
    if CARDS.needs[p] == codes.N_NOTHING or can_meet(w, seat, c, CARDS.needs[p], CARDS.needs_tags[p]):
        return 0
    return codes.R_NEEDS


def can_meet(w: vec[i64], seat: i64, c: i64, needs: i64, tags: i64) -> bool:
    if needs == codes.N_DISCARD:
        return w[lay.at(seat) + lay.HAND] != 0
    if needs == codes.N_TURN_DRAGON or needs == codes.N_TURN_CREATURE:
        return find_straight(w, seat, tags) != 0
    return find_destroyable(w, seat, c, needs, tags) != 0


def find_straight(w: vec[i64], seat: i64, tags: i64) -> i64:
    """Return the seat's straight artifacts in play with one of these tags."""
    return w[lay.at(seat) + lay.PLAY_ARTIFACTS] & ~w[lay.TURNED_ARTIFACTS] & CARDS.tagged[tags]


def find_destroyable(w: vec[i64], seat: i64, c: i64, needs: i64, tags: i64) -> i64:
    mine = w[lay.at(seat) + lay.PLAY_ARTIFACTS] & CARDS.tagged[tags]
    return mine & ~BIT[c] if needs == codes.N_DESTROY_OTHER and WORD[c] == 0 else mine


def fill_reacts(w: vec[i64], out: vec[i64], n: i64, seat: i64, trigger: i64) -> i64:
    """Append the react powers that the seat can use against this trigger. A dragon attack also counts as Life loss."""
    first = n
    a = w[lay.at(seat) + lay.PLAY_ARTIFACTS] & CARDS.react_artifacts
    is_late = a & CARDS.late_artifacts != 0
    while a:
        n = fill_react_powers(w, out, n, seat, artifact_in(a), trigger)
        a &= a - 1
    b = w[lay.at(seat) + lay.PLAY_OTHERS] & CARDS.react_others
    while b:
        n = fill_react_powers(w, out, n, seat, other_in(b), trigger)
        b &= b - 1
    if is_late:
        sort_actions(out, first, n)
    return n


def fill_react_powers(w: vec[i64], out: vec[i64], n: i64, seat: i64, c: i64, trigger: i64) -> i64:
    for p in range(2 * c, 2 * c + 2):
        if (
            CARDS.entry[p] >= 0
            and CARDS.timing[p] == codes.REACT
            and answers(CARDS.trigger[p], trigger)
            and find_bar(w, seat, p) == 0
        ):
            out[n] = codes.V_REACT << codes.SHIFT | p
            n += 1
    return n


def answers(against: i64, trigger: i64) -> bool:
    return against == trigger or (trigger == codes.AGAINST_DRAGON and against == codes.AGAINST_LIFE_LOSS)


# --- Bags


def can_pick(w: vec[i64], k: i64) -> bool:
    """Return True if kind k may be the next essence of the bag.

    The remaining kinds must still be able to fill the bag and cover the required symbols.
    """
    if k < w[lay.LAST] or not (w[lay.CHOICE] >> k) & 1:
        return False
    if w[lay.VERB] == codes.V_GAIN:
        return True
    pool = w[lay.at(w[lay.ACTOR]) + lay.POOL]
    if amount(pool, k) == 0:
        return False
    left = w[lay.COUNT] - 1
    rest: i64 = -1  # excludes the essence picked now
    cover: i64 = 0
    lack: i64 = 0
    for j in range(codes.KINDS):
        need = amount(w[lay.UNCOVERED], j)
        if j < k or not (w[lay.CHOICE] >> j) & 1:
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
    return rest >= left and lack - cover <= w[lay.MAX_UNCOVERED]


# --- All legal actions


def sort_actions(out: vec[i64], first: i64, end: i64) -> None:
    """Sort part of a list of actions. Only artifacts that were added later need this: others may have lower numbers."""
    for i in range(first + 1, end):
        action = out[i]
        j = i
        while j > first and out[j - 1] > action:
            out[j] = out[j - 1]
            j -= 1
        out[j] = action


def fill(w: vec[i64], out: vec[i64]) -> i64:
    """Write the legal actions in ascending order and return their number."""
    question = w[lay.QUESTION]
    if question == codes.ASK_MAIN:
        return fill_main(w, out)
    if question == codes.ASK_BAG:
        return fill_bag(w, out)
    if question == codes.ASK_CARD or question == codes.ASK_DEAL or question == codes.ASK_TAKE:
        return fill_cards(w, out)
    if question == codes.ASK_KIND or question == codes.ASK_SEAT or question == codes.ASK_LOOK:
        return fill_choice(w, out)
    if question == codes.ASK_START:
        for seat in range(w[lay.SEATS]):
            out[seat] = codes.V_START << codes.SHIFT | seat
        return w[lay.SEATS]
    if question == codes.ASK_NUMBER:
        for number in range(w[lay.LAST], w[lay.COUNT] + 1):
            out[number - w[lay.LAST]] = codes.V_NUMBER << codes.SHIFT | number
        return w[lay.COUNT] + 1 - w[lay.LAST]
    if question == codes.ASK_REACT:
        n = fill_reacts(w, out, 0, w[lay.ACTOR], w[lay.CHOICE])
        out[n] = codes.V_DECLINE << codes.SHIFT
        return n + 1
    if question == codes.ASK_UNLESS:
        out[0] = codes.V_ACCEPT << codes.SHIFT
        out[1] = codes.V_DECLINE << codes.SHIFT
        return 2
    return 0


def fill_main(w: vec[i64], out: vec[i64]) -> i64:
    seat = w[lay.ACTOR]
    s = lay.at(seat)
    n: i64 = 0
    hand = w[s + lay.HAND]
    rest = hand
    while rest:
        c = artifact_in(rest)
        rest &= rest - 1
        if can_afford(w, seat, c, 0):
            out[n] = codes.V_PLACE << codes.SHIFT | c
            n += 1
    rest = w[lay.CENTRE]
    pool = w[s + lay.POOL]
    while rest:
        c = other_in(rest)
        rest &= rest - 1
        if covers(pool, CARDS.cost[c]):
            out[n] = codes.V_CLAIM << codes.SHIFT | c
            n += 1
    if can_claim_top(w, pool):
        out[n] = codes.V_CLAIM_TOP << codes.SHIFT
        n += 1
    for verb in range(codes.V_SELL_GOLD, codes.V_SELL_TWO + 1):
        rest = hand
        while rest:
            out[n] = verb << codes.SHIFT | artifact_in(rest)
            n += 1
            rest &= rest - 1
    first = n
    a = w[s + lay.PLAY_ARTIFACTS] & CARDS.action_artifacts
    is_late = a & CARDS.late_artifacts != 0
    while a:
        n = fill_powers(w, out, n, seat, artifact_in(a))
        a &= a - 1
    b = w[s + lay.PLAY_OTHERS] & CARDS.action_others
    while b:
        n = fill_powers(w, out, n, seat, other_in(b))
        b &= b - 1
    if is_late:
        sort_actions(out, first, n)
    out[n] = codes.V_PASS << codes.SHIFT
    return n + 1


def can_claim_top(w: vec[i64], pool: i64) -> bool:
    """Return True if the pool pays for the top of the monument deck. All monuments cost the same."""
    return (w[lay.MONUMENT_DECK] | w[lay.MONUMENT_TOP]) != 0 and covers(pool, CARDS.monument_cost)


def fill_powers(w: vec[i64], out: vec[i64], n: i64, seat: i64, c: i64) -> i64:
    p = 2 * c
    if CARDS.entry[p] >= 0 and CARDS.timing[p] == codes.ACTION and find_bar(w, seat, p) == 0:
        out[n] = codes.V_USE << codes.SHIFT | p
        n += 1
    p += 1
    if CARDS.entry[p] >= 0 and CARDS.timing[p] == codes.ACTION and find_bar(w, seat, p) == 0:
        out[n] = codes.V_USE << codes.SHIFT | p
        n += 1
    return n


def fill_bag(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    for k in range(w[lay.LAST], codes.KINDS):
        if can_pick(w, k):
            out[n] = w[lay.VERB] << codes.SHIFT | k
            n += 1
    return n


def fill_cards(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    base = w[lay.VERB] << codes.SHIFT
    a = w[lay.OFFERED_ARTIFACTS]
    b = w[lay.OFFERED_OTHERS]
    is_late = b != 0 and a & CARDS.late_artifacts != 0
    while a:
        out[n] = base | artifact_in(a)
        n += 1
        a &= a - 1
    while b:
        out[n] = base | other_in(b)
        n += 1
        b &= b - 1
    if is_late:
        sort_actions(out, 0, n)
    if w[lay.QUESTION] == codes.ASK_TAKE:
        out[n] = codes.V_DONE << codes.SHIFT
        n += 1
    elif w[lay.QUESTION] == codes.ASK_CARD and w[lay.OPTIONAL]:
        out[n] = codes.V_DECLINE << codes.SHIFT
        n += 1
    return n


def fill_choice(w: vec[i64], out: vec[i64]) -> i64:
    n: i64 = 0
    rest = w[lay.CHOICE]
    while rest:
        out[n] = w[lay.VERB] << codes.SHIFT | lowest(rest)
        n += 1
        rest &= rest - 1
    if w[lay.QUESTION] == codes.ASK_KIND and w[lay.OPTIONAL]:
        out[n] = codes.V_DECLINE << codes.SHIFT
        n += 1
    return n


# --- One action


def allows(w: vec[i64], action: i64) -> bool:
    """Return True if the action is legal, without listing all legal actions."""
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    question = w[lay.QUESTION]
    if question == codes.ASK_MAIN:
        return allows_main(w, verb, x)
    if question == codes.ASK_BAG:
        return verb == w[lay.VERB] and x < codes.KINDS and can_pick(w, x)
    if question == codes.ASK_CARD or question == codes.ASK_DEAL or question == codes.ASK_TAKE:
        return allows_card(w, verb, x)
    if question == codes.ASK_KIND or question == codes.ASK_SEAT or question == codes.ASK_LOOK:
        if verb == codes.V_DECLINE:
            return question == codes.ASK_KIND and w[lay.OPTIONAL] != 0 and x == 0
        return verb == w[lay.VERB] and x < 8 and (w[lay.CHOICE] >> x) & 1 != 0
    if question == codes.ASK_START:
        return verb == codes.V_START and x < w[lay.SEATS]
    if question == codes.ASK_NUMBER:
        return verb == codes.V_NUMBER and w[lay.LAST] <= x <= w[lay.COUNT]
    if question == codes.ASK_REACT:
        return (verb == codes.V_DECLINE and x == 0) or (verb == codes.V_REACT and allows_react(w, x))
    if question == codes.ASK_UNLESS:
        return x == 0 and (verb == codes.V_ACCEPT or verb == codes.V_DECLINE)
    return False


def allows_main(w: vec[i64], verb: i64, x: i64) -> bool:
    seat = w[lay.ACTOR]
    s = lay.at(seat)
    if verb == codes.V_PASS:
        return x == 0
    if verb == codes.V_CLAIM_TOP:
        return x == 0 and can_claim_top(w, w[s + lay.POOL])
    if verb == codes.V_USE:
        return (
            x < CARDS.powers
            and CARDS.entry[x] >= 0
            and CARDS.timing[x] == codes.ACTION
            and is_mine(w, seat, x >> 1)
            and find_bar(w, seat, x) == 0
        )
    if verb == codes.V_CLAIM:
        if x >= CARDS.components or WORD[x] == 0 or w[lay.CENTRE] & BIT[x] == 0:
            return False
        return covers(w[s + lay.POOL], CARDS.cost[x])
    if x >= CARDS.components or WORD[x] != 0 or w[s + lay.HAND] & BIT[x] == 0:
        return False
    if verb == codes.V_PLACE:
        return can_afford(w, seat, x, 0)
    return verb == codes.V_SELL_GOLD or verb == codes.V_SELL_TWO


def is_mine(w: vec[i64], seat: i64, c: i64) -> bool:
    spot = SPOT[c]
    return w[lay.at(seat) + lay.PLAY_ARTIFACTS + (spot >> SPOT_SHIFT)] >> (spot & SPOT_BITS) & 1 != 0


def allows_react(w: vec[i64], p: i64) -> bool:
    seat = w[lay.ACTOR]
    if p >= CARDS.powers or CARDS.entry[p] < 0 or CARDS.timing[p] != codes.REACT or not is_mine(w, seat, p >> 1):
        return False
    return answers(CARDS.trigger[p], w[lay.CHOICE]) and find_bar(w, seat, p) == 0


def allows_card(w: vec[i64], verb: i64, x: i64) -> bool:
    question = w[lay.QUESTION]
    if verb == codes.V_DONE:
        return question == codes.ASK_TAKE and x == 0
    if verb == codes.V_DECLINE:
        return question == codes.ASK_CARD and w[lay.OPTIONAL] != 0 and x == 0
    if verb != w[lay.VERB] or x >= CARDS.components:
        return False
    return w[lay.OFFERED_ARTIFACTS + WORD[x]] & BIT[x] != 0
