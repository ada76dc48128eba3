"""What games check alike: options (unknown names, seats, numbers, variants), that a seat is asked at all, and dumps."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from conclave.play.errors import BadDump, BadOptions, NobodyIsAsked
from conclave.play.protocol import CHANCE, NOBODY, Json, State


def only_known(title: str, raw: Mapping[str, Json], known: Collection[str]) -> None:
    """No option that the game does not have."""
    for name in raw:
        if name not in known:
            raise BadOptions(f"{title} has no option {name!r}; it has {', '.join(known)}")


def seats_of(title: str, raw: Mapping[str, Json], most: int) -> int:
    """The number of seats, from 2."""
    seats = raw.get("seats", 2)
    if not is_whole(seats) or not 2 <= seats <= most:
        numbers = ", ".join(str(n) for n in range(2, most))
        raise BadOptions(f"{title} is for {numbers} or {most} seats, not {seats}")
    return int(seats)


def variant_of(raw: Mapping[str, Json], variants: Collection[str]) -> str:
    """One of the game's variants; the first one is the usual one."""
    variant = raw.get("variant", next(iter(variants)))
    if not isinstance(variant, str) or variant not in variants:
        raise BadOptions(f"there is no variant {variant!r}; there is {', '.join(variants)}")
    return variant


def is_whole(value: Json) -> bool:
    """Whether this is a whole number; true and false are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def seat_is_asked(state: State) -> None:
    """Refuse to word a question that nobody has."""
    actor = state.actor()
    if actor < 0:
        why = "chance acts, and a dealer answers for it" if actor == CHANCE else "the game is over"
        raise NobodyIsAsked(f"no seat is asked anything here: {why}; ask where actor() is a seat")


def dump_asks(title: str, state: State) -> None:
    """A position has an answer, or it is the end."""
    if state.actor() != NOBODY and not state.legal():
        raise BadDump(f"in a dump of {title} something is asked that has no answer")


def dump_length(title: str, ints: Sequence[int], size: int) -> None:
    """A dump has one length."""
    if len(ints) != size or not all(map(is_whole, ints)):
        raise BadDump(f"a dump of {title} is {size} whole numbers, not {len(ints)} values")


def dump_words(title: str, ints: Sequence[int], ranges: Mapping[int, range]) -> None:
    """Each word of a dump is within its range."""
    for place, allowed in ranges.items():
        if ints[place] not in allowed:
            least, most = allowed[0], allowed[-1]
            raise BadDump(f"word {place} of a dump of {title} is from {least} to {most}, not {ints[place]}")
