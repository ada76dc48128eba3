"""Conclave beside OpenSpiel, measured in one run on one machine: `make bench-peers`.

Two comparisons. The first is like for like: Kuhn poker on Conclave's contract (bench/kuhn_poker.py) beside OpenSpiel's
Python and C++ versions, in the same Python loop. The second sets Conclave's games beside different games of OpenSpiel
of a similar kind, all written in C++; it compares engines in use, not implementations of one game.

Players are uniformly random; decisions of players are counted, outcomes of chance are not:

  playout  whole games inside the engine, without Python between two decisions
  loop     a plain Python loop over the legal actions: what research code does
  copies   copies of a state in the middle of a game: what search does
  search   iterations of an information-set search from there: our master's, which evaluates a leaf, and OpenSpiel's,
           which plays one random game from it; only for games with hidden information, so not for backgammon

OpenSpiel deals the cards of gin rummy slowly, so its games start here with the cards dealt; ours pay for their setup.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel

PEERS = ("gin_rummy", "backgammon")
KUHN = {"python_kuhn_poker": "OpenSpiel, Python", "kuhn_poker": "OpenSpiel, C++"}
KUHN_GAMES_PER_RUN = 200
MEASURES = {
    "playout_decisions_per_s": "playout",
    "loop_decisions_per_s": "loop",
    "copies_per_s": "copies",
    "search_iterations_per_s": "search",
}
SIMULATIONS = 200


def measure_rate(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second."""
    work()  # once unmeasured, to warm up
    done, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        done += work()
    return done / passed


def act(state: Any, dice: random.Random) -> None:
    """One random step, of chance or of a player."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(actions, weights)[0])
    else:
        actions = state.legal_actions()
        state.apply_action(actions[int(dice.random() * len(actions))])


def deal(game: Any, dice: random.Random) -> Any:
    """A state at the first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        act(state, dice)
    return state


