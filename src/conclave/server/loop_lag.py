"""Measures the lag of the event loop, for /health and /metrics."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from conclave.server import metrics

TICK_SECONDS: Final = 0.1
MAX_KEPT_TICKS: Final = 100  # beats


class LoopLagMonitor:
    """Schedules regular ticks; a late tick means that a callback blocked the loop."""

    def __init__(self) -> None:
        self._late: Final[deque[float]] = deque(maxlen=MAX_KEPT_TICKS)
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._schedule_tick(asyncio.get_running_loop())

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    @property
    def lag(self) -> float:
        """Longest recent lag in seconds."""
        return max(self._late, default=0.0)

    def _schedule_tick(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + TICK_SECONDS
        self._timer = loop.call_later(TICK_SECONDS, self._tick)

    def _tick(self) -> None:
        loop = asyncio.get_running_loop()
        late = max(0.0, loop.time() - self._due)
        self._late.append(late)
        metrics.LAG.observe(late)
        self._schedule_tick(loop)
