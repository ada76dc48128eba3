"""Command-line options shared by several commands: game options and seats."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from cyclopts import Parameter

from conclave.core.errors import BadOptions
from conclave.core.game import Game, Json, Options
from conclave.core.text.fluent import list_languages

PERSON: Final = "you"  # a person at this keyboard, in lists of seats

Extras: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="An option of this game alone, as NAME=VALUE; may be repeated."),
]

Language: TypeAlias = Annotated[
    str, Parameter(name="--language", help=f"The language to read in: {', '.join(list_languages())}.")
]

ComponentsFile: TypeAlias = Annotated[
    Path | None,
    Parameter(
        name="--components",
        help="Play with the components in this file, where the game knows how to read them from one.",
    ),
]


def read_seats(text: str) -> list[str]:
    """Return the names in a list such as "you,random,random"; a name with a comma stands in double quotes."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True))]


def join_seats(names: Sequence[str]) -> str:
    """Return the list that `read_seats` reads as these names."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(names)
    return line.getvalue()


def read_options(
    game: Game, seats: int, variant: str | None, extras: Sequence[str] | None, components: Path | None = None
) -> Options:
    """Return the options after validation by the game."""
    raw: dict[str, Json] = {"seats": seats}
    if components is not None:
        raw["components"] = {"file": str(components), "text": components.read_text(encoding="utf-8")}
    if variant is not None:
        raw["variant"] = variant
    for extra in extras or ():
        name, equals, value = extra.partition("=")
        if not equals or not name:
            raise BadOptions(f"an option is given as NAME=VALUE, not {extra!r}")
        raw[name] = _value(value)
    return game.options(raw)


def _value(text: str) -> Json:
    try:
        return json.loads(text)
    except ValueError:
        return text
