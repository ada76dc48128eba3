"""Finds the line of every key, table and array element of a TOML text, since tomllib keeps no line numbers.

No TOML library for Python that we know tells where a value stands. tomlkit keeps comments and blanks, but no places,
and takes several times as long to read our components as tomllib and this scanner together.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]  # keys, and places in arrays counted from 0

SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BLANK: Final = re.compile(r"[ \t]*")
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""(?:"{0,2})'  # up to two more quotes may stand before the closing three
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:[^"\\]|\\.)*"'
    r"|'[^']*'",
    re.DOTALL,
)
KEY: Final = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
SCALAR: Final = re.compile(r"[^,\]}#\r\n]*")


def find_lines(text: str) -> dict[Path, int]:
    """The line of all that a TOML text holds, by its path; the text must be one that tomllib can read."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.found


class _Scanner:
    """Walks over the text once. It relies on tomllib having checked the grammar."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [place for place, letter in enumerate(text) if letter == "\n"]
        self.found: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}  # of the arrays of tables so far

    def document(self) -> None:
        """Headers and pairs to the end of the text."""
        here: Path = ()
        self.skip(SPACE)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                here = self.header()
            else:
                self.pair(here)
            self.skip(SPACE)

    def header(self) -> Path:
        """`[table]` or `[[array of tables]]`: where the pairs below it belong."""
        line = self.line()
        many = self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        path: Path = ()
        keys = self.keys()
        for place, key in enumerate(keys):
            path = (*path, key)
            if many and place == len(keys) - 1:
                self.lengths[path] = self.lengths.get(path, 0) + 1
            self.found.setdefault(path, line)
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
                self.found.setdefault(path, line)
        self.at += 2 if many else 1
        return path

    def pair(self, here: Path) -> None:
        """`key = value`, at the top or in an inline table."""
        line = self.line()
        path = here
        for key in self.keys():
            path = (*path, key)
            self.found.setdefault(path, line)
        self.at += 1  # the equals sign
        self.skip(BLANK)
        self.value(path)

    def keys(self) -> list[str]:
        """A key, dotted or not, with the blanks around it."""
        keys = []
        while True:
            self.skip(BLANK)
            key = self.take(KEY)
            keys.append(next(iter(tomllib.loads(f"{key} = 0"))) if key[0] in "\"'" else key)
            self.skip(BLANK)
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def value(self, path: Path) -> None:
        """Any value; what it contains is found too."""
        first = self.text[self.at]
        if first == "[":
            self.items("]", path)
        elif first == "{":
            self.items("}", path)
        elif first in "\"'":
            self.take(STRING)
        else:
            self.take(SCALAR)

    def items(self, end: str, path: Path) -> None:
        """An array or an inline table."""
        self.at += 1
        place = 0
        self.skip(SPACE)
        while self.text[self.at] != end:
            if end == "}":
                self.pair(path)
            else:
                self.found[(*path, place)] = self.line()
                self.value((*path, place))
            place += 1
            self.skip(SPACE)
            if self.text[self.at] == ",":
                self.at += 1
                self.skip(SPACE)
        self.at += 1

    def line(self) -> int:
        """Where we are, counted from 1."""
        return bisect_right(self.breaks, self.at - 1) + 1

    def skip(self, pattern: re.Pattern[str]) -> None:
        self.take(pattern)

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        assert match is not None, f"tomllib reads this, and we do not: {self.text[self.at : self.at + 20]!r}"
        self.at = match.end()
        return match[0]
