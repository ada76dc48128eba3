"""A real `conclave serve` in a process of its own, and a real Chromium: for browser tests, pictures and figures."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import conclave
from conclave.server.http.client_files import NOT_BUILT, load_files
from timeouts import PATIENCE

NO_CHROMIUM = "there is no Chromium: install it, or say where it is by CONCLAVE_CHROMIUM"
NO_CLIENT = "this Conclave has no client: `make test` builds one, and needs npm's registry for that"
LIMITS = (
    "REQUESTS_PER_SECOND",
    "CHANGES_PER_MINUTE",
    "SIGN_INS_PER_MINUTE",
    "MESSAGES_PER_SECOND",
    "ENTRIES_PER_MINUTE",
    "ANALYSES_PER_HOUR",
    "SOCKETS_PER_ADDRESS",
    "SOCKETS_PER_PERSON",
)
QUIET = ("background-networking", "component-update", "sync", "gpu")
FLAGS = ["--no-sandbox", "--no-first-run", *(f"--disable-{one}" for one in QUIET)]


def find_chromium() -> str:
    """Where Chromium is; "" where there is none."""
    return os.environ.get("CONCLAVE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome") or ""


def has_client() -> bool:
    return load_files()["index.html"].data != NOT_BUILT


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser; while it is there, no other event loop can run in this thread."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        yield opened
        opened.close()


@contextmanager
def served(bot_pause: float = 0, program: Sequence[str] = ("-m", "conclave"), database: str = "") -> Iterator[str]:
    """A server, without limits; its address. `program`: what Python runs to serve. Without a database, an empty one."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CONCLAVE_")}
    environment |= {f"CONCLAVE_{name}": "0" for name in LIMITS} | {"CONCLAVE_BOT_PAUSE": str(bot_pause)}
    environment |= {"PYTHONUNBUFFERED": "1", "PYTHONPATH": str(Path(conclave.__path__[0]).parent)}
    command = [sys.executable, *program, "serve", "--no-browser", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("w+") as log:
        process = subprocess.Popen(
            [*command, "--database", database or f"sqlite:///{folder}/conclave.db"],
            env=environment, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+:\d+", process.stdout.readline())
            assert found, (Path(folder) / "log").read_text()
            yield found.group()
        finally:
            process.terminate()
            process.wait(PATIENCE)
            process.stdout.close()
