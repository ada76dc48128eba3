"""Route for replays: a finished game step by step, from any seat's view."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Router, get
from litestar.params import PathParameter, QueryParameter

from conclave.core import registry
from conclave.core.game import Seat
from conclave.core.record import Annotation, Record
from conclave.core.record_reader import RecordReader
from conclave.core.text.error_texts import make_refusal
from conclave.server.http.common import Passerby, ServicesOf, list_problems
from conclave.server.http.route_limits import COSTLY
from conclave.server.store.values import Conflict, Table
from conclave.server.tables import table_records
from conclave.server.tables.audience import make_table_info
from conclave.server.tables.player_view import MoveFormatter, nearest_language
from conclave.server.wire.parts import SPECTATOR, Milliseconds, TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Eyes = Annotated[int, QueryParameter(ge=SPECTATOR, lt=4, description="the seat to look through; -2 as a spectator")]
Language = Annotated[str, QueryParameter(max_length=16)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]


class ReplayStep(msgspec.Struct, frozen=True):
    """The table after a move, and what happened."""

    version: int
    seat: int
    events: list[tuple[int, ...]]
    story: list[str]
    view: dict[str, Any]
    outlook: dict[str, Any]
    took: Milliseconds | None  # duration of its answers; None if no clock ran
    notes: list[Annotation]  # annotations of the record


class Replay(msgspec.Struct, frozen=True):
    """A finished game, without moves that were taken back."""

    table: TableInfo
    viewer: int
    steps: list[ReplayStep]


@get("/tables/{table_id:str}/replay", opt=COSTLY, responses=list_problems(404, 409))
async def get_replay(
    services: ServicesOf,
    guest: Passerby,
    table_id: Id,
    seat: Eyes = SPECTATOR,
    language: Language = "en",
    link: Link = "",
) -> Replay:
    """Return a finished game step by step. Nothing is hidden any more, so any seat's view can be asked for."""
    table = await services.lobby.get_visible(guest, table_id, link)
    if table.status != "finished":
        raise make_refusal(Conflict, "replay-not-over")
    check_rules(table)
    viewer = seat if seat < len(table.seats) else SPECTATOR
    found = await table_records.load_record(services.store, table)
    async with services.replays:
        steps, text = await asyncio.to_thread(_make_steps, found, viewer, nearest_language(language))
    return Replay(make_table_info(table, ending=found.ending, ending_text=text), viewer, steps)


def check_rules(table: Table) -> None:
    """Refuse a game that was played under an older rules version."""
    rules = registry.load_game(table.game).rules_version
    if table.rules != rules:
        raise make_refusal(Conflict, "replay-other-rules", theirs=str(table.rules), ours=str(rules))


def _make_steps(record: Record, viewer: Seat, language: str) -> tuple[list[ReplayStep], str]:
    """Return each move with the view after it, and the ending as text."""
    reader = RecordReader(record)
    formatter = MoveFormatter(reader.game, reader.player_names(language), viewer, language)
    tolds = list(reader.moves(formatter.presenter.is_detail))
    states = [*(told.before for told in tolds[1:]), reader.final_state()]
    steps = []
    for told, state in zip(tolds, states, strict=True):
        mark = told.mark
        move = formatter.format_move(told, record.ending if told is tolds[-1] else None)
        took, notes = reader.thinking_time(mark.first, mark.last), reader.annotations_in(mark.first, mark.last)
        view, outlook = state.view(viewer), reader.game.derived_info(state, viewer)
        steps.append(ReplayStep(move.version, move.seat, move.events, move.story, view, outlook, took, notes))
    return steps, formatter.format_ending(record.ending)


ROUTES: Final = Router("/api", route_handlers=[get_replay], tags=["tables"])
