"""Laws of complete games: replays, endings, early answers, sessions and records."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from conclave.core.dealer import RecordedDealer
from conclave.core.errors import IllegalAction
from conclave.core.game import Action
from conclave.core.laws.sample import LawBroken, WholeGame, encode_canonical, require
from conclave.core.notation import format_game, parse_game
from conclave.core.record import Annotation, Player, Record, decode, encode
from conclave.core.record_reader import RecordReader
from conclave.core.session import Session


def replays_lead_to_the_same_end(end: WholeGame) -> None:
    """Check that replaying the log gives the same state, and that no action is legal after the end."""
    state = end.game.new(end.options)
    for action in end.log:
        state.apply_action(action)
    require(state.dump() == end.state.dump(), "a replay leads elsewhere")
    try:
        state.apply_action(end.log[-1])
    except IllegalAction:
        return
    raise LawBroken("an action was taken after the end")


def endings_fit_returns(end: WholeGame) -> None:
    """Check that the returns match the winners of the ending."""
    ending, returns = end.game.ending(end.state), end.state.returns()
    require(ending is not None, "the game has ended without an ending")
    assert ending is not None
    require(len(ending.winners) > 0 and len(ending.points) == end.options.seats, f"an odd ending: {ending}")
    require(1 <= ending.rounds <= len(end.log), f"{ending.rounds} rounds in {len(end.log)} actions")
    fair = [1 / len(ending.winners) if seat in ending.winners else 0.0 for seat in range(end.options.seats)]
    require(returns == fair, f"returns {returns}, winners {ending.winners}")
    require(encode_canonical(ending) != b"", "the ending is no JSON")


def early_answers_stay_legal(end: WholeGame) -> None:
    """Check that the answer a seat gave in its turn was also legal as an early answer."""
    for position, seat, state in end.early:
        asked = end.actors.index(seat, position)
        for place in range(asked, len(end.log)):
            if end.actors[place] != seat or state.current_player() != seat:
                break
            require(end.log[place] in state.legal_actions(), f"seat {seat} could not bank action {place} at {position}")
            state.apply_action(end.log[place])


def sessions_and_records_round_trip(end: WholeGame) -> None:
    """Check that a session with the same answers gives the same game, and so do its record and its text."""
    session = Session(end.game, end.options, RecordedDealer(end.log), plays_forced=False)
    while session.length < len(end.log):
        state, seat, answer = session.state.copy(), session.state.current_player(), list[Action]()
        while not answer or state.is_mid_action():
            answer.append(end.log[session.length + len(answer)])
            state.apply_action(answer[-1])
        step = session.submit(seat, session.length, answer)
        require(len(step.events) == len(step.actions) == step.new - step.old, "a step has gaps")
    require(session.log == list(end.log) and session.state.dump() == end.state.dump(), "a session leads elsewhere")
    record = _annotate(session.to_record([Player(f"Player {seat}") for seat in range(end.options.seats)]))
    require(decode(encode(record)) == record, "the record reads otherwise than it was written")
    heard = [event for told in RecordReader(record, end.game).moves() for event in told.events]
    require(
        heard == [event for events in session.step_since(0).events for event in events], "its moves tell another story"
    )
    require(Session.from_record(record, end.game).state.dump() == end.state.dump(), "the record leads elsewhere")
    require(parse_game(format_game(record, end.game), end.game) == record, "the text reads as another record")


def _annotate(record: Record) -> Record:
    """Return the record with all optional fields filled in."""
    last, chance = len(record.actions) - 1, 1 / len(record.seats)
    notes = (Annotation(0, "the first"), Annotation(last, "(the last)\n", (chance,) * len(record.seats), "a law"))
    moment = datetime(2026, 1, 2, 3, 4, 5, 678_000, tzinfo=UTC)
    times = tuple((at, at * 37) for at in range(0, last, 5))
    return msgspec.structs.replace(record, begun=moment, ended=moment, times=times, annotations=notes)
