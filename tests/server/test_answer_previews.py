"""Thinking an action through, part by part, before it is done: it tells nothing and changes nothing."""

from __future__ import annotations

import random

import pytest

from conclave.core.dealer import SeededDice
from conclave.core.errors import GameError
from conclave.server.store import Store
from conclave.server.tables.player_view import PlayerView
from conclave.server.tables.room import Room
from conclave.server.wire import messages as wire
from room_helpers import ADA, BOB, any_answer, ask, listen, new_room, new_table

GAMES = [("res_arcana", {"variant": "standard"}), ("trial_of_the_temples", {})]


@pytest.fixture(params=["sqlite"])  # nothing is stored
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


async def consider(room: Room, actions: list[int], keys: tuple[str, ...] = (), seat: int = -1) -> wire.Considered:
    table_game = room.table_game
    seat = table_game.current_seat() if seat < 0 else seat
    asked = wire.Consider(room.table.id, table_game.version, seat, 1, list(actions), list(keys))
    reply = await room.consider(table_game.table.seats[seat].user, asked, "en")
    assert isinstance(reply, wire.Considered), reply
    return reply


async def composed(room: Room, dice: random.Random) -> tuple[list[int], int]:
    """A whole action, chosen part by part, and how many parts it has."""
    session, seat = room.table_game.session, room.table_game.current_seat()
    actions, parts = list[int](), 0
    while True:
        state = session.state.copy()
        for action in actions:
            state.apply_action(action)
        reply = await consider(room, actions + any_answer(state, dice))
        actions, parts = reply.actions, parts + 1
        if reply.question is None:
            return actions, parts
        assert reply.question.seat == seat


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_game_is_played_by_whole_actions(store: Store, game: str, options: dict[str, str]) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB, game=game, options=options))
    dice, longest = random.Random(3), 0
    while not room.table_game.ending and room.table_game.version < 120:
        before, seat, version = (
            room.table_game.session.state.dump(),
            room.table_game.current_seat(),
            room.table_game.version,
        )
        ear = await listen(room, "bob")
        heard = len(ear.raw)
        actions, parts = await composed(room, dice)
        assert room.table_game.session.state.dump() == before
        assert len(ear.raw) == heard
        longest = max(longest, parts)
        answer = wire.Act(room.table.id, version, seat, 1, actions)
        assert isinstance(await ask(room, room.table.seats[seat].user, answer), wire.Ack)
    assert longest > 1


async def test_taking_back_takes_the_whole_action_back(store: Store) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB))
    dice, taken = random.Random(3), 0
    while not taken:
        before, seat, version = (
            room.table_game.session.state.dump(),
            room.table_game.current_seat(),
            room.table_game.version,
        )
        actions, parts = await composed(room, dice)
        user = room.table.seats[seat].user
        await ask(room, user, wire.Act(room.table.id, version, seat, 1, actions))
        if parts > 1 and seat in room.table_game.free:
            await ask(room, user, wire.Undo(room.table.id, version + 1, seat, 2))
            assert room.table_game.session.state.dump() == before
            taken += 1


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_considering_tells_nothing_that_a_seat_may_not_know(
    store: Store, game: str, options: dict[str, str]
) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB, game=game, options=options))
    table_game, dice, compared = room.table_game, random.Random(5), 0
    while not table_game.ending and table_game.version < 80:
        seat, session = table_game.current_seat(), table_game.session
        answer = any_answer(session.state, dice)
        told = wire.encode(PlayerView(table_game, seat, "en").preview_answer(1, answer, ()))
        real = session.state
        session.state = real.determinize(seat, SeededDice(f"elsewhere {table_game.version}"))
        try:
            assert wire.encode(PlayerView(table_game, seat, "en").preview_answer(1, answer, ())) == told
            compared += 1
        except GameError:
            pytest.fail("what may be answered depends on what is hidden")
        finally:
            session.state = real
        actions, _ = await composed(room, dice)
        await ask(room, room.table.seats[seat].user, wire.Act(room.table.id, table_game.version, seat, 1, actions))
    assert compared > 30


async def test_only_the_seat_that_is_asked_may_consider(store: Store) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB, game="trial_of_the_temples"))
    table_game = room.table_game
    seat, other = table_game.current_seat(), 1 - table_game.current_seat()
    action = table_game.session.state.legal_actions()[0]
    asked = wire.Consider(room.table.id, table_game.version, other, 1, [action])
    for user in (room.table.seats[seat].user, room.table.seats[other].user, "eve"):
        assert isinstance(await room.consider(user, asked, "en"), wire.Refused)
    late = wire.Consider(room.table.id, table_game.version + 1, seat, 1, [action])
    assert isinstance(await room.consider(room.table.seats[seat].user, late, "en"), wire.Stale)
    wrong = wire.Consider(room.table.id, table_game.version, seat, 1, [action, 1 << 30])
    assert isinstance(await room.consider(room.table.seats[seat].user, wrong, "en"), wire.Refused)
