"""The flat tables that the assembler fills and the machine reads: a column a property, a row a component or power."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.counters import bit
from conclave.res_arcana.engine.codes import ACTION, ARTIFACTS, COMPONENTS, CREATURE, DRAGON, POWERS, REACT


class Columns:
    """All there is to know of the components, as ints."""

    def __init__(self) -> None:
        zero = [0]
        # Programs, four ints an instruction.
        self.code = vec[i64](zero)
        # By component.
        self.cost = vec[i64](zero)  # placement cost without its "any" symbols, packed
        self.any = vec[i64](zero)  # its "any" symbols
        self.total = vec[i64](zero)  # all its symbols
        self.points = vec[i64](zero)  # printed points (for a Place of Power its base)
        self.tags = vec[i64](zero)  # DRAGON | CREATURE
        self.income = vec[i64](zero)  # Collect: gained without a choice, packed
        self.collect = vec[i64](zero)  # Collect program: its first instruction, or -1
        self.collect_when = vec[i64](zero)  # COLLECT_*
        self.on_claim = vec[i64](zero)  # program run when claimed, or -1
        self.discount = vec[i64](zero)  # symbols off
        self.discount_for = vec[i64](zero)  # 0 none, 1 artifacts, 2 dragons
        self.discount_spares_gold = vec[i64](zero)  # 1: may not remove Gold
        self.score_kind = vec[i64](zero)  # one point for each essence of this kind on it; -1 none
        self.score_creature = vec[i64](zero)  # points for each own creature
        self.score_dragon = vec[i64](zero)  # points for each own dragon
        self.preset = vec[i64](zero)  # first game: 1-4, or 0
        # By power number.
        self.entry = vec[i64](zero)  # its first instruction, or -1 where there is no such power
        self.timing = vec[i64](zero)  # ACTION, REACT or ON_CLAIM
        self.trigger = vec[i64](zero)  # AGAINST_* or AT_VICTORY_CHECK
        self.stance = vec[i64](zero)  # what it needs this component to be: STRAIGHT, TURNED, ANY_STANCE
        self.fixed = vec[i64](zero)  # fixed essences from the pool, packed
        self.size = vec[i64](zero)  # all essences from the pool, "any" included, X not
        self.kinds = vec[i64](zero)  # kinds that may pay the "any" part
        self.here = vec[i64](zero)  # essences from this component, packed
        self.needs = vec[i64](zero)  # N_*
        # Sets, derived: A for artifacts, B for all others.
        self.dragons: i64 = 0
        self.creatures: i64 = 0
        self.income_a: i64 = 0
        self.income_b: i64 = 0
        self.collect_a: i64 = 0
        self.collect_b: i64 = 0
        self.discount_a: i64 = 0
        self.discount_b: i64 = 0
        self.action_a: i64 = 0
        self.action_b: i64 = 0
        self.react_a: i64 = 0
        self.react_b: i64 = 0
        # Judgement, derived by `worth`: essences that a component brings a round.
        self.steady = vec[float]([0.0])  # by itself
        self.busy = vec[float]([0.0])  # by its powers


T: Final = Columns()  # the one set of columns; filled by the assembler before the first game


def column(values: list[int], rows: int) -> vec[i64]:
    """A checked column."""
    if len(values) != rows:
        raise ValueError(f"a column has {len(values)} rows, not {rows}")
    made = vec[i64]()
    for value in values:
        made = append(made, value)
    return made


def install(code: list[int], components: dict[str, list[int]], powers: dict[str, list[int]]) -> None:
    """Fill the tables; the keys are the names of the columns above."""
    T.code = column(code, len(code))
    T.cost = column(components["cost"], COMPONENTS)
    T.any = column(components["any"], COMPONENTS)
    T.total = column(components["total"], COMPONENTS)
    T.points = column(components["points"], COMPONENTS)
    T.tags = column(components["tags"], COMPONENTS)
    T.income = column(components["income"], COMPONENTS)
    T.collect = column(components["collect"], COMPONENTS)
    T.collect_when = column(components["collect_when"], COMPONENTS)
    T.on_claim = column(components["on_claim"], COMPONENTS)
    T.discount = column(components["discount"], COMPONENTS)
    T.discount_for = column(components["discount_for"], COMPONENTS)
    T.discount_spares_gold = column(components["discount_spares_gold"], COMPONENTS)
    T.score_kind = column(components["score_kind"], COMPONENTS)
    T.score_creature = column(components["score_creature"], COMPONENTS)
    T.score_dragon = column(components["score_dragon"], COMPONENTS)
    T.preset = column(components["preset"], COMPONENTS)
    T.entry = column(powers["entry"], POWERS)
    T.timing = column(powers["timing"], POWERS)
    T.trigger = column(powers["trigger"], POWERS)
    T.stance = column(powers["stance"], POWERS)
    T.fixed = column(powers["fixed"], POWERS)
    T.size = column(powers["size"], POWERS)
    T.kinds = column(powers["kinds"], POWERS)
    T.here = column(powers["here"], POWERS)
    T.needs = column(powers["needs"], POWERS)
    derive_sets()


def derive_sets() -> None:
    """The sets that let the machine skip what a component does not have."""
    T.dragons = members(T.tags, 0, ARTIFACTS, DRAGON)
    T.creatures = members(T.tags, 0, ARTIFACTS, CREATURE)
    T.income_a = members(T.income, 0, ARTIFACTS, -1)
    T.income_b = members(T.income, ARTIFACTS, COMPONENTS, -1)
    T.discount_a = members(T.discount, 0, ARTIFACTS, -1)
    T.discount_b = members(T.discount, ARTIFACTS, COMPONENTS, -1)
    T.collect_a = with_program(T.collect, 0, ARTIFACTS)
    T.collect_b = with_program(T.collect, ARTIFACTS, COMPONENTS)
    T.action_a = with_power(0, ARTIFACTS, ACTION)
    T.action_b = with_power(ARTIFACTS, COMPONENTS, ACTION)
    T.react_a = with_power(0, ARTIFACTS, REACT)
    T.react_b = with_power(ARTIFACTS, COMPONENTS, REACT)


def members(values: vec[i64], first: i64, end: i64, bits: i64) -> i64:
    """The components from first to end whose value shares a bit with `bits`."""
    found: i64 = 0
    for c in range(first, end):
        if values[c] & bits:
            found |= bit(c - first)
    return found


def with_program(values: vec[i64], first: i64, end: i64) -> i64:
    found: i64 = 0
    for c in range(first, end):
        if values[c] >= 0:
            found |= bit(c - first)
    return found


def with_power(first: i64, end: i64, timing: i64) -> i64:
    found: i64 = 0
    for c in range(first, end):
        for p in range(2 * c, 2 * c + 2):
            if T.entry[p] >= 0 and T.timing[p] == timing:
                found |= bit(c - first)
    return found
