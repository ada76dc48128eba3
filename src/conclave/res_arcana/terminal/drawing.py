"""Res Arcana drawn in a terminal: its colours, its table and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conclave.cli.drawing import Amount
from conclave.play.ending import Ending
from conclave.play.face import Face, Names
from conclave.play.protocol import Seat, View
from conclave.res_arcana.face.standing import score_parts
from conclave.res_arcana.face.wording import Phrases
from conclave.res_arcana.terminal import board

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


class ResArcanaDrawing:
    """How the game looks to readers of one language."""

    def __init__(self, face: Face) -> None:
        self._face: Final = face
        self._phrases: Final = Phrases(face.language)

    def paint(self, line: str) -> Text:
        return board.paint(line, self._phrases)

    def draw(self, view: View, names: Names, amount: Amount) -> RenderableType:
        return board.Board(view, names, amount, self._phrases)

    def ending(self, ending: Ending, view: View, names: Names) -> RenderableType:
        from rich.columns import Columns
        from rich.console import Group as Stack

        blocks = [score_block(view, seat, names, self._phrases) for seat in range(len(names))]
        return Stack(self.paint(self._face.ending(ending, view, names)), "", Columns(blocks, padding=(0, 4)), "")


def score_block(view: View, seat: Seat, names: Names, phrases: Phrases) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(names[seat], header_style="bold", no_wrap=True)
    grid.add_column(str(view["players"][seat]["points"]), header_style="bold", justify="right")
    for part, points in score_parts(view, seat, phrases) or [(phrases.say("score-nothing"), 0)]:
        grid.add_row(Text(part), str(points))
    return grid
