"""Arithmetic on packed amounts of the five essences, and on sets of bits."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from conclave.res_arcana.engine.words import FIELD, GUARD, KINDS, MOST


def amount(packed: i64, kind: i64) -> i64:
    return (packed >> (12 * kind)) & FIELD


def shifted(x: i64, n: i64) -> i64:
    """A shift of an argument: compiled, a shift of a literal would be one of 32 bits."""
    return x << n


def bit(n: i64) -> i64:
    return shifted(1, n)


def unit(kind: i64) -> i64:
    return shifted(1, 12 * kind)


def total(packed: i64) -> i64:
    return (
        (packed & FIELD)
        + ((packed >> 12) & FIELD)
        + ((packed >> 24) & FIELD)
        + ((packed >> 36) & FIELD)
        + ((packed >> 48) & FIELD)
    )


def total_of(packed: i64, kinds: i64) -> i64:
    """The total of some kinds only."""
    n: i64 = 0
    for k in range(KINDS):
        if kinds >> k & 1:
            n += amount(packed, k)
    return n


def covers(packed: i64, cost: i64) -> bool:
    """Whether every kind reaches the cost: no field borrows from its guard bit."""
    return ((packed | GUARD) - cost) & GUARD == GUARD


def plus(packed: i64, gained: i64) -> i64:
    """The sum; the supply is no limit, but a place holds at most MOST of a kind."""
    made = packed + gained
    if made & GUARD:
        for k in range(KINDS):
            if amount(made, k) > MOST:
                made = (made & ~(FIELD * unit(k))) | MOST * unit(k)
    return made


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
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
