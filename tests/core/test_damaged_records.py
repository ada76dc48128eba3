"""Whatever a file says, it is a record of a game or BadRecord: never anything else, whichever game, however damaged."""

from __future__ import annotations

import contextlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from conclave.core import registry
from conclave.core.errors import BadDump, BadRecord, UnknownGame
from conclave.core.notation import format_game, parse_game
from conclave.core.record import decode
from conclave.core.record_reader import RecordReader
from conclave.core.session import Session

OLD = Path(__file__).with_name("format1")
GAMES = ("res_arcana", "trial_of_the_temples")
FEW = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
WORDS = st.integers(-(1 << 65), 1 << 65) | st.integers(-3, 300) | st.sampled_from([1 << n for n in range(64)])
VALUES = st.none() | st.booleans() | WORDS | st.floats() | st.text(max_size=5)
NAMES = st.text(max_size=5)
JSON = st.recursive(VALUES, lambda some: st.lists(some, max_size=3) | st.dictionaries(NAMES, some, max_size=3))


@cache
def record_of(game: str) -> dict[str, Any]:
    """A whole game, which goes on from a position in its middle."""
    played = Session.from_record(decode((OLD / f"{game}_over.json").read_bytes()))
    half = played.length // 2
    saved: dict[str, Any] = json.loads((OLD / f"{game}_over.json").read_bytes())
    ending = saved.pop("result")
    return saved | {"format": 2, "ending": ending, "base": {"version": half, "dump": played.state_at(half).dump()}}


def read_all(raw: Any) -> None:
    """Everything that a reader could want."""
    with contextlib.suppress(BadRecord):
        reader = RecordReader(decode(json.dumps(raw).encode()))
        for _ in reader.moves(lambda _: True):
            pass
        format_game(reader.record)


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_game_reads(game: str) -> None:
    reader = RecordReader(decode(json.dumps(record_of(game)).encode()))
    assert reader.final_state().current_player() == -2
    assert parse_game(format_game(reader.record)) == reader.record


@pytest.mark.parametrize("game", GAMES)
@given(field=st.sampled_from(["format", "rules", "options", "seats", "actions", "ending", "times", "base"]), value=JSON)
@FEW
def test_a_field_that_says_something_else_is_read_or_refused(game: str, field: str, value: Any) -> None:
    read_all(record_of(game) | {field: value})


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@FEW
def test_a_game_that_goes_on_from_a_foreign_dump_is_read_or_refused(game: str, data: st.DataObject) -> None:
    raw = record_of(game)
    dump = list(raw["base"]["dump"])
    for _ in range(data.draw(st.integers(1, 3))):
        dump[data.draw(st.integers(0, len(dump) - 1))] = data.draw(WORDS)
    read_all(raw | {"base": raw["base"] | {"dump": dump}})


@pytest.mark.parametrize("game", GAMES)
@given(dump=st.lists(WORDS, max_size=5) | st.lists(st.integers(0, 3), min_size=80, max_size=220))
@FEW
def test_ints_that_are_no_position_are_no_position(game: str, dump: list[int]) -> None:
    with pytest.raises(BadDump):
        registry.load_game(game).load(dump)
    with pytest.raises(BadRecord):
        RecordReader(decode(json.dumps(record_of(game) | {"base": {"version": 0, "dump": dump}}).encode()))


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
@FEW
def test_a_text_with_a_damaged_line_is_read_or_refused(game: str, data: st.DataObject) -> None:
    lines = (OLD / f"{game}_over.txt").read_text(encoding="utf-8").split("\n")
    place = data.draw(st.integers(0, 30))
    odd = st.sampled_from(["; [", "; (x)", ';"', "5. ", "ending: x", "base: 3", "dump: 1", "out x: y", "seat 0: 1"])
    lines[place] = data.draw(odd | st.text(max_size=8) | st.just(lines[place][:-1]) | st.sampled_from(lines))
    with contextlib.suppress(BadRecord, UnknownGame):
        parse_game("\n".join(lines))
