"""Remarks on answers: the clear loss, the better answer, and the reasons.

A remark is made only if the loss is a turning point (docs/ANALYSIS.md): above 5 % of win probability and above two
standard errors. It depends only on the seat's information set. Verdicts are shared with hints and analyses
(`conclave.analysis.verdicts`), so that a recommended answer is never criticised.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from conclave.analysis.evaluation import CannotJudge
from conclave.analysis.game_analysis import GameAnalysis
from conclave.analysis.mistakes import CLEAR
from conclave.analysis.reason import Reason
from conclave.analysis.report import split_line
from conclave.analysis.result import AnalysedStep
from conclave.analysis.verdicts import THOUGHT, AnswerValue, PositionVerdict, Verdicts, verdicts_for
from conclave.coach.continuations import way_of
from conclave.coach.reasons import reasons
from conclave.coach.remark import Remark
from conclave.core.game import Action, Game, State

# --- Remarks


def remark_on(game: Game, before: State, actions: Sequence[Action], thought: int = THOUGHT) -> Remark | None:
    """Return the remark on an answer of the acting seat, or None if the answer did not clearly lose."""
    try:
        service = verdicts_for(game, thought)
    except CannotJudge:
        return None
    if len(before.legal_actions()) < 2:
        return None
    verdict, played = service.verdict(before), service.value(before, actions)
    return remark_of(service, verdict, played) if verdict.verdict_on(played) == "turning" else None


def remark_of(service: Verdicts, verdict: PositionVerdict, played: AnswerValue) -> Remark:
    """Return the remark on an answer that clearly lost."""
    loss, error = verdict.loss(played)
    best = verdict.best
    said = _reasons(service.game, verdict, best, played)
    then = continuation(verdict, best)
    return Remark(verdict.seat, loss, error, verdict.guess.dump(), list(best.actions), then, said)


def continuation(verdict: PositionVerdict, answer: AnswerValue) -> list[Action]:
    """Return the expected continuation after an answer, as far as it is known."""
    after = verdict.guess.copy()
    for action in answer.actions:
        after.apply_action(action)
    if after.current_player() < 0:
        return []
    move, rest = split_line(after, answer.line)
    return [*move, *rest]


def add_reasons(analysis: GameAnalysis, step: AnalysedStep) -> AnalysedStep:
    """Return an analysed step with reasons added if its decision clearly lost something."""
    decision = step.decision
    if decision is None or decision.verdict not in CLEAR:
        return step
    before, actions = analysis.decision_at(step.at)
    service = verdicts_for(analysis.reader.game, analysis.confirming_thought)
    verdict, played = service.verdict(before), service.value(before, actions)
    found = msgspec.structs.replace(decision, reasons=tuple(_reasons(service.game, verdict, verdict.best, played)))
    return msgspec.structs.replace(step, decision=found)


# --- Reasons


def hint_reasons(service: Verdicts, verdict: PositionVerdict) -> list[Reason]:
    """Return reasons for the recommended answer, compared with the best answer that is clearly worse, if any."""
    others = [one for one in verdict.answers[1:] if verdict.verdict_on(one) in CLEAR]
    worse = others[0] if others else None
    return _reasons(service.game, verdict, verdict.best, worse, is_hint=True)


def _reasons(
    game: Game, verdict: PositionVerdict, better: AnswerValue, worse: AnswerValue | None, *, is_hint: bool = False
) -> list[Reason]:
    good = way_of(game, verdict.guess, better.actions, better.line)
    bad = way_of(game, verdict.guess, worse.actions, worse.line) if worse and worse.actions else None
    return reasons(game.name, good, bad, is_hint=is_hint)
