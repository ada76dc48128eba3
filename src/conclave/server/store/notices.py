"""Notices between processes: by LISTEN/NOTIFY with PostgreSQL, within the one server process with SQLite.

Another program that changes a SQLite file, such as `conclave admin`, stores its notices, and the server polls for
them.
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
CHALLENGED: Final = "challenged "  # prefix of a notice that offers a bot a seat
SIGNED_OUT: Final = "signed_out "  # prefix of such a notice
_CHECK_SECONDS: Final = 5.0
_RETRY_SECONDS: Final = 0.5
_LOOK_SECONDS: Final = 1.0
_KEPT: Final = 3_600_000  # ms that a written notice stays


class Notices:
    """Notifies listeners of every process. With SQLite: call `deliver_after_commit` after the commit."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._listeners: list[Listener] = []
        self._task: asyncio.Task[None] | None = None
        self._is_listening: Final = asyncio.Event()
        self._is_stopping: Final = asyncio.Event()
        self.is_beside_server = False  # whether this process is none of the server's

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Add a listener for every notice from now on; return a function that removes it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    async def send(self, table: str, note: str) -> None:
        """Send all processes something that is not stored, such as who watches a table. At most 7,000 bytes."""
        notice = Notice("note", table, note=note)
        if self._database.is_sqlite and not self.is_beside_server:
            self.deliver(notice)
        else:
            async with self._database.write() as connection:
                await self.send_in_transaction(connection, notice)

    async def send_signed_out(self, whose: str) -> None:
        """Tell all processes to close the sockets of a person, or of one sign-in."""
        await self.send("", f"{SIGNED_OUT}{whose}")

    async def send_challenge(self, bot: str, table: str, seat: int) -> None:
        """Tell all processes to offer a bot a seat."""
        await self.send("", f"{CHALLENGED}{bot} {table} {seat}")

    async def send_in_transaction(self, connection: AsyncConnection, *notices: Notice) -> None:
        """Send within a transaction: PostgreSQL delivers it at the commit."""
        await connection.run_sync(self.send_in_sync_transaction, *notices)

    def send_in_sync_transaction(self, connection: sa.Connection, *notices: Notice) -> None:
        """Send within a synchronous transaction."""
        if self._database.is_sqlite and self.is_beside_server:
            connection.execute(sa.delete(NOTICES).where(NOTICES.c.at < now() - _KEPT))
            for notice in notices:
                connection.execute(sa.insert(NOTICES).values(notice=msgspec.json.encode(notice).decode(), at=now()))
        elif not self._database.is_sqlite:
            for notice in notices:
                told = {"channel": CHANNEL, "payload": msgspec.json.encode(notice).decode()}
                connection.execute(sa.text("SELECT pg_notify(:channel, :payload)"), told)

    def deliver_after_commit(self, *notices: Notice) -> None:
        """Deliver after a commit to this process's listeners, with SQLite; PostgreSQL has delivered it already."""
        if self._database.is_sqlite:
            for notice in notices:
                self.deliver(notice)

    def deliver(self, notice: Notice) -> None:
        for listener in list(self._listeners):
            listener(notice)

    async def start(self) -> None:
        if self._database.is_sqlite:
            self._task = asyncio.create_task(self._run_polling(await self._read_last()))
        else:
            self._task = asyncio.create_task(self._run_listening())
            await self._is_listening.wait()

    async def stop(self) -> None:
        self._is_stopping.set()
        if self._task:
            if not self._database.is_sqlite:  # a look at SQLite ends by itself
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # --- SQLite

    async def _read_last(self) -> int:
        async with self._database.read() as connection:
            return await connection.scalar(sa.select(sa.func.max(NOTICES.c.number))) or 0

    async def _run_polling(self, last: int) -> None:
        while not self._is_stopping.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_stopping.wait(), _LOOK_SECONDS)
            with contextlib.suppress(StoreError):  # locked, or the like: next time
                for number, notice in await self._read_written(last):
                    last = number
                    self.deliver(notice)

    async def _read_written(self, last: int) -> list[tuple[int, Notice]]:
        """Return notices that other programs have stored after this number."""
        new = sa.select(NOTICES.c.number, NOTICES.c.notice).where(NOTICES.c.number > last).order_by(NOTICES.c.number)
        rows = await self._database.read_at_once(lambda connection: connection.execute(new).all())
        return [(number, msgspec.json.decode(notice, type=Notice)) for number, notice in rows]

    # --- PostgreSQL

    async def _run_listening(self) -> None:
        dsn = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn, timeout=_CHECK_SECONDS)
                try:
                    await self._listen_until_lost(connection)
                finally:
                    connection.terminate()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(_RETRY_SECONDS)

    async def _listen_until_lost(self, connection: asyncpg.Connection) -> None:
        await connection.add_listener(CHANNEL, self._on_notification)
        was_listening = self._is_listening.is_set()
        self._is_listening.set()
        if was_listening:
            self.deliver(Notice("lost"))
        is_gone = asyncio.Event()
        connection.add_termination_listener(lambda _: is_gone.set())
        while not is_gone.is_set():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_CHECK_SECONDS):
                    await is_gone.wait()
            if not is_gone.is_set():  # a connection that died silently is noticed by asking
                await connection.execute("SELECT 1", timeout=_CHECK_SECONDS)

    def _on_notification(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self.deliver(msgspec.json.decode(str(payload), type=Notice))
