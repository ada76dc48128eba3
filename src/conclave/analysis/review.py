"""A judged game beside its replay: what there is to say at each step, in one language, as plain data."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final

import msgspec

from conclave.analysis.lapses import kind_of
from conclave.analysis.result import Analysis, Buckets, Chances, Decision, Verdict
from conclave.analysis.telling import Teller, ToldDecision
from conclave.play import registry
from conclave.play.face import Face
from conclave.play.protocol import Action, Seat, State
from conclave.play.reader import Reader


class Compared(msgspec.Struct, frozen=True):
    """A move that was weighed, as a choice on the table."""

    action: Action
    text: str  # as notation writes it
    key: str  # what is chosen, alone: a component, a kind, a place
    label: str  # in words
    chance: float  # of the acting seat, after it
    error: float  # standard error of the difference between this move and the first
    is_played: bool


class ReviewDecision(msgspec.Struct, frozen=True):
    """One answer of a seat, judged from what that seat could know then, in words."""

    step: int  # of the replay: the position before it
    at: int
    seat: Seat
    verdict: Verdict
    is_small: bool  # the details of an action, such as what it is paid with
    loss: float
    error: float
    kind: str  # of what it clearly lost (lapses.KINDS); "" where it did not
    played: str
    better: str  # "" where nothing was
    line: str  # how it might have gone on; "" where nothing is foreseen
    why: str  # what a coach would say to its seat; "" where there is no reason
    asked: str  # the kind of question,
    source: str  # and the component that asks it
    compared: list[Compared]  # the engine's choice first


class ReviewMoment(msgspec.Struct, frozen=True):
    """How things stand before an action."""

    at: int
    step: int
    chances: Chances  # of each seat, as that seat may know
    hindsight: Chances  # with all cards open


class Review(msgspec.Struct, frozen=True):
    """All of it."""

    thought: int
    ends: list[int]  # how many actions the game has had after each step of the replay
    chapters: list[tuple[int, str]]  # with which action each begins, and its heading
    moments: list[ReviewMoment]
    decisions: list[ReviewDecision]
    seats: list[Buckets]
    turning: list[int]  # numbers of the actions that turned the game, the costliest first


class Steps:
    """The steps of a game's replay."""

    def __init__(self, reader: Reader) -> None:
        moves = reader.moves(registry.face(reader.game).is_detail)
        self.ends: Final = [told.mark.last for told in moves]

    def before(self, at: int) -> int:
        """The step that shows the position before the move to which an action belongs; the last one behind the end."""
        return max(0, min(bisect_right(self.ends, at), len(self.ends)) - 1)


def review(reader: Reader, analysis: Analysis, language: str) -> Review:
    """What a replay tells of this analysis."""
    teller, steps = Teller(reader, analysis, language), Steps(reader)
    told = _Decisions(reader, teller, steps).told(analysis.decisions)
    moments = [ReviewMoment(one.at, steps.before(one.at), one.chances, one.hindsight) for one in analysis.moments]
    return Review(
        analysis.thought,
        steps.ends,
        teller.chapters(),
        moments,
        told,
        list(analysis.seats),
        list(analysis.turning),
    )


class _Decisions:
    """Decisions as choices on the table."""

    def __init__(self, reader: Reader, teller: Teller, steps: Steps) -> None:
        self._reader: Final = reader
        self._teller: Final = teller
        self._steps: Final = steps
        self._face: Final[Face] = registry.face(reader.game, teller.language)

    def told(self, decisions: Sequence[Decision]) -> list[ReviewDecision]:
        words = {decision.at: told for decision, told in zip(decisions, self._teller.told(decisions), strict=True)}
        by_at = {decision.at: decision for decision in decisions}
        return [self._decision(by_at[at], words[at], state) for at, state, _ in self._reader.positions() if at in by_at]

    def _decision(self, decision: Decision, words: ToldDecision, state: State) -> ReviewDecision:
        question = self._reader.game.question(state)
        groups = self._face.choices(question, state.view(decision.seat), self._teller.names)
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
            kind_of(decision) if decision.verdict in ("slip", "turning") else "",
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
