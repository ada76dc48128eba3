"""Component sets: the components that a game is played with, chosen by its option `set`.

A released set never changes, because records, shuffles and positions depend on it. A new component belongs to a new
group (`Component.set`), and a new entry here says which groups are played together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.games.res_arcana.vocab import BASE, Component


@dataclass(frozen=True, slots=True)
class ComponentSet:
    """A named set of components. States store its number, which never changes."""

    name: str
    number: int
    groups: tuple[str, ...]

    def select(self, components: Sequence[Component]) -> list[Component]:
        """Return the components of this set, in order of number."""
        return [component for component in components if component.set in self.groups]


SETS: Final = (ComponentSet(BASE, 0, (BASE,)),)
