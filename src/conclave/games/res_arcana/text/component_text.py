"""Card texts in each language, composed from the card literal and the game's Fluent messages.

Each word of the card language has one message, so rules, card text and translation cannot diverge. Messages are loaded
on first use, and sentences are cached.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, assert_never

from conclave.core.text import fluent
from conclave.core.text.fluent import ENGLISH, BadMessage, capitalize
from conclave.games.res_arcana import vocab as v

FILE: Final = "res_arcana.ftl"


# --- Public functions


def say(language: str, message: str, **args: int | str) -> str:
    """Return a message of this game."""
    return fluent.say(language, FILE, message, **args)


@cache
def name_of(component_id: str, language: str = ENGLISH) -> str:
    """Return the name of a component."""
    return say(language, f"name-{component_id}")


def name_in_sentence(component_id: str, language: str = ENGLISH) -> str:
    """Return the name of a component as used within a sentence."""
    return say(language, "card-name", name=name_of(component_id, language))


@cache
def heading(component: v.Component, language: str = ENGLISH) -> str:
    """Return the heading of a card: name, kind, types and cost."""
    kind = say(language, f"component-{component.kind}")
    line = say(language, "heading", name=name_of(component.id, language), kind=kind)
    tags = [say(language, f"tag-{key(tag)}") for tag in v.Tag if tag in component.tags]
    if tags:
        line = say(language, "heading-types", heading=line, types=join_list(language, "list", tags))
    if component.side is not None:
        line = say(language, "heading-side", heading=line, side=say(language, f"side-{component.side.value}"))
    if component.cost is not None:
        line = say(language, "heading-cost", heading=line, cost=essences(component.cost, language))
    return line


def rules_text(component: v.Component, language: str = ENGLISH) -> list[str]:
    """Return the lines of a card: abilities, powers, points."""
    return list(_lines(component, language))


@cache
def _lines(component: v.Component, language: str) -> tuple[str, ...]:
    lines = []
    if component.collect is not None:
        effect = join_list(
            language, "list", [effect_text(language, None, part) for part in v.one_by_one(component.collect)]
        )
        lines.append(say(language, "collect", effect=effect))
    if component.discount is not None:
        lines.append(discount_text(language, component.discount))
    lines += [power_text(power, language) for power in component.powers]
    if component.points or component.scoring:
        lines.append(points_text(language, component))
    return tuple(capitalize(line) for line in lines)


@cache
def power_text(power: v.Power, language: str = ENGLISH) -> str:
    """Return one power in one line."""
    effects = join_list(language, "list", [effect_text(language, power, effect) for effect in power.effects])
    if power.timing is v.Timing.ON_CLAIM:
        return capitalize(say(language, "power-on-claim", effects=effects))
    costs = join_list(language, "list", [cost_text(language, cost) for cost in power.costs])
    line = say(language, "power", costs=costs, effects=effects)
    if power.trigger is not None:
        line = say(language, "power-react", power=line, trigger=key(power.trigger))
    if power.needs_turned:
        line = say(language, "power-turned", power=line)
    return capitalize(line)


@cache
def kind_name(kind: int, language: str = ENGLISH) -> str:
    """Return the name of a kind of essence from its number in the engine."""
    return say(language, f"kind-{key(v.Kind(kind))}")


def essences(amount: v.E | Sequence[int], language: str = ENGLISH) -> str:
    """Return an amount such as "2 Elan and 1 Gold", from a card's amount or from five counts by kind."""
    counts = amount.counts if isinstance(amount, v.E) else tuple(amount)
    parts = [
        say(language, f"essence-{key(kind)}", count=count) for kind, count in zip(v.Kind, counts, strict=True) if count
    ]
    if isinstance(amount, v.E) and amount.any:
        parts.append(any_essences(language, amount.any, ()))
    return join_list(language, "list-and", parts) if parts else say(language, "nothing")


# --- The parts of a card


def cost_text(language: str, cost: v.OneCost) -> str:
    """Return one cost, as printed before the arrow."""
    match cost:
        case v.Turn():
            return say(language, "turn")
        case v.Pay():
            return say(language, "pay", essences=essences(cost, language))
        case v.PayOneOf(kinds):
            return say(language, "pay-one-of", kinds=one_of(language, kinds))
        case v.PayX():
            return say(language, "pay-x")
        case v.TakeHere():
            return say(language, "take-here", essences=essences(cost, language))
        case v.TurnOne(tag):
            return say(language, "turn-one", tag=key(tag))
        case v.Destroy(victim):
            return say(language, "destroy", victim=victim.value)
        case v.Discard():
            return say(language, "discard")
        case _:
            assert_never(cost)


