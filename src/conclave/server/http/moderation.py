"""Routes by which people keep order: mute and block, report, show out of a table; and what stewards do about it."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec import Meta

from conclave.server.http.common import Asker, ServicesOf, problems, spend
from conclave.server.store.moderation import end_of_ban
from conclave.server.store.values import Ban, NewReport, Report, Shunned, User
from conclave.server.table.audience import table_info
from conclave.server.wire.parts import TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=1, lt=1 << 31)]
SomeId = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=500)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; more than is known here is refused."""


class Shunning(_Body, frozen=True):
    """Whether somebody is not heard at all by me (mute), or not met either (block)."""

    is_block: bool = False


class Reporting(_Body, frozen=True):
    """A table, somebody (`about`), or a line of a table's chat, and what is wrong about it."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    table: SomeId = ""
    about: SomeId = ""
    line: Annotated[int, Meta(ge=0, lt=1 << 31)] = 0


class ShowingOut(_Body, frozen=True):
    """Who may not sit or watch at the table any more."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]  # not "user": that is who asks


class Banning(_Body, frozen=True):
    """For how many days (0: for good), why, and whether new guests are kept out from there as well."""

    days: Annotated[int, Meta(ge=0, le=3650)]
    reason: Words = ""
    bars_guests: bool = False


class Done(msgspec.Struct, frozen=True):
    """The number of the report."""

    number: int


def _check_steward(user: User) -> None:
    if not user.is_steward:
        raise PermissionDeniedException("this is for stewards: the host names them (conclave admin steward LOGIN)")


# --- Everybody


@get("/my/shunned", responses=problems(401))
async def shunned(services: ServicesOf, user: Asker) -> list[Shunned]:
    """Whom I have muted or blocked."""
    return await services.store.moderation.shunned(user.id)


@put("/my/shunned/{user_id:str}", responses=problems(401, 404, 409))
async def shun(services: ServicesOf, user: Asker, user_id: Id, data: JSONBody[Shunning]) -> list[Shunned]:
    """Mute or block somebody. Neither is told of it; whoever is blocked cannot sit at my tables, nor I at theirs."""
    await services.store.moderation.shun(user.id, user_id, "block" if data.is_block else "mute")
    return await services.store.moderation.shunned(user.id)


@delete("/my/shunned/{user_id:str}", status_code=200, responses=problems(401))
async def forgive(services: ServicesOf, user: Asker, user_id: Id) -> list[Shunned]:
    """Hear and meet somebody again."""
    await services.store.moderation.forgive(user.id, user_id)
    return await services.store.moderation.shunned(user.id)


@post("/reports", responses=problems(401, 404))
async def report(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Reporting]) -> Done:
    """Have a steward look at a table, somebody, or something that was said."""
    spend(services.budgets.reports, user, request)
    if data.table:
        await services.lobby.seen(user, data.table)
    new = NewReport(data.reason, data.table, data.about, data.line)
    return Done(await services.store.moderation.report(user, new))


@post("/tables/{table_id:str}/show-out", status_code=200, responses=problems(401, 404, 409))
async def show_out(services: ServicesOf, user: Asker, table_id: Id, data: JSONBody[ShowingOut]) -> TableInfo:
    """Keep somebody away from a table that I made, before the game. A steward does so anywhere, at any time."""
    return table_info(await services.lobby.show_out(user, table_id, data.person))


# --- Stewards


@get("/reports", responses=problems(401))
async def reports(services: ServicesOf, user: Asker, closed: FromQuery[bool] = False) -> list[Report]:
    """What waits for a steward, the oldest first; or what is done with, the newest first."""
    _check_steward(user)
    return await services.store.moderation.reports(is_closed=closed)


@post("/reports/{number:int}/close", status_code=204, responses=problems(401, 404))
async def close_report(services: ServicesOf, user: Asker, number: Number) -> None:
    """This has been seen to."""
    _check_steward(user)
    await services.store.moderation.close_report(number, user.name)


@get("/bans", responses=problems(401))
async def bans(services: ServicesOf, user: Asker) -> list[Ban]:
    """Who is banned now."""
    _check_steward(user)
    return await services.store.moderation.bans()


@put("/people/{user_id:str}/ban", status_code=204, responses=problems(401, 404, 409))
async def ban(services: ServicesOf, user: Asker, user_id: Id, data: JSONBody[Banning]) -> None:
    """Sign somebody out, show them out of every table, and let them in no more for a while."""
    _check_steward(user)
    until = end_of_ban(data.days)
    await services.store.moderation.ban(user_id, until, data.reason, bars_guests=data.bars_guests)


@delete("/people/{user_id:str}/ban", responses=problems(401, 404))
async def unban(services: ServicesOf, user: Asker, user_id: Id) -> None:
    """Let somebody in again."""
    _check_steward(user)
    await services.store.moderation.unban(user_id)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(shunned, shun, forgive, report, show_out),
        *(reports, close_report, bans, ban, unban),
    ],
    tags=["moderation"],
)
