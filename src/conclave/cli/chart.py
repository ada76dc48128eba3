"""Terminal charts: each seat's win probability over a game, as marks on a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.text import Text

MARKS: Final = "oxv+"  # ASCII only
COLOURS: Final = ("red", "blue", "green", "magenta")
ROWS: Final = 11  # one per 10 %
EDGE: Final = "      "
BARS: Final = "▁▂▃▄▅▆▇█"


def draw_chart(
    curves: Sequence[Sequence[float]], seats: Sequence[int], starts: Sequence[tuple[float, str]], width: int
) -> Text:
    """Return a chart of the curves by seat. `starts` has the position (0 to 1) and heading of each chapter."""
    from rich.text import Text

    columns = max(20, min(width - len(EDGE) - 1, 90))
    grid: list[list[int]] = [[-1] * columns for _ in range(ROWS)]
    for seat in seats:
        for column, chance in enumerate(resample(curves[seat], columns)):
            grid[ROWS - 1 - round(chance * (ROWS - 1))][column] = seat
    ticks = {min(columns - 1, int(place * columns)): heading for place, heading in starts}
    drawn = Text()
    for number, row in enumerate(grid):
        share = 100 * (ROWS - 1 - number) // (ROWS - 1)
        drawn.append(f"{share:>4} |" if share % 50 == 0 else "     |", "dim")
        for column, seat in enumerate(row):
            blank = "." if share == 50 else ":" if column in ticks and column else " "
            drawn.append(MARKS[seat] if seat >= 0 else blank, COLOURS[seat] if seat >= 0 else "dim")
        drawn.append("\n")
    drawn.append(EDGE + draw_headings(ticks, columns), "dim")
    return drawn


def resample(curve: Sequence[float], columns: int) -> list[float]:
    """Return the curve at `columns` evenly spaced points, including both ends."""
    last = len(curve) - 1
    return [curve[round(column * last / (columns - 1))] for column in range(columns)]


def draw_headings(ticks: dict[int, str], columns: int) -> str:
    """Return the line of headings, each below the start of its chapter. Headings that do not fit are left out."""
    line = ""
    for column, heading in sorted(ticks.items()):
        if (column == 0 or len(line) < column) and column + len(heading) <= columns:
            line = line.ljust(column) + heading
    return line


def draw_sparkline(curve: Sequence[float], width: int) -> str:
    """Return a curve as one line of text."""
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in resample(curve, width))
