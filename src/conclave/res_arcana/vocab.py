"""The words that cards are written in: frozen values without behaviour, and two operators.

`+` joins costs (or effects), `>>` reads "to get":

    turn + pay(elan=1) >> put_here(elan=2)

A word says what is printed and nothing more. The assembler turns it into instructions, the catalog into data and
text.py into sentences; each of them matches over `OneCost` and `OneEffect`, so that mypy names every place where a new
word is still unknown. Mistakes in a card are found by the assembler, which knows the card's name.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field, replace
from enum import Enum, IntEnum, IntFlag
from typing import ClassVar, Final, TypeAlias, cast

from conclave.res_arcana.engine import words


class Kind(IntEnum):
    """A kind of essence."""

    ELAN = words.ELAN
    LIFE = words.LIFE
    CALM = words.CALM
    DEATH = words.DEATH
    GOLD = words.GOLD


class Tag(IntFlag):
    """What an artifact is besides an artifact: either, both or (mostly) neither."""

    DRAGON = words.DRAGON
    CREATURE = words.CREATURE


class Timing(IntEnum):
    """When a power is used."""

    ACTION = words.ACTION
    REACT = words.REACT
    ON_CLAIM = words.ON_CLAIM


class Trigger(IntEnum):
    """What a react answers."""

    LIFE_LOSS = words.AGAINST_LIFE_LOSS
    DRAGON_POWER = words.AGAINST_DRAGON
    VICTORY_CHECK = words.AT_VICTORY_CHECK


class Source(IntEnum):
    """Where a card placed by a power comes from."""

    HAND = words.FROM_HAND
    OWN_DISCARDS = words.FROM_OWN_DISCARD
    ALL_DISCARDS = words.FROM_ANY_DISCARD


class Victim(Enum):
    """Which artifact a cost destroys."""

    THIS = "this"
    ANY_ARTIFACT = "any_own_artifact"
    ANOTHER_ARTIFACT = "another_own_artifact"
    DRAGON_OR_CREATURE = "own_dragon_or_creature"


class Side(Enum):
    """A face of a Place of Power's tile."""

    SUN = "sun"
    MOON = "moon"


ELAN: Final = Kind.ELAN
LIFE: Final = Kind.LIFE
CALM: Final = Kind.CALM
DEATH: Final = Kind.DEATH
GOLD: Final = Kind.GOLD
DRAGON: Final = Tag.DRAGON
CREATURE: Final = Tag.CREATURE
NO_TAG: Final = Tag(0)
LIFE_LOSS: Final = Trigger.LIFE_LOSS
DRAGON_POWER: Final = Trigger.DRAGON_POWER
VICTORY_CHECK: Final = Trigger.VICTORY_CHECK
HAND: Final = Source.HAND
OWN_DISCARDS: Final = Source.OWN_DISCARDS
ALL_DISCARDS: Final = Source.ALL_DISCARDS
ANYTHING: Final = None
SUN: Final = Side.SUN
MOON: Final = Side.MOON

Kinds: TypeAlias = Kind | tuple[Kind, ...]


def as_kinds(kinds: Kinds) -> tuple[Kind, ...]:
    """Cards write `without=GOLD` and `without=(GOLD, LIFE)`; readers want a tuple."""
    return kinds if isinstance(kinds, tuple) else (kinds,)


@dataclass(frozen=True, slots=True, kw_only=True)
class E:
    """So many essences of each kind; "any" are of the payer's choice, in costs only."""

    elan: int = 0
    life: int = 0
    calm: int = 0
    death: int = 0
    gold: int = 0
    any: int = 0

    @property
    def counts(self) -> tuple[int, int, int, int, int]:
        """By kind, without "any"."""
        return (self.elan, self.life, self.calm, self.death, self.gold)

    @property
    def total(self) -> int:
        """All of them, "any" included."""
        return sum(self.counts) + self.any


# --- The two operators


@dataclass(frozen=True, slots=True)
class Cost:
    """Something to be paid."""

    def parts(self) -> tuple[Cost, ...]:
        """The single costs in it."""
        return (self,)

    def __add__(self, more: Cost) -> Costs:
        return Costs(self.parts() + more.parts())

    def __rshift__(self, effect: Effect) -> Power:
        return power(self, effect)


@dataclass(frozen=True, slots=True)
class Costs(Cost):
    """Costs joined by `+`, all of them to be paid."""

    joined: tuple[Cost, ...]

    def parts(self) -> tuple[Cost, ...]:
        """The single costs in it."""
        return self.joined


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens."""

    def parts(self) -> tuple[Effect, ...]:
        """The single effects in it."""
        return (self,)

    def __add__(self, more: Effect) -> Effects:
        return Effects(self.parts() + more.parts())


@dataclass(frozen=True, slots=True)
class Effects(Effect):
    """Effects joined by `+`, happening in this order."""

    joined: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        """The single effects in it."""
        return self.joined


# --- Costs. Words without fields of their own inherit all they need: no decorator, which keeps importing cheap.


class Turn(Cost):
    """Turn this component."""

    __slots__ = ()


class Pay(E, Cost):
    """Pay essences from the pool."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PayOneOf(Cost):
    """Pay one essence of one of these kinds."""

    kinds: tuple[Kind, ...]


