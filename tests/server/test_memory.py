"""Closed rooms and sockets are freed without the garbage collector: they are in no reference cycle."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Iterator

import pytest

from conclave.server.http.protocols import BoundedWebSocket
from conclave.server.http.socket import Connection
from conclave.server.store import Store
from conclave.server.store.values import Occupant, TimeControl
from conclave.server.tables.room import Room
from conclave.server.tables.table_game import TableGame
from live_server import visitor
from memory_usage import MOST_GROWTH, slope
from room_helpers import ADA, BOB, BOT, act, listen, new_room, new_table
from socket_clients import Person, connected_to

OLDER: set[int] = set()  # ids of objects of earlier tests, which a failed test's traceback may keep alive


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    OLDER.clear()
    OLDER.update(map(id, remains(Room, TableGame, BoundedWebSocket, Connection)))
    yield
    gc.enable()


def remains(*kinds: type) -> list[object]:
    # A dead proxy has no class, so isinstance would raise.
    return [one for one in gc.get_objects() if issubclass(type(one), kinds) and id(one) not in OLDER]


async def until_forgotten(*kinds: type) -> None:
    end = time.monotonic() + 20
    while found := remains(*kinds):
        assert time.monotonic() < end, found
        del found
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("control", [TimeControl(), TimeControl("bank", 600, 5)])
@pytest.mark.parametrize("rival", [BOB, BOT])
async def test_a_room_that_is_closed_is_forgotten(store: Store, control: TimeControl, rival: Occupant) -> None:
    room = await new_room(store, await new_table(store, ADA, rival, time=control))
    await listen(room, "ada")
    if rival is BOB:
        await act(room, random.Random(1))
    for watcher in list(room.audience.watchers):
        room.unwatch(watcher)
    while not room.is_idle():  # the bot thinks
        await asyncio.sleep(0.01)
    assert remains(Room, TableGame)
    await room.close()
    del room, watcher
    await until_forgotten(Room, TableGame)


async def test_a_socket_that_has_ended_is_forgotten(own_address: str) -> None:
    async with visitor(own_address, "Ada") as ada:
        person = Person("Ada", "", "; ".join(f"{name}={value}" for name, value in ada.cookies.items()))
        for _ in range(3):
            async with connected_to(int(own_address.rpartition(":")[2]), person):
                assert remains(BoundedWebSocket)
                assert remains(Connection)
    await until_forgotten(BoundedWebSocket, Connection)


@pytest.mark.parametrize(("leak", "is_told"), [(0.0, False), (0.5, False), (2.0, True)])
def test_the_soak_tells_a_leak_from_what_comes_and_goes(leak: float, is_told: bool) -> None:
    dice = random.Random(1)
    spikes = {minute: dice.choice([0.0, 0.0, 40.0]) for minute in range(15)}  # an attack in every third minute
    samples = [(second / 60, 200 + leak * second / 60 + spikes[second // 60]) for second in range(0, 900, 5)]
    assert (slope(samples) > MOST_GROWTH) is is_told
