"""Prover of forced wins: a win in this round against every reply of rivals and every outcome of chance.

The search runs over information sets of one seat. A node is the set of states that the seat cannot distinguish. At the
seat's own nodes one winning move is enough. At other nodes every possible reply and every chance outcome must lead to
the win. So a proof holds for every deal, and its moves never depend on hidden information. Positions that exceed the
node limit are undecided: neither proven nor refuted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, cast

from conclave.core.errors import GameError
from conclave.core.game import TERMINAL, Action, Game, Seat, State
from conclave.core.search_state import as_search_state


class Undecided(GameError):
    """Raised if a proof exceeds the node limit or some deals cannot be enumerated."""


class Prover:
    """Prover for one round of one game and one seat. Results are cached."""

    def __init__(self, game: Game, start: State, seat: Seat, nodes: int) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._round: Final = game.phase(start)
        self._found: Final[dict[bytes, bool | None]] = {}  # None: in progress
        self._likely: Final[Counter[Action]] = Counter()  # move ordering: moves that settled earlier nodes
        self.nodes = nodes  # remaining node limit

    def is_won(self, state: State) -> bool:
        """Return True if the prover's seat can force a win in this round.

        Raise Undecided if the node limit is exceeded, deals cannot be enumerated, or positions repeat.
        """
        found = self._is_won(state)
        if found is None:
            raise Undecided("too many positions, some that cannot be listed, or play that goes round in circles")
        return found

    def _is_won(self, state: State) -> bool | None:
        """Return True if won, False if not, or None if undecided.

        No exception is raised at depth. Its traceback would hold a long chain of frames with compiled states, which
        must not be freed while nested deeply (docs/ARCHITECTURE.md, hazards).
        """
        if state.current_player() == TERMINAL:
            return state.returns()[self._seat] == 1
        if self._game.phase(state) != self._round:
            return False
        deals = [cast(State, deal) for deal in as_search_state(state).enumerate_deals(self._seat)]
        if not deals:
            return None
        if state.is_mid_action():
            return self._search_position(deals)
        key = deals[0].info_state_key(self._seat)
        if key in self._found:
            return self._found[key]  # None: a cycle, so the result is undecided
        self._found[key] = None
        found = self._search_position(deals)
        if found is None:
            del self._found[key]
        else:
            self._found[key] = found
        return found

    def _search_position(self, deals: list[State]) -> bool | None:
        self.nodes -= len(deals)  # every enumerated deal counts as a node
        if self.nodes < 0:
            return None
        if deals[0].current_player() == self._seat:
            return self._own(deals[0])
        for deal, action in sorted(answers(deals), key=lambda one: -self._likely[one[1]]):
            found = self._is_won(apply_to_copy(deal, action))
            if not found:
                self._likely[action] += found is not None
                return found
        return True

    def _own(self, state: State) -> bool | None:
        for action in sorted(state.legal_actions(), key=lambda one: -self._likely[one]):
            found = self._is_won(apply_to_copy(state, action))
            if found is not False:
                self._likely[action] += found is not None
                return found
        return False

    def moves(self, state: State) -> dict[Action, bool]:
        """Return each legal action of the seat, with True if the win is still forced after it."""
        return {action: self.is_won(apply_to_copy(state, action)) for action in state.legal_actions()}


def answers(deals: Sequence[State]) -> Iterator[tuple[State, Action]]:
    """Yield every possible action of a rival or chance, each with a deal that allows it."""
    allowed: dict[Action, State] = {}
    for deal in deals:
        for action in deal.legal_actions():
            allowed.setdefault(action, deal)  # the same action reveals the same to the seat in any deal
    for action, deal in allowed.items():
        yield deal, action


def apply_to_copy(state: State, action: Action) -> State:
    """Return the state after an action."""
    after = state.copy()
    after.apply_action(action)
    return after
