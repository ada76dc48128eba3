"""Proofs: a victory in this round that no answer of a rival and no outcome of chance can take away.

A search over what one seat knows. A node is all states that the seat cannot tell apart; its own moves are alternatives,
while everything that a rival may hold and answer, and everything that chance may bring, must lead to the goal too. So a
proof holds for every deal, and its moves never depend on what is hidden. Whatever takes more nodes than allowed is
undecided: neither proven nor refuted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, cast

from conclave.play.errors import GameError
from conclave.play.protocol import NOBODY, Action, Game, Seat, State
from conclave.play.unchecked import unchecked

UNLIMITED: Final = 99  # decisions of one's own: more than a round has
LONGEST: Final = 12  # actions of a refutation that are told


class Undecided(GameError):
    """More positions would have to be looked at than are allowed, or some of them cannot be looked at in full."""


class Prover:
    """One round of one game, for one seat. What it has found out it remembers."""

    def __init__(self, game: Game, start: State, seat: Seat, nodes: int) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._round: Final = game.chapter(start)
        self._found: Final[dict[tuple[bytes, int], bool | None]] = {}  # None: being looked at
        self._likely: Final[Counter[Action]] = Counter()  # moves that have proved or refuted something before
        self.nodes = nodes  # that may still be looked at

    def is_won(self, state: State, deeds: int = UNLIMITED) -> bool:
        """Whether the seat can force its victory in this round, with so many decisions of its own."""
        if state.actor() == NOBODY:
            return state.returns()[self._seat] == 1
        if self._game.chapter(state) != self._round:
            return False
        deals = [cast(State, deal) for deal in unchecked(state).deals(self._seat)]
        if not deals:
            raise Undecided("what is hidden here cannot be listed")
        if state.partial():
            return self._looked_at(deals, deeds)
        key = (deals[0].key(self._seat), deeds)
        if key in self._found:
            known = self._found[key]
            if known is None:  # going round in circles: what depends on it is not certain
                raise Undecided("a line of play leads back to where it began")
            return known
        self._found[key] = None
        try:
            found = self._looked_at(deals, deeds)
        except Undecided:
            del self._found[key]
            raise
        self._found[key] = found
        return found

    def _looked_at(self, deals: list[State], deeds: int) -> bool:
        self.nodes -= 1
        if self.nodes < 0:
            raise Undecided("too many positions")
        if deals[0].actor() == self._seat:
            return self._own(deals[0], deeds)
        for deal, action in self._answers(deals):
            if not self.is_won(played(deal, action), deeds):
                self._likely[action] += 1
                return False
        return True

    def _own(self, state: State, deeds: int) -> bool:
        legal = state.legal()
        if len(legal) > 1 and unchecked(state).quiet() and deeds < UNLIMITED:
            if deeds == 0:
                return False
            deeds -= 1
        for action in sorted(legal, key=lambda one: -self._likely[one]):
            if self.is_won(played(state, action), deeds):
                self._likely[action] += 1
                return True
        return False

    def _answers(self, deals: list[State]) -> Iterator[tuple[State, Action]]:
        """All that a rival or chance may do, each in a deal that allows it; likely refutations first."""
        allowed: dict[Action, State] = {}
        for deal in deals:
            for action in deal.legal():
                allowed.setdefault(action, deal)  # with other cards in hand the same answer tells the seat the same
        for action in sorted(allowed, key=lambda one: -self._likely[one]):
            yield allowed[action], action

    # --- What came of it

    def moves(self, state: State) -> dict[Action, bool]:
        """Each first action of the seat, and whether it can still win with it."""
        return {action: self.is_won(played(state, action)) for action in state.legal()}

    def length(self, state: State, most: int) -> int:
        """The fewest decisions of its own with which the seat can force the victory; 0 where so many do not do."""
        return next((deeds for deeds in range(1, most + 1) if self.is_won(state, deeds)), 0)

    def best(self, state: State) -> Action:
        """An action of the seat that keeps a proven victory, on one of the shortest ways to it."""
        for deeds in range(UNLIMITED):
            for action in state.legal():
                if self.is_won(played(state, action), deeds):
                    return action
        raise Undecided("no answer here keeps the victory")

    def refutation(self, state: State) -> tuple[State, tuple[Action, ...]]:
        """From a position that is not won: what others may do about it, in a deal that allows it; nothing where the
        seat has only itself to blame."""
        start, answers = state, list[Action]()
        while self._is_theirs(state) and len(answers) < LONGEST:
            deals = [cast(State, deal) for deal in unchecked(state).deals(self._seat)]
            every = self._answers([state] if answers else deals)
            found = next((one for one in every if not self.is_won(played(*one))), None)
            if found is None:
                break
            if not answers:
                start = found[0]
            answers.append(found[1])
            state = played(*found)
        return start, tuple(answers)

    def _is_theirs(self, state: State) -> bool:
        return state.actor() not in (self._seat, NOBODY) and self._game.chapter(state) == self._round


def played(state: State, action: Action) -> State:
    """The state after an action."""
    after = state.copy()
    after.apply(action)
    return after
