"""The policy-value net in torch, for training: computes the same as `bots.search.policy_value_net`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from torch.nn.functional import cross_entropy, relu

from conclave.bots.search.policy_value_net import MAX_OPERANDS, MAX_VERBS, VERB_SHIFT, WEIGHT_SCALE
from conclave.bots.training.self_play import Array, TrainingData
from conclave.bots.weights import EvaluatorWeights, NetWeights, decode_floats

BATCH_SIZE: Final = 1024
MAX_SEATS: Final = 4
OUTCOME_WEIGHT: Final = 0.2  # share of the game result in the value target; the rest is the search's value
POLICY_LOSS_WEIGHT: Final = 0.3  # relative to the value loss
MAX_WEIGHT: Final = 63 / 8  # of the first layer, so that sums of several weights fit into a lane
MASKED_LOGIT: Final = -1e9
AVERAGING_RATE: Final = 0.01  # per training step


class TorchNet(torch.nn.Module):
    """A net that maps the features of all seats to strengths, and moves to scores."""

    def __init__(self, inputs: int, hidden: int, middle: int, keys: int) -> None:
        super().__init__()
        self.shape = (inputs, hidden, middle, keys)
        self.first = torch.nn.EmbeddingBag(inputs, hidden, mode="sum")
        self.bias = torch.nn.Parameter(torch.zeros(hidden))
        self.second = torch.nn.Parameter(torch.randn(hidden, 2 * middle) * (0.5 / hidden**0.5))
        self.second_bias = torch.nn.Parameter(torch.zeros(middle))
        self.skip = torch.nn.Parameter(torch.randn(hidden) * 0.3)
        self.last = torch.nn.Parameter(torch.randn(middle) * 0.5)
        self.asking = torch.nn.Parameter(torch.randn(hidden, 2 * keys) * (0.5 / hidden**0.5))
        self.asking_bias = torch.nn.Parameter(torch.zeros(keys))
        self.moves = torch.nn.Parameter(torch.randn(MAX_VERBS * MAX_OPERANDS, keys) * 0.1)
        self.move_bias = torch.nn.Parameter(torch.zeros(MAX_VERBS * MAX_OPERANDS))
        self.by_hand = torch.nn.Parameter(torch.zeros(1), requires_grad=False)

    def init_silent(self) -> None:
        """Set the feature weights to zero, so that the units of all seats are equal whatever their features.

        Features that never occur in training then have no effect.
        """
        with torch.no_grad():
            self.first.weight.zero_()
            self.bias.uniform_(0.1, 0.6)
            self.asking.zero_()

    def init_from_heuristic(self) -> None:
        """Initialise the net so that its values equal the game's heuristic."""
        self.init_silent()
        with torch.no_grad():
            self.by_hand[:] = 1.0
        self.by_hand.requires_grad_(True)

    def init_from_evaluator(self, judge: EvaluatorWeights) -> None:
        """Initialise the net so that its values equal those of the game's evaluator.

        The inputs of the evaluator are the first inputs of the net.
        """
        rows, size = judge.inputs, judge.hidden
        numbers = torch.tensor(decode_floats(judge.numbers))
        self.init_silent()
        with torch.no_grad():
            self.first.weight[:rows, :size] = numbers[: rows * size].reshape(rows, size)
            self.bias[:size] = numbers[rows * size : -size]
            self.skip[:size] = numbers[-size:]
            self.second[:size] = 0.0  # the evaluator ignores rivals

    def compute_units(self, batch: Batch) -> torch.Tensor:
        """Return the first layer's activations by position and seat."""
        found = torch.zeros(batch.present.numel(), self.shape[1])
        found[batch.place] = relu(self.first(batch.facts, batch.offsets) + self.bias)
        return found.reshape(-1, MAX_SEATS, self.shape[1])

    def compute_strengths(self, units: torch.Tensor, present: torch.Tensor, worths: torch.Tensor) -> torch.Tensor:
        """Return the strengths by position and seat; MASKED_LOGIT for empty seats."""
        middle = self.shape[2]
        mixed = (units @ self.second) * present[:, :, None]
        theirs = mixed[:, :, middle:]
        rivals = (theirs.sum(1, keepdim=True) - theirs) / (present.sum(1) - 1)[:, None, None]
        between = relu(mixed[:, :, :middle] + rivals + self.second_bias)
        strengths = units @ self.skip + between @ self.last + self.by_hand * worths
        return torch.where(present, strengths, torch.tensor(MASKED_LOGIT))

    def compute_query(self, units: torch.Tensor, present: torch.Tensor, actor: torch.Tensor) -> torch.Tensor:
        """Return the query vector of each position, by which moves are scored."""
        keys = self.shape[3]
        own = units[torch.arange(len(actor)), actor]
        rivals = ((units * present[:, :, None]).sum(1) - own) / (present.sum(1) - 1)[:, None]
        return own @ self.asking[:, :keys] + rivals @ self.asking[:, keys:] + self.asking_bias

    def move_towards(self, net: TorchNet) -> None:
        """Move the parameters by AVERAGING_RATE towards those of another net (exponential moving average)."""
        with torch.no_grad():
            for own, other in zip(self.parameters(), net.parameters(), strict=True):
                own.add_(AVERAGING_RATE * (other - own))

    def clip_weights(self) -> None:
        """Clip the first layer's weights, so that their sums fit into a fixed-point lane of the compiled net."""
        with torch.no_grad():
            self.first.weight.clamp_(-MAX_WEIGHT, MAX_WEIGHT)
            self.bias.clamp_(-MAX_WEIGHT, MAX_WEIGHT)

    def load_weights(self, champion: NetWeights) -> None:
        """Load the weights of a net with the same shape."""
        numbers = torch.tensor(decode_floats(champion.numbers))
        start = 0
        with torch.no_grad():
            for part in self.list_parts():
                part.copy_(numbers[start : start + part.numel()].reshape(part.shape))
                start += part.numel()
        self.by_hand.requires_grad_(bool(self.by_hand != 0.0))

    def list_parts(self) -> tuple[torch.Tensor, ...]:
        """Return all parameters in the order of `policy_value_net.list_sizes`."""
        return (
            *(self.first.weight, self.bias, self.second, self.second_bias, self.skip, self.last),
            *(self.asking, self.asking_bias, self.moves, self.move_bias, self.by_hand),
        )

    def to_weights(self, game: str, provenance: dict[str, Any]) -> NetWeights:
        """Return the parameters as NetWeights."""
        numbers = np.concatenate([part.detach().numpy().ravel() for part in self.list_parts()]).astype("<f4")
        return NetWeights(game, *self.shape, numbers.tobytes(), provenance)


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch of positions as tensors."""

    facts: torch.Tensor
    offsets: torch.Tensor
    place: torch.Tensor  # position * MAX_SEATS + seat, for each occupied seat
    present: torch.Tensor
    actor: torch.Tensor
    worths: torch.Tensor
    quiet: torch.Tensor
    aims: torch.Tensor  # value targets
    rows: torch.Tensor  # embedding row of each move
    position: torch.Tensor  # index of the position of each move
    column: torch.Tensor
    move_aims: torch.Tensor
    has_moves: torch.Tensor


class BatchSource:
    """Training data, split into batches."""

    def __init__(self, lessons: TrainingData) -> None:
        self.lessons = lessons
        self.first_seat = compute_starts(lessons.seats)
        self.first_fact = compute_starts(lessons.lengths)
        self.first_move = compute_starts(lessons.counts)

    def iterate_batches(self, dice: np.random.Generator) -> Iterator[Batch]:
        """Yield all positions once, in random order, in batches of nearly equal size.

        A small last batch is avoided because it might contain no move or no value to learn from.
        """
        order = dice.permutation(len(self.lessons.seats))
        for chosen in np.array_split(order, count_batches(len(order))):
            yield self.make_batch(chosen)

    def make_batch(self, chosen: Array) -> Batch:
        it = self.lessons
        seats: Array = it.seats[chosen].astype(np.int64)
        rows, seat_place = expand_ranges(self.first_seat[chosen], seats)
        lengths: Array = it.lengths[rows].astype(np.int64)
        facts, _ = expand_ranges(self.first_fact[rows], lengths)
        place = np.repeat(np.arange(len(chosen)) * MAX_SEATS, seats) + seat_place
        present: Array = np.zeros(len(chosen) * MAX_SEATS, dtype=np.bool_)
        present[place] = True
        aims: Array = np.zeros(len(chosen) * MAX_SEATS, dtype=np.float32)
        aims[place] = OUTCOME_WEIGHT * it.shares[rows] + (1 - OUTCOME_WEIGHT) * it.values[rows]
        worths: Array = np.zeros(len(chosen) * MAX_SEATS, dtype=np.float32)
        worths[place] = it.worths[rows]
        counts: Array = it.counts[chosen].astype(np.int64)
        moves, column = expand_ranges(self.first_move[chosen], counts)
        return Batch(
            torch.from_numpy(it.facts[facts].astype(np.int64)),
            torch.from_numpy(compute_starts(lengths)),
            torch.from_numpy(place),
            torch.from_numpy(present.reshape(-1, MAX_SEATS)),
            torch.from_numpy(it.actor[chosen].astype(np.int64)),
            torch.from_numpy(worths.reshape(-1, MAX_SEATS)),
            torch.from_numpy(it.quiet[chosen]),
            torch.from_numpy(aims.reshape(-1, MAX_SEATS)),
            torch.from_numpy(index_actions(it.actions[moves])),
            torch.from_numpy(np.repeat(np.arange(len(chosen)), counts)),
            torch.from_numpy(column),
            torch.from_numpy(it.aims[moves]),
            torch.from_numpy(counts > 0),
        )


def count_batches(positions: int) -> int:
    """Return the number of batches: each has at least BATCH_SIZE positions, or there is a single batch."""
    return max(1, positions // BATCH_SIZE)


def compute_starts(lengths: Array) -> Any:
    """Return the start index of each of several consecutive ranges."""
    ends = np.cumsum(lengths, dtype=np.int64)
    return ends - lengths.astype(np.int64)


def expand_ranges(first: Any, lengths: Any) -> tuple[Any, Any]:
    """Return all indices of some ranges, concatenated, and the offset of each index within its range."""
    inner = np.arange(lengths.sum()) - np.repeat(compute_starts(lengths), lengths)
    return np.repeat(first, lengths) + inner, inner


def index_actions(actions: Any) -> Any:
    """Return the embedding rows of actions, as `policy_value_net.index_action` does."""
    return (actions.astype(np.int64) >> VERB_SHIFT) * MAX_OPERANDS + np.minimum(actions & 0xFFF, MAX_OPERANDS - 1)


def compute_losses(net: TorchNet, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Return the cross-entropy losses of the values (quiet positions) and of the policy (positions with moves)."""
    units = net.compute_units(batch)
    strengths = net.compute_strengths(units, batch.present, batch.worths)
    value = cross_entropy(strengths[batch.quiet], batch.aims[batch.quiet])
    asked = net.compute_query(units, batch.present, batch.actor)
    scores = (asked[batch.position] * net.moves[batch.rows]).sum(1) + net.move_bias[batch.rows]
    width = int(batch.column.max()) + 1
    table = torch.full((len(batch.actor), width), MASKED_LOGIT).index_put((batch.position, batch.column), scores)
    aims = torch.zeros_like(table).index_put((batch.position, batch.column), batch.move_aims)
    return value, cross_entropy(table[batch.has_moves], aims[batch.has_moves])


