"""The printed components: read from a components file, checked, and turned into the columns of the engine.

The engine trusts its columns blindly, so nothing doubtful may pass: a wrong file is refused with its line, the reason
and what would be right. A record that was played with other components keeps them in its header (to_json, from_json).
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

from conclave.play.errors import BadOptions
from conclave.trial_of_the_temples.box import (
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
from conclave.trial_of_the_temples.box import GOODS as GOODS
from conclave.trial_of_the_temples.box import SPELLS as SPELLS
from conclave.trial_of_the_temples.box import Components as Components
from conclave.trial_of_the_temples.components_file import read_tables
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.engine import columns as engine_columns
from conclave.trial_of_the_temples.reader import Reader
from conclave.trial_of_the_temples.toml_lines import find_lines

FILE: Final = Path(__file__).with_name("components.toml")


class BadComponents(BadOptions):
    """These components cannot be played with; the message says where they are wrong and what would be right."""


# --- Reading


def load(text: str, name: str) -> Components:
    """Components from the text of a file; `name` is what messages call the file."""
    text = text.removeprefix("\ufeff")  # some editors begin a file so
    try:
        document = tomllib.loads(text)
    except RecursionError:
        raise BadComponents(f"{name}, line 1: lists or tables are nested too deeply to be read") from None
    except ValueError as mistake:  # of the grammar, or a number with thousands of digits
        raise BadComponents(syntax_mistake(text, name, mistake)) from None
    reader = Reader(document, find_lines(text))
    return read(reader, name)


def syntax_mistake(text: str, name: str, mistake: ValueError) -> str:
    """What tomllib says, in our form."""
    said = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(mistake), re.DOTALL)
    reason = said[1] if said else str(mistake)
    line = int(said[2]) if said and said[2] else max(1, len(text.splitlines()) if said else 1)
    column = f", column {said[3]}" if said and said[3] else ""
    return (
        f'{name}, line {line}{column}: this is not TOML: {reason} (right would be: key = value, and text in "quotes")'
    )


@cache
def default() -> Components:
    """The components that come with the game."""
    return load(FILE.read_text(encoding="utf-8"), FILE.name)


def from_json(values: object, name: str = "components") -> Components:
    """Components from what to_json made."""
    return read(Reader(values, None), name)


def from_option(given: Any) -> Components:
    """Components as a record's header has them, or a file that somebody typed: {"file": its name, "text": ...}."""
    if isinstance(given, Mapping) and set(given) == {"file", "text"}:
        text, name = given["text"], given["file"]
        if not isinstance(text, str) or not isinstance(name, str):
            raise BadOptions("a file of components is its name and what is written in it, both as text")
        return load(text, name)
    return from_json(given)


def read(reader: Reader, name: str) -> Components:
    """All components of a document, or BadComponents with the first mistake."""
    found = read_tables(reader)
    if reader.mistakes:
        raise BadComponents(first_mistake(reader, name))
    return found


def first_mistake(reader: Reader, name: str) -> str:
    """The first by line, and how many more there are."""
    line, _, mistake = min(reader.mistakes, key=lambda found: found[0])
    where = f"{name}, line {line}" if reader.is_file else name
    more = len(reader.mistakes) - 1
    rest = f" (and {more} more mistake{'s' if more > 1 else ''})" if more else ""
    return f"{where}: {mistake}{rest}"


# --- Writing


def to_json(components: Components) -> Json:
    """All that a game depends on, as plain values; from_json reads them."""
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
    """One track."""
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
    """A number of 48 bits that tells components apart; never 0."""
    plain = json.dumps(to_json(components), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(plain.encode()).digest()[:6], "big") or 1


# --- The engine's columns


BUILT_IN: Final = 0


class Known:
    """One set of components, and its columns for the engine. It is known as long as somebody holds it."""

    def __init__(self, components: Components) -> None:
        self.components: Final = components
        self.columns: Final = engine_columns.Columns(columns(components))


class Given(dict[str, Json]):
    """Components among the options of a game, as plain values. Whoever plays by these options keeps the set known."""

    def __init__(self, components: Components) -> None:
        super().__init__(to_json(components))
        self.known: Final = _keep(components)[1]

    def __reduce__(self) -> tuple[type[dict[str, Json]], tuple[dict[str, Json]]]:
        return dict, (dict(self),)  # another process makes columns of its own


