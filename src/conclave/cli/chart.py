"""Curves in a terminal: each seat's winning chance over a game, as marks on a grid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.text import Text

MARKS: Final = "oxv+"  # they need no more than ASCII
COLOURS: Final = ("red", "blue", "green", "magenta")
ROWS: Final = 11  # one for each tenth
EDGE: Final = "      "
BARS: Final = "▁▂▃▄▅▆▇█"


def chart(
    curves: Sequence[Sequence[float]], seats: Sequence[int], starts: Sequence[tuple[float, str]], width: int
) -> Text:
    """The curves by seat, left to right; `starts` are the headings of chapters and where they begin, from 0 to 1."""
    from rich.text import Text

    columns = max(20, min(width - len(EDGE) - 1, 90))
    grid: list[list[int]] = [[-1] * columns for _ in range(ROWS)]
    for seat in seats:
        for column, chance in enumerate(sampled(curves[seat], columns)):
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
    drawn.append(EDGE + headings(ticks, columns), "dim")
    return drawn


def sampled(curve: Sequence[float], columns: int) -> list[float]:
    """The curve at so many places, the last one at its end."""
    last = len(curve) - 1
    return [curve[round(column * last / (columns - 1))] for column in range(columns)]


def headings(ticks: dict[int, str], columns: int) -> str:
    """As many as there is room for, each below where its chapter begins."""
    line = ""
    for column, heading in sorted(ticks.items()):
        if (column == 0 or len(line) < column) and column + len(heading) <= columns:
            line = line.ljust(column) + heading
    return line


def spark(curve: Sequence[float], width: int) -> str:
    """A curve in one line."""
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in sampled(curve, width))
