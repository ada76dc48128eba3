"""Compiles the card literals into the engine's flat columns and validates every card.

The engine does not check its columns, so all validation happens here. An error names the card, the power and the
mistake. Misspelt words and essences are caught earlier, by Python and mypy, at the line of the card.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, get_args

from conclave.games.res_arcana import cards, engine_limits
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.cards.sets import ComponentSet
from conclave.games.res_arcana.effect_compiler import (
    MACHINERY,
    TURNED_TAGS,
    Instruction,
    cost_program,
    demand,
    effect_program,
    mask,
    pack_essences,
    positive,
    some,
)
from conclave.games.res_arcana.effect_compiler import CardError as CardError
from conclave.games.res_arcana.engine import (
    card_tables,
    codes,
    features_v1,
    features_v2,
    heuristic_value,
    machine,
    observe,
    setup,
)
from conclave.games.res_arcana.engine import layout as lay

KINDS: Final[dict[type[v.Component], int]] = {
    v.Artifact: card_tables.ARTIFACT,
    v.Mage: card_tables.MAGE,
    v.Item: card_tables.ITEM,
    v.Monument: card_tables.MONUMENT,
    v.Place: card_tables.PLACE,
}
COMPONENT_TYPES: Final = {kind: component_type for component_type, kind in KINDS.items()}
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
    "discount_tags": 0,
    "discount_spares_gold": 0,
    "score_kind": -1,
    "scored_tags": 0,
    "preset": 0,
    "kind": 0,
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
    "needs_tags": 0,
}
TAGS: Final = tuple(v.Tag)
COLLECT_WHEN: Final = {v.GOLD: codes.COLLECT_IF_GOLD_LEFT, v.ANYTHING: codes.COLLECT_IF_ANY_LEFT}
COLLECT_WORDS: Final = (v.GainOneOf, v.IfLeft, v.AddToEachKind, v.PayOrTurn)
TWICE: Final = "a victory formula scores the same thing twice"
LOSSES: Final = (v.LIFE_LOSS, v.DRAGON_POWER)


@dataclass(frozen=True, slots=True)
class Assembled:
    """Compiled card tables, as `card_tables.install` takes them."""

    code: list[int]
    components: dict[str, list[int]]
    powers: dict[str, list[int]]
    tag_points: list[int]  # by component and tag

    def write(self, program: Sequence[Instruction]) -> int:
        """Append a program and return the index of its first instruction."""
        start = len(self.code) // codes.OP_WIDTH
        for instruction in (*program, (codes.OP_END, 0, 0, 0)):
            demand(instruction[0] in machine.HANDLED, f"the machine handles no opcode {instruction[0]}")
            self.code.extend(instruction)
        return start


def assemble(components: Sequence[v.Component]) -> Assembled:
    """Check all components and return their columns."""
    check_set(components)
    made = Assembled(
        [number for instruction in MACHINERY for number in instruction],
        {name: [empty] * len(components) for name, empty in COMPONENT_COLUMNS.items()},
        {name: [empty] * (2 * len(components)) for name, empty in POWER_COLUMNS.items()},
        [0] * (len(TAGS) * len(components)),
    )
    for component in components:
        try:
            write_component(made, component.number, component)
        except CardError as mistake:
            raise CardError(f"{component.id}: {mistake}") from None
    engine_limits.check_set(components)
    return made


def install_cards() -> None:
    """Fill the engine's card tables. The game calls this before it creates its first state."""
    install(cards.ALL, cards.SETS)


def install(components: Sequence[v.Component], sets: Sequence[ComponentSet]) -> None:
    """Fill the engine's card tables with these components and sets."""
    made = assemble(components)
    for place, played in enumerate(sets):
        demand(played.number == place, f"{played.name}: set number {played.number}, where {place} belongs")
        check_playable(played.name, played.select(components))
    card_tables.install(made.code, made.components, made.powers)
    card_tables.install_tags(len(TAGS), made.tag_points)
    card_tables.CARDS.sets.clear()
    for played in sets:
        chosen = played.select(components)
        tiles = pair_faces(chosen)
        suns, moons = [sun.number for sun, _ in tiles], [moon.number for _, moon in tiles]
        card_tables.install_set(played.name, [component.number for component in chosen], suns, moons)
    heuristic_value.rate_components()
    observe.lay_out_observation()
    features_v1.lay_out_inputs()
    features_v2.lay_out_inputs()


# --- The set of cards


def check_set(components: Sequence[v.Component]) -> None:
    """Check all components together: their ids, their numbers, and the room that the engine has for them."""
    for name, times in Counter(component.id for component in components).items():
        demand(times == 1, f"{name}: there are {times} components of this id")
        demand(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) is not None, f"{name}: an id is made of small letters and _")
    for number, component in enumerate(components):
        demand(type(component) in KINDS, f"{component.id}: the engine knows no {type(component).__name__}")
        demand(
            component.number == number,
            f"{component.id}: has number {component.number}, where {number} belongs; "
            "numbers begin at 0, each is given once, and a new component gets the next free one",
        )
    demand(len(components) < lay.MAX_COMPONENTS, f"there are {len(components)} components; there is room for 254")
    artifacts = sum(isinstance(component, v.Artifact) for component in components)
    for count, what in ((artifacts, "artifacts"), (len(components) - artifacts, "other components")):
        most = card_tables.MAX_IN_MASK
        demand(count <= most, f"there are {count} {what}; there is room for {most}")


