"""The route for looking back: a finished game step by step, through anybody's eyes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from conclave.play import registry
from conclave.play.protocol import Seat, View
from conclave.server.http.common import Passerby, ServicesOf, problems
from conclave.server.store.values import Conflict, Entry, Table
from conclave.server.table.audience import table_info
from conclave.server.table.course import Course
from conclave.server.table.scene import Scene, nearest
from conclave.server.wire.parts import SPECTATOR, TableInfo, TableResult

Id = Annotated[str, PathParameter(max_length=64)]
Eyes = Annotated[int, QueryParameter(ge=SPECTATOR, lt=4, description="the seat to look through; -2 as a spectator")]
Language = Annotated[str, QueryParameter(max_length=16)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]


class ReplayStep(msgspec.Struct, frozen=True):
    """How the table stood after a move, and what had happened."""

    version: int
    seat: int
    events: list[tuple[int, ...]]
    story: list[str]
    view: dict[str, Any]


class Replay(msgspec.Struct, frozen=True):
    """A finished game. What was taken back is not in it."""

    table: TableInfo
    viewer: int
    steps: list[ReplayStep]


@get("/tables/{table_id:str}/replay", responses=problems(404, 409))
async def replay(
    services: ServicesOf,
    guest: Passerby,
    table_id: Id,
    seat: Eyes = SPECTATOR,
    language: Language = "en",
    link: Link = "",
) -> Replay:
    """A game that is over, step by step. Nothing is secret any more, so anybody may look through any seat's eyes."""
    table = await services.lobby.seen(guest, table_id, link)
    if table.status != "finished":
        raise Conflict("a game can be looked back on when it is over")
    rules = registry.find(table.game).rules
    if table.rules != rules:
        raise Conflict(f"this game was played by rules {table.rules}; here are rules {rules}: only its record is left")
    viewer = seat if seat < len(table.seats) else SPECTATOR
    secret, entries = await services.store.tables.secret(table.id), await services.store.log.load(table.id)
    async with services.replays:
        steps, result = await asyncio.to_thread(_steps, table, secret.seed, entries, viewer, nearest(language))
    return Replay(msgspec.structs.replace(table_info(table), result=result), viewer, steps)


def _steps(
    table: Table, seed: bytes, entries: Sequence[Entry], viewer: Seat, language: str
) -> tuple[list[ReplayStep], TableResult | None]:
    """Each move with the view behind it, which is the view before the next one; and how it all ended."""
    course = Course(table, seed, entries)
    scene = Scene(course, viewer, language)
    tolds = list(course.told(0))
    views: list[View] = [told.before.view(viewer) for told in tolds[1:]]
    views.append(course.session.state.view(viewer))
    steps = []
    for told, view in zip(tolds, views, strict=True):
        move = scene.move(told)
        steps.append(ReplayStep(move.version, move.seat, move.events, move.story, view))
    return steps, scene.result()


ROUTES: Final = Router("/api", route_handlers=[replay], tags=["tables"])
