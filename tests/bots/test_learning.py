"""Learning goes on where it was stopped, whoever plays, and comes to the same; a contest tells who is stronger."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("torch", reason="learning needs torch: make .venv/.for-training")

import numpy as np
import torch
from librt.vecs import vec

from conclave.bots.engine.judge import Judge
from conclave.bots.engine.mind import Mind, sizes
from conclave.bots.learning.contest import SURE, Standing, contest
from conclave.bots.learning.course import Course, Plan
from conclave.bots.learning.net import BATCH, Book, Net
from conclave.bots.learning.playing import Lessons, gathered, joined, legal_moves, play, row_of
from conclave.bots.pool import processes
from conclave.bots.weights import FOLDER, HAND_MADE, MindWeights, Weights, facts_of, learned, mind_of
from conclave.play.protocol import NOBODY, Game
from conclave.play.registry import find
from conclave.play.unchecked import Unchecked, unchecked
from patience import PATIENCE

TINY = Plan("trial_of_the_temples", seed="tiny", generations=2, games=2, iterations=6, deals=1, hidden=16, middle=4)
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
    *("--iterations", "6", "--deals", "1", "--hidden", "16", "--middle", "4"),
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


def test_who_learns_to_beat_the_champion_meets_it_as_it_was_and_goes_on_whatever_comes_of_it(tmp_path: Path) -> None:
    course = Course(replace(TINY, exploits=True, hidden=64, middle=16), tmp_path, print)
    packaged = MindWeights.load(FOLDER / f"{TINY.game}.mind.json")
    course.run(None)
    assert course.frozen == packaged
    assert course.champion is not None
    assert course.champion.provenance["generation"] == TINY.generations
    assert course.champion.numbers != packaged.numbers
    assert [line["deals"] for line in course.lines] == [TINY.deals] * TINY.generations


def test_only_who_meets_a_rival_is_learned_from() -> None:
    game = find("trial_of_the_temples")
    lessons = play(game, learned(game.name), 1, "rival", 6, HAND_MADE)
    assert len({int(actor) for actor, moves in zip(lessons.actor, lessons.counts, strict=True) if moves}) == 1
    alone = play(game, learned(game.name), 1, "rival", 6)
    assert len({int(actor) for actor, moves in zip(alone.actor, alone.counts, strict=True) if moves}) > 1


def test_other_processes_play_the_same_games(tmp_path: Path) -> None:
    alone, helped = Course(TINY, tmp_path / "alone", print), Course(TINY, tmp_path / "helped", print)
    alone.gather(1, None)
    helped.gather(1, processes(1).hands)
    one, other = (Lessons.load(course.part(1, 0)) for course in (alone, helped))
    assert one.facts.tolist() == other.facts.tolist()
    assert one.values.tolist() == other.values.tolist()


def chances_in_torch(net: Net, lessons: Lessons) -> list[list[float]]:
    """By position, each seat's chance to win."""
    batch = Book(lessons).batch(np.arange(len(lessons.seats)))
    with torch.no_grad():
        found = torch.softmax(net.strengths(net.units(batch), batch.present, batch.worths), 1)
    return [row[:seats] for row, seats in zip(found.tolist(), lessons.seats, strict=True)]


def chances_compiled(judge: Judge, states: Sequence[Unchecked]) -> list[list[float]]:
    out, found = vec[float]([0.0] * 4), []
    for state in states:
        judge.chances(state, out)
        found.append([out[seat] for seat in range(state.seats())])
    return found


def some_states(game: Game, count: int) -> list[Unchecked]:
    """Positions that any moves lead to, where somebody is asked."""
    dice = random.Random("states")
    found: list[Unchecked] = []
    while len(found) < count:
        state = unchecked(game.new(game.options({"seats": 2 + len(found) % 3})))
        for _ in range(dice.randrange(20, 120)):
            if state.actor() != NOBODY:
                state.play_unchecked(dice.choice(legal_moves(state)))
        if state.actor() >= 0:
            found.append(state)
    return found


def lessons_of(states: Sequence[Unchecked]) -> Lessons:
    return gathered([(row_of(state, True, [0.0] * state.seats(), [], []), [0.0] * state.seats()) for state in states])


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_a_net_says_in_torch_what_its_mind_says_compiled(name: str) -> None:
    torch.manual_seed(1)
    net = Net(facts_of(name), 16, 4, 4)
    with torch.no_grad():
        net.first.weight.normal_(std=0.1)
        net.bias.normal_(std=0.1)
    states = some_states(find(name), 12)
    compiled = chances_compiled(mind_of(net.weights(name, {})), states)
    for one, other in zip(chances_in_torch(net, lessons_of(states)), compiled, strict=True):
        assert one == pytest.approx(other, abs=0.02)  # as far as fixed-point numbers can tell


def test_what_has_learned_nothing_judges_as_before() -> None:
    """Whatever its random numbers are: as the game does by hand, or as its first judge does."""
    hand, judge = find("trial_of_the_temples"), find("res_arcana")
    by_hand = Net(facts_of(hand.name), 64, 16, 16)
    by_hand.begin_by_hand()
    like = Net(facts_of(judge.name), 64, 16, 16)
    like.begin_like(Weights.load(FOLDER / "res_arcana.json"))
    for game, net, before in ((hand, by_hand, HAND_MADE), (judge, like, learned(judge.name))):
        states = some_states(game, 12)
        mind = mind_of(net.weights(game.name, {}))
        for one, other in zip(chances_compiled(mind, states), chances_compiled(before, states), strict=True):
            assert one == pytest.approx(other, abs=0.02)


def test_beside_a_position_lie_those_that_its_moves_lead_to() -> None:
    lessons = play(find("res_arcana"), learned("res_arcana"), 3, "beside", 40)
    starts = np.cumsum(lessons.seats) - lessons.seats
    beside = [int(start) for start, moves in zip(starts, lessons.counts, strict=True) if moves == 0]
    assert len(beside) > 20
    for start in beside:
        assert lessons.values[start : start + 2].sum() == pytest.approx(1)
        assert lessons.shares[start : start + 2].tolist() == lessons.values[start : start + 2].tolist()
    assert {int(seats) for seats, moves in zip(lessons.seats, lessons.counts, strict=True) if moves == 0} == {2}


def test_positions_that_fill_no_batch_of_their_own_are_fitted_with_others() -> None:
    """One left over might be one in which nobody is asked, of which no move can be learned."""
    lessons = lessons_of(some_states(find("res_arcana"), 3))
    many = joined([lessons] * (BATCH // 3 + 1))
    sizes_met = [len(batch.actor) for batch in Book(many).batches(np.random.default_rng(1))]
    assert sizes_met == [len(many.seats)]
    assert len(many.seats) > BATCH


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
