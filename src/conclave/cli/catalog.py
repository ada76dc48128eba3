"""`conclave catalog`: every component of a game."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.setup import ComponentsFile, read_options
from conclave.play import registry
from conclave.play.protocol import Game, Json


def catalog(game: str, *, components: ComponentsFile = None, json: bool = False) -> None:
    """List every component of a game.

    Parameters
    ----------
    game
        The name of the game.
    json
        Print a JSON list with all that is known of each component.
    """
    found = registry.find(game)
    listed = found.catalog(read_options(found, 2, None, None, components) if components else None)
    if json:
        _print_json(listed)
    else:
        _print_text(found, listed)


def _print_json(listed: Sequence[Json]) -> None:
    import json

    print(json.dumps(listed, indent=2, ensure_ascii=False))


def _print_text(game: Game, listed: Sequence[Json]) -> None:
    from conclave.cli.screen import Screen
    from conclave.cli.table import find_table

    screen, table = Screen(), find_table(game)
    screen.paint = table.paint
    for component in listed:
        screen.page(table.explain(component["id"], None, ()) or "\n".join(component["text"]))
        screen.show()
