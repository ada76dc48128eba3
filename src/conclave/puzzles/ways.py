"""The ways to a proven victory, looked up instead of proven again: so judging an answer takes next to nothing.

Whoever makes a puzzle notes every position that the learner may come to without giving the victory away (`ways_of`):
a short digest of what the learner knows there, and the fewest decisions that are left. No other position is won.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterator, Mapping
from typing import Final, cast

from conclave.play.protocol import NOBODY, Action, Seat, State
from conclave.play.unchecked import unchecked
from conclave.puzzles.proving import Prover, Undecided, answers, played

LONGEST: Final = 12  # actions of a refutation that are told
UNLIMITED: Final = 99  # decisions: more than a round has
MOST: Final = 1000  # positions that are noted: what has more ways is no puzzle
DIGEST: Final = 6  # bytes


def ways_of(prover: Prover, state: State, seat: Seat) -> dict[str, int]:
    """The digest of each position on a way to the victory, and how many decisions it is away; from a won position."""
    found = dict[str, int]()
    if _left(prover, state, seat, found) is None:
        raise Undecided("too many ways lead to the victory")
    return found


def _left(prover: Prover, state: State, seat: Seat, found: dict[str, int]) -> int | None:
    """None, and no exception from the depth, where there is too much to note: as in `Prover`."""
    if state.actor() == NOBODY:
        return 0
    deals = deals_of(state, seat)
    name = "" if state.partial() else digest(deals[0], seat)
    if name in found:
        return found[name]
    if len(found) >= MOST:
        return None
    if name:
        found[name] = UNLIMITED  # while it is looked at: going round in circles is no way
    is_own = state.actor() == seat
    lefts = list[int]()
    for after in _kept(prover, state) if is_own else [played(*one) for one in answers(deals)]:
        left = _left(prover, after, seat, found)
        if left is None:
            return None
        lefts.append(left)
    if not lefts:
        return None
    least = min(lefts) + is_decision(state) if is_own else max(lefts)
    if name:
        found[name] = min(least, UNLIMITED)
    return least


def _kept(prover: Prover, state: State) -> list[State]:
    """What the seat's moves lead to that keep the victory; nothing where that takes too much to find out."""
    try:
        return [after for action in state.legal() if prover.is_won(after := played(state, action))]
    except Undecided:
        return []


class Ways:
    """What is noted of one puzzle, and what follows from it."""

    def __init__(self, noted: Mapping[str, int], seat: Seat) -> None:
        self._noted: Final = noted
        self._seat: Final = seat
        self.looked = 0  # how many positions were looked at so far

    def left(self, state: State) -> int | None:
        """How many decisions the victory is away; None where it is not certain."""
        if state.actor() == NOBODY:
            return 0 if state.returns()[self._seat] == 1 else None
        self.looked += 1
        deals = deals_of(state, self._seat)
        if not deals:
            return None
        if not state.partial():
            return self._noted.get(digest(deals[0], self._seat))
        if state.actor() == self._seat:
            return min(
                (left for action in state.legal() if (left := self._after(state, action)) is not None), default=None
            )
        most = 0
        for deal, action in answers(deals):
            left = self._after(deal, action)
            if left is None:
                return None
            most = max(most, left)
        return most

    def _after(self, state: State, action: Action) -> int | None:
        return self.left(played(state, action))

    def best(self, state: State) -> Action:
        """An action of the seat on one of the shortest ways."""
        found = [
            (left, n, action)
            for n, action in enumerate(state.legal())
            if (left := self._after(state, action)) is not None
        ]
        if not found:
            raise Undecided("no answer here keeps the victory")
        return min(found)[2]

    def refutation(self, state: State) -> tuple[State, tuple[Action, ...]]:
        """From a position that is not won: what others may do about it, in a deal that allows it; nothing where the
        seat has only itself to blame."""
        start, told = state, list[Action]()
        while state.actor() not in (self._seat, NOBODY) and len(told) < LONGEST:
            every: Iterator[tuple[State, Action]] = answers([state] if told else deals_of(state, self._seat))
            found = next(((deal, action) for deal, action in every if self._after(deal, action) is None), None)
            if found is None:
                break
            if not told:
                start = found[0]
            told.append(found[1])
            state = played(*found)
        return start, tuple(told)


def deals_of(state: State, seat: Seat) -> list[State]:
    """States that the seat cannot tell apart, so many that all answers of others are in them; none: it is unknown."""
    return [cast(State, deal) for deal in unchecked(state).deals(seat)]


def digest(deal: State, seat: Seat) -> str:
    """What a seat knows, in eight letters."""
    return base64.urlsafe_b64encode(hashlib.sha256(deal.key(seat)).digest()[:DIGEST]).decode()


def is_decision(state: State) -> bool:
    """Whether the seat begins something here, and has a choice."""
    return len(state.legal()) > 1 and bool(unchecked(state).quiet())
