"""Bots think elsewhere: one that crashes, hangs or cheats is answered for, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY

from conclave.bots import make_bot
from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.game import Action
from conclave.core.session import Session
from conclave.server.tables import bot_seats, bot_worker
from conclave.server.tables.bot_seats import BotPool, Owner, WorkerProcess, WorkerQueue
from timeouts import PATIENCE

GAME = registry.load_game("trial_of_the_temples")
ASKED = "TEST_BOTS_ASKED"  # the file in which bots of tests note that they were asked
THINK = bot_worker.think


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


def fail_above_novice(game: str, options: dict[str, Any], bot: str, seed: str, dump: list[int]) -> list[Action]:
    """As a game whose stronger bots are broken; notes who was asked."""
    with Path(os.environ[ASKED]).open("a") as asked:
        print(bot, file=asked)
    if bot not in ("novice", "random"):
        raise ZeroDivisionError
    return THINK(game, options, bot, seed, dump)


@pytest.fixture
def bots() -> Iterator[BotPool]:
    made = BotPool(workers=1, patience=PATIENCE)
    yield made
    made.stop()


@pytest.fixture
def session() -> Session:
    return Session(GAME, GAME.options({"seats": 2}), SeededDealer("bots"))


async def test_a_bot_answers_with_a_whole_legal_answer(bots: BotPool, session: Session) -> None:
    for level in ("random", "novice"):
        answer = await bots.answer(Owner("ada"), GAME, session.options, level, session.state)
        session.submit(session.state.current_player(), session.length, answer.actions)


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_an_action_of_a_bot_is_one_move_as_far_as_it_can_be_known(name: str) -> None:
    game = registry.load_game(name)
    session, bot = Session(game, game.options({"seats": 2}), SeededDealer("moves")), make_bot("random", game, "dice")
    belongs, longest = registry.presenter_for(game).is_detail, 0
    while (seat := session.state.current_player()) >= 0:
        after, actions = session.state.copy(), bot_worker.complete_action(game, bot, session.state)
        session.submit(seat, session.length, actions)
        longest = max(longest, len(actions))
        revealed = False
        for action in actions:
            revealed = game.reveals(after, action)
            after.apply_action(action)
        assert revealed or after.current_player() != seat or not belongs(game.question(after))
    assert longest > 3


@pytest.mark.parametrize("misdeed", [crash, hang, fail])
async def test_a_bot_that_fails_is_answered_for(
    session: Session, monkeypatch: pytest.MonkeyPatch, misdeed: Any
) -> None:
    monkeypatch.setattr(bot_worker, "think", misdeed)
    bots = BotPool(workers=1, patience=3)
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await bots.answer(Owner("ada"), GAME, session.options, "random", session.state)
        assert answer.bot == "random"
        session.submit(session.state.current_player(), session.length, answer.actions)
        monkeypatch.undo()
        assert await bots.answer(Owner("ada"), GAME, session.options, "random", session.state)
    finally:
        bots.stop()


async def test_a_bot_that_thinks_holds_nobody_up(bots: BotPool, session: Session) -> None:
    thinking = asyncio.create_task(bots.weigh(Owner("ada"), GAME, session.options, session.state))
    turns = 0
    while not thinking.done():
        await asyncio.sleep(0.001)
        turns += 1
    weighed = thinking.result().answers
    assert turns > 20  # of the loop, while the bot was thinking
    assert weighed
    assert all(0 <= one.chance <= 1 for one in weighed)
    assert {one.actions[0] for one in weighed} <= set(session.state.legal_actions())
    session.submit(session.state.current_player(), session.length, weighed[0].actions)


async def test_without_workers_quick_levels_answer_at_once_and_others_are_replaced(session: Session) -> None:
    bots = BotPool(workers=0)
    for level, played in (("adept", "adept"), ("master", "expert")):
        answer = await bots.answer(Owner("ada"), GAME, session.options, level, session.state)
        assert answer.bot == played
        session.submit(session.state.current_player(), session.length, answer.actions)
    assert await bots.weigh(Owner("ada"), GAME, session.options, session.state) == ([], [])


async def test_a_failing_level_is_asked_twice_and_then_replaced_by_the_strongest_that_works(
    bots: BotPool, session: Session, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bot_worker, "think", fail_above_novice)
    monkeypatch.setenv(ASKED, str(tmp_path / "asked"))
    before = failures("grandmaster")
    answer = await bots.answer(Owner("ada"), GAME, session.options, "grandmaster", session.state)
    assert answer.bot == "novice"
    session.submit(session.state.current_player(), session.length, answer.actions)
    asked = (tmp_path / "asked").read_text().split()
    assert asked == ["grandmaster", "grandmaster", "sage", "master", "expert", "adept", "novice"]
    assert failures("grandmaster") == before + 2


def failures(level: str) -> float:
    return REGISTRY.get_sample_value("conclave_bot_failures_total", {"game": GAME.name, "bot": level}) or 0.0


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
    monkeypatch.setattr(bot_seats, "SPARE_TIMEOUT_SECONDS", 1000)
    bots, gate = BotPool(workers=1, patience=3), tmp_path / "gate"
    try:
        before = asyncio.create_task(bots.run_spare(Owner("bob"), stand_before, str(gate)))
        await asyncio.sleep(0)
        asked = asyncio.create_task(bots.answer(Owner("ada"), GAME, session.options, "random", session.state))
        await asyncio.sleep(0)
        clock[0] += 30
        gate.touch()
        assert await before == "opened"
        assert (await asked).actions == [1]  # a replacement would be a legal answer
    finally:
        bots.stop()


async def test_one_persons_bots_do_not_hold_up_anothers(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "think", nap)
    bots, done = BotPool(workers=1, patience=PATIENCE), list[str]()

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
    monkeypatch.setattr(bot_seats, "START_TIMEOUT_SECONDS", 1e6)
    bots = BotPool(workers=2, patience=4)
    try:
        monkeypatch.setattr(bot_worker, "think", hang)
        slow = asyncio.create_task(bots.answer(Owner("eve"), GAME, session.options, "random", session.state))
        await asyncio.sleep(0)
        monkeypatch.setattr(bot_worker, "think", nap)
        for _ in range(6):
            assert (await bots.answer(Owner("ada"), GAME, session.options, "random", session.state)).actions == [1]
        assert not slow.done()
        while not slow.done():  # its process may still have to start
            clock[0] += 1
            await asyncio.to_thread(time.sleep, 0.02)
        assert slow.result().actions != [1]
    finally:
        bots.stop()


async def test_whoever_stops_waiting_leaves_the_line(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "think", nap)
    bots = BotPool(workers=1, patience=PATIENCE)
    try:
        asked = [
            asyncio.create_task(bots.answer(Owner("ada"), GAME, session.options, "random", session.state))
            for _ in range(4)
        ]
        await asyncio.sleep(0)
        for one in asked[:3]:
            one.cancel()
        assert (await asked[3]).actions == [1]
    finally:
        bots.stop()


async def test_whoever_has_had_the_fewest_seconds_of_bots_is_next_and_an_address_counts_as_one() -> None:
    line = WorkerQueue([WorkerProcess()])
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
