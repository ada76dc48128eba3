"""What costs and effects speak of: kinds and amounts of essence, tags, moments, and where cards lie."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum, IntFlag
from typing import Final, TypeAlias

from conclave.res_arcana.engine import codes


class Kind(IntEnum):
    """A kind of essence."""

    ELAN = codes.ELAN
    LIFE = codes.LIFE
    CALM = codes.CALM
    DEATH = codes.DEATH
    GOLD = codes.GOLD


class Tag(IntFlag):
    """What an artifact is besides an artifact: either, both or (mostly) neither."""

    DRAGON = codes.DRAGON
    CREATURE = codes.CREATURE


class Timing(IntEnum):
    """When a power is used."""

    ACTION = codes.ACTION
    REACT = codes.REACT
    ON_CLAIM = codes.ON_CLAIM


class Trigger(IntEnum):
    """What a react answers."""

    LIFE_LOSS = codes.AGAINST_LIFE_LOSS
    DRAGON_POWER = codes.AGAINST_DRAGON
    VICTORY_CHECK = codes.AT_VICTORY_CHECK


class Source(IntEnum):
    """Where a card placed by a power comes from."""

    HAND = codes.FROM_HAND
    OWN_DISCARDS = codes.FROM_OWN_DISCARD
    ALL_DISCARDS = codes.FROM_ANY_DISCARD


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
