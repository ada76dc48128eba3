"""Translated error messages: the messages of locale/LANGUAGE/refusals.ftl."""

from __future__ import annotations

from typing import Final, TypeVar

from conclave.core.errors import Refusal
from conclave.core.text import fluent
from conclave.core.text.fluent import ENGLISH

FILE: Final = "refusals.ftl"
Kind = TypeVar("Kind", bound=Refusal)


def make_refusal(kind: type[Kind], message: str, **args: int | str) -> Kind:
    """Return an error that can be translated into every language; its `str()` is English."""
    error = kind(fluent.say(ENGLISH, FILE, message, **args))
    error.message_key = (message, args)
    return error


def describe_error(error: Exception, language: str) -> str:
    """Return the error's text in this language, or in English if it has no translation."""
    if isinstance(error, Refusal) and error.message_key:
        message, args = error.message_key
        return fluent.say(language, FILE, message, **args)
    return str(error)
