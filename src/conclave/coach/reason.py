"""A reason as data: the name of a message, and what it mentions as ids and numbers."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Goods: TypeAlias = dict[str, int]  # by kind


class Reason(msgspec.Struct, frozen=True):
    """`args`: card is the id of a component, rival a seat, goods amounts by kind, points a number."""

    id: str
    args: dict[str, int | str | Goods] = {}
