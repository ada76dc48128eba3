"""`conclave analyse` and `conclave calibrate`, as people run them."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from conclave.analysis.result import Analysis
from conclave.core import record as records
from conclave.core.registry import load_game
from conclave.core.session import Session
from console import fail, run
from short_games import random_game, short_game


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("analysis") / "game.json"
    records.write_json(path, short_game("res_arcana", "standard", 2, 3))
    return path


def test_a_summary_has_the_curve_the_turning_points_luck_and_skill_and_hindsight(game: Path) -> None:
    said = run("analyse", str(game), "--thought", "4", settings={"COLUMNS": "80"})
    parts = ("Win chance", "Turning points", "Luck and skill", "With all hands revealed", "o Player 0", "x Player 1")
    for part in parts:
        assert part in said
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize(
    ("language", "words"), [("de", "Wendepunkte"), ("es", "Momentos decisivos"), ("fr", "Tournants")]
)
def test_a_summary_is_told_in_each_language(game: Path, language: str, words: str) -> None:
    said = run("analyse", str(game), "--thought", "4", "--language", language, "--seat", "1")
    assert words in said
    assert re.search(r"[+\u2212]\d+,\d", said), "with the decimal separator of the language"
    assert not re.search(r"[+\u2212]\d+\.\d", said)
    assert "x Player 1" in said
    assert "o Player 0" not in said


def test_a_coach_says_why_at_turning_points_where_it_has_reasons(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    records.write_json(path, random_game(load_game("res_arcana"), "first_game", 2, 5))
    said = run("analyse", str(path), "--thought", "4")
    assert re.search(r"Advice for Player [01]: \w+", said)


def test_the_whole_judgement_is_printed_as_json(game: Path) -> None:
    found = msgspec.json.decode(run("analyse", str(game), "--thought", "4", "--json"), type=Analysis)
    assert (found.game, found.thought, found.names) == ("res_arcana", 4, ("Player 0", "Player 1"))
    assert found.decisions


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        assert not {"src", "href"} & {name for name, _ in attrs}, "the page needs nothing else"
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_stands_alone_and_draws_what_was_known_apart_from_hindsight(game: Path, tmp_path: Path) -> None:
    page, written = tmp_path / "game.html", tmp_path / "judged.json"
    said = run("analyse", str(game), "--thought", "4", "--html", str(page), "--write", str(written))
    assert said == ""
    text, tags = page.read_text(encoding="utf-8"), Tags()
    tags.feed(text)
    assert tags.open == []
    assert tags.seen.count("svg") == 2
    curves = [points for points in re.findall(r'<polyline[^>]* points="([^"]*)"', text) if points.count(",") > 2]
    assert len(curves) == 4  # two seats in two charts; a line of the legend has two points
    assert "script" not in tags.seen
    assert text.index("With all hands revealed") > text.index("Luck and skill")
    told = run("replay", str(written), "--seat", "0")
    assert "Conclave: (Player 0 " in told


def test_a_stopped_analysis_goes_on(game: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    whole = run("analyse", str(game), "--thought", "5", "--json", "--resume", str(kept))
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(b"".join(lines[: len(lines) // 2]))
    assert run("analyse", str(game), "--seconds", "60", "--json", "--resume", str(kept)) == whole
    assert kept.read_bytes().splitlines(keepends=True) == lines


def test_what_cannot_be_analysed_is_said_in_one_line(game: Path, tmp_path: Path) -> None:
    bad, old, unfinished = tmp_path / "bad.json", tmp_path / "old.json", tmp_path / "unfinished.json"
    for text, words in (
        ("{}", "no record of a game"),
        ("", "there is nothing in it"),
        ("ra1/round:5/turn:p1/p1/pool:4g/p2/pool:4g", "this is a position"),
        ('{"format": 2, "game"', "neither JSON nor a game as text"),
    ):
        bad.write_text(text)
        assert words in fail("analyse", str(bad))
    record = records.read_json(game)
    records.write_json(old, msgspec.structs.replace(record, rules=999))
    assert "rules 999" in fail("analyse", str(old))
    res_arcana = load_game("res_arcana")
    session = Session(res_arcana, res_arcana.options({}))
    records.write_json(unfinished, session.to_record(record.seats))
    assert "not over" in fail("analyse", str(unfinished))
    assert "there is no seat 2" in fail("analyse", str(game), "--seat", "2")
    assert "above 0" in fail("analyse", str(game), "--seconds", "0")
    assert "cannot read" in fail("analyse", str(tmp_path / "missing.json"))


def test_calibrate_tells_what_was_said_and_what_came_and_fits(tmp_path: Path) -> None:
    fitted = tmp_path / "fitted.json"
    asked = ("calibrate", "res_arcana", "--seats", "adept,adept", "--games", "3", "--thought", "4", "--every", "20")
    told = json.loads(run(*asked, "--json", "--fit", str(fitted)))
    assert set(told["ways"]) == {"known", "open", "look"}
    for way in told["ways"].values():
        assert sum(row["positions"] for row in way["unbent"]) == sum(row["positions"] for row in way["bent"])
    assert json.loads(fitted.read_text())["provenance"]["command"].startswith("conclave calibrate res_arcana --seats")
    assert "log loss" in run(*asked)


def test_calibrate_tells_how_even_luck_is() -> None:
    said = run("calibrate", "trial_of_the_temples", "--luck", "--seats", "random,random", "--games", "4")
    assert "4 games of 2 seats; the seats' luck adds up to 0" in said
    assert "seat 1: deal" in said
