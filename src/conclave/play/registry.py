"""The names of the games, and where each and its face are found. Nothing is imported before it is first asked for."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

from conclave.play.errors import UnknownGame
from conclave.play.face import Face, PlainFace
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Game

MakeFace: TypeAlias = Callable[[str], Face]  # in a language


class _Place(NamedTuple):
    """Where the parts of a game are, each as MODULE:NAME."""

    game: str
    face: str = ""  # the plain one
    drawing: str = ""  # for terminals: conclave.cli alone asks for it


_PLACES: Final = {
    "res_arcana": _Place(
        "conclave.res_arcana.game:GAME",
        "conclave.res_arcana.face.face:ResArcanaFace",
        "conclave.res_arcana.terminal.drawing:ResArcanaDrawing",
    ),
    "trial_of_the_temples": _Place(
        "conclave.trial_of_the_temples.game:GAME",
        "conclave.trial_of_the_temples.face.face:TrialFace",
        "conclave.trial_of_the_temples.terminal.drawing:TrialDrawing",
    ),
}
_FOUND: Final[dict[str, Game]] = {}
_FACES: Final[dict[str, MakeFace]] = {}  # of games that live elsewhere


def names() -> list[str]:
    """Of all games that can be found."""
    return sorted({*_PLACES, *_FOUND})


def register(game: Game, face: MakeFace | None = None) -> None:
    """Add a game that lives elsewhere, such as one of a test; without a face of its own it has the plain one."""
    _FOUND[game.name] = game
    _FACES.pop(game.name, None)
    if face:
        _FACES[game.name] = face
    _face.cache_clear()


def find(name: str) -> Game:
    """The game of that name, imported when it is first asked for; UnknownGame names the nearest one."""
    if name not in _FOUND:
        if name not in _PLACES:
            near = get_close_matches(name, names(), 1)
            hint = f"did you mean {near[0]}?" if near else f"there is {', '.join(names())}"
            raise UnknownGame(f"there is no game {name!r}: {hint}")
        _FOUND[name] = _imported(_PLACES[name].game)
    return _FOUND[name]


def face(game: Game, language: str = ENGLISH) -> Face:
    """What the game says, in a language; plainly, where it has no face of its own."""
    return _face(game.name, language)


@cache
def _face(name: str, language: str) -> Face:
    if name in _FACES:
        return _FACES[name](language)
    place = _PLACES[name].face if name in _PLACES else ""
    if not place:
        return PlainFace(name, language)
    make: MakeFace = _imported(place)
    return make(language)


def drawing(game: Game) -> Any | None:
    """What makes the game's drawing for terminals, as conclave.cli.drawing takes it; None where there is none."""
    place = _PLACES[game.name].drawing if game.name in _PLACES else ""
    return _imported(place) if place else None


def _imported(place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(importlib.import_module(module), attribute)
