"""Counting games for the shares of wins: those that have just ended, and older ones that nobody has counted."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog

from conclave.play import registry
from conclave.play.errors import GameError
from conclave.play.protocol import NOBODY, Game, View
from conclave.play.reader import Reader
from conclave.play.record import Record
from conclave.server.store import Store
from conclave.server.store.shares import Kept
from conclave.server.store.values import NotFound, StoreError, Table
from conclave.server.table import records
from conclave.server.table.audience import Audience

LOG: Final = structlog.get_logger("conclave.counting")
MOST_WAITING: Final = 1000
SWEEP_SECONDS: Final = 300.0
FIRST_SECONDS: Final = (
    20.0  # until the first sweep, and from one to the next as long as there is more: others play here
)
MOST_AT_ONCE: Final = 50  # of older games


class Counting:
    """One for each process; each game is counted once, whichever process comes first."""

    def __init__(self, store: Store, replays: asyncio.Semaphore) -> None:
        self._store: Final = store
        self._replays: Final = replays
        self._queue: Final[asyncio.Queue[tuple[Table, Kept]]] = asyncio.Queue(MOST_WAITING)

    def moved(self, audience: Audience) -> None:
        """Something has happened at a table: perhaps its game is over."""
        course = audience.course
        if course.ending:
            table = msgspec.structs.replace(course.table, ending=course.ending)
            kept = kept_in(course.game, course.session.state.view(NOBODY), len(table.seats))
            with contextlib.suppress(asyncio.QueueFull):  # it is found later
                self._queue.put_nowait((table, kept))

    async def keep_counting(self) -> None:
        """As long as the server runs."""
        clock = asyncio.get_running_loop().time
        sweep_at = clock() + FIRST_SECONDS
        while True:
            try:
                async with asyncio.timeout_at(sweep_at):
                    table, kept = await self._queue.get()
                await self._store.shares.count(table, kept)
            except TimeoutError:
                is_more = await self.sweep() == MOST_AT_ONCE
                sweep_at = clock() + (FIRST_SECONDS if is_more else SWEEP_SECONDS)
            except StoreError as error:
                LOG.warning("cannot count", error=type(error).__name__)

    async def sweep(self) -> int:
        """Count some games that were over before anybody counted; how many."""
        count = 0
        try:
            for table in await self._store.shares.uncounted(MOST_AT_ONCE):
                count += await self._count(table)
        except StoreError as error:
            LOG.warning("cannot count", error=type(error).__name__)
        return count

    async def _count(self, id_: str) -> bool:
        with contextlib.suppress(NotFound):  # deleted by now
            table = await self._store.tables.get(id_)
            return await self._store.shares.count(table, await self._kept(table))
        return False

    async def _kept(self, table: Table) -> Kept:
        """Who won is known in any case; what they won with, where the game can still be played."""
        with contextlib.suppress(NotFound, GameError):
            if table.rules == registry.find(table.game).rules:
                record = await records.of_table(self._store, table)
                async with self._replays:
                    return await asyncio.to_thread(_end_of, record, len(table.seats))
        return {}


def kept_in(game: Game, view: View, seats: int) -> Kept:
    """What each seat ended with, as far as it is counted."""
    face = registry.face(game)
    return {seat: face.kept(view, seat) for seat in range(seats)}


def _end_of(record: Record, seats: int) -> Kept:
    reader = Reader(record)
    return kept_in(reader.game, reader.end().view(NOBODY), seats)
