"""Self-play: games of one judge against itself, or against one that stays as it is, and what is kept of them.

Every decision is a search of few iterations (one is one look at every move) over what its seat may know. A kept
position holds the facts of each seat, who won in the end, what the search thought of each seat, and how it shared out
its thinking over the moves; with one look, how it would have shared it out. Beside it lie some positions that its moves
would have led to, with what the search found out about them: a game shows few bad moves, and a search looks at many.
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

from conclave.bots.engine.judge import MAX_ACTIONS, MAX_TRAITS, Judge, settle
from conclave.bots.engine.search import WARMTH
from conclave.bots.engine.weighing import ANY, Weighing
from conclave.bots.learning.files import replace
from conclave.play.dice import Dice
from conclave.play.protocol import CHANCE, NOBODY, Game
from conclave.play.unchecked import Unchecked, unchecked

Array: TypeAlias = np.ndarray[Any, np.dtype[Any]]
Table: TypeAlias = dict[str, Any]  # options of a game

TABLES: Final[dict[str, list[tuple[Table, int]]]] = {  # and how often each is played
    "res_arcana": [
        ({"seats": 2}, 20),
        ({"seats": 3}, 4),
        ({"seats": 4}, 4),
        ({"seats": 2, "variant": "draft"}, 6),
        ({"seats": 4, "variant": "draft"}, 2),
        ({"seats": 2, "variant": "match"}, 1),
    ],
    "trial_of_the_temples": [({"seats": 2}, 4), ({"seats": 3}, 1), ({"seats": 4}, 1)],
}
SLIPS: Final = 0.03  # of all moves are any legal one
WANDERS: Final = 0.12  # and of these, one in proportion to what the search thinks of it
KEEP: Final = 0.8  # of positions, where nothing is half done,
KEEP_SMALL: Final = 0.1  # and of the others
BESIDE: Final = 5  # moves of a kept position whose outcomes are kept too,
TRIED: Final = 4  # if the search has tried them so often
EVERYBODY: Final = -1  # as the seat that is learned from

# A vec that interpreted code hands to compiled code is never freed: these two are used again and again.
FACTS: Final = vec[i64]([0] * MAX_TRAITS)
ACTIONS: Final = vec[i64]([0] * MAX_ACTIONS)


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions of some games, as flat arrays."""

    facts: Array  # of all seats of all positions, one after the other
    lengths: Array  # of every seat of every position
    seats: Array  # of every position
    actor: Array
    worths: Array  # of every seat of every position, by hand
    quiet: Array  # whether nothing was half done: only then a mind is asked who will win
    shares: Array  # of every seat of every position: what it won
    values: Array  # and what the search expected
    counts: Array  # of moves of every position
    actions: Array  # of all of them
    aims: Array  # how much thinking went into each move

    def save(self, path: Path) -> None:
        """Whole or not at all."""
        arrays = {field.name: getattr(self, field.name) for field in fields(self)}
        replace(path, lambda file: np.savez_compressed(file, **arrays))

    @classmethod
    def load(cls, path: Path) -> Lessons:
        with np.load(path) as found:
            return cls(*(found[field.name] for field in fields(cls)))


@dataclass(frozen=True, slots=True)
class Row:
    """One kept position."""

    facts: list[list[int]]  # by seat
    actor: int
    worths: list[float]
    is_quiet: bool
    values: list[float]
    actions: list[int]  # none: nobody was asked there
    aims: list[float]


def play(game: Game, judge: Judge, games: int, seed: str, iterations: int, rival: Judge | None = None) -> Lessons:
    """Some games, in this process; the same seed plays the same. One seat learns where a rival has the others."""
    dice = random.Random(seed)
    kept: list[tuple[Row, list[float]]] = []
    tables, often = zip(*TABLES.get(game.name, [({}, 1)]), strict=True)
    for table in dice.choices(tables, often, k=games):
        state = unchecked(game.new(game.options(table)))
        learner = dice.randrange(state.seats()) if rival else EVERYBODY
        judges = [rival if rival and seat != learner else judge for seat in range(state.seats())]
        rows = decisions(state, judges, learner, dice, iterations)
        won = [float(state.won(seat)) for seat in range(state.seats())]
        kept += [(row, won if row.actions else row.values) for row in rows]
    return gathered(kept)


