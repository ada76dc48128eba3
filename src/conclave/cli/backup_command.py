"""`conclave admin backup` and `restore`: a server's complete data as one file."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from conclave.cli.admin_command import Config, Database, report_store_errors
from conclave.cli.game_options import Language
from conclave.core.text.fluent import ENGLISH, Messages

if TYPE_CHECKING:
    from conclave.server.store.backup import Summary

Replace: TypeAlias = Annotated[bool, Parameter(negative="")]


def backup(
    file: Path,
    *,
    replace: Replace = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Copy all stored data into one file, while the server runs.

    Keep the file secret: it contains the seeds of games in progress and the key that signs cookies.

    Parameters
    ----------
    file
        The file to write. An existing file is refused.
    replace
        Replace an existing file.
    """
    from conclave.server.run import load_settings
    from conclave.server.store.backup import back_up

    words = Messages(language, "host.ftl")
    with report_store_errors(), _bar(words.say("backup-copying")) as tell:
        url = load_settings(config, {"database": database}).database
        made = asyncio.run(back_up(url, file, is_replacing=replace, on_progress=tell))
    print(words.say("backup-made", path=str(file), **_summary_arguments(made)))


def restore(
    file: Path,
    *,
    replace: Replace = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Fill an empty SQLite or PostgreSQL database from a backup. The server must be stopped.

    Parameters
    ----------
    file
        A file written by `conclave admin backup`.
    replace
        Replace all data in the database if it is not empty.
    """
    from conclave.server.run import load_settings
    from conclave.server.store import backup as store

    words = Messages(language, "host.ftl")
    with report_store_errors(), _bar(words.say("backup-restoring")) as tell:
        url = load_settings(config, {"database": database}).database
        found = asyncio.run(store.restore(url, file, is_replacing=replace, on_progress=tell))
    print(words.say("backup-restored", path=str(file), **_summary_arguments(found)))


def _summary_arguments(summary: Summary) -> dict[str, int | str]:
    megabytes = f"{summary.bytes / 1e6:.1f}"
    counts = {"tables": summary.tables, "playing": summary.playing, "people": summary.people}
    return {**counts, "megabytes": megabytes, "schema": summary.schema}


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """Show progress on stderr if it is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
