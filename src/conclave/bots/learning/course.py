"""The course of learning: generation after generation, games are played, a net is fitted, and it meets the champion.

All that there is lies in one folder: games in parts (`games/`), the net and where the course stands (`course.pt`), the
champion (`champion.json`), a line for each generation (`course.jsonl`) and its picture (`course.svg`). Each file is
replaced whole, and each part and each contest has dice of its own, made from the seed and its number. So a course can
be stopped at any moment, goes on from what is there, and plays the same games whoever plays them.
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

from conclave.bots.engine.judge import Judge
from conclave.bots.learning.contest import SURE, contest
from conclave.bots.learning.curve import drawn
from conclave.bots.learning.files import replace
from conclave.bots.learning.net import Net, fit, headroom
from conclave.bots.learning.playing import Lessons, joined, play
from conclave.bots.weights import FOLDER, BadWeights, MindWeights, Weights, facts_of, learned, mind_of
from conclave.play import registry

PART: Final = 100  # games that a worker plays at a time
RATES: Final = (0.0015, 0.001)  # of learning: in the first generations, and later on
EARLY: Final = 12  # generations
PASSES: Final = 2
DECAY: Final = 0.5  # of weights: facts that few games have shown are not to be trusted
BRIEF: Final = 4  # a contest's searches have such a part of the iterations of self-play: more games tell more
ROOM: Final = 0.5  # of a lane; a net that needs more of it is not let play

Hands = Callable[[], AbstractContextManager[tuple[Executor, Callable[[], int]]]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is learned, and how."""

    game: str
    seed: str = "1"
    generations: int = 200
    games: int = 800  # of a generation
    iterations: int = 32  # of a decision in self-play; 1 is one look at every move
    deals: int = 150  # of a contest, at most
    hidden: int = 64
    middle: int = 16
    keys: int = 16
    window: int = 4  # generations that a fit looks back, at most: what is met too often is learned by heart
    exploits: bool = False  # the champion in the package stays as it is, and all that is learned is to beat it


