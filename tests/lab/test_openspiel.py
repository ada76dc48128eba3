"""OpenSpiel games: its own simulation test, and its algorithms."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from conclave.lab.openspiel import register

register()


@pytest.mark.parametrize(("name", "players"), [("res_arcana", 3), ("trial_of_the_temples", 2)])
def test_the_game_passes_the_simulation_test(name: str, players: int) -> None:
    game = pyspiel.load_game(f"python_conclave_{name}", {"players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def deal(name: str, dice: np.random.RandomState) -> tuple[Any, Any]:
    game = pyspiel.load_game(f"python_conclave_{name}")
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=weights)))
    return game, state


def test_python_mcts_plays() -> None:
    dice = np.random.RandomState(1)
    game, state = deal("trial_of_the_temples", dice)
    bot = mcts.MCTSBot(game, 1.0, 2, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) in state.legal_actions()


def test_ismcts_plays_with_our_resampler() -> None:
    dice = np.random.RandomState(1)
    game, state = deal("res_arcana", dice)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, 3, random_state=dice)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random_sample))
    assert bot.step(state) in state.legal_actions()


def test_tensors_are_observations_and_chance_has_numbers_of_its_own() -> None:
    game, state = deal("res_arcana", np.random.RandomState(2))
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.min() >= 0.0
    assert 0.0 < observer.tensor.max() <= 1.0
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.information_state_string(0) != state.information_state_string(1)
