"""Puzzle: a task found by search and judged by a proof, where lessons use patterns."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from conclave.core import registry
from conclave.core.game import Action, Game, Seat, State
from conclave.core.search_state import as_search_state
from conclave.lessons.task import DONE, OPEN, Judgement, Words
from conclave.puzzles import puzzle_texts
from conclave.puzzles.solution_table import SolutionTable

Sort: TypeAlias = Literal["win", "only", "harvest"]
SORTS: Final[tuple[Sort, ...]] = ("win", "only", "harvest")
MAX_ANSWER_ACTIONS: Final = 24  # actions of one answer
GUESS_WEIGHT: Final = 0.4  # share of the difficulty from the guess probability; the rest comes from bots' solve rates
HARDEST_GUESS: Final = 5.0  # -log10 of the guess probability that counts as maximal difficulty


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One position with a task, its solution and its difficulty data."""

    id: str
    game: str
    rules: int
    sort: Sort
    position: str  # complete: it contains hidden information of all seats
    learner: Seat
    seats: int
    proof: tuple[str, ...]  # the learner's answers in one solution, in notation
    themes: tuple[str, ...] = ()
    length: int = 1  # number of the learner's decisions
    worths: dict[str, int] = {}  # by first action: win probability or points; empty for wins
    ways: dict[str, int] = {}  # solution table of a win (`solution_table.py`)
    levels: dict[str, float] = {}  # solve rates of bots
    guess: float = 0.0  # the probability that random choices solve it; 0: unknown
    source: int = 0  # number of the mined game

    rival = "novice"
    spotlight: tuple[str, ...] = ()

    @property
    def best(self) -> str:
        """First action of the solution."""
        return self.proof[0].partition("; ")[0]

    @property
    def difficulty(self) -> float:
        """Difficulty from 0 (solved by all levels) to 1 (solved by no level and not guessable)."""
        missed = 1 - sum(self.levels.values()) / len(self.levels) if self.levels else 0.5
        if not self.guess:
            return missed
        surprise = min(1.0, -math.log10(self.guess) / HARDEST_GUESS)
        return (1 - GUESS_WEIGHT) * missed + GUESS_WEIGHT * surprise

    # --- Judging

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """Return the judgement of an answer, based on the proof and independent of hidden information."""
        game = registry.load_game(self.game)
        if self.sort != "win":
            done = game.write(before, actions[0])
            if done == self.best:
                return DONE
            if done not in self.worths:  # a conversion, after which the same question follows
                return OPEN
            loss = self.worths[self.best] - self.worths[done]
            return Judgement("astray", f"not-{self.sort}", loss=loss)
        after = before.copy()
        for action in actions:
            after.apply_action(action)
        if ending := game.ending(after):
            return DONE if ending.winners == (self.learner,) else Judgement("astray", "not-win-over")
        ways = SolutionTable(self.ways, self.learner)
        if ways.count_remaining(after) is not None:
            return OPEN
        start, answers = ways.refutation(after)
        mistake = (
            "not-win-answer" if answers and start.current_player() >= 0 else "not-win-chance" if answers else "not-win"
        )
        return Judgement("astray", mistake, after=start, answers=answers)

    def solution(self, state: State) -> list[Action]:
        """Return the learner's next whole answer on a solution."""
        game = registry.load_game(self.game)
        if self.sort != "win":
            return whole_answer(game, state, game.read(state, self.best))
        ways = SolutionTable(self.ways, self.learner)
        return whole_answer(game, state, ways.best(state), ways.best)

    def words(self, judgement: Judgement, language: str) -> Words:
        """Return the texts of the task with feedback on the last answer."""
        from conclave.puzzles.ideas import sentences

        found = puzzle_texts.words(self.game, self.sort, self.rival, self.learner, judgement, language)
        if judgement.verdict != "done":
            return found
        return found._replace(said=f"{found.said} {sentences(self, language)}")


def habit(state: State) -> Action:
    """Return the default action of a state."""
    return int(as_search_state(state).default_action())


def whole_answer(game: Game, state: State, first: Action, then: Callable[[State], Action] = habit) -> list[Action]:
    """Return the whole answer that begins with this action, with all its details."""
    seat, after, answer = state.current_player(), state.copy(), [first]
    is_detail = registry.presenter_for(game).is_detail
    after.apply_action(first)
    while (
        len(answer) < MAX_ANSWER_ACTIONS
        and after.current_player() == seat
        and (after.is_mid_action() or is_detail(game.question(after)))
    ):
        answer.append(then(after))
        after.apply_action(answer[-1])
    return answer


def name_of(position: str) -> str:
    """Return the id of a puzzle, a digest of its position."""
    return hashlib.sha256(position.encode()).hexdigest()[:10]


def proves(puzzle: Puzzle, seed: str) -> str:
    """Prove the puzzle again from its position; return "" if it holds, else the failure."""
    from conclave.puzzles.miner import proven

    game = registry.load_game(puzzle.game)
    if puzzle.rules != game.rules_version:
        return f"it is of rules {puzzle.rules}, and {game.name} is played by rules {game.rules_version}"
    state = game.from_position_text(puzzle.position)
    if state.current_player() != puzzle.learner:
        return "it is not the learner's turn"
    found = proven(game, state, puzzle.sort, seed)
    if found is None:
        return f"no proof of {puzzle.sort!r} was found"
    if puzzle.sort != "win" and found.best != puzzle.best:
        return f"the best move is {found.best!r}, not {puzzle.best!r}"
    if found.ways != puzzle.ways:
        return "other ways lead to the victory than those that are noted"
    return _check_first_answer(game, puzzle, state)


def _check_first_answer(game: Game, puzzle: Puzzle, state: State) -> str:
    """Return "" if the stored first answer keeps the win, else the failure."""
    after = state.copy()
    for text in puzzle.proof[0].split("; "):
        after.apply_action(game.read(after, text))
    if puzzle.sort == "win" and SolutionTable(puzzle.ways, puzzle.learner).count_remaining(after) is None:
        return f"{puzzle.proof[0]!r} does not keep the victory"
    return ""
