"""Who plays the games: this process, several processes, or a Dask cluster.

All of them are given the same list of games and hand back reports in any order. A worker that dies takes no game with
it: whatever it had not reported is played again, by new workers.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import sys
import threading
from collections import Counter, deque
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
from functools import partial
from multiprocessing.connection import wait as wait_for_ends
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from conclave.bots.arena import Failed, Match, Played, Report, Slot, play_all, play_slot
from conclave.play.errors import GameError

P = ParamSpec("P")
T = TypeVar("T")

BATCH_SECONDS: Final = 0.5  # long enough to make sending games cheap, short enough to lose little of them
BIGGEST_BATCH: Final = 25  # so that a report is sent in one piece: half of one would be waited for for ever
LOST_TOGETHER: Final = 2  # so often a game may be lost beside others before it is played alone,
LOST_ALONE: Final = 2  # and so often alone before it is given up
SECONDS_TO_CONNECT: Final = 10


class NoCluster(GameError):
    """The cluster cannot be used from here."""


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

    def hands(self) -> AbstractContextManager[tuple[Executor, Callable[[], int]]]:
        """The executor itself, for other work than games of a match."""
        return self._start()

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[Report]]:
        """Executors are started anew as often as one breaks down. A game that kills whoever plays it is given up."""
        todo = _Todo(slots)
        while todo:
            yield from self._with_one_executor(matches, todo)
            if hopeless := todo.hopeless():
                yield [
                    Failed(
                        slot.match, slot.game, f"whoever plays game {slot.game} dies: is there too little memory?", ""
                    )
                    for slot in hopeless
                ]

    def _with_one_executor(self, matches: Mapping[int, Match], todo: _Todo) -> Generator[list[Report]]:
        """Plays until all is done or a worker has died."""
        flying: dict[Future[list[Report]], list[Slot]] = {}
        with self._start() as (executor, hands):
            is_broken = False
            while flying or (todo and not is_broken):
                if not is_broken:
                    try:
                        _hand_out(executor, hands(), matches, todo, flying)
                    except BrokenExecutor:
                        is_broken = True
                for future in wait(flying, return_when=FIRST_COMPLETED).done:
                    batch = flying.pop(future)
                    if _is_lost(future):
                        is_broken = True
                        todo.lose(batch)
                    else:
                        reports = future.result()
                        todo.learn(reports)
                        yield reports


def _hand_out(
    executor: Executor,
    hands: int,
    matches: Mapping[int, Match],
    todo: _Todo,
    flying: dict[Future[list[Report]], list[Slot]],
) -> None:
    """Two batches for each hand, so that nobody waits for the next one."""
    while len(flying) < 2 * hands and (batch := todo.take(hands, is_alone=not flying)):
        try:
            flying[executor.submit(play_all, matches, batch)] = batch
        except BrokenExecutor:
            todo.lose(batch)
            raise


class _Todo:
    """Games that nobody plays yet, handed out in batches of about the same time.

    Games that were lost with a worker come last. Those lost again are played alone, to see whose fault it is.
    """

    def __init__(self, slots: Sequence[Slot]) -> None:
        self._slots = deque(slots)
        self._suspects = deque[Slot]()
        self._losses = Counter[Slot]()
        self._seconds = 0.0
        self._finished = 0

    def __len__(self) -> int:
        return len(self._slots) + len(self._suspects)

    def take(self, hands: int, *, is_alone: bool) -> list[Slot]:
        """The next batch; empty where nothing can be played beside what is being played."""
        if self._slots:
            return [self._slots.popleft() for _ in range(self._size(hands))]
        return [self._suspects.popleft()] if self._suspects and is_alone else []

    def _size(self, hands: int) -> int:
        """Fewer towards the end, so that all hands finish at about the same time."""
        if not self._finished:
            return 1
        wanted = BATCH_SECONDS * self._finished / max(self._seconds, 1e-9)
        return max(1, int(min(wanted, BIGGEST_BATCH, len(self._slots) / (2 * hands))))

    def lose(self, slots: Sequence[Slot]) -> None:
        """A worker died with these games."""
        self._losses.update(slots)
        for slot in slots:
            (self._slots if self._losses[slot] < LOST_TOGETHER else self._suspects).append(slot)

    def hopeless(self) -> list[Slot]:
        """Games that killed even those who played nothing else; they are not handed out any more."""
        found = [slot for slot in self._suspects if self._losses[slot] >= LOST_TOGETHER + LOST_ALONE]
        for slot in found:
            self._suspects.remove(slot)
        return found

    def learn(self, reports: Sequence[Report]) -> None:
        self._finished += len(reports)
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
        executor = _Processes(count, multiprocessing.get_context("spawn"), initializer=_begin)
        try:
            yield executor, lambda: count
        except BaseException:  # the games that are still being played are of no use any more
            for child in set(multiprocessing.active_children()) - others:
                child.kill()
            raise
        finally:
            executor.shutdown(cancel_futures=True)

    return Workers(start)


class _Processes(ProcessPoolExecutor):
    """Starts processes that do not hear Ctrl-C: it is for us to decide what becomes of them.

    All else is the standard executor's. It offers an initializer for this, but that runs only when a process is up and
    has imported what it needs: until then Ctrl-C would fill the screen with its traceback.
    """

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Processes are started here, as they are needed, and inherit what we do not hear."""
        if sys.platform == "win32":  # nothing is inherited there: the initializer must do
            return super().submit(fn, *args, **kwargs)
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Wherever this process waits or thinks, it ends when the one that started it has ended, however that came."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for_ends([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# --- A Dask cluster


def cluster(address: str, patience: float = SECONDS_TO_CONNECT) -> Workers:
    """The workers of a Dask scheduler, such as "tcp://127.0.0.1:8786", which is tried for so many seconds."""
    try:
        import distributed
    except ImportError:
        raise NoCluster(
            "--scheduler needs Dask, which is not installed here: pip install 'conclave[cluster]'"
        ) from None

    for name in ("distributed", "distributed.client"):  # we say ourselves what went wrong, in a line
        logging.getLogger(name).setLevel(logging.CRITICAL)

    @contextmanager
    def start() -> Iterator[tuple[Executor, Callable[[], int]]]:
        try:
            client = distributed.Client(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError) as error:
            raise NoCluster(f"there is no Dask scheduler at {address!r}: {error}") from None
        with client:
            executor = client.get_executor(pure=False)
            try:
                yield executor, partial(_hands, client)
            finally:
                executor.shutdown(wait=False)  # cancels what is still played, on the cluster too

    return Workers(start)


def _hands(client: Any) -> int:
    """How many games the cluster can play at the same time, now: workers come and go."""
    try:
        threads: dict[str, int] = client.nthreads()
    except OSError as error:
        raise BrokenExecutor("the scheduler does not answer") from error
    return max(1, sum(threads.values()))
