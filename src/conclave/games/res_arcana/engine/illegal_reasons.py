"""Reasons for illegal actions: a code and the missing amounts, from the predicates that decide legality.

`allows` is called first, so that exactly the illegal actions have a reason. Reasons are for the acting seat and use
only information in its view.
"""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from conclave.core.counters import amount, missing_amounts, total, total_of
from conclave.core.errors import RefusalFormatter
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.card_tables import (
    BIT,
    CARDS,
    MONUMENT,
    PLACE,
    is_artifact,
    list_artifacts,
    list_others,
)
from conclave.games.res_arcana.engine.choices import allows, answers, find_bar, is_mine
from conclave.games.res_arcana.engine.moves import cards_in, discount

Reason: TypeAlias = tuple[int, ...]  # R_*, then its numbers; () where there is none

REFUSALS: Final = RefusalFormatter()  # `ResArcana` sets its text function


def explain(w: vec[i64], action: i64) -> Reason:
    """Return the reason why the acting seat may not take this action; () for a legal one."""
    if allows(w, action):
        return ()
    verb = action >> codes.SHIFT
    x = action & codes.OPERAND
    question = w[lay.QUESTION]
    if question == codes.ASK_OVER:
        return (codes.R_OVER,)
    if w[lay.ACTOR] < 0:
        return (codes.R_OTHER,)  # chance outcomes are hidden from seats
    if question == codes.ASK_MAIN:
        return explain_action(w, verb, x)
    if question == codes.ASK_REACT and verb == codes.V_REACT:
        return explain_reaction(w, x)
    if question == codes.ASK_BAG and verb == w[lay.VERB] and x < codes.KINDS:
        return explain_pick(w, x)
    if question == codes.ASK_NUMBER and verb == codes.V_NUMBER:
        return (codes.R_NUMBER, int(w[lay.LAST]), int(w[lay.COUNT]))
    if question == codes.ASK_CARD and verb == codes.V_SUMMON and w[lay.VERB] == codes.V_SUMMON:
        return explain_summon(w, x)
    if verb == codes.V_DECLINE:
        return (codes.R_MUST,)
    if question != codes.ASK_UNLESS and verb == w[lay.VERB]:
        return (codes.R_NOT_AMONG,)
    return (codes.R_OTHER,)


# --- The five actions


def explain_action(w: vec[i64], verb: i64, x: i64) -> Reason:
    seat = w[lay.ACTOR]
    pool = w[lay.at(seat) + lay.POOL]
    if verb == codes.V_USE and x < CARDS.powers:
        return explain_use(w, seat, x)
    if verb == codes.V_CLAIM and x < CARDS.components and (CARDS.kind[x] == MONUMENT or CARDS.kind[x] == PLACE):
        if w[lay.CENTRE] & BIT[x] == 0:
            return (codes.R_NOT_IN_CENTRE,)
        return describe_lack(pool, CARDS.cost[x], 0, 0)
    if verb == codes.V_CLAIM_TOP and x == 0:
        return (
            describe_lack(pool, CARDS.monument_cost, 0, 0)
            if w[lay.MONUMENT_DECK] | w[lay.MONUMENT_TOP]
            else (codes.R_NO_MONUMENT,)
        )
    is_placed = verb == codes.V_PLACE or verb == codes.V_SELL_GOLD or verb == codes.V_SELL_TWO
    if is_placed and x < CARDS.components and is_artifact(x):
        if w[lay.at(seat) + lay.HAND] & BIT[x] == 0:
            return (codes.R_NOT_IN_HAND,)
        return describe_lack(pool, CARDS.cost[x], CARDS.any[x], discount(w, seat, x, 0))
    return (codes.R_OTHER,)


def explain_use(w: vec[i64], seat: i64, p: i64) -> Reason:
    if CARDS.entry[p] < 0:
        return (codes.R_NO_POWER,)
    if not is_mine(w, seat, p >> 1):
        return (codes.R_NOT_IN_PLAY,)
    if CARDS.timing[p] != codes.ACTION:
        return (codes.R_REACT if CARDS.timing[p] == codes.REACT else codes.R_ON_CLAIM,)
    return explain_bar(w, seat, p)


def explain_reaction(w: vec[i64], p: i64) -> Reason:
    seat = w[lay.ACTOR]
    if p >= CARDS.powers or CARDS.entry[p] < 0:
        return (codes.R_NO_POWER,)
    if not is_mine(w, seat, p >> 1):
        return (codes.R_NOT_IN_PLAY,)
    if CARDS.timing[p] != codes.REACT or not answers(CARDS.trigger[p], w[lay.CHOICE]):
        return (codes.R_NO_REACT,)
    return explain_bar(w, seat, p)


