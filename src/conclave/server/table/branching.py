"""Branches: how a game might have gone on from one of its steps, as positions that a table of one's own begins from.

A step is what a replay shows: the table after a move. What was hidden there is as it really was, or dealt anew from
what one seat knew; while a game is still played, only the second.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.errors import BadOptions
from conclave.play.protocol import NOBODY, WHOLE, Seat, State
from conclave.play.reader import Reader
from conclave.play.record import Record
from conclave.play.refusals import refusal
from conclave.server.store.values import Table
from conclave.server.table.setup import ORIGIN, POSITION, plain

Deal: TypeAlias = Literal["known", "true"]
MOST_SEATS: Final = 4
MOST_STEPS: Final = 100_000


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where, as which seat, and against whom; without a step: from how the table stands now."""

    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    bot: Annotated[str, Meta(min_length=1, max_length=64)]
    step: Annotated[int, Meta(ge=0, le=MOST_STEPS)] | None = None
    deal: Deal = "known"
    coach: bool = False


class Origin(msgspec.Struct, frozen=True):
    """Where a branch came from; the options of its table keep it."""

    table: str
    step: int  # as the replay counts them; -1 where the game was still played
    seat: int
    deal: Deal


def after_moves(reader: Reader) -> list[State]:
    """The position after each move of a game, as a replay shows them."""
    tolds = list(reader.moves(registry.face(reader.game).is_detail))
    return [*(told.before for told in tolds[1:]), reader.end()]


def shown_at(record: Record, step: int) -> State:
    """The position after a move of a game that is over."""
    states = after_moves(Reader(record))
    if step >= len(states):
        raise refusal(BadOptions, "try-no-step", last=str(len(states) - 1), step=str(step))
    return states[step]


def at_step(record: Record, step: int) -> State:
    """The position after a move of a game that is over; BadOptions where nobody could play on from there."""
    state = shown_at(record, step)
    if state.actor() == NOBODY:
        raise refusal(BadOptions, "try-over-there")
    return state


def options_of(table: Table, state: State, origin: Origin) -> dict[str, Any]:
    """The options of a table that goes on from here."""
    if origin.seat >= len(table.seats):
        raise refusal(BadOptions, "no-seat", last=str(len(table.seats) - 1), seat=str(origin.seat))
    start = state if origin.deal == "true" else as_known(state, origin.seat)
    line = registry.find(table.game).text_of(start, WHOLE)
    return {**plain(table.options), POSITION: line, ORIGIN: msgspec.to_builtins(origin)}


def as_known(state: State, seat: Seat) -> State:
    """The same with all that the seat does not know dealt anew."""
    return state.determinize(seat, SeededDice(secrets.token_hex(16)))


def origin_of(table: Table) -> Origin | None:
    """Where a table branched off, if it did."""
    found = table.options.get(ORIGIN)
    return msgspec.convert(found, Origin) if found else None
