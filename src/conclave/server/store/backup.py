"""Backup of a whole database into one file while servers use it, and restore from such a file.

The file is a SQLite database with the same tables for both databases. Any tool can inspect it, and data can move
between SQLite and PostgreSQL. It is a consistent snapshot: both databases give a reader the state at its start, while
others write.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import LOCK_TIMEOUT_SECONDS, Database
from conclave.server.store.migrations import head_revision, migrate, read_revision, refuse_newer
from conclave.server.store.outages import BEAT_SECONDS, read_last_beat
from conclave.server.store.schema import LEASES, META
from conclave.server.store.values import Conflict, Millis, NotFound, StoreError, Unavailable, now

Progress: TypeAlias = Callable[[int, int], None]  # done and total, in pages or rows

IN_USE: Final = 5_000  # ms: a server that has shown itself since then is taken to be there still
_PAGES_PER_STEP: Final = 500  # and
_ROWS_PER_CHUNK: Final = 500  # at a time, so that memory stays small and progress is seen
_HEADER: Final = b"SQLite format 3\x00"


class BadBackup(StoreError):
    """The file is no backup of Conclave, or it is damaged."""


class Summary(NamedTuple):
    """Contents of a backup."""

    schema: str
    tables: int
    playing: int
    people: int
    bytes: int


# --- Making one


async def back_up(url: str, file: Path, *, is_replacing: bool = False, on_progress: Progress | None = None) -> Summary:
    """Copy a database into a file; Conflict if the file exists and is not to be replaced.

    The database is only read, so that its schema may be older. The file appears complete or not at all, readable by its
    owner only: it contains the seeds of running games.
    """
    ours = _sqlite_file(url, file)
    if ours and not ours.is_file():
        raise NotFound(f"there is no database {ours}: nothing can be copied")
    if file.exists() and not is_replacing:
        raise Conflict(f"{file} exists already: choose another name, or have it replaced (--replace)")
    with _replace_atomically(file) as made:
        async with _open_database(url) as database:
            revision = await _known_revision(database)
            if ours:
                _copy_pages(ours, made, on_progress)
            else:
                await _copy_rows_out(database, revision, made, on_progress)
        with closing(sqlite3.connect(made)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        return read_summary(made)


@contextmanager
def _replace_atomically(file: Path) -> Iterator[Path]:
    """Write a temporary file beside the target and rename it once it is complete and on disk."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)  # readable by its owner alone
    except OSError as error:
        raise Unavailable(f"{file} cannot be written: {error.strerror}") from None
    made = Path(name)
    try:
        yield made
        os.fsync(number)
        made.replace(file)
    finally:
        os.close(number)
        made.unlink(missing_ok=True)


async def _known_revision(database: Database) -> str:
    async with database.read() as connection:
        revision = await connection.run_sync(read_revision)
    if revision is None:
        raise NotFound("there is nothing in this database yet: no server of Conclave has ever used it")
    refuse_newer(revision, "database")
    return revision


def _copy_pages(source: Path, target: Path, on_progress: Progress | None) -> None:
    """SQLite: copy all pages of a consistent snapshot."""

    def tell(status: int, remaining: int, total: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):  # it would be tried again for ever
            raise Unavailable(f"another program holds {target}: end it first")
        if on_progress:
            on_progress(total - remaining, total)

    with (
        _translate_errors(),
        _open_for_reading(source) as old,
        closing(sqlite3.connect(target, timeout=LOCK_TIMEOUT_SECONDS)) as new,
    ):
        # Without a transaction around it, copying would begin anew whenever somebody writes, and so perhaps never end.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        old.backup(new, pages=_PAGES_PER_STEP, progress=tell)


