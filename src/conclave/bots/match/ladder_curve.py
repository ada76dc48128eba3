"""Chart of a ladder against thinking time: Elo over mean seconds per decision.

Levels with the same name and different limits are joined by a line.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from conclave.bots.match.thinking_time import format_seconds
from conclave.core.game import Json
from conclave.core.svg_chart import EDGE, Scale, SvgChart

WIDTH: Final = 760
HEIGHT: Final = 620
TOP: Final = 92
BOTTOM: Final = 548
LEFT: Final = 84
RIGHT: Final = WIDTH - 120  # names stand to the right of their dots
ELO_STEP: Final = 200  # Elo between two lines of the grid


def draw_curve(result: dict[str, Json], title: str, note: str) -> str:
    """Return the chart of a ladder's standings over thinking time as an SVG file."""
    levels: Sequence[dict[str, Json]] = result["levels"]
    times = [math.log10(_mean_seconds(each)) for each in levels]
    first = math.floor(min(times))
    across = Scale(first, max(math.ceil(max(times)), first + 1), LEFT, RIGHT)
    highest = ELO_STEP * max(1, math.ceil(max(each["elo"] for each in levels) / ELO_STEP))
    up = Scale(0, highest, BOTTOM, TOP)  # y grows downwards
    chart = SvgChart(WIDTH, HEIGHT)
    for tick in up.list_ticks(ELO_STEP):
        chart.add_rule(LEFT, up.place(tick), WIDTH - EDGE, up.place(tick))
        chart.add_text(LEFT - 10, up.place(tick) + 4, str(tick), "tick", "end")
    for tick in across.list_ticks(1):
        chart.add_text(across.place(tick), BOTTOM + 22, format_seconds(10.0**tick), "tick", "middle")
    curves: dict[str, list[tuple[float, float, str]]] = {}
    for each in levels:
        name, _, limit = each["bot"].partition(":")
        place = (across.place(math.log10(_mean_seconds(each))), up.place(each["elo"]), limit)
        curves.setdefault(name, []).append(place)
    for name, places in curves.items():
        _add_curve(chart, name, sorted(places))
    axis = "mean thinking time per decision; Elo above the weakest level"
    chart.add_text(LEFT, HEIGHT - 18, axis, "note")
    told = "; ".join(f"{each['bot']} {each['elo']:.0f} at {format_seconds(_mean_seconds(each))}" for each in levels)
    return chart.render_file(title, f"Elo ratings and thinking time: {told}.", note)


def _mean_seconds(level: dict[str, Json]) -> float:
    return max(float(level["seconds_per_decision"]["mean"]), 1e-6)


def _add_curve(chart: SvgChart, name: str, places: Sequence[tuple[float, float, str]]) -> None:
    """Add the dots and the line of one level. Limits are written above the dots.

    The name is written at the end of the line. For a single dot it is written below, unless the axis is there.
    """
    chart.add_line([(x, y) for x, y, _ in places])
    for x, y, limit in places:
        chart.add_point(x, y)
        chart.add_text(x, y - 12, limit, "tick", "middle")
    x, y, _ = places[-1]
    if len(places) == 1 and y < BOTTOM:
        chart.add_text(x, y + 24, name, "name", "middle")
    else:
        chart.add_text(round(x + 12, 1), y + 5, name, "name")
