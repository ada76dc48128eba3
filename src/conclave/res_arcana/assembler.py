"""Turns the card literals into the engine's flat columns, at import; every mistake in a card is found here.

The engine trusts its columns blindly, so nothing doubtful may pass: an error names the card, the power and the mistake.
A misspelt word or essence does not come this far: Python and mypy refuse it at the line of the card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, get_args

from conclave.res_arcana import cards, limits
from conclave.res_arcana import vocab as v
from conclave.res_arcana.engine import codes, columns, worth
from conclave.res_arcana.programs import (
    MACHINERY,
    Instruction,
    cost_program,
    demand,
    effect_program,
    mask,
    packed,
    positive,
    some,
)
from conclave.res_arcana.programs import CardError as CardError

# A component's number is its position, so each kind has its own stretch of numbers.
STRETCHES: Final[tuple[tuple[type[v.Component], int, int], ...]] = (
    (v.Artifact, 0, codes.MAGES),
    (v.Mage, codes.MAGES, codes.ITEMS),
    (v.Item, codes.ITEMS, codes.MONUMENTS),
    (v.Monument, codes.MONUMENTS, codes.PLACES),
    (v.Place, codes.PLACES, codes.COMPONENTS),
)
# The columns, and what a row holds where a card says nothing.
COMPONENT_COLUMNS: Final = {
    "cost": 0,
    "any": 0,
    "total": 0,
    "points": 0,
    "tags": 0,
    "income": 0,
    "collect": -1,
    "collect_when": codes.COLLECT_ALWAYS,
    "on_claim": -1,
    "discount": 0,
    "discount_for": 0,
    "discount_spares_gold": 0,
    "score_kind": -1,
    "score_creature": 0,
    "score_dragon": 0,
    "preset": 0,
}
POWER_COLUMNS: Final = {
    "entry": -1,
    "timing": codes.ACTION,
    "trigger": codes.AGAINST_NOTHING,
    "stance": codes.ANY_STANCE,
    "fixed": 0,
    "size": 0,
    "kinds": codes.ANY_KIND,
    "here": 0,
    "needs": codes.N_NOTHING,
}
DISCOUNTED: Final = {v.NO_TAG: 1, v.DRAGON: 2}
COLLECT_WHEN: Final = {v.GOLD: codes.COLLECT_IF_GOLD_LEFT, v.ANYTHING: codes.COLLECT_IF_ANY_LEFT}
COLLECT_WORDS: Final = (v.GainOneOf, v.IfLeft, v.AddToEachKind, v.PayOrTurn)
LOSSES: Final = (v.LIFE_LOSS, v.DRAGON_POWER)


@dataclass(frozen=True, slots=True)
class Assembled:
    """What columns.install takes."""

    code: list[int]
    components: dict[str, list[int]]
    powers: dict[str, list[int]]

    def write(self, program: Sequence[Instruction]) -> int:
        """Append a program; the number of its first instruction."""
        start = len(self.code) // codes.OP_WIDTH
        for instruction in (*program, (codes.OP_END, 0, 0, 0)):
            self.code.extend(instruction)
        return start


def assemble(components: Sequence[v.Component]) -> Assembled:
    """Check all components and write their columns."""
    check_set(components)
    made = Assembled(
        [number for instruction in MACHINERY for number in instruction],
        {name: [empty] * codes.COMPONENTS for name, empty in COMPONENT_COLUMNS.items()},
        {name: [empty] * codes.POWERS for name, empty in POWER_COLUMNS.items()},
    )
    for number, component in enumerate(components):
        try:
            write_component(made, number, component)
        except CardError as mistake:
            raise CardError(f"{component.id}: {mistake}") from None
    limits.check_set(components)
    return made


def install() -> None:
    """Fill the engine's columns."""
    made = assemble(cards.ALL)
    columns.install(made.code, made.components, made.powers)
    worth.rate_components()


# --- The set of cards


def check_set(components: Sequence[v.Component]) -> None:
    """What no card can know alone: how many there are, in which order, and which belong together."""
    for name, times in Counter(component.id for component in components).items():
        demand(times == 1, f"{name}: there are {times} components of this id")
        demand(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) is not None, f"{name}: an id is made of small letters and _")
    for kind, first, end in STRETCHES:
        for component in components[first:end]:
            demand(type(component) is kind, f"{component.id}: {kind.kind} belongs here, not {component.kind}")
    demand(len(components) == codes.COMPONENTS, f"there are {len(components)} components, not {codes.COMPONENTS}")
    for number in range(codes.PLACES, codes.COMPONENTS):
        side = v.SUN if number % 2 == 0 else v.MOON
        demand(
            components[number].side is side, f"{components[number].id}: the {side.value} face of a tile belongs here"
        )
    for preset in range(1, codes.MAX_SEATS + 1):
        hand = [component for component in components if component.preset == preset]
        kinds = Counter(type(component) for component in hand)
        demand(
            kinds == {v.Artifact: 3, v.Mage: 1},
            f"{', '.join(c.id for c in hand)}: preset {preset} is three artifacts and a mage",
        )


