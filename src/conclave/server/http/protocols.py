"""Uvicorn's two protocols with bounds of ours, and with a way to send at once.

They rely on how uvicorn is made inside, so its version has a bound in pyproject.toml, and `missing` looks at the start
whether all is as we know it; where it is not, run.py serves with uvicorn's own.
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
from websockets.protocol import State

from conclave.server import metrics
from conclave.server.http.frames import REFUSED, WHOLE_TEXT, end_of, framed, said_in
from conclave.server.http.front import CLOSING_SECONDS, REQUEST_SECONDS, STUCK_SECONDS, Front, Span
from conclave.server.http.instant import KEY, Instant
from conclave.server.limits import Bucket
from conclave.server.settings import Settings

MOST_HEAD: Final = 32_768  # bytes of a request's first line and headers
PIECE: Final = 2_048  # bytes of a websocket after which others have their turn
FRAMES_PER_SECOND: Final = 10.0  # that are no whole message: pings, pongs and parts
FRAMES_AT_ONCE: Final = 200.0
GOING_AWAY: Final = 1008  # what we say to whoever sends more of them
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

_HTTP_PARTS: Final = ("client", "config", "connections", "cycle", "flow", "loop", "transport")
_WEBSOCKET_PARTS: Final = (
    *("client", "close_sent", "config", "conn.parser", "conn.state", "disconnected", "frames", "handshake_complete"),
    *("handshake_initiated", "loop", "queue", "read_paused", "schedule_ping", "transport", "writable"),
)


class Config(uvicorn.Config):
    """How uvicorn runs, and the front that all connections share."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        super().__init__(app, **more)
        self.front: Final = Front(settings)


class TooLong(Exception):
    """The head of a request is longer than any of ours."""


