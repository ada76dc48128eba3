"""A reason why one way is better than another: as data, the name of a message with what it mentions, and in words.

The words are messages of locale/LANGUAGE/coach.ftl. Who finds reasons is a coach (`conclave.coach`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

import msgspec

from conclave.play import fluent, registry
from conclave.play.face import Face

FILE: Final = "coach.ftl"

Goods: TypeAlias = dict[str, int]  # by kind


class Reason(msgspec.Struct, frozen=True):
    """`args`: card is the id of a component, rival a seat, goods amounts by kind, points a number."""

    id: str
    args: dict[str, int | str | Goods] = {}


def reason_in(language: str, game: str, reason: Reason, names: Sequence[str]) -> str:
    """A reason as a sentence; `names` are those of the players, by seat."""
    face = registry.face(registry.find(game), language)
    said: dict[str, int | str] = {}
    for name, value in reason.args.items():
        if isinstance(value, dict):
            said[name] = goods_in(face, game, value)
        elif name == "rival" and isinstance(value, int):
            said[name] = names[value]
        elif name == "card" and isinstance(value, str):
            said[name] = _names(game, language).get(value, value)
        else:
            said[name] = value
    return fluent.say(language, FILE, f"why-{reason.id}", **said)


def goods_in(face: Face, game: str, goods: Goods) -> str:
    """Amounts in a row: "2 Life and 1 Gold"."""
    parts = [_good(face, game, kind, count) for kind, count in goods.items()]
    return fluent.joined(face.language, FILE, "list-and", parts)


def _good(face: Face, game: str, kind: str, count: int) -> str:
    for file, message in ((FILE, f"good-{kind}"), (f"{game}.ftl", f"icon-{kind}")):
        if fluent.bundle(face.language, file).has_message(message):
            return fluent.say(face.language, file, message, count=count)
    return f"{count} {face.kind(kind)}"


@cache
def _names(game: str, language: str) -> dict[str, str]:
    """What components are called."""
    face = registry.face(registry.find(game), language)
    return {str(entry["id"]): str(entry["name"]) for entry in face.catalog()}
