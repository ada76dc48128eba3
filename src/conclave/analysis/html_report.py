"""Self-contained HTML page of an analysed game: charts, turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from conclave.analysis.report import BUCKETS, ReportWriter, Summary, bucket_parts
from conclave.analysis.result import Analysis, Chances
from conclave.analysis.shares import shares_of
from conclave.core.game import Seat
from conclave.core.svg_chart import STYLE, Scale, SvgChart

WIDTH, HEIGHT, MARGIN = 900, 260, 40

PAGE_STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbfaf7; --faint: #8887; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #1c1b19; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .25rem .5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid var(--faint); }
.scroll { overflow-x: auto; } .scroll svg { min-width: 44rem; } li { margin-bottom: 1rem; }
"""


def page(analysis: Analysis, teller: ReportWriter, seat: Seat | None = None) -> str:
    """Return the whole page, in the teller's language."""
    summary = teller.summary(seat)
    own = [moment.chances for moment in analysis.moments]
    hindsight = [moment.hindsight for moment in analysis.moments]
    places = [moment.at for moment in analysis.moments]
    parts = [
        f"<h1>{escape(summary.title)}</h1>",
        f"<h2>{escape(teller.say('curve'))}</h2>",
        _chart(summary, places, own, teller.say("curve")),
        f"<h2>{escape(teller.say('turning'))}</h2>",
        _turning(summary, teller),
        f"<h2>{escape(teller.say('skill'))}</h2>",
        _skill(analysis, summary, teller),
        f"<p>{escape(teller.say('skill-note'))}</p>",
        *(f"<p>{escape(line)}</p>" for line in summary.verdicts),
        f"<h2>{escape(teller.say('hindsight'))}</h2>",
        _chart(summary, places, hindsight, teller.say("hindsight")),
        f"<p>{escape(teller.say('thought', thought=analysis.thought))}</p>",
    ]
    head = [
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{escape(summary.title)}</title>",
        f"<style>{PAGE_STYLE}{STYLE}</style>",
    ]
    opening = ["<!doctype html>", f'<html lang="{teller.language}">', "<head>", *head, "</head>", "<body>"]
    return "\n".join([*opening, *parts, "</body>", "</html>", ""])


def _chart(summary: Summary, places: Sequence[int], chances: Sequence[Chances], label: str) -> str:
    across = Scale(places[0], max(places[-1], places[0] + 1), MARGIN, WIDTH - MARGIN)
    up = Scale(0.0, 1.0, HEIGHT - MARGIN, MARGIN)
    chart = SvgChart(WIDTH, HEIGHT)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        chart.add_rule(MARGIN, up.place(share), WIDTH - MARGIN, up.place(share))
        chart.add_text(MARGIN - 6, up.place(share) + 4, f"{100 * share:.0f}", "tick", "end")
    for at, heading in summary.chapters:
        chart.add_rule(across.place(at), up.end, across.place(at), up.start)
        chart.add_text(across.place(at) + 3, HEIGHT - MARGIN + 16, heading, "tick")
    for seat in summary.seats:
        curve = zip(places, chances, strict=True)
        chart.add_line([(across.place(at), up.place(part[seat])) for at, part in curve], seat)
    chart.add_legend(MARGIN, 16, [(seat, summary.names[seat]) for seat in summary.seats])
    for number, point in enumerate(summary.turning, 1):
        chance = next(part[point.seat] for at, part in zip(places, chances, strict=True) if at >= point.at)
        chart.add_point(across.place(point.at), up.place(chance), point.headline, str(number), point.seat)
    return f'<div class="scroll">{chart.render(label)}</div>'


def _turning(summary: Summary, teller: ReportWriter) -> str:
    if not summary.turning:
        return f"<p>{escape(teller.say('turning-none'))}</p>"
    items = []
    for point in summary.turning:
        lines = [f"<strong>{escape(point.headline)}</strong>"]
        lines += map(escape, teller.parts(point))
        items.append(f"<li>{'<br>'.join(lines)}</li>")
    return f"<ol>{''.join(items)}</ol>"


def _skill(analysis: Analysis, summary: Summary, teller: ReportWriter) -> str:
    heads = "".join(f"<th>{escape(teller.say(f'bucket-{name}'))}</th>" for name in BUCKETS)
    shares = shares_of(analysis)
    rows = [
        f"<tr><td>{escape(summary.names[seat])}</td>"
        + "".join(f"<td>{part}</td>" for part in bucket_parts(shares[seat], teller.language))
        + "</tr>"
        for seat in summary.seats
    ]
    return f'<div class="scroll"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'
