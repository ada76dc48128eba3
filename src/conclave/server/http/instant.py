"""Sending to a websocket at once: through ASGI each message would be a task and five calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

SendNow: TypeAlias = Callable[[bytes], bool]  # whether the text is on its way; else ASGI's way is the right one

KEY: Final = "conclave.send_now"  # of the scope: protocols.py puts it there


def send_now(scope: Any) -> SendNow:
    """The way of this connection; another server than uvicorn has none."""
    found: SendNow = scope.get(KEY, lambda _: False)
    return found
