"""The only move: the one that is better than every other by so many points of winning chance, twice, at deep search."""

from __future__ import annotations

from typing import Final, NamedTuple

from conclave.analysis.judging import Analyst, analyst
from conclave.bots import GRAIN
from conclave.bots.engine.search import Search
from conclave.bots.engine.weighing import Weighing
from conclave.play.dealer import SeededDice
from conclave.play.protocol import Action, Game, State
from conclave.play.unchecked import Unchecked, unchecked

MARGIN: Final = 15  # points of winning chance between the only move and the next best
RUNS: Final = 2  # with different dice
GLANCE: Final = 120  # iterations that choose what is worth more thought
FIRST: Final = 60  # for each move, so that none is overlooked
DEEP: Final = 800  # for each move that comes near
HOPE: Final = 0.08  # between the best and the next at first; less never becomes enough
NEAR: Final = 0.3  # behind the best at first
LEAST: Final = 0.2
SURE: Final = 0.97
MOST: Final = 3  # moves that are thought about deeply


class Only(NamedTuple):
    """What came of it: the best move, and each move's chance in points."""

    best: Action
    chances: dict[Action, int]
    margin: float  # in points, in the run where it was less


def lead(game: Game, state: State, seed: str) -> float:
    """By how much a short search likes one move better than all others; 0 where all is lost or won anyway."""
    judge = analyst(game, 1, seed)
    search = Search(unchecked(state), judge.judge, SeededDice(seed).below(GRAIN))
    search.run(GLANCE)
    found = sorted((chance for _, visits, chance in search.moves() if visits), reverse=True)
    return found[0] - found[1] if len(found) > 1 and LEAST < found[0] < SURE else 0.0


def only_move(game: Game, state: State, seed: str) -> Only | None:
    """The only move here, if there is one; judged from the acting seat's guesses alone."""
    judge = analyst(game, 1, seed)
    seat = state.actor()
    guess = unchecked(state.determinize(seat, SeededDice(f"{seed}:guess")))
    runs = list[dict[Action, float]]()
    margins = list[float]()
    for number in range(RUNS):
        runs.append(_run(judge, guess, state.legal(), f"{seed}:{number}"))
        best = max(runs[0], key=lambda action: runs[0][action])
        margins.append(runs[-1][best] - max(chance for action, chance in runs[-1].items() if action != best))
        if 100 * margins[-1] < MARGIN:
            return None
    best = max(runs[0], key=lambda action: runs[0][action])
    return Only(best, {a: round(100 * sum(run[a] for run in runs) / RUNS) for a in runs[0]}, 100 * min(margins))


def _run(judge: Analyst, guess: Unchecked, legal: list[Action], seed: str) -> dict[Action, float]:
    """Each move's chance: at first all alike, then those that come near the best, deeply."""
    grain = SeededDice(seed).below(GRAIN)
    chances = {action: _chance(judge, guess, action, grain, FIRST) for action in legal}
    top, second = sorted(chances.values(), reverse=True)[:2]
    if top - second < HOPE:
        return chances
    near = sorted((a for a in legal if chances[a] > top - NEAR), key=lambda a: -chances[a])[:MOST]
    return chances | {action: _chance(judge, guess, action, grain, DEEP) for action in near}


def _chance(judge: Analyst, guess: Unchecked, action: Action, grain: int, iterations: int) -> float:
    seat = int(guess.actor())
    weighing = Weighing(guess, judge.judge, grain, seat, action)
    weighing.think(iterations)
    return judge.calibration.bent("known", weighing.chances_of_all(), seat)[seat]
