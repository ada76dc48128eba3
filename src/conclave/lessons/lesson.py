"""The one form of everything that is taught or puzzled over: a position, a task, and the proof that it can be done.

A wrong answer is not blocked but explained: by the first of the lesson's mistakes whose pattern it fits, then by those
of its game, else by the task, said again. What an answer is, is said in notation (`place hawk`, `gain elan`), so that a
lesson is all literals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final, Literal, NamedTuple, TypeAlias

from conclave.play import registry
from conclave.play.ending import Ending
from conclave.play.protocol import Action, Seat, State, View

Verdict: TypeAlias = Literal["open", "done", "astray"]


class Deed(NamedTuple):
    """What the learner has just answered, in notation, and how the table stands after it."""

    texts: tuple[str, ...]
    view: View
    ending: Ending | None


Goal: TypeAlias = Callable[[Deed], bool]


class Mistake(NamedTuple):
    """Answers that lead elsewhere, by a pattern of their notation, and the name of what is said of them."""

    pattern: str
    name: str


class Judgement(NamedTuple):
    """What an answer means for the task; `mistake` names the explanation of one that leads elsewhere."""

    verdict: Verdict = "open"
    mistake: str = ""  # as the end of the message's name, after "GAME-"


OPEN: Final = Judgement()
DONE: Final = Judgement("done")


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One written position, for one learner."""

    id: str
    game: str
    position: str  # a line, as docs/POSITIONS.md describes it
    goal: Goal
    proof: tuple[str, ...]  # answers of the learner that reach the goal; "; " stands between the parts of one
    spotlight: tuple[str, ...]  # what to look at: spots of the table, as the client names them
    shows: tuple[str, ...]  # the components it is about: the page of rules draws them beside its text
    way: tuple[str, ...] = ()  # patterns of answers that lead to the goal without reaching it yet
    mistakes: tuple[Mistake, ...] = ()
    learner: Seat = 0
    rival: str = "novice"  # the bot in the other seats; it waits once the task is done, or missed


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The lessons of a game in their order, and what is said of mistakes in any of them."""

    game: str
    lessons: tuple[Lesson, ...]
    mistakes: tuple[Mistake, ...]


# --- Goals


def did(*patterns: str) -> Goal:
    """The learner has answered so; every pattern fits a part of the answer."""
    return lambda deed: all(_fits(pattern, deed.texts) for pattern in patterns)


def won(seat: Seat) -> Goal:
    """The game is over, and this seat has won it."""
    return lambda deed: deed.ending is not None and seat in deed.ending.winners


def points(seat: Seat, least: int) -> Goal:
    """The seat has so many points, or more."""
    return lambda deed: int(deed.view["players"][seat]["points"]) >= least


def _fits(pattern: str, texts: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for text in texts)


# --- Judging


def judge(lesson: Lesson, common: Sequence[Mistake], before: State, actions: Sequence[Action]) -> Judgement:
    """What an answer of the learner's means: the actions from its first to the last that followed without a choice."""
    game = registry.find(lesson.game)
    state, texts = before.copy(), list[str]()
    for action in actions:
        if state.actor() == lesson.learner:
            texts.append(game.write(state, action))
        state.apply(action)
    deed = Deed(tuple(texts), state.view(lesson.learner), game.ending(state))
    if lesson.goal(deed):
        return DONE
    for own in lesson.mistakes:
        if _fits(own.pattern, texts):
            return Judgement("astray", f"{lesson.id}-not-{own.name}")
    if deed.ending is None and texts and any(fnmatchcase(texts[0], pattern) for pattern in lesson.way):
        return OPEN
    return Judgement("astray", next((f"not-{one.name}" for one in common if _fits(one.pattern, texts)), ""))
