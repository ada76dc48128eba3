"""Component catalog as JSON values, generated from the literals: for clients, checks and `conclave catalog`.

The fields have the names and meanings of the project's data file, tests/cards/facts.json.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias, assert_never

from conclave.core.text.fluent import ENGLISH, say_optional
from conclave.games.res_arcana import cards
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.text import component_text

Json: TypeAlias = dict[str, Any]

RULINGS: Final = "res_arcana_rulings.ftl"  # rulings where a card's text is unclear
SOURCES: Final = {
    v.HAND: "hand",
    v.OWN_DISCARDS: "own_discard",
    v.ALL_DISCARDS: "any_player_discard",
}


def catalog(language: str = ENGLISH) -> list[Json]:
    """Return every component, in order of number."""
    return [of_component(component, language) for component in cards.ALL]


def of_component(component: v.Component, language: str) -> Json:
    """Return the catalog entry of one component, without fields that cannot apply to its kind."""
    cost = component.cost
    entry: Json = {
        "id": component.id,
        "name": component_text.name_of(component.id, language),
        "kind": component.kind,
        "types": [name(tag) for tag in v.Tag if tag in component.tags],
        "placement_cost": None if cost is None else amount(cost),
    }
    if cost is not None:
        entry["placement_cost_total"] = cost.total
    entry |= {
        "printed_vp": component.points,
        "collect": of_collect(component.collect),
        "discount": of_discount(component.discount),
        "powers": [of_power(n, power) for n, power in enumerate(component.powers, 1)],
        "victory": None,
    }
    if component.side is not None:
        other = next(one for one in cards.ALL if one.tile == component.tile and one.side is not component.side)
        entry |= {
            "victory": {"base": component.points, "per": [of_score(score) for score in component.scoring]},
            "side": component.side.value,
            "reverse_face": other.id,
            "first_game_side": component.side is v.SUN,
        }
    ruling = say_optional(language, RULINGS, f"ruling-{component.id}")
    words = {"text": component_text.rules_text(component, language), "ruling": ruling}
    return entry | {"first_game_preset": component.preset} | words


def name(word: v.Kind | v.Tag | v.Timing | v.Trigger) -> str:
    """Return the name of an enum member as the data file writes it."""
    return str(word.name).lower()


def names(kinds: v.Kinds) -> list[str]:
    """Return the names of kinds, in the order of the card."""
    return [name(kind) for kind in v.as_kinds(kinds)]


def amount(essences: v.E) -> Json:
    """Return an amount of essences by name, with only the kinds that occur."""
    found = {name(kind): count for kind, count in zip(v.Kind, essences.counts, strict=True) if count}
    return found | ({"any": essences.any} if essences.any else {})


def of_collect(effect: v.Effect | None) -> Json | None:
    """Return a Collect ability as JSON values."""
    match effect:
        case None:
            return None
        case v.Gain():
            return {"mode": "gain_all", "essences": amount(effect)}
        case v.GainOneOf(kinds):
            return {"mode": "choose_one", "options": [{one: 1} for one in names(kinds)]}
        case v.GainAny(count, without):
            return {"mode": "any_mix", "count": count, "exclude": names(without)}
        case v.PayOrTurn():
            return {"mode": "upkeep", "either_pay": amount(effect), "or": "turn_this"}
        case v.IfLeft(kind, then):
            left = "any" if kind is None else name(kind)
            return {"mode": "if_left_on_this", "requires_left": {left: "1 or more"}, "then": of_growth(then)}
        case _:
            raise TypeError(f"no Collect ability: {effect}")


def of_growth(effect: v.Effect) -> Json:
    """Return the effect of leaving essences on a component."""
    match effect:
        case v.GainAny(count, without):
            return {"to": "pool", "any_mix": count, "exclude": names(without)}
        case v.AddToEachKind(count):
            return {"to": "this", "add_of_each_kind_present": count}
        case _:
            raise TypeError(f"nothing that happens where essences are left: {effect}")


def of_discount(discount: v.Discount | None) -> Json | None:
    """Return a discount ability as JSON values."""
    if discount is None:
        return None
    return {"applies_to": name(discount.on) if discount.on else "artifact"} | reduction(
        discount.symbols, discount.spares_gold
    )


def reduction(symbols: int, spares_gold: bool) -> Json:
    """Return the size of a cost reduction and the kinds that it cannot reduce."""
    return {"amount": symbols, "cannot_reduce": ["gold"] if spares_gold else []}


def of_score(score: v.PerEssence | v.PerArtifact) -> Json:
    """Return one part of a victory formula as JSON values."""
    match score:
        case v.PerEssence(kind):
            return {"each": "essence_on_this", "essence": name(kind), "vp": 1}
        case v.PerArtifact(tag, points):
            return {"each": f"own_{name(tag)}", "vp": points}
        case _:
            assert_never(score)


def of_power(n: int, power: v.Power) -> Json:
    """Return one power as JSON values."""
    entry: Json = {"n": n, "timing": name(power.timing)}
    if power.trigger is not None:
        entry["trigger"] = name(power.trigger)
    entry["cost"] = {"turn_this": power.turns_this}
    for cost in power.costs:
        entry["cost"] |= of_cost(cost)
    entry["effects"] = [of_effect(power, effect) for effect in power.effects]
    entry["usable_when_turned"] = power.usable_when_turned
    if power.needs_turned:
        entry["requires_turned"] = True
    return entry


def of_cost(cost: v.OneCost) -> Json:
    """Return one cost as JSON values."""
    match cost:
        case v.Turn():
            return {"turn_this": True}
        case v.Pay():
            return {"pay_from_pool": amount(cost)}
        case v.PayOneOf(kinds):
            return {"pay_one_of_from_pool": names(kinds)}
        case v.PayX():
            return {"pay_x_identical_from_pool": True}
        case v.TakeHere():
            return {"pay_from_this": amount(cost)}
        case v.TurnOne(tag):
            return {"turn_other": name(tag)}
        case v.Destroy(victim):
            return {"destroy": victim.value}
        case v.Discard():
            return {"discard_from_hand": 1}
        case _:
            assert_never(cost)


def of_effect(power: v.Power, effect: v.OneEffect) -> Json:  # noqa: C901, PLR0912 - one case a word
    """Return one effect as JSON values. The meaning of some effects depends on the power's costs or trigger."""
    match effect:
        case v.Gain():
            return {"type": "gain", "to": "pool", "essences": amount(effect)}
        case v.GainAny(count, without):
            return {"type": "gain_any_mix", "to": "pool", "count": count, "exclude": names(without)}
        case v.GainCost():
            return of_gain_from_cost(power, effect.plus, "any_mix", effect.without)
        case v.GainCostInGold():
            return of_gain_from_cost(power, 0, "gold", ())
        case v.GainAsRival(gain, counting):
            kinds = {"gain": name(gain), "count": name(counting)}
            return {"type": "gain_equal_to_rival_pool", **kinds, "of": "one_chosen_rival", "to": "pool"}
        case v.ConvertX(to):
            return {"type": "convert_x", "to": "pool", "into": name(to)}
        case v.ConvertXAny(without):
            return {"type": "convert_x", "to": "pool", "into": "one_kind_of_choice", "exclude": names(without)}
        case v.PutHere():
            return {"type": "gain", "to": "this", "essences": amount(effect)}
        case v.PutAnyHere(count, without):
            return {"type": "gain_any_mix", "to": "this", "count": count, "exclude": names(without)}
        case v.PutSpentHere():
            return {"type": "put_spent_essence_on", "target": "this"}
        case v.PutSpentAnywhere():
            return {"type": "put_spent_essence_on", "target": "own_component"}
        case v.RivalsGain():
            return {"type": "rivals_gain", "essences": amount(effect)}
        case v.Attack():
            return {
                "type": "life_loss",
                "amount": effect.life,
                "affects": "rivals_who_have_not_passed",
                "rival_may_ignore_by": of_escape(effect.unless),
            }
        case v.Draw(count):
            return {"type": "draw", "count": count}
        case v.DrawThenDiscard(count):
            return {"type": "draw_then_discard", "draw": count, "discard": count}
        case v.ReorderTop(count):
            return {"type": "reorder_top", "count": count, "decks": ["own_artifact_deck", "monument_deck"]}
        case v.StraightenThis():
            return {"type": "straighten", "target": "this"}
        case v.StraightenOne(tag):
            return {"type": "straighten", "target": f"own_{name(tag)}" if tag else "any_component"}
        case v.PlaceCard():
            return of_placing(effect)
        case v.CheckVictory():
            return {"type": "check_victory_now"}
        case v.Ignore():
            return {"type": "ignore", "what": name(power.trigger) if power.trigger else ""}
        case v.ExtraPoints(points):
            return {"type": "temporary_vp", "amount": points, "lasts": "this_victory_check_only"}
        case v.GainOneOf() | v.IfLeft() | v.AddToEachKind() | v.PayOrTurn():
            raise TypeError(f"this happens in Collect only: {effect}")
        case _:
            assert_never(effect)


