"""Refusals that people read, in their own language: the messages of locale/LANGUAGE/refusals.ftl.

Who asks over HTTP says their language in the header `accept-language`, as browsers do.
"""

from __future__ import annotations

from typing import Final, TypeVar

from conclave.play import fluent
from conclave.play.errors import GameError
from conclave.play.fluent import ENGLISH
from conclave.server.store.values import NotFound, StoreError

FILE: Final = "refusals.ftl"
Error = TypeVar("Error", bound=GameError | StoreError)


class Busy(StoreError):
    """Others have asked for as much as can be done at a time."""


def refusal(kind: type[Error], message: str, **args: int | str) -> Error:
    """An error of this kind that can be said in every language; as text it is English."""
    error = kind(fluent.say(ENGLISH, FILE, message, **args))
    error.said = (message, args)
    return error


def said(error: Exception, language: str) -> str:
    """What was refused, for somebody who speaks this language."""
    saying = error.said if isinstance(error, GameError | StoreError) else None
    if isinstance(error, GameError) and language == ENGLISH:
        return str(error)  # games say more in English than messages do in each language
    if isinstance(error, NotFound) and not saying and language != ENGLISH:
        return fluent.say(language, FILE, "not-found")
    return fluent.say(language, FILE, saying[0], **saying[1]) if saying else str(error)


def spoken(header: str) -> str:
    """The first language of an `accept-language` that is spoken here; else English."""
    for wanted in header.split(","):
        tag = wanted.partition(";")[0].strip().lower().partition("-")[0]
        if tag in fluent.languages():
            return tag
    return ENGLISH
