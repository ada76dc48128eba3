"""The coach at a table: bots wait for its verdict, and for whoever has lost something until they have decided."""

from __future__ import annotations

import asyncio

import pytest

from coach_positions import WON
from conclave.core.errors import BadOptions
from conclave.core.registry import load_game
from conclave.lessons import lessons_of
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import Conflict, Table, User, now
from conclave.server.tables import table_coach
from conclave.server.tables.branches import BranchWish
from conclave.server.tables.lobby import Lobby, SeatWish, TableWish
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from room_helpers import Ear, ask, listen, new_room
from timeouts import PATIENCE

ADA = User("ada", "Ada", "", now())


async def won_game(store: Store, has_coach: bool = True) -> Table:
    """A game that is won, if one does not pass."""
    game = load_game("res_arcana")
    options = {**game.options_of(game.from_position_text(WON)).to_dict(), "position": WON}
    wish = BranchWish(seat=0, bot="novice", coach=has_coach)
    return await Lobby(store, Settings()).branch(ADA, game, options, wish, "")


async def passed(room: Room) -> Ear:
    """Whoever plays there passes; what they hear, once the coach has spoken."""
    ear = await listen(room)
    state = room.table_game.session.state.copy()
    actions = [room.table_game.game.read(state, "pass")]
    state.apply_action(actions[0])
    actions.append(state.legal_actions()[0])
    act = wire.Act(table=room.table.id, version=room.table_game.version, seat=0, request=1, actions=actions)
    assert isinstance(await ask(room, "ada", act), wire.Ack)
    async with asyncio.timeout(PATIENCE):
        while not any(one["type"] == "coached" for one in ear.heard):
            await asyncio.sleep(0.02)
    return ear


async def test_a_move_that_clearly_loses_is_spoken_of_and_taken_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_coach, "PATIENCE", PATIENCE)  # a busy machine is slow to start a process
    store = await Store.open(sqlite_url)
    room = await new_room(store, await won_game(store), workers=1)
    before = room.table_game.session.state.dump()
    ear = await passed(room)
    said = ear.last("coached")["coach"]
    assert "% of your win chance" in said["lost"]
    assert "Great Pyramid" in said["better"]
    assert said["why"]
    assert room.table_game.find_bot_to_move() == "", "the bot waits"
    assert (await listen(room)).last("snapshot")["coach"] == said, "also for whoever comes back"
    assert (await listen(room, "eve", seat=-2)).last("snapshot")["coach"] is None, "others are told nothing"
    undo = wire.Undo(table=room.table.id, version=room.table_game.version, seat=0, request=2)
    assert isinstance(await ask(room, "ada", undo), wire.Ack)
    assert room.table_game.session.state.dump() == before
    assert (await listen(room)).last("snapshot")["coach"] is None
    ear = await passed(room)
    version = room.table_game.version
    assert isinstance(await room.play_on("ada", wire.PlayOn(room.table.id, version, 0, 3)), wire.Ack)
    async with asyncio.timeout(PATIENCE):
        while room.table_game.version == version:
            await asyncio.sleep(0.02)
    assert ear.last("coached")["coach"] is None
    await room.close()
    await store.close()


async def test_a_coach_is_for_one_person_against_bots(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    lobby = Lobby(store, Settings())
    for other in (SeatWish("open"), SeatWish("me")):
        with pytest.raises(BadOptions, match="against bots alone"):
            await lobby.create(ADA, TableWish("res_arcana", [SeatWish("me"), other], has_coach=True))
    made = await lobby.create(ADA, TableWish("res_arcana", [SeatWish("me"), SeatWish("bot", "novice")], has_coach=True))
    assert made.coach
    await store.close()


async def test_the_coach_is_switched_on_and_off_while_a_game_is_played(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_coach, "PATIENCE", PATIENCE)
    store = await Store.open(sqlite_url)
    lobby = Lobby(store, Settings())
    table = await won_game(store, has_coach=False)
    room = await new_room(store, table, workers=1)
    assert (await lobby.set_coach(ADA, table.id, True)).coach
    await room.refresh()
    ear = await passed(room)
    assert ear.last("snapshot")["table"]["has_coach"]
    assert room.table_game.find_bot_to_move() == "", "the bot waits"
    version = room.table_game.version
    assert not (await lobby.set_coach(ADA, table.id, False)).coach
    await room.refresh()
    async with asyncio.timeout(PATIENCE):
        while room.table_game.version == version:
            await asyncio.sleep(0.02)
    assert (await listen(room)).last("snapshot")["coach"] is None, "nothing more is said of it"
    await room.close()
    await store.close()


async def test_only_who_plays_alone_against_bots_switches_a_coach(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    lobby = Lobby(store, Settings())
    bot, me = SeatWish("bot", "novice"), SeatWish("me")
    alone = await lobby.create(ADA, TableWish("res_arcana", [me, bot], is_public=True))
    with pytest.raises(Conflict, match="alone"):
        await lobby.set_coach(User("eve", "Eve", "", now()), alone.id, True)
    for seats in ([me, me], [me, SeatWish("open")], [me, me, bot]):
        table = await lobby.create(ADA, TableWish("res_arcana", seats))
        with pytest.raises(Conflict, match="alone"):
            await lobby.set_coach(ADA, table.id, True)
    lesson = await lobby.teach(ADA, "res_arcana", lessons_of("res_arcana")[0].id)
    with pytest.raises(Conflict, match="alone"):
        await lobby.set_coach(ADA, lesson.id, True)
    await store.close()
