"""A ladder as a curve: how strong its levels are against how long they think about a decision, on average.

Levels of one name, which differ only in how much they may think, are joined by a line.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from conclave.bots.ladder_plot import EDGE, LINE, STYLE, WIDTH, Scale, opening
from conclave.bots.thinking import told_seconds
from conclave.play.protocol import Json

HEIGHT: Final = 620
TOP: Final = 92
BOTTOM: Final = 548
LEFT: Final = 84
RIGHT: Final = WIDTH - 120  # names stand to the right of their dots
STEP: Final = 200  # Elo between two lines


def draw_curve(result: dict[str, Json], title: str, note: str) -> str:
    """The picture of a ladder's standings over time."""
    levels: Sequence[dict[str, Json]] = result["levels"]
    across, up = _across(levels), _up(levels)
    told = "; ".join(f"{each['bot']} {each['elo']:.0f} at {told_seconds(_seconds(each))}" for each in levels)
    axis = "time to think about a decision, on average; Elo above the weakest"
    parts = [
        *opening(HEIGHT, title, f"Elo ratings and time to think: {told}.", note, STYLE + LINE),
        *_grid(across, up),
        *_curves(levels, across, up),
        f'  <text class="note" x="{LEFT}" y="{HEIGHT - 18}">{axis}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _seconds(level: dict[str, Json]) -> float:
    return max(float(level["seconds_per_decision"]["mean"]), 1e-6)


def _across(levels: Sequence[dict[str, Json]]) -> Scale:
    """Powers of ten, of seconds."""
    times = [math.log10(_seconds(each)) for each in levels]
    return Scale(math.floor(min(times)), max(math.ceil(max(times)), math.floor(min(times)) + 1), LEFT, RIGHT, 1)


def _up(levels: Sequence[dict[str, Json]]) -> Scale:
    """Elo; the picture's y grows downwards."""
    most = max(each["elo"] for each in levels)
    return Scale(0, STEP * max(1, math.ceil(most / STEP)), BOTTOM, TOP, STEP)


def _grid(across: Scale, up: Scale) -> list[str]:
    lines = []
    for tick in up.ticks():
        y = up.x(tick)
        lines.append(f'  <line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - EDGE}" y2="{y}"/>')
        lines.append(f'  <text class="tick" x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{tick}</text>')
    for tick in across.ticks():
        x = across.x(tick)
        lines.append(
            f'  <text class="tick" x="{x}" y="{BOTTOM + 22}" text-anchor="middle">{told_seconds(10.0**tick)}</text>'
        )
    return lines


def _curves(levels: Sequence[dict[str, Json]], across: Scale, up: Scale) -> list[str]:
    """Of each name a line through all that it can be limited to."""
    found: dict[str, list[tuple[float, float, str]]] = {}
    for each in levels:
        name, _, limit = each["bot"].partition(":")
        found.setdefault(name, []).append((across.x(math.log10(_seconds(each))), up.x(each["elo"]), limit))
    return [part for name, places in found.items() for part in _curve(name, sorted(places))]


def _curve(name: str, places: Sequence[tuple[float, float, str]]) -> list[str]:
    """Limits stand above the dots, the name at the end; a lonely dot's below it, unless the axis is there."""
    points = " ".join(f"{x},{y}" for x, y, _ in places)
    parts = [f'  <polyline class="line" points="{points}"/>']
    for x, y, limit in places:
        parts.append(f'  <circle class="dot" cx="{x}" cy="{y}" r="6" stroke-width="2"/>')
        parts.append(f'  <text class="tick" x="{x}" y="{y - 12}" text-anchor="middle">{escape(limit)}</text>')
    x, y, _ = places[-1]
    is_below = len(places) == 1 and y < BOTTOM
    where = f'x="{x}" y="{y + 24}" text-anchor="middle"' if is_below else f'x="{round(x + 12, 1)}" y="{y + 5}"'
    return [*parts, f'  <text class="name" {where}>{escape(name)}</text>']
