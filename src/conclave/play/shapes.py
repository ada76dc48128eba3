"""The five shapes of a decision. A table that can ask these five can ask everything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class One:
    """Choose one of the options."""


@dataclass(frozen=True, slots=True)
class Number:
    """Choose a number."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Bag:
    """Choose `size` things by kind. At most `may_miss` of the symbols in `needs` may stay uncovered (discounts)."""

    size: int
    most: Mapping[str, int]  # by kind; a kind that is missing cannot be chosen
    needs: Mapping[str, int]
    may_miss: int


@dataclass(frozen=True, slots=True)
class Subset:
    """Choose from `least` to `most` of the options, in any order."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Order:
    """Put all the options in order, first on top."""

    size: int


Shape: TypeAlias = One | Number | Bag | Subset | Order
