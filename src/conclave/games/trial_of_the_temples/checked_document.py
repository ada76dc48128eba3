"""Checked reading of TOML or JSON documents: records every error with its path and every value with its source.

A document is the value that tomllib or json returns. After an error, reading continues with a harmless default, so that
the message can state the number of errors. Validation libraries such as msgspec, used elsewhere, stop at the first
error. They also do not track sources or suggest corrections.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]  # keys, and array indices counted from 0

SOURCES: Final = ("rulebook", "printed", "designed", "review:SITE")
SOURCE: Final = re.compile(r"rulebook|printed|designed|review:\S+")
# A source is the origin of a value; a basis is the data that a designed value was fitted to.
PROVENANCE: Final = ("source", "basis")


@dataclass(frozen=True, slots=True)
class Source:
    """Origin of a value: a source tag and, for designed values, the basis."""

    tag: str
    basis: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the document. A missing table is empty, because the error is already recorded for its parent."""

    path: Path  # in the document
    name: Path  # the same with ids instead of indices, for messages and sources
    values: Mapping[str, Any]
    exists: bool = True

    def with_id(self, name: str | int) -> Table:
        """Return this array element with its id as the last part of its name."""
        return Table(self.path, (*self.name[:-1], name), self.values, self.exists)


class Reader:
    """Reader of one document. Values in a file need sources; values in a game record do not."""

    def __init__(self, document: object, is_file: bool) -> None:
        self.document = document
        self.is_file = is_file
        self.mistakes: list[tuple[Path, str]] = []
        self.sources: dict[Path, Source] = {}
        self.root = self._table((), (), document)

    # --- Errors

    def fail(self, path: Path, mistake: str, name: Path = ()) -> None:
        """Record an error at `path`; `name` is the path shown in the message."""
        where = format_path(name or path)
        self.mistakes.append((path, f"{where}: {mistake}" if where else mistake))

    def fail_at(self, table: Table, key: str | int, mistake: str) -> None:
        """Record an error for a key of a table."""
        self.fail((*table.path, key), mistake, (*table.name, key))

    def sound(self, *tables: Table) -> bool:
        """Return True if no error is recorded in these tables. Checks that combine several values require this."""
        return not any(path[: len(table.path)] == table.path for path, _ in self.mistakes for table in tables)

    # --- Tables

    def keys(self, table: Table, required: Collection[str], optional: Collection[str] = ()) -> None:
        """Record errors for unknown keys and for missing required keys."""
        if not table.exists:
            return
        known = [*required, *optional]
        slips = set()  # required keys that are present but misspelt
        for key, value in table.values.items():
            base, _, kind = str(key).rpartition("_")
            if self.is_file and (key in PROVENANCE or (base in known and kind in PROVENANCE)):
                self._check_provenance(table, key, value)
            elif key not in known:
                slips.update(get_close_matches(str(key), known, 1))
                self.fail_at(
                    table, key, f"there is no such key here{suggest_near(key, known)}: the keys are {join_words(known)}"
                )
        for key in required:
            if key not in table.values and key not in slips:
                self.fail(table.path, f"{key} is missing", table.name)

    def _check_provenance(self, table: Table, key: str, value: object) -> None:
        if not isinstance(value, str):
            self.fail_at(table, key, f"this is a text in quotes, not {format_value(value)}")
        elif key.endswith("source") and not SOURCE.fullmatch(value):
            self.fail_at(
                table, key, f"there is no source {format_value(value)}: a source is {join_words(SOURCES, 'or')}"
            )

    def table(self, parent: Table, key: str) -> Table:
        """Return the table under a key; an empty one if it is missing."""
        path, name = (*parent.path, key), (*parent.name, key)
        if key not in parent.values:
            return Table(path, name, {}, exists=False)
        return self._table(path, name, parent.values[key])

    def _table(self, path: Path, name: Path, value: object) -> Table:
        if isinstance(value, dict):
            return Table(path, name, value)
        self.fail(path, f"this is a table, not {format_value(value)}", name)
        return Table(path, name, {}, exists=False)

    def rows(self, parent: Table, key: str, counts: Collection[int], what: str) -> list[Table]:
        """Return an array of tables, and record an error if its length is not one of `counts`."""
        path, name = (*parent.path, key), (*parent.name, key)
        items = self.items(parent, key)
        if items is None:
            return []
        low, high = min(counts), max(counts)
        if len(items) not in counts:
            right = str(low) if low == high else f"{low} to {high}"
            place = (*path, high if len(items) > high else len(items) - 1)
            self.fail(place, f"there are {len(items)} {what}: the game has {right}", name)
        return [self._table((*path, place), (*name, place), item) for place, item in enumerate(items)]

    def items(self, table: Table, key: str) -> list[Any] | None:
        """Return the array under a key, or None if there is none."""
        value = table.values.get(key)
        if key in table.values and not isinstance(value, list):
            self.fail_at(table, key, f"this is a list in square brackets, not {format_value(value)}")
        return value if isinstance(value, list) else None

    def ids(self, rows: Sequence[Table], key: str, ids: Sequence[str], what: str) -> list[Table]:
        """Return the rows named by their ids, and record an error for each unknown or repeated id."""
        seen: dict[str, Table] = {}
        named = []
        for row in rows:
            found = ""
            if key in row.values:
                place = (*row.path, key), (*row.name, key)
                found = self.plain_word(*place, row.values[key], ids, what)
            if found and found in seen:
                first = format_path(seen[found].path)
                self.fail_at(
                    row, key, f"{found} is here twice (first in {first}): each of {join_words(ids)} comes once"
                )
            seen.setdefault(found, row)
            named.append(row.with_id(found) if found else row)
            self.note(named[-1], key)
        return named

    # --- Values

    def number(self, table: Table, key: str, low: int, high: int) -> int:
        """Return an integer between `low` and `high`."""
        self.note(table, key)
        return self.plain_number((*table.path, key), (*table.name, key), table.values.get(key, low), low, high)

    def plain_number(self, path: Path, name: Path, value: object, low: int, high: int) -> int:
        """Check an integer at any path and return it, or `low` if it is invalid."""
        if type(value) is int and low <= value <= high:  # True is an int too
            return value
        right = f"from {low} to {high}" if low < high else f"and can only be {low}"
        self.fail(path, f"this is a whole number {right}, not {format_value(value)}", name)
        return low

    def word(self, table: Table, key: str, words: Sequence[str], what: str) -> str:
        """Return one of the allowed words, or "" if the value is missing or invalid."""
        self.note(table, key)
        if key not in table.values:
            return ""
        return self.plain_word((*table.path, key), (*table.name, key), table.values[key], words, what)

    def plain_word(self, path: Path, name: Path, value: object, words: Sequence[str], what: str) -> str:
        """Check a word at any path and return it, or "" if it is invalid."""
        if isinstance(value, str) and value in words:
            return value
        hint, right = suggest_near(value, words), join_words(words, "or")
        self.fail(path, f"there is no {what} {format_value(value)}{hint}: a {what} is {right}", name)
        return ""

    def words(self, table: Table, key: str, words: Sequence[str], what: str) -> tuple[str, ...]:
        """Return the listed words in the order of `words`; each may occur only once."""
        self.note(table, key)
        path, name = (*table.path, key), (*table.name, key)
        items = self.items(table, key)
        if items is None:
            return ()
        found = [self.plain_word((*path, place), (*name, place), item, words, what) for place, item in enumerate(items)]
        for place, word in enumerate(found):
            if word and word in found[:place]:
                self.fail((*path, place), f"{word} is here twice", name)
        if not found:
            self.fail(path, f"the list is empty: it names at least one {what}", name)
        return tuple(word for word in words if word in found)

    def amounts(self, table: Table, key: str, kinds: Sequence[str], most: Mapping[str, int]) -> dict[str, int]:
        """Return amounts by kind, in the order of `kinds`. Kinds that do not occur are left out."""
        self.note(table, key)
        inside = self.table(table, key)
        for kind in inside.values:
            if kind not in kinds:
                self.fail_at(
                    inside,
                    kind,
                    f"there is no {format_value(kind)} here{suggest_near(kind, kinds)}: {list_kinds(kinds)}",
                )
        return {kind: self._amount(inside, kind, most[kind]) for kind in kinds if kind in inside.values}

    def _amount(self, table: Table, kind: str, most: int) -> int:
        if table.values[kind] == 0 and type(table.values[kind]) is int:
            self.fail_at(table, kind, "0 of a kind is none at all: leave it out")
            return 1
        return self.plain_number((*table.path, kind), (*table.name, kind), table.values[kind], 1, most)

    def check_fixed(self, table: Table, values: Mapping[str, object]) -> None:
        """Check values that the rules fix. A file must still state them, so that it is complete."""
        for key, right in values.items():
            if key not in table.values:
                if self.is_file and table.exists:
                    self.fail(table.path, f"{key} is missing: it is {format_value(right)}", table.name)
                continue
            self.note(table, key)
            value = table.values[key]
            if value != right or type(value) is not type(right):
                self.fail_at(
                    table, key, f"this is {format_value(value)}, but the rules fix it: it is {format_value(right)}"
                )

    # --- Sources

    def note(self, table: Table, key: str) -> None:
        """Record the source of a value, or an error if it has none."""
        if not self.is_file or key not in table.values:
            return
        found = self._source((*table.path, key))
        if found is None:
            self.fail_at(
                table,
                key,
                "this value has no source: write source = "
                f'"printed" (or {join_words(SOURCES, "or")}) in its table, or {key}_source',
            )
        else:
            self.sources[(*table.name, key)] = found

    def _source(self, path: Path) -> Source | None:
        """Return the source of a value, or None if no table around it names one.

        The innermost table that names a source decides; its field KEY_source takes precedence over `source`. The basis
        comes from that table or from one inside it, the innermost first.
        """
        basis = ""
        around: list[object] = [self.document]
        for part in path[:-1]:
            around.append(around[-1][part])  # type: ignore[index]  # the path was walked before
        for part, table in zip(reversed(path), reversed(around), strict=True):
            if isinstance(table, dict):
                basis = basis or str(table.get(f"{part}_basis") or table.get("basis") or "")
                tag = table.get(f"{part}_source", table.get("source"))
                if tag is not None:
                    return Source(str(tag), basis)
        return None


