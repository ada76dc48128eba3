"""Positions of rated games in progress, for which the engine, the free board and branches are closed.

Positions are compared by what all can see: components and their places, without amounts, seats, turns and hidden
cards. Similar positions count as the same, so that a small change of a line does not open the engine, and so that what
is known of a game may be a few moves old.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Final, NamedTuple, Protocol

from conclave.core import registry
from conclave.core.game import SPECTATOR, Game, State
from conclave.core.text.error_texts import make_refusal
from conclave.server.store import Store
from conclave.server.store.values import Conflict, StoreError
from conclave.server.tables.table_game import TableGame

MIN_SIMILARITY: Final = 0.7  # shared features, of all that two positions have
MIN_FEATURES: Final = 6  # fewer say nothing about a game
MAX_AGE_SECONDS: Final = 20.0  # after which a game that has moved on, at another process, is replayed
MAX_TABLES: Final = 2_000

_BRACKETS: Final = re.compile(r"\([^()]*\)")
_ITEM: Final = re.compile(r"[a-z][a-z0-9_]+")
_SEAT: Final = re.compile(r"p[1-9]")


class OpenTable(Protocol):
    """A room, as far as its game matters here."""

    @property
    def table_game(self) -> TableGame: ...


class _Known(NamedTuple):
    version: int
    at: float
    features: frozenset[str]


class LivePositions:
    """Features of the rated games in progress, as this process knows them."""

    def __init__(self, store: Store, rooms: Mapping[str, OpenTable]) -> None:
        self._store: Final = store
        self._rooms: Final = rooms
        self._known: dict[str, _Known] = {}

    async def refuse(self, game: Game, state: State) -> None:
        """Raise Conflict if a position is one of a rated game in progress."""
        if await self.contains(game, state):
            raise make_refusal(Conflict, "position-of-rated-game")

    async def contains(self, game: Game, state: State) -> bool:
        """Return True if a rated game in progress looks like this position to a spectator."""
        features = list_features(game, state)
        if len(features) < MIN_FEATURES:
            return False
        playing = await self._store.tables.list_rated(game.name, MAX_TABLES)
        self._known = {table: known for table, known in self._known.items() if table in playing}
        for table, version in playing.items():
            if _is_similar(features, await self._load(game, table, version)):
                return True
        return False

    async def _load(self, game: Game, table: str, version: int) -> frozenset[str]:
        known, now = self._known.get(table), time.monotonic()
        if known and (known.version == version or (table not in self._rooms and now - known.at < MAX_AGE_SECONDS)):
            return known.features
        try:
            room = self._rooms.get(table)
            table_game = room.table_game if room else await self._replay(table)
        except StoreError:  # it was deleted meanwhile
            return frozenset()
        features = list_features(game, table_game.session.state) if table_game.is_started else frozenset[str]()
        self._known[table] = _Known(version, now, features)
        return features

    async def _replay(self, table: str) -> TableGame:
        opening = await self._store.openings.load(table)
        table_game = TableGame(opening.table, opening.secret.seed)
        if opening.table.rules == registry.load_game(opening.table.game).rules_version:
            for _ in table_game.play(opening.entries):
                pass
        return table_game


def list_features(game: Game, state: State) -> frozenset[str]:
    """Return what identifies a position: its components and their order, as a spectator sees them."""
    text, is_of_seat, features = game.position_text(state, SPECTATOR), False, set[str]()
    while (bare := _BRACKETS.sub("", text)) != text:
        text = bare
    for field in text.split("/")[1:]:
        name, _, value = field.partition(":")
        is_of_seat = is_of_seat or bool(_SEAT.fullmatch(name))
        items = [item for item in value.split(".") if _ITEM.fullmatch(item) and not _SEAT.fullmatch(item)]
        features.update(_list_pairs(name, items) if not is_of_seat else (f"{name}:{item}" for item in items))
    return frozenset(features)


def _list_pairs(name: str, items: list[str]) -> Iterable[str]:
    """Return neighbours in a list of the table: most games have the same tiles, but in another order."""
    return (f"{name}:{one}.{two}" for one, two in pairwise(items))


def _is_similar(one: frozenset[str], two: frozenset[str]) -> bool:
    return bool(two) and len(one & two) >= MIN_SIMILARITY * len(one | two)
