"""Information-set Monte Carlo tree search: one tree over what a seat may know, and the hidden dealt anew every time.

A node stands for the answers given since the root, whatever the deal; the moves below it are those that any deal
allowed so far, and a move competes only in deals that allow it. Chance is sampled on the way and has no nodes. A leaf
is judged, not played out: each of its moves is tried, what is half done is settled by habit, and the judge says how
likely each seat is to win. These estimates also rank the moves before they are tried again.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.engine.judge import MAX_ACTIONS, MAX_SEATS, NOBODY, Judge, settle
from conclave.bots.engine.mind import RANKED, Mind
from conclave.play.dice import Dice
from conclave.play.unchecked import Unchecked

MAX_DEPTH: Final = 400
EXPLORE: Final = 1.2  # how much an unlikely move is tried
WARMTH: Final = 0.06  # the difference in chances that makes a move e times as likely beforehand


class Node:
    """A move, seen from the seat that makes it."""

    def __init__(self, action: i64, seat: i64, estimate: float) -> None:
        self.action = action
        self.seat = seat
        self.estimate = estimate  # the judge's first look
        self.visits: i64 = 0
        self.total = 0.0  # chances added up
        self.prior = 1.0
        self.moves: list[Node] = []

    def mean(self) -> float:
        """The chance to win after this move; the first look counts as one visit."""
        return (self.total + self.estimate) / float(self.visits + 1)


class Search:
    """One question thought about; call `run` as often as there is time."""

    def __init__(self, state: Unchecked, judge: Judge, seed: int) -> None:
        """`state` may hold any deal that the acting seat cannot tell from the true one."""
        self.state = state
        self.judge = judge
        self.dice = Dice(seed)
        self.viewer = state.actor()
        self.root = Node(0, self.viewer, 0.5)
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.chances = vec[float]([0.0] * MAX_SEATS)
        self.path: list[Node] = []
        self.explore = EXPLORE
        self.mind: Mind | None = None
        self.breadth: i64 = MAX_ACTIONS

    def trust(self, mind: Mind, breadth: int) -> None:
        """From now on look only at so many moves of a leaf, those that the mind ranks first; with 0 at none."""
        self.mind = mind
        self.breadth = breadth

    def follow(self, action: int, state: Unchecked) -> bool:
        """Go on with what is known about a move, if that is anything: `state` is what came of it, for the same seat."""
        for move in self.root.moves:
            if move.action == action and move.moves and move.moves[0].seat == state.actor() == self.viewer:
                self.root = move
                self.state = state
                return True
        return False

    def run(self, iterations: int) -> None:
        """Grow the tree."""
        for _ in range(iterations):
            state = self.state.copy()
            state.redeal_unchecked(self.viewer, self.dice)
            self.descend(state)

    def descend(self, state: Unchecked) -> None:
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        while len(path) < MAX_DEPTH:
            seat = state.actor()
            if seat == NOBODY:
                self.judge.chances(state, self.chances)
                break
            n = state.fill_legal(self.actions)
            if seat < 0:
                state.play_unchecked(self.actions[self.dice.below(n)])
                continue
            if n == 1:
                state.play_unchecked(self.actions[0])
                continue
            if not node.moves:
                self.expand(node, state, seat, n)
                break
            node = self.select(node, state, seat, n)
            path.append(node)
            state.play_unchecked(node.action)
        else:  # hardly ever: a line of answers without end
            self.judge.chances(state, self.chances)
        for visited in path:
            visited.visits += 1
            visited.total += self.chances[visited.seat]

    def expand(self, node: Node, state: Unchecked, seat: i64, n: i64) -> None:
        """Look at every move once; the leaf is worth what its best move is worth."""
        mind = self.mind
        if mind is not None and self.breadth < n:
            self.expand_some(mind, node, state, seat, n)
            return
        best = -1.0
        leaf = vec[float]([0.0] * MAX_SEATS)
        for i in range(n):
            move = self.look(state, self.actions[i], seat)
            node.moves.append(move)
            if move.estimate > best:
                best = move.estimate
                for other in range(state.seats()):
                    leaf[other] = self.chances[other]
        self.chances = leaf
        rank(node.moves, best)

    def expand_some(self, mind: Mind, node: Node, state: Unchecked, seat: i64, n: i64) -> None:
        """Look at the most likely moves; the others are taken to be as bad as the worst of these."""
        leaf = vec[float]([0.0] * MAX_SEATS)
        mind.chances(state, leaf)
        mind.rank(seat, state.seats(), self.actions, n, RANKED)
        for i in range(n):
            move = Node(self.actions[i], seat, -1.0)
            move.prior = RANKED[i]
            node.moves.append(move)
        seen = 0.0
        best = -1.0
        worst = 2.0
        for _ in range(self.breadth):
            move = likeliest(node.moves)
            move.estimate = self.look(state, move.action, seat).estimate
            seen += move.prior
            if move.estimate < worst:
                worst = move.estimate
            if move.estimate > best:
                best = move.estimate
                for other in range(state.seats()):
                    leaf[other] = self.chances[other]
        if self.breadth == 0:
            self.settled(state, leaf)
            worst = leaf[seat]
        self.chances = leaf
        share_out(node.moves, seen, best, worst)

    def settled(self, state: Unchecked, out: vec[float]) -> None:
        """What is half done is finished by habit before it is judged."""
        if state.quiet():
            return
        after = state.copy()
        settle(after, self.judge, self.dice, False)
        self.judge.chances(after, out)

    def look(self, state: Unchecked, action: i64, seat: i64) -> Node:
        after = state.copy()
        after.play_unchecked(action)
        settle(after, self.judge, self.dice, True)
        self.judge.chances(after, self.chances)
        return Node(action, seat, self.chances[seat])

    def select(self, node: Node, state: Unchecked, seat: i64, n: i64) -> Node:
        """The legal move with the best mixture of what it promised so far and how little it was tried."""
        drive = self.explore * math.sqrt(float(node.visits))
        best: Node | None = None
        most = -1.0
        for i in range(n):
            move = self.child(node, state, seat, self.actions[i])
            score = move.mean() + drive * move.prior / float(1 + move.visits)
            if score > most:
                most = score
                best = move
        assert best is not None
        return best

    def child(self, node: Node, state: Unchecked, seat: i64, action: i64) -> Node:
        """The node of a move; one that no deal allowed before is looked at now."""
        for move in node.moves:
            if move.action == action and move.seat == seat:
                return move
        move = self.look(state, action, seat)
        if self.mind is not None:
            move.prior = prior_beside(node.moves, move)
            node.moves.append(move)
            return move
        node.moves.append(move)
        best = 0.0
        for other in node.moves:
            if other.seat == seat and other.estimate > best:
                best = other.estimate
        rank(node.moves, best)
        return move

    # --- What came of it

    def moves(self) -> list[tuple[int, int, float]]:
        """Action, visits and chance to win of every move at the root."""
        return [(int(move.action), int(move.visits), move.mean()) for move in self.root.moves]

    def iterations(self) -> int:
        return int(self.root.visits)


def rank(moves: list[Node], best: float) -> None:
    """How likely each move is beforehand: the softmax of the first looks."""
    total = 0.0
    for move in moves:
        move.prior = math.exp((move.estimate - best) / WARMTH)
        total += move.prior
    for move in moves:
        move.prior /= total


def likeliest(moves: list[Node]) -> Node:
    """Of those not looked at yet."""
    found: Node = moves[0]
    most = -1.0
    for move in moves:
        if move.estimate < 0.0 and move.prior > most:
            most = move.prior
            found = move
    return found


def share_out(moves: list[Node], seen: float, best: float, worst: float) -> None:
    """Moves that were looked at share by these looks what the mind gave them all together; the others keep theirs."""
    total = 0.0
    for move in moves:
        if move.estimate >= 0.0:
            total += math.exp((move.estimate - best) / WARMTH)
    for move in moves:
        if move.estimate >= 0.0:
            move.prior = seen * math.exp((move.estimate - best) / WARMTH) / total
        else:
            move.estimate = worst


def prior_beside(moves: list[Node], newer: Node) -> float:
    """How likely a move is that no deal allowed before: beside the likeliest of its seat, as their estimates say."""
    most = 0.0
    best = newer.estimate
    for move in moves:
        if move.seat == newer.seat and move.prior > most:
            most = move.prior
            best = move.estimate
    if most == 0.0:
        return 1.0
    return most * math.exp((newer.estimate - best) / WARMTH) if newer.estimate < best else most


def look_around(state: Unchecked, judge: Judge, seed: int) -> list[float]:
    """One look at every legal move: the acting seat's chance to win after each."""
    search = Search(state, judge, seed)
    n = state.fill_legal(search.actions)
    return [search.look(state, search.actions[i], search.viewer).estimate for i in range(n)]
