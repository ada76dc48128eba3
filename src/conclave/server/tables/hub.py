"""The hub: open rooms of this process, clients in the lobby, and notices of other processes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import sys
import time
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Any, Final, Literal, Protocol

import msgspec
import structlog

from conclave.server import metrics
from conclave.server.store import Store
from conclave.server.store.notices import CHALLENGED, SIGNED_OUT
from conclave.server.store.outages import BEAT_SECONDS
from conclave.server.store.values import OWN, NotFound, Notice, Status, StoreError, Table, now
from conclave.server.tables.audience import Crowd, Outlet, make_table_info
from conclave.server.tables.bot_seats import BotPool
from conclave.server.tables.live_positions import LivePositions
from conclave.server.tables.lobby_subscriptions import LobbySubscriptions
from conclave.server.tables.render_scheduler import RenderScheduler
from conclave.server.tables.room import Room
from conclave.server.tables.table_context import MoveListener, NoListener, TableContext
from conclave.server.wire import messages as wire
from conclave.server.wire.parts import TableInfo

LOG: Final = structlog.get_logger("conclave.hub")
RETRY_SECONDS: Final = 1.0  # after the store has failed
TEND_SECONDS: Final = 1.0  # between checks of clocks, bots and idle rooms
LINGER_SECONDS: Final = 30.0  # until an empty room is closed
PRESENCE_SECONDS: Final = 10.0  # between presence notes to other processes
MAX_NAMED_WATCHERS: Final = 100  # people of one table in such a note
LOBBY_SECONDS: Final = 0.2  # changes within this time are told together
RUNNING: Final[tuple[Status, ...]] = ("open", "playing")


class BotSettings(Protocol):
    """Settings that the hub needs."""

    @property
    def bot_workers(self) -> int: ...
    @property
    def bot_pause(self) -> float: ...


class PresenceNote(msgspec.Struct, frozen=True):
    """People who watch a table through one process, sent to the others."""

    process: str
    users: list[str]
    spectators: int


class ConnectedClient(Outlet, Protocol):
    """A socket, as the hub sees it."""

    @property
    def user_id(self) -> str: ...
    @property
    def sign_in(self) -> str: ...
    def end(self, why: Literal["restart", "slow", "signed_out", "too_fast"]) -> None: ...
    def forget_table(self, table: str) -> None: ...
    def challenge(self, table: str, seat: int) -> None: ...


class Hub:
    """Hub of a process."""

    def __init__(self, store: Store, settings: BotSettings, aftermath: MoveListener = NoListener()) -> None:  # noqa: B008 - it holds nothing
        self.store: Final = store
        self.bots: Final = BotPool(settings.bot_workers)
        self.process: Final = secrets.token_hex(8)
        self.connections: Final[set[ConnectedClient]] = set()
        self.lobby: Final[set[ConnectedClient]] = set()
        self._rooms: Final[dict[str, Room]] = {}
        self.live_positions: Final = LivePositions(store, self._rooms)
        self._context: Final = TableContext(
            store, self.bots, self.process, RenderScheduler(), settings.bot_pause, aftermath, self.live_positions
        )
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._idle: dict[str, float] = {}
        self._public: dict[str, TableInfo] = {}
        self._owners: Final[LobbySubscriptions[ConnectedClient]] = LobbySubscriptions()
        self._moved: set[str] = set()  # tables of people in the lobby at which something has happened
        self._moved_task: asyncio.Task[None] | None = None
        self._lobby_task: asyncio.Task[None] | None = None
        self._is_lobby_new = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._unlisten: Any = None

    async def start(self) -> None:
        _tune_interpreter()
        self._unlisten = self.store.notices.listen(self._on_notice)
        await self.store.outages.beat()
        await self.store.outages.load_new()
        self._start_task(self._run_heartbeat())
        self._start_task(self._tend())

    async def stop(self) -> None:
        """Finish and store work in progress, then close every room."""
        if self._unlisten:
            self._unlisten()
        for client in list(self.connections):
            client.end("restart")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.list_rooms():
            await room.close()
        self.bots.stop()
        await self._run_logged(self.store.outages.beat())

    def _start_task(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._run_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _run_logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            LOG.warning("the store failed", error=type(error).__name__)

    def _start_news(self, tell: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Pass news on in the background. Try again while the store fails, since a notice comes only once."""
        return self._start_task(self._insist(tell))

    async def _insist(self, tell: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            try:
                await tell()
                return
            except NotFound:
                return
            except StoreError as error:
                LOG.warning("news must wait", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)

    # --- Rooms

    def list_rooms(self) -> list[Room]:
        """Return the open rooms."""
        return list(self._rooms.values())

    async def open_room(self, table: str) -> Room:
        """Return the room of a table, opening it if needed; NotFound if there is no such table."""
        if found := self._rooms.get(table):
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open_room(table))
            opening.add_done_callback(lambda done: self._wait_for_room(table, done))
        return await asyncio.shield(opening)

    def _wait_for_room(self, table: str, done: asyncio.Task[Room]) -> None:
        """Wait for a room that is being opened; its error goes to all who wait."""
        del self._opening[table]
        if not done.cancelled():
            done.exception()

    async def _open_room(self, table: str) -> Room:
        room = self._rooms[table] = await Room.open(self._context, table)
        metrics.ROOMS.set(len(self._rooms))
        return room

    async def may_watch(self, room: Room, user: str, link: str) -> bool:
        """Return True if a person may see a table: private ones need a seat, an invitation or the link."""
        table = room.table
        if user in table.barred and not room.table_game.ending:
            return False
        if table.visibility == "public" or table.seats_of(user):
            return True
        if secrets.compare_digest(link.encode(), room.link.encode()):
            return True
        if not table.previous:
            return False
        return bool((await self.store.tables.get(table.previous)).seats_of(user))

    # --- News

    def _on_notice(self, notice: Notice) -> None:
        room = self._rooms.get(notice.table)
        if notice.topic == "lost":
            for each in self.list_rooms():
                self._start_news(partial(self._refresh, each))
                self._start_news(each.on_chat)
            self._start_news(self._resend_lobby)
            self._start_news(self._hear_outages)
        elif notice.topic == "outage":
            self._start_news(self._hear_outages)
        elif notice.topic == "lobby":
            self._on_lobby_change()
        elif notice.topic == "table":
            if room:
                self._start_news(partial(self._refresh, room))
            if self.lobby:
                self._start_news(partial(self._tell_owners, notice.table))
        elif notice.topic == "log":
            if room and notice.number > room.table_game.entries:
                self._start_news(room.catch_up)
            if notice.table in self._owners:
                self._on_table_move(notice.table)
        elif room and notice.topic == "chat":
            self._start_news(room.on_chat)
        elif notice.topic == "note":
            self._on_note(room, notice.note)

    async def _hear_outages(self) -> None:
        """Apply an outage to one room after the other, so that the loop is not blocked after a stall."""
        await self.store.outages.load_new()
        for room in self.list_rooms():
            await self._run_logged(room.on_outage())

    def _on_note(self, room: Room | None, note: str) -> None:
        if room:
            self._hear_presence(room, note)
        elif note.startswith(SIGNED_OUT):
            gone = note.removeprefix(SIGNED_OUT)  # a person, or one device's sign-in
            for client in [client for client in self.connections if gone in (client.user_id, client.sign_in)]:
                client.end("signed_out")
        elif note.startswith(CHALLENGED):
            bot, table, seat = note.removeprefix(CHALLENGED).split()
            for client in [client for client in self.connections if client.user_id == bot]:
                client.challenge(table, int(seat))

    async def _refresh(self, room: Room) -> None:
        """Reload the seats of a table, or close its room if it was deleted."""
        try:
            await room.refresh()
            for client in [client for client in self.connections if client.user_id in room.table.barred]:
                client.forget_table(room.table.id)
        except NotFound:
            table = room.table.id
            self._rooms.pop(table, None)
            self._idle.pop(table, None)
            metrics.ROOMS.set(len(self._rooms))
            for client in list(self.connections):
                client.forget_table(table)
            await room.close()

    # --- Presence

    def announce_presence(self, room: Room) -> None:
        """Tell other processes who watches a table here."""
        if not self.store.database.is_sqlite:
            self._start_task(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        crowd = room.audience.list_local()
        note = msgspec.json.encode(
            PresenceNote(self.process, sorted(crowd.users)[:MAX_NAMED_WATCHERS], crowd.spectators)
        ).decode()
        await self.store.notices.send(room.table.id, note)

    def _hear_presence(self, room: Room, note: str) -> None:
        try:
            here = msgspec.json.decode(note, type=PresenceNote)
        except msgspec.DecodeError:
            return
        if here.process == self.process:
            return
        is_new = here.process not in room.audience.elsewhere
        room.audience.note_elsewhere(here.process, Crowd(frozenset(here.users), here.spectators, now()))
        if is_new:
            self.announce_presence(room)  # it does not know of us either

    # --- The lobby

    async def enter_lobby(self, client: ConnectedClient) -> list[TableInfo]:
        """Return the lobby for a client and send it changes from now on."""
        self.lobby.add(client)
        tables = await self.list_lobby(client.user_id)
        for table in tables if client in self.lobby else ():  # it may have gone meanwhile
            if any(seat.user == client.user_id for seat in table.seats):
                self._owners.add(table.id, client)
            if table.is_public:
                self._public.setdefault(table.id, table)  # so that its end is told
        return tables

    async def _resend_lobby(self) -> None:
        """Send the whole lobby again, after notices may have been missed."""
        self._on_lobby_change()
        for client in list(self.lobby):
            client.send(wire.encode(wire.Lobby(await self.enter_lobby(client))))

    async def list_lobby(self, user: str) -> list[TableInfo]:
        """Return one's own tables, and public ones in the fair order of the store."""
        public = await self.store.tables.list_lobby()
        own = await self.store.tables.list_of_user(user, RUNNING)
        return list({table.id: self._load_info(table) for table in (*own, *public)}.values())

    def leave_lobby(self, client: ConnectedClient) -> None:
        self.lobby.discard(client)
        self._owners.remove(client)

    def _load_info(self, table: Table) -> TableInfo:
        room = self._rooms.get(table.id)
        return room.audience.describe_table() if room else make_table_info(table)

    def _on_lobby_change(self) -> None:
        self._is_lobby_new = True
        if self.lobby and (self._lobby_task is None or self._lobby_task.done()):
            self._lobby_task = self._start_news(self._run_lobby_updates)

    async def _run_lobby_updates(self) -> None:
        while self._is_lobby_new:  # again where something has changed while it was being told
            await asyncio.sleep(LOBBY_SECONDS)
            self._is_lobby_new = False
            try:
                await self._tell_lobby()
            except StoreError:
                self._is_lobby_new = True
                raise

    async def _tell_lobby(self) -> None:
        before = self._public
        self._public = {table.id: make_table_info(table) for table in await self.store.tables.list_lobby()}
        changed = [info for id_, info in self._public.items() if before.get(id_) != info]
        gone = [id_ for id_ in before if id_ not in self._public]
        if changed or gone:
            message = wire.encode(wire.LobbyChanged(changed, gone))
            for watcher in list(self.lobby):
                watcher.send(message)

    async def _tell_owners(self, table: str) -> None:
        """Send a non-public table to those who sit there."""
        with contextlib.suppress(NotFound):
            found = await self.store.tables.get(table)
            if found.visibility in OWN:
                return
            here = [watcher for watcher in self.lobby if found.seats_of(watcher.user_id)]
            for watcher in here if found.status in RUNNING else ():
                self._owners.add(table, watcher)
            is_running = found.status in RUNNING  # the room may not have heard of its end
            self._tell_info(table, self._load_info(found) if is_running else make_table_info(found), here)
            if not is_running:
                self._owners.drop(table)

    def _on_table_move(self, table: str) -> None:
        """Note that the turn may have changed; several moves within a moment are sent as one."""
        self._moved.add(table)
        if self._moved_task is None or self._moved_task.done():
            self._moved_task = self._start_news(self._run_turn_updates)

    async def _run_turn_updates(self) -> None:
        while self._moved:
            await asyncio.sleep(LOBBY_SECONDS)
            for table in sorted(self._moved):
                with contextlib.suppress(NotFound):
                    room = self._rooms.get(table)
                    info = (
                        room.audience.describe_table() if room else make_table_info(await self.store.tables.get(table))
                    )
                    if self._owners.is_news(table, info.turn):
                        self._tell_info(table, info, self._owners.list_clients(table))
                self._moved.discard(table)

    def _tell_info(self, table: str, info: TableInfo, clients: Iterable[ConnectedClient]) -> None:
        self._owners.is_news(table, info.turn)
        message = wire.encode(wire.LobbyChanged([info], []))
        for client in clients:
            client.send(message)

    # --- Looking after everything

    async def _run_heartbeat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._run_logged(self.store.outages.beat())

    async def _tend(self) -> None:
        """Open rooms whose clock or bot needs attention, and close idle ones."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(TEND_SECONDS)
            if time.monotonic() - told > PRESENCE_SECONDS:
                told = time.monotonic()
                self._announce_watched()
            try:
                await self._tend_due()
            except StoreError as error:
                LOG.warning("cannot look after tables", error=type(error).__name__)
            metrics.FROZEN.set(sum(room.is_frozen() for room in self.list_rooms()))
            await self._close_idle()

    def _announce_watched(self) -> None:
        for room in self.list_rooms():
            if room.audience.watchers:
                self.announce_presence(room)

    async def _tend_due(self) -> None:
        """Handle overdue clocks and bots. In a function of its own, so that `_tend` keeps no room in memory."""
        for table in await self.store.tables.list_due(now()):
            room = await self.open_room(table)
            await room.tend()

    async def _close_idle(self) -> None:
        moment = time.monotonic()
        for room in self.list_rooms():
            id_ = room.table.id
            if room.audience.elsewhere:
                room.audience.forget_elsewhere(now() - round(3 * PRESENCE_SECONDS * 1000))
            if not room.is_idle():
                self._idle.pop(id_, None)
            elif moment - self._idle.setdefault(id_, moment) > LINGER_SECONDS:
                del self._rooms[id_], self._idle[id_]
                metrics.ROOMS.set(len(self._rooms))
                await room.close()


def _tune_interpreter() -> None:
    """Tune the interpreter for a server.

    Thousands of rooms live long: frequent full garbage collections would cost a tenth of the time. Closed rooms and
    sockets are freed without them (tests/server/test_memory.py); a full collection runs after two million new objects,
    since it blocks the loop. The switch interval is a millisecond instead of five, for the thread that writes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 20)
    sys.setswitchinterval(0.001)
