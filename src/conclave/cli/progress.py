"""A progress bar with the remaining time, on stderr."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def bar(total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function to call with the number done so far."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    step = max(1, total // 500)  # a bar has no more places, and each update costs more than a game
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=total)

        def advance(done: int) -> None:
            if done % step == 0 or done == total:
                progress.update(task, completed=done)

        yield advance
