"""The leaderboards, looked up now and then: however many people look at them, the database is asked once a while."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from conclave.server.store import Store
from conclave.server.store.values import Ranked

FRESH_SECONDS: Final = 15.0


class Leaderboards:
    """One for each process."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._turn: Final = asyncio.Lock()
        self._known: Final[dict[str, tuple[float, list[Ranked]]]] = {}  # by game, of which there are few

    async def of(self, game: str) -> list[Ranked]:
        """The best first; a game that has just ended may show a moment later."""
        async with self._turn:
            until, found = self._known.get(game, (0.0, []))
            if time.monotonic() >= until:
                found = await self._store.people.leaderboard(game)
                self._known[game] = (time.monotonic() + FRESH_SECONDS, found)
            return found
