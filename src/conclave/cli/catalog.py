"""`conclave catalog`: every component of a game."""

from __future__ import annotations

from collections.abc import Sequence

from conclave.cli.setup import ComponentsFile, Language, read_options
from conclave.play import registry
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Game, Json


def catalog(game: str, *, components: ComponentsFile = None, json: bool = False, language: Language = ENGLISH) -> None:
    """List every component of a game.

    Parameters
    ----------
    game
        The name of the game.
    json
        Print a JSON list with all that is known of each component.
    """
    found = registry.find(game)
    options = read_options(found, 2, None, None, components) if components else None
    listed = registry.face(found, language).catalog(options)
    if json:
        _print_json(listed)
    else:
        _print_text(found, listed, language)


def _print_json(listed: Sequence[Json]) -> None:
    import json

    print(json.dumps(listed, indent=2, ensure_ascii=False))


def _print_text(game: Game, listed: Sequence[Json], language: str) -> None:
    from conclave.cli.drawing import face_and_drawing
    from conclave.cli.screen import Screen

    face, drawing = face_and_drawing(game, language)
    screen = Screen(language)
    screen.paint = drawing.paint
    for component in listed:
        screen.page(face.explain(component["id"], None, ()) or "\n".join(component["text"]))
        screen.show()
