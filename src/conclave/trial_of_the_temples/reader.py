"""Reads a document of tables with checks: every mistake is kept with its line, every value with its source.

A document is what tomllib or json made of a text. Reading goes on after a mistake, with a value that does no harm, so
that a person learns how many there are. Libraries that check data against types (msgspec, which we use elsewhere) stop
at the first mistake, or know neither lines nor sources nor what the writer may have meant.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final

from conclave.trial_of_the_temples.toml_lines import Path

SOURCES: Final = ("rulebook", "printed", "designed", "review:SITE")
SOURCE: Final = re.compile(r"rulebook|printed|designed|review:\S+")
# A source says where the value beside it comes from, a basis what a designed value was fitted to.
PROVENANCE: Final = ("source", "basis")


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from."""

    tag: str
    basis: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the document. A missing one is empty: the table around it has been blamed already."""

    path: Path  # in the document
    name: Path  # the same with ids instead of places, for people and for sources
    values: Mapping[str, Any]
    exists: bool = True

    def named(self, name: str | int) -> Table:
        """The same table of an array, called by its id."""
        return Table(self.path, (*self.name[:-1], name), self.values, self.exists)


class Reader:
    """One reading of one document. Without `lines` it comes from no file, and its values need no sources."""

    def __init__(self, document: object, lines: Mapping[Path, int] | None) -> None:
        self.document = document
        self.lines = lines
        self.mistakes: list[tuple[int, Path, str]] = []
        self.sources: dict[Path, Source] = {}
        self.root = self._table((), (), document)

    @property
    def is_file(self) -> bool:
        return self.lines is not None

    # --- Mistakes

    def fail(self, path: Path, mistake: str, name: Path = ()) -> None:
        """Keep a mistake; `name` is how to call the place."""
        where = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in name or path).lstrip(".")
        self.mistakes.append((self.line(path), path, f"{where}: {mistake}" if where else mistake))

    def fail_at(self, table: Table, key: str | int, mistake: str) -> None:
        """The same, for a value of a table."""
        self.fail((*table.path, key), mistake, (*table.name, key))

    def line(self, path: Path) -> int:
        """The line of a place, or of the nearest place around it."""
        if not self.lines:
            return 1
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines[path] if path else max(self.lines.values())  # what is missing, is missing at the end

    def sound(self, *tables: Table) -> bool:
        """Whether nothing is wrong in these tables so far: what rests on several values is checked only then."""
        return not any(path[: len(table.path)] == table.path for _, path, _ in self.mistakes for table in tables)

    # --- Tables

    def keys(self, table: Table, required: Collection[str], optional: Collection[str] = ()) -> None:
        """Refuse keys that mean nothing and miss those that must be there."""
        if not table.exists:
            return
        known = [*required, *optional]
        slips = set()  # keys that are there, though misspelt
        for key, value in table.values.items():
            base, _, kind = str(key).rpartition("_")
            if self.is_file and (key in PROVENANCE or (base in known and kind in PROVENANCE)):
                self._check_provenance(table, key, value)
            elif key not in known:
                slips.update(get_close_matches(str(key), known, 1))
                self.fail_at(table, key, f"there is no such key here{near(key, known)}: the keys are {listed(known)}")
        for key in required:
            if key not in table.values and key not in slips:
                self.fail(table.path, f"{key} is missing", table.name)

    def _check_provenance(self, table: Table, key: str, value: object) -> None:
        if not isinstance(value, str):
            self.fail_at(table, key, f"this is a text in quotes, not {shown(value)}")
        elif key.endswith("source") and not SOURCE.fullmatch(value):
            self.fail_at(table, key, f"there is no source {shown(value)}: a source is {listed(SOURCES, 'or')}")

    def table(self, parent: Table, key: str) -> Table:
        """A table inside another."""
        path, name = (*parent.path, key), (*parent.name, key)
        if key not in parent.values:
            return Table(path, name, {}, exists=False)
        return self._table(path, name, parent.values[key])

    def _table(self, path: Path, name: Path, value: object) -> Table:
        if isinstance(value, dict):
            return Table(path, name, value)
        self.fail(path, f"this is a table, not {shown(value)}", name)
        return Table(path, name, {}, exists=False)

    def rows(self, parent: Table, key: str, counts: Collection[int], what: str) -> list[Table]:
        """An array of tables."""
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
        """An array; None where there is none."""
        value = table.values.get(key)
        if key in table.values and not isinstance(value, list):
            self.fail_at(table, key, f"this is a list in square brackets, not {shown(value)}")
        return value if isinstance(value, list) else None

    def ids(self, rows: Sequence[Table], key: str, ids: Sequence[str], what: str) -> list[Table]:
        """The rows, called by their ids; each id once."""
        seen: dict[str, Table] = {}
        named = []
        for row in rows:
            found = ""
            if key in row.values:
                place = (*row.path, key), (*row.name, key)
                found = self.plain_word(*place, row.values[key], ids, what)
            if found and found in seen:
                first = f" (first in line {self.line(seen[found].path)})" if self.is_file else ""
                self.fail_at(row, key, f"{found} is here twice{first}: each of {listed(ids)} comes once")
            seen.setdefault(found, row)
            named.append(row.named(found) if found else row)
            self.note(named[-1], key)
        return named

    # --- Values

    def number(self, table: Table, key: str, low: int, high: int) -> int:
        """A whole number."""
        self.note(table, key)
        return self.plain_number((*table.path, key), (*table.name, key), table.values.get(key, low), low, high)

    def plain_number(self, path: Path, name: Path, value: object, low: int, high: int) -> int:
        """A whole number, wherever it stands."""
        if type(value) is int and low <= value <= high:  # True is an int too
            return value
        right = f"from {low} to {high}" if low < high else f"and can only be {low}"
        self.fail(path, f"this is a whole number {right}, not {shown(value)}", name)
        return low

    def word(self, table: Table, key: str, words: Sequence[str], what: str) -> str:
        """One of these words; "" where it is not."""
        self.note(table, key)
        if key not in table.values:
            return ""
        return self.plain_word((*table.path, key), (*table.name, key), table.values[key], words, what)

    def plain_word(self, path: Path, name: Path, value: object, words: Sequence[str], what: str) -> str:
        """One of these words, wherever it stands."""
        if isinstance(value, str) and value in words:
            return value
        self.fail(
            path, f"there is no {what} {shown(value)}{near(value, words)}: a {what} is {listed(words, 'or')}", name
        )
        return ""

    def words(self, table: Table, key: str, words: Sequence[str], what: str) -> tuple[str, ...]:
        """Some of these words, each at most once, in their own order."""
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
        """So many of some kinds, in the order of the kinds; a kind that does not occur is left out."""
        self.note(table, key)
        inside = self.table(table, key)
        for kind in inside.values:
            if kind not in kinds:
                self.fail_at(inside, kind, f"there is no {shown(kind)} here{near(kind, kinds)}: {kinds_are(kinds)}")
        return {kind: self._amount(inside, kind, most[kind]) for kind in kinds if kind in inside.values}

    def _amount(self, table: Table, kind: str, most: int) -> int:
        if table.values[kind] == 0 and type(table.values[kind]) is int:
            self.fail_at(table, kind, "0 of a kind is none at all: leave it out")
            return 1
        return self.plain_number((*table.path, kind), (*table.name, kind), table.values[kind], 1, most)

    def fixed(self, table: Table, values: Mapping[str, object]) -> None:
        """What the rules fix. A file says it all the same, so that everything can be read in one place."""
        for key, right in values.items():
            if key not in table.values:
                if self.is_file and table.exists:
                    self.fail(table.path, f"{key} is missing: it is {shown(right)}", table.name)
                continue
            self.note(table, key)
            value = table.values[key]
            if value != right or type(value) is not type(right):
                self.fail_at(table, key, f"this is {shown(value)}, but the rules fix it: it is {shown(right)}")

    # --- Sources

    def note(self, table: Table, key: str) -> None:
        """Keep the source of a value, and miss it."""
        if not self.is_file or key not in table.values:
            return
        found = self._source((*table.path, key))
        if found is None:
            self.fail_at(
                table,
                key,
                "this value has no source: write source = "
                f'"printed" (or {listed(SOURCES, "or")}) in its table, or {key}_source',
            )
        else:
            self.sources[(*table.name, key)] = found

    def _source(self, path: Path) -> Source | None:
        """From the nearest table that has one; KEY_source goes before source. A basis stands beside it or nearer."""
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


def shown(value: object) -> str:
    """A value as a file writes it, shortened."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "a table" if len(value) > 3 else "{" + ", ".join(f"{k} = {shown(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "a list" if len(value) > 4 else "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, int) and abs(value) > 1 << 64:
        return "a huge number"  # Python refuses to write the longest ones
    said = f'"{value}"' if isinstance(value, str) else str(value)
    return said if len(said) <= 40 else f"{said[:37]}..."


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words in a row."""
    *most, final = words
    return f"{', '.join(most)} {last} {final}" if most else final


def near(word: object, words: Iterable[str]) -> str:
    """A hint for a slip of the finger."""
    found = get_close_matches(str(word), list(words), 1)
    return f" (did you mean {found[0]}?)" if found else ""


def kinds_are(kinds: Sequence[str]) -> str:
    return f"what can stand here is {listed(kinds, 'or')}"
