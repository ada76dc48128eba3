"""The net of a mind, for fitting: what `engine/mind.py` computes, in torch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from torch.nn.functional import cross_entropy, relu

from conclave.bots.engine.mind import ROWS, SCALE, VERB_SHIFT, VERBS
from conclave.bots.learning.playing import Array, Lessons
from conclave.bots.weights import MindWeights, Weights, floats_of

BATCH: Final = 1024
MOST_SEATS: Final = 4
OUTCOME: Final = 0.2  # of a value's aim is who won, the rest what the search expected, which is far less noisy
POLICY: Final = 0.3  # what a move's aim counts beside a value's
CLIP: Final = 63 / 8  # of a weight of the first layer: several of them fit into a lane
NEVER: Final = -1e9
FOLLOW: Final = 0.01  # of the way, a step


class Net(torch.nn.Module):
    """Facts of all seats to strengths, and moves to preferences."""

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
        self.moves = torch.nn.Parameter(torch.randn(VERBS * ROWS, keys) * 0.1)
        self.move_bias = torch.nn.Parameter(torch.zeros(VERBS * ROWS))
        self.by_hand = torch.nn.Parameter(torch.zeros(1), requires_grad=False)

    def begin_clean(self) -> None:
        """Say nothing yet: units are the same for every seat, whatever its facts, and a fact never met stays silent."""
        with torch.no_grad():
            self.first.weight.zero_()
            self.bias.uniform_(0.1, 0.6)
            self.asking.zero_()

    def begin_by_hand(self) -> None:
        """Judge as the game does by hand; what is better is to be learned."""
        self.begin_clean()
        with torch.no_grad():
            self.by_hand[:] = 1.0
        self.by_hand.requires_grad_(True)

    def begin_like(self, judge: Weights) -> None:
        """Judge as the first judge of the game does, whose traits are the first facts; the rest is to be learned."""
        rows, size = judge.inputs, judge.hidden
        numbers = torch.tensor(floats_of(judge.numbers))
        self.begin_clean()
        with torch.no_grad():
            self.first.weight[:rows, :size] = numbers[: rows * size].reshape(rows, size)
            self.bias[:size] = numbers[rows * size : -size]
            self.skip[:size] = numbers[-size:]
            self.second[:size] = 0.0  # nothing is known about rivals yet

    def units(self, batch: Batch) -> torch.Tensor:
        """The first layer, by position and seat."""
        found = torch.zeros(batch.present.numel(), self.shape[1])
        found[batch.place] = relu(self.first(batch.facts, batch.offsets) + self.bias)
        return found.reshape(-1, MOST_SEATS, self.shape[1])

    def strengths(self, units: torch.Tensor, present: torch.Tensor, worths: torch.Tensor) -> torch.Tensor:
        """By position and seat, from its units; NEVER where nobody sits."""
        middle = self.shape[2]
        mixed = (units @ self.second) * present[:, :, None]
        theirs = mixed[:, :, middle:]
        rivals = (theirs.sum(1, keepdim=True) - theirs) / (present.sum(1) - 1)[:, None, None]
        between = relu(mixed[:, :, :middle] + rivals + self.second_bias)
        strengths = units @ self.skip + between @ self.last + self.by_hand * worths
        return torch.where(present, strengths, torch.tensor(NEVER))

    def asked(self, units: torch.Tensor, present: torch.Tensor, actor: torch.Tensor) -> torch.Tensor:
        """What moves are held against, by position."""
        keys = self.shape[3]
        own = units[torch.arange(len(actor)), actor]
        rivals = ((units * present[:, :, None]).sum(1) - own) / (present.sum(1) - 1)[:, None]
        return own @ self.asking[:, :keys] + rivals @ self.asking[:, keys:] + self.asking_bias

    def follow(self, net: Net) -> None:
        """Come a little nearer to another net."""
        with torch.no_grad():
            for own, other in zip(self.parameters(), net.parameters(), strict=True):
                own.add_(FOLLOW * (other - own))

    def clip(self) -> None:
        """Weights stay where a lane of the compiled net holds their sums."""
        with torch.no_grad():
            self.first.weight.clamp_(-CLIP, CLIP)
            self.bias.clamp_(-CLIP, CLIP)

    def begin_from(self, champion: MindWeights) -> None:
        """Go on from a mind of the same shape."""
        numbers = torch.tensor(floats_of(champion.numbers))
        start = 0
        with torch.no_grad():
            for part in self.parts():
                part.copy_(numbers[start : start + part.numel()].reshape(part.shape))
                start += part.numel()
        self.by_hand.requires_grad_(bool(self.by_hand != 0.0))

    def parts(self) -> tuple[torch.Tensor, ...]:
        """All numbers, in the order in which Mind takes them."""
        return (
            *(self.first.weight, self.bias, self.second, self.second_bias, self.skip, self.last),
            *(self.asking, self.asking_bias, self.moves, self.move_bias, self.by_hand),
        )

    def weights(self, game: str, provenance: dict[str, Any]) -> MindWeights:
        """As Mind takes them."""
        numbers = np.concatenate([part.detach().numpy().ravel() for part in self.parts()]).astype("<f4")
        return MindWeights(game, *self.shape, numbers.tobytes(), provenance)


@dataclass(frozen=True, slots=True)
class Batch:
    """Some positions, ready for the net."""

    facts: torch.Tensor
    offsets: torch.Tensor
    place: torch.Tensor  # of each seat that plays: position * 4 + seat
    present: torch.Tensor
    actor: torch.Tensor
    worths: torch.Tensor
    quiet: torch.Tensor
    aims: torch.Tensor  # of values
    rows: torch.Tensor  # of moves
    position: torch.Tensor  # of each move
    column: torch.Tensor
    move_aims: torch.Tensor
    has_moves: torch.Tensor


class Book:
    """Lessons, cut into batches."""

    def __init__(self, lessons: Lessons) -> None:
        self.lessons = lessons
        self.first_seat = starts(lessons.seats)
        self.first_fact = starts(lessons.lengths)
        self.first_move = starts(lessons.counts)

    def batches(self, dice: np.random.Generator) -> Iterator[Batch]:
        """Every position once, in any order; no rest is left, since few positions may hold no move or no value."""
        order = dice.permutation(len(self.lessons.seats))
        for chosen in np.array_split(order, batches_in(len(order))):
            yield self.batch(chosen)

    def batch(self, chosen: Array) -> Batch:
        it = self.lessons
        seats: Array = it.seats[chosen].astype(np.int64)
        rows, seat_place = spread(self.first_seat[chosen], seats)
        lengths: Array = it.lengths[rows].astype(np.int64)
        facts, _ = spread(self.first_fact[rows], lengths)
        place = np.repeat(np.arange(len(chosen)) * MOST_SEATS, seats) + seat_place
        present: Array = np.zeros(len(chosen) * MOST_SEATS, dtype=np.bool_)
        present[place] = True
        aims: Array = np.zeros(len(chosen) * MOST_SEATS, dtype=np.float32)
        aims[place] = OUTCOME * it.shares[rows] + (1 - OUTCOME) * it.values[rows]
        worths: Array = np.zeros(len(chosen) * MOST_SEATS, dtype=np.float32)
        worths[place] = it.worths[rows]
        counts: Array = it.counts[chosen].astype(np.int64)
        moves, column = spread(self.first_move[chosen], counts)
        return Batch(
            torch.from_numpy(it.facts[facts].astype(np.int64)),
            torch.from_numpy(starts(lengths)),
            torch.from_numpy(place),
            torch.from_numpy(present.reshape(-1, MOST_SEATS)),
            torch.from_numpy(it.actor[chosen].astype(np.int64)),
            torch.from_numpy(worths.reshape(-1, MOST_SEATS)),
            torch.from_numpy(it.quiet[chosen]),
            torch.from_numpy(aims.reshape(-1, MOST_SEATS)),
            torch.from_numpy(rows_of(it.actions[moves])),
            torch.from_numpy(np.repeat(np.arange(len(chosen)), counts)),
            torch.from_numpy(column),
            torch.from_numpy(it.aims[moves]),
            torch.from_numpy(counts > 0),
        )


def batches_in(positions: int) -> int:
    """How many they make: of BATCH and a few, or one of all."""
    return max(1, positions // BATCH)


def starts(lengths: Array) -> Any:
    """Where each of some stretches begins."""
    ends = np.cumsum(lengths, dtype=np.int64)
    return ends - lengths.astype(np.int64)


def spread(first: Any, lengths: Any) -> tuple[Any, Any]:
    """All places of some stretches, one stretch after the other; and how far into its stretch each is."""
    inner = np.arange(lengths.sum()) - np.repeat(starts(lengths), lengths)
    return np.repeat(first, lengths) + inner, inner


def rows_of(actions: Any) -> Any:
    """As `mind.row_of`."""
    return (actions.astype(np.int64) >> VERB_SHIFT) * ROWS + np.minimum(actions & 0xFFF, ROWS - 1)


def losses(net: Net, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Of values, and of moves where somebody was asked: cross entropies."""
    units = net.units(batch)
    strengths = net.strengths(units, batch.present, batch.worths)
    value = cross_entropy(strengths[batch.quiet], batch.aims[batch.quiet])
    asked = net.asked(units, batch.present, batch.actor)
    scores = (asked[batch.position] * net.moves[batch.rows]).sum(1) + net.move_bias[batch.rows]
    width = int(batch.column.max()) + 1
    table = torch.full((len(batch.actor), width), NEVER).index_put((batch.position, batch.column), scores)
    aims = torch.zeros_like(table).index_put((batch.position, batch.column), batch.move_aims)
    return value, cross_entropy(table[batch.has_moves], aims[batch.has_moves])


