"""Laws of seats: unknown seats and viewers are refused, and there is no question if no seat acts."""

from __future__ import annotations

from collections.abc import Callable

from conclave.core.dealer import SeededDice
from conclave.core.errors import NobodyIsAsked, NoSuchSeat
from conclave.core.game import CHANCE, TERMINAL, Game, Seat, State
from conclave.core.laws.sample import LawBroken, Moment, WholeGame


def strangers_are_refused(m: Moment) -> None:
    """Check that every method refuses a seat or viewer that does not exist."""
    seats, state = m.options.seats, m.before
    viewer = (-3, CHANCE, seats, seats + 3)[m.dice.below(4)]
    _require_refusal(viewer, "view", state.view)
    _require_refusal(viewer, "key", state.info_state_key)
    _require_refusal(viewer, "observation", state.observation)
    _require_refusal(viewer, "determinize", lambda seat: state.determinize(seat, SeededDice("strangers")))
    for seat in (viewer, TERMINAL):
        _require_refusal(seat, "early", state.simultaneous_copy)
    for event in m.events[:1]:
        for far in (-3, CHANCE, 1 << 20):
            _require_refusal(far, "redact", lambda seat: m.game.redact(event, seat))  # noqa: B023 - called at once


def _require_refusal(seat: Seat, name: str, call: Callable[[Seat], object]) -> None:
    try:
        call(seat)
    except NoSuchSeat:
        return
    raise LawBroken(f"{name} answers for {seat}, who is not there")


def chance_is_not_asked(m: Moment) -> None:
    """Check that there is no question while chance acts."""
    if m.before.current_player() == CHANCE:
        _nobody_asked(m.game, m.before)


def nobody_is_asked_after_the_end(end: WholeGame) -> None:
    """Check that there is no question after the end."""
    _nobody_asked(end.game, end.state)


def _nobody_asked(game: Game, state: State) -> None:
    try:
        game.question(state)
    except NobodyIsAsked:
        return
    raise LawBroken(f"a question is worded while {state.current_player()} acts")
