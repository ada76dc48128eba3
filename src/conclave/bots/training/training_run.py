"""A training run: each generation plays games, fits the net, and plays a match against the champion.

All files are in one folder. `games/` holds the games in parts, `course.pt` the checkpoint, and `champion.json` the
champion. `course.jsonl` has one line per generation, and `course.svg` is its chart. Files are written atomically. Each
part and each match has its own random seed, derived from the seed of the run. A run can therefore be interrupted at any
time and resumed, and it plays the same games on any executor.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import torch

from conclave.bots.search.evaluator import Evaluator
from conclave.bots.training.atomic_files import write_atomically
from conclave.bots.training.candidate_match import DECISIVE_EVIDENCE, play_candidate_match
from conclave.bots.training.learning_curve import draw_learning_curve
from conclave.bots.training.self_play import TrainingData, concatenate, play_games
from conclave.bots.training.torch_net import TorchNet, fit, measure_headroom
from conclave.bots.weights import (
    EVALUATOR_FILE,
    NET_FILE,
    BadWeights,
    EvaluatorWeights,
    NetWeights,
    build_net,
    count_net_inputs,
    load_evaluator,
)
from conclave.core import registry

GAMES_PER_PART: Final = 100  # games per task of a worker
LEARNING_RATES: Final = (0.0015, 0.001)  # in the first generations, and later on
EARLY_GENERATIONS: Final = 12  # the first learning rate applies before this generation
PASSES_PER_GENERATION: Final = 2
WEIGHT_DECAY: Final = 0.5  # keeps the weights of rare features small
MATCH_ITERATION_DIVISOR: Final = 4  # candidate matches use fewer iterations than self-play, to play more games
MAX_LANE_SHARE: Final = 0.5  # largest share of a lane that a net may use

ExecutorFactory = Callable[[], AbstractContextManager[tuple[Executor, Callable[[], int]]]]


@dataclass(frozen=True, slots=True)
class Plan:
    """The parameters of a training run."""

    game: str
    seed: str = "1"
    generations: int = 200
    games: int = 800  # per generation
    iterations: int = 32  # per decision in self-play; 1 evaluates every move once
    deals: int = 150  # maximum per candidate match
    hidden: int = 64
    middle: int = 16
    keys: int = 16
    window: int = 4  # generations in the training data, at most; more passes over old games would overfit
    exploits: bool = False  # train only to beat the packaged champion, which stays frozen


class TrainingRun:
    """A training run and its current state."""

    def __init__(self, plan: Plan, folder: Path, say: Callable[[str], None]) -> None:
        torch.set_num_threads(1)  # more threads are slower for a net of this size
        torch.manual_seed(sum(plan.seed.encode()))
        self.plan, self.folder, self.say = plan, folder, say
        self.game = registry.load_game(plan.game)
        self.net = TorchNet(count_net_inputs(plan.game), plan.hidden, plan.middle, plan.keys)
        packaged = registry.data_file(plan.game, NET_FILE)
        last = NetWeights.load(packaged) if packaged else None
        if last is not None and last.shape == self.net.shape:
            self.net.load_weights(last)
        else:
            init_net(self.net, plan.game)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), weight_decay=WEIGHT_DECAY)
        self.mean = TorchNet(*self.net.shape)
        self.mean.load_state_dict(self.net.state_dict())
        self.lines: list[dict[str, Any]] = []
        if (folder / "course.pt").exists():
            kept = torch.load(folder / "course.pt", weights_only=False)
            self.net.load_state_dict(kept["net"])
            self.mean.load_state_dict(kept["mean"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.lines = kept["lines"]
        found = folder / "champion.json"
        self.champion = NetWeights.load(found) if found.exists() else last
        self.frozen = last if plan.exploits else None
        if plan.exploits and last is None:
            raise BadWeights(f"there is no champion of {plan.game} in the package that could be beaten")

    def run(self, hands: ExecutorFactory | None) -> None:
        """Run all remaining generations."""
        while len(self.lines) < self.plan.generations:
            self.run_generation(len(self.lines) + 1, hands)

    def run_generation(self, number: int, hands: ExecutorFactory | None) -> None:
        """Run one generation: play, fit, play against the champion, and save the results."""
        start = time.perf_counter()
        games = self.play_generation(number, hands)
        pace = games / (time.perf_counter() - start)
        value, policy = self.fit_recent_games(number)
        line: dict[str, Any] = {"generation": number, "games": number * self.plan.games, "games_per_second": pace}
        line |= {"value_loss": value, "policy_loss": policy, "elo": self.lines[-1]["elo"] if self.lines else 0.0}
        line |= self.meet_champion(number, line["elo"])
        line["seconds"] = time.perf_counter() - start
        self.lines.append(line)
        self.save()
        self.say(self.format_line(line))

    # --- Games

    def play_generation(self, number: int, hands: ExecutorFactory | None) -> int:
        """Play the generation's games that are not on disk yet and return how many were played."""
        left = [part for part in range(self.part_count) if not self.part_path(number, part).exists()]
        tasks = [(self.plan, self.champion, self.frozen, f"{self.plan.seed}:{number}:{part}") for part in left]
        if hands is None:
            for part, task in zip(left, tasks, strict=True):
                play_part(*task).save(self.part_path(number, part))
        elif left:
            with hands() as (executor, _):
                flying = [executor.submit(play_part, *task) for task in tasks]
                for part, lessons in zip(left, flying, strict=True):
                    lessons.result().save(self.part_path(number, part))
        return GAMES_PER_PART * len(left)

    @property
    def part_count(self) -> int:
        """The number of parts in which a generation's games are stored."""
        return max(1, self.plan.games // GAMES_PER_PART)

    def part_path(self, number: int, part: int) -> Path:
        """Return the path of one part of a generation's games."""
        return self.folder / "games" / f"{number:05d}-{part:03d}.npz"

    # --- Fitting

    def fit_recent_games(self, number: int) -> tuple[float, float]:
        """Fit the net to the games of recent generations and return the value and policy losses."""
        first = max(1, number - min(self.plan.window, number * 2 // 3 + 2) + 1)
        which = [self.part_path(old, part) for old in range(first, number + 1) for part in range(self.part_count)]
        lessons = concatenate([TrainingData.load(path) for path in which])
        rate = LEARNING_RATES[0] if number < EARLY_GENERATIONS else LEARNING_RATES[1]
        passes = range(PASSES_PER_GENERATION * number, PASSES_PER_GENERATION * (number + 1))
        found = [fit(self.net, self.mean, self.optimizer, lessons, rate, seed) for seed in passes]
        if measure_headroom(self.mean, lessons) > MAX_LANE_SHARE:
            raise OverflowError("a hidden unit grows beyond what the compiled net holds: learn more slowly")
        return found[-1]

    # --- The champion

    def meet_champion(self, number: int, elo: float) -> dict[str, Any]:
        """Play a match against the champion; promote the candidate if the test shows that it is stronger.

        In a run that exploits a frozen champion, the candidate is always kept and all deals are played. The win rate
        against the frozen champion is then the result of interest.
        """
        provenance = {"plan": asdict(self.plan), "rules": self.game.rules_version, "generation": number}
        newer = self.mean.to_weights(self.plan.game, provenance | {"games": number * self.plan.games})
        seed = f"{self.plan.seed}:contest:{number}"
        thought = max(1, self.plan.iterations // MATCH_ITERATION_DIVISOR)
        rival = build_player(self.plan.game, self.frozen or self.champion)
        sure = math.inf if self.frozen else DECISIVE_EVIDENCE
        met = play_candidate_match(self.game, build_net(newer), rival, seed, self.plan.deals, thought, sure)
        is_promoted = self.frozen is None and met.compute_evidence() >= DECISIVE_EVIDENCE
        if is_promoted or self.frozen:
            self.champion = newer
            write_atomically(self.folder / "champion.json", lambda file: file.write(newer.to_json().encode()))
        found = {"share": met.share, "deals": met.deals, "promoted": is_promoted}
        return found | {"elo": met.estimate_elo() if self.frozen else elo + met.estimate_elo() if is_promoted else elo}

    # --- Checkpoint and log

    def save(self) -> None:
        """Write the checkpoint, the log and the chart. A generation is complete only after this."""
        parts = {"net": self.net, "mean": self.mean, "optimizer": self.optimizer}
        kept = {name: part.state_dict() for name, part in parts.items()} | {"lines": self.lines}
        write_atomically(self.folder / "course.pt", lambda file: torch.save(kept, file))
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        write_atomically(self.folder / "course.jsonl", lambda file: file.write(text.encode()))
        picture = draw_learning_curve(self.plan.game, self.lines)
        write_atomically(self.folder / "course.svg", lambda file: file.write(picture.encode()))

    def format_line(self, line: dict[str, Any]) -> str:
        """Return the summary of a generation as one line."""
        left = self.plan.generations - line["generation"]
        mean = sum(one["seconds"] for one in self.lines) / len(self.lines)
        return (
            f"generation {line['generation']}/{self.plan.generations}: {line['games_per_second']:.1f} games/s, "
            f"loss {line['value_loss']:.4f} (moves {line['policy_loss']:.3f}), "
            f"{line['share']:.1%} against the champion in {line['deals']} deals"
            f"{', promoted' if line['promoted'] else ''}, Elo {line['elo']:+.0f}, {left * mean / 60:.0f} min left"
        )


def init_net(net: TorchNet, game: str) -> None:
    """Initialise a net without a champion: from the game's evaluator if it has one, else from its heuristic."""
    first = registry.data_file(game, EVALUATOR_FILE)
    if first:
        net.init_from_evaluator(EvaluatorWeights.load(first))
    else:
        net.init_from_heuristic()


def play_part(plan: Plan, champion: NetWeights | None, frozen: NetWeights | None, seed: str) -> TrainingData:
    """Play one part of a generation's games; runs in any worker."""
    judge, rival = build_player(plan.game, champion), build_net(frozen) if frozen else None
    return play_games(
        registry.load_game(plan.game), judge, min(GAMES_PER_PART, plan.games), seed, plan.iterations, rival
    )


def build_player(game: str, champion: NetWeights | None) -> Evaluator:
    return build_net(champion) if champion else load_evaluator(game)
