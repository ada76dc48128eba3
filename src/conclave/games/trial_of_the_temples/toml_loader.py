"""Checked reading of each table of a components file or of a game record's header."""

from __future__ import annotations

from typing import Final

from conclave.games.trial_of_the_temples.checked_document import Reader, Table, join_words
from conclave.games.trial_of_the_temples.components import (
    COLOURS,
    CONVERSIONS,
    CORNERS,
    COUNTS,
    DESCRIPTIVE,
    GOODS,
    ICONS,
    MAT_SIZE,
    MATS,
    MECHANICAL,
    NEUTRALS,
    ORIENTATION,
    ROUND_TILES,
    SIDES,
    SPELLS,
    SPELLS_WITH_POINTS,
    TILES,
    TRACK_COLOURS,
    TRACKS,
    WAYS,
    Bag,
    Components,
    Cores,
    Corner,
    Face,
    Level,
    Mat,
    Numbers,
    RoundTile,
    Space,
    Tile,
    Track,
)
from conclave.games.trial_of_the_temples.engine import codes

# Upper bounds: far above the printed values, and below the limits of the engine's counters.
MAX_OF_A_KIND: Final = 9
MAX_MANA: Final = 99
MAX_POINTS: Final = 99
MAX_AMOUNTS: Final = {icon: MAX_MANA if icon == "mana" else MAX_OF_A_KIND for icon in ICONS}


def read_tables(reader: Reader) -> Components:
    """Return all components of a document. Errors are recorded in the reader."""
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
    return Components(
        tiles, *extended, tracks, round_tiles, mats, points, cores, numbers, crystals, board_order, reader.sources
    )


def read_tiles(r: Reader, root: Table) -> tuple[Tile, ...]:
    """Return the temple tiles, by number."""
    found: dict[str, Tile] = {}
    for row in r.ids(r.rows(root, "temple_tiles", [codes.TILES], "temple tiles"), "id", TILES, "temple tile"):
        r.keys(row, ("id", *SIDES))
        faces = []
        for side in SIDES:
            face = r.table(row, side)
            r.keys(face, ("main", "linked"))
            faces.append(
                Face(r.amounts(face, "main", ICONS, MAX_AMOUNTS), r.amounts(face, "linked", ICONS, MAX_AMOUNTS))
            )
        found[str(row.name[-1])] = Tile(str(row.name[-1]), *faces)
    return tuple(found[id_] for id_ in TILES if id_ in found)


def read_extended(r: Reader, root: Table) -> tuple[Bag, Bag]:
    """Return the resources on each side of the Day-and-Night tile."""
    tile = r.table(root, "day_and_night_tile")
    r.keys(tile, SIDES, ORIENTATION)
    r.check_fixed(tile, ORIENTATION)
    day, night = (r.table(tile, side) for side in SIDES)
    r.keys(day, ("extended",))
    r.keys(night, ("extended",), ("starting_player_token",))
    r.check_fixed(night, {"starting_player_token": True})
    return r.amounts(day, "extended", ICONS, MAX_AMOUNTS), r.amounts(night, "extended", ICONS, MAX_AMOUNTS)


def read_tracks(r: Reader, root: Table) -> tuple[Track, ...]:
    """Return the trial tracks, by number."""
    found: dict[str, Track] = {}
    for row in r.ids(r.rows(root, "tracks", [codes.TRACKS], "tracks"), "id", TRACKS, "track"):
        r.keys(row, ("id", "last_space", "spaces", "scoring_levels"), ("colour",))
        id_ = str(row.name[-1])
        r.check_fixed(row, {"colour": TRACK_COLOURS[id_]} if id_ in TRACK_COLOURS else {})
        last = r.number(row, "last_space", 1, codes.MAX_SPACES - 1)
        spaces = read_spaces(r, row, last)
        found[id_] = Track(id_, spaces, read_levels(r, row, len(spaces) - 1))
    return tuple(found[id_] for id_ in TRACKS if id_ in found)


