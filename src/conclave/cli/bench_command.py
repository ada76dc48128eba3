"""`conclave bench`: speed of the games on this machine. Each figure is the best of several short runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from conclave.bots.search.tree_search import TreeSearch
from conclave.bots.weights import load_evaluator
from conclave.core import registry
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import CHANCE, TERMINAL, Game, Options, State
from conclave.core.search_state import SearchState, as_search_state

NUM_RUNS: Final = 5
SEATS: Final = 2
COPIES_PER_RUN: Final = 10_000
ITERATIONS_PER_RUN: Final = 200
LAB_GAMES: Final = 256  # games in a batch


def bench(*games: str, json: bool = False, seconds: float = 1.0, lab: bool = False) -> None:
    """Measure how fast the games run on this machine, on one core, with two seats.

    "playout_decisions_per_s" counts player decisions in random games inside the engine. "loop_decisions_per_s" counts
    those in a plain Python loop over legal_actions() and apply_action(). "copies_per_s" counts calls of copy() in the
    middle of a game. "search_iterations_per_s" counts iterations of a master bot in the same position. Chance outcomes
    take time but are not counted.

    Parameters
    ----------
    games
        Names of games; all games by default.
    json
        Print one JSON object, keyed by the name of the game.
    seconds
        How long to measure each figure.
    lab
        Measure batches and environments for research instead, beside playouts; needs the extra "lab".
    """
    found = [registry.load_game(name) for name in games or registry.list_games()]
    figures = {game.name: measure_lab(game, seconds) if lab else measure(game, seconds) for game in found}
    if json:
        _print_json(figures)
    else:
        _print_table(figures)


def measure(game: Game, seconds: float) -> dict[str, int]:
    """Return all figures of one game."""
    middle = _middle(game)

    def playouts(run: int) -> int:
        return game.playouts(SEATS, 20, run)[0]

    def loop(run: int) -> int:
        return _loop(game, run)

    def copies(_: int) -> int:
        copy = middle.copy
        for _ in range(COPIES_PER_RUN):
            copy()
        return COPIES_PER_RUN

    def search(run: int) -> int:
        thinking = TreeSearch(
            as_search_state(middle.determinize(middle.current_player(), SeededDice(run))),
            load_evaluator(game.name),
            run,
        )
        thinking.run(ITERATIONS_PER_RUN)
        return ITERATIONS_PER_RUN

    figures = {
        "playout_decisions_per_s": _best(playouts, seconds),
        "loop_decisions_per_s": _best(loop, seconds),
        "copies_per_s": _best(copies, seconds),
    }
    if _can_be_searched(middle):
        figures["search_iterations_per_s"] = _best(search, seconds)
    return figures


def measure_lab(game: Game, seconds: float) -> dict[str, int]:
    """Return the speed of batches of 256 games in steps per second, beside playouts and the PettingZoo environment."""
    import numpy as np

    from conclave.lab.batch import Batch, Observe, sample_legal
    from conclave.lab.pettingzoo import raw_env

    generator = np.random.default_rng(1)

    def inside(observe: Observe | None) -> Callable[[int], int]:
        batch = Batch(game, n=LAB_GAMES, observe=observe)
        return lambda run: batch.play_randomly(20, run)

    def from_python(batch: Batch) -> int:
        batch.step(sample_legal(batch, generator))
        return batch.n

    def aec(run: int) -> int:
        env = raw_env(game, mask_in="info")
        env.reset(seed=run)
        steps = 0
        while not env.terminations[env.agent_selection]:
            env.observe(env.agent_selection)
            legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
            env.step(int(legal[int(generator.random() * len(legal))]))
            steps += 1
        return steps

    python_batch = Batch(game, n=LAB_GAMES)
    return {
        "playout_decisions_per_s": _best(lambda run: game.playouts(SEATS, 20, run)[0], seconds),
        "batch_steps_with_masks_per_s": _best(inside(None), seconds),
        "batch_steps_with_masks_and_observations_per_s": _best(inside("dense"), seconds),
        "batch_steps_with_sparse_observations_per_s": _best(inside("sparse"), seconds),
        "batch_steps_from_python_per_s": _best(lambda _: from_python(python_batch), seconds),
        "pettingzoo_steps_per_s": _best(aec, seconds),
    }


def _best(work: Callable[[int], int], seconds: float) -> int:
    """Return the best rate of several runs. Each run repeats the work until its time is up."""
    best, number = 0.0, 0
    for _ in range(NUM_RUNS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / NUM_RUNS or not done:
            done += work(number)
            number += 1
        best = max(best, done / spent)
    return round(best)


def _loop(game: Game, seed: int) -> int:
    """Play one random game and return the number of player decisions.

    A fast linear congruential generator chooses the actions.
    """
    state = game.new(Options(SEATS))
    number, decisions = seed * 2654435761 % 4294967296, 0
    while (actor := state.current_player()) != TERMINAL:
        legal = state.legal_actions()
        number = (number * 1664525 + 1013904223) % 4294967296
        state.apply_action(legal[(number >> 8) % len(legal)])
        if actor != CHANCE:
            decisions += 1
    return decisions


def _can_be_searched(state: object) -> bool:
    return isinstance(state, SearchState)


def _middle(game: Game) -> State:
    """Return a position from the middle of a game."""
    dealer, positions = SeededDealer(1), list[State]()
    state = game.new(Options(SEATS))
    while state.current_player() != TERMINAL:
        legal = state.legal_actions()
        state.apply_action(dealer.choose(legal, [1] * len(legal), len(positions)))
        positions.append(state.copy())
    return next(
        found
        for found in positions[len(positions) // 2 :]
        if found.current_player() >= 0 and len(found.legal_actions()) > 1
    )


def _print_json(figures: dict[str, dict[str, int]]) -> None:
    import json

    print(json.dumps(figures, indent=2))


def _print_table(figures: dict[str, dict[str, int]]) -> None:
    for name, values in figures.items():
        print(name)
        for what, value in values.items():
            print(f"{value:>14,}  {what.removesuffix('_per_s').replace('_', ' ')}/s")
