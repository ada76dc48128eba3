"""Components, and their abilities that are no powers: discounts and victory formulas."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from conclave.res_arcana.vocab.powers import Effect, Power
from conclave.res_arcana.vocab.values import NO_TAG, E, Kind, Side, Tag

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

    cost: E | None = E(gold=4)  # noqa: RUF009 - an E is frozen


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Component):
    """One face of a Place of Power; the other face of its tile is its neighbour in `cards.ALL`."""

    kind: ClassVar[str] = "place_of_power"
