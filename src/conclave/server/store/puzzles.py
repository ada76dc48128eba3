"""Puzzles in the database: who has tried which, and how well people solve and puzzles resist."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.schema import PUZZLE_RATINGS, PUZZLE_SOLVERS, PUZZLE_TRIES
from conclave.server.store.skills import Skill, rated
from conclave.server.store.values import Solver, now

NEWCOMER: Final = Skill()


class Puzzles:
    """Each first try is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def tried(self, user: str, game: str, puzzle: str, expected: Skill, is_solved: bool) -> bool:
        """Note somebody's first try at a puzzle, and move both ratings; False where it was not the first.

        `expected` is how hard the puzzle is thought to be while nobody has tried it.
        """
        row = {"user_id": user, "game": game, "puzzle": puzzle, "solved": is_solved, "at": now()}
        try:
            async with self._database.write() as connection:
                await connection.execute(sa.insert(PUZZLE_TRIES).values(row))
                await _rate(connection, user, game, puzzle, expected, is_solved)
        except IntegrityError:  # tried before, or the person is gone
            return False
        return True

    async def tried_again(self, user: str, game: str, puzzle: str, is_solved: bool) -> None:
        """Note somebody's latest try at a puzzle of their own, which moves no rating; nothing where they are gone."""
        mine = (PUZZLE_TRIES.c.user_id == user) & (PUZZLE_TRIES.c.game == game) & (PUZZLE_TRIES.c.puzzle == puzzle)
        row = {"user_id": user, "game": game, "puzzle": puzzle, "solved": is_solved, "at": now()}
        with contextlib.suppress(IntegrityError):
            async with self._database.write() as connection:
                await connection.execute(sa.delete(PUZZLE_TRIES).where(mine))
                await connection.execute(sa.insert(PUZZLE_TRIES).values(row))

    async def solver(self, user: str, game: str) -> Solver:
        """How somebody fares with the puzzles of a game."""
        mine = (PUZZLE_SOLVERS.c.user_id == user) & (PUZZLE_SOLVERS.c.game == game)
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(PUZZLE_SOLVERS).where(mine))).one_or_none()
        if row is None:
            return Solver()
        return Solver(Skill(row.mu, row.sigma).shown, row.tries, row.solved, row.streak, row.longest)

    async def tries_of(self, user: str, game: str) -> dict[str, bool]:
        """The puzzles that somebody has tried, and whether they were solved then."""
        mine = (PUZZLE_TRIES.c.user_id == user) & (PUZZLE_TRIES.c.game == game)
        async with self._database.read() as connection:
            rows = await connection.execute(sa.select(PUZZLE_TRIES.c.puzzle, PUZZLE_TRIES.c.solved).where(mine))
            return {row.puzzle: row.solved for row in rows}

    async def ratings(self, game: str) -> dict[str, int]:
        """The puzzles of a game that anybody has tried, and their ratings."""
        wanted = sa.select(PUZZLE_RATINGS).where(PUZZLE_RATINGS.c.game == game)
        async with self._database.read() as connection:
            rows = await connection.execute(wanted)
            return {row.puzzle: Skill(row.mu, row.sigma).shown for row in rows}


async def _rate(
    connection: AsyncConnection, user: str, game: str, puzzle: str, expected: Skill, is_solved: bool
) -> None:
    mine = (PUZZLE_SOLVERS.c.user_id == user) & (PUZZLE_SOLVERS.c.game == game)
    its = (PUZZLE_RATINGS.c.game == game) & (PUZZLE_RATINGS.c.puzzle == puzzle)
    solver = (await connection.execute(sa.select(PUZZLE_SOLVERS).where(mine).with_for_update())).one_or_none()
    rating = (await connection.execute(sa.select(PUZZLE_RATINGS).where(its).with_for_update())).one_or_none()
    person = Skill(solver.mu, solver.sigma) if solver else NEWCOMER
    task = Skill(rating.mu, rating.sigma) if rating else expected
    person, task = rated([person, task], [0, 1] if is_solved else [1, 0])
    streak = (solver.streak if solver else 0) + 1 if is_solved else 0
    values: dict[str, Any] = {
        "mu": person.mu,
        "sigma": person.sigma,
        "tries": (solver.tries if solver else 0) + 1,
        "solved": (solver.solved if solver else 0) + is_solved,
        "streak": streak,
        "longest": max(solver.longest if solver else 0, streak),
    }
    if solver:
        await connection.execute(sa.update(PUZZLE_SOLVERS).where(mine).values(values))
    else:
        await connection.execute(sa.insert(PUZZLE_SOLVERS).values(user_id=user, game=game, **values))
    its_values = {"mu": task.mu, "sigma": task.sigma, "tries": (rating.tries if rating else 0) + 1}
    if rating:
        await connection.execute(sa.update(PUZZLE_RATINGS).where(its).values(its_values))
    else:
        await connection.execute(sa.insert(PUZZLE_RATINGS).values(game=game, puzzle=puzzle, **its_values))
