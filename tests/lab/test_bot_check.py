"""`conclave bot-check`, and the programs of docs/BOTS.md, which must pass it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from console import fail, run, start

PAGE = Path(__file__).parents[2] / "docs" / "BOTS.md"
CASES = ["whole games", "illegal answer", "stale answer", "slow host", "killed bot", "killed host"]
NODE = shutil.which("node")


def example(language: str, word: str) -> str:
    blocks: list[str] = re.findall(
        rf"^```{language}\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return next(block for block in blocks if word in block)


def test_the_program_in_ten_lines_of_python_passes_and_plays(tmp_path: Path) -> None:
    code = example("python", "sys.stdin")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    (tmp_path / "mybot.py").write_text(code)
    told = json.loads(run("bot-check", f"{sys.executable} mybot.py", "--json", cwd=tmp_path))
    assert told["passed"]
    assert [case["case"] for case in told["cases"]] == CASES
    assert re.match(r"6 games, \d+ answers, median", told["cases"][0]["detail"])
    played = run("simulate", "embers", "--seats", f"cmd:{sys.executable} mybot.py,random", "--games", "2", cwd=tmp_path)
    assert "2 games of 1 deals" in played


@pytest.mark.skipif(NODE is None, reason="Node.js is not installed")
def test_the_program_in_javascript_passes(tmp_path: Path) -> None:
    (tmp_path / "mybot.js").write_text(example("javascript", "readline"))
    told = run("bot-check", f"{NODE} mybot.js", "--game", "trial_of_the_temples", cwd=tmp_path)
    assert [line.partition(":")[0] for line in told.splitlines()] == [f"pass  {case}" for case in CASES]


def test_the_class_of_the_guide_plays(tmp_path: Path) -> None:
    (tmp_path / "mybot.py").write_text(example("python", "class MyBot"))
    assert "2 games" in run("simulate", "embers", "--seats", "mybot:MyBot,random", "--games", "2", cwd=tmp_path)


@pytest.mark.parametrize(
    ("code", "case", "why"),
    [
        (
            "raise SystemExit('no weights')",
            "whole games",
            "the program ended before it answered: exit code 1: no weights",
        ),
        ("asked('legal')\nanswer(-1)", "whole games", "was refused: illegal"),
        ("while True: asked('refused', crash=True)", "illegal answer", "Traceback"),
        ("while True: asked('stale')", "stale answer", "no answer to question"),
        ("while True: asked('impatient')", "slow host", "the program ended while it waited"),
        ("while True: asked('forgetful')", "killed bot", "I was not there"),
        ("while True: asked('immortal')", "killed host", "did not exit within"),
    ],
)
def test_a_program_that_fails_a_case_is_told_which_and_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, case: str, why: str
) -> None:
    from conclave.lab import bot_check

    monkeypatch.setattr(bot_check, "EXIT_SECONDS", 0.5)
    (tmp_path / "bad.py").write_text(BAD + code)
    plan = bot_check.CheckPlan([sys.executable, str(tmp_path / "bad.py")], ["trial_of_the_temples"], 20.0, 1)
    if "stale" in code:  # only the deadline shows that no answer comes
        plan = bot_check.CheckPlan(plan.words, plan.games, 0.5, 1)
        monkeypatch.setattr(bot_check, "START_SECONDS", 60.0)
    try:
        told = bot_check.CASES[case](plan)
    except bot_check.CheckFailed as failed:
        told = str(failed)
    assert why in told


BAD = """
import json, sys, time

count = 0

def answer(action):
    print(json.dumps({"type": "answer", "id": message["id"], "action": action}), flush=True)

def asked(kind, crash=False):
    global message, count
    line = sys.stdin.readline()
    if not line:
        if kind == "immortal":
            time.sleep(60)
        sys.exit(0)
    message = json.loads(line)
    if message["type"] == "refused" and crash:
        raise RuntimeError
    if kind == "legal":
        while message["type"] != "ask":
            message = json.loads(sys.stdin.readline())
        return
    if message["type"] == "ask":
        count += 1
        if kind == "forgetful" and count == 1 and message["id"] > 1:
            sys.exit("I was not there")
        if kind == "stale" and count == 7:
            return
        answer(message["legal"][0]["action"])
        if kind == "impatient" and count == 5:
            sys.exit(0)
"""


def test_the_command_reports_failures_by_its_exit_code(tmp_path: Path) -> None:
    done = start("bot-check", f"{sys.executable} -c pass", "--game", "trial_of_the_temples", typed="", cwd=tmp_path)
    assert done.returncode == 1
    assert done.stdout.startswith("FAIL  whole games: the program ended before it answered: exit code 0")


def test_bad_arguments_are_refused() -> None:
    assert "the program was not found" in fail("bot-check", "./nothing")
    assert "at least one game" in fail("bot-check", "cat", "--games", "0")
    assert "more than 0 seconds" in fail("bot-check", "cat", "--seconds", "0")
    assert "there is no game" in fail("bot-check", "cat", "--game", "chess")


def test_a_program_ends_with_its_host(tmp_path: Path) -> None:
    """A host that is killed closes the program's input; the example of the guide then exits."""
    (tmp_path / "mybot.py").write_text(example("python", "sys.stdin"))
    program = subprocess.run([sys.executable, "mybot.py"], input="", text=True, cwd=tmp_path, timeout=60, check=False)
    assert program.returncode == 0