def read_spaces(r: Reader, track: Table, last: int) -> tuple[Space, ...]:
    """Return the spaces of a track: the start, and all others with a cost."""
    rows = r.rows(track, "spaces", range(2, codes.MAX_SPACES + 1), "spaces of a track")
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
        cost = r.amounts(row, "cost", COLOURS, MAX_AMOUNTS)
        core = r.word(row, "core_reward", COLOURS, "core") or None
        spaces.append(Space(cost, core))
    if rows and r.sound(track) and last != len(rows) - 1:
        there = f"the spaces are 0 to {len(rows) - 1}"
        wrong = f"space {last}, the last, is missing" if last >= len(rows) else f"space {last} is not the last"
        r.fail_at(track, "last_space", f"{wrong}: {there}")
    return tuple(spaces)


def check_start(r: Reader, row: Table) -> None:
    """Check that space 0 has neither cost nor reward."""
    if row.exists and row.values.get("start") is not True:
        r.fail(row.path, "the track has no start: its first space is { index = 0, start = true }", row.name)
        return
    r.note(row, "start")
    for key in ("cost", "core_reward"):
        if row.values.get(key):
            r.fail_at(row, key, f"the start of a track has no {key}: nobody ever enters it")


def read_levels(r: Reader, track: Table, last: int) -> tuple[Level, ...]:
    """Return the scoring levels. They must rise and cover all spaces without a gap."""
    rows = r.rows(track, "scoring_levels", range(1, codes.MAX_SPACES + 1), "scoring levels of a track")
    levels: list[Level] = []
    for place, row in enumerate(rows):
        r.keys(row, ("vp", "from_space", "to_space"))
        vp = r.number(row, "vp", -MAX_POINTS, MAX_POINTS)
        first, end = (r.number(row, key, 0, codes.MAX_SPACES - 1) for key in ("from_space", "to_space"))
        before = levels[-1] if levels else Level(-MAX_POINTS - 1, -1, -1)
        levels.append(Level(vp, first, end))
        if not r.sound(row, *rows[:place]):
            continue  # avoids reporting one error several times
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
    """Return the round tiles, by number."""
    found: dict[str, RoundTile] = {}
    rows = r.rows(root, "round_tiles", [codes.ROUND_TILES], "round tiles")
    for row in r.ids(rows, "id", ROUND_TILES, "round tile"):
        r.keys(row, ("id", "number", "two_player"))
        number = r.number(row, "number", 1, codes.TILES - 1)  # twelve steps would be a full circle
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
    """Return the spell mats, by colour. Values missing in a mat default to the common ones."""
    common = r.table(root, "spell_mat")
    shared = ("grid", "mana_bonus_spaces")
    r.keys(common, ("mana_bonus_value",), (*MAT_SIZE, *shared))
    r.check_fixed(common, MAT_SIZE)
    found: dict[str, Mat] = {}
    drawn = {key: common for key in shared if key in common.values}
    grid = read_grid(r, common)
    mana_spaces = read_mana_spaces(r, common)
    for row in r.ids(r.rows(root, "mats", [codes.MATS], "spell mats"), "colour", MATS, "mat"):
        r.keys(row, ("colour", "start"), shared)
        colour = str(row.name[-1])
        start = r.amounts(row, "start", (*GOODS, "mana"), MAX_AMOUNTS)
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
    """Return the spells of a mat, row by row."""
    r.note(table, "grid")
    lines = r.items(table, "grid")
    if lines is None:
        return ()
    path, name = (*table.path, "grid"), (*table.name, "grid")
    if len(lines) != codes.SIDE:
        r.fail(path, f"a mat has {codes.SIDE} rows of {codes.SIDE} spells, and here are {len(lines)} rows", name)
    grid: list[str] = []
    for place, line in enumerate(lines):
        if not isinstance(line, list) or len(line) != codes.SIDE:
            r.fail(
                (*path, place),
                f"a row of a mat is a list of {codes.SIDE} spells, {codes.SPACES} in all",
                (*name, place),
            )
            continue
        for column, spell in enumerate(line):
            where = (*path, place, column), (*name, place, column)
            grid.append(r.plain_word(*where, spell, SPELLS, "spell"))
    return tuple(grid)


