"""Pool of bot processes, so that sockets never wait for a bot.

A bot that fails is asked once more. After that the strongest weaker level that works answers, and the caller is told.

Scheduling is fair: the owner with the least recent processor time is served first, by address and then by person. The
timeout counts from the start of the computation and ends only that bot's process.

Idle time is used for other work in short pieces, such as analyses (`run_spare`): a piece starts only when no seat
waits.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import secrets
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, NamedTuple, TypeVar

import structlog

from conclave import bots
from conclave.analysis.verdicts import AnswerValue
from conclave.coach.remark import Remark
from conclave.core.game import Action, Game, Options, State
from conclave.server import metrics
from conclave.server.tables import bot_worker
from conclave.server.tables.bot_worker import Advised, Opinion
from conclave.server.tables.offered_levels import list_levels

LOG: Final = structlog.get_logger("conclave.bots")
Answer = TypeVar("Answer")
THINK_TIMEOUT_SECONDS: Final = (
    10.0  # seconds of thinking until a bot has failed; the strongest are given one for each answer
)
LAST_RESORT: Final = "random"  # needs neither network nor search nor another process
HALF_SECONDS: Final = 60.0
MAX_TRACKED_OWNERS: Final = 10_000
SPARE_TIMEOUT_SECONDS: Final = 60.0  # for a piece of other work, which is meant to be short: nobody waits for it
MAX_ADVISED_PERSON: Final = 1  # hints and opinions under way at a time
MAX_ADVISED_PLACE: Final = 4
START_TIMEOUT_SECONDS: Final = 60.0  # seconds until a new process is there, on however busy a machine


class Owner(NamedTuple):
    """Person and address whose bots think: the table's maker, or who asks for a hint."""

    person: str
    place: str = ""


class BotAnswer(NamedTuple):
    """An answer, and the level that gave it: the seat's own, or a substitute's if that has failed."""

    actions: list[Action]
    bot: str


