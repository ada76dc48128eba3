"""What several commands share: options and seats as people type them, on a command line."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from conclave.play.errors import BadOptions
from conclave.play.fluent import languages
from conclave.play.protocol import Game, Json, Options

Extras: TypeAlias = Annotated[
    list[str] | None,
    Parameter(name="--option", negative="", help="An option of this game alone, as NAME=VALUE; may be repeated."),
]

Language: TypeAlias = Annotated[
    str, Parameter(name="--language", help=f"The language to read in: {', '.join(languages())}.")
]

ComponentsFile: TypeAlias = Annotated[
    Path | None,
    Parameter(
        name="--components",
        help="Play with the components in this file, where the game knows how to read them from one.",
    ),
]


def read_seats(text: str) -> list[str]:
    """The names in a list such as "you,random,random"."""
    return [name.strip() for name in text.split(",")]


def read_options(
    game: Game, seats: int, variant: str | None, extras: Sequence[str] | None, components: Path | None = None
) -> Options:
    """Options as the game has checked them."""
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
