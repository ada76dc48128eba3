"""What is over is forgotten at once, not when the interpreter looks for circles: on a busy server that is hardly ever."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Iterator

import pytest

from clients import Person, connected_to
from conclave.server.http.protocols import InstantWebSocket
from conclave.server.http.socket import Connection
from conclave.server.store import Store
from conclave.server.store.values import Occupant, TimeControl
from conclave.server.table.course import Course
from conclave.server.table.room import Room
from rooms import ADA, BOB, BOT, act, listen, new_room, new_table
from serving import visitor


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def remains(*kinds: type) -> list[object]:
    return [one for one in gc.get_objects() if issubclass(type(one), kinds)]  # a dead proxy has no class


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
    assert remains(Room, Course)
    await room.close()
    del room, watcher
    await until_forgotten(Room, Course)


async def test_a_socket_that_has_ended_is_forgotten(address: str) -> None:
    async with visitor(address, "Ada") as ada:
        person = Person("Ada", "", "; ".join(f"{name}={value}" for name, value in ada.cookies.items()))
        for _ in range(3):
            async with connected_to(int(address.rpartition(":")[2]), person):
                assert remains(InstantWebSocket) and remains(Connection)
    await until_forgotten(InstantWebSocket, Connection)
