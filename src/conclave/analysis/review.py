"""Analysis data shown beside a replay: texts and figures for each step, in one language."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

import msgspec

from conclave.analysis.mistakes import kind_of
from conclave.analysis.report import DecisionReport, ReportWriter
from conclave.analysis.result import Analysis, Chances, Decision, Verdict
from conclave.analysis.shares import Shares, shares_of
from conclave.core import registry
from conclave.core.game import Action, Seat, State
from conclave.core.record_reader import RecordReader
from conclave.core.text.presenter import Presenter


class Compared(msgspec.Struct, frozen=True):
    """A compared move, as a choice on the table."""

    action: Action
    text: str  # as notation writes it
    key: str  # the chosen object alone: a component, a kind, a place
    label: str  # in words
    chance: float  # of the acting seat, after it
    error: float  # standard error of the difference between this move and the first
    is_played: bool


class ReviewDecision(msgspec.Struct, frozen=True):
    """One move of a seat in words, evaluated from what that seat could know then."""

    step: int  # of the replay: the position before it
    at: int
    seat: Seat
    verdict: Verdict
    is_small: bool  # the details of an action, such as what it is paid with
    loss: float
    error: float
    kind: str  # kind of mistake (mistakes.KINDS); "" without a clear loss
    played: str
    better: str  # "" if nothing was better
    line: str  # likely continuation; "" if unknown
    why: str  # reasons as the coach words them; "" if there are none
    asked: str  # kind of question
    source: str  # component that causes the question
    compared: list[Compared]  # the engine's choice first


class ReviewMoment(msgspec.Struct, frozen=True):
    """Win probabilities before an action."""

    at: int
    step: int
    chances: Chances  # of each seat, as that seat may know
    hindsight: Chances  # with all cards open


class Review(msgspec.Struct, frozen=True):
    """All analysis data of a replay."""

    thought: int
    ends: list[int]  # number of actions played after each step of the replay
    chapters: list[tuple[int, str]]  # number of the first action, and heading
    moments: list[ReviewMoment]
    decisions: list[ReviewDecision]
    seats: list[Shares]
    turning: list[int]  # numbers of the actions that are turning points, costliest first


class Steps:
    """The steps of a game's replay."""

    def __init__(self, reader: RecordReader) -> None:
        moves = reader.moves(registry.presenter_for(reader.game).is_detail)
        self.ends: Final = [told.mark.last for told in moves]

    def before(self, at: int) -> int:
        """Return the step that shows the position before the move of an action, or the last step after the end."""
        return max(0, min(bisect_right(self.ends, at), len(self.ends)) - 1)


def review(reader: RecordReader, analysis: Analysis, language: str) -> Review:
    """Return the analysis as shown beside a replay."""
    teller, steps = ReportWriter(reader, analysis, language), Steps(reader)
    told = _Decisions(reader, teller, steps).describe(analysis.decisions)
    moments = [ReviewMoment(one.at, steps.before(one.at), one.chances, one.hindsight) for one in analysis.moments]
    return Review(
        analysis.thought,
        steps.ends,
        teller.chapters(),
        moments,
        told,
        shares_of(analysis),
        list(analysis.turning),
    )


class _Decisions:
    """Converts decisions into choices on the table."""

    def __init__(self, reader: RecordReader, teller: ReportWriter, steps: Steps) -> None:
        self._reader: Final = reader
        self._teller: Final = teller
        self._steps: Final = steps
        self._face: Final[Presenter] = registry.presenter_for(reader.game, teller.language)

    def describe(self, decisions: Sequence[Decision]) -> list[ReviewDecision]:
        words = {
            decision.at: told
            for decision, told in zip(decisions, self._teller.describe_decisions(decisions), strict=True)
        }
        by_at = {decision.at: decision for decision in decisions}
        return [self._decision(by_at[at], words[at], state) for at, state, _ in self._reader.positions() if at in by_at]

    def _decision(self, decision: Decision, words: DecisionReport, state: State) -> ReviewDecision:
        question = self._reader.game.question(state)
        groups = self._face.choice_groups(question, state.view(decision.seat), self._teller.names)
        labels = {one.choice.action: one.text for group in groups for one in group.choices}
        keys = {choice.action: choice.key for choice in question.choices}
        is_best = decision.verdict == "best"
        return ReviewDecision(
            self._steps.before(decision.at),
            decision.at,
            decision.seat,
            decision.verdict,
            decision.is_small,
            decision.loss,
            decision.error,
            kind_of(self._reader.game.name, decision) if decision.verdict in ("slip", "turning") else "",
            words.played,
            "" if is_best else words.better,
            "" if is_best else words.line,
            words.why,
            question.kind,
            question.source,
            [
                Compared(
                    one.action,
                    one.text,
                    keys.get(one.action, ""),
                    labels.get(one.action, one.text),
                    one.chances[decision.seat],
                    one.error,
                    one.action == decision.action,
                )
                for one in decision.candidates
            ],
        )
