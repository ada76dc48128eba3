"""Components, and their abilities other than powers: discounts and victory formulas."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from conclave.games.res_arcana.vocab.powers import Effect, Power
from conclave.games.res_arcana.vocab.terms import NO_TAG, E, Kind, Side, Tag

# --- Abilities other than powers


@dataclass(frozen=True, slots=True, kw_only=True)
class Discount:
    """Symbols off the cost of own artifacts (of this tag, if given). The payer chooses which."""

    symbols: int
    on: Tag = NO_TAG
    spares_gold: bool = False


@dataclass(frozen=True, slots=True)
class PerEssence:
    """One point for each essence of this kind on the Place of Power."""

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

BASE: Final = "base"


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """The printed content of a card, token or tile face.

    Saved games store its number, so a number never changes. A new component gets the next free one.
    """

    kind: ClassVar[str] = ""

    id: str = field(kw_only=False)
    number: int
    set: str = BASE  # the group of components that it was published with (`cards.sets`)
    cost: E | None = None  # None: never placed or claimed; E(): a printed 0
    points: int = 0
    tags: Tag = NO_TAG
    collect: Effect | None = None
    discount: Discount | None = None
    powers: tuple[Power, ...] = ()
    scoring: tuple[PerEssence | PerArtifact, ...] = ()  # in addition to `points`
    side: Side | None = None
    tile: int = 0  # of a Place of Power; the faces of one tile share it
    preset: int | None = None  # the first-game hand it belongs to


@dataclass(frozen=True, slots=True, kw_only=True)
class Artifact(Component):
    """An artifact: placed from hand, and possibly discarded or destroyed."""

    kind: ClassVar[str] = "artifact"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mage(Component):
    """A mage: in play from the start."""

    kind: ClassVar[str] = "mage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Component):
    """A magic item: taken from the supply and swapped when passing."""

    kind: ClassVar[str] = "magic_item"


@dataclass(frozen=True, slots=True, kw_only=True)
class Monument(Component):
    """A monument: claimed from the centre, always for 4 Gold."""

    kind: ClassVar[str] = "monument"

    cost: E | None = E(gold=4)  # noqa: RUF009 - an E is frozen


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Component):
    """One face of a Place of Power. The other face has the same `tile`."""

    kind: ClassVar[str] = "place_of_power"
