"""Tables: create, join, leave, list; and their chat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningUpdate

from conclave.core.ending import Ending, Way, upgrade_ending
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

TABLE_COLUMNS: Final = [column for column in TABLES.c if column.name not in ("seed", "link", "is_counted")]
CHAT_COLUMNS: Final = (CHAT.c.number, CHAT.c.user_id, CHAT.c.name, CHAT.c.text, CHAT.c.at)
_AS_GIVEN: Final = (
    *("game", "rules", "host", "visibility", "rated", "seed", "commitment", "previous", "place"),
    *("hints", "branches", "coach"),
)
_RUNNING: Final = ("open", "playing")


class Secret(NamedTuple):
    """Secrets of a table, for its room and its people."""

    seed: bytes
    link: str


class Tables:
    """Tables by an id that cannot be guessed."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices

    # --- Looking

    async def get(self, table: str) -> Table:
        found = await self._select(TABLES.c.id == table, most=1)
        if not found:
            raise NotFound(f"there is no table {table!r}")
        return found[0]

    async def find_by_link(self, link: str) -> Table:
        found = await self._select(TABLES.c.link == link, most=1) if link else []
        if not found:
            raise NotFound("no table has this link")
        return found[0]

    async def get_secret(self, table: str) -> Secret:
        """Return the dealer's seed and the link: for the room, and the link for people who sit there."""
        wanted = sa.select(TABLES.c.seed, TABLES.c.link).where(TABLES.c.id == table)
        row = await self._database.read_at_once(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            raise NotFound(f"there is no table {table!r}")
        return Secret(bytes(row.seed), row.link)

    async def list_lobby(self, most: int = 100) -> list[Table]:
        """Return public tables, open ones first, then the newest.

        Each address shows its newest table before any shows its second, so that nobody can flood the lobby.
        """
        shown = (TABLES.c.visibility == "public") & TABLES.c.status.in_(_RUNNING)
        from_place = sa.case((TABLES.c.place == "", TABLES.c.host), else_=TABLES.c.place)
        turn = sa.func.row_number().over(
            partition_by=[TABLES.c.status, from_place], order_by=[TABLES.c.created.desc(), TABLES.c.id]
        )
        return await self._select(shown, most, turn)

    async def list_of_user(self, user: str, status: Sequence[Status], most: int = 100) -> list[Table]:
        """Return the tables at which a person sits, the newest first, without lessons and branches."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        listed = TABLES.c.status.in_(status) & TABLES.c.visibility.not_in(OWN)
        return await self._select(TABLES.c.id.in_(here) & listed, most=most)

    async def list_branches(self, user: str) -> list[Table]:
        """Return a person's branches, the newest first."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        return await self._select(TABLES.c.id.in_(here) & (TABLES.c.visibility == "branch"), most=OWN["branch"])

    async def list_due(self, time: Millis, most: int = 100) -> list[str]:
        """Return tables on which a clock has run out."""
        over = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.deadline <= time)
        first = over.order_by(TABLES.c.deadline).limit(most)
        return await self._database.read_at_once(lambda connection: list(connection.scalars(first)))

    async def postpone_deadline(self, table: str, length: int, deadline: Millis) -> None:
        """Move a deadline to a later time, if the log still has this length."""
        here = (TABLES.c.id == table) & (TABLES.c.version == length) & (TABLES.c.status == "playing")
        async with self._database.write() as connection:
            await connection.execute(sa.update(TABLES).where(here).values(deadline=deadline))

    async def list_playing(self, most: int = 10_000) -> list[str]:
        """Return tables in play, the oldest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.status == "playing").order_by(TABLES.c.created).limit(most)
        async with self._database.read() as connection:
            return list(await connection.scalars(wanted))

    async def list_rated(self, game: str, most: int) -> dict[str, int]:
        """Return rated tables of a game in play, the newest first, with the lengths of their logs."""
        here = (TABLES.c.status == "playing") & TABLES.c.rated & (TABLES.c.game == game)
        wanted = sa.select(TABLES.c.id, TABLES.c.version).where(here).order_by(TABLES.c.created.desc()).limit(most)
        rows = await self._database.read_at_once(lambda connection: connection.execute(wanted).all())
        return {row.id: row.version for row in rows}

    async def get_record(self, table: str) -> bytes:
        """Return the stored record of a finished table; there is none before the end."""
        async with self._database.read() as connection:
            found = await connection.scalar(sa.select(RECORDS.c.record).where(RECORDS.c.table_id == table))
        if found is None:
            raise NotFound(f"table {table!r} has no record: there is one when its game is over")
        return bytes(found)

    async def _select(self, where: sa.ColumnElement[bool], most: int, *order: sa.ColumnElement[int]) -> list[Table]:
        waits_first = sa.case((TABLES.c.status == "open", 0), else_=1)
        wanted = (
            sa.select(*TABLE_COLUMNS).where(where).order_by(waits_first, *order, TABLES.c.created.desc()).limit(most)
        )
        return await self._database.read_at_once(
            lambda connection: _load_seats(connection, connection.execute(wanted).all())
        )

    # --- Making and filling

    async def create(self, new: NewTable, allowed: Allowance | None = None) -> Table:
        """Create a table, in play at once if no seat is open; TooMany if its maker has the maximum."""
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
            gone = await self._delete_oldest(connection, new) if new.visibility in OWN else []
            if allowed and new.visibility not in OWN:
                await self._check_allowance(connection, new.host, allowed)
                if new.visibility == "public":
                    await self._check_public(connection, new, allowed)
            if new.previous:
                await self._set_next(connection, new.previous, table)
            await connection.execute(sa.insert(TABLES).values(row))
            seats = [{"table_id": table, "seat": seat, **_make_row(one)} for seat, one in enumerate(new.seats)]
            await connection.execute(sa.insert(SEATS), seats)
            notices = [*(Notice("table", one) for one in (*gone, table)), Notice("lobby")]
            if new.previous:
                notices.append(Notice("table", new.previous))
            await self._notices.send_in_transaction(connection, *notices)
        self._notices.deliver_after_commit(*notices)
        return await self.get(table)

    async def _delete_oldest(self, connection: AsyncConnection, new: NewTable) -> list[str]:
        """Delete the oldest lessons or branches above the maximum; return their ids."""
        await self._database.alone_with(connection, new.host)
        mine = sa.select(TABLES.c.id).where(TABLES.c.host == new.host, TABLES.c.visibility == new.visibility)
        newest_first = mine.order_by(TABLES.c.created.desc(), TABLES.c.id)
        gone = list(await connection.scalars(newest_first))[OWN[new.visibility] - 1 :]
        await connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(gone)))
        return gone

    async def _set_next(self, connection: AsyncConnection, previous: str, table: str) -> None:
        free = (TABLES.c.id == previous) & (TABLES.c.next == "") & (TABLES.c.status == "finished")
        named = await connection.execute(sa.update(TABLES).where(free).values(next=table))
        if named.rowcount != 1:
            raise Conflict("a rematch follows a finished table, and there can be only one")

    async def _check_allowance(self, connection: AsyncConnection, user: str, allowed: Allowance) -> None:
        """Raise TooMany if a person has the maximum of tables, also with concurrent requests."""
        await self._database.alone_with(connection, user)
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        if await _count_active(connection, TABLES.c.id.in_(here) & TABLES.c.visibility.not_in(OWN)) >= allowed.tables:
            raise TooMany(f"you have {allowed.tables} tables already: finish or leave one first")

    async def _check_public(self, connection: AsyncConnection, new: NewTable, allowed: Allowance) -> None:
        is_public = TABLES.c.visibility == "public"
        if await _count_active(connection, is_public & (TABLES.c.host == new.host)) >= allowed.public:
            raise TooMany(f"you have {allowed.public} public tables already: make this one private, or finish one")
        if new.place:
            await self._database.alone_with(connection, new.place)
            if await _count_active(connection, is_public & (TABLES.c.place == new.place)) >= allowed.public_of_place:
                raise TooMany("people at your address have enough public tables already: make this one private")

    async def join(self, table: str, seat: int, occupant: Occupant, allowed: Allowance | None = None) -> Table:
        """Take an open seat. When no seat is open any more, the table is in play."""
        return await self._reseat(table, seat, occupant, "open", allowed)

    async def leave(self, table: str, seat: int) -> Table:
        """Give up a seat of an open table. When no person is left, the table is cancelled."""
        return await self._reseat(table, seat, Occupant(), "person")

    async def _reseat(
        self, table: str, seat: int, occupant: Occupant, before: str, allowed: Allowance | None = None
    ) -> Table:
        """Change the occupant of a seat of an open table, and the status if needed."""
        async with self._database.write() as connection:
            if allowed:
                await self._check_allowance(connection, occupant.user, allowed)
            locked = sa.select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
            status = await connection.scalar(locked)
            if status is None:
                raise NotFound(f"there is no table {table!r}")
            if occupant.user and await connection.scalar(_is_seated(table, occupant.user)):
                raise Conflict("you sit at this table already")
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == before)
            changed = await connection.execute(sa.update(SEATS).where(here).values(_make_row(occupant)))
            if status != "open" or changed.rowcount != 1:
                raise Conflict(f"seat {seat} of table {table} is not {before}, or the game has begun")
            kinds = list(await connection.scalars(sa.select(SEATS.c.kind).where(SEATS.c.table_id == table)))
            notices = [Notice("table", table), Notice("lobby")]
            if "person" not in kinds:
                await connection.execute(_update_table(table, status="cancelled", finished=now()))
                notices += [Notice("table", old) for old in await connection.scalars(_clear_rematch(table))]
            elif "open" not in kinds:
                await connection.execute(_update_table(table, status="playing", started=now()))
            await self._notices.send_in_transaction(connection, *notices)
        self._notices.deliver_after_commit(*notices)
        return await self.get(table)

    async def set_coach(self, table: str, is_on: bool) -> Table:
        """Turn the coach of a table on or off."""
        notice = Notice("table", table)
        async with self._database.write() as connection:
            await connection.execute(_update_table(table, coach=is_on))
            await self._notices.send_in_transaction(connection, notice)
        self._notices.deliver_after_commit(notice)
        return await self.get(table)

    async def set_rules(self, table: str, rules: int) -> Table:
        """Set the rules version of a table that has not started."""
        here = (TABLES.c.id == table) & (TABLES.c.version == 0) & (TABLES.c.rules < rules)
        async with self._database.write() as connection:
            await connection.execute(sa.update(TABLES).where(here).values(rules=rules))
        return await self.get(table)

    # --- Talking

    async def add_chat(self, table: str, user: str, name: str, text: str) -> ChatLine:
        at = now()
        line = {"table_id": table, "user_id": user, "name": name, "text": text, "at": at}
        async with self._database.write() as connection:
            if await connection.scalar(sa.select(TABLES.c.id).where(TABLES.c.id == table)) is None:
                raise NotFound(f"there is no table {table!r}")
            number = await connection.scalar(sa.insert(CHAT).values(line).returning(CHAT.c.number))
            notice = Notice("chat", table, number)
            await self._notices.send_in_transaction(connection, notice)
        self._notices.deliver_after_commit(notice)
        return ChatLine(number, user, name, text, at)

    async def list_chat(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """Return the last chat lines after a number, the oldest first."""
        wanted = sa.select(*CHAT_COLUMNS).where(CHAT.c.table_id == table, CHAT.c.number > after)
        last = wanted.order_by(CHAT.c.number.desc()).limit(most)
        rows = await self._database.read_at_once(lambda connection: connection.execute(last).all())
        return [ChatLine(*row) for row in reversed(rows)]


async def _count_active(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> int:
    """Return the number of such tables that are open or in play."""
    wanted = sa.select(sa.func.count()).select_from(TABLES).where(which, TABLES.c.status.in_(_RUNNING))
    return await connection.scalar(wanted) or 0


def _is_seated(table: str, user: str) -> sa.Select[tuple[str]]:
    return sa.select(SEATS.c.user_id).where(SEATS.c.table_id == table, SEATS.c.user_id == user).limit(1)


def _update_table(table: str, **values: object) -> sa.Update:
    return sa.update(TABLES).where(TABLES.c.id == table).values(**values)


def _clear_rematch(table: str) -> ReturningUpdate[str]:
    """Remove a cancelled rematch from its predecessor, so that another can be asked for."""
    here = (TABLES.c.next == table) & (TABLES.c.status == "finished")
    previous = sa.select(TABLES.c.previous).where(TABLES.c.id == table).scalar_subquery()
    return sa.update(TABLES).where(TABLES.c.id == previous, here).values(next="").returning(TABLES.c.id)


def _make_row(occupant: Occupant) -> dict[str, str]:
    return {"kind": occupant.kind, "user_id": occupant.user, "name": occupant.name, "bot": occupant.bot}


def _load_seats(connection: sa.Connection, rows: Sequence[sa.Row[Any]]) -> list[Table]:
    wanted = sa.select(SEATS).where(SEATS.c.table_id.in_([row.id for row in rows])).order_by(SEATS.c.seat)
    seats: dict[str, list[Occupant]] = {row.id: [] for row in rows}
    for seat in connection.execute(wanted):
        seats[seat.table_id].append(Occupant(seat.kind, seat.user_id, seat.name, seat.bot))
    return [make_table(dict(row._mapping), seats[row.id]) for row in rows]  # noqa: SLF001 - SQLAlchemy's public name


def make_table(values: dict[str, Any], seats: Sequence[Occupant]) -> Table:
    """Return a table from the columns TABLE_COLUMNS."""
    values |= {
        "options": from_json(values["options"]),
        "length": values.pop("version"),
        "turn": tuple(from_json(values["turn"])),
        "barred": tuple(from_json(values["barred"])),
        "time": msgspec.convert(from_json(values["time"]), TimeControl),
    }
    values["ending"] = _read_ending(from_json(values["ending"])) if values["ending"] else None
    return Table(**values, seats=tuple(seats))


_OLDER_REASONS: Final[dict[str, Way]] = {
    "resigned": "resigned",
    "timeout": "timeout",
    "draw": "draw",
    "old_rules": "outdated",
}


def _read_ending(raw: dict[str, Any]) -> Ending:
    """Return how a table ended; older versions stored places, from which the winners follow, and the reason."""
    if "places" in raw:
        by = _OLDER_REASONS.get(raw["reason"], "rules")
        winners = [seat for seat, place in enumerate(raw["places"]) if not place and by != "outdated"]
        reason = raw["reason"] if by == "rules" else by
        raw = {"winners": winners, "points": raw.get("points", []), "reason": reason, "by": by}
    return msgspec.convert(upgrade_ending(raw), Ending)
