"""Chart of a training run: Elo above the first network and value loss, over games played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from conclave.core.svg_chart import EDGE, Scale, SvgChart

WIDTH: Final = 760
HEIGHT: Final = 420
LEFT: Final = 84
PANELS: Final = (  # field of a generation, its name, top and bottom
    ("elo", "Elo above the first network, by matches with the previous champion", 84, 212),
    ("value_loss", "value loss", 260, 388),
)


def draw_learning_curve(game: str, generations: Sequence[dict[str, Any]]) -> str:
    """Return two curves, one above the other, as an SVG file."""
    chart = SvgChart(WIDTH, HEIGHT)
    across = Scale(0, max(each["games"] for each in generations), LEFT, WIDTH - EDGE)
    for field, name, top, bottom in PANELS:
        values = [each[field] for each in generations]
        up = Scale(min(values), max(values), bottom, top)
        chart.add_text(LEFT, top - 8, name, "note")
        for value, y in ((up.high, top), (up.low, bottom)):
            chart.add_rule(LEFT, y, WIDTH - EDGE, y)
            chart.add_text(LEFT - 8, y + 4, f"{value:.4g}", "tick", "end")
        chart.add_line([(across.place(each["games"]), up.place(each[field])) for each in generations])
    last = generations[-1]
    description = f"Elo {last['elo']:+.0f} and value loss {last['value_loss']:.4f} after {last['games']:,} games."
    return chart.render_file(f"Training {game}: {last['games']:,} games", description)
