"""Routes for trying how a game might have gone on: private tables that begin from one of its steps, and one's list."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from conclave.play import registry
from conclave.play.errors import BadOptions
from conclave.play.protocol import State
from conclave.play.refusals import refusal
from conclave.server.http.common import Asker, Passerby, Services, ServicesOf, place_of, problems, spend
from conclave.server.http.doors import COSTLY
from conclave.server.http.positions import First
from conclave.server.http.replay import Eyes, check_rules
from conclave.server.store.values import Conflict, Table, User
from conclave.server.table import records
from conclave.server.table.audience import table_info
from conclave.server.table.bot_seats import Owner
from conclave.server.table.branching import (
    MOST_STEPS,
    BranchWish,
    Origin,
    at_step,
    options_of,
    origin_of,
    shown_at,
)
from conclave.server.table.comparing import Compared
from conclave.server.wire.parts import SPECTATOR, TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]
Step = Annotated[int, QueryParameter(ge=0, le=MOST_STEPS)]


class Branch(msgspec.Struct, frozen=True):
    """A try of one's own, and where it came from."""

    table: TableInfo
    origin: Origin


@post("/tables/{table_id:str}/branches", opt=COSTLY, responses=problems(401, 404, 409))
async def begin(
    services: ServicesOf,
    user: Asker,
    request: Request[Any, Any, Any],
    table_id: Id,
    data: JSONBody[BranchWish],
    link: Link = "",
) -> TableInfo:
    """Play on from a step: a private table of one's own against bots, which counts nowhere. The oldest makes room."""
    spend(services.budgets.tables, user, request)
    table = await services.lobby.seen(user, table_id, link)
    state = await (_past(services, table, data) if table.status == "finished" else _now(services, user, table, data))
    origin = Origin(table.id, -1 if data.step is None else data.step, data.seat, data.deal)
    game = registry.find(table.game)
    made = await services.lobby.branch(user, game, options_of(table, state, origin), data, place_of(request))
    return table_info(made)


async def _past(services: Services, table: Table, wish: BranchWish) -> State:
    if wish.step is None:
        raise refusal(BadOptions, "try-which-step")
    check_rules(table)
    found = await records.of_table(services.store, table)
    async with services.replays:
        return await asyncio.to_thread(at_step, found, wish.step)


async def _now(services: Services, user: User, table: Table, wish: BranchWish) -> State:
    """How the table stands, where all who sit there have agreed to that; only from what one's own seat knows."""
    if not table.branches or table.rated:
        raise refusal(Conflict, "try-not-allowed")
    if wish.step is not None or wish.deal != "known":
        raise refusal(BadOptions, "try-as-it-stands")
    course = await (await services.hub.room(table.id)).steady()
    if wish.seat not in course.table.seats_of(user.id):
        raise refusal(BadOptions, "try-own-seat")
    if not course.is_started or course.ending:
        raise refusal(Conflict, "try-not-played")
    return course.session.state


@get("/tables/{table_id:str}/branches", responses=problems(401, 404))
async def listed(services: ServicesOf, user: Asker, table_id: Id, link: Link = "") -> list[Branch]:
    """One's own tries from this table, the newest first."""
    table = await services.lobby.seen(user, table_id, link)
    found = [(one, origin_of(one)) for one in await services.store.tables.branches(user.id)]
    return [Branch(table_info(one), origin) for one, origin in found if origin and origin.table == table.id]


@get("/tables/{table_id:str}/compared", opt=COSTLY, responses=problems(401, 404, 409))
async def compared(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id) -> Compared:
    """What a try of one's own was worth to its seat, beside the game itself, as far as the seat could know."""
    table = await services.lobby.seen(user, table_id)
    return await services.comparing.compared(Owner(user.id, place_of(request)), table)


@get("/tables/{table_id:str}/position", opt=COSTLY, responses=problems(404, 409))
async def position(
    services: ServicesOf, guest: Passerby, table_id: Id, step: Step, seat: Eyes = SPECTATOR, link: Link = ""
) -> First:
    """A step of a game that is over as one line for the free board: what this seat, or a spectator, could see."""
    table = await services.lobby.seen(guest, table_id, link)
    if table.status != "finished":
        raise refusal(Conflict, "replay-not-over")
    check_rules(table)
    found = await records.of_table(services.store, table)
    viewer = seat if seat < len(table.seats) else SPECTATOR
    async with services.replays:
        state = await asyncio.to_thread(shown_at, found, step)
    return First(registry.find(table.game).text_of(state, viewer))


ROUTES: Final = Router("/api", route_handlers=[begin, listed, compared, position], tags=["branches"])
