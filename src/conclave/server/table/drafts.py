"""What people ask of a game, as entries of its table's log: played by the session, but not stored yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from conclave.play import answers
from conclave.play.errors import CannotRewind, MalformedAction, NotYourTurn
from conclave.play.protocol import Action, Event, Seat, State
from conclave.server.store.values import Entry, now
from conclave.server.table.course import Course, flat
from conclave.server.wire import messages as wire

Asked: TypeAlias = wire.Act | wire.Bank | wire.Withdraw | wire.Undo | wire.OfferDraw | wire.Consent | wire.Resign


class Refusal(Exception):
    """Why a message is not carried out: one of wire.REFUSALS."""

    def __init__(self, code: str) -> None:
        self.code: Final = code
        super().__init__(code)


class Draft(NamedTuple):
    """An entry that has been played, but is not stored yet."""

    entry: Entry
    before: State
    events: Sequence[Event] = ()


def check(course: Course, user: str, seat: Seat) -> None:
    """Refuse what this person may not do for this seat now."""
    if seat not in course.table.seats_of(user):
        raise Refusal("not_your_seat")
    if course.ending:
        raise Refusal("game_over")
    if not course.is_started:
        raise Refusal("not_started")
    if seat not in course.people():
        raise Refusal("not_your_turn")


def drafts_of(course: Course, message: Asked) -> list[Draft]:
    """The message as entries, none where it changes nothing; the session has played what they say."""
    match message:
        case wire.Act():
            _check_often(course, "answer", message.seat)
            return [answer(course, message.seat, _spelled(course, message))]
        case wire.Bank():
            _check_often(course, "bank", message.seat)
            actions = _spelled(course, message)
            course.session.bank(message.seat, actions)
            return [draft(course, "bank", message.seat, actions)]
        case wire.Withdraw():
            if not course.session.banked(message.seat):
                return []
            course.session.withdraw(message.seat)
            return [draft(course, "withdraw", message.seat)]
        case wire.Undo():
            return _undo(course, message.seat)
        case wire.OfferDraw():
            return _offer_draw(course, message.seat)
        case wire.Consent():
            return _consent(course, message)
        case wire.Resign():
            return [draft(course, "resign", message.seat)]


def _check_often(course: Course, kind: str, seat: Seat) -> None:
    if problem := course.tally.problem(kind, seat):
        raise Refusal(problem)


def _spelled(course: Course, message: wire.Act | wire.Bank) -> list[Action]:
    """The actions of an answer that is given by keys, as programs do, or by actions."""
    if bool(message.keys) == bool(message.actions):
        raise MalformedAction("an answer is either actions or keys")
    if message.actions:
        return list(message.actions)
    asked = course.session.asked(message.seat)
    if asked is None or asked.actor() != message.seat:
        raise NotYourTurn("nothing is asked of this seat")
    return answers.spell(course.game, asked, message.keys)


def draft(course: Course, kind: str, seat: Seat, actions: Sequence[Action] = ()) -> Draft:
    """An entry that moves nothing, or whose actions the session has played."""
    return Draft(Entry(kind, seat, tuple(actions), now()), course.session.state)


def answer(course: Course, seat: Seat, actions: Sequence[Action]) -> Draft:
    """A seat answers; the session plays that, and what follows without a choice."""
    before = course.session.state
    step = course.session.submit(seat, course.session.length, actions)
    return Draft(Entry("answer", seat, step.actions, now()), before, flat(step))


def start(course: Course) -> Draft:
    """The game begins."""
    before = course.session.state
    step = course.session.settle()
    return Draft(Entry("start", -1, step.actions, now()), before, flat(step))


# --- Taking back, and other things that need consent


def _undo(course: Course, seat: Seat) -> list[Draft]:
    _check_often(course, "undo", seat)
    target = course.last_choice(seat)
    if target is None:
        raise Refusal("cannot_undo")
    try:
        return [_rewound(course, seat, target, by_consent=False)]
    except CannotRewind:
        if course.others(seat):
            _check_often(course, "propose_undo", seat)
            return [draft(course, "propose_undo", seat)]
        if course.table.rated:
            raise Refusal("cannot_undo") from None
    return [_rewound(course, seat, target, by_consent=True)]


def _rewound(course: Course, seat: Seat, target: int, *, by_consent: bool) -> Draft:
    session = course.session
    session.rewind(target, by_consent)
    return draft(course, "undo", seat, (target, *session.log[target:]))


def _offer_draw(course: Course, seat: Seat) -> list[Draft]:
    if len(course.people()) < len(course.table.seats):
        raise Refusal("cannot_draw")
    _check_often(course, "propose_draw", seat)
    proposed = draft(course, "propose_draw", seat)
    return [proposed] if course.others(seat) else [proposed, draft(course, "draw", seat)]


def _consent(course: Course, message: wire.Consent) -> list[Draft]:
    proposal, seats = course.proposal, course.table.seats
    if not proposal or proposal.id != message.proposal:
        raise Refusal("no_proposal")
    if not message.agree:
        return [draft(course, "decline", message.seat)]
    if message.seat not in proposal.asked:
        raise Refusal("no_proposal")
    agreed = draft(course, "agree", message.seat)
    if any(seats[seat].user != seats[message.seat].user for seat in proposal.asked):
        return [agreed]
    if proposal.kind == "draw":
        return [agreed, draft(course, "draw", proposal.seat)]
    target = course.last_choice(proposal.seat)
    if target is None:
        raise Refusal("cannot_undo")
    return [agreed, _rewound(course, proposal.seat, target, by_consent=True)]
