"""Lessons at tables: begun by name, judged as they are played, nowhere listed, and the same after a restart."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from conclave import lessons
from conclave.core import registry
from conclave.core.record import decode
from conclave.core.session import Session
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import NotFound, Table, User, now
from conclave.server.tables.lobby import Lobby
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from live_server import visitor
from room_helpers import ask, listen, new_room

ADA = User("ada", "Ada", "", now())


async def begun(store: Store, lesson: str, game: str = "res_arcana") -> Table:
    return await Lobby(store, Settings()).teach(ADA, game, lesson)


async def answer(room: Room, text: str) -> None:
    state, actions = room.table_game.session.state.copy(), list[int]()
    for part in text.split("; "):
        actions.append(room.table_game.game.read(state, part))
        state.apply_action(actions[-1])
    said = wire.Act(table=room.table.id, version=room.table_game.version, seat=0, request=1, actions=actions)
    assert isinstance(await ask(room, "ada", said), wire.Ack)


async def lesson_of(room: Room) -> dict[str, Any]:
    """What the learner is told now."""
    told: dict[str, Any] = (await listen(room)).last("snapshot")["lesson"]
    return told


@pytest.mark.parametrize("game", [game for game in registry.list_games() if lessons.lessons_of(game)])
async def test_every_lesson_is_played_to_its_goal_at_a_table(store: Store, game: str) -> None:
    for lesson in lessons.lessons_of(game):
        room = await new_room(store, await begun(store, lesson.id, game))
        ear = await listen(room)
        assert ear.last("snapshot")["lesson"]["verdict"] == "open"
        for text in lesson.proof:
            await answer(room, text)
        assert ear.last("moved")["lesson"]["verdict"] == "done"
        assert room.table_game.find_bot_to_move() == ""
        await room.close()


async def test_a_wrong_move_is_done_explained_and_taken_back(store: Store) -> None:
    room = await new_room(store, await begun(store, "monument"))
    ear = await listen(room)
    await answer(room, "claim library")
    told = ear.last("moved")
    assert told["lesson"]["verdict"] == "astray"
    assert "Library" in told["lesson"]["said"]
    assert told["undo"] == "free"
    undo = wire.Undo(table=room.table.id, version=room.table_game.version, seat=0, request=2)
    assert isinstance(await ask(room, "ada", undo), wire.Ack)
    assert ear.last("snapshot")["lesson"]["verdict"] == "open"
    await answer(room, "claim great_pyramid")
    assert ear.last("moved")["lesson"]["verdict"] == "done"


async def test_a_lesson_stands_where_it_stood_when_its_room_is_opened_again(store: Store) -> None:
    table = await begun(store, "check")
    room = await new_room(store, table)
    await answer(room, "pass; item calm_elan")
    await room.close()
    again = await new_room(store, table)
    assert (await lesson_of(again))["verdict"] == "open"
    await answer(again, "react golden_statue 1")
    await again.close()
    over = await new_room(store, table)
    assert (await lesson_of(over))["verdict"] == "done"
    record = decode(await store.tables.get_record(table.id))
    assert record.base is not None
    assert Session.from_record(record).state.dump() == over.table_game.session.state.dump()


async def test_the_position_of_a_table_is_shown_to_nobody(store: Store) -> None:
    ear = await listen(await new_room(store, await begun(store, "goal")))
    shown = ear.last("snapshot")["table"]["options"]
    assert shown["lesson"] == "goal"
    assert "position" not in shown
    assert b"ra1/" not in b"".join(ear.raw)


async def test_lessons_are_in_no_list_and_newer_ones_take_the_place_of_the_oldest(store: Store) -> None:
    made = [await begun(store, lesson.id) for lesson in lessons.lessons_of("res_arcana")[:5]]
    assert await store.tables.list_of_user("ada", ("open", "playing", "finished")) == []
    assert await store.tables.list_lobby() == []
    for table in made[:2]:
        with pytest.raises(NotFound):
            await store.tables.get(table.id)
    assert [(await store.tables.get(table.id)).visibility for table in made[2:]] == ["lesson"] * 3


async def test_after_a_lesson_one_plays_an_ordinary_game_again(store: Store) -> None:
    table = await begun(store, "check")
    room = await new_room(store, table)
    for text in lessons.find("res_arcana", "check").proof:
        await answer(room, text)
    assert await store.shares.list_uncounted(10) == []
    following = await store.tables.get(await Lobby(store, Settings()).rematch(ADA, room.table))
    assert following.visibility == "private"
    assert not {"lesson", "position"} & following.options.keys()


async def test_lessons_are_begun_by_name_and_no_position_is_taken_from_outside(address: str) -> None:
    async with visitor(address, "Anna") as anna:
        listed = (await anna.get("/api/lessons/trial_of_the_temples?language=de")).json()
        assert (listed[0]["id"], listed[0]["title"], listed[0]["shows"]) == ("goal", "Drei Leisten", ["fire"])
        made = await anna.post("/api/lessons/trial_of_the_temples/goal")
        assert made.status_code == 201
        assert [seat["kind"] for seat in made.json()["seats"]] == ["person", "bot"]
        assert not made.json()["is_rated"]
        assert (await anna.get("/api/my/tables")).json() == []
        assert (await anna.post("/api/lessons/trial_of_the_temples/goals")).status_code == 404
        assert (await anna.get("/api/lessons/chess")).status_code == 404
        for name, value in (("position", lessons.find("res_arcana", "goal").position), ("lesson", "goal")):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "res_arcana", "seats": seats, "options": {name: value}}
            assert (await anna.post("/api/tables", json=wish)).status_code == 400
    async with httpx.AsyncClient(base_url=address) as stranger:
        assert (await stranger.post("/api/lessons/res_arcana/goal")).status_code == 401
