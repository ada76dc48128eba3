"""A whole database as one file, while servers use it, and a database made from such a file again.

The file is a SQLite database with the same tables, whichever database it was made from: so it can be looked at with any
tool, and what was kept in SQLite can move into PostgreSQL, or back. It is one moment of the database: both kinds show a
reader the moment at which it began, and let others write meanwhile.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.store.database import PATIENCE, Database
from conclave.server.store.migrations import head, migrate, refuse_newer, revision_of
from conclave.server.store.outages import last_beat
from conclave.server.store.schema import LEASES, META
from conclave.server.store.values import Conflict, NotFound, StoreError, Unavailable, now

Progress: TypeAlias = Callable[[int, int], None]  # how much is done, of how much: pages or rows

IN_USE: Final = 5_000  # ms: a server that has shown itself since then is taken to be there still
_PAGES: Final = 500  # and
_ROWS: Final = 500  # at a time, so that memory stays small and progress is seen
_HEADER: Final = b"SQLite format 3\x00"


class BadBackup(StoreError):
    """The file is no backup of Conclave, or it is damaged."""


class Summary(NamedTuple):
    """What a backup holds."""

    schema: str
    tables: int
    playing: int
    people: int
    bytes: int


# --- Making one


async def back_up(url: str, file: Path, *, is_replacing: bool = False, on_progress: Progress | None = None) -> Summary:
    """Copy a database as it is now into a file; Conflict where the file exists already, unless it is to be replaced.

    The database is read and nothing else, so its schema may be an older one. The file appears whole or not at all, and
    for its owner alone: it holds the seeds of games that are being played.
    """
    ours = _sqlite_file(url, file)
    if ours and not ours.is_file():
        raise NotFound(f"there is no database {ours}: nothing can be copied")
    if file.exists() and not is_replacing:
        raise Conflict(f"{file} exists already: choose another name, or have it replaced (--replace)")
    with _in_its_place(file) as made:
        async with _opened(url) as database:
            revision = await _known_revision(database)
            if ours:
                _copy_pages(ours, made, on_progress)
            else:
                await _copy_rows_out(database, revision, made, on_progress)
        with closing(sqlite3.connect(made)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        return look_at(made)


@contextmanager
def _in_its_place(file: Path) -> Iterator[Path]:
    """A new file beside it, which takes its place once it is whole and on the disk."""
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
        revision = await connection.run_sync(revision_of)
    if revision is None:
        raise NotFound("there is nothing in this database yet: no server of Conclave has ever used it")
    refuse_newer(revision, "database")
    return revision


def _copy_pages(source: Path, target: Path, on_progress: Progress | None) -> None:
    """With SQLite: all pages, as a reader sees them that began before the first."""

    def tell(status: int, remaining: int, total: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):  # it would be tried again for ever
            raise Unavailable(f"another program holds {target}: end it first")
        if on_progress:
            on_progress(total - remaining, total)

    with _plain_errors(), _reading(source) as old, closing(sqlite3.connect(target, timeout=PATIENCE)) as new:
        # Without a transaction around it, copying would begin anew whenever somebody writes, and so perhaps never end.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        old.backup(new, pages=_PAGES, progress=tell)


async def _copy_rows_out(database: Database, revision: str, target: Path, on_progress: Progress | None) -> None:
    """From PostgreSQL, table by table, within one transaction that sees one moment of them all."""
    _make_schema(target, revision)
    with _plain_errors(), closing(sqlite3.connect(target, timeout=PATIENCE)) as new:
        columns = {table: [row[1] for row in new.execute(f'PRAGMA table_info("{table}")')] for table in _names(new)}
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
                async for rows in _chunks(connection, table):
                    new.executemany(put, [tuple(row) for row in rows])
                    done += len(rows)
                    if on_progress:
                        on_progress(done, total)
        new.commit()


def _make_schema(file: Path, revision: str) -> None:
    """The empty tables of a revision in a new SQLite file."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrate(connection, revision)
        connection.execute(sa.text("DELETE FROM alembic_version"))  # it is copied, as all other tables are
    engine.dispose()


def _names(connection: sqlite3.Connection) -> list[str]:
    """All tables but SQLite's own."""
    wanted = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [name for (name,) in connection.execute(wanted)]


async def _chunks(connection: AsyncConnection, table: sa.TableClause) -> AsyncIterator[Any]:
    async with connection.stream(sa.select(table), execution_options={"yield_per": _ROWS}) as result:
        async for rows in result.partitions():
            yield rows


# --- Looking at one