class BotPool:
    """The bot processes. With `workers` 0, only quick levels are offered; they answer in the server's process."""

    def __init__(self, workers: int, patience: float = THINK_TIMEOUT_SECONDS) -> None:
        self._workers: Final = [WorkerProcess() for _ in range(workers)]
        self._patience: Final = patience
        self._line: Final = WorkerQueue(self._workers)
        self._jobs: Final[set[asyncio.Task[Any]]] = set()
        self._advised = Counter[str]()  # running requests, by person and by address

    def may_advise(self, owner: Owner) -> bool:
        """Return True if this person and this address are below their limits of concurrent engine requests."""
        people, places = self._advised[owner.person], self._advised[owner.place] if owner.place else 0
        return people < MAX_ADVISED_PERSON and places < MAX_ADVISED_PLACE

    async def answer(self, owner: Owner, game: Game, options: Options, bot: str, state: State) -> BotAnswer:
        """Return a bot's answer. A failed bot is asked once more, then weaker levels, the strongest first."""
        for level in (bot, bot, *self._list_substitutes(game, bot)):
            if self._workers:
                actions = await self._ask(owner, bot_worker.think, game, options, level, state)
            else:
                actions = self._answer_here(game, level, state)
            if actions:
                return BotAnswer(actions, level)
            metrics.BOT_FAILURES.labels(game.name, level).inc()
        return BotAnswer(self.choose_quickly(game, state), LAST_RESORT)

    def _list_substitutes(self, game: Game, bot: str) -> list[str]:
        offered = list_levels(game, self.count)
        return [level for level in bots.list_substitutes(game, bot) if level in offered]

    def _answer_here(self, game: Game, bot: str, state: State) -> list[Action] | None:
        """Return a quick level's answer without another process; None if it fails, or is not quick."""
        if bot.partition(":")[0] not in list_levels(game, self.count):
            return None
        try:
            return bot_worker.complete_action(game, bots.make_level(bot, game, secrets.token_hex(8)), state)
        except Exception as error:  # whatever a bot does, the game goes on
            LOG.warning("a bot has failed", game=game.name, bot=bot, error=type(error).__name__)
            return None

    async def weigh(
        self, owner: Owner, game: Game, options: Options, state: State, *, is_first_game: bool = False
    ) -> Advised:
        """Return the recommended answers, the best first; none after a failure."""
        return await self._advise(owner, game, options, state, bot_worker.advise, is_first_game) or Advised([], [])

    async def consider(
        self, owner: Owner, game: Game, options: Options, state: State, language: str, names: list[str]
    ) -> Opinion | None:
        """Return the engine's evaluation of the legal moves; None after a failure."""
        return await self._advise(owner, game, options, state, bot_worker.consider, language, names)

    async def _advise(
        self, owner: Owner, game: Game, options: Options, state: State, job: Callable[..., Answer], *more: Any
    ) -> Answer | None:
        """Evaluate a position in short jobs that run as spare work, then run `job` with the values."""
        position = (game.name, options.to_dict(), state.dump())
        under_way = [owner.person, *([owner.place] if owner.place else [])]
        self._advised.update(under_way)
        try:
            moves = await self.run_spare(owner, bot_worker.verdict_moves, *position)
            values = list[AnswerValue]()
            for move in moves or ():
                value = await self.run_spare(owner, bot_worker.verdict_answer, *position, move)
                if value is None:
                    return None
                values.append(value)
            return await self.run_spare(owner, job, *position, values, *more) if values else None
        finally:
            self._advised.subtract(under_way)
            self._advised += Counter()  # drops zero counts

    async def remark(
        self, owner: Owner, game: Game, options: Options, state: State, actions: Sequence[Action]
    ) -> Remark | None:
        """Return a coach's remark on an answer; None if there is none, or after a failure."""
        return await self._ask(owner, bot_worker.remark, game, options, "coach", state, actions)

    def choose_quickly(self, game: Game, state: State) -> list[Action]:
        """Return any legal action."""
        return bot_worker.complete_action(game, bots.make_level(LAST_RESORT, game, secrets.token_hex(8)), state)

    async def _ask(
        self, owner: Owner, job: Callable[..., Answer], game: Game, options: Options, bot: str, state: State, *more: Any
    ) -> Answer | None:
        if not self._workers:
            return None
        args = (game.name, options.to_dict(), bot, secrets.token_hex(8), state.dump(), *more)
        worker = await self._line.take(owner)
        said = {"game": game.name, "bot": bot}
        return await self._run_job(self._think(worker, self._line.spending, owner, self._patience, job, args, **said))

    async def run_spare(self, owner: Owner, job: Callable[..., Answer], *args: Any) -> Answer | None:
        """Run a short piece of work when no seat needs the process; None after a failure or timeout."""
        if not self._workers:
            return None
        worker = await self._line.take_spare(owner)
        spending, said = self._line.spare_spending, {"work": job.__name__}
        return await self._run_job(self._think(worker, spending, owner, SPARE_TIMEOUT_SECONDS, job, args, **said))

    @property
    def count(self) -> int:
        """Number of processes."""
        return len(self._workers)

    async def _run_job(self, thinking: Coroutine[Any, Any, Answer | None]) -> Answer | None:
        """Run a job in its own task: the caller may go away, but the process is busy until the job ends."""
        thought = asyncio.create_task(thinking)
        self._jobs.add(thought)
        thought.add_done_callback(self._jobs.discard)
        return await asyncio.shield(thought)

    async def _think(
        self,
        worker: WorkerProcess,
        spending: UsageMeter,
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
                    await asyncio.wait_for(worker.run(bot_worker.report_ready), START_TIMEOUT_SECONDS)
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
        """End all processes and their jobs."""
        for job in self._jobs:
            job.cancel()
        for worker in self._workers:
            worker.end()


class WorkerProcess:
    """One process, started on first use and restarted after it was ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def run(self, job: Callable[..., Answer], *args: Any) -> asyncio.Future[Answer]:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # nothing of the server's threads and sockets comes along
            self._pool = ProcessPoolExecutor(1, context, initializer=bot_worker.prepare)
        return asyncio.get_running_loop().run_in_executor(self._pool, job, *args)

    def end(self) -> None:
        """Kill the process: there is no other way to stop a computation."""
        pool, self._pool = self._pool, None
        if pool:
            processes = list((pool._processes or {}).values())  # noqa: SLF001 - the executor offers nothing else
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class WorkerQueue:
    """Queue for workers: least recent usage first, then first come, first served.

    Spare work comes after all others.
    """

    def __init__(self, workers: list[WorkerProcess]) -> None:
        self._idle: Final = list(workers)
        self._seats: Final = WaitingList()
        self._spare: Final = WaitingList()
        self.spending: Final = self._seats.spending
        self.spare_spending: Final = self._spare.spending

    async def take(self, owner: Owner) -> WorkerProcess:
        """Wait for a worker, to be given back."""
        with metrics.BOTS_WAITING.track_inprogress():
            return await self._take(self._seats, owner)

    async def take_spare(self, owner: Owner) -> WorkerProcess:
        """Wait for a worker that no seat needs, to be given back soon."""
        return await self._take(self._spare, owner)

    async def _take(self, waiting: WaitingList, owner: Owner) -> WorkerProcess:
        if self._idle:
            return self._idle.pop()
        turn = waiting.add(owner)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self.give(turn.result())
            raise

    def give(self, worker: WorkerProcess) -> None:
        """Hand the worker to the next in the queue."""
        turn = self._seats.pop_next() or self._spare.pop_next()
        if turn:
            turn.set_result(worker)
        else:
            self._idle.append(worker)


class WaitingList:
    """Waiting requests in the order of their turns."""

    def __init__(self) -> None:
        self._turns: Final[dict[Owner, deque[asyncio.Future[WorkerProcess]]]] = {}
        self.spending: Final = UsageMeter()

    def add(self, owner: Owner) -> asyncio.Future[WorkerProcess]:
        turn: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        self._turns.setdefault(owner, deque()).append(turn)
        return turn

    def pop_next(self) -> asyncio.Future[WorkerProcess] | None:
        """Return the next request that has not been cancelled, or None."""
        while self._turns:
            now = time.monotonic()
            owner = min(self._turns, key=lambda one: self.spending.read(one, now))
            mine = self._turns.pop(owner)
            turn = mine.popleft()
            if mine:
                self._turns[owner] = mine  # behind the others
            if not turn.cancelled():
                return turn
        return None


class UsageMeter:
    """Recent processor seconds per person and per address, with a half-life of a minute."""

    def __init__(self) -> None:
        self._had: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()  # seconds, and when they were counted

    def note(self, owner: Owner, seconds: float) -> None:
        now = time.monotonic()
        for key in {owner.place or owner.person, owner.person}:
            self._had[key] = (self._now(key, now) + seconds, now)
            self._had.move_to_end(key)
        while len(self._had) > MAX_TRACKED_OWNERS:
            self._had.popitem(last=False)

    def read(self, owner: Owner, now: float) -> tuple[float, float]:
        """Return the seconds of the address, then those of the person."""
        return self._now(owner.place or owner.person, now), self._now(owner.person, now)

    def _now(self, key: str, now: float) -> float:
        seconds, at = self._had.get(key, (0.0, now))
        return seconds * math.pow(0.5, (now - at) / HALF_SECONDS)
