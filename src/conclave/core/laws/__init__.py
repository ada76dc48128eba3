"""The law kit: checks every guarantee of the game protocol on random games.

`check_game` plays one random game. At every step it checks the list of legal actions and the length of the game. All
other checks are expensive and therefore sampled. One step in `every`, chosen by the seed, is checked by all laws for
one random viewer (a seat or a spectator). Laws about many legal actions check a few of them. The most expensive laws
run on one sampled step or game in several (`driver.SAMPLING_INTERVALS`). Over some hundred games each law sees each
kind of step many times. A failure names its seed.

`check_game` returns a counter of how often each law was applied, so that a test can assert that all of them ran.
"""

from __future__ import annotations

from conclave.core.laws.driver import GAME_LAWS, STEP_LAWS, check_game
from conclave.core.laws.sample import Law, LawBroken, Moment, WholeGame, WholeLaw, require

__all__ = ["GAME_LAWS", "STEP_LAWS", "Law", "LawBroken", "Moment", "WholeGame", "WholeLaw", "check_game", "require"]
