"""The strongest bot: a master's search with a mind that was learned by playing, which goes on where it left off.

An action often asks several questions. What was found out about the first answers them all, as long as nothing was
revealed in between: then the tree below the chosen move is the one to go on with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from conclave.bots import Effort, Guess
from conclave.bots.engine.search import Search
from conclave.bots.master import Master
from conclave.play.protocol import Action, Game, Seat, State
from conclave.play.unchecked import unchecked

CATCH_UP: Final = 1.0  # it thinks on until no other move could catch up; a master stops far sooner
LITTLE: Final = 200  # iterations


class Grandmaster(Master):
    """Searches what a mind thinks likely, and remembers it until the action is whole."""

    level = "grandmaster"
    catch_up = CATCH_UP

    def __init__(self, game: Game, seed: int | str, effort: Effort) -> None:
        super().__init__(game, seed, effort)
        self.search: Search | None = None
        self._before: State | None = None  # the state that was searched
        self._chosen: Action = 0

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:
        """The move that most of the thinking went into."""
        if len(legal) == 1:
            return legal[0]
        self._chosen = self.weigh(seat, legal, guess)[0].action
        return self._chosen

    def _begin(self, seat: Seat, state: State, seed: int) -> Search:
        before, search = self._before, self.search
        self._before = state
        is_known = before is not None and goes_on(before, self._chosen, seat, state)
        if is_known and search is not None and search.follow(self._chosen, unchecked(state)):
            return search
        self.search = super()._begin(seat, state, seed)
        return self.search


class Sage(Grandmaster):
    """A grandmaster who thinks little, and the same little on every machine."""

    def __init__(self, game: Game, seed: int | str, effort: Effort) -> None:
        super().__init__(game, seed, replace(effort, iterations=LITTLE))


def goes_on(before: State, action: Action, seat: Seat, now: State) -> bool:
    """Whether all that has happened since is this action, so that the seat knows no more than it did."""
    if before.actor() != seat or action not in before.legal():
        return False
    after = before.copy()
    after.apply(action)
    return after.actor() == seat and after.key(seat) == now.key(seat)