# Sets that games of this process are played with.
_OTHERS: Final[WeakValueDictionary[int, Known]] = WeakValueDictionary()
# Those named last, for whoever has a state but no options; a server must not remember every set that was ever typed.
_RECENT: Final[deque[Known]] = deque(maxlen=64)


def number_of(components: Components) -> int:
    """The number by which states know these components; they are kept for `with_number`."""
    return _keep(components)[0]


def _keep(components: Components) -> tuple[int, Known]:
    number = digest(components)
    if number == digest(default()):
        return BUILT_IN, _built_in()
    known = _OTHERS.get(number) or _OTHERS.setdefault(number, Known(components))
    _RECENT.append(known)
    return number, known


@cache
def _built_in() -> Known:
    return Known(default())


def is_known(number: int) -> bool:
    """Whether `with_number` knows these components."""
    return number == BUILT_IN or number in _OTHERS


def with_number(number: int) -> Components:
    """The components that a state is played with."""
    return _with_number(number).components


def columns_of(number: int) -> engine_columns.Columns:
    """The engine's columns of these components."""
    return _with_number(number).columns


def _with_number(number: int) -> Known:
    found = _built_in() if number == BUILT_IN else _OTHERS.get(number)
    if found is None:
        raise BadOptions(f"this game needs the components {number:012x}; give them as the option `components`")
    return found


def columns(components: Components) -> dict[str, list[int]]:
    """What engine.columns.Columns takes."""
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


def packed(bag: Bag, kinds: Sequence[str] = GOODS) -> int:
    """An amount as the engine keeps it: 12 bits a kind."""
    return sum(bag.get(kind, 0) << 12 * place for place, kind in enumerate(kinds))


def bag_columns(name: str, bags: Sequence[Bag]) -> dict[str, list[int]]:
    """Four columns for what tiles give."""
    return {
        f"{name}_goods": [packed(bag) for bag in bags],
        f"{name}_wild": [bag.get("wild", 0) for bag in bags],
        f"{name}_mana": [bag.get("mana", 0) for bag in bags],
        f"{name}_cores": [packed(bag, CORES) for bag in bags],
    }


def track_columns(tracks: Sequence[Track]) -> dict[str, list[int]]:
    """By track and space; rows behind the last space are empty."""
    rows = codes.TRACKS * codes.MAX_SPACES
    made = {"cost": [0] * rows, "reward": [-1] * rows, "points": [0] * rows, "level": [0] * rows}
    for number, track in enumerate(tracks):
        for index, space in enumerate(track.spaces):
            row = number * codes.MAX_SPACES + index
            level = track.level_of(index)
            made["cost"][row] = packed(space.cost)
            made["reward"][row] = COLOURS.index(space.core) if space.core else -1
            made["points"][row] = track.levels[level].vp
            made["level"][row] = level
    return made | {"last": [track.last for track in tracks]}


def round_columns(tiles: Sequence[RoundTile]) -> dict[str, list[int]]:
    """By round tile."""
    made = {"number": [tile.number for tile in tiles]}
    for name, corners in (("top", [tile.top_left for tile in tiles]), ("bottom", [tile.bottom_left for tile in tiles])):
        made[f"{name}_way"] = [codes.BY_LEVEL if corner.way == "scoring_level" else codes.BY_CORE for corner in corners]
        made[f"{name}_tracks"] = [sum(1 << TRACKS.index(track) for track in corner.tracks) for corner in corners]
    return made


def mat_columns(components: Components) -> dict[str, list[int]]:
    """By mat and space, and by mat."""
    mats, numbers = components.mats, components.numbers
    return {
        "spell": [SPELLS.index(spell) for mat in mats for spell in mat.grid],
        "bonus": [numbers.mana_bonus * (space in mat.mana_spaces) for mat in mats for space in range(codes.SPACES)],
        "worth": [components.points.get(spell, 0) for mat in mats for spell in mat.grid],
        "start_goods": [packed(mat.start) for mat in mats],
        "start_mana": [numbers.mana_start + mat.start.get("mana", 0) for mat in mats],
    }


def number_column(numbers: Numbers) -> list[int]:
    """The scalars, each at its place."""
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
