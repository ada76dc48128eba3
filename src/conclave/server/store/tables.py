"""The tables in the store: made, filled, listed, looked up; and what is said at them."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningUpdate

from conclave.play.ending import Ending, Way
from conclave.server.store.database import Database
from conclave.server.store.notices import Notices
from conclave.server.store.schema import CHAT, RECORDS, SEATS, TABLES, from_json, to_json
from conclave.server.store.values import (
    OWN,
    Allowance,
    ChatLine,
    Conflict,
    Millis,
    NewTable,
    NotFound,
    Notice,
    Occupant,
    Status,
    Table,
    TimeControl,
    TooMany,
    now,
)

SHOWN: Final = [column for column in TABLES.c if column.name not in ("seed", "link", "is_counted")]
SAID: Final = (CHAT.c.number, CHAT.c.user_id, CHAT.c.name, CHAT.c.text, CHAT.c.at)
_AS_GIVEN: Final = (
    *("game", "rules", "host", "visibility", "rated", "seed", "commitment", "previous", "place"),
    *("hints", "branches", "coach"),
)
_RUNNING: Final = ("open", "playing")


class Secret(NamedTuple):
    """What only the room and the people of a table may have."""

    seed: bytes
    link: str


class Tables:
    """Tables, by an id that cannot be guessed."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    # --- Looking

    async def get(self, table: str) -> Table:
        found = await self._select(TABLES.c.id == table, most=1)
        if not found:
            raise NotFound(f"there is no table {table!r}")
        return found[0]

    async def by_link(self, link: str) -> Table:
        found = await self._select(TABLES.c.link == link, most=1) if link else []
        if not found:
            raise NotFound("no table has this link")
        return found[0]

    async def secret(self, table: str) -> Secret:
        """The dealer's seed and the link. For the room, and for people who sit there (the link alone)."""
        wanted = sa.select(TABLES.c.seed, TABLES.c.link).where(TABLES.c.id == table)
        row = await self._database.read_at_once(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            raise NotFound(f"there is no table {table!r}")
        return Secret(bytes(row.seed), row.link)

    async def lobby(self, most: int = 100) -> list[Table]:
        """Public tables that wait for people or are being played; those that wait come first, then the newest.

        Each place shows its newest one before any shows its second: however many somebody makes, others are seen.
        """
        shown = (TABLES.c.visibility == "public") & TABLES.c.status.in_(_RUNNING)
        from_place = sa.case((TABLES.c.place == "", TABLES.c.host), else_=TABLES.c.place)
        turn = sa.func.row_number().over(
            partition_by=[TABLES.c.status, from_place], order_by=[TABLES.c.created.desc(), TABLES.c.id]
        )
        return await self._select(shown, most, turn)

    async def of_user(self, user: str, status: Sequence[Status], most: int = 100) -> list[Table]:
        """The tables at which a person sits, the newest first; not lessons and branches."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        listed = TABLES.c.status.in_(status) & TABLES.c.visibility.not_in(OWN)
        return await self._select(TABLES.c.id.in_(here) & listed, most=most)

    async def branches(self, user: str) -> list[Table]:
        """Where somebody has tried how a game might have gone on, the newest first."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        return await self._select(TABLES.c.id.in_(here) & (TABLES.c.visibility == "branch"), most=OWN["branch"])

    async def due(self, time: Millis, most: int = 100) -> list[str]:
        """Tables on which somebody's time is over."""
        over = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.deadline <= time)
        first = over.order_by(TABLES.c.deadline).limit(most)
        return await self._database.read_at_once(lambda connection: list(connection.scalars(first)))

    async def put_off(self, table: str, length: int, deadline: Millis) -> None:
        """Somebody's time is over later than we thought, if its log has this length still."""
        here = (TABLES.c.id == table) & (TABLES.c.version == length) & (TABLES.c.status == "playing")
        async with self._database.write() as connection:
            await connection.execute(sa.update(TABLES).where(here).values(deadline=deadline))

    async def playing(self, most: int = 10_000) -> list[str]:
        """Tables that are being played, the oldest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.created).limit(most)
        async with self._database.read() as connection:
            return list(await connection.scalars(wanted))

    async def record(self, table: str) -> bytes:
        """The record of a finished table, as it was written then. There is none before the end."""
        async with self._database.read() as connection:
            found = await connection.scalar(sa.select(RECORDS.c.record).where(RECORDS.c.table_id == table))
        if found is None:
            raise NotFound(f"table {table!r} has no record: there is one when its game is over")
        return bytes(found)

    async def _select(self, where: sa.ColumnElement[bool], most: int, *order: sa.ColumnElement[int]) -> list[Table]:
        waits_first = sa.case((TABLES.c.status == "open", 0), else_=1)
        wanted = sa.select(*SHOWN).where(where).order_by(waits_first, *order, TABLES.c.created.desc()).limit(most)
        return await self._database.read_at_once(
            lambda connection: _with_seats(connection, connection.execute(wanted).all())
        )

    # --- Making and filling

    async def create(self, new: NewTable, allowed: Allowance | None = None) -> Table:
        """A table; it is being played at once if no seat is open. TooMany where its maker has what is allowed."""
        table, time = secrets.token_hex(15), now()
        status: Status = "open" if any(occupant.kind == "open" for occupant in new.seats) else "playing"
        row = {
            "id": table,
            "link": secrets.token_urlsafe(24),
            "status": status,
            "version": 0,
            "turn": "[]",
            "next": "",
            "created": time,
            "started": time if status == "playing" else None,
            "options": to_json(new.options),
            "is_counted": new.visibility in OWN,  # those are in no figure
            "time": to_json(new.time),
        }
        row |= {name: getattr(new, name) for name in _AS_GIVEN}
        async with self._database.write() as connection:
            gone = await self._make_room(connection, new) if new.visibility in OWN else []
            if allowed and new.visibility not in OWN:
                await self._check(connection, new.host, allowed)
                if new.visibility == "public":
                    await self._check_public(connection, new, allowed)
            if new.previous:
                await self._name_as_next(connection, new.previous, table)
            await connection.execute(sa.insert(TABLES).values(row))
            seats = [{"table_id": table, "seat": seat, **_row(one)} for seat, one in enumerate(new.seats)]
            await connection.execute(sa.insert(SEATS), seats)
            notices = [*(Notice("table", one) for one in (*gone, table)), Notice("lobby")]
            if new.previous:
                notices.append(Notice("table", new.previous))
            await self._notices.within(connection, *notices)
        self._notices.told(*notices)
        return await self.get(table)

    async def _make_room(self, connection: AsyncConnection, new: NewTable) -> list[str]:
        """Delete the oldest lessons, or branches, of somebody who has enough of them; which."""
        await self._database.alone_with(connection, new.host)
        mine = sa.select(TABLES.c.id).where(TABLES.c.host == new.host, TABLES.c.visibility == new.visibility)
        newest_first = mine.order_by(TABLES.c.created.desc(), TABLES.c.id)
        gone = list(await connection.scalars(newest_first))[OWN[new.visibility] - 1 :]
        await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(gone)))
        return gone

    async def _name_as_next(self, connection: AsyncConnection, previous: str, table: str) -> None:
        free = (TABLES.c.id == previous) & (TABLES.c.next == "") & (TABLES.c.status == "finished")
        named = await connection.execute(sa.update(TABLES).where(free).values(next=table))
        if named.rowcount != 1:
            raise Conflict("a rematch follows a finished table, and there can be only one")

    async def _check(self, connection: AsyncConnection, user: str, allowed: Allowance) -> None:
        """TooMany where somebody has as many tables as they may have, also when they ask for several at once."""
        await self._database.alone_with(connection, user)
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        if await _count(connection, TABLES.c.id.in_(here) & TABLES.c.visibility.not_in(OWN)) >= allowed.tables:
            raise TooMany(f"you have {allowed.tables} tables already: finish or leave one first")

    async def _check_public(self, connection: AsyncConnection, new: NewTable, allowed: Allowance) -> None:
        is_public = TABLES.c.visibility == "public"
        if await _count(connection, is_public & (TABLES.c.host == new.host)) >= allowed.public:
            raise TooMany(f"you have {allowed.public} public tables already: make this one private, or finish one")
        if new.place:
            await self._database.alone_with(connection, new.place)
            if await _count(connection, is_public & (TABLES.c.place == new.place)) >= allowed.public_of_place:
                raise TooMany("people at your address have enough public tables already: make this one private")

    async def join(self, table: str, seat: int, occupant: Occupant, allowed: Allowance | None = None) -> Table:
        """Take an open seat. When no seat is open any more, the table is being played."""
        return await self._reseat(table, seat, occupant, "open", allowed)

    async def leave(self, table: str, seat: int) -> Table:
        """Give a seat up while the table is still open. When no person is left, the table is cancelled."""
        return await self._reseat(table, seat, Occupant(), "person")

    async def _reseat(
        self, table: str, seat: int, occupant: Occupant, before: str, allowed: Allowance | None = None
    ) -> Table:
        """Change who sits in a seat of an open table, and what follows from that."""
        async with self._database.write() as connection:
            if allowed:
                await self._check(connection, occupant.user, allowed)
            locked = sa.select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
            status = await connection.scalar(locked)
            if status is None:
                raise NotFound(f"there is no table {table!r}")
            if occupant.user and await connection.scalar(_sits(table, occupant.user)):
                raise Conflict("you sit at this table already")
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == before)
            changed = await connection.execute(sa.update(SEATS).where(here).values(_row(occupant)))
            if status != "open" or changed.rowcount != 1:
                raise Conflict(f"seat {seat} of table {table} is not {before}, or the game has begun")
            kinds = list(await connection.scalars(sa.select(SEATS.c.kind).where(SEATS.c.table_id == table)))
            notices = [Notice("table", table), Notice("lobby")]
            if "person" not in kinds:
                await connection.execute(_set(table, status="cancelled", finished=now()))
                notices += [Notice("table", old) for old in await connection.scalars(_offer_no_more(table))]
            elif "open" not in kinds:
                await connection.execute(_set(table, status="playing", started=now()))
            await self._notices.within(connection, *notices)
        self._notices.told(*notices)
        return await self.get(table)

    async def set_coach(self, table: str, is_on: bool) -> Table:
        """Have a coach speak at a table from now on, or no more."""
        notice = Notice("table", table)
        async with self._database.write() as connection:
            await connection.execute(_set(table, coach=is_on))
            await self._notices.within(connection, notice)
        self._notices.told(notice)
        return await self.get(table)

    async def play_by(self, table: str, rules: int) -> Table:
        """A table that has not begun is played by the newest rules."""
        here = (TABLES.c.id == table) & (TABLES.c.version == 0) & (TABLES.c.rules < rules)
        async with self._database.write() as connection:
            await connection.execute(sa.update(TABLES).where(here).values(rules=rules))
        return await self.get(table)

    # --- Talking

    async def say(self, table: str, user: str, name: str, text: str) -> ChatLine:
        at = now()
        line = {"table_id": table, "user_id": user, "name": name, "text": text, "at": at}
        async with self._database.write() as connection:
            if await connection.scalar(sa.select(TABLES.c.id).where(TABLES.c.id == table)) is None:
                raise NotFound(f"there is no table {table!r}")
            number = await connection.scalar(sa.insert(CHAT).values(line).returning(CHAT.c.number))
            notice = Notice("chat", table, number)
            await self._notices.within(connection, notice)
        self._notices.told(notice)
        return ChatLine(number, user, name, text, at)

    async def chat(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """The last lines behind a number, the oldest first."""
        wanted = sa.select(*SAID).where(CHAT.c.table_id == table, CHAT.c.number > after)
        last = wanted.order_by(CHAT.c.number.desc()).limit(most)
        rows = await self._database.read_at_once(lambda connection: connection.execute(last).all())
        return [ChatLine(*row) for row in reversed(rows)]


async def _count(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> int:
    """How many such tables wait or are being played."""
    wanted = sa.select(sa.func.count()).select_from(TABLES).where(which, TABLES.c.status.in_(_RUNNING))
    return await connection.scalar(wanted) or 0


def _sits(table: str, user: str) -> sa.Select[tuple[str]]:
    return sa.select(SEATS.c.user_id).where(SEATS.c.table_id == table, SEATS.c.user_id == user).limit(1)


def _set(table: str, **values: object) -> sa.Update:
    return sa.update(TABLES).where(TABLES.c.id == table).values(**values)


def _offer_no_more(table: str) -> ReturningUpdate[str]:
    """A rematch for which nobody waits is none: another one may be asked for."""
    here = (TABLES.c.next == table) & (TABLES.c.status == "finished")
    previous = sa.select(TABLES.c.previous).where(TABLES.c.id == table).scalar_subquery()
    return sa.update(TABLES).where(TABLES.c.id == previous, here).values(next="").returning(TABLES.c.id)


def _row(occupant: Occupant) -> dict[str, str]:
    return {"kind": occupant.kind, "user_id": occupant.user, "name": occupant.name, "bot": occupant.bot}


def _with_seats(connection: sa.Connection, rows: Sequence[sa.Row[Any]]) -> list[Table]:
    wanted = sa.select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
    seats: dict[str, list[Occupant]] = {row.id: [] for row in rows}
    for seat in connection.execute(wanted):
        seats[seat.table_id].append(Occupant(seat.kind, seat.user_id, seat.name, seat.bot))
    return [table_of(dict(row._mapping), seats[row.id]) for row in rows]  # noqa: SLF001 - SQLAlchemy's public name


def table_of(values: dict[str, Any], seats: Sequence[Occupant]) -> Table:
    """A table from the columns that are SHOWN."""
    values |= {
        "options": from_json(values["options"]),
        "length": values.pop("version"),
        "turn": tuple(from_json(values["turn"])),
        "barred": tuple(from_json(values["barred"])),
        "time": msgspec.convert(from_json(values["time"]), TimeControl),
    }
    values["ending"] = _ending(from_json(values["ending"])) if values["ending"] else None
    return Table(**values, seats=tuple(seats))


_OLDER_REASONS: Final[dict[str, Way]] = {
    "resigned": "resigned",
    "timeout": "timeout",
    "draw": "draw",
    "old_rules": "outdated",
}


def _ending(raw: dict[str, Any]) -> Ending:
    """How a table ended; older versions kept places, from which the winners follow, and the way in the reason."""
    if "places" in raw:
        by = _OLDER_REASONS.get(raw["reason"], "rules")
        winners = [seat for seat, place in enumerate(raw["places"]) if not place and by != "outdated"]
        reason = raw["reason"] if by == "rules" else by
        raw = {"winners": winners, "points": raw.get("points", []), "reason": reason, "by": by}
    return msgspec.convert(raw, Ending)
