"""How a game looks in a terminal: what a game's own table must be able to do, and a plain one for games without."""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple, Protocol

from conclave.cli.words import Words
from conclave.play.ending import Ending
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Decision, Event, Game, Json, Option, Seat, View
from conclave.play.shapes import Bag, Number, Order, Subset

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class Amount(Enum):
    """How much of the table is shown."""

    BRIEF = 1  # while a seat goes on with what it is doing
    USUAL = 2
    FULL = 3  # on demand: with what everything does, in words


class Choice(NamedTuple):
    """An option in words."""

    option: Option
    text: str
    gains: Mapping[str, int] = MappingProxyType({})  # what it would bring as things stand, by icon


class Group(NamedTuple):
    """Choices that belong together; short ones are packed several to a line, behind words that lead them."""

    choices: Sequence[Choice]
    heading: str = ""
    lead: str = ""
    is_packed: bool = False


class Table(Protocol):
    """One game's face in the terminal, in one language. It knows views and words, and no rules."""

    @property
    def language(self) -> str: ...

    @property
    def title(self) -> str:
        """The name of the game, for people."""

    @property
    def rules(self) -> str:
        """The rules in short; "" where nobody has written them."""

    def kind(self, key: str) -> str:
        """What a kind in a Bag is called, for people to read and to type."""

    def paint(self, line: str) -> Text:
        """A text in the game's colours."""

    def heading(self, view: View, names: Sequence[str]) -> str:
        """Where in the game we are and whose turn it is."""

    def draw(self, view: View, names: Sequence[str], amount: Amount) -> RenderableType:
        """The table as the viewer sees it."""

    def is_detail(self, decision: Decision) -> bool:
        """Whether this only settles what the seat is doing already, so that it has just seen the table."""

    def question(self, decision: Decision, view: View, names: Sequence[str]) -> str:
        """The sentence that asks a decision."""

    def choices(self, decision: Decision, view: View, names: Sequence[str]) -> list[Group]:
        """The options that are chosen by number, in the order of their numbers."""

    def hint(self, decision: Decision, view: View) -> str:
        """How to type an answer that is not just one number; "" where that is all."""

    def explain(self, words: str, view: View | None, names: Sequence[str]) -> str:
        """What is printed on the component that these words name, and where it is; "" where there is none."""

    def story(self, events: Sequence[Event], names: Sequence[str], you: Seat, before: Callable[[], View]) -> list[str]:
        """What (redacted) events tell, in sentences; `you` is the reader's seat, or NOBODY."""

    def ending(self, ending: Ending, view: View, names: Sequence[str]) -> RenderableType:
        """Who won, by what and why."""


def find_table(game: Game, language: str = ENGLISH) -> Table:
    """The table that a game brings along, as Table in the module `terminal` of its package; else a plain one."""
    package = type(game).__module__.rpartition(".")[0]
    if package and importlib.util.find_spec(f"{package}.terminal"):
        table: Table = importlib.import_module(f"{package}.terminal").Table(language)
        return table
    return PlainTable(game, language)


class PlainTable:
    """Shows any game, though not beautifully: each part of the view on a line of its own."""

    rules = ""

    def __init__(self, game: Game, language: str) -> None:
        self._game = game
        self.language = language

    @property
    def title(self) -> str:
        return self._game.name

    def kind(self, key: str) -> str:
        """The key says it."""
        return key

    def paint(self, line: str) -> Text:
        """No colours."""
        from rich.text import Text

        return Text(line)

    def heading(self, view: View, names: Sequence[str]) -> str:
        """The chapter is all there is."""
        return ""

    def draw(self, view: View, names: Sequence[str], amount: Amount) -> RenderableType:
        """The view as it is."""
        return self.paint("\n".join(f"{name}: {_plain(part, names)}" for name, part in view.items()))

    def is_detail(self, decision: Decision) -> bool:
        """Nobody knows."""
        return False

    def question(self, decision: Decision, view: View, names: Sequence[str]) -> str:
        """The key of the sentence is all there is to say."""
        return f"{names[decision.seat]}, choose: {decision.prompt.replace('-', ' ').replace('_', ' ')}"

    def choices(self, decision: Decision, view: View, names: Sequence[str]) -> list[Group]:
        """The notation says it."""
        return [Group([Choice(option, option.text) for option in by_number(decision)])]

    def hint(self, decision: Decision, view: View) -> str:
        """By its shape alone."""
        return hint(decision, self)

    def explain(self, words: str, view: View | None, names: Sequence[str]) -> str:
        """What the catalog knows."""
        wanted = words.casefold().replace(" ", "_")
        for component in self._game.catalog(language=self.language):
            if component["id"] == wanted:
                return "\n".join(f"{name}: {_plain(value, ())}" for name, value in component.items())
        return ""

    def story(self, events: Sequence[Event], names: Sequence[str], you: Seat, before: Callable[[], View]) -> list[str]:
        """One sentence an event."""
        return [sentence for event in events if (sentence := self._game.tell(event, names, self.language))]

    def ending(self, ending: Ending, view: View, names: Sequence[str]) -> RenderableType:
        """Names, the reason's key and points."""
        winners = Words(self.language).listed([names[seat] for seat in ending.winners])
        verdict = f"{winners} {'share the victory' if len(ending.winners) > 1 else 'wins'} ({ending.reason})."
        points = [f"{points:>4}  {name}" for name, points in zip(names, ending.points, strict=True)]
        return self.paint("\n".join([verdict, *points]))


def _plain(value: Json, names: Sequence[str]) -> str:
    if isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {_plain(part, ())}" for name, part in zip(names, value, strict=True))
    return value if isinstance(value, str) else json.dumps(value)


# --- By the shape of a decision alone


def by_number(decision: Decision) -> list[Option]:
    """The options that are answered by their numbers: not numbers themselves, not mixes, not "no more"."""
    shape = decision.shape
    if isinstance(shape, Number) or (isinstance(shape, Bag) and shape.size > 1):
        return []
    return [option for option in decision.options if option.key or not isinstance(shape, Subset)]


def hint(decision: Decision, table: Table) -> str:
    """How to type an answer that is not just one number."""
    shape, say = decision.shape, Words(table.language).say
    if isinstance(shape, Number):
        return say("hint-number", least=shape.least, most=shape.most)
    if isinstance(shape, Bag) and shape.size > 1:
        return _bag_hint(shape, table)
    if isinstance(shape, Subset):
        if shape.least < shape.most:
            return say("hint-subset", least=shape.least, most=shape.most)
        return say("hint-subset-exact", most=shape.most, example=" ".join(str(n + 1) for n in range(shape.most)))
    return say("hint-order", size=shape.size) if isinstance(shape, Order) else ""


def _bag_hint(shape: Bag, table: Table) -> str:
    words = Words(table.language)
    most = [words.say("hint-bag-most", count=n, kind=table.kind(kind)) for kind, n in shape.most.items() if n]
    said = words.say("hint-bag", size=shape.size, most=", ".join(most))
    needs = [f"{count} {table.kind(kind)}" for kind, count in shape.needs.items() if count]
    if needs:
        said = words.say("hint-bag-needs", hint=said, needs=words.listed(needs))
    return words.say("hint-bag-spare", hint=said, spare=shape.may_miss) if needs and shape.may_miss else said
