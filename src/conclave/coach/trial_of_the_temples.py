"""What speaks for a move in Trial of the Temples, from points within reach, goods, mana, and the line behind it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from conclave.analysis.reason import Goods, Reason
from conclave.coach import alike
from conclave.coach.ways import Sight, Way

KINDS: Final = ("red", "yellow", "blue", "purple", "action")


def facts(better: Way, worse: Way | None) -> Iterator[Reason]:
    """The strongest first."""
    if worse:
        yield from _rested(worse)
        yield from _reach(better, worse)
    yield from alike.points(better, worse)
    if worse:
        yield from _goods(better, worse)
    yield from _leads(better, worse)


def _rested(worse: Way) -> Iterator[Reason]:
    """Resting although trials could still be paid for."""
    left = worse.start.reach(worse.seat) - worse.start.points(worse.seat)
    if worse.move == "rest" and left > 0:
        yield Reason("rest-reach", {"points": left})


def _reach(better: Way, worse: Way) -> Iterator[Reason]:
    """More points stay within reach this round."""
    if worse.move != "rest" and better.move != "rest":
        more = better.after.reach(better.seat) - worse.after.reach(worse.seat)
        if more > 0:
            yield Reason("reach", {"points": more})


def _goods(better: Way, worse: Way) -> Iterator[Reason]:
    """One has more then, and nothing less."""
    now, other = _has(better.after, better.seat), _has(worse.after, worse.seat)
    if (more := _more(now, other)) and not _more(other, now):
        yield Reason("goods", {"goods": more})


def _leads(better: Way, worse: Way | None) -> Iterator[Reason]:
    """The trial that the line behind the better move makes next, and the other does not."""
    others = [deed.text for deed in worse.deeds] if worse else []
    for deed in better.later():
        if deed.text.startswith("trial ") and deed.text not in others:
            yield Reason("trial", {"card": deed.text.split(" ")[1]})


def _has(sight: Sight, seat: int) -> Goods:
    player = sight.view["players"][seat]
    goods = {kind: int(count) for kind, count in zip(KINDS, player["goods"], strict=True)}
    return {**goods, "mana": int(player["mana"]), "core": sum(map(len, player["cores"]))}


def _more(one: Mapping[str, int], other: Mapping[str, int]) -> Goods:
    return {kind: count - other[kind] for kind, count in one.items() if count > other[kind]}
