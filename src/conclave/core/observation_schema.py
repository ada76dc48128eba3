"""Schema of observations: the names, places and bounds of the numbers that a player observes."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

DTYPE: Final = "uint8"


@dataclass(frozen=True, slots=True)
class Slice:
    """One named range of an observation: `length` bytes from `start`, each from 0 to `high`."""

    name: str
    start: int
    length: int
    high: int
    is_private: bool  # 0 for every viewer but the seat that knows it
    meaning: str

    @property
    def stop(self) -> int:
        """The index behind the last byte."""
        return self.start + self.length


@dataclass(frozen=True)
class ObservationSchema:
    """All slices of a game's observation, in order and without gaps. The dtype is uint8."""

    game: str
    version: int
    seats: int
    slices: tuple[Slice, ...]
    dtype: str = DTYPE
    size: int = field(init=False)
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        end = 0
        for one in self.slices:
            if one.start != end:
                raise ValueError(f"the slice {one.name} starts at {one.start}, but the one before it ends at {end}")
            end = one.stop
        text = f"{self.game} {self.version} {self.dtype} " + " ".join(
            f"{one.name}:{one.start}:{one.length}:{one.high}:{one.is_private:d}" for one in self.slices
        )
        object.__setattr__(self, "size", end)
        object.__setattr__(self, "digest", hashlib.sha256(text.encode()).hexdigest()[:16])

    def __getitem__(self, name: str) -> Slice:
        """Return a slice by name; KeyError lists the names."""
        for one in self.slices:
            if one.name == name:
                return one
        raise KeyError(f"there is no slice {name!r}; slices are {', '.join(one.name for one in self.slices)}")

    def split(self, observation: bytes) -> dict[str, list[int]]:
        """Return the values of an observation by the name of their slice."""
        if len(observation) != self.size:
            raise ValueError(f"an observation has {self.size} bytes, not {len(observation)}")
        return {one.name: list(observation[one.start : one.stop]) for one in self.slices}

    def highs(self) -> list[int]:
        """Return the upper bound of every byte."""
        return [one.high for one in self.slices for _ in range(one.length)]


def make_schema(
    game: str,
    version: int,
    seats: int,
    shared: Sequence[tuple[str, int, int, bool, str]],
    by_seat: Sequence[tuple[str, int, int, bool, str]],
) -> ObservationSchema:
    """Return a schema from (name, length, high, is_private, meaning): first the shared slices, then those of each seat.

    The viewer is seat "self"; the others follow in playing order as "next1", "next2" and so on.
    """
    made: list[Slice] = []
    start = 0
    for name, length, high, is_private, meaning in shared:
        made.append(Slice(name, start, length, high, is_private, meaning))
        start += length
    for seat in range(seats):
        owner = "self" if seat == 0 else f"next{seat}"
        for name, length, high, is_private, meaning in by_seat:
            made.append(Slice(f"{owner}.{name}", start, length, high, is_private, meaning))
            start += length
    return ObservationSchema(game, version, seats, tuple(made))
