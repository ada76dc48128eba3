"""Leases: the server process that runs a table's clock and bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.schema import LEASES

_MAX_TABLES_PER_QUERY: Final = 1000  # SQLite takes no more than 32,766 values in a statement


class Leases:
    """A lease is renewed by taking it again before it ends. The log stays consistent even without one."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def take(self, tables: Collection[str], owner: str, seconds: float) -> set[str]:
        """Take or renew the leases of these tables; return those that this process holds now."""
        ordered, ours = sorted(tables), set[str]()
        for start in range(0, len(ordered), _MAX_TABLES_PER_QUERY):
            async with self._database.write() as connection:
                ours |= await self._take(connection, ordered[start : start + _MAX_TABLES_PER_QUERY], owner, seconds)
        return ours

    async def give_up(self, tables: Collection[str], owner: str) -> None:
        """Release leases, so that other processes need not wait until they end."""
        ours = (LEASES.c.owner == owner) & LEASES.c.table_id.in_(tables)
        async with self._database.write() as connection:
            await connection.execute(sa.delete(LEASES).where(ours))

    async def list_free(self, tables: Collection[str]) -> set[str]:
        """Return those of these tables that no process holds."""
        async with self._database.read() as connection:
            time = await self._database.read_time(connection)
            held = sa.select(LEASES.c.table_id).where(LEASES.c.expires > time, LEASES.c.table_id.in_(tables))
            return set(tables) - set(await connection.scalars(held))

    async def _take(self, connection: AsyncConnection, tables: list[str], owner: str, seconds: float) -> set[str]:
        time = await self._database.read_time(connection)
        rows = [{"table_id": table, "owner": owner, "expires": time + round(seconds * 1000)} for table in tables]
        insert = self._database.insert(LEASES).values(rows)
        taken = insert.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"owner": insert.excluded.owner, "expires": insert.excluded.expires},
            where=(LEASES.c.owner == owner) | (LEASES.c.expires <= time),
        )
        return set(await connection.scalars(taken.returning(LEASES.c.table_id)))