def of_gain_from_cost(power: v.Power, plus: int, form: str, without: v.Kinds) -> Json:
    """Return the catalog entry of an effect: a gain by the cost of the card that the power destroyed or discarded."""
    basis = "discarded_card" if v.discard_a_card in power.costs else "destroyed_card"
    return {
        "type": "gain_from_card_cost",
        "basis": basis,
        "plus": plus,
        "as": form,
        "exclude": names(without),
        "to": "pool",
    }


def of_escape(unless: v.Cost | None) -> Json | None:
    """Return the cost for which a rival may ignore an attack as JSON values; None if there is none."""
    match unless:
        case None:
            return None
        case v.Pay():
            return {"pay": amount(unless)}
        case v.Discard():
            return {"discard_from_hand": 1}
        case v.Destroy():
            return {"destroy_own_artifact": 1}
        case _:
            raise TypeError(f"no attack can be ignored by {unless}")


def of_placing(effect: v.PlaceCard) -> Json:
    """Return the effect of placing a card by a power."""
    entry = {
        "type": "place_card",
        "from": SOURCES[effect.source],
        "filter": name(effect.tag) if effect.tag else "artifact",
    }
    if effect.free:
        return entry | {"placement": "free"}
    if effect.discount:
        less = reduction(effect.discount, effect.spares_gold)
        return entry | {"placement": "pay_cost_minus", "discount": less}
    return entry | {"placement": "pay_cost"}
