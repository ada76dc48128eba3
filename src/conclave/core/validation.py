"""Validation shared by games: options, dumps, and questions while no seat acts."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from conclave.core.errors import BadDump, BadOptions, NobodyIsAsked
from conclave.core.game import CHANCE, TERMINAL, Json, State


def check_known_options(title: str, raw: Mapping[str, Json], known: Collection[str]) -> None:
    """Raise BadOptions if there is an option that the game does not have."""
    for name in raw:
        if name not in known:
            raise BadOptions(f"{title} has no option {name!r}; it has {', '.join(known)}")


def read_seat_count(title: str, raw: Mapping[str, Json], most: int) -> int:
    """Return the number of seats, from 2 to `most`."""
    seats = raw.get("seats", 2)
    if not is_integer(seats) or not 2 <= seats <= most:
        numbers = ", ".join(str(n) for n in range(2, most))
        raise BadOptions(f"{title} is for {numbers} or {most} seats, not {seats}")
    return int(seats)


def read_variant(raw: Mapping[str, Json], variants: Collection[str]) -> str:
    """Return the variant; the default is the game's first one."""
    variant = raw.get("variant", next(iter(variants)))
    if not isinstance(variant, str) or variant not in variants:
        raise BadOptions(f"there is no variant {variant!r}; there is {', '.join(variants)}")
    return variant


def is_integer(value: Json) -> bool:
    """Return True for an integer; booleans do not count."""
    return isinstance(value, int) and not isinstance(value, bool)


def check_seat_asked(state: State) -> None:
    """Raise NobodyIsAsked if no seat acts."""
    actor = state.current_player()
    if actor < 0:
        why = "chance acts, and a dealer answers for it" if actor == CHANCE else "the game is over"
        raise NobodyIsAsked(f"no seat is asked anything here: {why}; ask where actor() is a seat")


def check_dump_answerable(title: str, state: State) -> None:
    """Raise BadDump if the game is not over but has no legal action."""
    if state.current_player() != TERMINAL and not state.legal_actions():
        raise BadDump(f"in a dump of {title} something is asked that has no answer")


def check_dump_length(title: str, ints: Sequence[int], size: int) -> None:
    """Raise BadDump unless the dump consists of `size` integers."""
    if len(ints) != size or not all(map(is_integer, ints)):
        raise BadDump(f"a dump of {title} is {size} whole numbers, not {len(ints)} values")


def check_dump_ranges(title: str, ints: Sequence[int], ranges: Mapping[int, range]) -> None:
    """Raise BadDump if a word of the dump is outside its range."""
    for place, allowed in ranges.items():
        if ints[place] not in allowed:
            least, most = allowed[0], allowed[-1]
            raise BadDump(f"word {place} of a dump of {title} is from {least} to {most}, not {ints[place]}")
