"""Tables that the puzzles package uses to read positions and solutions of Res Arcana."""

from __future__ import annotations

from typing import Final

DONE_FIELD: Final = "passed"  # position field that lists the seats that have passed

THEMES_BY_FIRST_VERB: Final = {"pass": "passing"}  # first move only, since every round ends with a pass
THEMES_BY_VERB: Final = {
    "react": "reactions",
    "accept": "reactions",
    "discard": "conversions",
    "place": "cards",
    "use": "powers",
}
THEMES_BY_KIND: Final = {"monument": "monuments", "place_of_power": "places"}
THEMES_BY_TAG: Final = {"dragon": "dragons"}
