"""How long bots think: times of decisions, kept so small that each game can carry them.

Times are counted in buckets, four to a doubling, so that a percentile over any number of games is known to within a
tenth, whatever the games were played on and in whatever order they came back.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

_EDGES: Final = [1e-6 * 2 ** (step / 4) for step in range(4 * 36)]  # from a microsecond to most of a day
_HALF_STEP: Final = 2 ** (1 / 8)


class Thinking(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """All decisions of one bot in one game."""

    decisions: int
    seconds: float
    longest: float
    buckets: dict[int, int]  # how many decisions took about as long


def thinking(times: list[float]) -> Thinking:
    """The times of one bot's decisions, which are put in order."""
    if not times:
        return Thinking(0, 0.0, 0.0, {})
    times.sort()
    buckets, at = {}, 0
    while at < len(times):
        bucket = min(bisect_left(_EDGES, times[at]), len(_EDGES) - 1)
        end = bisect_right(times, _EDGES[bucket], at) if bucket < len(_EDGES) - 1 else len(times)
        buckets[bucket] = end - at
        at = end
    return Thinking(len(times), sum(times), times[-1], buckets)


def seconds_per_decision(parts: Iterable[Thinking]) -> dict[str, float]:
    """The mean, the 95th percentile and the longest of many games; zeros where nothing was decided."""
    total, seconds, longest, buckets = 0, 0.0, 0.0, Counter[int]()
    for part in parts:
        total += part.decisions
        seconds += part.seconds
        longest = max(longest, part.longest)
        buckets.update(part.buckets)
    return {
        "mean": _figures(seconds / total if total else 0.0),
        "p95": _figures(min(_percentile(buckets, 0.95), longest)),
        "max": _figures(longest),
    }


def told_seconds(seconds: float) -> str:
    """A short time as people say it, to three figures."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= 0.9995 * size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e6:.3g} µs"


def _percentile(buckets: Counter[int], share: float) -> float:
    left = share * buckets.total()
    for bucket in sorted(buckets):
        left -= buckets[bucket]
        if left <= 0:
            return _EDGES[bucket] / _HALF_STEP
    return 0.0


def _figures(seconds: float) -> float:
    """Three significant figures: more would be noise."""
    return float(f"{seconds:.3g}")
