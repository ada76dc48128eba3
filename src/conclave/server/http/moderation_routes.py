"""Routes for moderation: mute and block, report, remove from a table; and the tools of moderators."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from msgspec import Meta

from conclave.server.http.common import Asker, ServicesOf, check_rate, list_problems
from conclave.server.store.audit import as_actor
from conclave.server.store.moderation import compute_ban_end
from conclave.server.store.values import AuditEntry, Ban, NewReport, Report, Shunned, Suspicion, User
from conclave.server.tables.audience import make_table_info
from conclave.server.wire.parts import TableInfo

Id = Annotated[str, PathParameter(max_length=64)]
Number = Annotated[int, PathParameter(ge=1, lt=1 << 31)]
Skip = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SomeId = Annotated[str, Meta(max_length=64)]
Words = Annotated[str, Meta(max_length=500)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a request; unknown fields are refused."""


class Shunning(_Body, frozen=True):
    """A mute (their messages are hidden) or a block (neither sits at the other's tables)."""

    is_block: bool = False


class Reporting(_Body, frozen=True):
    """A report of a table, a person (`about`) or a chat line, with a reason."""

    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    table: SomeId = ""
    about: SomeId = ""
    line: Annotated[int, Meta(ge=0, lt=1 << 31)] = 0


class ShowingOut(_Body, frozen=True):
    """A person to remove from a table."""

    person: Annotated[str, Meta(min_length=1, max_length=64)]  # not "user": that is who asks


class Banning(_Body, frozen=True):
    """Duration in days (0: for good), reason, and whether new guests of the same address are banned as well."""

    days: Annotated[int, Meta(ge=0, le=3650)]
    reason: Words = ""
    bars_guests: bool = False


class Voiding(_Body, frozen=True):
    """The reason for voiding a game, for the audit log."""

    reason: Words = ""


class Done(msgspec.Struct, frozen=True):
    """Number of the report."""

    number: int


def _check_steward(user: User) -> None:
    if not user.is_steward:
        raise PermissionDeniedException("this is for stewards: the host names them (conclave admin steward LOGIN)")


# --- Everybody


@get("/my/shunned", responses=list_problems(401))
async def list_shunned(services: ServicesOf, user: Asker) -> list[Shunned]:
    """Return the people whom I have muted or blocked."""
    return await services.store.moderation.list_shunned(user.id)


@put("/my/shunned/{user_id:str}", responses=list_problems(401, 404, 409))
async def shun(services: ServicesOf, user: Asker, user_id: Id, data: JSONBody[Shunning]) -> list[Shunned]:
    """Mute or block a person, who is not told. Blocked people cannot sit at my tables, nor I at theirs."""
    await services.store.moderation.shun(user.id, user_id, "block" if data.is_block else "mute")
    return await services.store.moderation.list_shunned(user.id)


@delete("/my/shunned/{user_id:str}", status_code=200, responses=list_problems(401))
async def forgive(services: ServicesOf, user: Asker, user_id: Id) -> list[Shunned]:
    """Remove a mute or block."""
    await services.store.moderation.unshun(user.id, user_id)
    return await services.store.moderation.list_shunned(user.id)


@post("/reports", responses=list_problems(401, 404))
async def report(services: ServicesOf, user: Asker, request: Request[Any, Any, Any], data: JSONBody[Reporting]) -> Done:
    """Report a table, a person or a chat line to the moderators."""
    check_rate("reports", user, request)
    if data.table:
        await services.lobby.get_visible(user, data.table)
    new = NewReport(data.reason, data.table, data.about, data.line)
    return Done(await services.store.moderation.report(user, new))


@post("/tables/{table_id:str}/show-out", status_code=200, responses=list_problems(401, 404, 409))
async def show_out(services: ServicesOf, user: Asker, table_id: Id, data: JSONBody[ShowingOut]) -> TableInfo:
    """Remove a person from a table that I made, before the game. Moderators can do so anywhere, at any time."""
    return make_table_info(await services.lobby.show_out(user, table_id, data.person))


# --- Stewards


@get("/reports", responses=list_problems(401))
async def list_reports(
    services: ServicesOf, user: Asker, closed: FromQuery[bool] = False, skip: Skip = 0
) -> list[Report]:
    """Return 100 reports after the first `skip`: open ones, first those of each reporter in turn; or closed ones."""
    _check_steward(user)
    return await services.store.moderation.list_reports(is_closed=closed, skip=skip)


@post("/reports/{number:int}/close", status_code=204, responses=list_problems(401, 404))
async def close_report(services: ServicesOf, user: Asker, number: Number) -> None:
    """Close a report."""
    _check_steward(user)
    await services.store.moderation.close_report(number, as_actor(user))


@get("/bans", responses=list_problems(401))
async def list_bans(services: ServicesOf, user: Asker) -> list[Ban]:
    """Return current bans."""
    _check_steward(user)
    return await services.store.moderation.list_bans()


@put("/people/{user_id:str}/ban", status_code=204, responses=list_problems(401, 404, 409))
async def ban(services: ServicesOf, user: Asker, user_id: Id, data: JSONBody[Banning]) -> None:
    """Ban a person for a while: sign them out and remove them from every unfinished table."""
    _check_steward(user)
    until = compute_ban_end(data.days)
    moderation, by = services.store.moderation, as_actor(user)
    await moderation.ban(user_id, until, data.reason, bars_guests=data.bars_guests, by=by)


@delete("/people/{user_id:str}/ban", responses=list_problems(401, 404))
async def unban(services: ServicesOf, user: Asker, user_id: Id) -> None:
    """Lift a ban."""
    _check_steward(user)
    await services.store.moderation.unban(user_id, as_actor(user))


@get("/suspicions", responses=list_problems(401))
async def list_suspicions(services: ServicesOf, user: Asker) -> list[Suspicion]:
    """Return pairs of people whose rated games look arranged."""
    _check_steward(user)
    return await services.store.fair_play.list_suspicions()


@post("/tables/{table_id:str}/void", status_code=204, responses=list_problems(401, 404, 409))
async def void_game(services: ServicesOf, user: Asker, table_id: Id, data: JSONBody[Voiding]) -> None:
    """Take back what a rated game has changed in the ratings."""
    _check_steward(user)
    await services.store.fair_play.void_game(table_id, data.reason, as_actor(user))


@get("/audit", responses=list_problems(401))
async def list_audit(services: ServicesOf, user: Asker, skip: Skip = 0) -> list[AuditEntry]:
    """Return 100 acts of moderators after the newest `skip`."""
    _check_steward(user)
    return await services.store.audit.list_entries(skip=skip)


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(list_shunned, shun, forgive, report, show_out),
        *(list_reports, close_report, list_bans, ban, unban),
        *(list_suspicions, void_game, list_audit),
    ],
    tags=["moderation"],
)
