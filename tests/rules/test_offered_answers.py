"""In random games, what is offered and scored is just what the printed cards and the rulebook allow.

The rules of pages 6 to 8 are written down here once more, in other words, over the facts read off the printed cards.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from conclave.core.game import CHANCE, SPECTATOR, TERMINAL
from conclave.games.res_arcana import notation
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, named, names, new_game, phase, points

FACTS: dict[str, dict[str, Any]] = {
    fact["id"]: fact
    for fact in json.loads((Path(__file__).parents[1] / "cards" / "facts.json").read_text(encoding="utf-8"))
}


class Seat:
    """What a player can see of their own side of the table."""

    def __init__(self, state: State, seat: int) -> None:
        view = state.view(seat)
        mine = view["players"][seat]
        self.pool = Counter(named(mine["pool"]))
        self.hand = names(view["you"]["hand"])
        self.play = {names([entry["id"]])[0]: entry for entry in mine["play"]}
        self.centre = names([*view["places"], *view["display"]])
        self.monuments = view["monuments"]

    def artifacts(self, *types: str) -> list[str]:
        """Artifacts in play, of one of these types if any are named."""
        found = [name for name in self.play if FACTS[name]["kind"] == "artifact"]
        return [name for name in found if not types or set(types) & set(FACTS[name]["types"])]

    def is_straight(self, name: str) -> bool:
        return not self.play[name]["turned"]

    def has(self, cost: dict[str, int]) -> bool:
        """Enough of each kind, and enough in all where some are of choice."""
        fixed = all(self.pool[kind] >= n for kind, n in cost.items() if kind != "any")
        return fixed and self.pool.total() >= sum(cost.values())


# --- Placing


def can_place(me: Seat, card: str) -> bool:
    """Strike out symbols: first those that cannot be paid, sparing discounts first, as they can do less."""
    fact = FACTS[card]
    cost = Counter(fact["placement_cost"])
    discounts = [FACTS[name]["discount"] for name in me.play if FACTS[name]["discount"]]
    applying = [one for one in discounts if one["applies_to"] == "artifact" or one["applies_to"] in fact["types"]]
    for one in sorted(applying, key=lambda one: -len(one["cannot_reduce"])):
        for _ in range(one["amount"]):
            strikable = [kind for kind in cost if cost[kind] > 0 and kind not in one["cannot_reduce"]]
            lacking = [kind for kind in strikable if kind != "any" and cost[kind] > me.pool[kind]]
            if strikable:
                cost[(lacking or sorted(strikable))[0]] -= 1
    return me.has(dict(cost))


# --- Powers


def can_pay(me: Seat, name: str, power: dict[str, Any]) -> bool:
    """Whether the whole cost of a power can be paid, and the component stands as it must."""
    cost = power["cost"]
    if cost["turn_this"] or not power["usable_when_turned"]:
        if not me.is_straight(name):
            return False
    elif power["timing"] == "action" and me.is_straight(name):
        return False  # the Guard Dog's first power, as its card's interpretation has it
    here = named(me.play[name]["on"])
    return (
        me.has(cost.get("pay_from_pool", {}))
        and has_one_of(me, cost.get("pay_one_of_from_pool", []))
        and all(here.get(kind, 0) >= n for kind, n in cost.get("pay_from_this", {}).items())
        and len(me.hand) >= cost.get("discard_from_hand", 0)
        and can_destroy(me, name, cost.get("destroy", "this"))
        and can_turn(me, cost.get("turn_other", ""))
    )


def has_one_of(me: Seat, kinds: list[str]) -> bool:
    return not kinds or any(me.pool[kind] for kind in kinds)


def can_destroy(me: Seat, name: str, what: str) -> bool:
    match what:
        case "this":
            return True
        case "any_own_artifact":
            return bool(me.artifacts())
        case "another_own_artifact":
            return bool(set(me.artifacts()) - {name})
        case "own_dragon_or_creature":
            return bool(me.artifacts("dragon", "creature"))
    raise AssertionError(what)


def can_turn(me: Seat, kind: str) -> bool:
    return not kind or any(me.is_straight(name) for name in me.artifacts(kind))


def powers(me: Seat, timing: str, *triggers: str) -> set[str]:
    """The powers of this timing that can be used."""
    return {
        f"{name} {power['n']}"
        for name in me.play
        for power in FACTS[name]["powers"]
        if power["timing"] == timing and (not triggers or power["trigger"] in triggers) and can_pay(me, name, power)
    }


# --- Whole questions


def expected_actions(me: Seat) -> set[str]:
    claims = {f"claim {name}" for name in me.centre if me.has(FACTS[name]["placement_cost"])}
    blind = {"claim top"} if me.monuments and me.pool["gold"] >= 4 else set()
    sold = {f"discard {card} for {what}" for card in me.hand for what in ("gold", "two")}
    placed = {f"place {card}" for card in me.hand if can_place(me, card)}
    return placed | claims | blind | sold | {f"use {power}" for power in powers(me, "action")} | {"pass"}


def expected_reacts(me: Seat, source: str) -> set[str]:
    triggers = ["life_loss"]
    if source and "dragon" in FACTS[source]["types"]:
        triggers.append("dragon_power")
    if not source or FACTS[source]["kind"] == "place_of_power":
        triggers = ["victory_check"]
    return {f"react {power}" for power in powers(me, "react", *triggers)} | {"decline"}


def expected_points(state: State, seat: int) -> int:
    me = Seat(state, seat)
    total = 1 if state.view(SPECTATOR)["first"] == seat else 0
    for name, entry in me.play.items():
        victory = FACTS[name]["victory"]
        if victory is None:
            total += FACTS[name]["printed_vp"]
            continue
        total += victory["base"]
        for per in victory["per"]:
            if per["each"] == "essence_on_this":
                total += per["vp"] * named(entry["on"]).get(per["essence"], 0)
            else:
                total += per["vp"] * len(me.artifacts(per["each"].removeprefix("own_")))
    return total


def compare(state: State) -> str:
    """Check the question before a player; what was compared."""
    offered, seats = choices(state), range(len(state.view(SPECTATOR)["players"]))
    if state.current_player() == CHANCE:
        return "nothing"
    me, source = Seat(state, state.current_player()), state.view(TERMINAL)["asked"][2]
    if "pass" in offered:
        assert set(offered) == expected_actions(me)
        assert [points(state, seat) for seat in seats] == [expected_points(state, seat) for seat in seats]
        return "actions"
    if offered[0].startswith("react"):
        assert set(offered) == expected_reacts(me, names([source])[0] if source >= 0 else "")
        return "reacts"
    return "nothing"


def answer(state: State, dice: random.Random) -> None:
    """Anything at random, but seldom a pass."""
    offered = choices(state)
    waiting = "pass" in offered and len(offered) > 1 and dice.random() < 0.85
    state.apply_action(GAME.read(state, dice.choice(offered[:-1] if waiting else offered)))


# --- Random games


@pytest.mark.parametrize("seed", range(9))
def test_what_is_offered_in_a_game_is_what_the_printed_cards_allow(seed: int) -> None:
    dice = random.Random(seed)
    state = new_game(2 + seed % 3, ["standard", "draft", "first_game"][seed // 3], round_limit=7)
    compared = Counter[str]()
    while state.current_player() != TERMINAL:
        compared[compare(state)] += 1
        answer(state, dice)
    assert compared["actions"] > 50
    assert phase(state) == "over"


# --- Rich tables, as they are late in a game


def rich_table(dice: random.Random) -> State:
    """Many components in play, some turned, some with essences on them, for two, three or four players."""
    of_kind: dict[str, list[str]] = {}
    for name, fact in FACTS.items():
        of_kind.setdefault(fact["kind"], []).append(name)
    for names_of_kind in of_kind.values():
        dice.shuffle(names_of_kind)
    suns = [name for name in of_kind["place_of_power"] if FACTS[name]["side"] == "sun"]
    places = [dice.choice([name, FACTS[name]["reverse_face"]]) for name in suns]
    seats = dice.choice([2, 3, 4])
    players = []
    for _ in range(seats):
        cards = [of_kind["artifact"].pop() for _ in range(10)]
        placed, drawn, known = sorted(dice.choices(range(11), k=3))
        play = [*cards[:placed], of_kind["mage"].pop(), of_kind["magic_item"].pop(), of_kind["monument"].pop()]
        play += [places.pop()] if places and dice.random() < 0.7 else []
        pool = " ".join(f"{dice.choice([0, 0, 1, 1, 2, 3, 5, 8])} {kind}" for kind in notation.KIND_NAMES)
        zones = [" ".join(zone) for zone in (cards[placed:drawn], cards[drawn:known], cards[known:])]
        dressed = " ".join(dress(name, dice) for name in play)
        players.append(Player(pool=pool, play=dressed, hand=zones[0], deck=zones[1], discards=zones[2]))
    monuments = of_kind["monument"]
    centre = " ".join([*places, *monuments[:2]])
    return position(*players, turn=dice.randrange(seats), centre=centre, monuments=" ".join(monuments[2:]))


def dress(name: str, dice: random.Random) -> str:
    inside = ["turned"] * (dice.random() < 0.3)
    if dice.random() < 0.4:
        inside.append(f"{dice.randint(1, 7)} {dice.choice(notation.KIND_NAMES)}")
    return f"{name}({', '.join(inside)})" if inside else name


@pytest.mark.parametrize("seed", range(12))
def test_what_is_offered_at_a_rich_table_is_what_the_printed_cards_allow(seed: int) -> None:
    dice = random.Random(seed)
    compared = Counter[str]()
    for _ in range(3):
        state = rich_table(dice)
        for _ in range(80):
            if state.current_player() != TERMINAL:
                compared[compare(state)] += 1
                answer(state, dice)
    assert compared["actions"] > 20


def test_the_rich_tables_hold_reacts_too() -> None:
    dice = random.Random(2)
    compared = Counter[str]()
    while compared["reacts"] < 25:
        state = rich_table(dice)
        for _ in range(60):
            if state.current_player() != TERMINAL:
                compared[compare(state)] += 1
                answer(state, dice)
    assert compared["actions"] > 100
