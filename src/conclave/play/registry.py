"""The names of the games, and where each is found. A game is imported when it is first asked for, not before."""

from __future__ import annotations

import importlib
from difflib import get_close_matches
from typing import Final

from conclave.play.errors import UnknownGame
from conclave.play.protocol import Game

_PLACES: Final = {
    "res_arcana": "conclave.res_arcana.game:GAME",
    "trial_of_the_temples": "conclave.trial_of_the_temples.game:GAME",
}
_FOUND: Final[dict[str, Game]] = {}


def names() -> list[str]:
    """Of all games that can be found."""
    return sorted({*_PLACES, *_FOUND})


def register(game: Game) -> None:
    """Add a game that lives elsewhere, such as one of a test."""
    _FOUND[game.name] = game


def find(name: str) -> Game:
    """The game of that name, imported when it is first asked for; UnknownGame names the nearest one."""
    if name not in _FOUND:
        if name not in _PLACES:
            near = get_close_matches(name, names(), 1)
            hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(names())}"
            raise UnknownGame(f"there is no game {name!r}: {hint}")
        module, _, attribute = _PLACES[name].partition(":")
        _FOUND[name] = getattr(importlib.import_module(module), attribute)
    return _FOUND[name]
