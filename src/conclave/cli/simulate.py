"""`conclave simulate`: bots play many games against each other."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext

from conclave.bots import arena
from conclave.cli.setup import ComponentsFile, Extras, read_options, read_seats
from conclave.play import registry
from conclave.play.protocol import Json


def simulate(
    game: str,
    *,
    seats: str = "random,random",
    games: int = 1000,
    seed: str = "1",
    variant: str | None = None,
    option: Extras = None,
    components: ComponentsFile = None,
    json: bool = False,  # the option is called --json
) -> None:
    """Let bots play many games against each other.

    Seats rotate from game to game. "wins" counts games won alone; "win_share" counts a victory shared by k bots as 1/k;
    "low" and "high" bound the true share with 95 % confidence.

    Parameters
    ----------
    game
        The name of the game.
    seats
        The bots, separated by commas.
    games
        How many games they play.
    seed
        Plays the same games again.
    variant
        A variant of the game.
    json
        Print one JSON object instead of a table.
    """
    found = registry.find(game)
    names = read_seats(seats)
    options = read_options(found, len(names), variant, option, components)
    with _progress(games) as advance:
        result = arena.simulate(found, options, names, games, seed, advance)
    (_print_json if json else _print_table)(result)


def _progress(games: int) -> AbstractContextManager[Callable[[int], None] | None]:
    """A bar with the remaining time, on a terminal only, and on stderr, so that the result can be piped."""
    if not sys.stderr.isatty():
        return nullcontext()
    from conclave.cli.progress import bar

    return bar(games)


def _print_json(result: dict[str, Json]) -> None:
    print(json.dumps(result, indent=2))


def _print_table(result: dict[str, Json]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table("bot")
    for name in ("wins", "win share", "95 % interval", "mean points"):
        table.add_column(name, justify="right")
    for seat in result["seats"]:
        interval = f"{seat['low']:.1%} - {seat['high']:.1%}"
        table.add_row(
            seat["bot"], str(seat["wins"]), f"{seat['win_share']:.1%}", interval, f"{seat['mean_points']:.2f}"
        )
    console = Console(highlight=False)
    console.print(table)
    rate = result["games"] / result["seconds"] if result["seconds"] else 0.0
    console.print(
        f"{result['games']} games, {result['shared']} shared; {result['mean_rounds']:.1f} rounds and "
        f"{result['decisions_per_game']:.0f} decisions a game; {result['seconds']:.1f} s, {rate:.0f} games/s"
    )
