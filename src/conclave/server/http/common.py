"""Shared parts of routes: services, dependencies, rate limits and error handlers."""

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

from conclave.core.errors import GameError, UnknownGame
from conclave.core.text import fluent
from conclave.core.text.error_texts import FILE
from conclave.lessons import NoSuchLesson
from conclave.puzzles.repository import NoSuchPuzzle
from conclave.server.accounts import Accounts, TooManyGuesses, WrongPassword
from conclave.server.analysis_queue import Analysing
from conclave.server.error_responses import Busy, choose_language, describe_error
from conclave.server.guest_cleanup import run_guest_cleanup
from conclave.server.leaderboards import Leaderboards
from conclave.server.loop_lag import LoopLagMonitor
from conclave.server.middleware import Problem, get_address
from conclave.server.names import BadName
from conclave.server.notifications.notifier import Notifier
from conclave.server.notifications.web_push import BadSubscription
from conclave.server.puzzle_results import PuzzleResults
from conclave.server.rate_limits import PolicyName, RateLimits, address_key
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.database import Database
from conclave.server.store.values import Banned, Conflict, NotFound, TooMany, Unavailable, Unstorable, User
from conclave.server.tables.audience import Audience
from conclave.server.tables.branch_comparison import BranchComparer
from conclave.server.tables.hub import Hub
from conclave.server.tables.lobby import Lobby, NeedsAccount
from conclave.server.win_stats import WinCounter
from conclave.server.wire.parts import Person

log: Final = structlog.get_logger("conclave.http")


class Services:
    """All services of a process, in `app.state.services`."""

    def __init__(self, settings: Settings, limits: RateLimits) -> None:
        self.settings: Final = settings
        self.limits: Final = limits
        self.store: Final = Store(Database(settings.database))
        self.accounts: Final = Accounts(self.store, settings, limits)
        self.lobby: Final = Lobby(self.store, settings)
        self.replays: Final = asyncio.Semaphore(1)  # one at a time: each plays a whole game, and others play theirs
        self.calls: Final = Notifier(self.store, settings, limits)
        self.leaderboards: Final = Leaderboards(self.store)
        self.counting: Final = WinCounter(self.store, self.replays)
        self.solving: Final = PuzzleResults(self.store)
        self.hub: Final = Hub(self.store, settings, self)
        self.analysing: Final = Analysing(self.store, settings, self.hub.bots)
        self.comparing: Final = BranchComparer(self.store, self.hub.bots, self.replays)
        self.pulse: Final = LoopLagMonitor()

    def on_move(self, audience: Audience) -> None:
        """Pass a move on to services beyond its table."""
        self.calls.on_move(audience)
        self.counting.on_move(audience)
        self.solving.on_move(audience)

    @asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Start all services; stop them in reverse order: sockets and rooms first, the database last."""
        try:
            await self.store.start()
            await self.accounts.open()
            await self.calls.start()
            await self.hub.start()
            self.pulse.start()
            work = [
                run_guest_cleanup(self.store, self.settings.guest_days),
                self.counting.run(),
                self.solving.run(),
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


def get_services(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    found: Services = connection.app.state.services
    return found


# --- Dependencies of routes, by the names of their parameters


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    return get_services(request)


async def provide_guest(request: Request[Any, Any, Any]) -> User | None:
    """Return the person who is signed in, or None."""
    return await get_services(request).accounts.find_user(request)


async def provide_user(request: Request[Any, Any, Any]) -> User:
    """Return the person who is signed in; 401 if there is none."""
    found = await get_services(request).accounts.find_user(request)
    if found is None:
        raise NotAuthorizedException("come in first: POST /api/guest with a name, or /api/sign-in")
    return found


# How a route asks for them.
ServicesOf: TypeAlias = NamedDependency[Services]
Asker: TypeAlias = NamedDependency[User]
Passerby: TypeAlias = NamedDependency[User | None]


def hash_request_address(request: Request[Any, Any, Any]) -> str:
    """Return the keyed hash of the request's address."""
    return get_services(request).accounts.hash_address(get_address(cast(Any, request.scope)))


def read_language(request: Request[Any, Any, Any]) -> str:
    """Return the language for messages of this request."""
    return choose_language(request.headers.get("accept-language", ""))


def check_rate(policy: PolicyName, user: User, request: Request[Any, Any, Any]) -> None:
    """Refuse a person who is over a rate limit, or whose address is."""
    address = address_key(get_address(cast(Any, request.scope)))
    if wait := get_services(request).limits.take_for(policy, user.id, address):
        seconds = math.ceil(wait)
        message = fluent.say(read_language(request), FILE, "too-fast", seconds=seconds)
        raise HTTPException(message, status_code=429, headers={"retry-after": str(seconds)})


def make_person(user: User) -> Person:
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
    BadSubscription: (400, "malformed"),
    GameError: (400, "bad_options"),
    RecursionError: (400, "malformed"),  # JSON within JSON within JSON
    Unstorable: (400, "malformed"),
    Unavailable: (503, "unavailable"),
}
_CODES: Final = {400: "malformed", 401: "come_in_first", 403: "forbidden", 404: "not_found", 405: "no_such_method"}
_CODES_MORE: Final = {413: "too_large", 429: "too_fast"}


def list_problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals of a route for the OpenAPI page, with those that every route has."""
    return {status: ResponseSpec(Problem, generate_examples=False) for status in (400, 403, 413, 429, 503, *statuses)}


NOTHING: Final = {204: ResponseSpec(None, generate_examples=False, description="done, and nothing to say")}


def handle_known_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an error of our own by its type."""
    status, code = next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)
    message = describe_error(error, read_language(request))
    if status == 503:
        log.error("the store is not available", reason=message)
        message = "this could not be stored, and nothing was changed: try again in a moment"
    wait = error.wait if isinstance(error, TooManyGuesses) else 2 if status in (429, 503) else 0
    return Response(
        Problem(code, message), status_code=status, headers={"retry-after": str(math.ceil(wait))} if wait else {}
    )


def handle_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer an error of the framework."""
    status = error.status_code
    code = (_CODES | _CODES_MORE).get(status, "refused")
    message = str(error.detail)
    if isinstance(error.extra, list):
        message = "; ".join([message, *(_describe_detail(one) for one in error.extra)])
    return Response(Problem(code, message), status_code=status, headers=error.headers)


def _describe_detail(one: object) -> str:
    if not isinstance(one, dict):
        return str(one)
    return f"{one.get('key', '')}: {one.get('message', '')}"


def handle_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Log an unexpected error with its traceback, and answer 500 without details."""
    log.error("a request failed", route=request.scope.get("path_template"), exc_info=error)
    return Response(Problem("mistake", "the server made a mistake"), status_code=HTTP_500_INTERNAL_SERVER_ERROR)


ERRORS: Final[dict[int | type[Exception], Callable[..., Response[Problem]]]] = {
    **dict.fromkeys(STATUS, handle_known_error),
    HTTPException: handle_http_error,
    Exception: handle_unexpected_error,
}
