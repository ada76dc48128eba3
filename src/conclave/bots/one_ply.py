"""Bots that evaluate every move once, without search: novice and adept by heuristic, expert by a learned net."""

from __future__ import annotations

import math
from collections.abc import Sequence

from conclave.bots import SEED_RANGE, ActionEstimate, SearchBudget, StateSampler
from conclave.bots.required_net import load_required_net
from conclave.bots.search.evaluator import Evaluator
from conclave.bots.search.tree_search import evaluate_moves
from conclave.bots.weights import HEURISTIC_EVALUATOR
from conclave.core.dealer import SeededDice
from conclave.core.game import Action, Game, Seat
from conclave.core.search_state import as_search_state


class Adept:
    """A bot that plays the move with the best evaluation, averaged over a few determinizations."""

    samples = 4
    noise = 0.0  # scale of the logistic noise, in log-odds

    def __init__(self, game: Game, seed: int | str, effort: SearchBudget) -> None:
        self._dice = SeededDice(seed)
        self._judge = self.load_evaluator(game)

    def load_evaluator(self, game: Game) -> Evaluator:
        """Return the evaluator of this level."""
        return HEURISTIC_EVALUATOR

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return the action with the best evaluation."""
        return legal[0] if len(legal) == 1 else self.rank_actions(seat, legal, guess)[0].action

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Evaluate every legal action once and return the estimates, the best first."""
        chances = [0.0] * len(legal)
        for _ in range(self.samples):
            seen = evaluate_moves(as_search_state(guess(self._dice)), self._judge, self._dice.below(SEED_RANGE))
            chances = [a + b / self.samples for a, b in zip(chances, seen, strict=True)]
        if self.noise:
            chances = [self._add_noise(chance) for chance in chances]
        thoughts = [
            ActionEstimate(action, chance, 1 / len(legal)) for action, chance in zip(legal, chances, strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -thought.chance)

    def _add_noise(self, chance: float) -> float:
        """Return the probability with logistic noise added to its log-odds.

        Most errors are small, as those of people are; a few are large.
        """
        chance = min(max(chance, 1e-6), 1 - 1e-6)
        luck = (self._dice.below(SEED_RANGE) + 0.5) / SEED_RANGE
        odds = math.log(chance / (1 - chance)) + self.noise * math.log(luck / (1 - luck))
        return 1 / (1 + math.exp(-odds))

    def stop(self) -> None:
        """Do nothing, because one evaluation takes milliseconds."""


class Novice(Adept):
    """An adept that uses a single determinization and noisy evaluations."""

    samples = 1
    noise = 0.15


class Expert(Adept):
    """An adept with the evaluator of the grandmaster and more determinizations."""

    samples = 8

    def load_evaluator(self, game: Game) -> Evaluator:
        """Return the policy-value net of the game; BadWeights if it has none."""
        return load_required_net(game.name)
