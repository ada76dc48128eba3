"""How a game looks in a terminal: what a game's own drawing must be able to do, and a plain one for games without."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, Final, Protocol, cast

from conclave.play import registry
from conclave.play.ending import Ending
from conclave.play.face import Face, Names, plain
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Game, View

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class Amount(Enum):
    """How much of the table is shown."""

    BRIEF = 1  # while a seat goes on with what it is doing
    USUAL = 2
    FULL = 3  # on demand: with what everything does, in words


class Drawing(Protocol):
    """One game on a screen of text. What it says comes from the game's face."""

    def paint(self, line: str) -> Text:
        """A text in the game's colours."""

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        """The table as the viewer sees it."""

    def ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        """Who won, by what and why."""


def face_and_drawing(game: Game, language: str = ENGLISH) -> tuple[Face, Drawing]:
    """What a game says in this language, and how it looks."""
    face = registry.face(game, language)
    make = cast(Callable[[Face], Drawing], registry.drawing(game) or PlainDrawing)
    return face, make(face)


class PlainDrawing:
    """Shows any game, though not beautifully: each part of the view on a line of its own."""

    def __init__(self, face: Face) -> None:
        self._face: Final = face

    def paint(self, line: str) -> Text:
        """Without colours."""
        from rich.text import Text

        return Text(line)

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        return self.paint("\n".join(f"{name}: {plain(part, names)}" for name, part in view.items()))

    def ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        points = [f"{points:>4}  {name}" for name, points in zip(names, ending.points, strict=True)]
        return self.paint("\n".join([self._face.ending(ending, view, names), *points]))
