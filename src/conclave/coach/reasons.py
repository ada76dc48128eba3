"""Reasons why one line is better than another, each a fact with its numbers, strongest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from conclave.analysis.reason import Reason
from conclave.coach.continuations import Line
from conclave.core import registry

MAX_REASONS: Final = 2  # more would not be read during a game
# Reasons about the worse move. The coach uses them for the move played; hints omit them.
OF_WORSE: Final = frozenset({"pass-claims", "pass-unused", "rest-reach", "answered", "rival-claims"})

Facts: TypeAlias = Callable[[Line, Line | None], Iterator[Reason]]


def reasons(game: str, better: Line, worse: Line | None = None, *, is_hint: bool = False) -> list[Reason]:
    """Return reasons for the better line compared with the worse one; an empty list if nothing can be proven.

    A hint is given before anything is played, so it omits reasons about the worse line.
    """
    found: dict[str, Reason] = {}
    for reason in [*_of_any(better, worse), *_facts(game, better, worse), *_of_line(better, worse)]:
        if not (is_hint and reason.id in OF_WORSE):
            found.setdefault(msgspec.json.encode(reason).decode(), reason)
    return list(found.values())[:MAX_REASONS]


def _facts(game: str, better: Line, worse: Line | None) -> Sequence[Reason]:
    coach = registry.load_extension(game, "coach")
    if coach is None:
        return []
    facts: Facts = coach.facts
    return list(facts(better, worse))


def _of_line(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield reasons from the positions at the ends of both lines."""
    more = better.end.points(better.seat) - worse.end.points(better.seat) if worse else 0
    if more > 0:
        yield Reason("line-points", {"points": more})


def _of_any(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield reasons that apply to any game."""
    seat = better.seat
    if _is_won(better) and not (worse and _is_won(worse)):
        yield Reason("wins")
    if worse and worse.end.ending and seat not in worse.end.ending.winners and not better.end.ending:
        yield Reason("ends", {"rival": worse.end.ending.winners[0]} if worse.end.ending.winners else {})


def _is_won(way: Line) -> bool:
    return way.end.ending is not None and way.seat in way.end.ending.winners
