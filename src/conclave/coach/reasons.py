"""Reasons: why one way is better than another, each a fact with its numbers; the strongest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from conclave.analysis.reason import Reason
from conclave.coach import res_arcana, trial_of_the_temples
from conclave.coach.ways import Way

MOST: Final = 2  # more nobody reads while playing

Facts: TypeAlias = Callable[[Way, Way | None], Iterator[Reason]]
OF_GAMES: Final[Mapping[str, Facts]] = {
    "res_arcana": res_arcana.facts,
    "trial_of_the_temples": trial_of_the_temples.facts,
}


def reasons(game: str, better: Way, worse: Way | None = None) -> list[Reason]:
    """What speaks for the better way beside the worse one; nothing where nothing can be proven."""
    found: dict[str, Reason] = {}
    for reason in [*_of_any(better, worse), *_facts(game, better, worse), *_of_line(better, worse)]:
        found.setdefault(msgspec.json.encode(reason).decode(), reason)
    return list(found.values())[:MOST]


def _facts(game: str, better: Way, worse: Way | None) -> Sequence[Reason]:
    facts = OF_GAMES.get(game)
    return list(facts(better, worse)) if facts else []


def _of_line(better: Way, worse: Way | None) -> Iterator[Reason]:
    """What both lines come to."""
    more = better.end.points(better.seat) - worse.end.points(better.seat) if worse else 0
    if more > 0:
        yield Reason("line-points", {"points": more})


def _of_any(better: Way, worse: Way | None) -> Iterator[Reason]:
    """What can be said of any game."""
    seat = better.seat
    if _is_won(better) and not (worse and _is_won(worse)):
        yield Reason("wins")
    if worse and worse.end.ending and seat not in worse.end.ending.winners and not better.end.ending:
        yield Reason("ends", {"rival": worse.end.ending.winners[0]} if worse.end.ending.winners else {})


def _is_won(way: Way) -> bool:
    return way.end.ending is not None and way.seat in way.end.ending.winners
