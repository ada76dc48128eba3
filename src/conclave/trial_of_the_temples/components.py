"""The printed components: read from a components file, checked, and turned into the columns of the engine.

The engine trusts its columns blindly, so nothing doubtful may pass: a wrong file is refused with its line, the reason
and what would be right. A record that was played with other components keeps them in its header (to_json, from_json).
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from conclave.play.errors import BadOptions
from conclave.trial_of_the_temples import notation
from conclave.trial_of_the_temples.engine import tables
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.reader import Reader, Source, Table, listed
from conclave.trial_of_the_temples.toml_lines import Path as Place
from conclave.trial_of_the_temples.toml_lines import find_lines

Bag: TypeAlias = Mapping[str, int]  # icons with their counts, in the order of ICONS
Json: TypeAlias = dict[str, Any]

FILE: Final = Path(__file__).with_name("components.toml")

# What a component is called in files and in the catalog; the engine's number is the place in these tuples.
COLOURS: Final = notation.COLOUR_NAMES
GOODS: Final = notation.GOOD_NAMES
CORES: Final = ("core_red", "core_yellow", "core_blue")
ICONS: Final = (*GOODS, "mana", "wild", *CORES)
TILES: Final = tuple(f"T{number:02}" for number in range(1, w.TILES + 1))
SIDES: Final = ("day", "night")
TRACKS: Final = notation.TRACK_NAMES
ROUND_TILES: Final = tuple(f"R{number}" for number in range(1, w.ROUND_TILES + 1))
CORNERS: Final = ("top_left", "bottom_left")
WAYS: Final = ("scoring_level", "core_reward")
MATS: Final = notation.MAT_NAMES
SPELLS: Final = notation.SPELL_NAMES
SPELLS_WITH_POINTS: Final = ("glory", "repose", "storage")

# What the rules fix, whatever the file.
TRACK_COLOURS: Final = {"fire": "red", "water": "blue", "sand": "yellow"}
ORIENTATION: Final = {"day_faces": "clockwise", "night_faces": "counterclockwise"}
MAT_SIZE: Final = {"rows": w.SIDE, "cols": w.SIDE}
NEUTRALS: Final = {"neutral_sets": w.NEUTRALS, "corner_of_neutral": list(CORNERS)}
CONVERSIONS: Final[tuple[Json, ...]] = (
    {"pay": {"mana": w.TOKEN_PRICE}, "gain": {"action": 1}},
    {"pay": {"mana": w.CRYSTAL_PRICE}, "gain": {"crystal_any_colour": 1}, "includes_purple": True},
    {"pay": {"action_or_crystal": 1}, "gain": {"mana": 1}},
)
COUNTS: Final = {
    "temple_tiles": w.TILES,
    "trial_boards": w.TRACKS,
    "crystals": 38,
    "spell_cores": 29,
    "action_tokens": 12,
    "round_tiles": w.ROUND_TILES,
    "day_and_night_tile": 1,
    "starting_player_token": 1,
    "spell_mats": w.MATS,
    "archmage_figures": 4,
    "player_markers": 16,
}

# Bounds. They are wide: a printed game stays far below, and the engine's counters have room for more.
MOST_OF_A_KIND: Final = 9
MOST_MANA: Final = 99
MOST_POINTS: Final = 99
MOST: Final = {icon: MOST_MANA if icon == "mana" else MOST_OF_A_KIND for icon in ICONS}

MECHANICAL: Final = (
    "temple_tiles",
    "day_and_night_tile",
    "tracks",
    "round_tiles",
    "spell_mat",
    "mats",
    "spells",
    "spell_cores",
    "mana_track",
    "small_area_bonus",
    "rules",
    "final_scoring",
    "two_player",
)
DESCRIPTIVE: Final = ("board_order_clockwise", "crystals", "conversions", "counts")  # no game depends on them


class BadComponents(BadOptions):
    """These components cannot be played with; the message says where they are wrong and what would be right."""


# --- What there is


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a temple tile."""

    main: Bag
    linked: Bag


