"""What a proof may rely on: the deals that a state lists allow a rival what any deal allows, and tell no more."""

from __future__ import annotations

import random
from typing import cast

import pytest

from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import TERMINAL, State
from conclave.core.search_state import as_search_state

GAMES = 6
GUESSES = 12


def states(game_name: str, seed: int, seats: int) -> list[State]:
    """Every third position of a random game."""
    game, dice = registry.load_game(game_name), random.Random(seed)
    state, found = game.new(game.options({"seats": seats})), list[State]()
    while state.current_player() != TERMINAL and len(found) < 120:
        state.apply_action(dice.choice(state.legal_actions()))
        if state.current_player() >= 0 and dice.randrange(3) == 0:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game_name", registry.list_games())
def test_what_any_guess_allows_a_rival_one_of_the_listed_deals_allows(game_name: str, seats: int) -> None:
    listed = 0
    for seed in range(GAMES):
        dice = SeededDice(seed)
        for state in states(game_name, seed, seats):
            viewer = (state.current_player() + 1) % seats
            deals = [cast(State, deal) for deal in as_search_state(state).enumerate_deals(viewer)]
            if deals:
                listed += 1
                allowed = {action for deal in deals for action in deal.legal_actions()}
                for _ in range(GUESSES):
                    assert set(state.determinize(viewer, dice).legal_actions()) <= allowed
    assert listed > 100


@pytest.mark.parametrize("game_name", registry.list_games())
def test_the_listed_deals_are_one_information_set_and_do_not_depend_on_the_true_one(game_name: str) -> None:
    for seed in range(GAMES):
        dice = SeededDice(seed)
        for state in states(game_name, seed, 2):
            viewer = 1 - state.current_player()
            deals = [cast(State, deal) for deal in as_search_state(state).enumerate_deals(viewer)]
            assert len({deal.info_state_key(viewer) for deal in deals}) <= 1
            other = [
                cast(State, deal) for deal in as_search_state(state.determinize(viewer, dice)).enumerate_deals(viewer)
            ]
            assert [deal.legal_actions() for deal in deals] == [deal.legal_actions() for deal in other]


def test_whoever_acts_is_listed_as_they_are() -> None:
    for state in states("res_arcana", 1, 2):
        for deal in as_search_state(state).enumerate_deals(state.current_player()):
            assert cast(State, deal).legal_actions() == state.legal_actions()
