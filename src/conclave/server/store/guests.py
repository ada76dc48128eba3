"""Guests: merging one into an account, and deleting those who have not come back."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.identities import list_blockers, merge_barred, merge_shuns
from conclave.server.store.notices import Notices
from conclave.server.store.schema import (
    ANALYSES,
    CHAT,
    MERGES,
    OPEN_SEAT,
    PLACES,
    PUZZLE_TRIES,
    REPORTS,
    SEATS,
    SIGN_INS,
    TABLES,
    USERS,
    from_json,
    to_json,
)
from conclave.server.store.values import OWN, Conflict, Millis, Notice, Status, now

ERASED: Final = "(deleted)"


class Guests:
    """Guests have no ratings: rated tables are for accounts."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    async def merge_into(self, guest: str, account: str) -> None:
        """Give the guest's seats, tables and messages to the account in one transaction, and delete the guest.

        Nobody sits in two seats afterwards. If both sit at a table that has not started, the guest's seat becomes
        open. At a finished one the guest's name stays. If they play against each other, raise Conflict.

        Moderation follows: mutes, blocks, reports, removals from tables, addresses and quotas become the account's.
        The account leaves tables of people who have blocked it, and those from which it was removed.
        """
        async with self._database.write() as connection:
            is_guest = (USERS.c.id == guest) & USERS.c.login.is_(None)
            if await connection.scalar(sa.select(USERS.c.id).where(is_guest).with_for_update()) is None:
                raise Conflict("this guest has become somebody else meanwhile: try again")
            tables, shared = await self._lock_tables(connection, guest), await self._lock_tables(connection, account)
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
            copied = (REPORTS.c.user_id, REPORTS.c.about, ANALYSES.c.asked_by, MERGES.c.user_id)
            for column in (SEATS.c.user_id, CHAT.c.user_id, TABLES.c.host, *copied):
                mine = sa.update(column.table).where(column == guest)
                await connection.execute(mine.values({column.name: account}))
            for unique in (PLACES.c.place, PUZZLE_TRIES.c.puzzle):
                await _move_rows(connection, unique, guest, account)
            await merge_shuns(connection, guest, account)
            await merge_barred(connection, guest, account)
            await self._leave_blockers(connection, tables, account)
            await connection.execute(sa.delete(USERS).where(USERS.c.id == guest))
            await connection.execute(sa.insert(MERGES).values(guest=guest, user_id=account, at=now()))
            notices = [*(Notice("table", table) for table in tables), Notice("lobby")]
            await self._notices.send_in_transaction(connection, *notices)
        self._notices.deliver_after_commit(*notices)

    async def _leave_blockers(self, connection: AsyncConnection, tables: dict[str, Status], account: str) -> None:
        """Take an account out of tables that it could not have joined.

        Before the game its seat becomes open. In a running game it is barred, and rooms resign for it.
        """
        blockers = await list_blockers(connection, account)
        for table in [table for table, status in tables.items() if status in ("open", "playing")]:
            row = (await connection.execute(sa.select(TABLES).where(TABLES.c.id == table))).one()
            here = SEATS.c.table_id == table
            others = set(await connection.scalars(sa.select(SEATS.c.user_id).where(here)))
            barred = from_json(row.barred)
            if account not in barred and not blockers & {row.host, *others}:
                continue
            values: dict[str, object] = {"barred": to_json(list(dict.fromkeys([*barred, account])))}
            if row.status == "open":
                mine = sa.update(SEATS).where(here, SEATS.c.user_id == account)
                await connection.execute(mine.values(OPEN_SEAT))
                left = sa.select(SEATS.c.seat).where(here, SEATS.c.kind == "person").limit(1)
                if await connection.scalar(left) is None:
                    values |= {"status": "cancelled", "finished": now()}
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(values))

    # --- Those who never come back

    async def delete_inactive(self, before: Millis, lifetime: Millis, most: int = 100) -> int:
        """Delete some guests who were absent since a time, with tables of nobody else; return their number.

        Sign-ins are prolonged at each visit and so tell the last one. Guests who play with other people, or are banned,
        are kept.
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
            await self._delete(guest)
        return len(found)

    async def _delete(self, guest: str) -> None:
        """Delete one guest in a transaction of its own, so that others do not wait for long."""
        async with self._database.write() as connection:
            others = SEATS.alias()
            shared = sa.select(others.c.table_id).where(others.c.kind == "person", others.c.user_id != guest)
            here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == guest)
            alone = TABLES.c.id.in_(here) & TABLES.c.id.not_in(shared)
            tables = list(await connection.scalars(sa.select(TABLES.c.id).where(alone)))
            await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables)))
            await delete_person(connection, guest)
            notices = [*(Notice("table", table) for table in tables), Notice("lobby")]
            await self._notices.send_in_transaction(connection, *notices)
        self._notices.deliver_after_commit(*notices)

    async def _lock_tables(self, connection: AsyncConnection, user: str) -> dict[str, Status]:
        """Return a person's tables, locked until the transaction ends."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        wanted = sa.select(TABLES.c.id, TABLES.c.status).where(TABLES.c.id.in_(here))
        rows = await connection.execute(wanted.order_by(TABLES.c.id).with_for_update())
        return {row.id: row.status for row in rows}


async def delete_person(connection: AsyncConnection, user: str) -> None:
    """Delete a person with sign-ins, ratings, lessons, branches and chat; shared games keep an empty name."""
    await connection.execute(sa.delete(TABLES).where(TABLES.c.host == user, TABLES.c.visibility.in_(OWN)))
    await connection.execute(sa.update(SEATS).where(SEATS.c.user_id == user).values(user_id="", name=ERASED))
    await connection.execute(sa.delete(CHAT).where(CHAT.c.user_id == user))
    await connection.execute(sa.delete(USERS).where(USERS.c.id == user))


async def _move_rows(connection: AsyncConnection, unique: sa.Column[str], guest: str, account: str) -> None:
    """Give an account the guest's rows of a table, except those that it has already."""
    table = unique.table
    known = sa.select(unique).where(table.c.user_id == account)
    here = (table.c.user_id == guest) & unique.not_in(known)
    await connection.execute(sa.update(table).where(here).values(user_id=account))
