"""Leaderboards, cached so that the database is queried once in a while, however many people look."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from conclave.server.store import Store
from conclave.server.store.values import Ranked

CACHE_SECONDS: Final = 15.0


class Leaderboards:
    """Cached leaderboards of this process."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._turn: Final = asyncio.Lock()
        self._known: Final[dict[tuple[str, bool], tuple[float, list[Ranked]]]] = {}  # by game, of which there are few

    async def get(self, game: str, *, is_of_bots: bool = False) -> list[Ranked]:
        """Return the leaderboard of a game, the best first; a game that has just ended may be missing."""
        async with self._turn:
            key = game, is_of_bots
            until, found = self._known.get(key, (0.0, []))
            if time.monotonic() >= until:
                found = await self._store.people.list_leaderboard(game, is_of_bots=is_of_bots)
                self._known[key] = (time.monotonic() + CACHE_SECONDS, found)
            return found
