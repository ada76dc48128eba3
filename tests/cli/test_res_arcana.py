"""Whole games of Res Arcana as people play them: by pipe and at a terminal, in every variant, with slips and breaks."""

from __future__ import annotations

import json
import random
import re
import signal
import subprocess
from pathlib import Path

import pytest

from console import RUN, Terminal, run
from programs import PATH

PROMPT = "\n> "
SHORT = ("--option", "round_limit=2")  # long enough to see everything, short enough to wait for


def answer_to(text: str, dice: random.Random) -> str:
    """What a person types who reads what the table says; an impossible number makes it say how many choices it has."""
    if match := re.search(r"such as: (.*?), or ", " ".join(text.split())):
        return match[1]
    if match := re.search(r'of them on one line, such as "([\d ]+)"', text):
        return match[1]
    if match := re.search(r"all (\d+) on one line, starting from the top", text):
        return " ".join(str(number) for number in range(int(match[1]), 0, -1))
    if match := re.search(r"Type a number from (\d+) to", text):
        return match[1]
    if 'or "none"' in text:
        return "none"
    if match := re.search(r"choose from 1 to (\d+)", text):
        return str(dice.randint(1, int(match[1])))
    return "99"


def play_on(terminal: Terminal, dice: random.Random) -> None:
    """To the end, as several people if several are asked."""
    while True:
        text = terminal.wait_for(PROMPT, "\r\n> ", "press Enter.", "Save the record?")
        text = text.replace("\r", "")
        if "Save the record?" in text:
            return
        terminal.type("\n" if "press Enter." in text else answer_to(text.split("your turn")[-1], dice) + "\n")


@pytest.mark.parametrize(
    ("seats", "variant", "size"),
    [
        ("you,random", "standard", (80, 24)),
        ("you,random,random", "first_game", (140, 50)),
        ("random,you,random,random", "draft", (80, 24)),
        ("you,random", "match", (100, 60)),
        ("you,you", "standard", (80, 24)),
    ],
)
def test_a_whole_game_at_a_terminal(seats: str, variant: str, size: tuple[int, int], tmp_path: Path) -> None:
    settings = {"COLUMNS": str(size[0]), "LINES": str(size[1])}
    arguments = ("play", "res_arcana", "--seats", seats, "--variant", variant, "--seed", "5", *SHORT)
    terminal = Terminal(*arguments, cwd=tmp_path, settings=settings)
    play_on(terminal, random.Random(variant))
    terminal.type("kept.json\n")
    assert terminal.close() == 0
    shown = re.sub(r"\x1b\[[0-9;]*[A-Za-z]|\r", "", terminal.screen)
    assert "Traceback" not in shown
    long = [line for line in shown.split("\n") if len(line) > size[0] and not line.startswith(("> ", "Save the"))]
    assert long == []
    assert " won" in shown or "share the victory" in shown
    assert json.loads((tmp_path / "kept.json").read_bytes())["ending"] is not None
    assert "verified" in run("replay", "kept.json", "--verify", cwd=tmp_path)
    assert "collects" in run("replay", "kept.json", "--seat", "0", cwd=tmp_path)


def test_a_game_by_pipe_tells_everything_and_nothing_in_colour(tmp_path: Path) -> None:
    """Without reading: numbers that fit many questions, and a mix where a mix is asked."""
    typed = "\n".join(["1", "2", "none", "1 elan 1 life", "e l c d", "1 2", "2 1 3", "pass"] * 60)
    text = run("play", "res_arcana", "--seed", "2", *SHORT, typed=typed, cwd=tmp_path)
    assert "\x1b" not in text
    assert "--- Round 2 · Collect · your turn ---" in text or "--- Round 2 · Actions · your turn ---" in text
    assert "The game ended after 2 rounds; nobody had 10 points." in " ".join(text.split())
    assert re.search(r"First Player token +1", text)
    assert max(len(line) for line in text.split("\n")) <= 100


# Mages Scholar and Seer; Athanor, Celestial Horse and Guard Dog in hand.
FIRST = ("play", "res_arcana", "--seats", "you,random", "--seed", "3")


def test_the_first_screens(tmp_path: Path) -> None:
    text = run(*FIRST, typed="1\n1\n", cwd=tmp_path, settings={"COLUMNS": "80"})
    assert text.startswith("--- Res Arcana: Player 1, Apprentice 2 ---\n")
    assert '"help rules" for a summary of the rules' in " ".join(text.split())
    assert "    1 Scholar: Turn this, pay 1 essence of any kind → draw a card\n" in text
    assert "* You take the First Player token, draw Athanor, Guard Dog and Celestial Horse.\n" in text
    assert "* Apprentice 2 draws 3 cards.\n" in text
    assert "  Place    1 Athanor (1 Elan + 1 Gold)   2 Guard Dog (creature, 1 Elan)\n" in text
    assert not [line for line in text.split("\n") if line != line.rstrip() and line != "> "]


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("help", "undo         undoes your last choice"),
        ("?", "undo         undoes your last choice"),
        ("help rules", "1. Collect: your components pay out automatically"),
        ("help athanor", "Athanor: artifact, costs 1 Elan and 1 Gold\n  Turn this, pay 1 Elan → put 2 Elan here\n"),
        ("help 2", "Guard Dog: artifact (creature), costs 1 Elan\n"),
        ("help 3", "Scholar: mage\n"),
        ("help dragon", "Which one? Bone Dragon, Dragon Bridle"),
        ("help nothing", 'Nothing here is called "nothing".'),
        ("help 99", "There is no choice 99: choose from 1 to 11."),
        ("table", "Reanimate: Turn this, pay 1 essence of any kind → straighten"),
        ("log 1", "* Apprentice 2 collects 1 Death.\n>"),
        ("-1", '"-1" is not one of the choices: type a number, or words of a choice.'),
        ("dance", "'dance' is not an action"),
        ("save mine.json", "Saved to mine.json.\n"),
    ],
)
def test_commands_and_slips(typed: str, message: str, tmp_path: Path) -> None:
    text = run(*FIRST, typed=f"1\n1\n{typed}\nplace guard dog\n", cwd=tmp_path)
    after = text.split(f"> {typed}\n", 1)[1]
    assert message in after
    assert "* You place Guard Dog for 1 Elan." in after


