"""Ends the turn of a player whose clock has run out."""

from __future__ import annotations

import asyncio
from typing import Final

from conclave.server.store.outages import Outages
from conclave.server.store.values import now
from conclave.server.tables.background_tasks import BackgroundTasks
from conclave.server.tables.commands import make_entry
from conclave.server.tables.table_log import TableLog


class ClockTimeout:
    """Timer for the running clock; `set` it again whenever the game has changed."""

    def __init__(self, ledger: TableLog, outages: Outages, turn: asyncio.Lock, errands: BackgroundTasks) -> None:
        self._ledger: Final = ledger
        self._outages: Final = outages
        self._turn: Final = turn
        self._errands: Final = errands
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Check the clock again when it will have run out."""
        self.cancel()
        table_game = self._ledger.table_game
        deadline = table_game.clock.deadline()
        if deadline is not None and not table_game.ending:
            loop, wait = asyncio.get_running_loop(), max(0, deadline - now()) / 1000 + 0.001
            self._timer = loop.call_later(wait, lambda: self._errands.start(self._end_turn()))

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def _end_turn(self) -> None:
        """End the turn if the clock has run out; otherwise set the timer again.

        New log entries and outages are loaded first. The time of an outage is charged to no clock.
        """
        async with self._turn:
            await self._outages.beat()
            await self._outages.load_new()
            await self._ledger.catch_up()
            if self._ledger.table_game.clock.note_outages() == "charged":
                await self._ledger.reload()
            table_game = self._ledger.table_game
            deadline = table_game.clock.deadline()
            if table_game.ending or deadline is None:
                return
            if deadline > now():
                self.set()
                return
            await self._ledger.append([make_entry(table_game, "timeout", table_game.clock.running)])
