"""Validation of display names and logins."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final

from conclave.bots import list_bots
from conclave.core.errors import Refusal
from conclave.core.text.error_texts import make_refusal
from conclave.core.text.fluent import list_languages, say
from conclave.server.store.name_keys import make_name_key

MAX_NAME_LENGTH: Final = 30

_LOGIN: Final = re.compile(r"[\w.-]{3,30}")
_STYLES: Final = str.maketrans("", "", "\ufe0e\ufe0f")  # whether an emoji is drawn in colour: no part of a name
# Letters, marks and signs that show nothing: fillers of Hangul and Khitan, vowels that are not written, selectors of
# variants, an empty braille cell, a note without a head.
_EMPTY: Final = frozenset(
    chr(code)
    for codes in (
        (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
        (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)),
    )
    for code in codes
)


class BadName(Refusal, ValueError):
    """A name, login or password that cannot be used; the message says what is allowed."""


def clean_name(text: str) -> str:
    """Return a display name normalised to one line of visible characters."""
    name = " ".join(unicodedata.normalize("NFKC", text).translate(_STYLES).split())
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not _is_visible(name):
        raise BadName(f"a name has 1 to {MAX_NAME_LENGTH} visible characters")
    if make_name_key(name).rstrip("0123456789") in _list_bot_keys():
        raise make_refusal(BadName, "name-of-a-bot", name=name)
    return name


@cache
def _list_bot_keys() -> frozenset[str]:
    """Return the keys of the names that bots have in any language."""
    names = {say(language, "face.ftl", f"bot-{level}") for language in list_languages() for level in list_bots()}
    return frozenset(make_name_key(name) for name in {*names, *list_bots()})


def clean_login(text: str) -> str:
    login = unicodedata.normalize("NFKC", text.strip()).casefold()
    if not _LOGIN.fullmatch(login) or not _is_visible(login):
        raise BadName("a login has 3 to 30 letters, digits, dots, hyphens or underscores")
    return login


def _is_visible(name: str) -> bool:
    """Return True if every character is visible and at least one is no combining mark."""
    kinds = [unicodedata.category(sign)[0] for sign in name if sign != " "]
    return not _EMPTY & set(name) and not {"C", "Z"} & set(kinds) and not {"M"} >= set(kinds)
