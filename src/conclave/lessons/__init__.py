"""Lessons: written positions with a task and its proof, game by game. No server, no screen, no rules of their own."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from conclave.lessons.lesson import Lesson, Tutorial
from conclave.lessons.res_arcana import TUTORIAL as RES_ARCANA
from conclave.lessons.trial_of_the_temples import TUTORIAL as TRIAL_OF_THE_TEMPLES
from conclave.play.errors import GameError

TUTORIALS: Final[dict[str, Tutorial]] = {one.game: one for one in (RES_ARCANA, TRIAL_OF_THE_TEMPLES)}


class NoSuchLesson(GameError):
    """There is no lesson of this name."""


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none where nobody teaches it."""
    return TUTORIALS[game].lessons if game in TUTORIALS else ()


def find(game: str, lesson: str) -> Lesson:
    """A lesson by its name; NoSuchLesson names the nearest."""
    known = {one.id: one for one in lessons_of(game)}
    if lesson not in known:
        near = get_close_matches(lesson, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known) or 'none'}"
        raise NoSuchLesson(f"there is no lesson {lesson!r} of {game}: {hint}")
    return known[lesson]
