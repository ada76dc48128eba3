"""`conclave simulate` and `conclave ladder`: what they print, and how they stop and go on."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from conclave.bots.match.ladder import pair_levels
from conclave.bots.match.ladder_curve import draw_curve
from conclave.bots.match.ladder_plot import draw_ladder
from conclave.cli.progress import Pace
from conclave.core.errors import BadOptions
from conclave.core.game import Options
from console import RUN, Terminal, fail, run, start
from programs import PATH
from timeouts import PATIENCE, wait_until
from toy import EMBERS

OLD = {"games", "seats", "shared", "mean_rounds", "decisions_per_game", "seconds"}
NEW = {"deals", "incomplete_deals", "elo", "resumed", "failed", "interrupted"}


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    for seat in result["seats"]:
        del seat["seconds_per_decision"]
    return {key: value for key, value in result.items() if key != "seconds"}


def test_simulate_prints_json() -> None:
    result = json.loads(run("simulate", "embers", "--seats", "random,random,random", "--games", "40", "--json"))
    assert set(result) == OLD | NEW
    for seat in result["seats"]:
        assert set(seat) == {"bot", "wins", "win_share", "low", "high", "mean_points", "seconds_per_decision"}
        assert set(seat["seconds_per_decision"]) == {"mean", "p95", "max"}
    assert set(result["elo"][0]) == {"bot", "elo", "low", "high"}
    assert (result["games"], result["deals"], result["incomplete_deals"]) == (40, 14, 1)


def test_simulate_prints_a_table_and_the_same_seed_gives_the_same() -> None:
    one, two = (run("simulate", "embers", "--games", "41", "--seed", "5") for _ in range(2))
    assert "95 % interval" in one
    assert "41 games of 21 deals (1 not from every seat)" in one
    counted = [re.findall(r"^ *random +\d+ +[\d.]+% +[\d.]+ - [\d.]+%", text, re.MULTILINE) for text in (one, two)]
    assert counted[0] == counted[1]
    assert len(counted[0]) == 2


def test_the_table_fits_a_terminal_of_80_columns() -> None:
    text = run("simulate", "embers", "--games", "200", "--seats", "random,random", settings={"COLUMNS": "80"})
    assert max(map(len, text.splitlines())) <= 80
    assert "random" in text


def test_workers_play_the_same_games() -> None:
    alone, together = (
        json.loads(run("simulate", "embers", "--games", "60", "--json", "--workers", count)) for count in "13"
    )
    assert without_times(alone) == without_times(together)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--workers", "0"], "at least one worker must play, not 0"),
        (["--workers", "2", "--scheduler", "tcp://127.0.0.1:1"], "leave --workers out"),
        (["--resume", "no/such/place"], "No such file"),
    ],
)
def test_mistakes_are_told(arguments: list[str], message: str, tmp_path: Path) -> None:
    assert message in fail("simulate", "embers", "--games", "2", *arguments, cwd=tmp_path)


def test_without_dask_it_is_said_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "distributed.py").write_text("raise ImportError")
    settings = {"PYTHONPATH": os.pathsep.join([str(tmp_path), PATH])}
    done = start("simulate", "embers", "--scheduler", "tcp://127.0.0.1:1", typed="", cwd=tmp_path, settings=settings)
    assert done.returncode == 2
    assert "pip install 'conclave[cluster]'" in done.stderr


def test_a_match_is_gone_on_with(tmp_path: Path) -> None:
    arguments = ("simulate", "embers", "--json", "--resume", "results.jsonl", "--games")
    assert json.loads(run(*arguments, "10", cwd=tmp_path))["resumed"] == 0
    result = json.loads(run(*arguments, "30", "--workers", "2", cwd=tmp_path))
    assert (result["games"], result["resumed"]) == (30, 10)
    assert without_times(result) == without_times(json.loads(run(*arguments[:3], "--games", "30"))) | {"resumed": 10}
    assert "seed is '1' there and '2' here" in fail(*arguments, "30", "--seed", "2", cwd=tmp_path)


@contextmanager
def endless(file: Path, *arguments: str, sigint: signal.Handlers = signal.SIG_DFL) -> Iterator[subprocess.Popen[str]]:
    """A match of which some games are over; nobody is left of it afterwards."""
    ours = signal.signal(signal.SIGINT, sigint)  # it is inherited
    process = subprocess.Popen(
        [*RUN, "simulate", "embers", "--games", "1000000", *arguments, "--resume", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": PATH},
        start_new_session=True,  # so that Ctrl-C reaches the workers as well, as at a terminal
    )
    signal.signal(signal.SIGINT, ours)
    with process:
        try:
            wait_until(lambda: file.exists() and file.read_bytes().count(b"\n") >= 20, "no games are played")
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIG_DFL, signal.SIG_IGN], ids=["foreground", "background"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_tells_what_is_done_keeps_it_and_leaves_nobody_behind(
    workers: str, how: signal.Handlers, tmp_path: Path
) -> None:
    """Also where it was ignored, as it is for what a shell's script starts in the background."""
    file = tmp_path / "results.jsonl"
    with endless(file, "--json", "--workers", workers, sigint=how) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=PATIENCE)
        wait_until_gone(process.pid)
    assert process.returncode == 130, errors
    assert errors == f"conclave: interrupted; the same command goes on from {file}\n"
    result = json.loads(out)
    assert result["interrupted"]
    assert result["games"] == file.read_bytes().count(b"\n") - 1 >= 19


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    with endless(file, "--workers", "2") as process:
        process.kill()
        process.wait()
        wait_until_gone(process.pid)
    result = json.loads(run("simulate", "embers", "--games", "100", "--resume", str(file), "--json"))
    assert result["games"] == 100
    assert result["resumed"] > 0  # whichever of the first hundred were reported, perhaps not the very first


