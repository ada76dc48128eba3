"""Routes about analyses: ask for one, see how far it is, read it beside the replay; and what one loses most often."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import PathParameter, QueryParameter

from conclave.analysis.result import Analysis
from conclave.analysis.review import Review, review
from conclave.play.reader import Reader
from conclave.play.record import Record
from conclave.play.refusals import refusal
from conclave.server.http.common import Asker, Passerby, ServicesOf, language_of, place_of, problems, spend
from conclave.server.http.doors import COSTLY
from conclave.server.refusals import said
from conclave.server.store.values import AnalysisState, Conflict, LapseOf
from conclave.server.table import analyses, records
from conclave.server.table.scene import nearest

Id = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str, QueryParameter(max_length=16)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]


class Progress(msgspec.Struct, frozen=True):
    """How far the analysis of a game is, and whether one can be asked for."""

    state: AnalysisState
    is_offered: bool
    why_not: str = ""  # where it is not


class Losses(msgspec.Struct, frozen=True):
    """What one's decisions have lost, in games that are judged."""

    games: dict[str, int]  # how many are judged, by game
    lapses: list[LapseOf]  # the newest first


@post("/tables/{table_id:str}/analysis", status_code=200, responses=problems(401, 404, 409))
async def ask(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id, link: Link = ""
) -> AnalysisState:
    """Have a game that is over analysed, once for all who may see it. Bots' processes do it when they have time."""
    table = await services.lobby.seen(user, table_id, link)
    services.analysing.refuse(table)
    state = await services.store.analyses.state(table.id)
    if state.status in ("none", "failed"):
        spend(services.budgets.analyses, user, request)
    await services.analysing.ask(user, table, place_of(request))
    return await services.store.analyses.state(table.id)


@get("/tables/{table_id:str}/analysis", responses=problems(404))
async def progress(
    services: ServicesOf, guest: Passerby, request: Request[Any, Any, Any], table_id: Id, link: Link = ""
) -> Progress:
    """How far the analysis of a game is; of one that is not over nothing is said."""
    table = await services.lobby.seen(guest, table_id, link)
    state = await services.store.analyses.state(table.id)
    try:
        services.analysing.refuse(table)
    except Conflict as error:
        return Progress(state, False, said(error, language_of(request)))
    return Progress(state, True)


@get("/tables/{table_id:str}/review", opt=COSTLY, responses=problems(404, 409))
async def read(
    services: ServicesOf, guest: Passerby, table_id: Id, language: Language = "en", link: Link = ""
) -> Review:
    """An analysis in words, step by step beside the replay: of a game that is over, for all who may see it."""
    table = await services.lobby.seen(guest, table_id, link)
    services.analysing.refuse(table)
    found = await analyses.of_table(services.store, table)
    if found is None:
        raise refusal(Conflict, "analysis-not-asked")
    record = await records.of_table(services.store, table)
    async with services.replays:
        return await asyncio.to_thread(_review, record, found, nearest(language))


def _review(record: Record, analysis: Analysis, language: str) -> Review:
    return review(Reader(record), analysis, language)


@get("/my/losses", responses=problems(401))
async def losses(services: ServicesOf, user: Asker) -> Losses:
    """What my decisions have lost in games that are judged: for me alone."""
    store = services.store.analyses
    return Losses(await store.games_of(user.id), await store.lapses_of(user.id))


ROUTES: Final = Router("/api", route_handlers=[ask, progress, read, losses], tags=["analyses"])
