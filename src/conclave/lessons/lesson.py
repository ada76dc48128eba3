"""Lessons: written tasks (`task.py`) with a goal and typical mistakes.

A wrong answer is not blocked but explained. The explanation comes from the lesson's own mistakes first, then from those
of its game. If none matches, the task is repeated. Answers are given in notation (`place hawk`, `gain elan`), so that a
lesson consists of literals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import NamedTuple, TypeAlias

from conclave.core import registry
from conclave.core.ending import Ending
from conclave.core.game import Action, Seat, State, View
from conclave.lessons import lesson_texts
from conclave.lessons.task import DONE, OPEN, Judgement, Words


class Deed(NamedTuple):
    """The learner's last answer in notation, and the position after it."""

    texts: tuple[str, ...]
    view: View
    ending: Ending | None


Goal: TypeAlias = Callable[[Deed], bool]


class Mistake(NamedTuple):
    """Wrong answers, matched by a pattern of their notation, and the name of their explanation."""

    pattern: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """One written position with a task for one learner."""

    id: str
    game: str
    position: str  # a line as in docs/POSITIONS.md
    goal: Goal
    proof: tuple[str, ...]  # answers of the learner that reach the goal; parts of one are separated by "; "
    spotlight: tuple[str, ...]  # client elements, later steps first; the first active one is highlighted
    shows: tuple[str, ...]  # components shown beside the lesson on the rules page
    way: tuple[str, ...] = ()  # patterns of correct answers that do not reach the goal yet
    mistakes: tuple[Mistake, ...] = ()
    learner: Seat = 0
    rival: str = "novice"  # the bot in the other seats; it stops once the task is solved or failed
    common: tuple[Mistake, ...] = ()  # mistakes common to all lessons of the tutorial

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """Return the judgement of the learner's answer. `actions` include forced actions after it."""
        return judge(self, before, actions)

    def words(self, judgement: Judgement, language: str) -> Words:
        """Return the texts of the lesson with feedback on the last answer."""
        return lesson_texts.words(self.game, self.id, judgement, language)


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The lessons of a game in their order, and mistakes common to all of them."""

    game: str
    lessons: tuple[Lesson, ...]
    mistakes: tuple[Mistake, ...]


def tutorial(game: str, lessons: Sequence[Lesson], mistakes: tuple[Mistake, ...]) -> Tutorial:
    """Return a tutorial and copy the common mistakes to each lesson."""
    return Tutorial(game, tuple(replace(lesson, common=mistakes) for lesson in lessons), mistakes)


# --- Goals


def did(*patterns: str) -> Goal:
    """Return a goal reached if every pattern matches a part of the answer."""
    return lambda deed: all(_fits(pattern, deed.texts) for pattern in patterns)


def goal_won(seat: Seat) -> Goal:
    """Return a goal reached if the game is over and this seat has won."""
    return lambda deed: deed.ending is not None and seat in deed.ending.winners


def points(seat: Seat, least: int) -> Goal:
    """Return a goal reached if the seat has at least this many points."""
    return lambda deed: int(deed.view["players"][seat]["points"]) >= least


def _fits(pattern: str, texts: Sequence[str]) -> bool:
    return any(fnmatchcase(text, pattern) for text in texts)


# --- Judging


def judge(lesson: Lesson, before: State, actions: Sequence[Action]) -> Judgement:
    """Return the judgement of an answer: by the goal, then the lesson's mistakes, then the common mistakes."""
    game = registry.load_game(lesson.game)
    state, texts = before.copy(), list[str]()
    for action in actions:
        if state.current_player() == lesson.learner:
            texts.append(game.write(state, action))
        state.apply_action(action)
    deed = Deed(tuple(texts), state.view(lesson.learner), game.ending(state))
    if lesson.goal(deed):
        return DONE
    for own in lesson.mistakes:
        if _fits(own.pattern, texts):
            return Judgement("astray", f"{lesson.id}-not-{own.name}")
    if deed.ending is None and texts and any(fnmatchcase(texts[0], pattern) for pattern in lesson.way):
        return OPEN
    return Judgement("astray", next((f"not-{one.name}" for one in lesson.common if _fits(one.pattern, texts)), ""))
