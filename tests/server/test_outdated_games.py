"""A server is brought up to date while games are on, and the rules of a game have changed: nothing breaks."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from conclave.server.store import Store
from conclave.server.store.schema import TABLES
from conclave.server.store.values import Occupant
from room_helpers import new_room, new_table
from socket_clients import Server, ask, come_in, connected, some_answer, two_at_a_table


async def doctored(url: str, table: str, rules: int) -> None:
    """As if the table had been made by a version with other rules."""
    store = await Store.open(url)
    async with store.database.write() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(rules=rules))
    await store.close()


@pytest.mark.parametrize("time", [{"kind": "none"}, {"kind": "bank", "seconds": 3600}])
async def test_a_game_begun_under_older_rules_ends_and_its_record_stays(sqlite_url: str, time: dict[str, Any]) -> None:
    async with Server(sqlite_url.replace("+aiosqlite", "")) as server:
        table, ada, bob = await two_at_a_table(server, time=time)
        async with connected(server, ada) as one, connected(server, bob) as two:
            now = [await client.watch(table) for client in (one, two)]
            seat = next(seat for seat in (0, 1) if now[seat]["question"] and not now[seat]["question"]["early"])
            answer = some_answer(now[seat]["question"], random.Random(1))
            reply = await (one, two)[seat].ask("act", table=table, version=1, seat=seat, **answer)
            assert reply["type"] == "ack"
        await server.stop()
        await doctored(sqlite_url, table, 0)
        await server.start()
        async with connected(server, ada) as one, connected(server, bob, "de") as two:
            for client, word in ((one, "older rules"), (two, "älteren Regeln")):
                shown = await client.watch(table)
                assert shown["table"]["status"] == "finished"
                assert (shown["view"], shown["question"], shown["clocks"]) == (None, None, None)
                assert word in shown["table"]["result_text"]
                assert (shown["table"]["result"]["by"], shown["table"]["result"]["winners"]) == ("outdated", [])
                reply = await client.ask(
                    "act", table=table, version=shown["version"], seat=shown["mine"][0], actions=[1]
                )
                assert reply["code"] == "game_over"
            again = await one.ask("rematch", table=table)
            assert again["type"] == "rematched"
        saved = await ask(server, ada, "GET", f"/api/tables/{table}/record")
        assert (saved["rules"], saved["ending"]["by"], len(saved["actions"]) > 1) == (0, "outdated", True)
        assert saved["begun"] <= saved["ended"]
        assert saved["dealer"]["seed"]
        async with httpx.AsyncClient(base_url=server.address, headers={"cookie": ada.cookie}) as http:
            assert (await http.get(f"/api/tables/{table}/replay")).status_code == 409
        assert "Traceback" not in server.log


async def test_a_table_that_has_not_begun_is_played_by_the_newest_rules(sqlite_url: str) -> None:
    async with Server(sqlite_url.replace("+aiosqlite", "")) as server:
        ada, bob = await come_in(server, "Ada"), await come_in(server, "Bob")
        wish = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
        table = (await ask(server, ada, "POST", "/api/tables", wish))["table"]["id"]
        await doctored(sqlite_url, table, 0)
        await ask(server, bob, "POST", f"/api/tables/{table}/join", {})
        async with connected(server, ada) as client:
            assert (await client.watch(table))["view"] is not None


async def test_a_rated_game_that_ends_by_newer_rules_moves_no_rating(store: Store) -> None:
    seats = [Occupant("person", (await store.people.add_guest(name)).id, name) for name in ("Ada", "Bob")]
    table = await new_table(store, *seats, rated=True, host=seats[0].user)
    await (await new_room(store, table)).close()
    async with store.database.write() as connection:
        await connection.execute(sa.update(TABLES).values(rules=0))
    room = await new_room(store, table)
    await room.refresh()
    assert (await store.tables.get(table.id)).status == "finished"
    assert room.table.ending is not None
    for seat in seats:
        assert await store.people.list_ratings(seat.user) == []
