"""Executors of games: this process, several processes, or a Dask cluster.

All of them take the same list of games and return reports in any order. If a worker dies, new workers play the games
that it had not reported.
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

from conclave.bots.match.arena import GameFailure, GameReport, GameResult, Match, Slot, play_slot, play_slots
from conclave.core.errors import GameError

P = ParamSpec("P")
T = TypeVar("T")

BATCH_SECONDS: Final = 0.5  # long enough to amortise messages, short enough to lose little work
MAX_BATCH: Final = 25  # keeps reports small enough for one write; a partial one would block forever
MAX_SHARED_LOSSES: Final = 2  # losses of a game with its worker before it is played alone
MAX_SOLO_LOSSES: Final = 2  # further losses, played alone, before it is given up
CONNECT_TIMEOUT: Final = 10


class ClusterUnavailable(GameError):
    """Raised if the cluster cannot be used: Dask is not installed, or the scheduler is unreachable."""


class GameExecutor(Protocol):
    """The interface of an executor of games."""

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[GameReport]]:
        """Play each game once, in any order, and yield the reports. Closing the generator stops all play."""


class SerialExecutor:
    """Plays games one after the other in this process."""

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[GameReport]]:
        """Play the games in order and yield each report as soon as its game is over."""
        for slot in slots:
            yield [play_slot(matches[slot.match], slot)]


class PoolExecutor:
    """Plays games with any `concurrent.futures` executor."""

    def __init__(self, start: Callable[[], AbstractContextManager[tuple[Executor, Callable[[], int]]]]) -> None:
        self._start: Final = start  # opens an executor, with a function that returns its number of workers

    def open_executor(self) -> AbstractContextManager[tuple[Executor, Callable[[], int]]]:
        """Return a context manager for the executor itself, for work other than games of a match."""
        return self._start()

    def play(self, matches: Mapping[int, Match], slots: Sequence[Slot]) -> Generator[list[GameReport]]:
        """Play all games, with a new executor whenever one breaks.

        A game that repeatedly kills its worker is given up and reported as failed.
        """
        todo = _GameQueue(slots)
        while todo:
            yield from self._with_one_executor(matches, todo)
            if hopeless := todo.drop_unplayable():
                yield [
                    GameFailure(
                        slot.match, slot.game, f"whoever plays game {slot.game} dies: is there too little memory?", ""
                    )
                    for slot in hopeless
                ]

    def _with_one_executor(self, matches: Mapping[int, Match], todo: _GameQueue) -> Generator[list[GameReport]]:
        """Play until all games are done or a worker dies."""
        flying: dict[Future[list[GameReport]], list[Slot]] = {}
        with self._start() as (executor, hands):
            is_broken = False
            while flying or (todo and not is_broken):
                if not is_broken:
                    try:
                        _submit_batches(executor, hands(), matches, todo, flying)
                    except BrokenExecutor:
                        is_broken = True
                for future in wait(flying, return_when=FIRST_COMPLETED).done:
                    batch = flying.pop(future)
                    if _is_lost(future):
                        is_broken = True
                        todo.return_lost(batch)
                    else:
                        reports = future.result()
                        todo.record_times(reports)
                        yield reports


def _submit_batches(
    executor: Executor,
    hands: int,
    matches: Mapping[int, Match],
    todo: _GameQueue,
    flying: dict[Future[list[GameReport]], list[Slot]],
) -> None:
    """Keep two batches per worker submitted, so that no worker waits for the next one."""
    while len(flying) < 2 * hands and (batch := todo.take(hands, is_alone=not flying)):
        try:
            flying[executor.submit(play_slots, matches, batch)] = batch
        except BrokenExecutor:
            todo.return_lost(batch)
            raise


class _GameQueue:
    """Games that are not being played yet, handed out in batches of similar duration.

    Games lost with a dead worker are queued again at the end. Games lost repeatedly are played alone, to find the one
    that kills the worker.
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
        """Return the next batch; empty if no game may be played beside those in progress."""
        if self._slots:
            return [self._slots.popleft() for _ in range(self._size(hands))]
        return [self._suspects.popleft()] if self._suspects and is_alone else []

    def _size(self, hands: int) -> int:
        """Return the size of the next batch. It shrinks towards the end, so that all workers finish at about the same
        time."""
        if not self._finished:
            return 1
        wanted = BATCH_SECONDS * self._finished / max(self._seconds, 1e-9)
        return max(1, int(min(wanted, MAX_BATCH, len(self._slots) / (2 * hands))))

    def return_lost(self, slots: Sequence[Slot]) -> None:
        """Queue games again after their worker died."""
        self._losses.update(slots)
        for slot in slots:
            (self._slots if self._losses[slot] < MAX_SHARED_LOSSES else self._suspects).append(slot)

    def drop_unplayable(self) -> list[Slot]:
        """Remove and return the games that killed their worker even when played alone."""
        found = [slot for slot in self._suspects if self._losses[slot] >= MAX_SHARED_LOSSES + MAX_SOLO_LOSSES]
        for slot in found:
            self._suspects.remove(slot)
        return found

    def record_times(self, reports: Sequence[GameReport]) -> None:
        self._finished += len(reports)
        self._seconds += sum(report.seconds for report in reports if isinstance(report, GameResult))


