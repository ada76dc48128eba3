"""Learning goes on where it was stopped, whoever plays, and comes to the same; a contest tells who is stronger."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="learning needs torch: make .venv/.for-training")

from conclave.bots.engine.judge import Judge
from conclave.bots.engine.mind import Mind, sizes
from conclave.bots.learning.contest import SURE, Standing, contest
from conclave.bots.learning.course import Course, Plan
from conclave.bots.learning.playing import Lessons, play
from conclave.bots.pool import processes
from conclave.bots.weights import FOLDER, MindWeights, facts_of, mind_of
from conclave.play.registry import find
from patience import PATIENCE

TINY = Plan("trial_of_the_temples", seed="tiny", generations=2, games=2, deals=1, hidden=16, middle=4)
COMMAND = [
    *(
        sys.executable,
        "-m",
        "conclave.bots.learning",
        TINY.game,
        "--seed",
        "tiny",
        "--generations",
        "2",
        "--games",
        "2",
    ),
    *("--deals", "1", "--hidden", "16", "--middle", "4"),
]


def told(folder: Path) -> list[dict[str, Any]]:
    """What each generation came to, without how long it took."""
    lines = [json.loads(line) for line in (folder / "course.jsonl").read_text().splitlines()]
    return [{key: line[key] for key in line if key not in ("seconds", "games_per_second")} for line in lines]


def learn(folder: Path) -> list[dict[str, Any]]:
    Course(TINY, folder, print).run(None)
    return told(folder)


def test_a_course_that_was_killed_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    killed = subprocess.Popen([*COMMAND, "--out", str(tmp_path / "killed")])
    end = time.monotonic() + PATIENCE
    while not list((tmp_path / "killed" / "games").glob("*.npz")):
        assert killed.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)
    killed.kill()
    killed.wait()
    assert learn(tmp_path / "killed") == learn(tmp_path / "whole")
    assert len(told(tmp_path / "killed")) == TINY.generations
    assert "<polyline" in (tmp_path / "killed" / "course.svg").read_text()


def test_a_course_begins_with_the_champion_in_the_package(tmp_path: Path) -> None:
    course = Course(Plan("res_arcana"), tmp_path, print)
    packaged = MindWeights.load(FOLDER / "res_arcana.mind.json")
    assert course.champion == packaged
    assert course.net.weights("res_arcana", {}).numbers == packaged.numbers


def test_other_processes_play_the_same_games(tmp_path: Path) -> None:
    alone, helped = Course(TINY, tmp_path / "alone", print), Course(TINY, tmp_path / "helped", print)
    alone.gather(1, None)
    helped.gather(1, processes(1).hands)
    one, other = (Lessons.load(course.part(1, 0)) for course in (alone, helped))
    assert one.facts.tolist() == other.facts.tolist()
    assert one.values.tolist() == other.values.tolist()


def test_a_net_says_in_torch_what_its_mind_says_compiled(tmp_path: Path) -> None:
    """Where learning starts it plays as the hand-made judge does, as far as fixed-point numbers can tell."""
    course = Course(TINY, tmp_path, print)
    weights = course.net.weights(TINY.game, {})
    assert MindWeights(TINY.game, *course.net.shape, weights.numbers, {}) == weights
    game = find(TINY.game)
    one = play(game, mind_of(weights), 2, "same", 1)
    assert len(one.shares) == len(one.values) == len(one.worths)
    assert one.values.reshape(-1)[: one.seats[0]].sum() == pytest.approx(1)


def test_a_contest_promotes_who_is_stronger_and_nobody_else() -> None:
    game = find("trial_of_the_temples")
    by_hand = Judge(0, 0, [])
    lost = Mind(facts_of(game.name), 16, 4, 4, [0.0] * sum(sizes(facts_of(game.name), 16, 4, 4)))  # all seats are alike
    assert contest(game, by_hand, lost, "s", 60, 1).evidence() >= SURE
    assert contest(game, lost, by_hand, "s", 60, 1).evidence() <= -SURE


def test_evidence_grows_with_what_was_won() -> None:
    standing = Standing()
    for _ in range(40):
        standing.add(1.0)
    assert standing.evidence() < 0  # as many as the other
    better = Standing()
    for deal in range(200):
        better.add(2.0 if deal % 5 else 0.0)
    assert better.evidence() > SURE
    assert better.elo() == pytest.approx(240.8, abs=0.1)
