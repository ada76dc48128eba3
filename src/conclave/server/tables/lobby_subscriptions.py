"""Clients in the lobby by the tables at which they sit, to find who is told of a move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

T = TypeVar("T")


class LobbySubscriptions(Generic[T]):
    """Clients by table, and the turn that they were last told of."""

    def __init__(self) -> None:
        self._at: Final[dict[str, set[T]]] = {}
        self._tables: Final[dict[T, set[str]]] = {}
        self._turns: Final[dict[str, list[int]]] = {}

    def __contains__(self, table: str) -> bool:
        return table in self._at

    def list_clients(self, table: str) -> list[T]:
        return list(self._at.get(table, ()))

    def add(self, table: str, client: T) -> None:
        self._at.setdefault(table, set()).add(client)
        self._tables.setdefault(client, set()).add(table)

    def remove(self, client: T) -> None:
        """Remove a client that has left the lobby."""
        for table in self._tables.pop(client, ()):
            self._at[table].discard(client)
            if not self._at[table]:
                self.drop(table)

    def drop(self, table: str) -> None:
        """Remove a table whose game is over."""
        for client in self._at.pop(table, ()):
            self._tables[client].discard(table)
        self._turns.pop(table, None)

    def is_news(self, table: str, turn: Sequence[int]) -> bool:
        """Return True if the turn differs from the one told last, and remember it."""
        before = self._turns.get(table)
        if table in self._at:
            self._turns[table] = list(turn)
        return before != list(turn)
