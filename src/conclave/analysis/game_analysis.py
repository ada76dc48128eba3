"""Analysis of a whole record, step by step, and its summary figures."""

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

from conclave.analysis.evaluation import (
    BATCHES,
    COMPARED,
    FIRST,
    FIRST_LEAST,
    OPENLY,
    OTHERS,
    SMALL,
    analyst,
    difference,
    is_detail,
)
from conclave.analysis.mistakes import CLEAR
from conclave.analysis.result import FORMAT, AnalysedStep, Analysis, Buckets, Candidate, Chances, Decision, Luck, Moment
from conclave.analysis.verdicts import THOUGHT, verdicts_for
from conclave.bots.search.position_value import OMNISCIENT, ValueSearch
from conclave.core.errors import BadRecord
from conclave.core.game import CHANCE, Action, Phase, State
from conclave.core.record_reader import RecordReader
from conclave.core.search_state import as_search_state

MIN_ITERATIONS: Final = 4
MAX_ITERATIONS: Final = 1 << 14
CONFIRMING: Final = 6  # multiple of the search budget that confirms apparent turning points
CLEAR_SLIP: Final = 3.0  # standard errors above which a small loss is reported without confirmation
PROBE: Final = 80  # iterations per position that measure the speed of the machine
PROBED: Final = 6  # positions used for the measurement
BESIDE: Final = 0.6  # seconds for reading, luck and texts, whatever the search budget
MIN_SEARCH_SHARE: Final = 0.5  # minimum share of the time for searching
SEARCHING: Final = 0.8  # share of that time spent in search iterations; the rest is overhead


@dataclass(frozen=True, slots=True)
class Point:
    """One item to analyse: a choice of a seat, or a run of chance events before a choice."""

    at: int
    until: int
    before: State
    after: State | None  # of a run of chance events
    action: Action
    is_small: bool
    is_deal: bool


