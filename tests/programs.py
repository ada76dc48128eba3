"""Starts `conclave` processes as forks of one process that has imported everything (fork_server.py)."""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from timeouts import PATIENCE

# Programs run elsewhere, where a relative path would lead nowhere.
PATH = os.pathsep.join(str(Path(part).resolve()) for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part)


class Nursery:
    """The process of which they are forks; it ends with this one."""

    def __init__(self) -> None:
        self._requests, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, str(Path(__file__).parent / "fork_server.py")],
                stdin=theirs.fileno(),
                env={**os.environ, "PYTHONPATH": PATH},
                start_new_session=True,  # Ctrl-C is not meant for it
            )
        atexit.register(self.close)

    def ask(self, message: str, files: list[int]) -> None:
        socket.send_fds(self._requests, [message.encode()], files)

    def close(self) -> None:
        self._requests.close()
        self._process.wait(PATIENCE)


nursery = cache(Nursery)


class Program:
    """A `conclave` that runs. `files` are its output and errors, and its input, which is empty without one."""

    def __init__(
        self,
        *arguments: str,
        files: tuple[int, ...],
        environment: Mapping[str, str],
        cwd: Path | None = None,
        has_toy: bool = False,
    ) -> None:
        self._told, theirs = socket.socketpair()
        self._code: int | None = None
        about = {
            "arguments": arguments,
            "cwd": str(cwd or Path.cwd()),
            "environment": dict(environment),
            "has_toy": has_toy,
        }
        with theirs, Path(os.devnull).open("rb") as nothing:
            out, errors, typed = (*files, nothing.fileno())[:3]
            nursery().ask(json.dumps(about), [typed, out, errors, theirs.fileno()])
        self.pid = self._hear(PATIENCE)

    def _hear(self, seconds: float) -> int:
        assert select.select([self._told], [], [], seconds)[0], "the program does not end"
        said = self._told.recv(32)
        assert said, "the nursery is gone"
        return int(said)

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        if self._code is None and select.select([self._told], [], [], 0)[0]:
            self.wait()
        return self._code

    def wait(self, timeout: float = PATIENCE) -> int:
        """Its exit code, once it has ended."""
        if self._code is None:
            self._code = self._hear(timeout)
            self._told.close()
        return self._code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)
