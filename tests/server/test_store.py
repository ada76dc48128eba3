"""The store contract: the same promises on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from conclave.core.ending import Ending
from conclave.server.store import Store
from conclave.server.store import database as store_database
from conclave.server.store.values import (
    Conflict,
    Entry,
    NewTable,
    NotFound,
    Notice,
    Occupant,
    StaleLog,
    Standing,
    Table,
    TimeControl,
    Unavailable,
)
from timeouts import PATIENCE

SEED = b"sixteen secret b"
ANNA = Occupant("person", "anna", "Anna")
BEN = Occupant("person", "ben", "Ben")


def new_table(*seats: Occupant, **more: Any) -> NewTable:
    values: dict[str, Any] = {
        "game": "res_arcana",
        "rules": 1,
        "options": {"seats": 2, "variant": "standard"},
        "seats": seats or (ANNA, BEN),
        "host": "anna",
        "seed": SEED,
        "commitment": hashlib.sha256(SEED).hexdigest(),
    }
    return NewTable(**(values | more))


async def make(store: Store, *seats: Occupant, **more: Any) -> Table:
    return await store.tables.create(new_table(*seats, **more))


def entry(seat: int = 0, *actions: int) -> Entry:
    return Entry("act", seat, actions or (7,), at=1)


def ending(*points: int) -> Ending:
    """The seats have these points, and who has most has won."""
    points = points or (10, 8)
    return Ending((points.index(max(points)),), points, "points")


# --- Tables


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    time = TimeControl("bank", 600, 5)
    made = await make(store, visibility="public", time=time, rated=True)
    assert await store.tables.get(made.id) == made
    assert (made.game, made.rules, made.seats, made.time) == ("res_arcana", 1, (ANNA, BEN), time)
    assert (made.options, made.host, made.rated) == ({"seats": 2, "variant": "standard"}, "anna", True)
    assert (made.length, made.turn, made.ending) == (0, (), None)
    with pytest.raises(NotFound):
        await store.tables.get("no-such-table")


async def test_the_seed_and_the_link_are_in_no_public_reading(store: Store) -> None:
    made = await make(store, visibility="public")
    secret = await store.tables.get_secret(made.id)
    assert secret.seed == SEED
    shown = msgspec.json.encode(
        [made, await store.tables.list_lobby(), await store.tables.list_of_user("anna", ["playing"])]
    )
    assert secret.link.encode() not in shown
    assert SEED not in shown
    assert SEED.hex().encode() not in shown
    assert (await store.tables.find_by_link(secret.link)).id == made.id
    for wrong in ("", "x", made.id):
        with pytest.raises(NotFound):
            await store.tables.find_by_link(wrong)


async def test_ids_and_links_are_all_different_and_long(store: Store) -> None:
    made = [await make(store) for _ in range(5)]
    links = [(await store.tables.get_secret(table.id)).link for table in made]
    assert len({*links, *(table.id for table in made)}) == 10
    assert min(len(text) for text in [*links, *(table.id for table in made)]) >= 20


async def test_no_id_can_be_mistaken_for_an_option_of_the_command_line(store: Store) -> None:
    ids = [table.id for table in [await make(store) for _ in range(40)]]
    ids += [guest.id for guest in [await store.people.add_guest("Ada") for _ in range(40)]]
    assert all(text.isalnum() for text in ids)


async def test_a_table_is_played_when_its_last_seat_is_taken(store: Store) -> None:
    table = await make(store, ANNA, Occupant(), Occupant())
    assert table.status == "open"
    assert (await store.tables.join(table.id, 2, BEN)).status == "open"
    with pytest.raises(Conflict):
        await store.tables.join(table.id, 2, ANNA)
    full = await store.tables.join(table.id, 1, Occupant("bot", name="Random", bot="random"))
    assert full.status == "playing"
    assert full.started is not None
    assert full.seats == (ANNA, Occupant("bot", "", "Random", "random"), BEN)
    with pytest.raises(Conflict):
        await store.tables.leave(table.id, 0)


async def test_of_two_who_want_one_seat_one_gets_it(store: Store) -> None:
    table = await make(store, ANNA, Occupant(), Occupant())
    people = [Occupant("person", f"p{n}", f"P{n}") for n in range(8)]
    done = await asyncio.gather(*(store.tables.join(table.id, 1, one) for one in people), return_exceptions=True)
    assert sum(isinstance(one, Table) for one in done) == 1
    assert sum(isinstance(one, Conflict) for one in done) == 7


async def test_of_two_seats_that_one_person_wants_at_once_they_get_one(store: Store) -> None:
    table = await make(store, Occupant("person", "ada", "Ada"), Occupant(), Occupant())
    bob = Occupant("person", "bob", "Bob")
    done = await asyncio.gather(*(store.tables.join(table.id, seat, bob) for seat in (1, 2)), return_exceptions=True)
    assert sorted(type(one).__name__ for one in done) == ["Conflict", "Table"]
    assert len((await store.tables.get(table.id)).seats_of("bob")) == 1


async def test_leaving_opens_the_seat_and_the_last_person_closes_the_table(store: Store) -> None:
    table = await make(store, ANNA, Occupant(), BEN)
    left = await store.tables.leave(table.id, 0)
    assert (left.status, left.seats) == ("open", (Occupant(), Occupant(), BEN))
    assert (await store.tables.leave(table.id, 2)).status == "cancelled"
    with pytest.raises(Conflict):
        await store.tables.join(table.id, 0, ANNA)


async def test_the_lobby_lists_public_tables_that_are_not_over(store: Store) -> None:
    playing = await make(store, visibility="public")
    waiting = await make(store, ANNA, Occupant(), visibility="public")
    await make(store, ANNA, Occupant(), visibility="private")
    over = await make(store, visibility="public")
    await store.log.append(over.id, 0, [entry()], Standing(), ending())
    assert [table.id for table in await store.tables.list_lobby()] == [waiting.id, playing.id]


async def test_a_person_finds_their_tables(store: Store) -> None:
    mine = await make(store)
    await make(store, BEN, Occupant("person", "cleo", "Cleo"))
    assert [table.id for table in await store.tables.list_of_user("anna", ["playing"])] == [mine.id]
    assert await store.tables.list_of_user("anna", ["finished"]) == []
    assert mine.seats_of("ben") == [1]
    assert mine.seats_of("") == []


async def test_a_rematch_follows_a_finished_table_once(store: Store) -> None:
    first = await make(store)
    with pytest.raises(Conflict):
        await make(store, previous=first.id)
    await store.log.append(first.id, 0, [entry()], Standing(), ending())
    second = await make(store, previous=first.id)
    assert second.previous == first.id
    assert (await store.tables.get(first.id)).next == second.id
    with pytest.raises(Conflict):
        await make(store, previous=first.id)


# --- The log


async def test_what_was_appended_is_loaded_in_order(store: Store) -> None:
    table = await make(store)
    assert await store.log.append(table.id, 0, [entry(0, 1, 2), entry(1, 3)], Standing((1,), 99)) == 2
    assert await store.log.append(table.id, 2, [Entry("undo", 1, (1,), at=5)], Standing((0,))) == 3
    assert await store.log.load(table.id) == [entry(0, 1, 2), entry(1, 3), Entry("undo", 1, (1,), 5)]
    assert await store.log.load(table.id, 2) == [Entry("undo", 1, (1,), 5)]
    assert await store.log.load(table.id, 3) == []
    now = await store.tables.get(table.id)
    assert (now.length, now.turn, now.deadline) == (3, (0,), None)


async def test_the_standing_is_kept_with_the_entries(store: Store) -> None:
    table = await make(store)
    await store.log.append(table.id, 0, [entry()], Standing((0, 1), 99))
    now = await store.tables.get(table.id)
    assert (now.turn, now.deadline) == ((0, 1), 99)
    assert await store.tables.list_due(98) == []
    assert await store.tables.list_due(99) == [table.id]


async def test_an_append_to_another_length_is_stale_and_stores_nothing(store: Store) -> None:
    table = await make(store)
    await store.log.append(table.id, 0, [entry(), entry()], Standing())
    for length in (0, 1, 3):
        with pytest.raises(StaleLog) as stale:
            await store.log.append(table.id, length, [entry(1, 9)], Standing((1,)))
        assert stale.value.current == 2
    assert len(await store.log.load(table.id)) == 2
    with pytest.raises(NotFound):
        await store.log.append("no-such-table", 0, [entry()], Standing())


async def test_of_many_writers_for_one_place_one_wins(store: Store, url: str) -> None:
    """Two processes' stores race, as far as the database allows two."""
    table = await make(store)
    other = await Store.open(url)
    for length in range(10):
        race = [one.log.append(table.id, length, [entry(0, n)], Standing()) for n, one in enumerate((store, other) * 3)]
        done = await asyncio.gather(*race, return_exceptions=True)
        assert [one for one in done if isinstance(one, int)] == [length + 1]
        assert sum(isinstance(one, StaleLog) for one in done) == 5
    await other.close()
    assert len(await store.log.load(table.id)) == 10


