"""A websocket without ASGI in between: for what happens at every move that would be a task and five calls."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, cast

from litestar import WebSocket

KEY: Final = "conclave.instant"  # of the scope: protocols.py puts it there


class Instant(NamedTuple):
    """The short way of one connection."""

    send: Callable[[bytes], bool]  # whether the text is on its way; else ASGI's way is the right one
    receive: Callable[[], Awaitable[Any]]  # the next event, as ASGI has them


def instant(socket: WebSocket[Any, Any, Any]) -> Instant:
    """The way of this connection; another server than uvicorn has but the long one."""
    return cast(Instant | None, socket.scope.get(KEY)) or Instant(lambda _: False, socket.receive)