def fit(
    net: TorchNet, mean: TorchNet, optimizer: torch.optim.Optimizer, lessons: TrainingData, rate: float, seed: int
) -> tuple[float, float]:
    """Train for one pass over the data with a decreasing learning rate; return the mean value and policy losses.

    `mean` is an exponential moving average of the net. It is the net that plays, because it is less noisy than the
    result of single steps.
    """
    book, dice = BatchSource(lessons), np.random.default_rng(seed)
    steps = count_batches(len(lessons.seats))
    seen: list[tuple[float, float]] = []
    for step, batch in enumerate(book.iterate_batches(dice)):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 20) * (1 - 0.9 * step / steps)
        value, policy = compute_losses(net, batch)
        optimizer.zero_grad()
        (value + POLICY_LOSS_WEIGHT * policy).backward()  # type: ignore[no-untyped-call,unused-ignore]
        optimizer.step()
        net.clip_weights()
        mean.move_towards(net)
        seen.append((value.item(), policy.item()))
    return tuple(np.mean(seen, axis=0).tolist())


def measure_headroom(net: TorchNet, lessons: TrainingData) -> float:
    """Return the largest absolute sum of a hidden unit over some data, relative to the capacity of a lane."""
    with torch.no_grad():
        batch = BatchSource(lessons).make_batch(np.arange(min(4096, len(lessons.seats))))
        sums = net.first(batch.facts, batch.offsets) + net.bias
    return float(sums.abs().max()) * WEIGHT_SCALE / 0x4000
