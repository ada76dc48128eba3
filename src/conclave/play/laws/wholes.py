"""Laws of whole games: replays, endings, early answers, sessions and records."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from conclave.play.dealer import RecordedDealer
from conclave.play.errors import IllegalAction
from conclave.play.laws.moment import LawBroken, WholeGame, canonical, require
from conclave.play.notation import read_game, write_game
from conclave.play.protocol import Action
from conclave.play.reader import Reader
from conclave.play.record import Annotation, Player, Record, decode, encode
from conclave.play.session import Session


def replays_lead_to_the_same_end(end: WholeGame) -> None:
    """The log alone leads to the same state; after the end nothing is legal."""
    state = end.game.new(end.options)
    for action in end.log:
        state.apply(action)
    require(state.dump() == end.state.dump(), "a replay leads elsewhere")
    try:
        state.apply(end.log[-1])
    except IllegalAction:
        return
    raise LawBroken("an action was taken after the end")


def endings_fit_returns(end: WholeGame) -> None:
    """Who wins gets the returns."""
    ending, returns = end.game.ending(end.state), end.state.returns()
    require(ending is not None, "the game has ended without an ending")
    assert ending is not None
    require(len(ending.winners) > 0 and len(ending.points) == end.options.seats, f"an odd ending: {ending}")
    fair = [1 / len(ending.winners) if seat in ending.winners else 0.0 for seat in range(end.options.seats)]
    require(returns == fair, f"returns {returns}, winners {ending.winners}")
    require(canonical(ending) != b"", "the ending is no JSON")


def early_answers_stay_legal(end: WholeGame) -> None:
    """What a seat answered when it was asked, it could have answered early."""
    for position, seat, state in end.early:
        asked = end.actors.index(seat, position)
        for place in range(asked, len(end.log)):
            if end.actors[place] != seat or state.actor() != seat:
                break
            require(end.log[place] in state.legal(), f"seat {seat} could not bank action {place} at {position}")
            state.apply(end.log[place])


def sessions_and_records_round_trip(end: WholeGame) -> None:
    """A session that gets the same answers tells the same story; so do its record and its text."""
    session = Session(end.game, end.options, RecordedDealer(end.log), plays_forced=False)
    while session.length < len(end.log):
        state, seat, answer = session.state.copy(), session.state.actor(), list[Action]()
        while not answer or state.partial():
            answer.append(end.log[session.length + len(answer)])
            state.apply(answer[-1])
        step = session.submit(seat, session.length, answer)
        require(len(step.events) == len(step.actions) == step.new - step.old, "a step has gaps")
    require(session.log == list(end.log) and session.state.dump() == end.state.dump(), "a session leads elsewhere")
    record = _annotated(session.record([Player(f"Player {seat}") for seat in range(end.options.seats)]))
    require(decode(encode(record)) == record, "the record reads otherwise than it was written")
    heard = [event for told in Reader(record, end.game).moves() for event in told.events]
    require(heard == [event for events in session.since(0).events for event in events], "its moves tell another story")
    require(Session.replay(record, end.game).state.dump() == end.state.dump(), "the record leads elsewhere")
    require(read_game(write_game(record, end.game), end.game) == record, "the text reads as another record")


def _annotated(record: Record) -> Record:
    """With all that a record can say besides the game itself."""
    last, chance = len(record.actions) - 1, 1 / len(record.seats)
    notes = (Annotation(0, "the first"), Annotation(last, "(the last)\n", (chance,) * len(record.seats), "a law"))
    moment = datetime(2026, 1, 2, 3, 4, 5, 678_000, tzinfo=UTC)
    times = tuple((at, at * 37) for at in range(0, last, 5))
    return msgspec.structs.replace(record, begun=moment, ended=moment, times=times, annotations=notes)
