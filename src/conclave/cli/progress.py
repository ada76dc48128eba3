"""A progress bar with the remaining time, on stderr."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeElapsedColumn
from rich.text import Text

UPDATES_PER_SECOND: Final = 10  # an update takes as long as a short game


class Pace:
    """Estimate of the remaining time from the rate of finished games.

    Only games played in this run count, not those read from a file. There is no estimate before two games per worker
    have finished, because short games finish first.
    """

    def __init__(self, total: int, hands: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._total: Final = total
        self._enough: Final = 2 * hands
        self._clock: Final = clock
        self._start = self._last = clock()
        self._before = self.done = 0

    def begin(self, done: int) -> None:
        """Start the clock with `done` games finished earlier."""
        self._start = self._last = self._clock()
        self._before = self.done = done

    def advance(self, done: int) -> None:
        """Update the number of finished games."""
        self._last = self._clock()
        self.done = done

    def remaining(self) -> float | None:
        """Return the estimated seconds until the last game, or None if it is too early to tell."""
        played = self.done - self._before
        if played < min(self._enough, self._total - self._before):
            return None
        each = (self._last - self._start) / max(1, played)
        return max(0.0, each * (self._total - self.done) - (self._clock() - self._last))


class _Remaining(ProgressColumn):
    def __init__(self, pace: Pace) -> None:
        super().__init__()
        self._pace = pace

    def render(self, task: Task) -> Text:
        seconds = self._pace.remaining()
        return Text("how long? ..." if seconds is None else f"{_clock(seconds)} left", style="progress.remaining")


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


@contextmanager
def progress_bar(total: int, hands: int = 1, things: str = "games") -> Iterator[Callable[[int], None] | None]:
    """Yield a function to call with the number done so far, or None if stderr is not a terminal.

    The bar is drawn on stderr, so that the result can be piped.
    """
    if not sys.stderr.isatty():
        yield None
        return
    pace = Pace(total, hands)
    columns = (
        TextColumn(things),
        BarColumn(bar_width=32),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        _Remaining(pace),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True, refresh_per_second=4) as progress:
        task = progress.add_task("games", total=total)
        started, drawn = False, 0.0

        def advance(done: int) -> None:
            nonlocal started, drawn
            (pace.advance if started else pace.begin)(done)
            started = True
            now = time.monotonic()
            if done == total or now - drawn > 1 / UPDATES_PER_SECOND:
                drawn = now
                progress.update(task, completed=done)

        yield advance
