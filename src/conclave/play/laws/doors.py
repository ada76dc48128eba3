"""Laws of doors: a seat that does not exist is told nothing, and where no seat is asked there is no question."""

from __future__ import annotations

from collections.abc import Callable

from conclave.play.dealer import SeededDice
from conclave.play.errors import NobodyIsAsked, NoSuchSeat
from conclave.play.laws.moment import LawBroken, Moment, WholeGame
from conclave.play.protocol import CHANCE, NOBODY, Game, Seat, State


def strangers_are_refused(m: Moment) -> None:
    """Whatever names a seat or viewer that does not exist is refused."""
    seats, state = m.options.seats, m.before
    viewer = (-3, CHANCE, seats, seats + 3)[m.dice.below(4)]
    _refused(viewer, "view", state.view)
    _refused(viewer, "key", state.key)
    _refused(viewer, "determinize", lambda seat: state.determinize(seat, SeededDice("strangers")))
    for seat in (viewer, NOBODY):
        _refused(seat, "early", state.early)
        _refused(seat, "features", lambda seat: state.features(seat, [0.0] * m.game.num_features))
    for event in m.events[:1]:
        for far in (-3, CHANCE, 1 << 20):
            _refused(far, "redact", lambda seat: m.game.redact(event, seat))  # noqa: B023 - called at once


def _refused(seat: Seat, name: str, call: Callable[[Seat], object]) -> None:
    try:
        call(seat)
    except NoSuchSeat:
        return
    raise LawBroken(f"{name} answers for {seat}, who is not there")


def chance_is_not_asked(m: Moment) -> None:
    """While chance acts there is no question for a seat."""
    if m.before.actor() == CHANCE:
        _nobody_asked(m.game, m.before)


def nobody_is_asked_after_the_end(end: WholeGame) -> None:
    """After the end there is no question for a seat."""
    _nobody_asked(end.game, end.state)


def _nobody_asked(game: Game, state: State) -> None:
    try:
        game.question(state)
    except NobodyIsAsked:
        return
    raise LawBroken(f"a question is worded while {state.actor()} acts")
