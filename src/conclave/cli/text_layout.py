"""Layout elements for the terminal: flowing items, labelled rows, numbered choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len
from rich.console import Group as Stack
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from conclave.core.text.presenter import ChoiceGroup

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType


class Flow:
    """Texts in sequence, wrapped between items. Only an item longer than a line is broken."""

    def __init__(self, items: Sequence[Text], gap: str = "   ", mark: str = "") -> None:
        self.items = items
        self.gap = gap  # between two items of a line
        self.mark = mark  # after each item except the last

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


class Rows:
    """Content with labels in a separate column. Lines have no trailing blanks."""

    def __init__(
        self, content: Sequence[tuple[str, RenderableType]], gap: int = 2, style: str = "bold", least: int = 0
    ) -> None:
        self.content = content
        self.gap = gap
        self.style = style
        self.least = least  # minimum width of the label column

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        column = max([self.least, *(cell_len(label) for label, _ in self.content)]) + self.gap
        inner = options.update(width=max(options.max_width - column, 1), height=None)
        style = console.get_style(self.style)
        for label, what in self.content:
            for number, line in enumerate(console.render_lines(what, inner, pad=False)):
                mark = label if number == 0 else ""
                yield Segment(mark, style)
                yield Segment(" " * (column - cell_len(mark)))
                yield from _strip_line(line)
                yield Segment.line()


def _strip_line(line: list[Segment]) -> list[Segment]:
    """Return the line without trailing blanks."""
    while line and not line[-1].text.strip():
        line = line[:-1]
    return [*line[:-1], Segment(line[-1].text.rstrip(), line[-1].style)] if line else []


def hang_indent(mark: str, text: RenderableType) -> Rows:
    """Return a text with a mark before its first line and a hanging indent."""
    return Rows([(mark, text)], gap=0, style="")


class SideBySide:
    """Two renderables side by side, with equal widths."""

    def __init__(self, left: RenderableType, right: RenderableType, gap: int = 3) -> None:
        self.left = left
        self.right = right
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        width = (options.max_width - self.gap) // 2
        inner = options.update(width=width, height=None)
        left = console.render_lines(self.left, inner)
        right = console.render_lines(self.right, inner, pad=False)
        nothing: list[Segment] = []
        for one, other in zip_longest(left, right, fillvalue=nothing):
            blank = Segment(" " * (width + self.gap - Segment.get_line_length(one)))
            yield from _strip_line([*one, blank, *other])
            yield Segment.line()


def lay_out_page(text: str, paint: Callable[[str], Text]) -> Stack:
    """Return a longer text with hanging indents for list items, and aligned meanings in "word meaning" lines."""
    parts: list[RenderableType] = []
    terms: list[tuple[str, RenderableType]] = []
    for line in [*text.split("\n"), ""]:
        term, gap, meaning = line.strip().partition("   ")
        if gap:
            terms.append((f"  {term}", paint(meaning.strip())))
            continue
        if terms:
            parts.append(Rows(terms))
            terms = []
        mark = re.match(r"\s*([-*]|\d+\.)?\s*", line)
        parts.append(hang_indent(mark[0] if mark else "", paint(line[mark.end() if mark else 0 :])))
    return Stack(*parts[:-1])


# --- Numbered choices


def lay_out_menu(groups: Sequence[ChoiceGroup], paint: Callable[[str], Text]) -> RenderableType:
    """Return the numbered choices, group by group."""
    content: list[tuple[str, RenderableType]] = []
    first = 1
    for group in groups:
        places = len(str(first + len(group.choices) - 1))
        lines = [(f"{first + n:>{places}}", paint(choice.text)) for n, choice in enumerate(group.choices)]
        first += len(group.choices)
        content.append(
            (f"  {group.heading}", _pack_lines(group.lead, lines) if group.is_packed else Rows(lines, gap=1))
        )
    return Rows(content)


def _pack_lines(lead: str, lines: Sequence[tuple[str, Text]]) -> Flow:
    items = [Text.assemble((number.strip(), "bold"), " ", text) for number, text in lines]
    return Flow([Text(lead), *items] if lead else items)
