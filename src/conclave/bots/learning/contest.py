"""Whether a candidate is stronger than the champion: paired deals, and a test that stops when it is clear."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

from conclave.bots.engine.judge import Judge
from conclave.bots.engine.weighing import ANY, Weighing
from conclave.bots.learning.playing import legal_moves
from conclave.play.dealer import SeededDealer
from conclave.play.protocol import CHANCE, NOBODY, Game
from conclave.play.unchecked import unchecked

GAIN: Final = 0.04  # the test tells no gain from so much above half of the games
SURE: Final = math.log(19)  # log-odds of 95 %


@dataclass(slots=True)
class Standing:
    """Deals played from both seats: how many, and what the candidate won of them."""

    deals: int = 0
    won: float = 0.0  # of two games a deal
    squares: float = 0.0

    def add(self, won: float) -> None:
        self.deals += 1
        self.won += won / 2
        self.squares += (won / 2) ** 2

    @property
    def share(self) -> float:
        return self.won / self.deals if self.deals else 0.5

    def evidence(self) -> float:
        """Log-likelihood ratio of a gain of GAIN to none, the spread being that of the deals seen so far."""
        if self.deals < 8:
            return 0.0
        spread = max(self.squares / self.deals - self.share**2, 0.01)
        return GAIN * self.deals * (self.share - 0.5 - GAIN / 2) / spread

    def elo(self) -> float:
        share = min(max(self.share, 0.5 / (self.deals + 1)), 1 - 0.5 / (self.deals + 1))
        return 400 * math.log10(share / (1 - share))


def contest(
    game: Game, candidate: Judge, champion: Judge, seed: str, most_deals: int, iterations: int, sure: float = SURE
) -> Standing:
    """Until the test is so sure, or so many deals are played; both think alike."""
    standing = Standing()
    while standing.deals < most_deals and abs(standing.evidence()) < sure:
        deal = f"{seed}:{standing.deals}"
        standing.add(sum(won_by(game, candidate, champion, deal, seat, iterations) for seat in range(2)))
    return standing


def won_by(game: Game, candidate: Judge, champion: Judge, deal: str, seat: int, iterations: int) -> float:
    """One game for two, the candidate in this seat: its share of the victory."""
    state = unchecked(game.new(game.options({"seats": 2})))
    dealer, dice = SeededDealer(deal), random.Random(f"{deal}:{seat}")
    position = 0
    while (actor := state.actor()) != NOBODY:
        legal = legal_moves(state)
        if actor == CHANCE:
            action = dealer.choose(legal, [1] * len(legal), position)
        elif len(legal) == 1:
            action = legal[0]
        else:
            search = Weighing(state, candidate if actor == seat else champion, dice.getrandbits(60), actor, ANY)
            search.think(iterations)
            action = max(search.moves(), key=lambda move: (move[1], move[2]))[0]
        state.play_unchecked(action)
        position += 1
    return float(state.won(seat))
