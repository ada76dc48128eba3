"""Positions that layout tests lay out: the most crowded ones that occur when bots play (make_layout_positions.py)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_suffix(".json")


class Position(NamedTuple):
    """A question in a game, by the line of its position and the seat that is asked."""

    game: str
    seats: int
    stage: str
    seat: int
    line: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.seats}-{self.stage}"


def load() -> list[Position]:
    """Return all positions, by game, number of seats and stage."""
    return [Position(*one) for one in json.loads(FILE.read_text(encoding="utf-8"))]
