"""A real server with the client that was built into the package, and a real Chromium."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import conclave
from conclave.server.http_client import NOT_BUILT, files

QUIET = ("background-networking", "component-update", "sync", "gpu")
FLAGS = ["--no-sandbox", "--no-first-run", *(f"--disable-{one}" for one in QUIET)]


@pytest.fixture(scope="module")  # while it is there, no other event loop can run in this process
def browser() -> Iterator[Browser]:
    chromium = os.environ.get("CONCLAVE_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not chromium:
        pytest.fail("there is no Chromium: install it, or say where it is by CONCLAVE_CHROMIUM")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """`conclave serve` in a process of its own."""
    if files()["index.html"].data == NOT_BUILT:
        pytest.fail("this Conclave has no client: `make test` builds one, and needs npm's registry for that")
    folder = tmp_path_factory.mktemp("served")
    limits = ("REQUESTS_PER_SECOND", "CHANGES_PER_MINUTE", "SIGN_INS_PER_MINUTE", "MESSAGES_PER_SECOND")
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CONCLAVE_")}
    environment |= {f"CONCLAVE_{name}": "0" for name in limits}
    environment |= {"PYTHONUNBUFFERED": "1", "PYTHONPATH": str(Path(conclave.__path__[0]).parent)}
    command = [sys.executable, "-m", "conclave.cli", "serve", "--no-browser", "--port", "0"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [*command, "--database", f"sqlite:///{folder}/conclave.db"],
            env=environment, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
    assert process.stdout is not None
    found = re.search(r"http://\S+:\d+", process.stdout.readline())
    assert found, (folder / "log").read_text()
    yield found.group()
    process.terminate()
    process.wait(20)
    process.stdout.close()
