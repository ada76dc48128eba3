"""Routes about games: which there are, what they are made of, who plays them."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from conclave import bots
from conclave.bots import strength
from conclave.play import registry
from conclave.play.errors import BadOptions
from conclave.play.fluent import ENGLISH
from conclave.server.http.common import problems
from conclave.server.table.lobby import MOST_SEATS
from conclave.server.table.scene import nearest

InLanguage = Annotated[
    str, QueryParameter(max_length=16, description="of names and texts, such as de; the nearest one there is")
]
GameName = Annotated[str, PathParameter(max_length=64)]


class Variant(msgspec.Struct, frozen=True):
    """A way to play a game, and with how many."""

    name: str
    seats: list[int]


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int  # the number of its rules' version
    summary: str  # the rules in short
    variants: list[Variant]  # the usual one first
    bots: list[str]
    elo: dict[str, int]  # of bots, as measured for two seats: 0 for the weakest


@get("/games", sync_to_thread=True, responses=problems())
def games(language: InLanguage = ENGLISH) -> list[GameInfo]:
    """Every game that can be played here."""
    return [_info(name, nearest(language)) for name in registry.names()]


@get("/games/{game:str}/catalog", media_type="application/json", responses=problems(404))
async def catalog(game: GameName, request: Request[Any, Any, Any], language: InLanguage = ENGLISH) -> Response[bytes]:
    """Every component of a game, with all that is known of it."""
    data, tag = await asyncio.to_thread(_catalog, game, nearest(language))
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@cache
def _info(name: str, language: str) -> GameInfo:
    game = registry.find(name)
    face = registry.face(game, language)
    variants = [Variant(variant, _seats(name, variant)) for variant in game.variants]
    return GameInfo(name, face.title, game.rules, face.rules, variants, bots.names(), strength.elo_of(name))


def _seats(name: str, variant: str) -> list[int]:
    """With how many seats the game takes this variant."""
    taken = []
    for seats in range(2, MOST_SEATS + 1):
        try:
            registry.find(name).options({"seats": seats, "variant": variant})
        except BadOptions:
            continue
        taken.append(seats)
    return taken


def _catalog(name: str, language: str) -> tuple[bytes, str]:
    registry.find(name)  # an unknown name must not fill the cache below
    return _catalog_of(name, language)


@cache
def _catalog_of(name: str, language: str) -> tuple[bytes, str]:
    data = msgspec.json.encode(registry.face(registry.find(name), language).catalog())
    return data, f'"{hashlib.sha256(data).hexdigest()[:24]}"'


ROUTES: Final = Router("/api", route_handlers=[games, catalog], tags=["games"])