def test_a_choice_half_made_is_taken_back_freely(tmp_path: Path) -> None:
    text = run(*FIRST, typed="1\n1\nuse alchemy\nundo\nplace guard dog\n", cwd=tmp_path)
    assert "Pay 4 essences for Alchemy" in text
    back = text.split("> undo\n")[1]
    assert "* Your last choice is undone." in back
    assert "* You place Guard Dog for 1 Elan." in back
    assert "undo anyway" not in back


def test_after_others_have_answered_going_back_is_asked_for_twice(tmp_path: Path) -> None:
    text = run(*FIRST, typed="1\n1\nplace guard dog\nundo\nundo anyway\nplace athanor\n", cwd=tmp_path)
    assert 'type "undo anyway"' in " ".join(text.split())
    assert "* You place Athanor for 1 Elan and 1 Gold." in text.split("> undo anyway\n")[1]


def test_a_file_that_is_not_ours_is_not_overwritten(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("mine")
    text = run(*FIRST, typed="save notes.txt\nquit now\n", cwd=tmp_path)
    assert 'notes.txt already exists. Choose another name, or type "save anyway notes.txt".' in text
    assert notes.read_text() == "mine"
    run(*FIRST, typed="save anyway notes.txt\nquit now\n", cwd=tmp_path)
    assert json.loads(notes.read_bytes())["game"] == "res_arcana"


def test_a_game_is_saved_into_one_file_however_often(tmp_path: Path) -> None:
    text = run(*FIRST, typed="save one.json\n1\nsave\n1\nquit\n", cwd=tmp_path)
    assert text.endswith("Continue it with: conclave play --load one.json\n")
    assert [path.name for path in tmp_path.iterdir()] == ["one.json"]
    again = run("play", "--load", "one.json", typed="place guard dog\nquit\n", cwd=tmp_path)
    assert "Continuing one.json." in again
    assert "* You place Guard Dog for 1 Elan." in again
    assert [path.name for path in tmp_path.iterdir()] == ["one.json"]
    assert "place guard_dog" in run("replay", "one.json", cwd=tmp_path)


def test_details_show_the_standings_only(tmp_path: Path) -> None:
    text = run(*FIRST, typed="1\n1\nuse alchemy\n", cwd=tmp_path)
    detail = text.split("> use alchemy\n")[1]
    assert "points" in detail
    assert "Hand " not in detail
    assert "such as: 1 elan 1 life 1 calm 1 death, or e l c d" in " ".join(detail.split())


def test_where_stdout_has_no_unicode_plain_letters_do(tmp_path: Path) -> None:
    settings = {"PYTHONIOENCODING": "ascii", "COLUMNS": "80"}
    text = run(*FIRST, typed="1\n1\nhelp vault\n", cwd=tmp_path, settings=settings)
    assert "  Turn this -> put 1 Gold here\n" in text
    assert "--- Round 1 - Actions - your turn ---" in text
    assert "> You " in text
    assert max(len(line) for line in text.split("\n")) <= 80


def test_what_cannot_be_read_is_a_slip_like_any_other(tmp_path: Path) -> None:
    done = subprocess.run(
        [*RUN, *FIRST], input=b"\xff\xfe\n1\n", capture_output=True, cwd=tmp_path, env={"PYTHONPATH": PATH}, check=True
    )
    assert "magic items" in done.stdout.decode()


def test_people_at_one_keyboard_are_each_spoken_to(tmp_path: Path) -> None:
    text = run("play", "res_arcana", "--seats", "you,you", "--seed", "3", typed="1\n1\n1\n1\n", cwd=tmp_path)
    first, second = text.split("--- Player 2 comes to the keyboard ---")[:2]
    assert "Player 2 draws 3 cards." in first
    assert "Athanor" in first
    assert "Athanor" not in second.split("--- Player 1 comes")[0]


# --- At a terminal


def test_colours_where_they_are_wanted(tmp_path: Path) -> None:
    for settings, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal(*FIRST, cwd=tmp_path, settings=settings)
        terminal.wait_for("\r\n> ")
        assert ("\x1b[31m1 Elan" in terminal.screen) is coloured
        terminal.type("quit now\n")
        assert terminal.close() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whatever_ends_the_game_saves_it(number: int, tmp_path: Path) -> None:
    terminal = Terminal(*FIRST, cwd=tmp_path)
    terminal.wait_for("\r\n> ")
    terminal.type("1\n")
    terminal.wait_for("\r\n> ")
    terminal.signal(number)
    assert terminal.close() == 0
    assert "Traceback" not in terminal.screen
    assert "mage scholar" in run("replay", "res_arcana-1.json", cwd=tmp_path)


def test_nothing_of_a_hand_stays_on_the_screen_for_the_next(tmp_path: Path) -> None:
    terminal = Terminal("play", "res_arcana", "--seats", "you,you", "--seed", "3", cwd=tmp_path)
    assert "help rules" in terminal.wait_for("press Enter.")
    terminal.type("\n")
    terminal.wait_for("\r\n> ")
    terminal.type("1\n")
    after = terminal.wait_for("Player 2, come to the keyboard")
    assert "\x1b[2J" in after
    assert "\x1b[3J" in after
    terminal.interrupt()
    assert terminal.close() == 0
