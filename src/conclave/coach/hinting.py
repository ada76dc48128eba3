"""Hints: what a bot thinks of the answers there are, and what speaks for the best of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from conclave import bots
from conclave.analysis.reason import Reason, reason_in
from conclave.coach.coaching import hint_reasons
from conclave.lessons.advice import Advice, reason
from conclave.play.protocol import Action, Game, State
from conclave.play.unchecked import Unchecked

ADVISER: Final = "master:500ms"
MOST_ANSWERS: Final = 5


class Idea(NamedTuple):
    """An answer as a bot would make it whole."""

    actions: list[Action]
    text: str  # as notation writes it
    chance: float  # to win with it
    share: float  # of the bot's thought that went into it


class Hint(NamedTuple):
    """The best few answers, the best first, and why it is."""

    ideas: list[Idea]
    reasons: list[Reason]


def can_hint(state: object) -> bool:
    """Whether any bot can say more than what is legal: only games that can be searched have such bots."""
    return isinstance(state, Unchecked)


def hint_on(game: Game, adviser: bots.Bot, state: State) -> Hint:
    """For the seat that is asked, from what it knows."""
    found = list[Idea]()
    for thought in bots.weigh(adviser, state)[:MOST_ANSWERS]:
        after = state.copy()
        text, actions = [game.write(after, thought.action)], [thought.action]
        after.apply(thought.action)
        while after.partial():
            actions.append(bots.choose(adviser, after))
            text.append(game.write(after, actions[-1]))
            after.apply(actions[-1])
        found.append(Idea(actions, "; ".join(text), round(thought.chance, 3), round(thought.share, 3)))
    return Hint(found, hint_reasons(game, state, [one.actions for one in found]))


def why(
    game: Game,
    state: State,
    answers: Sequence[Advice],
    reasons: Sequence[Reason],
    names: Sequence[str],
    language: str,
) -> str:
    """What speaks for the first of some answers, in a language; "" where there is nothing to say."""
    facts = [reason_in(language, game.name, one, names) for one in reasons]
    return reason(game, state, state.actor(), answers, language, facts)
