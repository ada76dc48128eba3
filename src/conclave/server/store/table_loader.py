"""Loads everything that a room needs in one read: after a restart all tables are opened at once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from conclave.server.store.database import Database
from conclave.server.store.log import LOGGED, make_entry
from conclave.server.store.schema import CHAT, ENTRIES, SEATS, TABLES
from conclave.server.store.tables import CHAT_COLUMNS, TABLE_COLUMNS, Secret, make_table
from conclave.server.store.values import ChatLine, Entry, NotFound, Occupant, Table

MAX_CHAT_LINES: Final = 200

_HERE: Final = sa.bindparam("table", type_=sa.String)
_TABLE: Final = sa.select(*TABLE_COLUMNS, TABLES.c.seed, TABLES.c.link).where(TABLES.c.id == _HERE)
_SEATS: Final = (
    sa.select(SEATS.c.kind, SEATS.c.user_id, SEATS.c.name, SEATS.c.bot)
    .where(SEATS.c.table_id == _HERE)
    .order_by(SEATS.c.seat)
)
_LOG: Final = sa.select(*LOGGED).where(ENTRIES.c.table_id == _HERE).order_by(ENTRIES.c.version)
_CHAT: Final = (
    sa.select(*CHAT_COLUMNS).where(CHAT.c.table_id == _HERE).order_by(CHAT.c.number.desc()).limit(MAX_CHAT_LINES)
)


class LoadedRows(NamedTuple):
    """Consistent snapshot of a table."""

    table: Table
    secret: Secret
    entries: list[Entry]  # the whole truth: it never goes to a client as it is
    chat: list[ChatLine]


class TableLoader:
    """Reads tables for rooms."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def load(self, table: str) -> LoadedRows:
        """Return a table with its log and chat; NotFound if there is none."""
        return await self._database.read_at_once(lambda connection: _make_rows(connection, {"table": table}))


def _make_rows(connection: sa.Connection, where: dict[str, str]) -> LoadedRows:
    row = connection.execute(_TABLE, where).one_or_none()
    if row is None:
        raise NotFound(f"there is no table {where['table']!r}")
    values: dict[str, Any] = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it
    secret = Secret(bytes(values.pop("seed")), values.pop("link"))
    found = make_table(values, [Occupant(*seat) for seat in connection.execute(_SEATS, where)])
    entries = [make_entry(*entry) for entry in connection.execute(_LOG, where)] if found.length else []
    return LoadedRows(
        found, secret, entries, [ChatLine(*line) for line in reversed(connection.execute(_CHAT, where).all())]
    )
