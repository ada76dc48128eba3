"""Uvicorn's HTTP and websocket protocols with limits: size of headers, time to send a request, speed of input.

They rely on internals of uvicorn, so its version is bounded in pyproject.toml. `list_missing_internals` checks them at
the start; where any is missing, run.py serves with uvicorn's own protocols.
"""

from __future__ import annotations

import asyncio
from operator import attrgetter
from typing import Any, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame

from conclave.server import metrics
from conclave.server.http.connection_limits import (
    CLOSING_SECONDS,
    REQUEST_SECONDS,
    STUCK_SECONDS,
    ConnectionLimits,
    Duration,
)
from conclave.server.settings import Settings

MAX_HEAD_BYTES: Final = 32_768  # bytes of a request's first line and headers
SLICE_BYTES: Final = 2_048  # of websocket input, parsed in one go
MAX_BYTES_AFTER_CLOSE: Final = 4_096  # parsed after our close frame, so that the client's own is still seen
POLICY_VIOLATION: Final = 1008  # websocket close code
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

_HTTP_PARTS: Final = ("client", "config", "connections", "cycle", "flow", "loop", "transport")
_WEBSOCKET_PARTS: Final = (
    *("client", "close_sent", "config", "conn.fail", "conn.parser", "handshake_complete", "loop", "read_paused"),
    *("transport", "writable"),
)


