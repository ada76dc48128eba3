"""Routes for games: list, catalog of components, bots."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import PathParameter, QueryParameter

from conclave.bots import published_ratings
from conclave.core import registry
from conclave.core.errors import BadOptions
from conclave.core.text.fluent import ENGLISH
from conclave.server.http.common import ServicesOf, list_problems
from conclave.server.tables.lobby import MAX_SEATS
from conclave.server.tables.offered_levels import list_levels
from conclave.server.tables.player_view import nearest_language

InLanguage = Annotated[
    str, QueryParameter(max_length=16, description="of names and texts, such as de; the nearest one there is")
]
GameName = Annotated[str, PathParameter(max_length=64)]


class Variant(msgspec.Struct, frozen=True):
    """A variant of a game and its numbers of seats."""

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


@get("/games", sync_to_thread=True, responses=list_problems())
def list_games(services: ServicesOf, language: InLanguage = ENGLISH) -> list[GameInfo]:
    """Return every game of this server, with the bots that can play it here."""
    workers = services.settings.bot_workers
    return [_make_info(name, nearest_language(language), workers) for name in registry.list_games()]


@get("/games/{game:str}/catalog", media_type="application/json", responses=list_problems(404))
async def get_catalog(
    game: GameName, request: Request[Any, Any, Any], language: InLanguage = ENGLISH
) -> Response[bytes]:
    """Return every component of a game with its details."""
    data, tag = await asyncio.to_thread(_load_catalog, game, nearest_language(language))
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


@cache
def _make_info(name: str, language: str, workers: int) -> GameInfo:
    game = registry.load_game(name)
    presenter = registry.presenter_for(game, language)
    variants = [Variant(variant, _list_seat_counts(name, variant)) for variant in game.variants]
    return GameInfo(
        name,
        presenter.title,
        game.rules_version,
        presenter.rules,
        variants,
        list_levels(game, workers),
        published_ratings.load_elo(name),
    )


def _list_seat_counts(name: str, variant: str) -> list[int]:
    """Return the numbers of seats that a variant allows."""
    taken = []
    for seats in range(2, MAX_SEATS + 1):
        try:
            registry.load_game(name).options({"seats": seats, "variant": variant})
        except BadOptions:
            continue
        taken.append(seats)
    return taken


def _load_catalog(name: str, language: str) -> tuple[bytes, str]:
    registry.load_game(name)  # an unknown name must not fill the cache below
    return _make_catalog(name, language)


@cache
def _make_catalog(name: str, language: str) -> tuple[bytes, str]:
    data = msgspec.json.encode(registry.presenter_for(registry.load_game(name), language).catalog())
    return data, f'"{hashlib.sha256(data).hexdigest()[:24]}"'


ROUTES: Final = Router("/api", route_handlers=[list_games, get_catalog], tags=["games"])
