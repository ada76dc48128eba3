"""Half an hour of a busy evening, in `make soak` alone: 200 tables, bots, people who come and go, and abuse."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from load_clients import ATTACKS, LIMITS, attacking
from memory_usage import MB, MOST_GROWTH, memory_of, slope
from socket_clients import TRUST, Client, Person, Server, ask, come_in, connected_to, some_answer
from timeouts import IS_SOAK, PATIENCE

pytestmark = [
    pytest.mark.skipif(not IS_SOAK, reason="takes half an hour: make soak"),
    pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc"),
]

MINUTES = float(os.environ.get("CONCLAVE_SOAK_MINUTES", "30"))
TABLES = 200
PAUSE = (1.0, 5.0)  # seconds for which somebody thinks
VISIT = (20.0, 120.0)  # seconds until somebody's connection is cut, in the middle of whatever it is
LONGEST_WAIT = 30.0  # seconds without a move, on a machine that may do other things too
WARM = 0.5  # of the time: by then all have finished a game, and what the interpreter keeps has been made once


class Regular:
    """Plays against a bot, table after table, and looks at each return whether what was acknowledged is there."""

    def __init__(self, server: Server, person: Person, address: str) -> None:
        self._server, self._person, self._address = server, person, address
        self._dice = random.Random(person.name)
        self._table = ""
        self._acknowledged = 0
        self.moved = time.monotonic()
        self.moves = self.visits = self.games = 0

    async def live(self) -> None:
        """Until cancelled."""
        while True:
            self.visits += 1
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._dice.uniform(*VISIT)), self._connected() as client:
                    while True:
                        await self._play_table(client)

    def _connected(self) -> contextlib.AbstractAsyncContextManager[Client]:
        return connected_to(self._server.port, self._person, local_addr=(self._address, 0))

    async def _play_table(self, client: Client) -> None:
        if not self._table:
            wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]}
            made = await ask(self._server, self._person, "POST", "/api/tables", wish)
            self._table, self._acknowledged = made["table"]["id"], 0
        now = await client.watch(self._table)
        assert now["version"] >= self._acknowledged, f"move {self._acknowledged} of {self._table} is lost"
        is_over = now.get("table", {}).get("result")
        while not is_over:
            now = await self._go_on(client, now)
            is_over, self.moved = now.get("result"), time.monotonic()
        self._table, self.games = "", self.games + 1

    async def _go_on(self, client: Client, now: dict[str, Any]) -> dict[str, Any]:
        """The table after the next move, whoever makes it."""
        question, client.said, client.raw = now["question"], [], []
        if not question or question["early"]:
            return await client.get(lambda message: message["type"] == "moved")
        await asyncio.sleep(self._dice.uniform(*PAUSE))
        where = {"table": self._table, "version": now["version"], "seat": 0}
        reply = await client.ask("act", **where, **some_answer(question, self._dice))
        if reply["type"] != "ack":
            assert reply["type"] == "refused", reply
            return now
        self._acknowledged, self.moves = reply["version"], self.moves + 1
        return await client.at(reply["version"])


async def abuse(server: Server, until: float) -> None:
    """One attack after the other."""
    while time.monotonic() < until:
        for kind, prepare in ATTACKS.items():
            async with attacking(server, kind, await prepare(server)):
                await asyncio.sleep(min(20.0, max(0.0, until - time.monotonic())))


async def frozen(server: Server) -> float:
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, verify=TRUST) as http:
        figures = (await http.get("/metrics")).text
    return float(next(line.split()[1] for line in figures.splitlines() if line.startswith("conclave_tables_frozen ")))


async def test_half_an_hour_with_an_abusive_guest_freezes_no_table_and_loses_no_move(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path / 'soak.db'}", **LIMITS | {"CONCLAVE_SOCKETS_PER_ADDRESS": "0"}) as server:
        guests = [await come_in(server, f"Regular {number}") for number in range(TABLES)]
        people = [Regular(server, guest, f"127.0.1.{number + 1}") for number, guest in enumerate(guests)]
        tasks = [asyncio.create_task(one.live()) for one in people]
        async with asyncio.timeout(PATIENCE):
            while not all(one.moves for one in people):  # all come at once, which is no usual evening
                await asyncio.sleep(1)
        start, until = time.monotonic(), time.monotonic() + 60 * MINUTES
        attacker = asyncio.create_task(abuse(server, until))
        memory: list[tuple[float, float]] = []  # minutes and MB
        try:
            while time.monotonic() < until:
                await asyncio.sleep(5)
                for task in (*tasks, attacker):
                    assert not task.done() or task.exception() is None, task.exception()
                waits = max(time.monotonic() - one.moved for one in people)
                assert waits < LONGEST_WAIT, f"a table has stood still for {waits:.0f} s"
                assert await frozen(server) == 0
                memory.append(((time.monotonic() - start) / 60, memory_of(server) / MB))
        finally:
            for task in (*tasks, attacker):
                task.cancel()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*tasks, attacker, return_exceptions=True)
            totals = {name: sum(getattr(one, name) for one in people) for name in ("moves", "visits", "games")}
            print(f"{totals}, MB by minute: {by_minute(memory)}")
        grown = slope([one for one in memory if one[0] > WARM * MINUTES])
        print(f"{grown:+.2f} MB a minute in the second half")
        assert grown < MOST_GROWTH, f"the server grows by {grown:.2f} MB a minute"


def by_minute(memory: list[tuple[float, float]]) -> str:
    return " ".join(str(round(size)) for size in {int(minute): size for minute, size in memory}.values())
