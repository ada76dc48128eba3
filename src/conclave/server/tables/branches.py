"""Branches: positions of a game from which a private table continues.

Hidden information is as it really was, or dealt again from what one seat knew; for a running game only the latter.
"""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.errors import BadOptions
from conclave.core.game import OMNISCIENT, TERMINAL, Seat, State
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader
from conclave.core.text.error_texts import make_refusal
from conclave.server.store.values import Table
from conclave.server.tables.table_setup import ORIGIN, POSITION, strip_setup

Deal: TypeAlias = Literal["known", "true"]
MAX_SEATS: Final = 4
MAX_STEPS: Final = 100_000


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Step (the current position if none), seat, and opponents of a branch."""

    seat: Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
    bot: Annotated[str, Meta(min_length=1, max_length=64)]
    step: Annotated[int, Meta(ge=0, le=MAX_STEPS)] | None = None
    deal: Deal = "known"
    coach: bool = False


class Origin(msgspec.Struct, frozen=True):
    """Origin of a branch, stored in the options of its table."""

    table: str
    step: int  # as the replay counts them; -1 where the game was still played
    seat: int
    deal: Deal


def list_positions(reader: RecordReader) -> list[State]:
    """Return the position after each move of a game, as a replay shows them."""
    tolds = list(reader.moves(registry.presenter_for(reader.game).is_detail))
    return [*(told.before for told in tolds[1:]), reader.final_state()]


def find_position(record: Record, step: int) -> State:
    """Return the position after a move of a finished game."""
    states = list_positions(RecordReader(record))
    if step >= len(states):
        raise make_refusal(BadOptions, "try-no-step", last=str(len(states) - 1), step=str(step))
    return states[step]


def get_playable_position(record: Record, step: int) -> State:
    """Return the position after a move of a finished game; BadOptions if it cannot be continued."""
    state = find_position(record, step)
    if state.current_player() == TERMINAL:
        raise make_refusal(BadOptions, "try-over-there")
    return state


def make_options(table: Table, state: State, origin: Origin) -> dict[str, Any]:
    """Return the options of a table that continues from here."""
    if origin.seat >= len(table.seats):
        raise make_refusal(BadOptions, "no-seat", last=str(len(table.seats) - 1), seat=str(origin.seat))
    start = state if origin.deal == "true" else redeal_unknown(state, origin.seat)
    line = registry.load_game(table.game).position_text(start, OMNISCIENT)
    return {**strip_setup(table.options), POSITION: line, ORIGIN: msgspec.to_builtins(origin)}


def redeal_unknown(state: State, seat: Seat) -> State:
    """Return the position with everything that the seat does not know dealt again."""
    return state.determinize(seat, SeededDice(secrets.token_hex(16)))


def find_origin(table: Table) -> Origin | None:
    """Return the origin of a table, if it is a branch."""
    found = table.options.get(ORIGIN)
    return msgspec.convert(found, Origin) if found else None