def check_component(component: v.Component) -> None:
    """What each kind of component may have."""
    artifact, place = isinstance(component, v.Artifact), isinstance(component, v.Place)
    placed = not isinstance(component, v.Mage | v.Item)
    demand((component.cost is not None) == placed, f"{'every' if placed else 'no'} {component.kind} has a cost")
    demand(not isinstance(component, v.Monument) or component.cost == v.E(gold=4), "a monument costs 4 Gold")
    demand(component.points >= 0, "points below zero")
    demand(artifact or not component.tags, "only artifacts are dragons or creatures")
    demand(component.tags in (v.NO_TAG, v.DRAGON, v.CREATURE, v.DRAGON | v.CREATURE), "an unknown tag")
    demand(place or not component.scoring, "only a Place of Power has a victory formula")
    demand(place or component.side is None, "only a Place of Power has a side")
    demand(component.preset in (None, 1, 2, 3, 4), f"preset {component.preset}: there are 1 to 4")
    demand(isinstance(component.powers, tuple), "powers are a tuple (is a comma missing?)")
    demand(len(component.powers) <= 2, f"{len(component.powers)} powers: there is room for two")


# --- One component


def write_component(made: Assembled, number: int, component: v.Component) -> None:
    """Fill its row, and those of its powers."""
    check_component(component)
    row = made.components
    if component.cost is not None:
        row["cost"][number] = packed(component.cost)
        row["any"][number] = component.cost.any
        row["total"][number] = component.cost.total
    row["points"][number] = component.points
    row["tags"][number] = component.tags
    row["preset"][number] = component.preset or 0
    if component.collect is not None:
        write_collect(made, number, component.collect)
    if component.discount is not None:
        write_discount(made, number, component.discount)
    for score in component.scoring:
        write_score(made, number, score)
    for place, power in enumerate(component.powers):
        try:
            write_power(made, number, place, component, power)
        except CardError as mistake:
            raise CardError(f"power {place + 1}: {mistake}") from None
    limits.check_component(component)


def write_collect(made: Assembled, number: int, effect: v.Effect) -> None:
    """A gain without a choice is income; all else is a program."""
    row, when = made.components, codes.COLLECT_ALWAYS
    demand(isinstance(effect, get_args(v.OneEffect)), "Collect: this is not one effect")
    match effect:
        case v.Gain():
            row["income"][number] = some(effect)
            return
        case v.GainAny() | v.GainOneOf():
            pass
        case v.PayOrTurn():
            when = codes.COLLECT_LAST
        case v.IfLeft(kind, v.GainAny() | v.AddToEachKind()):
            demand(kind in COLLECT_WHEN, f"Collect: the engine cannot wait for {kind!r} to be left")
            when = COLLECT_WHEN[kind]
        case _:
            raise CardError(f"Collect: {type(effect).__name__} does not happen there")
    row["collect"][number] = made.write(effect_program(effect))
    row["collect_when"][number] = when


def write_discount(made: Assembled, number: int, discount: v.Discount) -> None:
    """An ability, so no program."""
    demand(discount.on in DISCOUNTED, f"the engine knows no discount on {discount.on!r}")
    row = made.components
    row["discount"][number] = positive(discount.symbols)
    row["discount_for"][number] = DISCOUNTED[discount.on]
    row["discount_spares_gold"][number] = int(discount.spares_gold)


def write_score(made: Assembled, number: int, score: v.PerEssence | v.PerArtifact) -> None:
    """One part of a victory formula; each has a column of its own."""
    match score:
        case v.PerEssence(kind):
            name, value = "score_kind", mask(kind).bit_length() - 1
        case v.PerArtifact(v.Tag.CREATURE, points):
            name, value = "score_creature", positive(points)
        case v.PerArtifact(v.Tag.DRAGON, points):
            name, value = "score_dragon", positive(points)
        case _:
            raise CardError(f"the engine cannot score {score}")
    demand(made.components[name][number] == COMPONENT_COLUMNS[name], "a victory formula scores the same thing twice")
    made.components[name][number] = value


# --- One power


