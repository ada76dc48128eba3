"""Puzzle difficulty: solve rates of bots of increasing strength, and the probability of guessing the solution.

Solve rates alone would give a third of all wins the same top difficulty, because no bot solves them. The probability
that random choices solve a puzzle distinguishes those.
"""

from __future__ import annotations

from typing import Final

import msgspec

from conclave.bots import choose_action, make_level
from conclave.core import registry
from conclave.core.dealer import SeededDealer, iterate_questions
from conclave.core.errors import GameError
from conclave.core.game import TERMINAL, Action, State
from conclave.puzzles.puzzle import Puzzle
from conclave.puzzles.solution_table import SolutionTable, deals_of, digest
from conclave.puzzles.solver import answers, apply_to_copy

LEVELS: Final = ("random", "novice", "adept", "master:24it", "master:200it")  # bots that attempt each puzzle
ATTEMPTS: Final = 8  # of each
SHALLOW: Final = ("novice", "adept", "pieces", "crystals", "hasty")  # levels and counting rules without a search
TRIVIAL_SHARE: Final = 0.85  # of the attempts of every shallow level
MIN_GUESS: Final = 1e-9


def rate(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with its solve rates. For harvests, simple counting rules replace the bots."""
    game = registry.load_game(puzzle.game)
    state = game.from_position_text(puzzle.position)
    guess = guess_chance(puzzle, state)
    hooks = registry.load_extension(puzzle.game, "puzzles")
    if puzzle.sort == "harvest" and hooks:
        return msgspec.structs.replace(puzzle, levels=hooks.naive(game, state, puzzle.id), guess=guess)
    known = puzzle.levels  # the same attempts have the same outcome
    levels = {level: known[level] if level in known else solve_rate(puzzle, level) for level in LEVELS}
    return msgspec.structs.replace(puzzle, levels=levels, guess=guess)


def solve_rate(puzzle: Puzzle, level: str) -> float:
    """Return the share of attempts in which a bot of this level solves the puzzle."""
    return sum(attempt(puzzle, level, f"{puzzle.id}:{level}:{number}") for number in range(ATTEMPTS)) / ATTEMPTS


def is_trivial(puzzle: Puzzle) -> bool:
    """Return True if every level without a search nearly always solves it."""
    return min(share for level, share in puzzle.levels.items() if level in SHALLOW) >= TRIVIAL_SHARE


def count_lookups(puzzle: Puzzle) -> int:
    """Return the maximum number of table lookups needed to judge a first answer."""
    game = registry.load_game(puzzle.game)
    state = game.from_position_text(puzzle.position)
    counts = [0]
    for action in state.legal_actions() if puzzle.sort == "win" else ():
        ways, after = SolutionTable(puzzle.ways, puzzle.learner), apply_to_copy(state, action)
        if after.current_player() != TERMINAL and ways.count_remaining(after) is None:
            ways.refutation(after)
        counts.append(ways.looked)
    return max(counts)


def guess_chance(puzzle: Puzzle, state: State) -> float:
    """Return the probability that random choices of the learner solve the puzzle against the worst replies."""
    if puzzle.sort != "win":
        return 1 / max(1, len(puzzle.worths))
    found = _win_chance(SolutionTable(puzzle.ways, puzzle.learner), puzzle.learner, state, {})
    return max(MIN_GUESS, found)


def _win_chance(ways: SolutionTable, seat: int, state: State, known: dict[str, float]) -> float:
    if state.current_player() == TERMINAL:
        return float(state.returns()[seat] == 1)
    deals = deals_of(state, seat)
    name = "" if state.is_mid_action() or not deals else digest(deals[0], seat)
    if name in known:
        return known[name]
    if name:
        known[name] = 0.0  # during the search: a choice that leads back here does not solve the puzzle
    if state.current_player() == seat:
        legal = state.legal_actions()
        after = [apply_to_copy(state, action) for action in legal]
        chance = sum(
            _win_chance(ways, seat, one, known) for one in after if ways.count_remaining(one) is not None
        ) / len(legal)
    else:
        chance = min((_win_chance(ways, seat, apply_to_copy(*one), known) for one in answers(deals)), default=0.0)
    if name:
        known[name] = chance
    return chance


def attempt(puzzle: Puzzle, level: str, seed: str) -> bool:
    """Return True if a bot of this level solves the puzzle at the first try, against the puzzle's own bots."""
    game = registry.load_game(puzzle.game)
    state, dealer = game.from_position_text(puzzle.position), SeededDealer(seed)
    bots = [
        make_level(level if seat == puzzle.learner else puzzle.rival, game, f"{seed}:{seat}")
        for seat in range(puzzle.seats)
    ]
    before, answer = state, list[Action]()
    try:
        for seat in iterate_questions(state, dealer):
            action = choose_action(bots[seat], state)
            if seat == puzzle.learner and not state.is_mid_action():
                before, answer = state.copy(), []
            state.apply_action(action)
            answer.append(action)
            if seat == puzzle.learner and not state.is_mid_action():
                verdict = puzzle.judge(before, answer).verdict
                if verdict != "open":
                    return verdict == "done"
    except GameError:
        return False
    return False
