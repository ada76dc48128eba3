"""From where a table begins: what its options say besides the game's own.

A table may begin from a written position, be there to teach a lesson, or go on from a step of another game (a branch).
The position is kept with the table, since a lesson of a later version may begin from another; nobody but the room sees
it, for it holds all secrets.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from conclave import lessons
from conclave.lessons.lesson import Lesson
from conclave.play.protocol import Game, Options, State

POSITION: Final = "position"
LESSON: Final = "lesson"
ORIGIN: Final = "origin"  # of a branch: which game, and from where in it


class Setup(NamedTuple):
    """How a table's game begins, and what it teaches."""

    options: Options
    start: State | None = None  # where it is not the game's own beginning
    lesson: Lesson | None = None


def options_of(lesson: Lesson, game: Game) -> dict[str, Any]:
    """The options of a table that teaches a lesson."""
    header = game.header(game.position(lesson.position))
    return {**header.raw(), POSITION: lesson.position, LESSON: lesson.id}


def plain(options: dict[str, Any]) -> dict[str, Any]:
    """The game's own options: what a rematch is played by."""
    return {name: value for name, value in options.items() if name not in (POSITION, LESSON, ORIGIN)}


def shown(options: dict[str, Any]) -> dict[str, Any]:
    """The options as those who may see the table see them."""
    return {name: value for name, value in options.items() if name != POSITION}


def setup_of(game: Game, options: dict[str, Any]) -> Setup:
    """How a table with these options begins. A lesson that is taught no more is a game from its position."""
    line, name = options.get(POSITION), options.get(LESSON)
    known = {lesson.id: lesson for lesson in lessons.lessons_of(game.name)}
    header = game.options(plain(options))
    game.new(header)  # makes the components known that a line names by their digest
    return Setup(header, game.position(line) if line else None, known.get(name or ""))
