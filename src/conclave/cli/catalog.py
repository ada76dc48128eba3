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
        _print_text(found)


def _print_json(game: Game) -> None:
    import json

    print(json.dumps(game.catalog(), indent=2, ensure_ascii=False))


def _print_text(game: Game) -> None:
    from conclave.cli.screen import Screen
    from conclave.cli.table import find_table

    screen, table = Screen(), find_table(game)
    screen.paint = table.paint
    for component in game.catalog():
        screen.page(table.explain(component["id"], None, ()))
        screen.show()
