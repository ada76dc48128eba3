"""All components of Res Arcana by their permanent numbers, and the sets that can be played."""

from typing import Final

from conclave.games.res_arcana.cards.artifacts import ARTIFACTS
from conclave.games.res_arcana.cards.items import ITEMS
from conclave.games.res_arcana.cards.mages import MAGES
from conclave.games.res_arcana.cards.monuments import MONUMENTS
from conclave.games.res_arcana.cards.places import PLACES
from conclave.games.res_arcana.cards.sets import SETS as SETS
from conclave.games.res_arcana.vocab import Component

ALL: Final[tuple[Component, ...]] = tuple(
    sorted((*ARTIFACTS, *MAGES, *ITEMS, *MONUMENTS, *PLACES), key=lambda component: component.number)
)
NUMBER: Final[dict[str, int]] = {component.id: component.number for component in ALL}
