"""Analysed game as plain data, for storage, transfer and rendering. Probabilities are shares of the victory, 0 to 1."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from conclave.analysis.reason import Reason
from conclave.core.game import Action, Seat

FORMAT: Final = 1
CLEAR: Final = 2.0  # standard errors above which a difference is clear
TURNING: Final = 0.05  # win probability: a clear loss above this is a turning point
SHOWN: Final = 3  # turning points in a summary

Chances: TypeAlias = tuple[float, ...]  # by seat

# best: the engine's choice or not worse; close: within the error; slip: small clear loss; turning: large clear loss.
Verdict: TypeAlias = Literal["best", "close", "slip", "turning"]


class Candidate(msgspec.Struct, frozen=True):
    """A compared move; all compared moves get the same search budget."""

    action: Action
    text: str  # as notation writes it
    chances: Chances  # after it, as the acting seat may know
    error: float  # standard error of the difference between this move and the first, for the acting seat


class Decision(msgspec.Struct, frozen=True):
    """One move of a seat, evaluated from what that seat could know then."""

    at: int  # the number of the action
    seat: Seat
    action: Action
    candidates: tuple[Candidate, ...]  # the engine's choice first; the move played is among them
    verdict: Verdict
    loss: float  # of the seat's win probability compared with the engine's choice; never negative
    error: float  # its standard error
    effect: Chances  # by seat: change compared with the engine's choice; adds up to 0
    line: tuple[Action, ...]  # the engine's line, starting with its choice
    is_small: bool  # the details of an action, such as what it is paid with
    reasons: tuple[Reason, ...] = ()  # why the engine's choice was better, where something was clearly lost


class Moment(msgspec.Struct, frozen=True):
    """Win probabilities before an action."""

    at: int
    chances: Chances  # of each seat, as that seat may know: they need not add up to 1
    hindsight: Chances  # of each seat, with all cards open; they add up to 1
    hides: tuple[bool, ...]  # by seat: True if something is hidden from it


class Luck(msgspec.Struct, frozen=True):
    """Effect of one chance event, or of several in a row."""

    at: int
    until: int  # the number of the first action after it
    is_deal: bool
    effect: Chances  # by seat: value of the outcome minus the mean over all outcomes; adds up to 0
    error: float  # standard error of that mean; 0 if every outcome was evaluated
    before: Chances  # that mean


class Buckets(msgspec.Struct, frozen=True):
    """Sources of a seat's result: the start and the next six terms add up to the result."""

    start: float
    deal: float
    draws: float
    own: float
    rivals: float
    revelations: float
    residual: float
    result: float
    errors: float  # standard error of `own`

    @property
    def luck(self) -> float:
        """Total luck of the seat."""
        return self.deal + self.draws


class AnalysedStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One analysed step, as stored in a checkpoint."""

    at: int
    decision: Decision | None = None
    moment: Moment | None = None
    luck: Luck | None = None


class Analysis(msgspec.Struct, frozen=True):
    """The complete analysis of a game."""

    format: int
    game: str
    rules: int
    record: str  # digest of the analysed header and actions
    thought: int  # search iterations per move and batch; with the seed it reproduces the analysis
    seed: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]  # the first before any action, the last after all of them
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    seats: tuple[Buckets, ...]
    turning: tuple[int, ...]  # numbers of the actions that are turning points, costliest first


def verdict_of(loss: float, error: float, is_best: bool) -> Verdict:
    """Return the verdict on a loss with this standard error."""
    if is_best or loss <= 0:
        return "best"
    if loss <= CLEAR * error:
        return "close"
    return "turning" if loss > TURNING else "slip"
