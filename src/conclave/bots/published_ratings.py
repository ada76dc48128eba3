"""Published Elo ratings of the levels, read from data/ladder.json in the package of each game.

The file is the output of `conclave ladder GAME --json` for two seats. `bench/RESULTS.md` names the levels and the
number of games.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from conclave.bots import list_bots
from conclave.core.registry import data_file

DEFAULT_LIMIT: Final = ":1s"  # the default limit of levels that accept one


@cache
def load_elo(game: str) -> dict[str, int]:
    """Return the Elo by level, rounded to tens and 0 for the weakest; {} for a game without a measured ladder."""
    path = data_file(game, "ladder.json")
    levels = json.loads(path.read_text())["levels"] if path else []
    measured = {level["bot"].removesuffix(DEFAULT_LIMIT): round(level["elo"], -1) for level in levels}
    return {name: int(measured[name]) for name in list_bots() if name in measured}
