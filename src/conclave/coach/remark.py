"""Remarks of the coach on clear losses, as data and in words. Rendering a remark needs no search."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from conclave.analysis.reason import FILE, Reason, reason_in
from conclave.core import registry
from conclave.core.game import Action, Events, Game, Seat, State
from conclave.core.session import redact_events
from conclave.core.text import fluent

SENTENCES: Final = 2


class Remark(msgspec.Struct, frozen=True):
    """A clear loss as data. `guess` is the dump of a determinization for the seat; it is never sent to clients."""

    seat: Seat
    loss: float
    error: float
    guess: list[int]
    better: list[Action]
    then: list[Action]
    reasons: list[Reason]


class Words(msgspec.Struct, frozen=True):
    """A remark in one language."""

    lost: str
    better: str
    then: str  # likely continuation; "" if unknown
    why: list[str]


def words_of(game: Game, remark: Remark, names: Sequence[str], language: str) -> Words:
    """Return a remark in words, addressed to the player of its seat."""
    guess = game.load(remark.guess)
    after = guess.copy()
    for action in remark.better:
        after.apply_action(action)
    say = partial(fluent.say, language, FILE)
    then = _narrate_actions(game, after, remark.seat, remark.then, names, language)
    return Words(
        lost=say("lost", loss=_points(remark.loss), error=_points(remark.error)),
        better=say("better", words=_narrate_actions(game, guess, remark.seat, remark.better, names, language)),
        then=say("then", words=then) if then else "",
        why=[reason_in(language, game.name, reason, names) for reason in remark.reasons],
    )


def _narrate_actions(
    game: Game, state: State, seat: Seat, actions: Sequence[Action], names: Sequence[str], language: str
) -> str:
    """Return the narration of some actions in a few sentences, as the seat would see them."""
    events: Events = []
    after = state.copy()
    for action in actions:
        after.apply_action(action, events)
    seen = redact_events(game, events, seat)
    told = registry.presenter_for(game, language).narrate(seen, names, seat, partial(state.view, seat))[:SENTENCES]
    return " ".join(told) or (game.write(state, actions[0]) if actions else "")


def _points(share: float) -> str:
    """Return a share as whole points of win probability, at least 1."""
    return f"{max(1, round(100 * share))}"
