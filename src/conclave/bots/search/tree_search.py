"""Information-set Monte Carlo tree search: one tree per information set, with a new determinization every iteration.

A node represents the decisions made since the root, for any determinization. Its children are all moves that were legal
in at least one determinization so far. Selection considers only the moves that are legal in the current one. Chance
outcomes are sampled and have no nodes. Leaves are evaluated without rollouts: each move is tried, pending choices are
played by default rules, and the evaluator gives the win probabilities. These estimates also determine the priors of the
moves.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.search.evaluator import MAX_ACTIONS, MAX_SEATS, TERMINAL, Evaluator, play_forced
from conclave.bots.search.policy_value_net import PRIOR_BUFFER, PolicyValueNet
from conclave.core.dice import Dice
from conclave.core.search_state import SearchState

MAX_DEPTH: Final = 400
EXPLORATION: Final = 1.2  # weight of the exploration term
PRIOR_TEMPERATURE: Final = 0.06  # difference in win probability that changes a prior by a factor of e


class Node:
    """A move, with statistics from the point of view of the seat that makes it."""

    def __init__(self, action: i64, seat: i64, estimate: float) -> None:
        self.action = action
        self.seat = seat
        self.estimate = estimate  # the evaluator's win probability, before any visit; negative if not evaluated yet
        self.visits: i64 = 0
        self.total = 0.0  # sum of win probabilities over all visits
        self.prior = 1.0
        self.moves: list[Node] = []

    def mean(self) -> float:
        """Return the mean win probability after this move; the initial estimate counts as one visit."""
        return (self.total + self.estimate) / float(self.visits + 1)


class TreeSearch:
    """A search for one decision; call `run` repeatedly while there is time."""

    def __init__(self, state: SearchState, judge: Evaluator, seed: int) -> None:
        """Set up the search; `state` may be any state of the acting seat's information set."""
        self.state = state
        self.evaluator = judge
        self.dice = Dice(seed)
        self.viewer = state.current_player()
        self.root = Node(0, self.viewer, 0.5)
        self.actions = vec[i64]([0] * MAX_ACTIONS)
        self.chances = vec[float]([0.0] * MAX_SEATS)
        self.path: list[Node] = []
        self.explore = EXPLORATION
        self.net: PolicyValueNet | None = None
        self.breadth: i64 = MAX_ACTIONS

    def use_policy(self, mind: PolicyValueNet, breadth: int) -> None:
        """Evaluate only the `breadth` moves of a leaf with the highest priors of the net; 0 evaluates none."""
        self.net = mind
        self.breadth = breadth

    def reuse_subtree(self, action: int, state: SearchState) -> bool:
        """Make the subtree of an action the new root, and return True if it exists.

        `state` is the state after the action; the same seat must act in it.
        """
        for move in self.root.moves:
            if move.action == action and move.moves and move.moves[0].seat == state.current_player() == self.viewer:
                self.root = move
                self.state = state
                return True
        return False

    def run(self, iterations: int) -> None:
        """Run iterations, each with a new determinization."""
        for _ in range(iterations):
            state = self.state.copy()
            state.redeal_unchecked(self.viewer, self.dice)
            self.descend(state)

    def descend(self, state: SearchState) -> None:
        node = self.root
        path = self.path
        path.clear()
        path.append(node)
        while len(path) < MAX_DEPTH:
            seat = state.current_player()
            if seat == TERMINAL:
                self.evaluator.evaluate(state, self.chances)
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
        else:  # rare: the maximum depth was reached
            self.evaluator.evaluate(state, self.chances)
        for visited in path:
            visited.visits += 1
            visited.total += self.chances[visited.seat]

    def expand(self, node: Node, state: SearchState, seat: i64, n: i64) -> None:
        """Evaluate every move of a leaf once; the leaf gets the value of its best move."""
        mind = self.net
        if mind is not None and self.breadth < n:
            self.expand_by_policy(mind, node, state, seat, n)
            return
        best = -1.0
        leaf = vec[float]([0.0] * MAX_SEATS)
        for i in range(n):
            move = self.try_action(state, self.actions[i], seat)
            node.moves.append(move)
            if move.estimate > best:
                best = move.estimate
                for other in range(state.seats()):
                    leaf[other] = self.chances[other]
        self.chances = leaf
        set_priors(node.moves, best)

    def expand_by_policy(self, mind: PolicyValueNet, node: Node, state: SearchState, seat: i64, n: i64) -> None:
        """Evaluate the moves with the highest priors; the others get the estimate of the worst of these."""
        leaf = vec[float]([0.0] * MAX_SEATS)
        mind.evaluate(state, leaf)
        mind.rank_actions(seat, state.seats(), self.actions, n, PRIOR_BUFFER)
        for i in range(n):
            move = Node(self.actions[i], seat, -1.0)
            move.prior = PRIOR_BUFFER[i]
            node.moves.append(move)
        seen = 0.0
        best = -1.0
        worst = 2.0
        for _ in range(self.breadth):
            move = find_likeliest(node.moves)
            move.estimate = self.try_action(state, move.action, seat).estimate
            seen += move.prior
            worst = min(worst, move.estimate)
            if move.estimate > best:
                best = move.estimate
                for other in range(state.seats()):
                    leaf[other] = self.chances[other]
        if self.breadth == 0:
            self.evaluate_settled(state, leaf)
            worst = leaf[seat]
        self.chances = leaf
        share_priors(node.moves, seen, best, worst)

    def evaluate_settled(self, state: SearchState, out: vec[float]) -> None:
        """Write the win probabilities after pending choices are played by default rules.

        Does nothing in a quiet state, for which `out` is already right.
        """
        if state.is_quiet():
            return
        after = state.copy()
        play_forced(after, self.evaluator, self.dice, False)
        self.evaluator.evaluate(after, out)

    def try_action(self, state: SearchState, action: i64, seat: i64) -> Node:
        after = state.copy()
        after.play_unchecked(action)
        play_forced(after, self.evaluator, self.dice, True)
        self.evaluator.evaluate(after, self.chances)
        return Node(action, seat, self.chances[seat])

    def select(self, node: Node, state: SearchState, seat: i64, n: i64) -> Node:
        """Return the legal move with the highest PUCT score (mean value plus exploration by prior and visits)."""
        drive = self.explore * math.sqrt(float(node.visits))
        best: Node | None = None
        most = -1.0
        for i in range(n):
            move = self.get_child(node, state, seat, self.actions[i])
            score = move.mean() + drive * move.prior / float(1 + move.visits)
            if score > most:
                most = score
                best = move
        assert best is not None
        return best

    def get_child(self, node: Node, state: SearchState, seat: i64, action: i64) -> Node:
        """Return the node of a move; create and evaluate it if no determinization allowed the move before."""
        for move in node.moves:
            if move.action == action and move.seat == seat:
                return move
        move = self.try_action(state, action, seat)
        if self.net is not None:
            move.prior = estimate_prior(node.moves, move)
            node.moves.append(move)
            return move
        node.moves.append(move)
        best = 0.0
        for other in node.moves:
            if other.seat == seat and other.estimate > best:
                best = other.estimate
        set_priors(node.moves, best)
        return move

    # --- Results

    def list_moves(self) -> list[tuple[int, int, float]]:
        """Return the action, visits and mean win probability of every move at the root."""
        return [(int(move.action), int(move.visits), move.mean()) for move in self.root.moves]

    def count_iterations(self) -> int:
        return int(self.root.visits)


