"""A bot that thinks ahead: information-set search with a learned judge, within a budget of time or of iterations."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Final

from conclave.bots import GRAIN, Effort, Guess, Thought
from conclave.bots.cores import Cores, judge_of, search_for
from conclave.bots.engine.search import Search, look_around
from conclave.play.dealer import SeededDice
from conclave.play.protocol import Action, Game, Seat, State
from conclave.play.unchecked import unchecked

SLICE: Final = 16  # iterations between two looks at the clock, unless they take long
PAUSE: Final = 0.004  # seconds
EARLY: Final = 100  # no answer is certain before so many iterations
CATCH_UP: Final = 0.05  # of all further visits, about what the second best move could gain on the best
ALIKE: Final = 0.003  # a difference in chances that is not worth more thought
ROUTINE: Final = 0.1  # of the time goes into a question within an action, such as what to pay with


class Master:
    """Thinks for as long as it may, unless more thinking would hardly change the answer."""

    level = "master"
    catch_up = CATCH_UP

    def __init__(self, game: Game, seed: int | str, effort: Effort) -> None:
        self._game = game
        self._judge = judge_of(self.level, game.name)
        self._dice = SeededDice(seed)
        self._effort = effort
        self._stopped = threading.Event()
        self._cores = Cores(game, self.level, effort.cores - 1) if effort.cores > 1 else None

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:
        """The move that most of the thinking went into."""
        return legal[0] if len(legal) == 1 else self.weigh(seat, legal, guess)[0].action

    def weigh(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> list[Thought]:
        """Search, and what came of it: the most visited move first."""
        if len(legal) == 1:
            only = unchecked(guess(self._dice))
            return [Thought(legal[0], look_around(only, self._judge, self._dice.below(GRAIN))[0], 1.0)]
        start = time.perf_counter()
        self._stopped.clear()
        state = guess(self._dice)
        searched = unchecked(state)
        search = self._begin(seat, state, self._dice.below(GRAIN))
        helped = self._cores.begin(state, self._effort, self._dice) if self._cores else None
        if self._effort.iterations is None:
            is_small = searched.routine() and not searched.quiet()
            self._think_until(search, start + self._effort.seconds * (ROUTINE if is_small else 1))
        else:
            self._think(search, self._effort.iterations)
        found = search.moves()
        if helped is not None:
            found = helped.added_to(found)
        return thoughts_of(found, legal)

    def _begin(self, seat: Seat, state: State, seed: int) -> Search:
        """A search for the question that a guess at the state asks."""
        return search_for(self.level, unchecked(state), self._judge, seed)

    def _think(self, search: Search, iterations: int) -> None:
        while iterations > 0 and not self._stopped.is_set():
            search.run(min(SLICE, iterations))
            iterations -= SLICE

    def _think_until(self, search: Search, end: float) -> None:
        """Until the time is up or what is left of it will hardly change the answer."""
        start, known = time.perf_counter(), search.iterations()
        search.run(1)
        while not self._stopped.is_set():
            now = time.perf_counter()
            done = search.iterations() - known
            pace = done / (now - start)
            left = (end - now) * pace
            if left <= 0 or (done >= EARLY and is_settled(search.moves(), left, self.catch_up)):
                return
            search.run(max(1, int(min(left, pace * PAUSE))))

    def stop(self) -> None:
        """The answer comes after the slice that is running."""
        self._stopped.set()


def is_settled(moves: Sequence[tuple[Action, int, float]], left: float, catch_up: float) -> bool:
    """Whether so many more iterations would hardly matter: one move is far ahead, or the first two are alike."""
    first, second = sorted(moves, key=lambda move: -move[1])[:2]
    return first[1] - second[1] > catch_up * left or (
        min(first[1], second[1]) >= EARLY and abs(first[2] - second[2]) < ALIKE
    )


def thoughts_of(found: Sequence[tuple[Action, int, float]], legal: Sequence[Action]) -> list[Thought]:
    """Every legal move, the most visited first; the better one first among equals."""
    seen = {action: (visits, chance) for action, visits, chance in found}
    total = sum(visits for visits, _ in seen.values())
    thoughts = [Thought(a, seen[a][1], seen[a][0] / total if total else 1 / len(legal)) for a in legal]
    return sorted(thoughts, key=lambda thought: (-thought.share, -thought.chance))
