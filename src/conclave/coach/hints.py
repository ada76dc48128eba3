"""Hints: the recommended answers in a position, and the reasons for the best one.

Hints share their verdict with the coach (`conclave.analysis.verdicts`), so the coach never criticises a recommended
answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from conclave.analysis.reason import FILE, Reason, goods_in, reason_in
from conclave.analysis.verdicts import THOUGHT, AnswerValue, PositionVerdict, verdicts_for
from conclave.coach.coaching import hint_reasons
from conclave.coach.plan_preference import plan_reason, prefer_plan
from conclave.core import registry
from conclave.core.game import Action, Game, State
from conclave.core.search_state import SearchState
from conclave.core.text import fluent
from conclave.lessons.advice import Advice, reason


class Idea(NamedTuple):
    """A recommended answer, complete with details."""

    actions: list[Action]
    text: str  # in notation
    chance: float  # win probability
    share: float  # share of the search budget


class Hint(NamedTuple):
    """The best few answers, the recommended one first, and the reasons for it."""

    ideas: list[Idea]
    reasons: list[Reason]


def can_hint(state: object) -> bool:
    """Return True if the state can be searched."""
    return isinstance(state, SearchState)


def hint_on(game: Game, state: State, *, is_first_game: bool = False, thought: int = THOUGHT) -> Hint:
    """Return the hint for the acting seat, from what it knows.

    In a player's first game, ties between equal answers are broken in favour of a plan for the dealt cards.
    """
    service = verdicts_for(game, thought)
    verdict = service.verdict(state)
    if is_first_game:
        verdict = verdict.recommending(prefer_plan(game, verdict))
    ideas = [_idea(verdict, one) for one in verdict.answers]
    plan = plan_reason(game, verdict) if is_first_game else []
    return Hint(ideas, plan + hint_reasons(service, verdict))


def _idea(verdict: PositionVerdict, one: AnswerValue) -> Idea:
    chance = one.chances[verdict.seat]
    if verdict.verdict_on(one) == "close":  # equal within the error, so both show the same number
        chance = verdict.best.chances[verdict.seat]
    return Idea(list(one.actions), one.text, round(chance, 3), round(1 / len(verdict.answers), 3))


def words_of(game: Game, state: State, actions: Sequence[Action], names: Sequence[str], language: str) -> str:
    """Return the label of an answer's first choice, or "" if it has none."""
    face = registry.presenter_for(game, language)
    question = game.question(state)
    groups = face.choice_groups(question, state.view(state.current_player()), names)
    labels = [
        " ".join(part for part in (group.heading.rstrip(":"), one.text) if part)
        for group in groups
        for one in group.choices
        if one.choice.action == actions[0]
    ]
    return (labels or [""])[0].rstrip(".")


def net_words(game: Game, state: State, actions: Sequence[Action], language: str) -> str:
    """Return the net effect of an answer's conversions as a sentence, or "" if it converts nothing."""
    conversions = registry.load_extension(game.name, "conversions")
    if conversions is None:
        return ""
    net = conversions.net_effect(conversions.texts_of(game, state, actions))
    face = registry.presenter_for(game, language)
    parts = {
        name: goods_in(face, game.name, goods) for name, goods in (("sold", net.sold), ("bought", net.bought)) if goods
    }
    return fluent.say(language, FILE, f"net-{'-'.join(parts)}", **parts) if parts else ""


def why(
    game: Game,
    state: State,
    answers: Sequence[Advice],
    reasons: Sequence[Reason],
    names: Sequence[str],
    language: str,
) -> str:
    """Return the reasons for the first of some answers as text, or "" if there are none."""
    facts = [reason_in(language, game.name, one, names) for one in reasons]
    net = net_words(game, state, answers[0].actions, language)
    return " ".join(one for one in (net, reason(game, state, state.current_player(), answers, language, facts)) if one)