def fit(
    net: Net, mean: Net, optimizer: torch.optim.Optimizer, lessons: Lessons, rate: float, seed: int
) -> tuple[float, float]:
    """Once through all lessons, slower towards the end; the mean losses of values and of moves.

    `mean` follows the net and is what plays: single steps stray further than what they teach.
    """
    book, dice = Book(lessons), np.random.default_rng(seed)
    steps = batches_in(len(lessons.seats))
    seen: list[tuple[float, float]] = []
    for step, batch in enumerate(book.batches(dice)):
        for group in optimizer.param_groups:
            group["lr"] = rate * min(1.0, (step + 1) / 20) * (1 - 0.9 * step / steps)
        value, policy = losses(net, batch)
        optimizer.zero_grad()
        (value + POLICY * policy).backward()  # type: ignore[no-untyped-call,unused-ignore]
        optimizer.step()
        net.clip()
        mean.follow(net)
        seen.append((value.item(), policy.item()))
    return tuple(np.mean(seen, axis=0).tolist())


def headroom(net: Net, lessons: Lessons) -> float:
    """The largest sum of a hidden unit over some lessons, as a share of what a lane holds."""
    with torch.no_grad():
        batch = Book(lessons).batch(np.arange(min(4096, len(lessons.seats))))
        sums = net.first(batch.facts, batch.offsets) + net.bias
    return float(sums.abs().max()) * SCALE / 0x4000
