"""Routes for analyses of finished games: request, progress, review beside the replay, and frequent mistakes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter, QueryParameter

from conclave.analysis.result import Analysis
from conclave.analysis.review import Review, review
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader
from conclave.core.text.error_texts import make_refusal
from conclave.server.error_responses import describe_error
from conclave.server.http.common import (
    Asker,
    Passerby,
    ServicesOf,
    check_rate,
    hash_request_address,
    list_problems,
    read_language,
)
from conclave.server.http.route_limits import COSTLY
from conclave.server.store.values import AnalysisState, Conflict, LapseOf
from conclave.server.tables import stored_analyses, table_records
from conclave.server.tables.player_view import nearest_language

Id = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, QueryParameter(max_length=16)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]


class Progress(msgspec.Struct, frozen=True):
    """Progress of an analysis, and whether one can be requested."""

    state: AnalysisState
    is_offered: bool
    why_not: str = ""  # where it is not


class Losses(msgspec.Struct, frozen=True):
    """Mistakes of one person in analysed games."""

    games: dict[str, int]  # number of analysed games, by name of the game
    lapses: list[LapseOf]  # the newest first


@post("/tables/{table_id:str}/analysis", status_code=200, responses=list_problems(401, 404, 409))
async def request_analysis(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id, link: Link = ""
) -> AnalysisState:
    """Request the analysis of a finished game.

    It is shared by all who may see the game and runs when bots leave time.
    """
    table = await services.lobby.get_visible(user, table_id, link)
    services.analysing.refuse(table)
    state = await services.store.analyses.state(table.id)
    if state.status in ("none", "failed"):
        check_rate("analyses", user, request)
    await services.analysing.ask(user, table, hash_request_address(request))
    return await services.store.analyses.state(table.id)


@get("/tables/{table_id:str}/analysis", responses=list_problems(404))
async def get_progress(
    services: ServicesOf, guest: Passerby, request: Request[Any, Any, Any], table_id: Id, link: Link = ""
) -> Progress:
    """Return the progress of an analysis; nothing while the game is running."""
    table = await services.lobby.get_visible(guest, table_id, link)
    state = await services.store.analyses.state(table.id)
    try:
        services.analysing.refuse(table)
    except Conflict as error:
        return Progress(state, False, describe_error(error, read_language(request)))
    return Progress(state, True)


@get("/tables/{table_id:str}/review", opt=COSTLY, responses=list_problems(404, 409))
async def get_review(
    services: ServicesOf, guest: Passerby, table_id: Id, language: Language = "en", link: Link = ""
) -> Review:
    """Return the analysis of a finished game as text, step by step."""
    table = await services.lobby.get_visible(guest, table_id, link)
    services.analysing.refuse(table)
    found = await stored_analyses.load_analysis(services.store, table)
    if found is None:
        raise make_refusal(Conflict, "analysis-not-asked")
    record = await table_records.load_record(services.store, table)
    async with services.replays:
        return await asyncio.to_thread(_make_review, record, found, nearest_language(language))


def _make_review(record: Record, analysis: Analysis, language: str) -> Review:
    return review(RecordReader(record), analysis, language)


@get("/my/losses", responses=list_problems(401))
async def list_losses(services: ServicesOf, user: Asker) -> Losses:
    """Return my own mistakes in analysed games."""
    store = services.store.analyses
    return Losses(await store.games_of(user.id), await store.lapses_of(user.id))


ROUTES: Final = Router(
    "/api", route_handlers=[request_analysis, get_progress, get_review, list_losses], tags=["analyses"]
)
