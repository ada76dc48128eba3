"""Error messages in the language of the request (header `accept-language`)."""

from __future__ import annotations

from conclave.core.text import error_texts, fluent
from conclave.core.text.error_texts import FILE
from conclave.core.text.fluent import ENGLISH
from conclave.server.store.values import NotFound, StoreError


class Busy(StoreError):
    """Raised if the server has no free capacity for a request."""


def describe_error(error: Exception, language: str) -> str:
    """Return the message of an error in a language."""
    if isinstance(error, NotFound) and not error.message_key and language != ENGLISH:
        return fluent.say(language, FILE, "not-found")
    return error_texts.describe_error(error, language)


def choose_language(header: str) -> str:
    """Return the first supported language of an `accept-language` header; English if there is none."""
    for wanted in header.split(","):
        tag = wanted.partition(";")[0].strip().lower().partition("-")[0]
        if tag in fluent.list_languages():
            return tag
    return ENGLISH