def effect_text(language: str, power: v.Power | None, effect: v.OneEffect) -> str:  # noqa: C901, PLR0912 - one case a word
    """Return one effect, as printed after the arrow or, without a power, in Collect."""
    match effect:
        case v.Gain():
            return say(language, "gain", essences=essences(effect, language))
        case v.GainAny(count, without):
            return say(language, "gain", essences=any_essences(language, count, without))
        case v.GainOneOf(kinds):
            return say(language, "gain-one-of", kinds=one_of(language, kinds))
        case v.GainCost():
            mix = mix_of(language, effect.without)
            return say(language, "gain-cost", more=effect.plus, mix=mix, basis=basis(power))
        case v.GainCostInGold():
            return say(language, "gain-cost-in-gold", basis=basis(power))
        case v.GainAsRival(gain, counting):
            return say(language, "gain-as-rival", kind=kind_name(gain, language), counted=kind_name(counting, language))
        case v.ConvertX(to):
            return say(language, "convert-x", kind=kind_name(to, language))
        case v.ConvertXAny(without):
            if without == ():
                return say(language, "convert-x-any")
            return say(language, "convert-x-any-but", kinds=one_of(language, without))
        case v.PutHere():
            return say(language, "put-here", essences=essences(effect, language))
        case v.PutAnyHere(count, without):
            return say(language, "put-here", essences=any_essences(language, count, without))
        case v.PutSpentHere():
            return say(language, "put-spent-here")
        case v.PutSpentAnywhere():
            return say(language, "put-spent-anywhere")
        case v.RivalsGain():
            return say(language, "rivals-gain", essences=essences(effect, language))
        case v.Attack():
            loss = essences(v.E(life=effect.life), language)
            if effect.unless is None:
                return say(language, "attack", essences=loss)
            return say(language, "attack-unless", essences=loss, unless=unless_text(language, effect.unless))
        case v.Draw(count):
            return say(language, "draw", count=count)
        case v.DrawThenDiscard(count):
            return say(language, "draw-then-discard", count=count)
        case v.ReorderTop(count):
            return say(language, "reorder-top", count=count)
        case v.StraightenThis():
            return say(language, "straighten-this")
        case v.StraightenOne(tag):
            return say(language, "straighten-one", tag=key(tag) if tag else "component")
        case v.PlaceCard():
            return place_text(language, effect)
        case v.CheckVictory():
            return say(language, "check-victory")
        case v.Ignore():
            return say(language, "ignore", trigger=key(power.trigger) if power and power.trigger else "")
        case v.ExtraPoints(points):
            return say(language, "extra-points", points=points)
        case v.IfLeft(kind, then):
            inner = join_list(language, "list", [effect_text(language, power, part) for part in v.one_by_one(then)])
            if kind is None:
                return say(language, "if-anything-left", effect=inner)
            return say(language, "if-left", kind=kind_name(kind, language), effect=inner)
        case v.AddToEachKind(count):
            return say(language, "add-to-each-kind", count=count)
        case v.PayOrTurn():
            return say(language, "pay-or-turn", essences=essences(effect, language))
        case _:
            assert_never(effect)


def unless_text(language: str, unless: v.Cost) -> str:
    """Return the action by which a rival may ignore an attack."""
    match unless:
        case v.Pay():
            return say(language, "unless-pay", essences=essences(unless, language))
        case v.Discard():
            return say(language, "unless-discard")
        case v.Destroy():
            return say(language, "unless-destroy")
        case _:
            raise BadMessage(f"no words for an attack that is ignored by {unless}")


def place_text(language: str, effect: v.PlaceCard) -> str:
    """Return the text for placing a card by a power."""
    what, where = key(effect.tag) if effect.tag else "artifact", key(effect.source)
    if effect.free:
        return say(language, "place-free", tag=what, source=where)
    if not effect.discount:
        return say(language, "place", tag=what, source=where)
    line = say(language, "place-discount", tag=what, source=where, count=effect.discount)
    return say(language, "place-spares-gold", place=line) if effect.spares_gold else line


def discount_text(language: str, discount: v.Discount) -> str:
    """Return the text of a discount ability."""
    whose = key(discount.on) if discount.on else "artifact"
    line = say(language, "discount", tag=whose, symbols=discount.symbols)
    return say(language, "discount-spares-gold", discount=line) if discount.spares_gold else line


def points_text(language: str, component: v.Component) -> str:
    """Return the text for a component's points."""
    scores = [score_text(language, score) for score in component.scoring]
    if not scores:
        return say(language, "points", points=component.points)
    formula = join_list(language, "list-and", scores)
    if not component.points:
        return say(language, "points-formula", formula=formula)
    return say(language, "points-and", points=say(language, "points", points=component.points), formula=formula)


def score_text(language: str, score: v.PerEssence | v.PerArtifact) -> str:
    """Return the text for one part of a victory formula."""
    match score:
        case v.PerEssence(kind):
            return say(language, "score-essence", points=1, kind=kind_name(kind, language))
        case v.PerArtifact(tag, points):
            return say(language, f"score-{key(tag)}", points=points)
        case _:
            assert_never(score)


# --- Phrases


def any_essences(language: str, count: int, without: v.Kinds) -> str:
    """Return the text for a number of essences of any kind, with exceptions."""
    return say(language, "essence-any", count=count, mix=mix_of(language, without))


def mix_of(language: str, without: v.Kinds) -> str:
    """Return the text for "of any kind", with exceptions."""
    return say(language, "mix-but", kinds=one_of(language, without)) if without != () else say(language, "mix")


def one_of(language: str, kinds: v.Kinds) -> str:
    """Return the text for a choice of one of these kinds."""
    return join_list(language, "list-or", [kind_name(kind, language) for kind in v.as_kinds(kinds)])


def basis(power: v.Power | None) -> str:
    """Return the way in which the power's costs took the card that "its cost" refers to: discarded or destroyed."""
    return "discarded" if power is not None and v.discard_a_card in power.costs else "destroyed"


def key(word: v.Kind | v.Tag | v.Trigger | v.Source) -> str:
    """Return the message key of a word."""
    return str(word.name).lower()


def join_list(language: str, ending: str, parts: Sequence[str]) -> str:
    """Return the parts as a list in the style of the message `ending`: list, list-and or list-or."""
    return fluent.join(language, FILE, ending, parts)
