"""Bots for tests of the arena: eager, slow, clumsy. Other processes find them here, by the name of this module."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence

from conclave.bots import ActionEstimate, Bot, StateSampler, UnknownBot, make_bot
from conclave.core.game import Action, Game, Seat


class Eager:
    """Takes the last of its choices, which in Embers is the highest card."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        return legal[-1]

    def rank_actions(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> list[ActionEstimate]:
        return [ActionEstimate(action, 0.5, 1 / len(legal)) for action in reversed(legal)]

    def stop(self) -> None:
        """Nothing is being thought about."""


class Slow(Eager):
    """Thinks for a while."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        time.sleep(0.01)
        return legal[-1]


class Clumsy(Eager):
    """Breaks down in some games."""

    def __init__(self, seed: str) -> None:
        self._breaks = seed.split(":")[1] in {"3", "5"}

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        if self._breaks:
            raise ValueError("dropped all cards")
        return legal[-1]


class Cheat(Eager):
    """Does what is not allowed."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        return 999_999


class Deadly(Eager):
    """Takes its process with it."""

    def choose(self, seat: Seat, legal: Sequence[Action], guess: StateSampler) -> Action:
        os._exit(1)


def make(spec: str, game: Game, seed: int | str) -> Bot:
    """Like conclave.bots.make_bot, with the bots above."""
    if spec == "clumsy":
        return Clumsy(str(seed)) if ":" in str(seed) else Eager()
    if spec == "hopeless":
        return Clumsy("1:3:0")
    kinds: dict[str, type[Eager]] = {"eager": Eager, "slow": Slow, "cheat": Cheat, "deadly": Deadly}
    try:
        return kinds[spec]() if spec in kinds else make_bot(spec, game, seed)
    except UnknownBot:
        raise UnknownBot(f"there is no bot {spec!r} in these tests") from None
