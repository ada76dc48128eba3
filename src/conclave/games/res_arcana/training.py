"""Table configurations for self-play training of the networks of Res Arcana."""

from __future__ import annotations

from typing import Any, Final

# Options, and how often each table is played relative to the others.
TABLES: Final[list[tuple[dict[str, Any], int]]] = [
    ({"seats": 2}, 20),
    ({"seats": 3}, 4),
    ({"seats": 4}, 4),
    ({"seats": 2, "variant": "draft"}, 6),
    ({"seats": 4, "variant": "draft"}, 2),
    ({"seats": 2, "variant": "match"}, 1),
]
