"""Plans for beginners: the track whose next spaces a seat's crystals pay for best."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final, NamedTuple

from conclave.analysis.reason import Reason
from conclave.core import registry
from conclave.core.game import Seat, View

GAME: Final = "trial_of_the_temples"
TRACKS: Final = ("fire", "water", "sand")
COLOURS: Final = ("red", "yellow", "blue", "purple")


class Plan(NamedTuple):
    """A planned track; "" if the crystals pay for no space."""

    track: str


def plan_of(view: View, seat: Seat) -> Plan:
    """Return the plan for a seat's crystals."""
    player = view["players"][seat]
    goods = dict(zip(COLOURS, player["goods"], strict=False))
    steps = {track: _payable(track, int(mark), goods) for track, mark in zip(TRACKS, player["marks"], strict=True)}
    best = max(TRACKS, key=lambda track: steps[track])
    return Plan(best if steps[best] else "")


def fit(plan: Plan, text: str) -> int:
    """Return how well an action, in notation, fits the plan."""
    return int(bool(plan.track) and f"trial {plan.track}" in text.split("; "))


def reasons(plan: Plan) -> list[Reason]:
    """Return the plan as reasons of a hint."""
    return [Reason("plan-track", {"card": plan.track})] if plan.track else []


def _payable(track: str, mark: int, goods: dict[str, int]) -> int:
    """Return the number of next spaces that the crystals pay for."""
    left, found = Counter(goods), 0
    for space in _spaces(track)[mark + 1 :]:
        cost = {kind: int(count) for kind, count in space["cost"].items()}
        if any(left[kind] < count for kind, count in cost.items()):
            break
        left.subtract(cost)
        found += 1
    return found


@cache
def _spaces(track: str) -> list[dict[str, Any]]:
    catalog = registry.presenter_for(registry.load_game(GAME)).catalog()
    entry: dict[str, Any] = next(one for one in catalog if one["id"] == track)
    return list(entry["spaces"])
