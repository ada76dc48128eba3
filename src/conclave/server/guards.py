"""The gate around the whole application: who may knock, how often, and what every answer carries."""

from __future__ import annotations

import math
import time
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import msgspec
import structlog

from conclave.server import metrics
from conclave.server.limits import Limit
from conclave.server.settings import Settings

# ASGI's own types, as its specification has them.
Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
Application: TypeAlias = Callable[[Any, Any, Any], Awaitable[None]]

SIGN_INS: Final = ("/api/guest", "/api/account", "/api/sign-in")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = "/replay"  # plays a whole game for one answer: counts as much as a change
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
    """Refuses requests of other sites and of people in too much of a hurry; counts, times and logs the others."""

    def __init__(self, app: Application, settings: Settings) -> None:
        self._app: Final = app
        self._settings: Final = settings
        self._metrics_for: Final = {one.strip() for one in settings.metrics_for.split(",")}
        second, minute = settings.requests_per_second, settings.changes_per_minute
        self._requests: Final = Limit(second, max(20, 5 * second))
        self._changes: Final = Limit(minute / 60, max(10, minute / 4))
        self._sign_ins: Final = Limit(settings.sign_ins_per_minute / 60, max(1, settings.sign_ins_per_minute))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and (problem := self._problem(scope)):
            log.info("socket refused", code=problem[1].code, address=_address(scope))
            await send({"type": "websocket.close", "code": 1008, "reason": problem[1].message})
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start, status = time.perf_counter(), 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                own = [(name, value) for name, value in message.get("headers", ()) if name.lower() != b"server"]
                message["headers"] = [*own, *_HEADERS, *([_HTTPS_ONLY] if self._settings.is_secure else [])]
            await send(message)

        if problem := self._problem(scope):
            await _refuse(send_on, *problem)
        else:
            await self._app(scope, receive, send_on)
        seconds = time.perf_counter() - start
        route = str(scope.get("path_template") or "(none)")  # never the path: it may hold an invitation
        method = scope["method"] if scope["method"] in METHODS else "other"  # each label stays in memory
        metrics.REQUESTS.labels(method, route, status).inc()
        metrics.REQUEST_SECONDS.labels(route).observe(seconds)
        log.info("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    def _problem(self, scope: Scope) -> tuple[int, Problem, float] | None:
        """Status, reason and how long to wait, for a request that goes no further."""
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not is_same_origin(scope, self._settings):
            return 403, Problem("other_origin", "this request comes from another site"), 0
        path, address, now = scope["path"], _address(scope), time.monotonic()
        if path == "/health":
            return None
        if path.rstrip("/") == "/metrics" and address not in self._metrics_for:
            return 403, Problem("forbidden", "figures are not for this address: see the setting metrics_for"), 0
        wait = self._requests.take(address, now)
        if not wait and scope["type"] == "http" and (changes or path.endswith(COSTLY)):
            wait = self._sign_ins.take(address, now) if path.startswith(SIGN_INS) else self._changes.take(address, now)
        if wait:
            return 429, Problem("too_fast", f"too many requests: wait {math.ceil(wait)} seconds"), wait
        return None


def is_same_origin(scope: Scope, settings: Settings) -> bool:
    """Whether a browser sent this from our own pages. What is no browser sends no Origin, and is welcome."""
    headers = _headers(scope)
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    if settings.origin and origin == settings.origin:
        return True
    try:
        return bool(host := headers.get("host")) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def _headers(scope: Scope) -> Mapping[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(send: Send, status: int, problem: Problem, wait: float) -> None:
    headers = [(b"content-type", b"application/json")]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