def wait_until_gone(group: int) -> None:
    """Nobody of the session is left: no worker, no helper of workers."""

    def is_gone() -> bool:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        return False

    wait_until(is_gone, "somebody was left behind")


def test_a_bar_is_shown_at_a_terminal_and_goes_away(tmp_path: Path) -> None:
    terminal = Terminal("simulate", "embers", "--games", "300", cwd=tmp_path)
    terminal.wait_for("/300")
    assert terminal.close() == 0
    assert "300 games of 150 deals" in terminal.screen


def test_the_remaining_time_is_honest() -> None:
    now = [100.0]
    pace = Pace(20, hands=2, clock=lambda: now[0])
    now[0] = 103.0  # starting takes a while
    pace.begin(4)
    assert pace.remaining() is None
    now[0] = 113.0
    pace.advance(7)
    assert pace.remaining() is None  # the short games come in first
    now[0] = 123.0
    pace.advance(8)
    assert pace.remaining() == pytest.approx(12 * 5)  # four games in twenty seconds, those of the file not counted
    now[0] = 125.0
    assert pace.remaining() == pytest.approx(58)  # it goes down while nothing comes in
    now[0] = 999.0
    assert pace.remaining() == 0


# --- The ladder


def test_a_ladder_needs_different_levels() -> None:
    assert "at least two levels, not random" in fail("ladder", "embers", "--levels", "random")
    assert "random is named again" in fail("ladder", "embers", "--levels", "random,random")
    with pytest.raises(BadOptions, match="named once"):
        pair_levels(EMBERS, Options(2), ["random", "x", "random"], "1")
    assert "at least the one named next, not the next 0" in fail(
        "ladder", "embers", "--levels", "random,x", "--near", "0"
    )


def test_levels_may_meet_their_neighbours_alone() -> None:
    levels = ("random", "adept", "master:1it", "master:2it")
    met = [match.seats for match in pair_levels(EMBERS, Options(2), levels, "1", 2)]
    assert met == [levels[:2], levels[::2], levels[1:3], levels[1::2], levels[2:]]


def embers_with(tmp_path: Path) -> list[str]:
    """The command line with levels of its own."""
    script = tmp_path / "levels.py"
    script.write_text(
        "import sys\n"
        f"sys.path.insert(0, {str(Path(__file__).parents[1])!r})\n"
        "import conclave.bots.match.arena, fixture_bots, toy\n"
        "from conclave.bots.match import ladder\n"
        "from conclave.core import registry\n"
        "Match = ladder.Match\n"
        "ladder.Match = lambda *given: Match(*given, fixture_bots.make)\n"
        "registry.register_game(toy.EMBERS)\n"
        "if __name__ == '__main__':\n"
        "    from conclave.cli import main\n"
        "    main()\n"
    )
    return [sys.executable, str(script)]


