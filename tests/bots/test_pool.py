"""Processes and clusters play the same games as this process does, whoever of them is killed on the way."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import fixture_bots
from conclave.bots.match.arena import Match
from conclave.bots.match.executors import make_cluster_pool, make_process_pool
from conclave.bots.match.tournament import TournamentResult, play_tournament
from conclave.core.game import Options
from programs import PATH
from timeouts import PATIENCE, wait_until
from toy import EMBERS

QUICK = Match(EMBERS, Options(3), ("random", "eager", "random"), "1", fixture_bots.make)
SLOW = Match(EMBERS, Options(2), ("slow", "eager"), "1", fixture_bots.make)


def told(standing: TournamentResult) -> list[tuple[object, ...]]:
    """Everything but times, in the order of games: a game that was lost or counted twice would be seen."""
    return sorted((p.game, p.winners, p.points, p.rounds, p.decisions) for p in standing.games[0])


def at(number: int, act: Callable[[], None]) -> Callable[[int], None]:
    """Does something once when so many games are done."""
    waiting = [act]

    def progress(done: int) -> None:
        if done >= number and waiting:
            waiting.pop()()

    return progress


def test_any_number_of_processes_plays_the_same_games() -> None:
    here = told(play_tournament([QUICK], 200))
    for count in (1, 3):
        assert told(play_tournament([QUICK], 200, make_process_pool(count))) == here
    assert len(here) == 200
    assert multiprocessing.active_children() == []


def test_a_process_that_is_killed_loses_no_game() -> None:
    def kill() -> None:
        victim = multiprocessing.active_children()[0]
        assert victim.pid
        os.kill(victim.pid, signal.SIGKILL)

    standing = play_tournament([SLOW], 16, make_process_pool(2), progress=at(3, kill))
    assert not standing.trouble
    assert told(standing) == told(play_tournament([SLOW], 16, make_process_pool(2)))
    assert [line[0] for line in told(standing)] == list(range(16))


def test_a_game_that_kills_every_process_is_given_up_and_all_else_is_played() -> None:
    deadly = Match(EMBERS, Options(2), ("deadly", "eager"), "1", fixture_bots.make)
    standing = play_tournament([deadly, SLOW], 2, make_process_pool(2))
    assert [len(games) for games in standing.games] == [0, 2]
    assert sorted(failed.why for failed in standing.failed) == [
        f"whoever plays game {game} dies: is there too little memory?" for game in (0, 1)
    ]
    assert multiprocessing.active_children() == []


def test_a_bot_that_raises_in_a_process_is_reported() -> None:
    clumsy = Match(EMBERS, Options(2), ("eager", "clumsy"), "1", fixture_bots.make)
    standing = play_tournament([clumsy], 20, make_process_pool(2))
    assert sorted(failed.game for failed in standing.failed) == [3, 5]
    assert len(standing.games[0]) == 18


def test_ctrl_c_ends_processes_at_once() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    endless = Match(EMBERS, Options(2), ("slow", "slow"), "1", fixture_bots.make)
    standing = play_tournament([endless], 100_000, make_process_pool(2), progress=at(2, stop))
    assert standing.interrupted
    assert len(standing.games[0]) < 100
    assert multiprocessing.active_children() == []


# --- A real cluster: a scheduler and two workers, in processes of their own


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The scheduler's address, and its workers."""
    file = tmp_path / "scheduler.json"
    places = os.pathsep.join([PATH, str(Path(__file__).parents[1])]).strip(os.pathsep)
    settings = {**os.environ, "PYTHONPATH": places, "DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False"}

    def start(*arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "dask", *arguments, "--host", "127.0.0.1", "--no-dashboard"]
        quiet = subprocess.DEVNULL
        return subprocess.Popen([*command, "--scheduler-file", str(file)], env=settings, stdout=quiet, stderr=quiet)

    started = [start("scheduler", "--port", "0")]
    try:
        worker = ("worker", "--no-nanny", "--nthreads", "1", "--memory-limit", "0", "--local-directory", str(tmp_path))
        started += [start(*worker) for _ in range(2)]
        yield address(file), started[1:]
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait(timeout=PATIENCE)


def address(file: Path) -> str:
    wait_until(lambda: file.exists() and file.read_text().endswith("}"), "the scheduler did not start")
    return str(json.loads(file.read_text())["address"])


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(
    dask: tuple[str, list[subprocess.Popen[bytes]]],
) -> None:
    where, workers = dask
    standing = play_tournament([SLOW], 24, make_cluster_pool(where), progress=at(4, workers[0].kill))
    assert workers[0].wait(timeout=PATIENCE) == -signal.SIGKILL
    assert workers[1].poll() is None
    assert (standing.trouble, standing.failed) == ("", [])
    assert told(standing) == told(play_tournament([SLOW], 24, make_process_pool(2)))
    assert [line[0] for line in told(standing)] == list(range(24))


def test_a_cluster_plays_the_games_of_a_course_of_learning(
    dask: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    pytest.importorskip("torch", reason="learning needs torch: make .venv/.for-training")
    from conclave.bots.training.self_play import TrainingData
    from conclave.bots.training.training_run import Plan, TrainingRun

    plan = Plan("trial_of_the_temples", seed="tiny", games=1, hidden=16, middle=4)
    alone, helped = TrainingRun(plan, tmp_path / "alone", print), TrainingRun(plan, tmp_path / "helped", print)
    alone.play_generation(1, None)
    helped.play_generation(1, make_cluster_pool(dask[0]).open_executor)
    one, other = (TrainingData.load(course.part_path(1, 0)) for course in (alone, helped))
    assert one.facts.tolist() == other.facts.tolist()
    assert one.values.tolist() == other.values.tolist()


@pytest.mark.parametrize("where", ["tcp://127.0.0.1:1", "nonsense", "nonsense://1:2"])
def test_a_scheduler_that_is_not_there_is_told(where: str) -> None:
    standing = play_tournament([QUICK], 4, make_cluster_pool(where, patience=0.5))
    assert standing.trouble.startswith(f"there is no Dask scheduler at {where!r}: ")
