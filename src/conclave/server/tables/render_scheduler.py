"""Renders views of tables in time slices.

Rendering takes most of a server's time: between two slices, incoming messages are handled, stored and acknowledged.
With little to render it is done at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

SLICE_SECONDS: Final = (
    0.002  # seconds: what a commit stores in busy times, so that most acks go out with what they lead to
)
LONG_SLICE_SECONDS: Final = 0.002  # of work that has many steps


class RenderScheduler:
    """Render queue of a process."""

    def __init__(self) -> None:
        self._waiting: Final[deque[tuple[Callable[[], None], asyncio.Future[None]]]] = deque()
        self._drawer: asyncio.Task[None] | None = None
        self._until = 0.0  # the end of this turn's slice for what is drawn at once; 0 before the first

    async def render(self, work: Callable[[], None]) -> None:
        """Wait until this is rendered; if the caller is cancelled before, it is skipped."""
        if self._drawer is None and self._has_time():
            work()
            return
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._drawer is None:
            self._drawer = asyncio.create_task(self._render_all())
        await done

    def _has_time(self) -> bool:
        """Return True if time is left in the slice of this loop iteration."""
        moment = time.monotonic()
        if not self._until:
            self._until = moment + SLICE_SECONDS
            asyncio.get_running_loop().call_soon(self._end_turn)
        return moment < self._until

    def _end_turn(self) -> None:
        self._until = 0.0

    async def run_steps(self, steps: Iterator[object]) -> None:
        """Run all of these steps, some at a time, with other work in between."""
        is_over = False

        def take_some() -> None:
            nonlocal is_over
            until = time.monotonic() + LONG_SLICE_SECONDS
            for _ in steps:
                if time.monotonic() > until:
                    return
            is_over = True

        while not is_over:
            await self.render(take_some)

    async def _render_all(self) -> None:
        try:
            while self._waiting:
                self._render_slice(time.monotonic() + SLICE_SECONDS)
                await asyncio.sleep(0)
        finally:
            self._drawer = None

    def _render_slice(self, until: float) -> None:
        while self._waiting and time.monotonic() < until:
            work, done = self._waiting.popleft()
            if done.cancelled():
                continue
            try:
                work()
            except Exception as error:  # it belongs to whoever waits for it
                done.set_exception(error)
            else:
                done.set_result(None)
