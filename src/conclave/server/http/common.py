"""What all routes share: who is asking, what the server is made of, and how errors are told."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias, cast

import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, NotAuthorizedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from conclave.lessons import NoSuchLesson
from conclave.play import fluent
from conclave.play.errors import GameError, UnknownGame
from conclave.play.refusals import FILE
from conclave.puzzles.shelf import NoSuchPuzzle
from conclave.server.accounts import Accounts, TooManyGuesses, WrongPassword
from conclave.server.analysing import Analysing
from conclave.server.budgets import Budget, Budgets
from conclave.server.calling.calls import Calls
from conclave.server.calling.web_push import BadPush
from conclave.server.counting import Counting
from conclave.server.guards import Problem, address_of
from conclave.server.leaderboards import Leaderboards
from conclave.server.limits import neighbourhood
from conclave.server.names import BadName
from conclave.server.pulse import Pulse
from conclave.server.refusals import Busy, said, spoken
from conclave.server.settings import Settings
from conclave.server.solving import Solving
from conclave.server.store import Store
from conclave.server.store.values import Banned, Conflict, NotFound, TooMany, Unavailable, Unstorable, User
from conclave.server.sweep import keep_sweeping
from conclave.server.table.audience import Audience
from conclave.server.table.comparing import Comparing
from conclave.server.table.hub import Hub
from conclave.server.table.lobby import Lobby, NeedsAccount
from conclave.server.wire.parts import Person

log: Final = structlog.get_logger("conclave.http")


class Services:
    """All that a request may need. One for each process, in `app.state.services`."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.accounts: Final = Accounts(self.store, settings)
        self.budgets: Final = Budgets(settings)
        self.lobby: Final = Lobby(self.store, settings)
        self.replays: Final = asyncio.Semaphore(1)  # one at a time: each plays a whole game, and others play theirs
        self.calls: Final = Calls(self.store, settings)
        self.leaderboards: Final = Leaderboards(self.store)
        self.counting: Final = Counting(self.store, self.replays)
        self.solving: Final = Solving(self.store)
        self.hub: Final = Hub(self.store, settings, self)
        self.analysing: Final = Analysing(self.store, settings, self.hub.bots)
        self.comparing: Final = Comparing(self.store, self.hub.bots, self.replays)
        self.pulse: Final = Pulse()

    def moved(self, audience: Audience) -> None:
        """What becomes of a move beyond its table."""
        self.calls.moved(audience)
        self.counting.moved(audience)
        self.solving.moved(audience)

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[None]:
        """They close in turn: sockets and rooms first, the database last."""
        try:
            await self.store.start()
            await self.accounts.open()
            await self.calls.start()
            await self.hub.start()
            self.pulse.start()
            work = [
                keep_sweeping(self.store, self.settings.guest_days),
                self.counting.keep_counting(),
                self.solving.keep_noting(),
                self.analysing.keep_working(),
            ]
            beside = [asyncio.create_task(one) for one in work]
            try:
                yield
            finally:
                for task in beside:
                    task.cancel()
                await asyncio.gather(*beside, return_exceptions=True)
                self.pulse.stop()
                await self.hub.stop()
                await self.calls.stop()
        finally:
            await self.store.close()


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    found: Services = connection.app.state.services
    return found


# --- Dependencies of routes, by the names of their parameters


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    return services_of(request)


async def provide_guest(request: Request[Any, Any, Any]) -> User | None:
    """Whoever asks, if they have come in."""
    return await services_of(request).accounts.of(request)


async def provide_user(request: Request[Any, Any, Any]) -> User:
    """Whoever asks; they must have come in."""
    found = await services_of(request).accounts.of(request)
    if found is None:
        raise NotAuthorizedException("come in first: POST /api/guest with a name, or /api/sign-in")
    return found


# How a route asks for them.
ServicesOf: TypeAlias = NamedDependency[Services]
Asker: TypeAlias = NamedDependency[User]
Passerby: TypeAlias = NamedDependency[User | None]


def place_of(request: Request[Any, Any, Any]) -> str:
    """Where somebody asks from, as the database knows it."""
    return services_of(request).accounts.place_of(address_of(cast(Any, request.scope)))


def language_of(request: Request[Any, Any, Any]) -> str:
    """In which language somebody wants to hear what was refused."""
    return spoken(request.headers.get("accept-language", ""))


def spend(budget: Budget, user: User, request: Request[Any, Any, Any]) -> None:
    """Refuse whoever has asked for this too often, or whose neighbours have."""
    if wait := budget.take(user.id, neighbourhood(address_of(cast(Any, request.scope)))):
        seconds = math.ceil(wait)
        message = fluent.say(language_of(request), FILE, "too-fast", seconds=seconds)
        raise HTTPException(message, status_code=429, headers={"retry-after": str(seconds)})


def person(user: User) -> Person:
    return Person(user.id, user.name, user.is_guest)


# --- Errors

STATUS: Final[Mapping[type[Exception], tuple[int, str]]] = {
    NotFound: (404, "not_found"),
    UnknownGame: (404, "not_found"),
    NoSuchLesson: (404, "not_found"),
    NoSuchPuzzle: (404, "not_found"),
    Conflict: (409, "conflict"),
    TooMany: (409, "too_many"),
    Busy: (429, "too_fast"),
    Banned: (403, "banned"),
    NeedsAccount: (403, "needs_account"),
    WrongPassword: (403, "wrong_password"),
    TooManyGuesses: (429, "too_fast"),
    BadName: (400, "bad_name"),
    BadPush: (400, "malformed"),
    GameError: (400, "bad_options"),
    RecursionError: (400, "malformed"),  # JSON within JSON within JSON
    Unstorable: (400, "malformed"),
    Unavailable: (503, "unavailable"),
}
_CODES: Final = {400: "malformed", 401: "come_in_first", 403: "forbidden", 404: "not_found", 405: "no_such_method"}
_CODES_MORE: Final = {413: "too_large", 429: "too_fast"}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI page: which refusals a route knows, besides those that every route knows."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in (400, 403, 413, 429, 503, *statuses)}


NOTHING: Final = {204: ResponseSpec(None, generate_examples=False, description="done, and nothing to say")}


def tell_known(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error of ours, by its type."""
    status, code = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    message = said(error, language_of(request))
    if status == 503:
        log.error("the store is not available", reason=message)
        message = "this could not be stored, and nothing was changed: try again in a moment"
    wait = error.wait if isinstance(error, TooManyGuesses) else 2 if status in (429, 503) else 0
    return Response(
        Problem(code, message), status_code=status, headers={"retry-after": str(math.ceil(wait))} if wait else {}
    )


def tell_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """An error of the framework."""
    status = error.status_code
    code = (_CODES | _CODES_MORE).get(status, "refused")
    message = str(error.detail)
    if isinstance(error.extra, list):
        message = "; ".join([message, *(_where(one) for one in error.extra)])
    return Response(Problem(code, message), status_code=status, headers=error.headers)


def _where(one: object) -> str:
    if not isinstance(one, dict):
        return str(one)
    return f"{one.get('key', '')}: {one.get('message', '')}"


def tell_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """An error of this program: logged with its traceback. The client hears only that it happened."""
    log.error("a request failed", route=request.scope.get("path_template"), exc_info=error)
    return Response(Problem("mistake", "the server made a mistake"), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


ERRORS: Final[dict[int | type[Exception], Callable[..., Response[Problem]]]] = {
    **dict.fromkeys(STATUS, tell_known),
    HTTPException: tell_http,
    Exception: tell_mistake,
}
