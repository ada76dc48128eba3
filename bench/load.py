"""A steady load of moves on a game server, and what came of it; whose server it is does not matter."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Protocol

TOO_LATE_MS = 100.0  # the 99th percentile at which a rate is too much


class Table(Protocol):
    """One game that is being played."""

    @property
    def is_waiting(self) -> bool:
        """Whether an answer was sent that nobody has acknowledged."""

    def act(self, dice: random.Random) -> None:
        """Answer, if somebody is asked."""


class Load:
    """Moves at a steady rate, spread over all tables."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counts: Counter[str] = Counter()
        self.is_over = False
        self.tables: Sequence[Table] = []

    async def run(self, rate: float, seconds: float) -> dict[str, Any]:
        """`rate` moves a second over all tables, in turn."""
        self.times, self.counts = [], Counter()
        dice, start = random.Random(1), time.perf_counter()
        total = round(rate * seconds)
        for number in range(total):
            self.tables[number % len(self.tables)].act(dice)
            ahead = start + (number + 1) / rate - time.perf_counter()
            if ahead > 0.001 or number % 20 == 0:
                await asyncio.sleep(max(0.0, ahead))
        elapsed = time.perf_counter() - start
        await asyncio.sleep(1)
        times = sorted(self.times)
        moves = len(times)
        errors = sum(self.counts[kind] for kind in ("stale", "refused", "error", "disconnected"))
        return {
            "moves": moves,
            "moves_per_second": round(moves / elapsed),
            "errors": errors,
            "not_answered": sum(table.is_waiting for table in self.tables),
            "late": self.counts["late"],
            "p50_ms": round(times[moves // 2] * 1000, 1) if times else None,
            "p99_ms": round(times[moves * 99 // 100] * 1000, 1) if times else None,
            "max_ms": round(times[-1] * 1000, 1) if times else None,
        }

    async def largest(self, rate: float, seconds: float) -> dict[str, Any]:
        """More and more moves a second, until the 99th percentile is too late."""
        best: dict[str, Any] = {}
        while rate < 50_000:
            found = await self.run(rate, seconds)
            if found["p99_ms"] is None or found["p99_ms"] > TOO_LATE_MS or found["moves_per_second"] < 0.95 * rate:
                break
            best = found
            rate *= 1.15
        return best
