"""The best harvest, counted out: where the last figure that is placed collects most, by a count that the task states.

Nobody is placed after it, so what the engine says of each place is what it will collect. A crystal counts the 4 mana
that buy it, a token its 2; a purple or a wild crystal, which are better than others, 5, and a spell core 7.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from conclave.play.protocol import Action, Game, State

PRICES: Final = {"red": 4, "yellow": 4, "blue": 4, "purple": 5, "wild": 5, "action": 2, "mana": 1}
CORES: Final = "core_"
CORE: Final = 7
PLACING: Final = ("figure ", "clone ")


def harvests(game: Game, state: State) -> dict[Action, int]:
    """What each place brings, in mana; nothing where that cannot be said."""
    choices = [one for one in game.question(state).choices if one.text.startswith(PLACING)]
    if not choices or not _is_last(game, state):
        return {}
    return {one.action: _count(one.then) for one in choices}


def _count(then: Mapping[str, int]) -> int:
    return sum((CORE if key.startswith(CORES) else PRICES.get(key, 0)) * amount for key, amount in then.items())


def _is_last(game: Game, state: State) -> bool:
    """Whether nobody places a figure after this one."""
    after = state.copy()
    after.apply(state.legal()[0])
    return not any(game.write(after, action).startswith(PLACING) for action in after.legal())
