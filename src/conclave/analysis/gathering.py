"""Games of bots as a test of the judge: what it said and what came, and whether luck evens out."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from conclave.analysis.calibration import Calibration, Saying, Way
from conclave.analysis.course import Course
from conclave.analysis.judging import Analyst, analyst, is_detail
from conclave.analysis.result import Chances
from conclave.bots import choose, make_bot
from conclave.play.dealer import SeededDealer, SeededDice
from conclave.play.protocol import CHANCE, NOBODY, Game, Options, Seat, State
from conclave.play.reader import Reader
from conclave.play.record import Player, Record
from conclave.play.session import Session
from conclave.play.unchecked import unchecked


@dataclass(frozen=True, slots=True)
class Games:
    """Which games are played: the same seed plays the same ones."""

    game: Game
    options: Options
    seats: tuple[str, ...]  # specs of bots
    seed: str

    def record(self, number: int) -> Record:
        """One of them, played to its end."""
        dealer = SeededDealer(f"{self.seed}:{number}")
        bots = [make_bot(spec, self.game, f"{self.seed}:{number}:{seat}") for seat, spec in enumerate(self.seats)]
        session = Session(self.game, self.options, dealer, plays_forced=False)
        while (seat := session.state.actor()) != NOBODY:
            answer, state = list[int](), session.state.copy()
            while not answer or state.partial():
                answer.append(choose(bots[seat], state))
                state.apply(answer[-1])
            session.submit(seat, session.length, answer)
        return session.record([Player(spec, "bot", spec) for spec in self.seats])


def sayings(games: Games, number: int, thought: int, every: int) -> list[Saying]:
    """What the judge says, unbent, of one position in `every` of a game, in each way of looking."""
    judge = analyst(games.game, thought, f"{games.seed}:{number}", Calibration(games.game.name))
    record = games.record(number)
    reader = Reader(record, games.game)
    result = tuple(reader.end().returns())
    dice = SeededDice(f"{games.seed}:{number}:which")
    return [
        Saying(number, *said, result)
        for at, state, _ in reader.positions()
        if state.actor() != CHANCE and len(state.legal()) > 1 and not is_detail(unchecked(state))
        if dice.below(every) == 0
        for said in _said(judge, state, at)
    ]


def _said(judge: Analyst, state: State, at: int) -> Iterator[tuple[Way, Seat, Chances]]:
    actor = state.actor()
    yield "known", actor, judge.own(state, at)
    for seat in range(len(state.returns())):
        if seat != actor:
            yield "known", seat, judge.as_known(state, at, seat)
    yield "open", NOBODY, judge.hindsight(state, at)
    yield "look", NOBODY, judge.looked_at(state, at)


# --- Luck


class Lot(msgspec.Struct, frozen=True):
    """What chance gave in one game, and who won."""

    game: int
    deal: Chances
    draws: Chances
    result: Chances


def lot(games: Games, number: int) -> Lot:
    """The luck of one game: chance alone is judged, which is quick."""
    course = Course(Reader(games.record(number), games.game), f"{games.seed}:{number}")
    luck = [step.luck for step in course.chance() if step.luck]
    zero = (0.0,) * len(course.result)
    deal = [one.effect for one in luck if one.is_deal] or [zero]
    draws = [one.effect for one in luck if not one.is_deal] or [zero]
    deal_sum, draws_sum = (tuple(map(sum, zip(*part, strict=True))) for part in (deal, draws))
    return Lot(number, deal_sum, draws_sum, course.result)


class Evenness(msgspec.Struct, frozen=True):
    """Over many games: a mean, its standard error, and how far single games stray."""

    mean: float
    error: float
    spread: float


def evenness(values: Sequence[float]) -> Evenness:
    """Of numbers, one a game."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1))
    return Evenness(mean, spread / math.sqrt(count), spread)


def together(one: Sequence[float], other: Sequence[float]) -> float:
    """How far two numbers of each game go together: their correlation; 0 where one of them never changes."""
    first, second = evenness(one), evenness(other)
    if not first.spread or not second.spread:
        return 0.0
    both = sum((a - first.mean) * (b - second.mean) for a, b in zip(one, other, strict=True))
    return both / (len(one) - 1) / first.spread / second.spread
