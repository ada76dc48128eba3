"""Checks of the machine: Python, compiled engines, client, limits, disk, clock."""

from __future__ import annotations

import os
import platform
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files as package_files
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from conclave.core import dice
from conclave.server.doctor.finding import Finding, advice, good, wrong
from conclave.server.http.client_files import FOLDER
from conclave.server.settings import PREFIX, Settings
from conclave.server.tables import player_view

TESTED: Final = ((3, 11), (3, 13))  # versions of Python
RECOMMENDED_FILES: Final = 4096  # each socket is one, and so is each connection to a database
MIN_FILES: Final = 512
MEGABYTE: Final = 1_000_000
LITTLE_SPACE: Final = 1000 * MEGABYTE
NO_SPACE: Final = 100 * MEGABYTE
WRITTEN: Final = datetime(2026, 11, 1, tzinfo=UTC)  # a clock before this time is wrong


def installation() -> Iterator[Finding]:
    """Check what does not depend on settings."""
    version = platform.python_version()
    oldest, newest = (".".join(map(str, one)) for one in TESTED)
    if TESTED[0] <= sys.version_info[:2] <= TESTED[1]:
        yield good("python", "python-good", version=version)
    else:
        yield advice("python", "python-untested", version=version, oldest=oldest, newest=newest)
    compiled = [str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) for module in (dice, player_view)]
    yield good("engines", "engines-compiled") if all(compiled) else advice("engines", "engines-pure")
    if (package_files("conclave") / FOLDER / "index.html").is_file():
        yield good("client", "client-built")
    else:
        yield wrong("client", "client-missing")


def settings(given: Settings) -> Iterator[Finding]:
    """Check for settings that are allowed but probably unintended."""
    if not given.is_local and not given.origin:
        yield advice("settings", "settings-no-origin", host=given.host)
    if not given.is_local and given.is_secure:
        yield advice("settings", "settings-open", host=given.host)
    named = os.environ.get(f"{PREFIX}CONFIG")
    if (given.secret or sa.make_url(given.database).password) and named and _is_for_others(Path(named)):
        yield advice("settings", "settings-readable", path=named)


def _is_for_others(file: Path) -> bool:
    return os.name == "posix" and file.is_file() and bool(file.stat().st_mode & stat.S_IROTH)


# --- Limits, disk, clock


def resources(given: Settings) -> Iterator[Finding]:
    """Check the limit of open files, free disk space and the clock."""
    yield from _files()
    folder = Path(sa.make_url(given.database).database or "").absolute().parent
    if given.is_sqlite and folder.is_dir():
        yield _disk(folder)
    yield _clock()


def _disk(folder: Path) -> Finding:
    free = shutil.disk_usage(folder).free
    said: dict[str, int | str] = {"megabytes": free // MEGABYTE, "folder": str(folder)}
    if free < NO_SPACE:
        return wrong("disk", "disk-full", **said)
    return advice("disk", "disk-low", **said) if free < LITTLE_SPACE else good("disk", "disk-good", **said)


def _files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]  # a server raises its own limit as far as it may
    if most == resource.RLIM_INFINITY or most >= RECOMMENDED_FILES:
        yield good("files", "files-good", most="∞" if most == resource.RLIM_INFINITY else most)
    elif most < MIN_FILES:
        yield wrong("files", "files-none", most=most, enough=RECOMMENDED_FILES)
    else:
        yield advice("files", "files-few", most=most, enough=RECOMMENDED_FILES)


def _clock() -> Finding:
    now = datetime.now(UTC)
    said = now.strftime("%Y-%m-%d %H:%M UTC")
    if now < WRITTEN:
        return wrong("clock", "clock-past", now=said)
    return advice("clock", "clock-adrift", now=said) if _is_adrift() else good("clock", "clock-good", now=said)


def _is_adrift() -> bool:
    """Return True if the machine reports that its clock is not synchronised."""
    tool = shutil.which("timedatectl")
    if tool is None:
        return False
    command = [tool, "show", "--property=NTPSynchronized", "--value"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
    except subprocess.TimeoutExpired:
        return False
    return done.stdout.strip() == "no"
