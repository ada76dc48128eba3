"""Packed counters and bit sets for engines; compiled together with them.

A packed amount holds five 12-bit fields. The top bit of each field is a guard bit and is normally 0. Adding,
subtracting and checking a cost are therefore single integer operations.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FIELDS: Final = 5
FIELD: Final = 0xFFF
MAX_PER_KIND: Final = 0x7FF  # upper limit of one field
GUARD: Final = 0x800800800800800

# --- Packed amounts


def shift_left(x: i64, n: i64) -> i64:
    """Return `x << n`. As a function, because the compiler shifts literals with 32 bits only."""
    return x << n


def unit(kind: i64) -> i64:
    """Return a packed amount with one of this kind."""
    return shift_left(1, 12 * kind)


def amount(packed: i64, kind: i64) -> i64:
    """Return the amount of one kind."""
    return (packed >> (12 * kind)) & FIELD


def total(packed: i64) -> i64:
    """Return the sum over all kinds."""
    return (
        (packed & FIELD)
        + ((packed >> 12) & FIELD)
        + ((packed >> 24) & FIELD)
        + ((packed >> 36) & FIELD)
        + ((packed >> 48) & FIELD)
    )


def total_of(packed: i64, kinds: i64) -> i64:
    """Return the sum over a set of kinds."""
    n: i64 = 0
    for k in range(FIELDS):
        if kinds >> k & 1:
            n += amount(packed, k)
    return n


def covers(packed: i64, cost: i64) -> bool:
    """Return True if every kind covers the cost, that is, if no field borrows from its guard bit."""
    return ((packed | GUARD) - cost) & GUARD == GUARD


def plus(packed: i64, gained: i64) -> i64:
    """Return the sum, limited to MAX_PER_KIND of each kind."""
    made = packed + gained
    if made & GUARD:
        for k in range(FIELDS):
            if amount(made, k) > MAX_PER_KIND:
                made = (made & ~(FIELD * unit(k))) | MAX_PER_KIND * unit(k)
    return made


def missing_amounts(packed: i64, need: i64) -> i64:
    """Return how many of `need` are missing, summed over all kinds."""
    n: i64 = 0
    for k in range(FIELDS):
        lack = amount(need, k) - amount(packed, k)
        if lack > 0:
            n += lack
    return n


# --- Sets of bits


def bit(n: i64) -> i64:
    """Return the set that contains only n."""
    return shift_left(1, n)


def _places() -> vec[i64]:
    """Return the table from 2**n % 67 to n.

    The remainders differ for all n below 66, because 2 is a primitive root of 67.
    """
    places = [0] * 67
    for n in range(63):
        places[2**n % 67] = n
    made = vec[i64]()
    for n in places:
        made = append(made, n)
    return made


PLACE_OF: Final = _places()


def lowest(mask: i64) -> i64:
    """Return the lowest member of a non-empty set."""
    return PLACE_OF[(mask & -mask) % 67]


def size_of(mask: i64) -> i64:
    """Return the number of members of a set."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def members(mask: i64, base: i64) -> list[int]:
    """Return the members of a set in ascending order, with `base` added to each."""
    found: list[int] = []
    while mask:
        found.append(int(lowest(mask) + base))
        mask &= mask - 1
    return found
