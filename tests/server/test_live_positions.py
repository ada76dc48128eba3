"""While a rated game is in progress, the engine is closed for its position, and players do not read spectators."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from conclave.core.dealer import SeededDice
from conclave.core.game import OMNISCIENT
from conclave.server.store import Store
from conclave.server.store.schema import USERS
from conclave.server.store.values import Conflict, Occupant, Table, now
from conclave.server.tables.live_positions import LivePositions
from live_server import serving, settings_for, visitor
from room_helpers import Ear, act, listen, new_room, new_table

SEATS = (Occupant("person", "ada", "Ada"), Occupant("person", "bob", "Bob"))


async def new_rated_table(store: Store, *, game: str = "res_arcana", is_rated: bool = True) -> Table:
    async with store.database.write() as connection:
        rows = [{"id": one.user, "name": one.name, "created": now()} for one in SEATS]
        await connection.execute(sa.insert(USERS), rows)
    return await new_table(store, *SEATS, game=game, rated=is_rated)


def list_said(ear: Ear) -> list[str]:
    return [one["line"]["text"] for one in ear.heard if one["type"] == "said"]


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
async def test_a_position_of_a_rated_game_is_closed_until_it_is_over(here: Store, game: str) -> None:
    table = await new_rated_table(here, game=game)
    room, dice = await new_room(here, table), random.Random(5)
    for _ in range(40):
        await act(room, dice)
    rules, state = room.table_game.game, room.table_game.session.state
    own = rules.from_position_text(rules.position_text(state, room.table_game.current_seat()), SeededDice("other"))
    live = LivePositions(here, {})  # its room is open in another process,
    for positions in (live, LivePositions(here, {table.id: room})):  # or in this one
        for seen in (state, own):
            with pytest.raises(Conflict, match="rated game in progress"):
                await positions.refuse(rules, seen)
    for seed in range(3):
        other = await new_room(here, await new_table(here, *SEATS, game=game, seed=f"other {seed}"))
        for _ in range(40):
            await act(other, dice)
        assert not await live.contains(rules, other.table_game.session.state), "an unrated game, with another deal"
        await other.close()
    await here.moderation.show_out(table.id, "bob")
    await room.refresh()
    assert room.table_game.ending
    await live.refuse(rules, state)
    await room.close()


async def test_a_small_change_of_the_line_does_not_open_the_engine(here: Store) -> None:
    table = await new_rated_table(here)
    room, dice = await new_room(here, table), random.Random(5)
    for _ in range(40):
        await act(room, dice)
    rules, state = room.table_game.game, room.table_game.session.state
    before = rules.position_text(state, OMNISCIENT)
    await act(room, dice)
    await act(room, dice)
    live = LivePositions(here, {})
    assert await live.contains(rules, rules.from_position_text(before, SeededDice(1))), "two moves ago"
    await room.close()


async def test_the_routes_of_the_free_board_refuse_such_a_position(sqlite_url: str, sqlite_store: Store) -> None:
    async with serving(settings_for(sqlite_url)) as address, visitor(address, "Eve") as eve:
        table = await new_rated_table(sqlite_store)
        room, dice = await new_room(sqlite_store, table), random.Random(5)
        for _ in range(40):
            await act(room, dice)
        line = room.table_game.game.position_text(room.table_game.session.state, OMNISCIENT)
        await room.close()
        asked: list[tuple[str, dict[str, Any]]] = [
            ("/api/positions", {"line": line}),
            ("/api/positions/opinion", {"line": line}),
            ("/api/positions/play", {"line": line, "seat": 0, "bot": "random"}),
        ]
        for route, body in asked:
            answer: httpx.Response = await eve.post(route, json=body)
            assert (answer.status_code, "rated game" in answer.json()["message"]) == (409, True), route
        first = (await eve.get("/api/positions/res_arcana")).json()["line"]
        assert (await eve.post("/api/positions", json={"line": first})).status_code == 200


@pytest.mark.parametrize("is_rated", [True, False])
async def test_players_of_a_rated_game_read_what_spectators_say_after_it(here: Store, is_rated: bool) -> None:
    table = await new_rated_table(here, is_rated=is_rated)
    room = await new_room(here, table)
    ada, eve = await listen(room, "ada"), await listen(room, "eve")
    await here.tables.add_chat(table.id, "eve", "Eve", "take the dragon")
    await here.tables.add_chat(table.id, "bob", "Bob", "good luck")
    await room.on_chat()
    heard = ["good luck"] if is_rated else ["take the dragon", "good luck"]
    assert list_said(ada) == heard
    assert list_said(eve) == ["take the dragon", "good luck"]
    again = await listen(room, "bob")
    assert [one["text"] for one in again.last("snapshot")["chat"]] == heard
    await here.moderation.show_out(table.id, "bob")
    await room.refresh()
    assert list_said(ada)[-1] == ("take the dragon" if is_rated else "good luck")
    after = await listen(room, "ada")
    assert [one["text"] for one in after.last("snapshot")["chat"]] == ["take the dragon", "good luck"]
    await room.close()


async def test_a_snapshot_is_not_older_than_what_another_process_has_acknowledged(postgres_url: str) -> None:
    stores = [await Store.open(postgres_url) for _ in range(2)]
    table = await new_table(stores[0], *SEATS)
    one, two = await new_room(stores[0], table), await new_room(stores[1], table, process="there")
    await stores[1].notices.stop()  # its notices are late
    await act(one)
    assert (await listen(two)).last("snapshot")["version"] == one.table_game.version
    for room in (one, two):
        await room.close()
    for store in stores:
        await store.close()
