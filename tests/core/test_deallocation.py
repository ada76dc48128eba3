"""States can be held and freed in any way: no container, order or depth crashes the interpreter.

A crash ends the whole process, so each case runs in a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import conclave
from conclave.core import registry
from timeouts import PATIENCE

PROGRAM = Path(__file__).with_name("hold_states.py")
SOURCE = str(Path(conclave.__path__[0]).parent)


@pytest.mark.parametrize("collector", ["on", "off"])
@pytest.mark.parametrize("game", registry.list_games())
def test_states_are_freed_without_a_crash_however_they_are_held(game: str, collector: str) -> None:
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", str(PROGRAM), game, collector],
        env={**os.environ, "PYTHONPATH": SOURCE}, capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout[-500:]}\n{done.stderr[-2000:]}"
    assert done.stdout.endswith("all freed\n")
