"""Thinking an action through, part by part, before it is done: it tells nothing and changes nothing."""

from __future__ import annotations

import random

import pytest

from conclave.play.dealer import SeededDice
from conclave.play.errors import GameError
from conclave.server.store import Store
from conclave.server.table.room import Room
from conclave.server.table.scene import Scene
from conclave.server.wire import messages as wire
from rooms import ADA, BOB, any_answer, ask, listen, new_room, new_table

GAMES = [("res_arcana", {"variant": "standard"}), ("trial_of_the_temples", {})]


@pytest.fixture(params=["sqlite"])  # nothing is stored
def url(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


async def consider(room: Room, actions: list[int], keys: tuple[str, ...] = (), seat: int = -1) -> wire.Considered:
    course = room.course
    seat = course.actor() if seat < 0 else seat
    asked = wire.Consider(room.table.id, course.version, seat, 1, list(actions), list(keys))
    reply = await room.consider(course.table.seats[seat].user, asked, "en")
    assert isinstance(reply, wire.Considered), reply
    return reply


async def composed(room: Room, dice: random.Random) -> tuple[list[int], int]:
    """A whole action, chosen part by part, and how many parts it has."""
    session, seat = room.course.session, room.course.actor()
    actions, parts = list[int](), 0
    while True:
        state = session.state.copy()
        for action in actions:
            state.apply(action)
        reply = await consider(room, actions + any_answer(state, dice))
        actions, parts = reply.actions, parts + 1
        if reply.question is None:
            return actions, parts
        assert reply.question.seat == seat


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_a_game_is_played_by_whole_actions(store: Store, game: str, options: dict[str, str]) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB, game=game, options=options))
    dice, longest = random.Random(3), 0
    while not room.course.ending and room.course.version < 120:
        before, seat, version = room.course.session.state.dump(), room.course.actor(), room.course.version
        ear = await listen(room, "bob")
        heard = len(ear.raw)
        actions, parts = await composed(room, dice)
        assert room.course.session.state.dump() == before
        assert len(ear.raw) == heard
        longest = max(longest, parts)
        answer = wire.Act(room.table.id, version, seat, 1, actions)
        assert isinstance(await ask(room, room.table.seats[seat].user, answer), wire.Ack)
    assert longest > 1


async def test_taking_back_takes_the_whole_action_back(store: Store) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB))
    dice, taken = random.Random(3), 0
    while not taken:
        before, seat, version = room.course.session.state.dump(), room.course.actor(), room.course.version
        actions, parts = await composed(room, dice)
        user = room.table.seats[seat].user
        await ask(room, user, wire.Act(room.table.id, version, seat, 1, actions))
        if parts > 1 and seat in room.course.free:
            await ask(room, user, wire.Undo(room.table.id, version + 1, seat, 2))
            assert room.course.session.state.dump() == before
            taken += 1


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_considering_tells_nothing_that_a_seat_may_not_know(
    store: Store, game: str, options: dict[str, str]
) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB, game=game, options=options))
    course, dice, compared = room.course, random.Random(5), 0
    while not course.ending and course.version < 80:
        seat, session = course.actor(), course.session
        answer = any_answer(session.state, dice)
        told = wire.encode(Scene(course, seat, "en").considered(1, answer, ()))
        real = session.state
        session.state = real.determinize(seat, SeededDice(f"elsewhere {course.version}"))
        try:
            assert wire.encode(Scene(course, seat, "en").considered(1, answer, ())) == told
            compared += 1
        except GameError:
            pytest.fail("what may be answered depends on what is hidden")
        finally:
            session.state = real
        actions, _ = await composed(room, dice)
        await ask(room, room.table.seats[seat].user, wire.Act(room.table.id, course.version, seat, 1, actions))
    assert compared > 30


async def test_only_the_seat_that_is_asked_may_consider(store: Store) -> None:
    room = await new_room(store, await new_table(store, ADA, BOB, game="trial_of_the_temples"))
    course = room.course
    seat, other = course.actor(), 1 - course.actor()
    action = course.session.state.legal()[0]
    asked = wire.Consider(room.table.id, course.version, other, 1, [action])
    for user in (room.table.seats[seat].user, room.table.seats[other].user, "eve"):
        assert isinstance(await room.consider(user, asked, "en"), wire.Refused)
    late = wire.Consider(room.table.id, course.version + 1, seat, 1, [action])
    assert isinstance(await room.consider(room.table.seats[seat].user, late, "en"), wire.Stale)
    wrong = wire.Consider(room.table.id, course.version, seat, 1, [action, 1 << 30])
    assert isinstance(await room.consider(room.table.seats[seat].user, wrong, "en"), wire.Refused)
