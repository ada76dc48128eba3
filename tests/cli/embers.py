"""The command line with the toy game at the table: what `conclave` runs, in a process of its own.

Without arguments it makes commands fast: all is imported once, and each command is a fork of this process. Each line on
the input is a command as JSON (its arguments, where it runs, and the files that are its input, output and errors); its
exit code is printed when it ends.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import sys
from pathlib import Path


def become(cwd: str, files: list[str]) -> None:
    """Be the process of a command: in its folder, with its files instead of our pipes."""
    os.chdir(cwd)
    for number, (path, mode) in enumerate(zip(files, ("r", "w", "w"), strict=True)):
        with Path(path).open(mode) as opened:
            os.dup2(opened.fileno(), number)
    sys.stdin, sys.stdout, sys.stderr = (
        open(number, mode, encoding="utf-8", closefd=False)  # noqa: SIM115 - for as long as it runs
        for number, mode in enumerate(("r", "w", "w"))
    )


def command() -> bool:
    """Wait for commands, and run each in a fork; whether this process is one."""
    for room in pkgutil.iter_modules(cli.__path__, "conclave.cli."):
        importlib.import_module(room.name)
    for name in registry.names():
        registry.face(registry.find(name))
    for file in (fluent.LOCALE / "en").iterdir():
        fluent.bundle("en", file.name)
    for line in sys.stdin:
        arguments, cwd, files = json.loads(line)
        if (child := os.fork()) == 0:
            become(cwd, files)
            sys.argv[1:] = arguments
            return True
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    return False


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from conclave import cli
    from conclave.play import fluent, registry
    from toy import EMBERS
    from toy_face import EmbersFace

    registry.register(EMBERS, EmbersFace)
    if sys.argv[1:] or command():
        cli.main()
