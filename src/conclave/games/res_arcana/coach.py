"""Coach facts of Res Arcana: reasons for a move, from pools, the centre, incomes and the expected line of play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, Final

from conclave.analysis.reason import Goods, Reason
from conclave.coach import common_reasons
from conclave.coach.continuations import Line, Move, Snapshot
from conclave.core import registry
from conclave.core.game import Seat

GAME: Final = "res_arcana"
GOAL: Final = 10  # points
KINDS: Final = ("elan", "life", "calm", "death", "gold")
GETS: Final = ("claim", "place")  # verbs


def facts(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield the reasons for the better move, strongest first."""
    yield from _goal(better, worse)
    if worse:
        yield from _claims(better, worse)
        yield from _keep_reasons(better, worse)
        yield from _pass_reasons(worse)
        yield from _attack_reasons(better, worse)
    yield from list(_first(better)) or common_reasons.points(better, worse)  # the token accounts for the point
    yield from _leads(better, worse)
    yield from _income(better, worse)
    if worse:
        yield from _goods(better, worse)


# --- Points


def _goal(better: Line, worse: Line | None) -> Iterator[Reason]:
    seat = better.seat
    points = better.end.points(seat)
    if points >= GOAL > (worse.end.points(seat) if worse else 0):
        yield Reason("goal", {"points": points})
    for rival in _rivals(better) if worse else ():
        reach = worse.after.reach(rival) if worse else 0
        if reach >= GOAL > better.after.reach(rival):
            yield Reason("rival-goal", {"rival": rival, "points": reach})


# --- Claims and saved essences


def _claims(better: Line, worse: Line) -> Iterator[Reason]:
    """Yield claims that a rival can make after the worse move, and that the better move makes first or prevents."""
    mine = _got(better.deeds[:1]) + _got(better.later())
    for deed in worse.answers():
        for card in _got([deed]):
            if deed.text.startswith("claim"):
                yield Reason("claim-first" if card in mine else "rival-claims", {"rival": deed.seat, "card": card})
    for card in _got(better.deeds[:1]):
        for rival in _rivals(better):
            if card in _payable(worse.after, rival):
                yield Reason("claim-first", {"rival": rival, "card": card})


def _keep_reasons(better: Line, worse: Line) -> Iterator[Reason]:
    """Yield goals that the seat can pay for after the better move, but not after the worse one."""
    seat = better.seat
    had, left = _pool(better.start, seat), _pool(worse.after, seat)
    for card in dict.fromkeys([*_got(better.later()), *_payable(better.after, seat)]):
        cost = _cost(card)
        lacks = _lacks(cost, left)
        if lacks and card not in _got(worse.deeds) and not _lacks(cost, _pool(better.after, seat)):
            given = _lacks(cost, had)
            yield Reason("gives" if given else "keep", {"goods": given or lacks, "card": card})


def _leads(better: Line, worse: Line | None) -> Iterator[Reason]:
    """Yield components that the line after the better move gets next, and the other line does not."""
    others = _got(worse.deeds) if worse else []
    for card in _got(better.later()):
        if card not in others:
            yield Reason("leads", {"card": card})


# --- Passing, attacks, incomes


def _pass_reasons(worse: Line) -> Iterator[Reason]:
    """Yield a reason if the worse move passes although something in the centre is affordable."""
    if worse.move.startswith("pass"):
        for card in _payable(worse.start, worse.seat):
            yield Reason("pass-claims", {"card": card})
        if unused := len({text.split(" ")[1] for text in worse.offered if text.startswith("use ")}):
            yield Reason("pass-unused", {"count": unused})


def _first(better: Line) -> Iterator[Reason]:
    """Yield a reason if the better move passes first. The First Player token is worth a point."""
    if better.move.startswith("pass") and not better.start.view["passed"]:
        yield Reason("pass-first")


def _attack_reasons(better: Line, worse: Line) -> Iterator[Reason]:
    """Yield losses to a rival's power that occur after the worse move but not after the better one."""
    seat = better.seat
    for before, deed in pairwise(worse.deeds):
        if deed.seat == seat:
            break
        lost = _lacks(_pool(before.after, seat), _pool(deed.after, seat))
        if lost and deed.text.startswith("use") and not _is_hit(better, deed.text):
            yield Reason("answered", {"rival": deed.seat, "card": deed.text.split(" ")[1], "goods": lost})


def _is_hit(way: Line, text: str) -> bool:
    return any(deed.text == text for deed in way.answers())


def _income(better: Line, worse: Line | None) -> Iterator[Reason]:
    seat = better.seat
    now = _by_kind(better.after.outlook["seats"][seat]["income"])
    other = _by_kind((worse.after if worse else better.start).outlook["seats"][seat]["income"])
    if (more := _lacks(now, other)) and not _lacks(other, now):
        yield Reason("income", {"goods": more})


def _goods(better: Line, worse: Line) -> Iterator[Reason]:
    """Yield a reason if the better move leaves more essences in total and no fewer of any kind."""
    now, other = _has(better.after, better.seat), _has(worse.after, worse.seat)
    if (more := _lacks(now, other)) and not _lacks(other, now):
        yield Reason("goods", {"goods": more})


# --- Reading snapshots


def _rivals(way: Line) -> list[Seat]:
    return [seat for seat in range(int(way.start.view["seats"])) if seat != way.seat]


def _got(deeds: Sequence[Move]) -> list[str]:
    """Return the components claimed or placed, except the top monument, which is unknown in advance."""
    words = [deed.text.split(" ") for deed in deeds]
    return [word[1] for word in words if word[0] in GETS and len(word) > 1 and word[1] in _numbers()]


def _payable(sight: Snapshot, seat: Seat) -> list[str]:
    """Return the components in the centre that the seat can pay for."""
    return [str(_catalog()[number]["id"]) for number in sight.outlook["seats"][seat]["claims"]]


def _pool(sight: Snapshot, seat: Seat) -> Goods:
    return _by_kind(sight.view["players"][seat]["pool"])


def _has(sight: Snapshot, seat: Seat) -> Goods:
    """Return the essences in the seat's pool and on its components."""
    player = sight.view["players"][seat]
    return _by_kind(
        [sum(counts) for counts in zip(player["pool"], *(one["on"] for one in player["play"]), strict=True)]
    )


def _by_kind(counts: Sequence[int]) -> Goods:
    return {kind: count for kind, count in zip(KINDS, counts, strict=True) if count}


def _cost(card: str) -> Goods:
    """Return the part of a cost that must be paid in fixed kinds."""
    cost: Mapping[str, Any] = _catalog()[_numbers()[card]]["placement_cost"] or {}
    return {kind: int(cost[kind]) for kind in KINDS if cost.get(kind)}


def _lacks(wanted: Mapping[str, int], had: Mapping[str, int]) -> Goods:
    return {kind: count - had.get(kind, 0) for kind, count in wanted.items() if count > had.get(kind, 0)}


@cache
def _catalog() -> list[dict[str, Any]]:
    """Return the components, indexed by number."""
    return registry.presenter_for(registry.load_game(GAME)).catalog()


@cache
def _numbers() -> dict[str, int]:
    return {str(entry["id"]): number for number, entry in enumerate(_catalog())}
