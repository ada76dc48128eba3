"""Opponents: what a bot is asked, and which bots there are.

A bot never gets the true state. It gets what its seat may do, and a function that makes guesses: states that its seat
cannot tell from the true one.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

from conclave.play.errors import GameError
from conclave.play.protocol import Action, Dice, Game, Seat, State

Guess: TypeAlias = Callable[[Dice], State]

GRAIN: Final = 1 << 30  # how finely a bot throws its dice

LEVELS: Final = {  # from the weakest to the strongest
    "random": "conclave.bots.random_bot:RandomBot",
    "novice": "conclave.bots.thoughtful:Novice",
    "adept": "conclave.bots.thoughtful:Adept",
    "expert": "conclave.bots.thoughtful:Expert",
    "master": "conclave.bots.master:Master",
    "sage": "conclave.bots.grandmaster:Sage",
    "grandmaster": "conclave.bots.grandmaster:Grandmaster",
}
PATIENT: Final = ("master", "grandmaster")  # those whose thinking can be limited


class UnknownBot(GameError):
    """There is no such bot."""


@dataclass(frozen=True, slots=True)
class Thought:
    """A move that a bot weighed."""

    action: Action
    chance: float  # to win, as the bot estimates it
    share: float  # of all the thinking that went into this move; they add up to 1


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a bot may think about one answer."""

    seconds: float = 1.0
    iterations: int | None = None  # exactly so many instead, however long it takes: the same seed plays the same
    cores: int = 1


class Bot(Protocol):
    """One opponent in one game."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> Action:
        """One of the legal actions."""

    def weigh(self, seat: Seat, legal: Sequence[Action], guess: Guess) -> list[Thought]:
        """What it thinks of every legal action, the one it would choose first."""

    def stop(self) -> None:
        """Called from anywhere: the answer being thought about comes at once."""


def names() -> list[str]:
    """The levels there are, weakest first."""
    return list(LEVELS)


def make_bot(spec: str, game: Game, seed: int | str) -> Bot:
    """A bot for one game, such as "adept", "master:500ms", "master:2000it" or "master:1s:2cores".

    The same seed plays the same, unless time decides how long a master or a grandmaster thinks.
    """
    level, *limits = spec.split(":")
    if level not in LEVELS:
        raise UnknownBot(f"there is no bot {level!r}: there is {', '.join(names())}")
    effort = read_effort(spec, limits)
    if limits and level not in PATIENT:
        raise UnknownBot(f"{spec!r}: only the thinking of {' and '.join(PATIENT)} can be limited")
    module, _, attribute = LEVELS[level].partition(":")
    bot: Bot = getattr(importlib.import_module(module), attribute)(game, seed, effort)
    return bot


def read_effort(spec: str, limits: Sequence[str]) -> Effort:
    """How much thinking a bot's name allows."""
    seconds, iterations, cores = 1.0, None, 1
    for limit in limits:
        found = re.fullmatch(r"([0-9]+(?:\.[0-9]+)?)(ms|s|it|cores?)", limit)
        number, unit = (float(found[1]), found[2]) if found else (0.0, "")
        if number <= 0 or (unit not in ("ms", "s") and number != int(number)):
            raise UnknownBot(f"{spec!r}: {limit!r} is no limit; one is written like 500ms, 2s, 1000it or 2cores")
        if unit == "it":
            iterations = int(number)
        elif unit.startswith("core"):
            cores = int(number)
        else:
            seconds = number / 1000 if unit == "ms" else number
    return Effort(seconds, iterations, cores)


def choose(bot: Bot, state: State) -> Action:
    """Ask a bot for the next action of the seat that acts."""
    seat = state.actor()
    return bot.choose(seat, state.legal(), lambda dice: state.determinize(seat, dice))


def weigh(bot: Bot, state: State) -> list[Thought]:
    """Ask a bot what it thinks of every action of the seat that acts, the best first."""
    seat = state.actor()
    return bot.weigh(seat, state.legal(), lambda dice: state.determinize(seat, dice))


def whole_answer(bot: Bot, state: State) -> list[Action]:
    """Ask a bot until its answer is whole, for tables that take whole answers."""
    state, answer = state.copy(), list[Action]()
    while not answer or state.partial():
        answer.append(choose(bot, state))
        state.apply(answer[-1])
    return answer
