"""Checks of the bots: a process starts, and every offered level answers in every game."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from conclave import bots
from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.game import Game
from conclave.core.session import Session
from conclave.server.doctor.finding import Finding, advice, good, wrong
from conclave.server.settings import Settings
from conclave.server.tables import bot_worker
from conclave.server.tables.bot_seats import START_TIMEOUT_SECONDS, THINK_TIMEOUT_SECONDS, WorkerProcess
from conclave.server.tables.offered_levels import list_levels

SHORT_SEARCH: Final = "100ms"  # for levels whose time can be limited


async def findings(given: Settings) -> AsyncIterator[Finding]:
    """Check the bot processes and all levels."""
    if not given.bot_workers:
        yield advice("bots", "bots-none")
    else:
        cores = os.cpu_count() or 1
        if given.bot_workers + given.workers > cores + 1:
            yield advice("bots", "bots-many", bots=given.bot_workers, servers=given.workers, cores=cores)
    worker, start = WorkerProcess(), time.monotonic()
    try:
        await asyncio.wait_for(worker.run(bot_worker.report_ready), START_TIMEOUT_SECONDS)
        yield good("bots", "bots-good", seconds=f"{time.monotonic() - start:.1f}")
        for name in registry.list_games():
            async for finding in _check_game(registry.load_game(name), worker, given.bot_workers):
                yield finding
    except (OSError, BrokenProcessPool, TimeoutError) as error:
        yield wrong("bots", "bots-fail", why=str(error) or type(error).__name__)
    finally:
        worker.end()


async def _check_game(game: Game, worker: WorkerProcess, workers: int) -> AsyncIterator[Finding]:
    """Let every offered level answer the first question of a game."""
    session, played = Session(game, game.options({}), SeededDealer("doctor")), list[str]()
    for level in bots.list_designed_bots(game):
        if why := bots.find_obstacle(level, game):
            yield wrong("bots", "bot-missing", game=game.name, bot=level, why=why)
            continue
        if level not in list_levels(game, workers):
            continue
        if why := await _find_failure(session, level, worker):
            yield wrong("bots", "bot-fails", game=game.name, bot=level, why=why)
        else:
            played.append(level)
    yield good("bots", "bots-play", game=game.name, bots=", ".join(played))


async def _find_failure(session: Session, level: str, worker: WorkerProcess) -> str:
    """Return why a level does not answer; "" if it does."""
    spec = f"{level}:{SHORT_SEARCH}" if level in bots.TIMED_LEVELS else level
    position: tuple[Any, ...] = (session.game.name, session.options.to_dict(), spec, "doctor", session.state.dump())
    try:
        answer = await asyncio.wait_for(worker.run(bot_worker.think, *position), THINK_TIMEOUT_SECONDS)
        session.answerable_state(session.state.current_player())
    except Exception as error:  # whatever a bot does, it is a finding
        worker.end()
        return str(error) or type(error).__name__
    return "" if answer else "it gave no answer"
