"""Tables with people at them, for tests of rooms: a real store, and ears instead of sockets."""

from __future__ import annotations

import random
import time as clock
from typing import Any

import msgspec

from conclave.play import registry
from conclave.play.dealer import SeededDealer
from conclave.play.protocol import Action, State
from conclave.server.store import Store
from conclave.server.store.values import NewTable, Occupant, Table, TimeControl
from conclave.server.table.audience import Watcher
from conclave.server.table.bot_seats import Bots
from conclave.server.table.drafts import Asked
from conclave.server.table.easel import Easel
from conclave.server.table.house import House
from conclave.server.table.room import Reply, Room
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
    found = registry.find(game)
    dealer = SeededDealer(seed)
    options = {"seats": len(seats or (ADA, BOB)), **more.pop("options", {})}
    return await store.tables.create(
        NewTable(
            game=game,
            rules=found.rules,
            options=found.options(options).raw(),
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
    return await Room.open(House(store, Bots(workers), process, Easel(), bot_pause), table.id)


async def listen(
    room: Room, user: str = "ada", seat: int | None = None, since: int | None = None, pace: float = 1.0
) -> Ear:
    ear = Ear()
    await room.watch(Watcher(ear, user, "en", seat, pace), since)
    return ear


def any_answer(state: State, dice: random.Random) -> list[Action]:
    """A whole answer to the question before us."""
    state, actions = state.copy(), list[Action]()
    while not actions or state.partial():
        actions.append(dice.choice(state.legal()))
        state.apply(actions[-1])
    return actions


async def act(room: Room, dice: random.Random | None = None, version: int | None = None, request: int = 1) -> Reply:
    """Whoever is asked gives an answer."""
    course = room.course
    seat = course.actor()
    actions = any_answer(course.session.state, dice or random.Random(1))
    at = course.version if version is None else version
    message = wire.Act(table=room.table.id, version=at, seat=seat, request=request, actions=actions)
    return await ask(room, course.table.seats[seat].user, message)


async def ask(room: Room, user: str, message: Asked) -> Reply:
    """Send a message; what came back, once all is told."""
    replies: list[Reply] = []
    await room.do(user, message, "en", replies.append)
    (reply,) = replies
    return reply
