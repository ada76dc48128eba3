"""The table in the terminal: with pipes, and at a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from coach_positions import WON
from console import Terminal, fail, run

ANSWERS = ["1", "none", "0", "2 red 1 green", "1 2"]
ALL_ANSWERS = "\n".join(ANSWERS * 40)

EMBERS = ("play", "embers", "--seats", "you,random")


def answer_to(text: str) -> str:
    """What to type, by the hint that the table gives."""
    if "3 on one line" in text:
        return "2 red 1 green"
    if "a number from" in text:
        return "0"
    if 'or "none"' in text:
        return "none"
    return "2 1" if "starting from the top" in text else "1"


def test_a_game_is_played_to_its_end_and_its_record_can_be_read(tmp_path: Path) -> None:
    text = run(*EMBERS, "--seed", "4", typed=ALL_ANSWERS + "\n", cwd=tmp_path)
    assert "The game is over" in text
    assert re.search(r"wins \(points\)\.|share the victory", text)
    assert "Save the record?" in text
    path = next(tmp_path.iterdir())
    record = json.loads(path.read_bytes())
    assert record["ending"]["rounds"] == 3
    assert [seat["kind"] for seat in record["seats"]] == ["person", "bot"]
    assert "== Round 3 ==" in run("replay", str(path))
    assert "verified" in run("replay", str(path), "--verify")


def test_without_a_terminal_nothing_is_coloured(tmp_path: Path) -> None:
    assert "\x1b" not in run(*EMBERS, typed=ALL_ANSWERS, cwd=tmp_path)


def test_the_table_shows_news_position_question_and_choices(tmp_path: Path) -> None:
    text = run(*EMBERS, "--seed", "4", typed="2\n", cwd=tmp_path)
    assert "* Player 1 draws 17." in text
    assert "* Apprentice 2 draws something." in text
    assert "hand: " in text
    assert "    2 bid 17\n" in text


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("hello", "'hello' begins with none"),
        ("3", "no choice 3: choose from 1 to 2"),
        ("bid", "fits bid 3, bid 17"),
        ("undo", "Nothing to undo yet."),
        ("help", "undo         undoes"),
        ("help card 3", "value: 3"),
        ("help nothing", 'Nothing here is called "nothing"'),
        ("log", "* The omen is 4."),
        ("log 1", "* Apprentice 2 draws something."),
        ("table", "--- Round 1 ---"),
        ("save mine.json", "Saved to mine.json."),
        ("save /no/such/place.json", "Could not write /no/such/place.json"),
        ("", "> "),
    ],
)
def test_commands_and_slips_lose_nothing(typed: str, message: str, tmp_path: Path) -> None:
    text = run(*EMBERS, "--seed", "4", typed=f"{typed}\nbid 17\n", cwd=tmp_path)
    after = text.split(f"> {typed}\n", 1)[1] if typed else text
    assert message in after
    assert "* Player 1 bids 17." in after


def test_a_choice_can_be_taken_back(tmp_path: Path) -> None:
    text = run(*EMBERS, "--seed", "4", typed="bid 17\n2 red 1 green\nundo\n1 red 2 blue\n", cwd=tmp_path)
    assert text.count("3 on one line") == 2
    assert "stones: Player 1 [1, 0, 2]" in text
    assert "* Player 1 gains blue." in text


def test_past_a_revelation_only_the_whole_table_can_go_back(tmp_path: Path) -> None:
    text = run(*EMBERS, "--seed", "4", typed="bid 17\nundo\nundo anyway\nbid 3\n", cwd=tmp_path)
    assert 'If everyone at the table agrees, type "undo anyway" to go back.' in " ".join(text.split())
    assert "* Your last choice is undone." in text
    assert "* Player 1 bids 3." in text


def test_at_the_end_of_input_the_game_is_saved_and_goes_on_later(tmp_path: Path) -> None:
    text = run(*EMBERS, "--seed", "4", typed="bid 17\n", cwd=tmp_path)
    assert text.endswith("The game is saved. Continue it with: conclave play --load embers-1.json\n")
    again = run("play", "--load", "embers-1.json", typed=ALL_ANSWERS, cwd=tmp_path)
    assert "* Player 1 bids 17." in again
    assert "The game is over" in again


def test_a_second_game_does_not_overwrite_the_first(tmp_path: Path) -> None:
    for _ in range(2):
        run(*EMBERS, typed="", cwd=tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["embers-1.json", "embers-2.json"]


def test_quitting_saves_and_quitting_now_does_not(tmp_path: Path) -> None:
    run(*EMBERS, typed="quit now\n", cwd=tmp_path)
    assert not list(tmp_path.iterdir())
    assert "--load embers-1.json" in run(*EMBERS, typed="quit\n", cwd=tmp_path)


def test_bots_can_play_alone(tmp_path: Path) -> None:
    text = run("play", "embers", "--seats", "random,random,random", "--seed", "1", cwd=tmp_path)
    assert "The game is over" in text
    assert "Apprentice 3 bids something." in text


def test_a_saved_game_of_another_name_is_refused(tmp_path: Path) -> None:
    run(*EMBERS, cwd=tmp_path)
    assert "a game of embers, not of chess" in fail("play", "chess", "--load", "embers-1.json", cwd=tmp_path)


def test_people_at_one_keyboard_do_not_see_each_others_hands(tmp_path: Path) -> None:
    text = run("play", "embers", "--seats", "you,you", "--seed", "4", typed="1\n1\n", cwd=tmp_path)
    first, second = text.split("--- Player 2 comes to the keyboard ---")[:2]
    assert "Player 1 draws 3." in first
    assert "Player 2 draws something." in first
    assert "Player 1 draws something." in second
    assert "Player 1 bids something." in second
    assert "bid 3" not in second.split("--- Player")[0]


# --- At a terminal


def test_a_whole_game_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal(*EMBERS, "--seed", "4", cwd=tmp_path)
    while "Save the record?" not in (text := terminal.wait_for("> ", "Save the record?")):
        terminal.type(answer_to(text) + "\n")
    terminal.type("kept.json\n")
    assert terminal.close() == 0
    assert "Saved to kept.json" in terminal.screen
    assert "verified" in run("replay", "kept.json", "--verify", cwd=tmp_path)


def test_ctrl_c_saves_the_game(tmp_path: Path) -> None:
    terminal = Terminal(*EMBERS, "--seed", "4", cwd=tmp_path)
    terminal.wait_for("> ")
    terminal.interrupt()
    assert terminal.close() == 0
    assert "Continue it with: conclave play --load embers-1.json" in terminal.screen
    assert "Traceback" not in terminal.screen


def test_the_screen_is_cleared_between_people(tmp_path: Path) -> None:
    terminal = Terminal("play", "embers", "--seats", "you,you", "--seed", "4", cwd=tmp_path)
    terminal.wait_for("Player 1, come to the keyboard and press Enter.")
    terminal.type("\n")
    terminal.wait_for("> ")
    terminal.type("1\n")
    assert "\x1b[2J" in terminal.wait_for("Player 2, come to the keyboard and press Enter.")
    terminal.type("\n")
    assert "Player 1 bids something." in terminal.wait_for("> ")
    terminal.type("quit now\n")
    assert terminal.close() == 0


def test_simulate_shows_its_progress_at_a_terminal(tmp_path: Path) -> None:
    terminal = Terminal("simulate", "embers", "--games", "300", cwd=tmp_path)
    assert terminal.close() == 0
    assert "300/300" in terminal.screen
    assert "share" in terminal.screen


def test_what_might_have_been_is_played_from_any_action_of_a_saved_game(tmp_path: Path) -> None:
    run(*EMBERS, "--seed", "4", typed=ALL_ANSWERS + "\n", cwd=tmp_path)
    path = next(tmp_path.iterdir())
    last = len(json.loads(path.read_bytes())["actions"]) - 1
    once = run("play", "--load", str(path), "--from", "9", "--seed", "5", typed=ALL_ANSWERS + "\n", cwd=tmp_path)
    assert "Player 1, Apprentice 2" in once, "as they sat then"
    assert "The game is over" in once
    other = run("play", "--load", str(path), "--from", "9", "--known", "p1", "--seats", "you,you", cwd=tmp_path)
    assert "Player 1, Player 2" in other
    assert f"before its actions 0 to {last}, not from 999" in fail("play", "--load", str(path), "--from", "999")
    assert "'--known' must be a seat from p1 to p2" in fail("play", "--load", str(path), "--from", "9", "--known", "p7")
    assert "go with --load" in fail("play", "embers", "--from", "9")


@pytest.mark.parametrize(
    ("language", "deed", "reason"),
    [
        ("en", "Suggestion: Claim Great Pyramid", "It takes you to 11 points"),
        ("de", "Tipp: In Besitz nehmen Große Pyramide", "kommst du auf 11 Siegpunkte"),
        ("es", "Gran pirámide", "Te lleva a 11 puntos"),
        ("fr", "Grande Pyramide", "Vous arrivez à 11 points"),
    ],
)
def test_a_hint_says_what_a_strong_bot_would_do_and_why(tmp_path: Path, language: str, deed: str, reason: str) -> None:
    typed = "hint\nquit now\n"
    text = run("play", "res_arcana", "--position", WON, "--language", language, typed=typed, cwd=tmp_path)
    text = " ".join(text.split())
    assert "claim great_pyramid" in text
    assert deed in text
    assert reason in text


def test_where_no_bot_can_think_there_is_no_hint(tmp_path: Path) -> None:
    assert "There are no hints for this game." in run(*EMBERS, typed="hint\nquit now\n", cwd=tmp_path)
