"""The websocket of bot accounts at /ws/bot: the bot protocol (docs/BOTS.md), with a bearer token."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from collections.abc import Sequence
from typing import Any, Final, Protocol, cast

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import WebsocketRouteHandler

from conclave.bots import choose_stand_in
from conclave.core import registry
from conclave.core.game import Seat
from conclave.lab.bot_protocol import (
    PROTOCOL,
    Accept,
    Answer,
    AnswerRefused,
    Challenge,
    Decline,
    HostMessage,
    Refused,
    TimeLimit,
    Welcome,
    decode_bot_message,
    encode_line,
    refuse_stale,
)
from conclave.server import metrics
from conclave.server.http.connection_limits import ConnectionCeiling
from conclave.server.http.socket import (
    CLOSE_CODES,
    MAX_UNSENT_BYTES,
    MAX_UNSENT_MESSAGES,
    NOT_SIGNED_IN,
    TRY_LATER,
    Ending,
)
from conclave.server.http.socket import Context as SocketContext
from conclave.server.middleware import get_address
from conclave.server.rate_limits import address_key
from conclave.server.store import Store
from conclave.server.store.bot_accounts import TokenBearer
from conclave.server.store.values import Conflict, NotFound, Status, StoreError
from conclave.server.tables.audience import Watcher
from conclave.server.tables.remote_bot import RemoteSeat

LOG: Final = structlog.get_logger("conclave.bot_socket")
BEARER: Final = "Bearer "
SOCKETS_PER_BOT: Final = 1
RUNNING: Final[tuple[Status, ...]] = ("open", "playing")


class Context(SocketContext, Protocol):
    """Services that a bot's connection needs."""

    @property
    def store(self) -> Store: ...


