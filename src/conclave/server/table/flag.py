"""The flag on a table's clock: whoever has run out of time is out."""

from __future__ import annotations

import asyncio
from typing import Final

from conclave.server.store.outages import Outages
from conclave.server.store.values import now
from conclave.server.table.drafts import draft
from conclave.server.table.errands import Errands
from conclave.server.table.ledger import Ledger


class Flag:
    """Falls when the running clock has run out; `set` it anew whenever the course has changed."""

    def __init__(self, ledger: Ledger, outages: Outages, turn: asyncio.Lock, errands: Errands) -> None:
        self._ledger: Final = ledger
        self._outages: Final = outages
        self._turn: Final = turn
        self._errands: Final = errands
        self._timer: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """Look at the clock again when it runs out."""
        self.cancel()
        course = self._ledger.course
        deadline = course.clock.deadline()
        if deadline is not None and not course.ending:
            loop, wait = asyncio.get_running_loop(), max(0, deadline - now()) / 1000 + 0.001
            self._timer = loop.call_later(wait, lambda: self._errands.start(self._drop()))

    def cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    async def _drop(self) -> None:
        """Time in which the server was not there counts for nobody: look at the log and the outages first."""
        async with self._turn:
            await self._outages.beat()
            await self._outages.learn()
            await self._ledger.catch_up()
            if self._ledger.course.clock.hear_outages() == "charged":
                await self._ledger.reload()
            course = self._ledger.course
            deadline = course.clock.deadline()
            if course.ending or deadline is None:
                return
            if deadline > now():
                self.set()
                return
            await self._ledger.append([draft(course, "timeout", course.clock.running)])