def explain_bar(w: vec[i64], seat: i64, p: i64) -> Reason:
    """Return the missing part of a power's cost."""
    code = find_bar(w, seat, p)
    pool = w[lay.at(seat) + lay.POOL]
    if code == codes.R_LACKS:
        return describe_lack(pool, CARDS.fixed[p], CARDS.size[p] - total(CARDS.fixed[p]), 0)
    if code == codes.R_LACKS_OF:
        return (codes.R_LACKS_OF, int(CARDS.size[p] - total_of(pool, CARDS.kinds[p])), int(CARDS.kinds[p]))
    if code == codes.R_LACKS_HERE:
        return (codes.R_LACKS_HERE, int(p >> 1), *find_missing(w[lay.ESSENCES_ON + (p >> 1)], CARDS.here[p]))
    if code == codes.R_NEEDS:
        return (codes.R_NEEDS, int(CARDS.needs[p]))
    return (int(code),)


def explain_summon(w: vec[i64], c: i64) -> Reason:
    """Return why a power cannot place this card: it is not a candidate, or it costs too much."""
    code = (w[lay.frame(w) + lay.FRAME_PC] - 1) * codes.OP_WIDTH
    seat = w[lay.ACTOR]
    among = cards_in(w, seat, CARDS.code[code + 1], CARDS.code[code + 2])
    if c >= CARDS.components or not is_artifact(c) or among & BIT[c] == 0:
        return (codes.R_NOT_AMONG,)
    return describe_lack(
        w[lay.at(seat) + lay.POOL], CARDS.cost[c], CARDS.any[c], discount(w, seat, c, CARDS.code[code + 3])
    )


# --- Expected actions


def list_expected(w: vec[i64]) -> list[int]:
    """Return the actions that the acting seat might look for, legal or not.

    They concern its own components and cards, and those that are available to it.
    """
    seat = w[lay.ACTOR]
    if w[lay.QUESTION] == codes.ASK_MAIN:
        s = lay.at(seat)
        found = actions(codes.V_PLACE, list_artifacts(w[s + lay.HAND]))
        found += actions(codes.V_CLAIM, list_others(w[lay.CENTRE]))
        return [*found, codes.V_CLAIM_TOP << codes.SHIFT, *powers(w, seat, codes.V_USE)]
    if w[lay.QUESTION] == codes.ASK_REACT:
        return [
            action for action in powers(w, seat, codes.V_REACT) if CARDS.timing[action & codes.OPERAND] == codes.REACT
        ]
    if w[lay.QUESTION] == codes.ASK_CARD and w[lay.VERB] == codes.V_SUMMON:
        code = (w[lay.frame(w) + lay.FRAME_PC] - 1) * codes.OP_WIDTH
        among = cards_in(w, seat, CARDS.code[code + 1], CARDS.code[code + 2])
        return actions(codes.V_SUMMON, list_artifacts(among))
    return []


def actions(verb: i64, components: list[int]) -> list[int]:
    return [int(verb << codes.SHIFT | c) for c in components]


def powers(w: vec[i64], seat: i64, verb: i64) -> list[int]:
    """Return actions with this verb for all powers of the seat's components in play."""
    s = lay.at(seat)
    mine = list_artifacts(w[s + lay.PLAY_ARTIFACTS]) + list_others(w[s + lay.PLAY_OTHERS])
    return [int(verb << codes.SHIFT | p) for c in mine for p in (2 * c, 2 * c + 1) if CARDS.entry[p] >= 0]


# --- Missing essences


def find_missing(have: i64, cost: i64) -> list[int]:
    """Return the missing essences by kind."""
    found: list[int] = []
    for k in range(codes.KINDS):
        lacks = amount(cost, k) - amount(have, k)
        found.append(int(lacks) if lacks > 0 else 0)
    return found


def describe_lack(pool: i64, cost: i64, more: i64, off: i64) -> Reason:
    """Return what the pool lacks of a cost plus `more` of any kind. `off` is a discount as returned by
    `moves.discount`.

    If several kinds are missing, the payer chooses which of them the discount covers. The others must be paid.
    """
    cut = off & 0xFF
    kinds = find_missing(pool, cost)
    gold = kinds[codes.GOLD] if off & codes.SPARES_GOLD else 0
    if missing_amounts(pool, cost) - gold <= cut:
        kinds = [0, 0, 0, 0, gold]
    cuttable = [k for k in range(codes.KINDS) if kinds[k] and not (k == codes.GOLD and gold)]
    covered = int(cut) if cuttable else 0
    if len(cuttable) == 1:
        kinds[cuttable[0]] -= covered
        covered = 0
    rest = int(total(cost) + more - cut - total(pool)) - sum(kinds) + covered
    return (codes.R_LACKS, *kinds, covered, rest if rest > 0 else 0)


# --- Essences one by one


def explain_pick(w: vec[i64], k: i64) -> Reason:
    kind = int(k)
    if not (w[lay.CHOICE] >> k) & 1:
        return (codes.R_KIND, kind)
    if k < w[lay.LAST]:
        return (codes.R_EARLIER, kind)
    if amount(w[lay.at(w[lay.ACTOR]) + lay.POOL], k) == 0:
        return (codes.R_NONE_OF, kind)
    return (codes.R_SHORT, kind)
