"""Puzzle sets as files: a line of provenance, then one puzzle per line as JSON. Also finds the shipped sets."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import date
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from conclave.core import registry
from conclave.core.errors import GameError
from conclave.puzzles.puzzle import Puzzle

FILE_NAME: Final = "puzzles.jsonl"  # in the data folder of a game
FORMAT: Final = 1
SECRET: Final = "a puzzle a day"  # noqa: S105 - shuffles the order of the days
LEVELS: Final = ("easy", "medium", "hard")
BOUNDS: Final = (0.5, 0.8)  # of difficulty


class BadPuzzles(GameError):
    """Raised if a file is not a valid puzzle set for the current rules."""


class NoSuchPuzzle(GameError):
    """Raised if there is no such puzzle."""


class Provenance(msgspec.Struct, frozen=True):
    """Provenance of a puzzle set."""

    game: str
    rules: int
    command: str
    seed: str
    judge: str  # digest of the evaluator weights
    conclave: str = "puzzles"
    format: int = FORMAT


class Shelf(msgspec.Struct, frozen=True):
    """A puzzle set with its provenance."""

    provenance: Provenance
    puzzles: tuple[Puzzle, ...]


def read(path: Path) -> Shelf:
    """Return the puzzle set of a file; raise BadPuzzles if it is invalid."""
    lines = path.read_bytes().splitlines()
    try:
        provenance = msgspec.json.decode(lines[0], type=Provenance) if lines else None
        puzzles = tuple(msgspec.json.decode(line, type=Puzzle) for line in lines[1:])
    except msgspec.DecodeError as error:
        raise BadPuzzles(f"{path} is no file of puzzles: {error}") from None
    if provenance is None or provenance.conclave != "puzzles":
        raise BadPuzzles(f"{path} is no file of puzzles: `conclave puzzles make GAME` writes one")
    if provenance.format != FORMAT:
        raise BadPuzzles(f"{path} is of format {provenance.format}; this version reads format {FORMAT}")
    game = registry.load_game(provenance.game)
    if provenance.rules != game.rules_version:
        raise BadPuzzles(
            f"{path} is of rules {provenance.rules}; {game.name} is played by rules {game.rules_version} here"
        )
    return Shelf(provenance, puzzles)


def line_of(part: Provenance | Puzzle) -> bytes:
    """Return the line of a file for a puzzle or the provenance."""
    return msgspec.json.encode(part) + b"\n"


def judge_of(game: str) -> str:
    """Return the digest of the game's current evaluator weights, without the names of their inputs."""
    from conclave.bots.weights import EVALUATOR_FILE

    path = registry.data_file(game, EVALUATOR_FILE)
    if path is None:
        return ""
    fields = {name: value for name, value in json.loads(path.read_text()).items() if name != "names"}
    return hashlib.sha256((json.dumps(fields, indent=1) + "\n").encode()).hexdigest()[:12]


# --- Shipped puzzles


@cache
def load_shipped(game: str) -> tuple[Puzzle, ...]:
    """Return the shipped puzzles of a game; empty if there are none or the rules have changed since."""
    path = registry.data_file(game, FILE_NAME)
    try:
        return read(path).puzzles if path else ()
    except BadPuzzles:
        return ()


def first_game() -> str:
    """Return the first game, in alphabetical order, with shipped puzzles."""
    games = registry.list_games()
    return next((game for game in games if load_shipped(game)), games[0])


def find(game: str, puzzle: str) -> Puzzle:
    """Return a puzzle by its id; raise NoSuchPuzzle, naming the closest match."""
    known = {one.id: one for one in load_shipped(registry.load_game(game).name)}
    if puzzle not in known:
        near = get_close_matches(puzzle, known, 1)
        raise NoSuchPuzzle(f"there is no puzzle {puzzle!r} of {game}{f': did you mean {near[0]!r}?' if near else ''}")
    return known[puzzle]


def daily(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for everybody. Each puzzle is used once before any repeats."""
    puzzles = sorted(load_shipped(game), key=lambda one: hashlib.sha256(f"{SECRET}:{one.id}".encode()).digest())
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def level_of(puzzle: Puzzle) -> str:
    """Return the difficulty level of a puzzle: easy, medium or hard."""
    return LEVELS[sum(puzzle.difficulty >= bound for bound in BOUNDS)]


def filter_puzzles(
    puzzles: Sequence[Puzzle], theme: str | None = None, level: str | None = None, sort: str | None = None
) -> list[Puzzle]:
    """Return the puzzles with this theme, level and sort; None matches all."""
    return [
        one
        for one in puzzles
        if (theme is None or theme in one.themes)
        and (level is None or level == level_of(one))
        and (sort is None or sort == one.sort)
    ]
