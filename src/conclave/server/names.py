"""What people are called: names that others can see, and logins that can be typed."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST_NAME: Final = 30

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


class BadName(ValueError):
    """A name, login or password that cannot be used; the message says what would be right."""


def clean_name(text: str) -> str:
    """A name as others see it: one line, no tricks with invisible signs."""
    name = " ".join(unicodedata.normalize("NFKC", text).translate(_STYLES).split())
    if not 1 <= len(name) <= LONGEST_NAME or not _is_visible(name):
        raise BadName(f"a name has 1 to {LONGEST_NAME} visible characters")
    return name


def clean_login(text: str) -> str:
    login = unicodedata.normalize("NFKC", text.strip()).casefold()
    if not _LOGIN.fullmatch(login) or not _is_visible(login):
        raise BadName("a login has 3 to 30 letters, digits, dots, hyphens or underscores")
    return login


def _is_visible(name: str) -> bool:
    """Whether every sign can be seen, and some of it stands by itself: an accent alone is nobody's name."""
    kinds = [unicodedata.category(sign)[0] for sign in name if sign != " "]
    return not _EMPTY & set(name) and not {"C", "Z"} & set(kinds) and not {"M"} >= set(kinds)
