"""What one person, and all people behind one address, may ask for; and a club that comes in together."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import pytest
import websockets

from conclave.server.middleware import MAX_PAUSE_SECONDS, MIN_PAUSE_SECONDS
from conclave.server.rate_limits import address_key
from conclave.server.settings import Settings, load
from conclave.server.store import Store
from conclave.server.store.values import Allowance, NewTable, Occupant, TooMany
from conclave.server.tables.hub import Hub
from live_server import serving, settings_for
from socket_clients import Client, Person, some_answer
from timeouts import PATIENCE


def as_they_come(database: str, **more: Any) -> Settings:
    """The limits that a server has if its host sets none."""
    return load({}, None, {"database": database, "port": 0, "bot_workers": 0, "bot_pause": 0, **more})


def browser(address: str, behind: str) -> httpx.AsyncClient:
    """A browser at some address, seen through the proxy."""
    headers = {"origin": address, "x-forwarded-for": behind}
    return httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)


def test_addresses_of_one_prefix_are_one() -> None:
    assert address_key("2001:db8:1:200::1") == address_key("2001:db8:1:2ff:ffff::2")
    assert address_key("2001:db8:1:200::1") != address_key("2001:db8:1:300::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1") != address_key("192.0.2.2")
    assert address_key("fe80::1%eth0") == address_key("fe80::2")
    assert address_key("testclient") == "testclient"


async def test_thirty_people_behind_one_address_come_in_together_and_play(sqlite_url: str) -> None:
    async def arrive(address: str, number: int) -> None:
        async with browser(address, "192.0.2.7") as client:
            for path in (
                "/",
                "/api/me",
                "/api/games",
                "/api/tables",
                *["/icon.svg"] * 8,
            ):  # a first page, and its files
                assert (await client.get(path)).status_code in (200, 404)
            assert (await client.post("/api/guest", json={"name": f"Member {number}"})).status_code == 201
            wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
            made = await client.post("/api/tables", json=wish)
            assert made.status_code == 201, made.text
            table = made.json()["table"]["id"]
            headers = {"cookie": f"conclave={client.cookies['conclave']}", "x-forwarded-for": "192.0.2.7"}
            place = address.replace("http", "ws") + "/ws"
            async with websockets.connect(place, additional_headers=headers) as socket:
                player = Client(socket, Person("", "", ""))
                await player.send("hello")
                await player.send("watch_lobby")
                shown = await player.watch(table)
                for _ in range(3):
                    if shown["question"]:
                        given = some_answer(shown["question"], random.Random(number))
                        kind = "bank" if shown["question"]["early"] else "act"
                        reply = await player.ask(kind, table=table, version=shown["version"], seat=0, **given)
                        assert reply.get("code") != "too_fast"
                    shown = await player.watch(table)

    async with serving(as_they_come(sqlite_url)) as address:
        await asyncio.gather(*(arrive(address, number) for number in range(30)))


async def test_guests_of_one_prefix_share_what_they_may_make(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, sign_ins_per_minute=1)) as address:
        answers = []
        for number in range(8):
            async with browser(address, f"2001:db8:1:2{number:02x}::{number}") as client:
                answers.append((await client.post("/api/guest", json={"name": "Eve"})).status_code)
        assert answers == [201] * 4 + [429] * 4
        async with browser(address, "2001:db8:1:300::1") as client:
            assert (await client.post("/api/guest", json={"name": "Ada"})).status_code == 201


async def test_messages_and_entries_are_counted_for_a_person_through_all_sockets(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url, entries_per_minute=4, messages_per_second=20)
    async with serving(settings) as address, browser(address, "192.0.2.7") as client:
        await client.post("/api/guest", json={"name": "Eve"})
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await client.post("/api/tables", json=wish)).json()["table"]["id"]
        headers = {"cookie": f"conclave={client.cookies['conclave']}"}
        refused: list[str] = []
        for _ in range(4):  # sockets, one after the other
            async with websockets.connect(address.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
                player = Client(socket, Person("", "", ""))
                await player.send("hello")
                await player.watch(table)
                refused.append((await player.ask("offer_draw", table="x" + table, seat=0)).get("code", ""))
                reply = await player.ask("withdraw", table=table, seat=0)
                refused.append(reply.get("code", reply["type"]))
        assert refused[::2] == ["no_table"] * 4, "what is not stored costs nothing"
        assert "too_fast" not in refused[1:4:2]
        assert refused[5::2] == ["too_fast"] * 2
        async with websockets.connect(address.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            for _ in range(80):
                await socket.send('{"type": "ping"}')
            async with asyncio.timeout(PATIENCE):
                while '"too_fast"' not in str(await socket.recv()):
                    pass


# --- Tables


def new_table(host: str, **more: Any) -> NewTable:
    seats = (Occupant("person", host, host), Occupant())
    return NewTable(game="res_arcana", rules=1, options={}, seats=seats, host=host, seed=b"", commitment="", **more)


async def test_tables_that_are_made_at_the_same_time_are_counted_one_after_the_other(store: Store) -> None:
    allowed = Allowance(5, 5, 5)
    made = await asyncio.gather(
        *(store.tables.create(new_table("eve"), allowed) for _ in range(12)), return_exceptions=True
    )
    assert sum(isinstance(one, TooMany) for one in made) == 7
    assert len(await store.tables.list_of_user("eve", ("open",))) == 5
    other = await store.tables.create(new_table("ada"), allowed)
    with pytest.raises(TooMany, match="5 tables already"):
        await store.tables.join(other.id, 1, Occupant("person", "eve", "Eve"), allowed)


async def test_public_tables_are_counted_for_a_person_and_for_a_place(store: Store) -> None:
    allowed = Allowance(50, 3, 6)

    async def make(host: str) -> bool:
        try:
            await store.tables.create(new_table(host, visibility="public", place="there"), allowed)
        except TooMany:
            return False
        return True

    made = await asyncio.gather(*(make(f"eve {number % 4}") for number in range(20)))
    assert sum(made) == 6
    private = await store.tables.create(new_table("eve 1", place="there"), allowed)
    assert private.status == "open", "a private one is nobody's business"
    assert (await store.tables.create(new_table("ada", visibility="public", place="here"), allowed)).status == "open"


async def test_two_addresses_cannot_flood_the_lobby(store: Store) -> None:
    first = await store.tables.create(new_table("ada", visibility="public", place="here"))
    for number in range(130):
        place = ("there", "yonder")[number % 2]
        await store.tables.create(new_table(f"eve {number}", visibility="public", place=place))
    shown = await store.tables.list_lobby()
    assert len(shown) == 100
    assert first.id in [table.id for table in shown[:3]]
    told = await Hub(store, Settings(bot_workers=0)).list_lobby("bob")
    assert first.id in [table.id for table in told[:3]]


async def test_rematches_are_counted_like_other_tables(sqlite_url: str) -> None:
    async with serving(settings_for(sqlite_url, max_tables=2)) as address, browser(address, "192.0.2.7") as client:
        await client.post("/api/guest", json={"name": "Eve"})
        headers = {"cookie": f"conclave={client.cookies['conclave']}"}
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "me"}]}
        async with websockets.connect(address.replace("http", "ws") + "/ws", additional_headers=headers) as socket:
            player = Client(socket, Person("", "", ""))
            await player.send("hello")
            over = []
            for _ in range(2):
                over.append((await client.post("/api/tables", json=wish)).json()["table"]["id"])
                await player.watch(over[-1])
                assert (await player.ask("resign", table=over[-1], seat=0))["type"] == "ack"
            assert (await client.post("/api/tables", json=wish)).status_code == 201
            answers = [await player.ask("rematch", table=table) for table in over]
            assert [answer["type"] for answer in answers] == ["rematched", "refused"]
            assert answers[1]["code"] == "too_many_tables"


async def test_refusals_and_health_checks_above_the_limit_are_delayed(sqlite_url: str) -> None:
    async with serving(as_they_come(sqlite_url, requests_per_second=1)) as address, browser(address, "") as client:

        async def time_request(path: str) -> tuple[int, float]:
            start = time.monotonic()
            return (await client.get(path)).status_code, time.monotonic() - start

        status, seconds = 200, 0.0
        while status == 200:
            status, seconds = await time_request("/api/games")
        assert (status, seconds >= MIN_PAUSE_SECONDS) == (429, True)
        seconds = 0.0
        while seconds < MAX_PAUSE_SECONDS:
            status, seconds = await time_request("/health/live")
            assert status == 200, "a monitor is never refused"


async def test_records_are_counted_as_costly(sqlite_url: str) -> None:
    async with serving(as_they_come(sqlite_url, changes_per_minute=1)) as address, browser(address, "") as client:
        answers = [(await client.get("/api/tables/none/record?form=text")).status_code for _ in range(12)]
        assert answers == [404] * 10 + [429] * 2
