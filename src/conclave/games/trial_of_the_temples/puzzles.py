""" "Best harvest" puzzles: find the position where the last placed figure collects most.

No figure is placed afterwards, so the engine's preview of each position is exact. The task states the values in mana: a
crystal counts 4 and a token 2, their prices. A purple or wild crystal counts 5 and a spell core 7.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.game import Action, Game, State

DONE_FIELD: Final = "rested"  # position field with the seats that have finished their round

THEMES_BY_VERB: Final = {
    "rest": "passing",
    "convert": "conversions",
    "buy": "conversions",
    "sell": "conversions",
    "cast": "conversions",
    "trial": "tracks",
    "core": "cores",
    "figure": "harvest",
    "clone": "harvest",
    "collect": "harvest",
    "use": "powers",
}

PRICES: Final = {"red": 4, "yellow": 4, "blue": 4, "purple": 5, "wild": 5, "action": 2, "mana": 1}
CORES: Final = "core_"
CORE: Final = 7
CRYSTALS: Final = ("red", "yellow", "blue", "purple", "wild")
HASTY: Final = 40  # repetitions
ERROR: Final = 20  # maximum error in percent
PLACING: Final = ("figure ", "clone ")


def harvests(game: Game, state: State) -> dict[Action, int]:
    """Return the value of each placement in mana; empty if other figures are still to be placed."""
    choices = [one for one in game.question(state).choices if one.text.startswith(PLACING)]
    if not choices or not _is_last(game, state):
        return {}
    return {one.action: _count(one.preview) for one in choices}


def naive(game: Game, state: State, seed: str) -> dict[str, float]:
    """Return how often simple counting methods find the best position, as a measure of difficulty.

    The methods are a random position, the most pieces, the most crystals, and values with a random error of up to 20 %.
    """
    then = {one.action: one.preview for one in game.question(state).choices if one.text.startswith(PLACING)}
    worths = {action: _count(things) for action, things in then.items()}
    best, dice = max(worths, key=lambda action: worths[action]), SeededDice(seed)

    def share(value: Callable[[Action], float]) -> float:
        top = max(map(value, then))
        return (value(best) == top) / sum(value(action) == top for action in then)

    def crystals(action: Action) -> int:
        return sum(amount for key, amount in then[action].items() if key in CRYSTALS)

    hasty = list[bool]()
    for _ in range(HASTY):
        seen = {action: worth * (100 + dice.below(2 * ERROR + 1) - ERROR) for action, worth in worths.items()}
        hasty.append(max(seen, key=lambda action: seen[action]) == best)
    return {
        "random": 1 / len(then),
        "pieces": share(lambda action: sum(then[action].values())),
        "crystals": share(crystals),
        "hasty": sum(hasty) / HASTY,
    }


def _count(then: Mapping[str, int]) -> int:
    return sum((CORE if key.startswith(CORES) else PRICES.get(key, 0)) * amount for key, amount in then.items())


def _is_last(game: Game, state: State) -> bool:
    """Return True if no figure is placed after this one."""
    after = state.copy()
    after.apply_action(state.legal_actions()[0])
    return not any(game.write(after, action).startswith(PLACING) for action in after.legal_actions())
