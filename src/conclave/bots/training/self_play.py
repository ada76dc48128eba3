"""Self-play: games of one evaluator against itself or against a frozen rival, stored as training data.

Every decision is a search with few iterations over the information set of its seat. One iteration evaluates every move
once. A stored position holds the features of each seat, the final result, the search's value for each seat, and the
policy target. The policy target is the share of visits per move; with too few visits it is derived from the estimates.
Some positions after moves that were searched but not played are stored too, with the search's values. They add bad
moves, which rarely occur in the games themselves.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.search.evaluator import MAX_ACTIONS, MAX_FEATURES, Evaluator, play_forced
from conclave.bots.search.position_value import ANY_ACTION, ValueSearch
from conclave.bots.search.tree_search import PRIOR_TEMPERATURE
from conclave.bots.training.atomic_files import write_atomically
from conclave.core import registry
from conclave.core.dice import Dice
from conclave.core.game import CHANCE, TERMINAL, Game
from conclave.core.search_state import SearchState, as_search_state

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
RawOptions: TypeAlias = dict[str, Any]  # options of a game

RANDOM_MOVE_RATE: Final = 0.03  # share of moves that are uniformly random
SAMPLED_MOVE_RATE: Final = 0.12  # share of moves that are sampled from the policy target
QUIET_KEEP_RATE: Final = 0.8  # share of quiet positions that are stored
MINOR_KEEP_RATE: Final = 0.1  # share of other positions that are stored
MAX_SIDE_POSITIONS: Final = 5  # positions after searched moves that are stored per position
MIN_SIDE_VISITS: Final = 4  # visits that such a move needs
ALL_SEATS: Final = -1  # as the learner: positions of all seats are stored

# Reused buffers: a vec that interpreted code passes to compiled code is never freed.
FEATURE_BUFFER: Final = vec[i64]([0] * MAX_FEATURES)
ACTION_BUFFER: Final = vec[i64]([0] * MAX_ACTIONS)


@dataclass(frozen=True, slots=True)
class TrainingData:
    """Positions of some games, as flat arrays."""

    facts: Array  # active inputs of all seats of all positions, concatenated
    lengths: Array  # number of active inputs, by position and seat
    seats: Array  # number of seats, by position
    actor: Array
    worths: Array  # heuristic value, by position and seat
    quiet: Array  # True if the position is quiet; only these train the value
    shares: Array  # share of the win, by position and seat
    values: Array  # win probability by the search, by position and seat
    counts: Array  # number of moves, by position
    actions: Array  # the moves of all positions, concatenated
    aims: Array  # policy target of each move

    def save(self, path: Path) -> None:
        """Write the arrays to a file atomically."""
        arrays = {field.name: getattr(self, field.name) for field in fields(self)}
        write_atomically(path, lambda file: np.savez_compressed(file, **arrays))

    @classmethod
    def load(cls, path: Path) -> TrainingData:
        with np.load(path) as found:
            return cls(*(found[field.name] for field in fields(cls)))


@dataclass(frozen=True, slots=True)
class TrainingRow:
    """One stored position."""

    facts: list[list[int]]  # by seat
    actor: int
    worths: list[float]
    is_quiet: bool
    values: list[float]
    actions: list[int]  # empty for positions that were not played
    aims: list[float]


def list_tables(game: str) -> list[tuple[RawOptions, int]]:
    """Return the tables that a game's `training` module lists, with their weights; by default its standard table."""
    training = registry.load_extension(game, "training")
    return training.TABLES if training else [({}, 1)]


def play_games(
    game: Game, judge: Evaluator, games: int, seed: str, iterations: int, rival: Evaluator | None = None
) -> TrainingData:
    """Play some games in this process and return their training data; the same seed gives the same games.

    With a rival, only one random seat per game is played by `judge` and stored.
    """
    dice = random.Random(seed)
    kept: list[tuple[TrainingRow, list[float]]] = []
    tables, often = zip(*list_tables(game.name), strict=True)
    for table in dice.choices(tables, often, k=games):
        state = as_search_state(game.new(game.options(table)))
        learner = dice.randrange(state.seats()) if rival else ALL_SEATS
        judges = [rival if rival and seat != learner else judge for seat in range(state.seats())]
        rows = play_to_end(state, judges, learner, dice, iterations)
        won = [float(state.win_share(seat)) for seat in range(state.seats())]
        kept += [(row, won if row.actions else row.values) for row in rows]
    return pack_rows(kept)


