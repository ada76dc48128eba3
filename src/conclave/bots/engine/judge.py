"""How likely each seat is to win: the hand-made judgement of a game, or one learned from its own games.

Either way a seat gets one number, its strength, from its own position and what lies open; the chances to win are the
softmax over the seats. One set of weights therefore serves two, three and four seats.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.board import Board
from conclave.play.dice import Dice

MAX_SEATS: Final = 4
MAX_ACTIONS: Final = 2048  # at once, in any game
MAX_TRAITS: Final = 512
BLOCK: Final = 4  # hidden units that are added up together, in registers: most of a search's time goes there
NOBODY: Final = -2

# Buffers that nobody keeps: one for each place where a list is needed while others may be in use.
OUTCOMES: Final = vec[i64]([0] * MAX_ACTIONS)
ANSWERS: Final = vec[i64]([0] * MAX_ACTIONS)
CHANCES: Final = vec[float]([0.0] * MAX_SEATS)


class Judge:
    """Strengths and chances; without weights the game's own hand-made judgement."""

    def __init__(self, inputs: int, hidden: int, numbers: list[float]) -> None:
        """`numbers`: rows of the first layer by input, its biases, the second layer; empty for the hand-made judge."""
        self.hidden: i64 = hidden
        self.inputs: i64 = inputs
        self.learned = len(numbers) > 0
        if self.learned and len(numbers) != (inputs + 2) * hidden:
            raise ValueError(f"{inputs} inputs and {hidden} hidden units need {(inputs + 2) * hidden} weights")
        if hidden % BLOCK:
            raise ValueError(f"{hidden} hidden units: their number is a multiple of {BLOCK}")
        weights = vec[float]()
        for x in numbers:
            weights = append(weights, x)
        self.weights = weights
        self.on = vec[i64]([0] * MAX_TRAITS)

    def strength(self, board: Board, seat: i64) -> float:
        if not self.learned:
            return board.worth(seat)
        weights = self.weights
        hidden = self.hidden
        biases = self.inputs * hidden
        n = board.traits(seat, self.on)
        on = self.on
        total = 0.0
        for j in range(0, hidden, BLOCK):
            unit0 = weights[biases + j]
            unit1 = weights[biases + j + 1]
            unit2 = weights[biases + j + 2]
            unit3 = weights[biases + j + 3]
            for i in range(n):
                row = on[i] * hidden + j
                unit0 += weights[row]
                unit1 += weights[row + 1]
                unit2 += weights[row + 2]
                unit3 += weights[row + 3]
            second = biases + hidden + j
            if unit0 > 0.0:
                total += unit0 * weights[second]
            if unit1 > 0.0:
                total += unit1 * weights[second + 1]
            if unit2 > 0.0:
                total += unit2 * weights[second + 2]
            if unit3 > 0.0:
                total += unit3 * weights[second + 3]
        return total

    def chances(self, board: Board, out: vec[float]) -> None:
        """Write each seat's chance to win."""
        n = board.seats()
        if board.turn() == NOBODY:
            for seat in range(n):
                out[seat] = board.won(seat)
            return
        most = -1e9
        for seat in range(n):
            out[seat] = self.strength(board, seat)
            if out[seat] > most:
                most = out[seat]
        total = 0.0
        for seat in range(n):
            out[seat] = math.exp(out[seat] - most)
            total += out[seat]
        for seat in range(n):
            out[seat] /= total


def settle(board: Board, judge: Judge, dice: Dice, careful: bool) -> None:
    """Finish what is half done, chance included, until the position is quiet or the game over.

    Careful: a question that is no routine is answered with the option that the judge likes best for its seat.
    """
    while True:
        seat = board.turn()
        if seat == NOBODY or (seat >= 0 and board.quiet()):
            return
        if seat < 0:
            n = board.fill(OUTCOMES)
            board.play(OUTCOMES[dice.below(n)])
        elif careful and not board.routine():
            board.play(best_answer(board, judge, dice, False, ANSWERS))
        else:
            board.play(board.habit())


def best_answer(board: Board, judge: Judge, dice: Dice, careful: bool, answers: vec[i64]) -> i64:
    """The answer after which the acting seat stands best, the rest being settled. `answers`: a buffer for the list."""
    seat = board.turn()
    n = board.fill(answers)
    best: i64 = answers[0]
    if n == 1:
        return best
    most = -1.0
    for i in range(n):
        after = board.copy()
        after.play(answers[i])
        settle(after, judge, dice, careful)
        judge.chances(after, CHANCES)
        if CHANCES[seat] > most:
            most = CHANCES[seat]
            best = answers[i]
    return best
