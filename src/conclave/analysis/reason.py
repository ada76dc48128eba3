"""Reasons why one move is better than another: a message id with arguments, rendered as a sentence.

The messages are in locale/LANGUAGE/coach.ftl. `conclave.coach` finds the reasons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

import msgspec

from conclave.core import registry
from conclave.core.text import fluent
from conclave.core.text.presenter import Presenter

FILE: Final = "coach.ftl"

Goods: TypeAlias = dict[str, int]  # by kind


class Reason(msgspec.Struct, frozen=True):
    """A message id with its arguments.

    In `args`, card, card1 and card2 are component ids, rival is a seat, goods are amounts by kind, and points is a
    number.
    """

    id: str
    args: dict[str, int | str | Goods] = {}


def reason_in(language: str, game: str, reason: Reason, names: Sequence[str]) -> str:
    """Return a reason as a sentence; `names` are the players' names by seat."""
    face = registry.presenter_for(registry.load_game(game), language)
    said: dict[str, int | str] = {}
    for name, value in reason.args.items():
        if isinstance(value, dict):
            said[name] = goods_in(face, game, value)
        elif name == "rival" and isinstance(value, int):
            said[name] = names[value]
        elif name.startswith("card") and isinstance(value, str):
            said[name] = component_names(game, language).get(value, value)
        else:
            said[name] = value
    return fluent.say(language, FILE, f"why-{reason.id}", **said)


def goods_in(face: Presenter, game: str, goods: Goods) -> str:
    """Return amounts as a list in words: "2 Life and 1 Gold"."""
    parts = [_good(face, game, kind, count) for kind, count in goods.items()]
    return fluent.join(face.language, FILE, "list-and", parts)


def _good(face: Presenter, game: str, kind: str, count: int) -> str:
    for file, message in ((FILE, f"good-{kind}"), (f"{game}.ftl", f"icon-{kind}")):
        if fluent.load_bundle(face.language, file).has_message(message):
            return fluent.say(face.language, file, message, count=count)
    return f"{count} {face.kind_name(kind)}"


@cache
def component_names(game: str, language: str) -> dict[str, str]:
    """Return the names of all components, by id."""
    face = registry.presenter_for(registry.load_game(game), language)
    return {str(entry["id"]): str(entry["name"]) for entry in face.catalog()}
