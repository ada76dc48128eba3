"""A file of results: one line of JSON a game, so that a match that was stopped, however rudely, can go on.

The first line says which matches these are; each other line is a game, with its numbers. A last line that was not
written to its end is dropped, and its game is played again. A game is counted once, however often it is written.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import msgspec

from conclave.bots.arena import Match, Played, Slot
from conclave.play.errors import GameError

FORMAT: Final = 1
FAR: Final = 1 << 40  # behind the end of any file of results


class BadResults(GameError):
    """This file cannot be gone on with."""


class Results:
    """An open file of results, of which this process is the only writer."""

    def __init__(self, path: Path, matches: Sequence[Match]) -> None:
        self._path: Final = path
        self._header: Final = _header(matches)
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

    def add(self, games: Iterable[Played]) -> None:
        """Write some games, to the system at least: they survive this process."""
        self._file.write(b"".join(msgspec.json.encode(played) + b"\n" for played in games))
        self._file.flush()

    def _read(self) -> dict[Slot, Played]:
        """The games that are there already. A new file gets its first line."""
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
        games: dict[Slot, Played] = {}
        decoder = msgspec.json.Decoder(Played)
        for number, line in enumerate(whole[1:], 2):
            try:
                played = decoder.decode(line)
            except msgspec.DecodeError as error:
                raise BadResults(f"{self._path}: line {number} is no result of a game: {error}") from None
            games.setdefault(played.slot, played)
        self._file.truncate(sum(map(len, whole)))
        return games

    def _check(self, line: bytes) -> None:
        """Refuse a file that is not ours to add to, and say what differs."""
        try:
            there = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            there = {}
        if there.get("conclave") != "results":
            raise BadResults(f"{self._path} is no file of results: it is left as it is")
        differences = [
            f"{name} is {_short(there.get(name))} there and {_short(value)} here"
            for name, value in self._header.items()
            if there.get(name) != value
        ]
        if differences:
            raise BadResults(f"{self._path} is of another match: {'; '.join(differences)}")


def _lock(file: BinaryIO) -> None:
    """For us alone until it is closed; BlockingIOError if it is somebody else's."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(FAR)  # where there is no content: a locked stretch cannot be read
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as taken:
            raise BlockingIOError from taken
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _header(matches: Sequence[Match]) -> dict[str, Any]:
    """What must be the same for games to be counted together. The matches differ in their seats alone."""
    match = matches[0]
    header = {
        "conclave": "results",
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.game.rules,
        "options": match.options.raw(),
        "seed": match.seed,
        "seats": [",".join(each.seats) for each in matches],
    }
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(header))  # as it will be read
    return plain


def _short(value: object) -> str:
    text = ", ".join(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else repr(value)
    return text if len(text) <= 100 else f"{text[:100]}..."
