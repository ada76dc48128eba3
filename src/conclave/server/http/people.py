"""Routes about people: come in as a guest, make an account, sign in and out, look at somebody's games."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, Router, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from conclave.play import registry
from conclave.server.accounts import (
    COOKIE,
    DEVICE_LIFETIME,
    LIFETIME,
    LONGEST_PASSWORD,
    SHORTEST_PASSWORD,
)
from conclave.server.guards import address_of
from conclave.server.http.common import NOTHING, Asker, Passerby, Services, ServicesOf, person, problems
from conclave.server.http.doors import SIGN_IN
from conclave.server.names import clean_name
from conclave.server.store.shares import OPPONENT
from conclave.server.store.values import Ranked, Rating, RatingChange, Share, User
from conclave.server.table.audience import table_info
from conclave.server.wire.parts import Moment, Person, TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Login = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)]
Id = Annotated[str, PathParameter(max_length=64)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; more than is known here is refused."""


class Named(_Body, frozen=True):
    """What somebody wants to be called: 1 to 30 characters."""

    name: Name


class Credentials(_Body, frozen=True):
    """A login (3 to 30 letters, digits, dots, hyphens or underscores) and a password."""

    login: Login
    password: Password


class SigningIn(Credentials, frozen=True):
    """A login and a password; and whether the games that the guest of this device plays are brought along."""

    bring_games: bool = True


class NewPassword(_Body, frozen=True):
    """A change of password."""

    old: Password
    new: Password


class Me(msgspec.Struct, frozen=True):
    """Who is asking; nobody before they have come in."""

    user: Person | None
    login: str = ""
    ratings: list[Rating] = []
    is_steward: bool = False  # keeps order for the host


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of somebody."""

    user: Person
    since: Moment
    ratings: list[Rating]
    changes: list[RatingChange]  # by rated tables, the newest first
    tables: list[TableInfo]  # public ones that are over, the newest first
    shares: list[Share]  # of wins, what was played most first; against whom, only one's own


@get("/me", responses=problems())
async def me(services: ServicesOf, request: Request[Any, Any, Any]) -> Response[Me]:
    """Who I am."""
    accounts = services.accounts
    cookie = accounts.cookie_of(request)
    found = await accounts.sign_in_of(cookie)
    if found is None:
        return await _from_before_https(services, request)
    again = [_cookie(services, cookie)] if await accounts.prolong(cookie, found) else []
    return Response(await _me(services, found.user), cookies=again)


async def _me(services: Services, user: User) -> Me:
    return Me(person(user), user.login, await services.store.people.ratings(user.id), user.is_steward)


async def _from_before_https(services: Services, request: Request[Any, Any, Any]) -> Response[Me]:
    """Whoever has only the cookie that they were given without the prefix of https is given another."""
    accounts, old = services.accounts, request.cookies.get(COOKIE, "")
    found = await accounts.sign_in_of(old) if accounts.cookie != COOKIE else None
    if found is None:
        return Response(Me(None))
    await accounts.sign_out(old)
    cookie = _cookie(services, await accounts.new_cookie(found.user))
    return Response(await _me(services, found.user), cookies=[cookie])


@post("/guest", opt=SIGN_IN, responses=problems())
async def come_in(services: ServicesOf, request: Request[Any, Any, Any], data: JSONBody[Named]) -> Response[Person]:
    """Play at once, as a guest."""
    user = await services.accounts.add_guest(data.name, address_of(cast(Any, request.scope)))
    return await _welcome(services, user, 201)


@patch("/me", responses=problems(401))
async def rename(services: ServicesOf, user: Asker, data: JSONBody[Named]) -> Person:
    """Be called something else. At tables that one sits at already, the old name stays."""
    name = clean_name(data.name)
    await services.store.people.rename(user.id, name)
    return person(msgspec.structs.replace(user, name=name))


@post("/account", opt=SIGN_IN, responses=problems(401, 409))
async def make_account(services: ServicesOf, user: Asker, data: JSONBody[Credentials]) -> Response[Person]:
    """Turn a guest into an account. Games, seats and ratings stay; whatever the guest's cookie opened is closed."""
    made = await services.accounts.make_account(user, data.login, data.password)
    await services.accounts.sign_out_everywhere(user)
    return await _welcome(services, made, 201)


