"""The law kit: point it at a game, and every promise of the protocol is checked on random games.

`check_game` plays one random game. At every step it checks the list of legal actions and that the game is not too long.
Everything else costs many times what a step costs, and so is sampled: one step in `every`, chosen by the seed, is
checked by all the laws, for one viewer chosen by the seed (a seat or a spectator); a law that could look at each of
many legal actions looks at a few. Of the laws of whole games, those that play much of the game again run on one game in
`rare`. Over some hundred games each law meets each kind of step many times; a failure names its seed.

The counter that `check_game` returns tells how often each law was applied, so that a test can prove that none was idle.
"""

from __future__ import annotations

from conclave.play.laws.driver import ALL, ENDINGS, check_game
from conclave.play.laws.moment import Law, LawBroken, Moment, WholeGame, WholeLaw, require

__all__ = ["ALL", "ENDINGS", "Law", "LawBroken", "Moment", "WholeGame", "WholeLaw", "check_game", "require"]