def look_at(file: Path) -> Summary:
    """What a backup holds; BadBackup where it is none, is damaged, or belongs to a newer version."""
    try:
        with file.open("rb") as opened:
            start = opened.read(len(_HEADER))
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror}") from None
    if start != _HEADER:
        raise BadBackup(f"{file} is no backup of Conclave: `conclave admin backup` makes one")
    try:
        with _reading(file) as connection:
            return _looked_at(file, connection)
    except sqlite3.DatabaseError as error:
        raise BadBackup(f"{file} is damaged: {error}") from None


def _looked_at(file: Path, connection: sqlite3.Connection) -> Summary:
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise BadBackup(f"{file} is damaged: {found}")
    if "alembic_version" not in _names(connection):
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
    """Fill a database from a backup: one that is empty, or all of one that is to be replaced.

    Conflict where a server uses it, or where it holds anything and is not to be replaced. It happens whole or not at
    all. A backup of an older version is brought up to date on the way.
    """
    summary, ours = look_at(file), _sqlite_file(url, file)
    async with _opened(url) as database:
        await _refuse_unless_free(database, is_replacing)
        with _up_to_date(file, summary.schema) as current:
            if ours:
                _copy_pages(current, ours, on_progress)
                async with database.write() as connection:
                    await connection.execute(sa.delete(LEASES))
            else:
                async with database.write() as connection:
                    await connection.run_sync(_copy_rows_in, current, on_progress)
    return summary


async def _refuse_unless_free(database: Database, is_replacing: bool) -> None:
    async with database.read() as connection:
        if await connection.run_sync(revision_of) is None:
            strangers = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
            if strangers:
                raise Conflict(f"this database holds tables of something else ({strangers[0]}): choose another one")
            return
        if await connection.run_sync(_in_use):
            raise Conflict("a server uses this database: stop it first, so that nobody plays on what is replaced")
    if not is_replacing:
        raise Conflict("this database is not empty: choose another one, or have it replaced (--replace)")


def _in_use(connection: sa.Connection) -> bool:
    return now() - last_beat(connection) < IN_USE


@contextmanager
def _up_to_date(file: Path, revision: str) -> Iterator[Path]:
    """The backup itself, or a copy of it with the schema of this version."""
    if revision == head():
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
    """Into PostgreSQL, table by table, those first that others refer to. Leases belong to processes of that time."""
    migrate(connection)
    for table in reversed(META.sorted_tables):
        connection.execute(sa.delete(table))
    with _plain_errors(), _reading(file) as old:
        wanted = [table for table in META.sorted_tables if table is not LEASES]
        sizes = [old.execute(f'SELECT count(*) FROM "{table.name}"').fetchone()[0] for table in wanted]  # noqa: S608
        done, total = 0, sum(sizes)
        for table in wanted:
            names = [column.name for column in table.columns]
            listed = ", ".join(f'"{name}"' for name in names)
            rows = old.execute(f'SELECT {listed} FROM "{table.name}"')  # noqa: S608 - names of our own schema
            while chunk := rows.fetchmany(_ROWS):
                connection.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in chunk])
                done += len(chunk)
                if on_progress:
                    on_progress(done, total)
            _count_on(connection, table)


def _count_on(connection: sa.Connection, table: sa.Table) -> None:
    """Numbers that the database gives out go on after the highest there is."""
    column = table.autoincrement_column
    if column is None:
        return
    sequence = sa.func.pg_get_serial_sequence(table.name, column.name)
    highest = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
    connection.execute(sa.select(sa.func.setval(sequence, highest, sa.false())))


# --- What they share


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Database]:
    """The database as it is: a store would bring it up to date, under the feet of an older server that uses it."""
    database = Database(url)
    try:
        yield database
    finally:
        await database.close()


def _sqlite_file(url: str, backup: Path) -> Path | None:
    """The file in which SQLite keeps the database; None with PostgreSQL. Conflict where it is the backup."""
    parts = sa.make_url(url)
    if parts.get_backend_name() != "sqlite":
        return None
    file = Path(parts.database or "")
    if file.resolve() == backup.resolve():
        raise Conflict(f"{backup} is the database itself: a backup is another file")
    return file


@contextmanager
def _reading(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)) as connection:
        connection.isolation_level = None
        yield connection


@contextmanager
def _plain_errors() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise Unavailable(f"the copy cannot be made: {error}") from error
    except sa.exc.DataError as error:  # SQLite takes longer texts than PostgreSQL, and any character
        raise BadBackup(f"the backup holds something that this database does not take: {error.orig}") from None
