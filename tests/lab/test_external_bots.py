"""Bots from outside: classes and programs play where levels do, errors name what is wrong, records start none."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest

import conclave
from conclave.bots import UnknownBot, is_external, make_level
from conclave.bots.external_bots import ClassBot, IllegalChoice, label_bot
from conclave.cli.game_options import join_seats, read_seats
from conclave.core.record import Player, encode
from conclave.core.session import Session
from conclave.lab.program_bot import BotFailed, Process
from console import fail, run
from toy import EMBERS

FIRST = """\
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        answer = {"type": "answer", "id": message["id"], "action": message["legal"][0]["action"]}
        print(json.dumps(answer), flush=True)
    with open("said.jsonl", "a") as file:
        file.write(line)
"""
CLASSES = """\
class Last:
    def __init__(self, game, seed):
        self.seen = 0

    def choose(self, seat, legal, guess):
        return legal[-1]

    def observe(self, seat, events):
        self.seen += len(events)

    def end(self, seat, returns):
        with open("ended.txt", "a") as file:
            print("over", seat, len(returns), self.seen > 0, file=file)

class Cheat(Last):
    def choose(self, seat, legal, guess):
        return -5

class Bare:
    choose = Last.choose

class Broken(Last):
    def __init__(self, game, seed):
        raise KeyError("no weights")

class Mute:
    pass

