"""What a position is worth to each seat, as one viewer knows it: a search whose result is a value, not a move.

Deals come from dice of their own, so that two weighings with the same seed, of two moves, meet the same deals in the
same order: what is left of the difference between them is the difference between the moves.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.engine.judge import MAX_SEATS, Judge, settle
from conclave.bots.engine.search import Node, Search
from conclave.play.dice import Dice
from conclave.play.unchecked import Unchecked

OPEN: Final = -3  # as a viewer: who sees everything
ANY: Final = -1  # as a first move: whichever the search likes
TREE: Final = 0x5DEECE66D  # tells the dice of the tree from those of the deals
LONGEST_LINE: Final = 24


class Weighing(Search):
    """One position, or one move in it, thought about as a viewer knows it."""

    def __init__(self, state: Unchecked, judge: Judge, seed: int, viewer: int, first: int) -> None:
        """`first` is played before the search begins: an action of the acting seat, or ANY."""
        super().__init__(state, judge, seed ^ TREE)
        self.deals = Dice(seed)
        self.knower: i64 = viewer
        self.first: i64 = first
        self.sums = vec[float]([0.0] * MAX_SEATS)

    def think(self, iterations: int) -> None:
        """Grow the tree, and add up what each seat's chances are."""
        sums = self.sums
        for _ in range(iterations):
            state = self.state.copy()
            if self.knower != OPEN:
                state.redeal_unchecked(self.knower, self.deals)
            if self.first != ANY:
                state.play_unchecked(self.first)
            self.descend(state)
            for seat in range(state.seats()):
                sums[seat] += self.chances[seat]

    def chances_of_all(self) -> list[float]:
        """By seat; after some thinking."""
        done = float(self.root.visits)
        return [self.sums[seat] / done for seat in range(self.state.seats())]

    def line(self) -> list[int]:
        """The moves that most of the thinking went into, one after the other; chance and what is forced left out."""
        found: list[int] = []
        node = self.root
        while node.moves and len(found) < LONGEST_LINE:
            best: Node = node.moves[0]
            for move in node.moves:
                if move.visits > best.visits:
                    best = move
            if best.visits == 0:
                break
            found.append(int(best.action))
            node = best
        return found


def glance(state: Unchecked, judge: Judge, seed: int) -> list[float]:
    """Each seat's chance at one look: what is half done is finished first, on a copy."""
    after = state.copy()
    settle(after, judge, Dice(seed), True)
    out = vec[float]([0.0] * MAX_SEATS)
    judge.chances(after, out)
    return [out[seat] for seat in range(after.seats())]
