"""Costs, effects, and the powers made of them.

They share a module because they depend on each other. `cost >> effect` is a power, and the way to ignore an attack is a
cost.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, replace
from typing import Final, TypeAlias, cast

from conclave.games.res_arcana.vocab.terms import NO_TAG, E, Kind, Kinds, Source, Tag, Timing, Trigger, Victim

# --- The two operators


@dataclass(frozen=True, slots=True)
class Cost:
    """A cost to be paid."""

    def parts(self) -> tuple[Cost, ...]:
        """Return the single costs."""
        return (self,)

    def __add__(self, more: Cost) -> Costs:
        return Costs(self.parts() + more.parts())

    def __rshift__(self, effect: Effect) -> Power:
        return power(self, effect)


@dataclass(frozen=True, slots=True)
class Costs(Cost):
    """Costs joined by `+`. All of them must be paid."""

    joined: tuple[Cost, ...]

    def parts(self) -> tuple[Cost, ...]:
        """Return the single costs."""
        return self.joined


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a power or of Collect."""

    def parts(self) -> tuple[Effect, ...]:
        """Return the single effects."""
        return (self,)

    def __add__(self, more: Effect) -> Effects:
        return Effects(self.parts() + more.parts())


@dataclass(frozen=True, slots=True)
class Effects(Effect):
    """Effects joined by `+`, applied in this order."""

    joined: tuple[Effect, ...]

    def parts(self) -> tuple[Effect, ...]:
        """Return the single effects."""
        return self.joined


# --- Costs. Classes without own fields inherit everything and need no decorator, which keeps imports fast.


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
    """Spend essences from this component."""

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
    """Return a cost of one essence, of the payer's choice among these kinds."""
    return PayOneOf(kinds)


# --- Effects


class Gain(E, Effect):
    """Gain essences from the supply to the pool."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GainAny(Effect):
    """Gain a number of essences, any mix of kinds, to the pool."""

    count: int
    without: Kinds = ()


@dataclass(frozen=True, slots=True)
class GainOneOf(Effect):
    """Collect: gain one essence of one of these kinds to the pool."""

    kinds: tuple[Kind, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GainCost(Effect):
    """Gain essences: one per symbol in the printed cost of the card just destroyed or discarded, plus some more."""

    plus: int = 0
    without: Kinds = ()


class GainCostInGold(Effect):
    """Gain one Gold per symbol in the printed cost of the card just destroyed or discarded."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class GainAsRival(Effect):
    """Gain essences of one kind: as many as a chosen rival has of another kind in its pool."""

    gain: Kind
    counting: Kind


@dataclass(frozen=True, slots=True)
class ConvertX(Effect):
    """Gain as many essences of this kind as were paid as "X of one kind"."""

    to: Kind


@dataclass(frozen=True, slots=True)
class ConvertXAny(Effect):
    """Gain as many essences of one other, chosen kind as were paid as "X of one kind"."""

    without: Kinds = ()


class PutHere(E, Effect):
    """Put essences from the supply onto this component."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PutAnyHere(Effect):
    """Put a number of essences, any mix of kinds, onto this component."""

    count: int
    without: Kinds = ()


class PutSpentHere(Effect):
    """Put the one essence just paid onto this component."""

    __slots__ = ()


class PutSpentAnywhere(Effect):
    """Put the one essence just paid onto a chosen own component."""

    __slots__ = ()


class RivalsGain(E, Effect):
    """Give essences to every rival, including those who have passed."""

    __slots__ = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Effect):
    """Make every rival who has not passed lose Life, unless they take the card's way out."""

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
    """Straighten a chosen own component: any, or an artifact of this tag."""

    tag: Tag


@dataclass(frozen=True, slots=True)
class PlaceCard(Effect):
    """Place an artifact (of this tag, if given) outside the usual action."""

    source: Source
    tag: Tag = NO_TAG
    _: KW_ONLY
    free: bool = False
    discount: int = 0
    spares_gold: bool = False


class CheckVictory(Effect):
    """Perform a victory check at once."""

    __slots__ = ()


class Ignore(Effect):
    """Ignore the trigger of this react for its owner."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class ExtraPoints(Effect):
    """Grant points during the victory check that triggered this react."""

    points: int


@dataclass(frozen=True, slots=True)
class IfLeft(Effect):
    """Collect: an effect that applies if this kind (or ANYTHING) is on the component and nothing is taken off."""

    kind: Kind | None
    then: Effect


@dataclass(frozen=True, slots=True)
class AddToEachKind(Effect):
    """Collect: add this number of essences of every kind on the component."""

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
    """Return a gain of one essence, chosen among these kinds."""
    return GainOneOf(kinds)


# --- Powers


@dataclass(frozen=True, slots=True)
class Power:
    """Costs, the effects that they buy, and the timing."""

    costs: tuple[OneCost, ...]
    effects: tuple[OneEffect, ...]
    timing: Timing = Timing.ACTION
    trigger: Trigger | None = None
    needs_turned: bool = False

    @property
    def turns_this(self) -> bool:
        """Return True if the cost turns the component."""
        return turn in self.costs

    @property
    def usable_when_turned(self) -> bool:
        """Return True if the power can be used while the component is turned.

        A react can, unless its cost turns the component. An action cannot, unless the card says so.
        """
        return self.needs_turned or (self.timing is Timing.REACT and not self.turns_this)


def power(cost: Cost | None, effect: Effect) -> Power:
    """Return the power made by `>>`. The assembler checks the types that are cast here."""
    return Power(cast("tuple[OneCost, ...]", cost.parts() if cost else ()), one_by_one(effect))


def one_by_one(effect: Effect) -> tuple[OneEffect, ...]:
    """Return the single effects with their precise type."""
    return cast("tuple[OneEffect, ...]", effect.parts())


def react(trigger: Trigger, answer: Power) -> Power:
    """Return a power used out of turn, in response to this trigger."""
    return replace(answer, timing=Timing.REACT, trigger=trigger)


def when_turned(exception: Power) -> Power:
    """Return a power that can be used only while this component is turned."""
    return replace(exception, needs_turned=True)


def on_claim(effect: Effect) -> Power:
    """Return a power that applies once, as part of claiming this component."""
    return replace(power(None, effect), timing=Timing.ON_CLAIM)
