"""Puzzles from a player's own games: a turning point of an analysed game, as a task for the player who made it.

The position is as the seat knew it then, with hidden cards dealt anew. Every move that is not clearly worse than the
best one is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from conclave.analysis.result import TURNING, Analysis, Candidate, Decision, verdict_of
from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import OMNISCIENT, Action, Seat, State
from conclave.core.record_reader import RecordReader
from conclave.lessons.task import DONE, OPEN, Judgement, Words
from conclave.puzzles import puzzle_texts
from conclave.puzzles.puzzle import whole_answer
from conclave.puzzles.repository import NoSuchPuzzle

SORT: Final = "own"
GOOD_ENOUGH: Final = ("best", "close")  # verdicts


class OwnLapse(msgspec.Struct, frozen=True, kw_only=True):
    """One turning point as a task."""

    id: str
    game: str
    position: str
    learner: Seat
    played: str  # in notation, like all moves here
    right: tuple[str, ...]  # the best first
    chances: dict[str, int]  # by compared move, in points
    table: str  # of the game
    step: int  # of its replay

    rival = "novice"
    spotlight: tuple[str, ...] = ()

    @property
    def proof(self) -> tuple[str, ...]:
        """The best move."""
        return self.right[:1]

    def judge(self, before: State, actions: Sequence[Action]) -> Judgement:
        """Return the judgement of an answer, based on the analysis."""
        done = registry.load_game(self.game).write(before, actions[0])
        if done in self.right:
            return DONE
        if done in self.chances:
            return Judgement("astray", "not-own", loss=max(1, self.chances[self.right[0]] - self.chances[done]))
        return OPEN if self._may_still(before, actions) else Judgement("astray", "not-own-weighed")

    def _may_still(self, before: State, actions: Sequence[Action]) -> bool:
        """Return True if a right move can still be made next, as after a conversion."""
        after = before.copy()
        for action in actions:
            after.apply_action(action)
        if after.current_player() != self.learner:
            return False
        return any(registry.load_game(self.game).write(after, action) in self.right for action in after.legal_actions())

    def solution(self, state: State) -> list[Action]:
        """Return the best move as a whole answer."""
        game = registry.load_game(self.game)
        return whole_answer(game, state, game.read(state, self.right[0]))

    def words(self, judgement: Judgement, language: str) -> Words:
        """Return the texts of the task with feedback on the last answer."""
        best, other = self.chances[self.right[0]], self.chances[self.played]
        told = puzzle_texts.describe_move(self.game, self.position, self.played, self.rival, language)
        known = puzzle_texts.Known(played=told, chance=best, other=other, lost=best - other)
        return puzzle_texts.words(self.game, SORT, self.rival, self.learner, judgement, language, known)

    def stored_data(self) -> dict[str, Any]:
        """Return the data that a table stores in addition to the position."""
        return {name: value for name, value in msgspec.to_builtins(self).items() if name not in ("game", "position")}


def name_of(table: str, at: int) -> str:
    """Return the puzzle id of a decision in the game at a table."""
    return f"{table}-{at}"


def own_lapse(reader: RecordReader, analysis: Analysis, table: str, at: int, step: int) -> OwnLapse:
    """Return the decision with this number as a task; raise NoSuchPuzzle if it is no turning point."""
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
        position=game.position_text(known, OMNISCIENT),
        learner=seat,
        played=game.write(before, decision.action),
        right=tuple(right),
        chances={one.text: round(100 * one.chances[seat]) for one in decision.candidates},
        table=table,
        step=step,
    )


def _is_right(decision: Decision, one: Candidate) -> bool:
    """Return True if a move is not clearly worse than the best one. The move played is always wrong."""
    best = decision.candidates[0]
    loss = best.chances[decision.seat] - one.chances[decision.seat]
    return one.action != decision.action and verdict_of(loss, one.error, one is best) in GOOD_ENOUGH
