"""Routes for tables: create, list, join and leave; records of finished games."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, Response, Router, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from conclave.core.errors import BadRecord
from conclave.core.notation import format_game
from conclave.core.record import encode
from conclave.core.text.fluent import ENGLISH
from conclave.server.http.common import Asker, Passerby, ServicesOf, check_rate, hash_request_address, list_problems
from conclave.server.http.route_limits import COSTLY
from conclave.server.store.values import Conflict, RatingMove, Status, Table, User
from conclave.server.tables import stored_analyses, table_records
from conclave.server.tables.audience import make_table_info
from conclave.server.tables.lobby import SeatNumber, TableWish
from conclave.server.tables.player_view import nearest_language
from conclave.server.wire.parts import TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]
Form = Annotated[Literal["json", "text"], QueryParameter(description="as JSON, or as text for people")]
InLanguage = Annotated[str, QueryParameter(max_length=16, description="of what is said about an analysed game")]
Seat = Annotated[int, PathParameter(ge=0, lt=4)]

Which = Literal["running", "finished"]

RUNNING: Final[tuple[Status, ...]] = ("open", "playing")


class TableAndLink(msgspec.Struct, frozen=True):
    """A table of one's own and its invitation link."""

    table: TableInfo
    link: str


class MyTable(msgspec.Struct, frozen=True):
    """A table at which I sit."""

    table: TableInfo
    mine: list[int]  # my seats
    is_my_turn: bool
    is_analysed: bool


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat (any, if none is named), and the link of a private table."""

    seat: SeatNumber | None = None
    link: Annotated[str, Meta(max_length=64)] = ""


class BotWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bot for a seat."""

    bot: Annotated[str, Meta(min_length=1, max_length=64)]


class CoachWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Request to turn the coach on or off."""

    is_on: bool


@post("/tables", responses=list_problems(401, 404, 409))
async def create_table(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[TableWish]
) -> TableAndLink:
    """Create a table. The game starts as soon as no seat is open."""
    check_rate("tables", user, request)
    table = await services.lobby.create(user, data, hash_request_address(request))
    return TableAndLink(make_table_info(table), await services.lobby.get_link(user, table.id))


@get("/tables", responses=list_problems())
async def list_lobby(services: ServicesOf) -> list[TableInfo]:
    """Return public tables that are open or in play."""
    return [make_table_info(table) for table in await services.store.tables.list_lobby()]


@get("/tables/{table_id:str}", responses=list_problems(404))
async def get_table(services: ServicesOf, guest: Passerby, table_id: Id, link: Link = "") -> TableInfo:
    """Return a table that I may see."""
    return make_table_info(await services.lobby.get_visible(guest, table_id, link))


@get("/links/{link:str}", responses=list_problems(404))
async def find_by_link(services: ServicesOf, link: Id) -> TableInfo:
    """Return the table of an invitation link."""
    return make_table_info(await services.store.tables.find_by_link(link))


@get("/tables/{table_id:str}/link", responses=list_problems(401, 404))
async def get_invitation(services: ServicesOf, user: Asker, table_id: Id) -> TableAndLink:
    """Return the invitation link, for members of the table."""
    link = await services.lobby.get_link(user, table_id)
    return TableAndLink(make_table_info(await services.store.tables.get(table_id)), link)


@post("/tables/{table_id:str}/join", status_code=200, responses=list_problems(401, 404, 409))
async def join_table(
    services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id, data: JSONBody[Joining]
) -> TableInfo:
    """Take an open seat."""
    check_rate("tables", user, request)
    return make_table_info(await services.lobby.join(user, table_id, data.seat, data.link))


@post("/tables/{table_id:str}/leave", status_code=200, responses=list_problems(401, 404, 409))
async def leave_table(services: ServicesOf, user: Asker, table_id: Id) -> TableInfo:
    """Give up my seats before the game starts. When the last person leaves, the table is closed."""
    return make_table_info(await services.lobby.leave(user, table_id))


@put("/tables/{table_id:str}/seats/{seat:int}", responses=list_problems(401, 404, 409))
async def seat_bot(services: ServicesOf, user: Asker, table_id: Id, seat: Seat, data: JSONBody[BotWish]) -> TableInfo:
    """Put a bot into an open seat of a table that I made."""
    return make_table_info(await services.lobby.seat_bot(user, table_id, seat, data.bot))


@put("/tables/{table_id:str}/coach", responses=list_problems(401, 404, 409))
async def set_coach(services: ServicesOf, user: Asker, table_id: Id, data: JSONBody[CoachWish]) -> TableInfo:
    """Turn the coach on or off at a table where I play alone against bots."""
    return make_table_info(await services.lobby.set_coach(user, table_id, data.is_on))


@get("/my/tables", responses=list_problems(401))
async def list_my_tables(
    services: ServicesOf, user: Asker, which: FromQuery[Literal["running", "finished"]] = "running"
) -> list[MyTable]:
    """Return the tables at which I sit, the newest first."""
    status: tuple[Status, ...] = RUNNING if which == "running" else ("finished",)
    tables = await services.store.tables.list_of_user(user.id, status)
    judged = (
        await services.store.analyses.list_analysed([table.id for table in tables]) if which == "finished" else set()
    )
    return [_make_my_table(table, user, table.id in judged) for table in tables]


def _make_my_table(table: Table, user: User, is_analysed: bool) -> MyTable:
    seats = table.seats_of(user.id)
    return MyTable(make_table_info(table), seats, bool(set(seats) & set(table.turn)), is_analysed)


@get("/tables/{table_id:str}/record", media_type="application/json", opt=COSTLY, responses=list_problems(404, 409))
async def get_record(
    services: ServicesOf,
    guest: Passerby,
    table_id: Id,
    link: Link = "",
    form: Form = "json",
    language: InLanguage = ENGLISH,
) -> Response[bytes]:
    """Return the record of a finished game with the dealer's seed: `conclave replay --verify FILE` checks it.

    If the game has been analysed, the record contains the evaluation as annotations.
    """
    table = await services.lobby.get_visible(guest, table_id, link)
    found = await table_records.load_record(services.store, table)
    if analysis := await stored_analyses.load_analysis(services.store, table):
        async with services.replays:
            found = await asyncio.to_thread(stored_analyses.annotate, found, analysis, nearest_language(language))
    if form == "json":
        return _make_download(table, "json", "application/json", encode(found))
    async with services.replays:
        try:
            text = await asyncio.to_thread(format_game, found)
        except BadRecord as error:
            raise Conflict(f"this game cannot be written as text here: {error}") from None
    return _make_download(table, "txt", "text/plain; charset=utf-8", text.encode())


@get("/tables/{table_id:str}/ratings", responses=list_problems(404))
async def list_rating_moves(services: ServicesOf, guest: Passerby, table_id: Id, link: Link = "") -> list[RatingMove]:
    """Return the rating changes of a finished game; none if it was not rated."""
    table = await services.lobby.get_visible(guest, table_id, link)
    return await services.store.people.list_rating_moves(table.id)


def _make_download(table: Table, suffix: str, media_type: str, content: bytes) -> Response[bytes]:
    name = f'attachment; filename="{table.game}-{table.id}.{suffix}"'
    return Response(content, media_type=media_type, headers={"content-disposition": name})


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        create_table,
        list_lobby,
        get_table,
        find_by_link,
        get_invitation,
        join_table,
        leave_table,
        seat_bot,
        set_coach,
        list_my_tables,
        get_record,
        list_rating_moves,
    ],
    tags=["tables"],
)