@put("/account/password", opt=SIGN_IN, status_code=204, responses=problems(401))
async def change_password(services: ServicesOf, user: Asker, data: JSONBody[NewPassword]) -> None:
    """Change the password; every device must then sign in again."""
    await services.accounts.change_password(user, data.old, data.new)


@post("/sign-in", opt=SIGN_IN, status_code=200, responses=problems(409))
async def sign_in(
    services: ServicesOf, guest: Passerby, request: Request[Any, Any, Any], data: JSONBody[SigningIn]
) -> Response[Person]:
    """Sign in on this device. Whoever was a guest here brings seats and tables along; the guest is gone then."""
    accounts, device = services.accounts, request.cookies.get(services.accounts.device_cookie, "")
    user = await accounts.sign_in(data.login, data.password, address_of(cast(Any, request.scope)), device)
    if guest and guest.is_guest and data.bring_games:
        await accounts.bring_games(guest, user)
    elif guest and not guest.is_guest:
        await accounts.sign_out(accounts.cookie_of(request))
    return await _welcome(services, user, 200)


@post("/sign-out", status_code=204, responses=problems() | NOTHING)
async def sign_out(services: ServicesOf, request: Request[Any, Any, Any]) -> Response[None]:
    """Sign out on this device. A guest who signs out is gone for good."""
    await services.accounts.sign_out(services.accounts.cookie_of(request))
    return Response(None, status_code=204, cookies=[_cookie(services, "", 0)])


@post("/sign-out-everywhere", status_code=204, responses=problems(401) | NOTHING)
async def sign_out_everywhere(services: ServicesOf, user: Asker) -> Response[None]:
    """Sign out on every device."""
    await services.accounts.sign_out_everywhere(user)
    return Response(None, status_code=204, cookies=[_cookie(services, "", 0)])


@get("/people/{user_id:str}", responses=problems(404))
async def profile(services: ServicesOf, guest: Passerby, user_id: Id) -> Profile:
    """What everybody may know of somebody: ratings, shares of wins, and public games that are over."""
    people, tables = services.store.people, services.store.tables
    user = await people.get(user_id)
    over = await tables.of_user(user_id, ("finished",))
    shown = [table_info(table) for table in over if table.visibility == "public"]
    public = {table.id for table in shown}
    changes = [
        change if change.table in public else msgspec.structs.replace(change, table="")
        for change in await people.rating_changes(user_id)
    ]
    is_me = guest is not None and guest.id == user_id
    shares = [one for one in await services.store.shares.of_user(user_id) if is_me or one.kind != OPPONENT]
    return Profile(person(user), user.created, await people.ratings(user_id), changes, shown, shares)


@get("/leaderboard/{game:str}", responses=problems(404))
async def leaderboard(services: ServicesOf, game: Id) -> list[Ranked]:
    """Who plays a game best: people with an account who have played rated tables."""
    registry.find(game)
    return await services.leaderboards.of(game)


async def _welcome(services: Services, user: User, status: int) -> Response[Person]:
    accounts = services.accounts
    cookies = [_cookie(services, await accounts.new_cookie(user))]
    if not user.is_guest:
        cookies.append(_cookie(services, accounts.new_device(user), DEVICE_LIFETIME, accounts.device_cookie))
    return Response(person(user), status_code=status, cookies=cookies)


def _cookie(services: Services, value: str, lifetime: int = LIFETIME, name: str = "") -> Cookie:
    return Cookie(
        name or services.accounts.cookie,
        value=value,
        max_age=lifetime,
        path="/",
        httponly=True,
        samesite="lax",  # "strict" would hide it when a friend's invitation is opened
        secure=services.settings.is_secure,
    )


ROUTES: Final = Router(
    "/api",
    route_handlers=[
        *(me, come_in, rename, make_account, change_password),
        *(sign_in, sign_out, sign_out_everywhere, profile, leaderboard),
    ],
    tags=["people"],
)
