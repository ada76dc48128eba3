"""A judged game as one page of HTML that needs nothing else: charts as SVG, turning points, luck and skill."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from conclave.analysis.result import Analysis, Chances
from conclave.analysis.telling import BUCKETS, Summary, Teller, bucket_parts
from conclave.play.protocol import Seat

WIDTH, HEIGHT, MARGIN = 900, 260, 40
COLOURS: Final = ("#c2410c", "#1d6fb8", "#3f8f3a", "#8b46b5")
DASHES: Final = ("", "8 4", "2 4", "10 4 2 4")  # so that lines are told apart without colours

STYLE: Final = """
:root { color-scheme: light dark; --ink: #222; --paper: #fbfaf7; --faint: #8887; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e0; --paper: #1c1b19; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 12px; }
.grid { stroke: var(--faint); stroke-width: 1; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .25rem .5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid var(--faint); }
.scroll { overflow-x: auto; } .scroll svg { min-width: 44rem; } li { margin-bottom: 1rem; }
"""


def page(analysis: Analysis, teller: Teller, seat: Seat | None = None) -> str:
    """The whole page, in the teller's language."""
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
        f"<style>{STYLE}</style>",
    ]
    opening = ["<!doctype html>", f'<html lang="{teller.language}">', "<head>", *head, "</head>", "<body>"]
    return "\n".join([*opening, *parts, "</body>", "</html>", ""])


def _chart(summary: Summary, places: Sequence[int], chances: Sequence[Chances], label: str) -> str:
    first, last = places[0], max(places[-1], places[0] + 1)

    def x(at: int) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * (at - first) / (last - first)

    def y(chance: float) -> float:
        return HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * chance

    parts = [f'<div class="scroll"><svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<line class="grid" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>'
        )
        parts.append(f'<text x="{MARGIN - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{100 * share:.0f}</text>')
    for at, heading in summary.chapters:
        parts.append(f'<line class="grid" x1="{x(at):.1f}" x2="{x(at):.1f}" y1="{y(1):.1f}" y2="{y(0):.1f}"/>')
        parts.append(f'<text x="{x(at) + 3:.1f}" y="{HEIGHT - MARGIN + 16}">{escape(heading)}</text>')
    for place, seat in enumerate(summary.seats):
        line = " ".join(f"{x(at):.1f},{y(part[seat]):.1f}" for at, part in zip(places, chances, strict=True))
        look = f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{line}" fill="none" {look}/>')
        parts.append(f'<line x1="{MARGIN + 160 * place}" x2="{MARGIN + 160 * place + 24}" y1="16" y2="16" {look}/>')
        parts.append(f'<text x="{MARGIN + 160 * place + 30}" y="20">{escape(summary.names[seat])}</text>')
    for number, point in enumerate(summary.turning, 1):
        height = next(y(part[point.seat]) for at, part in zip(places, chances, strict=True) if at >= point.at)
        parts.append(
            f'<circle cx="{x(point.at):.1f}" cy="{height:.1f}" r="9" fill="{COLOURS[point.seat]}">'
            f"<title>{escape(point.headline)}</title></circle>"
            f'<text x="{x(point.at):.1f}" y="{height + 4:.1f}" text-anchor="middle" style="fill:#fff">{number}</text>'
        )
    return "".join(parts) + "</svg></div>"


def _turning(summary: Summary, teller: Teller) -> str:
    if not summary.turning:
        return f"<p>{escape(teller.say('turning-none'))}</p>"
    items = []
    for point in summary.turning:
        lines = [f"<strong>{escape(point.headline)}</strong>"]
        lines += map(escape, teller.parts(point))
        items.append(f"<li>{'<br>'.join(lines)}</li>")
    return f"<ol>{''.join(items)}</ol>"


def _skill(analysis: Analysis, summary: Summary, teller: Teller) -> str:
    heads = "".join(f"<th>{escape(teller.say(f'bucket-{name}'))}</th>" for name in BUCKETS)
    rows = [
        f"<tr><td>{escape(summary.names[seat])}</td>"
        + "".join(f"<td>{part}</td>" for part in bucket_parts(analysis.seats[seat], teller.language))
        + "</tr>"
        for seat in summary.seats
    ]
    return f'<div class="scroll"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'
