"""`conclave show`, and playing on from a position."""

from __future__ import annotations

from pathlib import Path

import pytest

from console import fail, run, start

WHOLE = (
    "ra1/round:3/turn:p1/first:p2/centre:oracle.temple/p1/pool:2e1g/play:seer.divination.vault(turned.1g)"
    "/hand:hawk.prism/p2/pool:1l/play:witch.alchemy/hand:crypt.treant"
)
OF_P1 = WHOLE.replace("hand:crypt.treant", "hand:?2")


def test_a_position_is_drawn_for_the_seat_that_is_asked() -> None:
    text = run("show", OF_P1)
    assert "Round 3 · Actions · your turn" in text
    assert "Vault [1 Gold] (turned)" in text
    assert "Hand       Hawk" in text
    assert "Your action" in text
    assert "Crypt" not in text


def test_a_position_is_drawn_for_others_as_far_as_it_says_what_they_see() -> None:
    assert "Hand       Crypt" in run("show", WHOLE, "--viewer", "p2")
    assert "Hand " not in run("show", WHOLE, "--viewer", "nobody")
    assert "doesn’t say what p2 sees" in fail("show", OF_P1, "--viewer", "p2")
    assert "Hand " in run("show", OF_P1, "--viewer", "p2", "--seed", "1")


def test_a_position_is_read_from_standard_input() -> None:
    assert run("show", "-", typed=WHOLE + "\n") == run("show", WHOLE)


def test_a_finished_game_is_shown_with_its_end() -> None:
    over = WHOLE.replace("round:3/turn:p1", "round:3/phase:over").replace("/centre", "/won:p2/centre")
    assert "Player 2 won" in run("show", over)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hello", "A position must start with one of em1, ra1, tt1, not with 'hello'."),
        (WHOLE.replace("hawk", "hwak"), "Unknown name 'hwak': did you mean 'hawk'?"),
    ],
)
def test_a_wrong_line_is_refused_in_one_line(text: str, message: str) -> None:
    assert message in fail("show", text)
    assert message in fail("play", "--position", text)


@pytest.mark.parametrize("language", [("--language", "de"), ("--language=de",)])
def test_a_wrong_line_is_refused_in_the_language_of_the_command(language: tuple[str, ...]) -> None:
    said = fail("show", WHOLE.replace("/turn:p1", "/turn:p1/draft:2"), *language)
    assert said == "conclave: 'draft' ist nur mit variant:draft erlaubt."


def test_a_game_is_played_on_from_a_position_and_gives_its_line(tmp_path: Path) -> None:
    text = run("play", "res_arcana", "--position", OF_P1, "--seed", "5", typed="position\nplace prism\n", cwd=tmp_path)
    line = next(line for line in text.splitlines() if line.startswith("ra1/"))
    assert "/hand:hawk.prism/p2/pool:1l/play:witch.alchemy/hand:?2" in line
    assert "You place Prism" in text
    saved = next(tmp_path.glob("*.json"))
    assert "position: ra1/" in run("replay", str(saved))
    assert "verified" in run("replay", str(saved), "--verify")
    assert "You place Prism" in start("play", "--load", str(saved), typed="log\nquit now\n", cwd=tmp_path).stdout


def test_a_position_brings_its_own_options() -> None:
    assert "brings its own variant" in fail("play", "res_arcana", "--position", WHOLE, "--variant", "draft")
    assert "this position has 2 seats, not 3" in fail("play", "--position", WHOLE, "--seats", "you,random,random")
