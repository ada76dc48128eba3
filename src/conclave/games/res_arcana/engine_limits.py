"""Limits that the engine assumes of cards. A card that breaks one is rejected by name.

The engine supports only what existing cards need. To add a card that is rejected here, extend the engine first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.counters import MAX_PER_KIND
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.effect_compiler import demand
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import layout as lay

# Effects that use the frame's memory of the costs (X, or a kind), and effects that overwrite it.
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
    """Return the effects of all powers of a component."""
    return [effect for power in component.powers for effect in power.effects]


# --- The set of cards


def check_set(components: Sequence[v.Component]) -> None:
    """Check the limits that concern the set of cards as a whole."""
    statues = [one.id for one in components if any(power.trigger is v.VICTORY_CHECK for power in one.powers)]
    # A victory check asks at most one seat, once.
    demand(len(statues) <= 1, f"{', '.join(statues)}: only one component can react to a victory check")
    effects = [(one.id, effect) for one in components for effect in all_effects(one)]
    looks = {id_: effect.count for id_, effect in effects if isinstance(effect, v.ReorderTop)}
    first = next(iter(looks), "")
    # The engine assumes that a look takes the whole known top before cards are put back.
    for id_, count in looks.items():
        demand(count == looks[first], f"{id_}: looks at {count} cards, {first} at {looks[first]}: all look at as many")
        demand(
            count <= lay.MAX_SHORT_LIST,
            f"{id_}: looks at {count} cards; the engine remembers the order of {lay.MAX_SHORT_LIST}",
        )
    # The sum of all discounts on a card must stay below the SPARES_GOLD bit.
    steady = sum(one.discount.symbols for one in components if one.discount)
    for id_, effect in effects:
        if isinstance(effect, v.PlaceCard):
            most = steady + effect.discount
            demand(
                most < codes.SPARES_GOLD, f"{id_}: all discounts at once would be {most}, of {codes.SPARES_GOLD - 1}"
            )


# --- One component


def check_component(component: v.Component) -> None:
    """Check the combination of a component's cost and powers."""
    cost = component.cost or v.E()
    demand(isinstance(component, v.Artifact) or not cost.any, "only an artifact can be paid for with any essences")
    demand(
        cost.total <= MAX_PER_KIND, f"a cost of {cost.total}: its symbols are counted in one kind, up to {MAX_PER_KIND}"
    )
    # If several discounts combine, either all of them spare Gold or the cost contains none.
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
    """Check the combination of a power's costs and effects."""
    check_costs(component, power)
    check_memory(power)
    destroys = set(power.costs) & may_destroy(component)
    for effect in power.effects:
        name = type(effect).__name__
        # A react is the top frame, at most the third. Only the seat of the first frame may look at a deck.
        demand(power.timing is not v.Timing.REACT or not isinstance(effect, NOT_IN_REACTS), f"{name} within a react")
        demand(not (destroys and isinstance(effect, ON_ITSELF)), f"{name}, but it may have been destroyed as a cost")
        if isinstance(effect, v.PlaceCard):
            demand(effect.tag in (v.NO_TAG, *v.Tag), f"a power places artifacts of one tag, not {effect.tag!r}")
            spares = effect.spares_gold or effect.tag is v.DRAGON or not effect.discount
            demand(spares, "a discount spares Gold unless it is for dragons alone")
    # The game may end there, and the frame keeps the progress of the check.
    checks = [place for place, effect in enumerate(power.effects, 1) if isinstance(effect, v.CheckVictory)]
    demand(checks in ([], [len(power.effects)]), "a victory check is the last effect of a power")


def check_costs(component: v.Component, power: v.Power) -> None:
    """Check that the engine's few comparisons suffice to decide whether a power can be paid for."""
    kinds = {type(cost) for cost in power.costs}
    demand(not {v.Pay, v.PayOneOf} <= kinds, "pay and pay_one_of in one cost")
    turned = [cost.tag for cost in power.costs if isinstance(cost, v.TurnOne) and cost.tag in component.tags]
    demand(not (turned and power.turns_this), "it turns itself, and could not be the one that is turned besides")
    demand(
        v.destroy_this not in power.costs or not set(power.costs) & (may_destroy(component) - {v.destroy_this}),
        "it could be destroyed twice",
    )


def may_destroy(component: v.Component) -> set[v.Destroy]:
    """Return the costs that can destroy the component itself."""
    if not isinstance(component, v.Artifact):
        return set()
    return {v.destroy_this, v.destroy_an_artifact} | ({v.destroy_a_dragon_or_creature} if component.tags else set())


def check_memory(power: v.Power) -> None:
    """Check that a power needs to remember only one number and one kind at a time, as a frame does."""
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