def check_playable(name: str, components: Sequence[v.Component]) -> None:
    """Check that a set can be played: it has enough of each kind, presets, and both faces of each tile."""
    kinds = Counter(type(component) for component in components)
    for kind, least in setup.LEAST.items():
        have = kinds[COMPONENT_TYPES[kind]]
        demand(have >= least, f"{name}: has {have} of the kind {COMPONENT_TYPES[kind].kind}, and needs {least}")
    pair_faces(components)
    presets = {component.preset for component in components if component.preset}
    demand(len(presets) >= codes.MAX_SEATS, f"{name}: has {len(presets)} presets for {codes.MAX_SEATS} seats")
    for preset in sorted(presets):
        hand = [component for component in components if component.preset == preset]
        kinds = Counter(type(component) for component in hand)
        demand(
            kinds == {v.Artifact: setup.HAND_SIZE, v.Mage: 1},
            f"{', '.join(c.id for c in hand)}: preset {preset} is three artifacts and a mage",
        )


def pair_faces(components: Sequence[v.Component]) -> list[tuple[v.Component, v.Component]]:
    """Return the sun and moon face of each tile, in order of tiles."""
    faces: dict[tuple[int, v.Side | None], v.Component] = {}
    for component in components:
        if isinstance(component, v.Place):
            place = (component.tile, component.side)
            demand(place not in faces, f"{component.id}: tile {component.tile} has two {component.side} faces")
            faces[place] = component
    found = []
    for tile in sorted({tile for tile, _ in faces}):
        demand((tile, v.SUN) in faces and (tile, v.MOON) in faces, f"tile {tile} has one face; a tile has two")
        found.append((faces[tile, v.SUN], faces[tile, v.MOON]))
    return found


def check_component(component: v.Component) -> None:
    """Check that a component has only what its kind may have."""
    artifact, place = isinstance(component, v.Artifact), isinstance(component, v.Place)
    placed = not isinstance(component, v.Mage | v.Item)
    demand((component.cost is not None) == placed, f"{'every' if placed else 'no'} {component.kind} has a cost")
    demand(not isinstance(component, v.Monument) or component.cost == v.E(gold=4), "a monument costs 4 Gold")
    demand(component.points >= 0, "points below zero")
    demand(artifact or not component.tags, "only artifacts are dragons or creatures")
    demand(0 <= component.tags < 1 << len(TAGS), "an unknown tag")
    demand(place or not component.scoring, "only a Place of Power has a victory formula")
    demand(place or component.side is None, "only a Place of Power has a side")
    demand(place == (component.side is not None and component.tile > 0), "a Place of Power has a side and a tile")
    demand(component.preset is None or component.preset > 0, f"preset {component.preset}: they begin at 1")
    demand(isinstance(component.powers, tuple), "powers are a tuple (is a comma missing?)")
    demand(len(component.powers) <= 2, f"{len(component.powers)} powers: there is room for two")


# --- One component


def write_component(made: Assembled, number: int, component: v.Component) -> None:
    """Fill the row of a component and the rows of its powers."""
    check_component(component)
    row = made.components
    if component.cost is not None:
        row["cost"][number] = pack_essences(component.cost)
        row["any"][number] = component.cost.any
        row["total"][number] = component.cost.total
    row["points"][number] = component.points
    row["tags"][number] = component.tags
    row["preset"][number] = component.preset or 0
    row["kind"][number] = KINDS[type(component)]
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
    engine_limits.check_component(component)


def write_collect(made: Assembled, number: int, effect: v.Effect) -> None:
    """Write a Collect effect: a gain without a choice as income, anything else as a program."""
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
    """Write a discount. It is an ability, so it needs no program."""
    row = made.components
    row["discount"][number] = positive(discount.symbols)
    row["discount_tags"][number] = discount.on
    row["discount_spares_gold"][number] = int(discount.spares_gold)


def write_score(made: Assembled, number: int, score: v.PerEssence | v.PerArtifact) -> None:
    """Write one part of a victory formula."""
    row = made.components
    match score:
        case v.PerEssence(kind):
            demand(row["score_kind"][number] < 0, TWICE)
            row["score_kind"][number] = mask(kind).bit_length() - 1
        case v.PerArtifact(tag, points):
            demand(tag in TAGS, f"the engine cannot score {score}")
            demand(not row["scored_tags"][number] & tag, TWICE)
            row["scored_tags"][number] |= tag
            made.tag_points[number * len(TAGS) + TAGS.index(tag)] = positive(points)
        case _:
            raise CardError(f"the engine cannot score {score}")


# --- One power


def write_power(made: Assembled, number: int, place: int, component: v.Component, power: v.Power) -> None:
    """Write a power's program and the conditions that the engine checks before running it."""
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
            row["needs"], row["needs_tags"] = a, b
        elif op == codes.OP_DISCARD:
            row["needs"] = codes.N_DISCARD
        elif op == codes.OP_TURN_OTHER:
            row["needs"], row["needs_tags"] = TURNED_TAGS[v.Tag(a)], a
    row["size"] = sum(cost.total for cost in power.costs if isinstance(cost, v.Pay))
    row["size"] += sum(1 for cost in power.costs if isinstance(cost, v.PayOneOf))
    engine_limits.check_power(component, power)
    for name, value in row.items():
        made.powers[name][2 * number + place] = value


def stance(power: v.Power) -> int:
    """Return the stance that the component must have for this power: STRAIGHT, TURNED or ANY_STANCE."""
    if power.needs_turned:
        return codes.TURNED
    return codes.ANY_STANCE if power.usable_when_turned else codes.STRAIGHT


def check_power(component: v.Component, power: v.Power) -> None:
    """Check that this is a power and that its words make sense together."""
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
    """Check that costs, trigger and effects fit the power's timing."""
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
    """Check that "X", "the spent essence" and "its cost" refer to something in this power."""
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
