"""Reasons that mean the same in every game."""

from __future__ import annotations

from collections.abc import Iterator

from conclave.analysis.reason import Reason
from conclave.coach.ways import Way


def points(better: Way, worse: Way | None) -> Iterator[Reason]:
    """The better move gains points at once, and more of them."""
    seat, had = better.seat, better.start.points(better.seat)
    gained = better.after.points(seat) - had
    if gained > max(0, worse.after.points(seat) - had if worse else 0):
        yield Reason("points", {"points": gained})
