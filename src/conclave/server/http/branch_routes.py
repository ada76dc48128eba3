"""Routes for branches: private tables that continue a game from one of its steps."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from conclave.core import registry
from conclave.core.errors import BadOptions
from conclave.core.game import State
from conclave.core.text.error_texts import make_refusal
from conclave.server.http.common import (
    Asker,
    Passerby,
    Services,
    ServicesOf,
    check_rate,
    hash_request_address,
    list_problems,
)
from conclave.server.http.position_routes import First
from conclave.server.http.replay_routes import Eyes, check_rules
from conclave.server.http.route_limits import COSTLY
from conclave.server.store.values import Conflict, Table, User
from conclave.server.tables import table_records
from conclave.server.tables.audience import make_table_info
from conclave.server.tables.bot_seats import Owner
from conclave.server.tables.branch_comparison import Compared
from conclave.server.tables.branches import (
    MAX_STEPS,
    BranchWish,
    Origin,
    find_origin,
    find_position,
    get_playable_position,
    make_options,
)
from conclave.server.wire.parts import SPECTATOR, TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Link = Annotated[str, QueryParameter(max_length=64, description="opens a private table to those who do not sit there")]
Step = Annotated[int, QueryParameter(ge=0, le=MAX_STEPS)]


class Branch(msgspec.Struct, frozen=True):
    """A branch of one's own, and its origin."""

    table: TableInfo
    origin: Origin


@post("/tables/{table_id:str}/branches", opt=COSTLY, responses=list_problems(401, 404, 409))
async def create_branch(
    services: ServicesOf,
    user: Asker,
    request: Request[Any, Any, Any],
    table_id: Id,
    data: JSONBody[BranchWish],
    link: Link = "",
) -> TableInfo:
    """Create a private, unrated table against bots that continues from a step.

    The oldest branch is deleted if needed.
    """
    check_rate("tables", user, request)
    table = await services.lobby.get_visible(user, table_id, link)
    state = await (
        _origin_of_finished(services, table, data)
        if table.status == "finished"
        else _origin_of_running(services, user, table, data)
    )
    origin = Origin(table.id, -1 if data.step is None else data.step, data.seat, data.deal)
    game = registry.load_game(table.game)
    await services.hub.live_positions.refuse(game, state)
    made = await services.lobby.branch(
        user, game, make_options(table, state, origin), data, hash_request_address(request)
    )
    return make_table_info(made)


async def _origin_of_finished(services: Services, table: Table, wish: BranchWish) -> State:
    if wish.step is None:
        raise make_refusal(BadOptions, "try-which-step")
    check_rules(table)
    found = await table_records.load_record(services.store, table)
    async with services.replays:
        return await asyncio.to_thread(get_playable_position, found, wish.step)


async def _origin_of_running(services: Services, user: User, table: Table, wish: BranchWish) -> State:
    """Return the current position as one's own seat knows it, if all people at the table agreed to branches."""
    if not table.branches or table.rated:
        raise make_refusal(Conflict, "try-not-allowed")
    if wish.step is not None or wish.deal != "known":
        raise make_refusal(BadOptions, "try-as-it-stands")
    table_game = await (await services.hub.open_room(table.id)).wait_until_stored()
    if wish.seat not in table_game.table.seats_of(user.id):
        raise make_refusal(BadOptions, "try-own-seat")
    if not table_game.is_started or table_game.ending:
        raise make_refusal(Conflict, "try-not-played")
    return table_game.session.state


@get("/tables/{table_id:str}/branches", responses=list_problems(401, 404))
async def list_branches(services: ServicesOf, user: Asker, table_id: Id, link: Link = "") -> list[Branch]:
    """Return one's own branches of this table, the newest first."""
    table = await services.lobby.get_visible(user, table_id, link)
    found = [(one, find_origin(one)) for one in await services.store.tables.list_branches(user.id)]
    return [Branch(make_table_info(one), origin) for one, origin in found if origin and origin.table == table.id]


@get("/tables/{table_id:str}/compared", opt=COSTLY, responses=list_problems(401, 404, 409))
async def compare_branch(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], table_id: Id) -> Compared:
    """Compare a branch with its game by the win probability of its seat, from what the seat could know."""
    table = await services.lobby.get_visible(user, table_id)
    return await services.comparing.compare(Owner(user.id, hash_request_address(request)), table)


@get("/tables/{table_id:str}/position", opt=COSTLY, responses=list_problems(404, 409))
async def get_position(
    services: ServicesOf, guest: Passerby, table_id: Id, step: Step, seat: Eyes = SPECTATOR, link: Link = ""
) -> First:
    """Return a step of a finished game as a position line: what this seat, or a spectator, could see."""
    table = await services.lobby.get_visible(guest, table_id, link)
    if table.status != "finished":
        raise make_refusal(Conflict, "replay-not-over")
    check_rules(table)
    found = await table_records.load_record(services.store, table)
    viewer = seat if seat < len(table.seats) else SPECTATOR
    async with services.replays:
        state = await asyncio.to_thread(find_position, found, step)
    return First(registry.load_game(table.game).position_text(state, viewer))


ROUTES: Final = Router(
    "/api", route_handlers=[create_branch, list_branches, compare_branch, get_position], tags=["branches"]
)
