"""Tables with people at them, for tests of rooms: a real store, and ears instead of sockets."""

from __future__ import annotations

import random
import time as clock
from typing import Any

import msgspec

from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.game import Action, State
from conclave.server.store import Store
from conclave.server.store.values import NewTable, Occupant, Table, TimeControl
from conclave.server.tables.audience import Watcher
from conclave.server.tables.bot_seats import BotPool
from conclave.server.tables.commands import Asked
from conclave.server.tables.render_scheduler import RenderScheduler
from conclave.server.tables.room import Reply, Room
from conclave.server.tables.table_context import TableContext
from conclave.server.wire import messages as wire

ADA = Occupant("person", "ada", "Ada")
BOB = Occupant("person", "bob", "Bob")
BOT = Occupant("bot", "", "Random", "random")


class Ear:
    """Hears what one client would get."""

    def __init__(self) -> None:
        self.raw: list[bytes] = []
        self.times: list[float] = []  # when each was heard

    def send(self, message: bytes) -> None:
        self.raw.append(message)
        self.times.append(clock.monotonic())

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(message) for message in self.raw]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.heard) if message["type"] == kind)


async def new_table(
    store: Store,
    *seats: Occupant,
    game: str = "res_arcana",
    time: TimeControl | None = None,
    seed: str = "7",
    **more: Any,
) -> Table:
    """A table; with a seat of each kind that is named."""
    found = registry.load_game(game)
    dealer = SeededDealer(seed)
    options = {"seats": len(seats or (ADA, BOB)), **more.pop("options", {})}
    return await store.tables.create(
        NewTable(
            game=game,
            rules=found.rules_version,
            options=found.options(options).to_dict(),
            seats=seats or (ADA, BOB),
            host=more.pop("host", "ada"),
            time=time or TimeControl(),
            seed=dealer.seed,
            commitment=dealer.commitment,
            **more,
        )
    )


async def new_room(
    store: Store, table: Table, *, workers: int = 0, process: str = "here", bot_pause: float = 0
) -> Room:
    return await Room.open(TableContext(store, BotPool(workers), process, RenderScheduler(), bot_pause), table.id)


async def listen(
    room: Room, user: str = "ada", seat: int | None = None, since: int | None = None, pace: float = 1.0
) -> Ear:
    ear = Ear()
    await room.watch(Watcher(ear, user, "en", seat, pace), since)
    return ear


def any_answer(state: State, dice: random.Random) -> list[Action]:
    """A whole answer to the question before us."""
    state, actions = state.copy(), list[Action]()
    while not actions or state.is_mid_action():
        actions.append(dice.choice(state.legal_actions()))
        state.apply_action(actions[-1])
    return actions


async def act(room: Room, dice: random.Random | None = None, version: int | None = None, request: int = 1) -> Reply:
    """Whoever is asked gives an answer."""
    table_game = room.table_game
    seat = table_game.current_seat()
    actions = any_answer(table_game.session.state, dice or random.Random(1))
    at = table_game.version if version is None else version
    message = wire.Act(table=room.table.id, version=at, seat=seat, request=request, actions=actions)
    return await ask(room, table_game.table.seats[seat].user, message)


async def ask(room: Room, user: str, message: Asked) -> Reply:
    """Send a message; what came back, once all is told."""
    replies: list[Reply] = []
    await room.handle(user, message, "en", replies.append)
    (reply,) = replies
    return reply