class GameAnalysis:
    """Analysis of a finished game. The constructor raises BadRecord or CannotJudge if the game cannot be analysed."""

    def __init__(self, reader: RecordReader, seed: str = "1") -> None:
        self.reader: Final = reader
        self.seed: Final = seed
        self.analyst = analyst(reader.game, MIN_ITERATIONS, seed)
        self.confirming_thought = CONFIRMING * MIN_ITERATIONS  # iterations for an answer and a batch
        self.result: Final = result_of(reader)
        self.points: Final = list(_points(reader))

    def think(self, thought: int, confirming: int = 0) -> None:
        """Set the search budget per move and batch.

        Apparent turning points get at least `confirming` iterations.
        """
        thought = min(MAX_ITERATIONS, max(MIN_ITERATIONS, thought))
        self.analyst = replace(self.analyst, thought=thought)
        self.confirming_thought = max(thought, confirming or min(THOUGHT, CONFIRMING * thought))

    def think_for(self, seconds: float) -> None:
        """Set the search budget so that the analysis takes about this long, given the current speed of the machine."""
        affordable = SEARCHING * max(MIN_SEARCH_SHARE * seconds, seconds - BESIDE) * self._pace()
        self.think(bisect_right(range(1, MAX_ITERATIONS + 1), affordable, key=self._cost), THOUGHT)

    def _pace(self) -> float:
        """Return search iterations per second of CPU time, measured on some positions of this game.

        CPU time is used because other processes may be busy.
        """
        choices = [point for point in self.points if not point.after]
        some = choices[:: max(1, len(choices) // PROBED)] or choices
        start = time.process_time()
        for point in some:
            ValueSearch(as_search_state(point.before), self.analyst.judge, 1, OMNISCIENT, -1).accumulate(PROBE)
        return PROBE * len(some) / max(1e-6, time.process_time() - start)

    def _cost(self, thought: int) -> float:
        """Return the search iterations that a budget costs for the whole game."""
        big = sum(1 for point in self.points if not point.after and not point.is_small)
        small = sum(1 for point in self.points if point.is_small)
        compared = (COMPARED + 0.5) * sum(BATCHES)
        others = (len(self.result) - 1) * OTHERS + OPENLY
        each = (compared + others) * thought + max(FIRST * thought, FIRST_LEAST)
        return big * each + small * (compared * thought / SMALL + max(FIRST * thought / SMALL, FIRST_LEAST))

    def steps(self, known: Iterable[AnalysedStep] = ()) -> Iterator[AnalysedStep]:
        """Yield every step of the game, analysed. Steps in `known` are not analysed again."""
        done = {judged.at: judged for judged in known}
        for point in self.points:
            yield done.get(point.at) or self._analyse_step(point)

    def analyse_step(self, number: int) -> AnalysedStep:
        """Return the analysis of one step, independent of the steps analysed before."""
        return self._analyse_step(self.points[number])

    def decision_at(self, at: int) -> tuple[State, list[Action]]:
        """Return the position before a decision, and the actions played with all their details."""
        ends = (point.at for point in self.points if point.at > at and not point.is_small)
        actions = self.reader.record.actions[at : next(ends, None)]
        return next(point.before for point in self.points if point.at == at), list(actions)

    def chance(self) -> Iterator[AnalysedStep]:
        """Return the analysed chance events alone."""
        return (self._analyse_step(point) for point in self.points if point.after is not None)

    def _analyse_step(self, point: Point) -> AnalysedStep:
        judge = self.analyst
        if point.after is not None:
            luck = judge.luck(point.before, point.after, point.at, point.until, point.is_deal)
            return AnalysedStep(point.at, luck=luck)
        decision = judge.decision(point.before, point.at, point.action)
        moment = None if point.is_small else judge.moment(point.before, point.at, decision)
        return AnalysedStep(point.at, self._confirm_turning_point(decision), moment)

    def _confirm_turning_point(self, decision: Decision) -> Decision:
        """Return the decision with an apparent turning point replaced by the verdict shared with hints and the coach.

        A slip that is not clear beyond `CLEAR_SLIP` standard errors becomes "close".
        """
        if decision.verdict == "slip" and decision.loss <= CLEAR_SLIP * decision.error:
            return msgspec.structs.replace(decision, verdict="close")
        if decision.verdict != "turning":
            return decision
        before, actions = self.decision_at(decision.at)
        service = verdicts_for(self.reader.game, self.confirming_thought)
        found, played = service.verdict(before), service.value(before, actions)
        loss, error = found.loss(played)
        others = [one for one in found.answers if one.actions[:1] != (decision.action,) or one is found.best]
        compared = others if played.actions == found.best.actions else [*others, played]
        candidates = tuple(
            Candidate(one.actions[0], one.text.partition("; ")[0], one.chances, found.loss(one)[1]) for one in compared
        )
        return msgspec.structs.replace(
            decision,
            candidates=candidates,
            verdict=found.verdict_on(played),
            loss=loss,
            error=error,
            effect=difference(played.batches, found.best.batches),
            line=(*_choices(found.guess, found.best.actions), *found.best.line),
        )

    def whole(self, steps: Sequence[AnalysedStep]) -> Analysis:
        """Return the complete analysis made of all steps."""
        lucks = tuple(step.luck for step in steps if step.luck)
        moments = self._moments([step.moment for step in steps if step.moment], lucks)
        decisions = tuple(visible(step.decision, moments, lucks) for step in steps if step.decision)
        turning = sorted((one for one in decisions if one.verdict == "turning"), key=lambda one: -one.loss)
        return Analysis(
            FORMAT,
            self.reader.game.name,
            self.reader.game.rules_version,
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
        """Return the moments with the start and the end added.

        If the game begins with a deal, the start is the mean over all deals.
        """
        first, last = self.reader.first, len(self.reader.record.actions)
        open_ = (False,) * len(self.result)
        found = list(judged)
        if lucks and lucks[0].at == first:
            found.insert(0, Moment(first, lucks[0].before, lucks[0].before, open_))
        return (*found, Moment(last, self.result, self.result, open_))


def _choices(state: State, actions: Sequence[Action]) -> list[Action]:
    """Return the actions that were not forced."""
    state, found = state.copy(), list[Action]()
    for action in actions:
        if len(state.legal_actions()) > 1:
            found.append(action)
        state.apply_action(action)
    return found


def result_of(reader: RecordReader) -> Chances:
    """Return each seat's share of the victory; raise BadRecord if the game has no winner."""
    ending = reader.record.ending or reader.game.ending(reader.final_state())
    if ending is None:
        raise BadRecord("this game is not over: a finished one can be analysed")
    if not ending.winners:
        raise BadRecord("this game ended without a winner, since its rules are played no more: it cannot be analysed")
    seats = range(len(reader.record.seats))
    return tuple(1 / len(ending.winners) if seat in ending.winners else 0.0 for seat in seats)


def digest(reader: RecordReader) -> str:
    """Return a digest of the analysed game. Annotations and names are not included."""
    record = reader.record
    parts = [record.game, record.rules, record.options, record.actions, record.components, record.base]
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:32]


def _points(reader: RecordReader) -> Iterator[Point]:
    """Yield choices of seats and runs of chance events. Choices that a bot made for a player who left are skipped."""
    gone = {leaving.seat: leaving.at for leaving in reader.departures}
    began: tuple[int, State, bool] | None = None  # start of the current run of chance events
    opening: Phase | None = None
    end = reader.first
    state: State | None = None
    is_first = True  # the first choice has a moment even if it is a detail
    for at, state, action in reader.positions():
        end, actor = at + 1, state.current_player()
        chapter = reader.game.phase(state)
        opening = chapter if opening is None else opening
        if actor == CHANCE:
            began = began or (at, state.copy(), chapter == opening and reader.record.base is None)
            continue
        if began:
            yield Point(began[0], at, began[1], state.copy(), 0, False, began[2])
            began = None
        if len(state.legal_actions()) > 1 and at < gone.get(actor, at + 1):
            is_small = is_detail(as_search_state(state)) and not is_first
            yield Point(at, at + 1, state.copy(), None, action, is_small, False)
            is_first = False
    if began and state is not None:
        yield Point(began[0], end, began[1], state.copy(), 0, False, began[2])


# --- Adding up


def visible(decision: Decision, moments: Sequence[Moment], lucks: Sequence[Luck]) -> Decision:
    """Return the decision, with its verdict lowered to "close" if the seat's own curve shows no loss, luck excluded."""
    if decision.verdict not in CLEAR:
        return decision
    seat = decision.seat
    before = max((one for one in moments if one.at <= decision.at), key=lambda one: one.at)
    after = min((one for one in moments if one.at > decision.at), key=lambda one: one.at)
    luck = sum(one.effect[seat] for one in lucks if before.at <= one.at < after.at)
    if after.chances[seat] - before.chances[seat] - luck < 0:
        return decision
    return msgspec.structs.replace(decision, verdict="close", reasons=())


def buckets(moments: Sequence[Moment], decisions: Sequence[Decision], lucks: Sequence[Luck]) -> tuple[Buckets, ...]:
    """Return the sources of each seat's result.

    Between two moments a seat's win probability, from its own knowledge, changes by decisions, luck and a rest. The
    rest counts as residual if the seat itself acted or nothing was hidden from it. Otherwise it counts as revelations:
    rivals knew more, and their moves revealed it.
    """
    return tuple(_bucket(seat, moments, decisions, lucks) for seat in range(len(moments[0].chances)))


def _bucket(seat: int, moments: Sequence[Moment], decisions: Sequence[Decision], lucks: Sequence[Luck]) -> Buckets:
    acting = {decision.at: decision.seat for decision in decisions}
    rests = {True: 0.0, False: 0.0}  # by whether rivals knew more
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
