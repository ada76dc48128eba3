"""Costs, effects, and the powers made of them.

They share a room because they need each other: a cost >> an effect is a power, and an attack's way out is a cost.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, replace
from typing import Final, TypeAlias, cast

from conclave.res_arcana.vocab.values import NO_TAG, E, Kind, Kinds, Source, Tag, Timing, Trigger, Victim

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
