"""Setup of a table in its options, besides the game's own.

A table may begin from a position, have a task (a lesson, a puzzle, a mistake of one's own), or continue another game (a
branch). The position is stored with the table, since lessons may change in later versions; only the room sees it, for
it contains hidden information.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from conclave import lessons
from conclave.core.game import Game, Options, State
from conclave.lessons.task import Task
from conclave.puzzles import repository
from conclave.puzzles.own_games import OwnLapse
from conclave.puzzles.puzzle import Puzzle

POSITION: Final = "position"
LESSON: Final = "lesson"
PUZZLE: Final = "puzzle"
LAPSE: Final = "lapse"  # of one's own: the decision as it was judged
ORIGIN: Final = "origin"  # of a branch: which game, and from where in it


class Setup(NamedTuple):
    """Initial position and task of a table."""

    options: Options
    start: State | None = None  # where it is not the game's own beginning
    task: Task | None = None


def make_options(task: Task, game: Game) -> dict[str, Any]:
    """Return the options of a table with a task."""
    header = game.options_of(game.from_position_text(task.position))
    begun = {**header.to_dict(), POSITION: task.position}
    if isinstance(task, OwnLapse):
        return {**begun, LAPSE: task.stored_data()}
    return {**begun, PUZZLE if isinstance(task, Puzzle) else LESSON: task.id}


def strip_setup(options: dict[str, Any]) -> dict[str, Any]:
    """Return the game's own options, for a rematch."""
    return {name: value for name, value in options.items() if name not in (POSITION, LESSON, PUZZLE, LAPSE, ORIGIN)}


def make_public_options(options: dict[str, Any]) -> dict[str, Any]:
    """Return the public options, without position and solution."""
    seen = {name: value for name, value in options.items() if name != POSITION}
    if lapse := options.get(LAPSE):
        seen[LAPSE] = {name: lapse[name] for name in ("table", "step")}
    return seen


def load_setup(game: Game, options: dict[str, Any]) -> Setup:
    """Return the setup of these options. If the task no longer exists, it is a game from the position."""
    line = options.get(POSITION)
    header = game.options(strip_setup(options))
    game.new(header)  # makes the components known that a line names by their digest
    return Setup(header, game.from_position_text(line) if line else None, _load_task(game, options))


def _load_task(game: Game, options: dict[str, Any]) -> Task | None:
    if lapse := options.get(LAPSE):
        return msgspec.convert({**lapse, "game": game.name, "position": options[POSITION]}, OwnLapse)
    if name := options.get(PUZZLE):
        return next((one for one in repository.load_shipped(game.name) if one.id == name), None)
    return next((one for one in lessons.lessons_of(game.name) if one.id == options.get(LESSON)), None)
