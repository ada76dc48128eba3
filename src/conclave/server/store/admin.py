"""Administration of stored data by the host: list, export, delete."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

import sqlalchemy as sa

from conclave.server.store import Store
from conclave.server.store.guests import delete_person
from conclave.server.store.schema import ENTRIES, RECORDS, SEATS, TABLES, USERS
from conclave.server.store.values import Conflict, Millis, NotFound, Notice, Status, Table


class TableLine(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    status: Status
    created: Millis
    entries: int
    names: str


class PersonLine(NamedTuple):
    """A person in a list."""

    id: str
    name: str
    login: str
    created: Millis
    tables: int


class Admin:
    """Operations of the host. No route uses them."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        store.notices.is_beside_server = True

    async def tables(self, status: Status | None, most: int) -> list[TableLine]:
        """Return tables, the newest first."""
        entries = sa.select(sa.func.count()).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        wanted = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.status, TABLES.c.created, entries)
        if status:
            wanted = wanted.where(TABLES.c.status == status)
        async with self.store.database.read() as connection:
            rows = (await connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(most))).all()
            who = sa.select(SEATS.c.table_id, SEATS.c.name).where(SEATS.c.table_id.in_([row.id for row in rows]))
            names: dict[str, list[str]] = {}
            for table, name in await connection.execute(who.order_by(SEATS.c.seat)):
                names.setdefault(table, []).append(name or "-")
        return [TableLine(*row, ", ".join(names.get(row.id, []))) for row in rows]

    async def people(self, most: int) -> list[PersonLine]:
        """Return people, the newest first."""
        count = sa.func.count(sa.distinct(SEATS.c.table_id))
        tables = sa.select(count).where(SEATS.c.user_id == USERS.c.id).scalar_subquery()
        login = sa.func.coalesce(USERS.c.login, "")
        wanted = sa.select(USERS.c.id, USERS.c.name, login, USERS.c.created, tables)
        async with self.store.database.read() as connection:
            rows = await connection.execute(wanted.order_by(USERS.c.created.desc()).limit(most))
            return [PersonLine(*row) for row in rows]

    async def list_finished(self) -> AsyncIterator[Table]:
        """Return every table that has a record."""
        wanted = sa.select(TABLES.c.id).join(RECORDS, RECORDS.c.table_id == TABLES.c.id)
        async with self.store.database.read() as connection:
            found = list(await connection.scalars(wanted.order_by(TABLES.c.finished)))
        for table in found:
            yield await self.store.tables.get(table)

    async def delete_table(self, table: str) -> None:
        """Delete a table with its log, chat and record. Ratings stay."""
        async with self.store.database.write() as connection:
            gone = await connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))
            if gone.rowcount != 1:
                raise NotFound(f"there is no table {table!r}")
            notices = (Notice("table", table), Notice("lobby"))
            await self.store.notices.send_in_transaction(connection, *notices)
        self.store.notices.deliver_after_commit(*notices)

    async def delete_person(self, user: str) -> None:
        """Delete a person with sign-ins, ratings and chat; finished tables keep an empty name."""
        await self.store.people.get(user)
        running = await self.store.tables.list_of_user(user, ("open", "playing"))
        if running:
            ids = ", ".join(table.id for table in running)
            raise Conflict(f"this person sits at tables that are not over: delete these first: {ids}")
        async with self.store.database.write() as connection:
            await delete_person(connection, user)
        await self.store.notices.send_signed_out(user)
