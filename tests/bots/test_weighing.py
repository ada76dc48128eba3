"""A search asked for a value: each seat's chance as one viewer knows it."""

from __future__ import annotations

import pytest

from conclave.bots.engine.weighing import ANY, OPEN, Weighing, glance
from conclave.bots.weights import learned
from conclave.play.dealer import SeededDice
from conclave.play.protocol import State
from conclave.play.registry import find, names
from conclave.play.unchecked import unchecked


def position(name: str, steps: int = 80) -> State:
    """Somewhere in a random game, where a seat has a choice."""
    game, dice = find(name), SeededDice(5)
    state = game.new(game.options({"seats": 3}))
    while steps > 0 or state.actor() < 0 or len(state.legal()) == 1:
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
        steps -= 1
    return state


def weighed(state: State, viewer: int, first: int = ANY, seed: int = 1) -> list[float]:
    weighing = Weighing(unchecked(state), learned("res_arcana"), seed, viewer, first)
    weighing.think(12)
    return weighing.chances_of_all()


@pytest.mark.parametrize("name", names())
def test_chances_add_up_to_1_for_each_viewer_and_with_open_cards(name: str) -> None:
    state = position(name)
    for viewer in (0, 1, 2, OPEN):
        weighing = Weighing(unchecked(state), learned(name), 7, viewer, ANY)
        weighing.think(6)
        assert sum(weighing.chances_of_all()) == pytest.approx(1)
        assert weighing.iterations() == 6
        assert all(line in range(1 << 31) for line in weighing.line())
    assert sum(glance(unchecked(state), learned(name), 7)) == pytest.approx(1)


def test_weighing_changes_nothing_and_the_same_seed_says_the_same() -> None:
    state = position("res_arcana")
    dump = state.dump()
    assert weighed(state, 0) == weighed(state, 0)
    assert weighed(state, 0) != weighed(state, 0, seed=2)
    assert state.dump() == dump


def test_what_a_viewer_cannot_know_does_not_change_what_it_is_told() -> None:
    state = position("res_arcana")
    for viewer in range(3):
        guess = state.determinize(viewer, SeededDice(9))
        assert guess.dump() != state.dump()
        assert weighed(guess, viewer) == weighed(state, viewer)
        assert weighed(guess, OPEN) != weighed(state, OPEN)


def test_a_first_move_is_played_before_the_search_begins() -> None:
    state = position("res_arcana")
    seat = state.actor()
    moves = state.legal()
    assert len({tuple(weighed(state, seat, move)) for move in moves}) > 1
