"""The log of one table in its room: events are stored, then sent; after an error the log is reloaded."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from conclave.core import record
from conclave.core.ending import OUTDATED
from conclave.core.errors import GameError
from conclave.core.record_reader import MoveEvents
from conclave.server import metrics
from conclave.server.store.values import Entry, StaleLog, Standing, StoreError, now
from conclave.server.tables.audience import Audience
from conclave.server.tables.commands import PendingEntry
from conclave.server.tables.table_context import TableContext
from conclave.server.tables.table_game import TableGame, make_unplayed_record

LOG: Final = structlog.get_logger("conclave.room")
BETWEEN_PEOPLE: Final = ("propose_undo", "propose_draw", "agree", "decline")


class TableLog:
    """Log of one table. Only one task at a time uses it, under the room's lock."""

    def __init__(self, context: TableContext, audience: Audience, changed: Callable[[], None]) -> None:
        self._context: Final = context
        self._log: Final = context.store.log
        self._audience: Final = audience
        self._changed = changed  # called when the game has changed
        self._is_in_doubt = False  # True if the game may be ahead of the stored log
        self.told_at = time.monotonic()  # when the last move was sent

    @property
    def table_game(self) -> TableGame:
        return self._audience.table_game

    def release(self) -> None:
        """Break the reference cycle with the room when it closes."""
        self._changed = lambda: None

    async def ensure_loaded(self) -> None:
        """Reload after an error of the store, before anything else."""
        if self._is_in_doubt:
            await self.reload()

    async def reload(self) -> None:
        """Replace the game by one replayed from the log."""
        read = await self._context.load_table(self.table_game.table.id)
        self._audience.replace(read.table_game)
        self._is_in_doubt = False
        self._changed()

    # --- Storing

    async def append(self, drafts: Sequence[PendingEntry], acknowledge: Callable[[], None] = lambda: None) -> None:
        """Store entries, acknowledge, then send. After an error the game is what the log says, and nothing was sent."""
        table_game, start = self.table_game, self.table_game.entries
        told = [table_game.note(draft.entry, draft.before, list(draft.events)) for draft in drafts]
        entries = [draft.entry for draft in drafts]
        try:
            saved = record.encode(over) if (over := table_game.make_record()) else b""
            await self._log.append(
                table_game.table.id, start, entries, table_game.make_standing(now()), table_game.ending, saved
            )
            acknowledge()
        except asyncio.CancelledError:
            self._is_in_doubt = True
            raise
        except StaleLog:
            self._is_in_doubt = True
            await self.reload()
            raise
        except Exception as error:
            self._is_in_doubt = True
            if not await self._is_stored(start, entries):
                raise
            LOG.warning("stored after all", table=table_game.table.id, error=type(error).__name__)
            acknowledge()
            return
        try:
            await self._context.easel.render(lambda: self._tell(entries, [one for one in told if one]))
        except asyncio.CancelledError:
            self._is_in_doubt = True  # not about the log, but people have yet to be told what it says
            raise
        self._context.aftermath.on_move(self._audience)

    async def _is_stored(self, start: int, entries: Sequence[Entry]) -> bool:
        """Reload the log after an error; return True if it contains these entries nevertheless."""
        await self.reload()
        stored = await self._log.load(self.table_game.table.id, start)
        return list(stored[: len(entries)]) == list(entries)

    async def end_outdated(self) -> None:
        """End a game whose rules have changed since it began; its record stays."""
        table = self.table_game.table
        secret = await self._context.store.tables.get_secret(table.id)
        entries = await self._log.load(table.id)
        end = Entry("outdated", at=now())
        saved = record.encode(make_unplayed_record(table, secret.seed, [*entries, end], OUTDATED))
        try:
            await self._log.append(table.id, len(entries), [end], Standing(), OUTDATED, saved)
            LOG.info("ended by newer rules", table=table.id, rules=table.rules)
        except StaleLog:
            pass  # another process has ended it
        await self.reload()

    # --- Telling

    async def catch_up(self) -> None:
        """Apply what another process has appended."""
        try:
            await self.ensure_loaded()
            entries = await self._log.load(self.table_game.table.id, self.table_game.entries)
            if not entries:
                return
            told = [self.table_game.follow(entry) for entry in entries]
            self._tell(entries, [one for one in told if one])
        except (GameError, StoreError) as error:
            LOG.warning("cannot follow", table=self.table_game.table.id, error=type(error).__name__)
            await self.reload()

    def _tell(self, entries: Sequence[Entry], told: Sequence[MoveEvents]) -> None:
        if told:
            metrics.MOVES.inc(len(told))  # never what is answered in secret: figures are seen by others
            self.told_at = time.monotonic()
            self._audience.tell(told)
        elif any(entry.kind in BETWEEN_PEOPLE for entry in entries):
            self._audience.tell_proposals()
        else:
            for seat in {entry.seat for entry in entries}:
                self._audience.tell_seat(seat)
        self._changed()
