"""Win rates of a person by component, seat and opponent. Each game is counted once.

A game is counted after its end in a transaction of its own, so that players do not wait. Games that were missed (the
process ended, or an older version did not count) are found by `list_uncounted`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from conclave.server.store.database import Database
from conclave.server.store.schema import SHARES, TABLES, USERS
from conclave.server.store.values import Share, Table

Kept: TypeAlias = Mapping[int, Sequence[tuple[str, str]]]  # by seat: kinds and ids of components that it ended with

MAX_KEPT: Final = 64  # of a seat in a game; a long game ends with some twenty
OPPONENT: Final = "opponent"
SEAT: Final = "seat"


class WinRates:
    """Win rates for profiles."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def list_uncounted(self, most: int) -> list[str]:
        """Return finished tables that have not been counted, the oldest first."""
        wanted = sa.select(TABLES.c.id).where(TABLES.c.is_counted.is_(False), TABLES.c.status == "finished")
        async with self._database.read() as connection:
            return list(await connection.scalars(wanted.order_by(TABLES.c.finished).limit(most)))

    async def count(self, table: Table, kept: Kept) -> bool:
        """Count a finished table; return False if it was counted before."""
        rows = _make_rows(table, kept)
        return await self._database.write_at_once(lambda connection: _count(connection, table.id, rows))

    async def list_of_user(self, user: str, most: int = 2000) -> list[Share]:
        """Return all win rates of a person, those with most games first."""
        names = USERS.alias()
        who = sa.and_(SHARES.c.kind == OPPONENT, names.c.id == SHARES.c.what)
        columns = (SHARES.c.game, SHARES.c.kind, SHARES.c.what, SHARES.c.games, SHARES.c.wins)
        wanted = sa.select(*columns, sa.func.coalesce(names.c.name, "")).select_from(SHARES.outerjoin(names, who))
        mine = wanted.where(SHARES.c.user_id == user).order_by(SHARES.c.games.desc(), SHARES.c.kind, SHARES.c.what)
        async with self._database.read() as connection:
            return [Share(*row) for row in await connection.execute(mine.limit(most))]


def _count(connection: sa.Connection, table: str, rows: Sequence[dict[str, Any]]) -> bool:
    first = sa.update(TABLES).where(TABLES.c.id == table, TABLES.c.is_counted.is_(False)).values(is_counted=True)
    if connection.execute(first).rowcount != 1:
        return False
    known = set(connection.scalars(sa.select(USERS.c.id).where(USERS.c.id.in_({row["user_id"] for row in rows}))))
    mine = [row for row in rows if row["user_id"] in known]  # somebody may have been deleted meanwhile
    if mine:
        insert = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(SHARES)
        more = {name: SHARES.c[name] + insert.excluded[name] for name in ("games", "wins")}
        keys = [SHARES.c.user_id, SHARES.c.game, SHARES.c.kind, SHARES.c.what]
        connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=more), mine)
    return True


def _make_rows(table: Table, kept: Kept) -> list[dict[str, Any]]:
    """Return what a table adds.

    Where a person had several seats there is no opponent; outdated games have no winner.
    """
    people = [one.user for one in table.seats if one.user]
    if not table.ending or table.ending.by == "outdated" or len(set(people)) < len(people):
        return []
    rows = []
    for seat, one in enumerate(table.seats):
        if not one.user:
            continue
        rivals = [other for place, other in enumerate(table.seats) if place != seat]
        played = {(OPPONENT, other.user or f"bot:{other.bot}") for other in rivals if other.user or other.bot}
        played |= {(SEAT, f"{seat + 1}/{len(table.seats)}"), *list(kept.get(seat, ()))[:MAX_KEPT]}
        won = int(seat in table.ending.winners and table.ending.by != "draw")
        row = {"user_id": one.user, "game": table.game, "games": 1, "wins": won}
        rows += [row | {"kind": kind, "what": what} for kind, what in sorted(played)]
    return sorted(rows, key=lambda row: (row["user_id"], row["kind"], row["what"]))  # one order: nobody waits in a ring
