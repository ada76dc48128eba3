"""Time to think: while the server is not there, nobody's runs."""

from __future__ import annotations

import asyncio
import time

import pytest
import sqlalchemy as sa

from conclave.server.store import Store, values
from conclave.server.store.outages import Outage
from conclave.server.store.schema import OUTAGES, SHARED
from conclave.server.store.values import Notice, TimeControl, _ServerClock, now
from conclave.server.tables.clocks import Clock
from conclave.server.tables.hub import Hub
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from live_server import settings_for
from room_helpers import act, ask, listen, new_room, new_table
from socket_clients import Server, connected, two_at_a_table
from timeouts import PATIENCE

BANK = TimeControl("bank", 10, 2)
MOVE = TimeControl("move", 10)


async def fall_silent(store: Store, seconds: float) -> int:
    """As if no process had been there for so long."""
    silent_since = now() - round(seconds * 1000)
    async with store.database.write() as connection:
        await connection.execute(sa.update(SHARED).where(SHARED.c.name == "alive").values(value=b"%d" % silent_since))
    return silent_since


def test_a_bank_is_not_charged_for_an_outage() -> None:
    clock = Clock(BANK, 2, [Outage(3_000, 60_000)])
    clock.move(1_000, -2, 0)
    clock.move(61_000, 0, 1)
    assert clock.left == [10_000 - 2_000 - 1_000 + 2_000, 10_000]
    assert clock.deadline() == 71_000


def test_a_deadline_moves_by_each_outage_before_it() -> None:
    for control in (BANK, MOVE):
        outages = [Outage(0, 500), Outage(2_000, 5_000), Outage(13_500, 20_000), Outage(30_000, 40_000)]
        clock = Clock(control, 2, outages)
        clock.move(1_000, -2, 0)
        assert clock.deadline() == 1_000 + 10_000 + 3_000 + 6_500
        shown = clock.to_wire(6_000)
        assert shown is not None
        assert shown.left == [8_000, 10_000]


def test_whose_time_was_over_before_the_outage_is_out() -> None:
    clock = Clock(MOVE, 2, [Outage(12_000, 90_000)])
    clock.move(1_000, -2, 0)
    assert clock.deadline() == 11_000


async def test_a_gap_between_signs_of_life_is_an_outage(store: Store) -> None:
    heard: list[Notice] = []
    store.notices.listen(heard.append)
    await store.outages.beat()
    await asyncio.sleep(0.01)
    await store.outages.beat()
    assert await store.outages.list_since(0) == []
    start = await fall_silent(store, 30)
    await asyncio.gather(*(store.outages.beat() for _ in range(3)))
    (outage,) = await store.outages.list_since(0)
    assert outage.start == start
    assert abs(outage.end - now()) < 5_000
    async with asyncio.timeout(PATIENCE):
        while Notice("outage") not in heard:
            await asyncio.sleep(0.01)
    assert await store.outages.list_since(outage.end) == []


async def test_a_flag_does_not_fall_for_time_in_which_nobody_was_there(store: Store) -> None:
    await store.outages.beat()
    table = await new_table(store, time=TimeControl("bank", 50))
    room = await new_room(store, table)
    await let_pass(store, 60)  # the game began a minute ago, and then the machine slept
    await fall_silent(store, 59.5)
    await room.close()
    again = await new_room(store, table)
    async with asyncio.timeout(PATIENCE):  # when the flag would fall, it is asked whether somebody was there
        while (deadline := (await again.wait_until_stored()).clock.deadline() or 0) < now():
            await asyncio.sleep(0.02)
    assert (await again.wait_until_stored()).ending is None
    assert deadline - now() < 50_000
    await again.tend()
    assert (await store.tables.get(table.id)).deadline == deadline
    await again.close()
    await let_pass(store, 50)  # and this was before it slept
    last = await new_room(store, table)
    async with asyncio.timeout(PATIENCE):
        while not (await last.wait_until_stored()).ending:
            await asyncio.sleep(0.02)
    await last.close()


