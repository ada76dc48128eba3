"""People who play on while somebody else attacks the server, and what they notice of it; and what attacks need."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from attacks import Target
from memory_usage import memory_of
from socket_clients import Client, Person, Server, ask, come_in, connected, some_answer
from timeouts import IS_SOAK, PATIENCE

TABLES = 3
PAUSE = 0.08  # seconds between two answers of one person: well within what one socket may send
SECONDS = 60.0 if IS_SOAK else 2.0  # of an attack
LATE = 0.25  # seconds: what nobody minds, or
TIMES = 5  # as many times longer than at a server that nobody attacks, on a busy machine
TRIES = 3
STANDSTILL = 2.0  # seconds without any move at a table
MOST_GROWTH = 100 << 20  # bytes of the server's memory


class Bystander:
    """Somebody who plays against a bot, table after table. `times` says how long each acknowledgement took."""

    def __init__(self, server: Server, person: Person) -> None:
        self._server, self._person, self._dice = server, person, random.Random(person.name)
        self._asked = 0.0  # since when an answer is waited for; 0 where none is
        self.times: list[float] = []
        self.longest = 0.0  # between two moves at the table
        self._moved = time.monotonic()

    async def play(self) -> None:
        """Until cancelled."""
        async with connected(self._server, self._person) as client:
            while True:
                await self._play_table(client)

    def all_times(self) -> list[float]:
        """Whoever still waits for an answer has waited for it, too."""
        return [*self.times, *([time.monotonic() - self._asked] if self._asked else [])]

    def begin(self) -> None:
        """Forget what has been measured."""
        self.times, self.longest, self._moved = [], 0.0, time.monotonic()

    def waits(self) -> float:
        """The longest that the table has stood still, up to now."""
        return max(self.longest, time.monotonic() - self._moved)

    async def _play_table(self, client: Client) -> None:
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
        table = (await ask(self._server, self._person, "POST", "/api/tables", wish))["table"]["id"]
        now = await client.watch(table)
        while not now.get("result"):
            question, client.said = now["question"], []
            if question and not question["early"]:
                await asyncio.sleep(PAUSE)
                self._asked = time.monotonic()
                reply = await client.ask(
                    "act", table=table, version=now["version"], seat=0, **some_answer(question, self._dice)
                )
                self.times.append(time.monotonic() - self._asked)
                self._asked = 0.0
                if reply["type"] != "ack":
                    continue
                now = await client.at(reply["version"])
            else:
                now = await client.get(lambda message: message["type"] == "moved")
            self._note_move()

    def _note_move(self) -> None:
        self.longest = max(self.longest, time.monotonic() - self._moved)
        self._moved = time.monotonic()


class Club:
    """Some bystanders, and others at a server that nobody attacks: what a busy machine does, it does to both."""

    def __init__(self, server: Server, people: list[Bystander], undisturbed: list[Bystander]) -> None:
        self.server, self._people, self._undisturbed = server, people, undisturbed

    async def suffer(self, kind: str, targets: list[Target]) -> None:
        """Play while somebody attacks; fails where anybody notices much of it, and not by chance."""
        for chance in range(TRIES):
            try:
                await self._suffer(kind, targets)
                break
            except AssertionError:
                if chance == TRIES - 1:
                    raise

    async def _suffer(self, kind: str, targets: list[Target]) -> None:
        memory = memory_of(self.server)
        async with attacking(self.server, kind, targets):
            for one in (*self._people, *self._undisturbed):
                one.begin()
            await asyncio.sleep(SECONDS)
            late, stood = worst(self._people), max(one.waits() for one in self._people)
            usual, usually = worst(self._undisturbed), max(one.waits() for one in self._undisturbed)
            grown = memory_of(self.server) - memory
        assert late < max(LATE, TIMES * usual), f"{late * 1000:.0f} ms, undisturbed {usual * 1000:.0f} ms"
        assert stood < max(STANDSTILL, TIMES * usually), f"a table has stood still for {stood:.1f} s"
        assert grown < MOST_GROWTH, f"the server has grown by {grown >> 20} MB"


def worst(people: list[Bystander]) -> float:
    """What one answer in a hundred takes longer than."""
    times = sorted(seconds for one in people for seconds in one.all_times())
    return times[-1 - len(times) // 100] if times else 0.0


@contextlib.asynccontextmanager
async def club(server: Server, quiet_server: Server) -> AsyncIterator[Club]:
    """Bystanders who play on until the block ends."""
    async with playing(server) as people, playing(quiet_server) as undisturbed:
        yield Club(server, people, undisturbed)


@contextlib.asynccontextmanager
async def playing(server: Server) -> AsyncIterator[list[Bystander]]:
    people = [Bystander(server, await come_in(server, f"Bystander {number}")) for number in range(TABLES)]
    tasks = [asyncio.create_task(one.play()) for one in people]
    try:
        async with asyncio.timeout(PATIENCE):
            while not all(one.times for one in people):
                await asyncio.sleep(0.05)
        yield people
        for task in tasks:
            assert not task.done(), task.exception()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def attacking(server: Server, kind: str, targets: list[Any]) -> AsyncIterator[None]:
    script = Path(__file__).with_name("attacks.py")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(script), kind, str(server.port), str(10 * SECONDS), json.dumps(targets)),
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout is not None
        async with asyncio.timeout(PATIENCE):
            assert await process.stdout.readline() == b"go\n"
        yield
        assert process.returncode is None, "the attacker has given up"
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


# --- What an attack needs

LIMITS = {
    "CONCLAVE_REQUESTS_PER_SECOND": "20",
    "CONCLAVE_MESSAGES_PER_SECOND": "20",
    "CONCLAVE_SOCKETS_PER_ADDRESS": "300",
    "CONCLAVE_SOCKETS_PER_PERSON": "20",
    "CONCLAVE_BOT_WORKERS": "1",
}  # as a host has them; only guests and tables are made as fast as the test likes
SOCKETS = 8


async def sockets(server: Server) -> list[Target]:
    eve = await come_in(server, "Eve")
    return [{"cookie": eve.cookie}] * SOCKETS


async def strangers(_: Server) -> list[Target]:
    return [{}]


async def draft(server: Server) -> list[Target]:
    """A table with a slow bot, at which Eve answers early with as many sockets as she may have."""
    eve, mallory = await come_in(server, "Eve"), await come_in(server, "Mallory")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "adept"}]
    wish = {"game": "res_arcana", "seats": seats, "options": {"variant": "draft"}, "is_public": True}
    table = (await ask(server, eve, "POST", "/api/tables", wish))["table"]["id"]
    await ask(server, mallory, "POST", f"/api/tables/{table}/join", {})
    people = [{"cookie": eve.cookie, "table": table, "seat": 0}, {"cookie": mallory.cookie, "table": table, "seat": 1}]
    return people * (SOCKETS // 2)


async def own_tables(server: Server) -> list[Target]:
    """Tables of Eve's own, with two seats that she plays both."""
    eve, seats = await come_in(server, "Eve"), [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "res_arcana", "seats": seats, "options": {"variant": "draft"}}
    made = [await ask(server, eve, "POST", "/api/tables", wish) for _ in range(SOCKETS)]
    targets = [{"cookie": eve.cookie, "table": one["table"]["id"], "seat": one["table"]["turn"]} for one in made]
    return [{**one, "seat": one["seat"][0] if one["seat"] else 0} for one in targets]


ATTACKS = {
    "fragments": sockets,
    "pings": sockets,
    "nonsense": sockets,
    "half_open": strangers,
    "endless_head": strangers,
    "banks": draft,
    "undos": own_tables,
}
