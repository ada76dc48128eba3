"""Refusal of passwords that are guessed at once: common ones, simple patterns, and one's own name."""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from typing import Final

from conclave.core.text.error_texts import make_refusal
from conclave.server.names import BadName

_SUBSTITUTES: Final = str.maketrans("@431!0$57", "aaeiiosst")
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
)
_MIN_RUN: Final = 4  # letters of a row of keys that make a run
_MIN_DIFFERENT: Final = 4  # characters
_MIN_OWN: Final = 4  # letters of a login or name that are looked for


@cache
def list_common_passwords() -> frozenset[str]:
    """Return common passwords and words, without digits and signs at their ends."""
    text = files("conclave.server").joinpath("common_passwords.txt").read_text("utf-8")
    return frozenset(word for line in text.splitlines() if not line.startswith("#") for word in line.split())


def refuse_weak(password: str, *own: str) -> None:
    """Raise BadName for a password that a list of common ones, or one's login and name (`own`), would reveal."""
    plain = unicodedata.normalize("NFKC", password).casefold()
    core = plain.strip("0123456789 .,;:!?@#$%^&*()-_=+'\"/\\<>~")
    forms = {plain, core, plain.translate(_SUBSTITUTES), core.translate(_SUBSTITUTES)}
    if forms & list_common_passwords():
        raise make_refusal(BadName, "password-common")
    if len(set(plain)) < _MIN_DIFFERENT or _is_pattern(plain) or not core:
        raise make_refusal(BadName, "password-pattern")
    words = {unicodedata.normalize("NFKC", one).casefold() for one in own}
    if any(len(word) >= _MIN_OWN and word in plain and len(plain) - len(word) <= _MIN_OWN for word in words):
        raise make_refusal(BadName, "password-of-you")


def _is_pattern(plain: str) -> bool:
    """Return True for repetitions such as abcabcabc, and for runs along rows of keys such as qwertyui."""
    for length in range(1, len(plain) // 2 + 1):
        if plain == (plain[:length] * len(plain))[: len(plain)]:
            return True
    rows = (*_ROWS, *(row[::-1] for row in _ROWS))
    rest, runs = plain, 0
    while rest:
        size = next((size for size in range(len(rest), 0, -1) if any(rest[:size] in row for row in rows)), 1)
        runs += 1 if size >= _MIN_RUN else size
        rest = rest[size:]
    return runs <= len(plain) // 4