async def _copy_rows_out(database: Database, revision: str, target: Path, on_progress: Progress | None) -> None:
    """PostgreSQL: copy table by table within one transaction."""
    _make_schema(target, revision)
    with _translate_errors(), closing(sqlite3.connect(target, timeout=LOCK_TIMEOUT_SECONDS)) as new:
        columns = {
            table: [row[1] for row in new.execute(f'PRAGMA table_info("{table}")')] for table in _list_tables(new)
        }
        async with database.read() as connection:
            tables = [sa.table(name, *map(sa.column, names)) for name, names in columns.items()]
            total = 0
            for table in tables:
                total += await connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0
            done = 0
            for table in tables:
                marks = ", ".join("?" * len(table.c))
                names = ", ".join(f'"{column.name}"' for column in table.c)
                put = f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})'  # noqa: S608 - names of our own schema
                async for rows in _read_chunks(connection, table):
                    new.executemany(put, [tuple(row) for row in rows])
                    done += len(rows)
                    if on_progress:
                        on_progress(done, total)
        new.commit()


def _make_schema(file: Path, revision: str) -> None:
    """Create the empty tables of a revision in a new SQLite file."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, revision)
        connection.execute(sa.text("DELETE FROM alembic_version"))  # it is copied, as all other tables are
    engine.dispose()


def _list_tables(connection: sqlite3.Connection) -> list[str]:
    """Return all tables except SQLite's own."""
    wanted = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [name for (name,) in connection.execute(wanted)]


async def _read_chunks(connection: AsyncConnection, table: sa.TableClause) -> AsyncIterator[Any]:
    async with connection.stream(sa.select(table), execution_options={"yield_per": _ROWS_PER_CHUNK}) as result:
        async for rows in result.partitions():
            yield rows


# --- Looking at one


def read_summary(file: Path) -> Summary:
    """Return the contents of a backup; BadBackup if it is none, damaged, or of a newer version."""
    try:
        with file.open("rb") as opened:
            start = opened.read(len(_HEADER))
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror}") from None
    if start != _HEADER:
        raise BadBackup(f"{file} is no backup of Conclave: `conclave admin backup` makes one")
    try:
        with _open_for_reading(file) as connection:
            return _read_summary(file, connection)
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{file} is damaged: {error}") from None


def _read_summary(file: Path, connection: sqlite3.Connection) -> Summary:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadBackup(f"{file} is damaged: {found}")
    if "alembic_version" not in _list_tables(connection):
        raise BadBackup(f"{file} is a database, but none of Conclave's")
    (revision,) = connection.execute("SELECT version_num FROM alembic_version").fetchone() or ("none",)
    refuse_newer(revision, "backup")
    wanted = (
        "SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM tables WHERE status = 'playing'),"
        " (SELECT count(*) FROM users)"
    )
    tables, playing, people = connection.execute(wanted).fetchone()
    return Summary(revision, tables, playing, people, file.stat().st_size)


# --- Making a database of one


async def restore(url: str, file: Path, *, is_replacing: bool = False, on_progress: Progress | None = None) -> Summary:
    """Fill a database from a backup: an empty one, or one that is to be replaced.

    Conflict if a server uses it, or if it has data and is not to be replaced. It is restored completely or not at all.
    A backup of an older version is migrated.
    """
    summary, ours = read_summary(file), _sqlite_file(url, file)
    async with _open_database(url) as database:
        await _refuse_unless_free(database, is_replacing)
        with _migrate_copy(file, summary.schema) as current:
            if ours:
                with _rebuild(current) as clean:
                    _copy_pages(clean, ours, on_progress)
            else:
                async with database.write() as connection:
                    await connection.run_sync(_copy_rows_in, current, on_progress)
    return summary


async def _refuse_unless_free(database: Database, is_replacing: bool) -> None:
    async with database.read() as connection:
        if await connection.run_sync(read_revision) is None:
            strangers = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            if strangers:
                raise Conflict(f"this database holds tables of something else ({strangers[0]}): choose another one")
            return
        if await _is_in_use(database):
            raise Conflict("a server uses this database: stop it first, so that nobody plays on what is replaced")
    if not is_replacing:
        raise Conflict("this database is not empty: choose another one, or have it replaced (--replace)")


async def _is_in_use(database: Database) -> bool:
    """Return True if a server shows itself. Times in the future are watched: the clock may have been set back."""

    async def read() -> Millis:
        async with database.read() as connection:
            return await connection.run_sync(read_last_beat)

    last = await read()
    if last <= now():
        return now() - last < IN_USE
    await asyncio.sleep(2.5 * BEAT_SECONDS)
    return await read() != last


