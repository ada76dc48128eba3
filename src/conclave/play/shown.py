"""How a game says what its views and events hold: typed values with a sentence each, and numbers with names.

Each game has a module of that name. The browser client's types and docs/VIEWS.md are made from it, and a law holds the
views of random games to it. `msgspec.convert(state.view(seat), game.shown().view)` gives a view as an object whose
fields and numbers have names.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Self

import msgspec


class Named(IntEnum):
    """Numbers with a name and a sentence each: `ACTIONS = 11, "one action a turn"`."""

    meaning: str

    def __new__(cls, number: int, meaning: str = "") -> Self:
        """The number is the member's value, so that plain numbers convert to members."""
        made = int.__new__(cls, number)
        made._value_ = number
        made.meaning = meaning
        return made


def says(meaning: str) -> msgspec.Meta:
    """The sentence that describes a field."""
    return msgspec.Meta(description=meaning)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A view, or a part of one: exactly these fields, each described by its msgspec.Meta."""


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything that a reader of a game's views and events must know."""

    view: type[Part]
    events: type[Named]  # what the first number of an event means
    numbers: tuple[type[Named], ...]  # the names of all other numbers, in views and events
