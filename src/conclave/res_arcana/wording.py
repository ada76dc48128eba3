"""Choices in plain words: what a person should know to choose, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from conclave.cli.table import Choice, Group, by_number
from conclave.play import fluent
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Decision, Option, Seat, View
from conclave.play.shapes import Bag
from conclave.res_arcana import scores
from conclave.res_arcana import vocab as v
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.notation import KIND_NAMES
from conclave.res_arcana.story import amounts
from conclave.res_arcana.text import key, kind_name, name_of, points_text, power_text, rules_text
from conclave.res_arcana.text import say as card_say

FILE: Final = "res_arcana_terminal.ftl"
Names = Sequence[str]
SAME: Final = ("list-dots", "sentences", "sentences-end")  # they stand between all the parts of a list


def say(message: str, **args: int | str) -> str:
    """A message of locale/en/res_arcana_terminal.ftl."""
    return fluent.say(ENGLISH, FILE, message, **args)


def joined(ending: str, parts: Sequence[str]) -> str:
    """Parts in a row; the message `ending` says what stands before the last."""
    return fluent.joined(ENGLISH, FILE, ending, parts, ending if ending in SAME else "list")


# --- Components


def name(c: int) -> str:
    return name_of(ALL[c].id)


@cache
def cost(c: int) -> str:
    """The printed cost, short: "2 Death 3 of any kind"."""
    price = ALL[c].cost
    if price is None:
        return ""
    fixed = amounts(price.counts) if any(price.counts) else ""
    free = say("cost-any", count=price.any) if price.any else ""
    if fixed and free:
        return card_say(ENGLISH, "amounts", items=fixed, last=free)
    return fixed or free or say("cost-free")


@cache
def tags(c: int) -> list[str]:
    return [card_say(ENGLISH, f"tag-{key(tag)}") for tag in v.Tag if tag in ALL[c].tags]


def titled(c: int, less: int = 0) -> str:
    """A card with its types and its cost, such as "Sea Serpent (dragon, creature, 3 Life 6 Calm)"."""
    price = say("cost-less", cost=cost(c), less=less) if less else cost(c)
    notes = [*tags(c), *([price] if price else [])]
    return say("card", name=name(c), notes=joined("list", notes)) if notes else name(c)


@cache
def rules(c: int) -> str:
    """All that a component does, in one paragraph."""
    return joined("sentences", rules_text(ALL[c]))


def in_words(c: int) -> str:
    """A card with all that it does."""
    return say("card-text", card=titled(c), text=rules(c))


def discount(view: View, seat: Seat, c: int) -> int:
    """How many essences less a seat pays for an artifact, by what lies open before it."""
    price, less = ALL[c].cost or v.E(), 0
    for entry in view["players"][seat]["play"]:
        ability = ALL[entry["id"]].discount
        if ability and (not ability.on or ability.on in ALL[c].tags):
            less += ability.symbols
    return min(less, sum(price.counts) + price.any)


def entry_of(view: View, c: int) -> dict[str, Any]:
    """What lies open of a component in play; empty where it is not in play."""
    for player in view["players"]:
        for entry in player["play"]:
            if entry["id"] == c:
                found: dict[str, Any] = entry
                return found
    return {}


def with_essences(view: View, c: int) -> str:
    """A component in play with what lies on it."""
    on = entry_of(view, c).get("on", ())
    return say("component-on", name=name(c), essences=amounts(on)) if any(on) else name(c)


# --- Choices


def groups(decision: Decision, view: View, names: Names) -> list[Group]:
    """The numbered choices of a question."""
    if decision.kind == "main":
        return main_groups(decision, view)
    choices = [Choice(option, text_of(decision, option, view, names)) for option in by_number(decision)]
    return [Group(choices, is_packed=decision.kind in PACKED or decision.prompt in UNLESS)]


UNLESS: Final = ("ask-discard-unless", "ask-destroy-unless")  # ways out of an attack
PACKED: Final = ("first", "pay", "gain", "put", "lose", "kind", "turn", "straighten", "look")


def main_groups(decision: Decision, view: View) -> list[Group]:
    """The five actions: place, claim, use, discard, pass."""
    by_verb: dict[int, list[Choice]] = {}
    for option in decision.options:
        verb, c = option.action >> w.SHIFT, option.action & w.OPERAND
        by_verb.setdefault(verb, []).append(Choice(option, MAIN[verb](view, decision.seat, c)))
    claims = by_verb.get(w.V_CLAIM, []) + by_verb.get(w.V_CLAIM_TOP, [])
    found = [
        Group(by_verb.get(w.V_PLACE, []), say("group-place"), is_packed=True),
        Group(claims, say("group-claim"), is_packed=True),
        Group(by_verb.get(w.V_USE, []), say("group-use")),
        Group(by_verb.get(w.V_SELL_GOLD, []), say("group-discard"), say("lead-gold"), is_packed=True),
        Group(by_verb.get(w.V_SELL_TWO, []), "", say("lead-two"), is_packed=True),
        Group(by_verb.get(w.V_PASS, []), say("group-pass")),
    ]
    return [group for group in found if group.choices]


def _passing(view: View, seat: Seat, _: int) -> str:
    item = name(view["players"][seat]["item"])
    is_first = "" if view["passed"] else "-keep" if view["first"] == seat else "-first"
    return say(f"pass{is_first}", item=item)


MAIN: Final[dict[int, Callable[[View, Seat, int], str]]] = {
    w.V_PLACE: lambda view, seat, c: titled(c, discount(view, seat, c)),
    w.V_CLAIM: lambda _, __, c: titled(c),
    w.V_CLAIM_TOP: lambda *_: say("claim-top"),
    w.V_SELL_GOLD: lambda _, __, c: name(c),
    w.V_SELL_TWO: lambda _, __, c: name(c),
    w.V_USE: lambda _, __, power: power_line(power),
    w.V_PASS: _passing,
}


def power_line(power: int) -> str:
    """What a power does, behind the name of its component."""
    return say("power", name=name(power >> 1), text=power_text(ALL[power >> 1].powers[power & 1]))


def text_of(decision: Decision, option: Option, view: View, names: Names) -> str:
    """One choice of a question that is not about an action."""
    verb, c = option.action >> w.SHIFT, option.action & w.OPERAND
    match verb:
        case w.V_DISCARD if decision.prompt in UNLESS:
            return titled(c)  # the hand has just been shown
        case w.V_KEEP | w.V_MAGE | w.V_ITEM | w.V_RETURN | w.V_DISCARD:
            return in_words(c)
        case w.V_SUMMON:
            return say("card-text", card=titled(c, discount(view, decision.seat, c)), text=rules(c))
        case w.V_DESTROY:
            return _victim(view, c)
        case w.V_TAKE:
            return _taking(view, decision.seat, c)
        case w.V_PUT_ON:
            scoring = points_text(ENGLISH, ALL[c]) if ALL[c].scoring else ""
            return say("card-text", card=with_essences(view, c), text=scoring) if scoring else with_essences(view, c)
        case w.V_TURN | w.V_STRAIGHTEN:
            return with_essences(view, c)
        case w.V_RIVAL | w.V_FIRST:
            return _seat_line(view, c, names) if verb == w.V_RIVAL else names[c]
        case w.V_LOOK:
            return _deck_line(view, decision.seat, c)
        case w.V_REACT:
            return power_line(c)
    return _word(decision, verb, c, view)


def _word(decision: Decision, verb: int, operand: int, view: View) -> str:
    """A kind of essence, yes or no."""
    args = {name: value for name, value in decision.args.items() if isinstance(value, (int, str))}
    if verb == w.V_ACCEPT:
        return say(f"accept-{decision.kind}", **args)
    if verb == w.V_DECLINE:
        return say(f"decline-{decision.kind}", **args)
    if verb in (w.V_PAY, w.V_LOSE) or (verb == w.V_KIND and decision.prompt == "ask-kind"):
        have = view["players"][decision.seat]["pool"][operand]
        return say("kind-have", kind=kind_name(operand), count=have)
    return kind_name(operand)


def _victim(view: View, c: int) -> str:
    on = entry_of(view, c).get("on", ())
    return say("component-on", name=titled(c), essences=amounts(on)) if any(on) else titled(c)


def _taking(view: View, seat: Seat, c: int) -> str:
    """What lies there, and what leaving it there is good for."""
    entry = entry_of(view, c)
    line = say("take", name=name(c), essences=amounts(entry["on"]))
    lost = scores.worth(view, seat, entry) - scores.worth(view, seat, {**entry, "on": [0] * w.KINDS})
    if lost:
        return say("take-points", take=line, points=lost)
    if isinstance(ALL[c].collect, v.IfLeft):
        return say("take-note", take=line, text=rules_text(ALL[c])[0])
    return line


def _deck_line(view: View, seat: Seat, deck: int) -> str:
    if deck:
        return say("look-monuments", count=view["monuments"])
    player = view["players"][seat]
    return say("look-own", count=player["deck"]) if player["deck"] else say("look-discards")


def _seat_line(view: View, seat: Seat, names: Names) -> str:
    pool = view["players"][seat]["pool"]
    return say("rival", seat=names[seat], essences=amounts(pool))


# --- Hints


def bag_hint(decision: Decision, shape: Bag, view: View) -> str:
    """What the mix is made of, and how to type it."""
    example = joined("example-or", examples(shape))
    if decision.kind in ("gain", "put"):
        kinds = joined("list-and", [kind_name(KIND_NAMES.index(kind)) for kind in shape.most])
        return say("hint-gain", kinds=kinds, size=shape.size, example=example)
    pool = view["players"][decision.seat]["pool"]
    return say("hint-pay", pool=amounts(pool), size=shape.size, example=example)


def examples(shape: Bag) -> list[str]:
    """A mix that is possible, written in two ways."""
    left, chosen = shape.size, dict.fromkeys(shape.most, 0)
    for wanted in (shape.needs, shape.most):
        for kind in sorted(shape.most, key=lambda kind: -shape.most[kind]):
            more = min(left, wanted.get(kind, 0), shape.most[kind] - chosen[kind])
            chosen[kind] += more
            left -= more
    mix = {kind: count for kind, count in chosen.items() if count}
    short = " ".join(kind[0] for kind, count in mix.items() for _ in range(count))
    return [" ".join(f"{count} {kind}" for kind, count in mix.items()), short]
