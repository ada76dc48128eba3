"""Branches: a game played on from one of its steps, at a private table of one's own that counts nowhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from conclave.core import registry
from conclave.core.errors import BadOptions
from conclave.core.game import OMNISCIENT
from conclave.core.record import decode
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.schema import TABLES
from conclave.server.store.values import OWN, Conflict, Table, User, now
from conclave.server.tables.bot_seats import BotPool, Owner
from conclave.server.tables.branch_comparison import BranchComparer
from conclave.server.tables.branches import BranchWish, Origin, find_origin, get_playable_position, make_options
from conclave.server.tables.lobby import Lobby, SeatWish, TableWish, _check_seats
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from live_server import serving, settings_for, visitor
from room_helpers import ADA, BOB, act, ask, listen, new_room, new_table
from socket_clients import Person, connected_to

EVE = User("eve", "Eve", "", now())


async def over(store: Store, *seats: Any, moves: int = 8, **more: Any) -> Room:
    """A game that somebody has given up."""
    room = await new_room(store, await new_table(store, *(seats or (ADA, BOB)), **more))
    dice = random.Random(3)
    for _ in range(moves):
        await act(room, dice)
    for seat in list(room.table_game.list_people())[1:]:
        await ask(room, room.table.seats[seat].user, wire.Resign(room.table.id, seat, 9))
    assert room.table_game.ending
    return room


async def branched(store: Store, table: Table, step: int, seat: int = 0, deal: Any = "true") -> Table:
    found = decode(await store.tables.get_record(table.id))
    options = make_options(table, get_playable_position(found, step), Origin(table.id, step, seat, deal))
    wish = BranchWish(seat=seat, bot="random", step=step, deal=deal)
    return await Lobby(store, Settings()).branch(EVE, registry.load_game(table.game), options, wish, "")


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
async def test_a_branch_begins_where_the_game_stood_and_remembers_where_it_came_from(store: Store, game: str) -> None:
    room = await over(store, ADA, BOB, moves=12, game=game)
    found = decode(await store.tables.get_record(room.table.id))
    for step in (0, 3, 7):
        table = await branched(store, room.table, step, seat=1)
        branch = await new_room(store, table)
        stood = get_playable_position(found, step)
        start = branch.table_game.session.state_at(0)
        assert branch.table_game.game.position_text(start, OMNISCIENT) == branch.table_game.game.position_text(
            stood, OMNISCIENT
        )
        assert find_origin(table) == Origin(room.table.id, step, 1, "true")
        assert [one.kind for one in table.seats] == ["bot", "person"]
        assert not table.rated
        await branch.close()


async def test_a_branch_dealt_anew_looks_the_same_to_its_seat_and_hides_other_cards(store: Store) -> None:
    room = await over(store, ADA, BOB, moves=14)
    found = decode(await store.tables.get_record(room.table.id))
    stood, lines = get_playable_position(found, 9), set[str]()
    for _ in range(4):
        branch = await new_room(store, await branched(store, room.table, 9, deal="known"))
        start = branch.table_game.session.state_at(0)
        assert start.view(0) == stood.view(0)
        lines.add(branch.table_game.game.position_text(start, OMNISCIENT))
        await branch.close()
    assert len(lines) > 1


async def test_a_branch_is_played_to_its_end_and_is_in_no_list_and_no_figure(store: Store) -> None:
    room = await over(store, ADA, BOB, game="trial_of_the_temples", moves=10)
    branch = await new_room(store, await branched(store, room.table, 6))
    ear = await listen(branch, "eve")
    assert "position" not in ear.last("snapshot")["table"]["options"]
    await ask(branch, "eve", wire.Resign(branch.table.id, 0, 9))
    assert branch.table_game.ending
    assert await store.tables.list_of_user("eve", ("open", "playing", "finished")) == []
    assert await store.tables.list_lobby() == []
    assert branch.table.id not in await store.shares.list_uncounted(10)
    assert [one.id for one in await store.tables.list_branches("eve")] == [branch.table.id]


async def test_of_many_branches_the_oldest_makes_room(store: Store) -> None:
    room = await over(store, ADA, BOB)
    made = [(await branched(store, room.table, 2)).id for _ in range(OWN["branch"] + 2)]
    kept = {one.id for one in await store.tables.list_branches("eve")}
    assert kept == set(made[2:])


async def test_nobody_plays_on_from_where_a_game_was_over_or_from_a_step_that_is_none(store: Store) -> None:
    room = await over(store, ADA, BOB)
    found = decode(await store.tables.get_record(room.table.id))
    with pytest.raises(BadOptions, match="There is no move 500"):
        get_playable_position(found, 500)
    with pytest.raises(BadOptions, match="There is no seat 3"):
        make_options(room.table, get_playable_position(found, 2), Origin(room.table.id, 2, 3, "true"))


@asynccontextmanager
async def two(address: str, **wish: Any) -> AsyncIterator[tuple[str, httpx.AsyncClient, httpx.AsyncClient]]:
    """A table, and the two who play there."""
    async with visitor(address, "Ada") as ada, visitor(address, "Bob") as bob:
        asked = {"game": "res_arcana", "seats": [{"kind": "me"}, {"kind": "open"}], **wish}
        made = (await ada.post("/api/tables", json=asked)).json()
        table = made["table"]["id"]
        assert made["table"]["has_branches"] == wish.get("has_branches", False), "it is said before anybody sits down"
        assert (await bob.post(f"/api/tables/{table}/join", json={"link": made["link"]})).status_code == 200
        yield table, ada, bob


async def give_up(address: str, visitor: httpx.AsyncClient, table: str, seat: int = 0) -> None:
    cookie = "; ".join(f"{key}={value}" for key, value in visitor.cookies.items())
    async with connected_to(int(address.rpartition(":")[2]), Person("", "", cookie)) as client:
        await client.watch(table)
        assert (await client.ask("resign", table=table, seat=seat))["type"] == "ack"


async def test_whoever_may_see_a_finished_game_plays_on_from_it_and_sees_own_tries_alone(address: str) -> None:
    wish = {"seat": 1, "bot": "random", "step": 0, "deal": "true"}
    async with two(address) as (table, ada, bob), visitor(address, "Eve") as eve:
        path = f"/api/tables/{table}/branches"
        await give_up(address, ada, table)
        assert (await eve.post(path, json=wish)).status_code == 404, "a private game of others"
        made = (await bob.post(path, json=wish)).json()
        assert [one["kind"] for one in made["seats"]] == ["bot", "person"]
        (listed,) = (await bob.get(path)).json()
        assert (listed["table"]["id"], listed["origin"]["step"]) == (made["id"], 0)
        assert (await ada.get(path)).json() == []
        for other in (ada, eve):
            assert (await other.get(f"/api/tables/{made['id']}")).status_code == 404
        for step, said in ((None, "a move to continue from"), (999, "There is no move 999")):
            refused = await bob.post(path, json={**wish, "step": step})
            assert (refused.status_code, said in refused.text) == (400, True), refused.text


async def test_a_try_is_weighed_beside_the_game_when_that_is_over_and_for_who_made_it_alone(sqlite_url: str) -> None:
    wish = {"seat": 1, "bot": "random", "step": 0, "deal": "true"}
    async with (
        serving(settings_for(sqlite_url, bot_workers=1)) as address,
        two(address, has_branches=True) as (table, ada, bob),
    ):
        path = f"/api/tables/{table}/branches"
        live = (await bob.post(path, json={"seat": 1, "bot": "random"})).json()["id"]
        refused = await bob.get(f"/api/tables/{live}/compared", headers={"accept-language": "de"})
        assert refused.status_code == 409, "that would be advice"
        assert "läuft noch" in refused.json()["message"]
        assert (await bob.get(f"/api/tables/{table}/compared")).status_code == 409, "it is no try"
        await give_up(address, ada, table)
        made = (await bob.post(path, json=wish)).json()["id"]
        beside = (await bob.get(f"/api/tables/{made}/compared")).json()
        same = beside["moves"] == 0  # unless the bot has begun
        assert beside["game"] == (beside["start"] if same else 1.0), "behind its first step the game was given up"
        assert not beside["is_over"]
        assert 0 < beside["reached"] < 1
        assert (await ada.get(f"/api/tables/{made}/compared")).status_code == 404
        await give_up(address, bob, made, seat=1)
        over = (await bob.get(f"/api/tables/{made}/compared")).json()
        assert (over["reached"], over["game"], over["is_over"]) == (0.0, 1.0, True)


async def test_a_try_of_a_game_by_other_rules_is_not_weighed(store: Store) -> None:
    room = await over(store, ADA, BOB)
    table = await branched(store, room.table, 2)
    async with store.database.write() as connection:
        await connection.execute(sa.update(TABLES).where(TABLES.c.id == room.table.id).values(rules=999))
    comparing = BranchComparer(store, BotPool(0), asyncio.Semaphore(1))
    with pytest.raises(Conflict, match="rules version 999"):
        await comparing.compare(Owner("eve"), table)


async def test_a_step_of_a_finished_game_is_a_position_as_those_eyes_saw_it(address: str) -> None:
    async with two(address) as (table, ada, bob), visitor(address, "Eve") as eve:
        path = f"/api/tables/{table}/position"
        assert (await ada.get(path, params={"step": 0})).status_code == 409, "while it is played, nobody gets it"
        await give_up(address, ada, table)
        assert (await eve.get(path, params={"step": 0})).status_code == 404
        for seat in (0, 1, -2):
            line = (await bob.get(path, params={"step": 0, "seat": seat})).json()["line"]
            drawn = (await bob.post("/api/positions", json={"line": line})).json()
            assert drawn["seen"] == [*({seat} - {-2}), -2], "what others held is not in it"
        assert (await bob.get(path, params={"step": 999})).status_code == 400


async def test_during_a_game_one_tries_out_only_where_the_table_says_so_and_only_what_one_knows(address: str) -> None:
    wish = {"seat": 0, "bot": "random"}
    async with two(address) as (table, ada, _):
        assert (await ada.post(f"/api/tables/{table}/branches", json=wish)).status_code == 409
    async with two(address, has_branches=True) as (table, ada, bob):
        path = f"/api/tables/{table}/branches"
        made = (await ada.post(path, json=wish)).json()
        assert (made["options"]["origin"]["step"], made["options"]["origin"]["deal"]) == (-1, "known")
        assert (await bob.get(f"/api/tables/{made['id']}")).status_code == 404
        for more in ({"deal": "true"}, {"step": 0}, {"seat": 1}):
            assert (await ada.post(path, json={**wish, **more})).status_code == 400


def test_a_rated_table_allows_no_tries() -> None:
    wish = TableWish("res_arcana", [SeatWish("me"), SeatWish("open")], is_rated=True, has_branches=True)
    with pytest.raises(BadOptions, match="nothing is tried out"):
        _check_seats(User("ada", "Ada", "ada", now()), wish)
