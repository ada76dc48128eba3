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
        _print_table(found, listed)


def _print_json(listed: Sequence[Json]) -> None:
    import json

    print(json.dumps(listed, indent=2, ensure_ascii=False))


def _print_table(game: Game, listed: Sequence[Json]) -> None:
    from rich.console import Console
    from rich.table import Table

    from conclave.cli.table import find_table

    words = find_table(game)
    table = Table("id", "kind", "what it says", show_lines=True)
    for component in listed:
        said = words.explain(component["id"], None, ()) or "\n".join(component["text"])
        table.add_row(component["id"], component["kind"], said)
    Console(highlight=False, markup=False).print(table)
