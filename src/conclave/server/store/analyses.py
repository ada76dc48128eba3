"""Stored analyses of finished games, shared by all who may see the game.

A row exists from the first request on. The process that works on it (or has it queued) sends a heartbeat every few
seconds. A row without one for a while is abandoned, and another process starts it again.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from conclave.core.text.error_texts import make_refusal
from conclave.server.store.database import Database
from conclave.server.store.schema import ANALYSES, LAPSES, SEATS, TABLES
from conclave.server.store.values import AnalysisState, Asked, Lapse, LapseOf, Millis, TooMany, now

ABANDONED: Final[Millis] = 30_000
MAX_WAITING_PER_PERSON: Final = 5  # games that wait or are being judged at a time,
MAX_WAITING_PER_ADDRESS: Final = 20
MAX_WAITING: Final = 500
IS_WHOLE: Final = ANALYSES.c.analysis.is_not(None).label("is_whole")


class Analyses:
    """Analyses and their progress."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # --- Looking

    async def state(self, table: str) -> AnalysisState:
        """Return the progress of an analysis. An abandoned one counts as waiting."""
        columns = (ANALYSES.c.done, ANALYSES.c.total, ANALYSES.c.problem)
        wanted = sa.select(*columns, IS_WHOLE).where(ANALYSES.c.table_id == table)
        row = await self._database.read_at_once(lambda connection: connection.execute(wanted).one_or_none())
        if row is None:
            return AnalysisState("none")
        if row.is_whole:
            return AnalysisState("done", row.total, row.total)
        if row.problem:
            return AnalysisState("failed", problem=row.problem)
        return AnalysisState("working" if row.total else "waiting", row.done, row.total)

    async def get(self, table: str) -> bytes | None:
        """Return the stored analysis, or None."""
        async with self._database.read() as connection:
            packed = await connection.scalar(sa.select(ANALYSES.c.analysis).where(ANALYSES.c.table_id == table))
        return zlib.decompress(packed) if packed else None

    async def list_analysed(self, tables: Sequence[str]) -> set[str]:
        """Return those of some tables that have an analysis."""
        there = sa.select(ANALYSES.c.table_id).where(ANALYSES.c.table_id.in_(tables), ANALYSES.c.analysis.is_not(None))
        return await self._database.read_at_once(lambda connection: set(connection.scalars(there)))

    async def lapses_of(self, user: str, most: int = 2000) -> list[LapseOf]:
        """Return a person's mistakes, those of the newest analysed games first."""
        columns = [LAPSES.c[name] for name in Lapse.__struct_fields__]
        here = LAPSES.join(SEATS, (SEATS.c.table_id == LAPSES.c.table_id) & (SEATS.c.seat == LAPSES.c.seat))
        mine = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.finished, *columns).select_from(
            here.join(TABLES, TABLES.c.id == LAPSES.c.table_id)
        )
        newest = mine.where(SEATS.c.user_id == user).order_by(TABLES.c.finished.desc(), LAPSES.c.loss.desc())
        async with self._database.read() as connection:
            rows = await connection.execute(newest.limit(most))
            return [LapseOf(table, game, finished, Lapse(*lapse)) for table, game, finished, *lapse in rows]

    async def games_of(self, user: str) -> dict[str, int]:
        """Return the number of a person's analysed games, by game."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        judged = sa.select(TABLES.c.game, sa.func.count()).join(ANALYSES, ANALYSES.c.table_id == TABLES.c.id)
        mine = judged.where(TABLES.c.id.in_(here), ANALYSES.c.analysis.is_not(None)).group_by(TABLES.c.game)
        async with self._database.read() as connection:
            rows = await connection.execute(mine)
            return {row[0]: row[1] for row in rows}

    # --- Working

    async def ask(self, asked: Asked) -> bool:
        """Request an analysis.

        Return False if there is one or it is in progress; raise TooMany if too many are waiting. A failed or abandoned
        one is requested again.
        """
        at = now()
        row = {"asked_by": asked.person, "place": asked.place, "asked": at, "beat": at}
        row |= {"done": 0, "total": 0, "problem": ""}
        return await self._database.write_at_once(lambda connection: _ask(connection, asked.table, row))

    async def take(self, asked: Asked) -> bool:
        """Take over an abandoned analysis; return False if another process was first."""
        at = now()
        here = _is_unfinished(ANALYSES.c.table_id == asked.table) & (ANALYSES.c.beat < at - ABANDONED)
        return await self._database.write_at_once(
            lambda connection: connection.execute(sa.update(ANALYSES).where(here).values(beat=at)).rowcount == 1
        )

    async def list_abandoned(self, most: int = 50) -> list[Asked]:
        """Return abandoned analyses, the oldest first."""
        columns = (ANALYSES.c.table_id, ANALYSES.c.asked_by, ANALYSES.c.place)
        wanted = sa.select(*columns).where(_is_unfinished(ANALYSES.c.beat < now() - ABANDONED))
        async with self._database.read() as connection:
            rows = await connection.execute(wanted.order_by(ANALYSES.c.asked).limit(most))
            return [Asked(*row) for row in rows]

    async def beat(self, tables: Sequence[str]) -> None:
        """Send a heartbeat for analyses of this process."""
        await self._update(ANALYSES.c.table_id.in_(tables), beat=now())

    async def advance(self, table: str, done: int, total: int) -> None:
        await self._update(ANALYSES.c.table_id == table, beat=now(), done=done, total=total)

    async def fail(self, table: str, problem: str) -> None:
        """Mark an analysis as failed, with a code."""
        await self._update(ANALYSES.c.table_id == table, problem=problem)

    async def finish(self, table: str, analysis: bytes, lapses: Sequence[Lapse]) -> None:
        """Store an analysis and its mistakes, unless the table was deleted."""
        packed = zlib.compress(analysis)
        rows = [{"table_id": table, **msgspec.structs.asdict(lapse)} for lapse in lapses]

        def work(connection: sa.Connection) -> None:
            here = sa.update(ANALYSES).where(ANALYSES.c.table_id == table)
            if connection.execute(here.values(analysis=packed, done=ANALYSES.c.total, problem="")).rowcount:
                connection.execute(sa.delete(LAPSES).where(LAPSES.c.table_id == table))
                if rows:
                    connection.execute(sa.insert(LAPSES), rows)

        await self._database.write_at_once(work)

    async def _update(self, where: sa.ColumnElement[bool], **values: object) -> None:
        change = sa.update(ANALYSES).where(where, ANALYSES.c.analysis.is_(None)).values(**values)
        await self._database.write_at_once(lambda connection: connection.execute(change))


def _ask(connection: sa.Connection, table: str, row: dict[str, Any]) -> bool:
    there = connection.execute(
        sa.select(ANALYSES.c.problem, ANALYSES.c.beat, IS_WHOLE).where(ANALYSES.c.table_id == table).with_for_update()
    ).one_or_none()
    if there and (there.is_whole or (not there.problem and there.beat >= row["beat"] - ABANDONED)):
        return False
    _refuse_more(connection, row["asked_by"], row["place"])
    if there:
        connection.execute(sa.update(ANALYSES).where(ANALYSES.c.table_id == table).values(row))
        return True
    insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(ANALYSES)
    first = insert.values(table_id=table, **row).on_conflict_do_nothing(index_elements=[ANALYSES.c.table_id])
    return connection.execute(first).rowcount == 1  # another process may have been asked at the same moment


def _refuse_more(connection: sa.Connection, person: str, place: str) -> None:
    def waiting(which: sa.ColumnElement[bool]) -> int:
        counted = sa.select(sa.func.count()).select_from(ANALYSES).where(_is_unfinished(which))
        return connection.scalar(counted) or 0

    if waiting(ANALYSES.c.asked_by == person) >= MAX_WAITING_PER_PERSON:
        raise make_refusal(TooMany, "analysis-yours-wait", count=MAX_WAITING_PER_PERSON)
    if place and waiting(ANALYSES.c.place == place) >= MAX_WAITING_PER_ADDRESS:
        raise make_refusal(TooMany, "analysis-neighbours-wait")
    if waiting(sa.true()) >= MAX_WAITING:
        raise make_refusal(TooMany, "analysis-many-wait")


def _is_unfinished(which: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    return which & ANALYSES.c.analysis.is_(None) & (ANALYSES.c.problem == "")
