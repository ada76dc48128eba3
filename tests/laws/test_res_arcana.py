"""The law kit over random games of Res Arcana: every variant, every number of seats, and what its pieces must obey."""

from __future__ import annotations

import os
from collections import Counter
from typing import cast

import pytest

from conclave.core.game import State as AnyState
from conclave.core.laws import STEP_LAWS, Moment, check_game, require
from conclave.core.laws.two_worlds import worlds_stay_alike
from conclave.core.registry import load_game
from conclave.games.res_arcana.cards import ALL, SETS
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.engine import layout as lay
from conclave.games.res_arcana.engine.state import State, load_state

GAMES = int(os.environ.get("CONCLAVE_GAMES", "8"))  # `make soak` plays 20,000
SHARES = min(4, GAMES // 4)  # so that two processes finish at about the same time, and no law is idle in a share
CASES = [
    ("standard", 2), ("standard", 3), ("standard", 4),
    ("first_game", 2), ("first_game", 3), ("first_game", 4),
    ("draft", 2), ("draft", 3), ("draft", 4),
    ("match", 2),
]  # fmt: skip


def essences_come_and_go_by_named_events(m: Moment) -> None:
    """What lies in pools and on components changes by exactly what the events say."""
    told = [0] * codes.KINDS
    for event in m.events:
        if event[0] in (e.EV_POOL, e.EV_ON):
            for kind in range(codes.KINDS):
                told[kind] += event[-codes.KINDS + kind]
        if event[0] == e.EV_GAME:
            return  # the table is cleared for the next game of a match
    before, after = _essences(m.before.view(-2)), _essences(m.after.view(-2))
    require([b + t for b, t in zip(before, told, strict=True)] == after, f"{before} and {told} make {after}")


def _essences(view: dict[str, object]) -> list[int]:
    total = [0] * codes.KINDS
    for player in view["players"]:  # type: ignore[attr-defined]  # views are JSON
        for counts in [player["pool"], *(entry["on"] for entry in player["play"])]:
            for kind in range(codes.KINDS):
                total[kind] += counts[kind]
    return total


def every_component_is_in_one_place(m: Moment) -> None:
    """No card is lost or doubled, and nobody has more than a seat can have."""
    view = m.after.view(-2)
    places: Counter[int] = Counter(view["places"] + view["display"] + view["items"] + view["open"])
    for seat, player in enumerate(view["players"]):
        places.update(entry["id"] for entry in player["play"])
        places.update(player["discards"])
        own = m.after.view(seat)["you"]
        for zone in ("hand", "deck", "looking", "mages", "pack"):
            places.update(own[zone])
        items = [entry["id"] for entry in player["play"] if ALL[entry["id"]].kind == "magic_item"]
        require(items == ([player["item"]] if player["item"] >= 0 else []), f"seat {seat} has the items {items}")
    require(max(places.values(), default=0) <= 1, f"doubled: {places.most_common(1)}")
    tiles = [ALL[c].tile for c in places if ALL[c].tile]
    require(len(set(tiles)) == len(tiles), "both faces of a tile are in play")
    if view["round"]:
        played = Counter(one.kind for one in SETS[cast(State, m.after).word(lay.SET)].select(ALL))
        kinds = Counter(ALL[c].kind for c in places)
        require(kinds["magic_item"] == played["magic_item"], "an item is missing")
        looking = [c for s in range(view["seats"]) for c in m.after.view(s)["you"]["looking"]]
        looked_at = sum(ALL[c].kind == "monument" for c in looking)
        require(kinds["monument"] + view["monuments"] - looked_at == played["monument"], "a monument is missing")


def points_are_what_lies_open(m: Moment) -> None:
    """A spectator counts the same points as a player."""
    seen = [player["points"] for player in m.after.view(-2)["players"]]
    require(all(n >= 0 for n in seen), f"points below zero: {seen}")
    require(seen == [player["points"] for player in m.after.view(0)["players"]], "seats count differently")


def reasons_say_exactly_what_lacks(m: Moment) -> None:
    """With what lacks the action is legal, or something else is in the way; with one essence less it lacks still."""
    if m.before.current_player() < 0:
        return
    for one in m.game.question(m.before).unavailable:
        if one.reason[0] != codes.R_LACKS or one.choice.action >> codes.SHIFT == codes.V_SUMMON:
            continue  # what can be summoned was settled when it was asked for
        *kinds, covered, more = one.reason[1:]
        wanted = [kind for kind in range(codes.KINDS) for _ in range(kinds[kind])]
        for _ in range(covered):  # the discount covers whichever one likes
            del wanted[m.dice.below(len(wanted))]
        wanted += [m.dice.below(codes.KINDS) for _ in range(more)]
        require(wanted != [], f"nothing lacks for {one.choice.text}")
        enough = _with(m, wanted).why_not(one.choice.action)
        require(enough[:1] != (codes.R_LACKS,), f"{one.reason} is not enough for {one.choice.text}: {enough}")
        if not covered:
            short = list(wanted)
            del short[m.dice.below(len(short))]
            still = _with(m, short).why_not(one.choice.action)
            require(still[:1] == (codes.R_LACKS,), f"{one.reason} is too much for {one.choice.text}: {still}")
        m.tally["lacks"] += 1
        m.tally["lacks of several with a discount"] += covered > 0
        m.tally["lacks of any kind"] += more > 0


def _with(m: Moment, essences: list[int]) -> AnyState:
    """The moment, if its actor had more essences."""
    ints = cast(State, m.before).words()
    for kind in essences:
        ints[lay.SEAT0 + m.before.current_player() * lay.SEAT_WORDS + lay.POOL] += 1 << 12 * kind
    return load_state(ints)


def points_are_the_sum_of_their_parts(m: Moment) -> None:
    for player in m.after.view(-2)["players"]:
        parts = sum(entry["points"] for entry in player["play"]) + player["token"] + player["bonus"]
        require(parts == player["points"], f"{parts} points in parts are {player['points']} in all")


OURS = (
    essences_come_and_go_by_named_events,
    every_component_is_in_one_place,
    points_are_what_lies_open,
    reasons_say_exactly_what_lacks,
    points_are_the_sum_of_their_parts,
)


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize(("variant", "seats"), CASES)
def test_random_games_keep_every_law(variant: str, seats: int, share: int) -> None:
    game = load_game("res_arcana")
    options = game.options({"seats": seats, "variant": variant})
    applied: Counter[str] = Counter()
    laws, more = (*STEP_LAWS, *OURS), iter(range(GAMES + share, GAMES + 20 * SHARES, SHARES))
    for seed in range(share, GAMES, SHARES):
        applied += check_game(game, options, seed, laws, bound=12_000)
    while not all(applied[law.__name__] for law in laws):  # some are sampled: play until each was applied
        applied += check_game(game, options, next(more), laws, bound=12_000)


def test_what_lacks_is_exact_with_discounts_too() -> None:
    """At every step of as many games as it takes until costs of all sorts have occurred."""
    game, laws, seeds = load_game("res_arcana"), (reasons_say_exactly_what_lacks,), iter(range(60))
    sorts, applied = ("lacks", "lacks of several with a discount", "lacks of any kind"), Counter[str]()
    while not all(applied[sort] for sort in sorts):
        applied += check_game(game, game.options({}), next(seeds), laws, (), every=1)


@pytest.mark.parametrize(("variant", "seats"), CASES)
def test_two_worlds_that_look_alike_are_different_ones(variant: str, seats: int) -> None:
    game = load_game("res_arcana")
    options = game.options({"seats": seats, "variant": variant})
    found: Counter[str] = Counter()
    for seed in range(4):
        found += check_game(game, options, seed, (), (worlds_stay_alike,), always=True, bound=12_000)
    assert found["worlds that differ"] > found["comparisons of two worlds"] / 4
    assert found["answers that differ between two worlds"] > 0
    assert found["steps of two worlds"] > 10 * found["worlds that parted"]
