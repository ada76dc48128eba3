"""A bot that plays anything that is legal, all equally likely. Every other bot must beat it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from conclave.bots import Guess
from conclave.play.protocol import Action, Game, Seat


class RandomBot:
    """Chooses uniformly."""

    def __init__(self, game: Game, seed: int | str) -> None:  # every bot is made like this
        self._random = random.Random(str(seed)).random  # the one method whose numbers Python promises to keep

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:  # needs no more
        """Any legal action."""
        return legal[int(self._random() * len(legal))]
