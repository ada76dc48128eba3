"""Printed components as flat columns of ints, one object per set of components."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import bit, total
from conclave.games.trial_of_the_temples.engine.codes import MATS, MAX_SPACES, SPACES, SPELLS, TRACKS

# Scalars, in the order of the column `numbers`.
MANA_MAX: Final = 0
SMALL_2: Final = 1  # mana for collecting from two tiles only
SMALL_3: Final = 2  # from three
LINE_3: Final = 3  # points for a line of three cores
LINE_4: Final = 4
UNPLACEABLE: Final = 5  # mana for a core that cannot be placed
CLONE_COST: Final = 6  # mana
EXTRA_MANA: Final = 7  # additional mana at the start with two players
MAX_ROUNDS: Final = 8
MAX_STEPS: Final = 9  # maximum number of paid spaces in one trial
SKIP_MANA: Final = 10  # mana for a marker that is skipped over
NUMBERS: Final = 11


class Columns:
    """All columns. Row indices: 2 * tile + side, 32 * track + space, 16 * mat + space."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        # By tile and side: the main and the linked resources.
        self.main_goods = make_column(columns["main_goods"], 24)  # packed
        self.main_wild = make_column(columns["main_wild"], 24)
        self.main_mana = make_column(columns["main_mana"], 24)
        self.main_cores = make_column(columns["main_cores"], 24)  # packed, by colour
        self.linked_goods = make_column(columns["linked_goods"], 24)
        self.linked_wild = make_column(columns["linked_wild"], 24)
        self.linked_mana = make_column(columns["linked_mana"], 24)
        self.linked_cores = make_column(columns["linked_cores"], 24)
        # By side of the Day-and-Night tile: the extended resource.
        self.extended_goods = make_column(columns["extended_goods"], 2)
        self.extended_wild = make_column(columns["extended_wild"], 2)
        self.extended_mana = make_column(columns["extended_mana"], 2)
        self.extended_cores = make_column(columns["extended_cores"], 2)
        # By track and space.
        self.cost = make_column(columns["cost"], 96)  # packed crystals
        self.reward = make_column(columns["reward"], 96)  # colour of the core reward, or -1
        self.points = make_column(columns["points"], 96)
        self.level = make_column(columns["level"], 96)  # number of the scoring level, from 0
        self.last = make_column(columns["last"], 3)  # by track: its last space
        # By round tile.
        self.number = make_column(columns["number"], 6)
        self.top_way = make_column(columns["top_way"], 6)  # BY_LEVEL or BY_CORE: how the first neutrals move
        self.top_tracks = make_column(columns["top_tracks"], 6)  # set of tracks
        self.bottom_way = make_column(columns["bottom_way"], 6)  # the second neutrals
        self.bottom_tracks = make_column(columns["bottom_tracks"], 6)
        # By mat and space.
        self.spell = make_column(columns["spell"], 64)
        self.bonus = make_column(columns["bonus"], 64)  # mana for placing a core there
        self.worth = make_column(columns["worth"], 64)  # points of the spell at the end
        # By mat.
        self.start_goods = make_column(columns["start_goods"], 4)
        self.start_mana = make_column(columns["start_mana"], 4)
        # By number of seats (0-4) and colour, row = 4 * seats + colour: spell cores in the game.
        self.cores = make_column(columns["cores"], 20)
        self.numbers = make_column(columns["numbers"], NUMBERS)
        self.teaches = spaces_by_spell(self.spell)  # by mat and spell, row = 15 * mat + spell: a set of spaces
        # By track and space: progress from 0 to 1.
        self.to_level = vec[float]([0.0] * (TRACKS * MAX_SPACES))  # to the next scoring level
        self.to_core = vec[float]([0.0] * (TRACKS * MAX_SPACES))  # to the next core
        self.next_rise = vec[float]([0.0] * (TRACKS * MAX_SPACES))  # points that the next level adds
        self.measure_ways()

    def measure_ways(self) -> None:
        for track in range(TRACKS):
            for space in range(self.last[track]):
                row = MAX_SPACES * track + space
                end = MAX_SPACES * track + self.last[track]
                here = row
                while here < end and self.level[here] == self.level[row]:
                    here += 1
                if self.level[here] != self.level[row]:
                    start = row
                    while start > MAX_SPACES * track and self.level[start - 1] == self.level[row]:
                        start -= 1
                    self.to_level[row] = self.share(start, row, here)
                    self.next_rise[row] = float(self.points[here] - self.points[row])
                here = row + 1
                while here < end and self.reward[here] < 0:
                    here += 1
                if self.reward[here] >= 0:
                    start = row
                    while start > MAX_SPACES * track and self.reward[start] < 0:
                        start -= 1
                    self.to_core[row] = self.share(start, row, here)

    def share(self, start: i64, here: i64, end: i64) -> float:
        """Return the fraction of the crystals between two spaces that has been paid."""
        paid: i64 = 0
        whole: i64 = 0
        for row in range(start + 1, end + 1):
            whole += total(self.cost[row])
            if row <= here:
                paid += total(self.cost[row])
        return float(paid) / float(whole) if whole else 0.0


def spaces_by_spell(spell: vec[i64]) -> vec[i64]:
    made = vec[i64]([0] * (MATS * SPELLS))
    for row in range(MATS * SPACES):
        made[SPELLS * (row // SPACES) + spell[row]] |= bit(row % SPACES)
    return made


def make_column(values: list[int], rows: int) -> vec[i64]:
    """Return a column, after checking its length."""
    if len(values) != rows:
        raise ValueError(f"a column has {len(values)} rows, not {rows}")
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made
