"""Bots think in processes of their own, so that no socket ever waits for one; one that fails is answered for.

Whoever has had the fewest seconds lately is served first: the bots of one person's tables, however many, never hold up
another person's, nor do those of many guests behind one address hold up everybody else's. Patience is counted from the
moment at which a bot begins to think, and whoever loses it ends that one bot's process alone.

What seats leave is for other work that comes in short pieces, such as analyses (`spare`): a piece begins only when no
seat waits, and again whoever has had least is first.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from conclave import bots
from conclave.coach.hinting import ADVISER
from conclave.coach.remark import Remark
from conclave.play.protocol import Action, Game, Options, State
from conclave.server import metrics
from conclave.server.table import bot_worker
from conclave.server.table.bot_worker import Advised, Opinion

LOG: Final = structlog.get_logger("conclave.bots")
Answer = TypeVar("Answer")
PATIENCE: Final = 10.0  # seconds of thinking until a bot has failed; the strongest are given one for each answer
HALF_SECONDS: Final = 60.0
MOST_SPENDERS: Final = 10_000
PIECE_PATIENCE: Final = 60.0  # for a piece of other work, which is meant to be short: nobody waits for it
START_PATIENCE: Final = 60.0  # seconds until a new process is there, on however busy a machine


class Owner(NamedTuple):
    """Whose bots think: who made the table or asks for a hint, and from where."""

    person: str
    place: str = ""


class Bots:
    """The processes in which bots think. `workers` 0: bots answer at once, with anything that is legal."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._workers: Final = [Worker() for _ in range(workers)]
        self._patience: Final = patience
        self._line: Final = Line(self._workers)
        self._jobs: Final[set[asyncio.Task[Any]]] = set()
        self._advising = 0

    @property
    def is_advising(self) -> bool:
        """Whether as many hints are thought about as there are processes: more would keep those who play waiting."""
        return self._advising >= max(1, len(self._workers))

    async def answer(self, owner: Owner, game: Game, options: Options, bot: str, state: State) -> list[Action]:
        """What a bot answers at a table of this person; where it fails or takes too long, something legal instead."""
        return await self._ask(owner, bot_worker.think, game, options, bot, state) or self.quick(game, state)

    async def weigh(self, owner: Owner, game: Game, options: Options, state: State) -> Advised:
        """What a strong bot thinks of the answers there are, the best first; none where it fails."""
        self._advising += 1
        try:
            return await self._ask(owner, bot_worker.weigh, game, options, ADVISER, state) or Advised([], [])
        finally:
            self._advising -= 1

    async def consider(
        self, owner: Owner, game: Game, options: Options, state: State, language: str, names: list[str]
    ) -> Opinion | None:
        """What the judge of analyses thinks of the moves there are; None where it fails."""
        self._advising += 1
        try:
            return await self._ask(owner, bot_worker.consider, game, options, "judge", state, language, names)
        finally:
            self._advising -= 1

    async def remark(
        self, owner: Owner, game: Game, options: Options, state: State, actions: Sequence[Action]
    ) -> Remark | None:
        """What a coach says of an answer; nothing where there is nothing to say, or it fails."""
        return await self._ask(owner, bot_worker.remark, game, options, "coach", state, actions)

    def quick(self, game: Game, state: State) -> list[Action]:
        """Anything that is legal."""
        return bot_worker.whole_action(game, bots.make_bot("random", game, secrets.token_hex(8)), state)

    async def _ask(
        self, owner: Owner, job: Callable[..., Answer], game: Game, options: Options, bot: str, state: State, *more: Any
    ) -> Answer | None:
        if not self._workers:
            return None
        args = (game.name, options.raw(), bot, secrets.token_hex(8), state.dump(), *more)
        worker = await self._line.take(owner)
        said = {"game": game.name, "bot": bot}
        return await self._busy(self._think(worker, self._line.spending, owner, self._patience, job, args, **said))

    async def spare(self, owner: Owner, job: Callable[..., Answer], *args: Any) -> Answer | None:
        """A short piece of work, done when no seat needs the process; None where it fails or takes too long."""
        if not self._workers:
            return None
        worker = await self._line.take_spare(owner)
        spending, said = self._line.spare_spending, {"work": job.__name__}
        return await self._busy(self._think(worker, spending, owner, PIECE_PATIENCE, job, args, **said))

    @property
    def count(self) -> int:
        """How many processes there are."""
        return len(self._workers)

    async def _busy(self, thinking: Coroutine[Any, Any, Answer | None]) -> Answer | None:
        """A task of its own: whoever asked may go away, but the process is busy until the bot has answered."""
        thought = asyncio.create_task(thinking)
        self._jobs.add(thought)
        thought.add_done_callback(self._jobs.discard)
        return await asyncio.shield(thought)

    async def _think(
        self,
        worker: Worker,
        spending: Spending,
        owner: Owner,
        patience: float,
        job: Callable[..., Answer],
        args: tuple[Any, ...],
        **said: str,
    ) -> Answer | None:
        start = time.monotonic()
        try:
            for _ in range(2):  # a process may have ended since its last job
                try:
                    await asyncio.wait_for(worker.run(bot_worker.ready), START_PATIENCE)
                    return await asyncio.wait_for(worker.run(job, *args), patience)
                except BrokenProcessPool:
                    LOG.warning("a bot's process has ended", **said)
                    worker.end()
        except TimeoutError:
            LOG.warning("a bot is too slow", **said)
            worker.end()
        except Exception as error:  # whatever a bot does, the game goes on
            LOG.warning("a bot has failed", **said, error=type(error).__name__)
        finally:
            spending.note(owner, time.monotonic() - start)
            self._line.give(worker)
        return None

    def stop(self) -> None:
        """End all processes, and what is under way in them."""
        for job in self._jobs:
            job.cancel()
        for worker in self._workers:
            worker.end()


