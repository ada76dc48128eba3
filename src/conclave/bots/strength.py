"""How strong the levels are, as one ladder for two seats has measured it: weights/GAME.ladder.json.

The file is what `conclave ladder GAME --json` printed; `bench/RESULTS.md` says with which levels and how many games.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from conclave.bots import names
from conclave.bots.weights import FOLDER

USUAL: Final = ":1s"  # how long those may think whose thinking can be limited, where nobody limits it


@cache
def elo_of(game: str) -> dict[str, int]:
    """Elo by level, 0 for the weakest and in tens; {} for a game that nobody has measured."""
    path = FOLDER / f"{game}.ladder.json"
    levels = json.loads(path.read_text())["levels"] if path.exists() else []
    measured = {level["bot"].removesuffix(USUAL): round(level["elo"], -1) for level in levels}
    return {name: int(measured[name]) for name in names() if name in measured}
