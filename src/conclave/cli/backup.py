"""`conclave admin backup` and `restore`: everything that a server has stored, as one file, and back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from conclave.cli.admin import Config, Database, plain_errors
from conclave.cli.setup import Language
from conclave.play.fluent import ENGLISH, Speaker

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
    """Copy everything that is stored into one file, while the server runs.

    Keep the file to yourself: it holds the seeds of games that are being played, and the key that signs cookies.

    Parameters
    ----------
    file
        Where to. A file that is there already is refused.
    replace
        Replace a file that is there already.
    """
    from conclave.server.run import open_settings
    from conclave.server.store.backup import back_up

    words = Speaker(language, "host.ftl")
    with plain_errors(), _bar(words.say("backup-copying")) as tell:
        url = open_settings(config, {"database": database}).database
        made = asyncio.run(back_up(url, file, is_replacing=replace, on_progress=tell))
    print(words.say("backup-made", path=str(file), **_told(made)))


def restore(
    file: Path,
    *,
    replace: Replace = False,
    database: Database = None,
    config: Config = None,
    language: Language = ENGLISH,
) -> None:
    """Fill an empty database from a backup, of SQLite or of PostgreSQL. The server must be stopped.

    Parameters
    ----------
    file
        A file that `conclave admin backup` has made.
    replace
        Replace all that is in the database, if it is not empty.
    """
    from conclave.server.run import open_settings
    from conclave.server.store import backup as store

    words = Speaker(language, "host.ftl")
    with plain_errors(), _bar(words.say("backup-restoring")) as tell:
        url = open_settings(config, {"database": database}).database
        found = asyncio.run(store.restore(url, file, is_replacing=replace, on_progress=tell))
    print(words.say("backup-restored", path=str(file), **_told(found)))


def _told(summary: Summary) -> dict[str, int | str]:
    megabytes = f"{summary.bytes / 1e6:.1f}"
    counts = {"tables": summary.tables, "playing": summary.playing, "people": summary.people}
    return {**counts, "megabytes": megabytes, "schema": summary.schema}


@contextmanager
def _bar(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """How far it is, on stderr, where somebody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
