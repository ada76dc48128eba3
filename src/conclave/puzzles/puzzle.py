"""A puzzle: a task as lessons are, but found by search, and judged by a proof instead of a pattern."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from conclave.lessons.form import DONE, OPEN, Judgement, Words
from conclave.play import registry
from conclave.play.protocol import Action, Game, Seat, State
from conclave.play.unchecked import unchecked
from conclave.puzzles import words
from conclave.puzzles.ways import Ways

Sort: TypeAlias = Literal["win", "only", "harvest"]
SORTS: Final[tuple[Sort, ...]] = ("win", "only", "harvest")
LONGEST: Final = 24  # actions of one answer


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One position with a task, and all that is known of it."""

    id: str
    game: str
    rules: int
    sort: Sort
    position: str  # whole: it holds the secrets of all seats
    learner: Seat
    seats: int
    proof: tuple[str, ...]  # the learner's answers on one way to the goal, in notation
    themes: tuple[str, ...] = ()
    length: int = 1  # decisions of the learner that it takes
    worths: dict[str, int] = {}  # what is not proven by search alone: by first action, winning chance or points
    ways: dict[str, int] = {}  # to win this round: where the victory is certain, and how far away (`ways.py`)
    levels: dict[str, float] = {}  # how often bots of each level solve it
    source: int = 0  # the game of the run that it was found in

    rival = "novice"
    spotlight: tuple[str, ...] = ()

    @property
    def best(self) -> str:
        """The first action that is wanted, where there is but one."""
        return self.proof[0].partition("; ")[0]

    @property
    def difficulty(self) -> float:
        """From 0, which everybody solves, to 1, which no level does."""
        return 1 - sum(self.levels.values()) / len(self.levels) if self.levels else 0.5

    # --- Judging

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """What an answer means: by the proof, whatever is hidden."""
        game = registry.find(self.game)
        if self.sort != "win":
            done = game.write(before, actions[0])
            if done == self.best:
                return DONE
            if done not in self.worths:  # a visit to convert, after which the same is asked again
                return OPEN
            loss = self.worths[self.best] - self.worths[done]
            return Judgement("astray", f"not-{self.sort}", loss=loss)
        after = before.copy()
        for action in actions:
            after.apply(action)
        if ending := game.ending(after):
            return DONE if ending.winners == (self.learner,) else Judgement("astray", "not-win-over")
        ways = Ways(self.ways, self.learner)
        if ways.left(after) is not None:
            return OPEN
        start, answers = ways.refutation(after)
        mistake = "not-win-answer" if answers and start.actor() >= 0 else "not-win-chance" if answers else "not-win"
        return Judgement("astray", mistake, after=start, answers=answers)

    def solution(self, state: State) -> list[Action]:
        """The learner's next whole answer on a way to the goal."""
        game = registry.find(self.game)
        if self.sort != "win":
            return whole_answer(game, state, game.read(state, self.best))
        ways = Ways(self.ways, self.learner)
        return whole_answer(game, state, ways.best(state), ways.best)

    def words(self, judgement: Judgement, language: str) -> Words:
        """The task in a language, with what is to be said of the last answer."""
        return words.words(self.game, self.sort, self.learner, judgement, language)


def habit(state: State) -> Action:
    """What goes without saying."""
    return int(unchecked(state).habit())


def whole_answer(game: Game, state: State, first: Action, then: Callable[[State], Action] = habit) -> list[Action]:
    """An answer that begins so, with all its details."""
    seat, after, answer = state.actor(), state.copy(), [first]
    is_detail = registry.face(game).is_detail
    after.apply(first)
    while len(answer) < LONGEST and after.actor() == seat and (after.partial() or is_detail(game.question(after))):
        answer.append(then(after))
        after.apply(answer[-1])
    return answer


def name_of(position: str) -> str:
    """The id of a puzzle: the same position is the same puzzle."""
    return hashlib.sha256(position.encode()).hexdigest()[:10]


def proves(puzzle: Puzzle, seed: str) -> str:
    """Prove it again from nothing but its position; "" where it holds, else what does not."""
    from conclave.puzzles.finding import proven

    game = registry.find(puzzle.game)
    if puzzle.rules != game.rules:
        return f"it is of rules {puzzle.rules}, and {game.name} is played by rules {game.rules}"
    state = game.position(puzzle.position)
    if state.actor() != puzzle.learner:
        return "it is not the learner's turn"
    found = proven(game, state, puzzle.sort, seed)
    if found is None:
        return f"no proof of {puzzle.sort!r} was found"
    if puzzle.sort != "win" and found.best != puzzle.best:
        return f"the best move is {found.best!r}, not {puzzle.best!r}"
    if found.ways != puzzle.ways:
        return "other ways lead to the victory than those that are noted"
    return _walked(game, puzzle, state)


def _walked(game: Game, puzzle: Puzzle, state: State) -> str:
    """Whether the written first answer keeps the proof."""
    after = state.copy()
    for text in puzzle.proof[0].split("; "):
        after.apply(game.read(after, text))
    if puzzle.sort == "win" and Ways(puzzle.ways, puzzle.learner).left(after) is None:
        return f"{puzzle.proof[0]!r} does not keep the victory"
    return ""
