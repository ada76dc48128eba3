"""Checkpoint file of an analysis, so that an interrupted analysis can be resumed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import msgspec

from conclave.analysis.game_analysis import GameAnalysis, digest
from conclave.analysis.result import FORMAT, AnalysedStep
from conclave.core.errors import GameError


class BadCheckpoint(GameError):
    """Raised if a checkpoint file cannot be resumed."""


class Checkpoint:
    """Checkpoint file: a header line, then one analysed step per line as JSON.

    The header stores the search budget, so that a resumed analysis uses the same one.
    """

    def __init__(self, path: Path, course: GameAnalysis) -> None:
        self._path: Final = path
        self.steps: list[AnalysedStep] = []
        header = {"conclave": "analysis", "format": FORMAT, "record": digest(course.reader), "seed": course.seed}
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        whole = [line for line in lines if line.endswith(b"\n")]
        if lines and not whole:
            raise BadCheckpoint(f"{path} is no file of an analysis: it is left as it is")
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

    def add(self, step: AnalysedStep) -> None:
        """Append a step and flush it to the operating system, so that it survives a crash of this process."""
        self._file.write(msgspec.json.encode(step) + b"\n")
        self._file.flush()

    def _read(self, lines: list[bytes], header: dict[str, Any]) -> int:
        """Load the stored steps and return their search budget. Raise BadKept if they belong to another analysis."""
        try:
            there = msgspec.json.decode(lines[0], type=dict[str, Any])
            self.steps = [msgspec.json.decode(line, type=AnalysedStep) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise BadCheckpoint(f"{self._path} is no file of an analysis ({error}): it is left as it is") from None
        differs = [name for name, value in header.items() if there.get(name) != value]
        if differs or type(there.get("thought")) is not int:
            raise BadCheckpoint(
                f"{self._path} is of another analysis (another {', '.join(differs) or 'thought'}): choose another file"
            )
        return int(there["thought"])
