"""Reasons that apply to every game."""

from __future__ import annotations

from collections.abc import Iterator

from conclave.analysis.reason import Reason
from conclave.coach.continuations import Line


def points(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield a reason if the better move gains points at once, and more than the worse one."""
    seat, had = better.seat, better.start.points(better.seat)
    gained = better.after.points(seat) - had
    if gained > max(0, worse.after.points(seat) - had if worse else 0):
        yield Reason("points", {"points": gained})
