"""Proofs: a victory in this round that no answer of a rival and no outcome of chance can take away.

A search over what one seat knows. A node is all states that the seat cannot tell apart; its own moves are alternatives,
while everything that a rival may hold and answer, and everything that chance may bring, must lead to the goal too. So a
proof holds for every deal, and its moves never depend on what is hidden. Whatever takes more nodes than allowed is
undecided: neither proven nor refuted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, cast

from conclave.play.errors import GameError
from conclave.play.protocol import NOBODY, Action, Game, Seat, State
from conclave.play.unchecked import unchecked


class Undecided(GameError):
    """More positions would have to be looked at than are allowed, or some of them cannot be looked at in full."""


class Prover:
    """One round of one game, for one seat. What it has found out it remembers."""

    def __init__(self, game: Game, start: State, seat: Seat, nodes: int) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._round: Final = game.chapter(start)
        self._found: Final[dict[bytes, bool | None]] = {}  # None: being looked at
        self._likely: Final[Counter[Action]] = Counter()  # moves that have proved or refuted something before
        self.nodes = nodes  # that may still be looked at

    def is_won(self, state: State) -> bool:
        """Whether the seat can force its victory in this round; Undecided where that is not found out."""
        found = self._won(state)
        if found is None:
            raise Undecided("too many positions, some that cannot be listed, or play that goes round in circles")
        return found

    def _won(self, state: State) -> bool | None:
        """None: undecided. No exception comes up from the depth: its traceback would hold a long chain of frames with
        compiled states, and those must not be freed within many others (docs/ARCHITECTURE.md, hazards)."""
        if state.actor() == NOBODY:
            return state.returns()[self._seat] == 1
        if self._game.chapter(state) != self._round:
            return False
        deals = [cast(State, deal) for deal in unchecked(state).deals(self._seat)]
        if not deals:
            return None
        if state.partial():
            return self._looked_at(deals)
        key = deals[0].key(self._seat)
        if key in self._found:
            return self._found[key]  # None: going round in circles, and what depends on it is not certain
        self._found[key] = None
        found = self._looked_at(deals)
        if found is None:
            del self._found[key]
        else:
            self._found[key] = found
        return found

    def _looked_at(self, deals: list[State]) -> bool | None:
        self.nodes -= len(deals)  # each hand that a rival may hold is looked at
        if self.nodes < 0:
            return None
        if deals[0].actor() == self._seat:
            return self._own(deals[0])
        for deal, action in sorted(answers(deals), key=lambda one: -self._likely[one[1]]):
            found = self._won(played(deal, action))
            if not found:
                self._likely[action] += found is not None
                return found
        return True

    def _own(self, state: State) -> bool | None:
        for action in sorted(state.legal(), key=lambda one: -self._likely[one]):
            found = self._won(played(state, action))
            if found is not False:
                self._likely[action] += found is not None
                return found
        return False

    def moves(self, state: State) -> dict[Action, bool]:
        """Each first action of the seat, and whether it can still win with it."""
        return {action: self.is_won(played(state, action)) for action in state.legal()}


def answers(deals: Sequence[State]) -> Iterator[tuple[State, Action]]:
    """All that a rival or chance may do, each in a deal that allows it."""
    allowed: dict[Action, State] = {}
    for deal in deals:
        for action in deal.legal():
            allowed.setdefault(action, deal)  # with other cards in hand the same answer tells the seat the same
    for action, deal in allowed.items():
        yield deal, action


def played(state: State, action: Action) -> State:
    """The state after an action."""
    after = state.copy()
    after.apply(action)
    return after
