"""The five shapes of a question. Clients that support these can ask every question; the wire sends them unchanged."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class One(msgspec.Struct, frozen=True, tag="one"):
    """Choose one."""


class Number(msgspec.Struct, frozen=True, tag="number"):
    """Choose a number; each number is a choice."""

    least: int
    most: int


class Bag(msgspec.Struct, frozen=True, tag="bag"):
    """Choose `size` items by kind. At most `may_miss` of the symbols in `needs` may stay uncovered (discounts)."""

    size: int
    most: dict[str, int]  # by kind; missing kinds cannot be chosen
    needs: dict[str, int]
    may_miss: int


class Subset(msgspec.Struct, frozen=True, tag="subset"):
    """Choose from `least` to `most` of the choices, in any order."""

    least: int
    most: int


class Order(msgspec.Struct, frozen=True, tag="order"):
    """Put all choices in order, the topmost first."""

    size: int


Shape: TypeAlias = One | Number | Bag | Subset | Order
