"""Token buckets in a file that all worker processes of one host map into memory.

The file is a hash table of fixed size. A set of slots is locked while a bucket is used; the kernel releases the lock of
a process that ends. If a set is full, its least recently used bucket is dropped.
"""

from __future__ import annotations

import hashlib
import mmap
import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "SHARED_LIMITS_OF_CONCLAVE"  # environment variable with the path of the file; no setting
_SETS: Final = 8_192
_WAYS: Final = 8  # slots of a set
_SLOT: Final = struct.Struct("<Qdd")  # hash of the key, tokens, when they were counted
_SET_BYTES: Final = _WAYS * _SLOT.size


def create(folder: str) -> None:
    """Create the file in a folder and tell processes that are started from now on."""
    if _import_fcntl() is None:
        return
    file = Path(folder, "limits")
    file.write_bytes(bytes(_SETS * _SET_BYTES))
    os.environ[VARIABLE] = str(file)


@cache
def open_shared(path: str) -> SharedBuckets | None:
    """Return the buckets of a file, once for each process; None without a file, or on Windows."""
    return SharedBuckets(path) if path and _import_fcntl() is not None else None


class SharedBuckets:
    """Buckets by key, shared by the processes that have opened the same file. Times are those of `time.monotonic`."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._file: Final = os.open(path, os.O_RDWR)
        self._map: Final = mmap.mmap(self._file, _SETS * _SET_BYTES)
        self._fcntl: Final = _import_fcntl()

    def __reduce__(self) -> tuple[object, ...]:
        """Worker processes, to which the limits are sent when they start, open the file anew."""
        return open_shared, (self._path,)

    def take(self, key: str, rate: float, burst: float, now: float) -> float:
        """Take a token. Return 0, or the seconds to wait if there was none."""
        number = _hash(key)
        with self._locked(number) as first:
            at, tokens, when = self._find(first, number, burst)
            tokens = min(burst, tokens + max(0.0, now - when) * rate)
            wait = 0.0 if tokens >= 1 else (1 - tokens) / rate
            _SLOT.pack_into(self._map, at, number, tokens if wait else tokens - 1, now)
        return wait

    def merge(self, old: str, new: str) -> None:
        """Leave a key only what the old key and the new one have both left."""
        with self._locked(number := _hash(old)) as first:
            at, left, when = self._find(first, number, float("inf"))
            if left == float("inf"):  # never used
                return
            _SLOT.pack_into(self._map, at, 0, 0.0, 0.0)
        with self._locked(number := _hash(new)) as first:
            at, tokens, _ = self._find(first, number, float("inf"))
            _SLOT.pack_into(self._map, at, number, min(left, tokens), when)

    def _find(self, first: int, number: int, burst: float) -> tuple[int, float, float]:
        """Return the place of a bucket, its tokens and its time; a new one takes the place that was unused longest."""
        oldest, oldest_at = float("inf"), first
        for at in range(first, first + _SET_BYTES, _SLOT.size):
            found, tokens, when = _SLOT.unpack_from(self._map, at)
            if found == number:
                return at, tokens, when
            if when < oldest:
                oldest, oldest_at = when, at
        return oldest_at, burst, 0.0

    @contextmanager
    def _locked(self, number: int) -> Iterator[int]:
        first = number % _SETS * _SET_BYTES
        self._fcntl.lockf(self._file, self._fcntl.LOCK_EX, 1, first)
        try:
            yield first
        finally:
            self._fcntl.lockf(self._file, self._fcntl.LOCK_UN, 1, first)


def _hash(key: str) -> int:
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=8).digest(), "little") | 1  # 0 is an empty slot


def _import_fcntl() -> Any:
    """Return the module `fcntl`, or None on Windows."""
    try:
        import fcntl
    except ImportError:
        return None
    return fcntl
