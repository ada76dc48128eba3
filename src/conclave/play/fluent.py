"""Sentences in each language: the messages of locale/LANGUAGE/FILE, one file a game.

Nothing is loaded before the first sentence is asked for; then messages are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = Path(__file__).parent.parent / "locale"
ENGLISH: Final = "en"


class UnknownLanguage(ValueError):
    """There are no messages in this language."""


class BadMessage(ValueError):
    """A message is missing, or does not fit what it is asked to say."""


@cache
def languages(file: str) -> tuple[str, ...]:
    """The languages that have this file."""
    return tuple(sorted(found.parent.name for found in LOCALE.glob(f"*/{file}")))


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """The messages of one language, read once."""
    if language not in languages(file):
        raise UnknownLanguage(f"no messages in {language!r}; there are {', '.join(languages(file))}")
    from fluent.runtime import FluentBundle, FluentResource  # late: parsing is what costs time at the start

    made = FluentBundle([language], use_isolating=False)  # the browser sets it alike
    made.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))
    return made


@lru_cache(1 << 15)  # a server says the same to many
def say(language: str, file: str, message: str, **args: int | str) -> str:
    """A message with its arguments filled in; one that a translation lacks is said in English."""
    messages = bundle(language, file)
    if not messages.has_message(message) and language != ENGLISH:
        messages = bundle(ENGLISH, file)
    if not messages.has_message(message):
        raise BadMessage(f"there is no message {message!r}")
    pattern = messages.get_message(message).value
    if pattern is None:
        raise BadMessage(f"the message {message!r} has no text of its own")
    said, errors = messages.format_pattern(pattern, args)
    if errors:
        raise BadMessage(f"{message!r} in {language!r}: {errors[0]}")
    return str(said)


def joined(language: str, file: str, ending: str, parts: Sequence[str], between: str = "list") -> str:
    """Parts in a row, as the message `between` says, and before the last one as `ending` says; "" for none."""
    items = parts[0] if parts else ""
    for part in parts[1:-1]:
        items = say(language, file, between, items=items, last=part)
    return say(language, file, ending, items=items, last=parts[-1]) if len(parts) > 1 else items


def sentence(line: str) -> str:
    """With a capital at the start."""
    return line[:1].upper() + line[1:]
