"""Bots think in processes of their own, so that no socket ever waits for one; one that fails is answered for."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import structlog

from conclave import bots
from conclave.cli.table import find_table
from conclave.play import registry
from conclave.play.protocol import Action, Game, Options, State
from conclave.play.rehearsal import Rehearsal
from conclave.server.wire.parts import Weighed

LOG: Final = structlog.get_logger("conclave.bots")
Answer = TypeVar("Answer")
ADVISER: Final = "master:500ms"
MOST_ANSWERS: Final = 5  # of a hint
PATIENCE: Final = 10.0  # seconds until a bot has failed; the strongest are given one for each answer
ACTION_SECONDS: Final = 5.0  # what a bot has not thought of by then is another move


class Bots:
    """The processes in which bots think. `workers` 0: bots answer at once, with anything that is legal."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._workers: Final = workers
        self._patience: Final = patience
        self._pool: ProcessPoolExecutor | None = None
        self._advising = 0

    @property
    def is_advising(self) -> bool:
        """Whether as many hints are thought about as there are processes: more would keep those who play waiting."""
        return self._advising >= max(1, self._workers)

    async def answer(self, game: Game, options: Options, bot: str, state: State) -> list[Action]:
        """What a bot answers; where it fails or takes too long, something legal instead."""
        return await self._ask(think, game, options, bot, state) or self.quick(game, state)

    async def weigh(self, game: Game, options: Options, state: State) -> list[Weighed]:
        """What a strong bot thinks of the answers there are, the best first; none where it fails."""
        self._advising += 1
        try:
            return await self._ask(weigh, game, options, ADVISER, state) or []
        finally:
            self._advising -= 1

    async def _ask(
        self, job: Callable[..., Answer], game: Game, options: Options, bot: str, state: State
    ) -> Answer | None:
        args = (game.name, options.raw(), bot, secrets.token_hex(8), state.dump())
        for _ in range(2):  # a worker may have been stopped on behalf of another one's failure
            pool = self._open()
            if pool is None:
                break
            try:
                asked = asyncio.get_running_loop().run_in_executor(pool, job, *args)
                return await asyncio.wait_for(asked, self._patience)
            except TimeoutError:
                LOG.warning("a bot is too slow", game=game.name, bot=bot)
                self._replace(pool)
                break
            except BrokenProcessPool:
                LOG.warning("a bot's process has ended", game=game.name, bot=bot)
                self._replace(pool)
            except Exception as error:  # whatever a bot does, the game goes on
                LOG.warning("a bot has failed", game=game.name, bot=bot, error=type(error).__name__)
                break
        return None

    def quick(self, game: Game, state: State) -> list[Action]:
        """Anything that is legal."""
        return whole_action(game, bots.make_bot("random", game, secrets.token_hex(8)), state)

    def stop(self) -> None:
        if self._pool:
            self._replace(self._pool)

    def _open(self) -> ProcessPoolExecutor | None:
        if self._pool is None and self._workers:
            context = multiprocessing.get_context("spawn")  # nothing of the server's threads and sockets comes along
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=prepare)
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """End all its processes: there is no other way to stop one that does not come back."""
        if pool is self._pool:
            self._pool = None
        processes = list((pool._processes or {}).values())  # noqa: SLF001 - the executor offers nothing else
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


# --- In the worker's process


def prepare() -> None:
    """The server is told to stop, not we; and when it is gone, so are we."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def think(game_name: str, raw: dict[str, Any], bot: str, seed: str, dump: list[int]) -> list[Action]:
    """What a bot does now."""
    game, state = _position(game_name, raw, dump)
    return whole_action(game, bots.make_bot(bot, game, seed), state)


def whole_action(game: Game, bot: bots.Bot, state: State) -> list[Action]:
    """A bot's answer, and those to the questions about it that can be known now: people see an action as one move."""
    rehearsal, belongs = Rehearsal(game, state.copy(), state.actor()), find_table(game).is_detail
    end = time.monotonic() + ACTION_SECONDS
    rehearsal.play(bots.whole_answer(bot, rehearsal.state))
    while time.monotonic() < end and rehearsal.next_question(belongs):
        rehearsal.play(bots.whole_answer(bot, rehearsal.state))
    return rehearsal.actions


def weigh(game_name: str, raw: dict[str, Any], bot: str, seed: str, dump: list[int]) -> list[Weighed]:
    """The best few answers, each made whole as the bot would go on."""
    game, state = _position(game_name, raw, dump)
    adviser, found = bots.make_bot(bot, game, seed), list[Weighed]()
    for thought in bots.weigh(adviser, state)[:MOST_ANSWERS]:
        after = state.copy()
        text, actions = [game.write(after, thought.action)], [thought.action]
        after.apply(thought.action)
        while after.partial():
            actions.append(bots.choose(adviser, after))
            text.append(game.write(after, actions[-1]))
            after.apply(actions[-1])
        found.append(Weighed(actions, "; ".join(text), round(thought.chance, 3), round(thought.share, 3)))
    return found


def _position(game_name: str, raw: dict[str, Any], dump: list[int]) -> tuple[Game, State]:
    game = registry.find(game_name)
    game.new(game.options(raw))  # makes the components known that the state is played with
    return game, game.load(dump)
