"""A finished table's record says how it ended, when it was played and how long answers took, however old it is."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from conclave.core.ending import Ending
from conclave.core.notation import format_game, parse_game
from conclave.core.record import Record, decode
from conclave.core.record_reader import RecordReader
from conclave.server.store import Store
from conclave.server.store.values import Entry, NotFound, Occupant, TimeControl
from conclave.server.tables import table_records
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from live_server import serving, settings_for, visitor
from room_helpers import ADA, BOB, act, ask, new_room, new_table
from timeouts import PATIENCE

CAT = Occupant("person", "cat", "Cat")
BANK = TimeControl("bank", 600, 5)
FORMAT_1 = Path(__file__).with_name("format1.sql")


async def begun(store: Store, *seats: Occupant, moves: int = 3, **more: Any) -> Room:
    room = await new_room(store, await new_table(store, *seats, **more))
    dice = random.Random(2)
    for _ in range(moves):
        await act(room, dice)
    return room


async def saved(store: Store, room: Room) -> tuple[Record, Ending]:
    """The record that was stored, which must be whole as it stands."""
    table = await store.tables.get(room.table.id)
    record = decode(await store.tables.get_record(table.id))
    assert record == await table_records.load_record(store, table)
    assert record.ending is not None
    assert record.ending == table.ending == room.table_game.ending
    assert record.begun is not None
    assert record.ended is not None
    assert record.begun <= record.ended
    assert len(record.ending.points) == len(record.seats)
    assert (record.dump, record.dealer is not None and bool(record.dealer.seed)) == (None, True)
    RecordReader(record).final_state()
    assert parse_game(format_game(record)) == record
    return record, record.ending


async def test_a_record_says_that_somebody_gave_up(store: Store) -> None:
    room = await begun(store, time=BANK)
    await ask(room, "bob", wire.Resign(room.table.id, 1, 9))
    record, ending = await saved(store, room)
    assert (ending.by, ending.winners) == ("resigned", (0,))
    assert [(one.seat, one.by, one.at) for one in ending.out] == [(1, "resigned", len(record.actions))]
    await room.close()


async def test_a_record_says_that_time_ran_out(store: Store) -> None:
    room = await begun(store, time=TimeControl("move", 1))
    loser = room.table_game.current_seat()
    async with asyncio.timeout(PATIENCE):
        while not (await room.wait_until_stored()).ending:
            await asyncio.sleep(0.05)
    _, ending = await saved(store, room)
    assert (ending.by, ending.winners) == ("timeout", (1 - loser,))
    await room.close()


async def test_a_record_says_that_all_agreed_to_a_draw(store: Store) -> None:
    room = await begun(store)
    await ask(room, "ada", wire.OfferDraw(room.table.id, 0, 8))
    await ask(room, "bob", wire.Consent(room.table.id, 1, 1, True, 9))
    record, ending = await saved(store, room)
    assert (ending.by, ending.winners, ending.places()) == ("draw", (0, 1), [0, 0])
    assert record.times == (), "no clock ran"
    await room.close()


async def test_a_record_says_who_left_while_the_others_played_on(store: Store) -> None:
    room = await begun(store, ADA, BOB, CAT, game="trial_of_the_temples")
    left = room.table_game.session.length
    await ask(room, "cat", wire.Resign(room.table.id, 2, 9))
    dice = random.Random(4)
    while not (table_game := await room.wait_until_stored()).ending:
        if table_game.find_bot_to_move():
            await asyncio.sleep(0.001)
        else:
            await act(room, dice)
    record, ending = await saved(store, room)
    assert (ending.by, [(one.seat, one.at) for one in ending.out]) == ("rules", [(2, left)])
    assert 2 not in ending.winners
    assert ending.details["breakdown"]
    assert record.components, "which tiles and tracks it was played with"
    assert [told.mark.seat for told in RecordReader(record).moves() if told.mark.kind == "resign"] == [2]
    await room.close()


async def test_a_record_says_how_long_answers_took_where_a_clock_ran(store: Store) -> None:
    table = await new_table(store, time=BANK)
    room = await new_room(store, table)
    await act(room, random.Random(2))
    seat, first = room.table_game.current_seat(), room.table_game.session.length
    await asyncio.sleep(0.15)
    await act(room, random.Random(2))
    await ask(room, "ada", wire.Resign(table.id, 0, 9))
    record, _ = await saved(store, room)
    times = dict(record.times)
    assert 150 <= times[first] < 60_000
    assert seat >= 0
    assert max(times) < len(record.actions)
    await room.close()


async def test_answers_that_were_taken_back_leave_no_time_behind(store: Store) -> None:
    table = await new_table(store, ADA, Occupant("person", "ada", "Ada too"), time=BANK)
    room = await new_room(store, table)
    await act(room, random.Random(2))
    before = room.table_game.session.length
    seat = room.table_game.current_seat()
    await act(room, random.Random(2))
    await ask(room, "ada", wire.Undo(table.id, room.table_game.version, seat, 3))
    assert room.table_game.session.length <= before
    await ask(room, "ada", wire.Resign(table.id, 0, 9))
    record, _ = await saved(store, room)
    assert all(at < len(record.actions) for at, _ in record.times)
    await room.close()


async def test_there_is_no_record_before_the_end(store: Store) -> None:
    room = await begun(store)
    with pytest.raises(NotFound):
        await table_records.load_record(store, await store.tables.get(room.table.id))
    assert room.table_game.make_record() is None
    await room.close()


# --- What earlier versions have stored: format1.sql is never made anew


@pytest.fixture
def older_url(tmp_path: Path) -> str:
    connection = sqlite3.connect(tmp_path / "older.db")
    connection.executescript(FORMAT_1.read_text(encoding="utf-8"))
    connection.close()
    return f"sqlite+aiosqlite:///{tmp_path / 'older.db'}"


@pytest.mark.parametrize(
    ("table", "by", "winners", "points", "out"),
    [
        ("rules", "rules", (0,), (15, 8), []),
        ("resigned", "resigned", (0,), (0, 1), [1]),
        ("resigned_of_three", "resigned", (1,), (-3, 2, 2), [2, 0]),
        ("timeout", "timeout", (0,), (0, 1), [1]),
        ("draw", "draw", (0, 1), (0, 1), []),
        ("outdated", "outdated", (), (), []),
    ],
)
async def test_what_an_older_version_has_stored_is_upgraded_when_it_is_read(
    older_url: str, table: str, by: str, winners: tuple[int, ...], points: tuple[int, ...], out: list[int]
) -> None:
    store = await Store.open(older_url)
    found = await store.tables.get(table)
    assert found.ending is not None
    assert (found.ending.by, found.ending.winners, found.ending.points) == (by, winners, points)
    old = decode(await store.tables.get_record(table))
    record = await table_records.load_record(store, found)
    assert record.ending is not None
    assert (record.ending.by, record.ending.winners, record.ending.points) == (by, winners, points)
    assert [one.seat for one in record.ending.out] == out
    assert (record.actions, record.dealer, record.seats) == (old.actions, old.dealer, old.seats)
    assert record.begun is not None
    assert record.ended is not None
    assert bool(record.times) == (found.time.kind != "none")
    if by != "outdated":
        RecordReader(record).final_state()
        assert parse_game(format_game(record)) == record
    await store.close()


async def test_an_older_game_can_be_looked_back_on_and_downloaded(older_url: str) -> None:
    async with serving(settings_for(older_url.replace("+aiosqlite", ""))) as address, visitor(address, "Ada") as http:
        store = await Store.open(older_url)
        link = {table: (await store.tables.get_secret(table)).link for table in ("resigned_of_three", "outdated")}
        await store.close()
        here = "/api/tables/resigned_of_three"
        replay = (await http.get(f"{here}/replay", params={"link": link["resigned_of_three"]})).json()
        assert replay["table"]["result"]["by"] == "resigned"
        told = [line for step in replay["steps"] for line in step["story"]]
        assert told[0] == "The game begins."
        assert [line for line in told if "resigns" in line] == ["Cat resigns.", "Ada resigns."]
        assert told[-1] == replay["table"]["result_text"] == "Bob wins: everyone else has resigned."
        text = await http.get(f"{here}/record", params={"link": link["resigned_of_three"], "form": "text"})
        assert text.headers["content-type"].startswith("text/plain")
        plain = await http.get(f"{here}/record", params={"link": link["resigned_of_three"]})
        assert parse_game(text.text) == decode(plain.content)
        gone = await http.get("/api/tables/outdated/record", params={"link": link["outdated"], "form": "text"})
        assert gone.status_code == 409
        assert "rules 0" in gone.text


async def test_a_game_that_older_rules_ended_stays_so_when_they_come_back(store: Store) -> None:
    room = await begun(store)
    await store.log.append(
        room.table.id, room.table_game.entries, [Entry("outdated", at=5)], room.table_game.make_standing(5)
    )
    again = await new_room(store, room.table)
    assert again.table_game.ending is not None
    assert again.table_game.ending.by == "outdated"
    await room.close()
    await again.close()
