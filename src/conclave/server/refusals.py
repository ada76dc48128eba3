"""What a server refuses, in the language of whoever asks: over HTTP the header `accept-language` says it."""

from __future__ import annotations

from conclave.play import fluent, refusals
from conclave.play.fluent import ENGLISH
from conclave.play.refusals import FILE
from conclave.server.store.values import NotFound, StoreError


class Busy(StoreError):
    """Others have asked for as much as can be done at a time."""


def said(error: Exception, language: str) -> str:
    """What was refused; that there is nothing here can be said of anything."""
    if isinstance(error, NotFound) and not error.said and language != ENGLISH:
        return fluent.say(language, FILE, "not-found")
    return refusals.said(error, language)


def spoken(header: str) -> str:
    """The first language of an `accept-language` that is spoken here; else English."""
    for wanted in header.split(","):
        tag = wanted.partition(";")[0].strip().lower().partition("-")[0]
        if tag in fluent.languages():
            return tag
    return ENGLISH
