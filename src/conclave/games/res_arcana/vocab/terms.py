"""Terms used in costs and effects: kinds and amounts of essence, tags, timings, and zones of cards."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, IntFlag
from typing import Final, TypeAlias

from conclave.games.res_arcana.engine import codes


class Kind(IntEnum):
    """A kind of essence."""

    ELAN = codes.ELAN
    LIFE = codes.LIFE
    CALM = codes.CALM
    DEATH = codes.DEATH
    GOLD = codes.GOLD


class Tag(IntFlag):
    """Additional type of an artifact. An artifact has none (mostly), one or both."""

    DRAGON = codes.DRAGON
    CREATURE = codes.CREATURE


class Timing(IntEnum):
    """The time at which a power is used."""

    ACTION = codes.ACTION
    REACT = codes.REACT
    ON_CLAIM = codes.ON_CLAIM


class Trigger(IntEnum):
    """The event to which a react responds."""

    LIFE_LOSS = codes.AGAINST_LIFE_LOSS
    DRAGON_POWER = codes.AGAINST_DRAGON
    VICTORY_CHECK = codes.AT_VICTORY_CHECK


class Source(IntEnum):
    """The zone from which a power places a card."""

    HAND = codes.FROM_HAND
    OWN_DISCARDS = codes.FROM_OWN_DISCARD
    ALL_DISCARDS = codes.FROM_ANY_DISCARD


class Victim(Enum):
    """Kind of artifact that must be destroyed to pay a cost."""

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
    """Return kinds as a tuple. Cards may write `without=GOLD` or `without=(GOLD, LIFE)`."""
    return kinds if isinstance(kinds, tuple) else (kinds,)


@dataclass(frozen=True, slots=True, kw_only=True)
class E:
    """Amounts of essences of each kind. "any" essences are of the payer's choice, in costs only."""

    elan: int = 0
    life: int = 0
    calm: int = 0
    death: int = 0
    gold: int = 0
    any: int = 0

    @property
    def counts(self) -> tuple[int, int, int, int, int]:
        """Amounts by kind, without "any"."""
        return (self.elan, self.life, self.calm, self.death, self.gold)

    @property
    def total(self) -> int:
        """Total amount, including "any"."""
        return sum(self.counts) + self.any
