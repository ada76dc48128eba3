"""The gate around the whole application: who may knock, how often, and what every answer carries.

What holds for some routes alone is not decided here by the text of a path, of which the router has its own idea, but by
the route that was found: see http/doors.py.
"""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog

from conclave.server import metrics
from conclave.server.limits import Limit, neighbourhood
from conclave.server.settings import Settings

# ASGI's own types, as its specification has them.
Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SAFE: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = ("/health", "/health/live")
DIRECT: Final = (*HEALTH, "/metrics")
GONE: Final = 499  # nobody was there any more to be answered
METHODS: Final = (*SAFE, "POST", "PUT", "PATCH", "DELETE")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation's link is a secret
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_HEADERS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_HTTPS_ONLY: Final = (b"strict-transport-security", b"max-age=31536000")

log: Final = structlog.get_logger("conclave.http")


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence for people."""

    code: str
    message: str


class Gate:
    """Refuses requests of other sites and of people who send too many; counts, times and logs the others."""

    def __init__(self, app: Application, settings: Settings) -> None:
        self._app: Final = app
        self._settings: Final = settings
        second = settings.requests_per_second
        # Half a minute's worth at once: when a club meets, thirty browsers load their first page from one address.
        self._requests: Final = Limit(second, max(20, 30 * second))
        self._sockets: Final = Limit(second / 4, max(40, 2 * second))  # a club's browsers come back together

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and (problem := self._problem(scope)):
            log.info("socket refused", code=problem[1].code, address=address_of(scope))
            await send({"type": "websocket.close", "code": 1008, "reason": problem[1].message})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start, status, is_gone = time.perf_counter(), 500, False

        async def receive_on() -> Message:
            nonlocal is_gone
            message = await receive()
            is_gone = is_gone or message["type"] == "http.disconnect"
            return message

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = GONE if is_gone else message["status"]
                own = [(name, value) for name, value in message.get("headers", ()) if name.lower() != b"server"]
                message["headers"] = [*own, *_HEADERS, *([_HTTPS_ONLY] if self._settings.is_secure else [])]
            await send(message)

        if problem := self._problem(scope):
            await _refuse(send_on, *problem)
        else:
            await self._app(scope, receive_on, send_on)
        seconds = time.perf_counter() - start
        route = str(scope.get("path_template") or "(none)")  # never the path: it may hold an invitation
        method = scope["method"] if scope["method"] in METHODS else "other"  # each label stays in memory
        metrics.REQUESTS.labels(method, route, status).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    def _problem(self, scope: Scope) -> tuple[int, Problem, float] | None:
        """Status, reason and how long to wait, for a request that goes no further."""
        if problem := malformed(scope):
            return 400, Problem("malformed", problem), 0
        if not is_our_host(scope, self._settings):
            return 421, Problem("other_host", f"this server is {self._settings.origin}: ask for it by that name"), 0
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(scope, self._settings):
            return 403, Problem("other_origin", "this request comes from another site"), 0
        if scope["path"] in HEALTH:  # monitors ask often, and must not be refused
            return None
        limit = self._sockets if scope["type"] == "websocket" else self._requests
        if wait := limit.take(neighbourhood(address_of(scope)), time.monotonic()):
            metrics.REFUSED.labels("requests").inc()
            return 429, too_fast(wait), wait
        return None


def too_fast(wait: float) -> Problem:
    return Problem("too_fast", f"too many requests: wait {math.ceil(wait)} seconds")


def is_our_host(scope: Scope, settings: Settings) -> bool:
    """Behind https: whether the request names this server. Another name is another site's that leads here (rebinding).

    Who watches over the process asks it directly, by whatever name.
    """
    if not settings.is_secure or scope["path"] in DIRECT:
        return True
    ours = urlsplit(settings.origin).netloc.lower()
    return _headers(scope).get("host", "").lower().removesuffix(":443") == ours.removesuffix(":443")


def malformed(scope: Scope) -> str:
    """Why no route should have to understand such an address; "" where it is one."""
    if "\0" in scope["path"]:
        return "an address has no zero bytes"
    try:
        _port = urlsplit(f"//{_headers(scope).get('host', '')}").port
    except ValueError:
        return "the host of this request is none: its port is a number up to 65535"
    return ""


def is_same_origin(scope: Scope, settings: Settings) -> bool:
    """Whether a browser sent this from our own pages. What is no browser sends no Origin, and is welcome."""
    headers = _headers(scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if settings.is_secure or (settings.origin and origin == settings.origin):
        return origin == settings.origin  # behind https, what came by http is no page of ours
    try:
        return bool(host := headers.get("host")) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def _headers(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(send: Send, status: int, problem: Problem, wait: float) -> None:
    headers = [(b"content-type", b"application/json")]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
