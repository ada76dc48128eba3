"""A bot's turn: what else happens at a table wastes no thought, and a table whose bot never answers is noticed."""

from __future__ import annotations

import asyncio
import random

import pytest

from conclave.core.game import Game, Options, State
from conclave.server.store import Store
from conclave.server.tables import bot_turn
from conclave.server.tables.bot_seats import BotAnswer, BotPool, Owner
from conclave.server.tables.render_scheduler import RenderScheduler
from conclave.server.tables.room import Room
from conclave.server.tables.table_context import TableContext
from conclave.server.wire import messages as wire
from room_helpers import ADA, BOB, BOT, any_answer, ask, listen, new_table
from timeouts import PATIENCE


class Pondering(BotPool):
    """Answers as bots do, once it is let."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def answer(self, owner: Owner, game: Game, options: Options, bot: str, state: State) -> BotAnswer:
        self.asked += 1
        await self.may_answer.wait()
        return await super().answer(owner, game, options, bot, state)


async def sat_down(store: Store, bots: BotPool) -> Room:
    """A bot whose turn it is, while two people may answer before theirs."""
    table = await new_table(store, BOT, ADA, BOB, seed="1")
    room = await Room.open(TableContext(store, bots, "here", RenderScheduler(), 0), table.id)
    await listen(room, "ada", 1)
    return room


async def busy(room: Room) -> None:
    """People answer in secret, again and again."""
    dice = random.Random(1)
    for request in range(1, 9):
        for seat, name in ((1, "ada"), (2, "bob")):
            early = room.table_game.session.state.simultaneous_copy(seat)
            assert early is not None
            message = wire.Bank(room.table.id, room.table_game.version, seat, request, any_answer(early, dice))
            assert isinstance(await ask(room, name, message), wire.Ack)


async def moved(room: Room, length: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while room.table_game.session.length <= length:
            await asyncio.sleep(0.001)


async def test_a_thought_is_discarded_only_when_the_game_itself_has_moved_on(here: Store) -> None:
    bots = Pondering()
    room = await sat_down(here, bots)
    length = room.table_game.session.length
    async with asyncio.timeout(PATIENCE):
        while not bots.asked:
            await asyncio.sleep(0.001)
    await busy(room)
    assert bots.asked == 1
    bots.may_answer.set()
    await moved(room, length)
    assert bots.asked == 1  # people are asked next: what was thought about before all that is what was played


async def test_a_table_whose_bot_should_have_answered_long_ago_is_frozen(
    here: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = Pondering()
    room = await sat_down(here, bots)
    length = room.table_game.session.length
    assert not room.is_frozen()
    monkeypatch.setattr(bot_turn, "FROZEN_SECONDS", -1.0)  # long ago is now
    assert room.is_frozen()
    bots.may_answer.set()
    await moved(room, length)
    async with asyncio.timeout(PATIENCE):
        while room.is_frozen():  # until people are asked
            await asyncio.sleep(0.001)
