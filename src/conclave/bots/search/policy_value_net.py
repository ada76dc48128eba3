"""Policy-value net: evaluates all seats together and gives each legal action a prior probability.

The first layer maps each seat's features to hidden units, with the same weights for all seats. The second layer sees a
seat's units beside the mean of its rivals' units and gives one strength per seat. The win probabilities are the softmax
over the seats, so one set of weights serves two, three and four seats. The score of an action is the dot product of its
embedding with a query vector. The query is computed from the units of the acting seat and of its rivals.

The first layer takes most of the time, and `librt.vecs` has no 32-bit floats. Its weights are therefore 15-bit
fixed-point numbers, four of them packed into one int, so that one addition updates four units.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.bots.search.evaluator import MAX_ACTIONS, MAX_SEATS, TERMINAL, Evaluator, apply_softmax
from conclave.core.counters import shift_left
from conclave.core.search_state import SearchState

LANES: Final = 4  # hidden units packed into one int
LANE_BITS: Final = 15  # bits per lane
LANE_MASK: Final = 0x7FFF
LANE_ZERO: Final = 0x4000  # stands for 0, so that no lane is ever negative
WEIGHT_SCALE: Final = 256.0  # fixed-point steps per 1.0; a lane holds values from -64 to 64
HIDDEN_MULTIPLE: Final = 4 * LANES  # the number of hidden units must be a multiple of this
VERB_SHIFT: Final = 12  # as in every game: action = verb << 12 | operand
MAX_OPERANDS: Final = 512  # embedding rows per verb; `weights` refuses games with more. Larger numbers share a row.
MAX_VERBS: Final = 40


class PolicyValueNet(Evaluator):
    """A policy-value net; `list_sizes` gives the order of its weights."""

    def __init__(self, inputs: int, hidden: int, middle: int, keys: int, numbers: list[float]) -> None:
        """Take the layer sizes and the weights.

        `hidden` is the number of units per seat, `middle` the number of units that also see rivals, and `keys` the
        length of action embeddings.
        """
        if hidden % HIDDEN_MULTIPLE or middle % LANES or keys % LANES:
            raise ValueError(
                f"{hidden} hidden, {middle} middle and {keys} key units: "
                f"must be multiples of {HIDDEN_MULTIPLE}, {LANES} and {LANES}"
            )
        needed = sum(list_sizes(inputs, hidden, middle, keys))
        if len(numbers) != needed:
            raise ValueError(f"{inputs} inputs and {hidden} hidden units need {needed} numbers, not {len(numbers)}")
        super().__init__(inputs, 0, [])
        self.units: i64 = hidden
        self.middle: i64 = middle
        self.keys: i64 = keys
        parts: list[vec[float]] = []
        start = 0
        for size in list_sizes(inputs, hidden, middle, keys):
            parts.append(make_vec(numbers[start : start + size]))
            start += size
        self.first = pack_weights(numbers, (inputs + 1) * hidden, inputs * hidden)
        self.second = parts[1]
        self.second_bias = parts[2]
        self.skip = parts[3]
        self.last = parts[4]
        self.asking = parts[5]
        self.asking_bias = parts[6]
        self.moves = parts[7]
        self.move_bias = parts[8]
        self.by_hand = parts[9][0]
        self.live = vec[i64]([0] * (MAX_SEATS * hidden))  # indices of the positive units, by seat
        self.lives = vec[i64]([0] * MAX_SEATS)  # number of positive units, by seat
        self.held = vec[float]([0.0] * (MAX_SEATS * hidden))  # values of the positive units, in the same order
        self.mixed = vec[float]([0.0] * (MAX_SEATS * 2 * middle))  # by seat: sums for itself, then for its rivals
        self.query = vec[float]([0.0] * keys)

    def evaluate(self, state: SearchState, out: vec[float]) -> None:
        """Write each seat's win probability to `out`."""
        n = state.seats()
        if state.current_player() == TERMINAL:
            for seat in range(n):
                out[seat] = state.win_share(seat)
            return
        for seat in range(n):
            self.compute_units(state, seat)
            out[seat] = self.by_hand * state.heuristic_value_again(seat) if self.by_hand != 0.0 else 0.0
            self.mix_units(seat)
        for seat in range(n):
            out[seat] += self.compute_strength(seat, n)
        apply_softmax(out, n)

    def compute_units(self, state: SearchState, seat: i64) -> None:
        """Compute the first layer of one seat: the indices and values of its positive units."""
        on = self.on
        n = state.features_v2(seat, on)
        first = self.first
        words = self.units // LANES
        biases = self.inputs * words
        base = seat * self.units
        count: i64 = 0
        for j in range(0, words, 4):
            word0 = first[biases + j]
            word1 = first[biases + j + 1]
            word2 = first[biases + j + 2]
            word3 = first[biases + j + 3]
            for i in range(n):
                row = on[i] * words + j
                word0 += first[row]
                word1 += first[row + 1]
                word2 += first[row + 2]
                word3 += first[row + 3]
            unit = j * LANES
            count = self.unpack(word0, unit, base, count)
            count = self.unpack(word1, unit + LANES, base, count)
            count = self.unpack(word2, unit + 2 * LANES, base, count)
            count = self.unpack(word3, unit + 3 * LANES, base, count)
        self.lives[seat] = count

    def unpack(self, word: i64, unit: i64, base: i64, count: i64) -> i64:
        for k in range(LANES):
            value = (word & LANE_MASK) - LANE_ZERO
            word >>= LANE_BITS
            if value > 0:
                self.live[base + count] = unit + k
                self.held[base + count] = float(value) / WEIGHT_SCALE
                count += 1
        return count

    def mix_units(self, seat: i64) -> None:
        """Compute the second layer's sums over one seat's units, for the seat itself and for its rivals."""
        live = self.live
        held = self.held
        second = self.second
        width = 2 * self.middle
        base = seat * self.units
        n = self.lives[seat]
        for m in range(0, width, LANES):
            sum0 = 0.0
            sum1 = 0.0
            sum2 = 0.0
            sum3 = 0.0
            for i in range(base, base + n):
                row = live[i] * width + m
                unit = held[i]
                sum0 += unit * second[row]
                sum1 += unit * second[row + 1]
                sum2 += unit * second[row + 2]
                sum3 += unit * second[row + 3]
            to = seat * width + m
            self.mixed[to] = sum0
            self.mixed[to + 1] = sum1
            self.mixed[to + 2] = sum2
            self.mixed[to + 3] = sum3

    def compute_strength(self, seat: i64, seats: i64) -> float:
        """Return the strength of a seat, given its own units and those of its rivals."""
        middle = self.middle
        mixed = self.mixed
        total = 0.0
        base = seat * self.units
        for i in range(base, base + self.lives[seat]):
            total += self.held[i] * self.skip[self.live[i]]
        share = 1.0 / float(seats - 1)
        for m in range(middle):
            theirs = 0.0
            for other in range(seats):
                if other != seat:
                    theirs += mixed[(2 * other + 1) * middle + m]
            unit = mixed[2 * seat * middle + m] + share * theirs + self.second_bias[m]
            if unit > 0.0:
                total += unit * self.last[m]
        return total

    # --- Policy

    def rank_actions(self, seat: i64, seats: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
        """Write the prior probability of each action, for the state last passed to `evaluate`."""
        self.compute_query(seat, seats)
        keys = self.keys
        for i in range(n):
            row = index_action(actions[i])
            score = self.move_bias[row]
            for k in range(keys):
                score += self.query[k] * self.moves[row * keys + k]
            out[i] = score
        apply_softmax(out, n)

    def compute_query(self, seat: i64, seats: i64) -> None:
        """Compute the query vector from the units of the acting seat and the mean of its rivals' units."""
        keys = self.keys
        for k in range(keys):
            self.query[k] = self.asking_bias[k]
        for other in range(seats):
            part: i64 = 0 if other == seat else keys
            share = 1.0 if other == seat else 1.0 / float(seats - 1)
            base = other * self.units
            for i in range(base, base + self.lives[other]):
                row = self.live[i] * 2 * keys + part
                unit = share * self.held[i]
                for k in range(keys):
                    self.query[k] += unit * self.asking[row + k]


def index_action(action: i64) -> i64:
    """Return the row of an action in the embedding table."""
    operand = action & 0xFFF
    return (action >> VERB_SHIFT) * MAX_OPERANDS + (operand if operand < MAX_OPERANDS else MAX_OPERANDS - 1)


def list_sizes(inputs: int, hidden: int, middle: int, keys: int) -> list[int]:
    """Return the number of weights of each part, in storage order."""
    return [
        (inputs + 1) * hidden,  # first layer: rows by input, then biases
        hidden * 2 * middle,  # second layer, by unit: for its own seat, then for rivals
        middle,  # biases
        hidden,  # skip connection from units to the strength
        middle,  # from middle units to the strength
        hidden * 2 * keys,  # query, by unit: of the acting seat, then of rivals
        keys,  # biases
        MAX_VERBS * MAX_OPERANDS * keys,  # embeddings by move
        MAX_VERBS * MAX_OPERANDS,  # bias by move
        1,  # weight of the heuristic, which is not computed if this is 0
    ]


def make_vec(numbers: list[float]) -> vec[float]:
    made = vec[float]()
    for x in numbers:
        made = append(made, x)
    return made


def pack_weights(numbers: list[float], size: int, biases: int) -> vec[i64]:
    """Pack the first layer's weights, four per int. The lanes of the biases are offset by LANE_ZERO."""
    made = vec[i64]()
    for start in range(0, size, LANES):
        word: i64 = 0
        for k in range(LANES):
            step: i64 = math.floor(numbers[start + k] * WEIGHT_SCALE + 0.5)
            if start >= biases:
                step += LANE_ZERO
            word += shift_left(step, LANE_BITS * k)
        made = append(made, word)
    return made


PRIOR_BUFFER: Final = vec[float]([0.0] * MAX_ACTIONS)
