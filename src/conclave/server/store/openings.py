"""All that a room needs of the store to open, read in one go: after a restart all tables are opened again at once."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from conclave.server.store.database import Database
from conclave.server.store.log import LOGGED, entry_of
from conclave.server.store.schema import CHAT, ENTRIES, SEATS, TABLES
from conclave.server.store.tables import SAID, SHOWN, Secret, table_of
from conclave.server.store.values import ChatLine, Entry, NotFound, Occupant, Table

MOST_SAID: Final = 200

_HERE: Final = sa.bindparam("table", type_=sa.String)
_TABLE: Final = sa.select(*SHOWN, TABLES.c.seed, TABLES.c.link).where(TABLES.c.id == _HERE)
_SEATS: Final = (
    sa.select(SEATS.c.kind, SEATS.c.user_id, SEATS.c.name, SEATS.c.bot)
    .where(SEATS.c.table_id == _HERE)
    .order_by(SEATS.c.seat)
)
_LOG: Final = sa.select(*LOGGED).where(ENTRIES.c.table_id == _HERE).order_by(ENTRIES.c.version)
_CHAT: Final = sa.select(*SAID).where(CHAT.c.table_id == _HERE).order_by(CHAT.c.number.desc()).limit(MOST_SAID)


class Opening(NamedTuple):
    """One moment of a table, whole."""

    table: Table
    secret: Secret
    entries: list[Entry]  # the whole truth: it never goes to a client as it is
    chat: list[ChatLine]


class Openings:
    """Tables as rooms begin with them."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def read(self, table: str) -> Opening:
        """NotFound where there is no such table."""
        return await self._database.read_at_once(lambda connection: _opening(connection, {"table": table}))


def _opening(connection: sa.Connection, where: dict[str, str]) -> Opening:
    row = connection.execute(_TABLE, where).one_or_none()
    if row is None:
        raise NotFound(f"there is no table {where['table']!r}")
    values: dict[str, Any] = dict(row._mapping)  # noqa: SLF001 - SQLAlchemy's public name for it
    secret = Secret(bytes(values.pop("seed")), values.pop("link"))
    found = table_of(values, [Occupant(*seat) for seat in connection.execute(_SEATS, where)])
    entries = [entry_of(*entry) for entry in connection.execute(_LOG, where)] if found.length else []
    return Opening(
        found, secret, entries, [ChatLine(*line) for line in reversed(connection.execute(_CHAT, where).all())]
    )
