"""Packed counters and sets of bits, for engines: compiled together with them.

A packed amount holds five 12-bit fields; the top bit of each field is a guard, always 0 at rest, so that adding,
subtracting and "can pay" are one operation on integers.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FIELDS: Final = 5
FIELD: Final = 0xFFF
MOST: Final = 0x7FF  # the most of one kind in one place
GUARD: Final = 0x800800800800800

# --- Packed amounts


def shifted(x: i64, n: i64) -> i64:
    """A shift of an argument: compiled, a shift of a literal would be one of 32 bits."""
    return x << n


def unit(kind: i64) -> i64:
    """One of a kind."""
    return shifted(1, 12 * kind)


def amount(packed: i64, kind: i64) -> i64:
    """How many of a kind."""
    return (packed >> (12 * kind)) & FIELD


def total(packed: i64) -> i64:
    """How many of all kinds together."""
    return (
        (packed & FIELD)
        + ((packed >> 12) & FIELD)
        + ((packed >> 24) & FIELD)
        + ((packed >> 36) & FIELD)
        + ((packed >> 48) & FIELD)
    )


def total_of(packed: i64, kinds: i64) -> i64:
    """The total of a set of kinds only."""
    n: i64 = 0
    for k in range(FIELDS):
        if kinds >> k & 1:
            n += amount(packed, k)
    return n


def covers(packed: i64, cost: i64) -> bool:
    """Whether every kind reaches the cost: no field borrows from its guard bit."""
    return ((packed | GUARD) - cost) & GUARD == GUARD


def plus(packed: i64, gained: i64) -> i64:
    """The sum; a place holds at most MOST of a kind."""
    made = packed + gained
    if made & GUARD:
        for k in range(FIELDS):
            if amount(made, k) > MOST:
                made = (made & ~(FIELD * unit(k))) | MOST * unit(k)
    return made


def uncovered(packed: i64, need: i64) -> i64:
    """How many of the need are lacking."""
    n: i64 = 0
    for k in range(FIELDS):
        lack = amount(need, k) - amount(packed, k)
        if lack > 0:
            n += lack
    return n


# --- Sets of bits


def bit(n: i64) -> i64:
    """The set of n alone."""
    return shifted(1, n)


def _places() -> vec[i64]:
    """2 is a primitive root of 67, so that 2**n % 67 tells n for every n below 66."""
    places = [0] * 67
    for n in range(63):
        places[2**n % 67] = n
    made = vec[i64]()
    for n in places:
        made = append(made, n)
    return made


PLACE_OF: Final = _places()


def lowest(mask: i64) -> i64:
    """The place of the lowest bit of a set that is not empty."""
    return PLACE_OF[(mask & -mask) % 67]


def size_of(mask: i64) -> i64:
    """How many are in a set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64, base: i64) -> list[int]:
    """A set as an ascending list of numbers, counted from `base`."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask) + base))
        mask &= mask - 1
    return found