class Config(uvicorn.Config):
    """Uvicorn's configuration, with the connection limits that all connections share."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, **more)
        self.connection_limits: Final = ConnectionLimits(settings)


class HeadTooLong(Exception):
    """The first line and headers of a request exceed MAX_HEAD_BYTES."""


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection that ends if a request is too long, comes too slowly, or its answer is not taken."""

    _request_since: float | None = None
    _head_bytes = 0  # of the current request
    _unparsed_bytes = 0  # since the parser last reported a part of a request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's is so too
        super().connection_made(transport)
        self._request_since = self.loop.time()
        self._stuck, self._closing = Duration(), Duration()
        if not self._limits.may_connect(self):
            transport.abort()
        elif not self._limits.enter(self):
            transport.write(BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._limits.leave(self)

    def handle_websocket_upgrade(self) -> None:
        self._limits.leave(self)  # the websocket protocol enters in its place
        super().handle_websocket_upgrade()

    @property
    def _limits(self) -> ConnectionLimits:
        return cast(Config, self.config).connection_limits

    def data_received(self, data: bytes) -> None:
        self._unparsed_bytes += len(data)
        super().data_received(data)
        if self._request_since is None and self.is_waiting():
            self._request_since = self.loop.time()  # uvicorn has stopped its keep-alive timer for this input
        if self._unparsed_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            metrics.REFUSED.labels("head").inc()
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head_bytes = 0
        if self._request_since is None:
            self._request_since = self.loop.time()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head_bytes += size
        if self._head_bytes > MAX_HEAD_BYTES:
            raise HeadTooLong  # the parser answers 400

    def on_headers_complete(self) -> None:
        self._unparsed_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed_bytes = 0
        self._request_since = None
        super().on_message_complete()

    def is_waiting(self) -> bool:
        return bool(getattr(self.cycle, "response_complete", True))  # before the first request there is none

    def is_overdue(self, now: float) -> bool:
        if self._request_since is not None and now - self._request_since > REQUEST_SECONDS:
            return True
        if self._closing.measure(self.transport.is_closing(), now) > CLOSING_SECONDS:
            return True
        return self._stuck.measure(self.flow.write_paused, now) > STUCK_SECONDS


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """A websocket. Input is parsed in slices, and not at all while output is not taken or after we have closed."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._unparsed = b""
        self._is_parsing_soon = False
        self._bytes_after_close = 0
        self._control_frames: Final = self._limits.rates.make_bucket("control_frames")
        self._stuck: Final = Duration()
        self._closing: Final = Duration()

    @property
    def _limits(self) -> ConnectionLimits:
        return cast(Config, self.config).connection_limits

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._limits.enter(self)  # its HTTP connection has just left

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unparsed = b""
        self._limits.leave(self)
        self.conn.parser.close()  # the suspended generator is part of a reference cycle

    def is_waiting(self) -> bool:
        return not self.handshake_complete

    def is_overdue(self, now: float) -> bool:
        if self.transport.is_closing():
            return self._closing.measure(True, now) > CLOSING_SECONDS
        return self._stuck.measure(not self.writable.is_set(), now) > STUCK_SECONDS

    # --- Input

    def data_received(self, data: bytes) -> None:
        self._unparsed += data
        if self.transport.is_closing():
            self._unparsed = b""
        elif len(self._unparsed) > SLICE_BYTES or self._is_parsing_soon or not self._may_read():
            self.transport.pause_reading()
            self._continue_reading()
        else:
            self._parse_slice()

    def _parse_slice(self) -> None:
        """Parse some input. A client that goes on sending after our close frame is cut off."""
        data, self._unparsed = self._unparsed[:SLICE_BYTES], self._unparsed[SLICE_BYTES:]
        if self.close_sent:
            self._bytes_after_close += len(data)
            if self._bytes_after_close > MAX_BYTES_AFTER_CLOSE:
                metrics.REFUSED.labels("after_close").inc()
                self.transport.abort()
                return
        super().data_received(data)

    def _parse_soon(self) -> None:
        self._is_parsing_soon = False
        if self._unparsed and self._may_read():
            self._parse_slice()
        self._continue_reading()

    def _may_read(self) -> bool:
        """Return True unless the application has unread messages, or the client does not take what was sent."""
        return not self.read_paused and self.writable.is_set() and not self.transport.is_closing()

    def _continue_reading(self) -> None:
        """Parse the next slice after other callbacks of the event loop, then read on."""
        if self._is_parsing_soon or not self._may_read():
            return
        if self._unparsed:
            self._is_parsing_soon = True
            self.loop.call_soon(self._parse_soon)
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unparsed and not self.transport.is_closing():
            self.transport.pause_reading()  # uvicorn has resumed it
            self._continue_reading()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._continue_reading()

    # --- Frames that are no whole messages

    def handle_ping(self) -> None:
        if self._may_send_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send_control_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send_control_frame():
            super().handle_cont(event)

    def _may_send_control_frame(self) -> bool:
        """Return True if the client is within its rate of control and continuation frames; else close."""
        if self.close_sent or not self._control_frames.take(self.loop.time()):
            return not self.close_sent
        metrics.REFUSED.labels("frames").inc()
        self.conn.fail(POLICY_VIOLATION, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self._unparsed = True, b""
        self.transport.close()
        return False


async def _empty_app(_scope: Any, _receive: Any, _send: Any) -> None:
    """Do nothing: this application is never called."""


def _has_attribute(one: object, path: str) -> bool:
    try:
        attrgetter(path)(one)
    except AttributeError:
        return False
    return True


def list_missing_internals() -> list[str]:
    """Return the internals of uvicorn that we rely on and that this version does not have."""
    config = uvicorn.Config(_empty_app, log_config=None)
    found: list[str] = []
    for kind, parts in ((HttpToolsProtocol, _HTTP_PARTS), (WebSocketsSansIOProtocol, _WEBSOCKET_PARTS)):
        try:
            one = kind(config, ServerState(), {}, asyncio.new_event_loop())
        except Exception as error:  # any change of the constructor
            found.append(f"{kind.__name__} ({error})")
            continue
        one.loop.close()
        found += [f"{kind.__name__}.{part}" for part in parts if not _has_attribute(one, part)]
    ours = ((BoundedHttp, HttpToolsProtocol), (BoundedWebSocket, WebSocketsSansIOProtocol))
    for mine, theirs in ours:
        own = [name for name, value in vars(mine).items() if callable(value) and name[0] != "_"]
        known = {"is_waiting", "is_overdue"}
        found += [f"{theirs.__name__}.{name}" for name in own if name not in known and not hasattr(theirs, name)]
    return found