def middle(game: Any, dice: random.Random) -> Any:
    """A state in the middle of a random game."""
    whole = deal(game, dice)
    while not whole.is_terminal():
        act(whole, dice)
    steps = whole.history()
    state = game.new_initial_state()
    for step in steps[: len(steps) // 2]:
        state.apply_action(step)
    return state


def play_inside(start: Any, dice: random.Random) -> int:
    """One random game in C++; the number of decisions of players."""
    state = start.clone()
    bots = [pyspiel.make_uniform_random_bot(seat, dice.getrandbits(30)) for seat in range(state.num_players())]
    pyspiel.evaluate_bots(state, bots, dice.getrandbits(30))
    return sum(step.player >= 0 for step in state.full_history())


def play_from_python(start: Any, dice: random.Random) -> int:
    """One random game, step by step from Python; the number of decisions of players."""
    state, decisions = start.clone(), 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        act(state, dice)
    return decisions


def copy_each(states: list[Any]) -> int:
    """Copies of many states."""
    for state in states:
        state.clone()
    return len(states)


def think(state: Any, dice: random.Random) -> int:
    """One search by OpenSpiel's information-set Monte Carlo; the number of its iterations."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, dice.getrandbits(30))
    bot = pyspiel.ISMCTSBot(
        dice.getrandbits(30),
        evaluator,
        2.0,
        SIMULATIONS,
        allow_inconsistent_action_sets=True,
        use_observation_string=True,
    )
    bot.step(state)
    return SIMULATIONS


def measure(name: str, seconds: float) -> dict[str, float]:
    """The figures of one of OpenSpiel's games."""
    game, dice = pyspiel.load_game(name), random.Random(1)
    deals = itertools.cycle([deal(game, dice) for _ in range(50)])
    halves = [middle(game, dice) for _ in range(50)]
    figures = {
        "playout_decisions_per_s": measure_rate(lambda: play_inside(next(deals), dice), seconds),
        "loop_decisions_per_s": measure_rate(lambda: play_from_python(next(deals), dice), seconds),
        "copies_per_s": measure_rate(lambda: copy_each(halves), seconds),
    }
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        asked = itertools.cycle([state for state in halves if state.current_player() >= 0])
        figures["search_iterations_per_s"] = measure_rate(lambda: think(next(asked), dice), seconds)
    return figures


def measure_kuhn(name: str, seconds: float) -> dict[str, float]:
    """The figures of a Kuhn poker of OpenSpiel's, in the loop that bench/kuhn_bench.py runs for ours."""
    game, draw = pyspiel.load_game(name), random.Random(1).random

    def play_games() -> int:
        decisions = 0
        for _ in range(KUHN_GAMES_PER_RUN):
            state = game.new_initial_state()
            while not state.is_terminal():
                decisions += state.current_player() >= 0
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
        return decisions

    middle = game.new_initial_state()
    for action in (0, 1, 0):
        middle.apply_action(action)
    copies = [middle] * KUHN_GAMES_PER_RUN
    return {
        "loop_decisions_per_s": measure_rate(play_games, seconds),
        "copies_per_s": measure_rate(lambda: copy_each(copies), seconds),
    }


def measure_all_kuhn(python: str, seconds: float) -> dict[str, dict[str, float]]:
    """All four versions of Kuhn poker; ours in the Python that has Conclave and mypyc."""
    script = Path(__file__).with_name("kuhn_bench.py")
    done = subprocess.run([python, script, str(seconds)], text=True, stdout=subprocess.PIPE, check=True)
    ours = {f"Conclave, {how}": figures for how, figures in json.loads(done.stdout).items()}
    importlib.import_module("open_spiel.python.games.kuhn_poker")  # registers python_kuhn_poker
    return ours | {label: measure_kuhn(name, seconds) for name, label in KUHN.items()}


def format_kuhn(figures: dict[str, dict[str, float]]) -> str:
    """A table of the four versions."""
    lines = [f"{'Kuhn poker':<24}{'loop':>14}{'copies':>14}"]
    for label, row in figures.items():
        lines.append(f"{label:<24}{row['loop_decisions_per_s']:>14,.0f}{row['copies_per_s']:>14,.0f}")
    return "\n".join(lines)


def conclave(command: str) -> dict[str, dict[str, float]]:
    """Our own figures, from `conclave bench --json`."""
    done = subprocess.run([command, "bench", "--json"], text=True, stdout=subprocess.PIPE, check=True)
    figures: dict[str, dict[str, float]] = json.loads(done.stdout)
    return figures


def table(ours: dict[str, dict[str, float]], theirs: dict[str, dict[str, float]]) -> str:
    """All figures, then how many times faster we are."""
    width = max(map(len, (*ours, *(f"OpenSpiel {name}" for name in theirs)))) + 2
    lines = [" " * width + "".join(f"{word:>14}" for word in MEASURES.values())]
    for label, figures in (*ours.items(), *((f"OpenSpiel {name}", row) for name, row in theirs.items())):
        lines.append(f"{label:<{width}}" + "".join(f"{_figure(figures, key):>14}" for key in MEASURES))
    for mine, mine_row in ours.items():
        lines += ["", f"{mine}, as a multiple of"]
        for name, row in theirs.items():
            ratios = "".join(f"{mine_row[key] / row[key]:>13.1f}x" for key in MEASURES if key in row)
            lines.append(f"{f'OpenSpiel {name}':<{width}}" + ratios)
    return "\n".join(lines)


def _figure(figures: dict[str, float], key: str) -> str:
    return f"{figures[key]:,.0f}" if key in figures else "-"


def main() -> None:
    """Measure both and print them."""
    parser = argparse.ArgumentParser(description="Conclave beside OpenSpiel: decisions and copies per second.")
    parser.add_argument("--conclave", metavar="COMMAND", help="the conclave command; without it OpenSpiel stands alone")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for each figure of OpenSpiel's")
    parser.add_argument("--json", action="store_true", help="print an object instead of a table")
    options = parser.parse_args()
    theirs = {name: measure(name, options.seconds) for name in PEERS}
    ours = conclave(options.conclave) if options.conclave else {}
    python = Path(options.conclave).with_name("python") if options.conclave else None
    kuhn = measure_all_kuhn(str(python), options.seconds) if python else {}
    if options.json:
        print(json.dumps({"kuhn_poker": kuhn, "conclave": ours, "openspiel": theirs}, indent=2))
    else:
        print(*([format_kuhn(kuhn), ""] if kuhn else []), table(ours, theirs), sep="\n")


if __name__ == "__main__":
    main()
