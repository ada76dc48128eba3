"""Sentences in each language: the messages of locale/LANGUAGE/FILE.

Whoever wants a sentence says in which language; nothing here remembers one, so that people with different languages can
share a server. Every language has every message (a test sees to it): none is borrowed from another language. Nothing is
loaded before the first sentence is asked for; then messages are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from conclave.play.errors import GameError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = Path(__file__).parent.parent / "locale"
ENGLISH: Final = "en"


class UnknownLanguage(GameError):
    """Nobody here speaks this language."""


class BadMessage(ValueError):
    """A message is missing, or does not fit what it is asked to say."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that everything can be said in."""
    return tuple(sorted({file.parent.name for file in LOCALE.glob("*/*.ftl")}))


def checked(language: str) -> str:
    """The language, if it is one of ours."""
    if language not in languages():
        raise UnknownLanguage(f"there is no language {language!r} here; there are {', '.join(languages())}")
    return language


@cache
def bundle(language: str, file: str) -> FluentBundle:
    """The messages of one file in one language, read once."""
    checked(language)
    from fluent.runtime import FluentBundle, FluentResource  # late: parsing is what costs time at the start

    made = FluentBundle([language], use_isolating=False)  # the browser sets it alike
    made.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))
    return made


@lru_cache(1 << 13)  # a server says the same to many: 97 % of what it says was said a little before
def say(language: str, file: str, message: str, **args: int | str) -> str:
    """A message with its arguments filled in."""
    form = _form(language, file, message)
    if form is not None and args.keys() >= form.names and all(isinstance(args[name], str) for name in form.names):
        return form.text.format_map(args)
    return _format(bundle(language, file), message, args)


def say_if_any(language: str, file: str, message: str) -> str:
    """A message that need not be there: "" where nothing is to be said."""
    return say(language, file, message) if bundle(language, file).has_message(message) else ""


class _Form(NamedTuple):
    """A message that is text and names of arguments alone, as str.format_map takes it."""

    text: str
    names: frozenset[str]


@cache
def _form(language: str, file: str, message: str) -> _Form | None:
    """Most messages are that simple, and filling them in here is many times faster; None for others."""
    from fluent.syntax import ast

    messages = bundle(language, file)
    # Any: what the library makes of a pattern is not always what its syntax tree says.
    pattern: Any = messages.get_message(message).value if messages.has_message(message) else None
    if pattern is None:
        return None
    text, names = "", set[str]()
    for element in pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]:
        if isinstance(element, ast.TextElement):
            text += element.value.replace("{", "{{").replace("}", "}}")
        elif isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference):
            text += f"{{{element.expression.id.name}}}"
            names.add(element.expression.id.name)
        else:
            return None
    return _Form(text, frozenset(names))


def _format(messages: FluentBundle, message: str, args: dict[str, int | str]) -> str:
    if not messages.has_message(message):
        raise BadMessage(f"there is no message {message!r} in {messages.locales[0]!r}")
    pattern = messages.get_message(message).value
    if pattern is None:
        raise BadMessage(f"the message {message!r} has no text of its own")
    said, errors = messages.format_pattern(pattern, args)
    if errors:
        raise BadMessage(f"{message!r} in {messages.locales[0]!r}: {errors[0]}")
    return str(said)


def joined(language: str, file: str, ending: str, parts: Sequence[str], between: str = "list") -> str:
    """Parts in a row, as the message `between` says, and before the last one as `ending` says; "" for none."""
    items = parts[0] if parts else ""
    for part in parts[1:-1]:
        items = say(language, file, between, items=items, last=part)
    return say(language, file, ending, items=items, last=parts[-1]) if len(parts) > 1 else items


class Speaker:
    """The messages of one file in one language, for those who have much to say."""

    def __init__(self, language: str, file: str) -> None:
        self.language: Final = checked(language)
        self._file: Final = file

    def say(self, message: str, **args: int | str) -> str:
        """A message with its arguments filled in."""
        return say(self.language, self._file, message, **args)

    def joined(self, ending: str, parts: Sequence[str], between: str = "list") -> str:
        """Parts in a row; the message `ending` says what stands before the last."""
        return joined(self.language, self._file, ending, parts, between)


def sentence(line: str) -> str:
    """With a capital at the start."""
    return line[:1].upper() + line[1:]
