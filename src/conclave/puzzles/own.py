"""Puzzles from one's own games: a decision that turned an analysed game, as a task for whoever made it.

The position is as its seat knew it then, with all that was hidden dealt anew. The proof is the judged decision: each
move that cannot be told from the best one is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from conclave.analysis.result import TURNING, Analysis, Candidate, Decision, verdict_of
from conclave.lessons.form import DONE, OPEN, Judgement, Words
from conclave.play import registry
from conclave.play.dealer import SeededDice
from conclave.play.protocol import WHOLE, Action, Seat, State
from conclave.play.reader import Reader
from conclave.puzzles import words
from conclave.puzzles.puzzle import whole_answer
from conclave.puzzles.shelf import NoSuchPuzzle

SORT: Final = "own"
GOOD_ENOUGH: Final = ("best", "close")  # verdicts


class OwnLapse(msgspec.Struct, frozen=True, kw_only=True):
    """One decision that turned a game."""

    id: str
    game: str
    position: str
    learner: Seat
    played: str  # in notation, as all moves here
    right: tuple[str, ...]  # the best first
    chances: dict[str, int]  # by move that was weighed, in points
    table: str  # of the game
    step: int  # of its replay

    rival = "novice"
    spotlight: tuple[str, ...] = ()

    @property
    def proof(self) -> tuple[str, ...]:
        """The best move."""
        return self.right[:1]

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """What an answer means, by the analysis."""
        done = registry.find(self.game).write(before, actions[0])
        if done in self.right:
            return DONE
        if done in self.chances:
            return Judgement("astray", "not-own", loss=max(1, self.chances[self.right[0]] - self.chances[done]))
        return OPEN if self._may_still(before, actions) else Judgement("astray", "not-own-weighed")

    def _may_still(self, before: State, actions: Sequence[Action]) -> bool:
        """Whether the right move can still be made at once, as after a visit to convert."""
        after = before.copy()
        for action in actions:
            after.apply(action)
        if after.actor() != self.learner:
            return False
        return any(registry.find(self.game).write(after, action) in self.right for action in after.legal())

    def solution(self, state: State) -> list[Action]:
        """The best move, as a whole answer."""
        game = registry.find(self.game)
        return whole_answer(game, state, game.read(state, self.right[0]))

    def words(self, judgement: Judgement, language: str) -> Words:
        """The task in a language, with what is to be said of the last answer."""
        best, other = self.chances[self.right[0]], self.chances[self.played]
        told = words.played(self.game, self.position, self.played, language)
        known = words.Known(played=told, chance=best, other=other, lost=best - other)
        return words.words(self.game, SORT, self.learner, judgement, language, known)

    def noted(self) -> dict[str, Any]:
        """What a table keeps of it beside the position."""
        return {name: value for name, value in msgspec.to_builtins(self).items() if name not in ("game", "position")}


def name_of(table: str, at: int) -> str:
    """What the decision with this number, of the game at a table, is called among puzzles."""
    return f"{table}-{at}"


def own_lapse(reader: Reader, analysis: Analysis, table: str, at: int, step: int) -> OwnLapse:
    """The decision with this number as a task; NoSuchPuzzle where none there turned the game."""
    decision = next((one for one in analysis.decisions if one.at == at and one.loss > TURNING), None)
    if decision is None or decision.verdict != "turning":
        raise NoSuchPuzzle(f"action {at} of this game is no decision that turned it")
    game, seat = reader.game, decision.seat
    before = next(state for number, state, _ in reader.positions() if number == at)
    known = before.determinize(seat, SeededDice(f"{table}:{at}"))
    right = [one.text for one in decision.candidates if _is_right(decision, one)]
    return OwnLapse(
        id=name_of(table, at),
        game=game.name,
        position=game.text_of(known, WHOLE),
        learner=seat,
        played=game.write(before, decision.action),
        right=tuple(right),
        chances={one.text: round(100 * one.chances[seat]) for one in decision.candidates},
        table=table,
        step=step,
    )


def _is_right(decision: Decision, one: Candidate) -> bool:
    """Whether a move cannot be told from the best; what was played turned the game, so it can."""
    best = decision.candidates[0]
    loss = best.chances[decision.seat] - one.chances[decision.seat]
    return one.action != decision.action and verdict_of(loss, one.error, one is best) in GOOD_ENOUGH
