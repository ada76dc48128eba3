"""From where a table begins: what its options say besides the game's own.

A table may begin from a written position, be there for a task (a lesson, a puzzle, a lapse of one's own), or go on from
a step of another game (a branch). The position is kept with the table, since a lesson of a later version may begin from
another; nobody but the room sees it, for it holds all secrets.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from conclave import lessons
from conclave.lessons.form import Task
from conclave.play.protocol import Game, Options, State
from conclave.puzzles import shelf
from conclave.puzzles.own import OwnLapse
from conclave.puzzles.puzzle import Puzzle

POSITION: Final = "position"
LESSON: Final = "lesson"
PUZZLE: Final = "puzzle"
LAPSE: Final = "lapse"  # of one's own: the decision as it was judged
ORIGIN: Final = "origin"  # of a branch: which game, and from where in it


class Setup(NamedTuple):
    """How a table's game begins, and the task it sets."""

    options: Options
    start: State | None = None  # where it is not the game's own beginning
    task: Task | None = None


def options_of(task: Task, game: Game) -> dict[str, Any]:
    """The options of a table with a task."""
    header = game.header(game.position(task.position))
    begun = {**header.raw(), POSITION: task.position}
    if isinstance(task, OwnLapse):
        return {**begun, LAPSE: task.noted()}
    return {**begun, PUZZLE if isinstance(task, Puzzle) else LESSON: task.id}


def plain(options: dict[str, Any]) -> dict[str, Any]:
    """The game's own options: what a rematch is played by."""
    return {name: value for name, value in options.items() if name not in (POSITION, LESSON, PUZZLE, LAPSE, ORIGIN)}


def shown(options: dict[str, Any]) -> dict[str, Any]:
    """The options as those who may see the table see them: nothing of a position, nothing of a solution."""
    seen = {name: value for name, value in options.items() if name != POSITION}
    if lapse := options.get(LAPSE):
        seen[LAPSE] = {name: lapse[name] for name in ("table", "step")}
    return seen


def setup_of(game: Game, options: dict[str, Any]) -> Setup:
    """How a table with these options begins. A task that is set no more is a game from its position."""
    line = options.get(POSITION)
    header = game.options(plain(options))
    game.new(header)  # makes the components known that a line names by their digest
    return Setup(header, game.position(line) if line else None, _task(game, options))


def _task(game: Game, options: dict[str, Any]) -> Task | None:
    if lapse := options.get(LAPSE):
        return msgspec.convert({**lapse, "game": game.name, "position": options[POSITION]}, OwnLapse)
    if name := options.get(PUZZLE):
        return next((one for one in shelf.shipped(game.name) if one.id == name), None)
    return next((one for one in lessons.lessons_of(game.name) if one.id == options.get(LESSON)), None)
