"""Connections to SQLite or PostgreSQL. Differences between the two are handled here."""

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
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from conclave.server.store.append import PREPARE
from conclave.server.store.values import Millis, Unavailable, Unstorable, now

T = TypeVar("T")

LOCK_TIMEOUT_SECONDS: Final = 5.0  # seconds to wait for a database that is locked, or for a connection to it
MAX_CONNECTIONS: Final = 10
SQLITE: Final = ("synchronous=FULL", "foreign_keys=ON")  # commits are flushed to disk
_NO_TEXT: Final = "22021"  # as PostgreSQL calls it
_OUR_MISTAKES: Final = (exc.IntegrityError, exc.ProgrammingError, exc.DataError)


class Database:
    """Transactions: each block is one."""

    def __init__(self, url: str) -> None:
        self.url: Final = sa.make_url(url)
        self.is_sqlite: Final = self.url.get_backend_name() == "sqlite"
        self._turn: Final = asyncio.Lock()
        more: dict[str, Any] = {"pool_size": MAX_CONNECTIONS, "pool_timeout": LOCK_TIMEOUT_SECONDS, "max_overflow": 0}
        more |= {"connect_args": {"timeout": LOCK_TIMEOUT_SECONDS}, "pool_pre_ping": not self.is_sqlite}
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
        """Begin a transaction that reads a consistent snapshot."""
        level = {} if self.is_sqlite else {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with _translate_errors():
            async with self.engine.connect() as connection:
                await connection.execution_options(**level)
                async with connection.begin():
                    yield connection

    async def read_at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a frequent, short read synchronously: with SQLite this saves several thread switches per statement.

        These reads run one after the other, so none of them may take long.
        """
        if self._in_thread is None:
            async with self.read() as connection:
                return await connection.run_sync(work)
        with _translate_errors():
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
        """Begin a transaction that is committed when the block ends, and rolled back when it raises."""
        with _translate_errors():
            async with AsyncExitStack() as stack:
                if self.is_sqlite:  # it has one writer at a time: wait here, not in a thread
                    await stack.enter_async_context(self._turn)
                connection = await stack.enter_async_context(self.engine.connect())
                await connection.execution_options(writes=True)
                await stack.enter_async_context(connection.begin())
                yield connection

    async def alone_with(self, connection: AsyncConnection, key: str) -> None:
        """Take a lock on a key until this transaction ends; SQLite has one writer anyway."""
        if not self.is_sqlite:
            number = int.from_bytes(hashlib.sha256(key.encode()).digest()[:8], "big", signed=True)
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:number)"), {"number": number})

    def insert(self, table: sa.Table) -> sqlite.Insert | postgresql.Insert:
        """Return an insert statement that can say what to do if the row exists."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    async def read_time(self, connection: AsyncConnection) -> Millis:
        """Return the common clock of all processes: with PostgreSQL that of the database."""
        if self.is_sqlite:
            return now()
        asked = sa.text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        return int(await connection.scalar(asked) or 0)

    async def write_at_once(self, work: Callable[[sa.Connection], T]) -> T:
        """Run work of many statements synchronously: with SQLite this saves several thread switches per statement."""
        if self._in_thread is None:
            async with self.write() as connection:
                return await connection.run_sync(work)
        with _translate_errors():
            async with self._turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, _run_write, self._in_thread, work)

    async def write_alone(self, statement: str, value: str) -> bool:
        """SQLite: run one statement as its own transaction; return False if it is refused."""
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


def _run_write(engine: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        return work(connection)


def _make_private(file: str) -> None:
    """Make a new file readable by its owner only: it contains seeds and keys. SQLite's other files inherit that."""
    with suppress(OSError):  # it is there, or SQLite will say what is wrong
        os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def _prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, and as we say
    cursor = connection.cursor()
    _enable_wal(cursor)
    for setting in SQLITE:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _enable_wal(cursor: Any) -> None:
    """Enable WAL with retries: SQLite does not wait for the lock of this switch when processes open a new file
    together."""
    until = time.monotonic() + LOCK_TIMEOUT_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)


def _begin_sqlite(connection: sa.Connection) -> None:
    """Begin a write transaction with its lock: a reader that turns writer could be refused later."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def _translate_errors() -> Iterator[None]:
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
