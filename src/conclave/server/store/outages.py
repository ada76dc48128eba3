"""Outages: times without any running server process, which are charged to no clock.

Every process stores a heartbeat each second. A gap in the heartbeats is an outage.
"""

from __future__ import annotations

import contextlib
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from conclave.server.store.database import Database
from conclave.server.store.notices import Notices
from conclave.server.store.schema import OUTAGES, SHARED
from conclave.server.store.values import DAY, Millis, Notice, StoreError, advance_clock, now

BEAT_SECONDS: Final = 1.0  # between heartbeats of a process
_GAP: Final = 2_000  # ms without any process: shorter ones are the usual unrest of a busy machine
_ALIVE: Final = "alive"
MAX_SET_BACK: Final[Millis] = DAY  # by which a system clock may be set back between two runs without being followed


class Outage(NamedTuple):
    """Time from the last heartbeat before a gap to the next one."""

    start: Millis
    end: Millis


class Outages:
    """Outages known to this process."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices
        self.is_written = True  # whether the last beat could be stored
        self.known: Final[list[Outage]] = []  # in order: all clocks of this process look at this one list

    async def beat(self) -> None:
        """Store a heartbeat, and an outage if there was none for a while."""
        try:
            with contextlib.suppress(IntegrityError):  # another process was first with the very first beat
                await self._beat(now())
        except StoreError:
            self.is_written = False
            raise
        self.is_written = True

    async def _beat(self, time: Millis) -> None:
        self._notices.deliver_after_commit(
            *await self._database.write_at_once(lambda connection: self._note(connection, time))
        )

    def _note(self, connection: sa.Connection, time: Millis) -> list[Notice]:
        notices: list[Notice] = []
        mine = sa.select(SHARED.c.value).where(SHARED.c.name == _ALIVE)
        last = connection.scalar(mine.with_for_update())
        value = str(time).encode()
        if last is None:
            connection.execute(sa.insert(SHARED).values(name=_ALIVE, value=value))
        elif int(last) - time > MAX_SET_BACK:  # the clock was wrong before: nothing can be concluded from it
            connection.execute(sa.update(SHARED).where(SHARED.c.name == _ALIVE).values(value=value))
        elif time < int(last):
            advance_clock(int(last))
        elif time > int(last):
            connection.execute(sa.update(SHARED).where(SHARED.c.name == _ALIVE).values(value=value))
            if time - int(last) > _GAP:
                connection.execute(sa.insert(OUTAGES).values(start=int(last), end=time))
                notices.append(Notice("outage"))
        self._notices.send_in_sync_transaction(connection, *notices)
        return notices

    async def load_new(self) -> None:
        """Load outages stored since the last call."""
        found = await self.list_since(self.known[-1].end if self.known else 0)
        last = self.known[-1].end if self.known else 0  # somebody else may have looked at the same time
        self.known.extend(one for one in found if one.end > last)

    async def list_since(self, time: Millis) -> list[Outage]:
        """Return outages that ended after this time, in order."""
        wanted = sa.select(OUTAGES.c.start, OUTAGES.c.end).where(OUTAGES.c.end > time).order_by(OUTAGES.c.start)
        async with self._database.read() as connection:
            return [Outage(*row) for row in await connection.execute(wanted)]


def read_last_beat(connection: sa.Connection) -> Millis:
    """Return the time of the last heartbeat of any process; 0 if there was none."""
    return int(connection.scalar(sa.select(SHARED.c.value).where(SHARED.c.name == _ALIVE)) or 0)
