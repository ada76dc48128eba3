"""Who plays the games: this process, several processes, or a Dask cluster.

All of them are given the same list of games and hand back reports in any order. A worker that dies takes no game with
it: whatever it had not reported is played again, by new workers.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager
from multiprocessing.connection import wait as wait_for_ends
from typing import Final, ParamSpec, Protocol, TypeVar

from conclave.bots.arena import Match, Played, Report, Slot, play_all, play_slot
from conclave.play.errors import GameError

P = ParamSpec("P")
T = TypeVar("T")

BATCH_SECONDS: Final = 0.5  # long enough to make sending games cheap, short enough to lose little of them
BIGGEST_BATCH: Final = 500
MOST_DEATHS: Final = 3  # in a row, with no game finished in between
SECONDS_TO_CONNECT: Final = 10


class NoCluster(GameError):
    """The cluster cannot be used from here."""


class WorkersDied(GameError):
    """Workers end again and again before they finish a single game."""


class Crew(Protocol):
    """Plays games."""

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[Report]]:
        """Each game once, in any order. To be closed when no more is wanted: nobody goes on playing after that."""


class OneByOne:
    """Plays in this process."""

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[Report]]:
        """In order, each reported when it is over."""
        for slot in slots:
            yield [play_slot(matches[slot.match], slot)]


class Workers:
    """Plays with any executor of the kind of concurrent.futures."""

    def __init__(self, start: Callable[[], AbstractContextManager[tuple[Executor, Callable[[], int]]]]) -> None:
        self._start: Final = start  # gives an executor, and how many games it can play at the same time

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[Report]]:
        """Executors are started anew as often as one breaks down, unless none of them gets anywhere."""
        todo, deaths = _Todo(slots), 0
        while todo:
            before = todo.finished
            yield from self._with_one_executor(matches, todo)
            deaths = deaths + 1 if todo and todo.finished == before else 0
            if deaths == MOST_DEATHS:
                raise WorkersDied(
                    f"the workers have died {deaths} times without finishing game {todo.take(1)[0].game}: is there too"
                    " little memory?"
                )

    def _with_one_executor(self, matches: Mapping[int, Match], todo: _Todo) -> Generator[list[Report]]:
        """Plays until all is done or a worker has died."""
        flying: dict[Future[list[Report]], list[Slot]] = {}
        with self._start() as (executor, hands):
            is_broken = False
            while flying or (todo and not is_broken):
                while todo and not is_broken and len(flying) < 2 * hands():  # so that nobody waits for the next one
                    batch = todo.take(hands())
                    try:
                        flying[executor.submit(play_all, matches, batch)] = batch
                    except BrokenExecutor:
                        is_broken = True
                        todo.put_back(batch)
                for future in wait(flying, return_when=FIRST_COMPLETED).done:
                    batch = flying.pop(future)
                    if _is_lost(future):
                        is_broken = True
                        todo.put_back(batch)
                    else:
                        reports = future.result()
                        todo.learn(reports)
                        yield reports


class _Todo:
    """Games that nobody plays yet, handed out in batches of about the same time."""

    def __init__(self, slots: Sequence[Slot]) -> None:
        self._slots = deque(slots)
        self._seconds = 0.0
        self.finished = 0

    def __len__(self) -> int:
        return len(self._slots)

    def take(self, hands: int) -> list[Slot]:
        """Some games; fewer towards the end, so that all hands finish at about the same time."""
        size = 1
        if self.finished:
            wanted = BATCH_SECONDS * self.finished / max(self._seconds, 1e-9)
            size = max(1, int(min(wanted, BIGGEST_BATCH, len(self._slots) / (2 * hands))))
        return [self._slots.popleft() for _ in range(min(size, len(self._slots)))]

    def put_back(self, slots: Sequence[Slot]) -> None:
        self._slots.extendleft(reversed(slots))

    def learn(self, reports: Sequence[Report]) -> None:
        self.finished += len(reports)
        self._seconds += sum(report.seconds for report in reports if isinstance(report, Played))


def _is_lost(future: Future[list[Report]]) -> bool:
    """Whether a worker died with these games. (A bot that raises is a report like any other.)"""
    if future.cancelled():
        return True
    error = future.exception()
    return isinstance(error, (BrokenExecutor, CancelledError)) or type(error).__name__ == "KilledWorker"  # Dask's


# --- Processes of this machine


def processes(count: int) -> Workers:
    """So many processes, each started afresh, with nothing of this one but its modules."""

    @contextmanager
    def start() -> Iterator[tuple[Executor, Callable[[], int]]]:
        others = set(multiprocessing.active_children())
        executor = _Processes(count, multiprocessing.get_context("spawn"), initializer=_end_with_parent)
        try:
            yield executor, lambda: count
        except BaseException:  # nobody wants what they still play
            for child in set(multiprocessing.active_children()) - others:
                child.kill()
            raise
        finally:
            executor.shutdown(cancel_futures=True)

    return Workers(start)


class _Processes(ProcessPoolExecutor):
    """Starts processes that do not hear Ctrl-C: it is for us to decide what becomes of them."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Processes are started here, as they are needed, and inherit what we do not hear."""
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _end_with_parent() -> None:
    """Wherever this process waits or thinks, it ends when the one that started it has ended, however that came."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for_ends([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# --- A Dask cluster


def cluster(address: str) -> Workers:
    """The workers of a Dask scheduler, such as "tcp://127.0.0.1:8786"."""
    try:
        import distributed
    except ImportError:
        raise NoCluster(
            "--scheduler needs Dask, which is not installed here: pip install 'conclave[cluster]'"
        ) from None

    @contextmanager
    def start() -> Iterator[tuple[Executor, Callable[[], int]]]:
        try:
            client = distributed.Client(address, timeout=SECONDS_TO_CONNECT, set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster(f"there is no Dask scheduler at {address!r}: {error}") from None
        with client:
            executor = client.get_executor(pure=False)
            try:
                yield executor, lambda: max(1, sum(client.nthreads().values()))
            finally:
                executor.shutdown(wait=False)  # cancels what is still played, on the cluster too

    return Workers(start)
