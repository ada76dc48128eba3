"""Loading and checking of the printed components, and their conversion into the engine's columns.

The engine does not check its columns, so an invalid file is rejected. The message gives the path of the value, the
reason and the valid values. A game record with custom components stores them in its header (to_json, from_json).
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections import deque
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

from conclave.core.errors import BadOptions
from conclave.games.trial_of_the_temples.checked_document import Reader
from conclave.games.trial_of_the_temples.components import (
    COLOURS,
    CORES,
    CORNERS,
    SIDES,
    TRACKS,
    Bag,
    Json,
    Numbers,
    RoundTile,
    Track,
    grid_rows,
    mana_pairs,
)
from conclave.games.trial_of_the_temples.components import GOODS as GOODS
from conclave.games.trial_of_the_temples.components import SPELLS as SPELLS
from conclave.games.trial_of_the_temples.components import Components as Components
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import printed_values as engine_columns
from conclave.games.trial_of_the_temples.toml_loader import read_tables

FILE: Final = Path(__file__).with_name("components.toml")


class BadComponents(BadOptions):
    """Invalid components; the message says where the error is and what would be valid."""


# --- Reading


def load(text: str, name: str) -> Components:
    """Return the components in the text of a file; `name` is the file's name in messages."""
    text = text.removeprefix("\ufeff")  # byte order mark
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise BadComponents(f"{name}, line 1: lists or tables are nested too deeply to be read") from None
    except ValueError as mistake:  # a syntax error, or a number with thousands of digits
        raise BadComponents(syntax_mistake(text, name, mistake)) from None
    return read(Reader(document, is_file=True), name)


def syntax_mistake(text: str, name: str, mistake: ValueError) -> str:
    """Return a tomllib syntax error in the format of our messages."""
    said = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(mistake), re.DOTALL)
    reason = said[1] if said else str(mistake)
    line = int(said[2]) if said and said[2] else max(1, len(text.splitlines()) if said else 1)
    column = f", column {said[3]}" if said and said[3] else ""
    return (
        f'{name}, line {line}{column}: this is not TOML: {reason} (right would be: key = value, and text in "quotes")'
    )


@cache
def default() -> Components:
    """Return the built-in components."""
    return load(FILE.read_text(encoding="utf-8"), FILE.name)


def from_json(values: object, name: str = "components") -> Components:
    """Return components from the output of to_json."""
    return read(Reader(values, is_file=False), name)


def from_option(given: Any) -> Components:
    """Return components from an option: to_json values, or {"file": name, "text": content of a file}."""
    if isinstance(given, Mapping) and set(given) == {"file", "text"}:
        text, name = given["text"], given["file"]
        if not isinstance(text, str) or not isinstance(name, str):
            raise BadOptions("a file of components is its name and what is written in it, both as text")
        return load(text, name)
    return from_json(given)


def read(reader: Reader, name: str) -> Components:
    """Return all components of a document, or raise BadComponents with the first error."""
    found = read_tables(reader)
    if reader.mistakes:
        raise BadComponents(first_mistake(reader, name))
    return found


def first_mistake(reader: Reader, name: str) -> str:
    """Return the first error in the document, and the number of further errors."""
    _, mistake = reader.mistakes[0]
    more = len(reader.mistakes) - 1
    rest = f" (and {more} more mistake{'s' if more > 1 else ''})" if more else ""
    return f"{name}: {mistake}{rest}"


# --- Writing