@dataclass(frozen=True, slots=True)
class Tile:
    """A temple tile."""

    id: str
    day: Face
    night: Face


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a track: what entering it costs, and the core that it gives."""

    cost: Bag
    core: str | None


@dataclass(frozen=True, slots=True)
class Level:
    """Neighbouring spaces of a track that are worth the same."""

    vp: int
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Track:
    """A trial track; space 0 is the start."""

    id: str
    spaces: tuple[Space, ...]
    levels: tuple[Level, ...]

    @property
    def last(self) -> int:
        return len(self.spaces) - 1

    def level_of(self, space: int) -> int:
        """The number of the level that a space belongs to."""
        return next(number for number, level in enumerate(self.levels) if space <= level.last)


@dataclass(frozen=True, slots=True)
class Corner:
    """How neutral markers move: the way (of WAYS), and on which tracks."""

    way: str
    tracks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RoundTile:
    """A round tile."""

    id: str
    number: int
    top_left: Corner
    bottom_left: Corner


@dataclass(frozen=True, slots=True)
class Mat:
    """A player's spell mat; its 16 spaces row by row."""

    colour: str
    start: Bag
    grid: tuple[str, ...]
    mana_spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cores:
    """Spell cores by colour, and what goes back into the box by number of players."""

    counts: Bag
    removed: Mapping[int, Bag]

    def in_game(self, seats: int, colour: str) -> int:
        """How many a game begins with."""
        return self.counts.get(colour, 0) - self.removed.get(seats, {}).get(colour, 0)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules."""

    mana_start: int
    mana_max: int
    mana_bonus: int  # for a core on a mana space of a mat
    tiles_2: int  # mana for collecting from two tiles only
    tiles_3: int
    max_spaces: int  # of one trial
    skipped_mana: int
    unplaceable_mana: int
    max_rounds: int
    line_3: int  # points
    line_4: int
    extra_start_mana: int  # with two players
    clone_mana: int


@dataclass(frozen=True, slots=True)
class Components:
    """All components of one box. Two are equal if games with them are played alike."""

    tiles: tuple[Tile, ...]  # by number, as all tuples here
    day: Bag  # the extended resource on each side of the Day-and-Night tile
    night: Bag
    tracks: tuple[Track, ...]
    round_tiles: tuple[RoundTile, ...]
    mats: tuple[Mat, ...]
    points: Mapping[str, int]  # of the spells that have any
    cores: Cores
    numbers: Numbers
    # What no game depends on; where components come from a record, these are empty.
    crystals: Bag = field(compare=False, repr=False)
    board_order: tuple[str, ...] = field(compare=False, repr=False)
    sources: Mapping[Place, Source] = field(compare=False, repr=False)


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


def read(reader: Reader, name: str) -> Components:
    """All components of a document, or BadComponents with the first mistake."""
    root = reader.root
    reader.keys(root, (*MECHANICAL, *DESCRIPTIVE) if reader.is_file else MECHANICAL)
    tiles = read_tiles(reader, root)
    extended = read_extended(reader, root)
    tracks = read_tracks(reader, root)
    round_tiles = read_round_tiles(reader, root)
    numbers = read_numbers(reader, root)
    mats = read_mats(reader, root, numbers)
    points = read_points(reader, root)
    cores = read_cores(reader, root)
    crystals, board_order = read_description(reader, root)
    if reader.mistakes:
        raise BadComponents(first_mistake(reader, name))
    return Components(
        tiles, *extended, tracks, round_tiles, mats, points, cores, numbers, crystals, board_order, reader.sources
    )


def first_mistake(reader: Reader, name: str) -> str:
    """The first by line, and how many more there are."""
    line, _, mistake = min(reader.mistakes, key=lambda found: found[0])
    where = f"{name}, line {line}" if reader.is_file else name
    more = len(reader.mistakes) - 1
    rest = f" (and {more} more mistake{'s' if more > 1 else ''})" if more else ""
    return f"{where}: {mistake}{rest}"


def read_tiles(r: Reader, root: Table) -> tuple[Tile, ...]:
    """The temple tiles, by number."""
    found: dict[str, Tile] = {}
    for row in r.ids(r.rows(root, "temple_tiles", [w.TILES], "temple tiles"), "id", TILES, "temple tile"):
        r.keys(row, ("id", *SIDES))
        faces = []
        for side in SIDES:
            face = r.table(row, side)
            r.keys(face, ("main", "linked"))
            faces.append(Face(r.amounts(face, "main", ICONS, MOST), r.amounts(face, "linked", ICONS, MOST)))
        found[str(row.name[-1])] = Tile(str(row.name[-1]), *faces)
    return tuple(found[id_] for id_ in TILES if id_ in found)


def read_extended(r: Reader, root: Table) -> tuple[Bag, Bag]:
    """What the Day-and-Night tile gives on each side."""
    tile = r.table(root, "day_and_night_tile")
    r.keys(tile, SIDES, ORIENTATION)
    r.fixed(tile, ORIENTATION)
    day, night = (r.table(tile, side) for side in SIDES)
    r.keys(day, ("extended",))
    r.keys(night, ("extended",), ("starting_player_token",))
    r.fixed(night, {"starting_player_token": True})
    return r.amounts(day, "extended", ICONS, MOST), r.amounts(night, "extended", ICONS, MOST)


def read_tracks(r: Reader, root: Table) -> tuple[Track, ...]:
    """The trial tracks, by number."""
    found: dict[str, Track] = {}
    for row in r.ids(r.rows(root, "tracks", [w.TRACKS], "tracks"), "id", TRACKS, "track"):
        r.keys(row, ("id", "last_space", "spaces", "scoring_levels"), ("colour",))
        id_ = str(row.name[-1])
        r.fixed(row, {"colour": TRACK_COLOURS[id_]} if id_ in TRACK_COLOURS else {})
        last = r.number(row, "last_space", 1, w.MAX_SPACES - 1)
        spaces = read_spaces(r, row, last)
        found[id_] = Track(id_, spaces, read_levels(r, row, len(spaces) - 1))
    return tuple(found[id_] for id_ in TRACKS if id_ in found)


def read_spaces(r: Reader, track: Table, last: int) -> tuple[Space, ...]:
    """The spaces of a track: the start, and all others with a cost."""
    rows = r.rows(track, "spaces", range(2, w.MAX_SPACES + 1), "spaces of a track")
    spaces = []
    for place, row in enumerate(rows):
        r.keys(row, ("index",), ("start", "cost", "core_reward"))
        r.number(row, "index", place, place)
        if place == 0:
            check_start(r, row)
        elif "start" in row.values:
            r.fail_at(row, "start", "only the first space of a track is its start, with index 0")
        elif "cost" not in row.values and row.exists:
            r.fail(row.path, "cost is missing: a space that is entered for nothing says cost = {}", row.name)
        cost = r.amounts(row, "cost", COLOURS, MOST)
        core = r.word(row, "core_reward", COLOURS, "core") or None
        spaces.append(Space(cost, core))
    if rows and r.sound(track) and last != len(rows) - 1:
        there = f"the spaces are 0 to {len(rows) - 1}"
        wrong = f"space {last}, the last, is missing" if last >= len(rows) else f"space {last} is not the last"
        r.fail_at(track, "last_space", f"{wrong}: {there}")
    return tuple(spaces)


def check_start(r: Reader, row: Table) -> None:
    """Space 0: nobody pays for it, nobody is rewarded there."""
    if row.exists and row.values.get("start") is not True:
        r.fail(row.path, "the track has no start: its first space is { index = 0, start = true }", row.name)
        return
    r.note(row, "start")
    for key in ("cost", "core_reward"):
        if row.values.get(key):
            r.fail_at(row, key, f"the start of a track has no {key}: nobody ever enters it")


def read_levels(r: Reader, track: Table, last: int) -> tuple[Level, ...]:
    """The scoring levels: rising, and without a gap from the start to the last space."""
    rows = r.rows(track, "scoring_levels", range(1, w.MAX_SPACES + 1), "scoring levels of a track")
    levels: list[Level] = []
    for place, row in enumerate(rows):
        r.keys(row, ("vp", "from_space", "to_space"))
        vp = r.number(row, "vp", -MOST_POINTS, MOST_POINTS)
        first, end = (r.number(row, key, 0, w.MAX_SPACES - 1) for key in ("from_space", "to_space"))
        before = levels[-1] if levels else Level(-MOST_POINTS - 1, -1, -1)
        levels.append(Level(vp, first, end))
        if not r.sound(row, *rows[:place]):
            continue  # else one mistake would be told as many
        if vp <= before.vp:
            r.fail_at(row, "vp", f"levels rise: this one is worth {vp}, the one before {before.vp}")
        if first != before.last + 1:
            r.fail_at(
                row, "from_space", f"levels leave no gap and do not overlap: this one begins at {before.last + 1}"
            )
        if end < first:
            r.fail_at(row, "to_space", f"a level ends where it begins ({first}) or later")
    if rows and r.sound(*rows) and levels[-1].last != last:
        r.fail_at(rows[-1], "to_space", f"the last level ends at the last space, {last}")
    return tuple(levels)


def read_round_tiles(r: Reader, root: Table) -> tuple[RoundTile, ...]:
    """The round tiles, by number."""
    found: dict[str, RoundTile] = {}
    rows = r.rows(root, "round_tiles", [w.ROUND_TILES], "round tiles")
    for row in r.ids(rows, "id", ROUND_TILES, "round tile"):
        r.keys(row, ("id", "number", "two_player"))
        number = r.number(row, "number", 1, w.TILES - 1)  # twelve steps would lead back to the same place
        both = r.table(row, "two_player")
        r.keys(both, CORNERS)
        corners = []
        for key in CORNERS:
            corner = r.table(both, key)
            r.keys(corner, ("icon", "tracks"))
            corners.append(Corner(r.word(corner, "icon", WAYS, "icon"), r.words(corner, "tracks", TRACKS, "track")))
        found[str(row.name[-1])] = RoundTile(str(row.name[-1]), number, *corners)
    return tuple(found[id_] for id_ in ROUND_TILES if id_ in found)


def read_mats(r: Reader, root: Table, numbers: Numbers) -> tuple[Mat, ...]:
    """The spell mats, by colour. What a mat does not say itself is what all have in common."""
    common = r.table(root, "spell_mat")
    shared = ("grid", "mana_bonus_spaces")
    r.keys(common, ("mana_bonus_value",), (*MAT_SIZE, *shared))
    r.fixed(common, MAT_SIZE)
    found: dict[str, Mat] = {}
    drawn = {key: common for key in shared if key in common.values}
    grid = read_grid(r, common)
    mana_spaces = read_mana_spaces(r, common)
    for row in r.ids(r.rows(root, "mats", [w.MATS], "spell mats"), "colour", MATS, "mat"):
        r.keys(row, ("colour", "start"), shared)
        colour = str(row.name[-1])
        start = r.amounts(row, "start", (*GOODS, "mana"), MOST)
        if r.sound(row) and start.get("mana", 0) > numbers.mana_max - numbers.mana_start >= 0:
            r.fail_at(row, "start", f"this is more mana than the track has: {numbers.mana_max}")
        for key in shared:
            if row.exists and key not in row.values and key not in drawn:
                r.fail(row.path, f"{key} is missing: say it here, or in [spell_mat] for all mats", row.name)
            elif key not in row.values and (*common.name, key) in r.sources:
                r.sources[(*row.name, key)] = r.sources[(*common.name, key)]
        found[colour] = Mat(
            colour,
            start,
            read_grid(r, row) if "grid" in row.values else grid,
            read_mana_spaces(r, row) if "mana_bonus_spaces" in row.values else mana_spaces,
        )
    return tuple(found[colour] for colour in MATS if colour in found)


def read_grid(r: Reader, table: Table) -> tuple[str, ...]:
    """The spells of a mat, row by row."""
    r.note(table, "grid")
    lines = r.items(table, "grid")
    if lines is None:
        return ()
    path, name = (*table.path, "grid"), (*table.name, "grid")
    if len(lines) != w.SIDE:
        r.fail(path, f"a mat has {w.SIDE} rows of {w.SIDE} spells, and here are {len(lines)} rows", name)
    grid: list[str] = []
    for place, line in enumerate(lines):
        if not isinstance(line, list) or len(line) != w.SIDE:
            r.fail((*path, place), f"a row of a mat is a list of {w.SIDE} spells, {w.SPACES} in all", (*name, place))
            continue
        for column, spell in enumerate(line):
            where = (*path, place, column), (*name, place, column)
            grid.append(r.plain_word(*where, spell, SPELLS, "spell"))
    return tuple(grid)


def read_mana_spaces(r: Reader, table: Table) -> tuple[int, ...]:
    """The spaces of a mat that give mana, by number."""
    r.note(table, "mana_bonus_spaces")
    path, name = (*table.path, "mana_bonus_spaces"), (*table.name, "mana_bonus_spaces")
    spaces: list[int] = []
    for place, pair in enumerate(r.items(table, "mana_bonus_spaces") or []):
        where = (*path, place), (*name, place)
        if not isinstance(pair, list) or len(pair) != 2:
            r.fail(where[0], "a space of a mat is [row, column], each from 0 to 3", where[1])
            continue
        row, column = (
            r.plain_number((*where[0], i), (*where[1], i), number, 0, w.SIDE - 1) for i, number in enumerate(pair)
        )
        space = row * w.SIDE + column
        if space in spaces and r.sound(Table(path, name, {})):
            r.fail(where[0], f"the space [{row}, {column}] is here twice", where[1])
        spaces.append(space)
    return tuple(sorted(spaces))


def read_points(r: Reader, root: Table) -> dict[str, int]:
    """The points of the end-game spells."""
    spells = r.table(root, "spells")
    r.keys(spells, SPELLS_WITH_POINTS)
    points = {}
    for id_ in SPELLS_WITH_POINTS:
        spell = r.table(spells, id_)
        r.keys(spell, ("vp",))
        points[id_] = r.number(spell, "vp", 0, MOST_POINTS)
    return points


def read_cores(r: Reader, root: Table) -> Cores:
    """The spell cores. A game begins with at least one purple core, for it ends when there is none."""
    table = r.table(root, "spell_cores")
    r.keys(table, (*COLOURS, "removed"))
    total = COUNTS["spell_cores"]
    counts = {colour: r.number(table, colour, 1, total) for colour in COLOURS}
    without = r.table(table, "removed")
    r.keys(without, ("3", "2"))
    most = dict.fromkeys(COLOURS, total)
    removed = {seats: r.amounts(without, str(seats), COLOURS, most) for seats in (3, 2)}
    if table.exists and r.sound(table):
        check_total(r, table, counts, total, "spell cores")
        for seats, gone in removed.items():
            for colour, count in gone.items():
                least = 1 if colour == "purple" else 0
                if counts[colour] - count < least:
                    left = f"there are {counts[colour]} {colour} cores, and at least {least} must stay"
                    r.fail_at(r.table(without, str(seats)), colour, f"{left}: {count} is too many to remove")
    return Cores(counts, removed)


def check_total(r: Reader, table: Table, counts: Bag, total: int, what: str) -> None:
    """That the colours add up."""
    found = sum(counts.values())
    if found != total:
        split = listed([f"{count} {colour}" for colour, count in counts.items()])
        r.fail(table.path, f"{split} are {found} {what}: the game has {total} in all", table.name)


def read_numbers(r: Reader, root: Table) -> Numbers:
    """The numbers of the rules."""
    track, area, rules, scoring, two = (
        r.table(root, key) for key in ("mana_track", "small_area_bonus", "rules", "final_scoring", "two_player")
    )
    r.keys(track, ("start", "max"), ("min",))
    r.fixed(track, {"min": 0})
    r.keys(area, ("tiles_2", "tiles_3"))
    r.keys(rules, ("max_spaces_per_trial", "skipped_player_mana", "core_unplaceable_mana", "max_rounds"))
    r.keys(scoring, ("line_3", "line_4"))
    r.keys(two, ("extra_start_mana", "clone_collect_cost_mana"), NEUTRALS)
    r.fixed(two, NEUTRALS)
    numbers = Numbers(
        mana_start=r.number(track, "start", 0, MOST_MANA),
        mana_max=r.number(track, "max", 1, MOST_MANA),
        mana_bonus=r.number(r.table(root, "spell_mat"), "mana_bonus_value", 0, MOST_MANA),
        tiles_2=r.number(area, "tiles_2", 0, MOST_MANA),
        tiles_3=r.number(area, "tiles_3", 0, MOST_MANA),
        max_spaces=r.number(rules, "max_spaces_per_trial", 1, w.MAX_SPACES - 1),
        skipped_mana=r.number(rules, "skipped_player_mana", 0, MOST_MANA),
        unplaceable_mana=r.number(rules, "core_unplaceable_mana", 0, MOST_MANA),
        max_rounds=r.number(rules, "max_rounds", 1, w.ROUND_TILES),  # each round shows a tile
        line_3=r.number(scoring, "line_3", 0, MOST_POINTS),
        line_4=r.number(scoring, "line_4", 0, MOST_POINTS),
        extra_start_mana=r.number(two, "extra_start_mana", 0, MOST_MANA),
        clone_mana=r.number(two, "clone_collect_cost_mana", 0, MOST_MANA),
    )
    if r.sound(track) and numbers.mana_start > numbers.mana_max:
        r.fail_at(track, "start", f"the track ends at {numbers.mana_max}, so it cannot begin at {numbers.mana_start}")
    return numbers


def read_description(r: Reader, root: Table) -> tuple[Bag, tuple[str, ...]]:
    """What only a file has: crystals, the order of the boards, and rules that nobody can change."""
    if not r.is_file:
        return {}, ()
    crystals = r.table(root, "crystals")
    r.keys(crystals, COLOURS)
    counts = {colour: r.number(crystals, colour, 1, COUNTS["crystals"]) for colour in COLOURS}
    if crystals.exists and r.sound(crystals):
        check_total(r, crystals, counts, COUNTS["crystals"], "crystals")
    boards = r.table(root, "board_order_clockwise")
    r.keys(boards, ("list",))
    r.words(boards, "list", TRACKS, "track")
    order = boards.values.get("list")
    if order is not None and r.sound(boards) and len(order) != w.TRACKS:
        r.fail_at(boards, "list", f"this is the order of all {w.TRACKS} boards")
    for row, right in zip(r.rows(root, "conversions", [len(CONVERSIONS)], "conversions"), CONVERSIONS, strict=False):
        r.keys(row, (), right)
        r.fixed(row, right)
    table = r.table(root, "counts")
    r.keys(table, (), COUNTS)
    r.fixed(table, COUNTS)
    return counts, tuple(order or ())


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


def grid_rows(mat: Mat) -> list[list[str]]:
    """The spells of a mat as they lie."""
    return [list(mat.grid[start : start + w.SIDE]) for start in range(0, w.SPACES, w.SIDE)]


def mana_pairs(mat: Mat) -> list[list[int]]:
    """The mana spaces of a mat as [row, column]."""
    return [[space // w.SIDE, space % w.SIDE] for space in mat.mana_spaces]


def digest(components: Components) -> int:
    """A number of 48 bits that tells components apart; never 0."""
    plain = json.dumps(to_json(components), sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(plain.encode()).digest()[:6], "big") or 1


# --- The engine's columns


def columns(components: Components) -> dict[str, list[int]]:
    """What engine.tables.Tables takes."""
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
            for seats in range(w.MAX_SEATS + 1)
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
    rows = w.TRACKS * w.MAX_SPACES
    made = {"cost": [0] * rows, "reward": [-1] * rows, "points": [0] * rows, "level": [0] * rows}
    for number, track in enumerate(tracks):
        for index, space in enumerate(track.spaces):
            row = number * w.MAX_SPACES + index
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
        made[f"{name}_way"] = [w.BY_LEVEL if corner.way == "scoring_level" else w.BY_CORE for corner in corners]
        made[f"{name}_tracks"] = [sum(1 << TRACKS.index(track) for track in corner.tracks) for corner in corners]
    return made


def mat_columns(components: Components) -> dict[str, list[int]]:
    """By mat and space, and by mat."""
    mats, numbers = components.mats, components.numbers
    return {
        "spell": [SPELLS.index(spell) for mat in mats for spell in mat.grid],
        "bonus": [numbers.mana_bonus * (space in mat.mana_spaces) for mat in mats for space in range(w.SPACES)],
        "worth": [components.points.get(spell, 0) for mat in mats for spell in mat.grid],
        "start_goods": [packed(mat.start) for mat in mats],
        "start_mana": [numbers.mana_start + mat.start.get("mana", 0) for mat in mats],
    }


def number_column(numbers: Numbers) -> list[int]:
    """The scalars, each at its place."""
    places = {
        tables.MANA_MAX: numbers.mana_max,
        tables.SMALL_2: numbers.tiles_2,
        tables.SMALL_3: numbers.tiles_3,
        tables.LINE_3: numbers.line_3,
        tables.LINE_4: numbers.line_4,
        tables.UNPLACEABLE: numbers.unplaceable_mana,
        tables.CLONE_COST: numbers.clone_mana,
        tables.EXTRA_MANA: numbers.extra_start_mana,
        tables.MAX_ROUNDS: numbers.max_rounds,
        tables.MAX_STEPS: numbers.max_spaces,
        tables.SKIP_MANA: numbers.skipped_mana,
    }
    return [places[place] for place in range(tables.NUMBERS)]