# --- Phrases


def format_path(path: Path) -> str:
    """Return a path as people write it: tracks.water.spaces[1]."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


def format_value(value: object) -> str:
    """Return a value in file syntax, shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return (
            "a table" if len(value) > 3 else "{" + ", ".join(f"{k} = {format_value(v)}" for k, v in value.items()) + "}"
        )
    if isinstance(value, list | tuple):
        return "a list" if len(value) > 4 else "[" + ", ".join(map(format_value, value)) + "]"
    if isinstance(value, int) and abs(value) > 1 << 64:
        return "a huge number"  # Python refuses to format very long integers
    said = f'"{value}"' if isinstance(value, str) else str(value)
    return said if len(said) <= 40 else f"{said[:37]}..."


def join_words(words: Iterable[str], last: str = "and") -> str:
    """Return the words as a list in a sentence, such as "a, b and c"."""
    *most, final = words
    return f"{', '.join(most)} {last} {final}" if most else final


def suggest_near(word: object, words: Iterable[str]) -> str:
    """Return a "did you mean" hint for a misspelt word, or ""."""
    found = get_close_matches(str(word), list(words), 1)
    return f" (did you mean {found[0]}?)" if found else ""


def list_kinds(kinds: Sequence[str]) -> str:
    return f"what can stand here is {join_words(kinds, 'or')}"
