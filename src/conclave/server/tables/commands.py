"""Translates requests of players into log entries, played by the session but not stored yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from conclave.core import answer_parser
from conclave.core.errors import CannotRewind, MalformedAction, NotYourTurn
from conclave.core.game import Action, Event, Seat, State
from conclave.server.store.values import Entry, now
from conclave.server.tables.table_game import LEVEL_NUMBERS, TableGame, flatten_events
from conclave.server.wire import messages as wire

Asked: TypeAlias = wire.Act | wire.Bank | wire.Withdraw | wire.Undo | wire.OfferDraw | wire.Consent | wire.Resign


class Refusal(Exception):
    """Reason why a message is refused: a code of wire.REFUSALS."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        super().__init__(code)


class PendingEntry(NamedTuple):
    """An entry that has been played, but is not stored yet."""

    entry: Entry
    before: State
    events: Sequence[Event] = ()


def check(table_game: TableGame, user: str, seat: Seat) -> None:
    """Refuse what this person may not do for this seat now."""
    if seat not in table_game.table.seats_of(user):
        raise Refusal("not_your_seat")
    if table_game.ending:
        raise Refusal("game_over")
    if not table_game.is_started:
        raise Refusal("not_started")
    if seat not in table_game.list_people():
        raise Refusal("not_your_turn")


def play_message(table_game: TableGame, message: Asked) -> list[PendingEntry]:
    """Play a message and return its entries; none if it changes nothing."""
    match message:
        case wire.Act():
            _check_quota(table_game, "answer", message.seat)
            return [play_answer(table_game, message.seat, _spell_out(table_game, message))]
        case wire.Bank():
            _check_quota(table_game, "bank", message.seat)
            actions = _spell_out(table_game, message)
            table_game.session.bank(message.seat, actions)
            return [make_entry(table_game, "bank", message.seat, actions)]
        case wire.Withdraw():
            if not table_game.session.banked_answer(message.seat):
                return []
            table_game.session.withdraw(message.seat)
            return [make_entry(table_game, "withdraw", message.seat)]
        case wire.Undo():
            return _undo(table_game, message.seat)
        case wire.OfferDraw():
            return _offer_draw(table_game, message.seat)
        case wire.Consent():
            return _consent(table_game, message)
        case wire.Resign():
            return [make_entry(table_game, "resign", message.seat)]


def _check_quota(table_game: TableGame, kind: str, seat: Seat) -> None:
    if problem := table_game.tally.find_problem(kind, seat):
        raise Refusal(problem)


def _spell_out(table_game: TableGame, message: wire.Act | wire.Bank) -> list[Action]:
    """Return the actions of an answer that is given by keys or by actions."""
    if bool(message.keys) == bool(message.actions):
        raise MalformedAction("an answer is either actions or keys")
    if message.actions:
        return list(message.actions)
    asked = table_game.session.answerable_state(message.seat)
    if asked is None or asked.current_player() != message.seat:
        raise NotYourTurn("nothing is asked of this seat")
    return answer_parser.keys_to_actions(table_game.game, asked, message.keys)


def make_entry(table_game: TableGame, kind: str, seat: Seat, actions: Sequence[Action] = ()) -> PendingEntry:
    """Return an entry with the actions that the session has played, if any."""
    return PendingEntry(Entry(kind, seat, tuple(actions), now()), table_game.session.state)


def make_substitute(table_game: TableGame, seat: Seat, bot: str) -> PendingEntry:
    """Return the entry that lets another level play a seat whose bot has failed."""
    return make_entry(table_game, "substitute", seat, (LEVEL_NUMBERS.index(bot),))


def play_answer(table_game: TableGame, seat: Seat, actions: Sequence[Action]) -> PendingEntry:
    """Play a seat's answer and everything that follows without a choice."""
    before = table_game.session.state
    step = table_game.session.submit(seat, table_game.session.length, actions)
    return PendingEntry(Entry("answer", seat, step.actions, now()), before, flatten_events(step))


def play_start(table_game: TableGame) -> PendingEntry:
    """Start the game."""
    before = table_game.session.state
    step = table_game.session.settle()
    return PendingEntry(Entry("start", -1, step.actions, now()), before, flatten_events(step))


# --- Taking back, and other things that need consent


def _undo(table_game: TableGame, seat: Seat) -> list[PendingEntry]:
    _check_quota(table_game, "undo", seat)
    target = table_game.find_last_choice(seat)
    if target is None:
        raise Refusal("cannot_undo")
    try:
        return [_rewind(table_game, seat, target, by_consent=False)]
    except CannotRewind:
        if table_game.list_opponents(seat):
            _check_quota(table_game, "propose_undo", seat)
            return [make_entry(table_game, "propose_undo", seat)]
        if table_game.table.rated:
            raise Refusal("cannot_undo") from None
    return [_rewind(table_game, seat, target, by_consent=True)]


def _rewind(table_game: TableGame, seat: Seat, target: int, *, by_consent: bool) -> PendingEntry:
    session = table_game.session
    session.rewind(target, by_consent)
    return make_entry(table_game, "undo", seat, (target, *session.log[target:]))


def _offer_draw(table_game: TableGame, seat: Seat) -> list[PendingEntry]:
    if len(table_game.list_people()) < len(table_game.table.seats):
        raise Refusal("cannot_draw")
    _check_quota(table_game, "propose_draw", seat)
    proposed = make_entry(table_game, "propose_draw", seat)
    return [proposed] if table_game.list_opponents(seat) else [proposed, make_entry(table_game, "draw", seat)]


def _consent(table_game: TableGame, message: wire.Consent) -> list[PendingEntry]:
    proposal, seats = table_game.proposal, table_game.table.seats
    if not proposal or proposal.id != message.proposal:
        raise Refusal("no_proposal")
    if not message.agree:
        return [make_entry(table_game, "decline", message.seat)]
    if message.seat not in proposal.asked:
        raise Refusal("no_proposal")
    agreed = make_entry(table_game, "agree", message.seat)
    if any(seats[seat].user != seats[message.seat].user for seat in proposal.asked):
        return [agreed]
    if proposal.kind == "draw":
        return [agreed, make_entry(table_game, "draw", proposal.seat)]
    target = table_game.find_last_choice(proposal.seat)
    if target is None:
        raise Refusal("cannot_undo")
    return [agreed, _rewind(table_game, proposal.seat, target, by_consent=True)]
