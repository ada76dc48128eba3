"""Refusals that people read, in their own language: the messages of locale/LANGUAGE/refusals.ftl."""

from __future__ import annotations

from typing import Final, TypeVar

from conclave.play import fluent
from conclave.play.errors import Refusal
from conclave.play.fluent import ENGLISH

FILE: Final = "refusals.ftl"
Kind = TypeVar("Kind", bound=Refusal)


def refusal(kind: type[Kind], message: str, **args: int | str) -> Kind:
    """An error of this kind that can be said in every language; as text it is English."""
    error = kind(fluent.say(ENGLISH, FILE, message, **args))
    error.said = (message, args)
    return error


def said(error: Exception, language: str) -> str:
    """What was refused, for somebody who speaks this language; in English where it has no message."""
    if isinstance(error, Refusal) and error.said:
        message, args = error.said
        return fluent.say(language, FILE, message, **args)
    return str(error)
