"""Helpers that run the command line as people do: with pipes, and at a terminal."""

from __future__ import annotations

import codecs
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from programs import PATH, Program
from timeouts import PATIENCE

if TYPE_CHECKING:
    from rich.console import RenderableType

RUN = [sys.executable, str(Path(__file__).parent / "cli" / "embers.py")]


def start(
    *arguments: str, typed: str, cwd: Path | None, settings: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end; with settings of Python's own, which matter from the start, as a new program."""
    environment = {**os.environ, "PYTHONPATH": PATH, **(settings or {})}
    if any(name.startswith("PYTHON") for name in settings or {}):
        return subprocess.run(
            [*RUN, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            cwd=cwd,
            env=environment,
            timeout=PATIENCE,
            check=False,
        )
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(typed.encode())
        for file in (given, out, err):
            file.seek(0)
        files = (out.fileno(), err.fileno(), given.fileno())
        code = Program(*arguments, files=files, environment=environment, cwd=cwd, has_toy=True).wait()
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode())
    return subprocess.CompletedProcess(arguments, code, *said)


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
        self._process = Program(*arguments, files=(other, other, other), environment=settings, cwd=cwd, has_toy=True)
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
