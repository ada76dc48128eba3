"""The registry of games: their names, packages, presenters and drawings, each imported on first use."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple, TypeAlias

from conclave.core.errors import UnknownGame
from conclave.core.game import Game
from conclave.core.text.fluent import ENGLISH
from conclave.core.text.presenter import PlainPresenter, Presenter

MakePresenter: TypeAlias = Callable[[str], Presenter]  # takes the language


class _Place(NamedTuple):
    """The package of a game and the locations of its parts, each as MODULE:NAME."""

    package: str
    game: str
    presenter: str = ""  # "" means PlainPresenter
    drawing: str = ""  # for terminals, used only by conclave.cli


_PLACES: Final = {
    "res_arcana": _Place(
        "conclave.games.res_arcana",
        "game:GAME",
        "text.presenter:ResArcanaPresenter",
        "terminal.drawing:ResArcanaDrawing",
    ),
    "trial_of_the_temples": _Place(
        "conclave.games.trial_of_the_temples",
        "game:GAME",
        "text.presenter:TrialPresenter",
        "terminal.drawing:TrialDrawing",
    ),
}
_FOUND: Final[dict[str, Game]] = {}
_PRESENTERS: Final[dict[str, MakePresenter]] = {}  # of games from outside this package


def list_games() -> list[str]:
    """Return the names of all games, sorted."""
    return sorted({*_PLACES, *_FOUND})


def register_game(game: Game, presenter: MakePresenter | None = None) -> None:
    """Add a game from outside this package; without a presenter it gets PlainPresenter."""
    _FOUND[game.name] = game
    _PRESENTERS.pop(game.name, None)
    if presenter:
        _PRESENTERS[game.name] = presenter
    _load_presenter.cache_clear()


def unregister_game(name: str) -> None:
    """Remove a game that was added by `register_game`."""
    _FOUND.pop(name, None)
    _PRESENTERS.pop(name, None)
    _load_presenter.cache_clear()


def load_game(name: str) -> Game:
    """Return a game by its name, imported on first use; UnknownGame suggests the nearest name."""
    if name not in _FOUND:
        if name not in _PLACES:
            near = get_close_matches(name, list_games(), 1)
            hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(list_games())}"
            raise UnknownGame(f"there is no game {name!r}: {hint}")
        _FOUND[name] = _import_part(name, _PLACES[name].game)
    return _FOUND[name]


def presenter_for(game: Game, language: str = ENGLISH) -> Presenter:
    """Return the presenter of a game in a language; PlainPresenter if the game has none."""
    return _load_presenter(game.name, language)


@cache
def _load_presenter(name: str, language: str) -> Presenter:
    if name in _PRESENTERS:
        return _PRESENTERS[name](language)
    place = _PLACES[name].presenter if name in _PLACES else ""
    if not place:
        return PlainPresenter(name, language)
    make: MakePresenter = _import_part(name, place)
    return make(language)


def drawing_for(game: Game) -> Any | None:
    """Return the class that draws the game in terminals (see conclave.cli.drawing); None if there is none."""
    place = _PLACES[game.name].drawing if game.name in _PLACES else ""
    return _import_part(game.name, place) if place else None


def load_extension(name: str, part: str) -> ModuleType | None:
    """Return an optional module of a game's package ("lessons", "coach", ...), or None if the game has none.

    Shared packages ask for what is specific to a game here, so that they need not name any game.
    """
    if name not in _PLACES:
        return None
    module = f"{_PLACES[name].package}.{part}"
    return importlib.import_module(module) if find_spec(module) else None


def data_file(name: str, file: str) -> Path | None:
    """Return the path of a file in the data folder of a game's package, or None if there is no such file."""
    if name not in _PLACES:
        return None
    path = Path(str(resources.files(_PLACES[name].package))) / "data" / file
    return path if path.exists() else None


def _import_part(name: str, place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(importlib.import_module(f"{_PLACES[name].package}.{module}"), attribute)
