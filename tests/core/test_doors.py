"""What does not exist is refused, with what would be right: seats, viewers, questions that nobody has."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conclave.core.dealer import SeededDice
from conclave.core.errors import GameError, NobodyIsAsked, NoSuchSeat
from conclave.core.game import CHANCE, SPECTATOR, Game, State
from conclave.core.registry import load_game
from toy import EMBERS

GAMES = [load_game("res_arcana"), load_game("trial_of_the_temples"), EMBERS]
NOWHERE = (-3, CHANCE, 3, 4, 7)

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def begun(game: Game) -> State:
    """Three seats; chance acts in each of these games first."""
    return game.new(game.options({"seats": 3}))


def finished(game: Game) -> State:
    state, dice = begun(game), SeededDice("doors")
    while legal := state.legal_actions():
        state.apply_action(legal[dice.below(len(legal))])
    return state


def calls(state: State) -> list[tuple[bool, Callable[[int], object]]]:
    """Every call that names a seat, and whether a spectator may make it."""
    return [
        (True, state.view),
        (True, state.info_state_key),
        (True, state.observation),
        (True, lambda viewer: state.determinize(viewer, SeededDice("x"))),
        (False, state.simultaneous_copy),
    ]


@by_game
def test_a_seat_or_viewer_that_does_not_exist_is_refused(game: Game) -> None:
    for state in (begun(game), finished(game)):
        for is_open, call in calls(state):
            for seat in range(3):
                call(seat)
            for seat in NOWHERE if is_open else (*NOWHERE, SPECTATOR):
                with pytest.raises(NoSuchSeat, match=rf"{seat} here; .* 0 to 2"):
                    call(seat)


@by_game
def test_events_are_redacted_for_seats_and_spectators_alone(game: Game) -> None:
    events: list[tuple[int, ...]] = []
    state = begun(game)
    state.apply_action(state.legal_actions()[0], events)
    for viewer in (*range(4), SPECTATOR):
        game.redact(events[0], viewer)
    for viewer in (-3, CHANCE, 4, 7):
        with pytest.raises(NoSuchSeat, match=rf"no viewer {viewer} here"):
            game.redact(events[0], viewer)


@by_game
def test_a_question_that_nobody_has_is_refused_with_the_reason(game: Game) -> None:
    with pytest.raises(NobodyIsAsked, match="chance acts"):
        game.question(begun(game))
    with pytest.raises(NobodyIsAsked, match="the game is over"):
        game.question(finished(game))
    assert issubclass(NobodyIsAsked, GameError)
