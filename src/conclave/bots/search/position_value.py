"""Value of a position for each seat, as one viewer knows it: a search whose result is a value, not a move.

Determinizations use their own random generator. Two searches with the same seed therefore sample the same deals in the
same order. Comparing two moves in this way removes the variance of the deals.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.search.evaluator import MAX_SEATS, Evaluator, play_forced
from conclave.bots.search.tree_search import Node, TreeSearch
from conclave.core.dice import Dice
from conclave.core.search_state import SearchState

OMNISCIENT: Final = -3  # as the viewer: sees all hidden information
ANY_ACTION: Final = -1  # as the first move: left to the search
TREE_SEED_MASK: Final = 0x5DEECE66D  # makes the tree's seed differ from that of the deals
MAX_LINE_LENGTH: Final = 24


class ValueSearch(TreeSearch):
    """A search that evaluates a position, or one move in it, from the information set of a viewer."""

    def __init__(self, state: SearchState, judge: Evaluator, seed: int, viewer: int, first: int) -> None:
        """Set up the search; `first` is an action of the acting seat to play before it begins, or ANY_ACTION."""
        super().__init__(state, judge, seed ^ TREE_SEED_MASK)
        self.deals = Dice(seed)
        self.knower: i64 = viewer
        self.first: i64 = first
        self.sums = vec[float]([0.0] * MAX_SEATS)

    def accumulate(self, iterations: int) -> None:
        """Run iterations and add up each seat's win probability."""
        sums = self.sums
        for _ in range(iterations):
            state = self.state.copy()
            if self.knower != OMNISCIENT:
                state.redeal_unchecked(self.knower, self.deals)
            if self.first != ANY_ACTION:
                state.play_unchecked(self.first)
            self.descend(state)
            for seat in range(state.seats()):
                sums[seat] += self.chances[seat]

    def mean_chances(self) -> list[float]:
        """Return the mean win probability by seat; needs at least one iteration."""
        done = float(self.root.visits)
        return [self.sums[seat] / done for seat in range(self.state.seats())]

    def find_line(self) -> list[int]:
        """Return the principal variation: the most visited moves, without chance and forced actions."""
        found: list[int] = []
        node = self.root
        while node.moves and len(found) < MAX_LINE_LENGTH:
            best: Node = node.moves[0]
            for move in node.moves:
                if move.visits > best.visits:
                    best = move
            if best.visits == 0:
                break
            found.append(int(best.action))
            node = best
        return found


def estimate_chances(state: SearchState, judge: Evaluator, seed: int) -> list[float]:
    """Return each seat's win probability without search, after pending choices are played out on a copy."""
    after = state.copy()
    play_forced(after, judge, Dice(seed), True)
    out = vec[float]([0.0] * MAX_SEATS)
    judge.evaluate(after, out)
    return [out[seat] for seat in range(after.seats())]
