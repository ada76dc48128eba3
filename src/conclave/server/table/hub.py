"""The hub: the rooms that are open in this process, who is in the lobby, and news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import sys
import time
from collections.abc import Coroutine, Iterable
from typing import Any, Final, Literal, Protocol

import msgspec
import structlog

from conclave.server import metrics
from conclave.server.store import Store
from conclave.server.store.notices import SIGNED_OUT
from conclave.server.store.outages import BEAT_SECONDS
from conclave.server.store.values import OWN, NotFound, Notice, Status, StoreError, Table, now
from conclave.server.table.audience import Crowd, Outlet, table_info
from conclave.server.table.bot_seats import Bots
from conclave.server.table.easel import Easel
from conclave.server.table.house import Aftermath, House, Nothing
from conclave.server.table.owners import Owners
from conclave.server.table.room import Room
from conclave.server.wire import messages as wire
from conclave.server.wire.parts import TableInfo

LOG: Final = structlog.get_logger("conclave.hub")
TEND_SECONDS: Final = 1.0  # how often clocks, bots and idle rooms are looked after
LINGER_SECONDS: Final = 30.0  # how long an empty room stays open
PRESENCE_SECONDS: Final = 10.0  # how often processes tell each other who is there
MOST_NAMED: Final = 100  # people of one table in such a note
LOBBY_SECONDS: Final = 0.2  # changes within this time are told together
RUNNING: Final[tuple[Status, ...]] = ("open", "playing")


class BotSettings(Protocol):
    """What the hub needs of the settings."""

    @property
    def bot_workers(self) -> int: ...
    @property
    def bot_pause(self) -> float: ...


class Here(msgspec.Struct, frozen=True):
    """Who watches a table through one process, told to the others."""

    process: str
    users: list[str]
    spectators: int


class Client(Outlet, Protocol):
    """A socket, as the hub sees it."""

    @property
    def user_id(self) -> str: ...
    @property
    def sign_in(self) -> str: ...
    def end(self, why: Literal["restart", "slow", "signed_out", "too_fast"]) -> None: ...
    def lose(self, table: str) -> None: ...


class Hub:
    """One for each process."""

    def __init__(self, store: Store, settings: BotSettings, aftermath: Aftermath = Nothing()) -> None:  # noqa: B008 - it holds nothing
        self.store: Final = store
        self.bots: Final = Bots(settings.bot_workers)
        self.process: Final = secrets.token_hex(8)
        self._house: Final = House(store, self.bots, self.process, Easel(), settings.bot_pause, aftermath)
        self.connections: Final[set[Client]] = set()
        self.lobby: Final[set[Client]] = set()
        self._rooms: Final[dict[str, Room]] = {}
        self._opening: Final[dict[str, asyncio.Task[Room]]] = {}
        self._idle: dict[str, float] = {}
        self._public: dict[str, TableInfo] = {}
        self._owners: Final[Owners[Client]] = Owners()
        self._moved: set[str] = set()  # tables of people in the lobby at which something has happened
        self._moved_task: asyncio.Task[None] | None = None
        self._lobby_task: asyncio.Task[None] | None = None
        self._is_lobby_new = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._unlisten: Any = None

    async def start(self) -> None:
        _settle_down()
        self._unlisten = self.store.notices.listen(self._heard)
        await self.store.outages.beat()
        await self.store.outages.learn()
        self._run(self._keep_beating())
        self._run(self._tend())

    async def stop(self) -> None:
        """Finish and store what is under way, then close every room."""
        if self._unlisten:
            self._unlisten()
        for client in list(self.connections):
            client.end("restart")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms():
            await room.close()
        self.bots.stop()
        await self._logged(self.store.outages.beat())

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreError as error:
            LOG.warning("the store failed", error=type(error).__name__)

    # --- Rooms

    def rooms(self) -> list[Room]:
        """Those that are open."""
        return list(self._rooms.values())

    async def room(self, table: str) -> Room:
        """The room of a table, opened by whoever asks first; NotFound where there is no such table."""
        if found := self._rooms.get(table):
            return found
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.create_task(self._open(table))
            opening.add_done_callback(lambda done: self._opened(table, done))
        return await asyncio.shield(opening)

    def _opened(self, table: str, done: asyncio.Task[Room]) -> None:
        """Or not; whoever waited is told why, and where all of them have gone nobody need be."""
        del self._opening[table]
        if not done.cancelled():
            done.exception()

    async def _open(self, table: str) -> Room:
        room = self._rooms[table] = await Room.open(self._house, table)
        metrics.ROOMS.set(len(self._rooms))
        return room

    async def may_watch(self, room: Room, user: str, link: str) -> bool:
        """Whether somebody may know of a table: of a private one who sits there, is invited, or has the link."""
        table = room.table
        if user in table.barred and not room.course.ending:
            return False
        if table.visibility == "public" or table.seats_of(user):
            return True
        if secrets.compare_digest(link.encode(), room.link.encode()):
            return True
        if not table.previous:
            return False
        return bool((await self.store.tables.get(table.previous)).seats_of(user))

    # --- News

    def _heard(self, notice: Notice) -> None:
        room = self._rooms.get(notice.table)
        if notice.topic == "lost":
            for each in self.rooms():
                self._run(each.catch_up())
            self._lobby_changed()
            self._run(self._hear_outages())
        elif notice.topic == "outage":
            self._run(self._hear_outages())
        elif notice.topic == "lobby":
            self._lobby_changed()
        elif notice.topic == "table":
            if room:
                self._run(self._refresh(room))
            if self.lobby:
                self._run(self._tell_owners(notice.table))
        elif notice.topic == "log":
            if room and notice.number > room.course.entries:
                self._run(room.catch_up())
            if notice.table in self._owners:
                self._table_moved(notice.table)
        elif room and notice.topic == "chat":
            self._run(room.hear_chat())
        elif notice.topic == "note":
            self._heard_note(room, notice.note)

    async def _hear_outages(self) -> None:
        """One room after the other: a server that has just stood still must not be kept busy by that."""
        await self.store.outages.learn()
        for room in self.rooms():
            await self._logged(room.hear_outages())

    def _heard_note(self, room: Room | None, note: str) -> None:
        if room:
            self._hear_presence(room, note)
        elif note.startswith(SIGNED_OUT):
            gone = note.removeprefix(SIGNED_OUT)  # a person, or one device's sign-in
            for client in [client for client in self.connections if gone in (client.user_id, client.sign_in)]:
                client.end("signed_out")

    async def _refresh(self, room: Room) -> None:
        """Who sits there has changed, or there is no such table any more."""
        try:
            await room.refresh()
            for client in [client for client in self.connections if client.user_id in room.table.barred]:
                client.lose(room.table.id)
        except NotFound:
            table = room.table.id
            self._rooms.pop(table, None)
            self._idle.pop(table, None)
            metrics.ROOMS.set(len(self._rooms))
            for client in list(self.connections):
                client.lose(table)
            await room.close()

    # --- Presence

    def presence_changed(self, room: Room) -> None:
        """Tell other processes who watches a table here."""
        if not self.store.database.is_sqlite:
            self._run(self._tell_presence(room))

    async def _tell_presence(self, room: Room) -> None:
        crowd = room.audience.here()
        note = msgspec.json.encode(Here(self.process, sorted(crowd.users)[:MOST_NAMED], crowd.spectators)).decode()
        await self.store.notices.send(room.table.id, note)

    def _hear_presence(self, room: Room, note: str) -> None:
        try:
            here = msgspec.json.decode(note, type=Here)
        except msgspec.DecodeError:
            return
        if here.process == self.process:
            return
        is_new = here.process not in room.audience.elsewhere
        room.audience.note_elsewhere(here.process, Crowd(frozenset(here.users), here.spectators, now()))
        if is_new:
            self.presence_changed(room)  # it does not know of us either

    # --- The lobby

    async def enter_lobby(self, client: Client) -> list[TableInfo]:
        """What the lobby shows a client, who hears from now on of what changes there."""
        self.lobby.add(client)
        tables = await self.lobby_for(client.user_id)
        for table in tables if client in self.lobby else ():  # it may have gone meanwhile
            if any(seat.user == client.user_id for seat in table.seats):
                self._owners.add(table.id, client)
        return tables

    async def lobby_for(self, user: str) -> list[TableInfo]:
        """One's own tables, and public ones in the order of the store, in which nobody crowds others out."""
        public = await self.store.tables.lobby()
        own = await self.store.tables.of_user(user, RUNNING)
        return list({table.id: self._info(table) for table in (*own, *public)}.values())

    def leave_lobby(self, client: Client) -> None:
        self.lobby.discard(client)
        self._owners.remove(client)

    def _info(self, table: Table) -> TableInfo:
        room = self._rooms.get(table.id)
        return room.audience.info() if room else table_info(table)

    def _lobby_changed(self) -> None:
        self._is_lobby_new = True
        if self.lobby and (self._lobby_task is None or self._lobby_task.done()):
            self._lobby_task = self._run(self._keep_telling_lobby())

    async def _keep_telling_lobby(self) -> None:
        while self._is_lobby_new:  # again where something has changed while it was being told
            await asyncio.sleep(LOBBY_SECONDS)
            self._is_lobby_new = False
            await self._tell_lobby()

    async def _tell_lobby(self) -> None:
        before = self._public
        self._public = {table.id: table_info(table) for table in await self.store.tables.lobby()}
        changed = [info for id_, info in self._public.items() if before.get(id_) != info]
        gone = [id_ for id_ in before if id_ not in self._public]
        if changed or gone:
            message = wire.encode(wire.LobbyChanged(changed, gone))
            for watcher in list(self.lobby):
                watcher.send(message)

    async def _tell_owners(self, table: str) -> None:
        """A table that is in no public list is news to those who sit there."""
        with contextlib.suppress(NotFound):
            found = await self.store.tables.get(table)
            if found.visibility in OWN:
                return
            here = [watcher for watcher in self.lobby if found.seats_of(watcher.user_id)]
            for watcher in here if found.status in RUNNING else ():
                self._owners.add(table, watcher)
            self._tell_info(table, self._info(found), here)
            if found.status not in RUNNING:
                self._owners.drop(table)

    def _table_moved(self, table: str) -> None:
        """Whose turn it is may have changed; several moves within a moment are told as one."""
        self._moved.add(table)
        if self._moved_task is None or self._moved_task.done():
            self._moved_task = self._run(self._keep_telling_moves())

    async def _keep_telling_moves(self) -> None:
        while self._moved:
            await asyncio.sleep(LOBBY_SECONDS)
            moved, self._moved = self._moved, set()
            for table in moved:
                with contextlib.suppress(NotFound):
                    room = self._rooms.get(table)
                    info = room.audience.info() if room else table_info(await self.store.tables.get(table))
                    if self._owners.is_news(table, info.turn):
                        self._tell_info(table, info, self._owners.of(table))

    def _tell_info(self, table: str, info: TableInfo, clients: Iterable[Client]) -> None:
        self._owners.is_news(table, info.turn)
        message = wire.encode(wire.LobbyChanged([info], []))
        for client in clients:
            client.send(message)

    # --- Looking after everything

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self._logged(self.store.outages.beat())

    async def _tend(self) -> None:
        """Open rooms whose clock or bot nobody looks after, and close those in which nobody is."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(TEND_SECONDS)
            if time.monotonic() - told > PRESENCE_SECONDS:
                told = time.monotonic()
                for room in self.rooms():
                    if room.audience.watchers:
                        self.presence_changed(room)
            try:
                for table in await self.store.tables.due(now()):
                    room = await self.room(table)
                    await room.tend()
            except StoreError as error:
                LOG.warning("cannot look after tables", error=type(error).__name__)
            metrics.FROZEN.set(sum(room.is_frozen() for room in self.rooms()))
            await self._close_idle()

    async def _close_idle(self) -> None:
        moment = time.monotonic()
        for room in self.rooms():
            id_ = room.table.id
            if room.audience.elsewhere:
                room.audience.forget_elsewhere(now() - round(3 * PRESENCE_SECONDS * 1000))
            if not room.is_idle():
                self._idle.pop(id_, None)
            elif moment - self._idle.setdefault(id_, moment) > LINGER_SECONDS:
                del self._rooms[id_], self._idle[id_]
                metrics.ROOMS.set(len(self._rooms))
                await room.close()


def _settle_down() -> None:
    """Make the interpreter a server's.

    Thousands of rooms live long: looking through all of them for garbage at every turn costs a tenth of the time. Rooms
    and sockets that are over are forgotten without that (tests/server/test_memory.py); what is left are errors and the
    like, most of them found among what is new; all is looked through when two million things have been made and kept,
    since nobody is answered meanwhile. And the thread that writes gets its turn after a millisecond, not five: all who
    have moved wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 5, 20)
    sys.setswitchinterval(0.001)
