"""Routes for people: guests, accounts, sign-in and sign-out, profiles, leaderboards."""

from __future__ import annotations

from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, Router, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from conclave.core import registry
from conclave.server.accounts import (
    COOKIE,
    COOKIE_SECONDS,
    DEVICE_COOKIE_SECONDS,
    MAX_PASSWORD_LENGTH,
    MIN_PASSWORD_LENGTH,
)
from conclave.server.http.common import NOTHING, Asker, Passerby, Services, ServicesOf, list_problems, make_person
from conclave.server.http.route_limits import SIGN_IN
from conclave.server.middleware import get_address
from conclave.server.names import clean_name
from conclave.server.store.values import Ranked, Rating, RatingChange, Share, User
from conclave.server.store.win_rates import OPPONENT
from conclave.server.tables.audience import make_table_info
from conclave.server.wire.parts import Moment, Person, TableInfo

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Login = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=MIN_PASSWORD_LENGTH, max_length=MAX_PASSWORD_LENGTH)]
Id = Annotated[str, PathParameter(max_length=64)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Body of a request; unknown fields are refused."""


class Named(_Body, frozen=True):
    """A display name: 1 to 30 characters."""

    name: Name


class Credentials(_Body, frozen=True):
    """A login (3 to 30 letters, digits, dots, hyphens or underscores) and a password."""

    login: Login
    password: Password


class SigningIn(Credentials, frozen=True):
    """A login and a password, and whether the guest's games on this device move to the account."""

    bring_games: bool = True


class NewPassword(_Body, frozen=True):
    """A change of password."""

    old: Password
    new: Password


class Me(msgspec.Struct, frozen=True):
    """The person who is signed in; none before that."""

    user: Person | None
    login: str = ""
    ratings: list[Rating] = []
    is_steward: bool = False  # keeps order for the host


class Profile(msgspec.Struct, frozen=True):
    """Public information about a person."""

    user: Person
    since: Moment
    ratings: list[Rating]
    changes: list[RatingChange]  # by rated tables, the newest first
    tables: list[TableInfo]  # public ones that are over, the newest first
    shares: list[Share]  # of wins, what was played most first; against whom, only one's own


@get("/me", responses=list_problems())
async def get_me(services: ServicesOf, request: Request[Any, Any, Any]) -> Response[Me]:
    """Return the person who is signed in."""
    accounts = services.accounts
    cookie = accounts.read_cookie(request)
    found = await accounts.find_sign_in(cookie)
    if found is None:
        return await _replace_old_cookie(services, request)
    await accounts.note_visit(found.user, get_address(cast(Any, request.scope)))
    again = [_make_cookie_header(services, cookie)] if await accounts.prolong(cookie, found) else []
    return Response(await _describe_me(services, found.user), cookies=again)


async def _describe_me(services: Services, user: User) -> Me:
    return Me(make_person(user), user.login, await services.store.people.list_ratings(user.id), user.is_steward)


async def _replace_old_cookie(services: Services, request: Request[Any, Any, Any]) -> Response[Me]:
    """Replace a cookie that was set before the server used https, and so lacks the prefix."""
    accounts, old = services.accounts, request.cookies.get(COOKIE, "")
    found = await accounts.find_sign_in(old) if accounts.cookie != COOKIE else None
    if found is None:
        return Response(Me(None))
    await accounts.sign_out(old)
    cookie = _make_cookie_header(services, await accounts.make_cookie(found.user))
    return Response(await _describe_me(services, found.user), cookies=[cookie])


@post("/guest", opt=SIGN_IN, responses=list_problems())
async def create_guest(
    services: ServicesOf, request: Request[Any, Any, Any], data: JSONBody[Named]
) -> Response[Person]:
    """Create a guest and sign them in on this device."""
    user = await services.accounts.add_guest(data.name, get_address(cast(Any, request.scope)))
    return await _answer_with_cookie(services, user, 201)


@patch("/me", responses=list_problems(401))
async def rename(services: ServicesOf, user: Asker, data: JSONBody[Named]) -> Person:
    """Change one's display name. At tables joined before, the old name stays."""
    name = clean_name(data.name)
    await services.store.people.rename(user.id, name)
    return make_person(msgspec.structs.replace(user, name=name))


@post("/account", opt=SIGN_IN, responses=list_problems(401, 409))
async def make_account(services: ServicesOf, user: Asker, data: JSONBody[Credentials]) -> Response[Person]:
    """Turn a guest into an account. Games, seats and ratings stay; sockets of the guest's cookie are closed."""
    made = await services.accounts.make_account(user, data.login, data.password)
    await services.accounts.sign_out_everywhere(user)
    return await _answer_with_cookie(services, made, 201)


@put("/account/password", opt=SIGN_IN, status_code=204, responses=list_problems(401))
async def change_password(services: ServicesOf, user: Asker, data: JSONBody[NewPassword]) -> None:
    """Change the password; every device must then sign in again."""
    await services.accounts.change_password(user, data.old, data.new)


@post("/sign-in", opt=SIGN_IN, status_code=200, responses=list_problems(409))
async def sign_in(
    services: ServicesOf, guest: Passerby, request: Request[Any, Any, Any], data: JSONBody[SigningIn]
) -> Response[Person]:
    """Sign in on this device. The guest of this device may hand over seats and tables, and is deleted then."""
    accounts, device = services.accounts, request.cookies.get(services.accounts.device_cookie, "")
    user = await accounts.sign_in(data.login, data.password, get_address(cast(Any, request.scope)), device)
    if guest and guest.is_guest and data.bring_games:
        await accounts.move_games(guest, user)
    elif guest and not guest.is_guest:
        await accounts.sign_out(accounts.read_cookie(request))
    return await _answer_with_cookie(services, user, 200)


@post("/sign-out", status_code=204, responses=list_problems() | NOTHING)
async def sign_out(services: ServicesOf, request: Request[Any, Any, Any]) -> Response[None]:
    """Sign out on this device. A guest who signs out is deleted."""
    await services.accounts.sign_out(services.accounts.read_cookie(request))
    return Response(None, status_code=204, cookies=[_make_cookie_header(services, "", 0)])


@post("/sign-out-everywhere", status_code=204, responses=list_problems(401) | NOTHING)
async def sign_out_everywhere(services: ServicesOf, user: Asker) -> Response[None]:
    """Sign out on every device."""
    await services.accounts.sign_out_everywhere(user)
    return Response(None, status_code=204, cookies=[_make_cookie_header(services, "", 0)])


@get("/people/{user_id:str}", responses=list_problems(404))
async def get_profile(services: ServicesOf, guest: Passerby, user_id: Id) -> Profile:
    """Return public information about a person: ratings, win rates, and public finished games."""
    people, tables = services.store.people, services.store.tables
    user = await people.get(user_id)
    over = await tables.list_of_user(user_id, ("finished",))
    shown = [make_table_info(table) for table in over if table.visibility == "public"]
    public = {table.id for table in shown}
    changes = [
        change if change.table in public else msgspec.structs.replace(change, table="")
        for change in await people.list_rating_changes(user_id)
    ]
    is_me = guest is not None and guest.id == user_id
    shares = [one for one in await services.store.shares.list_of_user(user_id) if is_me or one.kind != OPPONENT]
    return Profile(make_person(user), user.created, await people.list_ratings(user_id), changes, shown, shares)


@get("/leaderboard/{game:str}", responses=list_problems(404))
async def get_leaderboard(services: ServicesOf, game: Id) -> list[Ranked]:
    """Return the best rated players of a game."""
    registry.load_game(game)
    return await services.leaderboards.get(game)


async def _answer_with_cookie(services: Services, user: User, status: int) -> Response[Person]:
    accounts = services.accounts
    cookies = [_make_cookie_header(services, await accounts.make_cookie(user))]
    if not user.is_guest:
        cookies.append(
            _make_cookie_header(
                services, accounts.make_device_cookie(user), DEVICE_COOKIE_SECONDS, accounts.device_cookie
            )
        )
    return Response(make_person(user), status_code=status, cookies=cookies)


def _make_cookie_header(services: Services, value: str, lifetime: int = COOKIE_SECONDS, name: str = "") -> Cookie:
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
        *(get_me, create_guest, rename, make_account, change_password),
        *(sign_in, sign_out, sign_out_everywhere, get_profile, get_leaderboard),
    ],
    tags=["people"],
)
