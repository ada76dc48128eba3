"""The strongest bot: tree search guided by a policy-value net, with reuse of the search tree.

One turn often consists of several decisions. As long as nothing is revealed between them, the search for the next
decision continues with the subtree below the chosen action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from conclave.bots import SearchBudget, StateSampler
from conclave.bots.master import Master
from conclave.bots.search.tree_search import TreeSearch
from conclave.core.game import Action, Game, Seat, State
from conclave.core.search_state import as_search_state

GRANDMASTER_STOP_LEAD: Final = 1.0  # searches until no other move can catch up; a master stops earlier
SAGE_ITERATIONS: Final = 200  # iterations


class Grandmaster(Master):
    """A bot that searches with a policy-value net and reuses its tree between the decisions of one turn."""

    level = "grandmaster"
    stop_lead = GRANDMASTER_STOP_LEAD

    def __init__(self, game: Game, seed: int | str, effort: SearchBudget) -> None:
        super().__init__(game, seed, effort)
        self.search: TreeSearch | None = None
        self._before: State | None = None  # the root state of the last search
        self._chosen: Action = 0

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        """Return the most visited action."""
        if len(legal) == 1:
            return legal[0]
        self._chosen = self.rank_actions(seat, legal, guess)[0].action
        return self._chosen

    def _begin(self, seat: Seat, state: State, seed: int) -> TreeSearch:
        before, search = self._before, self.search
        self._before = state
        is_known = before is not None and is_continuation(before, self._chosen, seat, state)
        if is_known and search is not None and search.reuse_subtree(self._chosen, as_search_state(state)):
            return search
        self.search = super()._begin(seat, state, seed)
        return self.search


class Sage(Grandmaster):
    """A grandmaster with a small fixed number of iterations, which makes it equally strong on every machine."""

    def __init__(self, game: Game, seed: int | str, effort: SearchBudget) -> None:
        super().__init__(game, seed, replace(effort, iterations=SAGE_ITERATIONS))


def is_continuation(before: State, action: Action, seat: Seat, now: State) -> bool:
    """Return True if only this action was played since `before`, so that the seat has learned nothing new."""
    if before.current_player() != seat or action not in before.legal_actions():
        return False
    after = before.copy()
    after.apply_action(action)
    return after.current_player() == seat and after.info_state_key(seat) == now.info_state_key(seat)
