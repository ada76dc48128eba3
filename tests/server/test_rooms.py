"""A room is the only writer of its table: what it acknowledges is stored, and what it is told late changes nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from conclave.play import record
from conclave.play.dealer import verify
from conclave.play.protocol import Action, Game, Options, State
from conclave.play.session import Session
from conclave.server.store import Store
from conclave.server.store.values import TimeControl
from conclave.server.table.bot_seats import Bots
from conclave.server.table.course import Course
from conclave.server.table.room import Room
from conclave.server.wire import messages as wire
from patience import PATIENCE
from rooms import ADA, BOB, BOT, act, any_answer, ask, listen, new_room, new_table


async def reopened(store: Store, room: Room) -> Course:
    """The table as its log tells it."""
    table = room.table
    secret = await store.tables.secret(table.id)
    return Course(await store.tables.get(table.id), secret.seed, await store.log.load(table.id))


def standing(course: Course) -> object:
    session = course.session
    return (
        session.log,
        session.state.dump(),
        {seat: session.banked(seat) for seat in range(len(course.table.seats))},
        (course.version, course.entries, course.fence, course.marks),
        (course.clock.left, course.clock.running, course.clock.since),
        (course.out, course.free, course.proposal, course.ending),
    )


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
async def test_a_game_is_played_to_its_end_and_its_record_verifies(store: Store, game: str) -> None:
    room = await new_room(store, await new_table(store, game=game))
    dice = random.Random(3)
    while not room.course.ending:
        assert isinstance(await act(room, dice), wire.Ack)
    stored = record.decode(await store.tables.record(room.table.id))
    assert verify(stored) > 0
    assert Session.replay(stored).log == room.course.session.log
    assert (await store.tables.get(room.table.id)).status == "finished"
    assert standing(await reopened(store, room)) == standing(room.course)


async def test_a_room_opens_with_one_look_at_the_store(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await new_room(store, await new_table(store))
    await store.tables.say(room.table.id, "ada", "Ada", "hello")
    await act(room)
    looks, read = list[object](), store.database.read_at_once

    async def look(work: Any) -> Any:
        looks.append(work)
        return await read(work)

    monkeypatch.setattr(store.database, "read_at_once", look)
    again = await new_room(store, room.table)
    assert len(looks) == 1
    assert standing(again.course) == standing(room.course)
    assert [line.text for line in again.audience.chat] == ["hello"]
    assert again.link == room.link


async def test_whoever_comes_second_is_stale(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    version = room.course.version
    replies = await asyncio.gather(*(act(room, version=version, request=n) for n in (1, 2)))
    assert replies == [wire.Ack(1, version + 1), wire.Stale(2, version + 1)]


async def test_of_two_processes_one_is_first_and_the_other_follows(store: Store) -> None:
    table = await new_table(store)
    here, there = await new_room(store, table), await new_room(store, table, process="there")
    ear = await listen(there, "bob")
    for number in range(20):
        version = here.course.version
        assert there.course.version == version
        replies = await asyncio.gather(
            act(here, random.Random(number), version), act(there, random.Random(number + 1), version)
        )
        assert sorted(type(reply).__name__ for reply in replies) == ["Ack", "Stale"]
        await here.catch_up()
        await there.catch_up()
        assert standing(here.course) == standing(there.course)
    versions = [move["version"] for message in ear.heard if message["type"] == "moved" for move in message["moves"]]
    assert versions == list(range(2, here.course.version + 1))


async def test_nobody_acts_for_another_seat(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    seat = room.course.actor()
    other = room.table.seats[1 - seat].user
    actions = any_answer(room.course.session.state, random.Random(1))
    for message in (
        wire.Act(room.table.id, room.course.version, seat, 5, actions),
        wire.Undo(room.table.id, room.course.version, seat, 5),
        wire.Resign(room.table.id, seat, 5),
        wire.OfferDraw(room.table.id, seat, 5),
        wire.Withdraw(room.table.id, seat, 5),
    ):
        reply = await ask(room, other, message)
        assert isinstance(reply, wire.Refused)
        assert reply.code == "not_your_seat"
    assert room.course.entries == 1


async def test_answers_by_keys_are_spelled_out(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice, shapes = random.Random(5), set[str]()
    while not room.course.ending and not {"bag", "one"} <= shapes:
        seat = room.course.actor()
        ear = await listen(room, room.table.seats[seat].user, seat)
        question = ear.last("snapshot")["question"]
        shape = question["shape"]
        version = room.course.version
        keys: list[str] = []
        if shape["type"] == "bag":
            while len(keys) < shape["size"]:
                kind = dice.choice(list(shape["most"]))
                if keys.count(kind) < shape["most"][kind]:
                    keys.append(kind)
        message = wire.Act(room.table.id, version, seat, 1, [] if keys else [question["options"][0]["action"]], keys)
        reply = await ask(room, room.table.seats[seat].user, message)
        if shape["type"] in ("bag", "one") and isinstance(reply, wire.Ack):
            shapes.add(shape["type"])
        elif isinstance(reply, wire.Refused):  # a mix that does not cover what is needed
            assert reply.code in ("illegal", "unfinished")
            await act(room, dice)
    assert {"bag", "one"} <= shapes


async def test_an_early_answer_is_kept_and_only_its_seat_hears_of_it(store: Store) -> None:
    table = await new_table(store, options={"variant": "draft"})
    room = await new_room(store, table)
    course = room.course
    early = 1 - course.actor()
    state = course.session.asked(early)
    assert state is not None
    answer = any_answer(state, random.Random(2))
    own, other = await listen(room, table.seats[early].user), await listen(room, table.seats[1 - early].user)
    before = len(other.raw)
    reply = await ask(room, table.seats[early].user, wire.Bank(table.id, course.version, early, 9, answer))
    assert reply == wire.Ack(9, course.version)
    assert len(other.raw) == before
    assert own.last("moved")["question"]["banked"] == answer
    assert (await reopened(store, room)).session.banked(early) == answer
    assert isinstance(await act(room), wire.Ack)
    assert answer[0] in course.session.log
    assert standing(await reopened(store, room)) == standing(course)


async def test_ones_own_answer_is_taken_back_at_once(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice = random.Random(11)
    ear = await listen(room, "ada")
    while True:
        seat = room.course.actor()
        await act(room, dice)
        assert not room.course.ending, "no answer could be taken back freely in a whole game"
        if seat in room.course.free:
            break
    log = list(room.course.session.log)
    message = wire.Undo(room.table.id, room.course.version, seat, 4)
    reply = await ask(room, room.table.seats[seat].user, message)
    assert reply == wire.Ack(4, message.version + 1)
    assert len(room.course.session.log) < len(log)
    assert room.course.actor() == seat
    assert ear.heard[-1]["type"] == "snapshot"
    assert standing(await reopened(store, room)) == standing(room.course)


async def test_taking_back_more_needs_the_consent_of_the_others(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice, course = random.Random(11), room.course
    while not (course.has_answered(0) and course.has_answered(1) and 0 not in course.free):
        await act(room, dice)
    bob = await listen(room, "bob")
    table, version = room.table.id, course.version
    assert await ask(room, "ada", wire.Undo(table, version, 0, 1)) == wire.Ack(1, version)
    (proposal,) = bob.last("proposals")["proposals"]
    assert (proposal["kind"], proposal["seat"], proposal["asked"]) == ("undo", 0, [1])
    refused = await ask(room, "ada", wire.Consent(table, 0, proposal["id"], True, 2))
    assert isinstance(refused, wire.Refused)
    await ask(room, "bob", wire.Consent(table, 1, proposal["id"], False, 3))
    assert bob.last("proposals")["proposals"] == []
    await ask(room, "ada", wire.Undo(table, version, 0, 4))
    (proposal,) = bob.last("proposals")["proposals"]
    length = course.session.length
    assert await ask(room, "bob", wire.Consent(table, 1, proposal["id"], True, 5)) == wire.Ack(5, version + 1)
    assert course.session.length < length
    assert standing(await reopened(store, room)) == standing(course)


async def test_a_draw_is_agreed_on_by_all(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    bob = await listen(room, "bob")
    await ask(room, "ada", wire.OfferDraw(room.table.id, 0, 1))
    (proposal,) = bob.last("proposals")["proposals"]
    await ask(room, "bob", wire.Consent(room.table.id, 1, proposal["id"], True, 2))
    assert bob.last("moved")["result"]["by"] == "draw"
    ending = (await store.tables.get(room.table.id)).ending
    assert ending is not None
    assert (ending.by, ending.places()) == ("draw", [0, 0])
    assert verify(record.decode(await store.tables.record(room.table.id))) > 0


async def test_who_gives_up_loses_and_with_more_seats_a_bot_plays_on(store: Store) -> None:
    two = await new_room(store, await new_table(store))
    await ask(two, "bob", wire.Resign(two.table.id, 1, 1))
    assert two.course.ending is not None
    assert two.course.ending.winners == (0,)
    eve = msgspec.structs.replace(BOB, user="eve", name="Eve")
    three = await new_room(store, await new_table(store, ADA, BOB, eve))
    await ask(three, "bob", wire.Resign(three.table.id, 1, 1))
    assert three.course.ending is None
    dice = random.Random(4)
    while (course := await three.steady()).actor() >= 0:
        if course.bot_to_move():
            await asyncio.sleep(0.001)
        else:
            await act(three, dice)
    assert course.ending is not None
    assert 1 not in course.ending.winners
    ending = (await store.tables.get(three.table.id)).ending
    assert ending is not None
    assert ending.places()[1] == max(ending.places())


async def test_whoever_runs_out_of_time_loses(store: Store) -> None:
    table = await new_table(store, time=TimeControl("bank", 1, 0))
    room = await new_room(store, table)
    loser = room.course.actor()
    deadline = (await store.tables.get(table.id)).deadline
    assert deadline is not None
    async with asyncio.timeout(PATIENCE):
        while not room.course.ending:
            await asyncio.sleep(0.02)
    await room.steady()
    assert room.course.ending.by == "timeout"
    assert room.course.ending.winners == (1 - loser,)


async def test_bots_answer_in_processes_of_their_own(store: Store) -> None:
    room = await new_room(store, await new_table(store, ADA, BOT, game="trial_of_the_temples"), workers=1)
    dice = random.Random(1)
    async with asyncio.timeout(PATIENCE):
        for _ in range(12):
            while room.course.bot_to_move():
                await asyncio.sleep(0.005)
            await act(room, dice)
    assert room.course.version > 12
    room._house.bots.stop()  # noqa: SLF001 - the test made it
    await room.close()


async def until_the_bot_has_answered(room: Room) -> float:
    """How long it takes from here."""
    loop, version = asyncio.get_running_loop(), room.course.version
    begun = loop.time()
    assert room.course.bot_to_move()
    async with asyncio.timeout(PATIENCE):
        while room.course.version == version:
            await asyncio.sleep(0.005)
    return loop.time() - begun


async def test_a_bot_lets_people_look_at_a_move_before_it_makes_its_own(store: Store) -> None:
    table = await new_table(store, ADA, BOT, game="trial_of_the_temples")
    room = await new_room(store, table, bot_pause=0.4)
    ear = await listen(room)
    while room.course.bot_to_move():
        await until_the_bot_has_answered(room)
    while not room.course.bot_to_move():
        await act(room)
    await until_the_bot_has_answered(room)
    await room.steady()  # told as well
    moves = [heard for message, heard in zip(ear.heard, ear.times, strict=True) if message["type"] == "moved"]
    assert moves[-1] - moves[-2] > 0.35
    await room.close()


async def test_a_bot_is_as_fast_as_the_slowest_of_those_who_play_would_have_it(store: Store) -> None:
    hurried = await new_room(store, await new_table(store, ADA, BOT, game="trial_of_the_temples"), bot_pause=3600)
    await listen(hurried, pace=0.0)
    while not hurried.course.bot_to_move():
        await act(hurried)
    await until_the_bot_has_answered(hurried)  # it would take an hour otherwise
    assert hurried.audience.pace() == 0
    await listen(hurried, pace=2.5)
    assert hurried.audience.pace() == 2.5
    await hurried.close()


async def test_a_bot_does_not_pause_where_nobody_looks_or_all_decide_at_once(store: Store) -> None:
    unseen = await new_room(store, await new_table(store, ADA, BOT, game="trial_of_the_temples"), bot_pause=8)
    while not unseen.course.bot_to_move():
        await act(unseen)
    assert await until_the_bot_has_answered(unseen) < 4
    together = await new_room(store, await new_table(store, ADA, BOT, BOB, BOT), bot_pause=8)
    if together.course.bot_to_move():
        await until_the_bot_has_answered(together)
    await listen(together)
    await act(together)  # and whoever comes first, a bot answers before another person
    assert any(together.course.session.asked(seat) for seat in (0, 2))
    assert await until_the_bot_has_answered(together) < 4
    await unseen.close()
    await together.close()


async def test_what_is_answered_in_secret_does_not_delay_a_bot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is first in a draft thinks once, however often others change what they have banked."""
    asked = list[str]()
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def answer(self: Bots, _: str, game: Game, __: Options, bot: str, state: State) -> list[Action]:
        asked.append(bot)
        begun.set()
        await goes_on.wait()
        return self.quick(game, state)

    monkeypatch.setattr(Bots, "answer", answer)
    room = await new_room(store, await new_table(store, BOT, ADA, BOB, options={"variant": "draft"}))
    await asyncio.wait_for(begun.wait(), 10)
    course = room.course
    assert course.actor() == 0
    early = course.session.asked(1)
    assert early is not None
    for request in range(20):
        message = wire.Bank(room.table.id, course.version, 1, request, any_answer(early, random.Random(request)))
        assert isinstance(await ask(room, "ada", message), wire.Ack)
    goes_on.set()
    async with asyncio.timeout(PATIENCE):
        while room.course.actor() == 0:
            await asyncio.sleep(0.001)
    assert asked == ["random"]
    await room.close()


async def test_who_comes_back_is_told_what_was_missed(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    dice = random.Random(8)
    present = await listen(room, "ada")
    for _ in range(6):
        await act(room, dice)
    late = await listen(room, "ada", since=3)
    message = late.heard[0]
    assert message["type"] == "moved"
    assert [move["version"] for move in message["moves"]] == [4, 5, 6, 7]
    heard = [move for one in present.heard if one["type"] == "moved" for move in one["moves"]]
    assert message["moves"] == heard[2:]
    assert message["view"] == present.last("moved")["view"]
    fresh = await listen(room, "ada", since=99)
    assert fresh.heard[0]["type"] == "snapshot"
    assert [line["text"] for line in fresh.heard[0]["log"]][-1] == heard[-1]["story"][-1]