def read_mana_spaces(r: Reader, table: Table) -> tuple[int, ...]:
    """Return the spaces of a mat that give mana, by number."""
    r.note(table, "mana_bonus_spaces")
    path, name = (*table.path, "mana_bonus_spaces"), (*table.name, "mana_bonus_spaces")
    spaces: list[int] = []
    for place, pair in enumerate(r.items(table, "mana_bonus_spaces") or []):
        where = (*path, place), (*name, place)
        if not isinstance(pair, list) or len(pair) != 2:
            r.fail(where[0], "a space of a mat is [row, column], each from 0 to 3", where[1])
            continue
        row, column = (
            r.plain_number((*where[0], i), (*where[1], i), number, 0, codes.SIDE - 1) for i, number in enumerate(pair)
        )
        space = row * codes.SIDE + column
        if space in spaces and r.sound(Table(path, name, {})):
            r.fail(where[0], f"the space [{row}, {column}] is here twice", where[1])
        spaces.append(space)
    return tuple(sorted(spaces))


def read_points(r: Reader, root: Table) -> dict[str, int]:
    """Return the points of the end-game spells."""
    spells = r.table(root, "spells")
    r.keys(spells, SPELLS_WITH_POINTS)
    points = {}
    for id_ in SPELLS_WITH_POINTS:
        spell = r.table(spells, id_)
        r.keys(spell, ("vp",))
        points[id_] = r.number(spell, "vp", 0, MAX_POINTS)
    return points


def read_cores(r: Reader, root: Table) -> Cores:
    """Return the spell cores. At least one purple core is required, as the game ends when none is left."""
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
    """Check that the counts by colour add up to the total."""
    found = sum(counts.values())
    if found != total:
        split = join_words([f"{count} {colour}" for colour, count in counts.items()])
        r.fail(table.path, f"{split} are {found} {what}: the game has {total} in all", table.name)


def read_numbers(r: Reader, root: Table) -> Numbers:
    """Return the numeric parameters of the rules."""
    track, area, rules, scoring, two = (
        r.table(root, key) for key in ("mana_track", "small_area_bonus", "rules", "final_scoring", "two_player")
    )
    r.keys(track, ("start", "max"), ("min",))
    r.check_fixed(track, {"min": 0})
    r.keys(area, ("tiles_2", "tiles_3"))
    r.keys(rules, ("max_spaces_per_trial", "skipped_player_mana", "core_unplaceable_mana", "max_rounds"))
    r.keys(scoring, ("line_3", "line_4"))
    r.keys(two, ("extra_start_mana", "clone_collect_cost_mana"), NEUTRALS)
    r.check_fixed(two, NEUTRALS)
    numbers = Numbers(
        mana_start=r.number(track, "start", 0, MAX_MANA),
        mana_max=r.number(track, "max", 1, MAX_MANA),
        mana_bonus=r.number(r.table(root, "spell_mat"), "mana_bonus_value", 0, MAX_MANA),
        tiles_2=r.number(area, "tiles_2", 0, MAX_MANA),
        tiles_3=r.number(area, "tiles_3", 0, MAX_MANA),
        max_spaces=r.number(rules, "max_spaces_per_trial", 1, codes.MAX_SPACES - 1),
        skipped_mana=r.number(rules, "skipped_player_mana", 0, MAX_MANA),
        unplaceable_mana=r.number(rules, "core_unplaceable_mana", 0, MAX_MANA),
        max_rounds=r.number(rules, "max_rounds", 1, codes.ROUND_TILES),  # each round reveals one tile
        line_3=r.number(scoring, "line_3", 0, MAX_POINTS),
        line_4=r.number(scoring, "line_4", 0, MAX_POINTS),
        extra_start_mana=r.number(two, "extra_start_mana", 0, MAX_MANA),
        clone_mana=r.number(two, "clone_collect_cost_mana", 0, MAX_MANA),
    )
    if r.sound(track) and numbers.mana_start > numbers.mana_max:
        r.fail_at(track, "start", f"the track ends at {numbers.mana_max}, so it cannot begin at {numbers.mana_start}")
    return numbers


def read_description(r: Reader, root: Table) -> tuple[Bag, tuple[str, ...]]:
    """Return values that only files contain: crystals, the order of the boards, and fixed rules."""
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
    if order is not None and r.sound(boards) and len(order) != codes.TRACKS:
        r.fail_at(boards, "list", f"this is the order of all {codes.TRACKS} boards")
    for row, right in zip(r.rows(root, "conversions", [len(CONVERSIONS)], "conversions"), CONVERSIONS, strict=False):
        r.keys(row, (), right)
        r.check_fixed(row, right)
    table = r.table(root, "counts")
    r.keys(table, (), COUNTS)
    r.check_fixed(table, COUNTS)
    return counts, tuple(order or ())
