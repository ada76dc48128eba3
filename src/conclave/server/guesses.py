"""Guesses at a password: slow wherever they come from, and yet no stranger keeps an owner out."""

from __future__ import annotations

from typing import Final

from conclave.server.limits import Limit

PER_MINUTE: Final = 10.0  # at one account, from one address or from one device that knows it
STRANGERS_PER_MINUTE: Final = 30.0  # at one account, from all addresses together


class Guesses:
    """A device on which the account was opened before is counted by itself alone."""

    def __init__(self) -> None:
        self._here: Final = Limit(PER_MINUTE / 60, PER_MINUTE)
        self._strangers: Final = Limit(STRANGERS_PER_MINUTE / 60, STRANGERS_PER_MINUTE)

    def take(self, login: str, place: str, now: float, *, is_known: bool) -> float:
        """0 to go on, else how many seconds to wait."""
        wait = self._here.take(f"{login} {place}", now)
        return wait if wait or is_known else self._strangers.take(login, now)
