"""Translated messages in Fluent format: locale/LANGUAGE/FILE.

Callers pass the language with every call. No language is stored globally, because the users of a server have different
languages. Every language has every message (a test checks this), so there is no fallback to another language. Files are
loaded on first use and cached.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from conclave.core.errors import GameError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = Path(__file__).parents[2] / "locale"
ENGLISH: Final = "en"


class UnknownLanguage(GameError):
    """Raised for a language without translations."""


class BadMessage(ValueError):
    """Raised if a message is missing or does not match its arguments."""


@cache
def list_languages() -> tuple[str, ...]:
    """Return the supported languages."""
    return tuple(sorted({file.parent.name for file in LOCALE.glob("*/*.ftl")}))


def check_language(language: str) -> str:
    """Return the language if it is supported; else raise UnknownLanguage."""
    if language not in list_languages():
        raise UnknownLanguage(f"there is no language {language!r} here; there are {', '.join(list_languages())}")
    return language


@cache
def load_bundle(language: str, file: str) -> FluentBundle:
    """Return the messages of one file in one language, cached."""
    check_language(language)
    from fluent.runtime import FluentBundle, FluentResource  # imported late, because it is slow

    made = FluentBundle([language], use_isolating=False)  # as in the browser
    made.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))
    return made


@lru_cache(1 << 13)  # on a server, 97 % of messages are repeated within a short time
def say(language: str, file: str, message: str, **args: int | str) -> str:
    """Return a message with its arguments filled in."""
    form = _form(language, file, message)
    if form is not None and args.keys() >= form.names and all(isinstance(args[name], str) for name in form.names):
        return form.text.format_map(args)
    return _format(load_bundle(language, file), message, args)


def say_optional(language: str, file: str, message: str) -> str:
    """Return a message, or "" if it does not exist."""
    return say(language, file, message) if load_bundle(language, file).has_message(message) else ""


class _Form(NamedTuple):
    """A message that consists only of text and arguments, as a template for str.format_map."""

    text: str
    names: frozenset[str]


@cache
def _form(language: str, file: str, message: str) -> _Form | None:
    """Return the template of a simple message, which is much faster to fill in; None for other messages."""
    from fluent.syntax import ast

    messages = load_bundle(language, file)
    # Any: patterns are not always of the type that the library declares.
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


def join(language: str, file: str, ending: str, parts: Sequence[str], between: str = "list") -> str:
    """Join parts into a list with the message `between`, and the last part with `ending`; "" if there are none."""
    items = parts[0] if parts else ""
    for part in parts[1:-1]:
        items = say(language, file, between, items=items, last=part)
    return say(language, file, ending, items=items, last=parts[-1]) if len(parts) > 1 else items


class Messages:
    """The messages of one file in one language."""

    def __init__(self, language: str, file: str) -> None:
        self.language: Final = check_language(language)
        self._file: Final = file

    def say(self, message: str, **args: int | str) -> str:
        """Return a message with its arguments filled in."""
        return say(self.language, self._file, message, **args)

    def join(self, ending: str, parts: Sequence[str], between: str = "list") -> str:
        """Join parts into a list; the message `ending` joins the last part."""
        return join(self.language, self._file, ending, parts, between)


def capitalize(line: str) -> str:
    """Return the line with its first letter in upper case."""
    return line[:1].upper() + line[1:]
