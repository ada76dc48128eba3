"""What becomes of guests: an account takes the place of one, and those who never come back are forgotten in time."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.notices import Notices
from conclave.server.store.schema import CHAT, OPEN_SEAT, SEATS, SIGN_INS, TABLES, USERS
from conclave.server.store.values import OWN, Conflict, Millis, Notice, Status, now

ERASED: Final = "(deleted)"


class Guests:
    """Guests have no ratings: rated tables are for accounts."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    async def hand_over(self, guest: str, account: str) -> None:
        """Give the guest's seats, tables and words to the account, whole or not at all; the guest is gone then.

        Nobody ever sits in two seats because of this. Where both sit at a table that has not begun, the guest's seat is
        open again; at one that is over, the guest's name remains; and while they play each other, it is a Conflict.
        """
        async with self._database.write() as connection:
            is_guest = (USERS.c.id == guest) & USERS.c.login.is_(None)
            if await connection.scalar(sa.select(USERS.c.id).where(is_guest).with_for_update()) is None:
                raise Conflict("this guest has become somebody else meanwhile: try again")
            tables, shared = await self._tables(connection, guest), await self._tables(connection, account)
            both = {table: status for table, status in tables.items() if table in shared}
            if "playing" in both.values():
                raise Conflict(
                    "the guest on this device and this account play each other at a table: finish that game or give it"
                    " up first"
                )
            for table, status in both.items():
                here = (SEATS.c.table_id == table) & (SEATS.c.user_id == guest)
                left = OPEN_SEAT if status == "open" else {"user_id": ""}
                await connection.execute(sa.update(SEATS).where(here).values(left))
            for column in (SEATS.c.user_id, CHAT.c.user_id, TABLES.c.host):
                mine = sa.update(column.table).where(column == guest)
                await connection.execute(mine.values({column.name: account}))
            await connection.execute(sa.delete(USERS).where(USERS.c.id == guest))
            notices = [*(Notice("table", table) for table in tables), Notice("lobby")]
            await self._notices.within(connection, *notices)
        self._notices.told(*notices)

    # --- Those who never come back

    async def forget(self, before: Millis, lifetime: Millis, most: int = 100) -> int:
        """Delete some guests who were not here since a time, with the tables at which nobody else sits; how many.

        A sign-in is prolonged at each visit, so it tells when the last one was. Whoever still plays with other people,
        or is banned, is kept.
        """
        alive = sa.select(SIGN_INS.c.user_id).where(SIGN_INS.c.expires > before + lifetime)
        is_banned = USERS.c.banned.is_not(None) & (USERS.c.banned > now())
        others = SEATS.alias()
        together = (
            sa.select(SEATS.c.user_id)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .join(others, others.c.table_id == SEATS.c.table_id)
            .where(
                TABLES.c.status.in_(("open", "playing")), others.c.kind == "person", others.c.user_id != SEATS.c.user_id
            )
        )
        gone = (USERS.c.login.is_(None) & (USERS.c.created < before)) & ~is_banned
        wanted = sa.select(USERS.c.id).where(gone, USERS.c.id.not_in(alive), USERS.c.id.not_in(together))
        async with self._database.read() as connection:
            found = list(await connection.scalars(wanted.order_by(USERS.c.created).limit(most)))
        for guest in found:
            await self._forget(guest)
        return len(found)

    async def _forget(self, guest: str) -> None:
        """Each in a transaction of its own: nobody waits for long."""
        async with self._database.write() as connection:
            others = SEATS.alias()
            shared = sa.select(others.c.table_id).where(others.c.kind == "person", others.c.user_id != guest)
            here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == guest)
            alone = TABLES.c.id.in_(here) & TABLES.c.id.not_in(shared)
            tables = list(await connection.scalars(sa.select(TABLES.c.id).where(alone)))
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables)))
            await erase(connection, guest)
            notices = [*(Notice("table", table) for table in tables), Notice("lobby")]
            await self._notices.within(connection, *notices)
        self._notices.told(*notices)

    async def _tables(self, connection: AsyncConnection, user: str) -> dict[str, Status]:
        """The tables at which a person sits, and no one changes who sits there until we are done."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        wanted = sa.select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(here))
        rows = await connection.execute(wanted.order_by(TABLES.c.id).with_for_update())
        return {row.id: row.status for row in rows}


async def erase(connection: AsyncConnection, user: str) -> None:
    """A person with sign-ins, ratings, lessons, branches and chat; where others remember a game, there is no name."""
    await connection.execute(sa.delete(TABLES).where(TABLES.c.host == user, TABLES.c.visibility.in_(OWN)))
    await connection.execute(sa.update(SEATS).where(SEATS.c.user_id == user).values(user_id="", name=ERASED))
    await connection.execute(sa.delete(CHAT).where(CHAT.c.user_id == user))
    await connection.execute(sa.delete(USERS).where(USERS.c.id == user))
