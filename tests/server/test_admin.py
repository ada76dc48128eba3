"""`conclave admin`: what a host lists, exports and deletes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import pytest

from conclave.cli import main
from conclave.core.ending import Ending
from conclave.core.record import FORMAT, Player, Record, encode
from conclave.server.accounts import Accounts, WrongPassword
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.admin import Admin
from conclave.server.store.values import (
    Conflict,
    Entry,
    NewReport,
    NewTable,
    NotFound,
    Occupant,
    Standing,
    Table,
    User,
)
from socket_clients import Server, connected, two_at_a_table

T = TypeVar("T")


def run(database: str, *words: str) -> int:
    with pytest.raises(SystemExit) as done:
        main(["admin", *words, "--database", database.replace("+aiosqlite", "").replace("+asyncpg", "")])
    return int(str(done.value))


ENDING = Ending((0,), (10, 8), "points")
RECORD = Record(
    format=FORMAT,
    game="res_arcana",
    rules=1,
    options={},
    seats=(Player("Ada"), Player("Random", "bot", "random")),
    actions=[1, 2, 3],
    ending=ENDING,
    begun=datetime(2026, 1, 1, tzinfo=UTC),
)


async def finished(store: Store, user: User) -> Table:
    seats = (Occupant("person", user.id, user.name), Occupant("bot", name="Random", bot="random"))
    new = NewTable(game="res_arcana", rules=1, options={}, seats=seats, host=user.id, seed=b"hush", commitment="")
    table = await store.tables.create(new)
    await store.tables.add_chat(table.id, user.id, user.name, "well played")
    await store.log.append(table.id, 0, [Entry("end")], Standing(), ENDING, encode(RECORD))
    return table


async def prepared(url: str) -> tuple[str, str]:
    """A person and their finished table."""
    store = await Store.open(url)
    user = await store.people.add_guest("Anna")
    table = await finished(store, user)
    await store.close()
    return user.id, table.id


def now(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(work)


def test_tables_and_people_are_listed(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    user, table = now(prepared(sqlite_url))
    assert run(sqlite_url, "tables") == 0
    listed = capsys.readouterr().out
    assert listed.split()[:3] == [table, "res_arcana", "finished"]
    assert "Anna, Random" in listed
    assert "hush" not in listed
    assert run(sqlite_url, "tables", "--status", "playing") == 0
    assert capsys.readouterr().out == ""
    assert run(sqlite_url, "people") == 0
    assert capsys.readouterr().out.split()[0] == user


def test_records_are_exported_once(sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, table = now(prepared(sqlite_url))
    for said in ("1 record written", "0 records written"):
        assert run(sqlite_url, "export", str(tmp_path / "out")) == 0
        assert said in capsys.readouterr().out
    assert (tmp_path / "out" / f"res_arcana-{table}.json").read_bytes() == encode(RECORD)


def test_what_is_deleted_is_gone_and_only_that(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = now(prepared(sqlite_url))
    monkeypatch.setattr("builtins.input", lambda _: "n")
    assert run(sqlite_url, "delete", "table", table) == 0
    assert "Nothing was deleted" in capsys.readouterr().out
    assert run(sqlite_url, "delete", "table", table, "--yes") == 0
    assert run(sqlite_url, "delete", "table", table, "--yes") == 2
    assert "there is no table" in capsys.readouterr().err
    assert run(sqlite_url, "tables") == 0
    assert capsys.readouterr().out == ""


async def test_a_server_that_is_running_hears_what_is_deleted(url: str) -> None:
    """With either database: who looks at the table is told that it is gone, and who is deleted is signed out."""
    plain = url.replace("+aiosqlite", "").replace("+asyncpg", "")
    async with Server(plain) as server:
        table, ada, bob = await two_at_a_table(server)
        async with connected(server, ada) as one, connected(server, bob) as two:
            for client in (one, two):
                assert (await client.watch(table))["type"] == "snapshot"
            await asyncio.to_thread(run, url, "delete", "table", table, "--yes")
            for client in (one, two):
                gone = await client.get(lambda message: message["type"] == "unwatched", 5)
                assert gone["table"] == table
                reply = await client.ask("resign", table=table, seat=0)
                assert reply["code"] == "no_table"
            assert (await one.watch(table))["type"] == "unwatched"
            await asyncio.to_thread(run, url, "delete", "person", bob.id, "--yes")
            bye = await two.get(lambda message: message["type"] == "bye", 5)
            assert bye["code"] == "signed_out"
        assert "Traceback" not in server.log


def test_a_forgotten_password_is_replaced(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def with_account() -> None:
        store = await Store.open(sqlite_url)
        user = await store.people.add_guest("Anna")
        await Accounts(store, Settings()).make_account(user, "anna", "the old password")
        await store.people.sign_in(user.id, "hash", 1 << 50)
        await store.close()

    async def opens_with(password: str) -> bool:
        store = await Store.open(sqlite_url)
        try:
            assert await store.people.find_sign_in("hash") is None
            return (await Accounts(store, Settings()).sign_in("anna", password)).login == "anna"
        except WrongPassword:
            return False
        finally:
            await store.close()

    now(with_account())
    assert run(sqlite_url, "password", "anna") == 0
    new = capsys.readouterr().out.split()[6].rstrip(".")
    assert now(opens_with(new))
    assert not now(opens_with("the old password"))
    assert run(sqlite_url, "password", "nobody") == 2
    assert "nobody has the login" in capsys.readouterr().err


async def test_a_deleted_table_takes_its_log_and_chat_along(store: Store) -> None:
    table = await finished(store, await store.people.add_guest("Anna"))
    other = await finished(store, await store.people.add_guest("Ben"))
    await Admin(store).delete_table(table.id)
    with pytest.raises(NotFound):
        await store.tables.get(table.id)
    with pytest.raises(NotFound):
        await store.tables.get_record(table.id)
    assert await store.log.load(table.id) == []
    assert await store.tables.list_chat(table.id) == []
    assert len(await store.log.load(other.id)) == 1


async def test_a_deleted_person_leaves_no_trace_but_the_games(store: Store) -> None:
    user = await store.people.add_guest("Anna")
    await store.people.sign_in(user.id, "hash", 1 << 50)
    table = await finished(store, user)
    await Admin(store).delete_person(user.id)
    assert await store.people.find_sign_in("hash") is None
    with pytest.raises(NotFound):
        await store.people.get(user.id)
    kept = await store.tables.get(table.id)
    assert (kept.seats[0].user, kept.seats[0].name) == ("", "(deleted)")
    assert await store.tables.list_chat(table.id) == []


async def test_who_sits_at_a_running_table_cannot_be_deleted(store: Store) -> None:
    user = await store.people.add_guest("Anna")
    seats = (Occupant("person", user.id, "Anna"), Occupant())
    table = await store.tables.create(
        NewTable(game="res_arcana", rules=1, options={}, seats=seats, host=user.id, seed=b"", commitment="")
    )
    with pytest.raises(Conflict, match=table.id):
        await Admin(store).delete_person(user.id)


def test_a_host_keeps_order_from_the_command_line(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def with_report() -> tuple[str, str]:
        store = await Store.open(sqlite_url)
        ada, eve = await store.people.add_guest("Ada"), await store.people.add_guest("Eve")
        await Accounts(store, Settings()).make_account(ada, "ada", "a long password")
        seats = (Occupant("person", ada.id, "Ada"), Occupant("person", eve.id, "Eve"), Occupant())
        table = await store.tables.create(
            NewTable(game="res_arcana", rules=1, options={}, seats=seats, host=ada.id, seed=b"", commitment="")
        )
        line = await store.tables.add_chat(table.id, eve.id, "Eve", "fools")
        await store.moderation.report(ada, NewReport("rude", table.id, line=line.number))
        await store.close()
        return eve.id, table.id

    async def seats_of(table: str) -> list[str]:
        store = await Store.open(sqlite_url)
        found = await store.tables.get(table)
        await store.close()
        return [one.kind for one in found.seats]

    eve, table = now(with_report())
    assert run(sqlite_url, "reports") == 0
    listed = capsys.readouterr().out
    assert listed.split()[0] == "1"
    assert "fools | rude" in listed
    assert run(sqlite_url, "close", "1") == 0
    assert run(sqlite_url, "close", "1") == 2
    capsys.readouterr()
    assert run(sqlite_url, "reports", "--closed") == 0
    assert "fools" in capsys.readouterr().out
    assert run(sqlite_url, "kick", table, eve) == 0
    assert now(seats_of(table)) == ["person", "open", "open"]
    assert run(sqlite_url, "ban", eve, "--days", "2", "--reason", "rude") == 0
    assert "banned for 2 days" in capsys.readouterr().out
    assert run(sqlite_url, "bans") == 0
    assert capsys.readouterr().out.split()[0] == eve
    assert run(sqlite_url, "unban", eve) == 0
    assert run(sqlite_url, "unban", eve) == 2
    assert run(sqlite_url, "steward", "ADA") == 0
    assert run(sqlite_url, "steward") == 0
    assert capsys.readouterr().out.split()[-1] == "ada"
    assert run(sqlite_url, "steward", "ada", "--remove") == 0
    assert "no longer a moderator" in capsys.readouterr().out
