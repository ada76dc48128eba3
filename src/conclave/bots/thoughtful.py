"""Bots that look at every move once: adept judges by hand what comes of it, novice often wrongly, expert as learned."""

from __future__ import annotations

import math
from collections.abc import Sequence

from conclave.bots import GRAIN, Effort, Guess, Thought
from conclave.bots.engine.judge import Judge
from conclave.bots.engine.search import look_around
from conclave.bots.weights import HAND_MADE, mind
from conclave.play.dealer import SeededDice
from conclave.play.protocol import Action, Game, Seat
from conclave.play.unchecked import unchecked


class Adept:
    """Plays the move after which it stands best, over a few guesses at what is hidden."""

    guesses = 4
    wobble = 0.0  # how far a judgement strays, in log-odds

    def __init__(self, game: Game, seed: int | str, effort: Effort) -> None:
        self._dice = SeededDice(seed)
        self._judge = self.judge_of(game)

    def judge_of(self, game: Game) -> Judge:
        """Who says what comes of a move."""
        return HAND_MADE

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:
        """The move that it likes best."""
        return legal[0] if len(legal) == 1 else self.weigh(seat, legal, guess)[0].action

    def weigh(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> list[Thought]:
        """One look at every move, best first."""
        chances = [0.0] * len(legal)
        for _ in range(self.guesses):
            seen = look_around(unchecked(guess(self._dice)), self._judge, self._dice.below(GRAIN))
            chances = [a + b / self.guesses for a, b in zip(chances, seen, strict=True)]
        if self.wobble:
            chances = [self._misjudged(chance) for chance in chances]
        thoughts = [Thought(action, chance, 1 / len(legal)) for action, chance in zip(legal, chances, strict=True)]
        return sorted(thoughts, key=lambda thought: -thought.chance)

    def _misjudged(self, chance: float) -> float:
        """Moved by a random number of log-odds (logistic, as people's errors are: mostly small, now and then not)."""
        chance = min(max(chance, 1e-6), 1 - 1e-6)
        luck = (self._dice.below(GRAIN) + 0.5) / GRAIN
        odds = math.log(chance / (1 - chance)) + self.wobble * math.log(luck / (1 - luck))
        return 1 / (1 + math.exp(-odds))

    def stop(self) -> None:
        """Nothing to do: one look takes milliseconds."""


class Novice(Adept):
    """Has plans, but takes one guess for the truth and is often wrong about how good a move is."""

    guesses = 1
    wobble = 0.15


class Expert(Adept):
    """Judges as a grandmaster does, and looks no further than one move."""

    guesses = 8

    def judge_of(self, game: Game) -> Judge:
        """What was learned by playing."""
        return mind(game.name)
