"""Fair play: detection of games that were arranged for ratings, and voiding such games."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations
from typing import Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.audit import HOST, Actor, write_entry
from conclave.server.store.database import Database
from conclave.server.store.puzzle_ratings import Skill
from conclave.server.store.schema import PLACES, RATING_CHANGES, RATINGS, TABLES, USERS, from_json
from conclave.server.store.values import DAY, Conflict, Millis, NotFound, Suspicion, now

WINDOW_DAYS: Final = 30
MAX_GAMES: Final = 20_000  # of the window, the newest
MIN_GAMES: Final = 3  # together, before two people are looked at
MANY_IN_A_DAY: Final = 6
ONE_SIDED: Final = 0.9  # share of games that one of them won
MIN_ONE_SIDED: Final = 5
QUICK: Final[Millis] = 180_000  # from start to end
POINTS_PER_MU: Final = 40  # of the displayed rating: see puzzle_ratings.Skill


class _Game(NamedTuple):
    table: str
    finished: Millis
    took: Millis
    was_given_up: bool
    gains: dict[str, int]  # of the displayed rating, by person


class FairPlay:
    """Tools for moderators."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # --- Detection

    async def list_suspicions(self, most: int = 100) -> list[Suspicion]:
        """Return pairs of people whose rated games of the last weeks look arranged, the most suspicious first.

        Reasons: they share an address, they play very often, one of them wins nearly always, or their games are short
        or given up. One reason alone is usual among friends, so that two are needed.
        """
        async with self._database.read() as connection:
            pairs = await self._load_pairs(connection)
            people = sorted({user for pair in pairs for user in pair})
            names = await _load_names(connection, people)
            places = await _load_places(connection, people)
        found = [_judge(pair, games, names, places) for pair, games in pairs.items()]
        suspects = [one for one in found if len(one.reasons) >= 2]
        return sorted(suspects, key=lambda one: (-len(one.reasons), -one.games, one.winner))[:most]

    async def _load_pairs(self, connection: AsyncConnection) -> dict[tuple[str, str], list[_Game]]:
        change, since = RATING_CHANGES.c, now() - WINDOW_DAYS * DAY
        columns = (change.table_id, change.user_id, change.before, change.after)
        columns_of_table = (TABLES.c.started, TABLES.c.finished, TABLES.c.ending)
        joined = RATING_CHANGES.join(TABLES, TABLES.c.id == change.table_id)
        wanted = sa.select(*columns, *columns_of_table).select_from(joined)
        recent = wanted.where(change.at > since, change.voided.is_(None)).order_by(change.at.desc()).limit(MAX_GAMES)
        games: dict[str, _Game] = {}
        for row in await connection.execute(recent):
            took = (row.finished or 0) - (row.started or 0)
            by = from_json(row.ending)["by"] if row.ending else ""
            new = _Game(row.table_id, row.finished or 0, took, by != "rules", {})
            games.setdefault(row.table_id, new).gains[row.user_id] = row.after - row.before
        pairs: defaultdict[tuple[str, str], list[_Game]] = defaultdict(list)
        for game in games.values():
            for first, second in combinations(sorted(game.gains), 2):
                pairs[first, second].append(game)
        return {pair: found for pair, found in pairs.items() if len(found) >= MIN_GAMES}

    # --- Voiding

    async def void_game(self, table: str, reason: str = "", by: Actor = HOST) -> None:
        """Take back what a rated game has changed in the ratings.

        Each person loses exactly the change of skill that this game gave. Later games are not rated anew.
        """
        async with self._database.write() as connection:
            wanted = sa.select(TABLES.c.game, TABLES.c.status).where(TABLES.c.id == table)
            found = (await connection.execute(wanted)).one_or_none()
            if found is None:
                raise NotFound(f"there is no table {table!r}")
            here = RATING_CHANGES.c.table_id == table
            changes = (await connection.execute(sa.select(RATING_CHANGES).where(here))).all()
            if not changes:
                raise Conflict(f"the game at table {table} has changed no rating: only rated games that ended do")
            if changes[0].voided is not None:
                raise Conflict(f"the game at table {table} has been voided already")
            for row in sorted(changes, key=lambda one: str(one.user_id)):
                await _take_back(connection, found.game, row)
            await connection.execute(sa.update(RATING_CHANGES).where(here).values(voided=now()))
            await write_entry(connection, by, "void_game", table=table, detail=reason)


async def _take_back(connection: AsyncConnection, game: str, change: sa.Row[tuple[object, ...]]) -> None:
    mine = (RATINGS.c.user_id == change.user_id) & (RATINGS.c.game == game)
    rating = (await connection.execute(sa.select(RATINGS).where(mine).with_for_update())).one_or_none()
    if rating is None:
        return
    if change.mu_change is None:  # of a version that kept only the displayed rating
        mu, sigma = rating.mu - (change.after - change.before) / POINTS_PER_MU, rating.sigma
    else:
        mu, sigma = rating.mu - change.mu_change, rating.sigma - change.sigma_change
    games = rating.games - 1
    if games <= 0:
        await connection.execute(sa.delete(RATINGS).where(mine))
    else:
        values = {"mu": mu, "sigma": min(sigma, Skill().sigma), "games": games}
        await connection.execute(sa.update(RATINGS).where(mine).values(values))


async def _load_names(connection: AsyncConnection, people: list[str]) -> dict[str, str]:
    rows = await connection.execute(sa.select(USERS.c.id, USERS.c.name).where(USERS.c.id.in_(people)))
    return {row.id: row.name for row in rows}


async def _load_places(connection: AsyncConnection, people: list[str]) -> dict[str, set[str]]:
    places: defaultdict[str, set[str]] = defaultdict(set)
    wanted = sa.select(PLACES.c.user_id, PLACES.c.place).where(PLACES.c.user_id.in_(people))
    for row in await connection.execute(wanted):
        places[row.user_id].add(row.place)
    return places


def _judge(pair: tuple[str, str], games: list[_Game], names: dict[str, str], places: dict[str, set[str]]) -> Suspicion:
    wins = [sum(game.gains[one] > game.gains[other] for game in games) for one, other in (pair, pair[::-1])]
    winner, loser = pair if wins[0] >= wins[1] else pair[::-1]
    days: defaultdict[int, int] = defaultdict(int)
    for game in games:
        days[game.finished // DAY] += 1
    reasons = list[str]()
    if places.get(pair[0], set()) & places.get(pair[1], set()):
        reasons.append("same_address")
    if max(days.values()) >= MANY_IN_A_DAY:
        reasons.append("many_in_a_day")
    if len(games) >= MIN_ONE_SIDED and max(wins) >= ONE_SIDED * len(games):
        reasons.append("one_sided")
    if 2 * sum(game.was_given_up or game.took < QUICK for game in games) > len(games):
        reasons.append("short")
    tables = [game.table for game in sorted(games, key=lambda one: -one.finished)]
    return Suspicion(
        winner, names.get(winner, ""), loser, names.get(loser, ""), len(games), max(wins), reasons, tables[:100]
    )
