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

from conclave.bots.match.executors import make_process_pool
from conclave.bots.search.evaluator import Evaluator
from conclave.bots.search.policy_value_net import PolicyValueNet, list_sizes
from conclave.bots.training.candidate_match import DECISIVE_EVIDENCE, PairedScore, play_candidate_match
from conclave.bots.training.self_play import TrainingData, concatenate, list_legal, make_row, pack_rows, play_games
from conclave.bots.training.torch_net import BATCH_SIZE, BatchSource, TorchNet
from conclave.bots.training.training_run import Plan, TrainingRun
from conclave.bots.weights import (
    EVALUATOR_FILE,
    HEURISTIC_EVALUATOR,
    NET_FILE,
    EvaluatorWeights,
    NetWeights,
    build_net,
    count_net_inputs,
    load_evaluator,
)
from conclave.core.game import TERMINAL, Game
from conclave.core.registry import data_file, load_game
from conclave.core.search_state import SearchState, as_search_state
from timeouts import PATIENCE

TINY = Plan("trial_of_the_temples", seed="tiny", generations=2, games=2, iterations=6, deals=1, hidden=16, middle=4)
COMMAND = [
    *(
        sys.executable,
        "-m",
        "conclave.bots.training",
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
    TrainingRun(TINY, folder, print).run(None)
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


def packaged_file(game: str, name: str) -> Path:
    path = data_file(game, name)
    assert path is not None
    return path


def test_a_course_begins_with_the_champion_in_the_package(tmp_path: Path) -> None:
    course = TrainingRun(Plan("res_arcana"), tmp_path, print)
    packaged = NetWeights.load(packaged_file("res_arcana", NET_FILE))
    assert course.champion == packaged
    assert course.net.to_weights("res_arcana", {}).numbers == packaged.numbers


def test_who_learns_to_beat_the_champion_meets_it_as_it_was_and_goes_on_whatever_comes_of_it(tmp_path: Path) -> None:
    course = TrainingRun(replace(TINY, exploits=True, hidden=64, middle=16), tmp_path, print)
    packaged = NetWeights.load(packaged_file(TINY.game, NET_FILE))
    course.run(None)
    assert course.frozen == packaged
    assert course.champion is not None
    assert course.champion.provenance["generation"] == TINY.generations
    assert course.champion.numbers != packaged.numbers
    assert [line["deals"] for line in course.lines] == [TINY.deals] * TINY.generations


def test_only_who_meets_a_rival_is_learned_from() -> None:
    game = load_game("trial_of_the_temples")
    lessons = play_games(game, load_evaluator(game.name), 1, "rival", 6, HEURISTIC_EVALUATOR)
    assert len({int(actor) for actor, moves in zip(lessons.actor, lessons.counts, strict=True) if moves}) == 1
    alone = play_games(game, load_evaluator(game.name), 1, "rival", 6)
    assert len({int(actor) for actor, moves in zip(alone.actor, alone.counts, strict=True) if moves}) > 1


def test_other_processes_play_the_same_games(tmp_path: Path) -> None:
    alone, helped = TrainingRun(TINY, tmp_path / "alone", print), TrainingRun(TINY, tmp_path / "helped", print)
    alone.play_generation(1, None)
    helped.play_generation(1, make_process_pool(1).open_executor)
    one, other = (TrainingData.load(course.part_path(1, 0)) for course in (alone, helped))
    assert one.facts.tolist() == other.facts.tolist()
    assert one.values.tolist() == other.values.tolist()


def chances_in_torch(net: TorchNet, lessons: TrainingData) -> list[list[float]]:
    """By position, each seat's chance to win."""
    batch = BatchSource(lessons).make_batch(np.arange(len(lessons.seats)))
    with torch.no_grad():
        found = torch.softmax(net.compute_strengths(net.compute_units(batch), batch.present, batch.worths), 1)
    return [row[:seats] for row, seats in zip(found.tolist(), lessons.seats, strict=True)]


def chances_compiled(judge: Evaluator, states: Sequence[SearchState]) -> list[list[float]]:
    out, found = vec[float]([0.0] * 4), []
    for state in states:
        judge.evaluate(state, out)
        found.append([out[seat] for seat in range(state.seats())])
    return found


def some_states(game: Game, count: int) -> list[SearchState]:
    """Positions that any moves lead to, where somebody is asked."""
    dice = random.Random("states")
    found: list[SearchState] = []
    while len(found) < count:
        state = as_search_state(game.new(game.options({"seats": 2 + len(found) % 3})))
        for _ in range(dice.randrange(20, 120)):
            if state.current_player() != TERMINAL:
                state.play_unchecked(dice.choice(list_legal(state)))
        if state.current_player() >= 0:
            found.append(state)
    return found


def lessons_of(states: Sequence[SearchState]) -> TrainingData:
    return pack_rows(
        [(make_row(state, True, [0.0] * state.seats(), [], []), [0.0] * state.seats()) for state in states]
    )


@pytest.mark.parametrize("name", ["res_arcana", "trial_of_the_temples"])
def test_a_net_says_in_torch_what_its_mind_says_compiled(name: str) -> None:
    torch.manual_seed(1)
    net = TorchNet(count_net_inputs(name), 16, 4, 4)
    with torch.no_grad():
        net.first.weight.normal_(std=0.1)
        net.bias.normal_(std=0.1)
    states = some_states(load_game(name), 12)
    compiled = chances_compiled(build_net(net.to_weights(name, {})), states)
    for one, other in zip(chances_in_torch(net, lessons_of(states)), compiled, strict=True):
        assert one == pytest.approx(other, abs=0.02)  # as far as fixed-point numbers can tell


def test_what_has_learned_nothing_judges_as_before() -> None:
    """Whatever its random numbers are: as the game does by hand, or as its first judge does."""
    hand, judge = load_game("trial_of_the_temples"), load_game("res_arcana")
    by_hand = TorchNet(count_net_inputs(hand.name), 64, 16, 16)
    by_hand.begin_by_hand()
    like = TorchNet(count_net_inputs(judge.name), 64, 16, 16)
    like.init_from_evaluator(EvaluatorWeights.load(packaged_file("res_arcana", EVALUATOR_FILE)))
    for game, net, before in ((hand, by_hand, HEURISTIC_EVALUATOR), (judge, like, load_evaluator(judge.name))):
        states = some_states(game, 12)
        mind = build_net(net.to_weights(game.name, {}))
        for one, other in zip(chances_compiled(mind, states), chances_compiled(before, states), strict=True):
            assert one == pytest.approx(other, abs=0.02)


def test_beside_a_position_lie_those_that_its_moves_lead_to() -> None:
    lessons = play_games(load_game("res_arcana"), load_evaluator("res_arcana"), 3, "beside", 40)
    starts = np.cumsum(lessons.seats) - lessons.seats
    beside = [int(start) for start, moves in zip(starts, lessons.counts, strict=True) if moves == 0]
    assert len(beside) > 20
    for start in beside:
        assert lessons.values[start : start + 2].sum() == pytest.approx(1)
        assert lessons.shares[start : start + 2].tolist() == lessons.values[start : start + 2].tolist()
    assert {int(seats) for seats, moves in zip(lessons.seats, lessons.counts, strict=True) if moves == 0} == {2}


def test_positions_that_fill_no_batch_of_their_own_are_fitted_with_others() -> None:
    """One left over might be one in which nobody is asked, of which no move can be learned."""
    lessons = lessons_of(some_states(load_game("res_arcana"), 3))
    many = concatenate([lessons] * (BATCH_SIZE // 3 + 1))
    sizes_met = [len(batch.actor) for batch in BatchSource(many).iterate_batches(np.random.default_rng(1))]
    assert sizes_met == [len(many.seats)]
    assert len(many.seats) > BATCH_SIZE


def test_a_contest_promotes_who_is_stronger_and_nobody_else() -> None:
    game = load_game("trial_of_the_temples")
    by_hand = Evaluator(0, 0, [])
    lost = PolicyValueNet(
        count_net_inputs(game.name), 16, 4, 4, [0.0] * sum(list_sizes(count_net_inputs(game.name), 16, 4, 4))
    )  # all seats are alike
    assert play_candidate_match(game, by_hand, lost, "s", 60, 1).compute_evidence() >= DECISIVE_EVIDENCE
    assert play_candidate_match(game, lost, by_hand, "s", 60, 1).compute_evidence() <= -DECISIVE_EVIDENCE


def test_evidence_grows_with_what_was_won() -> None:
    standing = PairedScore()
    for _ in range(40):
        standing.add(1.0)
    assert standing.compute_evidence() < 0  # as many as the other
    better = PairedScore()
    for deal in range(200):
        better.add(2.0 if deal % 5 else 0.0)
    assert better.compute_evidence() > DECISIVE_EVIDENCE
    assert better.estimate_elo() == pytest.approx(240.8, abs=0.1)
