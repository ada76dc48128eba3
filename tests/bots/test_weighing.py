"""A search asked for a value: each seat's chance as one viewer knows it."""

from __future__ import annotations

import pytest

from conclave.bots.search.position_value import ANY_ACTION, OMNISCIENT, ValueSearch, estimate_chances
from conclave.bots.weights import load_evaluator
from conclave.core.dealer import SeededDice
from conclave.core.game import State
from conclave.core.registry import list_games, load_game
from conclave.core.search_state import as_search_state


def position(name: str, steps: int = 80) -> State:
    """Somewhere in a random game, where a seat has a choice."""
    game, dice = load_game(name), SeededDice(5)
    state = game.new(game.options({"seats": 3}))
    while steps > 0 or state.current_player() < 0 or len(state.legal_actions()) == 1:
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
        steps -= 1
    return state


def weighed(state: State, viewer: int, first: int = ANY_ACTION, seed: int = 1) -> list[float]:
    weighing = ValueSearch(as_search_state(state), load_evaluator("res_arcana"), seed, viewer, first)
    weighing.accumulate(12)
    return weighing.mean_chances()


@pytest.mark.parametrize("name", list_games())
def test_chances_add_up_to_1_for_each_viewer_and_with_open_cards(name: str) -> None:
    state = position(name)
    for viewer in (0, 1, 2, OMNISCIENT):
        weighing = ValueSearch(as_search_state(state), load_evaluator(name), 7, viewer, ANY_ACTION)
        weighing.accumulate(6)
        assert sum(weighing.mean_chances()) == pytest.approx(1)
        assert weighing.count_iterations() == 6
        assert all(line in range(1 << 31) for line in weighing.find_line())
    assert sum(estimate_chances(as_search_state(state), load_evaluator(name), 7)) == pytest.approx(1)


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
        assert weighed(guess, OMNISCIENT) != weighed(state, OMNISCIENT)


def test_a_first_move_is_played_before_the_search_begins() -> None:
    state = position("res_arcana")
    seat = state.current_player()
    moves = state.legal_actions()
    assert len({tuple(weighed(state, seat, move)) for move in moves}) > 1
