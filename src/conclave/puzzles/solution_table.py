"""Solution table of a forced win: stored positions, so that judging an answer needs no new proof.

The table holds every position that the learner can reach without losing the forced win (`ways_of`). An entry is a
digest of the learner's information-state key, with the minimum number of remaining decisions. Positions not in the
table are not won.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Mapping
from typing import Final, cast

from conclave.core.game import TERMINAL, Action, Seat, State
from conclave.core.search_state import as_search_state
from conclave.puzzles.solver import Prover, Undecided, answers, apply_to_copy

MAX_REFUTATION_ACTIONS: Final = 12  # maximum actions of a refutation
UNLIMITED: Final = 99  # more decisions than a round has
MAX_POSITIONS: Final = 1000  # maximum table size; positions with more are not used as puzzles
DIGEST: Final = 6  # bytes


def ways_of(prover: Prover, state: State, seat: Seat) -> dict[str, int]:
    """Return the solution table of a won position: the remaining decisions by digest."""
    found = dict[str, int]()
    if _count_remaining(prover, state, seat, found) is None:
        raise Undecided("too many ways lead to the victory")
    return found


def _count_remaining(prover: Prover, state: State, seat: Seat, found: dict[str, int]) -> int | None:
    """Return the remaining decisions, or None if there are too many positions.

    No exception is raised at depth, for the same reason as in `Prover`.
    """
    if state.current_player() == TERMINAL:
        return 0
    deals = deals_of(state, seat)
    name = "" if state.is_mid_action() else digest(deals[0], seat)
    if name in found:
        return found[name]
    if len(found) >= MAX_POSITIONS:
        return None
    if name:
        found[name] = UNLIMITED  # during the search: a cycle is not a solution
    is_own = state.current_player() == seat
    lefts = list[int]()
    for after in _winning_successors(prover, state) if is_own else [apply_to_copy(*one) for one in answers(deals)]:
        left = _count_remaining(prover, after, seat, found)
        if left is None:
            return None
        lefts.append(left)
    if not lefts:
        return None
    least = min(lefts) + is_decision(state) if is_own else max(lefts)
    if name:
        found[name] = min(least, UNLIMITED)
    return least


def _winning_successors(prover: Prover, state: State) -> list[State]:
    """Return the positions after moves that keep the win; empty if the node limit is exceeded."""
    try:
        return [after for action in state.legal_actions() if prover.is_won(after := apply_to_copy(state, action))]
    except Undecided:
        return []


class SolutionTable:
    """Lookups in the solution table of one puzzle."""

    def __init__(self, noted: Mapping[str, int], seat: Seat) -> None:
        self._noted: Final = noted
        self._seat: Final = seat
        self.looked = 0  # number of lookups so far

    def count_remaining(self, state: State) -> int | None:
        """Return the number of remaining decisions, or None if the win is not certain."""
        if state.current_player() == TERMINAL:
            return 0 if state.returns()[self._seat] == 1 else None
        self.looked += 1
        deals = deals_of(state, self._seat)
        if not deals:
            return None
        if not state.is_mid_action():
            return self._noted.get(digest(deals[0], self._seat))
        if state.current_player() == self._seat:
            return min(
                (left for action in state.legal_actions() if (left := self._after(state, action)) is not None),
                default=None,
            )
        most = 0
        for deal, action in answers(deals):
            left = self._after(deal, action)
            if left is None:
                return None
            most = max(most, left)
        return most

    def _after(self, state: State, action: Action) -> int | None:
        return self.count_remaining(apply_to_copy(state, action))

    def best(self, state: State) -> Action:
        """Return an action of the seat on a shortest solution."""
        found = [
            (left, n, action)
            for n, action in enumerate(state.legal_actions())
            if (left := self._after(state, action)) is not None
        ]
        if not found:
            raise Undecided("no answer here keeps the victory")
        return min(found)[2]

    def refutation(self, state: State) -> tuple[State, tuple[Action, ...]]:
        """Return a deal and the actions of rivals and chance that refute a position which is not won.

        The actions are empty if the seat's own move gave the win away.
        """
        start, told = state, list[Action]()
        while state.current_player() not in (self._seat, TERMINAL) and len(told) < MAX_REFUTATION_ACTIONS:
            every: Iterator[tuple[State, Action]] = answers([state] if told else deals_of(state, self._seat))
            found = next(((deal, action) for deal, action in every if self._after(deal, action) is None), None)
            if found is None:
                break
            if not told:
                start = found[0]
            told.append(found[1])
            state = apply_to_copy(*found)
        return start, tuple(told)


def deals_of(state: State, seat: Seat) -> list[State]:
    """Return states of the seat's information set that cover all replies of rivals; empty if not enumerable."""
    return [cast(State, deal) for deal in as_search_state(state).enumerate_deals(seat)]


def digest(deal: State, seat: Seat) -> str:
    """Return an eight-letter digest of a seat's information-state key."""
    return base64.urlsafe_b64encode(hashlib.sha256(deal.info_state_key(seat)).digest()[:DIGEST]).decode()


def is_decision(state: State) -> bool:
    """Return True if the seat starts a new action here and has a choice."""
    return len(state.legal_actions()) > 1 and bool(as_search_state(state).is_quiet())
