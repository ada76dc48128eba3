"""The best harvest, counted out: the most points that a seat can have when it rests this round, if the others rest at once.

Until all have collected, whatever the others choose must leave it that many. Every answer of the seat is tried, to the
end of its round, so that the count is exact; what takes more nodes than allowed is undecided.
"""

from __future__ import annotations

from typing import Final

from conclave.play.protocol import NOBODY, Action, Game, Seat, State
from conclave.puzzles.proving import Undecided, played

REST: Final = "rest"  # as notation writes it


class Reaper:
    """One round of one game, for one seat. What it has counted it remembers."""

    def __init__(self, game: Game, start: State, seat: Seat, nodes: int) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._round: Final = game.chapter(start)
        self._found: Final[dict[bytes, int]] = {}
        self.nodes = nodes  # that may still be looked at

    def worth(self, state: State) -> int:
        """The most points."""
        if state.actor() == NOBODY or self._game.chapter(state) != self._round:
            return self._points(state)
        key = state.key(self._seat)
        if key not in self._found:
            self.nodes -= 1
            if self.nodes < 0:
                raise Undecided("too many positions")
            self._found[key] = self._counted(state)
        return self._found[key]

    def _counted(self, state: State) -> int:
        legal = state.legal()
        rest = next((action for action in legal if self._game.write(state, action) == REST), None)
        if state.actor() != self._seat:
            return self.worth(played(state, rest)) if rest else min(self.worth(played(state, one)) for one in legal)
        others = [self.worth(played(state, action)) for action in legal if action != rest]
        return max([*others, self._points(state)] if rest is not None else others)

    def _points(self, state: State) -> int:
        return int(state.view(self._seat)["players"][self._seat]["points"])

    def moves(self, state: State) -> dict[Action, int]:
        """Each first action of the seat, and the most points that it leaves."""
        return {action: self.worth(played(state, action)) for action in state.legal()}
