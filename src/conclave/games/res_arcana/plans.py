"""Plans for a first game: the Place of Power that fits the seat's cards best, and the cards that pay for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from conclave.analysis.reason import Reason
from conclave.core import registry
from conclave.core.game import Seat, View

GAME: Final = "res_arcana"
KINDS: Final = ("elan", "life", "calm", "death", "gold")
ROUNDS: Final = 3  # in which a place should be paid for
MAX_CARDS: Final = 2  # of the engine that are named
FITS: Final = {"claim": 4, "place": 3, "use": 1}  # by verb: what it does for the plan with one of its components
WASTES: Final = {"discard": -3}
ANY_DISCARD: Final = -1


class Plan(NamedTuple):
    """A Place of Power and the cards that produce its cost; "" and no cards if nothing fits."""

    place: str
    cards: tuple[str, ...]


def plan_of(view: View, seat: Seat) -> Plan:
    """Return the plan for what a seat has in play and in hand."""
    player, components = view["players"][seat], _components()
    mine = [components[int(one["id"])] for one in player["play"]]
    hand = [components[int(number)] for number in view["you"]["hand"]] if view["you"]["seat"] == seat else []
    owned = [one for one in mine if one["kind"] == "place_of_power"]
    places = owned or [components[int(number)] for number in view["places"]]
    makes = {str(one["id"]): production(one) for one in [*mine, *hand]}
    best, best_fit = "", 0.0
    for place in places:
        fit = _fit(place["placement_cost"] or {}, makes.values())
        if fit > best_fit:
            best, best_fit = str(place["id"]), fit
    wanted = _wanted_cards(best)
    engine = sorted(
        (str(one["id"]) for one in hand if sum(makes[str(one["id"])].get(kind, 0) for kind in wanted)),
        key=lambda name: -sum(makes[name].get(kind, 0) for kind in wanted),
    )
    return Plan(best, tuple(engine[:MAX_CARDS]))


def fit(plan: Plan, text: str) -> int:
    """Return how well an answer, in notation, fits the plan."""
    words = text.partition("; ")[0].split(" ")
    verb, component = words[0], words[1] if len(words) > 1 else ""
    if component in (plan.place, *plan.cards):
        return FITS.get(verb, 0) + WASTES.get(verb, 0)
    return ANY_DISCARD if verb == "discard" else 0


def reasons(plan: Plan) -> list[Reason]:
    """Return the plan as a reason of a hint."""
    if not plan.place:
        return []
    names = {f"card{number}": card for number, card in enumerate(plan.cards, 1)}
    return [Reason(f"plan-place-{len(plan.cards)}", {"card": plan.place, **names})]


def production(component: Mapping[str, Any]) -> dict[str, int]:
    """Return a component's production per round, by kind: its Collect income or its best power."""
    found = dict[str, int]()
    collect = component.get("collect") or {}
    for kind, count in (collect.get("essences") or {}).items():
        found[kind] = found.get(kind, 0) + int(count)
    for power in component.get("powers") or ():
        for effect in power["effects"]:
            if effect["type"] == "gain":
                for kind, count in (effect.get("essences") or {}).items():
                    found[kind] = max(found.get(kind, 0), int(count))
    return found


def _fit(cost: Mapping[str, int], makes: Any) -> float:
    """Return the share of a cost that the cards produce in a few rounds."""
    fixed = {kind: int(cost[kind]) for kind in KINDS if cost.get(kind)}
    total = sum(fixed.values())
    made = {kind: ROUNDS * sum(one.get(kind, 0) for one in makes) for kind in fixed}
    return sum(min(count, made[kind]) for kind, count in fixed.items()) / total if total else 0.0


def _wanted_cards(place: str) -> Sequence[str]:
    entry = next((one for one in _components() if one["id"] == place), None)
    cost: Mapping[str, int] = (entry or {}).get("placement_cost") or {}
    return [kind for kind in KINDS if cost.get(kind)]


@cache
def _components() -> list[dict[str, Any]]:
    """Return the components by their numbers."""
    return registry.presenter_for(registry.load_game(GAME)).catalog()