class Course:
    """A plan, as far as it has come."""

    def __init__(self, plan: Plan, folder: Path, say: Callable[[str], None]) -> None:
        torch.set_num_threads(1)  # more of them get in each other's way at this size
        torch.manual_seed(sum(plan.seed.encode()))
        self.plan, self.folder, self.say = plan, folder, say
        self.game = registry.find(plan.game)
        self.net = Net(facts_of(plan.game), plan.hidden, plan.middle, plan.keys)
        packaged = FOLDER / f"{plan.game}.mind.json"
        last = MindWeights.load(packaged) if packaged.exists() else None
        if last is not None and last.shape == self.net.shape:
            self.net.begin_from(last)
        else:
            begin(self.net, plan.game)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), weight_decay=DECAY)
        self.mean = Net(*self.net.shape)
        self.mean.load_state_dict(self.net.state_dict())
        self.lines: list[dict[str, Any]] = []
        if (folder / "course.pt").exists():
            kept = torch.load(folder / "course.pt", weights_only=False)
            self.net.load_state_dict(kept["net"])
            self.mean.load_state_dict(kept["mean"])
            self.optimizer.load_state_dict(kept["optimizer"])
            self.lines = kept["lines"]
        found = folder / "champion.json"
        self.champion = MindWeights.load(found) if found.exists() else last
        self.frozen = last if plan.exploits else None
        if plan.exploits and last is None:
            raise BadWeights(f"there is no champion of {plan.game} in the package that could be beaten")

    def run(self, hands: Hands | None) -> None:
        """All generations that are left."""
        while len(self.lines) < self.plan.generations:
            self.generation(len(self.lines) + 1, hands)

    def generation(self, number: int, hands: Hands | None) -> None:
        """One more: play, fit, meet the champion, and write down how it went."""
        start = time.perf_counter()
        games = self.gather(number, hands)
        pace = games / (time.perf_counter() - start)
        value, policy = self.learn(number)
        line: dict[str, Any] = {"generation": number, "games": number * self.plan.games, "games_per_second": pace}
        line |= {"value_loss": value, "policy_loss": policy, "elo": self.lines[-1]["elo"] if self.lines else 0.0}
        line |= self.meet_champion(number, line["elo"])
        line["seconds"] = time.perf_counter() - start
        self.lines.append(line)
        self.keep()
        self.say(self.told(line))

    # --- Games

    def gather(self, number: int, hands: Hands | None) -> int:
        """The generation's games, but for those that are there already; how many were played."""
        left = [part for part in range(self.parts) if not self.part(number, part).exists()]
        tasks = [(self.plan, self.champion, self.frozen, f"{self.plan.seed}:{number}:{part}") for part in left]
        if hands is None:
            for part, task in zip(left, tasks, strict=True):
                play_part(*task).save(self.part(number, part))
        elif left:
            with hands() as (executor, _):
                flying = [executor.submit(play_part, *task) for task in tasks]
                for part, lessons in zip(left, flying, strict=True):
                    lessons.result().save(self.part(number, part))
        return PART * len(left)

    @property
    def parts(self) -> int:
        """How many parts a generation's games come in."""
        return max(1, self.plan.games // PART)

    def part(self, number: int, part: int) -> Path:
        """Where some games of a generation lie."""
        return self.folder / "games" / f"{number:05d}-{part:03d}.npz"

    # --- Fitting

    def learn(self, number: int) -> tuple[float, float]:
        """A few times through the recent games."""
        first = max(1, number - min(self.plan.window, number * 2 // 3 + 2) + 1)
        which = [self.part(old, part) for old in range(first, number + 1) for part in range(self.parts)]
        lessons = joined([Lessons.load(path) for path in which])
        rate = RATES[0] if number < EARLY else RATES[1]
        passes = range(PASSES * number, PASSES * (number + 1))
        found = [fit(self.net, self.mean, self.optimizer, lessons, rate, seed) for seed in passes]
        if headroom(self.mean, lessons) > ROOM:
            raise OverflowError("a hidden unit grows beyond what the compiled net holds: learn more slowly")
        return found[-1]

    # --- The champion

    def meet_champion(self, number: int, elo: float) -> dict[str, Any]:
        """A contest; the newcomer is the champion from now on if the test says that it is stronger.

        Whoever learns to beat a champion that stays as it is goes on in any case, and plays all deals: how much it
        wins is what one wants to know.
        """
        provenance = {"plan": asdict(self.plan), "rules": self.game.rules, "generation": number}
        newer = self.mean.weights(self.plan.game, provenance | {"games": number * self.plan.games})
        seed = f"{self.plan.seed}:contest:{number}"
        thought = max(1, self.plan.iterations // BRIEF)
        rival = player_of(self.plan.game, self.frozen or self.champion)
        sure = math.inf if self.frozen else SURE
        met = contest(self.game, mind_of(newer), rival, seed, self.plan.deals, thought, sure)
        is_promoted = self.frozen is None and met.evidence() >= SURE
        if is_promoted or self.frozen:
            self.champion = newer
            replace(self.folder / "champion.json", lambda file: file.write(newer.text().encode()))
        found = {"share": met.share, "deals": met.deals, "promoted": is_promoted}
        return found | {"elo": met.elo() if self.frozen else elo + met.elo() if is_promoted else elo}

    # --- What is kept and said

    def keep(self) -> None:
        """A generation counts when this is written; what was played for it is kept before."""
        parts = {"net": self.net, "mean": self.mean, "optimizer": self.optimizer}
        kept = {name: part.state_dict() for name, part in parts.items()} | {"lines": self.lines}
        replace(self.folder / "course.pt", lambda file: torch.save(kept, file))
        text = "".join(json.dumps(line) + "\n" for line in self.lines)
        replace(self.folder / "course.jsonl", lambda file: file.write(text.encode()))
        replace(self.folder / "course.svg", lambda file: file.write(drawn(self.plan.game, self.lines).encode()))

    def told(self, line: dict[str, Any]) -> str:
        """A generation in one line."""
        left = self.plan.generations - line["generation"]
        mean = sum(one["seconds"] for one in self.lines) / len(self.lines)
        return (
            f"generation {line['generation']}/{self.plan.generations}: {line['games_per_second']:.1f} games/s, "
            f"loss {line['value_loss']:.4f} (moves {line['policy_loss']:.3f}), "
            f"{line['share']:.1%} against the champion in {line['deals']} deals"
            f"{', promoted' if line['promoted'] else ''}, Elo {line['elo']:+.0f}, {left * mean / 60:.0f} min left"
        )


def begin(net: Net, game: str) -> None:
    """Where there is no champion: judge as a master's judge does, or as the game does by hand."""
    first = FOLDER / f"{game}.json"
    if first.exists():
        net.begin_like(Weights.load(first))
    else:
        net.begin_by_hand()


def play_part(plan: Plan, champion: MindWeights | None, frozen: MindWeights | None, seed: str) -> Lessons:
    """Some games, wherever this runs."""
    judge, rival = player_of(plan.game, champion), mind_of(frozen) if frozen else None
    return play(registry.find(plan.game), judge, min(PART, plan.games), seed, plan.iterations, rival)


def player_of(game: str, champion: MindWeights | None) -> Judge:
    return mind_of(champion) if champion else learned(game)
