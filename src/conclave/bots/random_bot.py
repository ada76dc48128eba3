"""A bot that plays uniformly random legal actions. Every other bot must beat it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from conclave.bots import ActionEstimate, SearchBudget, StateSampler
from conclave.core.dealer import SeededDice
from conclave.core.game import Action, Game, Seat


class RandomBot:
    """A bot that chooses uniformly among the legal actions."""

    def __init__(self, game: Game, seed: int | str, effort: SearchBudget) -> None:  # the signature of all bots
        self._random = random.Random(str(seed)).random  # the only method that is stable across Python versions
        self._dice = SeededDice(seed)

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:  # uses `legal` only
        """Return a random legal action."""
        return legal[int(self._random() * len(legal))]

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        """Return equal estimates for all actions, with equal win probabilities for all seats."""
        chance = 1 / len(guess(self._dice).returns())
        return [ActionEstimate(action, chance, 1 / len(legal)) for action in legal]

    def stop(self) -> None:
        """Do nothing, because there is no search to stop."""