async def test_many_tables_share_commits_and_a_stale_one_does_not_disturb_the_others(store: Store) -> None:
    tables = [await make(store) for _ in range(20)]
    appends = [store.log.append(table.id, n % 2, [entry(0, n)], Standing()) for n, table in enumerate(tables)]
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert [isinstance(one, StaleLog) for one in done] == [n % 2 == 1 for n in range(20)]
    logs = [await store.log.load(table.id) for table in tables]
    assert logs == [[] if n % 2 else [entry(0, n)] for n in range(20)]


async def test_an_append_whose_writer_went_away_is_stored_all_the_same(store: Store) -> None:
    table = await make(store)
    task = asyncio.create_task(store.log.append(table.id, 0, [entry()], Standing()))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.log.drain()
    assert len(await store.log.load(table.id)) == 1


async def test_an_open_table_has_no_log_yet(store: Store) -> None:
    table = await make(store, ANNA, Occupant())
    with pytest.raises(StaleLog):
        await store.log.append(table.id, 0, [entry()], Standing())


async def test_what_is_acknowledged_is_there_after_opening_again(store: Store, url: str) -> None:
    table = await make(store)
    await store.log.append(table.id, 0, [entry(0, 4)], Standing((1,)))
    again = await Store.open(url)
    assert await again.log.load(table.id) == [entry(0, 4)]
    assert (await again.tables.get(table.id)).turn == (1,)
    await again.close()


