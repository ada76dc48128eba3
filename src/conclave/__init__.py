"""Res Arcana and Trial of the Temples for programs: rules, bots, matches and analysis. docs/API.md is the reference.

The names below are the public API. Each is imported when it is first used, so that `import conclave` is fast.
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from conclave.api import analyse, play_game, play_match
    from conclave.bots import list_bots, make_bot
    from conclave.core.dealer import SeededDealer, SeededDice
    from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Game, Options, State
    from conclave.core.notation import read_record
    from conclave.core.record import Record
    from conclave.core.registry import list_games, load_game, register_game
    from conclave.core.session import Session

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "SPECTATOR",
    "TERMINAL",
    "Game",
    "Options",
    "Record",
    "SeededDealer",
    "SeededDice",
    "Session",
    "State",
    "__version__",
    "analyse",
    "list_bots",
    "list_games",
    "load_game",
    "make_bot",
    "play_game",
    "play_match",
    "read_record",
    "register_game",
]

_MODULES = {
    "conclave.api": ("analyse", "play_game", "play_match"),
    "conclave.bots": ("list_bots", "make_bot"),
    "conclave.core.dealer": ("SeededDealer", "SeededDice"),
    "conclave.core.game": ("CHANCE", "SPECTATOR", "TERMINAL", "Game", "Options", "State"),
    "conclave.core.notation": ("read_record",),
    "conclave.core.record": ("Record",),
    "conclave.core.registry": ("list_games", "load_game", "register_game"),
    "conclave.core.session": ("Session",),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Import a public name when it is first used (PEP 562)."""
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(_MODULE_OF[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
