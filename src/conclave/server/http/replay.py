"""The route for looking back: a finished game step by step, through anybody's eyes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from conclave.play import registry
from conclave.play.protocol import Seat
from conclave.play.reader import Reader
from conclave.play.record import Annotation, Record
from conclave.play.refusals import refusal
from conclave.server.http.common import Passerby, ServicesOf, problems
from conclave.server.http.doors import COSTLY
from conclave.server.store.values import Conflict, Table
from conclave.server.table import records
from conclave.server.table.audience import table_info
from conclave.server.table.scene import Telling, nearest
from conclave.server.wire.parts import SPECTATOR, Milliseconds, TableInfo

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
    outlook: dict[str, Any]
    took: Milliseconds | None  # how long its answers took; None where no clock ran
    notes: list[Annotation]  # what somebody has said about it


class Replay(msgspec.Struct, frozen=True):
    """A finished game. What was taken back is not in it."""

    table: TableInfo
    viewer: int
    steps: list[ReplayStep]


@get("/tables/{table_id:str}/replay", opt=COSTLY, responses=problems(404, 409))
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
        raise refusal(Conflict, "replay-not-over")
    check_rules(table)
    viewer = seat if seat < len(table.seats) else SPECTATOR
    found = await records.of_table(services.store, table)
    async with services.replays:
        steps, text = await asyncio.to_thread(_steps, found, viewer, nearest(language))
    return Replay(table_info(table, ending=found.ending, ending_text=text), viewer, steps)


def check_rules(table: Table) -> None:
    """Refuse a game that was played by other rules than ours."""
    rules = registry.find(table.game).rules
    if table.rules != rules:
        raise refusal(Conflict, "replay-other-rules", theirs=str(table.rules), ours=str(rules))


def _steps(record: Record, viewer: Seat, language: str) -> tuple[list[ReplayStep], str]:
    """Each move with the view behind it, which is the view before the next one; and how it all ended, in words."""
    reader = Reader(record)
    telling = Telling(reader.game, reader.names_in(language), viewer, language)
    tolds = list(reader.moves(telling.face.is_detail))
    states = [*(told.before for told in tolds[1:]), reader.end()]
    steps = []
    for told, state in zip(tolds, states, strict=True):
        mark = told.mark
        move = telling.move(told, record.ending if told is tolds[-1] else None)
        took, notes = reader.took(mark.first, mark.last), reader.notes(mark.first, mark.last)
        view, outlook = state.view(viewer), reader.game.outlook(state, viewer)
        steps.append(ReplayStep(move.version, move.seat, move.events, move.story, view, outlook, took, notes))
    return steps, telling.ending_text(record.ending)


ROUTES: Final = Router("/api", route_handlers=[replay], tags=["tables"])
