"""Bots think elsewhere: one that crashes, hangs or cheats is answered for, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from conclave.bots import make_bot
from conclave.play import registry
from conclave.play.dealer import SeededDealer
from conclave.play.protocol import Action
from conclave.play.session import Session
from conclave.server.table import bot_seats, bot_worker
from conclave.server.table.bot_seats import Bots, Line, Owner, Worker
from patience import PATIENCE

GAME = registry.find("trial_of_the_temples")


def crash(*_: Any) -> list[Action]:
    """As a bot whose process is gone."""
    os._exit(3)


def hang(*_: Any) -> list[Action]:
    """As a bot that never comes back."""
    time.sleep(600)
    return []


def nap(*_: Any) -> list[Action]:
    """As a bot that thinks for a while."""
    time.sleep(0.2)
    return [1]


def stand_before(gate: str) -> str:
    """As a piece of work that lasts until it is told to end."""
    while not Path(gate).exists():
        time.sleep(0.02)
    return "opened"


def fail(*_: Any) -> list[Action]:
    """As a bot with a mistake in it."""
    raise ZeroDivisionError


@pytest.fixture
def bots() -> Iterator[Bots]:
    made = Bots(workers=1, patience=PATIENCE)
    yield made
    made.stop()


@pytest.fixture
def session() -> Session:
    return Session(GAME, GAME.options({"seats": 2}), SeededDealer("bots"))


async def test_a_bot_answers_with_a_whole_legal_answer(bots: Bots, session: Session) -> None:
    for level in ("random", "novice"):
        answer = await bots.answer(Owner("ada"), GAME, session.options, level, session.state)
        session.submit(session.state.actor(), session.length, answer)


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_an_action_of_a_bot_is_one_move_as_far_as_it_can_be_known(name: str) -> None:
    game = registry.find(name)
    session, bot = Session(game, game.options({"seats": 2}), SeededDealer("moves")), make_bot("random", game, "dice")
    belongs, longest = registry.face(game).is_detail, 0
    while (seat := session.state.actor()) >= 0:
        after, actions = session.state.copy(), bot_worker.whole_action(game, bot, session.state)
        session.submit(seat, session.length, actions)
        longest = max(longest, len(actions))
        revealed = False
        for action in actions:
            revealed = game.reveals(after, action)
            after.apply(action)
        assert revealed or after.actor() != seat or not belongs(game.question(after))
    assert longest > 3


@pytest.mark.parametrize("misdeed", [crash, hang, fail])
async def test_a_bot_that_fails_is_answered_for(
    session: Session, monkeypatch: pytest.MonkeyPatch, misdeed: Any
) -> None:
    monkeypatch.setattr(bot_worker, "think", misdeed)
    bots = Bots(workers=1, patience=3)
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await bots.answer(Owner("ada"), GAME, session.options, "random", session.state)
        session.submit(session.state.actor(), session.length, answer)
        monkeypatch.undo()
        assert await bots.answer(Owner("ada"), GAME, session.options, "random", session.state)
    finally:
        bots.stop()


async def test_a_bot_that_thinks_holds_nobody_up(bots: Bots, session: Session) -> None:
    thinking = asyncio.create_task(bots.weigh(Owner("ada"), GAME, session.options, session.state))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1
    weighed = thinking.result().answers
    assert turns > 20  # of the loop, while the bot was thinking
    assert weighed
    assert all(0 <= one.chance <= 1 for one in weighed)
    assert {one.actions[0] for one in weighed} <= set(session.state.legal())
    session.submit(session.state.actor(), session.length, weighed[0].actions)


async def test_without_workers_bots_answer_at_once(session: Session) -> None:
    bots = Bots(workers=0)
    answer = await bots.answer(Owner("ada"), GAME, session.options, "master", session.state)
    session.submit(session.state.actor(), session.length, answer)
    assert await bots.weigh(Owner("ada"), GAME, session.options, session.state) == ([], [])


def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The loop's clock from now on: patience does not run out because the machine is busy."""
    clock = [0.0]
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: clock[0])
    return clock


async def test_patience_is_counted_from_the_start_of_thinking(
    session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By a clock that stands still, but for the time in which the bot waits in line."""
    clock = stopped_clock(monkeypatch)
    monkeypatch.setattr(bot_worker, "think", nap)
    monkeypatch.setattr(bot_seats, "PIECE_PATIENCE", 1000)
    bots, gate = Bots(workers=1, patience=3), tmp_path / "gate"
    try:
        before = asyncio.create_task(bots.spare(Owner("bob"), stand_before, str(gate)))
        await asyncio.sleep(0)
        asked = asyncio.create_task(bots.answer(Owner("ada"), GAME, session.options, "random", session.state))
        await asyncio.sleep(0)
        clock[0] += 30
        gate.touch()
        assert await before == "opened"
        assert await asked == [1]  # a replacement would be a legal answer
    finally:
        bots.stop()


async def test_one_persons_bots_do_not_hold_up_anothers(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "think", nap)
    bots, done = Bots(workers=1, patience=PATIENCE), list[str]()

    async def ask(owner: str) -> None:
        await bots.answer(Owner(owner), GAME, session.options, "random", session.state)
        done.append(owner)

    try:
        async with asyncio.TaskGroup() as group:
            for owner in ("eve",) * 8 + ("ada", "bob"):
                group.create_task(ask(owner))
    finally:
        bots.stop()
    assert {"ada", "bob"} <= set(done[:4])


async def test_a_bot_that_hangs_ends_alone(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = stopped_clock(monkeypatch)
    monkeypatch.setattr(bot_seats, "START_PATIENCE", 1e6)
    bots = Bots(workers=2, patience=4)
    try:
        monkeypatch.setattr(bot_worker, "think", hang)
        slow = asyncio.create_task(bots.answer(Owner("eve"), GAME, session.options, "random", session.state))
        await asyncio.sleep(0)
        monkeypatch.setattr(bot_worker, "think", nap)
        for _ in range(6):
            assert await bots.answer(Owner("ada"), GAME, session.options, "random", session.state) == [1]
        assert not slow.done()
        while not slow.done():  # its process may still have to start
            clock[0] += 1
            await asyncio.to_thread(time.sleep, 0.02)
        assert slow.result() != [1]
    finally:
        bots.stop()


async def test_whoever_stops_waiting_leaves_the_line(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "think", nap)
    bots = Bots(workers=1, patience=PATIENCE)
    try:
        asked = [
            asyncio.create_task(bots.answer(Owner("ada"), GAME, session.options, "random", session.state))
            for _ in range(4)
        ]
        await asyncio.sleep(0)
        for one in asked[:3]:
            one.cancel()
        assert await asked[3] == [1]
    finally:
        bots.stop()


async def test_whoever_has_had_the_fewest_seconds_of_bots_is_next_and_an_address_counts_as_one() -> None:
    line = Line([Worker()])
    worker = await line.take(Owner("eve 1", "there"))
    line.spending.note(Owner("eve 1", "there"), 5)
    line.spending.note(Owner("ada", "here"), 1)
    served: list[str] = []

    async def ask(owner: Owner) -> None:
        given = await line.take(owner)
        served.append(owner.person)
        line.spending.note(owner, 1)
        line.give(given)

    guests = [Owner(f"eve {number}", "there") for number in (2, 3, 4)]
    others = [Owner("ada", "here"), Owner("bob")]
    asked = [asyncio.create_task(ask(owner)) for owner in (*guests, *others, *others)]
    await asyncio.sleep(0)  # all of them wait
    line.give(worker)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*asked)
    assert served == ["bob", "ada", "bob", "ada", "eve 2", "eve 3", "eve 4"]