def play_to_end(
    state: SearchState, judges: Sequence[Evaluator], learner: int, dice: random.Random, iterations: int
) -> list[TrainingRow]:
    """Play a state to its end, each seat with its own evaluator, and return the stored positions of the learner."""
    rows: list[TrainingRow] = []
    while (seat := state.current_player()) != TERMINAL:
        legal = list_legal(state)
        if seat == CHANCE or len(legal) == 1:
            state.play_unchecked(dice.choice(legal))
            continue
        is_quiet, judge = state.is_quiet(), judges[seat]
        search = ValueSearch(state, judge, dice.getrandbits(60), seat, ANY_ACTION)
        search.accumulate(iterations if is_quiet or not state.is_minor_choice() else 1)
        found = search.list_moves()
        aims = compute_policy_target(found, legal)
        if learner in (ALL_SEATS, seat) and dice.random() < (QUIET_KEEP_RATE if is_quiet else MINOR_KEEP_RATE):
            rows.append(make_row(state, is_quiet, search.mean_chances(), legal, aims))
            rows += sample_side_positions(state, judge, found, dice)
        state.play_unchecked(pick_move(found, legal, aims, dice))
    return rows


def sample_side_positions(
    state: SearchState, judge: Evaluator, found: Sequence[tuple[int, int, float]], dice: random.Random
) -> Iterator[TrainingRow]:
    """Yield positions after some searched moves, with the search's values.

    Only for two seats, because the search stores only the win probability of the seat that moves.
    """
    if state.seats() != 2 or not state.is_quiet():
        return
    seat = int(state.current_player())
    tried = [(action, chance) for action, visits, chance in found if visits >= MIN_SIDE_VISITS]
    for action, chance in dice.sample(tried, min(MAX_SIDE_POSITIONS, len(tried))):
        after = state.copy()
        after.play_unchecked(action)
        play_forced(after, judge, Dice(dice.getrandbits(60)), True)
        if after.current_player() != TERMINAL:
            yield make_row(after, True, [chance, 1 - chance] if seat == 0 else [1 - chance, chance], [], [])


def make_row(
    state: SearchState, is_quiet: bool, values: list[float], actions: list[int], aims: list[float]
) -> TrainingRow:
    """Return a training row for a position."""
    everybody = range(state.seats())
    facts = [list_features(state, seat) for seat in everybody]
    worths = [float(state.heuristic_value(seat)) for seat in everybody]
    return TrainingRow(facts, int(state.current_player()), worths, is_quiet, values, actions, aims)


def pick_move(found: Sequence[tuple[int, int, float]], legal: list[int], aims: list[float], dice: random.Random) -> int:
    """Return the most visited move, or with small probability a random or sampled one."""
    luck = dice.random()
    if luck < RANDOM_MOVE_RATE:
        return dice.choice(legal)
    if luck < RANDOM_MOVE_RATE + SAMPLED_MOVE_RATE:
        return dice.choices(legal, aims)[0]
    return max(found, key=lambda move: (move[1], move[2]))[0]


def compute_policy_target(found: Sequence[tuple[int, int, float]], legal: list[int]) -> list[float]:
    """Return the share of visits of each legal move; with too few visits, the softmax of the estimates."""
    total = sum(visits for _, visits, _ in found)
    if total >= len(legal):
        seen = {action: visits / total for action, visits, _ in found}
    else:
        best = max(chance for _, _, chance in found)
        heat = {action: math.exp((chance - best) / PRIOR_TEMPERATURE) for action, _, chance in found}
        whole = sum(heat.values())
        seen = {action: part / whole for action, part in heat.items()}
    return [seen.get(action, 0.0) for action in legal]


def list_legal(state: SearchState) -> list[int]:
    """Return the legal actions in ascending order."""
    return [int(ACTION_BUFFER[i]) for i in range(state.fill_legal(ACTION_BUFFER))]


def list_features(state: SearchState, seat: int) -> list[int]:
    """Return the active inputs of a policy-value net for a seat."""
    return [int(FEATURE_BUFFER[i]) for i in range(state.features_v2(seat, FEATURE_BUFFER))]


def pack_rows(kept: Sequence[tuple[TrainingRow, list[float]]]) -> TrainingData:
    """Return the rows and their final results as flat arrays."""
    return TrainingData(
        np.array([fact for row, _ in kept for seat in row.facts for fact in seat], dtype=np.int16),
        np.array([len(seat) for row, _ in kept for seat in row.facts], dtype=np.int16),
        np.array([len(row.facts) for row, _ in kept], dtype=np.int8),
        np.array([row.actor for row, _ in kept], dtype=np.int8),
        np.array([worth for row, _ in kept for worth in row.worths], dtype=np.float32),
        np.array([row.is_quiet for row, _ in kept], dtype=np.bool_),
        np.array([share for _, won in kept for share in won], dtype=np.float32),
        np.array([value for row, _ in kept for value in row.values], dtype=np.float32),
        np.array([len(row.actions) for row, _ in kept], dtype=np.int16),
        np.array([action for row, _ in kept for action in row.actions], dtype=np.int32),
        np.array([aim for row, _ in kept for aim in row.aims], dtype=np.float32),
    )


def concatenate(parts: Sequence[TrainingData]) -> TrainingData:
    """Return the concatenation of several sets of training data."""
    return TrainingData(
        *(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(TrainingData))
    )
