"""Labels of choices, by kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conclave.core.action_notation import split_words
from conclave.core.game import Choice, Question, Seat, View
from conclave.core.shapes import Bag
from conclave.core.text.fluent import Messages
from conclave.core.text.presenter import ChoiceGroup, Names, WordedChoice, list_numbered_choices
from conclave.games.res_arcana import vocab as v
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.notation import KIND_NAMES
from conclave.games.res_arcana.text import component_text, narration, question_text

SAME: Final = ("list-dots", "sentences", "sentences-end")  # messages that separate all parts of a list
UNLESS: Final = ("ask-discard-unless", "ask-destroy-unless")  # ways out of an attack
HEADINGS: Final = ("group-place", "group-claim", "group-use", "group-discard", "lead-gold", "lead-two", "group-pass")
PACKED: Final = ("first", "pay", "gain", "put", "lose", "kind", "turn", "straighten", "look")


def entry_of(view: View, c: int) -> dict[str, Any]:
    """Return the public entry of a component in play; empty if it is not in play."""
    for player in view["players"]:
        for entry in player["play"]:
            if entry["id"] == c:
                found: dict[str, Any] = entry
                return found
    return {}


def gains_of(choice: Choice, view: View) -> dict[str, int]:
    """Return the gain of taking the essences off a component and the points it costs; empty for other choices."""
    if choice.action >> codes.SHIFT != codes.V_TAKE:
        return {}
    on = entry_of(view, choice.action & codes.OPERAND)["on"]
    lost = {"points": -choice.preview["points"]} if "points" in choice.preview else {}
    return {kind: count for kind, count in zip(KIND_NAMES, on, strict=True) if count} | lost


class Phrases(Messages):
    """Table texts in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "res_arcana_face.ftl")
        self._titles: dict[tuple[int, int], str] = {}  # cache
        self._powers: dict[int, str] = {}
        self._headings: list[str] = []

    def join_list(self, ending: str, parts: Sequence[str]) -> str:
        """Return the parts as a list. The message `ending` supplies the separator before the last part."""
        return self.join(ending, parts, ending if ending in SAME else "list")

    # --- Components

    def name(self, c: int) -> str:
        return component_text.name_of(ALL[c].id, self.language)

    def names(self, cards: Sequence[int]) -> str:
        return self.join_list("list", [self.name(c) for c in cards])

    def kind(self, kind: int) -> str:
        return component_text.kind_name(kind, self.language)

    def amounts(self, counts: Sequence[int]) -> str:
        """Return essences in short form."""
        return narration.amounts(counts, self.language)

    def cost(self, c: int) -> str:
        """Return the printed cost in short form: "2 Death + 3 of any kind"."""
        price = ALL[c].cost
        if price is None:
            return ""
        fixed = self.amounts(price.counts) if any(price.counts) else ""
        free = self.say("cost-any", count=price.any) if price.any else ""
        if fixed and free:
            return component_text.say(self.language, "amounts", items=fixed, last=free)
        return fixed or free or self.say("cost-free")

    def tags(self, c: int) -> list[str]:
        return [
            component_text.say(self.language, f"tag-{component_text.key(tag)}") for tag in v.Tag if tag in ALL[c].tags
        ]

    def describe_card(self, c: int, less: int = 0) -> str:
        """Return a card with its types and its cost, such as "Sea Serpent (dragon, creature, 3 Life + 6 Calm)"."""
        if (c, less) not in self._titles:
            self._titles[c, less] = self._describe_card(c, less)
        return self._titles[c, less]

    def _describe_card(self, c: int, less: int) -> str:
        price = self.say("cost-less", cost=self.cost(c), less=less) if less else self.cost(c)
        notes = [*self.tags(c), *([price] if price else [])]
        return self.say("card", name=self.name(c), notes=self.join_list("list", notes)) if notes else self.name(c)

    def rules(self, c: int) -> str:
        """Return the full rules text of a component in one paragraph."""
        return self.join_list("sentences", component_text.rules_text(ALL[c], self.language))

    def in_words(self, c: int) -> str:
        """Return a card with its full rules text."""
        return self.say("card-text", card=self.describe_card(c), text=self.rules(c))

    def with_essences(self, view: View, c: int) -> str:
        """Return a component in play with the essences on it."""
        return self._laden(view, c, self.name(c))

    def lying(self, entry: Mapping[str, Any]) -> str:
        """Return a component in play: its name, its essences, its points, and whether it is turned."""
        line = self.name(entry["id"])
        if any(entry["on"]):
            line = self.say("component-on", name=line, essences=self.amounts(entry["on"]))
        notes = [self.say("note-points", points=entry["points"])] if entry["points"] else []
        if entry["turned"]:
            notes.append(self.say("note-turned"))
        return self.say("component-notes", name=line, notes=self.join_list("list", notes)) if notes else line

    def _laden(self, view: View, c: int, called: str) -> str:
        on = entry_of(view, c).get("on", ())
        return self.say("component-on", name=called, essences=self.amounts(on)) if any(on) else called

    # --- Choices

    def groups(self, question: Question, view: View, names: Names) -> list[ChoiceGroup]:
        """Return the numbered choices of a question."""
        if question.kind == "main":
            return self._main_groups(question, view)
        choices = [
            WordedChoice(choice, self._text_of(question, choice, view, names), gains_of(choice, view))
            for choice in list_numbered_choices(question)
        ]
        return [ChoiceGroup(choices, is_packed=question.kind in PACKED or question.prompt in UNLESS)]

    def _main_groups(self, question: Question, view: View) -> list[ChoiceGroup]:
        """Return the five actions: place, claim, use, discard, pass."""
        by_verb: dict[int, list[WordedChoice]] = {}
        for choice in question.choices:
            verb = choice.action >> codes.SHIFT
            by_verb.setdefault(verb, []).append(WordedChoice(choice, _MAIN[verb](self, choice, view, question.seat)))
        claims = by_verb.get(codes.V_CLAIM, []) + by_verb.get(codes.V_CLAIM_TOP, [])
        sold = (by_verb.get(codes.V_SELL_GOLD, []), by_verb.get(codes.V_SELL_TWO, []))
        if not self._headings:
            self._headings = [self.say(message) for message in HEADINGS]
        place, claim, use, discard, gold, two, passing = self._headings
        found = [
            ChoiceGroup(by_verb.get(codes.V_PLACE, []), place, is_packed=True),
            ChoiceGroup(claims, claim, is_packed=True),
            ChoiceGroup(by_verb.get(codes.V_USE, []), use),
            ChoiceGroup(sold[0], discard, gold, is_packed=True),
            ChoiceGroup(sold[1], "", two, is_packed=True),
            ChoiceGroup(by_verb.get(codes.V_PASS, []), passing),
        ]
        return [group for group in found if group.choices]

    def placing(self, choice: Choice, *_: Any) -> str:
        return self.describe_card(choice.action & codes.OPERAND, choice.preview.get("less", 0))

    def passing(self, choice: Choice, view: View, seat: Seat) -> str:
        item = self.name(view["players"][seat]["item"])
        is_first = "" if not choice.preview else "-keep" if view["first"] == seat else "-first"
        return self.say(f"pass{is_first}", item=item)

    def power_line(self, power: int) -> str:
        """Return the name of a power's component followed by the power's text."""
        if power not in self._powers:
            said = component_text.power_text(ALL[power >> 1].powers[power & 1], self.language)
            self._powers[power] = self.say("power", name=self.name(power >> 1), text=said)
        return self._powers[power]

    def _text_of(self, question: Question, choice: Choice, view: View, names: Names) -> str:
        """Return one choice of a question that is not about a main action."""
        verb, c = choice.action >> codes.SHIFT, choice.action & codes.OPERAND
        match verb:
            case codes.V_DISCARD if question.prompt in UNLESS:
                return self.describe_card(c)  # the hand is already on screen
            case codes.V_KEEP | codes.V_MAGE | codes.V_ITEM | codes.V_RETURN | codes.V_DISCARD:
                return self.in_words(c)
            case codes.V_SUMMON:
                return self.say("card-text", card=self.placing(choice), text=self.rules(c))
            case codes.V_DESTROY:
                return self._laden(view, c, self.describe_card(c))
            case codes.V_TAKE:
                return self._taking(choice, view)
            case codes.V_PUT_ON:
                laden = self.with_essences(view, c)
                scoring = component_text.points_text(self.language, ALL[c]) if ALL[c].scoring else ""
                return self.say("card-text", card=laden, text=scoring) if scoring else laden
            case codes.V_TURN | codes.V_STRAIGHTEN:
                return self.with_essences(view, c)
            case codes.V_RIVAL | codes.V_FIRST:
                return self._seat_line(view, c, names) if verb == codes.V_RIVAL else names[c]
            case codes.V_LOOK:
                return self._deck_line(view, question.seat, c)
            case codes.V_REACT:
                return self.power_line(c)
        return self._word(question, verb, c, view)

    def _word(self, question: Question, verb: int, operand: int, view: View) -> str:
        """Return the label for a kind of essence, yes or no."""
        if verb in (codes.V_ACCEPT, codes.V_DECLINE):
            message = f"accept-{question.kind}" if verb == codes.V_ACCEPT else f"decline-{question.kind}"
            return self.say(message, **question_text.words_of(question, self.language))
        if verb in (codes.V_PAY, codes.V_LOSE) or (verb == codes.V_KIND and question.prompt == "ask-kind"):
            have = view["players"][question.seat]["pool"][operand]
            return self.say("kind-have", kind=self.kind(operand), count=have)
        return self.kind(operand)

    def _taking(self, choice: Choice, view: View) -> str:
        """Return the essences on a component and the benefit of leaving them there."""
        c = choice.action & codes.OPERAND
        line = self.say("take", name=self.name(c), essences=self.amounts(entry_of(view, c)["on"]))
        if "points" in choice.preview:
            return self.say("take-points", take=line, points=choice.preview["points"])
        if isinstance(ALL[c].collect, v.IfLeft):
            return self.say("take-note", take=line, text=component_text.rules_text(ALL[c], self.language)[0])
        return line

    def _deck_line(self, view: View, seat: Seat, deck: int) -> str:
        if deck:
            return self.say("look-monuments", count=view["monuments"])
        count = view["players"][seat]["deck"]
        return self.say("look-own", count=count) if count else self.say("look-discards")

    def _seat_line(self, view: View, seat: Seat, names: Names) -> str:
        return self.say("rival", seat=names[seat], essences=self.amounts(view["players"][seat]["pool"]))

    # --- Hints

    def bag_hint(self, question: Question, shape: Bag, view: View) -> str:
        """Return a hint about the possible mixes and how to type one."""
        example = self.join_list("example-or", self._examples(shape))
        if question.kind in ("gain", "put"):
            kinds = self.join_list("list-and", [self.kind(KIND_NAMES.index(kind)) for kind in shape.most])
            return self.say("hint-gain", kinds=kinds, size=shape.size, example=example)
        pool = view["players"][question.seat]["pool"]
        return self.say("hint-pay", pool=self.amounts(pool), size=shape.size, example=example)

    def _examples(self, shape: Bag) -> list[str]:
        """Return a possible mix written in two ways, or in one if kinds share their first letter."""
        typed = {kind: " ".join(split_words(self.kind(KIND_NAMES.index(kind)))) for kind in shape.most}
        mix = {typed[kind]: count for kind, count in example(shape).items()}
        in_full = " ".join(f"{count} {kind}" for kind, count in mix.items())
        if len({kind[0] for kind in typed.values()}) < len(typed):
            return [in_full]
        return [in_full, " ".join(kind[0] for kind, count in mix.items() for _ in range(count))]


def example(shape: Bag) -> dict[str, int]:
    """Return one valid answer to a choice of several essences, as counts by kind."""
    left, chosen = shape.size, dict.fromkeys(shape.most, 0)
    for wanted in (shape.needs, shape.most):
        for kind in sorted(shape.most, key=lambda kind: -shape.most[kind]):
            more = min(left, wanted.get(kind, 0), shape.most[kind] - chosen[kind])
            chosen[kind] += more
            left -= more
    return {kind: count for kind, count in chosen.items() if count}


_MAIN: Final[dict[int, Callable[[Phrases, Choice, View, Seat], str]]] = {
    codes.V_PLACE: Phrases.placing,
    codes.V_CLAIM: lambda self, choice, *_: self.describe_card(choice.action & codes.OPERAND),
    codes.V_CLAIM_TOP: lambda self, *_: self.say("claim-top"),
    codes.V_SELL_GOLD: lambda self, choice, *_: self.name(choice.action & codes.OPERAND),
    codes.V_SELL_TWO: lambda self, choice, *_: self.name(choice.action & codes.OPERAND),
    codes.V_USE: lambda self, choice, *_: self.power_line(choice.action & codes.OPERAND),
    codes.V_PASS: Phrases.passing,
}