@contextmanager
def _rebuild(file: Path) -> Iterator[Path]:
    """Return a new database with the rows of our own tables and columns.

    Triggers, views, indexes and tables that somebody has added to the backup stay behind.
    """
    with tempfile.TemporaryDirectory(prefix="conclave-restore-") as folder:
        clean = Path(folder, "clean.db")
        engine = sa.create_engine(f"sqlite:///{clean}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        with (
            _translate_errors(),
            _open_for_reading(file) as old,
            closing(sqlite3.connect(clean, timeout=LOCK_TIMEOUT_SECONDS)) as new,
        ):
            known = set(_list_tables(old))
            for table in (table for table in META.sorted_tables if table is not LEASES):
                if table.name not in known:
                    raise BadBackup(f"{file} has no table {table.name!r}: it is no backup of Conclave")
                names = ", ".join(f'"{column.name}"' for column in table.columns)
                marks = ", ".join("?" * len(table.columns))
                rows = old.execute(f'SELECT {names} FROM "{table.name}"')  # noqa: S608 - names of our own schema
                while chunk := rows.fetchmany(_ROWS_PER_CHUNK):
                    new.executemany(f'INSERT INTO "{table.name}" ({names}) VALUES ({marks})', chunk)  # noqa: S608
            new.commit()
        yield clean


@contextmanager
def _migrate_copy(file: Path, revision: str) -> Iterator[Path]:
    """Return the backup itself, or a migrated copy."""
    if revision == head_revision():
        yield file
        return
    with tempfile.TemporaryDirectory(prefix="conclave-restore-") as folder:
        copy = Path(folder, "copy.db")
        _copy_pages(file, copy, None)
        engine = sa.create_engine(f"sqlite:///{copy}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        yield copy


def _copy_rows_in(connection: sa.Connection, file: Path, on_progress: Progress | None) -> None:
    """PostgreSQL: copy table by table in the order of foreign keys, without leases, which belong to processes."""
    migrate(connection)
    for table in reversed(META.sorted_tables):
        connection.execute(sa.delete(table))
    with _translate_errors(), _open_for_reading(file) as old:
        wanted = [table for table in META.sorted_tables if table is not LEASES]
        sizes = [old.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0] for table in wanted]  # noqa: S608
        done, total = 0, sum(sizes)
        for table in wanted:
            names = [column.name for column in table.columns]
            listed = ", ".join(f'"{name}"' for name in names)
            rows = old.execute(f'SELECT {listed} FROM "{table.name}"')  # noqa: S608 - names of our own schema
            while chunk := rows.fetchmany(_ROWS_PER_CHUNK):
                connection.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in chunk])
                done += len(chunk)
                if on_progress:
                    on_progress(done, total)
            _reset_sequences(connection, table)


def _reset_sequences(connection: sa.Connection, table: sa.Table) -> None:
    """Continue sequences after the highest number in use."""
    column = table.autoincrement_column
    if column is None:
        return
    sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
    highest = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
    connection.execute(sa.select(sa.func.setval(sequence, highest, sa.false())))


# --- What they share


@asynccontextmanager
async def _open_database(url: str) -> AsyncIterator[Database]:
    """Open the database without migrating it: an older server may be using it."""
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()


def _sqlite_file(url: str, backup: Path) -> Path | None:
    """Return the file of a SQLite database, None for PostgreSQL; Conflict if it is the backup itself."""
    parts = sa.make_url(url)
    if parts.get_backend_name() != "sqlite":
        return None
    file = Path(parts.database or "")
    if file.resolve() == backup.resolve():
        raise Conflict(f"{backup} is the database itself: a backup is another file")
    return file


@contextmanager
def _open_for_reading(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(
        sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=LOCK_TIMEOUT_SECONDS)
    ) as connection:
        connection.execute("PRAGMA trusted_schema=OFF")  # a backup may come from anybody
        connection.isolation_level = None
        yield connection


@contextmanager
def _translate_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise Unavailable(f"the copy cannot be made: {error}") from error
    except sa.exc.DataError as error:  # SQLite takes longer texts than PostgreSQL, and any character
        raise BadBackup(f"the backup holds something that this database does not take: {error.orig}") from None
