"""`conclave admin backup` and `restore`: everything, as it was at one moment, from and into both databases."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import sqlite3
import stat
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
import websockets

from conclave.cli import main
from conclave.core.ending import Ending
from conclave.server.store import Store
from conclave.server.store.backup import BadBackup, back_up, read_summary, restore
from conclave.server.store.database import Database
from conclave.server.store.migrations import NewerDatabase, head_revision, migrate
from conclave.server.store.outages import Outages
from conclave.server.store.schema import LEASES, META, SHARED
from conclave.server.store.values import Conflict, Entry, NotFound, Occupant, Standing, Unavailable, now
from conclave.server.tables.table_game import TableGame
from room_helpers import new_table
from socket_clients import Server, connected, take_turns, two_at_a_table
from timeouts import PATIENCE

OLDER = Path(__file__).with_name("format1.sql")  # of schema 0002
GONE = (websockets.ConnectionClosed, OSError)


@pytest.fixture(params=["sqlite", "postgres"])
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'target.db'}"
    make: Callable[[], str] = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.db"


def command(*words: str, database: str) -> int:
    with pytest.raises(SystemExit) as done:
        main(["admin", *words, "--database", re.sub(r"\+\w+", "", database, count=1)])
    return int(str(done.value))


async def furnished(store: Store) -> str:
    """Something of every kind; the id of a table in play."""
    ada, bob = await store.people.add_guest("Ada"), await store.people.add_guest("Bob")
    await store.people.sign_in(ada.id, "hash", 1 << 50)
    seats = [Occupant("person", one.id, one.name) for one in (ada, bob)]
    playing, over = [await new_table(store, *seats, rated=True, seed=seed) for seed in ("1", "2")]
    await store.tables.add_chat(playing.id, ada.id, "Ada", "hallo 🂡")
    await store.log.append(playing.id, playing.length, [Entry("act", 0, (7, 8), at=5)], Standing(turn=(1,)))
    await store.log.append(
        over.id, over.length, [Entry("end")], Standing(), Ending((0,), (10, 8), "points"), b"\x00record"
    )
    await store.leases.take([playing.id], "a process of that time", 1000)
    await store.tables.add_chat(over.id, bob.id, "Bob", "good game")
    return playing.id


async def contents(url: str) -> dict[str, list[Any]]:
    """All rows but those that belong to a process."""
    database, found = Database(url), dict[str, list[Any]]()
    async with database.read() as connection:
        for table in META.sorted_tables:
            if table is not LEASES:
                rows = [msgspec.to_builtins(tuple(row)) for row in await connection.execute(sa.select(table))]
                found[table.name] = sorted(rows, key=repr)
    await database.close()
    return found


# --- The same, at one moment


async def test_what_is_restored_is_what_was_there_whichever_database_it_came_from(
    url: str, target: str, file: Path
) -> None:
    store = await Store.open(url)
    table = await furnished(store)
    made = await back_up(url, file)
    await store.close()
    assert (made.schema, made.tables, made.playing, made.people) == (head_revision(), 2, 1, 2)
    assert await restore(target, file) == made
    assert await contents(target) == await contents(url)
    again = await Store.open(target)
    assert await again.leases.list_free([table]) == {table}  # no process of that time is there any more
    await again.tables.add_chat(table, "ada", "Ada", "where were we?")  # numbers go on
    assert [line.text for line in await again.tables.list_chat(table)] == ["hallo 🂡", "where were we?"]
    await again.close()


async def test_a_backup_is_one_moment_however_much_is_written_meanwhile(url: str, file: Path) -> None:
    store = await Store.open(url)
    async with store.database.write() as connection:  # enough for several steps, of pages or of rows
        await connection.execute(sa.insert(SHARED), [{"name": f"{i:04}", "value": b"x" * 4000} for i in range(1200)])
    steps = 0

    def write_meanwhile(_done: int, _total: int) -> None:
        nonlocal steps
        steps += 1

        async def add() -> None:
            beside = await Store.open(url)
            await beside.people.add_guest(f"Guest {steps}")
            await beside.close()

        thread = threading.Thread(target=lambda: asyncio.run(add()))
        thread.start()
        thread.join()

    made = await back_up(url, file, on_progress=write_meanwhile)
    assert steps >= 3
    assert made.people == 0
    assert (await back_up(url, file, is_replacing=True)).people == steps
    await store.close()


def test_a_backup_is_for_its_owner_alone_and_one_file(sqlite_url: str, file: Path) -> None:
    async def prepare() -> None:
        store = await Store.open(sqlite_url)
        await furnished(store)
        await store.close()

    asyncio.run(prepare())
    before = set(file.parent.iterdir())
    old = os.umask(0)
    try:
        assert command("backup", str(file), database=sqlite_url) == 0
    finally:
        os.umask(old)
    assert set(file.parent.iterdir()) - before == {file}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


# --- Older and newer schemas


async def test_a_backup_of_an_older_version_is_brought_up_to_date(target: str, file: Path) -> None:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLDER.read_text())
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    assert (await restore(target, file)).schema == "0002"
    store = await Store.open(target)
    assert len((await contents(target))["tables"]) == tables
    await store.close()
    assert read_summary(file).schema == "0002"  # the backup itself is left alone


async def test_a_database_that_waits_for_its_update_can_be_backed_up_and_stays_as_it_is(url: str, file: Path) -> None:
    database = Database(url)
    async with database.write() as connection:
        await connection.run_sync(migrate, "0002")
        await connection.execute(sa.text("INSERT INTO users (id, name, created) VALUES ('a', 'Ada', 1)"))
    made = await back_up(url, file)
    assert (made.schema, made.people) == ("0002", 1)
    async with database.read() as connection:
        assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == "0002"
    await database.close()


async def test_what_belongs_to_a_newer_version_is_refused(url: str, file: Path, tmp_path: Path) -> None:
    store = await Store.open(url)
    await back_up(url, file)
    async with store.database.write() as connection:
        await connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(NewerDatabase, match="this database was last used by a newer version"):
        await back_up(url, file.with_name("other.db"))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(NewerDatabase, match="this backup was last used by a newer version"):
        await restore(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}", file)


# --- Refusals


async def test_nothing_is_overwritten_unless_that_is_said(url: str, target: str, file: Path) -> None:
    store, other = await Store.open(url), await Store.open(target)
    await furnished(store)
    await other.people.add_guest("Zoe")
    file.write_text("precious")
    with pytest.raises(Conflict, match="exists already"):
        await back_up(url, file)
    assert file.read_text() == "precious"
    await back_up(url, file, is_replacing=True)
    with pytest.raises(Conflict, match="not empty"):
        await restore(target, file)
    assert [row[1] for row in (await contents(target))["users"]] == ["Zoe"]
    await restore(target, file, is_replacing=True)
    assert await contents(target) == await contents(url)
    for one in (store, other):
        await one.close()


async def test_a_database_that_a_server_uses_is_not_replaced(url: str, file: Path) -> None:
    store = await Store.open(url)
    await Outages(store.database, store.notices).beat()
    await back_up(url, file)
    with pytest.raises(Conflict, match="a server uses this database: stop it first"):
        await restore(url, file, is_replacing=True)
    await store.close()


async def test_a_database_is_no_backup_of_itself(sqlite_url: str, tmp_path: Path) -> None:
    await (await Store.open(sqlite_url)).close()
    before = await contents(sqlite_url)
    for copy in (back_up, restore):
        with pytest.raises(Conflict, match="is the database itself"):
            await copy(sqlite_url, tmp_path / "conclave.db", is_replacing=True)
    assert await contents(sqlite_url) == before


async def test_a_database_that_another_program_holds_is_not_waited_for(
    sqlite_url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("conclave.server.store.backup.LOCK_TIMEOUT_SECONDS", 0.1)
    store = await Store.open(sqlite_url)
    await back_up(sqlite_url, file)
    async with store.database.write():
        with pytest.raises(Unavailable, match=r"another program holds .*conclave\.db"):
            await restore(sqlite_url, file, is_replacing=True)
    await store.close()


async def test_a_database_of_something_else_is_left_alone(sqlite_url: str, tmp_path: Path, file: Path) -> None:
    await (await Store.open(sqlite_url)).close()
    await back_up(sqlite_url, file)
    with contextlib.closing(sqlite3.connect(tmp_path / "recipes.db")) as connection:
        connection.execute("CREATE TABLE recipes (cake TEXT)")
    recipes = f"sqlite+aiosqlite:///{tmp_path / 'recipes.db'}"
    with pytest.raises(Conflict, match=r"tables of something else \(recipes\)"):
        await restore(recipes, file, is_replacing=True)
    with pytest.raises(NotFound, match="nothing in this database yet"):
        await back_up(recipes, tmp_path / "cakes.db")
    with pytest.raises(BadBackup, match="none of Conclave's"):
        await restore(sqlite_url, tmp_path / "recipes.db", is_replacing=True)


async def test_what_is_no_backup_is_refused_before_anything_is_touched(sqlite_url: str, file: Path) -> None:
    store = await Store.open(sqlite_url)
    async with store.database.write() as connection:
        await connection.execute(sa.insert(SHARED).values(name="much", value=b"x" * 100_000))
    await store.close()
    await back_up(sqlite_url, file)
    whole = file.read_bytes()
    damaged = {
        b"": "is no backup of Conclave",
        b"PGDMP and so on": "is no backup of Conclave",
        whole[: len(whole) // 2]: "is damaged",
        whole[:4096] + b"\xff" * 8192 + whole[12288:]: "is damaged",
    }
    before = await contents(sqlite_url)
    for data, said in damaged.items():
        file.write_bytes(data)
        with pytest.raises(BadBackup, match=said):
            await restore(sqlite_url, file, is_replacing=True)
    file.unlink()
    with pytest.raises(BadBackup, match="cannot be read: No such file"):
        await restore(sqlite_url, file, is_replacing=True)
    assert await contents(sqlite_url) == before


async def test_a_missing_database_or_folder_is_named_and_nothing_is_left_behind(
    sqlite_url: str, tmp_path: Path
) -> None:
    with pytest.raises(NotFound, match=r"there is no database .*conclave\.db"):
        await back_up(sqlite_url, tmp_path / "backup.db")
    assert list(tmp_path.iterdir()) == []
    await (await Store.open(sqlite_url)).close()
    with pytest.raises(Unavailable, match="cannot be written: No such file or directory"):
        await back_up(sqlite_url, tmp_path / "nowhere" / "backup.db")


@pytest.mark.parametrize(("language", "said"), [("en", "in play: 1"), ("de", "im Spiel: 1"), ("fr", "en jeu : 1")])
def test_a_host_is_told_what_a_backup_holds(
    sqlite_url: str, file: Path, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    async def prepare() -> None:
        store = await Store.open(sqlite_url)
        await furnished(store)
        await store.close()

    asyncio.run(prepare())
    assert command("backup", str(file), "--language", language, database=sqlite_url) == 0
    assert said in capsys.readouterr().out
    assert command("backup", str(file), database=sqlite_url) == 2
    assert "exists already" in capsys.readouterr().err
    other = f"sqlite:///{file.parent / 'other.db'}"
    assert command("restore", str(file), "--language", language, database=other) == 0
    assert said in capsys.readouterr().out


# --- The drill


@pytest.mark.parametrize(("url", "target"), [("sqlite", "postgres"), ("postgres", "sqlite")], indirect=True)
async def test_the_drill_backed_up_in_mid_game_killed_restored_elsewhere_and_played_on(
    url: str, target: str, file: Path
) -> None:
    dice, acked = random.Random(4), list[tuple[int, int]]()
    async with Server(url) as server:
        table, ada, bob = await two_at_a_table(server, time={"kind": "bank", "seconds": 3600, "increment": 5})
        async with connected(server, ada) as one, connected(server, bob) as two:
            playing = asyncio.create_task(take_turns(table, {0: one, 1: two}, dice, acked, until=10_000))
            await until_acked(acked, 6, playing)
            known = acked[-1][0]
            assert await asyncio.to_thread(command, "backup", str(file), database=url) == 0
            await until_acked(acked, len(acked) + 6, playing)
            server.kill()
            with contextlib.suppress(*GONE):
                await playing
    assert await asyncio.to_thread(command, "restore", str(file), database=target) == 0
    saved = await position(target, table)
    assert known <= saved.version < acked[-1][0]  # all that was acknowledged before it, and nothing halfway
    marks = {mark.version: mark.seat for mark in saved.marks}
    assert all(marks[version] == seat for version, seat in acked if version <= saved.version)
    async with Server(target) as server:
        async with connected(server, ada) as one, connected(server, bob) as two:  # the same cookies open it
            shown = await one.watch(table, seat=0)
            assert shown["version"] == saved.version
            assert min(shown["clocks"]["left"]) > 3_500_000  # nobody has lost time meanwhile
            await take_turns(table, {0: one, 1: two}, dice, acked, until=saved.version + 6)
        assert "Traceback" not in server.log
    assert (await position(target, table)).version >= saved.version + 6


async def until_acked(acked: list[tuple[int, int]], count: int, playing: asyncio.Task[None]) -> None:
    async with asyncio.timeout(PATIENCE):
        while len(acked) < count:
            assert not playing.done(), "the game is over"
            await asyncio.sleep(0.005)


async def position(url: str, table: str) -> TableGame:
    """Where the log leads; the session makes sure that every action was legal."""
    store = await Store.open(url)
    found, secret = await store.tables.get(table), await store.tables.get_secret(table)
    table_game = TableGame(found, secret.seed, await store.log.load(table))
    await store.close()
    return table_game


async def test_triggers_and_tables_that_somebody_has_added_to_a_backup_are_not_restored(
    sqlite_url: str, file: Path, tmp_path: Path
) -> None:
    store = await Store.open(sqlite_url)
    await furnished(store)
    await store.close()
    await back_up(sqlite_url, file)
    with contextlib.closing(sqlite3.connect(file)) as changed:
        changed.executescript(
            "CREATE TRIGGER evil AFTER INSERT ON sign_ins BEGIN UPDATE users SET is_steward = 1; END;"
            "CREATE TABLE more (x); CREATE VIEW seen AS SELECT * FROM users; CREATE INDEX slow ON users (created);"
            "ALTER TABLE users ADD COLUMN extra TEXT;"
        )
    target = f"sqlite+aiosqlite:///{tmp_path / 'target.db'}"
    await restore(target, file)
    assert await contents(target) == await contents(sqlite_url)
    with contextlib.closing(sqlite3.connect(tmp_path / "target.db")) as restored:
        names = {name for (name,) in restored.execute("SELECT name FROM sqlite_schema")}
        columns = {row[1] for row in restored.execute("PRAGMA table_info(users)")}
    assert not names & {"evil", "more", "seen", "slow"}
    assert "extra" not in columns


async def test_after_the_clock_was_set_back_a_database_without_a_server_can_be_replaced(
    sqlite_url: str, file: Path
) -> None:
    store = await Store.open(sqlite_url)
    await store.outages.beat()
    await store.close()
    await back_up(sqlite_url, file)
    database, later = Database(sqlite_url), str(now() + 3_600_000).encode()
    async with database.write() as connection:
        await connection.execute(sa.update(SHARED).where(SHARED.c.name == "alive").values(value=later))
    await database.close()
    await restore(sqlite_url, file, is_replacing=True)
