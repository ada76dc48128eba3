"""The database behind the store: SQLite in a file, or PostgreSQL. Here they differ; everywhere else they are alike."""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from conclave.server.store.append import PREPARE
from conclave.server.store.values import Unavailable, Unstorable

T = TypeVar("T")

PATIENCE: Final = 5.0  # seconds to wait for a database that is locked, or for a connection to it
CONNECTIONS: Final = 10
SQLITE: Final = ("synchronous=FULL", "foreign_keys=ON")  # what is committed is on the disk
_NO_TEXT: Final = "22021"  # as PostgreSQL calls it
_OUR_MISTAKES: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError)


class Database:
    """Where reading and writing begin and end: each block is one transaction."""

    def __init__(self, url: str) -> None:
        self.url: Final = sa.make_url(url)
        self.is_sqlite: Final = self.url.get_backend_name() == "sqlite"
        self._turn: Final = asyncio.Lock()
        more: dict[str, Any] = {"pool_size": CONNECTIONS, "pool_timeout": PATIENCE, "max_overflow": 0}
        more |= {"connect_args": {"timeout": PATIENCE}, "pool_pre_ping": not self.is_sqlite}
        if self.is_sqlite:
            _make_private(self.url.database or "")
        self.engine: Final = create_async_engine(self.url, **more)
        self._thread: Final = ThreadPoolExecutor(1, "conclave-writer")
        self._reader: Final = ThreadPoolExecutor(1, "conclave-reader")
        self._in_thread: sa.Engine | None = None
        self._reading: sa.Connection | None = None  # for what is read often
        self._alone: sa.PoolProxiedConnection | None = None  # for statements that are transactions
        if self.is_sqlite:
            self._in_thread = sa.create_engine(self.url.set(drivername="sqlite"), **more)
            for engine in (self.engine.sync_engine, self._in_thread):
                sa.event.listen(engine, "connect", _prepare_sqlite)
                sa.event.listen(engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment of the database."""
        level = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with _plain_errors():
            async with self.engine.connect() as connection:
                await connection.execution_options(**level)
                async with connection.begin():
                    yield connection

    async def read_at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for what is read often: with SQLite, each statement would be several journeys to a thread and back.

        Not for anything that may take long: all such reading is done one after the other.
        """
        if self._in_thread is None:
            async with self.read() as connection:
                return await connection.run_sync(work)
        with _plain_errors():
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._read_in_thread, work)

    def _read_in_thread(self, work: Callable[[sa.Connection], T]) -> T:
        assert self._in_thread
        if self._reading is None:
            self._reading = self._in_thread.connect()
        try:
            with self._reading.begin():
                return work(self._reading)
        except exc.DBAPIError:
            self._reading.invalidate()  # the next one begins anew
            self._reading.close()
            self._reading = None
            raise

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is stored whole when the block ends, or not at all when it raises."""
        with _plain_errors():
            async with AsyncExitStack() as stack:
                if self.is_sqlite:  # it has one writer at a time: wait here, not in a thread
                    await stack.enter_async_context(self._turn)
                connection = await stack.enter_async_context(self.engine.connect())
                await connection.execution_options(writes=True)
                await stack.enter_async_context(connection.begin())
                yield connection

    async def alone_with(self, connection: AsyncConnection, key: str) -> None:
        """Until this transaction ends, nobody else counts what belongs to a key; with SQLite nobody writes anyway."""
        if not self.is_sqlite:
            number = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big", signed=True)
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})

    async def write_at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """The same for work that takes many statements: with SQLite, each would be a journey to a thread and back."""
        if self._in_thread is None:
            async with self.write() as connection:
                return await connection.run_sync(work)
        with _plain_errors():
            async with self._turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, _write, self._in_thread, work)

    async def write_alone(self, statement: str, value: str) -> bool:
        """With SQLite: one statement, which is a transaction of its own; False where it is refused."""
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._run_alone, statement, value)

    def _run_alone(self, statement: str, value: str) -> bool:
        try:
            if self._alone is None:
                self._alone = self._connect_alone()
            self._alone.cursor().execute(statement, (value,))
        except sqlite3.IntegrityError:
            return False
        except (sqlite3.Error, exc.DBAPIError) as error:
            raise Unavailable(f"the database does not answer: {error}") from error
        return True

    def _connect_alone(self) -> sa.PoolProxiedConnection:
        assert self._in_thread
        connection = self._in_thread.raw_connection()
        for statement in PREPARE:
            connection.cursor().execute(statement)
        return connection

    async def close(self) -> None:
        await self.engine.dispose()
        self._reader.shutdown()  # before its connections go
        if self._in_thread:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._close_in_thread)
        self._thread.shutdown()

    def _close_in_thread(self) -> None:
        if self._reading:
            self._reading.close()
        if self._alone:
            self._alone.invalidate()  # not back to the others: it has a trigger
        if self._in_thread:
            self._in_thread.dispose()


def _write(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return work(connection)


def _make_private(file: str) -> None:
    """A new file is its owner's alone: it holds seeds and keys. SQLite gives its files beside it the same rights."""
    with suppress(OSError):  # it is there, or SQLite will say what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, and as we say
    cursor = connection.cursor()
    _turn_to_wal(cursor)
    for setting in SQLITE:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _turn_to_wal(cursor: Any) -> None:
    """SQLite does not wait for the lock of this one switch: processes that open a new file at once have to."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: sa.Connection) -> None:
    """A writer asks for the lock at once: a reader that turns writer could be refused in the middle."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _plain_errors() -> Iterator[None]:
    try:
        yield
    except _OUR_MISTAKES:
        raise
    except exc.DBAPIError as error:
        if getattr(error.orig, "sqlstate", "") == _NO_TEXT:
            raise Unstorable("this text holds characters that cannot be stored, such as a zero byte") from None
        raise Unavailable(f"the database does not answer: {error.orig}") from error
    except (exc.TimeoutError, OSError) as error:
        raise Unavailable(f"the database does not answer: {error}") from error
