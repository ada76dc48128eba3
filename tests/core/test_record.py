"""Records are readable JSON, and a file that is none is refused with a message that says why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from conclave.core import record as records
from conclave.core.dealer import SeededDealer
from conclave.core.ending import Ending
from conclave.core.errors import BadRecord
from conclave.core.game import Options
from conclave.core.record import Base, Player, Record, decode, encode
from conclave.core.session import Session
from toy import EMBERS, ToyGame

SEATS = [Player("Ada"), Player("Bob", "bot", "random")]


def saved() -> Record:
    return Session(EMBERS, Options(2), SeededDealer(1)).to_record(SEATS, reveal_seed=True)


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(encode(saved())), **fields}).encode()


def test_a_record_is_json_with_the_promised_fields() -> None:
    raw = json.loads(encode(saved()))
    assert {"format", "game", "rules", "options", "seats", "actions", "ending", "dealer", "dump"} == set(raw)
    assert raw["options"] == {"seats": 2, "variant": "standard"}
    assert raw["seats"][1] == {"name": "Bob", "kind": "bot", "bot": "random"}
    assert raw["ending"] is None


def test_reading_gives_what_was_written(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    records.write_json(path, saved())
    assert records.read_json(path) == saved()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"], "no draft stays behind"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "nothing in it"),
        (b"\xff\xfe", "neither JSON nor"),
        (b"{", "neither JSON nor"),
        (b"[]", 'no "format"'),
        (b'{"format": true}', 'no "format"'),
        (b'{"format": 99}', "format 99; formats 1 to 3"),
        (b'{"format": 0}', "format 0; formats 1 to 3"),
        (b'{"format": 1}', "missing required field `game`"),
        (changed(actions=[1, -1]), r"actions\[1\]"),
        (changed(actions=[1, True]), r"actions\[1\]"),
        (changed(actions="1 2"), "actions"),
        (changed(seats=[{"name": "Ada", "kind": "cat"}]), "cat"),
        (changed(surprise=1), "surprise"),
    ],
)
def test_a_wrong_file_is_refused_and_told_why(data: bytes, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        decode(data)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nowhere\.json: No such file"):
        records.read_json(tmp_path / "nowhere.json")
    (tmp_path / "odd.json").write_text("{")
    with pytest.raises(BadRecord, match=r"odd\.json: this is no record"):
        records.read_json(tmp_path / "odd.json")


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "a record of chess, not of embers"),
        ({"options": {"seats": 9}}, "2 to 4 seats, not 9"),
        ({"options": {"seats": 3}}, "2 players for 3 seats"),
        ({"rules": 5}, "rules 5 of embers; here are rules 1"),
        ({"dump": [1, 2, 3]}, "dump is not the position"),
        ({"ending": Ending((0,), (1, 1), "points")}, "ending is not what its actions lead to"),
        ({"base": Base(99, [1])}, "base lies behind"),
    ],
)
def test_a_record_that_contradicts_itself_or_the_game_is_refused(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Session.from_record(msgspec.structs.replace(saved(), **fields), EMBERS)


def test_older_formats_are_upgraded_step_by_step() -> None:
    def rename(raw: dict[str, Any]) -> dict[str, Any]:
        return {("game" if name == "title" else name): value for name, value in raw.items()}

    def shout(raw: dict[str, Any]) -> dict[str, Any]:
        return {**raw, "game": raw["game"].upper()}

    old = {"format": 1, "title": "embers"}
    assert records.upgrade(old, {2: rename, 3: shout}, 3) == {"format": 3, "game": "EMBERS"}


def test_a_replay_asks_the_game_of_the_records_name() -> None:
    other = ToyGame()
    other.name = "other"
    with pytest.raises(BadRecord, match="a record of embers, not of other"):
        Session.from_record(saved(), other)
