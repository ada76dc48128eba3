"""Flat card tables, filled by the assembler and read by the engine: one column per property.

Rows are permanent numbers of components. A set of components is two bit masks: one for artifacts, one for all others.
The position of a component in its mask is computed here and follows the order of numbers. The tables hold the
components of all sets; a state names the set that it is played with.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.counters import bit
from conclave.games.res_arcana.engine.codes import ACTION, REACT
from conclave.games.res_arcana.engine.layout import MAX_COMPONENTS

MAX_IN_MASK: Final = 62  # components that fit into one mask
REMAINDERS: Final = 67  # 2**n % 67 differs for all n below 66, see counters.lowest


class SetTable:
    """The components that one set is played with."""

    def __init__(self, name: str, components: list[int], tiles: int) -> None:
        self.name = name
        self.rows: i64 = max(components) + 1  # rows that a state needs for the essences on components
        self.artifacts: i64 = 0
        self.mages: i64 = 0
        self.items: i64 = 0
        self.monuments: i64 = 0
        self.places: i64 = 0
        self.tiles: i64 = tiles
        self.tile_faces = vec[i64]([0])  # by tile: its faces
        self.tile_suns = vec[i64]([0])  # by tile: its sun face, a component
        for c in components:
            if WORD[c] == 0:
                self.artifacts |= BIT[c]
            else:
                self.places |= BIT[c] & CARDS.places
                self.monuments |= BIT[c] & CARDS.monuments
                self.items |= BIT[c] & CARDS.items
                self.mages |= BIT[c] & CARDS.mages


class Columns:
    """All properties of the components, as columns of ints."""

    def __init__(self) -> None:
        zero = [0]
        # Programs, four ints per instruction.
        self.code = vec[i64](zero)
        # By component.
        self.cost = vec[i64](zero)  # placement cost without its "any" symbols, packed
        self.any = vec[i64](zero)  # its "any" symbols
        self.total = vec[i64](zero)  # all its symbols
        self.points = vec[i64](zero)  # printed points (for a Place of Power its base)
        self.tags = vec[i64](zero)  # set of tags
        self.income = vec[i64](zero)  # Collect: gained without a choice, packed
        self.collect = vec[i64](zero)  # Collect program: its first instruction, or -1
        self.collect_when = vec[i64](zero)  # COLLECT_*
        self.on_claim = vec[i64](zero)  # program run when claimed, or -1
        self.discount = vec[i64](zero)  # symbols off
        self.discount_tags = vec[i64](zero)  # only for artifacts with one of these tags; 0 for all artifacts
        self.discount_spares_gold = vec[i64](zero)  # 1: may not remove Gold
        self.score_kind = vec[i64](zero)  # one point for each essence of this kind on it; -1 none
        self.scored_tags = vec[i64](zero)  # set of tags whose artifacts score
        self.preset = vec[i64](zero)  # first game: 1-4, or 0
        self.kind = vec[i64](zero)  # ARTIFACT, MAGE, ITEM, MONUMENT or PLACE
        # By component and tag, `tag_count` rows per component.
        self.tag_count: i64 = 0
        self.tag_points = vec[i64](zero)  # points for each own artifact with this tag
        # By power number: twice the component, plus its place on the card (0 or 1).
        self.entry = vec[i64](zero)  # its first instruction, or -1 where there is no such power
        self.timing = vec[i64](zero)  # ACTION, REACT or ON_CLAIM
        self.trigger = vec[i64](zero)  # AGAINST_* or AT_VICTORY_CHECK
        self.stance = vec[i64](zero)  # required stance of this component: STRAIGHT, TURNED, ANY_STANCE
        self.fixed = vec[i64](zero)  # fixed essences from the pool, packed
        self.size = vec[i64](zero)  # all essences from the pool, "any" included, X not
        self.kinds = vec[i64](zero)  # kinds that may pay the "any" part
        self.here = vec[i64](zero)  # essences from this component, packed
        self.needs = vec[i64](zero)  # N_*
        self.needs_tags = vec[i64](zero)  # tags of what is needed; 0 for any
        # Positions in masks.
        self.components: i64 = 0
        self.powers: i64 = 0
        self.later_artifacts = vec[i64](zero)  # by component: the artifacts with higher numbers
        self.later_others = vec[i64](zero)
        self.late_artifacts: i64 = 0  # artifacts with a higher number than some other component
        # Derived sets of components: artifacts, and all others.
        self.tagged = vec[i64](zero)  # by set of tags: the artifacts with one of them; of 0 all artifacts
        self.mages: i64 = 0
        self.items: i64 = 0
        self.monuments: i64 = 0
        self.places: i64 = 0
        self.monument_cost: i64 = 0
        self.income_artifacts: i64 = 0
        self.income_others: i64 = 0
        self.collect_artifacts: i64 = 0
        self.collect_others: i64 = 0
        self.discount_artifacts: i64 = 0
        self.discount_others: i64 = 0
        self.action_artifacts: i64 = 0
        self.action_others: i64 = 0
        self.react_artifacts: i64 = 0
        self.react_others: i64 = 0
        # Essences that a component produces per round, derived by `heuristic_value`.
        self.steady = vec[float]([0.0])  # without using powers
        self.busy = vec[float]([0.0])  # by using its powers
        self.sets: list[SetTable] = []  # by number of the set


# Positions in masks. They are columns of their own, because the engine reads them all the time.
WORD: Final = vec[i64]([0] * MAX_COMPONENTS)  # by component: 0 for artifacts, 1 for all others
BIT: Final = vec[i64]([0] * MAX_COMPONENTS)  # by component: its bit in the mask of its word
SPOT: Final = vec[i64]([0] * MAX_COMPONENTS)  # by component: its word << SPOT_SHIFT | the number of its bit
SPOT_SHIFT: Final = 6
SPOT_BITS: Final = 63
ARTIFACT_AT: Final = vec[i64]([0] * REMAINDERS)  # component by the remainder of its bit
OTHER_AT: Final = vec[i64]([0] * REMAINDERS)
CARDS: Final = Columns()  # the one set of columns; filled by the assembler before the first game

# Kinds of components.
ARTIFACT: Final = 0
MAGE: Final = 1
ITEM: Final = 2
MONUMENT: Final = 3
PLACE: Final = 4


# --- Components and masks


def artifact_in(mask: i64) -> i64:
    """Return the artifact with the lowest number in a non-empty set."""
    return ARTIFACT_AT[(mask & -mask) % REMAINDERS]


def other_in(mask: i64) -> i64:
    """Return the component with the lowest number in a non-empty set of others."""
    return OTHER_AT[(mask & -mask) % REMAINDERS]


def list_artifacts(mask: i64) -> list[int]:
    """Return the artifacts of a set, in order of number."""
    found: list[int] = []
    while mask:
        found.append(int(artifact_in(mask)))
        mask &= mask - 1
    return found


def list_others(mask: i64) -> list[int]:
    """Return the components of a set of others, in order of number."""
    found: list[int] = []
    while mask:
        found.append(int(other_in(mask)))
        mask &= mask - 1
    return found


def is_artifact(c: i64) -> bool:
    return WORD[c] == 0


# --- Filling the tables


def make_column(values: list[int], rows: int) -> vec[i64]:
    """Return the values as a column after checking their number."""
    if len(values) != rows:
        raise ValueError(f"a column has {len(values)} rows, not {rows}")
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


def install(code: list[int], components: dict[str, list[int]], powers: dict[str, list[int]]) -> None:
    """Fill the tables. The keys are the column names above."""
    rows = len(components["kind"])
    CARDS.components = rows
    CARDS.powers = 2 * rows
    CARDS.code = make_column(code, len(code))
    CARDS.cost = make_column(components["cost"], rows)
    CARDS.any = make_column(components["any"], rows)
    CARDS.total = make_column(components["total"], rows)
    CARDS.points = make_column(components["points"], rows)
    CARDS.tags = make_column(components["tags"], rows)
    CARDS.income = make_column(components["income"], rows)
    CARDS.collect = make_column(components["collect"], rows)
    CARDS.collect_when = make_column(components["collect_when"], rows)
    CARDS.on_claim = make_column(components["on_claim"], rows)
    CARDS.discount = make_column(components["discount"], rows)
    CARDS.discount_tags = make_column(components["discount_tags"], rows)
    CARDS.discount_spares_gold = make_column(components["discount_spares_gold"], rows)
    CARDS.score_kind = make_column(components["score_kind"], rows)
    CARDS.scored_tags = make_column(components["scored_tags"], rows)
    CARDS.preset = make_column(components["preset"], rows)
    CARDS.kind = make_column(components["kind"], rows)
    CARDS.entry = make_column(powers["entry"], 2 * rows)
    CARDS.timing = make_column(powers["timing"], 2 * rows)
    CARDS.trigger = make_column(powers["trigger"], 2 * rows)
    CARDS.stance = make_column(powers["stance"], 2 * rows)
    CARDS.fixed = make_column(powers["fixed"], 2 * rows)
    CARDS.size = make_column(powers["size"], 2 * rows)
    CARDS.kinds = make_column(powers["kinds"], 2 * rows)
    CARDS.here = make_column(powers["here"], 2 * rows)
    CARDS.needs = make_column(powers["needs"], 2 * rows)
    CARDS.needs_tags = make_column(powers["needs_tags"], 2 * rows)
    place_in_masks(rows)
    derive_sets()


def install_tags(tag_count: int, tag_points: list[int]) -> None:
    """Fill the tables by tag. Call `install` first."""
    CARDS.tag_count = tag_count
    CARDS.tag_points = make_column(tag_points, tag_count * int(CARDS.components))
    made = vec[i64]()
    for tags in range(1 << tag_count):
        found: i64 = 0
        for c in range(CARDS.components):
            if WORD[c] == 0 and (tags == 0 or CARDS.tags[c] & tags):
                found |= BIT[c]
        made = append(made, found)
    CARDS.tagged = made


def install_set(name: str, components: list[int], suns: list[int], moons: list[int]) -> None:
    """Append a set of components; suns and moons are the faces of its tiles, in order."""
    made = SetTable(name, components, len(suns))
    faces = vec[i64]()
    for i in range(len(suns)):
        faces = append(faces, BIT[suns[i]] | BIT[moons[i]])
    made.tile_faces = faces
    made.tile_suns = make_column(suns, len(suns))
    CARDS.sets.append(made)


def place_in_masks(rows: int) -> None:
    """Compute the position of each component in its mask, in order of number."""
    counts = [0, 0]
    for c in range(rows):
        word = 0 if CARDS.kind[c] == ARTIFACT else 1
        WORD[c] = word
        BIT[c] = bit(counts[word])
        SPOT[c] = word << SPOT_SHIFT | counts[word]
        if word == 0:
            ARTIFACT_AT[BIT[c] % REMAINDERS] = c
        else:
            OTHER_AT[BIT[c] % REMAINDERS] = c
        counts[word] += 1
    later_artifacts = vec[i64]()
    later_others = vec[i64]()
    late: i64 = 0
    for c in range(rows):
        artifacts: i64 = 0
        others: i64 = 0
        for later in range(c + 1, rows):
            if WORD[later] == 0:
                artifacts |= BIT[later]
            else:
                others |= BIT[later]
        later_artifacts = append(later_artifacts, artifacts)
        later_others = append(later_others, others)
        if WORD[c] == 1:
            late |= artifacts
    CARDS.later_artifacts = later_artifacts
    CARDS.later_others = later_others
    CARDS.late_artifacts = late


def derive_sets() -> None:
    """Derive the component sets that let the engine skip components without a property."""
    CARDS.mages = find_of_kind(MAGE)
    CARDS.items = find_of_kind(ITEM)
    CARDS.monuments = find_of_kind(MONUMENT)
    CARDS.places = find_of_kind(PLACE)
    CARDS.monument_cost = CARDS.cost[other_in(CARDS.monuments)]
    CARDS.income_artifacts = find_members(CARDS.income, 0)
    CARDS.income_others = find_members(CARDS.income, 1)
    CARDS.discount_artifacts = find_members(CARDS.discount, 0)
    CARDS.discount_others = find_members(CARDS.discount, 1)
    CARDS.collect_artifacts = find_with_program(CARDS.collect, 0)
    CARDS.collect_others = find_with_program(CARDS.collect, 1)
    CARDS.action_artifacts = find_with_power(0, ACTION)
    CARDS.action_others = find_with_power(1, ACTION)
    CARDS.react_artifacts = find_with_power(0, REACT)
    CARDS.react_others = find_with_power(1, REACT)


def find_of_kind(kind: i64) -> i64:
    found: i64 = 0
    for c in range(CARDS.components):
        if CARDS.kind[c] == kind:
            found |= BIT[c]
    return found


def find_members(values: vec[i64], word: i64) -> i64:
    """Return the components of a word whose value is not 0."""
    found: i64 = 0
    for c in range(CARDS.components):
        if WORD[c] == word and values[c]:
            found |= BIT[c]
    return found


def find_with_program(values: vec[i64], word: i64) -> i64:
    found: i64 = 0
    for c in range(CARDS.components):
        if WORD[c] == word and values[c] >= 0:
            found |= BIT[c]
    return found


def find_with_power(word: i64, timing: i64) -> i64:
    found: i64 = 0
    for p in range(CARDS.powers):
        if WORD[p >> 1] == word and CARDS.entry[p] >= 0 and CARDS.timing[p] == timing:
            found |= BIT[p >> 1]
    return found
