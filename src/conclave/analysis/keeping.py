"""The file that remembers the steps of an analysis, so that one that was stopped can go on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import msgspec

from conclave.analysis.course import Course, digest
from conclave.analysis.result import FORMAT, Judged
from conclave.play.errors import GameError


class BadKept(GameError):
    """This file cannot be gone on with."""


class Kept:
    """Steps in a file, one line of JSON each, behind a line that says of what they are.

    The file knows how much thought went into its steps: whoever goes on thinks as much.
    """

    def __init__(self, path: Path, course: Course) -> None:
        self._path: Final = path
        self.steps: list[Judged] = []
        header = {"conclave": "analysis", "format": FORMAT, "record": digest(course.reader), "seed": course.seed}
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if lines and not whole:
            raise BadKept(f"{path} is no file of an analysis: it is left as it is")
        if whole:
            course.think(self._read(whole, header))
        self._file: Final[BinaryIO] = path.open("wb")
        first = msgspec.json.encode({**header, "thought": course.analyst.thought}) + b"\n"
        self._file.write(first + b"".join(msgspec.json.encode(step) + b"\n" for step in self.steps))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, step: Judged) -> None:
        """To the system at least: it survives this process."""
        self._file.write(msgspec.json.encode(step) + b"\n")
        self._file.flush()

    def _read(self, lines: list[bytes], header: dict[str, Any]) -> int:
        """The steps that are there; how much thought went into them."""
        try:
            there = msgspec.json.decode(lines[0], type=dict[str, Any])
            self.steps = [msgspec.json.decode(line, type=Judged) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadKept(f"{self._path} is no file of an analysis ({error}): it is left as it is") from None
        differs = [name for name, value in header.items() if there.get(name) != value]
        if differs or type(there.get("thought")) is not int:
            raise BadKept(
                f"{self._path} is of another analysis (another {', '.join(differs) or 'thought'}): choose another file"
            )
        return int(there["thought"])
