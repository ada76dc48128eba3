"""The audit log: what moderators and the host have done. Entries are never changed or deleted."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.schema import AUDIT, USERS
from conclave.server.store.values import AuditEntry, User, now

Act: TypeAlias = Literal["ban", "unban", "close_report", "show_out", "void_game", "make_steward", "remove_steward"]


class Actor(NamedTuple):
    """The moderator who does something, or the host on the command line, who has no id."""

    id: str
    name: str


HOST: Final = Actor("", "(host)")


def as_actor(user: User) -> Actor:
    return Actor(user.id, user.name)


class Audit:
    """Reads the log. Entries are written in the transaction of what they tell."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def list_entries(self, most: int = 100, skip: int = 0) -> list[AuditEntry]:
        """Return what was done, the newest first."""
        wanted = sa.select(AUDIT).order_by(AUDIT.c.number.desc()).limit(most).offset(skip)
        async with self._database.read() as connection:
            return [AuditEntry(*row) for row in await connection.execute(wanted)]


async def write_entry(
    connection: AsyncConnection, by: Actor, act: Act, *, about: str = "", table: str = "", detail: str = ""
) -> None:
    """Write down an act. The name of the person concerned is copied."""
    name = await connection.scalar(sa.select(USERS.c.name).where(USERS.c.id == about)) if about else None
    row = {"at": now(), "by": by.id, "by_name": by.name, "act": act, "about": about, "about_name": name or ""}
    await connection.execute(sa.insert(AUDIT).values(row | {"table_id": table, "detail": detail}))
