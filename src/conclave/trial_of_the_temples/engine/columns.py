"""The printed components as flat columns of ints. Each set of components has its own."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import bit, total
from conclave.trial_of_the_temples.engine.codes import MATS, MAX_SPACES, SPACES, SPELLS, TRACKS

# Scalars, in the order of the column `numbers`.
MANA_MAX: Final = 0
SMALL_2: Final = 1  # mana for collecting from two tiles only
SMALL_3: Final = 2  # from three
LINE_3: Final = 3  # points for a line of three cores
LINE_4: Final = 4
UNPLACEABLE: Final = 5  # mana for a core that cannot be placed
CLONE_COST: Final = 6  # mana
EXTRA_MANA: Final = 7  # at the start, with two players
MAX_ROUNDS: Final = 8
MAX_STEPS: Final = 9  # paid spaces of one trial
SKIP_MANA: Final = 10  # for a marker that is skipped over
NUMBERS: Final = 11


class Columns:
    """All columns. Rows of tiles are 2 * tile + side, of tracks 32 * track + space, of mats 16 * mat + space."""

    def __init__(self, columns: dict[str, list[int]]) -> None:
        # By tile and side: the main and the linked resources.
        self.main_goods = column(columns["main_goods"], 24)  # packed
        self.main_wild = column(columns["main_wild"], 24)
        self.main_mana = column(columns["main_mana"], 24)
        self.main_cores = column(columns["main_cores"], 24)  # packed, by colour
        self.linked_goods = column(columns["linked_goods"], 24)
        self.linked_wild = column(columns["linked_wild"], 24)
        self.linked_mana = column(columns["linked_mana"], 24)
        self.linked_cores = column(columns["linked_cores"], 24)
        # By side of the Day-and-Night tile: the extended resource.
        self.extended_goods = column(columns["extended_goods"], 2)
        self.extended_wild = column(columns["extended_wild"], 2)
        self.extended_mana = column(columns["extended_mana"], 2)
        self.extended_cores = column(columns["extended_cores"], 2)
        # By track and space.
        self.cost = column(columns["cost"], 96)  # packed crystals
        self.reward = column(columns["reward"], 96)  # colour of a core, or -1
        self.points = column(columns["points"], 96)
        self.level = column(columns["level"], 96)  # number of the scoring level, from 0
        self.last = column(columns["last"], 3)  # by track: its last space
        # By round tile.
        self.number = column(columns["number"], 6)
        self.top_way = column(columns["top_way"], 6)  # BY_LEVEL or BY_CORE: how the first neutrals move
        self.top_tracks = column(columns["top_tracks"], 6)  # set of tracks
        self.bottom_way = column(columns["bottom_way"], 6)  # the second neutrals
        self.bottom_tracks = column(columns["bottom_tracks"], 6)
        # By mat and space.
        self.spell = column(columns["spell"], 64)
        self.bonus = column(columns["bonus"], 64)  # mana for placing a core there
        self.worth = column(columns["worth"], 64)  # points of the spell at the end
        # By mat.
        self.start_goods = column(columns["start_goods"], 4)
        self.start_mana = column(columns["start_mana"], 4)
        # By number of seats (0-4) and colour, row = 4 * seats + colour: spell cores in the game.
        self.cores = column(columns["cores"], 20)
        self.numbers = column(columns["numbers"], NUMBERS)
        self.teaches = spaces_by_spell(self.spell)  # by mat and spell, row = 15 * mat + spell: a set of spaces
        # By track and space, how far the way is done, from 0 to 1.
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
        """Which part of the crystals between two spaces has been paid."""
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


def column(values: list[int], rows: int) -> vec[i64]:
    """A checked column."""
    if len(values) != rows:
        raise ValueError(f"a column has {len(values)} rows, not {rows}")
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made
