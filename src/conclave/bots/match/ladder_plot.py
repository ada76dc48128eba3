"""Chart of a ladder: each level's Elo as a dot and its 95 % interval as a bar, on one axis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conclave.core.game import Json
from conclave.core.svg_chart import EDGE, Scale, SvgChart, choose_step

WIDTH: Final = 760
TOP: Final = 92  # pixels above the first row
ROW_HEIGHT: Final = 46
BOTTOM: Final = 62  # pixels below the last row, for the axis
VALUE_WIDTH: Final = 92  # for the ratings on the right
LETTER_WIDTH: Final = 8.2
MAX_TICKS: Final = 8


def draw_ladder(result: dict[str, Json], title: str, note: str) -> str:
    """Return the chart of a ladder's standings as an SVG file."""
    levels: Sequence[dict[str, Json]] = result["levels"]
    low, high = min(each["low"] for each in levels), max(each["high"] for each in levels)
    room = max(high - low, 1.0)
    left = min(2 * EDGE + LETTER_WIDTH * max(len(each["bot"]) for each in levels), WIDTH / 2)
    scale = Scale(low - room * 0.03, high + room * 0.03, round(left, 1), WIDTH - VALUE_WIDTH - EDGE)
    chart = SvgChart(WIDTH, TOP + ROW_HEIGHT * len(levels) + BOTTOM)
    bottom = chart.height - BOTTOM
    for tick in scale.list_ticks(choose_step(room, MAX_TICKS)):
        chart.add_rule(scale.place(tick), TOP, scale.place(tick), bottom)
        chart.add_text(scale.place(tick), bottom + 20, str(tick), "tick", "middle")
    chart.add_rule(scale.start, bottom, scale.end, bottom, "axis")
    for at, level in enumerate(levels):
        _add_level(chart, scale, TOP + ROW_HEIGHT * at + ROW_HEIGHT / 2, level)
    chart.add_text(scale.start, chart.height - 14, "Elo above the weakest level; bars are 95 % intervals", "note")
    told = "; ".join(f"{each['bot']} {each['elo']:.0f} (95 % {_format_range(each)})" for each in levels)
    return chart.render_file(title, f"Elo ratings, strongest first: {told}.", note)


def _add_level(chart: SvgChart, scale: Scale, y: float, level: dict[str, Json]) -> None:
    elo, reach = f"{level['elo']:.0f}", level["high"] - level["elo"]
    chart.add_text(EDGE, y + 5, level["bot"], "name")
    chart.add_bar(scale.place(level["low"]), scale.place(level["high"]), y)
    chart.add_point(scale.place(level["elo"]), y, f"{level['bot']}: {elo} Elo, 95 % {_format_range(level)}")
    chart.add_text(WIDTH - EDGE - 46, y + 5, elo, "value", "end")
    chart.add_text(WIDTH - EDGE, y + 5, f"± {reach:.0f}", "tick", "end")


def _format_range(level: dict[str, Json]) -> str:
    return f"{level['low']:.0f} to {level['high']:.0f}"
