"""How people keep order: whom they do not want to meet, what they report, who is shown out, and who is banned."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime
from typing import Any, Final, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.notices import Notices
from conclave.server.store.schema import (
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

MOST_SHUNNED: Final = 200
MOST_BARRED: Final = 100  # at one table; the first of more are forgotten
FOR_GOOD: Final[Millis] = 253_370_764_800_000  # the year 9999


def end_of_ban(days: int) -> Millis:
    """When a ban that begins now is over; one of no days is for good."""
    return now() + days * DAY if days > 0 else FOR_GOOD


class Moderation:
    """Whatever is done here, running servers hear of it: a program beside them may do it as well."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    # --- Whom somebody does not want to hear or to meet

    async def shun(self, user: str, other: str, kind: Literal["mute", "block"]) -> None:
        row = {"user_id": user, "other": other, "kind": kind}
        insert = (sqlite.insert if self._database.is_sqlite else postgresql.insert)(SHUNS).values(row)
        async with self._database.write() as connection:
            if user == other or not await connection.scalar(sa.select(USERS.c.id).where(USERS.c.id == other)):
                raise NotFound(f"there is nobody else with the id {other!r}")
            mine = sa.select(sa.func.count()).select_from(SHUNS).where(SHUNS.c.user_id == user)
            if (await connection.scalar(mine) or 0) >= MOST_SHUNNED:
                raise TooMany(f"you have muted or blocked {MOST_SHUNNED} people already: forgive one first")
            await connection.execute(
                insert.on_conflict_do_update(index_elements=[SHUNS.c.user_id, SHUNS.c.other], set_={"kind": kind})
            )

    async def forgive(self, user: str, other: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(sa.delete(SHUNS).where(SHUNS.c.user_id == user, SHUNS.c.other == other))

    async def shunned(self, user: str) -> list[Shunned]:
        """Whom somebody has muted or blocked, by name."""
        wanted = sa.select(SHUNS.c.other, USERS.c.name, SHUNS.c.kind).join(USERS, USERS.c.id == SHUNS.c.other)
        async with self._database.read() as connection:
            rows = await connection.execute(wanted.where(SHUNS.c.user_id == user).order_by(USERS.c.name, USERS.c.id))
            return [Shunned(*row) for row in rows]

    async def are_apart(self, user: str, others: Collection[str]) -> bool:
        """Whether somebody has blocked one of these people, or one of these has blocked them."""
        one = (SHUNS.c.user_id == user) & SHUNS.c.other.in_(others)
        two = (SHUNS.c.other == user) & SHUNS.c.user_id.in_(others)
        async with self._database.read() as connection:
            return bool(
                await connection.scalar(sa.select(SHUNS.c.kind).where((one | two) & (SHUNS.c.kind == "block")).limit(1))
            )

    # --- Reports

    async def report(self, user: User, new: NewReport) -> int:
        """The number of the report. Words and names are copied: what is reported may be gone when somebody looks."""
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
                name = await connection.scalar(sa.select(USERS.c.name).where(USERS.c.id == new.about))
                if name is None:
                    raise NotFound(f"there is nobody with the id {new.about!r}")
                row["about_name"] = name
            number = await connection.scalar(sa.insert(REPORTS).values(row).returning(REPORTS.c.number))
        return int(number or 0)

    async def reports(self, *, is_closed: bool = False, most: int = 100) -> list[Report]:
        """Those that wait for somebody, the oldest first; or those that are done with, the newest first."""
        columns = [column for column in REPORTS.c if column.name != "number"]
        which = REPORTS.c.closed.is_not(None) if is_closed else REPORTS.c.closed.is_(None)
        order = REPORTS.c.closed.desc() if is_closed else REPORTS.c.number
        wanted = sa.select(REPORTS.c.number, *columns).where(which).order_by(order).limit(most)
        async with self._database.read() as connection:
            return [Report(*row) for row in await connection.execute(wanted)]

    async def close_report(self, number: int, by: str) -> None:
        """Somebody has seen to it."""
        here = (REPORTS.c.number == number) & REPORTS.c.closed.is_(None)
        async with self._database.write() as connection:
            done = await connection.execute(sa.update(REPORTS).where(here).values(closed=now(), closed_by=by))
        if done.rowcount != 1:
            raise NotFound(f"no report {number} waits for anybody")

    # --- Showing somebody out of a table

    async def show_out(self, table: str, user: str) -> None:
        """Somebody may neither sit nor watch at a table any more.

        Before the game their seats are open again; in a game that is on, rooms give it up for them.
        """
        async with self._database.write() as connection:
            wanted = sa.select(TABLES.c.status, TABLES.c.barred).where(TABLES.c.id == table)
            found = (await connection.execute(wanted.with_for_update())).one_or_none()
            if found is None:
                raise NotFound(f"there is no table {table!r}")
            barred = [one for one in from_json(found.barred) if one != user]
            values: dict[str, Any] = {"barred": to_json([*barred, user][-MOST_BARRED:])}
            if found.status == "open":
                values |= await self._empty_seats(connection, table, user)
            await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(values))
            notices = (Notice("table", table), Notice("lobby"))
            await self._notices.within(connection, *notices)
        self._notices.told(*notices)

    async def _empty_seats(self, connection: AsyncConnection, table: str, user: str) -> dict[str, Any]:
        """What becomes of an open table whose person is gone: without anybody left it is closed."""
        here = SEATS.c.table_id == table
        await connection.execute(sa.update(SEATS).where(here, SEATS.c.user_id == user).values(OPEN_SEAT))
        left = await connection.scalar(sa.select(SEATS.c.seat).where(here, SEATS.c.kind == "person").limit(1))
        return {} if left is not None else {"status": "cancelled", "finished": now()}

    # --- Bans

    async def ban(self, user: str, until: Millis, reason: str, *, bars_guests: bool = False) -> None:
        """Until then the person is not let in; they are signed out and shown out of every table that is not over."""
        values = {"banned": until, "ban_reason": reason, "bars_guests": bars_guests}
        here = SEATS.c.user_id == user
        running = TABLES.c.status.in_(("open", "playing"))
        wanted = sa.select(TABLES.c.id).where(running, TABLES.c.id.in_(sa.select(SEATS.c.table_id).where(here)))
        async with self._database.write() as connection:
            is_steward = await connection.scalar(sa.select(USERS.c.is_steward).where(USERS.c.id == user))
            if is_steward is None:
                raise NotFound(f"there is nobody with the id {user!r}")
            if is_steward:
                raise Conflict("a steward cannot be banned: the host takes that away first (conclave admin steward)")
            await connection.execute(sa.update(USERS).where(USERS.c.id == user).values(values))
            await connection.execute(sa.delete(SIGN_INS).where(SIGN_INS.c.user_id == user))
            tables = list(await connection.scalars(wanted))
        for table in tables:
            await self.show_out(table, user)
        await self._notices.send_signed_out(user)

    async def unban(self, user: str) -> None:
        async with self._database.write() as connection:
            here = (USERS.c.id == user) & USERS.c.banned.is_not(None)
            done = await connection.execute(
                sa.update(USERS).where(here).values(banned=None, ban_reason="", bars_guests=False)
            )
        if done.rowcount != 1:
            raise NotFound(f"nobody with the id {user!r} is banned")

    async def bans(self, most: int = 100) -> list[Ban]:
        """Those that hold now, the longest first."""
        login = sa.func.coalesce(USERS.c.login, "")
        columns = (USERS.c.id, USERS.c.name, login, USERS.c.banned, USERS.c.ban_reason, USERS.c.bars_guests)
        wanted = sa.select(*columns).where(USERS.c.banned > now()).order_by(USERS.c.banned.desc(), USERS.c.id)
        async with self._database.read() as connection:
            return [Ban(*row) for row in await connection.execute(wanted.limit(most))]

    async def check_welcome(self, user: str) -> None:
        """Banned where somebody is, with the reason."""
        wanted = sa.select(USERS.c.banned, USERS.c.ban_reason).where(USERS.c.id == user, USERS.c.banned > now())
        async with self._database.read() as connection:
            found = (await connection.execute(wanted)).one_or_none()
        if found:
            until = datetime.fromtimestamp(found.banned / 1000, UTC)
            when = "for good" if found.banned >= FOR_GOOD else f"until {until:%Y-%m-%d %H:%M} UTC"
            raise Banned(f"you are banned {when}{': ' if found.ban_reason else ''}{found.ban_reason}")

    # --- Stewards

    async def make_steward(self, login: str, *, is_steward: bool = True) -> None:
        """The host trusts somebody with an account to keep order, or no longer."""
        async with self._database.write() as connection:
            here = sa.update(USERS).where(USERS.c.login == login).values(is_steward=is_steward)
            if (await connection.execute(here)).rowcount != 1:
                raise NotFound(f"nobody has the login {login!r}")

    async def stewards(self) -> list[str]:
        """Their logins."""
        wanted = sa.select(USERS.c.login).where(USERS.c.is_steward).order_by(USERS.c.login)
        async with self._database.read() as connection:
            return [str(login) for login in await connection.scalars(wanted)]
