"""The pulse of a process: how late its event loop comes, for /health and /metrics."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from conclave.server import metrics

BEAT_SECONDS: Final = 0.1
KEPT: Final = 100  # beats


class Pulse:
    """Beats while it runs; a beat that comes late was held up by something that did not give way."""

    def __init__(self) -> None:
        self._late: Final[deque[float]] = deque(maxlen=KEPT)
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        self._wait(asyncio.get_running_loop())

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    @property
    def lag(self) -> float:
        """The longest that anybody had to wait for the loop lately, in seconds."""
        return max(self._late, default=0.0)

    def _wait(self, loop: asyncio.AbstractEventLoop) -> None:
        self._due = loop.time() + BEAT_SECONDS
        self._timer = loop.call_later(BEAT_SECONDS, self._beat)

    def _beat(self) -> None:
        loop = asyncio.get_running_loop()
        late = max(0.0, loop.time() - self._due)
        self._late.append(late)
        metrics.LAG.observe(late)
        self._wait(loop)
