"""Presenters: all texts of a game for people, in one language. A presenter reads views, and knows no rules.

`registry.presenter_for` finds the presenter of a game. A game without one gets PlainPresenter, which writes notation
and keys in place of sentences.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, TypeAlias

from conclave.core.ending import Ending
from conclave.core.game import Choice, Event, Json, Options, Phase, Question, Reason, Seat, View
from conclave.core.shapes import Bag, Number, Order, Subset
from conclave.core.text.fluent import Messages

Names: TypeAlias = Sequence[str]  # players' names by seat


class WordedChoice(NamedTuple):
    """A choice with its text."""

    choice: Choice
    text: str
    gains: Mapping[str, int] = MappingProxyType({})  # what it would gain now, by icon
    sources: Sequence[int] = ()  # where the gains come from, by the game's numbers


class ChoiceGroup(NamedTuple):
    """Choices that belong together; short ones are packed several to a line, after the lead."""

    choices: Sequence[WordedChoice]
    heading: str = ""
    lead: str = ""
    is_packed: bool = False


class Presenter(Protocol):
    """The texts of one game in one language."""

    @property
    def language(self) -> str: ...

    @property
    def title(self) -> str:
        """The display name of the game."""

    @property
    def rules(self) -> str:
        """The rules in short; "" if there are none."""

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        """Return every component, for clients and checks; the options may select other components than the default.

        Only names and texts depend on the language.
        """

    def explain(self, words: str, view: View | None, names: Names) -> str:
        """Return the text of the component with this name and its location; "" if there is none."""

    def kind_name(self, key: str) -> str:
        """Return the name of a kind in a Bag, for display and input."""

    # --- Questions

    def is_detail(self, question: Question) -> bool:
        """Return True if the question only settles details of the seat's current move."""

    def question_text(self, question: Question, view: View, names: Names) -> str:
        """Return the sentence that asks a question."""

    def choice_groups(self, question: Question, view: View, names: Names) -> list[ChoiceGroup]:
        """Return the choices that are answered by number, in the order of their numbers."""

    def answer_hint(self, question: Question, view: View) -> str:
        """Return how to type an answer that is not just one number; else ""."""

    def explain_reason(self, reason: Reason) -> str:
        """Return why an action is illegal, as a sentence such as "You lack 1 Gold."."""

    # --- Progress of the game

    def phase_title(self, chapter: Phase) -> str:
        """Return a phase as a heading such as "Round 2", or ""."""

    def status_line(self, view: View, names: Names) -> str:
        """Return the phase and whose turn it is; "" if phase_title is enough."""

    def describe_event(self, event: Event, names: Names) -> str:
        """Return a redacted event as a sentence, or ""."""

    def narrate(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Return redacted events as sentences; `you` is the reader's seat, or SPECTATOR.

        `before` returns the view before the first event; it is called only if needed.
        """

    def describe_ending(self, ending: Ending, view: View, names: Names) -> str:
        """Return who won, with how many points and why."""

    def list_owned_components(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """Return kind and id of each component of a seat at the end, such as its mage, for statistics."""


class PlainPresenter:
    """A presenter for any game, which shows keys and notation instead of the game's own texts."""

    rules = ""

    def __init__(self, name: str, language: str) -> None:
        self.title: Final = name
        self.language: Final = language
        self._speaker: Final = _speaker(language)

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        """Return an empty list, because the components are unknown."""
        return []

    def explain(self, words: str, view: View | None, names: Names) -> str:
        """Return the component's entry in the catalog."""
        wanted = words.casefold().replace(" ", "_")
        for component in self.catalog():
            if component["id"] == wanted:
                return "\n".join(f"{name}: {format_value(value)}" for name, value in component.items())
        return ""

    def kind_name(self, key: str) -> str:
        return key

    def list_owned_components(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """Return an empty list, because the components are unknown."""
        return []

    def is_detail(self, question: Question) -> bool:
        """Return False: every question is a separate move."""
        return False

    def question_text(self, question: Question, view: View, names: Names) -> str:
        return self._speaker.say("question", seat=names[question.seat], kind=_add_spaces(question.kind))

    def choice_groups(self, question: Question, view: View, names: Names) -> list[ChoiceGroup]:
        """Return all choices in one group, in notation."""
        return [ChoiceGroup([WordedChoice(choice, choice.text) for choice in list_numbered_choices(question)])]

    def answer_hint(self, question: Question, view: View) -> str:
        return answer_hint(question, self)

    def explain_reason(self, reason: Reason) -> str:
        return self._speaker.say("not-possible")

    def phase_title(self, chapter: Phase) -> str:
        return self._speaker.say("chapter", number=".".join(map(str, chapter))) if chapter else ""

    def status_line(self, view: View, names: Names) -> str:
        return ""

    def describe_event(self, event: Event, names: Names) -> str:
        return ""

    def narrate(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """Return one sentence per event."""
        return [sentence for event in events if event and (sentence := self.describe_event(event, names))]

    def describe_ending(self, ending: Ending, view: View, names: Names) -> str:
        winners = self._speaker.join("list-and", [names[seat] for seat in ending.winners])
        message = "end-shared" if len(ending.winners) > 1 else "end-won"
        return self._speaker.say(message, seats=winners, reason=_add_spaces(ending.reason))


def _add_spaces(key: str) -> str:
    return key.replace("-", " ").replace("_", " ")


def format_value(value: Json, names: Names = ()) -> str:
    """Return a value of a view or catalog as text; with names, the elements of a per-seat list are labelled."""
    if names and isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {format_value(part)}" for name, part in zip(names, value, strict=True))
    return value if isinstance(value, str) else json.dumps(value)


# --- By the shape of a question alone


def list_numbered_choices(question: Question) -> list[Choice]:
    """Return the choices that are selected by number.

    Questions for a number or a bag have none, and "no more" of a subset is left out.
    """
    shape = question.shape
    if isinstance(shape, Number) or (isinstance(shape, Bag) and shape.size > 1):
        return []
    return [choice for choice in question.choices if choice.key or not isinstance(shape, Subset)]


def answer_hint(question: Question, presenter: Presenter) -> str:
    """Return how to type an answer that is not a single number."""
    shape, say = question.shape, _speaker(presenter.language).say
    if isinstance(shape, Number):
        return say("hint-number", least=shape.least, most=shape.most)
    if isinstance(shape, Bag) and shape.size > 1:
        return _bag_hint(shape, presenter)
    if isinstance(shape, Subset):
        if shape.least < shape.most:
            return say("hint-subset", least=shape.least, most=shape.most)
        return say("hint-subset-exact", most=shape.most, example=" ".join(str(n + 1) for n in range(shape.most)))
    return say("hint-order", size=shape.size) if isinstance(shape, Order) else ""


def _bag_hint(shape: Bag, presenter: Presenter) -> str:
    speaker = _speaker(presenter.language)
    most = [
        speaker.say("hint-bag-most", count=n, kind=presenter.kind_name(kind)) for kind, n in shape.most.items() if n
    ]
    said = speaker.say("hint-bag", size=shape.size, most=", ".join(most))
    needs = [f"{count} {presenter.kind_name(kind)}" for kind, count in shape.needs.items() if count]
    if needs:
        said = speaker.say("hint-bag-needs", hint=said, needs=speaker.join("list-and", needs))
    return speaker.say("hint-bag-spare", hint=said, spare=shape.may_miss) if needs and shape.may_miss else said


def _speaker(language: str) -> Messages:
    return Messages(language, "face.ftl")
