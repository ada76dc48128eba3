"""Evaluators: the win probability of each seat, by a game's heuristic or by a learned net.

Each seat gets one number, its strength, computed from its own position and the public information. The win
probabilities are the softmax over the seats. One set of weights therefore serves two, three and four seats.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.core.dice import Dice
from conclave.core.search_state import SearchState

MAX_SEATS: Final = 4
MAX_ACTIONS: Final = 2048  # upper bound of legal actions in any game
MAX_FEATURES: Final = 512
UNITS_PER_BLOCK: Final = 4  # hidden units summed together in registers; this loop dominates search time
TERMINAL: Final = -2

# Shared scratch buffers, one per use, because several may be in use at the same time.
OUTCOME_BUFFER: Final = vec[i64]([0] * MAX_ACTIONS)
ANSWER_BUFFER: Final = vec[i64]([0] * MAX_ACTIONS)
CHANCE_BUFFER: Final = vec[float]([0.0] * MAX_SEATS)


class Evaluator:
    """A position evaluator with one hidden layer; without weights it uses the game's heuristic."""

    def __init__(self, inputs: int, hidden: int, numbers: list[float]) -> None:
        """Take the weights as a flat list: first-layer rows by input, first-layer biases, second layer.

        An empty list selects the game's heuristic.
        """
        self.hidden: i64 = hidden
        self.inputs: i64 = inputs
        self.learned = len(numbers) > 0
        if self.learned and len(numbers) != (inputs + 2) * hidden:
            raise ValueError(f"{inputs} inputs and {hidden} hidden units need {(inputs + 2) * hidden} weights")
        if hidden % UNITS_PER_BLOCK:
            raise ValueError(f"{hidden} hidden units: their number is a multiple of {UNITS_PER_BLOCK}")
        weights = vec[float]()
        for x in numbers:
            weights = append(weights, x)
        self.weights = weights
        self.on = vec[i64]([0] * MAX_FEATURES)

    def score_seat(self, state: SearchState, seat: i64) -> float:
        if not self.learned:
            return state.heuristic_value(seat)
        weights = self.weights
        hidden = self.hidden
        biases = self.inputs * hidden
        n = state.features_v1(seat, self.on)
        on = self.on
        total = 0.0
        for j in range(0, hidden, UNITS_PER_BLOCK):
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

    def evaluate(self, state: SearchState, out: vec[float]) -> None:
        """Write each seat's win probability to `out`."""
        n = state.seats()
        if state.current_player() == TERMINAL:
            for seat in range(n):
                out[seat] = state.win_share(seat)
            return
        for seat in range(n):
            out[seat] = self.score_seat(state, seat)
        apply_softmax(out, n)


def apply_softmax(out: vec[float], n: i64) -> None:
    """Replace the first `n` strengths by their softmax."""
    most = out[0]
    for i in range(1, n):
        most = max(most, out[i])
    total = 0.0
    for i in range(n):
        out[i] = math.exp(out[i] - most)
        total += out[i]
    for i in range(n):
        out[i] /= total


def play_forced(state: SearchState, judge: Evaluator, dice: Dice, careful: bool) -> None:
    """Play pending choices and chance until the position is quiet or the game is over.

    Minor choices are answered by `default_action`. If `careful`, other choices are answered by the option with the best
    evaluation for the acting seat; otherwise they are answered by `default_action` too.
    """
    while True:
        seat = state.current_player()
        if seat == TERMINAL or (seat >= 0 and state.is_quiet()):
            return
        if seat < 0:
            n = state.fill_legal(OUTCOME_BUFFER)
            state.play_unchecked(OUTCOME_BUFFER[dice.below(n)])
        elif careful and not state.is_minor_choice():
            state.play_unchecked(find_best_answer(state, judge, dice, False, ANSWER_BUFFER))
        else:
            state.play_unchecked(state.default_action())


def find_best_answer(state: SearchState, judge: Evaluator, dice: Dice, careful: bool, answers: vec[i64]) -> i64:
    """Return the answer with the best evaluation for the acting seat, after pending choices are played out.

    `answers` is a buffer for the legal actions.
    """
    seat = state.current_player()
    n = state.fill_legal(answers)
    best: i64 = answers[0]
    if n == 1:
        return best
    most = -1.0
    for i in range(n):
        after = state.copy()
        after.play_unchecked(answers[i])
        play_forced(after, judge, dice, careful)
        judge.evaluate(after, CHANCE_BUFFER)
        if CHANCE_BUFFER[seat] > most:
            most = CHANCE_BUFFER[seat]
            best = answers[i]
    return best
