"""The schema of a game's views and events: typed fields with a description each, and numbers with names.

Each game has a module of this name. The types of the browser client and docs/VIEWS.md are generated from it, and a law
checks the views of random games against it. `msgspec.convert(state.view(seat), game.view_schema().view)` turns a view
into an object whose fields and numbers have names.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Annotated, Self

import msgspec
from msgspec import inspect


class NamedInt(IntEnum):
    """Numbers with a name and a description each: `ACTIONS = 11, "one action a turn"`."""

    meaning: str

    def __new__(cls, number: int, meaning: str = "") -> Self:
        """Create a member whose value is the number, so that plain numbers convert to members."""
        made = int.__new__(cls, number)
        made._value_ = number
        made.meaning = meaning
        return made


def describe(meaning: str) -> msgspec.Meta:
    """Return the metadata with a field's description."""
    return msgspec.Meta(description=meaning)


class RecordSchema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A view or a part of one: exactly these fields, each described by its msgspec.Meta."""


class CatalogEntryBase(msgspec.Struct, frozen=True):
    """Fields of every entry of a game's catalog. A game restricts `kind` and adds fields; entries may have others."""

    id: Annotated[str, describe("the name in texts and positions")]
    name: Annotated[str, describe("in the reader's language")]
    text: Annotated[list[str], describe("what it does, line by line, in the reader's language")]
    ruling: Annotated[str, describe("how it is played where its text leaves something open; empty if it does not")]


@dataclass(frozen=True, slots=True)
class ViewSchema:
    """Schema of a game's views and events: fields, and the meanings of numbers."""

    view: type[RecordSchema]
    events: type[NamedInt]  # meanings of the first number of an event
    numbers: tuple[type[NamedInt], ...]  # names of all other numbers in views and events
    derived_info: type[RecordSchema] | None = None  # schema of Game.derived_info, if the game has any
    catalog_entry: type[CatalogEntryBase] | None = None  # schema of the entries of Presenter.catalog, if it has any


# --- For the generators of the client's types and of docs/VIEWS.md


def collect_structs(kind: inspect.Type, seen: dict[str, inspect.StructType]) -> None:
    """Collect all structs that a type consists of, in the order of their first occurrence."""
    match kind:
        case inspect.Metadata(inner) | inspect.ListType(inner) | inspect.VarTupleType(inner):
            collect_structs(inner, seen)
        case inspect.TupleType(items):
            for one in items:
                collect_structs(one, seen)
        case inspect.DictType(_, value):
            collect_structs(value, seen)
        case inspect.UnionType(types):
            for one in types:
                collect_structs(one, seen)
        case inspect.StructType(cls) if cls.__name__ not in seen:
            seen[cls.__name__] = kind
            for field in kind.fields:
                collect_structs(field.type, seen)


def read_description(kind: inspect.Type) -> str:
    """Return the description of a field, or "" if it has none."""
    if not isinstance(kind, inspect.Metadata):
        return ""
    return str((kind.extra_json_schema or {}).get("description", "")) or read_description(kind.type)
