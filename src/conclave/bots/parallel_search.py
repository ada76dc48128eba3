"""Root-parallel search: helper processes search the same decision with other seeds, and the visits are added up."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from typing import Final, TypeAlias

from conclave.bots import SEED_RANGE, SearchBudget
from conclave.bots.match.executors import end_with_parent
from conclave.bots.required_net import load_required_net
from conclave.bots.search.evaluator import Evaluator
from conclave.bots.search.policy_value_net import PolicyValueNet
from conclave.bots.search.tree_search import TreeSearch
from conclave.bots.weights import load_evaluator
from conclave.core import registry
from conclave.core.game import Action, Dice, Game, State
from conclave.core.search_state import SearchState, as_search_state

MoveStats: TypeAlias = list[tuple[Action, int, float]]  # action, visits, win probability
GRANDMASTER: Final = "grandmaster"
LEAF_BREADTH: Final = 4  # moves of a leaf that a grandmaster evaluates
GRACE_SHARE: Final = 0.03  # share of the time budget to wait for helpers after the own search ended


@dataclass(frozen=True, slots=True)
class PendingSearches:
    """Searches in progress in helper processes."""

    others: Sequence[Future[MoveStats]]
    patience: float | None  # in seconds; None: wait for all of them

    def merge_into(self, own: MoveStats) -> MoveStats:
        """Return the summed visits of all searches, with win probabilities averaged by visits.

        Helpers that are late or have failed are ignored.
        """
        done, _ = wait(self.others, self.patience)
        total = {action: [visits, visits * chance, chance] for action, visits, chance in own}
        for other in self.others:
            if other not in done or other.exception() is not None:
                continue
            for action, visits, chance in other.result():
                total[action][0] += visits
                total[action][1] += visits * chance
        return [(a, int(n), won / n if n else first) for a, (n, won, first) in total.items()]


class SearchPool:
    """Helper processes of one bot, started with its first search."""

    def __init__(self, game: Game, level: str, helpers: int) -> None:
        self._game = game
        self._level = level
        self._helpers = helpers
        # Spawned, not forked, because the bot's process may have threads.
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(helpers, spawn, initializer=end_with_parent)

    def start(self, state: State, effort: SearchBudget, dice: Dice) -> PendingSearches:
        """Start a search from this determinization in every helper."""
        until = None if effort.iterations else time.time() + effort.seconds
        dump, iterations = state.dump(), effort.iterations or 0
        tasks = [
            self._pool.submit(search_in_helper, self._game.name, self._level, dump, iterations, until, seed)
            for seed in [dice.below(SEED_RANGE) for _ in range(self._helpers)]
        ]
        return PendingSearches(tasks, None if effort.iterations else GRACE_SHARE * effort.seconds)


def search_in_helper(
    game_name: str, level: str, dump: list[int], iterations: int, until: float | None, seed: int
) -> MoveStats:
    """Search one decision; runs in a helper process."""
    game = registry.load_game(game_name)
    found = make_search(level, as_search_state(game.load(dump)), load_level_evaluator(level, game_name), seed)
    if until is None:
        found.run(iterations)
    else:
        while time.time() < until:
            found.run(16)
    return found.list_moves()


def load_level_evaluator(level: str, game_name: str) -> Evaluator:
    """Return the evaluator of a level that uses tree search."""
    return load_required_net(game_name) if level == GRANDMASTER else load_evaluator(game_name)


def make_search(level: str, state: SearchState, judge: Evaluator, seed: int) -> TreeSearch:
    """Return a tree search with the settings of a level."""
    made = TreeSearch(state, judge, seed)
    if level == GRANDMASTER and isinstance(judge, PolicyValueNet):
        made.run(1)  # the root evaluates all of its moves
        made.use_policy(judge, LEAF_BREADTH)
    return made
