"""More cores for one answer: other processes search the same question with other dice, and the visits are added up."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from typing import Final, TypeAlias

from conclave.bots import GRAIN, Effort
from conclave.bots.engine.judge import Judge
from conclave.bots.engine.mind import Mind
from conclave.bots.engine.search import Search
from conclave.bots.pool import end_with_parent
from conclave.bots.weights import learned, mind
from conclave.play import registry
from conclave.play.protocol import Action, Dice, Game, State
from conclave.play.unchecked import Unchecked, unchecked

Found: TypeAlias = list[tuple[Action, int, float]]  # action, visits, chance to win
GRANDMASTER: Final = "grandmaster"
BREADTH: Final = 4  # moves of a leaf that a grandmaster looks at
GRACE: Final = 0.03  # of the budget: how long we wait for others once our own time is up


@dataclass(frozen=True, slots=True)
class Helped:
    """Searches under way in other processes."""

    others: Sequence[Future[Found]]
    patience: float | None  # in seconds; None: wait for all of them

    def added_to(self, own: Found) -> Found:
        """All visits together, and the chances weighed by them. Whoever is late or failed does not count."""
        done, _ = wait(self.others, self.patience)
        total = {action: [visits, visits * chance, chance] for action, visits, chance in own}
        for other in self.others:
            if other not in done or other.exception() is not None:
                continue
            for action, visits, chance in other.result():
                total[action][0] += visits
                total[action][1] += visits * chance
        return [(a, int(n), won / n if n else first) for a, (n, won, first) in total.items()]


class Cores:
    """Processes that help; they are started with the first question and live as long as the bot."""

    def __init__(self, game: Game, level: str, helpers: int) -> None:
        self._game = game
        self._level = level
        self._helpers = helpers
        # Spawned, not forked: a bot may live in a process that has threads.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(helpers, spawn, initializer=end_with_parent)

    def begin(self, state: State, effort: Effort, dice: Dice) -> Helped:
        """Set everybody to work on a guess at the state."""
        until = None if effort.iterations else time.time() + effort.seconds
        tasks = [
            self._pool.submit(
                search, self._game.name, self._level, state.dump(), effort.iterations or 0, until, dice.below(GRAIN)
            )
            for _ in range(self._helpers)
        ]
        return Helped(tasks, None if effort.iterations else GRACE * effort.seconds)


def search(game_name: str, level: str, dump: list[int], iterations: int, until: float | None, seed: int) -> Found:
    """In a helper's process: think about one question."""
    game = registry.find(game_name)
    found = search_for(level, unchecked(game.load(dump)), judge_of(level, game_name), seed)
    if until is None:
        found.run(iterations)
    else:
        while time.time() < until:
            found.run(16)
    return found.moves()


def judge_of(level: str, game_name: str) -> Judge:
    """Who judges for a level that searches."""
    return mind(game_name) if level == GRANDMASTER else learned(game_name)


def search_for(level: str, state: Unchecked, judge: Judge, seed: int) -> Search:
    """How a level searches."""
    made = Search(state, judge, seed)
    if level == GRANDMASTER and isinstance(judge, Mind):
        made.run(1)  # every move of the question itself is looked at
        made.trust(judge, BREADTH)
    return made
