"""Thumbnails of puzzles for lists: the learner's components in play, or the markers on the tracks."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from conclave.puzzles.position_lines import count_seats, fields_of, pieces_of, value_of
from conclave.puzzles.puzzle import Puzzle
from conclave.puzzles.reachability import components_of

MAX_COMPONENTS: Final = 3
ORDER: Final = ("mage", "place_of_power", "monument", "artifact", "magic_item")  # kinds, most characteristic first


class Thumbnail(msgspec.Struct, frozen=True):
    """Content of a thumbnail; all of it is public in the position."""

    components: list[str]  # ids of some components that the learner has in play
    tracks: list[list[int]]  # by track: the spaces of all markers, the learner's first; none in games without tracks


def thumbnail_of(puzzle: Puzzle) -> Thumbnail:
    """Return the thumbnail of a puzzle."""
    line, catalog = puzzle.position, components_of(puzzle.game)
    names = [name for name, _ in pieces_of(value_of(fields_of(line, puzzle.learner), "play"))]
    known = [name for name in names if catalog.get(name, {}).get("kind") in ORDER]
    known.sort(key=lambda name: ORDER.index(str(catalog[name]["kind"])))
    order = [puzzle.learner, *(seat for seat in range(count_seats(line)) if seat != puzzle.learner)]
    marks = [_marks(value_of(fields_of(line, seat), "marks")) for seat in order]
    tracks = [name for name, entry in catalog.items() if entry.get("kind") == "track"]
    return Thumbnail(known[:MAX_COMPONENTS], [[one.get(track, 0) for one in marks] for track in tracks])


def _marks(value: str) -> dict[str, int]:
    return {name: int(space) for name, space in re.findall(r"([a-z]+)\.(\d+)", value)}
