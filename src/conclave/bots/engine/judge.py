"""How likely each seat is to win: the hand-made judgement of a game, or one learned from its own games.

Either way a seat gets one number, its strength, from its own position and what lies open; the chances to win are the
softmax over the seats. One set of weights therefore serves two, three and four seats.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.play.dice import Dice
from conclave.play.unchecked import Unchecked

MAX_SEATS: Final = 4
MAX_ACTIONS: Final = 2048  # at once, in any game
MAX_TRAITS: Final = 512
BLOCK: Final = 4  # hidden units that are added up together, in registers: most of a search's time goes there
NOBODY: Final = -2

# Buffers whose content is used at once: one for each place where a list is needed while others may be in use.
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

    def strength(self, state: Unchecked, seat: i64) -> float:
        if not self.learned:
            return state.worth(seat)
        weights = self.weights
        hidden = self.hidden
        biases = self.inputs * hidden
        n = state.traits(seat, self.on)
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

    def chances(self, state: Unchecked, out: vec[float]) -> None:
        """Write each seat's chance to win."""
        n = state.seats()
        if state.actor() == NOBODY:
            for seat in range(n):
                out[seat] = state.won(seat)
            return
        for seat in range(n):
            out[seat] = self.strength(state, seat)
        softmax(out, n)


def softmax(out: vec[float], n: i64) -> None:
    """Turn the first `n` strengths into chances that add up to 1."""
    most = out[0]
    for i in range(1, n):
        if out[i] > most:
            most = out[i]
    total = 0.0
    for i in range(n):
        out[i] = math.exp(out[i] - most)
        total += out[i]
    for i in range(n):
        out[i] /= total


def settle(state: Unchecked, judge: Judge, dice: Dice, careful: bool) -> None:
    """Finish what is half done, chance included, until the position is quiet or the game over.

    Careful: a question that is no routine is answered with the option that the judge likes best for its seat.
    """
    while True:
        seat = state.actor()
        if seat == NOBODY or (seat >= 0 and state.quiet()):
            return
        if seat < 0:
            n = state.fill_legal(OUTCOMES)
            state.play_unchecked(OUTCOMES[dice.below(n)])
        elif careful and not state.routine():
            state.play_unchecked(best_answer(state, judge, dice, False, ANSWERS))
        else:
            state.play_unchecked(state.habit())


def best_answer(state: Unchecked, judge: Judge, dice: Dice, careful: bool, answers: vec[i64]) -> i64:
    """The answer after which the acting seat stands best, the rest being settled. `answers`: a buffer for the list."""
    seat = state.actor()
    n = state.fill_legal(answers)
    best: i64 = answers[0]
    if n == 1:
        return best
    most = -1.0
    for i in range(n):
        after = state.copy()
        after.play_unchecked(answers[i])
        settle(after, judge, dice, careful)
        judge.chances(after, CHANCES)
        if CHANCES[seat] > most:
            most = CHANCES[seat]
            best = answers[i]
    return best
