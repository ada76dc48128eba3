"""Escape sequences from outside do not reach the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from conclave.cli import main
from conclave.cli.admin_command import print_columns
from conclave.cli.outside_text import clean_line, clean_text

EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31mEve\u202e"
FILE = Path(__file__).parent.parent / "server" / "previous" / "record-res_arcana-0.1.0.json"


def test_control_characters_are_replaced() -> None:
    cleaned = clean_text(EVIL + "\tone\ntwo")
    assert not any(sign in cleaned for sign in "\x1b\x07\x9b\u202e")
    assert cleaned.endswith("\tone\ntwo")
    assert clean_line("one\r\ntwo\u2028three") == "one two three"


@pytest.mark.parametrize("arguments", [[], ["--seat", "0"]])
def test_names_in_a_record_file_are_cleaned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    file = tmp_path / "evil.json"
    escaped = EVIL.encode("unicode_escape").decode().replace("\\x", "\\u00")
    file.write_text(FILE.read_text().replace('"name":"Ada"', f'"name":"{escaped}"'))
    with pytest.raises(SystemExit):
        main(["replay", str(file), *arguments])
    printed = capsys.readouterr().out
    assert "Eve" in printed
    assert not any(sign in printed for sign in "\x1b\x07\x9b\u202e")


def test_columns_are_cleaned(capsys: pytest.CaptureFixture[str]) -> None:
    print_columns([["1", EVIL], ["2", "Ada\nBob"]])
    printed = capsys.readouterr().out
    assert not any(sign in printed for sign in "\x1b\x07\x9b\u202e")
    assert printed.count("\n") == 2
