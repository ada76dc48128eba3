"""News between processes: by PostgreSQL's LISTEN/NOTIFY; with SQLite, within the one server process that uses it.

Another program that changes a SQLite file, such as `conclave admin`, writes its notices down, and the server looks for
them each second.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, TypeAlias

import asyncpg
import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import Database
from conclave.server.store.schema import NOTICES
from conclave.server.store.values import Notice, StoreError, now

Listener: TypeAlias = Callable[[Notice], None]

CHANNEL: Final = "conclave"
SIGNED_OUT: Final = "signed_out "  # how such a note begins
_CHECK_SECONDS: Final = 5.0
_RETRY_SECONDS: Final = 0.5
_LOOK_SECONDS: Final = 1.0
_KEPT: Final = 3_600_000  # ms that a written notice stays


class Notices:
    """Tells every listener of every process what has changed. With SQLite: call `told` after the commit."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None
        self._is_listening: Final = asyncio.Event()
        self._is_stopping: Final = asyncio.Event()
        self.is_beside_server = False  # whether this process is none of the server's

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call this function with every notice from now on; the answer ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def send(self, table: str, note: str) -> None:
        """Tell all processes something that is not stored, such as who is at a table. At most 7,000 bytes."""
        notice = Notice("note", table, note=note)
        if self._database.is_sqlite and not self.is_beside_server:
            self.tell(notice)
        else:
            async with self._database.write() as connection:
                await self.within(connection, notice)

    async def send_signed_out(self, whose: str) -> None:
        """Tell all processes to end the sockets of a person, or of one device's sign-in."""
        await self.send("", f"{SIGNED_OUT}{whose}")

    async def within(self, connection: AsyncConnection, *notices: Notice) -> None:
        """Part of a transaction: PostgreSQL tells it to all when the transaction is stored."""
        await connection.run_sync(self.put, *notices)

    def put(self, connection: sa.Connection, *notices: Notice) -> None:
        """The same, for work that is done at once."""
        if self._database.is_sqlite and self.is_beside_server:
            connection.execute(sa.delete(NOTICES).where(NOTICES.c.at < now() - _KEPT))
            for notice in notices:
                connection.execute(sa.insert(NOTICES).values(notice=msgspec.json.encode(notice).decode(), at=now()))
        elif not self._database.is_sqlite:
            for notice in notices:
                told = {"channel": CHANNEL, "payload": msgspec.json.encode(notice).decode()}
                connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), told)

    def told(self, *notices: Notice) -> None:
        """After a transaction: what PostgreSQL tells by itself, SQLite's one process tells itself."""
        if self._database.is_sqlite:
            for notice in notices:
                self.tell(notice)

    def tell(self, notice: Notice) -> None:
        for listener in list(self._listeners):
            listener(notice)

    async def start(self) -> None:
        if self._database.is_sqlite:
            self._task = asyncio.create_task(self._keep_looking(await self._last()))
        else:
            self._task = asyncio.create_task(self._keep_listening())
            await self._is_listening.wait()

    async def stop(self) -> None:
        self._is_stopping.set()
        if self._task:
            if not self._database.is_sqlite:  # a look at SQLite ends by itself
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- SQLite

    async def _last(self) -> int:
        async with self._database.read() as connection:
            return await connection.scalar(sa.select(sa.func.max(NOTICES.c.number))) or 0

    async def _keep_looking(self, last: int) -> None:
        while not self._is_stopping.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_stopping.wait(), _LOOK_SECONDS)
            with contextlib.suppress(StoreError):  # locked, or the like: next time
                for number, notice in await self._written(last):
                    last = number
                    self.tell(notice)

    async def _written(self, last: int) -> list[tuple[int, Notice]]:
        """What programs beside us have written down behind this number."""
        new = sa.select(NOTICES.c.number, NOTICES.c.notice).where(NOTICES.c.number > last).order_by(NOTICES.c.number)
        rows = await self._database.read_at_once(lambda connection: connection.execute(new).all())
        return [(number, msgspec.json.decode(notice, type=Notice)) for number, notice in rows]

    # --- PostgreSQL

    async def _keep_listening(self) -> None:
        dsn = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn, timeout=_CHECK_SECONDS)
                try:
                    await self._listen_on(connection)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(_RETRY_SECONDS)

    async def _listen_on(self, connection: asyncpg.Connection) -> None:
        await connection.add_listener(CHANNEL, self._heard)
        was_listening = self._is_listening.is_set()
        self._is_listening.set()
        if was_listening:
            self.tell(Notice("lost"))
        is_gone = asyncio.Event()
        connection.add_termination_listener(lambda _: is_gone.set())
        while not is_gone.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_CHECK_SECONDS):
                    await is_gone.wait()
            if not is_gone.is_set():  # a connection that died silently is noticed by asking
                await connection.execute("SELECT 1", timeout=_CHECK_SECONDS)

    def _heard(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self.tell(msgspec.json.decode(str(payload), type=Notice))