class Worker:
    """One process, started when it is first needed, and anew after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def run(self, job: Callable[..., Answer], *args: Any) -> asyncio.Future[Answer]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # nothing of the server's threads and sockets comes along
            self._pool = ProcessPoolExecutor(1, context, initializer=bot_worker.prepare)
        return asyncio.get_running_loop().run_in_executor(self._pool, job, *args)

    def end(self) -> None:
        """There is no other way to stop a process that does not come back."""
        pool, self._pool = self._pool, None
        if pool:
            processes = list((pool._processes or {}).values())  # noqa: SLF001 - the executor offers nothing else
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Line:
    """Who waits for a worker. Whoever has had least is next, and of equals whoever waits for longest.

    Those who want what is left come behind all others, in a line of their own.
    """

    def __init__(self, workers: list[Worker]) -> None:
        self._idle: Final = list(workers)
        self._seats: Final = Waiting()
        self._spare: Final = Waiting()
        self.spending: Final = self._seats.spending
        self.spare_spending: Final = self._spare.spending

    async def take(self, owner: Owner) -> Worker:
        """A worker; to be given back."""
        with metrics.BOTS_WAITING.track_inprogress():
            return await self._take(self._seats, owner)

    async def take_spare(self, owner: Owner) -> Worker:
        """A worker that no seat waits for; to be given back soon."""
        return await self._take(self._spare, owner)

    async def _take(self, waiting: Waiting, owner: Owner) -> Worker:
        if self._idle:
            return self._idle.pop()
        turn = waiting.add(owner)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self.give(turn.result())
            raise

    def give(self, worker: Worker) -> None:
        """To whoever's turn it is."""
        turn = self._seats.next() or self._spare.next()
        if turn:
            turn.set_result(worker)
        else:
            self._idle.append(worker)


class Waiting:
    """Those who wait for a worker, in the order of their turns."""

    def __init__(self) -> None:
        self._turns: Final[dict[Owner, deque[asyncio.Future[Worker]]]] = {}
        self.spending: Final = Spending()

    def add(self, owner: Owner) -> asyncio.Future[Worker]:
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._turns.setdefault(owner, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[Worker] | None:
        """Whose turn it is, and has not gone away; None where nobody waits."""
        while self._turns:
            now = time.monotonic()
            owner = min(self._turns, key=lambda one: self.spending.of(one, now))
            mine = self._turns.pop(owner)
            turn = mine.popleft()
            if mine:
                self._turns[owner] = mine  # behind the others
            if not turn.cancelled():
                return turn
        return None


class Spending:
    """How many seconds of bots each person, and each place, has had lately: half of it is forgotten each minute."""

    def __init__(self) -> None:
        self._had: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()  # seconds, and when they were counted

    def note(self, owner: Owner, seconds: float) -> None:
        now = time.monotonic()
        for key in {owner.place or owner.person, owner.person}:
            self._had[key] = (self._now(key, now) + seconds, now)
            self._had.move_to_end(key)
        while len(self._had) > MOST_SPENDERS:
            self._had.popitem(last=False)

    def of(self, owner: Owner, now: float) -> tuple[float, float]:
        """First what the place has had, then what the person has."""
        return self._now(owner.place or owner.person, now), self._now(owner.person, now)

    def _now(self, key: str, now: float) -> float:
        seconds, at = self._had.get(key, (0.0, now))
        return seconds * math.pow(0.5, (now - at) / HALF_SECONDS)
