"""Reachability check: components of a position that can have been turned in its round.

A component can be turned if one of its powers has turning it as a cost. A component that turns others of its type can
also turn it. Some can also be turned instead of paying their upkeep. A reaction needs a rival who could cause it. All
components straighten between rounds. Victory is checked last, so a reaction to that check needs a component that
triggers it in mid-round.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

from conclave.core import registry
from conclave.puzzles.position_lines import TURNED, count_seats, fields_of, pieces_of, value_of

CHECK: Final = "check_victory_now"
# By trigger: the effect that causes it.
CAUSES: Final = {"life_loss": "life_loss", "dragon_power": "life_loss", "victory_check": CHECK}

Components: TypeAlias = Mapping[str, Mapping[str, Any]]


def turnable(game: str, line: str, seat: int) -> frozenset[str]:
    """Return the components of a seat in play that can have been turned in this round."""
    components, mine = components_of(game), _in_play(line, seat)
    caused = _effects(components, mine) & {CHECK}
    for rival in (other for other in range(count_seats(line)) if other != seat):
        caused |= _effects(components, _in_play(line, rival))
    types = {_cost(power).get("turn_other") for name in mine for power in _powers(components, name)}
    return frozenset(
        name
        for name in mine
        if any(_turns(power, caused) for power in _powers(components, name))
        or types & set(components.get(name, {}).get("types") or ())
        or (components.get(name, {}).get("collect") or {}).get("or") == "turn_this"
    )


def impossible_turns(game: str, line: str) -> list[str]:
    """Return the turned components that nothing can have turned."""
    return [
        name
        for seat in range(count_seats(line))
        for name, marks in pieces_of(value_of(fields_of(line, seat), "play"))
        if TURNED in marks and name not in turnable(game, line, seat)
    ]


def straighten(game: str, line: str) -> str:
    """Return the position with all impossible turns undone."""
    for name in impossible_turns(game, line):
        line = re.sub(rf"\b{name}\(turned\.?", f"{name}(", line).replace(f"{name}()", name)
    return line


@cache
def components_of(game: str) -> Components:
    """Return the catalog of a game, by component id."""
    return {str(entry["id"]): entry for entry in registry.presenter_for(registry.load_game(game)).catalog()}


def _in_play(line: str, seat: int) -> list[str]:
    return [name for name, _ in pieces_of(value_of(fields_of(line, seat), "play"))]


def _effects(components: Components, names: Iterable[str]) -> set[str]:
    return {str(effect["type"]) for name in names for power in _powers(components, name) for effect in power["effects"]}


def _turns(power: Mapping[str, Any], caused: Collection[str]) -> bool:
    if not _cost(power).get("turn_this"):
        return False
    return power.get("timing") != "react" or CAUSES.get(str(power.get("trigger")), "") in caused


def _cost(power: Mapping[str, Any]) -> Mapping[str, Any]:
    return power.get("cost") or {}


def _powers(components: Components, name: str) -> Sequence[Mapping[str, Any]]:
    return components.get(name, {}).get("powers") or ()
