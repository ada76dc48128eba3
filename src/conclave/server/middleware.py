"""ASGI middleware around the application: origin checks, rate limits, security headers, access log.

Rules for single routes depend on the route that the router found (http/route_limits.py). They are not decided here by
the text of a path, which the router may interpret differently.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog

from conclave.server import metrics
from conclave.server.rate_limits import PolicyName, RateLimits, address_key
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
CLIENT_GONE_STATUS: Final = 499  # nobody was there any more to be answered
TOO_FAST_STATUS: Final = 429
MIN_PAUSE_SECONDS: Final = 0.25
MAX_PAUSE_SECONDS: Final = 1.0
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
    """Reason of a refusal: a code for programs, a message for people."""

    code: str
    message: str


class RequestGuard:
    """Refuses requests from other sites and above the rate limit; counts, times and logs the others."""

    def __init__(self, app: Application, settings: Settings, limits: RateLimits) -> None:
        self._app: Final = app
        self._settings: Final = settings
        self._limits: Final = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and (problem := self._find_problem(scope)):
            log.info("socket refused", code=problem[1].code, address=get_address(scope))
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
                status = CLIENT_GONE_STATUS if is_gone else message["status"]
                own = [(name, value) for name, value in message.get("headers", ()) if name.lower() != b"server"]
                message["headers"] = [*own, *_HEADERS, *([_HTTPS_ONLY] if self._settings.is_secure else [])]
            await send(message)

        if pause := self._compute_pause(scope, problem := self._find_problem(scope)):
            await asyncio.sleep(pause)
        if problem:
            await _refuse(send_on, *problem)
        else:
            await self._app(scope, receive_on, send_on)
        seconds = time.perf_counter() - start
        route = str(scope.get("path_template") or "(none)")  # never the path: it may hold an invitation
        method = scope["method"] if scope["method"] in METHODS else "other"  # each label stays in memory
        metrics.REQUESTS.labels(method, route, status).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    def _compute_pause(self, scope: Scope, problem: tuple[int, Problem, float] | None) -> float:
        """Return how long an answer is delayed: refusals and health checks cost something, too.

        A connection has one answer at a time, and an address few connections, so that a delay bounds their number.
        """
        if problem and problem[0] == TOO_FAST_STATUS:
            return min(MAX_PAUSE_SECONDS, max(MIN_PAUSE_SECONDS, problem[2]))
        if problem is None and scope["path"] in HEALTH and self._limits.take("health", address_key(get_address(scope))):
            return MAX_PAUSE_SECONDS
        return 0.0

    def _find_problem(self, scope: Scope) -> tuple[int, Problem, float] | None:
        """Return status, problem and seconds to wait for a request to refuse, or None."""
        if problem := find_malformation(scope):
            return 400, Problem("malformed", problem), 0
        if not is_our_host(scope, self._settings):
            return 421, Problem("other_host", f"this server is {self._settings.origin}: ask for it by that name"), 0
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(scope, self._settings):
            return 403, Problem("other_origin", "this request comes from another site"), 0
        if scope["path"] in HEALTH:  # monitors ask often, and must not be refused
            return None
        policy: PolicyName = "sockets" if scope["type"] == "websocket" else "requests"
        if wait := self._limits.take(policy, address_key(get_address(scope))):
            metrics.REFUSED.labels("requests").inc()
            return 429, make_rate_problem(wait), wait
        return None


def make_rate_problem(wait: float) -> Problem:
    return Problem("too_fast", f"too many requests: wait {math.ceil(wait)} seconds")


def is_our_host(scope: Scope, settings: Settings) -> bool:
    """Return True if the request names this server as its host, or without https. Other names allow DNS rebinding.

    Monitoring routes are called by any name.
    """
    if not settings.is_secure or scope["path"] in DIRECT:
        return True
    ours = urlsplit(settings.origin).netloc.lower()
    return _read_headers(scope).get("host", "").lower().removesuffix(":443") == ours.removesuffix(":443")


def find_malformation(scope: Scope) -> str:
    """Return what is wrong with the address of a request; "" if nothing is."""
    if "\0" in scope["path"]:
        return "an address has no zero bytes"
    hosts = sum(name.lower() == b"host" for name, _ in scope["headers"])
    if hosts > 1 or (not hosts and scope.get("http_version") != "1.0"):
        return "a request has exactly one Host header"
    try:
        _port = urlsplit(f"//{_read_headers(scope).get('host', '')}").port
    except ValueError:
        return "the host of this request is none: its port is a number up to 65535"
    return ""


def is_same_origin(scope: Scope, settings: Settings) -> bool:
    """Return True if a browser sent this from our own pages, or if it comes from no browser (no Origin header)."""
    headers = _read_headers(scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if settings.is_secure or (settings.origin and origin == settings.origin):
        return origin == settings.origin  # behind https, what came by http is no page of ours
    try:
        return bool(host := headers.get("host")) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def _read_headers(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def get_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(send: Send, status: int, problem: Problem, wait: float) -> None:
    headers = [(b"content-type", b"application/json")]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
