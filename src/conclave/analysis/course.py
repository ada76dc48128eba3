"""A whole record judged, step by step, and what its steps add up to."""

from __future__ import annotations

import hashlib
import math
import time
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import msgspec

from conclave.analysis.judging import (
    BATCHES,
    COMPARED,
    FIRST,
    FIRST_LEAST,
    OPENLY,
    OTHERS,
    SMALL,
    analyst,
    is_detail,
)
from conclave.analysis.result import FORMAT, Analysis, Buckets, Chances, Decision, Judged, Luck, Moment
from conclave.bots.engine.weighing import OPEN, Weighing
from conclave.play.errors import BadRecord
from conclave.play.protocol import CHANCE, Action, Chapter, State
from conclave.play.reader import Reader
from conclave.play.unchecked import unchecked

LEAST_THOUGHT: Final = 4
MOST_THOUGHT: Final = 1 << 14
PROBE: Final = 80  # iterations of a position that tell how fast this machine is
PROBED: Final = 6  # positions
BESIDE: Final = 0.6  # seconds for reading, chance and words, however long is thought
LEAST_SHARE: Final = 0.5  # of the time is for thinking, however short it is
SEARCHING: Final = 0.8  # of the time for thinking; what the search is asked for takes some, too


@dataclass(frozen=True, slots=True)
class Point:
    """One thing to be judged: a choice of a seat, or what chance did until a seat had one."""

    at: int
    until: int
    before: State
    after: State | None  # of chance
    action: Action
    is_small: bool
    is_deal: bool


