"""Games are text that reads back as the same record."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.ending import Ending, Leaving
from conclave.core.errors import BadRecord
from conclave.core.game import Options
from conclave.core.notation import format_game, parse_game
from conclave.core.record import Annotation, Base, Player, Record, decode, encode
from conclave.core.session import Session
from playing import finished_record
from toy import EMBERS
from toy_presenter import EmbersFace


@pytest.fixture(autouse=True)
def _with_its_face() -> None:
    """Chapters are told in words."""
    registry.register_game(EMBERS, EmbersFace)


def test_a_game_reads_as_people_would_tell_it() -> None:
    text = format_game(finished_record(), EMBERS)
    assert text.startswith(
        'game: embers\nrules: 1\noption seats: 2\noption variant: "standard"\nseat 0: "Ada" person\n'
    )
    assert "\n== Round 2 ==\n" in text
    assert "\n 0. (chance): omen " in text
    assert "\n 5. Ada: bid " in text
    assert text.rstrip().splitlines()[-1].startswith("# ")


def test_a_finished_game_round_trips() -> None:
    assert parse_game(format_game(finished_record(), EMBERS), EMBERS) == finished_record()


def test_an_unfinished_game_with_odd_names_round_trips() -> None:
    session = Session(EMBERS, Options(2), SeededDealer(1))
    seats = [Player("Zoë: the \n2nd."), Player("# 3. x", "bot", "random")]
    unfinished = session.to_record(seats)
    session.submit(0, session.length, session.state.legal_actions()[:1])
    assert parse_game(format_game(session.to_record(seats), EMBERS), EMBERS) == session.to_record(seats)
    assert parse_game(format_game(unfinished, EMBERS), EMBERS) == unfinished


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game: embers\n", "", "header has no line 'game'"),
        ("rules: 1", "rules: one", "header is damaged"),
        ("option seats: 2", "option seats: 9", "2 to 4 seats"),
        ('"Ada" person', '"Ada" cat', "is no player"),
        ('"Ada" person', "Ada person", "header is damaged"),
        (" 5. Ada: bid", " 5. Ada: bet", "line 19: 'bet"),
        (" 5. Ada: bid", " 6. Ada: bid", "line 19 is number 6, but number 5 is next"),
        ("== Round 1 ==", "Round 1", "line 13 is neither a header nor an action"),
    ],
)
def test_what_is_wrong_in_a_text_is_told(old: str, new: str, message: str) -> None:
    text = format_game(finished_record(), EMBERS)
    assert old in text
    with pytest.raises(BadRecord, match=message):
        parse_game(text.replace(old, new), EMBERS)


# --- All that a record says


def annotated() -> Record:
    return msgspec.structs.replace(
        finished_record(),
        begun=datetime(2026, 11, 16, 21, 28, 54, 120_000, tzinfo=UTC),
        ended=datetime(2026, 11, 16, 23, 30, tzinfo=timezone(timedelta(hours=2))),
        times=((5, 12_005), (6, 0)),
        annotations=(
            Annotation(5, "a 6 would have done", (0.25, 0.75), "Zoë"),
            Annotation(5, "(no!)"),
            Annotation(7, "two\nlines", by='odd "name"]'),
        ),
    )


def test_times_comments_and_judgements_are_written_beside_the_actions() -> None:
    text = format_game(annotated(), EMBERS)
    lines = [line.strip() for line in text.splitlines()]
    place = next(place for place, line in enumerate(lines) if line.startswith("5. Ada: bid"))
    assert lines[place].endswith("[12.005 s]")
    assert lines[place + 1 : place + 3] == ["; [Zoë] (0.25 0.75) a 6 would have done", '; "(no!)"']
    assert "begun: 2026-11-16T21:28:54.120000Z" in lines
    assert "ending: rules points" in lines


def test_all_that_a_record_says_round_trips() -> None:
    assert parse_game(format_game(annotated(), EMBERS), EMBERS) == annotated()
    assert decode(encode(annotated())) == annotated()


@given(comment=st.text(), by=st.text(), judgement=st.tuples(st.floats(0, 1), st.floats(0, 1)) | st.just(()))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_any_annotation_round_trips(comment: str, by: str, judgement: tuple[float, ...]) -> None:
    record = msgspec.structs.replace(finished_record(), annotations=(Annotation(3, comment, judgement, by),))
    assert parse_game(format_game(record, EMBERS), EMBERS) == record


@pytest.mark.parametrize(
    "ending",
    [
        Ending((0,), (1, -2), "resigned", by="resigned", out=(Leaving(1, "resigned", 4),)),
        Ending((1,), (1, 0), "timeout", by="timeout", out=(Leaving(0, "timeout", 3),)),
        Ending((0, 1), (1, 0), "draw", by="draw"),
        Ending((), (), "outdated", by="outdated"),
    ],
    ids=lambda ending: ending.by,
)
def test_every_way_of_ending_round_trips(ending: Ending) -> None:
    session = Session(EMBERS, Options(2), SeededDealer(1))
    session.submit(0, session.length, session.state.legal_actions()[:1])
    record = session.to_record([Player("Ada"), Player("Bob")], ending=ending)
    text = format_game(record, EMBERS)
    assert f"ending: {ending.by} {ending.reason}\n" in text
    assert parse_game(text, EMBERS) == record
    assert decode(encode(record)) == record


def test_a_game_that_was_taken_over_from_older_rules_round_trips() -> None:
    session = Session.from_record(finished_record(), EMBERS)
    record = msgspec.structs.replace(finished_record(), base=Base(9, session.state_at(9).dump()))
    text = format_game(record, EMBERS)
    assert f" 8. action {record.actions[8]}\n" in text
    assert parse_game(text, EMBERS) == record


def test_an_unfinished_game_of_older_rules_round_trips() -> None:
    session = Session(EMBERS, Options(2), SeededDealer(1))
    record = msgspec.structs.replace(session.to_record([Player("Ada"), Player("Bob")]), rules=0)
    assert parse_game(format_game(record, EMBERS), EMBERS) == record


def test_an_annotation_may_say_more_than_we_know() -> None:
    raw = msgspec.json.decode(encode(annotated()))
    raw["annotations"][0] |= {"alternatives": [[1, 2]], "luck": 0.5}
    assert decode(msgspec.json.encode(raw)) == annotated()
