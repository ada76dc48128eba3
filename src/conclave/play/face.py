"""A game's face: all that it says to people, in one language. It knows views and words, but no rules and no screen.

Terminal, browser and records ask the face of a game, which `registry.face` finds. A game without one has the plain face
below, which says in every language what can be said of any game; a game's own may build on it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol, TypeAlias

from conclave.play.ending import Ending
from conclave.play.fluent import Speaker
from conclave.play.protocol import Chapter, Choice, Event, Json, Options, Question, Reason, Seat, View
from conclave.play.shapes import Bag, Number, Order, Subset

Names: TypeAlias = Sequence[str]  # of the players, by seat


class Worded(NamedTuple):
    """A choice in words."""

    choice: Choice
    text: str
    gains: Mapping[str, int] = MappingProxyType({})  # what it would bring as things stand, by icon
    sources: Sequence[int] = ()  # from where, by the game's numbers


class Group(NamedTuple):
    """Choices that belong together; short ones are packed several to a line, behind words that lead them."""

    choices: Sequence[Worded]
    heading: str = ""
    lead: str = ""
    is_packed: bool = False


class Face(Protocol):
    """One game's words, in one language."""

    @property
    def language(self) -> str: ...

    @property
    def title(self) -> str:
        """The name of the game, for people."""

    @property
    def rules(self) -> str:
        """The rules in short; "" where nobody has written them."""

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        """Every component, for clients and checks; the options may mean other components than the usual ones.

        Names and texts are in the language, all else is the same in each.
        """

    def explain(self, words: str, view: View | None, names: Names) -> str:
        """What is printed on the component that these words name, and where it is; "" where there is none."""

    def kind(self, key: str) -> str:
        """What a kind in a Bag is called, for people to read and to type."""

    # --- Questions

    def is_detail(self, question: Question) -> bool:
        """Whether this only settles what the seat is doing already: it belongs to the same move."""

    def ask(self, question: Question, view: View, names: Names) -> str:
        """The sentence that asks a question."""

    def choices(self, question: Question, view: View, names: Names) -> list[Group]:
        """What is chosen by number, in the order of their numbers."""

    def hint(self, question: Question, view: View) -> str:
        """How to type an answer that is not just one number; "" where that is all."""

    def why(self, reason: Reason) -> str:
        """Why something cannot be done, as a sentence such as "You lack 1 Gold."."""

    # --- The course of the game

    def chapter(self, chapter: Chapter) -> str:
        """A chapter of the game as a heading such as "Round 2"; "" where there is nothing to say."""

    def heading(self, view: View, names: Names) -> str:
        """Where in the game we are and whose turn it is; "" where the chapter says it all."""

    def tell(self, event: Event, names: Names) -> str:
        """A (redacted) event alone, as a sentence; "" where there is nothing to say."""

    def story(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """What (redacted) events tell, in sentences; `you` is the reader's seat, or NOBODY.

        `before` gives the view before the first of them; it is called only where it is needed.
        """

    def ending(self, ending: Ending, view: View, names: Names) -> str:
        """Who won, by what and why."""

    def kept(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """What statistics count for a seat at the end: kinds and ids of components, such as its mage. Each once."""


class PlainFace:
    """What can be said of any game: keys and notation stand where a game's own face has words."""

    rules = ""

    def __init__(self, name: str, language: str) -> None:
        self.title: Final = name
        self.language: Final = language
        self._speaker: Final = _speaker(language)

    def catalog(self, options: Options | None = None) -> list[dict[str, Json]]:
        """Nothing is known of its components."""
        return []

    def explain(self, words: str, view: View | None, names: Names) -> str:
        """What the catalog knows."""
        wanted = words.casefold().replace(" ", "_")
        for component in self.catalog():
            if component["id"] == wanted:
                return "\n".join(f"{name}: {plain(value)}" for name, value in component.items())
        return ""

    def kind(self, key: str) -> str:
        return key

    def kept(self, view: View, seat: Seat) -> list[tuple[str, str]]:
        """Nothing is known of its components."""
        return []

    def is_detail(self, question: Question) -> bool:
        """Every question is a move of its own."""
        return False

    def ask(self, question: Question, view: View, names: Names) -> str:
        return self._speaker.say("question", seat=names[question.seat], kind=_spaced(question.kind))

    def choices(self, question: Question, view: View, names: Names) -> list[Group]:
        """As notation writes them."""
        return [Group([Worded(choice, choice.text) for choice in by_number(question)])]

    def hint(self, question: Question, view: View) -> str:
        return hint(question, self)

    def why(self, reason: Reason) -> str:
        return self._speaker.say("not-possible")

    def chapter(self, chapter: Chapter) -> str:
        return self._speaker.say("chapter", number=".".join(map(str, chapter))) if chapter else ""

    def heading(self, view: View, names: Names) -> str:
        return ""

    def tell(self, event: Event, names: Names) -> str:
        return ""

    def story(self, events: Sequence[Event], names: Names, you: Seat, before: Callable[[], View]) -> list[str]:
        """One sentence an event."""
        return [sentence for event in events if event and (sentence := self.tell(event, names))]

    def ending(self, ending: Ending, view: View, names: Names) -> str:
        winners = self._speaker.joined("list-and", [names[seat] for seat in ending.winners])
        message = "end-shared" if len(ending.winners) > 1 else "end-won"
        return self._speaker.say(message, seats=winners, reason=_spaced(ending.reason))


def _spaced(key: str) -> str:
    return key.replace("-", " ").replace("_", " ")


def plain(value: Json, names: Names = ()) -> str:
    """A value of a view or a catalog; with names, a list of one part for each seat says whose each is."""
    if names and isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {plain(part)}" for name, part in zip(names, value, strict=True))
    return value if isinstance(value, str) else json.dumps(value)


# --- By the shape of a question alone


def by_number(question: Question) -> list[Choice]:
    """The choices that are answered by their numbers: not numbers themselves, not mixes, not "no more"."""
    shape = question.shape
    if isinstance(shape, Number) or (isinstance(shape, Bag) and shape.size > 1):
        return []
    return [choice for choice in question.choices if choice.key or not isinstance(shape, Subset)]


def hint(question: Question, face: Face) -> str:
    """How to type an answer that is not just one number."""
    shape, say = question.shape, _speaker(face.language).say
    if isinstance(shape, Number):
        return say("hint-number", least=shape.least, most=shape.most)
    if isinstance(shape, Bag) and shape.size > 1:
        return _bag_hint(shape, face)
    if isinstance(shape, Subset):
        if shape.least < shape.most:
            return say("hint-subset", least=shape.least, most=shape.most)
        return say("hint-subset-exact", most=shape.most, example=" ".join(str(n + 1) for n in range(shape.most)))
    return say("hint-order", size=shape.size) if isinstance(shape, Order) else ""


def _bag_hint(shape: Bag, face: Face) -> str:
    speaker = _speaker(face.language)
    most = [speaker.say("hint-bag-most", count=n, kind=face.kind(kind)) for kind, n in shape.most.items() if n]
    said = speaker.say("hint-bag", size=shape.size, most=", ".join(most))
    needs = [f"{count} {face.kind(kind)}" for kind, count in shape.needs.items() if count]
    if needs:
        said = speaker.say("hint-bag-needs", hint=said, needs=speaker.joined("list-and", needs))
    return speaker.say("hint-bag-spare", hint=said, spare=shape.may_miss) if needs and shape.may_miss else said


def _speaker(language: str) -> Speaker:
    return Speaker(language, "face.ftl")
