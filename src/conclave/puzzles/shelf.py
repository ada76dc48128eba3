"""Sets of puzzles as files: one line that says where they come from, then one line of JSON a puzzle; those shipped."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import date
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from conclave.play import registry
from conclave.play.errors import GameError
from conclave.puzzles.puzzle import Puzzle

FOLDER: Final = Path(__file__).parent / "data"
FORMAT: Final = 1
SECRET: Final = "a puzzle a day"  # noqa: S105 - so that the order of the days is not the order of the file
LEVELS: Final = ("easy", "medium", "hard")
BOUNDS: Final = (0.5, 0.8)  # of difficulty


class BadPuzzles(GameError):
    """This is no file of puzzles, or none of a game that is played here."""


class NoSuchPuzzle(GameError):
    """There is no such puzzle."""


class Provenance(msgspec.Struct, frozen=True):
    """Where a set of puzzles comes from."""

    game: str
    rules: int
    command: str
    seed: str
    judge: str  # the digest of the weights with which chances were judged
    conclave: str = "puzzles"
    format: int = FORMAT


class Shelf(msgspec.Struct, frozen=True):
    """A set of puzzles."""

    provenance: Provenance
    puzzles: tuple[Puzzle, ...]


def read(path: Path) -> Shelf:
    """A set from a file; BadPuzzles says what is wrong with it."""
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
    game = registry.find(provenance.game)
    if provenance.rules != game.rules:
        raise BadPuzzles(f"{path} is of rules {provenance.rules}; {game.name} is played by rules {game.rules} here")
    return Shelf(provenance, puzzles)


def line_of(part: Provenance | Puzzle) -> bytes:
    """As it stands in a file."""
    return msgspec.json.encode(part) + b"\n"


def judge_of(game: str) -> str:
    """The digest of the weights with which the game is judged now."""
    from conclave.bots.weights import FOLDER as WEIGHTS

    path = WEIGHTS / f"{game}.json"
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12] if path.exists() else ""


# --- Shipped puzzles


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that come with Conclave; none where there are none, or the rules have changed since."""
    path = FOLDER / f"{game}.jsonl"
    try:
        return read(path).puzzles if path.exists() else ()
    except BadPuzzles:
        return ()


def find(game: str, puzzle: str) -> Puzzle:
    """A puzzle by its id."""
    known = {one.id: one for one in shipped(registry.find(game).name)}
    if puzzle not in known:
        near = get_close_matches(puzzle, known, 1)
        raise NoSuchPuzzle(f"there is no puzzle {puzzle!r} of {game}{f': did you mean {near[0]!r}?' if near else ''}")
    return known[puzzle]


def daily(game: str, day: date) -> Puzzle | None:
    """The same puzzle for everybody on a day; each comes up once before any comes up again."""
    puzzles = sorted(shipped(game), key=lambda one: hashlib.sha256(f"{SECRET}:{one.id}".encode()).digest())
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def level_of(puzzle: Puzzle) -> str:
    """How hard it is, in a word."""
    return LEVELS[sum(puzzle.difficulty >= bound for bound in BOUNDS)]


def chosen(
    puzzles: Sequence[Puzzle], theme: str | None = None, level: str | None = None, sort: str | None = None
) -> list[Puzzle]:
    """Those with this theme, this difficulty and this task."""
    return [
        one
        for one in puzzles
        if (theme is None or theme in one.themes)
        and (level is None or level == level_of(one))
        and (sort is None or sort == one.sort)
    ]