def to_json(components: Components) -> Json:
    """Return everything that affects a game as plain JSON values; the inverse of from_json."""
    numbers = components.numbers
    return {
        "temple_tiles": [
            {"id": tile.id}
            | {
                side: {"main": dict(face.main), "linked": dict(face.linked)}
                for side, face in zip(SIDES, (tile.day, tile.night), strict=True)
            }
            for tile in components.tiles
        ],
        "day_and_night_tile": {
            "day": {"extended": dict(components.day)},
            "night": {"extended": dict(components.night)},
        },
        "tracks": [track_to_json(track) for track in components.tracks],
        "round_tiles": [
            {
                "id": tile.id,
                "number": tile.number,
                "two_player": {
                    key: {"icon": corner.way, "tracks": list(corner.tracks)}
                    for key, corner in zip(CORNERS, (tile.top_left, tile.bottom_left), strict=True)
                },
            }
            for tile in components.round_tiles
        ],
        "spell_mat": {"mana_bonus_value": numbers.mana_bonus},
        "mats": [
            {
                "colour": mat.colour,
                "start": dict(mat.start),
                "grid": grid_rows(mat),
                "mana_bonus_spaces": mana_pairs(mat),
            }
            for mat in components.mats
        ],
        "spells": {id_: {"vp": vp} for id_, vp in components.points.items()},
        "spell_cores": dict(components.cores.counts)
        | {"removed": {str(seats): dict(gone) for seats, gone in components.cores.removed.items()}},
        "mana_track": {"start": numbers.mana_start, "max": numbers.mana_max},
        "small_area_bonus": {"tiles_2": numbers.tiles_2, "tiles_3": numbers.tiles_3},
        "rules": {
            "max_spaces_per_trial": numbers.max_spaces,
            "skipped_player_mana": numbers.skipped_mana,
            "core_unplaceable_mana": numbers.unplaceable_mana,
            "max_rounds": numbers.max_rounds,
        },
        "final_scoring": {"line_3": numbers.line_3, "line_4": numbers.line_4},
        "two_player": {
            "extra_start_mana": numbers.extra_start_mana,
            "clone_collect_cost_mana": numbers.clone_mana,
        },
    }


def track_to_json(track: Track) -> Json:
    """Return one track as JSON values."""
    spaces: list[Json] = [{"index": 0, "start": True}]
    for index, space in enumerate(track.spaces[1:], 1):
        core = {"core_reward": space.core} if space.core else {}
        spaces.append({"index": index, "cost": dict(space.cost)} | core)
    return {
        "id": track.id,
        "last_space": track.last,
        "spaces": spaces,
        "scoring_levels": [
            {"vp": level.vp, "from_space": level.first, "to_space": level.last} for level in track.levels
        ],
    }


def digest(components: Components) -> int:
    """Return a 48-bit hash of the components; never 0."""
    plain = json.dumps(to_json(components), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(plain.encode()).digest()[:6], "big") or 1


# --- The engine's columns


BUILT_IN: Final = 0


class Known:
    """A registered set of components and its engine columns. It stays registered while it is referenced."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.columns: Final = engine_columns.Columns(columns(components))


class Given(dict[str, Json]):
    """Components among the options of a game, as JSON values. References the set, which keeps it registered."""

    def __init__(self, components: Components) -> None:
        super().__init__(to_json(components))
        self.known: Final = _keep(components)[1]

    def __reduce__(self) -> tuple[type[dict[str, Json]], tuple[dict[str, Json]]]:
        return dict, (dict(self),)  # pickled as a plain dict: another process builds its own columns


# Registered sets, while a game of this process references them.
_OTHERS: Final[WeakValueDictionary[int, Known]] = WeakValueDictionary()
# The most recent sets, for callers that have a state but no options. Bounded, so that a server does not keep all sets.
_RECENT: Final[deque[Known]] = deque(maxlen=64)


def number_of(components: Components) -> int:
    """Register a set of components and return the number by which states refer to it."""
    return _keep(components)[0]


def _keep(components: Components) -> tuple[int, Known]:
    number = digest(components)
    if number == digest(default()):
        return BUILT_IN, _load_built_in()
    known = _OTHERS.get(number) or _OTHERS.setdefault(number, Known(components))
    _RECENT.append(known)
    return number, known


@cache
def _load_built_in() -> Known:
    return Known(default())


def is_known(number: int) -> bool:
    """Return True if components with this number are registered."""
    return number == BUILT_IN or number in _OTHERS


def with_number(number: int) -> Components:
    """Return the components with this number."""
    return _with_number(number).components


def columns_of(number: int) -> engine_columns.Columns:
    """Return the engine columns of the components with this number."""
    return _with_number(number).columns


def _with_number(number: int) -> Known:
    found = _load_built_in() if number == BUILT_IN else _OTHERS.get(number)
    if found is None:
        raise BadOptions(f"this game needs the components {number:012x}; give them as the option `components`")
    return found


def columns(components: Components) -> dict[str, list[int]]:
    """Return the argument of the engine's Columns constructor."""
    faces = [face for tile in components.tiles for face in (tile.day, tile.night)]
    return {
        **bag_columns("main", [face.main for face in faces]),
        **bag_columns("linked", [face.linked for face in faces]),
        **bag_columns("extended", [components.day, components.night]),
        **track_columns(components.tracks),
        **round_columns(components.round_tiles),
        **mat_columns(components),
        "cores": [
            components.cores.in_game(seats, colour) if seats >= 2 else 0
            for seats in range(codes.MAX_SEATS + 1)
            for colour in COLOURS
        ],
        "numbers": number_column(components.numbers),
    }