def _is_lost(future: Future[list[GameReport]]) -> bool:
    """Return True if a worker died with these games. (A bot's exception is an ordinary report.)"""
    if future.cancelled():
        return True
    error = future.exception()
    return isinstance(error, (BrokenExecutor, CancelledError)) or type(error).__name__ == "KilledWorker"  # Dask's


# --- Local processes


def make_process_pool(count: int) -> PoolExecutor:
    """Return an executor with `count` processes, started by the "spawn" method."""

    @contextmanager
    def start() -> Iterator[tuple[Executor, Callable[[], int]]]:
        others = set(multiprocessing.active_children())
        executor = _Processes(count, multiprocessing.get_context("spawn"), initializer=_init_worker)
        try:
            yield executor, lambda: count
        except BaseException:  # games in progress are no longer needed
            for child in set(multiprocessing.active_children()) - others:
                child.kill()
            raise
        finally:
            executor.shutdown(cancel_futures=True)

    return PoolExecutor(start)


class _Processes(ProcessPoolExecutor):
    """A process pool whose workers ignore Ctrl-C, so that the parent process decides when to end them.

    An initializer alone is not enough, because it runs only after the worker has imported its modules. Until then
    Ctrl-C would print the worker's traceback.
    """

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a call with SIGINT blocked, because worker processes start here and inherit the signal mask."""
        if sys.platform == "win32":  # no signal mask there; the initializer ignores SIGINT
            return super().submit(fn, *args, **kwargs)
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)


def _init_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def end_with_parent() -> None:
    """Start a thread that ends this process as soon as its parent process has ended for any reason."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait_for_ends([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


# --- A Dask cluster


def make_cluster_pool(address: str, patience: float = CONNECT_TIMEOUT) -> PoolExecutor:
    """Return an executor on the workers of a Dask scheduler, such as "tcp://127.0.0.1:8786".

    `patience` is the connection timeout in seconds.
    """
    try:
        import distributed
    except ImportError:
        raise ClusterUnavailable(
            "--scheduler needs Dask, which is not installed here: pip install 'conclave[cluster]'"
        ) from None

    for name in ("distributed", "distributed.client"):  # errors are reported by our own messages
        logging.getLogger(name).setLevel(logging.CRITICAL)

    @contextmanager
    def start() -> Iterator[tuple[Executor, Callable[[], int]]]:
        try:
            client = distributed.Client(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError) as error:
            raise ClusterUnavailable(f"there is no Dask scheduler at {address!r}: {error}") from None
        with client:
            executor = client.get_executor(pure=False)
            try:
                yield executor, partial(_count_threads, client)
            finally:
                executor.shutdown(wait=False)  # cancels games in progress on the cluster too

    return PoolExecutor(start)


def _count_threads(client: Any) -> int:
    """Return the number of games that the cluster can play in parallel now; workers may join or leave."""
    try:
        threads: dict[str, int] = client.nthreads()
    except OSError as error:
        raise BrokenExecutor("the scheduler does not answer") from error
    return max(1, sum(threads.values()))
