"""Only moves: a move that leads every other by a fixed margin of win probability in two independent deep searches."""

from __future__ import annotations

from typing import Final, NamedTuple

from conclave.analysis.evaluation import Analyst, analyst
from conclave.bots import SEED_RANGE
from conclave.bots.search.position_value import ValueSearch
from conclave.bots.search.tree_search import TreeSearch
from conclave.core.dealer import SeededDice
from conclave.core.game import Action, Game, State
from conclave.core.search_state import SearchState, as_search_state

MARGIN: Final = 15  # points of win probability between the only move and the next best
RUNS: Final = 2  # independent searches with different seeds
GLANCE: Final = 120  # iterations of the short search that selects positions
FIRST: Final = 60  # iterations for each move, so that none is overlooked
DEEP: Final = 800  # iterations for each move close to the best
MIN_EARLY_LEAD: Final = 0.08  # minimum lead after the first iterations; a smaller one never reaches MARGIN
MAX_EARLY_DISTANCE: Final = 0.3  # maximum distance to the best after the first iterations
LOST_BELOW: Final = 0.2  # below, the position is practically lost
WON_ABOVE: Final = 0.97  # above, the position is practically won
MAX_DEEP_MOVES: Final = 3  # moves that are searched deeply


class Only(NamedTuple):
    """The only move, and the win probability of each move in points."""

    best: Action
    chances: dict[Action, int]
    margin: float  # in points, the smaller one of both runs


def lead(game: Game, state: State, seed: str) -> float:
    """Return the lead of the best move in a short search, or 0 if the position is practically won or lost."""
    judge = analyst(game, 1, seed)
    search = TreeSearch(as_search_state(state), judge.judge, SeededDice(seed).below(SEED_RANGE))
    search.run(GLANCE)
    found = sorted((chance for _, visits, chance in search.list_moves() if visits), reverse=True)
    return found[0] - found[1] if len(found) > 1 and LOST_BELOW < found[0] < WON_ABOVE else 0.0


def only_move(game: Game, state: State, seed: str) -> Only | None:
    """Return the only move of the position, or None. It is evaluated from the acting seat's information set alone."""
    judge = analyst(game, 1, seed)
    seat = state.current_player()
    guess = as_search_state(state.determinize(seat, SeededDice(f"{seed}:guess")))
    runs = list[dict[Action, float]]()
    margins = list[float]()
    for number in range(RUNS):
        runs.append(_run(judge, guess, state.legal_actions(), f"{seed}:{number}"))
        best = max(runs[0], key=lambda action: runs[0][action])
        margins.append(runs[-1][best] - max(chance for action, chance in runs[-1].items() if action != best))
        if 100 * margins[-1] < MARGIN:
            return None
    best = max(runs[0], key=lambda action: runs[0][action])
    return Only(best, {a: round(100 * sum(run[a] for run in runs) / RUNS) for a in runs[0]}, 100 * min(margins))


def _run(judge: Analyst, guess: SearchState, legal: list[Action], seed: str) -> dict[Action, float]:
    """Return the win probability of each move: all moves with a small budget, then the best few with a large one."""
    grain = SeededDice(seed).below(SEED_RANGE)
    chances = {action: _chance(judge, guess, action, grain, FIRST) for action in legal}
    top, second = sorted(chances.values(), reverse=True)[:2]
    if top - second < MIN_EARLY_LEAD:
        return chances
    near = sorted((a for a in legal if chances[a] > top - MAX_EARLY_DISTANCE), key=lambda a: -chances[a])[
        :MAX_DEEP_MOVES
    ]
    return chances | {action: _chance(judge, guess, action, grain, DEEP) for action in near}


def _chance(judge: Analyst, guess: SearchState, action: Action, grain: int, iterations: int) -> float:
    seat = int(guess.current_player())
    weighing = ValueSearch(guess, judge.judge, grain, seat, action)
    weighing.accumulate(iterations)
    return judge.calibration.calibrate("known", weighing.mean_chances(), seat)[seat]
