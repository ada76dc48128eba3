"""Results file: one JSON line per game, so that an interrupted match can be resumed.

The first line describes the matches; each other line is the result of one game. An incomplete last line is dropped and
its game is played again. A game that appears several times counts once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import msgspec

from conclave.bots.match.arena import GameResult, Match, Slot
from conclave.core.errors import GameError

FORMAT: Final = 1
LOCK_OFFSET: Final = 1 << 40  # beyond the end of any results file


class BadResults(GameError):
    """Raised if a results file cannot be continued."""


class ResultsFile:
    """An open results file. This process is its only writer."""

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        self._path: Final = path
        self._header: Final = _make_header(matches)
        self._file: Final = path.open("a+b")
        try:
            _lock(self._file)
            self.games: Final = self._read()
        except BlockingIOError:
            self._file.close()
            raise BadResults(
                f"{path} is being written by another process: wait for it, or choose another file"
            ) from None
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, games: Iterable[GameResult]) -> None:
        """Append some games and flush them to the operating system, so that they survive a crash of this process."""
        self._file.write(b"".join(msgspec.json.encode(played) + b"\n" for played in games))
        self._file.flush()

    def _read(self) -> dict[Slot, GameResult]:
        """Return the games already in the file; write the header if the file is new."""
        first = msgspec.json.encode(self._header) + b"\n"
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole:
            if lines and not first.startswith(lines[0]):
                raise BadResults(f"{self._path} is no file of results: it is left as it is")
            self._file.truncate(0)
            self._file.write(first)
            self._file.flush()
            return {}
        self._check(whole[0])
        games: dict[Slot, GameResult] = {}
        decoder = msgspec.json.Decoder(GameResult)
        for number, line in enumerate(whole[1:], 2):
            try:
                played = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise BadResults(f"{self._path}: line {number} is no result of a game: {error}") from None
            games.setdefault(played.slot, played)
        self._file.truncate(sum(map(len, whole)))
        return games

    def _check(self, line: bytes) -> None:
        """Raise BadResults if the header belongs to other matches; the message lists the differences."""
        try:
            there = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            there = {}
        if there.get("conclave") != "results":
            raise BadResults(f"{self._path} is no file of results: it is left as it is")
        differences = [
            f"{name} is {_shorten(there.get(name))} there and {_shorten(value)} here"
            for name, value in self._header.items()
            if there.get(name) != value
        ]
        if differences:
            raise BadResults(f"{self._path} is of another match: {'; '.join(differences)}")


def _lock(file: BinaryIO) -> None:
    """Lock the file exclusively until it is closed; BlockingIOError if another process holds the lock."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(LOCK_OFFSET)  # beyond the content, because locked bytes cannot be read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as taken:
            raise BlockingIOError from taken
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _make_header(matches: Sequence[Match]) -> dict[str, Any]:
    """Return the fields that must be equal for games to be counted together. The matches differ only in their seats."""
    match = matches[0]
    header = {
        "conclave": "results",
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules_version,
        "options": match.options.to_dict(),
        "seed": match.seed,
        "seats": [",".join(each.seats) for each in matches],
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(header))  # normalised as when read back
    return plain


def _shorten(value: object) -> str:
    text = ", ".join(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else repr(value)
    return text if len(text) <= 100 else f"{text[:100]}..."
