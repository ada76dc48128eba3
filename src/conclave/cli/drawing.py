"""Terminal drawings of games: the protocol of a game's own drawing, and a plain default."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar, cast

from conclave.core import registry
from conclave.core.ending import Ending
from conclave.core.game import Game, View
from conclave.core.text.fluent import ENGLISH
from conclave.core.text.presenter import Names, Presenter, format_value

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class DetailLevel(Enum):
    """Amount of detail in a drawing of the table."""

    BRIEF = 1  # during an action in progress
    USUAL = 2
    FULL = 3  # on demand, with the texts of the components


class Drawing(Protocol):
    """Terminal drawing of one game. Its texts come from the game's presenter."""

    def paint(self, line: str) -> Text:
        """Return a text in the game's colours."""

    def draw(self, view: View, names: Names, amount: DetailLevel) -> RenderableType:
        """Return the table as the viewer sees it."""

    def draw_ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        """Return the winners, the scores, and how the game was decided."""


def load_presenter_and_drawing(game: Game, language: str = ENGLISH) -> tuple[Presenter, Drawing]:
    """Return a game's presenter in this language, and its drawing."""
    presenter = registry.presenter_for(game, language)
    make = cast(Callable[[Presenter], Drawing], registry.drawing_for(game) or PlainDrawing)
    return presenter, make(presenter)


PhrasesT = TypeVar("PhrasesT")


class BoardDrawing(Generic[PhrasesT]):
    """Drawing of a game with its own board and colours. Subclasses implement the score breakdown."""

    def __init__(
        self,
        presenter: Presenter,
        phrases: PhrasesT,
        paint: Callable[[str, PhrasesT], Text],
        board: Callable[[View, Names, DetailLevel, PhrasesT], RenderableType],
    ) -> None:
        self._presenter: Final = presenter
        self._phrases: Final = phrases
        self._paint: Final = paint
        self._board: Final = board

    def paint(self, line: str) -> Text:
        return self._paint(line, self._phrases)

    def draw(self, view: View, names: Names, amount: DetailLevel) -> RenderableType:
        return self._board(view, names, amount, self._phrases)

    def draw_ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        from rich.console import Group as Stack

        verdict = self.paint(self._presenter.describe_ending(ending, view, names))
        return Stack(verdict, "", *self.draw_scores(ending, view, names), "")

    def draw_scores(self, ending: Ending, view: View, names: Names) -> Sequence[RenderableType]:
        """Return each seat's points by origin."""
        raise NotImplementedError


class PlainDrawing:
    """Default drawing for any game: each field of the view on its own line."""

    def __init__(self, presenter: Presenter) -> None:
        self._face: Final = presenter

    def paint(self, line: str) -> Text:
        """Return the text without colours."""
        from rich.text import Text

        return Text(line)

    def draw(self, view: View, names: Names, amount: DetailLevel) -> RenderableType:
        return self.paint("\n".join(f"{name}: {format_value(part, names)}" for name, part in view.items()))

    def draw_ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        points = [f"{points:>4}  {name}" for name, points in zip(names, ending.points, strict=True)]
        return self.paint("\n".join([self._face.describe_ending(ending, view, names), *points]))
