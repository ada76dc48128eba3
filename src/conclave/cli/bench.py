"""`conclave bench`: how fast the games run here. Each figure is the best of several short runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from conclave.bots.engine.search import Search
from conclave.bots.weights import learned
from conclave.play import registry
from conclave.play.dealer import SeededDealer, SeededDice
from conclave.play.protocol import CHANCE, NOBODY, Game, Options, State
from conclave.play.unchecked import Unchecked, unchecked

RUNS: Final = 5
SEATS: Final = 2
COPIES: Final = 10_000
ITERATIONS: Final = 200


def bench(*games: str, json: bool = False, seconds: float = 1.0) -> None:
    """Measure how fast the games run here, on one core, with two seats.

    "playout_decisions_per_s" counts decisions of players in random games inside the engine, "loop_decisions_per_s"
    those in a plain Python loop over legal() and apply(), "copies_per_s" calls of copy() in the middle of a game, and
    "search_iterations_per_s" a master's iterations there. Outcomes of chance are played, and take their time, but are
    not counted.

    Parameters
    ----------
    games
        Names of games; all there are by default.
    json
        Print one JSON object by name of the game.
    seconds
        How long to measure each figure.
    """
    found = [registry.find(name) for name in games or registry.names()]
    figures = {game.name: measure(game, seconds) for game in found}
    if json:
        _print_json(figures)
    else:
        _print_table(figures)


def measure(game: Game, seconds: float) -> dict[str, int]:
    """All figures of one game."""
    middle = _middle(game)

    def playouts(run: int) -> int:
        return game.playouts(SEATS, 20, run)[0]

    def loop(run: int) -> int:
        return _loop(game, run)

    def copies(_: int) -> int:
        copy = middle.copy
        for _ in range(COPIES):
            copy()
        return COPIES

    def search(run: int) -> int:
        thinking = Search(unchecked(middle.determinize(middle.actor(), SeededDice(run))), learned(game.name), run)
        thinking.run(ITERATIONS)
        return ITERATIONS

    figures = {
        "playout_decisions_per_s": _best(playouts, seconds),
        "loop_decisions_per_s": _best(loop, seconds),
        "copies_per_s": _best(copies, seconds),
    }
    if _can_be_searched(middle):
        figures["search_iterations_per_s"] = _best(search, seconds)
    return figures


def _best(work: Callable[[int], int], seconds: float) -> int:
    """The best rate of several runs, each of which repeats the work until its time is up."""
    best, number = 0.0, 0
    for _ in range(RUNS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / RUNS or not done:
            done += work(number)
            number += 1
        best = max(best, done / spent)
    return round(best)


def _loop(game: Game, seed: int) -> int:
    """One game whose choices cost next to nothing: a congruential generator picks them."""
    state = game.new(Options(SEATS))
    number, decisions = seed * 2654435761 % 4294967296, 0
    while (actor := state.actor()) != NOBODY:
        legal = state.legal()
        number = (number * 1664525 + 1013904223) % 4294967296
        state.apply(legal[(number >> 8) % len(legal)])
        if actor != CHANCE:
            decisions += 1
    return decisions


def _can_be_searched(state: object) -> bool:
    return isinstance(state, Unchecked)


def _middle(game: Game) -> State:
    """A position from the middle of a game."""
    dealer, positions = SeededDealer(1), list[State]()
    state = game.new(Options(SEATS))
    while state.actor() != NOBODY:
        legal = state.legal()
        state.apply(dealer.choose(legal, [1] * len(legal), len(positions)))
        positions.append(state.copy())
    return next(found for found in positions[len(positions) // 2 :] if found.actor() >= 0 and len(found.legal()) > 1)


def _print_json(figures: dict[str, dict[str, int]]) -> None:
    import json

    print(json.dumps(figures, indent=2))


def _print_table(figures: dict[str, dict[str, int]]) -> None:
    for name, values in figures.items():
        print(name)
        for what, value in values.items():
            print(f"{value:>14,}  {what.removesuffix('_per_s').replace('_', ' ')}/s")
