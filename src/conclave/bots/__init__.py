"""Opponents: what a bot is asked, and which bots there are.

A bot never gets the true state. It gets what its seat may do, and a function that makes guesses: states that its seat
cannot tell from the true one.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeAlias

from conclave.play.errors import GameError
from conclave.play.protocol import Action, Dice, Game, Seat, State

Guess: TypeAlias = Callable[[Dice], State]

_PLACES: Final = {"random": "conclave.bots.random_bot:RandomBot"}


class UnknownBot(GameError):
    """There is no bot of this name."""


class Bot(Protocol):
    """One opponent in one game."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:
        """One of the legal actions."""


def names() -> list[str]:
    """The bots there are."""
    return sorted(_PLACES)


def make_bot(name: str, game: Game, seed: int | str) -> Bot:
    """A bot for one game; the same seed plays the same."""
    if name not in _PLACES:
        raise UnknownBot(f"there is no bot {name!r}: there is {', '.join(names())}")
    module, _, attribute = _PLACES[name].partition(":")
    bot: Bot = getattr(importlib.import_module(module), attribute)(game, seed)
    return bot


def choose(bot: Bot, state: State) -> Action:
    """Ask a bot for the next action of the seat that acts."""
    seat = state.actor()
    return bot.choose(seat, state.legal(), lambda dice: state.determinize(seat, dice))


def whole_answer(bot: Bot, state: State) -> list[Action]:
    """Ask a bot until its answer is whole, for tables that take whole answers."""
    state, answer = state.copy(), list[Action]()
    while not answer or state.partial():
        answer.append(choose(bot, state))
        state.apply(answer[-1])
    return answer
