"""One reader: a recorded game position by position, or move by move, with all that the record says of it."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from conclave.core.dealer import SeededDealer
from conclave.core.ending import Ending, Leaving
from conclave.core.errors import BadRecord
from conclave.core.game import NO_SEAT, Events, Options
from conclave.core.record import Annotation, Base, Record
from conclave.core.record_reader import RecordReader, describe_ending
from conclave.core.session import Session
from playing import SEATS, finished_record
from toy import EMBERS


def test_the_moves_of_a_game_are_all_of_its_actions_and_all_that_happened() -> None:
    record = finished_record()
    moves = list(RecordReader(record, EMBERS).moves())
    assert [told.mark.version for told in moves] == list(range(1, len(moves) + 1))
    assert (moves[0].mark.kind, moves[0].mark.first, moves[-1].mark.last) == ("start", 0, len(record.actions))
    assert all(one.mark.last == other.mark.first for one, other in itertools.pairwise(moves))
    session = Session.from_record(record, EMBERS).step_since(0)
    assert [event for told in moves for event in told.events] == [event for step in session.events for event in step]


def test_a_move_is_what_one_seat_does_until_there_is_a_choice_again() -> None:
    reader = RecordReader(finished_record(), EMBERS)
    for told in reader.moves():
        if told.mark.seat >= 0:
            assert told.before.current_player() == told.mark.seat
            assert not told.before.is_mid_action()
    chapters = {EMBERS.phase(told.before) for told in reader.moves()}
    assert chapters == {(1,), (2,), (3,)}


def test_details_belong_to_the_move_that_they_settle() -> None:
    reader = RecordReader(finished_record(), EMBERS)
    plain, joined = list(reader.moves()), list(reader.moves(lambda _: True))
    assert len(joined) < len(plain)
    assert [event for told in joined for event in told.events] == [event for told in plain for event in told.events]


def test_events_are_gathered_while_positions_are_read() -> None:
    heard: Events = []
    lengths = [len(heard) for _ in RecordReader(finished_record(), EMBERS).positions(heard)]
    assert lengths[0] == 0
    assert lengths == sorted(lengths)
    assert lengths[-1] < len(heard)


def given_up() -> Record:
    session = Session(EMBERS, Options(2), SeededDealer(1))
    session.submit(0, session.length, session.state.legal_actions()[:1])
    out = (Leaving(1, "resigned", session.length),)
    return session.to_record(SEATS, ending=Ending((0,), (0, 0), "resigned", by="resigned", out=out))


def test_who_leaves_and_what_is_agreed_on_is_told_where_it_happened() -> None:
    record = given_up()
    *_, last = RecordReader(record, EMBERS).moves()
    assert (last.mark.kind, last.mark.seat, last.mark.first) == ("resign", 1, len(record.actions))
    drawn = msgspec.structs.replace(record, ending=Ending((0, 1), (0, 0), "draw", by="draw"))
    *_, last = RecordReader(drawn, EMBERS).moves()
    assert (last.mark.kind, last.mark.seat) == ("draw", NO_SEAT)


def test_a_game_that_somebody_gave_up_can_be_read_and_played_on() -> None:
    record = given_up()
    assert record.dump is None
    assert record.dealer is not None
    assert record.dealer.seed is not None, "it is over: the seed is revealed"
    session = Session.from_record(record, EMBERS)
    session.submit(session.state.current_player(), session.length, session.state.legal_actions()[:1])


@pytest.mark.parametrize(
    ("ending", "message"),
    [
        (Ending((0,), (1, 1), "resigned", by="resigned"), "ending is not what its actions lead to"),
        (Ending((5,), (1, 1), "points"), "seats or actions that it does not have"),
        (Ending((0,), (1, 1, 1), "points"), "points to 3 seats; it has 2"),
        (Ending((0,), (1, 1), "points", out=(Leaving(0, "timeout", 999),)), "seats or actions that it does not have"),
    ],
)
def test_an_ending_that_contradicts_the_game_is_refused(ending: Ending, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        RecordReader(msgspec.structs.replace(finished_record(), ending=ending), EMBERS).final_state()


def test_who_had_left_cannot_win_and_comes_last() -> None:
    found = Ending((0,), (9, 4, 7), "points")
    without = found.without([Leaving(0, "resigned", 3)])
    assert (without.winners, without.places()) == ((2,), [2, 1, 0])
    record = finished_record()
    assert record.ending is not None
    (winner,) = record.ending.winners
    left = record.ending.without([Leaving(winner, "timeout", 2)])
    assert winner not in left.winners
    RecordReader(msgspec.structs.replace(record, ending=left), EMBERS).final_state()


def test_what_was_said_and_how_long_it_took_is_found_by_the_move() -> None:
    record = msgspec.structs.replace(
        finished_record(), times=((5, 1200), (6, 300)), annotations=(Annotation(5, "bold"), Annotation(7, "sly"))
    )
    reader = RecordReader(record, EMBERS)
    assert (reader.thinking_time(5, 7), reader.thinking_time(0, 5)) == (1500, None)
    assert [note.comment for note in reader.annotations_in(5, 7)] == ["bold"]


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"times": ((999, 1),)}, "speak of action 999"),
        ({"times": ((6, 1), (5, 1))}, "in the order of its actions"),
        ({"annotations": (Annotation(999, "?"),)}, "speak of action 999"),
        ({"annotations": (Annotation(1, judgement=(0.5,)),)}, "all 2 seats, or none"),
        ({"components": "0123"}, "played with the components 0123; here are no others"),
        ({"base": Base(0, [1, 2, 3])}, "a position that cannot be"),
    ],
)
def test_notes_about_what_is_not_there_are_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        RecordReader(msgspec.structs.replace(finished_record(), **fields), EMBERS)


def test_every_way_of_ending_has_a_sentence_in_every_language() -> None:
    ways = [
        Ending((0,), (1, 0), "points"),
        Ending((0, 1), (1, 1), "shared"),
        Ending((0,), (1, 0), "resigned", by="resigned"),
        Ending((0,), (1, 0), "timeout", by="timeout"),
        Ending((0, 1), (1, 0), "draw", by="draw"),
        Ending((), (), "outdated", by="outdated"),
    ]
    for language in ("en", "de", "es", "fr"):
        sentences = {describe_ending(ending, ["Ada", "Bob"], language) for ending in ways}
        assert len(sentences) == len(ways)
        to_winner = [describe_ending(ending, ["Ada", "Bob"], language, viewer=0) for ending in ways]
        assert not any("Ada" in one for one in to_winner)
        assert "Bob" in to_winner[1]
    assert describe_ending(ways[2], ["Wanderer 68", "Bob"], "en", 0) == "You win: everyone else has resigned."
    assert describe_ending(ways[2], ["Wanderer 68", "Bob"], "en", 1).startswith("Wanderer 68 wins")
