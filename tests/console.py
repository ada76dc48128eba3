"""Helpers that run the command line as people do: with pipes, and at a terminal."""

from __future__ import annotations

import atexit
import codecs
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from patience import PATIENCE

if TYPE_CHECKING:
    from rich.console import RenderableType

RUN = [sys.executable, str(Path(__file__).parent / "cli" / "embers.py")]
# Commands run elsewhere, where a relative path would lead nowhere.
PATH = os.pathsep.join(str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part)


class Commands:
    """A process that has imported everything, and of which each command is a fork."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            RUN, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": PATH}
        )
        atexit.register(self.close)

    def run(self, arguments: Sequence[str], typed: str, cwd: Path) -> subprocess.CompletedProcess[str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with tempfile.TemporaryDirectory() as folder:
            files = [Path(folder, name) for name in ("in", "out", "err")]
            files[0].write_text(typed, encoding="utf-8")
            print(
                json.dumps([arguments, str(cwd), [str(file) for file in files]]), file=self._process.stdin, flush=True
            )
            assert select.select([self._process.stdout], [], [], PATIENCE)[0], f"{arguments} does not end"
            code = int(self._process.stdout.readline())
            out, err = (file.read_bytes().decode() for file in files[1:])
        return subprocess.CompletedProcess(arguments, code, out, err)

    def close(self) -> None:
        with self._process:
            pass  # it ends with its input


commands = cache(Commands)


def start(
    *arguments: str, typed: str, cwd: Path | None, settings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command; with settings, which may matter from the start, as a new program."""
    if settings is None:
        return commands().run(arguments, typed, cwd or Path.cwd())
    return subprocess.run(
        [*RUN, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": PATH, **settings},
        timeout=PATIENCE,
        check=False,
    )


def run(*arguments: str, typed: str = "", cwd: Path | None = None, settings: dict[str, str] | None = None) -> str:
    """Standard output of a command that gets its input by a pipe."""
    done = start(*arguments, typed=typed, cwd=cwd, settings=settings)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout


def fail(*arguments: str, cwd: Path | None = None) -> str:
    """The one line that a command says before it gives up."""
    done = start(*arguments, typed="", cwd=cwd)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stderr.startswith("conclave: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.strip()


def drawn(what: RenderableType, width: int = 80, *, height: int = 24, colour: bool = False) -> str:
    """As a terminal of this size shows it."""
    file = io.StringIO()
    Console(
        file=file, width=width, height=height, force_terminal=True, no_color=not colour, color_system="standard",
        legacy_windows=False, _environ={},
    ).print(what)  # fmt: skip
    return file.getvalue() if colour else re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue())


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, *arguments: str, cwd: Path, settings: dict[str, str] | None = None) -> None:
        self.screen = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")  # what is read may end within a letter
        self._seen = 0
        self._end, other = pty.openpty()
        settings = {
            **os.environ,
            "PYTHONPATH": PATH,
            "TERM": "xterm",
            "COLUMNS": "100",
            "LINES": "40",
            **(settings or {}),
        }
        self._process = subprocess.Popen(
            [*RUN, *arguments], stdin=other, stdout=other, stderr=other, cwd=cwd, env=settings, start_new_session=True
        )
        os.close(other)

    def wait_for(self, *texts: str) -> str:
        """What has come since the last call, up to one of these texts."""
        while not any(text in self.screen[self._seen :] for text in texts):
            assert self._read(), f"{texts} never came:\n{self.screen}"
        new, self._seen = self.screen[self._seen :], len(self.screen)
        return new

    def type(self, text: str) -> None:
        os.write(self._end, text.encode())

    def interrupt(self) -> None:
        """What Ctrl-C does."""
        self.signal(signal.SIGINT)

    def signal(self, number: int) -> None:
        """Once the command waits for input: a signal just before it does would go unnoticed until a key is pressed."""
        calm = 0
        while calm < 5:
            time.sleep(0.02)
            calm = calm + 1 if self._is_asleep() else 0
        self._process.send_signal(number)

    def _is_asleep(self) -> bool:
        stat = Path(f"/proc/{self._process.pid}/stat")
        return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "S"

    def close(self) -> int:
        """Wait for the end of the command; its exit code."""
        while self._read():
            pass
        os.close(self._end)
        return self._process.wait(timeout=PATIENCE)

    def _read(self) -> bool:
        """False when there will be no more."""
        assert select.select([self._end], [], [], PATIENCE)[0], f"nothing more has come:\n{self.screen}"
        try:
            self.screen += self._decoder.decode(os.read(self._end, 65536))
        except OSError:  # the other end is closed
            return False
        return True