def decisions(
    state: Unchecked, judges: Sequence[Judge], learner: int, dice: random.Random, iterations: int
) -> list[Row]:
    """Play a state to its end, each seat as its judge says; the positions of the learner that were kept."""
    rows: list[Row] = []
    while (seat := state.actor()) != NOBODY:
        legal = legal_moves(state)
        if seat == CHANCE or len(legal) == 1:
            state.play_unchecked(dice.choice(legal))
            continue
        is_quiet, judge = state.quiet(), judges[seat]
        search = Weighing(state, judge, dice.getrandbits(60), seat, ANY)
        search.think(iterations if is_quiet or not state.routine() else 1)
        found = search.moves()
        aims = shared_out(found, legal)
        if learner in (EVERYBODY, seat) and dice.random() < (KEEP if is_quiet else KEEP_SMALL):
            rows.append(row_of(state, is_quiet, search.chances_of_all(), legal, aims))
            rows += beside(state, judge, found, dice)
        state.play_unchecked(chosen(found, legal, aims, dice))
    return rows


def beside(
    state: Unchecked, judge: Judge, found: Sequence[tuple[int, int, float]], dice: random.Random
) -> Iterator[Row]:
    """Where some moves would lead, as a leaf is judged; for two, since a search adds up the mover's chances alone."""
    if state.seats() != 2 or not state.quiet():
        return
    seat = int(state.actor())
    tried = [(action, chance) for action, visits, chance in found if visits >= TRIED]
    for action, chance in dice.sample(tried, min(BESIDE, len(tried))):
        after = state.copy()
        after.play_unchecked(action)
        settle(after, judge, Dice(dice.getrandbits(60)), True)
        if after.actor() != NOBODY:
            yield row_of(after, True, [chance, 1 - chance] if seat == 0 else [1 - chance, chance], [], [])


def row_of(state: Unchecked, is_quiet: bool, values: list[float], actions: list[int], aims: list[float]) -> Row:
    """A position, and what is known about it."""
    everybody = range(state.seats())
    facts = [facts_of(state, seat) for seat in everybody]
    worths = [float(state.worth(seat)) for seat in everybody]
    return Row(facts, int(state.actor()), worths, is_quiet, values, actions, aims)


def chosen(found: Sequence[tuple[int, int, float]], legal: list[int], aims: list[float], dice: random.Random) -> int:
    """Mostly the best move."""
    luck = dice.random()
    if luck < SLIPS:
        return dice.choice(legal)
    if luck < SLIPS + WANDERS:
        return dice.choices(legal, aims)[0]
    return max(found, key=lambda move: (move[1], move[2]))[0]


def shared_out(found: Sequence[tuple[int, int, float]], legal: list[int]) -> list[float]:
    """Visits as shares; with too few of them, those that the first looks suggest."""
    total = sum(visits for _, visits, _ in found)
    if total >= len(legal):
        seen = {action: visits / total for action, visits, _ in found}
    else:
        best = max(chance for _, _, chance in found)
        heat = {action: math.exp((chance - best) / WARMTH) for action, _, chance in found}
        whole = sum(heat.values())
        seen = {action: part / whole for action, part in heat.items()}
    return [seen.get(action, 0.0) for action in legal]


def legal_moves(state: Unchecked) -> list[int]:
    """In the order of the game."""
    return [int(ACTIONS[i]) for i in range(state.fill_legal(ACTIONS))]


def facts_of(state: Unchecked, seat: int) -> list[int]:
    """Which inputs of a mind are on."""
    return [int(FACTS[i]) for i in range(state.facts(seat, FACTS))]


def gathered(kept: Sequence[tuple[Row, list[float]]]) -> Lessons:
    """As arrays."""
    return Lessons(
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


def joined(parts: Sequence[Lessons]) -> Lessons:
    """One after the other."""
    return Lessons(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Lessons)))
