"""Games that earlier versions have written can always be read: the files in format1/ are never made anew."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from conclave.core.notation import format_game, parse_game, read_record
from conclave.core.record import FORMAT, decode, encode
from conclave.core.record_reader import RecordReader
from conclave.core.session import Session

OLD = Path(__file__).with_name("format1")
FILES = sorted(OLD.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_of_format_1_is_upgraded_and_replays(path: Path) -> None:
    old = json.loads(path.read_bytes())
    record = read_record(path)
    assert (old["format"], record.format) == (1, FORMAT)
    assert record.actions == old["actions"]
    if old["result"]:
        assert record.ending is not None
        assert (record.ending.by, list(record.ending.winners)) == ("rules", old["result"]["winners"])
        assert record.ending.details | {"rounds": record.ending.rounds} == old["result"]["details"]
    else:
        assert record.ending is None
        session = Session.from_record(record)
        assert (session.length, session.game.load(old["dump"]).dump()) == (len(old["actions"]), session.state.dump())
    RecordReader(record).final_state()
    assert decode(encode(record)) == record


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_text_from_the_days_of_format_1_reads_as_the_same_game(path: Path) -> None:
    record, text = read_record(path), read_record(path.with_suffix(".txt"))
    assert msgspec.structs.replace(text, dump=None) == msgspec.structs.replace(record, dump=None)
    assert parse_game(format_game(text)) == text


def test_there_are_games_of_each_kind_in_format_1() -> None:
    assert [path.stem for path in FILES] == ["res_arcana_over", "res_arcana_under_way", "trial_of_the_temples_over"]