def ladder(tmp_path: Path, *arguments: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    command = [*embers_with(tmp_path), "ladder", "embers", *arguments]
    settings = {**os.environ, "PYTHONPATH": PATH, "COLUMNS": "80"}
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, env=settings, timeout=PATIENCE, check=False
    )
    assert done.returncode == code, done.stderr
    return done


def test_a_ladder_prints_a_table_of_all_pairs(tmp_path: Path) -> None:
    done = ladder(tmp_path, "--levels", "random,eager,clumsy", "--games", "20", code=1)
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "rows against columns" in done.stdout
    assert "clumsy in seat 0 of game 3" in done.stderr  # which spoils games of its own, and is told
    assert re.search(r"\d+ games;", done.stdout)


def test_a_ladder_as_json_as_a_picture_and_from_a_file(tmp_path: Path) -> None:
    arguments = ["--levels", "random,eager", "--games", "30", "--json", "--resume", "r.jsonl", "--svg", "l.svg"]
    arguments += ["--curve", "c.svg"]
    result = json.loads(ladder(tmp_path, *arguments, "--workers", "2").stdout)
    assert set(result) == {"game", "games", "levels", "matches", "seconds", "resumed", "failed", "interrupted"}
    assert [set(level) for level in result["levels"]] == [{"bot", "elo", "low", "high", "seconds_per_decision"}] * 2
    assert result["levels"][-1]["elo"] == 0
    again = json.loads(ladder(tmp_path, *arguments).stdout)
    assert (again["resumed"], again["levels"], again["matches"]) == (30, result["levels"], result["matches"])
    for picture in ("l.svg", "c.svg"):
        assert ET.parse(tmp_path / picture).getroot().attrib["role"] == "img"


def test_the_picture_names_every_level_and_stays_within_its_frame() -> None:
    levels = [
        {"bot": "a<b>&c", "elo": 1040.2, "low": 480.0, "high": 1600.0},
        {"bot": "a rather long name of a bot:2000it", "elo": 300.0, "low": 280.0, "high": 320.0},
        {"bot": "random", "elo": 0.0, "low": -560.0, "high": 560.0},
    ]
    root = ET.fromstring(draw_ladder({"levels": levels}, "Ladder & more", "notes"))
    space = "{http://www.w3.org/2000/svg}"
    assert [child.tag for child in root[:2]] == [f"{space}title", f"{space}desc"]
    texts = ["".join(text.itertext()) for text in root.iter(f"{space}text")]
    assert {"a<b>&c", "random", "1040", "± 560", "0", "Ladder & more"} <= set(texts)
    width = float(root.attrib["width"])
    for bar in root.iter(f"{space}rect"):
        assert 0 <= float(bar.get("x", 0)) <= float(bar.get("x", 0)) + float(bar.attrib["width"]) <= width
    for dot in root.iter(f"{space}circle"):
        assert 0 < float(dot.attrib["cx"]) < width


def test_the_curve_joins_what_differs_only_in_how_long_it_thinks() -> None:
    times = {"adept": 0.0002, "master:10ms": 0.004, "master:100ms": 0.03, "master:1s": 0.2}
    levels = [
        {"bot": bot, "elo": 300.0 * at, "seconds_per_decision": {"mean": mean}}
        for at, (bot, mean) in enumerate(times.items())
    ]
    root = ET.fromstring(draw_curve({"levels": levels}, "t", "n"))
    space = "{http://www.w3.org/2000/svg}"
    lines = [line.attrib["points"].split() for line in root.iter(f"{space}polyline")]
    dots = [f"{dot.attrib['cx']},{dot.attrib['cy']}" for dot in root.iter(f"{space}circle")]
    assert [len(line) for line in lines] == [1, 3]
    assert [place for line in lines for place in line] == dots
    texts = ["".join(text.itertext()) for text in root.iter(f"{space}text")]
    assert texts.count("master") == texts.count("adept") == 1
    assert {"100 µs", "1 ms", "1 s", "100ms"} <= set(texts)


def test_levels_of_one_strength_can_be_drawn() -> None:
    level = {"bot": "a", "elo": 0.0, "seconds_per_decision": {"mean": 0.0}}
    assert "NaN" not in draw_curve({"levels": [level]}, "t", "n")
    same = [{"bot": name, "elo": 0.0, "low": 0.0, "high": 0.0} for name in "ab"]
    assert "NaN" not in draw_ladder({"levels": same}, "t", "n")