def make_routes(context: Context) -> list[WebsocketRouteHandler]:
    """Return the handler of the websocket at /ws/bot."""
    bots = ConnectionCeiling(SOCKETS_PER_BOT)

    @websocket("/ws/bot")
    async def play_as_bot(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        header = socket.headers.get("authorization", "")
        token = header.removeprefix(BEARER) if header.startswith(BEARER) else ""
        bearer = await context.store.bot_accounts.find_bearer(token) if token else None
        if bearer is None or not context.settings.bot_games:
            await socket.close(NOT_SIGNED_IN, "this needs the token of a bot account: Authorization: Bearer TOKEN")
            return
        with bots.room_for(bearer.user.id) as is_room:
            if is_room:
                await BotConnection(socket, context, bearer).run()
            else:
                metrics.REFUSED.labels("sockets_of_person").inc()
                await socket.close(TRY_LATER, "this bot is connected already")

    return [play_as_bot]


class BotConnection:
    """One bot, at all its tables."""

    def __init__(self, socket: WebSocket[Any, Any, Any], context: Context, bearer: TokenBearer) -> None:
        self._socket: Final = socket
        self._context: Final = context
        self._bearer: Final = bearer
        self._address: Final = address_key(get_address(cast(Any, socket.scope)))
        self._refusals: Final = context.limits.make_bucket("refused_messages")
        self._ids: Final = itertools.count(1)
        self._seats: Final[dict[str, RemoteSeat]] = {}
        self._watchers: Final[dict[str, Watcher]] = {}
        self._offers: Final[dict[str, Seat]] = {}  # seats that were offered on this connection, by table
        self._news: Final = asyncio.Event()
        self._outbox: Final[asyncio.Queue[bytes]] = asyncio.Queue(MAX_UNSENT_MESSAGES)
        self._unsent_bytes = 0
        self._tasks: list[asyncio.Task[Any]] = []
        self._ending: Ending | None = None

    @property
    def user_id(self) -> str:
        return self._bearer.user.id

    @property
    def sign_in(self) -> str:
        return self._bearer.token_hash

    # --- In and out

    async def run(self) -> None:
        """Handle messages until either side closes."""
        hub, scopes = self._context.hub, sorted(self._bearer.scopes)
        hub.connections.add(self)
        metrics.SOCKETS.inc()
        self._say(Welcome(PROTOCOL, self._bearer.user.name, scopes, self._context.settings.bot_games))
        self._tasks = [asyncio.create_task(work()) for work in (self._read, self._write, self._tend)]
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            metrics.SOCKETS.dec()
            hub.connections.discard(self)
            for task in self._tasks:
                task.cancel()
            for result in await asyncio.gather(*self._tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                    LOG.error("the connection of a bot failed", exc_info=result)
            for table in list(self._watchers):
                self.forget_table(table)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self._socket.close(CLOSE_CODES[self._ending] if self._ending else 1011)

    def send(self, message: bytes) -> None:
        """Take note that something has happened at a table."""
        self._news.set()

    def end(self, why: Ending) -> None:
        """Close the connection."""
        if self._ending is None:
            self._ending = why
            for task in self._tasks:
                task.cancel()

    def _say(self, message: HostMessage) -> None:
        line = encode_line(message)
        self._unsent_bytes += len(line)
        if self._outbox.full() or self._unsent_bytes > MAX_UNSENT_BYTES:
            self.end("slow")
        else:
            self._outbox.put_nowait(line)

    async def _write(self) -> None:
        with contextlib.suppress(RuntimeError):  # gone while we were sending
            while True:
                line = await self._outbox.get()
                await self._socket.send_data(line.decode().rstrip("\n"))
                self._unsent_bytes -= len(line)

    async def _read(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                self._socket.connection_state = "disconnect"
                return
            if event["type"] == "websocket.receive":
                data = event.get("text")
                await self._take(data if data is not None else event.get("bytes") or b"")

    async def _take(self, data: str | bytes) -> None:
        wait = self._context.limits.take_for("bot_messages", self.user_id, self._address)
        if wait:
            metrics.REFUSED.labels("messages").inc()
            await asyncio.sleep(wait)  # back-pressure: nothing is read until then
        try:
            message = decode_bot_message(data)
            if isinstance(message, Answer):
                await self._answer(message)
            elif isinstance(message, Accept):
                await self._accept(message)
            else:
                await self._decline(message)
        except AnswerRefused as refused:
            self._say(refused.refusal)
            if self._refusals.take(time.monotonic()):
                self.end("too_fast")
        except StoreError as error:
            LOG.warning("the store failed", error=type(error).__name__)
            self._news.set()

    # --- Tables

    async def _tend(self) -> None:
        """Watch the bot's tables, and look at them whenever something has happened."""
        for table in await self._context.store.tables.list_of_user(self.user_id, RUNNING):
            await self._watch(table.id)
        while True:
            for seat in list(self._seats.values()):
                seat.look()
                if seat.is_over:
                    self.forget_table(seat.room.table.id)
            await self._news.wait()
            self._news.clear()

    async def _watch(self, table: str) -> None:
        hub = self._context.hub
        room = await hub.open_room(table)
        if not room.table.seats_of(self.user_id):  # it was open before the bot sat down
            await room.refresh()
        mine: Sequence[Seat] = room.table.seats_of(self.user_id)
        if table in self._watchers or not mine or "play" not in self._bearer.scopes:
            return
        self._seats[table] = RemoteSeat(room, self.user_id, mine[0], self._say, self._ids)
        self._watchers[table] = Watcher(self, self.user_id, "en", mine[0], 0.0)
        await room.watch(self._watchers[table], None)
        hub.announce_presence(room)
        self._news.set()

    def forget_table(self, table: str) -> None:
        """Stop watching a table that is over, or at which the bot no longer sits."""
        watcher, seat = self._watchers.pop(table, None), self._seats.pop(table, None)
        if watcher and seat:
            seat.room.unwatch(watcher)

    async def _answer(self, answer: Answer) -> None:
        for seat in self._seats.values():
            if seat.pending_id == answer.id:
                await seat.take(answer)
                self._news.set()
                return
        raise AnswerRefused(refuse_stale(answer.id))

    # --- Challenges

    def challenge(self, table: str, seat: Seat) -> None:
        """Offer the bot a seat, if its token allows to take seats."""
        if "challenge" in self._bearer.scopes:
            self._offers[table] = seat
            self._tasks.append(asyncio.create_task(self._offer(table)))

    async def _offer(self, table: str) -> None:
        with contextlib.suppress(StoreError):
            found = await self._context.store.tables.get(table)
            host = await self._context.store.people.get(found.host)
            time_limit = TimeLimit(found.time.kind, found.time.seconds, found.time.increment)
            variant = str(found.options.get("variant", "standard"))
            self._say(Challenge(table, host.name, found.game, variant, len(found.seats), found.rated, time_limit))

    async def _accept(self, message: Accept) -> None:
        seat = self._offers.pop(message.table, None)
        if seat is None:
            raise AnswerRefused(_refuse_offer("no seat at this table is offered to this bot"))
        store, settings = self._context.store, self._context.settings
        if await store.bot_accounts.count_games(self.user_id) >= settings.bot_games:
            raise AnswerRefused(_refuse_offer(f"a bot may sit at {settings.bot_games} tables at once"))
        try:
            link = (await store.tables.get_secret(message.table)).link
            stand_in = choose_stand_in(registry.load_game((await store.tables.get(message.table)).game))
            await self._context.lobby.join(self._bearer.user, message.table, seat, link, stand_in)
        except (Conflict, NotFound) as error:
            raise AnswerRefused(_refuse_offer(str(error))) from None
        await self._watch(message.table)

    async def _decline(self, message: Decline) -> None:
        if self._offers.pop(message.table, None) is None:
            raise AnswerRefused(_refuse_offer("no seat at this table is offered to this bot"))
        reason = " ".join("".join(c if c.isprintable() else " " for c in message.reason).split())[:200]
        if reason and not self._context.limits.take_for("chat", self.user_id, self._address):
            name = self._bearer.user.name
            await self._context.store.tables.add_chat(message.table, self.user_id, name, reason)


def _refuse_offer(text: str) -> Refused:
    return Refused(None, "illegal", text)
