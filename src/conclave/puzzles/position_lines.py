"""Editing of position lines (docs/POSITIONS.md): reading and changing the fields of a seat."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from conclave.core.errors import GameError
from conclave.core.game import Game, Seat, State

PIECE: Final = r"\w+(?:\([^)]*\))?"  # vault, vault(turned.1g)
TURNED: Final = "turned"


def count_seats(line: str) -> int:
    """Return the number of seats of a position."""
    return len(re.findall(r"/p\d+(?=/|$)", line))


def fields_of(line: str, seat: Seat) -> str:
    """Return the part of a line that belongs to a seat."""
    start, end = _span(line, seat)
    return line[start:end]


def value_of(fields: str, name: str) -> str:
    """Return the value of a field; "" if there is none."""
    found = re.search(rf"/{name}:([^/]*)", fields)
    return found[1] if found else ""


def change_fields(line: str, seat: Seat, change: Callable[[str], str]) -> str:
    """Return the line with the fields of a seat changed."""
    start, end = _span(line, seat)
    return line[:start] + change(line[start:end]) + line[end:]


def pieces_of(value: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each component of a list with the marks in its brackets."""
    for piece in re.findall(PIECE, value):
        name, _, marks = piece.partition("(")
        yield name, tuple(marks.rstrip(")").split("."))


def read_state(game: Game, line: str, seat: Seat) -> State | None:
    """Return the state of a line, or None if the line is invalid or another seat acts."""
    try:
        state = game.from_position_text(line)
    except GameError:
        return None
    return state if state.current_player() == seat else None


def _span(line: str, seat: Seat) -> tuple[int, int]:
    start = line.index(f"/p{seat + 1}/")
    end = line.find(f"/p{seat + 2}/", start)
    return start, len(line) if end < 0 else end
