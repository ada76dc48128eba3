"""Levels of bots that a server offers: those that can play the game, with the processes that the server has."""

from __future__ import annotations

from conclave import bots
from conclave.core.errors import BadOptions
from conclave.core.game import Game


def list_levels(game: Game, workers: int) -> list[str]:
    """Return the offered levels, weakest first. Without bot processes, only quick levels are offered."""
    return bots.list_bots(game) if workers else bots.list_quick_bots(game)


def check_level(game: Game, level: str, workers: int) -> None:
    """Raise BadOptions with the reason if a level is not offered."""
    if level in (offered := list_levels(game, workers)):
        return
    if level not in bots.LEVELS:
        why = "there is no such bot"
    else:
        why = bots.find_obstacle(level, game) or "this server has no bot processes (bot_workers is 0)"
    raise BadOptions(f"no bot {level!r} plays {game.name}: {why}; there is {', '.join(offered)}")
