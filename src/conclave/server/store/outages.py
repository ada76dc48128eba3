"""When the server was not there: down, asleep, or without its database. That time is charged to no clock.

Every process notes each second that it is there. A gap in these notes is an outage: nobody could have answered then.
"""

from __future__ import annotations

import contextlib
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from conclave.server.store.database import Database
from conclave.server.store.notices import Notices
from conclave.server.store.schema import OUTAGES, SHARED
from conclave.server.store.values import Millis, Notice, StoreError, now

BEAT_SECONDS: Final = 1.0  # how often a process says that it is there
_GAP: Final = 2_000  # ms without any process: shorter ones are the usual unrest of a busy machine
_ALIVE: Final = "alive"


class Outage(NamedTuple):
    """From the last sign of life to the next one."""

    start: Millis
    end: Millis


class Outages:
    """What all processes know of the times without any of them."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices
        self.is_written = True  # whether the last beat could be stored
        self.known: Final[list[Outage]] = []  # in order: all clocks of this process look at this one list

    async def beat(self) -> None:
        """Note that a process is there, and if none was for a while, that too."""
        try:
            with contextlib.suppress(IntegrityError):  # another process was first with the very first beat
                await self._beat(now())
        except StoreError:
            self.is_written = False
            raise
        self.is_written = True

    async def _beat(self, time: Millis) -> None:
        self._notices.told(*await self._database.write_at_once(lambda connection: self._note(connection, time)))

    def _note(self, connection: sa.Connection, time: Millis) -> list[Notice]:
        notices: list[Notice] = []
        mine = sa.select(SHARED.c.value).where(SHARED.c.name == _ALIVE)
        last = connection.scalar(mine.with_for_update())
        value = str(time).encode()
        if last is None:
            connection.execute(sa.insert(SHARED).values(name=_ALIVE, value=value))
        elif time > int(last):
            connection.execute(sa.update(SHARED).where(SHARED.c.name == _ALIVE).values(value=value))
            if time - int(last) > _GAP:
                connection.execute(sa.insert(OUTAGES).values(start=int(last), end=time))
                notices.append(Notice("outage"))
        self._notices.put(connection, *notices)
        return notices

    async def learn(self) -> None:
        """Get to know the outages that have been noted since we last looked."""
        found = await self.since(self.known[-1].end if self.known else 0)
        last = self.known[-1].end if self.known else 0  # somebody else may have looked at the same time
        self.known.extend(one for one in found if one.end > last)

    async def since(self, time: Millis) -> list[Outage]:
        """The outages that ended after this time, in order."""
        wanted = sa.select(OUTAGES.c.start, OUTAGES.c.end).where(OUTAGES.c.end > time).order_by(OUTAGES.c.start)
        async with self._database.read() as connection:
            return [Outage(*row) for row in await connection.execute(wanted)]


def last_beat(connection: sa.Connection) -> Millis:
    """When a process has last said that it is there; 0 where none ever has."""
    return int(connection.scalar(sa.select(SHARED.c.value).where(SHARED.c.name == _ALIVE)) or 0)
