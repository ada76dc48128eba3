"""The course of learning as a picture: Elo above the first player, and the loss of values, over games played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from conclave.bots.ladder_plot import EDGE, LINE, STYLE, WIDTH

HEIGHT: Final = 420
TOP: Final = 84
MIDDLE: Final = 236
BOTTOM: Final = 388
LEFT: Final = 84


def drawn(game: str, lines: Sequence[dict[str, Any]]) -> str:
    """Two curves, one above the other."""
    title = f"Learning {game}: {lines[-1]['games']:,} games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' role="img" aria-labelledby="title">',
        f'  <title id="title">{escape(title)}</title>',
        f"  <style>\n{STYLE}{LINE}  </style>",
        f'  <rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="10"/>',
        f'  <text class="title" x="{EDGE}" y="40">{escape(title)}</text>',
        *panel(lines, "elo", "Elo above the first player, by contests with the last champion", TOP, MIDDLE - 24),
        *panel(lines, "value_loss", "loss of values", MIDDLE + 24, BOTTOM),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def panel(lines: Sequence[dict[str, Any]], key: str, name: str, top: int, bottom: int) -> list[str]:
    """One curve between its least and its most."""
    values = [line[key] for line in lines]
    low, high = min(values), max(values)
    room, width = max(high - low, 1e-9), WIDTH - LEFT - EDGE
    games = max(line["games"] for line in lines)
    places = [
        f"{LEFT + width * line['games'] / games:.1f},{bottom - (bottom - top) * (line[key] - low) / room:.1f}"
        for line in lines
    ]
    return [
        f'  <text class="note" x="{LEFT}" y="{top - 8}">{escape(name)}</text>',
        *(f'  <line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - EDGE}" y2="{y}"/>' for y in (top, bottom)),
        f'  <text class="tick" x="{LEFT - 8}" y="{top + 4}" text-anchor="end">{high:.4g}</text>',
        f'  <text class="tick" x="{LEFT - 8}" y="{bottom + 4}" text-anchor="end">{low:.4g}</text>',
        f'  <polyline class="line" points="{" ".join(places)}"/>',
    ]
