"""Ratings in the database: a rated table moves them in the same transaction that ends it."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.play.ending import Ending
from conclave.server.store.schema import ENTRIES, RATING_CHANGES, RATINGS, SEATS, TABLES, USERS
from conclave.server.store.skills import Skill, rated
from conclave.server.store.values import Ranked, Rating, RatingChange, RatingMove, now

_NEWCOMER: Final = (Skill(), 0)


def rate(connection: sa.Connection, table: str, ending: Ending) -> None:
    """Move the ratings of those who sat at a rated table.

    Nobody has won a game whose rules changed before its end, nor one in which somebody never answered: of those, two
    accounts could give each other as many as they like.
    """
    game, is_rated = (connection.execute(sa.select(TABLES.c.game, TABLES.c.rated).where(TABLES.c.id == table))).one()
    if not is_rated or ending.by == "outdated":
        return
    users = list(connection.scalars(sa.select(SEATS.c.user_id).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)))
    if _answered(connection, table) < len(users):
        return
    known = _skills(connection, game, users)
    before = [known.get(user, _NEWCOMER) for user in users]
    after = rated([skill for skill, _ in before], ending.places())
    for user, (old, games), new in zip(users, before, after, strict=True):
        here = (RATINGS.c.user_id == user) & (RATINGS.c.game == game)
        values = {"mu": new.mu, "sigma": new.sigma, "games": games + 1}
        if user in known:
            connection.execute(sa.update(RATINGS).where(here).values(values))
        else:
            connection.execute(sa.insert(RATINGS).values(user_id=user, game=game, **values))
        change = {"table_id": table, "user_id": user, "before": old.shown, "after": new.shown, "at": now()}
        connection.execute(sa.insert(RATING_CHANGES).values(change))


def _answered(connection: sa.Connection, table: str) -> int:
    """How many seats have answered anything, in their turn or before it."""
    given = (ENTRIES.c.table_id == table) & ENTRIES.c.kind.in_(("answer", "bank"))
    return connection.scalar(sa.select(sa.func.count(sa.distinct(ENTRIES.c.seat))).where(given)) or 0


def _skills(connection: sa.Connection, game: str, users: list[str]) -> dict[str, tuple[Skill, int]]:
    mine = (RATINGS.c.game == game) & RATINGS.c.user_id.in_(users)
    wanted = sa.select(RATINGS.c.user_id, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(mine)
    # PostgreSQL: two tables that end at the same time take turns with a player of both.
    rows = connection.execute(wanted.order_by(RATINGS.c.user_id).with_for_update())
    return {user: (Skill(mu, sigma), games) for user, mu, sigma, games in rows}


async def ratings_of(connection: AsyncConnection, user: str) -> list[Rating]:
    rows = await connection.execute(sa.select(RATINGS).where(RATINGS.c.user_id == user).order_by(RATINGS.c.game))
    return [Rating(row.game, row.mu, row.sigma, row.games, Skill(row.mu, row.sigma).shown) for row in rows]


async def changes_of(connection: AsyncConnection, user: str, most: int) -> list[RatingChange]:
    """The last changes, the newest first."""
    changes: Any = RATING_CHANGES.join(TABLES, TABLES.c.id == RATING_CHANGES.c.table_id)
    wanted = sa.select(RATING_CHANGES, TABLES.c.game).select_from(changes).where(RATING_CHANGES.c.user_id == user)
    rows = await connection.execute(wanted.order_by(RATING_CHANGES.c.at.desc()).limit(most))
    return [RatingChange(row.table_id, row.game, row.before, row.after, row.at) for row in rows]


async def moves_at(connection: AsyncConnection, table: str) -> list[RatingMove]:
    """What a table did to the ratings of those who sat there; nothing where it was not rated."""
    columns = (RATING_CHANGES.c.user_id, RATING_CHANGES.c.before, RATING_CHANGES.c.after)
    rows = await connection.execute(sa.select(*columns).where(RATING_CHANGES.c.table_id == table))
    return [RatingMove(*row) for row in rows]


async def best_at(connection: AsyncConnection, game: str, most: int) -> list[Ranked]:
    """Who plays a game best, as far as we are sure; banned people are not shown."""
    is_welcome = USERS.c.banned.is_(None) | (USERS.c.banned <= now())
    sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
    wanted = sa.select(USERS.c.id, USERS.c.name, RATINGS.c.games, RATINGS.c.mu, RATINGS.c.sigma)
    wanted = wanted.join(RATINGS, RATINGS.c.user_id == USERS.c.id).where(RATINGS.c.game == game, is_welcome)
    rows = await connection.execute(wanted.order_by(sure.desc(), USERS.c.id).limit(most))
    return [Ranked(id_, name, games, Skill(mu, sigma).shown) for id_, name, games, mu, sigma in rows]
