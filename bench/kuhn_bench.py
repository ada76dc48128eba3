"""Measure Kuhn poker on Conclave's contract, interpreted and compiled by mypyc: a part of `make bench-peers`.

Both versions are the same file, kuhn_poker.py; the compiled one is built in a temporary folder.
"""

from __future__ import annotations

import importlib.util
import json
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).with_name("kuhn_poker.py")
GAMES_PER_RUN = 1000


def load_module(path: Path) -> Any:
    """Import kuhn_poker from this file, compiled or not."""
    spec = importlib.util.spec_from_file_location("kuhn_poker", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def compile_module(folder: Path) -> Path:
    """Compile the source with mypyc in this folder; the path of the extension module."""
    shutil.copy(SOURCE, folder)
    command = [sys.executable, "-m", "mypyc", "--ignore-missing-imports", SOURCE.name]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return next(path for path in folder.glob("kuhn_poker*") if path.suffix in (".so", ".pyd"))


def measure_rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second, after one run to warm up."""
    work()
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed


def measure(module: Any, seconds: float) -> dict[str, float]:
    """Decisions of players in random games, and copies of a state, per second."""
    draw, terminal, chance = random.Random(1).random, module.TERMINAL, module.CHANCE

    def play_games() -> int:
        decisions = 0
        for _ in range(GAMES_PER_RUN):
            state = module.KuhnState()
            while (player := state.current_player()) != terminal:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += player != chance
        return decisions

    middle = module.KuhnState(0, 1, "p")

    def copy_states() -> int:
        for _ in range(GAMES_PER_RUN):
            middle.copy()
        return GAMES_PER_RUN

    return {
        "loop_decisions_per_s": measure_rate(play_games, seconds),
        "copies_per_s": measure_rate(copy_states, seconds),
    }


def main() -> None:
    """Print the figures of both versions as JSON."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
    figures = {"interpreted": measure(load_module(SOURCE), seconds)}
    with tempfile.TemporaryDirectory() as folder:
        figures["compiled"] = measure(load_module(compile_module(Path(folder))), seconds)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
