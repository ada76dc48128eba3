"""Why an action is not legal: a code and what lacks, found by the predicates that decide what is legal.

`allows` has the first word, so that there is a reason for exactly what is not legal. Reasons are for the acting seat
and look at nothing that its view does not show.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from conclave.play.counters import amount, members, total, total_of, uncovered
from conclave.play.errors import Voice
from conclave.res_arcana.engine.choices import allows, answers, bar, is_mine
from conclave.res_arcana.engine.codes import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.columns import T
from conclave.res_arcana.engine.layout import *  # noqa: F403 - a page of numbers
from conclave.res_arcana.engine.moves import cards_in, discount

Reason: TypeAlias = tuple[int, ...]  # R_*, then its numbers; () where there is none

VOICE: Final = Voice()  # the game lends it words


def why_not(w: vec[i64], action: i64) -> Reason:
    """What keeps the acting seat from this action; () for a legal one."""
    if allows(w, action):
        return ()
    verb = action >> SHIFT
    x = action & OPERAND
    question = w[ASK]
    if question == ASK_OVER:
        return (R_OVER,)
    if w[ACTOR] < 0:
        return (R_OTHER,)  # what chance may answer is not for seats to know
    if question == ASK_MAIN:
        return why_no_action(w, verb, x)
    if question == ASK_REACT and verb == V_REACT:
        return why_no_reaction(w, x)
    if question == ASK_BAG and verb == w[VERB] and x < KINDS:
        return why_no_pick(w, x)
    if question == ASK_NUMBER and verb == V_NUMBER:
        return (R_NUMBER, int(w[LAST]), int(w[COUNT]))
    if question == ASK_CARD and verb == V_SUMMON and w[VERB] == V_SUMMON:
        return why_not_summoned(w, x)
    if verb == V_DECLINE:
        return (R_MUST,)
    if question != ASK_UNLESS and verb == w[VERB]:
        return (R_NOT_AMONG,)
    return (R_OTHER,)


# --- The five actions


def why_no_action(w: vec[i64], verb: i64, x: i64) -> Reason:
    seat = w[ACTOR]
    pool = w[at(seat) + POOL]
    if verb == V_USE and x < POWERS:
        return why_no_use(w, seat, x)
    if verb == V_CLAIM and MONUMENTS <= x < COMPONENTS:
        if not (w[CENTRE] >> (x - ARTIFACTS)) & 1:
            return (R_NOT_IN_CENTRE,)
        return lack(pool, T.cost[x], 0, 0)
    if verb == V_CLAIM_TOP and x == 0:
        return lack(pool, T.cost[MONUMENTS], 0, 0) if w[MON_REST] | w[MON_TOP] else (R_NO_MONUMENT,)
    if (verb == V_PLACE or verb == V_SELL_GOLD or verb == V_SELL_TWO) and x < ARTIFACTS:
        if not (w[at(seat) + HAND] >> x) & 1:
            return (R_NOT_IN_HAND,)
        return lack(pool, T.cost[x], T.any[x], discount(w, seat, x, 0))
    return (R_OTHER,)


def why_no_use(w: vec[i64], seat: i64, p: i64) -> Reason:
    if T.entry[p] < 0:
        return (R_NO_POWER,)
    if not is_mine(w, seat, p >> 1):
        return (R_NOT_IN_PLAY,)
    if T.timing[p] != ACTION:
        return (R_REACT if T.timing[p] == REACT else R_ON_CLAIM,)
    return why_barred(w, seat, p)


def why_no_reaction(w: vec[i64], p: i64) -> Reason:
    seat = w[ACTOR]
    if p >= POWERS or T.entry[p] < 0:
        return (R_NO_POWER,)
    if not is_mine(w, seat, p >> 1):
        return (R_NOT_IN_PLAY,)
    if T.timing[p] != REACT or not answers(T.trigger[p], w[CHOICE]):
        return (R_NO_REACT,)
    return why_barred(w, seat, p)


def why_barred(w: vec[i64], seat: i64, p: i64) -> Reason:
    """What lacks of the cost of a power."""
    code = bar(w, seat, p)
    pool = w[at(seat) + POOL]
    if code == R_LACKS:
        return lack(pool, T.fixed[p], T.size[p] - total(T.fixed[p]), 0)
    if code == R_LACKS_OF:
        return (R_LACKS_OF, int(T.size[p] - total_of(pool, T.kinds[p])), int(T.kinds[p]))
    if code == R_LACKS_HERE:
        return (R_LACKS_HERE, int(p >> 1), *missing(w[ON + (p >> 1)], T.here[p]))
    if code == R_NEEDS:
        return (R_NEEDS, int(T.needs[p]))
    return (int(code),)


def why_not_summoned(w: vec[i64], c: i64) -> Reason:
    """Of the cards that a power could place, some cost too much."""
    code = (w[frame(w) + PC] - 1) * OP_WIDTH
    seat = w[ACTOR]
    if c >= ARTIFACTS or not (cards_in(w, seat, T.code[code + 1], T.code[code + 2]) >> c) & 1:
        return (R_NOT_AMONG,)
    return lack(w[at(seat) + POOL], T.cost[c], T.any[c], discount(w, seat, c, T.code[code + 3]))


# --- What a seat might expect


def expected(w: vec[i64]) -> list[int]:
    """Actions that the acting seat might look for: with what it has, and with what lies there to be had."""
    seat = w[ACTOR]
    if w[ASK] == ASK_MAIN:
        s = at(seat)
        found = actions(V_PLACE, w[s + HAND], 0) + actions(V_CLAIM, w[CENTRE], ARTIFACTS)
        return [*found, V_CLAIM_TOP << SHIFT, *powers(w, seat, V_USE)]
    if w[ASK] == ASK_REACT:
        return [action for action in powers(w, seat, V_REACT) if T.timing[action & OPERAND] == REACT]
    if w[ASK] == ASK_CARD and w[VERB] == V_SUMMON:
        code = (w[frame(w) + PC] - 1) * OP_WIDTH
        return actions(V_SUMMON, cards_in(w, seat, T.code[code + 1], T.code[code + 2]), 0)
    return []


def actions(verb: i64, components: i64, base: i64) -> list[int]:
    return [int(verb << SHIFT | c) for c in members(components, base)]


def powers(w: vec[i64], seat: i64, verb: i64) -> list[int]:
    """All powers of what the seat has in play."""
    s = at(seat)
    mine = members(w[s + PLAY_A], 0) + members(w[s + PLAY_B], ARTIFACTS)
    return [int(verb << SHIFT | p) for c in mine for p in (2 * c, 2 * c + 1) if T.entry[p] >= 0]


# --- What lacks


def missing(have: i64, cost: i64) -> list[int]:
    """By kind."""
    found: list[int] = []
    for k in range(KINDS):
        lacks = amount(cost, k) - amount(have, k)
        found.append(int(lacks) if lacks > 0 else 0)
    return found


def lack(pool: i64, cost: i64, more: i64, off: i64) -> Reason:
    """What the pool lacks of a cost with `more` of any kind, where `off` is a discount as `moves.discount` gives it.

    Where several kinds lack, the discount covers whichever of them one likes, and the others must be had.
    """
    cut = off & 0xFF
    kinds = missing(pool, cost)
    gold = kinds[GOLD] if off & SPARES_GOLD else 0
    if uncovered(pool, cost) - gold <= cut:
        kinds = [0, 0, 0, 0, gold]
    cuttable = [k for k in range(KINDS) if kinds[k] and not (k == GOLD and gold)]
    covered = int(cut) if cuttable else 0
    if len(cuttable) == 1:
        kinds[cuttable[0]] -= covered
        covered = 0
    rest = int(total(cost) + more - cut - total(pool)) - sum(kinds) + covered
    return (R_LACKS, *kinds, covered, rest if rest > 0 else 0)


# --- Essences one by one


def why_no_pick(w: vec[i64], k: i64) -> Reason:
    kind = int(k)
    if not (w[CHOICE] >> k) & 1:
        return (R_KIND, kind)
    if k < w[LAST]:
        return (R_EARLIER, kind)
    if amount(w[at(w[ACTOR]) + POOL], k) == 0:
        return (R_NONE_OF, kind)
    return (R_SHORT, kind)
