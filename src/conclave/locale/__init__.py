"""Sentences in each language, as Fluent files; this is the door to them for whoever speaks to people."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"


class BadMessage(ValueError):
    """A message is missing, or does not fit what it is asked to say."""


class Messages:
    """The messages of one file, read when the first of them is said."""

    def __init__(self, file: str) -> None:
        self._file: Final = file

    def say(self, language: str, message: str, **args: int | str) -> str:
        """A message with its arguments filled in; one that a translation lacks is said in English."""
        bundle = _bundle(self._file, language)
        if not bundle.has_message(message):
            bundle = _bundle(self._file, ENGLISH)
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise BadMessage(f"{self._file} has no message {message!r}")
        said, errors = bundle.format_pattern(pattern, args)
        if errors:
            raise BadMessage(f"{message!r} in {language!r}: {errors[0]}")
        return str(said)


@cache
def _bundle(file: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # late: it takes a tenth of a second

    made = FluentBundle([language], use_isolating=False)
    path = HERE / language / file
    if path.exists():
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made
