"""Background tasks of a table: bots, clock, coach."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from conclave.server.store.values import StoreError

LOG: Final = structlog.get_logger("conclave.room")


class BackgroundTasks:
    """Background tasks of one room. Holds no reference to the room, to avoid a reference cycle."""

    def __init__(self, table: str) -> None:
        self._table: Final = table
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def __bool__(self) -> bool:
        """Return True if any task is running."""
        return bool(self._tasks)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._run_guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # one that is ended before it began has never looked at it

    async def _run_guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:  # `due` brings somebody back to it
            LOG.warning("put off", table=self._table, error=type(error).__name__)

    async def end(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
