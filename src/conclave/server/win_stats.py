"""Counts finished games for win rates: those that have just ended, and older ones that were missed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog

from conclave.core import registry
from conclave.core.errors import GameError
from conclave.core.game import SPECTATOR, Game, View
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader
from conclave.server.store import Store
from conclave.server.store.values import NotFound, StoreError, Table
from conclave.server.store.win_rates import Kept
from conclave.server.tables import table_records
from conclave.server.tables.audience import Audience

LOG: Final = structlog.get_logger("conclave.counting")
MAX_QUEUED_TABLES: Final = 1000
SWEEP_SECONDS: Final = 300.0
FIRST_SECONDS: Final = (
    20.0  # until the first sweep, and from one to the next as long as there is more: others play here
)
MAX_TABLES_PER_SWEEP: Final = 50  # of older games


class WinCounter:
    """Queue of finished games; each is counted once, by whichever process comes first."""

    def __init__(self, store: Store, replays: asyncio.Semaphore) -> None:
        self._store: Final = store
        self._replays: Final = replays
        self._queue: Final[asyncio.Queue[tuple[Table, Kept]]] = asyncio.Queue(MAX_QUEUED_TABLES)

    def on_move(self, audience: Audience) -> None:
        """Note a change at a table: its game may be over."""
        table_game = audience.table_game
        if table_game.ending:
            table = msgspec.structs.replace(table_game.table, ending=table_game.ending)
            kept = list_kept(table_game.game, table_game.session.state.view(SPECTATOR), len(table.seats))
            with contextlib.suppress(asyncio.QueueFull):  # it is found later
                self._queue.put_nowait((table, kept))

    async def run(self) -> None:
        """Count queued games for as long as the server runs."""
        clock = asyncio.get_running_loop().time
        sweep_at = clock() + FIRST_SECONDS
        while True:
            try:
                async with asyncio.timeout_at(sweep_at):
                    table, kept = await self._queue.get()
                await self._store.shares.count(table, kept)
            except TimeoutError:
                is_more = await self.sweep() == MAX_TABLES_PER_SWEEP
                sweep_at = clock() + (FIRST_SECONDS if is_more else SWEEP_SECONDS)
            except StoreError as error:
                LOG.warning("cannot count", error=type(error).__name__)

    async def sweep(self) -> int:
        """Count some finished games that were missed; return their number."""
        count = 0
        try:
            for table in await self._store.shares.list_uncounted(MAX_TABLES_PER_SWEEP):
                count += await self._count(table)
        except StoreError as error:
            LOG.warning("cannot count", error=type(error).__name__)
        return count

    async def _count(self, id_: str) -> bool:
        with contextlib.suppress(NotFound):  # deleted by now
            table = await self._store.tables.get(id_)
            return await self._store.shares.count(table, await self._list_kept(table))
        return False

    async def _list_kept(self, table: Table) -> Kept:
        """Return what each seat ended with, if the game can still be replayed; the winner is known in any case."""
        with contextlib.suppress(NotFound, GameError):
            if table.rules == registry.load_game(table.game).rules_version:
                record = await table_records.load_record(self._store, table)
                async with self._replays:
                    return await asyncio.to_thread(_play_to_end, record, len(table.seats))
        return {}


def list_kept(game: Game, view: View, seats: int) -> Kept:
    """Return what each seat ended with, as far as it is counted."""
    presenter = registry.presenter_for(game)
    return {seat: presenter.list_owned_components(view, seat) for seat in range(seats)}


def _play_to_end(record: Record, seats: int) -> Kept:
    reader = RecordReader(record)
    return list_kept(reader.game, reader.final_state().view(SPECTATOR), seats)
