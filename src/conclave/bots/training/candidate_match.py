"""Match between a candidate and the champion: paired deals, with a sequential test that stops early."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

from conclave.bots.search.evaluator import Evaluator
from conclave.bots.search.position_value import ANY_ACTION, ValueSearch
from conclave.bots.training.self_play import list_legal
from conclave.core.dealer import SeededDealer
from conclave.core.game import CHANCE, TERMINAL, Game
from conclave.core.search_state import as_search_state

TESTED_GAIN: Final = 0.04  # win rate above 50 % that the test distinguishes from no gain
DECISIVE_EVIDENCE: Final = math.log(19)  # log-odds of 95 %


@dataclass(slots=True)
class PairedScore:
    """The candidate's score over deals that are played from both seats."""

    deals: int = 0
    won: float = 0.0  # sum of the candidate's share of each deal's two games
    squares: float = 0.0

    def add(self, won: float) -> None:
        self.deals += 1
        self.won += won / 2
        self.squares += (won / 2) ** 2

    @property
    def share(self) -> float:
        return self.won / self.deals if self.deals else 0.5

    def compute_evidence(self) -> float:
        """Return the log-likelihood ratio of a gain of TESTED_GAIN against no gain.

        The variance is estimated from the deals played so far.
        """
        if self.deals < 8:
            return 0.0
        spread = max(self.squares / self.deals - self.share**2, 0.01)
        return TESTED_GAIN * self.deals * (self.share - 0.5 - TESTED_GAIN / 2) / spread

    def estimate_elo(self) -> float:
        share = min(max(self.share, 0.5 / (self.deals + 1)), 1 - 0.5 / (self.deals + 1))
        return 400 * math.log10(share / (1 - share))


def play_candidate_match(
    game: Game,
    candidate: Evaluator,
    champion: Evaluator,
    seed: str,
    most_deals: int,
    iterations: int,
    sure: float = DECISIVE_EVIDENCE,
) -> PairedScore:
    """Play paired deals until the evidence reaches `sure` or `most_deals` are played.

    Both sides search with the same number of iterations.
    """
    standing = PairedScore()
    while standing.deals < most_deals and abs(standing.compute_evidence()) < sure:
        deal = f"{seed}:{standing.deals}"
        standing.add(sum(play_paired_game(game, candidate, champion, deal, seat, iterations) for seat in range(2)))
    return standing


def play_paired_game(
    game: Game, candidate: Evaluator, champion: Evaluator, deal: str, seat: int, iterations: int
) -> float:
    """Play one two-seat game with the candidate in this seat and return the candidate's share of the win."""
    state = as_search_state(game.new(game.options({"seats": 2})))
    dealer, dice = SeededDealer(deal), random.Random(f"{deal}:{seat}")
    position = 0
    while (actor := state.current_player()) != TERMINAL:
        legal = list_legal(state)
        if actor == CHANCE:
            action = dealer.choose(legal, [1] * len(legal), position)
        elif len(legal) == 1:
            action = legal[0]
        else:
            search = ValueSearch(
                state, candidate if actor == seat else champion, dice.getrandbits(60), actor, ANY_ACTION
            )
            search.accumulate(iterations)
            action = max(search.list_moves(), key=lambda move: (move[1], move[2]))[0]
        state.play_unchecked(action)
        position += 1
    return float(state.win_share(seat))
