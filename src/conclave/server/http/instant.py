"""Uvicorn's websocket, with a way to send at once: through ASGI each message would be a task and five calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

SendNow: TypeAlias = Callable[[bytes], bool]  # whether the text is on its way; else ASGI's way is the right one

_KEY: Final = "conclave.send_now"


class InstantWebSocket(WebSocketsSansIOProtocol):
    """What uvicorn makes of a socket that becomes a websocket."""

    async def run_asgi(self) -> None:
        cast(dict[str, Any], self.scope)[_KEY] = self.send_now
        await super().run_asgi()

    def send_now(self, text: bytes) -> bool:
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        try:
            self.conn.send_text(text)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def send_now(scope: Any) -> SendNow:
    """The way of this connection; another server than uvicorn has none."""
    found: SendNow = scope.get(_KEY, lambda _: False)
    return found