class PayX(Cost):
    """Pay any number of essences, all of one kind."""

    __slots__ = ()


class TakeHere(E, Cost):
    """Spend essences that lie on this component."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TurnOne(Cost):
    """Turn one own straight artifact of this tag."""

    tag: Tag


@dataclass(frozen=True, slots=True)
class Destroy(Cost):
    """Destroy an own artifact."""

    victim: Victim


class Discard(Cost):
    """Discard a card from hand."""

    __slots__ = ()


OneCost: TypeAlias = Turn | Pay | PayOneOf | PayX | TakeHere | TurnOne | Destroy | Discard

turn: Final = Turn()
pay: Final = Pay
pay_x: Final = PayX()
take_here: Final = TakeHere
turn_one: Final = TurnOne
destroy_this: Final = Destroy(Victim.THIS)
destroy_an_artifact: Final = Destroy(Victim.ANY_ARTIFACT)
destroy_another_artifact: Final = Destroy(Victim.ANOTHER_ARTIFACT)
destroy_a_dragon_or_creature: Final = Destroy(Victim.DRAGON_OR_CREATURE)
discard_a_card: Final = Discard()


def pay_one_of(*kinds: Kind) -> PayOneOf:
    """One essence of the payer's choice among these kinds."""
    return PayOneOf(kinds)


# --- Effects


class Gain(E, Effect):
    """Essences from the supply to the pool."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GainAny(Effect):
    """So many essences, any mix of kinds, to the pool."""

    count: int
    without: Kinds = ()


@dataclass(frozen=True, slots=True)
class GainOneOf(Effect):
    """Collect: one essence of one of these kinds, to the pool."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GainCost(Effect):
    """As many essences as the printed cost of the card just destroyed or discarded has symbols, and some more."""

    plus: int = 0
    without: Kinds = ()


class GainCostInGold(Effect):
    """As much Gold as the printed cost of the card just destroyed or discarded has symbols."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GainAsRival(Effect):
    """Essences of one kind, as many as there are of another in the pool of a rival of choice."""

    gain: Kind
    counting: Kind


@dataclass(frozen=True, slots=True)
class ConvertX(Effect):
    """As many of this kind as were paid as "X of one kind"."""

    to: Kind


@dataclass(frozen=True, slots=True)
class ConvertXAny(Effect):
    """As many of one other kind of choice as were paid as "X of one kind"."""

    without: Kinds = ()


class PutHere(E, Effect):
    """Essences from the supply onto this component."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PutAnyHere(Effect):
    """So many essences, any mix of kinds, onto this component."""

    count: int
    without: Kinds = ()


class PutSpentHere(Effect):
    """The one essence just paid goes onto this component."""

    __slots__ = ()


class PutSpentAnywhere(Effect):
    """The one essence just paid goes onto an own component of choice."""

    __slots__ = ()


class RivalsGain(E, Effect):
    """Every rival gets essences, also those who have passed."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Effect):
    """Every rival who has not passed loses Life, unless they do what the card offers them."""

    life: int
    unless: Cost | None = None


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw cards."""

    count: int


@dataclass(frozen=True, slots=True)
class DrawThenDiscard(Effect):
    """Draw cards, then discard as many from hand."""

    count: int


@dataclass(frozen=True, slots=True)
class ReorderTop(Effect):
    """Look at the top of the own or the monument deck and put the cards back in any order."""

    count: int


class StraightenThis(Effect):
    """Straighten this component."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class StraightenOne(Effect):
    """Straighten an own component of choice: any, or an artifact of this tag."""

    tag: Tag


@dataclass(frozen=True, slots=True)
class PlaceCard(Effect):
    """Place an artifact (of this tag, if one is named) outside of the usual action."""

    source: Source
    tag: Tag = NO_TAG
    _: KW_ONLY
    free: bool = False
    discount: int = 0
    spares_gold: bool = False


class CheckVictory(Effect):
    """Check victory at once."""

    __slots__ = ()


class Ignore(Effect):
    """What triggered this react does not happen to its owner."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ExtraPoints(Effect):
    """Points for the length of the victory check that triggered this react."""

    points: int


@dataclass(frozen=True, slots=True)
class IfLeft(Effect):
    """Collect: what happens if this kind (or ANYTHING) lies here and nothing is taken off."""

    kind: Kind | None
    then: Effect


@dataclass(frozen=True, slots=True)
class AddToEachKind(Effect):
    """Collect: so many more essences of every kind that lies here."""

    count: int


class PayOrTurn(E, Effect):
    """Collect: pay, or turn this component."""

    __slots__ = ()


