"""Thinking times of bots, stored as histograms small enough to be part of every game result.

The histogram has four buckets per doubling of the time. A percentile over any number of games is therefore accurate to
about 10 %, in whatever order the games arrive.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable
from typing import Final

import msgspec

_EDGES: Final = [1e-6 * 2 ** (step / 4) for step in range(4 * 36)]  # from a microsecond to most of a day
_HALF_STEP: Final = 2 ** (1 / 8)


class ThinkingTimes(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The decision times of one bot in one game."""

    decisions: int
    seconds: float
    longest: float
    buckets: dict[int, int]  # number of decisions by index into _EDGES


def summarize_times(times: list[float]) -> ThinkingTimes:
    """Return the histogram of one bot's decision times. Sorts `times` in place."""
    if not times:
        return ThinkingTimes(0, 0.0, 0.0, {})
    times.sort()
    buckets, at = {}, 0
    while at < len(times):
        bucket = min(bisect_left(_EDGES, times[at]), len(_EDGES) - 1)
        end = bisect_right(times, _EDGES[bucket], at) if bucket < len(_EDGES) - 1 else len(times)
        buckets[bucket] = end - at
        at = end
    return ThinkingTimes(len(times), sum(times), times[-1], buckets)


def seconds_per_decision(parts: Iterable[ThinkingTimes]) -> dict[str, float]:
    """Return the mean, 95th percentile and maximum over many games; zeros if there were no decisions."""
    total, seconds, longest, buckets = 0, 0.0, 0.0, Counter[int]()
    for part in parts:
        total += part.decisions
        seconds += part.seconds
        longest = max(longest, part.longest)
        buckets.update(part.buckets)
    return {
        "mean": _round_significant(seconds / total if total else 0.0),
        "p95": _round_significant(min(_percentile(buckets, 0.95), longest)),
        "max": _round_significant(longest),
    }


def format_seconds(seconds: float) -> str:
    """Return a duration as short text with three significant figures."""
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


def _round_significant(seconds: float) -> float:
    """Round to three significant figures."""
    return float(f"{seconds:.3g}")
