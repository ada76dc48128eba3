"""Plans for a player's first game: strategies that fit the dealt cards, used to choose between equal answers.

A game defines its plans in its `plans` module: `plan_of(view, seat)`, `fit(plan, text)` and `reasons(plan)`.
"""

from __future__ import annotations

from conclave.analysis.reason import Reason
from conclave.analysis.verdicts import AnswerValue, PositionVerdict
from conclave.core import registry
from conclave.core.game import Game


def prefer_plan(game: Game, verdict: PositionVerdict) -> AnswerValue:
    """Return the answer that fits the plan best among those equal to the recommended one."""
    plans = registry.load_extension(game.name, "plans")
    if plans is None:
        return verdict.best
    plan = plans.plan_of(verdict.guess.view(verdict.seat), verdict.seat)
    return max(verdict.equals(), key=lambda one: plans.fit(plan, one.text))


def plan_reason(game: Game, verdict: PositionVerdict) -> list[Reason]:
    """Return the plan as reasons, or an empty list if the game or position has no plan."""
    plans = registry.load_extension(game.name, "plans")
    if plans is None:
        return []
    found: list[Reason] = plans.reasons(plans.plan_of(verdict.guess.view(verdict.seat), verdict.seat))
    return found
