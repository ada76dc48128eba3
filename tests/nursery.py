"""Makes server processes fast: everything is imported once, and each server is a fork of this process.

Each line on the input is a port (0 for any); for each a server starts, and the line `PID ADDRESS` is printed when it
answers. The servers are ordinary ones, to be killed in any way one likes.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys

from conclave.play import registry
from conclave.server.run import run
from conclave.server.settings import load

for name in registry.names():
    registry.face(registry.find(name))
importlib.import_module("conclave.server.app")


def serve(port: int, database: str) -> None:
    def ready(address: str) -> None:
        print(os.getpid(), address, flush=True)

    run(load(os.environ, None, {"database": database, "port": port}), ready)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(int(line), sys.argv[1])
            os._exit(0)


if __name__ == "__main__":
    main()
