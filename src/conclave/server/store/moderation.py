"""Moderation: mutes and blocks, reports, removal from tables, bans."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.audit import HOST, Act, Actor, write_entry
from conclave.server.store.database import Database
from conclave.server.store.identities import resolve
from conclave.server.store.notices import Notices
from conclave.server.store.schema import (
    BOT_ACCOUNTS,
    CHAT,
    OPEN_SEAT,
    REPORTS,
    SEATS,
    SHUNS,
    SIGN_INS,
    TABLES,
    USERS,
    from_json,
    to_json,
)
from conclave.server.store.values import (
    DAY,
    Ban,
    Banned,
    Conflict,
    Millis,
    NewReport,
    NotFound,
    Notice,
    Report,
    Shunned,
    TooMany,
    User,
    now,
)

MAX_SHUNNED: Final = 200
MAX_BARRED: Final = 100  # at one table; the first of more are forgotten
FOR_GOOD: Final[Millis] = 253_370_764_800_000  # the year 9999


def compute_ban_end(days: int) -> Millis:
    """Return the end time of a ban that begins now; 0 days means permanently."""
    return now() + days * DAY if days > 0 else FOR_GOOD


class Moderation:
    """Store of moderation. Running servers are notified of every change, including changes by another program."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    # --- Whom somebody does not want to hear or to meet

    async def shun(self, user: str, other: str, kind: Literal["mute", "block"]) -> None:
        insert = self._database.insert(SHUNS)
        async with self._database.write() as connection:
            other = await resolve(connection, other)
            if user == other or not await connection.scalar(sa.select(USERS.c.id).where(USERS.c.id == other)):
                raise NotFound(f"there is nobody else with the id {other!r}")
            mine = sa.select(sa.func.count()).select_from(SHUNS).where(SHUNS.c.user_id == user)
            if (await connection.scalar(mine) or 0) >= MAX_SHUNNED:
                raise TooMany(f"you have muted or blocked {MAX_SHUNNED} people already: forgive one first")
            await connection.execute(
                insert.values(user_id=user, other=other, kind=kind).on_conflict_do_update(
                    index_elements=[SHUNS.c.user_id, SHUNS.c.other], set_={"kind": kind}
                )
            )

    async def unshun(self, user: str, other: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.delete(SHUNS).where(SHUNS.c.user_id == user, SHUNS.c.other == other))

    async def list_shunned(self, user: str) -> list[Shunned]:
        """Return the people whom a person has muted or blocked, by name."""
        wanted = sa.select(SHUNS.c.other, USERS.c.name, SHUNS.c.kind).join(USERS, USERS.c.id == SHUNS.c.other)
        async with self._database.read() as connection:
            rows = await connection.execute(wanted.where(SHUNS.c.user_id == user).order_by(USERS.c.name, USERS.c.id))
            return [Shunned(*row) for row in rows]

    async def are_apart(self, user: str, others: Collection[str]) -> bool:
        """Return True if a person has blocked one of these people, or one of these has blocked them."""
        one = (SHUNS.c.user_id == user) & SHUNS.c.other.in_(others)
        two = (SHUNS.c.other == user) & SHUNS.c.user_id.in_(others)
        async with self._database.read() as connection:
            return bool(
                await connection.scalar(sa.select(SHUNS.c.kind).where((one | two) & (SHUNS.c.kind == "block")).limit(1))
            )

    # --- Reports

    async def report(self, user: User, new: NewReport) -> int:
        """Store a report and return its number; a repeated one of the same person and subject counts once.

        Texts and names are copied, since the originals may be deleted.
        """
        row: dict[str, Any] = {"user_id": user.id, "name": user.name, "table_id": new.table, "reason": new.reason}
        row |= {"about": new.about, "about_name": "", "line": "", "at": now(), "closed_by": ""}
        async with self._database.write() as connection:
            if new.line:
                said = (CHAT.c.number == new.line) & (CHAT.c.table_id == new.table)
                wanted = sa.select(CHAT.c.user_id, CHAT.c.name, CHAT.c.text).where(said)
                line = (await connection.execute(wanted)).one_or_none()
                if line is None:
                    raise NotFound("nobody has said this at the table")
                row |= {"about": line.user_id, "about_name": line.name, "line": line.text}
            elif new.about:
                about = await resolve(connection, new.about)
                name = await connection.scalar(sa.select(USERS.c.name).where(USERS.c.id == about))
                if name is None:
                    raise NotFound(f"there is nobody with the id {new.about!r}")
                row |= {"about": about, "about_name": name}
            subject = [REPORTS.c[name] == row[name] for name in ("user_id", "table_id", "about", "line")]
            same = sa.select(REPORTS.c.number).where(*subject, REPORTS.c.closed.is_(None)).limit(1)
            if (number := await connection.scalar(same)) is not None:
                return int(number)
            number = await connection.scalar(sa.insert(REPORTS).values(row).returning(REPORTS.c.number))
        return int(number or 0)

    async def list_reports(self, *, is_closed: bool = False, most: int = 100, skip: int = 0) -> list[Report]:
        """Return open reports, or closed ones, the newest first.

        Open ones are ordered fairly: the oldest of each reporter, then the second of each, and so on.
        """
        columns = [column for column in REPORTS.c if column.name != "number"]
        which = REPORTS.c.closed.is_not(None) if is_closed else REPORTS.c.closed.is_(None)
        turn = sa.func.row_number().over(partition_by=REPORTS.c.user_id, order_by=REPORTS.c.number)
        order = (REPORTS.c.closed.desc(), REPORTS.c.number) if is_closed else (turn, REPORTS.c.number)
        wanted = sa.select(REPORTS.c.number, *columns).where(which).order_by(*order).limit(most).offset(skip)
        async with self._database.read() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def close_report(self, number: int, by: Actor) -> None:
        """Close a report."""
        here = (REPORTS.c.number == number) & REPORTS.c.closed.is_(None)
        async with self._database.write() as connection:
            about = await connection.scalar(sa.select(REPORTS.c.about).where(here))
            done = await connection.execute(sa.update(REPORTS).where(here).values(closed=now(), closed_by=by.name))
            if done.rowcount != 1:
                raise NotFound(f"no report {number} waits for anybody")
            await write_entry(connection, by, "close_report", about=about or "", detail=f"#{number}")

    # --- Showing somebody out of a table

    async def show_out(self, table: str, user: str, by: Actor | None = None) -> None:
        """Bar a person from sitting or watching at a table. It is audited if a moderator does so.

        Before the game their seats become open; in a running game, rooms resign for them.
        """
        async with self._database.write() as connection:
            user = await resolve(connection, user)
            wanted = sa.select(TABLES.c.status, TABLES.c.barred).where(TABLES.c.id == table)
            found = (await connection.execute(wanted.with_for_update())).one_or_none()
            if found is None:
                raise NotFound(f"there is no table {table!r}")
            barred = [one for one in from_json(found.barred) if one != user]
            values: dict[str, Any] = {"barred": to_json([*barred, user][-MAX_BARRED:])}
            if found.status == "open":
                values |= await self._empty_seats(connection, table, user)
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(values))
            if by:
                await write_entry(connection, by, "show_out", about=user, table=table)
            notices = (Notice("table", table), Notice("lobby"))
            await self._notices.send_in_transaction(connection, *notices)
        self._notices.deliver_after_commit(*notices)

    async def _empty_seats(self, connection: AsyncConnection, table: str, user: str) -> dict[str, Any]:
        """Open the seats of a person at an open table, and close the table if nobody is left."""
        here = SEATS.c.table_id == table
        await connection.execute(sa.update(SEATS).where(here, SEATS.c.user_id == user).values(OPEN_SEAT))
        left = await connection.scalar(sa.select(SEATS.c.seat).where(here, SEATS.c.kind == "person").limit(1))
        return {} if left is not None else {"status": "cancelled", "finished": now()}

    # --- Bans

    async def ban(self, user: str, until: Millis, reason: str, *, bars_guests: bool = False, by: Actor = HOST) -> None:
        """Ban a person until a time: sign them out and bar them from every unfinished table."""
        values = {"banned": until, "ban_reason": reason, "bars_guests": bars_guests}
        running = TABLES.c.status.in_(("open", "playing"))
        async with self._database.write() as connection:
            user = await resolve(connection, user)
            here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
            wanted = sa.select(TABLES.c.id).where(running, TABLES.c.id.in_(here))
            is_steward = await connection.scalar(sa.select(USERS.c.is_steward).where(USERS.c.id == user))
            if is_steward is None:
                raise NotFound(f"there is nobody with the id {user!r}")
            if is_steward:
                raise Conflict("a steward cannot be banned: the host takes that away first (conclave admin steward)")
            await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(values))
            await connection.execute(sa.delete(SIGN_INS).where(SIGN_INS.c.user_id == user))
            tables = list(await connection.scalars(wanted))
            bots = list(await connection.scalars(sa.select(BOT_ACCOUNTS.c.user_id).where(BOT_ACCOUNTS.c.owner == user)))
            until_text = "for good" if until >= FOR_GOOD else f"until {_format_day(until)}"
            guests = " (with new guests of the address)" if bars_guests else ""
            await write_entry(connection, by, "ban", about=user, detail=f"{until_text}{guests}: {reason}")
        for table in tables:
            await self.show_out(table, user)
        for one in (user, *bots):
            await self._notices.send_signed_out(one)

    async def unban(self, user: str, by: Actor = HOST) -> None:
        async with self._database.write() as connection:
            user = await resolve(connection, user)
            here = (USERS.c.id == user) & USERS.c.banned.is_not(None)
            done = await connection.execute(
                sa.update(USERS).where(here).values(banned=None, ban_reason="", bars_guests=False)
            )
            if done.rowcount != 1:
                raise NotFound(f"nobody with the id {user!r} is banned")
            await write_entry(connection, by, "unban", about=user)

    async def list_bans(self, most: int = 100) -> list[Ban]:
        """Return current bans, the longest first."""
        login = sa.func.coalesce(USERS.c.login, "")
        columns = (USERS.c.id, USERS.c.name, login, USERS.c.banned, USERS.c.ban_reason, USERS.c.bars_guests)
        wanted = sa.select(*columns).where(USERS.c.banned > now()).order_by(USERS.c.banned.desc(), USERS.c.id)
        async with self._database.read() as connection:
            return [Ban(*row) for row in await connection.execute(wanted.limit(most))]

    async def check_welcome(self, user: str) -> None:
        """Raise Banned, with the reason, if a person is banned."""
        wanted = sa.select(USERS.c.banned, USERS.c.ban_reason).where(USERS.c.id == user, USERS.c.banned > now())
        async with self._database.read() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        if found:
            when = "for good" if found.banned >= FOR_GOOD else f"until {_format_day(found.banned)}"
            raise Banned(f"you are banned {when}{': ' if found.ban_reason else ''}{found.ban_reason}")

    # --- Stewards

    async def make_steward(self, login: str, *, is_steward: bool = True) -> None:
        """Make a person with an account a moderator, or no longer."""
        async with self._database.write() as connection:
            here = sa.update(USERS).where(USERS.c.login == login).values(is_steward=is_steward)
            if (await connection.execute(here)).rowcount != 1:
                raise NotFound(f"nobody has the login {login!r}")
            about = await connection.scalar(sa.select(USERS.c.id).where(USERS.c.login == login))
            act: Act = "make_steward" if is_steward else "remove_steward"
            await write_entry(connection, HOST, act, about=str(about), detail=login)

    async def list_stewards(self) -> list[str]:
        """Return the logins of moderators."""
        wanted = sa.select(USERS.c.login).where(USERS.c.is_steward).order_by(USERS.c.login)
        async with self._database.read() as connection:
            return [str(login) for login in await connection.scalars(wanted)]


def _format_day(time: Millis) -> str:
    return f"{datetime.fromtimestamp(time / 1000, UTC):%Y-%m-%d %H:%M} UTC"