async def let_pass(store: Store, seconds: int) -> None:
    """All games began so much earlier."""
    async with store.database.write() as connection:
        for change in ("entries SET at = at - :ms", "tables SET created = created - :ms, deadline = deadline - :ms"):
            await connection.execute(sa.text(f"UPDATE {change}"), {"ms": 1000 * seconds})


async def clocked_room(store: Store) -> Room:
    await store.outages.beat()
    return await new_room(store, await new_table(store, time=TimeControl("bank", 60)))


async def test_after_an_outage_a_clock_shifts_and_no_log_is_read(store: Store) -> None:
    room = await clocked_room(store)
    ear, table_game, before = await listen(room), room.table_game, room.table_game.clock.deadline()
    await asyncio.sleep(0.01)
    async with store.database.write() as connection:
        outage = {"start": now(), "end": now() + 30_000}
        await connection.execute(sa.insert(OUTAGES).values(**outage))
    await store.outages.load_new()
    await room.on_outage()
    assert room.table_game is table_game
    assert (table_game.clock.deadline() or 0) - (before or 0) == 30_000
    told = len(ear.raw)
    assert ear.last("moved")["clocks"]
    await room.on_outage()
    assert len(ear.raw) == told
    await room.close()


async def test_after_a_stall_all_tables_of_a_server_are_told_and_no_log_is_read(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url)
    store = await Store.open(sqlite_url)
    hub = Hub(store, settings)
    await hub.start()
    rooms = [await hub.open_room((await new_table(store, time=TimeControl("bank", 600))).id) for _ in range(20)]
    ears, table_games = [await listen(room) for room in rooms], [room.table_game for room in rooms]
    await asyncio.sleep(0.01)
    await fall_silent(store, 3)
    for room in rooms:  # as if they had begun before that
        room.table_game.clock.since -= 10_000
    await store.outages.beat()
    async with asyncio.timeout(PATIENCE):
        while not all(ear.heard[-1]["type"] == "moved" for ear in ears):
            await asyncio.sleep(0.01)
    assert all(room.table_game is table_game for room, table_game in zip(rooms, table_games, strict=True))
    await hub.stop()
    await store.close()


async def test_what_was_charged_before_an_outage_was_known_is_given_back(store: Store) -> None:
    room = await clocked_room(store)
    seat, start = room.table_game.current_seat(), room.table_game.clock.since
    async with store.database.write() as connection:  # the game began half a minute ago
        await connection.execute(sa.text("UPDATE entries SET at = at - 30000"))
    room.table_game.clock.since -= 30_000
    await act(room)
    assert room.table_game.clock.left[seat] < 31_000
    async with store.database.write() as connection:  # and during most of that time nobody was there
        await connection.execute(sa.insert(OUTAGES).values(start=start - 29_000, end=now()))
    await store.outages.load_new()
    await room.on_outage()
    assert room.table_game.clock.left[seat] > 55_000
    await room.close()


async def test_killed_and_started_again_the_clock_goes_on_where_it_stood(sqlite_url: str) -> None:
    bank = 60.0
    async with Server(sqlite_url.replace("+aiosqlite", "")) as server:
        table, ada, _ = await two_at_a_table(server, time={"kind": "bank", "seconds": bank})
        start = time.monotonic()
        async with connected(server, ada) as client:
            running = (await client.watch(table))["clocks"]["running"]
            await asyncio.sleep(2.2)
        server.kill()
        alive = time.monotonic() - start
        await asyncio.sleep(5)
        back = time.monotonic()
        await server.start()
        starting = time.monotonic() - back  # it may have been alive for any part of this
        async with connected(server, ada) as client:
            shown = await client.watch(table)
            alive += time.monotonic() - back - starting
            left = shown["clocks"]["left"][running] / 1000
            assert bank - alive - starting - 0.5 < left < bank - alive + 1.8


