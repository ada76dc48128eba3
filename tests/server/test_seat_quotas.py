"""Enough is enough: proposals, undos and early answers have an end, and a long log holds nobody up."""

from __future__ import annotations

import asyncio
import random
import time

import pytest

from conclave.server.store import Store
from conclave.server.store.values import Entry, Standing
from conclave.server.tables import seat_quotas
from conclave.server.tables.room import Reply, Room
from conclave.server.tables.table_game import TableGame
from conclave.server.wire import messages as wire
from room_helpers import act, any_answer, ask, listen, new_room, new_table

LONG = 400  # answers, each taken back


def code(reply: Reply) -> str:
    return reply.code if isinstance(reply, wire.Refused) else type(reply).__name__


async def offer(room: Room, seat: int = 0) -> str:
    return code(await ask(room, room.table.seats[seat].user, wire.OfferDraw(room.table.id, seat, 1)))


async def test_whoever_proposes_again_and_again_is_refused_and_the_rival_is_left_in_peace(here: Store) -> None:
    room = await new_room(here, await new_table(here))
    bob = await listen(room, "bob")
    assert [await offer(room) for _ in range(50)] == ["Ack"] * 3 + ["enough_proposals"] * 47
    assert [message["type"] for message in bob.heard].count("proposals") == 3
    assert await offer(room, 1) == "Ack"  # the rival may still propose
    await act(room)
    assert await offer(room) == "Ack"


async def test_a_seat_has_so_many_proposals_in_a_game(here: Store) -> None:
    room = await new_room(here, await new_table(here))
    dice, replies = random.Random(1), list[str]()
    for _ in range(seat_quotas.MAX_PROPOSALS + 5):
        replies.append(await offer(room))
        await act(room, dice)
    assert replies == ["Ack"] * seat_quotas.MAX_PROPOSALS + ["enough_proposals"] * 5


async def take_back(room: Room, seat: int) -> str:
    undo = wire.Undo(room.table.id, room.table_game.version, seat, 1)
    return code(await ask(room, room.table.seats[seat].user, undo))


async def test_a_seat_takes_back_so_often_and_is_not_offered_it_any_more(
    here: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_quotas, "MAX_UNDOS", 3)
    room = await new_room(here, await new_table(here))
    seat = room.table_game.current_seat()
    ear = await listen(room, room.table.seats[seat].user, seat)
    for wanted in ("Ack", "Ack", "Ack", "enough_undos"):
        await act(room)
        assert ear.last("moved")["undo"] == ("free" if wanted == "Ack" else "no")
        assert await take_back(room, seat) == wanted
    assert (await reopened(here, room)).tally.find_problem("undo", seat) == "enough_undos"


async def reopened(store: Store, room: Room) -> TableGame:
    secret = await store.tables.get_secret(room.table.id)
    return TableGame(await store.tables.get(room.table.id), secret.seed, await store.log.load(room.table.id))


async def test_early_answers_have_an_end_but_whoever_is_asked_can_answer(
    here: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seat_quotas, "MAX_BANKED", 2)
    room = await new_room(here, await new_table(here, options={"variant": "draft"}))
    table, late = room.table.id, 1 - room.table_game.current_seat()
    early, user = room.table_game.session.answerable_state(late), room.table.seats[late].user
    assert early is not None
    bank = wire.Bank(table, room.table_game.version, late, 1, any_answer(early, random.Random(1)))
    assert [code(await ask(room, user, bank)) for _ in range(3)] == ["Ack", "Ack", "enough_banked"]
    entries = room.table_game.entries
    for stored in (1, 1):  # an answer that is not there any more is not taken back again
        assert code(await ask(room, user, wire.Withdraw(table, late, 1))) == "Ack"
        assert room.table_game.entries == entries + stored
    assert isinstance(await act(room), wire.Ack)
    assert room.table_game.current_seat() == late
    assert isinstance(await act(room), wire.Ack)


async def test_a_game_without_end_can_still_be_given_up(here: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seat_quotas, "MAX_MOVES", 3)
    room = await new_room(here, await new_table(here))
    assert [code(await act(room)) for _ in range(3)] == ["Ack", "Ack", "log_full"]
    assert await take_back(room, 0) == "log_full"
    assert code(await ask(room, "ada", wire.Resign(room.table.id, 0, 1))) == "Ack"


async def test_a_long_log_is_opened_in_slices(here: Store) -> None:
    room = await new_room(here, await new_table(here))
    table_game, entries = room.table_game, list[Entry]()
    seat, version = table_game.current_seat(), table_game.session.length
    for _ in range(LONG):
        step = table_game.session.submit(seat, version, any_answer(table_game.session.state, random.Random(1)))
        table_game.session.rewind(version)
        entries += [Entry("answer", seat, step.actions, 1), Entry("undo", seat, (version,), 1)]
    await here.log.append(room.table.id, 1, entries, Standing())
    await room.close()
    opening = asyncio.create_task(new_room(here, room.table))
    started = time.monotonic()
    turns = 0
    while not opening.done():
        await asyncio.sleep(0)
        turns += 1
    playing = time.monotonic() - started
    assert (await opening).table_game.version == 1 + 2 * LONG
    assert turns > playing / 0.1  # of the loop, however slow the machine: in one go there would be a handful


async def test_who_has_missed_very_much_is_shown_the_table_anew(here: Store) -> None:
    room = await new_room(here, await new_table(here))
    dice = random.Random(2)
    while room.table_game.version < 150 and not room.table_game.ending:
        await act(room, dice)
    assert (await listen(room, since=room.table_game.version - 50)).heard[0]["type"] == "moved"
    ear = await listen(room, since=2)
    assert ear.heard[0]["type"] == "snapshot"
    assert ear.heard[0]["log"][-1]["version"] == room.table_game.version
