"""Games between bots that measure calibration and check that luck averages to zero."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from conclave.analysis.calibration import Calibration, Estimate, Way
from conclave.analysis.evaluation import Analyst, analyst, is_detail
from conclave.analysis.game_analysis import GameAnalysis
from conclave.analysis.result import Chances
from conclave.bots import choose_action, make_bot
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Options, Seat, State
from conclave.core.record import Player, Record
from conclave.core.record_reader import RecordReader
from conclave.core.search_state import as_search_state
from conclave.core.session import Session


@dataclass(frozen=True, slots=True)
class Games:
    """Reproducible series of games between bots; the same seed gives the same games."""

    game: Game
    options: Options
    seats: tuple[str, ...]  # specs of bots
    seed: str

    def record(self, number: int) -> Record:
        """Play the game with this number to its end and return its record."""
        dealer = SeededDealer(f"{self.seed}:{number}")
        bots = [make_bot(spec, self.game, f"{self.seed}:{number}:{seat}") for seat, spec in enumerate(self.seats)]
        session = Session(self.game, self.options, dealer, plays_forced=False)
        while (seat := session.state.current_player()) != TERMINAL:
            answer, state = list[int](), session.state.copy()
            while not answer or state.is_mid_action():
                answer.append(choose_action(bots[seat], state))
                state.apply_action(answer[-1])
            session.submit(seat, session.length, answer)
        return session.to_record([Player(spec, "bot", spec) for spec in self.seats])


def sayings(games: Games, number: int, thought: int, every: int) -> list[Estimate]:
    """Return uncalibrated estimates for about one in `every` positions of a game, in each evaluation mode."""
    judge = analyst(games.game, thought, f"{games.seed}:{number}", Calibration(games.game.name))
    record = games.record(number)
    reader = RecordReader(record, games.game)
    result = tuple(reader.final_state().returns())
    dice = SeededDice(f"{games.seed}:{number}:which")
    return [
        Estimate(number, *said, result)
        for at, state, _ in reader.positions()
        if state.current_player() != CHANCE and len(state.legal_actions()) > 1 and not is_detail(as_search_state(state))
        if dice.below(every) == 0
        for said in _estimates_of(judge, state, at)
    ]


def _estimates_of(judge: Analyst, state: State, at: int) -> Iterator[tuple[Way, Seat, Chances]]:
    actor = state.current_player()
    yield "known", actor, judge.own(state, at)
    for seat in range(len(state.returns())):
        if seat != actor:
            yield "known", seat, judge.as_known(state, at, seat)
    yield "open", SPECTATOR, judge.hindsight(state, at)
    yield "look", SPECTATOR, judge.evaluate_without_search(state, at)


# --- Luck


class GameLuck(msgspec.Struct, frozen=True):
    """Luck of each seat in one game, and the result."""

    game: int
    deal: Chances
    draws: Chances
    result: Chances


def lot(games: Games, number: int) -> GameLuck:
    """Return the luck of one game. Only chance events are evaluated, which is fast."""
    course = GameAnalysis(RecordReader(games.record(number), games.game), f"{games.seed}:{number}")
    luck = [step.luck for step in course.chance() if step.luck]
    zero = (0.0,) * len(course.result)
    deal = [one.effect for one in luck if one.is_deal] or [zero]
    draws = [one.effect for one in luck if not one.is_deal] or [zero]
    deal_sum, draws_sum = (tuple(map(sum, zip(*part, strict=True))) for part in (deal, draws))
    return GameLuck(number, deal_sum, draws_sum, course.result)


class Evenness(msgspec.Struct, frozen=True):
    """Mean, standard error and standard deviation of a quantity over many games."""

    mean: float
    error: float
    spread: float


def evenness(values: Sequence[float]) -> Evenness:
    """Return the statistics of one value per game."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return Evenness(mean, spread / math.sqrt(count), spread)


def together(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the correlation of two quantities over games, or 0 if one of them is constant."""
    first, second = evenness(one), evenness(other)
    if not first.spread or not second.spread:
        return 0.0
    both = sum((a - first.mean) * (b - second.mean) for a, b in zip(one, other, strict=True))
    return both / (len(one) - 1) / first.spread / second.spread
