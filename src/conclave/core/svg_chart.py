"""Charts as SVG without dependencies: axes, lines, points, bars and legends, readable on light and dark backgrounds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape, quoteattr

EDGE: Final = 24  # pixels between the border of a picture and its content
MAX_SERIES: Final = 4
COLOURS: Final = ("#c2410c", "#1d6fb8", "#3f8f3a", "#8b46b5")
DASHES: Final = ("none", "8 4", "2 4", "10 4 2 4")  # distinguishes lines without colours
LEGEND_STEP: Final = 160  # pixels between two entries of a legend

STYLE: Final = """\
    .ground { fill: #fbfaf7 } .name, .title { fill: #26323f } .note, .tick { fill: #66727f }
    .grid { stroke: #e3e0d8 } .axis { stroke: #b4b0a6 } .bar { fill: #9cb8cc } .dot { fill: #2f6287; stroke: #fbfaf7 }
    .value { fill: #2f6287 } .line { fill: none; stroke: #2f6287; stroke-width: 2 } .mark { fill: #fff }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #171c22 } .name, .title { fill: #e6e9ec } .note, .tick { fill: #94a0ac }
      .grid { stroke: #2a323b } .axis { stroke: #4a5561 } .bar { fill: #3c5d77 } .dot { fill: #9fcbe8; stroke: #171c22 }
      .value { fill: #9fcbe8 } .line { stroke: #9fcbe8 }
    }
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
    .title { font-size: 20px; font-weight: 600 } .note { font-size: 13px } .tick, .mark { font-size: 12px }
    .name { font-size: 15px } .value { font-size: 15px; font-weight: 600 }
    .note, .tick, .value { font-variant-numeric: tabular-nums }
"""


@dataclass(frozen=True, slots=True)
class Scale:
    """Maps numbers between `low` and `high` to pixels between `start` and `end`."""

    low: float
    high: float
    start: float
    end: float

    def place(self, number: float) -> float:
        """Return the pixel of a number."""
        share = (number - self.low) / ((self.high - self.low) or 1.0)
        return round(self.start + share * (self.end - self.start), 1)

    def list_ticks(self, step: float) -> list[int]:
        """Return the multiples of `step` within the scale."""
        first, last = math.ceil(self.low / step), math.floor(self.high / step)
        return [round(tick * step) for tick in range(first, last + 1)]


def choose_step(room: float, max_ticks: int) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, ... that divides `room` into at most `max_ticks` parts."""
    rough = room / max_ticks
    size = 10.0 ** math.floor(math.log10(rough))
    return next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)


class SvgChart:
    """One picture, to which elements are added from back to front."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._parts: list[str] = []

    def add_text(self, x: float, y: float, text: str, kind: str, anchor: str = "start") -> None:
        """Add text; kinds are title, name, note, tick, value and mark."""
        self._parts.append(f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>')

    def add_rule(self, x1: float, y1: float, x2: float, y2: float, kind: str = "grid") -> None:
        """Add a straight line of the grid or of an axis."""
        self._parts.append(f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>')

    def add_line(self, points: Sequence[tuple[float, float]], series: int | None = None) -> None:
        """Add a curve; the curves of several series differ by colour and dashes."""
        places = " ".join(f"{x},{y}" for x, y in points)
        self._parts.append(f'<polyline class="line"{_series_style(series)} points="{places}"/>')

    def add_point(self, x: float, y: float, label: str = "", mark: str = "", series: int | None = None) -> None:
        """Add a dot with a tooltip, or a larger one with a mark in it."""
        colour = f' style="fill: {COLOURS[series]}"' if series is not None else ""
        title = f"<title>{escape(label)}</title>" if label else ""
        radius = 9 if mark else 6
        self._parts.append(
            f'<circle class="dot" cx="{x}" cy="{y}" r="{radius}" stroke-width="2"{colour}>{title}</circle>'
        )
        if mark:
            self.add_text(x, round(y + 4, 1), mark, "mark", "middle")

    def add_bar(self, x1: float, x2: float, y: float) -> None:
        """Add a horizontal bar, such as an interval, centred on `y`."""
        width = max(1.0, round(x2 - x1, 1))
        self._parts.append(f'<rect class="bar" x="{x1}" y="{y - 5}" width="{width}" height="10" rx="5"/>')

    def add_legend(self, x: float, y: float, names: Sequence[tuple[int, str]]) -> None:
        """Add one row with the line and the name of each series."""
        for place, (series, name) in enumerate(names):
            left = x + LEGEND_STEP * place
            self.add_line([(left, y), (left + 24, y)], series)
            self.add_text(left + 30, y + 4, name, "tick")

    def render(self, label: str) -> str:
        """Return the picture as an element of a page that contains STYLE."""
        opening = f'<svg viewBox="0 0 {self.width} {self.height}" role="img" aria-label={quoteattr(label)}>'
        return "".join([opening, *self._parts, "</svg>"])

    def render_file(self, title: str, description: str, note: str = "") -> str:
        """Return the picture as a complete SVG file, with a title and a note below it."""
        size = f'viewBox="0 0 {self.width} {self.height}" width="{self.width}" height="{self.height}"'
        head = SvgChart(self.width, self.height)
        head.add_text(EDGE, 40, title, "title")
        if note:
            head.add_text(EDGE, 63, note, "note")
        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title description">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="description">{escape(description)}</desc>',
            f"<style>\n{STYLE}  </style>",
            f'<rect class="ground" width="{self.width}" height="{self.height}" rx="10"/>',
            *head._parts,
            *self._parts,
            "</svg>",
        ]
        return "\n".join(lines) + "\n"


def _series_style(series: int | None) -> str:
    if series is None:
        return ""
    return f' style="stroke: {COLOURS[series]}; stroke-dasharray: {DASHES[series]}"'
