"""Environments of PettingZoo and Gymnasium, under the official test suites."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from conclave.core.errors import IllegalAction
from conclave.lab import pettingzoo
from conclave.lab.gymnasium import ConclaveEnv, ConclaveVectorEnv

CASES: list[tuple[str, dict[str, Any]]] = [
    ("res_arcana", {"seats": 2}),
    ("res_arcana", {"seats": 4, "variant": "draft"}),
    ("trial_of_the_temples", {"seats": 3}),
]


@pytest.mark.parametrize(("game", "options"), CASES)
def test_the_environment_passes_the_api_test(game: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(pettingzoo.env(game, mask_in="info", **options), num_cycles=3000 if options == {"seats": 2} else 500)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo warns of any observation that is a dict
        api_test(pettingzoo.env(game, **options), num_cycles=200)


def test_the_environment_passes_the_seed_and_render_tests() -> None:
    seed_test(lambda: pettingzoo.env("trial_of_the_temples"), num_cycles=50)
    render_test(lambda render_mode=None: pettingzoo.raw_env("res_arcana", render_mode=render_mode))


def test_the_environment_pickles() -> None:
    env = pettingzoo.raw_env("res_arcana")
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.mask(env.agent_selection))[0]))
    again = pickle.loads(pickle.dumps(env))
    for _ in range(40):  # the same cards are dealt to both
        for one in (env, again):
            one.step(int(np.flatnonzero(one.mask(one.agent_selection))[-1]))
        assert again.observe("player_0")["observation"].tolist() == env.observe("player_0")["observation"].tolist()


@pytest.mark.parametrize("game", ["ResArcana", "TrialOfTheTemples"])
def test_the_gymnasium_environment_passes_check_env(game: str) -> None:
    env = gymnasium.make(f"Conclave/{game}-v0", rivals=("random",), illegal="map")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a Box of small ints looks like an image to it
        check_env(env.unwrapped)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasium_makes_vectors_of_environments(mode: str) -> None:
    vector = gymnasium.make_vec(
        "Conclave/TrialOfTheTemples-v0", num_envs=2, vectorization_mode=mode, rivals=("random",), illegal="map"
    )
    try:
        seen, _ = vector.reset(seed=1)
        assert seen.shape[0] == 2
        for _ in range(5):
            vector.step(vector.action_space.sample())
    finally:
        vector.close()


def test_illegal_actions_raise_lose_or_are_mapped() -> None:
    for illegal in ("raise", "lose", "map"):
        env = ConclaveEnv("res_arcana", ("random",), illegal=illegal)
        _, info = env.reset(seed=1)
        wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(IllegalAction):
                env.step(wrong)
        else:
            _, reward, is_over, _, _ = env.step(wrong)
            assert (is_over, reward) == (illegal == "lose", 0.0)


def test_the_vector_environment_plays_whole_games() -> None:
    env = ConclaveVectorEnv("trial_of_the_temples", 3)
    _, info = env.reset(seed=2)
    ended = 0
    for _ in range(300):
        seen, rewards, done, _, info = env.step([int(np.flatnonzero(mask)[0]) for mask in info["action_mask"]])
        assert seen.shape == (3, env.batch.schema.size)
        ended += int(done.sum())
        assert np.allclose(info["returns"].sum(axis=1), done.astype(float))
        assert rewards.shape == (3,)
    assert ended > 0
