"""Lessons: written positions with a task and its proof, for each game.

This package is independent of the server and the client, and contains no game rules.
"""

from __future__ import annotations

from difflib import get_close_matches

from conclave.core import registry
from conclave.core.errors import GameError
from conclave.lessons.lesson import Lesson, Tutorial


class NoSuchLesson(GameError):
    """Raised if there is no lesson with this name."""


def tutorial_of(game: str) -> Tutorial | None:
    """Return the tutorial of a game, or None if it has none."""
    module = registry.load_extension(game, "lessons")
    tutorial: Tutorial | None = module.TUTORIAL if module else None
    return tutorial


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; empty if the game has no tutorial."""
    tutorial = tutorial_of(game)
    return tutorial.lessons if tutorial else ()


def find(game: str, lesson: str) -> Lesson:
    """Return a lesson by its name; raise NoSuchLesson, naming the closest match."""
    known = {one.id: one for one in lessons_of(game)}
    if lesson not in known:
        near = get_close_matches(lesson, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known) or 'none'}"
        raise NoSuchLesson(f"there is no lesson {lesson!r} of {game}: {hint}")
    return known[lesson]