OneEffect: TypeAlias = (
    Gain
    | GainAny
    | GainOneOf
    | GainCost
    | GainCostInGold
    | GainAsRival
    | ConvertX
    | ConvertXAny
    | PutHere
    | PutAnyHere
    | PutSpentHere
    | PutSpentAnywhere
    | RivalsGain
    | Attack
    | Draw
    | DrawThenDiscard
    | ReorderTop
    | StraightenThis
    | StraightenOne
    | PlaceCard
    | CheckVictory
    | Ignore
    | ExtraPoints
    | IfLeft
    | AddToEachKind
    | PayOrTurn
)

gain: Final = Gain
gain_any: Final = GainAny
gain_its_cost: Final = GainCost
gain_its_cost_in_gold: Final = GainCostInGold()
gain_as_rival: Final = GainAsRival
convert_x: Final = ConvertX
convert_x_to_another_kind: Final = ConvertXAny
put_here: Final = PutHere
put_any_here: Final = PutAnyHere
put_spent_here: Final = PutSpentHere()
put_spent_anywhere: Final = PutSpentAnywhere()
rivals_gain: Final = RivalsGain
attack: Final = Attack
draw: Final = Draw
draw_then_discard: Final = DrawThenDiscard
reorder_top: Final = ReorderTop
straighten_this: Final = StraightenThis()
straighten_any: Final = StraightenOne(NO_TAG)
straighten_one: Final = StraightenOne
place_from: Final = PlaceCard
check_victory: Final = CheckVictory()
ignore: Final = Ignore()
extra_points: Final = ExtraPoints
if_left: Final = IfLeft
add_to_each_kind: Final = AddToEachKind
pay_or_turn: Final = PayOrTurn


def gain_one_of(*kinds: Kind) -> GainOneOf:
    """One essence of choice among these kinds."""
    return GainOneOf(kinds)


# --- Powers


@dataclass(frozen=True, slots=True)
class Power:
    """Costs, what they get, and when."""

    costs: tuple[OneCost, ...]
    effects: tuple[OneEffect, ...]
    timing: Timing = Timing.ACTION
    trigger: Trigger | None = None
    needs_turned: bool = False

    @property
    def turns_this(self) -> bool:
        """Whether its cost turns the component."""
        return turn in self.costs

    @property
    def usable_when_turned(self) -> bool:
        """A react is, unless its cost turns the component; an action is not, unless the card says so."""
        return self.needs_turned or (self.timing is Timing.REACT and not self.turns_this)


def power(cost: Cost | None, effect: Effect) -> Power:
    """What `>>` makes. The assembler checks what the casts promise."""
    return Power(cast("tuple[OneCost, ...]", cost.parts() if cost else ()), one_by_one(effect))


def one_by_one(effect: Effect) -> tuple[OneEffect, ...]:
    """The single effects in it, as what they are."""
    return cast("tuple[OneEffect, ...]", effect.parts())


def react(trigger: Trigger, answer: Power) -> Power:
    """Out of turn, when this happens."""
    return replace(answer, timing=Timing.REACT, trigger=trigger)


def when_turned(exception: Power) -> Power:
    """Only while this component is turned."""
    return replace(exception, needs_turned=True)


def on_claim(effect: Effect) -> Power:
    """Once, as part of claiming this component."""
    return replace(power(None, effect), timing=Timing.ON_CLAIM)


# --- Abilities that are no powers


@dataclass(frozen=True, slots=True, kw_only=True)
class Discount:
    """Symbols off the cost of own artifacts (of this tag, if one is named); the payer chooses which."""

    symbols: int
    on: Tag = NO_TAG
    spares_gold: bool = False


@dataclass(frozen=True, slots=True)
class PerEssence:
    """A point for each essence of this kind on the Place of Power."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class PerArtifact:
    """Points for each own artifact of this tag."""

    tag: Tag
    points: int


discount: Final = Discount
per_essence: Final = PerEssence
per_artifact: Final = PerArtifact


# --- Components


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """What is printed on a card, token or tile face. Its number is its position in `cards.ALL`."""

    kind: ClassVar[str] = ""

    id: str = field(kw_only=False)
    cost: E | None = None  # None: never placed or claimed; E(): a printed 0
    points: int = 0
    tags: Tag = NO_TAG
    collect: Effect | None = None
    discount: Discount | None = None
    powers: tuple[Power, ...] = ()
    scoring: tuple[PerEssence | PerArtifact, ...] = ()  # in addition to `points`
    side: Side | None = None
    preset: int | None = None  # the first-game hand it belongs to


@dataclass(frozen=True, slots=True, kw_only=True)
class Artifact(Component):
    """Placed from hand, perhaps discarded or destroyed."""

    kind: ClassVar[str] = "artifact"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mage(Component):
    """In play from the start."""

    kind: ClassVar[str] = "mage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Component):
    """A magic item: taken from the supply and swapped when passing."""

    kind: ClassVar[str] = "magic_item"


@dataclass(frozen=True, slots=True, kw_only=True)
class Monument(Component):
    """Claimed from the centre, always for 4 Gold."""

    kind: ClassVar[str] = "monument"

    cost: E | None = E(gold=4)


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Component):
    """One face of a Place of Power; the other face of its tile is its neighbour in `cards.ALL`."""

    kind: ClassVar[str] = "place_of_power"
