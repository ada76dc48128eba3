"""Analyses of finished games: asked for, under way, and kept once for all who may see the game.

A row is there from the moment somebody asks. The process that works at it (or keeps it in its line) says so every few
seconds; a row of which nobody has said anything for a while is abandoned, and whoever takes it begins anew.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from conclave.play.refusals import refusal
from conclave.server.store.database import Database
from conclave.server.store.schema import ANALYSES, LAPSES, SEATS, TABLES
from conclave.server.store.values import AnalysisState, Asked, Lapse, LapseOf, Millis, TooMany, now

ABANDONED: Final[Millis] = 30_000
MOST_OF_PERSON: Final = 5  # games that wait or are being judged at a time,
MOST_OF_PLACE: Final = 20
MOST_OF_ALL: Final = 500
IS_WHOLE: Final = ANALYSES.c.analysis.is_not(None).label("is_whole")


class Analyses:
    """What becomes of them is written in transactions of their own; reading tells how far they are."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # --- Looking

    async def state(self, table: str) -> AnalysisState:
        """How far the analysis of a game is. One that was abandoned is still waited for: somebody will take it."""
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
        """The analysis as it was handed over, or None while there is none."""
        async with self._database.read() as connection:
            packed = await connection.scalar(sa.select(ANALYSES.c.analysis).where(ANALYSES.c.table_id == table))
        return zlib.decompress(packed) if packed else None

    async def analysed(self, tables: Sequence[str]) -> set[str]:
        """Those of some tables whose games are judged."""
        there = sa.select(ANALYSES.c.table_id).where(ANALYSES.c.table_id.in_(tables), ANALYSES.c.analysis.is_not(None))
        return await self._database.read_at_once(lambda connection: set(connection.scalars(there)))

    async def lapses_of(self, user: str, most: int = 2000) -> list[LapseOf]:
        """What somebody's decisions have lost, in their newest judged games first."""
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
        """How many of somebody's games are judged, by game."""
        here = sa.select(SEATS.c.table_id).where(SEATS.c.user_id == user)
        judged = sa.select(TABLES.c.game, sa.func.count()).join(ANALYSES, ANALYSES.c.table_id == TABLES.c.id)
        mine = judged.where(TABLES.c.id.in_(here), ANALYSES.c.analysis.is_not(None)).group_by(TABLES.c.game)
        async with self._database.read() as connection:
            rows = await connection.execute(mine)
            return {row[0]: row[1] for row in rows}

    # --- Working

    async def ask(self, asked: Asked) -> bool:
        """Ask for an analysis; False where there is one, or somebody works at it. TooMany where enough are waited for.

        One that has failed, or was abandoned, is asked for anew.
        """
        at = now()
        row = {"asked_by": asked.person, "place": asked.place, "asked": at, "beat": at}
        row |= {"done": 0, "total": 0, "problem": ""}
        return await self._database.write_at_once(lambda connection: _ask(connection, asked.table, row))

    async def take(self, asked: Asked) -> bool:
        """Take over what was abandoned; False where another process was first."""
        at = now()
        here = _unfinished(ANALYSES.c.table_id == asked.table) & (ANALYSES.c.beat < at - ABANDONED)
        return await self._database.write_at_once(
            lambda connection: connection.execute(sa.update(ANALYSES).where(here).values(beat=at)).rowcount == 1
        )

    async def abandoned(self, most: int = 50) -> list[Asked]:
        """What nobody works at any more, the oldest first."""
        columns = (ANALYSES.c.table_id, ANALYSES.c.asked_by, ANALYSES.c.place)
        wanted = sa.select(*columns).where(_unfinished(ANALYSES.c.beat < now() - ABANDONED))
        async with self._database.read() as connection:
            rows = await connection.execute(wanted.order_by(ANALYSES.c.asked).limit(most))
            return [Asked(*row) for row in rows]

    async def beat(self, tables: Sequence[str]) -> None:
        """This process still has them in its line."""
        await self._update(ANALYSES.c.table_id.in_(tables), beat=now())

    async def advance(self, table: str, done: int, total: int) -> None:
        await self._update(ANALYSES.c.table_id == table, beat=now(), done=done, total=total)

    async def fail(self, table: str, problem: str) -> None:
        """It will not come; a word says why."""
        await self._update(ANALYSES.c.table_id == table, problem=problem)

    async def finish(self, table: str, analysis: bytes, lapses: Sequence[Lapse]) -> None:
        """Keep it, with what the decisions lost. Nothing where the table has been deleted meanwhile."""
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
        counted = sa.select(sa.func.count()).select_from(ANALYSES).where(_unfinished(which))
        return connection.scalar(counted) or 0

    if waiting(ANALYSES.c.asked_by == person) >= MOST_OF_PERSON:
        raise refusal(TooMany, "analysis-yours-wait", count=MOST_OF_PERSON)
    if place and waiting(ANALYSES.c.place == place) >= MOST_OF_PLACE:
        raise refusal(TooMany, "analysis-neighbours-wait")
    if waiting(sa.true()) >= MOST_OF_ALL:
        raise refusal(TooMany, "analysis-many-wait")


def _unfinished(which: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    return which & ANALYSES.c.analysis.is_(None) & (ANALYSES.c.problem == "")
