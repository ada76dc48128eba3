"""The best harvest, counted out: where the last figure that is placed collects most, by a count that the task states.

Nobody is placed after it, so what the engine says of each place is what it will collect. A crystal counts the 4 mana
that buy it, a token its 2; a purple or a wild crystal, which are better than others, 5, and a spell core 7.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from conclave.play.dealer import SeededDice
from conclave.play.protocol import Action, Game, State

PRICES: Final = {"red": 4, "yellow": 4, "blue": 4, "purple": 5, "wild": 5, "action": 2, "mana": 1}
CORES: Final = "core_"
CORE: Final = 7
CRYSTALS: Final = ("red", "yellow", "blue", "purple", "wild")
HASTY: Final = 40  # times
ERROR: Final = 20  # percent
PLACING: Final = ("figure ", "clone ")


def harvests(game: Game, state: State) -> dict[Action, int]:
    """What each place brings, in mana; nothing where that cannot be said."""
    choices = [one for one in game.question(state).choices if one.text.startswith(PLACING)]
    if not choices or not _is_last(game, state):
        return {}
    return {one.action: _count(one.then) for one in choices}


def naive(game: Game, state: State, seed: str) -> dict[str, float]:
    """How often simple ways of counting find the best place: any place, as many pieces as possible, crystals alone, and
    all of it in haste, with each place misjudged by up to a fifth. Bots do not count so; these say how hard it is."""
    then = {one.action: one.then for one in game.question(state).choices if one.text.startswith(PLACING)}
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
    """Whether nobody places a figure after this one."""
    after = state.copy()
    after.apply(state.legal()[0])
    return not any(game.write(after, action).startswith(PLACING) for action in after.legal())
