"""Where tables are drawn, a slice of time after the other.

Drawing takes most of a server's time: what has come in meanwhile is heard, stored and acknowledged between two slices.
Where there is little to draw, it is drawn at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

SLICE: Final = 0.002  # seconds: what a commit stores in busy times, so that most acks go out with what they lead to
LONG_SLICE: Final = 0.002  # of work that has many steps


class Easel:
    """One for each process."""

    def __init__(self) -> None:
        self._waiting: Final[deque[tuple[Callable[[], None], asyncio.Future[None]]]] = deque()
        self._drawer: asyncio.Task[None] | None = None
        self._until = 0.0  # the end of this turn's slice for what is drawn at once; 0 before the first

    async def draw(self, work: Callable[[], None]) -> None:
        """Wait until this is drawn; whoever stops waiting before that is left out."""
        if self._drawer is None and self._has_time():
            work()
            return
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._drawer is None:
            self._drawer = asyncio.create_task(self._draw_all())
        await done

    def _has_time(self) -> bool:
        """Whether the slice of this turn of the loop lasts still."""
        moment = time.monotonic()
        if not self._until:
            self._until = moment + SLICE
            asyncio.get_running_loop().call_soon(self._end_turn)
        return moment < self._until

    def _end_turn(self) -> None:
        self._until = 0.0

    async def through(self, steps: Iterator[object]) -> None:
        """Take all of these steps, some at a time: others are drawn, heard and stored in between."""
        is_over = False

        def take_some() -> None:
            nonlocal is_over
            until = time.monotonic() + LONG_SLICE
            for _ in steps:
                if time.monotonic() > until:
                    return
            is_over = True

        while not is_over:
            await self.draw(take_some)

    async def _draw_all(self) -> None:
        try:
            while self._waiting:
                self._draw_some(time.monotonic() + SLICE)
                await asyncio.sleep(0)
        finally:
            self._drawer = None

    def _draw_some(self, until: float) -> None:
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