def set_priors(moves: list[Node], best: float) -> None:
    """Set the priors of all moves to the softmax of their estimates."""
    total = 0.0
    for move in moves:
        move.prior = math.exp((move.estimate - best) / PRIOR_TEMPERATURE)
        total += move.prior
    for move in moves:
        move.prior /= total


def find_likeliest(moves: list[Node]) -> Node:
    """Return the move with the highest prior among those not evaluated yet."""
    found: Node = moves[0]
    most = -1.0
    for move in moves:
        if move.estimate < 0.0 and move.prior > most:
            most = move.prior
            found = move
    return found


def share_priors(moves: list[Node], seen: float, best: float, worst: float) -> None:
    """Redistribute the priors of the evaluated moves by their estimates; their sum `seen` stays the same.

    The other moves keep their priors and get the estimate `worst`.
    """
    total = 0.0
    for move in moves:
        if move.estimate >= 0.0:
            total += math.exp((move.estimate - best) / PRIOR_TEMPERATURE)
    for move in moves:
        if move.estimate >= 0.0:
            move.prior = seen * math.exp((move.estimate - best) / PRIOR_TEMPERATURE) / total
        else:
            move.estimate = worst


def estimate_prior(moves: list[Node], newer: Node) -> float:
    """Return the prior of a move that no earlier determinization allowed.

    It is the highest prior of the same seat, reduced if the move's estimate is lower than that move's estimate.
    """
    most = 0.0
    best = newer.estimate
    for move in moves:
        if move.seat == newer.seat and move.prior > most:
            most = move.prior
            best = move.estimate
    if most == 0.0:
        return 1.0
    return most * math.exp((newer.estimate - best) / PRIOR_TEMPERATURE) if newer.estimate < best else most


def evaluate_moves(state: SearchState, judge: Evaluator, seed: int) -> list[float]:
    """Return the acting seat's win probability after each legal move, without search."""
    search = TreeSearch(state, judge, seed)
    n = state.fill_legal(search.actions)
    return [search.try_action(state, search.actions[i], search.viewer).estimate for i in range(n)]