def test_taking_back_gives_no_time() -> None:
    bank, move = Clock(BANK, 2), Clock(MOVE, 2)
    for clock in (bank, move):
        clock.move(0, -2, 0)
        for number in range(5):  # a second for each answer, and half a second for taking it back
            clock.move(number * 1_500 + 1_000, 0, 1)
            clock.take_back(number * 1_500 + 1_500, 0, [0])
    assert bank.left == [10_000 - 5 * 1_000, 10_000 - 5 * 500]
    assert move.deadline() == 7_500 + 10_000 - 5 * 1_000


def test_taking_back_within_a_turn_gives_no_time_either() -> None:
    clock = Clock(MOVE, 2)
    clock.move(0, -2, 0)
    for number in range(4):
        clock.move(number * 2_000 + 1_000, 0, 0)
        clock.take_back(number * 2_000 + 2_000, 0, [0])
    assert clock.deadline() == 10_000


def test_taking_back_is_never_the_end() -> None:
    clock = Clock(TimeControl("bank", 5, 60), 2)
    clock.move(0, -2, 0)
    clock.move(4_900, 0, 1)
    clock.take_back(5_000, 0, [0])
    assert clock.left[0] == 1_000


def test_what_an_undo_leaves_is_a_loan_so_nobody_thinks_for_ever_by_answering_and_taking_back() -> None:
    clock, at = Clock(TimeControl("bank", 5, 2), 2), 4_500
    clock.move(0, -2, 0)
    for _ in range(100):  # nearly a second for each answer, taken back at once
        deadline = clock.deadline()
        assert deadline is not None
        if at > deadline:
            break
        clock.move(at, 0, 1)
        clock.take_back(at, 0, [0])
        at += 900
    assert at <= 5_000 + 2_000 + 1_000, "no later than the bank, one increment and the last loan"


def test_a_loan_is_paid_back_by_the_next_answers() -> None:
    clock = Clock(TimeControl("bank", 5, 2), 2)
    clock.move(0, -2, 0)
    for at in (4_900, 6_900):
        clock.move(at, 0, 0)
        assert clock.left[0] == 2_100
    for _ in range(2):
        clock.take_back(6_900, 0, [0])
        assert clock.left[0] == 1_000
    for left in (1_000, 2_100):  # in the end as if nothing had been taken back
        clock.move(6_900, 0, 0)
        assert clock.left[0] == left


async def test_who_answers_and_takes_back_again_and_again_has_no_more_time_than_before(store: Store) -> None:
    room = await new_room(store, await new_table(store, time=TimeControl("bank", 60, 30)))
    seat = room.table_game.current_seat()
    for request in range(4):
        assert (await act(room)) == wire.Ack(1, room.table_game.version)
        undo = wire.Undo(room.table.id, room.table_game.version, seat, request)
        reply = await ask(room, room.table.seats[seat].user, undo)
        assert isinstance(reply, wire.Ack)
        assert room.table_game.current_seat() == seat
    assert 50_000 < room.table_game.clock.left[seat] <= 60_000
    await room.close()


def test_time_does_not_run_backwards_when_the_system_clock_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, real = _ServerClock(), time.time_ns
    before = clock.read()
    monkeypatch.setattr(time, "time_ns", lambda: real() - 3_600_000_000_000)
    assert before <= clock.read() < before + 60_000
    monkeypatch.setattr(time, "time_ns", lambda: real() + 3_600_000_000_000)
    assert clock.read() >= before + 3_600_000, "forwards it is followed"


async def test_a_server_that_starts_after_the_clock_was_set_back_goes_on_from_the_last_heartbeat(
    here: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(values, "_CLOCK", _ServerClock())
    last = now() + 3_600_000
    async with here.database.write() as connection:
        await connection.execute(sa.insert(SHARED).values(name="alive", value=str(last).encode()))
    await here.outages.beat()
    assert now() >= last
    await here.outages.beat()
    assert await here.outages.list_since(0) == []
