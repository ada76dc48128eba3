"""Compiles costs and effects into programs. An instruction is four ints; costs come first."""

from __future__ import annotations

from typing import Final, TypeAlias, assert_never

from conclave.core.counters import MAX_PER_KIND
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.engine import codes

Instruction: TypeAlias = tuple[int, int, int, int]

# What the rules do without any card. The engine knows these programs by position (codes.PC_*).
MACHINERY: Final[tuple[Instruction, ...]] = (
    (codes.OP_END, 0, 0, 0),
    (codes.OP_PLACE_PAY, 0, 0, 0),
    (codes.OP_END, 0, 0, 0),
    (codes.OP_REFILL, 0, 0, 0),
    (codes.OP_END, 0, 0, 0),
    (codes.OP_CLAIM_TOP, 0, 0, 0),
    (codes.OP_ENTER, 0, 0, 0),
    (codes.OP_END, 0, 0, 0),
    (codes.OP_ENTER, 0, 0, 0),
    (codes.OP_END, 0, 0, 0),
    (codes.OP_SWAP_ITEM, 0, 0, 0),
    (codes.OP_DRAW, 1, 0, 0),
    (codes.OP_END, 0, 0, 0),
)
# What can be paid without a choice comes first; what cannot be given back comes last.
COST_ORDER: Final = (
    codes.OP_TURN,
    codes.OP_PAY,
    codes.OP_PAY_HERE,
    codes.OP_PAY_ANY,
    codes.OP_PAY_X_KIND,
    codes.OP_PAY_X_NUMBER,
    codes.OP_TURN_OTHER,
    codes.OP_DESTROY,
    codes.OP_DISCARD,
    codes.OP_DESTROY_THIS,
)
VICTIMS: Final = {
    v.Victim.ANY_ARTIFACT: codes.N_DESTROY_ANY,
    v.Victim.ANOTHER_ARTIFACT: codes.N_DESTROY_OTHER,
    v.Victim.DRAGON_OR_CREATURE: codes.N_DESTROY_BEAST,
}
VICTIM_TAGS: Final = {v.Victim.DRAGON_OR_CREATURE: v.DRAGON | v.CREATURE}
TURNED_TAGS: Final = {v.DRAGON: codes.N_TURN_DRAGON, v.CREATURE: codes.N_TURN_CREATURE}


class CardError(ValueError):
    """An invalid card literal; the message names the card."""


def demand(condition: bool, mistake: str) -> None:
    """Raise CardError unless the condition holds."""
    if not condition:
        raise CardError(mistake)


def cost_program(power: v.Power) -> list[Instruction]:
    """Return the program for a power's costs, in the engine's order rather than the card's."""
    program = [step for cost in power.costs for step in cost_steps(cost)]
    program.sort(key=lambda step: COST_ORDER.index(step[0]))
    ops = [op for op, _, _, _ in program]
    demand(len(ops) == len(set(ops)), "the same cost twice")
    chosen = [op for op in ops if op in (codes.OP_TURN_OTHER, codes.OP_DESTROY, codes.OP_DISCARD)]
    demand(len(chosen) <= 1, "a cost that chooses two cards")
    return program


def cost_steps(cost: v.OneCost) -> list[Instruction]:
    """Return the instructions of one cost."""
    match cost:
        case v.Turn():
            return [(codes.OP_TURN, 0, 0, 0)]
        case v.Pay():
            demand(cost.total > 0, "an amount of no essences")
            fixed, steps = pack_essences(cost), list[Instruction]()
            if fixed:
                steps.append((codes.OP_PAY, fixed, 0, 0))
            if cost.any:
                steps.append((codes.OP_PAY_ANY, cost.any, codes.ANY_KIND, 0))
            return steps
        case v.PayOneOf(kinds):
            return [(codes.OP_PAY_ANY, 1, mask_of_choice(kinds), 0)]
        case v.PayX():
            return [(codes.OP_PAY_X_KIND, 0, 0, 0), (codes.OP_PAY_X_NUMBER, 0, 0, 0)]
        case v.TakeHere():
            return [(codes.OP_PAY_HERE, some(cost), 0, 0)]
        case v.TurnOne(tag):
            demand(tag in TURNED_TAGS, f"turn_one is of a dragon or a creature, not {tag!r}")
            return [(codes.OP_TURN_OTHER, tag, 0, 0)]
        case v.Destroy(v.Victim.THIS):
            return [(codes.OP_DESTROY_THIS, 0, 0, 0)]
        case v.Destroy(victim):
            return [(codes.OP_DESTROY, VICTIMS[victim], VICTIM_TAGS.get(victim, v.NO_TAG), 0)]
        case v.Discard():
            return [(codes.OP_DISCARD, 0, 0, 0)]
        case _:
            assert_never(cost)


