"""Coach reasons of Trial of the Temples: reachable points, goods, mana, and the continuation after a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from conclave.analysis.reason import Goods, Reason
from conclave.coach import common_reasons
from conclave.coach.continuations import Line, Snapshot

KINDS: Final = ("red", "yellow", "blue", "purple", "action")


def facts(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield the reasons, strongest first."""
    if worse:
        yield from _rest_reasons(worse)
        yield from _reach(better, worse)
    yield from common_reasons.points(better, worse)
    if worse:
        yield from _goods(better, worse)
    yield from _leads(better, worse)


def _rest_reasons(worse: Line) -> Iterator[Reason]:
    """Yield a reason if the worse move rests although trials were still affordable."""
    left = worse.start.reach(worse.seat) - worse.start.points(worse.seat)
    if worse.move == "rest" and left > 0:
        yield Reason("rest-reach", {"points": left})


def _reach(better: Line, worse: Line) -> Iterator[Reason]:
    """Yield a reason if the better move keeps more points within reach this round."""
    if worse.move != "rest" and better.move != "rest":
        more = better.after.reach(better.seat) - worse.after.reach(worse.seat)
        if more > 0:
            yield Reason("reach", {"points": more})


def _goods(better: Line, worse: Line) -> Iterator[Reason]:
    """Yield a reason if the better move leaves more of some goods and less of none."""
    now, other = _has(better.after, better.seat), _has(worse.after, worse.seat)
    if (more := _more(now, other)) and not _more(other, now):
        yield Reason("goods", {"goods": more})


def _leads(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield the trials that follow the better move but not the worse one."""
    others = [deed.text for deed in worse.deeds] if worse else []
    for deed in better.later():
        if deed.text.startswith("trial ") and deed.text not in others:
            yield Reason("trial", {"card": deed.text.split(" ")[1]})


def _has(sight: Snapshot, seat: int) -> Goods:
    player = sight.view["players"][seat]
    goods = {kind: int(count) for kind, count in zip(KINDS, player["goods"], strict=True)}
    return {**goods, "mana": int(player["mana"]), "core": sum(map(len, player["cores"]))}


def _more(one: Mapping[str, int], other: Mapping[str, int]) -> Goods:
    return {kind: count - other[kind] for kind, count in one.items() if count > other[kind]}
