"""Terminal drawing of Res Arcana: its colours, its table and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conclave.cli.drawing import BoardDrawing
from conclave.core.ending import Ending
from conclave.core.game import Seat, View
from conclave.core.text.presenter import Names, Presenter
from conclave.games.res_arcana.terminal import board
from conclave.games.res_arcana.text.choice_labels import Phrases
from conclave.games.res_arcana.text.status_text import score_parts

if TYPE_CHECKING:
    from rich.console import RenderableType


class ResArcanaDrawing(BoardDrawing[Phrases]):
    """Terminal drawing of Res Arcana in one language."""

    def __init__(self, presenter: Presenter) -> None:
        super().__init__(presenter, Phrases(presenter.language), board.paint, board.Board)

    def draw_scores(self, ending: Ending, view: View, names: Names) -> list[RenderableType]:
        from rich.columns import Columns

        blocks = [score_block(view, seat, names, self._phrases) for seat in range(len(names))]
        return [Columns(blocks, padding=(0, 4))]


def score_block(view: View, seat: Seat, names: Names, phrases: Phrases) -> RenderableType:
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(names[seat], header_style="bold", no_wrap=True)
    grid.add_column(str(view["players"][seat]["points"]), header_style="bold", justify="right")
    for part, points in score_parts(view, seat, phrases) or [(phrases.say("score-nothing"), 0)]:
        grid.add_row(Text(part), str(points))
    return grid
