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
from msgspec import inspect


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
    outlook: type[Part] | None = None  # of Game.outlook, where a game has one


# --- For those who write it down: the client's types, docs/VIEWS.md


def structs(kind: inspect.Type, seen: dict[str, inspect.StructType]) -> None:
    """All messages and parts that a type is made of, in the order in which they are met."""
    match kind:
        case inspect.Metadata(inner) | inspect.ListType(inner) | inspect.VarTupleType(inner):
            structs(inner, seen)
        case inspect.TupleType(items):
            for one in items:
                structs(one, seen)
        case inspect.DictType(_, value):
            structs(value, seen)
        case inspect.UnionType(types):
            for one in types:
                structs(one, seen)
        case inspect.StructType(cls) if cls.__name__ not in seen:
            seen[cls.__name__] = kind
            for field in kind.fields:
                structs(field.type, seen)


def description(kind: inspect.Type) -> str:
    """What the sentence of a field says, if it has one."""
    if not isinstance(kind, inspect.Metadata):
        return ""
    return str((kind.extra_json_schema or {}).get("description", "")) or description(kind.type)