def write_power(made: Assembled, number: int, place: int, component: v.Component, power: v.Power) -> None:
    """Its program, and what the engine asks of it before running that."""
    check_power(component, power)
    costs = cost_program(power)
    entry = made.write([*costs, *(step for effect in power.effects for step in effect_program(effect))])
    if power.timing is v.Timing.ON_CLAIM:
        made.components["on_claim"][number] = entry
    row: dict[str, int] = {
        "entry": entry,
        "timing": power.timing,
        "trigger": power.trigger or codes.AGAINST_NOTHING,
        "stance": stance(power),
    }
    for op, a, b, _ in costs:
        if op == codes.OP_PAY:
            row["fixed"] = a
        elif op == codes.OP_PAY_ANY:
            row["kinds"] = b
        elif op == codes.OP_PAY_HERE:
            row["here"] = a
        elif op == codes.OP_DESTROY:
            row["needs"] = a
        elif op == codes.OP_DISCARD:
            row["needs"] = codes.N_DISCARD
        elif op == codes.OP_TURN_OTHER:
            row["needs"] = codes.N_TURN_DRAGON if a == codes.DRAGON else codes.N_TURN_CREATURE
    row["size"] = sum(cost.total for cost in power.costs if isinstance(cost, v.Pay))
    row["size"] += sum(1 for cost in power.costs if isinstance(cost, v.PayOneOf))
    limits.check_power(component, power)
    for name, value in row.items():
        made.powers[name][2 * number + place] = value


def stance(power: v.Power) -> int:
    """What the component must be for this power to be used."""
    if power.needs_turned:
        return codes.TURNED
    return codes.ANY_STANCE if power.usable_when_turned else codes.STRAIGHT


def check_power(component: v.Component, power: v.Power) -> None:
    """That it is a power at all, and that its words make sense together."""
    demand(isinstance(power, v.Power), "this is no power (costs >> effects)")
    for cost in power.costs:
        demand(isinstance(cost, get_args(v.OneCost)), f"{type(cost).__name__} stands among the costs")
    for effect in power.effects:
        demand(isinstance(effect, get_args(v.OneEffect)), f"{type(effect).__name__} stands after >> but is no effect")
        demand(not isinstance(effect, COLLECT_WORDS), f"{type(effect).__name__} happens in Collect only")
    check_timing(component, power)
    check_references(power)
    destroys_this = v.destroy_this in power.costs
    demand(not destroys_this or isinstance(component, v.Artifact), "only artifacts can be destroyed")


def check_timing(component: v.Component, power: v.Power) -> None:
    """That costs, trigger and effects fit the moment."""
    reacts = power.timing is v.Timing.REACT
    claimed = power.timing is v.Timing.ON_CLAIM
    demand(
        reacts == (power.trigger is not None), "a react without a trigger" if reacts else "a trigger without a react"
    )
    demand(bool(power.costs) != claimed, "what happens on claim costs nothing" if claimed else "a power without a cost")
    demand(not claimed or isinstance(component, v.Monument | v.Place), f"no {component.kind} is ever claimed")
    demand(not power.needs_turned or power.timing is v.Timing.ACTION, "only an action can need to be turned")
    demand(not (power.needs_turned and power.turns_this), "it needs to be turned and turns itself")
    ignores = v.ignore in power.effects
    scores = any(isinstance(effect, v.ExtraPoints) for effect in power.effects)
    demand(ignores == (power.trigger in LOSSES), "ignore and a loss to react to belong together")
    demand(scores == (power.trigger is v.VICTORY_CHECK), "extra points and a victory check to react to belong together")


def check_references(power: v.Power) -> None:
    """That "X", "the spent essence" and "its cost" mean something in this power."""
    effects = {type(effect) for effect in power.effects}
    demand(
        bool(effects & {v.ConvertX, v.ConvertXAny}) == (v.pay_x in power.costs),
        "pay_x and convert_x belong together",
    )
    if effects & {v.PutSpentHere, v.PutSpentAnywhere}:
        spent = [cost for cost in power.costs if isinstance(cost, v.Pay | v.PayOneOf)]
        one = len(spent) == 1 and (isinstance(spent[0], v.PayOneOf) or spent[0] == v.pay(any=1))
        demand(one, "the spent essence is not one of choice")
    if effects & {v.GainCost, v.GainCostInGold}:
        lost = [cost for cost in power.costs if isinstance(cost, v.Destroy | v.Discard) and cost != v.destroy_this]
        demand(len(lost) == 1, "gain_its_cost needs one card destroyed or discarded as a cost")


install()
