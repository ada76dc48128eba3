"""Batches: the same as single states, step by step; fixed memory; refusals."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from conclave import load_game
from conclave.core.dice import Dice
from conclave.core.errors import GameError, IllegalAction
from conclave.core.game import CHANCE, TERMINAL, Game, State
from conclave.lab.batch import Batch, sample_legal
from conclave.lab.stepper import mix_seed

GAMES = [
    ("res_arcana", 2, "standard"),
    ("res_arcana", 4, "draft"),
    ("trial_of_the_temples", 3, "standard"),
]
SEED = 11


class SingleGame:
    """One game of a batch, played by the public interface of its state."""

    def __init__(self, game: Game, options: Any, number: int, episode: int) -> None:
        self.game, self.state = game, game.new(options)
        self.dice = Dice(mix_seed(SEED, number, episode))
        self.deal()

    def deal(self) -> None:
        while self.state.current_player() == CHANCE:
            outcomes = self.state.legal_actions()
            self.state.apply_action(outcomes[self.dice.below(len(outcomes))])

    def play(self, index: int) -> None:
        self.state.apply_action(self.game.action_at(index))
        self.deal()


def legal_indices(game: Game, state: State) -> list[int]:
    return [game.action_index(action) for action in state.legal_actions()]


@pytest.mark.parametrize(("name", "seats", "variant"), GAMES)
def test_a_batch_plays_as_single_states_do(name: str, seats: int, variant: str) -> None:
    game, n = load_game(name), 3
    short = {"round_limit": 2} if name == "res_arcana" else {}
    options = game.options({"seats": seats, "variant": variant, **short})
    batch, generator = Batch(game, options, n, SEED), np.random.default_rng(1)
    singles, episodes, finished = [SingleGame(game, options, i, 0) for i in range(n)], [0] * n, 0
    for _ in range(400):
        for i, single in enumerate(singles):
            actor = single.state.current_player()
            assert batch.player[i] == actor
            assert batch.legal[i, : batch.count[i]].tolist() == legal_indices(game, single.state)
            assert np.flatnonzero(batch.mask[i]).tolist() == sorted(legal_indices(game, single.state))
            assert batch.obs[i].tobytes() == single.state.observation(actor)
        actions = sample_legal(batch, generator)
        batch.step(actions)
        for i, single in enumerate(singles):
            single.play(int(actions[i]))
            is_over = single.state.current_player() == TERMINAL
            assert bool(batch.done[i]) == is_over
            assert batch.reward[i].tolist() == single.state.returns()
            if is_over:
                finished += 1
                episodes[i] += 1
                singles[i] = SingleGame(game, options, i, episodes[i])
    assert finished > 0


def test_arrays_are_never_replaced_and_cannot_be_written() -> None:
    batch = Batch("trial_of_the_temples", n=3, seed=SEED)
    names = ("obs", "mask", "legal", "count", "player", "reward", "done")
    before = [getattr(batch, name).__array_interface__["data"][0] for name in names]
    batch.play_randomly(200)
    batch.reset(5)
    assert before == [getattr(batch, name).__array_interface__["data"][0] for name in names]
    with pytest.raises(ValueError, match="read-only"):
        batch.obs[0, 0] = 1


def test_sparse_observations_are_the_dense_ones() -> None:
    dense, sparse = (Batch("res_arcana", n=2, seed=SEED, observe=how, masks=False) for how in ("dense", "sparse"))
    assert dense.mask is None
    assert sparse.obs is None
    for batch in (dense, sparse):
        batch.play_randomly(50)
    for i in range(2):
        made: NDArray[np.uint8] = np.zeros(dense.schema.size, dtype=np.uint8)
        count = sparse.obs_count[i]
        made[sparse.obs_index[i, :count]] = sparse.obs_value[i, :count]
        assert made.tolist() == dense.obs[i].tolist()


def test_an_illegal_action_is_refused_with_game_and_reason_and_plays_nothing() -> None:
    batch = Batch("res_arcana", n=3, seed=SEED)
    actions = batch.legal[:, 0].copy()
    before = [batch.dump(i) for i in range(3)]
    illegal = int(np.flatnonzero(batch.mask[2] == 0)[0])
    actions[2] = illegal
    with pytest.raises(IllegalAction, match=f"game 2: action {illegal} is not legal: .+"):
        batch.step(actions)
    actions[2] = batch.game.num_actions
    with pytest.raises(IllegalAction, match="game 2: there is no action with index"):
        batch.step(actions)
    with pytest.raises(ValueError, match="a step takes 3 actions"):
        batch.step(actions[:2])
    assert [batch.dump(i) for i in range(3)] == before


def test_a_finished_game_without_autoreset_waits() -> None:
    batch = Batch("trial_of_the_temples", n=2, seed=SEED, autoreset=False)
    generator = np.random.default_rng(2)
    for _ in range(2000):
        if batch.player.max() == TERMINAL:
            break
        actions = np.where(batch.player >= 0, sample_legal(batch, generator), 0)
        batch.step(actions)
    assert batch.player.tolist() == [TERMINAL, TERMINAL]
    assert batch.count.tolist() == [0, 0]
    assert not batch.mask.any()
    batch.reset()
    assert batch.player.min() >= 0


def test_dumps_load_and_other_games_are_refused() -> None:
    batch = Batch("res_arcana", n=2, seed=SEED)
    batch.play_randomly(30)
    batch.load(1, batch.dump(0))
    assert batch.obs[0].tolist() == batch.obs[1].tolist()
    other = Batch("res_arcana", load_game("res_arcana").options({"seats": 3}), n=1)
    with pytest.raises(GameError, match="and the batch has"):
        batch.load(0, other.dump(0))
    with pytest.raises(IndexError, match="games of this batch are 0 to 1"):
        batch.dump(2)
