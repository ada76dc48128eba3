"""The websocket of a client: messages are handled one by one, while updates of tables are sent concurrently."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final, Literal, Protocol, cast, get_args

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from conclave.core.game import Seat
from conclave.core.text.fluent import ENGLISH
from conclave.server import metrics
from conclave.server.accounts import Accounts
from conclave.server.http.connection_limits import ConnectionCeiling
from conclave.server.middleware import get_address
from conclave.server.rate_limits import PolicyName, RateLimits, address_key
from conclave.server.settings import Settings
from conclave.server.store.values import NotFound, StoreError, TooMany, User, now
from conclave.server.tables.audience import Watcher
from conclave.server.tables.bot_seats import Owner
from conclave.server.tables.commands import Asked
from conclave.server.tables.hub import Hub
from conclave.server.tables.lobby import Lobby
from conclave.server.tables.player_view import list_languages, nearest_language, say
from conclave.server.tables.room import Reply, Room
from conclave.server.wire import messages as wire
from conclave.server.wire.parts import Person

LOG: Final = structlog.get_logger("conclave.socket")
MAX_UNSENT_MESSAGES: Final = 256  # to one client; above this or the next limit it is disconnected
MAX_UNSENT_BYTES: Final = 1 << 20  # of these messages
MAX_WATCHED_TABLES: Final = 16  # by one socket
TRY_LATER: Final = 1013
NOT_SIGNED_IN: Final = 4401
CLOSE_CODES: Final = {"restart": 1012, "slow": TRY_LATER, "signed_out": NOT_SIGNED_IN, "too_fast": 1008}

REPLY_COUNTERS: Final = {kind: metrics.MESSAGES.labels(kind.__name__.lower()) for kind in get_args(Reply)}
Ending = Literal["restart", "slow", "signed_out", "too_fast"]
FAREWELLS: Final = {"restart": wire.Bye("restart"), "signed_out": wire.Bye("signed_out")}  # others would not listen


class Context(Protocol):
    """Services that a connection needs."""

    @property
    def hub(self) -> Hub: ...
    @property
    def lobby(self) -> Lobby: ...
    @property
    def settings(self) -> Settings: ...
    @property
    def accounts(self) -> Accounts: ...
    @property
    def limits(self) -> RateLimits: ...


def make_routes(context: Context) -> list[WebsocketRouteHandler]:
    """Return the handler of the websocket at /ws."""

    persons = ConnectionCeiling(context.settings.sockets_per_person)
    addresses = ConnectionCeiling(context.settings.sockets_per_address)

    @websocket("/ws")
    async def play(socket: WebSocket[Any, Any, Any]) -> None:
        try:
            with addresses.room_for(address_key(get_address(cast(Any, socket.scope)))) as is_room:
                if is_room:
                    await play_on(socket)
                else:
                    metrics.REFUSED.labels("sockets_of_address").inc()
                    await socket.close(TRY_LATER, "too many sockets of this address")
        finally:
            del socket.receive, socket.send  # they refer to it: nothing would be forgotten until circles are looked for

    async def play_on(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        user = await context.accounts.find_user(socket)
        if user is None:
            await socket.close(NOT_SIGNED_IN)
            return
        await context.accounts.note_visit(user, get_address(cast(Any, socket.scope)))
        sign_in = context.accounts.hash_cookie(context.accounts.read_cookie(socket))
        with persons.room_for(user.id) as is_room:
            if is_room:
                await Connection(socket, context, user, sign_in).run()
            else:
                metrics.REFUSED.labels("sockets_of_person").inc()
                await socket.close(TRY_LATER, "too many sockets of this person")

    return [play]


class Connection:
    """One client. Receives updates of rooms and of the lobby."""

    def __init__(self, socket: WebSocket[Any, Any, Any], context: Context, user: User, sign_in: str) -> None:
        self._socket: Final = socket
        self._hub: Final = context.hub
        self._lobby: Final = context.lobby
        self._user: Final = user
        self.sign_in: Final = sign_in
        self._limits: Final = context.limits
        address = get_address(cast(Any, socket.scope))
        self._address: Final = address_key(address)
        self._place: Final = context.accounts.hash_address(address)
        self._refusals: Final = self._limits.make_bucket("refused_messages")
        self._language = ENGLISH
        self._is_greeted = False
        self._watched: Final[dict[str, tuple[Room, Watcher]]] = {}
        self._waiting: list[bytes] = []
        self._unsent = self._unsent_bytes = 0
        self._writer: asyncio.Task[None] | None = None  # only while there is something to send: most sockets are idle
        self._task: asyncio.Task[Any] | None = None
        self._hint: asyncio.Task[None] | None = None
        self._is_reading = False
        self._ending: Ending | None = None

    @property
    def user_id(self) -> str:
        return self._user.id

    # --- In and out

    async def run(self) -> None:
        """Handle messages until either side closes."""
        self._task = asyncio.current_task()
        self._hub.connections.add(self)
        metrics.SOCKETS.inc()
        try:
            await self._read()
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if self._ending is None:  # the server itself is ending
                raise
        finally:
            self._leave()
            if self._ending:
                await self._say_goodbye(self._ending)
            if self._writer:
                self._writer.cancel()

    async def _read(self) -> None:
        while self._ending is None:
            self._is_reading = True
            event = await self._socket.receive()
            self._is_reading = False
            if event["type"] == "websocket.disconnect":
                self._socket.connection_state = "disconnect"  # so that nothing is sent any more
                return
            if event["type"] == "websocket.receive":
                data = event.get("text")
                await self._handle(data if data is not None else event.get("bytes") or b"")

    def send(self, message: bytes) -> None:
        """Queue a message without waiting. Clients that do not take their messages are disconnected."""
        if self._ending:
            return
        self._waiting.append(message)
        self._unsent += 1
        self._unsent_bytes += len(message)
        if self._unsent > MAX_UNSENT_MESSAGES or self._unsent_bytes > MAX_UNSENT_BYTES:
            self.end("slow")
        elif self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def end(self, why: Ending) -> None:
        """Close the connection, but not while a message is being handled."""
        if self._ending is None:
            self._ending = why
            if self._task and self._is_reading:
                self._task.cancel()

    async def _write(self) -> None:
        """Send queued messages until none is left."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone while we were sending
            while self._waiting:
                batch, self._waiting = self._waiting, []
                for message in batch:
                    await self._socket.send_data(message.decode())
                    self._unsent -= 1
                    self._unsent_bytes -= len(message)
        self._writer = None

    async def _say_goodbye(self, why: Ending) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(1):
                if bye := FAREWELLS.get(why):
                    await self._socket.send_data(wire.encode(bye).decode())
                await self._socket.close(CLOSE_CODES[why])

    def _leave(self) -> None:
        metrics.SOCKETS.dec()
        self._hub.connections.discard(self)
        self._hub.leave_lobby(self)
        for table in list(self._watched):
            self._unwatch(table)
        if self._hint:
            self._hint.cancel()

    # --- Messages

    async def _handle(self, data: str | bytes) -> None:
        """Handle one message of any kind."""
        wait = self._limits.take_for("messages", self._user.id, self._address)
        try:
            if len(data) > wire.MAX_MESSAGE_BYTES:
                raise msgspec.DecodeError("too long")
            message = wire.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._send_error("too_fast" if wait else "malformed", wait)
            await self._slow_down(wait)
            return
        if wait:
            self._refuse(message, "too_fast", wait)
            await self._slow_down(wait)
            return
        try:
            await self._answer(message)
        except NotFound:
            self._refuse(message, "no_table")
        except StoreError as error:
            LOG.warning("the store failed", error=type(error).__name__)
            self._refuse(message, "unavailable")
        except Exception:  # a mistake of ours: the log has it, the client has not
            LOG.exception("a message failed", message=type(message).__name__)
            self._refuse(message, "unavailable")

    async def _slow_down(self, wait: float) -> None:
        """Back-pressure: read nothing until the rate limit allows the next message."""
        if not wait:
            return
        metrics.REFUSED.labels("messages").inc()
        if self._refusals.take(time.monotonic()):
            self.end("too_fast")
        else:
            await asyncio.sleep(wait)

    async def _answer(self, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            await self._greet(message)
        elif isinstance(message, wire.Ping):
            self.send(wire.encode(wire.Pong(message.at, now())))
        elif not self._is_greeted:
            self._refuse(message, "hello_first")
        elif isinstance(message, wire.WatchLobby):
            await self._watch_lobby(message.on)
        elif isinstance(message, wire.Watch):
            await self._watch(message)
        elif message.table not in self._watched:
            self._refuse(message, "no_table")
        elif isinstance(message, wire.Unwatch):
            self._unwatch(message.table)
        elif isinstance(message, wire.Chat):
            await self._chat(message)
        elif isinstance(message, wire.Rematch):
            await self._rematch(message)
        elif isinstance(message, wire.AskHint):
            self._start_hint(message)
        elif isinstance(message, (wire.Consider, wire.PlayOn)):
            room, _ = self._watched[message.table]
            self.send(wire.encode(await room.answer_query(self._user.id, message, self._language)))
        else:
            await self._change_game(message)

    async def _change_game(self, message: Asked) -> None:
        """Handle a message that changes a game and is stored."""
        if self._is_over_limit("entries"):
            self._refuse(message, "too_fast")
        else:
            room, _ = self._watched[message.table]
            await room.handle(self._user.id, message, self._language, self._reply)

    def _is_over_limit(self, policy: PolicyName) -> bool:
        """Count one use; return True if this person, or their address, is over the rate limit."""
        return self._limits.take_for(policy, self._user.id, self._address) > 0

    def _reply(self, reply: Reply) -> None:
        REPLY_COUNTERS[type(reply)].inc()
        self.send(wire.encode(reply))

    def _refuse(self, message: wire.FromClient, code: str, retry_after: float = 0.0) -> None:
        request = getattr(message, "request", None)
        if isinstance(message, wire.Watch) and code == "no_table":
            self.send(wire.encode(wire.Unwatched(message.table)))
        elif request is None:
            self._send_error(code, retry_after)
        else:
            self.send(wire.encode(wire.Refused(request, code, say(self._language, f"refused-{code}"))))

    def _send_error(self, code: str, retry_after: float = 0.0) -> None:
        self.send(wire.encode(wire.Error(code, say(self._language, f"refused-{code}"), round(retry_after, 3))))

    async def _greet(self, hello: wire.Hello) -> None:
        """Handle hello; if the language has changed, send all watched tables again."""
        self._language, self._is_greeted = nearest_language(hello.language), True
        person = Person(self._user.id, self._user.name, not self._user.login)
        self.send(wire.encode(wire.Welcome(person, self._language, list_languages(), wire.PROTOCOL, now())))
        for table, (room, watcher) in list(self._watched.items()):
            await self._show_table(room, table, watcher.wish, watcher.pace, None)

    def _start_hint(self, message: wire.AskHint) -> None:
        """Start the computation of a hint in the background, one at a time."""
        is_waiting = self._hint is not None and not self._hint.done()
        is_busy = not self._hub.bots.may_advise(Owner(self._user.id, self._place))
        if is_waiting or is_busy or self._is_over_limit("hints"):
            self._refuse(message, "too_fast")
        else:
            room, _ = self._watched[message.table]  # now: by the time the task runs, nobody may look at it any more
            self._hint = asyncio.create_task(self._give_hint(room, message))

    async def _give_hint(self, room: Room, message: wire.AskHint) -> None:
        try:
            self.send(wire.encode(await room.make_hint(Owner(self._user.id, self._place), message, self._language)))
        except StoreError:
            self._refuse(message, "unavailable")

    # --- Tables

    async def _watch(self, message: wire.Watch) -> None:
        table = message.table
        room = await self._hub.open_room(table)
        if not await self._hub.may_watch(room, self._user.id, message.link):
            raise NotFound(table)
        if table not in self._watched and len(self._watched) >= MAX_WATCHED_TABLES:
            oldest = next(iter(self._watched))
            self._unwatch(oldest)
            self.send(wire.encode(wire.Unwatched(oldest)))
        await self._show_table(room, table, message.seat, message.pace, message.since)

    async def _show_table(self, room: Room, table: str, seat: Seat | None, pace: float, since: int | None) -> None:
        if table in self._watched:
            self._unwatch(table)
        watcher = Watcher(self, self._user.id, self._language, seat, pace)
        self._watched[table] = (room, watcher)
        await room.watch(watcher, since)
        self._hub.announce_presence(room)

    def _unwatch(self, table: str) -> None:
        room, watcher = self._watched.pop(table)
        room.unwatch(watcher)
        self._hub.announce_presence(room)

    def forget_table(self, table: str) -> None:
        """Stop watching a table that no longer exists or may no longer be seen."""
        if table in self._watched:
            self._unwatch(table)
            self.send(wire.encode(wire.Unwatched(table)))

    def challenge(self, table: str, seat: Seat) -> None:
        """Do nothing: only bot accounts are offered seats."""

    async def _watch_lobby(self, is_on: bool) -> None:
        if is_on:
            self.send(wire.encode(wire.Lobby(await self._hub.enter_lobby(self))))
        else:
            self._hub.leave_lobby(self)

    async def _chat(self, message: wire.Chat) -> None:
        text = " ".join(part for part in "".join(c if c.isprintable() else " " for c in message.text).split())
        if not text:
            self._refuse(message, "malformed")
        elif self._is_over_limit("chat"):
            self._refuse(message, "too_fast")
        else:
            room, _ = self._watched[message.table]
            await self._hub.store.tables.add_chat(message.table, self._user.id, self._user.name, text)
            self.send(wire.encode(wire.Ack(message.request, (await room.wait_until_stored()).version)))

    async def _rematch(self, message: wire.Rematch) -> None:
        room, _ = self._watched[message.table]
        if not (await room.wait_until_stored()).ending:
            self._refuse(message, "game_on")
        elif not room.table.seats_of(self._user.id):
            self._refuse(message, "not_your_seat")
        elif not room.table.next and self._is_over_limit("tables"):
            self._refuse(message, "too_fast")
        else:
            try:
                made = await self._lobby.rematch(self._user, room.table, self._place)
            except TooMany:
                self._refuse(message, "too_many_tables")
            else:
                self.send(wire.encode(wire.Rematched(message.request, made)))
