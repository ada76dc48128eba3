"""Servers are killed with -9 in the middle of games: what was acknowledged is there, once, and the games go on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest
import websockets

from conclave.core import record
from conclave.core.dealer import verify_record
from conclave.core.session import Session
from conclave.server.accounts import COOKIE, Accounts
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import Occupant
from conclave.server.tables.table_game import TableGame
from room_helpers import new_table
from socket_clients import Client, Person, Server, connected, some_answer, take_turns, two_at_a_table
from timeouts import IS_SOAK, PATIENCE

KILLS = 50 if IS_SOAK else 5
TABLES = 4
GONE = (websockets.ConnectionClosed, websockets.InvalidHandshake, OSError, TimeoutError, EOFError)


class Player:
    """Plays both seats of a table, and remembers what was acknowledged."""

    def __init__(self, table: str, person: Person, seed: int) -> None:
        self.table, self.person, self.dice = table, person, random.Random(seed)
        self.acked: list[tuple[int, int, list[int]]] = []  # version, seat, actions
        self.is_over = False

    async def play(self, server: Any) -> None:
        """Until the server is gone, or the game is over."""
        with contextlib.suppress(*GONE):
            async with connected(server, self.person) as one, connected(server, self.person) as two:
                await self._play((one, two))

    async def _play(self, clients: tuple[Client, Client]) -> None:
        now = [await client.watch(self.table, seat=seat) for seat, client in enumerate(clients)]
        while True:
            seat = next((s for s in (0, 1) if now[s]["question"] and not now[s]["question"]["early"]), -1)
            if seat < 0:
                self.is_over = True
                return
            version, answer = now[seat]["version"], some_answer(now[seat]["question"], self.dice)
            reply = await clients[seat].ask("act", table=self.table, version=version, seat=seat, **answer)
            if reply["type"] == "refused":
                assert reply["code"] in ("illegal", "unfinished")
                continue
            assert reply["type"] == "ack"
            self.acked.append((reply["version"], seat, answer.get("actions", [])))
            for s, client in enumerate(clients):
                now[s] = await client.at(version + 1)

    def check(self, table_game: TableGame) -> None:
        """Every acknowledged answer is in the log, once, at its version."""
        marks = {mark.version: mark for mark in table_game.marks}
        assert sorted(marks) == list(range(1, table_game.version + 1))
        assert [version for version, _, _ in self.acked] == sorted({version for version, _, _ in self.acked})
        for version, seat, actions in self.acked:
            mark = marks[version]
            assert (mark.kind, mark.seat) == ("answer", seat)
            assert table_game.session.log[mark.first : mark.first + len(actions)] == actions


async def acknowledged(players: list[Player], more: int, playing: asyncio.Future[Any]) -> None:
    """Until so many more answers are, or all games are over."""
    enough = sum(len(player.acked) for player in players) + more
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acked) for player in players) < enough and not playing.done():
            await asyncio.sleep(0.002)


async def replayed(store: Store, table: str) -> TableGame:
    """The game as the log has it; the session makes sure that every action was legal."""
    found, secret = await store.tables.get(table), await store.tables.get_secret(table)
    return TableGame(found, secret.seed, await store.log.load(table))


async def person_of(store: Store, database: str, name: str) -> Person:
    accounts = Accounts(store, Settings(database=database))
    await accounts.open()
    user = await accounts.add_guest(name)
    return Person(name, user.id, f"{COOKIE}={await accounts.make_cookie(user)}")


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


async def test_killed_again_and_again_under_load_nothing_acknowledged_is_lost(sqlite_url: str) -> None:
    dice, acked = random.Random(50), 0
    players: list[Player] = []
    async with opened(sqlite_url) as store:
        person = await person_of(store, sqlite_url, "Ada")
    async with Server(sqlite_url, CONCLAVE_LOG_LEVEL="warning") as server:
        server.kill()  # what dies is started again, each time
        for kill in range(KILLS):
            async with opened(sqlite_url) as store:
                both = Occupant("person", person.id, "Ada")
                while len(players) < TABLES:
                    table = await new_table(store, both, both, seed=f"{kill} {len(players)}", host=person.id)
                    players.append(Player(table.id, person, dice.randrange(1 << 30)))
            await server.start()
            playing = asyncio.gather(*(player.play(server) for player in players))
            await acknowledged(players, dice.randrange(2, 60), playing)
            await asyncio.sleep(dice.uniform(0, 0.02))  # anywhere between two answers
            server.kill()
            await playing
            async with opened(sqlite_url) as store:
                for player in players:
                    player.check(await replayed(store, player.table))
            acked += sum(len(player.acked) for player in players if player.is_over)
            players = [player for player in players if not player.is_over]
        acked += sum(len(player.acked) for player in players)
        assert "Traceback" not in server.log
    assert acked > KILLS


async def test_a_stopped_server_finishes_what_is_under_way(sqlite_url: str) -> None:
    async with Server(sqlite_url) as server:
        table, ada, bob = await two_at_a_table(server)
        async with connected(server, ada) as one, connected(server, bob) as two:
            shown = [await one.watch(table), await two.watch(table)]
            seat = next(s for s in (0, 1) if shown[s]["question"] and not shown[s]["question"]["early"])
            answer = some_answer(shown[seat]["question"], random.Random(1))
            await (one, two)[seat].send("act", request=1, table=table, version=1, seat=seat, **answer)
            await asyncio.sleep(0.02)
            code = await server.stop()
        assert code in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log
    async with opened(sqlite_url) as store:
        assert (await replayed(store, table)).version in (1, 2)


async def test_two_processes_play_one_game_and_one_is_killed(postgres_url: str) -> None:
    async with Server(postgres_url) as here, Server(postgres_url) as there:
        table, ada, bob = await two_at_a_table(here, options={"variant": "first_game"})
        dice, acked = random.Random(3), list[tuple[int, int]]()
        async with connected(there, bob) as two:
            clients: dict[int, Client] = {1: two}
            async with connected(here, ada) as one:
                clients[0] = one
                await take_turns(table, clients, dice, acked, until=12)
                shown = (await two.watch(table, seat=1))["table"]
                while not all(seat["is_connected"] for seat in shown["seats"]):  # the other process sends a note
                    shown = (await two.get(lambda message: message["type"] == "table_changed"))["table"]
                here.kill()
            async with connected(there, ada) as back:
                clients[0] = back
                await take_turns(table, clients, dice, acked, until=24)
            assert (await two.ask("resign", table=table, seat=1))["type"] == "ack"
        assert "Traceback" not in here.log + there.log
    async with opened(postgres_url) as store:
        table_game = await replayed(store, table)
        seats_by_version = {mark.version: mark.seat for mark in table_game.marks}
        assert all(seats_by_version[version] == seat for version, seat in acked)
        saved = record.decode(await store.tables.get_record(table))
        assert verify_record(saved) > 0
        assert Session.from_record(saved).log == table_game.session.log


@pytest.fixture
async def locked(sqlite_url: str) -> AsyncIterator[tuple[Server, Store]]:
    async with Server(sqlite_url) as server, opened(sqlite_url) as store:
        yield server, store


async def test_a_locked_database_refuses_and_nothing_is_half_stored(locked: tuple[Server, Store]) -> None:
    server, store = locked
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        shown = [await one.watch(table), await two.watch(table)]
        seat = next(s for s in (0, 1) if shown[s]["question"] and not shown[s]["question"]["early"])
        answer = some_answer(shown[seat]["question"], random.Random(1))
        fields = {"table": table, "version": 1, "seat": seat, **answer}
        client = (one, two)[seat]
        async with store.database.write():
            reply = await client.ask("act", **fields)
        assert (reply["type"], reply["code"]) == ("refused", "unavailable")
        assert (await replayed(store, table)).version == 1
        assert (await client.ask("act", **fields))["type"] == "ack"
        assert (await replayed(store, table)).version == 2
    assert "Traceback" not in server.log
