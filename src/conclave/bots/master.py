"""A bot that uses information-set tree search with a learned evaluator, within a time or iteration budget."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from typing import Final

from conclave.bots import SEED_RANGE, ActionEstimate, SearchBudget, StateSampler
from conclave.bots.parallel_search import SearchPool, load_level_evaluator, make_search
from conclave.bots.search.tree_search import TreeSearch, evaluate_moves
from conclave.core.dealer import SeededDice
from conclave.core.game import Action, Game, Seat, State
from conclave.core.search_state import as_search_state

ITERATIONS_PER_SLICE: Final = 16  # iterations between two checks of the stop flag
SECONDS_PER_SLICE: Final = 0.004  # seconds between two checks of the clock
MIN_ITERATIONS: Final = 100  # iterations before an early stop is possible
MASTER_STOP_LEAD: Final = 0.05  # stop if the lead in visits exceeds this share of the remaining iterations
MIN_CHANCE_DIFFERENCE: Final = 0.003  # difference in win probability that is not worth more search
MINOR_CHOICE_TIME_SHARE: Final = 0.1  # share of the time for minor choices, such as what to pay with


class Master:
    """A bot that searches until its budget is used up, or until more search would hardly change the answer."""

    level = "master"
    stop_lead = MASTER_STOP_LEAD

    def __init__(self, game: Game, seed: int | str, effort: SearchBudget) -> None:
        self._game = game
        self._judge = load_level_evaluator(self.level, game.name)
        self._dice = SeededDice(seed)
        self._effort = effort
        self._stopped = threading.Event()
        self._cores = SearchPool(game, self.level, effort.cores - 1) if effort.cores > 1 else None

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return the most visited action."""
        return legal[0] if len(legal) == 1 else self.rank_actions(seat, legal, guess)[0].action

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Search and return an estimate of every legal action, the most visited first."""
        if len(legal) == 1:
            only = as_search_state(guess(self._dice))
            return [ActionEstimate(legal[0], evaluate_moves(only, self._judge, self._dice.below(SEED_RANGE))[0], 1.0)]
        start = time.perf_counter()
        self._stopped.clear()
        state = guess(self._dice)
        searched = as_search_state(state)
        search = self._begin(seat, state, self._dice.below(SEED_RANGE))
        helped = self._cores.start(state, self._effort, self._dice) if self._cores else None
        if self._effort.iterations is None:
            is_small = searched.is_minor_choice() and not searched.is_quiet()
            self._run_until(search, start + self._effort.seconds * (MINOR_CHOICE_TIME_SHARE if is_small else 1))
        else:
            self._run_iterations(search, self._effort.iterations)
        found = search.list_moves()
        if helped is not None:
            found = helped.merge_into(found)
        return sort_estimates(found, legal)

    def _begin(self, seat: Seat, state: State, seed: int) -> TreeSearch:
        """Return a search whose root is this determinization."""
        return make_search(self.level, as_search_state(state), self._judge, seed)

    def _run_iterations(self, search: TreeSearch, iterations: int) -> None:
        while iterations > 0 and not self._stopped.is_set():
            search.run(min(ITERATIONS_PER_SLICE, iterations))
            iterations -= ITERATIONS_PER_SLICE

    def _run_until(self, search: TreeSearch, end: float) -> None:
        """Search until the end time, or until the remaining time would hardly change the answer."""
        start, known = time.perf_counter(), search.count_iterations()
        search.run(1)
        while not self._stopped.is_set():
            now = time.perf_counter()
            done = search.count_iterations() - known
            pace = done / (now - start)
            left = (end - now) * pace
            if left <= 0 or (done >= MIN_ITERATIONS and is_settled(search.list_moves(), left, self.stop_lead)):
                return
            search.run(max(1, int(min(left, pace * SECONDS_PER_SLICE))))

    def stop(self) -> None:
        """Stop after the current slice of iterations."""
        self._stopped.set()


def is_settled(moves: Sequence[tuple[Action, int, float]], left: float, catch_up: float) -> bool:
    """Return True if `left` more iterations would hardly change the answer.

    This is so if one move is far ahead in visits, or if the two most visited moves have almost equal win probabilities.
    """
    first, second = sorted(moves, key=lambda move: -move[1])[:2]
    return first[1] - second[1] > catch_up * left or (
        min(first[1], second[1]) >= MIN_ITERATIONS and abs(first[2] - second[2]) < MIN_CHANCE_DIFFERENCE
    )


def sort_estimates(found: Sequence[tuple[Action, int, float]], legal: Sequence[Action]) -> list[ActionEstimate]:
    """Return an estimate of every legal action, sorted by visits and then by win probability, highest first."""
    seen = {action: (visits, chance) for action, visits, chance in found}
    total = sum(visits for visits, _ in seen.values())
    thoughts = [ActionEstimate(a, seen[a][1], seen[a][0] / total if total else 1 / len(legal)) for a in legal]
    return sorted(thoughts, key=lambda thought: (-thought.share, -thought.chance))