helper = len
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A current folder with a module of bots and a program."""
    (tmp_path / "my_bots.py").write_text(CLASSES)
    (tmp_path / "torn_bots.py").write_text("import not_installed_here\n")
    (tmp_path / "wrong_bots.py").write_text("1 / 0\n")
    (tmp_path / "first.py").write_text(FIRST)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in ("my_bots", "torn_bots", "wrong_bots"):
        sys.modules.pop(name, None)


def program(path: str = "first.py") -> str:
    return f"cmd:{sys.executable} {path}"


def test_a_class_plays_in_games_and_matches(folder: Path) -> None:
    result = conclave.play_game("trial_of_the_temples", ["my_bots:Last", "random"], seed=2)
    assert result.record.seats[0] == Player("Last 1", "bot", "my_bots:Last")
    assert (folder / "ended.txt").read_text() == "over 0 2 True\n"
    match = conclave.play_match("trial_of_the_temples", ["my_bots:Last", "random"], games=2, seed=2)
    assert [bot.bot for bot in match.bots] == ["my_bots:Last", "random"]
    assert (folder / "ended.txt").read_text().count("True") == 3


def test_a_program_plays_in_games_and_matches_and_is_told_what_happens(folder: Path) -> None:
    result = conclave.play_game("trial_of_the_temples", [program(), "random"], seed=2)
    assert result.record.seats[0].name == f"{Path(sys.executable).name} 1"
    said = [json.loads(line) for line in (folder / "said.jsonl").read_text().splitlines()]
    kinds = [message["type"] for message in said]
    assert (kinds[0], kinds[-1], set(kinds)) == ("start", "end", {"start", "event", "ask", "end"})
    assert said[-1]["returns"] == result.returns
    assert said[0]["options"]["seats"] == 2
    match = conclave.play_match("trial_of_the_temples", [program(), "random"], games=2, seed=2, workers=2)
    assert match.games == 2


@pytest.mark.usefixtures("folder")
def test_commands_take_external_bots() -> None:
    told = json.loads(run("simulate", "embers", "--seats", f"{program()},my_bots:Last", "--games", "2", "--json"))
    assert [seat["bot"] for seat in told["seats"]] == [program(), "my_bots:Last"]
    assert "my_bots:Last" in run("ladder", "embers", "--levels", "random,my_bots:Last", "--games", "2")


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        ("my_bots:Nobody", "has no class 'Nobody'; its bots are Last, Cheat, Bare, Broken"),
        ("my_bots:helper", "not a class with a method choose"),
        ("my_bots:Mute", "not a class with a method choose"),
        ("my_bots:Bare", r"must be created as Bare\(game, seed\)"),
        ("my_bots:Broken", "cannot be created: KeyError: 'no weights'"),
        ("torn_bots:Bot", "'torn_bots' cannot be imported: No module named 'not_installed_here'"),
        ("wrong_bots:Bot", "cannot be imported: ZeroDivisionError"),
        ("mastr:500ms", "there is no bot 'mastr:500ms': a bot is a level"),
        ("cmd:./nothing", "the program was not found: './nothing' is not a file"),
        ("cmd:no-such-program", "is not in the folders of PATH"),
        ("cmd:./first.py", "cannot be executed: make it executable"),
        ("cmd:.", "is a folder"),
        ("cmd:", "the program is missing"),
        ("cmd:'", "cannot be read: No closing quotation"),
        ("cmd:0s:cat", "more than 0 seconds"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_errors_name_what_is_wrong(spec: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        conclave.make_bot(spec, EMBERS, 1)


@pytest.mark.usefixtures("folder")
def test_an_illegal_choice_of_a_class_fails_the_game() -> None:
    with pytest.raises(IllegalChoice, match="returned -5"):
        conclave.play_game("trial_of_the_temples", ["my_bots:Cheat", "random"])
    assert "IllegalChoice" in fail("simulate", "embers", "--seats", "my_bots:Cheat,random", "--games", "2")


@pytest.mark.usefixtures("folder")
def test_a_class_without_estimates_ranks_its_choice_first() -> None:
    bot = conclave.make_bot("my_bots:Last", EMBERS, 1)
    assert isinstance(bot, ClassBot)
    state = EMBERS.new(EMBERS.options({}))
    ranked = bot.rank_actions(0, [4, 7, 9], lambda _: state)
    assert [(one.action, one.share) for one in ranked] == [(9, 1.0), (4, 0.0), (7, 0.0)]
    bot.stop()


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import sys; sys.exit('out of memory')", "ended before it answered: exit code 1: out of memory"),
        ("import sys; sys.stdin.read()", "was late: no legal answer to question 1"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "signal 9"),
        ("while True: print('{}', flush=True)", "gave 1000 answers .*refused last: malformed"),
    ],
)
def test_a_program_that_fails_is_reported_and_does_not_outlive_the_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    import conclave.lab.program_bot as module

    started: list[Process] = []

    class Watched(Process):
        def __init__(self, words: list[str]) -> None:
            super().__init__(words)
            started.append(self)

    monkeypatch.setattr(module, "START_SECONDS", 0.0 if "stdin" in code else 60.0)
    monkeypatch.setattr(module, "Process", Watched)
    (folder / "failing.py").write_text(code)
    limit = "200ms:" if "stdin" in code else ""
    with pytest.raises(BotFailed, match=f"(?s){why}"):
        conclave.play_game("trial_of_the_temples", [f"cmd:{limit}{sys.executable} failing.py", "random"])
    assert len(started) == 1
    assert not started[0].is_running()


def test_a_wrong_answer_costs_only_time(folder: Path) -> None:
    (folder / "clumsy.py").write_text(
        textwrap.dedent("""
            import json, sys
            for line in sys.stdin:
                message = json.loads(line)
                with open("clumsy.jsonl", "a") as file:
                    file.write(line)
                if message["type"] == "ask":
                    number, text = message["id"], message["legal"][-1]["text"]
                    for wrong in ({"id": number - 1, "action": 1}, {"id": number, "action": -1}, {"id": "?"}):
                        print(json.dumps({"type": "answer", **wrong}), flush=True)
                    print(json.dumps({"type": "answer", "id": number, "text": text}), flush=True)
        """)
    )
    clumsy = conclave.play_game("trial_of_the_temples", [program("clumsy.py"), "random"], seed=5)
    direct = conclave.play_game("trial_of_the_temples", ["my_bots:Last", "random"], seed=5)
    assert clumsy.record.actions == direct.record.actions
    said = [json.loads(line) for line in (folder / "clumsy.jsonl").read_text().splitlines()]
    reasons = [message["reason"] for message in said if message["type"] == "refused"]
    assert reasons[:3] == ["stale", "illegal", "malformed"]


def test_a_saved_game_starts_no_foreign_code_unless_the_user_repeats_it(folder: Path) -> None:
    spec = program()
    session = Session(EMBERS, EMBERS.options({"seats": 2}))
    path = folder / "game.json"
    path.write_bytes(encode(session.to_record([Player("You"), Player("Bot 2", "bot", spec)])))
    seats = join_seats(["you", spec])
    assert f"repeat --seats {seats!r}" in fail("play", "--load", str(path), cwd=folder)
    assert f"repeat --seats {seats!r}" in fail("play", "--load", str(path), "--from", "0", cwd=folder)
    assert "brings its own seats" in fail("play", "--load", str(path), "--seats", "you,random", cwd=folder)
    assert not (folder / "said.jsonl").exists()
    told = run("play", "--load", str(path), "--seats", seats, typed="quit\n", cwd=folder)
    assert f"--seats {seats!r}" in " ".join(told.split())  # lines are as long as the terminal is wide
    with pytest.raises(UnknownBot, match="there is no bot"):
        make_level(spec, EMBERS, 1)


def test_specifications() -> None:
    assert [is_external(spec) for spec in ("adept", "master:1s", "a:B", "cmd:x", "nobody")] == [
        *(False, False, True, True, False)
    ]
    labels = [label_bot(spec) for spec in ("adept", "master:1s", "a.b:Bot", "cmd:./x/my --a b", "cmd:5s:my", "cmd:")]
    assert labels == ["Adept", "Master", "Bot", "my", "my", "cmd"]
    names = ["you", 'cmd:./a --b 1,2 "c d"', "x:Y"]
    assert read_seats(join_seats(names)) == names
    assert read_seats("you, adept ,master:1s") == ["you", "adept", "master:1s"]
