"""Routes about tables: make one, find one, take a seat, leave; and the record of a game that is over."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from conclave.play.errors import BadRecord
from conclave.play.fluent import ENGLISH
from conclave.play.notation import write_game
from conclave.play.record import encode
from conclave.server.http.common import Asker, Passerby, ServicesOf, place_of, problems, spend
from conclave.server.store.values import Conflict, RatingMove, Status, Table, User
from conclave.server.table import analyses, records
from conclave.server.table.audience import table_info
from conclave.server.table.lobby import SeatNumber, TableWish
from conclave.server.table.scene import nearest
from conclave.server.wire.parts import TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]
Form = Annotated[Literal["json", "text"], QueryParameter(description="as JSON, or as text for people")]
InLanguage = Annotated[str, QueryParameter(max_length=16, description="of what is said about an analysed game")]
Seat = Annotated[int, PathParameter(ge=0, lt=4)]

Which = Literal["running", "finished"]

RUNNING: Final[tuple[Status, ...]] = ("open", "playing")


class TableAndLink(msgspec.Struct, frozen=True):
    """A table of one's own, and the link that lets others in."""

    table: TableInfo
    link: str


class MyTable(msgspec.Struct, frozen=True):
    """A table at which I sit."""

    table: TableInfo
    mine: list[int]  # my seats
    is_my_turn: bool
    is_analysed: bool


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat I would like (any, if none is named), and the link, if the table is private."""

    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=64)] = ""


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which bot shall sit in a seat."""

    bot: Annotated[str, Meta(min_length=1, max_length=64)]


class CoachWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a coach shall speak."""

    is_on: bool


@post("/tables", responses=problems(401, 404, 409))
async def create(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[TableWish]
) -> TableAndLink:
    """Make a table. It is being played as soon as no seat is open."""
    spend(services.budgets.tables, user, request)
    table = await services.lobby.create(user, data, place_of(request))
    return TableAndLink(table_info(table), await services.lobby.link(user, table.id))


@get("/tables", responses=problems())
async def lobby(services: ServicesOf) -> list[TableInfo]:
    """Public tables that wait for people, and those that are being played."""
    return [table_info(table) for table in await services.store.tables.lobby()]


@get("/tables/{table_id:str}", responses=problems(404))
async def look(services: ServicesOf, guest: Passerby, table_id: Id, link: Link = "") -> TableInfo:
    """A table that I may see."""
    return table_info(await services.lobby.seen(guest, table_id, link))


@get("/links/{link:str}", responses=problems(404))
async def by_link(services: ServicesOf, link: Id) -> TableInfo:
    """The table behind an invitation."""
    return table_info(await services.store.tables.by_link(link))


@get("/tables/{table_id:str}/link", responses=problems(401, 404))
async def invitation(services: ServicesOf, user: Asker, table_id: Id) -> TableAndLink:
    """The link that lets others in, for those who are in."""
    link = await services.lobby.link(user, table_id)
    return TableAndLink(table_info(await services.store.tables.get(table_id)), link)


@post("/tables/{table_id:str}/join", status_code=200, responses=problems(401, 404, 409))
async def join(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id, data: JSONBody[Joining]
) -> TableInfo:
    """Take an open seat."""
    spend(services.budgets.tables, user, request)
    return table_info(await services.lobby.join(user, table_id, data.seat, data.link))


@post("/tables/{table_id:str}/leave", status_code=200, responses=problems(401, 404, 409))
async def leave(services: ServicesOf, user: Asker, table_id: Id) -> TableInfo:
    """Give up my seats before the game begins. The last person who leaves closes the table."""
    return table_info(await services.lobby.leave(user, table_id))


@put("/tables/{table_id:str}/seats/{seat:int}", responses=problems(401, 404, 409))
async def seat_bot(services: ServicesOf, user: Asker, table_id: Id, seat: Seat, data: JSONBody[BotWish]) -> TableInfo:
    """Put a bot into an open seat of a table that I made."""
    return table_info(await services.lobby.seat_bot(user, table_id, seat, data.bot))


@put("/tables/{table_id:str}/coach", responses=problems(401, 404, 409))
async def coach(services: ServicesOf, user: Asker, table_id: Id, data: JSONBody[CoachWish]) -> TableInfo:
    """Have a coach speak from now on, or no more, where I play alone against bots."""
    return table_info(await services.lobby.set_coach(user, table_id, data.is_on))


@get("/my/tables", responses=problems(401))
async def mine(
    services: ServicesOf, user: Asker, which: FromQuery[Literal["running", "finished"]] = "running"
) -> list[MyTable]:
    """The tables at which I sit, the newest first."""
    status: tuple[Status, ...] = RUNNING if which == "running" else ("finished",)
    tables = await services.store.tables.of_user(user.id, status)
    judged = await services.store.analyses.analysed([table.id for table in tables]) if which == "finished" else set()
    return [_mine(table, user, table.id in judged) for table in tables]


def _mine(table: Table, user: User, is_analysed: bool) -> MyTable:
    seats = table.seats_of(user.id)
    return MyTable(table_info(table), seats, bool(set(seats) & set(table.turn)), is_analysed)


@get("/tables/{table_id:str}/record", media_type="application/json", responses=problems(404, 409))
async def record(
    services: ServicesOf,
    guest: Passerby,
    table_id: Id,
    link: Link = "",
    form: Form = "json",
    language: InLanguage = ENGLISH,
) -> Response[bytes]:
    """The record of a game that is over, with the dealer's seed: `conclave replay --verify FILE` checks it.

    Where the game has been analysed, the judgement is in it as annotations.
    """
    table = await services.lobby.seen(guest, table_id, link)
    found = await records.of_table(services.store, table)
    if analysis := await analyses.of_table(services.store, table):
        async with services.replays:
            found = await asyncio.to_thread(analyses.annotated, found, analysis, nearest(language))
    if form == "json":
        return _download(table, "json", "application/json", encode(found))
    async with services.replays:
        try:
            text = await asyncio.to_thread(write_game, found)
        except BadRecord as error:
            raise Conflict(f"this game cannot be written as text here: {error}") from None
    return _download(table, "txt", "text/plain; charset=utf-8", text.encode())


@get("/tables/{table_id:str}/ratings", responses=problems(404))
async def rating_moves(services: ServicesOf, guest: Passerby, table_id: Id, link: Link = "") -> list[RatingMove]:
    """What a game that is over did to the ratings of those who played it; nothing where it was not rated."""
    table = await services.lobby.seen(guest, table_id, link)
    return await services.store.people.rating_moves(table.id)


def _download(table: Table, suffix: str, media_type: str, content: bytes) -> Response[bytes]:
    name = f'attachment; filename="{table.game}-{table.id}.{suffix}"'
    return Response(content, media_type=media_type, headers={"content-disposition": name})


ROUTES: Final = Router(
    "/api",
    route_handlers=[create, lobby, look, by_link, invitation, join, leave, seat_bot, coach, mine, record, rating_moves],
    tags=["tables"],
)
