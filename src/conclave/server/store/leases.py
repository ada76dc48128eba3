"""Leases: which server process plays a table's clock and bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.schema import LEASES
from conclave.server.store.values import Millis, now

_MOST_AT_ONCE: Final = 1000  # SQLite takes no more than 32,766 values in a statement


class Leases:
    """A lease is kept by taking it again before it ends. The log itself protects a table even without one."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def take(self, tables: Collection[str], owner: str, seconds: float) -> set[str]:
        """Take or keep the leases of these tables. Those that we have now; the others belong to another process."""
        ordered, ours = sorted(tables), set[str]()
        for start in range(0, len(ordered), _MOST_AT_ONCE):
            async with self._database.write() as connection:
                ours |= await self._take(connection, ordered[start : start + _MOST_AT_ONCE], owner, seconds)
        return ours

    async def give_up(self, tables: Collection[str], owner: str) -> None:
        """So that another process need not wait until they end."""
        ours = (LEASES.c.owner == owner) & LEASES.c.table_id.in_(tables)
        async with self._database.write() as connection:
            await connection.execute(sa.delete(LEASES).where(ours))

    async def free(self, tables: Collection[str]) -> set[str]:
        """Those of these tables that no process has."""
        async with self._database.read() as connection:
            time = await self._time(connection)
            held = sa.select(LEASES.c.table_id).where(LEASES.c.expires > time, LEASES.c.table_id.in_(tables))
            return set(tables) - set(await connection.scalars(held))

    async def _take(self, connection: AsyncConnection, tables: list[str], owner: str, seconds: float) -> set[str]:
        time = await self._time(connection)
        rows = [{"table_id": table, "owner": owner, "expires": time + round(seconds * 1000)} for table in tables]
        insert = (sqlite.insert if self._database.is_sqlite else postgresql.insert)(LEASES).values(rows)
        taken = insert.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"owner": insert.excluded.owner, "expires": insert.excluded.expires},
            where=(LEASES.c.owner == owner) | (LEASES.c.expires <= time),
        )
        return set(await connection.scalars(taken.returning(LEASES.c.table_id)))

    async def _time(self, connection: AsyncConnection) -> Millis:
        """One clock for all processes: with several machines it is the database's."""
        if self._database.is_sqlite:
            return now()
        asked = sa.text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(await connection.scalar(asked) or 0)
