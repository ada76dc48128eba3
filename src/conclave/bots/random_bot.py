"""A bot that plays anything that is legal, all equally likely. Every other bot must beat it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from conclave.bots import Effort, Guess, Thought
from conclave.play.dealer import SeededDice
from conclave.play.protocol import Action, Game, Seat


class RandomBot:
    """Chooses uniformly."""

    def __init__(self, game: Game, seed: int | str, effort: Effort) -> None:  # every bot is made like this
        self._random = random.Random(str(seed)).random  # the one method whose numbers Python promises to keep
        self._dice = SeededDice(seed)

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:  # needs no more
        """Any legal action."""
        return legal[int(self._random() * len(legal))]

    def weigh(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> list[Thought]:
        """It thinks the same of every action, and of every seat."""
        chance = 1 / len(guess(self._dice).returns())
        return [Thought(action, chance, 1 / len(legal)) for action in legal]

    def stop(self) -> None:
        """It never thinks."""
