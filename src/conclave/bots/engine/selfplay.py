"""Games of one judge against itself, with the facts that held on the way: what learning feeds on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.engine.judge import MAX_ACTIONS, MAX_TRAITS, NOBODY, Judge, best_answer
from conclave.play.dice import Dice
from conclave.play.unchecked import Unchecked

MOVES: Final = vec[i64]([0] * MAX_ACTIONS)  # of the position before us


class Diary:
    """What was written down of some games: for each position the facts of every seat, and in the end who won."""

    def __init__(self) -> None:
        self.traits: list[int] = []  # of all seats of all positions, one after the other
        self.lengths: list[int] = []  # how many of them belong to each seat of each position
        self.positions: list[int] = []  # by game
        self.shares: list[list[float]] = []  # by game: each seat's share of the victory


def play_games(states: list[Unchecked], judge: Judge, seed: int, slips: float, keep: float, diary: Diary) -> None:
    """Play every state to its end, each seat by one look at every move.

    A move is a slip, any legal one, with probability `slips`; a position is written down with probability `keep`.
    """
    dice = Dice(seed)
    for state in states:
        positions = play_game(state, judge, dice, slips, keep, diary)
        diary.positions.append(int(positions))
        diary.shares.append([state.won(seat) for seat in range(state.seats())])


def play_game(state: Unchecked, judge: Judge, dice: Dice, slips: float, keep: float, diary: Diary) -> i64:
    on = vec[i64]([0] * MAX_TRAITS)
    positions: i64 = 0
    while state.actor() != NOBODY:
        if state.actor() >= 0 and chance(dice) < slips:
            n = state.fill_legal(MOVES)
            state.play_unchecked(MOVES[dice.below(n)])
            continue
        if state.actor() >= 0 and state.quiet() and chance(dice) < keep:
            write_down(state, on, diary)
            positions += 1
        step(state, judge, dice)
    return positions


def step(state: Unchecked, judge: Judge, dice: Dice) -> None:
    """Chance answers at random, a seat with the best move at one look."""
    if state.actor() >= 0:
        state.play_unchecked(best_answer(state, judge, dice, True, MOVES))
    else:
        n = state.fill_legal(MOVES)
        state.play_unchecked(MOVES[dice.below(n)])


def match(states: list[Unchecked], one: Judge, other: Judge, seed: int) -> float:
    """Games for two: how often one judge beats another, sitting first in every second game."""
    dice = Dice(seed)
    total = 0.0
    mine: i64 = 0
    for state in states:
        while state.actor() != NOBODY:
            step(state, one if state.actor() == mine else other, dice)
        total += state.won(mine)
        mine = 1 - mine
    return total / float(len(states))


def chance(dice: Dice) -> float:
    return float(dice.below(1000000)) / 1000000.0


def write_down(state: Unchecked, on: vec[i64], diary: Diary) -> None:
    for seat in range(state.seats()):
        n = state.traits(seat, on)
        diary.lengths.append(int(n))
        for i in range(n):
            diary.traits.append(int(on[i]))
