"""Pieces that tables in a terminal are laid out with: things in a row that break between them only, rows with labels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from rich.console import Group as Stack
from rich.measure import Measurement
from rich.table import Table as Grid
from rich.text import Text

from conclave.cli.table import Group

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType


class Flow:
    """Texts one after the other, with line breaks between them; only one that fits no line is broken itself."""

    def __init__(self, items: Sequence[Text], gap: str = "   ", mark: str = "") -> None:
        self.items = items
        self.gap = gap  # between two in a line
        self.mark = mark  # after each that is not the last

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width, line = options.max_width, Text()
        for number, item in enumerate(self.items):
            piece = item.copy()
            if number < len(self.items) - 1:
                piece.append(self.mark)
            if line and line.cell_len + len(self.gap) + piece.cell_len > width:
                yield line
                line = Text()
            line = line.append(self.gap).append_text(piece) if line else piece
        if line:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        sizes = [item.cell_len + len(self.mark) for item in self.items] or [0]
        whole = sum(sizes) + len(self.gap) * (len(sizes) - 1)
        return Measurement(min(max(sizes), options.max_width), min(whole, options.max_width))


def rows(content: Sequence[tuple[str | Text, RenderableType]], style: str = "bold") -> Grid:
    """Content behind labels, which stand in a column of their own."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True, style=style)
    grid.add_column(ratio=1)
    for label, what in content:
        grid.add_row(label, what)
    return grid


def hanging(mark: str, text: Text) -> Grid:
    """A text whose further lines stand below its first, behind a mark."""
    grid = Grid.grid()
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(mark, text)
    return grid


def beside(left: RenderableType, right: RenderableType) -> Grid:
    """Two columns of the same width."""
    grid = Grid.grid(padding=(0, 3, 0, 0), expand=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    grid.add_row(left, right)
    return grid


# --- Choices by number


def menu(groups: Sequence[Group], paint: Callable[[str], Text]) -> RenderableType:
    """Numbered choices, group by group."""
    places = len(str(sum(len(group.choices) for group in groups)))
    lines, first = list[tuple[str | Text, RenderableType]](), 1
    for group in groups:
        numbers = range(first, first + len(group.choices))
        first += len(group.choices)
        texts = [paint(choice.text) for choice in group.choices]
        lines.append((f"  {group.heading}", (_packed if group.is_packed else _stacked)(group, numbers, texts, places)))
    return rows(lines)


def _packed(group: Group, numbers: Sequence[int], texts: Sequence[Text], places: int) -> RenderableType:
    items = [Text(f"{number:>{places}} ", "bold").append_text(_light(text)) for number, text in zip(numbers, texts, strict=True)]
    if group.lead:
        items.insert(0, Text(group.lead))
    return Flow(items)


def _light(text: Text) -> Text:
    """A text that does not take over the style of what it is appended to."""
    text.style = "not bold"
    return text


def _stacked(group: Group, numbers: Sequence[int], texts: Sequence[Text], places: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", style="bold", min_width=places, no_wrap=True)
    grid.add_column()
    for number, text in zip(numbers, texts, strict=True):
        grid.add_row(str(number), text)
    return Stack(Text(group.lead), grid) if group.lead else grid
