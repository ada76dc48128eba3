"""`conclave catalog`: all components of a game."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.game_options import ComponentsFile, Language, read_options
from conclave.core import registry
from conclave.core.game import Game, Json
from conclave.core.text.fluent import ENGLISH


def catalog(game: str, *, components: ComponentsFile = None, json: bool = False, language: Language = ENGLISH) -> None:
    """List every component of a game.

    Parameters
    ----------
    game
        The name of the game.
    json
        Print a JSON list with all details of each component.
    """
    found = registry.load_game(game)
    options = read_options(found, 2, None, None, components) if components else None
    listed = registry.presenter_for(found, language).catalog(options)
    if json:
        _print_json(listed)
    else:
        _print_text(found, listed, language)


def _print_json(listed: Sequence[Json]) -> None:
    import json

    print(json.dumps(listed, indent=2, ensure_ascii=False))


def _print_text(game: Game, listed: Sequence[Json], language: str) -> None:
    from conclave.cli.drawing import load_presenter_and_drawing
    from conclave.cli.screen import Screen

    presenter, drawing = load_presenter_and_drawing(game, language)
    screen = Screen(language)
    screen.paint = drawing.paint
    for component in listed:
        screen.show_page(presenter.explain(component["id"], None, ()) or "\n".join(component["text"]))
        screen.show()
