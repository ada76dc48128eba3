"""Games are text that reads back as the same record."""

from __future__ import annotations

import pytest

from conclave.play.dealer import SeededDealer
from conclave.play.errors import BadRecord
from conclave.play.notation import read_game, write_game
from conclave.play.protocol import Options
from conclave.play.record import Player
from conclave.play.session import Session
from playing import finished_record
from toy import EMBERS


def test_a_game_reads_as_people_would_tell_it() -> None:
    text = write_game(finished_record(), EMBERS)
    assert text.startswith(
        'game: embers\nrules: 1\noption seats: 2\noption variant: "standard"\nseat 0: "Ada" person\n'
    )
    assert "\n== Round 2 ==\n" in text
    assert "\n 0. (chance): omen " in text
    assert "\n 5. Ada: bid " in text
    assert text.rstrip().splitlines()[-1].startswith("# ")


def test_a_finished_game_round_trips() -> None:
    assert read_game(write_game(finished_record(), EMBERS), EMBERS) == finished_record()


def test_an_unfinished_game_with_odd_names_round_trips() -> None:
    session = Session(EMBERS, Options(2), SeededDealer(1))
    seats = [Player("Zoë: the \n2nd."), Player("# 3. x", "bot", "random")]
    unfinished = session.record(seats)
    session.submit(0, session.version, session.state.legal()[:1])
    assert read_game(write_game(session.record(seats), EMBERS), EMBERS) == session.record(seats)
    assert read_game(write_game(unfinished, EMBERS), EMBERS) == unfinished


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
    text = write_game(finished_record(), EMBERS)
    assert old in text
    with pytest.raises(BadRecord, match=message):
        read_game(text.replace(old, new), EMBERS)