class Course:
    """A finished game, ready to be judged. What is wrong with its record is found at once."""

    def __init__(self, reader: Reader, seed: str = "1") -> None:
        self.reader: Final = reader
        self.seed: Final = seed
        self.analyst = analyst(reader.game, LEAST_THOUGHT, seed)
        self.result: Final = result_of(reader)
        self.points: Final = list(_points(reader))

    def think(self, thought: int) -> None:
        """So many iterations for a move and a batch."""
        self.analyst = replace(self.analyst, thought=min(MOST_THOUGHT, max(LEAST_THOUGHT, thought)))

    def think_for(self, seconds: float) -> None:
        """About so long, on a machine as fast as this one is now."""
        affordable = SEARCHING * max(LEAST_SHARE * seconds, seconds - BESIDE) * self._pace()
        self.think(bisect_right(range(1, MOST_THOUGHT + 1), affordable, key=self._cost))

    def _pace(self) -> float:
        """Iterations a second of the processor, over some positions of this game: others may be busy beside us."""
        choices = [point for point in self.points if not point.after]
        some = choices[:: max(1, len(choices) // PROBED)] or choices
        start = time.process_time()
        for point in some:
            Weighing(unchecked(point.before), self.analyst.judge, 1, OPEN, -1).think(PROBE)
        return PROBE * len(some) / max(1e-6, time.process_time() - start)

    def _cost(self, thought: int) -> float:
        """Iterations that so much thought means, for the whole game."""
        big = sum(1 for point in self.points if not point.after and not point.is_small)
        small = sum(1 for point in self.points if point.is_small)
        compared = (COMPARED + 0.5) * sum(BATCHES)
        others = (len(self.result) - 1) * OTHERS + OPENLY
        each = (compared + others) * thought + max(FIRST * thought, FIRST_LEAST)
        return big * each + small * (compared * thought / SMALL + max(FIRST * thought / SMALL, FIRST_LEAST))

    def steps(self, known: Iterable[Judged] = ()) -> Iterator[Judged]:
        """Every step of the game, judged; those that are known already are not thought about again."""
        done = {judged.at: judged for judged in known}
        for point in self.points:
            yield done.get(point.at) or self._judged(point)

    def judged(self, number: int) -> Judged:
        """One step, whichever were judged before."""
        return self._judged(self.points[number])

    def decided(self, at: int) -> tuple[State, list[Action]]:
        """The position before the decision with this number, and what was played with all that belonged to it."""
        ends = (point.at for point in self.points if point.at > at and not point.is_small)
        actions = self.reader.record.actions[at : next(ends, None)]
        return next(point.before for point in self.points if point.at == at), list(actions)

    def chance(self) -> Iterator[Judged]:
        """The steps of chance alone."""
        return (self._judged(point) for point in self.points if point.after is not None)

    def _judged(self, point: Point) -> Judged:
        judge = self.analyst
        if point.after is not None:
            luck = judge.luck(point.before, point.after, point.at, point.until, point.is_deal)
            return Judged(point.at, luck=luck)
        decision = judge.decision(point.before, point.at, point.action)
        moment = None if point.is_small else judge.moment(point.before, point.at, decision)
        return Judged(point.at, decision, moment)

    def whole(self, steps: Sequence[Judged]) -> Analysis:
        """What the steps add up to."""
        decisions = tuple(step.decision for step in steps if step.decision)
        lucks = tuple(step.luck for step in steps if step.luck)
        moments = self._moments([step.moment for step in steps if step.moment], lucks)
        turning = sorted((one for one in decisions if one.verdict == "turning"), key=lambda one: -one.loss)
        return Analysis(
            FORMAT,
            self.reader.game.name,
            self.reader.game.rules,
            digest(self.reader),
            self.analyst.thought,
            self.seed,
            tuple(player.name for player in self.reader.record.seats),
            moments,
            decisions,
            lucks,
            buckets(moments, decisions, lucks),
            tuple(decision.at for decision in turning),
        )

    def _moments(self, judged: Sequence[Moment], lucks: Sequence[Luck]) -> tuple[Moment, ...]:
        """With the start, which is the mean over all deals where the game begins with one, and the end."""
        first, last = self.reader.first, len(self.reader.record.actions)
        open_ = (False,) * len(self.result)
        found = list(judged)
        if lucks and lucks[0].at == first:
            found.insert(0, Moment(first, lucks[0].before, lucks[0].before, open_))
        return (*found, Moment(last, self.result, self.result, open_))


def result_of(reader: Reader) -> Chances:
    """Each seat's share of the victory; BadRecord where the game has none."""
    ending = reader.record.ending or reader.game.ending(reader.end())
    if ending is None:
        raise BadRecord("this game is not over: a finished one can be analysed")
    if not ending.winners:
        raise BadRecord("this game ended without a winner, since its rules are played no more: it cannot be analysed")
    seats = range(len(reader.record.seats))
    return tuple(1 / len(ending.winners) if seat in ending.winners else 0.0 for seat in seats)


def digest(reader: Reader) -> str:
    """What was judged, in short: other games have other ones. Annotations and names do not count."""
    record = reader.record
    parts = [record.game, record.rules, record.options, record.actions, record.components, record.base]
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:32]


def _points(reader: Reader) -> Iterator[Point]:
    """Choices of seats that play themselves, and runs of chance. A bot that answers for somebody is not judged."""
    gone = {leaving.seat: leaving.at for leaving in reader.out}
    began: tuple[int, State, bool] | None = None  # where chance began to speak
    opening: Chapter | None = None
    end = reader.first
    state: State | None = None
    is_first = True  # of all choices: it has a moment of its own even if it is a small one
    for at, state, action in reader.positions():
        end, actor = at + 1, state.actor()
        chapter = reader.game.chapter(state)
        opening = chapter if opening is None else opening
        if actor == CHANCE:
            began = began or (at, state.copy(), chapter == opening and reader.record.base is None)
            continue
        if began:
            yield Point(began[0], at, began[1], state.copy(), 0, False, began[2])
            began = None
        if len(state.legal()) > 1 and at < gone.get(actor, at + 1):
            is_small = is_detail(unchecked(state)) and not is_first
            yield Point(at, at + 1, state.copy(), None, action, is_small, False)
            is_first = False
    if began and state is not None:
        yield Point(began[0], end, began[1], state.copy(), 0, False, began[2])


# --- Adding up


def buckets(moments: Sequence[Moment], decisions: Sequence[Decision], lucks: Sequence[Luck]) -> tuple[Buckets, ...]:
    """Where each seat's result came from.

    From moment to moment a seat's chance, as the seat knew it, changes by what was decided, by what chance did, and by
    a rest. The rest is a residual where the seat itself acted or nothing was hidden from it; else others knew more than
    it did, and it is what their moves revealed.
    """
    return tuple(_bucket(seat, moments, decisions, lucks) for seat in range(len(moments[0].chances)))


def _bucket(seat: int, moments: Sequence[Moment], decisions: Sequence[Decision], lucks: Sequence[Luck]) -> Buckets:
    acting = {decision.at: decision.seat for decision in decisions}
    rests = {True: 0.0, False: 0.0}  # by whether others knew more
    for before, after in pairwise(moments):
        told = [one.effect[seat] for one in decisions if before.at <= one.at < after.at]
        told += [one.effect[seat] for one in lucks if before.at <= one.at < after.at]
        is_told = acting.get(before.at) != seat and (before.hides[seat] or after.hides[seat])
        rests[is_told] += after.chances[seat] - before.chances[seat] - sum(told)
    return Buckets(
        start=moments[0].chances[seat],
        deal=sum(one.effect[seat] for one in lucks if one.is_deal),
        draws=sum(one.effect[seat] for one in lucks if not one.is_deal),
        own=sum(one.effect[seat] for one in decisions if one.seat == seat),
        rivals=sum(one.effect[seat] for one in decisions if one.seat != seat),
        revelations=rests[True],
        residual=rests[False],
        result=moments[-1].chances[seat],
        errors=math.sqrt(sum(one.error**2 for one in decisions if one.seat == seat)),
    )
