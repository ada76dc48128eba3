"""Makes programs start at once: this process has imported everything, and each `conclave` of a test is a fork of it.

Its input is a socket. Each message says as JSON what to be, and brings four open files: input, output and errors of the
program, and a socket on which its process is told at once, and its exit code when it ends. The programs are ordinary
ones, to be killed in any way one likes. (Processes of bots read this file too: what they need not is imported late.)
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import select
import signal
import socket
import sys
from contextlib import suppress
from typing import Any

LONGEST = 200_000  # bytes of a message


def import_everything() -> None:
    """And read what is said in English."""
    from conclave import cli
    from conclave.core import registry
    from conclave.core.text import fluent

    for room in pkgutil.iter_modules(cli.__path__, "conclave.cli."):
        importlib.import_module(room.name)
    for name in registry.list_games():
        registry.presenter_for(registry.load_game(name))
    for file in (fluent.LOCALE / "en").iterdir():
        fluent.load_bundle("en", file.name)
    for module in ("conclave.server.app", "conclave.server.http.protocols", "toy_presenter"):
        importlib.import_module(module)
    gc.freeze()  # what is never looked at by a collector is not copied for each program


def wait_for_programs(requests: socket.socket) -> dict[str, Any] | None:
    """Fork for each request. In the fork, what it is to be; None when there will be no more."""
    wakes, wake = socket.socketpair()
    wake.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake.fileno())
    running: dict[int, socket.socket] = {}
    while True:
        ready, _, _ = select.select([requests, wakes], [], [])
        if wakes in ready:
            wakes.recv(4096)
            tell_of_the_dead(running)
        if requests in ready:
            message, files, _, _ = socket.recv_fds(requests, LONGEST, 4)
            if not message:
                return None
            if (child := os.fork()) == 0:
                signal.set_wakeup_fd(-1)
                signal.signal(signal.SIGCHLD, signal.SIG_DFL)
                for one in (requests, wakes, wake, *running.values()):
                    one.close()
                return {**json.loads(message), "files": files}
            for file in files[:3]:
                os.close(file)
            running[child] = socket.socket(fileno=files[3])
            tell(running[child], child)


def tell_of_the_dead(running: dict[int, socket.socket]) -> None:
    for child in list(running):
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            with running.pop(child) as listener:
                tell(listener, os.waitstatus_to_exitcode(status))


def tell(listener: socket.socket, number: int) -> None:
    with suppress(OSError):  # nobody listens any more
        listener.send(str(number).encode())


def become(arguments: list[str], cwd: str, environment: dict[str, str], files: list[int], has_toy: bool) -> None:
    """Be the process of a program: a session of its own, in its folder, with its files instead of ours."""
    os.setsid()
    os.chdir(cwd)
    os.environ.clear()
    os.environ |= environment
    for number, file in enumerate(files[:3]):
        os.dup2(file, number)
    for file in files:
        os.close(file)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - for as long as it runs
        for number, mode in enumerate(("r", "w", "w"))
    )
    sys.argv[1:] = arguments
    if has_toy:
        from conclave.core import registry
        from toy import EMBERS
        from toy_presenter import EmbersFace

        registry.register_game(EMBERS, EmbersFace)


def main() -> None:
    import_everything()
    program = wait_for_programs(socket.socket(fileno=os.dup(0)))
    if program:
        become(**program)
        from conclave import cli

        cli.main()


if __name__ == "__main__":
    main()
