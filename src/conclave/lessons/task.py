"""Task: a position, an assignment and a proof that it can be solved.

Lessons (`lessons/lesson.py`) and puzzles (`puzzles/puzzle.py`) are both tasks, so a table handles them alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from conclave.core.game import Action, Seat, State

Verdict: TypeAlias = Literal["open", "done", "astray"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """Result of an answer for the task; `mistake` names the explanation of a wrong answer."""

    verdict: Verdict = "open"
    mistake: str = ""  # suffix of a message id
    loss: int = 0  # in points of win probability or game points, depending on the mistake
    after: State | None = None  # start of the refutation in `answers`, on a deal that the learner considers possible
    answers: tuple[Action, ...] = ()


OPEN: Final = Judgement()
DONE: Final = Judgement("done")


class Words(NamedTuple):
    """Texts of one task."""

    title: str
    text: str  # background
    task: str  # assignment
    hint: str  # how to solve it
    said: str  # feedback on the last answer


class Task(Protocol):
    """One position with a task for one learner."""

    @property
    def id(self) -> str: ...

    @property
    def game(self) -> str: ...

    @property
    def position(self) -> str:
        """The position as a line (docs/POSITIONS.md). It may contain hidden information of other seats."""

    @property
    def proof(self) -> tuple[str, ...]:
        """Answers of the learner that reach the goal, in notation; parts of one answer are separated by "; "."""

    @property
    def learner(self) -> Seat: ...

    @property
    def rival(self) -> str:
        """The bot in the other seats. It stops playing once the task is solved or failed."""

    @property
    def spotlight(self) -> tuple[str, ...]:
        """Client elements to highlight, later steps first; also "choice:NOTATION" and "confirm"."""

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """Return the judgement of the learner's answer. `actions` include forced actions after it."""

    def words(self, judgement: Judgement, language: str) -> Words:
        """Return the texts of the task with feedback on the last answer."""
