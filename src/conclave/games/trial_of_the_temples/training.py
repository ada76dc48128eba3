"""Table settings for self-play training of the networks of Trial of the Temples."""

from __future__ import annotations

from typing import Any, Final

# Options, and how often each table is played relative to the others.
TABLES: Final[list[tuple[dict[str, Any], int]]] = [({"seats": 2}, 4), ({"seats": 3}, 1), ({"seats": 4}, 1)]