def effect_program(effect: v.OneEffect) -> list[Instruction]:  # noqa: C901, PLR0912 - one case a word
    """Return the instructions of one effect: two or three if a choice splits it, otherwise one."""
    match effect:
        case v.Gain():
            return [(codes.OP_GAIN, some(effect), 0, 0)]
        case v.GainAny(count, without):
            return [(codes.OP_GAIN_ANY, positive(count), all_but(without), 0)]
        case v.GainOneOf(kinds):
            return [(codes.OP_GAIN_ANY, 1, mask_of_choice(kinds), 0)]
        case v.GainCost():
            demand(effect.plus >= 0, "plus is below zero")
            return [(codes.OP_GAIN_COST, effect.plus, all_but(effect.without), 0)]
        case v.GainCostInGold():
            return [(codes.OP_GOLD_COST, 0, 0, 0)]
        case v.GainAsRival(gain, counting):
            mask(gain), mask(counting)
            return [(codes.OP_EQUAL_RIVAL, gain, counting, 0), (codes.OP_EQUAL_GAIN, gain, counting, 0)]
        case v.ConvertX(to):
            mask(to)
            return [(codes.OP_CONVERT, to, 0, 0)]
        case v.ConvertXAny(without):
            kinds_left = all_but(without)
            return [(codes.OP_CONVERT_ANY, 0, kinds_left, 0), (codes.OP_CONVERT_GAIN, 0, kinds_left, 0)]
        case v.PutHere():
            return [(codes.OP_PUT, some(effect), 0, 0)]
        case v.PutAnyHere(count, without):
            return [(codes.OP_PUT_ANY, positive(count), all_but(without), 0)]
        case v.PutSpentHere():
            return [(codes.OP_PUT_SPENT, 0, 0, 0)]
        case v.PutSpentAnywhere():
            return [(codes.OP_PUT_SPENT_ON, 0, 0, 0)]
        case v.RivalsGain():
            return [(codes.OP_RIVALS, some(effect), 0, 0)]
        case v.Attack():
            return [(codes.OP_ATTACK, positive(effect.life), *escape(effect.unless))]
        case v.Draw(count):
            return [(codes.OP_DRAW, positive(count), 0, 0)]
        case v.DrawThenDiscard(count):
            return [(codes.OP_DRAW, positive(count), 0, 0), (codes.OP_DISCARD_DRAWN, 0, 0, 0)]
        case v.ReorderTop(count):
            look = positive(count)
            return [(codes.OP_REORDER, look, 0, 0), (codes.OP_LOOK_DRAW, look, 0, 0), (codes.OP_LOOK_RETURN, 0, 0, 0)]
        case v.StraightenThis():
            return [(codes.OP_STRAIGHTEN_THIS, 0, 0, 0)]
        case v.StraightenOne(tag):
            return [(codes.OP_STRAIGHTEN, one_tag(tag), 0, 0)]
        case v.PlaceCard():
            price = placing_price(effect)
            tag_asked = one_tag(effect.tag)
            return [
                (codes.OP_SUMMON, effect.source, tag_asked, price),
                (codes.OP_SUMMON_PAY, effect.source, tag_asked, price),
            ]
        case v.CheckVictory():
            return [(codes.OP_CHECK_VICTORY, 0, 0, 0)]
        case v.Ignore():
            return [(codes.OP_IGNORE, 0, 0, 0)]
        case v.ExtraPoints(points):
            return [(codes.OP_POINTS, positive(points), 0, 0)]
        case v.IfLeft(_, then):
            return [step for part in v.one_by_one(then) for step in effect_program(part)]
        case v.AddToEachKind(count):
            return [(codes.OP_GROW, positive(count), 0, 0)]
        case v.PayOrTurn():
            return [(codes.OP_UPKEEP, some(effect), 0, 0)]
        case _:
            assert_never(effect)


# --- Operands


def pack_essences(essences: v.E) -> int:
    """Return the five counts packed into one int."""
    for count in (*essences.counts, essences.any):
        demand(0 <= count <= MAX_PER_KIND, f"{count} essences of one kind: 0 to {MAX_PER_KIND} are possible")
    return sum(count << (12 * kind) for kind, count in enumerate(essences.counts))


def some(essences: v.E) -> int:
    """Return a packed amount that must not be empty or contain "any"."""
    demand(essences.any == 0, "'any' can be paid from the pool only")
    demand(essences.total > 0, "an amount of no essences")
    return pack_essences(essences)


def positive(count: int) -> int:
    """Return a count of a card literal; raise CardError unless it is from 1 to MAX_PER_KIND."""
    demand(0 < count <= MAX_PER_KIND, f"a count of {count}")
    return count


def mask(kinds: v.Kinds) -> int:
    """Return a set of kinds as a bit mask."""
    bits = 0
    for kind in v.as_kinds(kinds):
        demand(kind in tuple(v.Kind), f"{kind!r} is no kind of essence")
        demand(not bits >> kind & 1, f"{kind!r} is named twice")
        bits |= 1 << kind
    return bits


def mask_of_choice(kinds: tuple[v.Kind, ...]) -> int:
    """Return the bit mask of the kinds to choose one of."""
    demand(len(kinds) > 1, "a choice between fewer than two kinds")
    return mask(kinds)


def all_but(without: v.Kinds) -> int:
    """Return the bit mask of the kinds that may be chosen."""
    bits = codes.ANY_KIND & ~mask(without)
    demand(bits != 0, "no kind is left to choose")
    return bits


def one_tag(tag: v.Tag) -> int:
    """Return the tag to filter by; no tag matches everything."""
    demand(tag in (v.NO_TAG, *v.Tag), f"{tag!r} is not one tag")
    return tag


def escape(unless: v.Cost | None) -> tuple[int, int]:
    """Return the way in which a rival may ignore an attack, and the amount if it is a payment."""
    match unless:
        case None:
            return (codes.U_NOTHING, 0)
        case v.Pay():
            return (codes.U_PAY, some(unless))
        case v.Discard():
            return (codes.U_DISCARD, 0)
        case v.Destroy(v.Victim.ANY_ARTIFACT):
            return (codes.U_DESTROY, 0)
        case _:
            raise CardError(f"no attack can be ignored by {unless}")


def placing_price(effect: v.PlaceCard) -> int:
    """Return the cost of a card placed by a power, as OP_SUMMON encodes it."""
    demand(not (effect.free and effect.discount), "what is free has no discount")
    demand(0 <= effect.discount < codes.SPARES_GOLD, f"a discount of {effect.discount}")
    demand(effect.discount > 0 or not effect.spares_gold, "no discount to spare Gold from")
    if effect.free:
        return codes.FREE
    return effect.discount | (codes.SPARES_GOLD if effect.spares_gold else 0)
