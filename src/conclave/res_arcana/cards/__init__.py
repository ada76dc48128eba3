"""All 78 components of Res Arcana; a component's number is its position in `ALL`."""

from typing import Final

from conclave.res_arcana.cards.artifacts import ARTIFACTS
from conclave.res_arcana.cards.items import ITEMS
from conclave.res_arcana.cards.mages import MAGES
from conclave.res_arcana.cards.monuments import MONUMENTS
from conclave.res_arcana.cards.places import PLACES
from conclave.res_arcana.vocab import Component

ALL: Final[tuple[Component, ...]] = (*ARTIFACTS, *MAGES, *ITEMS, *MONUMENTS, *PLACES)
NUMBER: Final[dict[str, int]] = {component.id: number for number, component in enumerate(ALL)}
