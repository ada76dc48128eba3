"""Choices in plain words: what a person should know to choose, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from conclave.play.face import Group, Names, Worded, by_number
from conclave.play.fluent import Speaker
from conclave.play.forms import words_of
from conclave.play.protocol import Choice, Question, Seat, View
from conclave.play.shapes import Bag
from conclave.res_arcana import vocab as v
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes
from conclave.res_arcana.face import questions, story, text
from conclave.res_arcana.notation import KIND_NAMES

SAME: Final = ("list-dots", "sentences", "sentences-end")  # they stand between all the parts of a list
UNLESS: Final = ("ask-discard-unless", "ask-destroy-unless")  # ways out of an attack
HEADINGS: Final = ("group-place", "group-claim", "group-use", "group-discard", "lead-gold", "lead-two", "group-pass")
PACKED: Final = ("first", "pay", "gain", "put", "lose", "kind", "turn", "straighten", "look")


def entry_of(view: View, c: int) -> dict[str, Any]:
    """What lies open of a component in play; empty where it is not in play."""
    for player in view["players"]:
        for entry in player["play"]:
            if entry["id"] == c:
                found: dict[str, Any] = entry
                return found
    return {}


def gains_of(choice: Choice, view: View) -> dict[str, int]:
    """What taking the essences off a component brings, and the points that it costs; nothing for other choices."""
    if choice.action >> codes.SHIFT != codes.V_TAKE:
        return {}
    on = entry_of(view, choice.action & codes.OPERAND)["on"]
    lost = {"points": -choice.then["points"]} if "points" in choice.then else {}
    return {kind: count for kind, count in zip(KIND_NAMES, on, strict=True) if count} | lost


class Phrases(Speaker):
    """What the table says, in one language."""

    def __init__(self, language: str) -> None:
        super().__init__(language, "res_arcana_face.ftl")
        self._titles: dict[tuple[int, int], str] = {}  # made so far
        self._powers: dict[int, str] = {}
        self._headings: list[str] = []

    def listed(self, ending: str, parts: Sequence[str]) -> str:
        """Parts in a row; the message `ending` says what stands before the last."""
        return self.joined(ending, parts, ending if ending in SAME else "list")

    # --- Components

    def name(self, c: int) -> str:
        return text.name_of(ALL[c].id, self.language)

    def names(self, cards: Sequence[int]) -> str:
        return self.listed("list", [self.name(c) for c in cards])

    def kind(self, kind: int) -> str:
        return text.kind_name(kind, self.language)

    def amounts(self, counts: Sequence[int]) -> str:
        """Essences, short."""
        return story.amounts(counts, self.language)

    def cost(self, c: int) -> str:
        """The printed cost, short: "2 Death + 3 of any kind"."""
        price = ALL[c].cost
        if price is None:
            return ""
        fixed = self.amounts(price.counts) if any(price.counts) else ""
        free = self.say("cost-any", count=price.any) if price.any else ""
        if fixed and free:
            return text.say(self.language, "amounts", items=fixed, last=free)
        return fixed or free or self.say("cost-free")

    def tags(self, c: int) -> list[str]:
        return [text.say(self.language, f"tag-{text.key(tag)}") for tag in v.Tag if tag in ALL[c].tags]

    def titled(self, c: int, less: int = 0) -> str:
        """A card with its types and its cost, such as "Sea Serpent (dragon, creature, 3 Life + 6 Calm)"."""
        if (c, less) not in self._titles:
            self._titles[c, less] = self._titled(c, less)
        return self._titles[c, less]

    def _titled(self, c: int, less: int) -> str:
        price = self.say("cost-less", cost=self.cost(c), less=less) if less else self.cost(c)
        notes = [*self.tags(c), *([price] if price else [])]
        return self.say("card", name=self.name(c), notes=self.listed("list", notes)) if notes else self.name(c)

    def rules(self, c: int) -> str:
        """All that a component does, in one paragraph."""
        return self.listed("sentences", text.rules_text(ALL[c], self.language))

    def in_words(self, c: int) -> str:
        """A card with all that it does."""
        return self.say("card-text", card=self.titled(c), text=self.rules(c))

    def with_essences(self, view: View, c: int) -> str:
        """A component in play with what lies on it."""
        return self._laden(view, c, self.name(c))

    def lying(self, entry: Mapping[str, Any]) -> str:
        """A component in play: its name, what lies on it, what it is worth, and whether it is turned."""
        line = self.name(entry["id"])
        if any(entry["on"]):
            line = self.say("component-on", name=line, essences=self.amounts(entry["on"]))
        notes = [self.say("note-points", points=entry["points"])] if entry["points"] else []
        if entry["turned"]:
            notes.append(self.say("note-turned"))
        return self.say("component-notes", name=line, notes=self.listed("list", notes)) if notes else line

    def _laden(self, view: View, c: int, called: str) -> str:
        on = entry_of(view, c).get("on", ())
        return self.say("component-on", name=called, essences=self.amounts(on)) if any(on) else called

    # --- Choices

    def groups(self, question: Question, view: View, names: Names) -> list[Group]:
        """The numbered choices of a question."""
        if question.kind == "main":
            return self._main_groups(question, view)
        choices = [
            Worded(choice, self._text_of(question, choice, view, names), gains_of(choice, view))
            for choice in by_number(question)
        ]
        return [Group(choices, is_packed=question.kind in PACKED or question.prompt in UNLESS)]

    def _main_groups(self, question: Question, view: View) -> list[Group]:
        """The five actions: place, claim, use, discard, pass."""
        by_verb: dict[int, list[Worded]] = {}
        for choice in question.choices:
            verb = choice.action >> codes.SHIFT
            by_verb.setdefault(verb, []).append(Worded(choice, _MAIN[verb](self, choice, view, question.seat)))
        claims = by_verb.get(codes.V_CLAIM, []) + by_verb.get(codes.V_CLAIM_TOP, [])
        sold = (by_verb.get(codes.V_SELL_GOLD, []), by_verb.get(codes.V_SELL_TWO, []))
        if not self._headings:
            self._headings = [self.say(message) for message in HEADINGS]
        place, claim, use, discard, gold, two, passing = self._headings
        found = [
            Group(by_verb.get(codes.V_PLACE, []), place, is_packed=True),
            Group(claims, claim, is_packed=True),
            Group(by_verb.get(codes.V_USE, []), use),
            Group(sold[0], discard, gold, is_packed=True),
            Group(sold[1], "", two, is_packed=True),
            Group(by_verb.get(codes.V_PASS, []), passing),
        ]
        return [group for group in found if group.choices]

    def placing(self, choice: Choice, *_: Any) -> str:
        return self.titled(choice.action & codes.OPERAND, choice.then.get("less", 0))

    def passing(self, choice: Choice, view: View, seat: Seat) -> str:
        item = self.name(view["players"][seat]["item"])
        is_first = "" if not choice.then else "-keep" if view["first"] == seat else "-first"
        return self.say(f"pass{is_first}", item=item)

    def power_line(self, power: int) -> str:
        """What a power does, behind the name of its component."""
        if power not in self._powers:
            said = text.power_text(ALL[power >> 1].powers[power & 1], self.language)
            self._powers[power] = self.say("power", name=self.name(power >> 1), text=said)
        return self._powers[power]

    def _text_of(self, question: Question, choice: Choice, view: View, names: Names) -> str:
        """One choice of a question that is not about an action."""
        verb, c = choice.action >> codes.SHIFT, choice.action & codes.OPERAND
        match verb:
            case codes.V_DISCARD if question.prompt in UNLESS:
                return self.titled(c)  # the hand has just been shown
            case codes.V_KEEP | codes.V_MAGE | codes.V_ITEM | codes.V_RETURN | codes.V_DISCARD:
                return self.in_words(c)
            case codes.V_SUMMON:
                return self.say("card-text", card=self.placing(choice), text=self.rules(c))
            case codes.V_DESTROY:
                return self._laden(view, c, self.titled(c))
            case codes.V_TAKE:
                return self._taking(choice, view)
            case codes.V_PUT_ON:
                laden = self.with_essences(view, c)
                scoring = text.points_text(self.language, ALL[c]) if ALL[c].scoring else ""
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
        """A kind of essence, yes or no."""
        if verb in (codes.V_ACCEPT, codes.V_DECLINE):
            message = f"accept-{question.kind}" if verb == codes.V_ACCEPT else f"decline-{question.kind}"
            return self.say(message, **questions.words_of(question, self.language))
        if verb in (codes.V_PAY, codes.V_LOSE) or (verb == codes.V_KIND and question.prompt == "ask-kind"):
            have = view["players"][question.seat]["pool"][operand]
            return self.say("kind-have", kind=self.kind(operand), count=have)
        return self.kind(operand)

    def _taking(self, choice: Choice, view: View) -> str:
        """What lies there, and what leaving it there is good for."""
        c = choice.action & codes.OPERAND
        line = self.say("take", name=self.name(c), essences=self.amounts(entry_of(view, c)["on"]))
        if "points" in choice.then:
            return self.say("take-points", take=line, points=choice.then["points"])
        if isinstance(ALL[c].collect, v.IfLeft):
            return self.say("take-note", take=line, text=text.rules_text(ALL[c], self.language)[0])
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
        """What the mix is made of, and how to type it."""
        example = self.listed("example-or", self._examples(shape))
        if question.kind in ("gain", "put"):
            kinds = self.listed("list-and", [self.kind(KIND_NAMES.index(kind)) for kind in shape.most])
            return self.say("hint-gain", kinds=kinds, size=shape.size, example=example)
        pool = view["players"][question.seat]["pool"]
        return self.say("hint-pay", pool=self.amounts(pool), size=shape.size, example=example)

    def _examples(self, shape: Bag) -> list[str]:
        """A mix that is possible, written in two ways; in one where kinds begin with the same letter."""
        typed = {kind: " ".join(words_of(self.kind(KIND_NAMES.index(kind)))) for kind in shape.most}
        mix = {typed[kind]: count for kind, count in example(shape).items()}
        in_full = " ".join(f"{count} {kind}" for kind, count in mix.items())
        if len({kind[0] for kind in typed.values()}) < len(typed):
            return [in_full]
        return [in_full, " ".join(kind[0] for kind, count in mix.items() for _ in range(count))]


def example(shape: Bag) -> dict[str, int]:
    """A mix that is possible."""
    left, chosen = shape.size, dict.fromkeys(shape.most, 0)
    for wanted in (shape.needs, shape.most):
        for kind in sorted(shape.most, key=lambda kind: -shape.most[kind]):
            more = min(left, wanted.get(kind, 0), shape.most[kind] - chosen[kind])
            chosen[kind] += more
            left -= more
    return {kind: count for kind, count in chosen.items() if count}


_MAIN: Final[dict[int, Callable[[Phrases, Choice, View, Seat], str]]] = {
    codes.V_PLACE: Phrases.placing,
    codes.V_CLAIM: lambda self, choice, *_: self.titled(choice.action & codes.OPERAND),
    codes.V_CLAIM_TOP: lambda self, *_: self.say("claim-top"),
    codes.V_SELL_GOLD: lambda self, choice, *_: self.name(choice.action & codes.OPERAND),
    codes.V_SELL_TWO: lambda self, choice, *_: self.name(choice.action & codes.OPERAND),
    codes.V_USE: lambda self, choice, *_: self.power_line(choice.action & codes.OPERAND),
    codes.V_PASS: Phrases.passing,
}
