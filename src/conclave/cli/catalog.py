"""`conclave catalog`: every component of a game."""

from __future__ import annotations

from conclave.play import registry
from conclave.play.protocol import Game


def catalog(game: str, *, json: bool = False) -> None:
    """List every component of a game.

    Parameters
    ----------
    game
        The name of the game.
    json
        Print a JSON list with all that is known of each component.
    """
    found = registry.find(game)
    if json:
        _print_json(found)
    else:
        _print_table(found)


def _print_json(game: Game) -> None:
    import json

    print(json.dumps(game.catalog(), indent=2, ensure_ascii=False))


def _print_table(game: Game) -> None:
    from rich.console import Console
    from rich.table import Table

    from conclave.cli.table import find_table

    words = find_table(game)
    table = Table("id", "kind", "what it says", show_lines=True)
    for component in game.catalog():
        table.add_row(component["id"], component["kind"], words.explain(component["id"], None, ()))
    Console(highlight=False, markup=False).print(table)
