"""Ratings: a rated table changes them in the transaction that ends it."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.core.ending import Ending
from conclave.server.store.puzzle_ratings import Skill, compute_skills
from conclave.server.store.schema import BOT_ACCOUNTS, ENTRIES, RATING_CHANGES, RATINGS, SEATS, TABLES, USERS
from conclave.server.store.values import DAY, Ranked, Rating, RatingChange, RatingMove, now

MIN_ANSWERS: Final = 8  # of each seat, where a game did not end by the rules
FULL_WEIGHT_GAMES: Final = 3  # of the same people within a day; later ones count 3/4, 3/5, 3/6, ...
MIN_RANKED_GAMES: Final = 5  # ratings of fewer games are provisional, and not on the leaderboard
_NEWCOMER: Final = (Skill(), 0)


def rate(connection: sa.Connection, table: str, ending: Ending) -> None:
    """Update the ratings of those who sat at a rated table.

    Games whose rules changed before the end do not count. To prevent rating farming, neither do games given up before
    every seat has answered MIN_ANSWERS times. Repeated games of the same people within a day count less and less.
    Where bot accounts play, only their ratings change.
    """
    game, is_rated = (connection.execute(sa.select(TABLES.c.game, TABLES.c.rated).where(TABLES.c.id == table))).one()
    if not is_rated or ending.by == "outdated":
        return
    users = list(connection.scalars(sa.select(SEATS.c.user_id).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)))
    needed = 1 if ending.by == "rules" else MIN_ANSWERS
    if _count_answering_seats(connection, table, needed) < len(users):
        return
    known = _load_skills(connection, game, users)
    before = [known.get(user, _NEWCOMER) for user in users]
    after = compute_skills([skill for skill, _ in before], ending.places())
    weight = min(1.0, FULL_WEIGHT_GAMES / (1 + _count_recent_games(connection, game, users)))
    bots = set(connection.scalars(sa.select(BOT_ACCOUNTS.c.user_id).where(BOT_ACCOUNTS.c.user_id.in_(users))))
    for user, (old, games), found in zip(users, before, after, strict=True):
        if bots and user not in bots:
            continue
        new = _weaken(old, found, weight)
        here = (RATINGS.c.user_id == user) & (RATINGS.c.game == game)
        values = {"mu": new.mu, "sigma": new.sigma, "games": games + 1}
        if user in known:
            connection.execute(sa.update(RATINGS).where(here).values(values))
        else:
            connection.execute(sa.insert(RATINGS).values(user_id=user, game=game, **values))
        change = {"table_id": table, "user_id": user, "before": old.shown, "after": new.shown, "at": now()}
        change |= {"mu_change": new.mu - old.mu, "sigma_change": new.sigma - old.sigma}
        connection.execute(sa.insert(RATING_CHANGES).values(change))


def _count_answering_seats(connection: sa.Connection, table: str, needed: int) -> int:
    """Return the number of seats that have answered at least so often, in their turn or early."""
    given = (ENTRIES.c.table_id == table) & ENTRIES.c.kind.in_(("answer", "bank"))
    counts = sa.select(sa.func.count()).where(given).group_by(ENTRIES.c.seat)
    return sum(count >= needed for count in connection.scalars(counts))


def _count_recent_games(connection: sa.Connection, game: str, users: list[str]) -> int:
    """Return the number of rated games of the last day in which all of these people played."""
    since = now() - DAY
    recent = (TABLES.c.game == game) & (RATING_CHANGES.c.at > since) & RATING_CHANGES.c.user_id.in_(users)
    wanted = sa.select(RATING_CHANGES.c.table_id).join(TABLES, TABLES.c.id == RATING_CHANGES.c.table_id).where(recent)
    together = wanted.group_by(RATING_CHANGES.c.table_id).having(sa.func.count() == len(set(users)))
    return connection.scalar(sa.select(sa.func.count()).select_from(together.subquery())) or 0


def _weaken(old: Skill, new: Skill, weight: float) -> Skill:
    """Return the skill between two, at a weight from 0 (old) to 1 (new)."""
    return Skill(old.mu + weight * (new.mu - old.mu), old.sigma + weight * (new.sigma - old.sigma))


def _load_skills(connection: sa.Connection, game: str, users: list[str]) -> dict[str, tuple[Skill, int]]:
    mine = (RATINGS.c.game == game) & RATINGS.c.user_id.in_(users)
    wanted = sa.select(RATINGS.c.user_id, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(mine)
    # PostgreSQL: two tables that end at the same time take turns with a player of both.
    rows = connection.execute(wanted.order_by(RATINGS.c.user_id).with_for_update())
    return {user: (Skill(mu, sigma), games) for user, mu, sigma, games in rows}


async def list_ratings(connection: AsyncConnection, user: str) -> list[Rating]:
    rows = await connection.execute(sa.select(RATINGS).where(RATINGS.c.user_id == user).order_by(RATINGS.c.game))
    return [Rating(row.game, row.mu, row.sigma, row.games, Skill(row.mu, row.sigma).shown) for row in rows]


async def list_changes(connection: AsyncConnection, user: str, most: int) -> list[RatingChange]:
    """Return the last rating changes of a person, the newest first."""
    changes: Any = RATING_CHANGES.join(TABLES, TABLES.c.id == RATING_CHANGES.c.table_id)
    wanted = (
        sa.select(RATING_CHANGES, TABLES.c.game)
        .select_from(changes)
        .where(RATING_CHANGES.c.user_id == user, RATING_CHANGES.c.voided.is_(None))
    )
    rows = await connection.execute(wanted.order_by(RATING_CHANGES.c.at.desc()).limit(most))
    return [RatingChange(row.table_id, row.game, row.before, row.after, row.at) for row in rows]


async def list_moves(connection: AsyncConnection, table: str) -> list[RatingMove]:
    """Return the rating changes of a table; none if it was not rated, or voided."""
    columns = (RATING_CHANGES.c.user_id, RATING_CHANGES.c.before, RATING_CHANGES.c.after)
    rows = await connection.execute(
        sa.select(*columns).where(RATING_CHANGES.c.table_id == table, RATING_CHANGES.c.voided.is_(None))
    )
    return [RatingMove(*row) for row in rows]


async def list_best(connection: AsyncConnection, game: str, most: int, *, is_of_bots: bool = False) -> list[Ranked]:
    """Return the leaderboard of a game by displayed rating, without banned people and provisional ratings.

    Bot accounts have a leaderboard of their own.
    """
    is_welcome = USERS.c.banned.is_(None) | (USERS.c.banned <= now())
    sure = RATINGS.c.mu - 3 * RATINGS.c.sigma
    wanted = sa.select(USERS.c.id, USERS.c.name, RATINGS.c.games, RATINGS.c.mu, RATINGS.c.sigma)
    wanted = wanted.join(RATINGS, RATINGS.c.user_id == USERS.c.id).where(RATINGS.c.game == game, is_welcome)
    is_bot = USERS.c.id.in_(sa.select(BOT_ACCOUNTS.c.user_id))
    wanted = wanted.where(RATINGS.c.games >= MIN_RANKED_GAMES, is_bot if is_of_bots else ~is_bot)
    rows = await connection.execute(wanted.order_by(sure.desc(), USERS.c.id).limit(most))
    return [Ranked(id_, name, games, Skill(mu, sigma).shown) for id_, name, games, mu, sigma in rows]
