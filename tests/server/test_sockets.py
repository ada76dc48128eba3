"""Real sockets to a real server: races, lost and doubled messages, other people's tables, and people who come back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from conclave.core import record
from conclave.core.dealer import verify_record
from socket_clients import Client, Person, Server, ask, come_in, connected, some_answer, take_turns, two_at_a_table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this page: each has people and tables of its own."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('sockets') / 'conclave.db'}")
    asyncio.run(running.start())
    yield running
    running.kill()
    log = running.log
    running.log_file.unlink()
    assert "Traceback" not in log, log


def asked(message: dict[str, Any]) -> bool:
    return bool(message.get("question")) and not message["question"]["early"]


class Game:
    """Two clients at one table who play until told to stop."""

    def __init__(self, table: str, clients: tuple[Client, Client], seed: int = 1) -> None:
        self.table, self.clients, self.dice = table, clients, random.Random(seed)
        self.now: list[dict[str, Any]] = []

    async def begin(self) -> None:
        self.now = [await client.watch(self.table) for client in self.clients]

    def turn(self) -> int:
        """The seat that must answer; -1 after the end."""
        return next((seat for seat in (0, 1) if asked(self.now[seat])), -1)

    def answer(self) -> dict[str, Any]:
        seat = self.turn()
        fields = {"table": self.table, "version": self.now[seat]["version"], "seat": seat}
        return {**fields, **some_answer(self.now[seat]["question"], self.dice)}

    async def catch_up(self, version: int) -> None:
        self.now = [await client.at(version) for client in self.clients]

    async def move(self) -> dict[str, Any]:
        """One answer; it may be refused where a mix does not cover a cost."""
        reply = await self.clients[self.turn()].ask("act", **self.answer())
        if reply["type"] == "ack":
            await self.catch_up(reply["version"])
        return reply


async def test_a_whole_game_ends_with_a_record_that_verifies(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server, options={"variant": "first_game"})
    async with connected(server, ada) as one, connected(server, bob) as two:
        game = Game(table, (one, two))
        await game.begin()
        async with httpx.AsyncClient(base_url=server.address, headers={"cookie": ada.cookie}) as http:
            assert (await http.get(f"/api/tables/{table}/record")).status_code == 404
            while game.turn() >= 0:
                assert (await game.move())["type"] in ("ack", "refused")
            assert game.now[0]["result"]["by"] == "rules"
            saved = (await http.get(f"/api/tables/{table}/record")).content
    assert verify_record(record.decode(saved)) > 0
    versions = [move["version"] for message in two.said if message["type"] == "moved" for move in message["moves"]]
    assert versions == list(range(2, game.now[0]["version"] + 1))


async def test_of_two_clients_that_race_one_is_first_and_one_is_stale(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, ada) as twin, connected(server, bob) as two:
        game = Game(table, (one, two))
        await game.begin()
        await twin.watch(table, seat=0)
        races = 0
        while races < 15 and game.turn() >= 0:
            if game.turn() == 1:
                await game.move()
                continue
            answer = game.answer()
            replies = await asyncio.gather(one.ask("act", **answer), twin.ask("act", **answer))
            kinds = sorted(reply["type"] for reply in replies)
            if kinds == ["refused", "refused"]:
                continue
            assert kinds == ["ack", "stale"]
            races += 1
            await game.catch_up(answer["version"] + 1)
    assert races == 15


async def test_doubled_reordered_delayed_and_cut_messages_change_nothing(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        game = Game(table, (one, two))
        await game.begin()
        dice, old = random.Random(2), list[dict[str, Any]]()
        for _ in range(30):
            seat, answer = game.turn(), game.answer()
            client = game.clients[seat]
            reply = await client.ask("act", **answer)
            if reply["type"] == "refused":
                continue
            await game.catch_up(reply["version"])
            old.append(answer)
            late = dice.choice(old)  # perhaps the same once more, perhaps one of long ago
            reply = await game.clients[late["seat"]].ask("act", **late)
            assert reply == {"type": "stale", "request": reply["request"], "version": game.now[0]["version"]}
            ahead = await client.ask("act", **{**answer, "version": game.now[0]["version"] + 1})
            assert ahead["type"] == "stale"
        version = game.now[0]["version"]
        await _send_half_a_message(server, ada, game.answer())
        assert (await one.watch(table, seat=0))["version"] == version
    moves = [move["version"] for m in two.said if m["type"] == "moved" for move in m["moves"]]
    assert moves == list(range(2, version + 1))


async def _send_half_a_message(server: Server, person: Person, answer: dict[str, Any]) -> None:
    """A socket that dies in the middle of a frame."""
    socket = await websockets.connect(
        f"ws://127.0.0.1:{server.port}/ws", additional_headers={"cookie": person.cookie}, compression=None
    )
    client = Client(socket, person)
    await client.send("hello")
    await client.watch(answer["table"])
    transport = socket.transport
    transport.write(b"\x81\xfe\x00\xf0" + b"\0\0\0\0" + b'{"type":"act","table":')
    transport.abort()
    await socket.wait_closed()


async def test_who_comes_back_gets_only_what_was_missed(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        game = Game(table, (one, two))
        await game.begin()
        for _ in range(8):
            await game.move()
        version = game.now[1]["version"]
        async with connected(server, bob) as back:
            missed = await back.watch(table, since=version - 2)
            assert missed["type"] == "moved"
            assert [move["version"] for move in missed["moves"]] == [version - 1, version]
            assert missed["view"] == game.now[1]["view"]
            assert (await back.watch(table))["type"] == "snapshot"


async def test_a_private_table_is_nothing_to_outsiders(server: Server) -> None:
    table, ada, _ = await two_at_a_table(server, is_public=False)
    eve = await come_in(server, "Eve")
    link = (await ask(server, ada, "GET", f"/api/tables/{table}/link"))["link"]
    async with connected(server, eve) as client:
        for id_, fields in ((table, {}), (table, {"link": "guess"}), ("nothing-there", {})):
            assert (await client.watch(id_, **fields)) == {"type": "unwatched", "table": id_}
            reply = await client.ask("act", table=id_, version=1, seat=0, actions=[1])
            assert reply["code"] == "no_table"
            assert (await client.ask("chat", table=id_, text="hello"))["code"] == "no_table"
        shown = await client.watch(table, link=link, seat=0)
        assert (shown["viewer"], shown["mine"], shown["question"]) == (-2, [], None)
        for seat in (0, 1):
            reply = await client.ask("act", table=table, version=shown["version"], seat=seat, actions=[1])
            assert reply["code"] == "not_your_seat"


async def test_sockets_without_a_cookie_or_from_another_site_are_refused(server: Server) -> None:
    address, ada = f"ws://127.0.0.1:{server.port}/ws", await come_in(server, "Ada")
    socket = await websockets.connect(address)
    with pytest.raises(websockets.ConnectionClosed) as closed:
        await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            address, additional_headers={"cookie": ada.cookie}, origin=websockets.Origin("https://evil.example")
        )


async def test_several_seats_share_one_device(server: Server) -> None:
    ada = await come_in(server, "Ada")
    wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "me", "name": "Ben"}]}
    table = (await ask(server, ada, "POST", "/api/tables", wish))["table"]["id"]
    async with connected(server, ada) as client:
        dice, seats = random.Random(1), set[int]()
        for _ in range(12):
            shown = await client.watch(table)
            assert shown["mine"] == [0, 1]
            seats.add(shown["viewer"])
            answer = some_answer(shown["question"], dice)
            await client.ask("act", table=table, version=shown["version"], seat=shown["viewer"], **answer)
            await client.at(shown["version"] + 1)
        assert seats == {0, 1}


async def test_people_talk_and_whoever_talks_too_much_waits(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        await one.watch(table)
        await two.watch(table)
        assert (await one.ask("chat", table=table, text=" hello\n\u202ethere "))["type"] == "ack"
        said = await two.get(lambda m: m["type"] == "said")
        assert (said["line"]["text"], said["line"]["seat"]) == ("hello there", 0)
        replies = [await one.ask("chat", table=table, text=f"line {n}") for n in range(8)]
        assert "too_fast" in [reply.get("code") for reply in replies]
        assert (await one.ask("chat", table=table, text=" \n\t "))["code"] == "malformed"


async def test_a_lobby_tells_what_opens_and_what_begins(server: Server) -> None:
    ada, bob = await come_in(server, "Ada"), await come_in(server, "Bob")
    async with connected(server, ada) as client:
        await client.send("watch_lobby", on=True)
        await client.get(lambda m: m["type"] == "lobby")
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
        table = (await ask(server, bob, "POST", "/api/tables", wish))["table"]["id"]

        def is_told(status: str) -> Callable[[dict[str, Any]], bool]:
            told = (table, status)
            return lambda m: m["type"] == "lobby_changed" and told in [(t["id"], t["status"]) for t in m["tables"]]

        await client.get(is_told("open"))
        await ask(server, ada, "POST", f"/api/tables/{table}/join", {})
        await client.get(is_told("playing"))


async def test_a_rematch_takes_one_click_of_each_and_seats_are_turned(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        await one.watch(table)
        await two.watch(table)
        assert (await one.ask("rematch", table=table))["code"] == "game_on"
        assert (await two.ask("resign", table=table, seat=1))["type"] == "ack"
        made = await one.ask("rematch", table=table)
        assert made["type"] == "rematched"

        def is_invitation(message: dict[str, Any]) -> bool:
            return bool(message["type"] == "table_changed" and message["table"]["next"] == made["table"])

        await two.get(is_invitation)
        waiting = await one.watch(made["table"])
        assert [seat["kind"] for seat in waiting["table"]["seats"]] == ["open", "person"]
        assert (await two.ask("rematch", table=table))["table"] == made["table"]
        begun = await two.watch(made["table"])
        assert [seat["name"] for seat in begun["table"]["seats"]] == ["Bob", "Ada"]
        assert begun["table"]["status"] == "playing"


async def test_a_rematch_for_which_nobody_waits_is_offered_no_more(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, bob) as two:
        await one.watch(table)
        await two.watch(table)
        await two.ask("resign", table=table, seat=1)
        made = (await one.ask("rematch", table=table))["table"]
        await two.get(lambda message: message["type"] == "table_changed" and message["table"]["next"] == made)
        await ask(server, ada, "POST", f"/api/tables/{made}/leave")
        await two.get(lambda message: message["type"] == "table_changed" and message["table"]["next"] == "")
        assert (await two.ask("rematch", table=table))["table"] not in (made, "")


async def test_the_lobby_tells_people_whose_turn_it_is_at_their_tables(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, ada) as page, connected(server, bob) as two:
        await page.send("watch_lobby")
        turn = next(t["turn"] for t in (await page.get(lambda m: m["type"] == "lobby"))["tables"] if t["id"] == table)

        def is_news(message: dict[str, Any]) -> bool:
            told = message["type"] == "lobby_changed" and message["tables"]
            return any(one["id"] == table and one["turn"] != turn for one in told or ())

        playing = asyncio.create_task(take_turns(table, {0: one, 1: two}, random.Random(3), [], 60))
        await page.get(is_news)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


async def test_who_does_not_read_is_cut_off_and_comes_back(server: Server) -> None:
    table, ada, bob = await two_at_a_table(server)
    deaf = await websockets.connect(
        f"ws://127.0.0.1:{server.port}/ws", additional_headers={"cookie": bob.cookie}, compression=None, max_queue=1
    )
    deaf.transport.pause_reading()
    async with connected(server, ada) as one:
        await one.watch(table)
        await deaf.send('{"type":"hello"}')
        for _ in range(4000):  # each is answered with a snapshot that nobody reads
            try:
                await deaf.send(f'{{"type":"watch","table":"{table}"}}')
            except websockets.ConnectionClosed:
                break
        gone = await one.get(lambda m: m["type"] == "table_changed" and not m["table"]["seats"][1]["is_connected"])
        assert gone["table"]["id"] == table
    deaf.transport.abort()
    async with connected(server, bob) as back:
        assert (await back.watch(table))["type"] == "snapshot"


async def test_signing_out_ends_what_this_device_has_open_and_nothing_else(server: Server) -> None:
    credentials = {"login": "sue.sockets", "password": "correct horse battery"}
    guest = await come_in(server, "Sue")
    async with httpx.AsyncClient(base_url=server.address, headers={"cookie": guest.cookie}) as http:
        made = await http.post("/api/account", json=credentials)
        sue = Person("Sue", guest.id, f"conclave={made.cookies['conclave']}")
    async with httpx.AsyncClient(base_url=server.address) as http:
        answer = await http.post("/api/sign-in", json=credentials)
        elsewhere = Person("Sue", sue.id, f"conclave={answer.cookies['conclave']}")
    async with connected(server, sue) as here, connected(server, elsewhere) as there:
        async with httpx.AsyncClient(base_url=server.address, headers={"cookie": sue.cookie}) as http:
            assert (await http.post("/api/sign-out")).status_code == 204
        assert (await here.get(lambda message: message["type"] == "bye"))["code"] == "signed_out"
        await there.send("ping", at=7)
        assert (await there.get(lambda message: message["type"] == "pong"))["at"] == 7


async def test_nobody_is_given_hints_against_other_people(server: Server) -> None:
    table, ada, _ = await two_at_a_table(server)
    async with connected(server, ada) as one:
        shown = await one.watch(table)
        asked = {"table": table, "version": shown["version"], "seat": 0}
        assert (await one.ask("ask_hint", **asked))["code"] == "no_hints"


async def test_against_people_there_are_hints_where_the_table_says_so(tmp_path: Path) -> None:
    async with Server(f"sqlite:///{tmp_path / 'hints.db'}", CONCLAVE_BOT_WORKERS="1") as server:
        table, ada, bob = await two_at_a_table(server, has_hints=True)
        async with connected(server, ada) as one, connected(server, bob) as two:
            shown = {0: await one.watch(table), 1: await two.watch(table)}
            seat = next(seat for seat in shown if shown[seat]["question"])
            asked = {"table": table, "version": shown[seat]["version"], "seat": seat}
            assert shown[seat]["table"]["has_hints"]
            assert (await (one, two)[seat].ask("ask_hint", **asked))["type"] == "hint"


async def test_hints_are_limited_for_a_person_with_many_sockets(server: Server) -> None:
    table, ada, _ = await two_at_a_table(server)
    async with connected(server, ada) as one, connected(server, ada) as two:
        shown = await one.watch(table)
        await two.watch(table)
        codes = set[str]()
        for _ in range(4):
            for client in (one, two):
                asked = {"table": table, "version": shown["version"], "seat": 0}
                codes.add((await client.ask("ask_hint", **asked)).get("code", ""))
        assert "too_fast" in codes