# --- The end


async def test_the_end_comes_with_the_last_entries_and_nothing_follows(store: Store) -> None:
    table = await make(store)
    with pytest.raises(NotFound):
        await store.tables.get_record(table.id)
    await store.log.append(table.id, 0, [entry()], Standing((0,), 5), ending(), b"the record")
    over = await store.tables.get(table.id)
    assert (over.status, over.ending, over.turn, over.deadline) == ("finished", ending(), (), None)
    assert over.finished is not None
    assert await store.tables.get_record(table.id) == b"the record"
    with pytest.raises(StaleLog):
        await store.log.append(table.id, 1, [entry()], Standing())


# --- Talk, leases, notices


async def test_chat_comes_back_in_order_and_from_a_number_on(store: Store) -> None:
    table = await make(store)
    lines = [await store.tables.add_chat(table.id, "anna", "Anna", f"line {n}") for n in range(4)]
    assert await store.tables.list_chat(table.id) == lines
    assert await store.tables.list_chat(table.id, after=lines[1].number) == lines[2:]
    assert await store.tables.list_chat(table.id, most=1) == lines[3:]
    with pytest.raises(NotFound):
        await store.tables.add_chat("no-such-table", "anna", "Anna", "hello?")


async def test_a_lease_belongs_to_one_until_it_ends_or_is_given_up(store: Store) -> None:
    tables = [(await make(store)).id for _ in range(3)]
    assert await store.leases.list_free(tables) == set(tables)
    assert await store.leases.take(tables[:2], "one", 60) == set(tables[:2])
    assert await store.leases.take(tables, "two", 60) == {tables[2]}
    assert await store.leases.take(tables, "one", 60) == set(tables[:2])
    assert await store.leases.list_free(tables) == set()
    await store.leases.give_up(tables, "one")
    assert await store.leases.take(tables, "two", 60) == set(tables)
    assert await store.leases.take(tables, "two", 0) == set(tables)
    assert await store.leases.take(tables, "one", 60) == set(tables)


async def test_of_two_processes_one_gets_the_lease(store: Store) -> None:
    table = (await make(store)).id
    done = await asyncio.gather(*(store.leases.take([table], f"p{n}", 60) for n in range(6)))
    assert sorted(map(len, done)) == [0, 0, 0, 0, 0, 1]


async def heard(notices: list[Notice], *wanted: Notice) -> None:
    async with asyncio.timeout(PATIENCE):
        while not all(notice in notices for notice in wanted):
            await asyncio.sleep(0.01)


