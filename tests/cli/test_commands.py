"""The commands that need no player."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from conclave.core import record as records
from conclave.core.ending import Ending, Leaving
from conclave.core.record import Annotation
from console import RUN, fail, run
from playing import finished_record
from programs import PATH
from toy import CARDS


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    records.write_json(path, finished_record())
    return path


def test_help_names_the_commands() -> None:
    text = run("--help")
    for command in ("play", "simulate", "ladder", "replay", "catalog", "bench", "admin", "doctor"):
        assert command in text
        assert "Usage: conclave " + command in run(command, "--help")


def test_without_the_script_python_runs_the_commands() -> None:
    def said(*arguments: str) -> str:
        command = [sys.executable, "-m", "conclave", *arguments]
        environment = {**os.environ, "PYTHONPATH": PATH}
        return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout

    assert "Usage: conclave" in said("--help")
    assert len(json.loads(said("catalog", "res_arcana", "--json"))) == 78


def test_starting_imports_no_game_and_no_rich_tables() -> None:
    code = "import sys, conclave.cli; print([m for m in sys.modules if 'arcana' in m or m == 'rich.table'])"
    done = subprocess.run([RUN[0], "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nonsense"], "nonsense"),
        (["simulate", "embrs"], "no game 'embrs': did you mean embers?"),
        (["simulate", "embers", "--games", "many"], "--games"),
        (["simulate", "embers", "--games", "0"], "at least one game"),
        (["simulate", "embers", "--seats", "random"], "2 to 4 seats, not 1"),
        (["simulate", "embers", "--seats", "random,deep"], "no bot 'deep': there is random"),
        (["simulate", "embers", "--variant", "duel"], "one variant, standard, not 'duel'"),
        (["simulate", "embers", "--option", "speed"], "NAME=VALUE, not 'speed'"),
        (["simulate", "embers", "--option", "speed=9"], "does not know the options ['speed']"),
        (["replay", "nowhere.json"], "cannot read nowhere.json: No such file"),
        (["catalog"], "game"),
        (["bench", "chess"], "no game 'chess'"),
        (["play"], "say which game"),
        (["play", "embers", "--seats", "you,nobody"], "there is no bot 'nobody': there is random"),
        (["play", "embers", "--seats", "you"], "2 to 4 seats, not 1"),
        (["play", "--load", "nowhere.json"], "cannot read nowhere.json"),
        (["play", "--load", "x.json", "--seed", "1"], "brings its own seats"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], message: str, tmp_path: Path) -> None:
    assert message in fail(*arguments, cwd=tmp_path)


def test_replay_prints_a_game_that_can_be_read_again(saved: Path, tmp_path: Path) -> None:
    text = run("replay", str(saved))
    assert "== Round 3 ==" in text
    again = tmp_path / "again.txt"
    again.write_text(text)
    assert run("replay", str(again)) == text
    again.write_text(text.replace("Ada: bid", "Ada: bet", 1))
    assert "again.txt: line 19" in fail("replay", str(again))


def test_replay_writes_text_and_json_that_say_the_same(saved: Path, tmp_path: Path) -> None:
    text, again = tmp_path / "game.txt", tmp_path / "again.json"
    assert run("replay", str(saved), "--to", str(text)) == ""
    assert text.read_text(encoding="utf-8") == run("replay", str(saved))
    run("replay", str(text), "--to", str(again))
    assert records.read_json(again) == records.read_json(saved)
    assert "cannot write" in fail("replay", str(saved), "--to", str(tmp_path / "nowhere" / "game.txt"))


def test_replay_tells_how_a_game_was_given_up_and_what_was_said_about_it(saved: Path) -> None:
    whole = records.read_json(saved)
    given_up = msgspec.structs.replace(
        whole,
        actions=whole.actions[:12],
        ending=Ending((0,), (3, 1), "resigned", by="resigned", out=(Leaving(1, "resigned", 12),)),
        annotations=(Annotation(11, "a bold bid", (0.25, 0.75), "Zoë"),),
    )
    records.write_json(saved, given_up)
    told = run("replay", str(saved), "--seat", "0")
    assert "Zoë: (Ada 25%, Bob 75%) a bold bid" in told
    assert "wins: everyone else has resigned." in told
    assert "3  Ada" in told


def test_replay_tells_what_one_seat_saw(saved: Path) -> None:
    ada, bob = (run("replay", str(saved), "--seat", seat) for seat in "01")
    assert "Ada draws something." not in ada
    assert "Ada draws something." in bob
    assert "seats are numbered 0 to 1" in fail("replay", str(saved), "--seat", "2")


def test_replay_verifies_the_dealer(saved: Path) -> None:
    assert re.match(r"verified: all \d\d outcomes of chance", run("replay", str(saved), "--verify"))
    raw = json.loads(saved.read_bytes())
    raw["dealer"]["seed"] = "00"
    saved.write_text(json.dumps(raw))
    assert "not the one that was committed to" in fail("replay", str(saved), "--verify")


@pytest.mark.parametrize("content", ["", "{}", "game: chess", '{"format": 1}', "\0\0", "game: embers\nrules: 1\n0. x"])
def test_a_damaged_file_is_refused(content: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    path.write_text(content)
    assert "damaged.json" in fail("replay", str(path))
    assert "damaged.json" in fail("play", "--load", str(path))


def test_the_catalog_lists_every_component() -> None:
    assert len(json.loads(run("catalog", "embers", "--json"))) == CARDS
    assert f"card_{CARDS - 1}" in run("catalog", "embers")


def test_bench_prints_three_figures() -> None:
    figures = json.loads(run("bench", "embers", "--json", "--seconds", "0.05"))
    assert set(figures) == {"embers"}
    assert set(figures["embers"]) == {"playout_decisions_per_s", "loop_decisions_per_s", "copies_per_s"}
    assert all(figure > 0 for figure in figures["embers"].values())
    assert "copies/s" in run("bench", "embers", "--seconds", "0.05")


def test_whoever_reads_may_stop_reading(saved: Path) -> None:
    done = subprocess.run(
        f"{RUN[0]} {RUN[1]} replay {saved} | head -1", shell=True, capture_output=True, text=True, check=True
    )
    assert (done.stdout, done.stderr) == ("game: embers\n", "")
