"""How a game looks in a terminal: what a game's own table must be able to do, and a plain one for games without."""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from conclave.play.protocol import Decision, Game, Json, Option, Outcome, Seat, View

if TYPE_CHECKING:
    from rich.console import RenderableType


class Table(Protocol):
    """One game's face in the terminal. It knows views and words, and no rules."""

    def draw(self, view: View, viewer: Seat, names: Sequence[str]) -> RenderableType:
        """The whole table as a viewer sees it."""

    def question(self, decision: Decision, names: Sequence[str]) -> str:
        """The sentence that asks a decision."""

    def choice(self, decision: Decision, option: Option, names: Sequence[str]) -> str:
        """One line for an option: what a person should know to choose it."""

    def explain(self, words: str) -> str:
        """What is printed on the component that these words name; "" where there is none."""

    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Who won, by what and why, in a sentence."""


def find_table(game: Game) -> Table:
    """The table that a game brings along, as TABLE in the module `terminal` of its package; else a plain one."""
    package = type(game).__module__.rpartition(".")[0]
    if package and importlib.util.find_spec(f"{package}.terminal"):
        table: Table = importlib.import_module(f"{package}.terminal").TABLE
        return table
    return PlainTable(game)


class PlainTable:
    """Shows any game, though not beautifully: each part of the view on a line of its own."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def draw(self, view: View, viewer: Seat, names: Sequence[str]) -> RenderableType:  # all alike
        """The view as it is."""
        return "\n".join(f"{name}: {_plain(part, names)}" for name, part in view.items())

    def question(self, decision: Decision, names: Sequence[str]) -> str:
        """The key of the sentence is all there is to say."""
        return f"{names[decision.seat]}, choose: {decision.prompt.replace('-', ' ').replace('_', ' ')}"

    def choice(self, decision: Decision, option: Option, names: Sequence[str]) -> str:  # all alike
        """The notation says it."""
        return option.text

    def explain(self, words: str) -> str:
        """What the catalog knows."""
        wanted = words.casefold().replace(" ", "_")
        for component in self._game.catalog():
            if component["id"] == wanted:
                return "\n".join(f"{name}: {_plain(value, ())}" for name, value in component.items())
        return ""

    def ending(self, outcome: Outcome, names: Sequence[str]) -> str:
        """Names and the reason's key."""
        winners = " and ".join(names[seat] for seat in outcome.winners)
        return f"{winners} {'share the victory' if len(outcome.winners) > 1 else 'wins'} ({outcome.reason})."


def _plain(value: Json, names: Sequence[str]) -> str:
    if isinstance(value, list) and len(value) == len(names):
        return ", ".join(f"{name} {_plain(part, ())}" for name, part in zip(names, value, strict=True))
    return value if isinstance(value, str) else json.dumps(value)
