"""Records results of puzzles: the first verdict on a person's answers counts, once per puzzle.

For puzzles from one's own games the latest verdict is kept; they affect no rating.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, NamedTuple

import structlog

from conclave.puzzles.own_games import OwnLapse
from conclave.puzzles.puzzle import Puzzle
from conclave.server.store import Store
from conclave.server.store.puzzle_ratings import Skill
from conclave.server.store.values import StoreError
from conclave.server.tables.audience import Audience

LOG: Final = structlog.get_logger("conclave.solving")
MAX_QUEUED_TRIES: Final = 1000
MAX_DIFFICULTY_OFFSET: Final = 12.0  # initial rating of the hardest and the easiest puzzle, relative to a newcomer
PUZZLE_SIGMA: Final = 4.0  # half that of a newcomer, since bots have tried the puzzle


class Try(NamedTuple):
    """First verdict of a person at a puzzle."""

    user: str
    puzzle: Puzzle | OwnLapse
    is_solved: bool


class PuzzleResults:
    """Queue of results in this process."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._queue: Final[asyncio.Queue[Try]] = asyncio.Queue(MAX_QUEUED_TRIES)

    def on_move(self, audience: Audience) -> None:
        """Note a change at a table: a puzzle may be solved or failed."""
        table_game = audience.table_game
        if isinstance(table_game.task, (Puzzle, OwnLapse)) and table_game.judgement.verdict != "open":
            user = table_game.table.seats[table_game.task.learner].user
            self.enqueue(user or "", table_game.task, table_game.judgement.verdict == "done")

    def enqueue(self, user: str, puzzle: Puzzle | OwnLapse, is_solved: bool) -> None:
        """Queue a result without waiting; if the queue is full, it is dropped."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(Try(user, puzzle, is_solved))

    async def run(self) -> None:
        """Write queued results for as long as the server runs."""
        while True:
            user, puzzle, is_solved = await self._queue.get()
            try:
                if isinstance(puzzle, OwnLapse):
                    await self._store.puzzles.record_own_try(user, puzzle.game, puzzle.id, is_solved)
                else:
                    await self._store.puzzles.record_first_try(
                        user, puzzle.game, puzzle.id, estimate_rating(puzzle), is_solved
                    )
            except StoreError as error:
                LOG.warning("cannot note a try", error=type(error).__name__)
            finally:
                self._queue.task_done()

    async def drain(self) -> None:
        """Wait until all queued results are written."""
        await self._queue.join()


def estimate_rating(puzzle: Puzzle) -> Skill:
    """Return the expected rating of a puzzle that nobody has tried, from the results of weak bots."""
    return Skill(Skill().mu + MAX_DIFFICULTY_OFFSET * (2 * puzzle.difficulty - 1), PUZZLE_SIGMA)
