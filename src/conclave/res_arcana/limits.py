"""What the engine takes for granted about cards, in one place: a card that would break it is refused with its name.

The engine is small because no card needs more. Whoever needs a card that is refused here must change the engine first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.play.counters import MOST
from conclave.res_arcana import vocab as v
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import layout as lay
from conclave.res_arcana.programs import demand

# Effects that use what a frame remembers of the costs (X, or a kind), and those that put something else in its place.
USES_MEMORY: Final = (v.GainCost, v.GainCostInGold, v.ConvertX, v.ConvertXAny, v.PutSpentHere, v.PutSpentAnywhere)
TAKES_MEMORY: Final = (
    v.Draw,
    v.DrawThenDiscard,
    v.ReorderTop,
    v.PlaceCard,
    v.GainAsRival,
    v.Attack,
    v.ConvertXAny,
)
NOT_IN_REACTS: Final = (v.Attack, v.CheckVictory, v.ReorderTop)
ON_ITSELF: Final = (v.PutHere, v.PutAnyHere, v.PutSpentHere, v.StraightenThis)
CHOSEN_CARDS: Final = (
    v.discard_a_card,
    v.destroy_an_artifact,
    v.destroy_another_artifact,
    v.destroy_a_dragon_or_creature,
)


def all_effects(component: v.Component) -> list[v.OneEffect]:
    """Of all its powers."""
    return [effect for power in component.powers for effect in power.effects]


# --- The set of cards


def check_set(components: Sequence[v.Component]) -> None:
    """What no card can break alone."""
    statues = [one.id for one in components if any(power.trigger is v.VICTORY_CHECK for power in one.powers)]
    # A victory check asks one seat once.
    demand(len(statues) <= 1, f"{', '.join(statues)}: only one component can react to a victory check")
    effects = [(one.id, effect) for one in components for effect in all_effects(one)]
    looks = {id_: effect.count for id_, effect in effects if isinstance(effect, v.ReorderTop)}
    first = next(iter(looks), "")
    # The known top of a deck is always taken up whole before cards are put back.
    for id_, count in looks.items():
        demand(count == looks[first], f"{id_}: looks at {count} cards, {first} at {looks[first]}: all look at as many")
        demand(count <= lay.SHORT, f"{id_}: looks at {count} cards; the engine remembers the order of {lay.SHORT}")
    # All discounts on one card are added up below the bit that says that they spare Gold.
    steady = sum(one.discount.symbols for one in components if one.discount)
    for id_, effect in effects:
        if isinstance(effect, v.PlaceCard):
            most = steady + effect.discount
            demand(
                most < codes.SPARES_GOLD, f"{id_}: all discounts at once would be {most}, of {codes.SPARES_GOLD - 1}"
            )


# --- One component


def check_component(component: v.Component) -> None:
    """What its cost and its powers may be together."""
    cost = component.cost or v.E()
    demand(isinstance(component, v.Artifact) or not cost.any, "only an artifact can be paid for with any essences")
    demand(cost.total <= MOST, f"a cost of {cost.total}: its symbols are counted in one kind, up to {MOST}")
    # Where several discounts meet, either all of them spare Gold, or there is none to spare.
    demand(v.DRAGON not in component.tags or not cost.gold, "no dragon costs Gold")
    given = component.discount
    spares = given is None or given.spares_gold or given.on is v.DRAGON
    demand(spares, "a discount spares Gold unless it is for dragons alone")
    claims = sum(power.timing is v.Timing.ON_CLAIM for power in component.powers)
    demand(claims <= 1, "only one power of a component happens on claim")
    attacks = sum(isinstance(effect, v.Attack) for effect in all_effects(component))
    demand(attacks <= 1, "only one power of a component attacks: questions tell the attack by its component")


# --- One power


def check_power(component: v.Component, power: v.Power) -> None:
    """What its costs and effects may be together."""
    check_costs(component, power)
    check_memory(power)
    destroys = set(power.costs) & may_destroy(component)
    for effect in power.effects:
        name = type(effect).__name__
        # A react is the last frame on the stack, the third at most; and only who has the first one looks at a deck.
        demand(power.timing is not v.Timing.REACT or not isinstance(effect, NOT_IN_REACTS), f"{name} within a react")
        demand(not (destroys and isinstance(effect, ON_ITSELF)), f"{name}, but it may have been destroyed as a cost")
        if isinstance(effect, v.PlaceCard):
            demand(effect.tag in (v.NO_TAG, v.DRAGON), f"a power places any artifact or a dragon, not {effect.tag!r}")
            spares = effect.spares_gold or effect.tag is v.DRAGON or not effect.discount
            demand(spares, "a discount spares Gold unless it is for dragons alone")
    # A game may end there, and how far the check has come is not forgotten.
    checks = [place for place, effect in enumerate(power.effects, 1) if isinstance(effect, v.CheckVictory)]
    demand(checks in ([], [len(power.effects)]), "a victory check is the last effect of a power")


def check_costs(component: v.Component, power: v.Power) -> None:
    """That a power that can be used can be paid for: this is decided by a few comparisons."""
    kinds = {type(cost) for cost in power.costs}
    demand(not {v.Pay, v.PayOneOf} <= kinds, "pay and pay_one_of in one cost")
    turned = [cost.tag for cost in power.costs if isinstance(cost, v.TurnOne) and cost.tag in component.tags]
    demand(not (turned and power.turns_this), "it turns itself, and could not be the one that is turned besides")
    demand(
        v.destroy_this not in power.costs or not set(power.costs) & (may_destroy(component) - {v.destroy_this}),
        "it could be destroyed twice",
    )


def may_destroy(component: v.Component) -> set[v.Destroy]:
    """Costs that can destroy the component itself."""
    if not isinstance(component, v.Artifact):
        return set()
    return {v.destroy_this, v.destroy_an_artifact} | ({v.destroy_a_dragon_or_creature} if component.tags else set())


def check_memory(power: v.Power) -> None:
    """A frame remembers one number and one kind, until an effect remembers another."""
    cards = set(power.costs) & set(CHOSEN_CARDS)
    demand(not (v.pay_x in power.costs and cards), "X and the cost of a card are not remembered together")
    spent = any(isinstance(effect, v.PutSpentHere | v.PutSpentAnywhere) for effect in power.effects)
    demand(not (v.pay_x in power.costs and spent), "X and the spent essence are not remembered together")
    taken = ""
    for effect in power.effects:
        name = type(effect).__name__
        demand(not (taken and isinstance(effect, USES_MEMORY)), f"{name} comes before {taken}, which forgets the costs")
        if isinstance(effect, TAKES_MEMORY):
            taken = name
