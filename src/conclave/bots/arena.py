"""Matches between bots: many games, fast, without sessions or events.

Seats rotate: in game g the bot named i-th sits in seat (i + g) mod n, so that nobody profits from going first. A game
won alone is a win; one shared by k bots counts 1/k for each in `win_share` and no win in `wins`. `low` and `high` bound
the true win share with 95 % confidence (Wilson's interval, in which shared wins enter as fractions).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from conclave.bots import Bot, choose, make_bot
from conclave.play.dealer import Dealer, SeededDealer
from conclave.play.errors import BadOptions
from conclave.play.protocol import CHANCE, NOBODY, Game, Json, Options, Outcome


@dataclass(frozen=True, slots=True)
class Played:
    """One game, told briefly."""

    outcome: Outcome
    decisions: int  # of players, not of chance


def play_game(game: Game, options: Options, bots: Sequence[Bot], dealer: Dealer) -> Played:
    """One game between bots, by seat."""
    state = game.new(options)
    decisions = position = 0
    while (actor := state.actor()) != NOBODY:
        if actor == CHANCE:
            state.apply(dealer.choose(state.legal(), state.weights(), position))
        else:
            state.apply(choose(bots[actor], state))
            decisions += 1
        position += 1
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(outcome, decisions)


def simulate(
    game: Game,
    options: Options,
    seats: Sequence[str],
    games: int,
    seed: int | str,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Json]:
    """Play many games between the named bots; `progress` is called with the number of games played, after each."""
    if len(seats) != options.seats:
        raise BadOptions(f"{len(seats)} bots cannot fill {options.seats} seats")
    if games < 1:
        raise BadOptions(f"at least one game must be played, not {games}")
    start = time.perf_counter()
    tally = _Tally(len(seats))
    for number in range(games):
        key = f"{seed}:{number}"
        bots = [make_bot(name, game, f"{key}:{index}") for index, name in enumerate(seats)]
        shift = number % len(seats)
        seated = [bots[(seat - shift) % len(seats)] for seat in range(len(seats))]
        tally.add(play_game(game, options, seated, SeededDealer(key)), shift)
        if progress:
            progress(number + 1)
    return tally.summary(seats, games, time.perf_counter() - start)


class _Tally:
    """Adds games up by bot, wherever it sat."""

    def __init__(self, count: int) -> None:
        self.wins = [0] * count
        self.shares = [0.0] * count
        self.points = [0] * count
        self.shared = self.rounds = self.decisions = 0

    def add(self, played: Played, shift: int) -> None:
        count, outcome = len(self.wins), played.outcome
        for seat in outcome.winners:
            bot = (seat - shift) % count
            self.shares[bot] += 1 / len(outcome.winners)
            self.wins[bot] += len(outcome.winners) == 1
        for seat, points in enumerate(outcome.points):
            self.points[(seat - shift) % count] += points
        self.shared += len(outcome.winners) > 1
        self.rounds += outcome.details["rounds"]
        self.decisions += played.decisions

    def summary(self, seats: Sequence[str], games: int, seconds: float) -> dict[str, Json]:
        return {
            "games": games,
            "seats": [self._seat(name, bot, games) for bot, name in enumerate(seats)],
            "shared": self.shared,
            "mean_rounds": self.rounds / games,
            "decisions_per_game": self.decisions / games,
            "seconds": round(seconds, 3),
        }

    def _seat(self, name: str, bot: int, games: int) -> dict[str, Json]:
        low, high = wilson(self.shares[bot], games)
        return {
            "bot": name,
            "wins": self.wins[bot],
            "win_share": self.shares[bot] / games,
            "low": low,
            "high": high,
            "mean_points": self.points[bot] / games,
        }


def wilson(successes: float, trials: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % confidence interval of a share, sound for few trials and for shares near 0 and 1."""
    share = successes / trials
    middle = share + z * z / (2 * trials)
    spread = z * math.sqrt(max(0.0, share * (1 - share)) / trials + (z / (2 * trials)) ** 2)
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
