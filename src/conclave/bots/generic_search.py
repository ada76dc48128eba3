"""Information-set tree search for any game, using only the public `State` protocol.

Single-observer ISMCTS: one tree over the decisions after the root. Every iteration searches another determinization of
the root, so a node may be legal in some iterations only. Its upper confidence bound counts the iterations in which it
could have been chosen. Positions beyond the tree are evaluated by random rollouts. Games that implement `SearchState`
use the compiled `bots.search` instead, which is far faster.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Sequence
from typing import Final

from conclave.bots import ActionEstimate, SearchBudget, StateSampler
from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, TERMINAL, Action, Game, Seat, State

EXPLORATION: Final = 0.7  # weight of the confidence term; returns are between 0 and 1
MAX_ROLLOUT_DECISIONS: Final = 5_000  # longer games count as drawn, since a random policy may never end them
ADEPT_ITERATIONS: Final = 60


class Node:
    """A decision in the tree, reached by `action` of `seat`."""

    __slots__ = ("action", "available", "children", "seat", "value", "visits")

    def __init__(self, action: Action, seat: Seat) -> None:
        self.action = action
        self.seat = seat
        self.visits = 0
        self.available = 0  # iterations in which this action was legal at its parent
        self.value = 0.0  # sum of the returns of `seat`
        self.children: dict[tuple[Seat, Action], Node] = {}

    def mean(self) -> float:
        """Return the average return of the seat that chose this action."""
        return self.value / self.visits if self.visits else 0.0

    def upper_bound(self) -> float:
        """Return the UCB1 score of this action among its siblings."""
        return self.mean() + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


class GenericSearch:
    """A search for the next decision of one seat."""

    def __init__(self, guess: StateSampler, dice: SeededDice) -> None:
        self._guess = guess
        self._dice = dice
        self.root = Node(0, TERMINAL)

    def run_iteration(self) -> None:
        """Search one determinization of the root."""
        state, path = self._guess(self._dice), [self.root]
        while (seat := state.current_player()) != TERMINAL:
            if seat == CHANCE:
                sample_chance(state, self._dice)
                continue
            child = self._select(path[-1], seat, state.legal_actions())
            path.append(child)
            state.apply_action(child.action)
            if child.visits == 0:
                break
        returns = play_out(state, self._dice)
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.value += returns[node.seat]

    def _select(self, parent: Node, seat: Seat, legal: Sequence[Action]) -> Node:
        """Return an untried action at random, or the one with the highest upper bound."""
        known, untried = list[Node](), list[Action]()
        for action in legal:
            if (child := parent.children.get((seat, action))) is None:
                untried.append(action)
            else:
                child.available += 1
                known.append(child)
        if not untried:
            return max(known, key=Node.upper_bound)
        action = untried[self._dice.below(len(untried))]
        parent.children[seat, action] = made = Node(action, seat)
        made.available = 1
        return made


def sample_chance(state: State, dice: SeededDice) -> None:
    """Apply one chance outcome, sampled by weight."""
    weights = state.chance_weights()
    drawn = dice.below(sum(weights))
    for action, weight in zip(state.legal_actions(), weights, strict=True):
        drawn -= weight
        if drawn < 0:
            state.apply_action(action)
            return


def play_out(state: State, dice: SeededDice) -> list[float]:
    """Play random actions to the end and return each seat's return; equal shares if the game does not end."""
    for _ in range(MAX_ROLLOUT_DECISIONS):
        seat = state.current_player()
        if seat == TERMINAL:
            return state.returns()
        if seat == CHANCE:
            sample_chance(state, dice)
        else:
            legal = state.legal_actions()
            state.apply_action(legal[dice.below(len(legal))])
    seats = len(state.returns())
    return [1 / seats] * seats


class GenericBot:
    """A bot for any game that searches until its time or iteration limit is reached."""

    def __init__(self, game: Game, seed: int | str, budget: SearchBudget) -> None:
        self._dice = SeededDice(seed)
        self._budget = budget
        self._stopped = threading.Event()

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return the most visited action."""
        return legal[0] if len(legal) == 1 else self.rank_actions(seat, legal, guess)[0].action

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Return every legal action with its estimated win probability, the most visited first."""
        search = GenericSearch(guess, self._dice)
        self._stopped.clear()
        end = time.perf_counter() + self._budget.seconds
        while not self._stopped.is_set() and not self._is_done(search, len(legal), end):
            search.run_iteration()
        total = max(1, sum(child.visits for child in search.root.children.values()))
        estimates = list[ActionEstimate]()
        for action in legal:
            child = search.root.children.get((seat, action))
            estimates.append(
                ActionEstimate(action, child.mean(), child.visits / total)
                if child
                else ActionEstimate(action, 0.0, 0.0)
            )
        return sorted(estimates, key=lambda estimate: (-estimate.share, -estimate.chance))

    def _is_done(self, search: GenericSearch, actions: int, end: float) -> bool:
        if self._budget.iterations is not None:
            return search.root.visits >= self._budget.iterations
        return search.root.visits >= actions and time.perf_counter() >= end

    def stop(self) -> None:
        """Stop after the current iteration; callable from any thread."""
        self._stopped.set()


class GenericAdept(GenericBot):
    """A GenericBot with a small fixed number of iterations, so that it answers quickly."""

    def __init__(self, game: Game, seed: int | str, budget: SearchBudget) -> None:
        super().__init__(game, seed, SearchBudget(iterations=ADEPT_ITERATIONS))
