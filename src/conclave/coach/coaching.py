"""What a coach says of a move that has been made: how much it clearly lost, what would have been better, and why.

A remark is made only where a loss is a turning point (docs/ANALYSIS.md): above 5 points of winning chance and above two
standard errors. It depends on what the seat knew and on nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from conclave.analysis.course import Course
from conclave.analysis.judging import Analyst, CannotJudge, analyst
from conclave.analysis.lapses import CLEAR
from conclave.analysis.reason import Reason
from conclave.analysis.result import Decision, Judged
from conclave.analysis.telling import followed
from conclave.bots.engine.weighing import Weighing
from conclave.coach.reasons import reasons
from conclave.coach.remark import Remark
from conclave.coach.ways import Way, way_of
from conclave.play.protocol import Action, Game, Seat, State
from conclave.play.unchecked import unchecked

THOUGHT: Final = 120  # iterations for a move and a batch: some tenths of a second for a decision
MOST_DECISIONS: Final = 4  # of one answer: what it does, and its costliest details
LINE: Final = 4  # thoughts that go into how the game would go on
SEED: Final = "coach"


def remark_on(game: Game, before: State, actions: Sequence[Action], thought: int = THOUGHT) -> Remark | None:
    """What there is to say of an answer of the seat that acts before it; None where it was good enough, or unclear."""
    try:
        judge = analyst(game, thought, SEED)
    except CannotJudge:
        return None
    seat, state, found = before.actor(), before.copy(), list[tuple[Decision, State, int]]()
    for at, action in enumerate(actions):
        if state.actor() == seat and len(state.legal()) > 1 and len(found) < MOST_DECISIONS:
            found.append((judge.decision(state, at, action), state.copy(), at))
        state.apply(action)
    clear = [one for one in found if one[0].verdict == "turning"]
    if not clear:
        return None
    worst, state, at = max(clear, key=lambda one: one[0].loss)
    return remark_of(game, judge, worst, state, actions[at:])


def remark_of(game: Game, judge: Analyst, decision: Decision, state: State, played: Sequence[Action]) -> Remark:
    """What there is to say of a decision that was judged here; `played` begins with its action."""
    seat, at = decision.seat, decision.at
    guess = state.determinize(seat, judge.dice(at, "guess"))
    better, then = followed(guess, decision.line)
    good = way_of(game, guess, better, then)
    bad = way_of(game, guess, own_part(guess, seat, played), line_after(judge, guess, at, played[0]))
    said = reasons(game.name, good, bad)
    return Remark(seat, decision.loss, decision.error, guess.dump(), better, then, said)


def reasoned(course: Course, step: Judged) -> Judged:
    """A step of an analysis with its reasons, where a decision has clearly lost something."""
    decision = step.decision
    if decision is None or decision.verdict not in CLEAR:
        return step
    remark = remark_of(course.reader.game, course.analyst, decision, *course.decided(step.at))
    found = msgspec.structs.replace(decision, reasons=tuple(remark.reasons))
    return msgspec.structs.replace(step, decision=found)


def own_part(guess: State, seat: Seat, played: Sequence[Action]) -> list[Action]:
    """The first actions of an answer, as far as the seat could make them whatever is hidden."""
    state, found = guess.copy(), list[Action]()
    for action in played:
        if state.actor() != seat or action not in state.legal():
            break
        state.apply(action)
        found.append(action)
    return found


def line_after(judge: Analyst, guess: State, at: int, action: Action) -> list[Action]:
    """How the search would go on after a move."""
    seat = guess.actor()
    weighing = Weighing(unchecked(guess), judge.judge, judge.grain(at, f"line {action}"), seat, action)
    weighing.think(LINE * judge.thought)
    return weighing.line()


def hint_reasons(game: Game, state: State, answers: Sequence[Sequence[Action]], thought: int = THOUGHT) -> list[Reason]:
    """Why the first of several answers is the best of them, from what the acting seat knows."""
    try:
        judge = analyst(game, thought, SEED)
    except CannotJudge:
        return []
    guess = state.determinize(state.actor(), judge.dice(0, "guess"))
    ways: list[Way] = []
    for actions in answers[:2]:
        own = own_part(guess, guess.actor(), actions)
        ways.append(way_of(game, guess, own, line_after(judge, guess, 0, actions[0])))
    return reasons(game.name, *ways) if ways else []
