"""Learns a judge from its own games: `python -m conclave.bots.training GAME`, or `make train`.

Generation after generation, the latest judge plays games against itself (the first one is the hand-made judge), seats
choosing by one look at every move with a slip now and then. A small net is fitted to who won from which position; all
generations of the recent past count, so that it does not forget. Needs torch; playing with the result does not.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from conclave.bots.engine.judge import Judge
from conclave.bots.engine.selfplay import Diary, match, play_games
from conclave.bots.weights import FOLDER, HAND_MADE, Weights, inputs_of, judge_of
from conclave.play import registry
from conclave.play.unchecked import unchecked

HIDDEN: Final = 32
SEATS: Final = (2, 2, 2, 3, 4)  # how often each table is played
SLIPS: Final = 0.04
KEEP: Final = 0.35
BATCH: Final = 2048
CHUNK: Final = 50  # games that a worker plays at a time
MEMORY: Final = 4  # generations that a fit looks back


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions as a flat list of facts, and who won."""

    traits: np.ndarray[Any, np.dtype[np.int64]]
    lengths: np.ndarray[Any, np.dtype[np.int64]]  # of every seat of every position
    seats: np.ndarray[Any, np.dtype[np.int64]]  # of every position
    shares: np.ndarray[Any, np.dtype[np.float32]]  # of every seat of every position


def play(game_name: str, weights: Weights | None, seats: int, games: int, seed: int) -> Lessons:
    """Some games, in this process."""
    game = registry.find(game_name)
    judge = judge_of(weights) if weights else HAND_MADE
    diary = Diary()
    states = [unchecked(game.new(game.options({"seats": seats}))) for _ in range(games)]
    play_games(states, judge, seed, SLIPS, KEEP, diary)
    shares = [x for n, won in zip(diary.positions, diary.shares, strict=True) for _ in range(n) for x in won]
    return Lessons(
        np.array(diary.traits, dtype=np.int64),
        np.array(diary.lengths, dtype=np.int64),
        np.full(sum(diary.positions), seats, dtype=np.int64),
        np.array(shares, dtype=np.float32),
    )