class BoundedHttp(HttpToolsProtocol):
    """A connection until it becomes a websocket: requests are short, come whole, and their answers are taken."""

    _asking_since: float | None = None
    _head = 0  # bytes of the request's head so far
    _unparsed = 0  # bytes since the last part of a request that was understood

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's is so too
        super().connection_made(transport)
        self._asking_since = self.loop.time()
        self._stuck, self._closing = Span(), Span()
        if not self._front.knock(self):
            transport.abort()
        elif not self._front.enter(self):
            transport.write(BUSY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._front.leave(self)

    def handle_websocket_upgrade(self) -> None:
        self._front.leave(self)  # it is the websocket's from now on
        super().handle_websocket_upgrade()

    @property
    def _front(self) -> Front:
        return cast(Config, self.config).front

    def data_received(self, data: bytes) -> None:
        self._unparsed += len(data)
        super().data_received(data)
        if self._unparsed > MOST_HEAD and not self.transport.is_closing():
            metrics.REFUSED.labels("head").inc()
            self.send_400_response("The head of this request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        if self._asking_since is None:
            self._asking_since = self.loop.time()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > MOST_HEAD:
            raise TooLong  # the parser makes it a 400

    def on_headers_complete(self) -> None:
        self._unparsed = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._unparsed = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._unparsed = 0
        self._asking_since = None
        super().on_message_complete()

    def is_waiting(self) -> bool:
        return bool(getattr(self.cycle, "response_complete", True))  # before the first request there is none

    def is_overdue(self, now: float) -> bool:
        if self._asking_since is not None and now - self._asking_since > REQUEST_SECONDS:
            return True
        if self._closing.lasts(self.transport.is_closing(), now) > CLOSING_SECONDS:
            return True
        return self._stuck.lasts(self.flow.write_paused, now) > STUCK_SECONDS


class InstantWebSocket(WebSocketsSansIOProtocol):
    """A websocket. What comes in is looked at piece by piece, and not at all while what goes out is not taken."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._said: list[bytes] = []  # in this turn of the loop, and not sent yet
        self._held = b""  # what has come and was not looked at yet
        self._has_more = False  # whether there is more to look at, and
        self._is_feeding = False  # whether that is about to be done
        self._is_awaited = False  # whether somebody waits for the next message, so that there is no line of them
        self._has_spoken = False  # since we last wondered whether anybody is there
        self._frames: Final = Bucket(FRAMES_PER_SECOND, FRAMES_AT_ONCE)
        self._stuck: Final = Span()
        self._closing: Final = Span()

    # --- Sending

    async def run_asgi(self) -> None:
        scope = cast(dict[str, Any], self.scope)
        scope[KEY] = Instant(self.send_now, self.receive)
        try:
            await super().run_asgi()
        finally:
            del scope[KEY]  # they refer to us, and we to it

    def send_now(self, text: bytes) -> bool:
        if self.conn.state is not State.OPEN or self.disconnected or self.close_sent or not self.writable.is_set():
            return False
        if not self._said:
            self._front.send_soon(self._flush)
        self._said.append(framed(text))
        return True

    def _flush(self) -> None:
        said, self._said = self._said, []
        if said and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    async def send(self, message: Any) -> None:
        self._flush()  # in the order in which it was said
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    # --- Coming and going

    @property
    def _front(self) -> Front:
        return cast(Config, self.config).front

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._front.enter(self)  # there was room for it a moment ago

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._held, self._has_more, self._said = b"", False, []
        self._front.leave(self)
        self.conn.parser.close()  # it waits for more, and refers to what refers to it

    def is_waiting(self) -> bool:
        return not self.handshake_complete

    def is_overdue(self, now: float) -> bool:
        if self.transport.is_closing():
            return self._closing.lasts(True, now) > CLOSING_SECONDS
        return self._stuck.lasts(not self.writable.is_set(), now) > STUCK_SECONDS

    def send_keepalive_ping(self) -> None:
        """Whoever has said something meanwhile is there: only those who are silent are asked."""
        if self._has_spoken:
            self._has_spoken = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    # --- Receiving

    def data_received(self, data: bytes) -> None:
        self._held += data
        if not self._is_feeding:
            self._feed()

    def _feed(self) -> None:
        """Look at some of it; the rest has its turn after everybody else's, when what is in this has been heard."""
        was_held_up, self._is_feeding = self._is_feeding, False
        data, at = self._held, 0
        while at < len(data) and at < PIECE and not self.transport.is_closing():
            end = end_of(data, at, self.config.ws_max_size) if self.handshake_initiated else REFUSED
            if end == REFUSED:  # whatever it is, the library answers it
                end = len(data)
                super().data_received(data[at:end])
            elif not at < end <= len(data):
                break  # the rest of this frame has yet to come
            elif not self._is_heard(data, at, end):
                super().data_received(data[at:end])
            at = end
        self._held = b"" if self.transport.is_closing() else data[at:]
        self._has_more = at >= PIECE and bool(self._held)
        if self._has_more:
            self.transport.pause_reading()
        if self._has_more or was_held_up:
            self._go_on()

    def _is_heard(self, data: bytes, start: int, end: int) -> bool:
        """Whether this frame is a whole text, the usual case, which needs no library; it is in the queue then."""
        if data[start] != WHOLE_TEXT or self.frames or self.close_sent or self.conn.state is not State.OPEN:
            return False
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": said_in(data, start, end)})
        except UnicodeDecodeError:
            return False
        if not self._is_awaited and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._is_awaited, self._has_spoken = False, True
        return True

    def _go_on(self) -> None:
        """Unless something that has come is not heard yet, or something that was sent is not taken."""
        if self.read_paused or self._is_feeding or not self.writable.is_set() or self.transport.is_closing():
            return
        if self._has_more:
            self._is_feeding = True
            self.loop.call_soon(self._feed)
        else:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        self._is_awaited = self.queue.empty()
        message = await self.queue.get()
        self._is_awaited = False
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def handle_ping(self) -> None:
        if self._is_patient():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_patient():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_patient():
            super().handle_cont(event)

    def _is_patient(self) -> bool:
        """Whether so many frames that are no messages are still to be believed; else the connection ends."""
        if self.close_sent or not self._frames.take(self.loop.time()):
            return not self.close_sent
        metrics.REFUSED.labels("frames").inc()
        self.conn.fail(GOING_AWAY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent, self._held = True, b""
        self.transport.close()
        return False


async def _nobody(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application that is never asked."""


def _has(one: object, path: str) -> bool:
    try:
        attrgetter(path)(one)
    except AttributeError:
        return False
    return True


def missing() -> list[str]:
    """Which of uvicorn's inner parts that we rely on are not there."""
    config = uvicorn.Config(_nobody, log_config=None)
    found: list[str] = []
    for kind, parts in ((HttpToolsProtocol, _HTTP_PARTS), (WebSocketsSansIOProtocol, _WEBSOCKET_PARTS)):
        try:
            one = kind(config, ServerState(), {}, asyncio.new_event_loop())
        except Exception as error:  # whatever has changed there
            found.append(f"{kind.__name__} ({error})")
            continue
        one.loop.close()
        found += [f"{kind.__name__}.{part}" for part in parts if not _has(one, part)]
    ours = ((BoundedHttp, HttpToolsProtocol), (InstantWebSocket, WebSocketsSansIOProtocol))
    for mine, theirs in ours:
        own = [name for name, value in vars(mine).items() if callable(value) and name[0] != "_"]
        known = {"send_now", "is_waiting", "is_overdue"}
        found += [f"{theirs.__name__}.{name}" for name in own if name not in known and not hasattr(theirs, name)]
    return found
