"""Noting what people make of puzzles: the first verdict on somebody's answers counts, once for each puzzle.

Of lapses of one's own only the latest verdict is kept: nobody is rated by them.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, NamedTuple

import structlog

from conclave.puzzles.own import OwnLapse
from conclave.puzzles.puzzle import Puzzle
from conclave.server.store import Store
from conclave.server.store.skills import Skill
from conclave.server.store.values import StoreError
from conclave.server.table.audience import Audience

LOG: Final = structlog.get_logger("conclave.solving")
MOST_WAITING: Final = 1000
HARDEST: Final = 12.0  # how far above or below a newcomer the hardest and the easiest puzzle are thought to be
SURE: Final = 4.0  # half as unsure as a newcomer: bots have tried it


class Try(NamedTuple):
    """Somebody's first verdict at a puzzle."""

    user: str
    puzzle: Puzzle | OwnLapse
    is_solved: bool


class Solving:
    """One for each process."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._queue: Final[asyncio.Queue[Try]] = asyncio.Queue(MOST_WAITING)

    def moved(self, audience: Audience) -> None:
        """Something has happened at a table: perhaps a puzzle is solved there, or missed."""
        course = audience.course
        if isinstance(course.task, (Puzzle, OwnLapse)) and course.judgement.verdict != "open":
            user = course.table.seats[course.task.learner].user
            self.note(user or "", course.task, course.judgement.verdict == "done")

    def note(self, user: str, puzzle: Puzzle | OwnLapse, is_solved: bool) -> None:
        """It never waits: where too much is to be written, a try is lost."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(Try(user, puzzle, is_solved))

    async def keep_noting(self) -> None:
        """As long as the server runs."""
        while True:
            user, puzzle, is_solved = await self._queue.get()
            try:
                if isinstance(puzzle, OwnLapse):
                    await self._store.puzzles.tried_again(user, puzzle.game, puzzle.id, is_solved)
                else:
                    await self._store.puzzles.tried(user, puzzle.game, puzzle.id, expected(puzzle), is_solved)
            except StoreError as error:
                LOG.warning("cannot note a try", error=type(error).__name__)
            finally:
                self._queue.task_done()

    async def noted(self) -> None:
        """Until all that was handed over is written."""
        await self._queue.join()


def expected(puzzle: Puzzle) -> Skill:
    """How hard a puzzle is thought to be before anybody has tried it: by how weak bots fared."""
    return Skill(Skill().mu + HARDEST * (2 * puzzle.difficulty - 1), SURE)
