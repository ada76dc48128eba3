"""The one form of everything that is taught or puzzled over: a position, a task, and the proof that it can be done.

A lesson (`lessons/lesson.py`) and a puzzle (`puzzles/puzzle.py`) are both tasks: a table plays either of them without
knowing which it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from conclave.play.protocol import Action, Seat, State

Verdict: TypeAlias = Literal["open", "done", "astray"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an answer means for the task; `mistake` names the explanation of one that leads elsewhere."""

    verdict: Verdict = "open"
    mistake: str = ""  # as the end of a message's name
    loss: int = 0  # in points of winning chance, or of the game, as the mistake says
    after: State | None = None  # where `answers` are given: what may follow, as the learner may know it
    answers: tuple[Action, ...] = ()


OPEN: Final = Judgement()
DONE: Final = Judgement("done")


class Words(NamedTuple):
    """One task, as it is read."""

    title: str
    text: str  # what one should know
    task: str  # what one should do
    hint: str  # how
    said: str  # of the last answer: why it leads elsewhere, or what it has shown


class Task(Protocol):
    """One position, for one learner."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def position(self) -> str:
        """A line, as docs/POSITIONS.md describes it; it may hold secrets of other seats."""

    @property
    def proof(self) -> tuple[str, ...]:
        """Answers of the learner that reach the goal, in notation; "; " stands between the parts of one."""

    @property
    def learner(self) -> Seat: ...

    @property
    def rival(self) -> str:
        """The bot in the other seats; it waits once the task is done, or missed."""

    @property
    def spotlight(self) -> tuple[str, ...]:
        """What to look at: spots of the table, as the client names them."""

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """What an answer of the learner's means: its actions, up to the last that followed without a choice."""

    def words(self, judgement: Judgement, language: str) -> Words:
        """The task in a language, with what is to be said of the last answer."""