async def test_everybody_hears_of_what_was_stored(store: Store) -> None:
    notices: list[Notice] = []
    stop = store.notices.listen(notices.append)
    table = await make(store)
    await store.log.append(table.id, 0, [entry(), entry()], Standing())
    line = await store.tables.add_chat(table.id, "anna", "Anna", "hi")
    await store.notices.send(table.id, "a note")
    wanted = (Notice("table", table.id), Notice("lobby"), Notice("log", table.id, 2))
    await heard(notices, *wanted, Notice("chat", table.id, line.number), Notice("note", table.id, note="a note"))
    assert "hi" not in repr(notices)
    stop()
    notices.clear()
    await store.tables.add_chat(table.id, "anna", "Anna", "hi")
    assert notices == []


async def test_nobody_hears_of_what_was_refused(store: Store) -> None:
    notices: list[Notice] = []
    store.notices.listen(notices.append)
    table = await make(store)
    await heard(notices, Notice("table", table.id), Notice("lobby"))
    notices.clear()
    with pytest.raises(StaleLog):
        await store.log.append(table.id, 5, [entry()], Standing())
    await store.notices.send(table.id, "last")
    await heard(notices, Notice("note", table.id, note="last"))
    assert notices == [Notice("note", table.id, note="last")]


async def test_processes_that_share_a_postgresql_hear_each_other(postgres_url: str) -> None:
    one, two = await Store.open(postgres_url), await Store.open(postgres_url)
    notices: list[Notice] = []
    two.notices.listen(notices.append)
    table = await make(one)
    await one.log.append(table.id, 0, [entry()], Standing())
    await heard(notices, Notice("table", table.id), Notice("log", table.id, 1))
    await one.close()
    await two.close()


# --- When things go wrong


async def test_one_append_that_cannot_be_stored_does_not_spoil_it_for_the_others(store: Store) -> None:
    users = [await store.people.add_guest(name) for name in ("Anna", "Ben")]
    seats = [Occupant("person", user.id, user.name) for user in users]
    tables = [await make(store, *seats, rated=True) for _ in range(3)]
    ends = (ending(9, 8), ending(9, 8, 7), ending(8, 9))  # nobody sits in a third seat
    log = [Entry("answer", 0, (7,), 1), Entry("answer", 1, (7,), 1)]
    appends = [store.log.append(one.id, 0, log, Standing(), end) for one, end in zip(tables, ends, strict=True)]
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert done[::2] == [2, 2]
    assert isinstance(done[1], ValueError)
    assert [len(await store.log.load(table.id)) for table in tables] == [2, 0, 2]


async def test_a_locked_database_refuses_and_goes_on_when_it_is_free(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_database, "LOCK_TIMEOUT_SECONDS", 0.1)
    store = await Store.open(sqlite_url)
    table = await make(store)
    other = sqlite3.connect(tmp_path / "conclave.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.log.append(table.id, 0, [entry()], Standing())
    with pytest.raises(Unavailable, match="locked"):
        await store.tables.add_chat(table.id, "anna", "Anna", "hi")
    assert await store.log.load(table.id) == []
    other.close()
    assert await store.log.append(table.id, 0, [entry()], Standing()) == 1
    await store.close()


async def test_a_full_disk_refuses_whole_appends_and_keeps_what_was_acknowledged(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_database, "SQLITE", (*store_database.SQLITE, "max_page_count=120"))
    store = await Store.open(sqlite_url)
    table, length = await make(store), 0
    long = Entry("act", 0, tuple(range(2000)), at=1)

    async def fill() -> None:
        nonlocal length
        while length < 1000:
            length = await store.log.append(table.id, length, [long, long], Standing())

    with pytest.raises(Unavailable, match="full"):
        await fill()
    assert length > 0
    assert await store.log.load(table.id) == [long] * length
    assert (await store.tables.get(table.id)).length == length
    await store.close()


async def test_a_postgresql_that_goes_away_refuses_and_is_found_again(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("conclave.server.store.notices._RETRY_SECONDS", 0.05)
    store = await Store.open(postgres_url)
    table, notices = await make(store), list[Notice]()
    store.notices.listen(notices.append)
    ours = "FROM pg_stat_activity WHERE datname = current_database() ORDER BY pid = pg_backend_pid()"
    with pytest.raises(Unavailable):
        async with store.database.write() as connection:  # cuts every connection, its own last
            await connection.execute(sa.text(f"SELECT pg_terminate_backend(pid) {ours}"))
    await heard(notices, Notice("lost"))
    assert await store.log.append(table.id, 0, [entry()], Standing()) == 1
    await heard(notices, Notice("log", table.id, 1))
    await store.close()
