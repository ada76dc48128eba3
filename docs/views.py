"""Writes docs/VIEWS.md from what each game says of its views (Game.shown): python docs/views.py [--check]."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import inspect

from conclave.core import registry
from conclave.core.view_schema import NamedInt, ViewSchema, collect_structs, read_description

FILE: Final = Path(__file__).with_name("VIEWS.md")
HEAD: Final = """# What views and events hold

Made from `src/conclave/games/GAME/view_schema.py` by `docs/views.py`; do not edit.

`state.view(viewer)` is a dict of plain values, for a seat or for a spectator (`SPECTATOR`). This page says what each
field is and what each number means; `game.outlook(state, viewer)` holds what an expert works out from it. By name:

```python
import msgspec
from conclave.core.registry import load_game

game = load_game("res_arcana")
shown = game.view_schema()
state = game.new(game.options({"seats": 2}))
view = msgspec.convert(state.view(0), shown.view)
print(view.phase.name, view.phase.meaning)  # SIDES setup: each Place of Power's tile shows a face
```

Events (`state.apply_action(action, events)`, then `game.redact(event, viewer)`) are tuples of numbers. The first one
says what happened, and the table of events what the others are. Seats count from 0; in sets of seats bit n is seat n.
"""


def type_text(kind: inspect.Type) -> str:
    """A type in plain words."""
    match kind:
        case inspect.Metadata(inner):
            return type_text(inner)
        case inspect.StructType(cls) | inspect.EnumType(cls):
            return f"[{cls.__name__}](#{{game}}-{cls.__name__.lower()})"
        case inspect.ListType(item):
            return f"list of {type_text(item)}"
        case inspect.TupleType(items):
            return ", ".join(type_text(one) for one in items)
        case inspect.UnionType(types):
            return " or ".join(type_text(one) for one in types)
        case inspect.NoneType():
            return "null"
    return "number"


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """As Markdown writes it."""
    for row in (heads, ("---",) * len(heads), *rows):
        yield f"| {' | '.join(row)} |"
    yield ""


def names(game: str, kind: type[NamedInt]) -> Iterator[str]:
    """One set of numbers."""
    yield from (f'<a id="{game}-{kind.__name__.lower()}"></a>', "", f"### {kind.__name__}", "", f"{kind.__doc__}", "")
    yield from table(("number", "name", "meaning"), ((str(int(one)), f"`{one.name}`", one.meaning) for one in kind))


def chapter(game: str, shown: ViewSchema) -> Iterator[str]:
    """One game: the parts of its view and of its outlook, then its numbers."""
    found: dict[str, inspect.StructType] = {}
    for part in (shown.view, *([shown.derived_info] if shown.derived_info else [])):
        collect_structs(inspect.type_info(part), found)
    yield from (f"## {game}", "")
    for struct in found.values():
        name = struct.cls.__name__
        yield from (f'<a id="{game}-{name.lower()}"></a>', "", f"### {name}", "", f"{struct.cls.__doc__}", "")
        rows = (
            (f"`{one.name}`", type_text(one.type).format(game=game), read_description(one.type))
            for one in struct.fields
        )
        yield from table(("field", "type", "meaning"), rows)
    for kind in (shown.events, *shown.numbers):
        yield from names(game, kind)


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for game in registry.list_games():
        lines += chapter(game, registry.load_game(game).view_schema())
    return "\n".join(lines)


def main() -> None:
    """Write the page, or with --check say whether it is what it should be."""
    made = page()
    if "--check" not in sys.argv:
        FILE.write_text(made, encoding="utf-8")
    elif FILE.read_text(encoding="utf-8") != made:
        raise SystemExit(f"{FILE} is not what the games say of their views: run docs/views.py")


if __name__ == "__main__":
    main()
