"""A mind: a net that judges all seats at once, each by its own facts and by those of its rivals, and ranks moves.

Each seat's facts are summed up into the same hidden units. A second layer sees a seat's units beside the mean of its
rivals', and gives one number a seat; the chances to win are the softmax over the seats, so that one set of weights
serves two, three and four. A move is ranked by its own row of numbers against what the acting seat and its rivals are.

The first layer is most of the work, and `librt.vecs` has no 32-bit floats: its weights are 15-bit fixed-point numbers,
four of them in one int, so that one addition adds to four units.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.bots.engine.judge import MAX_ACTIONS, MAX_SEATS, NOBODY, Judge, softmax
from conclave.play.counters import shifted
from conclave.play.unchecked import Unchecked

LANES: Final = 4  # units in one int
LANE: Final = 15  # bits of each
MASK: Final = 0x7FFF
ZERO: Final = 0x4000  # stands for 0, so that no lane is ever negative
SCALE: Final = 256.0  # steps of a weight in one: a unit holds up to 64 to each side
STEP: Final = 4 * LANES  # hidden units come in such numbers
VERB_SHIFT: Final = 12  # as in every game: action = verb << 12 | operand
ROWS: Final = 160  # operands that a verb tells apart
VERBS: Final = 40


class Mind(Judge):
    """Chances and preferences; see `sizes` for the order of its numbers."""

    def __init__(self, inputs: int, hidden: int, middle: int, keys: int, numbers: list[float]) -> None:
        """`hidden` units a seat, `middle` ones that see rivals too, `keys` numbers that moves are ranked by."""
        if hidden % STEP or middle % LANES or keys % LANES:
            raise ValueError(
                f"{hidden} hidden, {middle} middle and {keys} key units: multiples of {STEP}, {LANES} and {LANES}"
            )
        needed = sum(sizes(inputs, hidden, middle, keys))
        if len(numbers) != needed:
            raise ValueError(f"{inputs} inputs and {hidden} hidden units need {needed} numbers, not {len(numbers)}")
        super().__init__(inputs, 0, [])
        self.units: i64 = hidden
        self.middle: i64 = middle
        self.keys: i64 = keys
        parts: list[vec[float]] = []
        start = 0
        for size in sizes(inputs, hidden, middle, keys):
            parts.append(floats(numbers[start : start + size]))
            start += size
        self.first = packed(numbers, (inputs + 1) * hidden, inputs * hidden)
        self.second = parts[1]
        self.second_bias = parts[2]
        self.skip = parts[3]
        self.last = parts[4]
        self.asking = parts[5]
        self.asking_bias = parts[6]
        self.moves = parts[7]
        self.move_bias = parts[8]
        self.by_hand = parts[9][0]
        self.live = vec[i64]([0] * (MAX_SEATS * hidden))  # of each seat, the units that are above zero
        self.lives = vec[i64]([0] * MAX_SEATS)  # how many
        self.held = vec[float]([0.0] * (MAX_SEATS * hidden))  # what these units hold, in the same order
        self.mixed = vec[float]([0.0] * (MAX_SEATS * 2 * middle))  # of each seat: for itself, then for its rivals
        self.asked = vec[float]([0.0] * keys)

    def chances(self, state: Unchecked, out: vec[float]) -> None:
        """Write each seat's chance to win."""
        n = state.seats()
        if state.actor() == NOBODY:
            for seat in range(n):
                out[seat] = state.won(seat)
            return
        for seat in range(n):
            self.take_in(state, seat)
            out[seat] = self.by_hand * state.worth_again(seat) if self.by_hand != 0.0 else 0.0
            self.mix(seat)
        for seat in range(n):
            out[seat] += self.outcome(seat, n)
        softmax(out, n)

    def take_in(self, state: Unchecked, seat: i64) -> None:
        """The first layer of one seat: which units are above zero, and what they hold."""
        on = self.on
        n = state.facts(seat, on)
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
            value = (word & MASK) - ZERO
            word >>= LANE
            if value > 0:
                self.live[base + count] = unit + k
                self.held[base + count] = float(value) / SCALE
                count += 1
        return count

    def mix(self, seat: i64) -> None:
        """The second layer's sums over one seat's units: what they are to itself, and to its rivals."""
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

    def outcome(self, seat: i64, seats: i64) -> float:
        """The strength of a seat beside its rivals."""
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

    # --- Moves

    def rank(self, seat: i64, seats: i64, actions: vec[i64], n: i64, out: vec[float]) -> None:
        """Write how likely each move is (they add up to 1), for the state that `chances` was asked about last."""
        self.ask(seat, seats)
        keys = self.keys
        for i in range(n):
            row = row_of(actions[i])
            score = self.move_bias[row]
            for k in range(keys):
                score += self.asked[k] * self.moves[row * keys + k]
            out[i] = score
        softmax(out, n)

    def ask(self, seat: i64, seats: i64) -> None:
        """What moves are held against: from the acting seat's units, and the mean of its rivals'."""
        keys = self.keys
        for k in range(keys):
            self.asked[k] = self.asking_bias[k]
        for other in range(seats):
            part: i64 = 0 if other == seat else keys
            share = 1.0 if other == seat else 1.0 / float(seats - 1)
            base = other * self.units
            for i in range(base, base + self.lives[other]):
                row = self.live[i] * 2 * keys + part
                unit = share * self.held[i]
                for k in range(keys):
                    self.asked[k] += unit * self.asking[row + k]


def row_of(action: i64) -> i64:
    """The row of an action's own numbers."""
    operand = action & 0xFFF
    return (action >> VERB_SHIFT) * ROWS + (operand if operand < ROWS else ROWS - 1)


def sizes(inputs: int, hidden: int, middle: int, keys: int) -> list[int]:
    """How many numbers each part has, in their order."""
    return [
        (inputs + 1) * hidden,  # rows by input, then biases
        hidden * 2 * middle,  # by unit: to its own seat, then to rivals
        middle,  # biases
        hidden,  # from units straight to the strength
        middle,  # from middle units to it
        hidden * 2 * keys,  # by unit: of the acting seat, then of rivals
        keys,  # biases
        VERBS * ROWS * keys,  # by move
        VERBS * ROWS,  # how likely each move is in itself
        1,  # what the hand-made judgement counts; it is not asked where that is nothing
    ]


def floats(numbers: list[float]) -> vec[float]:
    made = vec[float]()
    for x in numbers:
        made = append(made, x)
    return made


def packed(numbers: list[float], size: int, biases: int) -> vec[i64]:
    """The first layer's numbers, four in an int; lanes of the biases start at ZERO."""
    made = vec[i64]()
    for start in range(0, size, LANES):
        word: i64 = 0
        for k in range(LANES):
            step: i64 = math.floor(numbers[start + k] * SCALE + 0.5)
            if start >= biases:
                step += ZERO
            word += shifted(step, LANE * k)
        made = append(made, word)
    return made


RANKED: Final = vec[float]([0.0] * MAX_ACTIONS)
