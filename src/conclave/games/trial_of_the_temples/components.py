"""Component types of Trial of the Temples, their names, and the properties fixed by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from conclave.games.trial_of_the_temples import notation
from conclave.games.trial_of_the_temples.checked_document import Path as Place
from conclave.games.trial_of_the_temples.checked_document import Source
from conclave.games.trial_of_the_temples.engine import codes

Bag: TypeAlias = Mapping[str, int]  # icons with their counts, in the order of ICONS
Json: TypeAlias = dict[str, Any]

# Ids of components in files and in the catalog; the engine's number is the index in these tuples.
COLOURS: Final = notation.COLOUR_NAMES
GOODS: Final = notation.GOOD_NAMES
CORES: Final = ("core_red", "core_yellow", "core_blue")
ICONS: Final = (*GOODS, "mana", "wild", *CORES)
TILES: Final = tuple(f"T{number:02}" for number in range(1, codes.TILES + 1))
SIDES: Final = ("day", "night")
TRACKS: Final = notation.TRACK_NAMES
ROUND_TILES: Final = tuple(f"R{number}" for number in range(1, codes.ROUND_TILES + 1))
CORNERS: Final = ("top_left", "bottom_left")
WAYS: Final = ("scoring_level", "core_reward")
MATS: Final = notation.MAT_NAMES
SPELLS: Final = notation.SPELL_NAMES
SPELLS_WITH_POINTS: Final = ("glory", "repose", "storage")

# Values fixed by the rules.
TRACK_COLOURS: Final = {"fire": "red", "water": "blue", "sand": "yellow"}
ORIENTATION: Final = {"day_faces": "clockwise", "night_faces": "counterclockwise"}
MAT_SIZE: Final = {"rows": codes.SIDE, "cols": codes.SIDE}
NEUTRALS: Final = {"neutral_sets": codes.NEUTRALS, "corner_of_neutral": list(CORNERS)}
CONVERSIONS: Final[tuple[Json, ...]] = (
    {"pay": {"mana": codes.TOKEN_PRICE}, "gain": {"action": 1}},
    {"pay": {"mana": codes.CRYSTAL_PRICE}, "gain": {"crystal_any_colour": 1}, "includes_purple": True},
    {"pay": {"action_or_crystal": 1}, "gain": {"mana": 1}},
)
COUNTS: Final = {
    "temple_tiles": codes.TILES,
    "trial_boards": codes.TRACKS,
    "crystals": 38,
    "spell_cores": 29,
    "action_tokens": 12,
    "round_tiles": codes.ROUND_TILES,
    "day_and_night_tile": 1,
    "starting_player_token": 1,
    "spell_mats": codes.MATS,
    "archmage_figures": 4,
    "player_markers": 16,
}

# The tables of a file; a record has only those that affect a game.
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
DESCRIPTIVE: Final = ("board_order_clockwise", "crystals", "conversions", "counts")  # they do not affect a game


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
    """A space of a track: the cost of entering it, and its core reward."""

    cost: Bag
    core: str | None


@dataclass(frozen=True, slots=True)
class Level:
    """Consecutive spaces of a track with the same points."""

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
        """Return the index of the level that contains a space."""
        return next(number for number, level in enumerate(self.levels) if space <= level.last)


@dataclass(frozen=True, slots=True)
class Corner:
    """Movement of neutral markers: how they move (one of WAYS), and on which tracks."""

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
    """A player's spell mat: 16 spaces in row-major order."""

    colour: str
    start: Bag
    grid: tuple[str, ...]
    mana_spaces: tuple[int, ...]


def grid_rows(mat: Mat) -> list[list[str]]:
    """Return the spells of a mat as a list of rows."""
    return [list(mat.grid[start : start + codes.SIDE]) for start in range(0, codes.SPACES, codes.SIDE)]


def mana_pairs(mat: Mat) -> list[list[int]]:
    """Return the mana spaces of a mat as [row, column] pairs."""
    return [[space // codes.SIDE, space % codes.SIDE] for space in mat.mana_spaces]


@dataclass(frozen=True, slots=True)
class Cores:
    """Spell cores by colour, and the number removed for each number of players."""

    counts: Bag
    removed: Mapping[int, Bag]

    def in_game(self, seats: int, colour: str) -> int:
        """Return the number of cores of a colour at the start of a game."""
        return self.counts.get(colour, 0) - self.removed.get(seats, {}).get(colour, 0)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numeric parameters of the rules."""

    mana_start: int
    mana_max: int
    mana_bonus: int  # for a core on a mana space of a mat
    tiles_2: int  # mana for collecting from two tiles only
    tiles_3: int
    max_spaces: int  # paid spaces in one trial
    skipped_mana: int
    unplaceable_mana: int
    max_rounds: int
    line_3: int  # points
    line_4: int
    extra_start_mana: int  # with two players
    clone_mana: int


@dataclass(frozen=True, slots=True)
class Components:
    """All components of a game box. Two sets are equal if games played with them are identical."""

    tiles: tuple[Tile, ...]  # by number, as all tuples here
    day: Bag  # the extended resource on each side of the Day-and-Night tile
    night: Bag
    tracks: tuple[Track, ...]
    round_tiles: tuple[RoundTile, ...]
    mats: tuple[Mat, ...]
    points: Mapping[str, int]  # by spell, for spells with points
    cores: Cores
    numbers: Numbers
    # These do not affect a game. They are empty in components from a record.
    crystals: Bag = field(compare=False, repr=False)
    board_order: tuple[str, ...] = field(compare=False, repr=False)
    sources: Mapping[Place, Source] = field(compare=False, repr=False)
