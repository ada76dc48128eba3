"""A room is the only writer of its table: what it acknowledges is stored, and what it is told late changes nothing."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from conclave.core import record
from conclave.core.dealer import verify_record
from conclave.core.game import Game, Options, State
from conclave.core.session import Session
from conclave.server.store import Store
from conclave.server.store.values import TimeControl
from conclave.server.tables.bot_seats import BotAnswer, BotPool
from conclave.server.tables.room import Room
from conclave.server.tables.table_game import TableGame
from conclave.server.wire import messages as wire
from room_helpers import ADA, BOB, BOT, act, any_answer, ask, listen, new_room, new_table
from timeouts import PATIENCE


async def reopened(store: Store, room: Room) -> TableGame:
    """The table as its log tells it."""
    table = room.table
    secret = await store.tables.get_secret(table.id)
    return TableGame(await store.tables.get(table.id), secret.seed, await store.log.load(table.id))


def standing(table_game: TableGame) -> object:
    session = table_game.session
    return (
        session.log,
        session.state.dump(),
        {seat: session.banked_answer(seat) for seat in range(len(table_game.table.seats))},
        (table_game.version, table_game.entries, table_game.fence, table_game.marks),
        (table_game.clock.left, table_game.clock.running, table_game.clock.since),
        (table_game.out, table_game.free, table_game.proposal, table_game.ending),
    )


@pytest.mark.parametrize("game", ["res_arcana", "trial_of_the_temples"])
async def test_a_game_is_played_to_its_end_and_its_record_verifies(store: Store, game: str) -> None:
    room = await new_room(store, await new_table(store, game=game))
    dice = random.Random(3)
    while not room.table_game.ending:
        assert isinstance(await act(room, dice), wire.Ack)
    stored = record.decode(await store.tables.get_record(room.table.id))
    assert verify_record(stored) > 0
    assert Session.from_record(stored).log == room.table_game.session.log
    assert (await store.tables.get(room.table.id)).status == "finished"
    assert standing(await reopened(store, room)) == standing(room.table_game)


async def test_a_room_opens_with_one_look_at_the_store(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await new_room(store, await new_table(store))
    await store.tables.add_chat(room.table.id, "ada", "Ada", "hello")
    await act(room)
    looks, read = list[object](), store.database.read_at_once

    async def look(work: Any) -> Any:
        looks.append(work)
        return await read(work)

    monkeypatch.setattr(store.database, "read_at_once", look)
    again = await new_room(store, room.table)
    assert len(looks) == 1
    assert standing(again.table_game) == standing(room.table_game)
    assert [line.text for line in again.audience.chat] == ["hello"]
    assert again.link == room.link


async def test_whoever_comes_second_is_stale(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    version = room.table_game.version
    replies = await asyncio.gather(*(act(room, version=version, request=n) for n in (1, 2)))
    assert replies == [wire.Ack(1, version + 1), wire.Stale(2, version + 1)]


async def test_of_two_processes_one_is_first_and_the_other_follows(store: Store) -> None:
    table = await new_table(store)
    here, there = await new_room(store, table), await new_room(store, table, process="there")
    ear = await listen(there, "bob")
    for number in range(20):
        version = here.table_game.version
        assert there.table_game.version == version
        replies = await asyncio.gather(
            act(here, random.Random(number), version), act(there, random.Random(number + 1), version)
        )
        assert sorted(type(reply).__name__ for reply in replies) == ["Ack", "Stale"]
        await here.catch_up()
        await there.catch_up()
        assert standing(here.table_game) == standing(there.table_game)
    versions = [move["version"] for message in ear.heard if message["type"] == "moved" for move in message["moves"]]
    assert versions == list(range(2, here.table_game.version + 1))


async def test_nobody_acts_for_another_seat(store: Store) -> None:
    room = await new_room(store, await new_table(store))
    seat = room.table_game.current_seat()
    other = room.table.seats[1 - seat].user
    actions = any_answer(room.table_game.session.state, random.Random(1))
    for message in (
        wire.Act(room.table.id, room.table_game.version, seat, 5, actions),
        wire.Undo(room.table.id, room.table_game.version, seat, 5),
        wire.Resign(room.table.id, seat, 5),
        wire.OfferDraw(room.table.id, seat, 5),
        wire.Withdraw(room.table.id, seat, 5),
    ):
        reply = await ask(room, other, message)
        assert isinstance(reply, wire.Refused)
        assert reply.code == "not_your_seat"
    assert room.table_game.entries == 1


async def test_answers_by_keys_are_spelled_out(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice, shapes = random.Random(5), set[str]()
    while not room.table_game.ending and not {"bag", "one"} <= shapes:
        seat = room.table_game.current_seat()
        ear = await listen(room, room.table.seats[seat].user, seat)
        question = ear.last("snapshot")["question"]
        shape = question["shape"]
        version = room.table_game.version
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
    table_game = room.table_game
    early = 1 - table_game.current_seat()
    state = table_game.session.answerable_state(early)
    assert state is not None
    answer = any_answer(state, random.Random(2))
    own, other = await listen(room, table.seats[early].user), await listen(room, table.seats[1 - early].user)
    before = len(other.raw)
    reply = await ask(room, table.seats[early].user, wire.Bank(table.id, table_game.version, early, 9, answer))
    assert reply == wire.Ack(9, table_game.version)
    assert len(other.raw) == before
    assert own.last("moved")["question"]["banked"] == answer
    assert (await reopened(store, room)).session.banked_answer(early) == answer
    assert isinstance(await act(room), wire.Ack)
    assert answer[0] in table_game.session.log
    assert standing(await reopened(store, room)) == standing(table_game)


async def test_ones_own_answer_is_taken_back_at_once(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice = random.Random(11)
    ear = await listen(room, "ada")
    while True:
        seat = room.table_game.current_seat()
        await act(room, dice)
        assert not room.table_game.ending, "no answer could be taken back freely in a whole game"
        if seat in room.table_game.free:
            break
    log = list(room.table_game.session.log)
    message = wire.Undo(room.table.id, room.table_game.version, seat, 4)
    reply = await ask(room, room.table.seats[seat].user, message)
    assert reply == wire.Ack(4, message.version + 1)
    assert len(room.table_game.session.log) < len(log)
    assert room.table_game.current_seat() == seat
    assert ear.heard[-1]["type"] == "snapshot"
    assert standing(await reopened(store, room)) == standing(room.table_game)


async def test_taking_back_more_needs_the_consent_of_the_others(store: Store) -> None:
    room = await new_room(store, await new_table(store, options={"variant": "first_game"}))
    dice, table_game = random.Random(11), room.table_game
    while not (table_game.has_answered(0) and table_game.has_answered(1) and 0 not in table_game.free):
        await act(room, dice)
    bob = await listen(room, "bob")
    table, version = room.table.id, table_game.version
    assert await ask(room, "ada", wire.Undo(table, version, 0, 1)) == wire.Ack(1, version)
    (proposal,) = bob.last("proposals")["proposals"]
    assert (proposal["kind"], proposal["seat"], proposal["asked"]) == ("undo", 0, [1])
    refused = await ask(room, "ada", wire.Consent(table, 0, proposal["id"], True, 2))
    assert isinstance(refused, wire.Refused)
    await ask(room, "bob", wire.Consent(table, 1, proposal["id"], False, 3))
    assert bob.last("proposals")["proposals"] == []
    await ask(room, "ada", wire.Undo(table, version, 0, 4))
    (proposal,) = bob.last("proposals")["proposals"]
    length = table_game.session.length
    assert await ask(room, "bob", wire.Consent(table, 1, proposal["id"], True, 5)) == wire.Ack(5, version + 1)
    assert table_game.session.length < length
    assert standing(await reopened(store, room)) == standing(table_game)


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
    assert verify_record(record.decode(await store.tables.get_record(room.table.id))) > 0


async def test_who_gives_up_loses_and_with_more_seats_a_bot_plays_on(store: Store) -> None:
    two = await new_room(store, await new_table(store))
    await ask(two, "bob", wire.Resign(two.table.id, 1, 1))
    assert two.table_game.ending is not None
    assert two.table_game.ending.winners == (0,)
    eve = msgspec.structs.replace(BOB, user="eve", name="Eve")
    three = await new_room(store, await new_table(store, ADA, BOB, eve))
    await ask(three, "bob", wire.Resign(three.table.id, 1, 1))
    assert three.table_game.ending is None
    dice = random.Random(4)
    while (table_game := await three.wait_until_stored()).current_seat() >= 0:
        if table_game.find_bot_to_move():
            await asyncio.sleep(0.001)
        else:
            await act(three, dice)
    assert table_game.ending is not None
    assert 1 not in table_game.ending.winners
    ending = (await store.tables.get(three.table.id)).ending
    assert ending is not None
    assert ending.places()[1] == max(ending.places())


async def test_whoever_runs_out_of_time_loses(store: Store) -> None:
    table = await new_table(store, time=TimeControl("bank", 1, 0))
    room = await new_room(store, table)
    loser = room.table_game.current_seat()
    deadline = (await store.tables.get(table.id)).deadline
    assert deadline is not None
    async with asyncio.timeout(PATIENCE):
        while not room.table_game.ending:
            await asyncio.sleep(0.02)
    await room.wait_until_stored()
    assert room.table_game.ending.by == "timeout"
    assert room.table_game.ending.winners == (1 - loser,)


async def test_bots_answer_in_processes_of_their_own(store: Store) -> None:
    room = await new_room(store, await new_table(store, ADA, BOT, game="trial_of_the_temples"), workers=1)
    dice = random.Random(1)
    async with asyncio.timeout(PATIENCE):
        for _ in range(12):
            while room.table_game.find_bot_to_move():
                await asyncio.sleep(0.005)
            await act(room, dice)
    assert room.table_game.version > 12
    room._context.bots.stop()  # noqa: SLF001 - the test made it
    await room.close()


async def until_the_bot_has_answered(room: Room) -> float:
    """How long it takes from here."""
    loop, version = asyncio.get_running_loop(), room.table_game.version
    begun = loop.time()
    assert room.table_game.find_bot_to_move()
    async with asyncio.timeout(PATIENCE):
        while room.table_game.version == version:
            await asyncio.sleep(0.005)
    return loop.time() - begun


async def test_a_bot_lets_people_look_at_a_move_before_it_makes_its_own(store: Store) -> None:
    table = await new_table(store, ADA, BOT, game="trial_of_the_temples")
    room = await new_room(store, table, bot_pause=0.4)
    ear = await listen(room)
    while room.table_game.find_bot_to_move():
        await until_the_bot_has_answered(room)
    while not room.table_game.find_bot_to_move():
        await act(room)
    await until_the_bot_has_answered(room)
    await room.wait_until_stored()  # told as well
    moves = [heard for message, heard in zip(ear.heard, ear.times, strict=True) if message["type"] == "moved"]
    assert moves[-1] - moves[-2] > 0.35
    await room.close()


async def test_a_bot_is_as_fast_as_the_slowest_of_those_who_play_would_have_it(store: Store) -> None:
    hurried = await new_room(store, await new_table(store, ADA, BOT, game="trial_of_the_temples"), bot_pause=3600)
    await listen(hurried, pace=0.0)
    while not hurried.table_game.find_bot_to_move():
        await act(hurried)
    await until_the_bot_has_answered(hurried)  # it would take an hour otherwise
    assert hurried.audience.compute_pace() == 0
    await listen(hurried, pace=2.5)
    assert hurried.audience.compute_pace() == 2.5
    await hurried.close()


async def test_a_bot_does_not_pause_where_nobody_looks_or_all_decide_at_once(store: Store) -> None:
    unseen = await new_room(store, await new_table(store, ADA, BOT, game="trial_of_the_temples"), bot_pause=8)
    while not unseen.table_game.find_bot_to_move():
        await act(unseen)
    assert await until_the_bot_has_answered(unseen) < 4
    together = await new_room(store, await new_table(store, ADA, BOT, BOB, BOT), bot_pause=8)
    if together.table_game.find_bot_to_move():
        await until_the_bot_has_answered(together)
    await listen(together)
    await act(together)  # and whoever comes first, a bot answers before another person
    assert any(together.table_game.session.answerable_state(seat) for seat in (0, 2))
    assert await until_the_bot_has_answered(together) < 4
    await unseen.close()
    await together.close()


async def test_what_is_answered_in_secret_does_not_delay_a_bot(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is first in a draft thinks once, however often others change what they have banked."""
    asked = list[str]()
    begun, goes_on = asyncio.Event(), asyncio.Event()

    async def answer(self: BotPool, _: str, game: Game, __: Options, bot: str, state: State) -> BotAnswer:
        asked.append(bot)
        begun.set()
        await goes_on.wait()
        return BotAnswer(self.choose_quickly(game, state), bot)

    monkeypatch.setattr(BotPool, "answer", answer)
    room = await new_room(store, await new_table(store, BOT, ADA, BOB, options={"variant": "draft"}))
    await asyncio.wait_for(begun.wait(), 10)
    table_game = room.table_game
    assert table_game.current_seat() == 0
    early = table_game.session.answerable_state(1)
    assert early is not None
    for request in range(20):
        message = wire.Bank(room.table.id, table_game.version, 1, request, any_answer(early, random.Random(request)))
        assert isinstance(await ask(room, "ada", message), wire.Ack)
    goes_on.set()
    async with asyncio.timeout(PATIENCE):
        while room.table_game.current_seat() == 0:
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
