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
from conclave.server.http.common import Asker, Services, ServicesOf, place_of, problems, spend
from conclave.server.http.doors import COSTLY
from conclave.server.http.replay import check_rules
from conclave.server.store.values import Conflict, Table, User
from conclave.server.table import records
from conclave.server.table.audience import table_info
from conclave.server.table.branching import BranchWish, Origin, at_step, options_of, origin_of
from conclave.server.wire.parts import TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]


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
        raise BadOptions("this game is over: say from which step to play on")
    check_rules(table)
    found = await records.of_table(services.store, table)
    async with services.replays:
        return await asyncio.to_thread(at_step, found, wish.step)


async def _now(services: Services, user: User, table: Table, wish: BranchWish) -> State:
    """How the table stands, where all who sit there have agreed to that; only from what one's own seat knows."""
    if not table.branches or table.rated:
        raise Conflict("while a game is played one tries nothing out, unless its table allows it")
    if wish.step is not None or wish.deal != "known":
        raise BadOptions("while a game is played one plays on from how it stands, and from what one's own seat knows")
    course = await (await services.hub.room(table.id)).steady()
    if wish.seat not in course.table.seats_of(user.id):
        raise BadOptions("while a game is played one tries out one's own seat alone")
    if not course.is_started or course.ending:
        raise Conflict("this game is not being played just now")
    return course.session.state


@get("/tables/{table_id:str}/branches", responses=problems(401, 404))
async def listed(services: ServicesOf, user: Asker, table_id: Id, link: Link = "") -> list[Branch]:
    """One's own tries from this table, the newest first."""
    table = await services.lobby.seen(user, table_id, link)
    found = [(one, origin_of(one)) for one in await services.store.tables.branches(user.id)]
    return [Branch(table_info(one), origin) for one, origin in found if origin and origin.table == table.id]


ROUTES: Final = Router("/api", route_handlers=[begin, listed], tags=["branches"])
