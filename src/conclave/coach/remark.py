"""A remark of the coach: what a move has clearly lost, as data, and in words. Whoever tells it need not think."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec

from conclave.analysis.reason import FILE, Reason, reason_in
from conclave.play import fluent, registry
from conclave.play.protocol import Action, Events, Game, Seat, State
from conclave.play.session import redacted

SENTENCES: Final = 2


class Remark(msgspec.Struct, frozen=True):
    """A move that clearly lost, as data. `guess` is a dump of what the seat could take for true; nobody is sent it."""

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
    then: str  # "" where nothing is foreseen
    why: list[str]


def words_of(game: Game, remark: Remark, names: Sequence[str], language: str) -> Words:
    """A remark in words, for whoever plays its seat."""
    guess = game.load(remark.guess)
    after = guess.copy()
    for action in remark.better:
        after.apply(action)
    say = partial(fluent.say, language, FILE)
    then = _told(game, after, remark.seat, remark.then, names, language)
    return Words(
        lost=say("lost", loss=_points(remark.loss), error=_points(remark.error)),
        better=say("better", words=_told(game, guess, remark.seat, remark.better, names, language)),
        then=say("then", words=then) if then else "",
        why=[reason_in(language, game.name, reason, names) for reason in remark.reasons],
    )


def _told(game: Game, state: State, seat: Seat, actions: Sequence[Action], names: Sequence[str], language: str) -> str:
    """Actions as a story, in a few sentences, as the seat would see them."""
    events: Events = []
    after = state.copy()
    for action in actions:
        after.apply(action, events)
    seen = redacted(game, events, seat)
    told = registry.face(game, language).story(seen, names, seat, partial(state.view, seat))[:SENTENCES]
    return " ".join(told) or (game.write(state, actions[0]) if actions else "")


def _points(share: float) -> str:
    """A share as whole points of winning chance."""
    return f"{max(1, round(100 * share))}"
