"""Logs of tables: entries are appended completely, in order, exactly once; many tables share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from conclave.core.ending import Ending
from conclave.server.store import ratings as store_ratings
from conclave.server.store.append import APPEND
from conclave.server.store.database import Database
from conclave.server.store.notices import Notices
from conclave.server.store.schema import ENTRIES, RECORDS, TABLES, from_json, to_json
from conclave.server.store.values import (
    Entry,
    Millis,
    NotFound,
    Notice,
    StaleLog,
    Standing,
    StoreError,
    Unavailable,
    now,
)

_MAX_BATCH: Final = 256
_PACE: Final = 0.008  # seconds from one commit to the next: what comes in between shares it, at about half its price

LOGGED: Final = (ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.actions, ENTRIES.c.at)
_STANDING: Final = ("version", "turn", "deadline")
_INSERT: Final = sa.insert(ENTRIES)
_MOVE_ON: Final = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("of"))
    .values({name: sa.bindparam(f"new_{name}") for name in _STANDING})
)


class _Append(NamedTuple):
    table: str
    length: int  # of the log before it
    entries: Sequence[Entry]
    standing: Standing
    ending: Ending | None
    record: bytes
    stored: asyncio.Future[int]


class Log:
    """Logs of all tables. `append` returns when the entries are on disk."""

    def __init__(self, database: Database, notices: Notices) -> None:
        self._database: Final = database
        self._notices: Final = notices
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._committed = 0.0  # when the last commit began, by the loop's clock

    async def load(self, table: str, since: int = 0) -> list[Entry]:
        """Return the entries after the first `since`.

        They contain hidden information and must not be sent to clients.
        """
        wanted = sa.select(*LOGGED).where(ENTRIES.c.table_id == table, ENTRIES.c.version >= since)
        ordered = wanted.order_by(ENTRIES.c.version)
        rows = await self._database.read_at_once(lambda connection: connection.execute(ordered).all())
        return [make_entry(*row) for row in rows]

    async def append(
        self,
        table: str,
        length: int,
        entries: Sequence[Entry],
        standing: Standing,
        ending: Ending | None = None,
        record: bytes = b"",
    ) -> int:
        """Append entries after the first `length` ones with the new standing; at the end also ending and record.

        Return the new length when all is on disk. Raise StaleLog if the log has another length or the table is not in
        play; then, as with every error, nothing was stored.
        """
        if not entries:
            raise ValueError("there is nothing to append")
        stored: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(table, length, entries, standing, ending, record, stored))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_waiting())
        return await stored  # the write continues even if the caller is cancelled

    async def drain(self) -> None:
        """Wait until everything queued is stored."""
        if self._writer:
            await self._writer

    # --- One commit for all that wait: a commit costs a disk's flush, whatever it holds

    async def _write_waiting(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._committed + _PACE - loop.time()) > 0:
                await asyncio.sleep(early)
            self._committed = loop.time()
            batch, self._waiting = self._waiting[:_MAX_BATCH], self._waiting[_MAX_BATCH:]
            if not await self._write_together(batch):
                for alone in batch:
                    await self._write_together([alone])

    async def _write_together(self, batch: Sequence[_Append]) -> bool:
        """Store a batch and resolve its futures; return False if one of them fails, so that each is tried alone."""
        refused: dict[int, Exception]
        try:
            refused = await self._store(batch)
        except Unavailable as error:
            refused = dict.fromkeys(range(len(batch)), error)
        except Exception as error:  # every waiting room must hear of it
            if len(batch) > 1:
                return False
            was_late = isinstance(error, IntegrityError)  # another process was first
            refused = {0: StaleLog(batch[0].table, batch[0].length) if was_late else error}
        for number, one in enumerate(batch):
            if one.stored.done():
                continue
            if number in refused:
                one.stored.set_exception(refused[number])
            else:
                one.stored.set_result(one.length + len(one.entries))
        return True

    async def _store(self, batch: Sequence[_Append]) -> dict[int, Exception]:
        refused: dict[int, Exception] = {}
        if await self._is_appended(batch):
            notices = [_make_notice(one) for one in batch]
        else:
            refused, notices = await self._database.write_at_once(
                lambda connection: self._insert_batch(connection, batch)
            )
        self._notices.deliver_after_commit(*notices)
        return refused

    async def _is_appended(self, batch: Sequence[_Append]) -> bool:
        """SQLite, usual case: no game ends and all entries fit, so that one statement suffices."""
        if not self._database.is_sqlite or self._notices.is_beside_server or any(one.ending for one in batch):
            return False
        rows = [row | _standing_columns(one) for one in batch for row in _make_rows(one)]
        return await self._database.write_alone(APPEND, to_json(rows))

    def _insert_batch(
        self, connection: sa.Connection, batch: Sequence[_Append]
    ) -> tuple[dict[int, Exception], list[Notice]]:
        good, refused = _split_valid(batch, self._lock_standings(connection, {one.table for one in batch}))
        if good:
            _insert(connection, good)
        notices = [_make_notice(one) for one in good]
        for one in good:
            if one.ending:
                _finish(connection, one.table, one.ending, one.record)
                notices += [Notice("table", one.table), Notice("lobby")]
        self._notices.send_in_sync_transaction(connection, *notices)
        return refused, notices

    def _lock_standings(self, connection: sa.Connection, tables: Iterable[str]) -> dict[str, tuple[int, str]]:
        """Return length and status of each table; PostgreSQL locks these rows."""
        ordered = sorted(tables)  # one order for all, so that two processes never wait for each other
        wanted = sa.select(TABLES.c.id, TABLES.c.version, TABLES.c.status).where(TABLES.c.id.in_(ordered))
        if not self._database.is_sqlite:
            wanted = wanted.order_by(TABLES.c.id).with_for_update()
        return {id_: (length, status) for id_, length, status in connection.execute(wanted)}


def make_entry(kind: str, seat: int, actions: str, at: Millis) -> Entry:
    """Return an entry from the columns LOGGED."""
    return Entry(kind, seat, tuple(from_json(actions)), at)


def _make_notice(one: _Append) -> Notice:
    return Notice("log", one.table, one.length + len(one.entries))


def _insert(connection: sa.Connection, good: Sequence[_Append]) -> None:
    moves = {one.table: _has_moved_on(one) for one in good}  # the last one of each table
    connection.execute(_INSERT, [row for one in good for row in _make_rows(one)])
    connection.execute(_MOVE_ON, list(moves.values()))


def _make_rows(one: _Append) -> list[dict[str, Any]]:
    return [
        {
            "table_id": one.table,
            "version": one.length + offset,
            "kind": entry.kind,
            "seat": entry.seat,
            "actions": to_json(entry.actions),
            "at": entry.at or now(),
        }
        for offset, entry in enumerate(one.entries)
    ]


def _standing_columns(one: _Append) -> dict[str, Any]:
    standing = one.standing
    return {"turn": to_json(standing.turn), "deadline": standing.deadline}


def _has_moved_on(one: _Append) -> dict[str, Any]:
    after = {"version": one.length + len(one.entries), **_standing_columns(one)}
    return {"of": one.table, **{f"new_{name}": value for name, value in after.items()}}


def _split_valid(
    batch: Sequence[_Append], standing: dict[str, tuple[int, str]]
) -> tuple[list[_Append], dict[int, Exception]]:
    """Split appends into those that fit, one after the other, and errors for the others."""
    good: list[_Append] = []
    refused: dict[int, Exception] = {}
    for number, one in enumerate(batch):
        length, status = standing.get(one.table, (-1, ""))
        problem: StoreError | None = None
        if not status:
            problem = NotFound(f"there is no table {one.table}")
        elif length != one.length or status != "playing":
            problem = StaleLog(one.table, one.length, length)
        if problem:
            refused[number] = problem
            continue
        good.append(one)
        standing[one.table] = (length + len(one.entries), "finished" if one.ending else status)
    return good, refused


def _finish(connection: sa.Connection, table: str, ending: Ending, record: bytes) -> None:
    ended = {"status": "finished", "ending": to_json(ending), "finished": now(), "turn": "[]", "deadline": None}
    connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(ended))
    connection.execute(sa.insert(RECORDS).values(table_id=table, record=record))
    store_ratings.rate(connection, table, ending)
