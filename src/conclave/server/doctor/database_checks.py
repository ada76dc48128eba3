"""Checks of the database: reachable, intact, of this version, and writable."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from conclave.server.doctor.finding import Finding, advice, good, wrong
from conclave.server.settings import Settings
from conclave.server.store.database import LOCK_TIMEOUT_SECONDS, MAX_CONNECTIONS, Database
from conclave.server.store.migrations import NewerDatabase, head_revision, read_revision, refuse_newer
from conclave.server.store.values import Unavailable

OLDEST: Final = 14  # of PostgreSQL
CONNECTIONS_PER_PROCESS: Final = MAX_CONNECTIONS + 1  # connections of a server process: one listens
SKEW: Final = 2.0  # seconds between two clocks
NETWORK: Final = ("9p", "afs", "ceph", "cifs", "fuse.sshfs", "glusterfs", "nfs", "nfs4", "smb3", "smbfs")
MOUNTS: Final = Path("/proc/self/mounts")


async def findings(settings: Settings) -> AsyncIterator[Finding]:
    """Return the findings about the database."""
    if settings.is_sqlite:
        file = Path(sa.make_url(settings.database).database or "").absolute()
        for finding in _file(file):
            yield finding
        if not file.is_file():
            return
    database = Database(settings.database)
    try:
        async with database.read() as connection:
            yield schema(await connection.run_sync(read_revision))
        async with database.write() as connection:  # nothing is written: whether it could be shows already
            if not database.is_sqlite:
                async for finding in _postgresql(connection, settings):
                    yield finding
    except Unavailable as error:
        yield wrong("database", "database-away", why=str(error))
    finally:
        await database.close()


def schema(revision: str | None) -> Finding:
    """Check that this version knows the schema of the database."""
    if revision is None:
        return good("database", "database-empty")
    try:
        refuse_newer(revision, "database")
    except NewerDatabase:
        return wrong("database", "database-newer", schema=revision, ours=head_revision())
    if revision != head_revision():
        return advice("database", "database-older", schema=revision, ours=head_revision())
    return good("database", "database-good", schema=revision)


# --- SQLite


def _file(file: Path) -> Iterator[Finding]:
    """Check the database file without opening it."""
    folder = file.parent
    if not folder.is_dir():
        yield wrong("database", "folder-missing", folder=str(folder))
        return
    if not os.access(folder, os.W_OK):  # SQLite makes files beside its own
        yield wrong("database", "folder-read-only", folder=str(folder))
    if (kind := _kind_of_disk(folder)) in NETWORK:
        yield wrong("database", "folder-on-network", folder=str(folder), kind=kind)
    if not file.exists():
        yield good("database", "database-new", path=str(file))
        return
    if not os.access(file, os.R_OK | os.W_OK):
        yield wrong("database", "file-read-only", path=str(file))
        return
    yield from _owners(file)
    if damage := _damage(file):
        yield wrong("database", "file-damaged", path=str(file), why=damage)


def _owners(file: Path) -> Iterator[Finding]:
    """Check for files of other owners beside the database, which keep the server from writing."""
    if os.name != "posix":
        return
    if file.stat().st_mode & 0o077:
        yield advice("database", "file-for-others", path=str(file))
    for beside in (file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        if beside.exists() and beside.stat().st_uid != file.stat().st_uid:
            yield wrong("database", "file-of-another", path=str(beside), owner=str(file))
    if os.geteuid() != file.stat().st_uid:
        yield advice("database", "file-not-ours", path=str(file), user=_name_of(file.stat().st_uid))


def _name_of(user: int) -> str:
    import pwd

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return str(user)


def _damage(file: Path) -> str:
    """Return what SQLite's integrity check reports; "" if the file is intact."""
    try:
        with closing(sqlite3.connect(file, timeout=LOCK_TIMEOUT_SECONDS)) as connection:
            found = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return "" if isinstance(error, sqlite3.OperationalError) else str(error)  # locked, or the like: told later
    return "" if found == "ok" else found


def _kind_of_disk(folder: Path) -> str:
    """Return the kind of file system of a folder; "" if unknown."""
    try:
        mounts = [line.split(" ") for line in MOUNTS.read_text().splitlines()]
    except OSError:
        return ""
    above = {str(folder), *map(str, folder.parents)}
    found = [(len(place), kind) for _, place, kind, *_ in mounts if place.replace("\\040", " ") in above]
    return max(found, default=(0, ""))[1]


# --- PostgreSQL


async def _postgresql(connection: AsyncConnection, settings: Settings) -> AsyncIterator[Finding]:
    async def ask(what: str) -> str:
        return str(await connection.scalar(sa.text(f"SELECT {what}")))

    version = int(await ask("current_setting('server_version_num')")) // 10_000
    if version < OLDEST:
        yield wrong("database", "postgresql-old", version=version, oldest=OLDEST)
    if await ask("pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean") == "True":
        yield wrong("database", "postgresql-read-only")
    if await ask("has_schema_privilege(current_schema(), 'CREATE')") != "True":
        yield wrong("database", "postgresql-no-right", user=await ask("current_user"))
    if (encoding := await ask("current_setting('server_encoding')")) != "UTF8":
        yield wrong("database", "postgresql-encoding", encoding=encoding)
    most, needed = int(await ask("current_setting('max_connections')")), settings.workers * CONNECTIONS_PER_PROCESS
    if needed > 0.9 * most:
        yield advice("database", "postgresql-connections", most=most, needed=needed)
    skew = abs(float(await ask("extract(epoch FROM clock_timestamp())")) - time.time())
    if skew > SKEW:
        yield advice("clock", "postgresql-clock", seconds=round(skew))
