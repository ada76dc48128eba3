"""A ladder as a picture: an SVG of its own, with nothing to install, readable on light and on dark ground.

Each level has a line: its name, its rating as a dot, and its 95 % interval as a bar around it, on one axis.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from conclave.play.protocol import Json

WIDTH: Final = 760
TOP: Final = 92  # above the first line
ROW: Final = 46
BOTTOM: Final = 62  # below the last one: the axis, and what it means
EDGE: Final = 24
NUMBERS: Final = 92  # for the ratings on the right
LETTER: Final = 8.2  # how wide one is, about
MOST_TICKS: Final = 8

STYLE: Final = """\
    .ground { fill: #fbfaf7 } .name, .title { fill: #26323f } .note, .tick { fill: #66727f }
    .grid { stroke: #e3e0d8 } .axis { stroke: #b4b0a6 } .row { stroke: #efece5 }
    .bar { fill: #9cb8cc } .dot { fill: #2f6287; stroke: #fbfaf7 } .elo { fill: #2f6287 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #171c22 } .name, .title { fill: #e6e9ec } .note, .tick { fill: #94a0ac }
      .grid { stroke: #2a323b } .axis { stroke: #4a5561 } .row { stroke: #222931 }
      .bar { fill: #3c5d77 } .dot { fill: #9fcbe8; stroke: #171c22 } .elo { fill: #9fcbe8 }
    }
    text { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif }
    .title { font-size: 20px; font-weight: 600 } .note { font-size: 13px } .tick { font-size: 12px }
    .name { font-size: 15px } .elo { font-size: 15px; font-weight: 600 }
    .tick { font-weight: 400 } .note, .tick, .elo { font-variant-numeric: tabular-nums }
"""


LINE: Final = """\
    .line { fill: none; stroke: #2f6287; stroke-width: 2 }
    @media (prefers-color-scheme: dark) { .line { stroke: #9fcbe8 } }
"""


@dataclass(frozen=True, slots=True)
class Scale:
    """Where a rating, or another number, lies on the picture."""

    low: float
    high: float
    left: float
    right: float
    step: float

    def x(self, number: float) -> float:
        """From the left edge of the picture."""
        return round(self.left + (number - self.low) / (self.high - self.low) * (self.right - self.left), 1)

    def ticks(self) -> list[int]:
        """Round numbers, all across."""
        first, last = math.ceil(self.low / self.step), math.floor(self.high / self.step)
        return [round(tick * self.step) for tick in range(first, last + 1)]


def draw(result: dict[str, Json], title: str, note: str) -> str:
    """The picture of a ladder's standings."""
    levels: Sequence[dict[str, Json]] = result["levels"]
    scale = _scale(levels)
    height = TOP + ROW * len(levels) + BOTTOM
    told = "; ".join(f"{each['bot']} {each['elo']:.0f} (95 % {_range(each)})" for each in levels)
    axis = "Elo, above the weakest; bars are 95 % intervals"
    parts = [
        *opening(height, title, f"Elo ratings, the strongest first: {told}.", note, STYLE),
        *_axis(scale, height - BOTTOM),
        *(line for at, each in enumerate(levels) for line in _level(scale, TOP + ROW * at + ROW / 2, each)),
        f'  <text class="note" x="{scale.left}" y="{height - 14}">{axis}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def opening(height: int, title: str, description: str, note: str, style: str) -> list[str]:
    """What every such picture begins with."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' role="img" aria-labelledby="title description">',
        f'  <title id="title">{escape(title)}</title>',
        f'  <desc id="description">{escape(description)}</desc>',
        f"  <style>\n{style}  </style>",
        f'  <rect class="ground" width="{WIDTH}" height="{height}" rx="10"/>',
        f'  <text class="title" x="{EDGE}" y="40">{escape(title)}</text>',
        f'  <text class="note" x="{EDGE}" y="63">{escape(note)}</text>',
    ]


def _scale(levels: Sequence[dict[str, Json]]) -> Scale:
    """Wide enough for all intervals, with round ticks."""
    low, high = min(each["low"] for each in levels), max(each["high"] for each in levels)
    room = max(high - low, 1.0)
    rough = room / MOST_TICKS
    size = 10.0 ** math.floor(math.log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    left = EDGE + LETTER * max(len(each["bot"]) for each in levels) + EDGE
    return Scale(low - room * 0.03, high + room * 0.03, round(min(left, WIDTH / 2), 1), WIDTH - NUMBERS - EDGE, step)


def _axis(scale: Scale, bottom: float) -> list[str]:
    lines = []
    for tick in scale.ticks():
        x = scale.x(tick)
        lines.append(f'  <line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>')
        lines.append(f'  <text class="tick" x="{x}" y="{bottom + 20}" text-anchor="middle">{tick}</text>')
    lines.append(f'  <line class="axis" x1="{scale.left}" y1="{bottom}" x2="{scale.right}" y2="{bottom}"/>')
    return lines


def _level(scale: Scale, y: float, level: dict[str, Json]) -> list[str]:
    low, x, high = (scale.x(level[key]) for key in ("low", "elo", "high"))
    elo = f"{level['elo']:.0f}"
    return [
        f"  <g><title>{escape(level['bot'])}: {elo} Elo, 95 % {_range(level)}</title>",
        f'    <line class="row" x1="{EDGE}" y1="{y + ROW / 2}" x2="{WIDTH - EDGE}" y2="{y + ROW / 2}"/>',
        f'    <text class="name" x="{EDGE}" y="{y + 5}">{escape(level["bot"])}</text>',
        f'    <rect class="bar" x="{low}" y="{y - 5}" width="{max(1.0, round(high - low, 1))}" height="10" rx="5"/>',
        f'    <circle class="dot" cx="{x}" cy="{y}" r="7" stroke-width="2"/>',
        f'    <text class="elo" x="{WIDTH - EDGE}" y="{y + 5}" text-anchor="end">{elo}'
        f'<tspan class="tick" dx="6">± {level["high"] - level["elo"]:.0f}</tspan></text>',
        "  </g>",
    ]


def _range(level: dict[str, Json]) -> str:
    return f"{level['low']:.0f} to {level['high']:.0f}"
