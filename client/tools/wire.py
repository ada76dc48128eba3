"""Writes the client's TypeScript types from conclave.server.wire.messages: python client/tools/wire.py [--check]."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from msgspec import inspect

from conclave.play import shapes
from conclave.server.wire import messages as wire

FILE: Final = Path(__file__).parents[1] / "src" / "wire.ts"
HEAD: Final = "// Made from conclave/server/wire by client/tools/wire.py; do not edit.\n"
PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def name_of(cls: type) -> str:
    """The class in TypeScript, where Number and the like mean something else."""
    return f"Shape{cls.__name__}" if cls.__module__ == shapes.__name__ else cls.__name__


def text_of(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.Metadata(inner):
            return text_of(inner)
        case inspect.StructType(cls):
            return name_of(cls)
        case inspect.UnionType(types):
            return " | ".join(text_of(one) for one in types)
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item) | inspect.VarTupleType(item):
            written = text_of(item)
            return f"({written})[]" if " " in written else f"{written}[]"
        case inspect.DictType(key, value):
            return f"Record<{text_of(key)}, {text_of(value)}>"
    return PLAIN[type(kind)]


def structs(kind: inspect.Type, seen: dict[str, inspect.StructType]) -> None:
    """All messages and parts that a type is made of, in the order in which they are met."""
    match kind:
        case inspect.Metadata(inner) | inspect.ListType(inner) | inspect.VarTupleType(inner):
            structs(inner, seen)
        case inspect.DictType(_, value):
            structs(value, seen)
        case inspect.UnionType(types):
            for one in types:
                structs(one, seen)
        case inspect.StructType(cls) if name_of(cls) not in seen:
            seen[name_of(cls)] = kind
            for field in kind.fields:
                structs(field.type, seen)


def interface(kind: inspect.StructType, sent: bool) -> Iterator[str]:
    """One message or part; what the client sends may leave out what has a default."""
    yield f"export interface {name_of(kind.cls)} {{"
    if kind.tag_field:
        yield f'  {kind.tag_field}: "{kind.tag}";'
    for field in kind.fields:
        mark = "?" if sent and not field.required else ""
        yield f"  {field.encode_name}{mark}: {text_of(field.type)};"
    yield "}\n"


def typescript() -> str:
    """The whole file."""
    lines = [HEAD]
    for name, union, sent in (("FromClient", wire.FromClient, True), ("FromServer", wire.FromServer, False)):
        found: dict[str, inspect.StructType] = {}
        structs(inspect.type_info(union), found)
        for kind in found.values():
            lines += interface(kind, sent)
        lines.append(f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};\n")
    return "\n".join(lines)


def main() -> None:
    """Write the file, or with --check say whether it is what it should be."""
    made = typescript()
    if "--check" not in sys.argv:
        FILE.write_text(made, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != made:
        raise SystemExit("client/src/wire.ts differs from conclave/server/wire: run client/tools/wire.py")


if __name__ == "__main__":
    main()
