"""Games of one judge against itself, with the facts that held on the way: what learning feeds on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.engine.judge import MAX_ACTIONS, MAX_TRAITS, NOBODY, Judge, best_answer
from conclave.play.board import Board
from conclave.play.dice import Dice

MOVES: Final = vec[i64]([0] * MAX_ACTIONS)  # of the position before us


class Diary:
    """What was written down of some games: for each position the facts of every seat, and in the end who won."""

    def __init__(self) -> None:
        self.traits: list[int] = []  # of all seats of all positions, one after the other
        self.lengths: list[int] = []  # how many of them belong to each seat of each position
        self.positions: list[int] = []  # by game
        self.shares: list[list[float]] = []  # by game: each seat's share of the victory


def play_games(boards: list[Board], judge: Judge, seed: int, slips: float, keep: float, diary: Diary) -> None:
    """Play every board to its end, each seat by one look at every move.

    A move is a slip, any legal one, with probability `slips`; a position is written down with probability `keep`.
    """
    dice = Dice(seed)
    for board in boards:
        positions = play_game(board, judge, dice, slips, keep, diary)
        diary.positions.append(int(positions))
        diary.shares.append([board.won(seat) for seat in range(board.seats())])


def play_game(board: Board, judge: Judge, dice: Dice, slips: float, keep: float, diary: Diary) -> i64:
    on = vec[i64]([0] * MAX_TRAITS)
    positions: i64 = 0
    while board.turn() != NOBODY:
        if board.turn() >= 0 and chance(dice) < slips:
            n = board.fill(MOVES)
            board.play(MOVES[dice.below(n)])
            continue
        if board.turn() >= 0 and board.quiet() and chance(dice) < keep:
            write_down(board, on, diary)
            positions += 1
        step(board, judge, dice)
    return positions


def step(board: Board, judge: Judge, dice: Dice) -> None:
    """Chance answers at random, a seat with the best move at one look."""
    if board.turn() >= 0:
        board.play(best_answer(board, judge, dice, True, MOVES))
    else:
        n = board.fill(MOVES)
        board.play(MOVES[dice.below(n)])


def match(boards: list[Board], one: Judge, other: Judge, seed: int) -> float:
    """Games for two: how often one judge beats another, sitting first in every second game."""
    dice = Dice(seed)
    total = 0.0
    mine: i64 = 0
    for board in boards:
        while board.turn() != NOBODY:
            step(board, one if board.turn() == mine else other, dice)
        total += board.won(mine)
        mine = 1 - mine
    return total / float(len(boards))


def chance(dice: Dice) -> float:
    return float(dice.below(1000000)) / 1000000.0


def write_down(board: Board, on: vec[i64], diary: Diary) -> None:
    for seat in range(board.seats()):
        n = board.traits(seat, on)
        diary.lengths.append(int(n))
        for i in range(n):
            diary.traits.append(int(on[i]))
