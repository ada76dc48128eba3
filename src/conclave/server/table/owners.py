"""Who in the lobby sits at which tables: a move is looked up here, and is news to few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class Owners(Generic[T]):
    """Clients by table, and whose turn they have last been told of."""

    def __init__(self) -> None:
        self._at: Final[dict[str, set[T]]] = {}
        self._tables: Final[dict[T, set[str]]] = {}
        self._turns: Final[dict[str, list[int]]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._at

    def of(self, table: str) -> list[T]:
        return list(self._at.get(table, ()))

    def add(self, table: str, client: T) -> None:
        self._at.setdefault(table, set()).add(client)
        self._tables.setdefault(client, set()).add(table)

    def remove(self, client: T) -> None:
        """It has left the lobby."""
        for table in self._tables.pop(client, ()):
            self._at[table].discard(client)
            if not self._at[table]:
                self.drop(table)

    def drop(self, table: str) -> None:
        """Its game is over."""
        for client in self._at.pop(table, ()):
            self._tables[client].discard(table)
        self._turns.pop(table, None)

    def is_news(self, table: str, turn: Sequence[int]) -> bool:
        """Whether the turn is another than was told last; it counts as told now."""
        before = self._turns.get(table)
        if table in self._at:
            self._turns[table] = list(turn)
        return before != list(turn)
