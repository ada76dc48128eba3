"""Lessons: tasks (`form.py`) that somebody has written, with a goal and the mistakes that lead elsewhere.

A wrong answer is not blocked but explained: by the first of the lesson's mistakes whose pattern it fits, then by those
of its game, else by the task, said again. What an answer is, is said in notation (`place hawk`, `gain elan`), so that a
lesson is all literals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import NamedTuple, TypeAlias

from conclave.lessons import words
from conclave.lessons.form import DONE, OPEN, Judgement, Words
from conclave.play import registry
from conclave.play.ending import Ending
from conclave.play.protocol import Action, Seat, State, View


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
    common: tuple[Mistake, ...] = ()  # those of the whole tutorial, which gives them to each of its lessons

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """What an answer of the learner's means: its actions, up to the last that followed without a choice."""
        return judge(self, before, actions)

    def words(self, judgement: Judgement, language: str) -> Words:
        """The lesson in a language, with what is to be said of the last answer."""
        return words.words(self.game, self.id, judgement, language)


@dataclass(frozen=True, slots=True)
class Tutorial:
    """The lessons of a game in their order, and what is said of mistakes in any of them."""

    game: str
    lessons: tuple[Lesson, ...]
    mistakes: tuple[Mistake, ...]


def tutorial(game: str, lessons: Sequence[Lesson], mistakes: tuple[Mistake, ...]) -> Tutorial:
    """A tutorial whose lessons know the mistakes that they share."""
    return Tutorial(game, tuple(replace(lesson, common=mistakes) for lesson in lessons), mistakes)


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


def judge(lesson: Lesson, before: State, actions: Sequence[Action]) -> Judgement:
    """By the goal, then by the mistakes of the lesson, then by those that all lessons share."""
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
    return Judgement("astray", next((f"not-{one.name}" for one in lesson.common if _fits(one.pattern, texts)), ""))
