"""A judged game as plain data: what is stored, sent and drawn. Chances are shares of the victory, from 0 to 1."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from conclave.analysis.reason import Reason
from conclave.play.protocol import Action, Seat

FORMAT: Final = 1
CLEAR: Final = 2.0  # standard errors above which a difference is taken for one
TURNING: Final = 0.05  # of winning chance: a clear loss above this turns the game
SHOWN: Final = 3  # turning points that a summary tells

Chances: TypeAlias = tuple[float, ...]  # by seat

# The engine's own choice; one that cannot be told from it; one that clearly loses a little; one that turns the game.
Verdict: TypeAlias = Literal["best", "close", "slip", "turning"]


class Candidate(msgspec.Struct, frozen=True):
    """A move that was weighed as long as the others."""

    action: Action
    text: str  # as notation writes it
    chances: Chances  # after it, as the acting seat may know
    error: float  # standard error of the difference between this move and the first, for the acting seat


class Decision(msgspec.Struct, frozen=True):
    """One answer of a seat, judged from what that seat could know then."""

    at: int  # the number of the action
    seat: Seat
    action: Action
    candidates: tuple[Candidate, ...]  # the engine's choice first; the move played is among them
    verdict: Verdict
    loss: float  # of the seat's winning chance, beside the engine's choice; never below 0
    error: float  # its standard error
    effect: Chances  # by seat: what the move changed beside the engine's choice; adds up to 0
    line: tuple[Action, ...]  # how the engine would go on, from its choice on
    is_small: bool  # the details of an action, such as what it is paid with
    reasons: tuple[Reason, ...] = ()  # why the engine's choice was better, where something was clearly lost


class Moment(msgspec.Struct, frozen=True):
    """How things stand before an action."""

    at: int
    chances: Chances  # of each seat, as that seat may know: they need not add up to 1
    hindsight: Chances  # of each seat, with all cards open; they add up to 1
    hides: tuple[bool, ...]  # by seat: whether something is hidden from it


class Luck(msgspec.Struct, frozen=True):
    """Chance spoke once, or several times in a row."""

    at: int
    until: int  # the number of the first action behind it
    is_deal: bool
    effect: Chances  # by seat: what came beside the mean of all that could have come; adds up to 0
    error: float  # standard error of that mean, 0 where every outcome was looked at
    before: Chances  # that mean


class Buckets(msgspec.Struct, frozen=True):
    """Where a seat's result came from: start and the six that follow add up to the result."""

    start: float
    deal: float
    draws: float
    own: float
    rivals: float
    revelations: float
    residual: float
    result: float
    errors: float  # standard error of what own decisions cost

    @property
    def luck(self) -> float:
        """All that chance gave."""
        return self.deal + self.draws


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of an analysis: what can be kept, so that it need not be thought again."""

    at: int
    decision: Decision | None = None
    moment: Moment | None = None
    luck: Luck | None = None


class Analysis(msgspec.Struct, frozen=True):
    """A judged game, whole."""

    format: int
    game: str
    rules: int
    record: str  # digest of the header and the actions that were judged
    thought: int  # iterations for a move and a batch: with the seed, the same thought judges the same
    seed: str
    names: tuple[str, ...]
    moments: tuple[Moment, ...]  # the first before any action, the last after all of them
    decisions: tuple[Decision, ...]
    luck: tuple[Luck, ...]
    seats: tuple[Buckets, ...]
    turning: tuple[int, ...]  # numbers of the actions that turned the game, the costliest first


def verdict_of(loss: float, error: float, is_best: bool) -> Verdict:
    """What may be said of a loss that is known no better than this."""
    if is_best or loss <= 0:
        return "best"
    if loss <= CLEAR * error:
        return "close"
    return "turning" if loss > TURNING else "slip"
