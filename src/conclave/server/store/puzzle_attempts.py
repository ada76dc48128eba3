"""Results of puzzles, and ratings of people and puzzles."""

from __future__ import annotations

import contextlib
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.puzzle_ratings import Skill, compute_skills
from conclave.server.store.schema import PUZZLE_RATINGS, PUZZLE_SOLVERS, PUZZLE_TRIES
from conclave.server.store.values import Solver, now

NEWCOMER: Final = Skill()


class Puzzles:
    """Each first try is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def record_first_try(self, user: str, game: str, puzzle: str, expected: Skill, is_solved: bool) -> bool:
        """Store a person's first try at a puzzle and update both ratings; return False if it was not the first.

        `expected` is the puzzle's rating as long as nobody has tried it.
        """
        row = {"user_id": user, "game": game, "puzzle": puzzle, "solved": is_solved, "at": now()}
        try:
            async with self._database.write() as connection:
                await connection.execute(sa.insert(PUZZLE_TRIES).values(row))
                await _rate(connection, user, game, puzzle, expected, is_solved)
        except IntegrityError:  # tried before, or the person is gone
            return False
        return True

    async def record_own_try(self, user: str, game: str, puzzle: str, is_solved: bool) -> None:
        """Store a person's latest try at a puzzle from their own games, which changes no rating."""
        mine = (PUZZLE_TRIES.c.user_id == user) & (PUZZLE_TRIES.c.game == game) & (PUZZLE_TRIES.c.puzzle == puzzle)
        row = {"user_id": user, "game": game, "puzzle": puzzle, "solved": is_solved, "at": now()}
        with contextlib.suppress(IntegrityError):
            async with self._database.write() as connection:
                await connection.execute(sa.delete(PUZZLE_TRIES).where(mine))
                await connection.execute(sa.insert(PUZZLE_TRIES).values(row))

    async def get_solver(self, user: str, game: str) -> Solver:
        """Return a person's results with the puzzles of a game."""
        mine = (PUZZLE_SOLVERS.c.user_id == user) & (PUZZLE_SOLVERS.c.game == game)
        async with self._database.read() as connection:
            row = (await connection.execute(sa.select(PUZZLE_SOLVERS).where(mine))).one_or_none()
        if row is None:
            return Solver()
        return Solver(Skill(row.mu, row.sigma).shown, row.tries, row.solved, row.streak, row.longest)

    async def list_tries(self, user: str, game: str) -> dict[str, bool]:
        """Return the puzzles that a person has tried, and whether they were solved."""
        mine = (PUZZLE_TRIES.c.user_id == user) & (PUZZLE_TRIES.c.game == game)
        async with self._database.read() as connection:
            rows = await connection.execute(sa.select(PUZZLE_TRIES.c.puzzle, PUZZLE_TRIES.c.solved).where(mine))
            return {row.puzzle: row.solved for row in rows}

    async def list_ratings(self, game: str) -> dict[str, int]:
        """Return the ratings of puzzles that anybody has tried."""
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
    person, task = compute_skills([person, task], [0, 1] if is_solved else [1, 0])
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
