"""Writes the client's TypeScript types: python client/tools/wire.py [--check].

The messages are those of conclave.server.wire.messages, views and events those that each game describes (Game.shown).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

from msgspec import inspect

from conclave.core import registry, shapes
from conclave.core.view_schema import CatalogEntryBase, NamedInt, collect_structs, read_description
from conclave.server.wire import messages as wire

SOURCES: Final = Path(__file__).parents[1] / "src"
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
        case inspect.TupleType(items):
            return f"[{', '.join(text_of(one) for one in items)}]"
        case inspect.StructType(cls) | inspect.EnumType(cls):
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


def interface(kind: inspect.StructType, sent: bool) -> Iterator[str]:
    """One message or part; what the client sends may leave out what has a default."""
    yield f"export interface {name_of(kind.cls)} {{"
    if kind.tag_field:
        yield f'  {kind.tag_field}: "{kind.tag}";'
    for field in kind.fields:
        mark = "?" if sent and not field.required else ""
        yield f"  {field.encode_name}{mark}: {text_of(field.type)};{comment(read_description(field.type))}"
    yield "}\n"


def comment(sentence: str) -> str:
    return f" // {sentence}" if sentence else ""


def named(kind: type[NamedInt]) -> Iterator[str]:
    """Numbers with names: Phase.ACTIONS is a number, and Phase the type of all of them."""
    yield f"/** {kind.__doc__} */"
    yield f"export const {kind.__name__} = {{"
    for member in kind:
        yield f"  {member.name}: {int(member)},{comment(member.meaning)}"
    yield "} as const;"
    yield f"export type {kind.__name__} = (typeof {kind.__name__})[keyof typeof {kind.__name__}];\n"


def views(game: str) -> str:
    """The file of a game's views and events."""
    shown, found = registry.load_game(game).view_schema(), dict[str, inspect.StructType]()
    lines = [f"// Made from conclave/games/{game}/view_schema.py by client/tools/wire.py; do not edit."]
    lines += ['import type { Entry } from "../../lib/catalog.svelte";\n'] if shown.catalog_entry else [""]
    for kind in (*shown.numbers, shown.events):
        lines += named(kind)
    for part in (shown.view, *([shown.derived_info] if shown.derived_info else [])):
        collect_structs(inspect.type_info(part), found)
    for struct in found.values():
        lines += [f"/** {struct.cls.__doc__} */", *interface(struct, sent=False)]
    if shown.catalog_entry:
        lines += entry(shown.catalog_entry)
    return "\n".join(lines)


def entry(kind: type[CatalogEntryBase]) -> Iterator[str]:
    """An entry of the catalog: what lib/catalog.svelte.ts knows of every game's, and what this game's has besides."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    yield f"/** {kind.__doc__} */"
    yield "export interface CatalogEntry extends Entry {"
    for field in info.fields:
        if field.name not in CatalogEntryBase.__struct_fields__:
            mark = "" if field.required else "?"
            yield f"  {field.encode_name}{mark}: {text_of(field.type)};{comment(read_description(field.type))}"
    yield "}\n"


def messages() -> str:
    """The file of all messages."""
    lines = ["// Made from conclave/server/wire by client/tools/wire.py; do not edit.\n"]
    for name, union, sent in (("FromClient", wire.FromClient, True), ("FromServer", wire.FromServer, False)):
        found: dict[str, inspect.StructType] = {}
        collect_structs(inspect.type_info(union), found)
        for kind in found.values():
            lines += interface(kind, sent)
        lines.append(f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};\n")
    return "\n".join(lines)


def main() -> None:
    """Write the files, or with --check say whether they are what they should be."""
    files = {SOURCES / "games" / game / "shown.ts": views(game) for game in registry.list_games()}
    for file, made in {SOURCES / "wire.ts": messages(), **files}.items():
        if "--check" not in sys.argv:
            file.write_text(made, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != made:
            raise SystemExit(f"{file} is not what the messages and views of conclave are: run client/tools/wire.py")


if __name__ == "__main__":
    main()