def pack_goods(bag: Bag, kinds: Sequence[str] = GOODS) -> int:
    """Return an amount in the engine's packed form: 12 bits per kind."""
    return sum(bag.get(kind, 0) << 12 * place for place, kind in enumerate(kinds))


def bag_columns(name: str, bags: Sequence[Bag]) -> dict[str, list[int]]:
    """Return four columns for the resources of tiles: goods, wild crystals, mana and cores."""
    return {
        f"{name}_goods": [pack_goods(bag) for bag in bags],
        f"{name}_wild": [bag.get("wild", 0) for bag in bags],
        f"{name}_mana": [bag.get("mana", 0) for bag in bags],
        f"{name}_cores": [pack_goods(bag, CORES) for bag in bags],
    }


def track_columns(tracks: Sequence[Track]) -> dict[str, list[int]]:
    """Return the columns indexed by track and space. Rows after the last space are empty."""
    rows = codes.TRACKS * codes.MAX_SPACES
    made = {"cost": [0] * rows, "reward": [-1] * rows, "points": [0] * rows, "level": [0] * rows}
    for number, track in enumerate(tracks):
        for index, space in enumerate(track.spaces):
            row = number * codes.MAX_SPACES + index
            level = track.level_of(index)
            made["cost"][row] = pack_goods(space.cost)
            made["reward"][row] = COLOURS.index(space.core) if space.core else -1
            made["points"][row] = track.levels[level].vp
            made["level"][row] = level
    return made | {"last": [track.last for track in tracks]}


def round_columns(tiles: Sequence[RoundTile]) -> dict[str, list[int]]:
    """Return the columns indexed by round tile."""
    made = {"number": [tile.number for tile in tiles]}
    for name, corners in (("top", [tile.top_left for tile in tiles]), ("bottom", [tile.bottom_left for tile in tiles])):
        made[f"{name}_way"] = [codes.BY_LEVEL if corner.way == "scoring_level" else codes.BY_CORE for corner in corners]
        made[f"{name}_tracks"] = [sum(1 << TRACKS.index(track) for track in corner.tracks) for corner in corners]
    return made


def mat_columns(components: Components) -> dict[str, list[int]]:
    """Return the columns indexed by mat and space, and those indexed by mat."""
    mats, numbers = components.mats, components.numbers
    return {
        "spell": [SPELLS.index(spell) for mat in mats for spell in mat.grid],
        "bonus": [numbers.mana_bonus * (space in mat.mana_spaces) for mat in mats for space in range(codes.SPACES)],
        "worth": [components.points.get(spell, 0) for mat in mats for spell in mat.grid],
        "start_goods": [pack_goods(mat.start) for mat in mats],
        "start_mana": [numbers.mana_start + mat.start.get("mana", 0) for mat in mats],
    }


def number_column(numbers: Numbers) -> list[int]:
    """Return the column of scalars, each at its index."""
    places = {
        engine_columns.MANA_MAX: numbers.mana_max,
        engine_columns.SMALL_2: numbers.tiles_2,
        engine_columns.SMALL_3: numbers.tiles_3,
        engine_columns.LINE_3: numbers.line_3,
        engine_columns.LINE_4: numbers.line_4,
        engine_columns.UNPLACEABLE: numbers.unplaceable_mana,
        engine_columns.CLONE_COST: numbers.clone_mana,
        engine_columns.EXTRA_MANA: numbers.extra_start_mana,
        engine_columns.MAX_ROUNDS: numbers.max_rounds,
        engine_columns.MAX_STEPS: numbers.max_spaces,
        engine_columns.SKIP_MANA: numbers.skipped_mana,
    }
    return [places[place] for place in range(engine_columns.NUMBERS)]