def gather(game: str, weights: Weights | None, games: int, seed: int, workers: int) -> tuple[list[Lessons], float]:
    """A generation of games; the lessons, and how many games a second were played."""
    start = time.perf_counter()
    with ProcessPoolExecutor(workers) as pool:
        tasks = [
            pool.submit(play, game, weights, SEATS[i % len(SEATS)], CHUNK, seed * 100_000 + i)
            for i in range(games // CHUNK)
        ]
        found = [task.result() for task in tasks]
    return found, games / (time.perf_counter() - start)


class Net(torch.nn.Module):
    """Facts to strength: what Judge computes, for fitting."""

    def __init__(self, inputs: int) -> None:
        super().__init__()
        self.first = torch.nn.EmbeddingBag(inputs, HIDDEN, mode="sum")
        self.bias = torch.nn.Parameter(torch.zeros(HIDDEN))
        self.second = torch.nn.Linear(HIDDEN, 1, bias=False)
        torch.nn.init.normal_(self.first.weight, std=0.05)

    def forward(self, traits: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
        hidden = torch.relu(self.first(traits, offsets) + self.bias)
        strength: torch.Tensor = self.second(hidden)
        return strength.squeeze(1)

    def weights(self, game: str, provenance: dict[str, Any]) -> Weights:
        """As Judge takes them."""
        parts = (self.first.weight, self.bias, self.second.weight)
        numbers = np.concatenate([part.detach().numpy().ravel() for part in parts]).astype("<f4")
        return Weights(game, int(self.first.num_embeddings), HIDDEN, numbers.tobytes(), provenance)


def fit(net: Net, lessons: Sequence[Lessons], epochs: int, rate: float, seed: int) -> float:
    """Make what happened likely; the mean loss of the last epoch."""
    traits = torch.from_numpy(np.concatenate([x.traits for x in lessons]))
    lengths = torch.from_numpy(np.concatenate([x.lengths for x in lessons]))
    seats = torch.from_numpy(np.concatenate([x.seats for x in lessons]))
    shares = torch.from_numpy(np.concatenate([x.shares for x in lessons]))
    starts = torch.cumsum(lengths, 0) - lengths
    first_seat = torch.cumsum(seats, 0) - seats
    optimizer = torch.optim.Adam(net.parameters(), lr=rate)
    steps = epochs * (len(seats) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps + 1)
    chooser = torch.Generator().manual_seed(seed)
    mean = 0.0
    for _ in range(epochs):
        order = torch.randperm(len(seats), generator=chooser)
        losses = []
        for batch in order.split(BATCH):
            loss = batch_loss(net, batch, seats, first_seat, starts, lengths, traits, shares)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        mean = sum(losses) / len(losses)
    return mean


def batch_loss(
    net: Net,
    batch: torch.Tensor,
    seats: torch.Tensor,
    first_seat: torch.Tensor,
    starts: torch.Tensor,
    lengths: torch.Tensor,
    traits: torch.Tensor,
    shares: torch.Tensor,
) -> torch.Tensor:
    """Cross entropy between the chances and the shares of the victory."""
    many = seats[batch]
    rows = torch.repeat_interleave(first_seat[batch] - torch.cumsum(many, 0) + many, many) + torch.arange(many.sum())
    sizes = lengths[rows]
    offsets = torch.cumsum(sizes, 0) - sizes
    places = torch.repeat_interleave(starts[rows] - offsets, sizes) + torch.arange(sizes.sum())
    strengths = net(traits[places], offsets)
    table = torch.full((len(batch), 4), -1e9)
    column = torch.arange(many.sum()) - torch.repeat_interleave(torch.cumsum(many, 0) - many, many)
    row = torch.repeat_interleave(torch.arange(len(batch)), many)
    table = table.index_put((row, column), strengths)
    aims = torch.zeros((len(batch), 4)).index_put((row, column), shares[rows])
    return torch.nn.functional.cross_entropy(table, aims)


def duel(game_name: str, one: Judge, other: Judge, games: int, seed: int) -> float:
    """How often one judge beats another with two seats."""
    game = registry.find(game_name)
    states = [unchecked(game.new(game.options({"seats": 2}))) for _ in range(games)]
    return match(states, one, other, seed)


def train(game_name: str, generations: int, games: int, seed: int, workers: int, out: Path) -> None:
    """The whole course; the latest judge is kept in `out`."""
    command = f"python -m conclave.bots.training {game_name} --generations {generations} --games {games} --seed {seed}"
    torch.set_num_threads(1)  # more of them get in each other's way at this size
    torch.manual_seed(seed)
    game = registry.find(game_name)
    net = Net(inputs_of(game_name))
    memory: list[list[Lessons]] = []
    weights: Weights | None = None
    for generation in range(1, generations + 1):
        lessons, pace = gather(game_name, weights, games, seed * 1000 + generation, workers)
        memory = [*memory, lessons][-MEMORY:]
        start = time.perf_counter()
        loss = fit(net, [x for old in memory for x in old], epochs=4, rate=0.004, seed=generation)
        provenance = {
            "command": command,
            "rules": game.rules,
            "generation": generation,
            "games": generation * games,
        }
        newer = net.weights(game_name, provenance)
        before = judge_of(weights) if weights else HAND_MADE
        share = duel(game_name, judge_of(newer), before, 400, generation)
        weights = newer
        weights.save(out)
        line = {"generation": generation, "games_per_second": round(pace), "loss": round(loss, 4)}
        print(json.dumps(line | {"beats_last": share, "fit_seconds": round(time.perf_counter() - start)}), flush=True)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m conclave.bots.training", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=14)
    parser.add_argument("--games", type=int, default=4000, help="games in a generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="where the weights go; by default into the package")
    asked = parser.parse_args()
    out = asked.out or FOLDER / f"{asked.game}.json"
    train(asked.game, asked.generations, asked.games, asked.seed, asked.workers, out)


if __name__ == "__main__":
    main()
