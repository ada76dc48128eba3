"""A session takes whole answers, all or nothing, goes back where nothing was revealed, and replays records fast."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.dealer import RecordedDealer, ScriptedDealer, SeededDealer
from conclave.core.errors import (
    BadRecord,
    CannotRewind,
    GameError,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    StaleAnswer,
    UnfinishedAnswer,
)
from conclave.core.game import CHANCE, Action, Options, Seat, State
from conclave.core.session import Session, Step, redact_step
from playing import SEATS, play_out
from toy import (
    BID,
    EMBERS,
    SHIFT,
    V_BID,
    V_BURN,
    V_DEAL,
    V_DONE,
    V_GAIN,
    V_LOOK,
    V_OMEN,
    V_RETURN,
    V_TRASH,
    ToyGame,
    ToyState,
)

RED, GREEN, BLUE = ((V_GAIN << SHIFT) + kind for kind in range(3))
DONE = V_DONE << SHIFT


def a(verb: int, operand: int = 0) -> Action:
    return verb << SHIFT | operand


def dealt(**settings: Any) -> Session:
    """Ada holds 9 and 10, Bob 1 and 2; the omen is 3; omens 4 and 5 come next."""
    script = [a(V_OMEN, 3), a(V_DEAL, 9), a(V_DEAL, 10), a(V_DEAL, 1), a(V_DEAL, 2), a(V_LOOK, 4), a(V_LOOK, 5)]
    return Session(EMBERS, Options(2), ScriptedDealer(script, SeededDealer(7)), **settings)


def answer(session: Session, *actions: Action) -> Step:
    return session.submit(session.state.current_player(), session.length, actions)


def toy(state: State | None) -> ToyState:
    assert isinstance(state, ToyState)
    return state


# --- Answers


def test_a_new_session_has_dealt_and_waits_for_the_first_answer() -> None:
    session = dealt()
    assert (session.length, session.state.current_player()) == (5, 0)
    assert toy(session.state).hands == [[9, 10], [1, 2]]


def test_a_step_carries_lengths_actions_and_events_one_entry_per_action() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    step = answer(session, a(V_BID, 1))
    assert (step.old, step.new, step.actions) == (6, 7, (a(V_BID, 1),))
    assert len(step.events) == 1
    assert redact_step(EMBERS, step, 0)[0][0] == (3, 1, -1), "Ada sees that Bob bids, not what"


def test_after_an_answer_chance_is_dealt_and_forced_choices_are_played() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    answer(session, GREEN, BLUE, BLUE)
    step = session.step_since(session.length - 1)
    assert step.actions == (a(V_BURN, 0),), "without red stones there is nothing to choose"
    step = answer(session, DONE)
    assert step.actions == (DONE, a(V_LOOK, 4), a(V_LOOK, 5))
    assert session.state.current_player() == 1


def test_forced_choices_are_left_to_the_seats_on_demand() -> None:
    session = dealt(plays_forced=False)
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    assert answer(session, GREEN, BLUE, BLUE).actions == (GREEN, BLUE, BLUE)
    assert session.state.legal_actions() == [a(V_BURN, 0)]


def test_an_answer_that_is_forced_only_at_its_beginning_is_left_whole() -> None:
    class OneWayIn(ToyState):
        def legal_actions(self) -> list[Action]:
            legal = super().legal_actions()
            return [RED] if RED in legal and not any(self.gained) else legal

    session = Session(ToyGame(OneWayIn), Options(2), SeededDealer(1))
    answer(session, session.state.legal_actions()[0])
    answer(session, session.state.legal_actions()[0])
    assert session.state.legal_actions() == [RED]
    assert not session.state.is_mid_action()


def test_several_answers_can_be_given_at_once() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    step = answer(session, RED, RED, BLUE, a(V_BURN, 1), a(V_TRASH, 10), DONE)
    assert step.actions[:6] == (RED, RED, BLUE, a(V_BURN, 1), a(V_TRASH, 10), DONE)


# --- Wrong answers change nothing

WRONG: list[tuple[type[GameError], Seat, int, Any]] = [
    (NotYourTurn, 1, 7, [GREEN, BLUE, BLUE]),
    (NotYourTurn, 4, 7, [GREEN, BLUE, BLUE]),
    (NotYourTurn, -1, 7, [GREEN, BLUE, BLUE]),
    (NotYourTurn, False, 7, [GREEN, BLUE, BLUE]),
    (StaleAnswer, 0, 6, [GREEN, BLUE, BLUE]),
    (StaleAnswer, 0, 8, [GREEN, BLUE, BLUE]),
    (StaleAnswer, 0, -1, [GREEN, BLUE, BLUE]),
    (MalformedAction, 0, 7.0, [GREEN, BLUE, BLUE]),  # type: ignore[list-item]  # wrong on purpose
    (MalformedAction, 0, 7, []),
    (MalformedAction, 0, 7, "gain"),
    (MalformedAction, 0, 7, None),
    (MalformedAction, 0, 7, 5),
    (MalformedAction, 0, 7, ["gain green"]),
    (MalformedAction, 0, 7, [True]),
    (MalformedAction, 0, 7, [-1]),
    (MalformedAction, 0, 7, [1.0]),
    (MalformedAction, 0, 7, [None]),
    (MalformedAction, 0, 7, [1 << 80]),
    (IllegalAction, 0, 7, [a(V_BID, 10)]),
    (IllegalAction, 0, 7, [0]),
    (IllegalAction, 0, 7, [(1 << 31) - 1]),
    (IllegalAction, 0, 7, [GREEN, BLUE, RED]),
    (UnfinishedAnswer, 0, 7, [GREEN]),
    (UnfinishedAnswer, 0, 7, [GREEN, BLUE]),
    (NotYourTurn, 0, 7, [GREEN, BLUE, BLUE, a(V_BURN, 0), DONE, a(V_RETURN, 4)]),
]


@pytest.mark.parametrize(("error", "seat", "length", "actions"), WRONG)
def test_a_wrong_answer_raises_its_own_error_and_changes_nothing(
    error: type[GameError], seat: Seat, length: int, actions: Any
) -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    dump, log = session.state.dump(), list(session.log)
    with pytest.raises(error) as caught:
        session.submit(seat, length, actions)
    assert type(caught.value) is error
    assert (session.state.dump(), session.log) == (dump, log)


def test_after_the_end_nobody_may_answer() -> None:
    session = play_out(dealt())
    with pytest.raises(NotYourTurn, match="over"):
        session.submit(0, session.length, [DONE])


# --- Early answers


def test_a_banked_answer_waits_until_the_seat_is_asked() -> None:
    session = dealt()
    assert toy(session.answerable_state(1)).turn == 1
    session.bank(1, [a(V_BID, 2)])
    assert session.length == 5
    assert session.banked_answer(1) == [a(V_BID, 2)]
    step = answer(session, a(V_BID, 9))
    assert step.actions == (a(V_BID, 9), a(V_BID, 2))
    assert session.banked_answer(1) == []


def test_a_banked_answer_can_be_replaced_and_withdrawn() -> None:
    session = dealt()
    session.bank(1, [a(V_BID, 2)])
    session.bank(1, [a(V_BID, 1)], length=5)
    assert session.banked_answer(1) == [a(V_BID, 1)]
    session.withdraw(1)
    assert answer(session, a(V_BID, 9)).actions == (a(V_BID, 9),)


@pytest.mark.parametrize(
    ("error", "seat", "actions"),
    [
        (NotYourTurn, 0, [a(V_BID, 9)]),
        (NotYourTurn, 7, [a(V_BID, 9)]),
        (NotYourTurn, CHANCE, [a(V_BID, 9)]),
        (IllegalAction, 1, [a(V_BID, 9)]),
        (MalformedAction, 1, []),
        (NotYourTurn, 1, [a(V_BID, 1), a(V_BID, 2)]),
    ],
)
def test_a_wrong_early_answer_is_refused_at_once(error: type[GameError], seat: Seat, actions: list[Action]) -> None:
    session = dealt()
    with pytest.raises(error):
        session.bank(seat, actions)
    assert all(not session.banked_answer(seat) for seat in (0, 1))


def test_outside_the_common_phase_nothing_can_be_banked() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    assert session.answerable_state(1) is None
    with pytest.raises(NotYourTurn, match="may not answer early"):
        session.bank(1, [DONE])
    with pytest.raises(StaleAnswer):
        session.bank(1, [DONE], length=3)


# --- Going back


def test_ones_own_unrevealed_choice_can_be_taken_back() -> None:
    session = dealt()
    before = session.state.dump()
    answer(session, a(V_BID, 9))
    assert session.last_choice(0) == 5
    session.rewind(5)
    assert (session.length, session.state.dump()) == (5, before)


def test_a_forced_choice_on_the_way_back_is_no_obstacle() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    answer(session, GREEN, BLUE, BLUE)
    assert session.length == 11
    assert session.last_choice(0) == 7
    session.rewind(7)
    assert session.state.legal_actions() == [RED, GREEN]


def test_another_seats_answer_chance_and_revelations_need_consent() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    with pytest.raises(CannotRewind, match="seat 1 has answered at 6"):
        session.rewind(5)
    with pytest.raises(CannotRewind, match="revealed at 6"):
        session.rewind(6)
    with pytest.raises(CannotRewind, match="chance has answered at 0"):
        session.rewind(0)
    assert session.length == 7
    session.rewind(5, by_consent=True)
    assert (session.length, session.state.current_player()) == (5, 0)


@pytest.mark.parametrize("length", [-1, 8, True])
def test_a_length_that_does_not_exist_is_refused(length: int) -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    with pytest.raises(CannotRewind, match="can be reached"):
        session.rewind(length)


def test_nobody_lands_in_the_middle_of_an_answer() -> None:
    session = dealt()
    answer(session, a(V_BID, 9))
    answer(session, a(V_BID, 1))
    answer(session, GREEN, BLUE, BLUE)
    with pytest.raises(CannotRewind, match="middle of an answer"):
        session.rewind(8)


def test_after_going_back_to_chance_the_same_is_dealt_again() -> None:
    session = play_out(Session(EMBERS, Options(3), SeededDealer("x")))
    log = list(session.log)
    session.rewind(0, by_consent=True)
    assert session.length == 7
    assert session.log == log[:7]


def test_banked_answers_that_still_fit_survive_going_back() -> None:
    session = Session(EMBERS, Options(3), SeededDealer(5))
    hand = toy(session.state).hands[2]
    answer(session, session.state.legal_actions()[0])
    session.bank(2, [a(V_BID, hand[0])])
    session.rewind(session.length - 1)
    assert session.banked_answer(2) == [a(V_BID, hand[0])]
    session.rewind(3, by_consent=True)
    assert toy(session.state).phase == BID
    assert session.banked_answer(2) == [], "it was banked for a hand that was not dealt yet behind 3 actions"


# --- Records


def test_a_record_replays_to_the_same_state() -> None:
    session = play_out(dealt())
    record = session.to_record(SEATS)
    again = Session.from_record(record, EMBERS)
    assert (again.log, again.state.dump()) == (session.log, session.state.dump())
    assert record.ending is not None
    assert record.ending.rounds == 3
    assert record.dealer is None, "a script promises nothing"


def test_an_unfinished_game_goes_on_where_it_was_saved_with_the_same_dealer() -> None:
    whole = play_out(Session(EMBERS, Options(2), SeededDealer(3)))
    session = Session(EMBERS, Options(2), SeededDealer(3))
    answer(session, session.state.legal_actions()[-1])
    record = session.to_record(SEATS, reveal_seed=True)
    assert record.ending is None
    assert play_out(Session.from_record(record, EMBERS)).log == whole.log


def test_the_seed_is_revealed_at_the_end_and_not_before() -> None:
    session = Session(EMBERS, Options(2), SeededDealer(3))
    early = session.to_record(SEATS).dealer
    late = play_out(session).to_record(SEATS).dealer
    assert early is not None
    assert late is not None
    assert early.seed is None
    assert late.seed == b"3".hex()
    assert early.commitment == late.commitment


def test_a_game_that_another_dealer_goes_on_with_promises_nothing_any_more() -> None:
    record = Session(EMBERS, Options(2), SeededDealer(3)).to_record(SEATS)
    assert play_out(Session.from_record(record, EMBERS)).to_record(SEATS).dealer is None
    kept = play_out(Session.from_record(record, EMBERS, SeededDealer(3))).to_record(SEATS).dealer
    assert kept is not None
    assert kept.seed is not None


def test_an_illegal_action_in_a_record_is_named_by_its_position() -> None:
    record = play_out(dealt()).to_record(SEATS)
    record.actions[6] = a(V_BID, 19)
    with pytest.raises(BadRecord, match="action number 6 of the record, 12307, is not legal"):
        Session.from_record(record, EMBERS)


def test_a_recorded_dealer_deals_the_game_again() -> None:
    log = play_out(dealt()).log
    assert play_out(Session(EMBERS, Options(2), RecordedDealer(log))).log == log


def test_an_unfinished_game_survives_newer_rules_by_its_dump() -> None:
    class Newer(ToyGame):
        rules_version = 2

    session = dealt()
    answer(session, a(V_BID, 9))
    record = session.to_record(SEATS)
    newer = Session.from_record(record, Newer())
    assert newer.state.dump() == session.state.dump()
    with pytest.raises(CannotRewind, match="lengths 6 to 6"):
        newer.rewind(5)
    end = play_out(newer).to_record(SEATS)
    assert (end.rules, end.base is not None) == (2, True)
    assert Session.from_record(end, Newer()).state.dump() == newer.state.dump()
    with pytest.raises(BadRecord, match="rules 2 of embers; here are rules 1"):
        Session.from_record(end, EMBERS)
    with pytest.raises(BadRecord, match="rules 1 of embers; here are rules 2"):
        Session.from_record(play_out(dealt()).to_record(SEATS), Newer())
