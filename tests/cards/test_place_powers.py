"""The powers of Places of Power."""

from __future__ import annotations

import pytest

from cards.scene import (
    Plain,
    Shield,
    alone,
    check_plain,
    check_plain_needs,
    check_shield,
    check_shield_needs,
    offers,
    play,
)
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, deck, discards, hand, in_play, is_over, is_turned, on, points, pool, round_number

CREATURES = ["celestial_horse", "guard_dog", "hawk", "mermaid", "nightingale", "sea_serpent", "treant"]
DRAGONS = ["bone_dragon", "earth_dragon", "fire_dragon", "sea_serpent", "water_dragon", "wind_dragon"]
PLAIN = [
    Plain("sacred_grove 1", turn=True, pay="1 calm", gain="5 life"),
    Plain("alchemists_tower 1", pay="1 elan 1 life 1 calm 1 death", put="1 gold"),
    Plain("catacombs_of_the_dead 1", pay="5 death", put="1 death"),
    Plain("catacombs_of_the_dead 2", turn=True, put="1 death"),
    Plain("sacrificial_pit 1", turn=True, pay="3 life", put="1 death"),
    Plain("cursed_forge 1", pay="2 elan 1 gold", put="1 gold"),
    Plain("dwarven_mines 1", turn=True, pay="5 elan", gain="3 gold"),
    Plain("dwarven_mines 2", turn=True, pay="3 elan 3 death", put="2 gold"),
    Plain("sunken_reef 1", pay="1 life 2 calm", put="1 calm"),
    Plain("dragons_lair 1", turn=True, gain="2 gold"),
]
SHIELDS = [Shield("alchemists_tower 2", turn=True), Shield("coral_castle 2", turn=True)]


@pytest.mark.parametrize("place", PLAIN, ids=str)
def test_a_power_without_choice_costs_and_gives_what_is_printed(place: Plain) -> None:
    check_plain(place)


@pytest.mark.parametrize("place", PLAIN, ids=str)
def test_a_power_without_choice_needs_its_price_and_a_straight_place(place: Plain) -> None:
    check_plain_needs(place)


@pytest.mark.parametrize("place", SHIELDS, ids=str)
def test_a_react_ignores_life_loss_by_turning(place: Shield) -> None:
    check_shield(place)
    check_shield_needs(place)


# --- A beast turns too


@pytest.mark.parametrize(
    ("place", "beasts", "kind", "number"),
    [("sacred_grove", CREATURES, "life", 1), ("dragons_lair", DRAGONS, "gold", 2)],
)
def test_the_place_and_a_straight_beast_turn_for_essences_on_the_place(
    place: str, beasts: list[str], kind: str, number: int
) -> None:
    own = " ".join(dict.fromkeys([*CREATURES, *DRAGONS, "windup_man", "dragon_egg", "druid"]))
    state = play(alone("1 gold", f"{own} {place}(1 {kind})"), f"use {place} 2")
    assert choices(state) == [f"turn {beast}" for beast in beasts]
    play(state, "turn sea_serpent")
    assert (on(state, place), pool(state, 0)) == ({kind: 1 + number}, {"gold": 1})
    assert (is_turned(state, place), is_turned(state, "sea_serpent"), state.current_player()) == (True, True, 1)
    assert not any(is_turned(state, beast) for beast in beasts if beast != "sea_serpent")


@pytest.mark.parametrize(
    ("place", "beast", "other"), [("sacred_grove", "hawk", "fire_dragon"), ("dragons_lair", "fire_dragon", "hawk")]
)
def test_no_straight_beast_no_power(place: str, beast: str, other: str) -> None:
    assert offers(alone(cards=f"{place} {beast}"), f"{place} 2")
    assert not offers(alone(cards=f"{place}(turned) {beast}"), f"{place} 2")
    assert not offers(alone(cards=f"{place} {beast}(turned)"), f"{place} 2")
    assert not offers(alone(cards=f"{place} {other} windup_man", hand=beast), f"{place} 2")
    assert not offers(position(Player(play=place), Player(play=beast)), f"{place} 2"), "a rival's beast is no help"


def test_dragons_lair_turns_for_either_power() -> None:
    assert not offers(alone(cards="dragons_lair(turned) fire_dragon"), "dragons_lair 1")


# --- Sacrificial Pit. Printed costs: Wind Dragon 4 Calm + 4 any, Sea Serpent 6 Calm + 3 Life, Guard Dog 1 Elan.


@pytest.mark.parametrize(("beast", "symbols"), [("wind_dragon", 8), ("sea_serpent", 9), ("guard_dog", 1)])
def test_sacrificial_pit_destroys_a_beast_for_its_printed_cost_in_gold(beast: str, symbols: int) -> None:
    own = f"sacrificial_pit {beast}(turned, 2 calm) windup_man dragon_bridle artificer"
    state = play(alone("1 elan 2 death", own, hand="hawk"), "use sacrificial_pit 2")
    assert choices(state) == [f"destroy {beast}"], "a dragon or creature, turned or not"
    play(state, f"destroy {beast}")
    assert pool(state, 0) == {"elan": 1, "death": 1, "gold": symbols}
    assert (discards(state, 0), beast in in_play(state, 0), on(state, "sacrificial_pit")) == ([beast], False, {})
    assert (is_turned(state, "sacrificial_pit"), state.current_player()) == (True, 1)


def test_sacrificial_pit_destroys_own_dragons_and_creatures_only() -> None:
    own = "sacrificial_pit fire_dragon treant crypt windup_man seer"
    state = position(Player("1 death", own), Player(play="hawk"))
    play(state, "use sacrificial_pit 2")
    assert choices(state) == ["destroy fire_dragon", "destroy treant"]


def test_sacrificial_pit_2_needs_a_death_a_beast_and_to_be_straight() -> None:
    assert not offers(alone("9 life 9 gold", "sacrificial_pit(9 death) hawk"), "sacrificial_pit 2")
    assert not offers(alone("9 death", "sacrificial_pit windup_man dragon_egg", hand="hawk"), "sacrificial_pit 2")
    assert not offers(alone("9 death", "sacrificial_pit(turned) hawk"), "sacrificial_pit 2")


# --- Victory checks


@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_a_forced_check_ends_nothing_below_ten_points(place: str) -> None:
    state = play(alone("1 gold", place), f"use {place} 1")
    assert (is_turned(state, place), state.current_player(), pool(state, 0)) == (True, 1, {"gold": 1})
    assert round_number(state) == 1
    assert not offers(alone(cards=f"{place}(turned)"), f"{place} 1")


@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
@pytest.mark.parametrize(
    ("own", "theirs", "result"),
    [
        ("catacombs_of_the_dead(9 death)", "temple", [1.0, 0.0]),  # the token makes ten
        ("temple", "catacombs_of_the_dead(10 death)", [0.0, 1.0]),
        ("dwarven_mines(10 gold)", "catacombs_of_the_dead(20 death)", [0.0, 1.0]),
    ],
)
def test_a_forced_check_ends_the_game_and_the_highest_total_wins(
    place: str, own: str, theirs: str, result: list[float]
) -> None:
    state = position(Player(play=f"{place} {own}"), Player(play=theirs))
    play(state, f"use {place} 1")
    assert (is_over(state), state.returns()) == (True, result)


def test_only_one_power_of_coral_castle_per_straightening() -> None:
    state = position(Player("3 life", "coral_castle"), Player(play="elvish_bow"))
    play(state, "use coral_castle 1", "use elvish_bow 1")
    assert (state.current_player(), pool(state, 0)) == (0, {"life": 2}), "it is turned: no react was offered"
    ignored = position(Player("3 life", "coral_castle"), Player(play="elvish_bow"), turn=1)
    play(ignored, "use elvish_bow 1", "react coral_castle 2")
    assert (ignored.current_player(), pool(ignored, 0), offers(ignored, "coral_castle 1")) == (0, {"life": 3}, False)


# --- Sorcerer's Bestiary: a dragon from any discards


def test_sorcerers_bestiary_places_a_dragon_from_anybodys_discards_for_four_and_its_cost() -> None:
    own = Player("6 elan 4 death", "sorcerers_bestiary", hand="bone_dragon", discards="hawk earth_dragon")
    state = position(own, Player(discards="fire_dragon vault"), Player(discards="water_dragon"))
    play(state, "use sorcerers_bestiary 2", *["pay death"] * 4)
    assert choices(state) == ["summon fire_dragon", "decline"], "the others cannot be paid for, or are no dragons there"
    play(state, "summon fire_dragon")
    assert (pool(state, 0), discards(state, 1)) == ({}, ["vault"])
    assert (in_play(state, 0)[0], is_turned(state, "fire_dragon")) == ("fire_dragon", False)
    assert (is_turned(state, "sorcerers_bestiary"), state.current_player()) == (True, 1)
    assert points(state, 0) == 1 + 1 + 2, "token, the dragon, and two for it"


def test_sorcerers_bestiary_takes_from_the_own_discards_and_from_rivals_who_have_passed() -> None:
    own = Player("9 elan 9 life 9 calm 9 death", "sorcerers_bestiary", discards="earth_dragon")
    rivals = [Player(discards="wind_dragon"), Player(discards="sea_serpent prism")]
    state = position(own, *rivals, passed=[2])
    play(state, "use sorcerers_bestiary 2", *["pay elan"] * 4)
    assert choices(state) == ["summon earth_dragon", "summon sea_serpent", "summon wind_dragon", "decline"]
    play(state, "summon earth_dragon")
    assert (pool(state, 0), discards(state, 0)) == ({"elan": 1, "life": 6, "calm": 9, "death": 9}, [])


@pytest.mark.parametrize(("other", "price"), [("artificer", 5), ("dragon_bridle", 3), ("dragon_bridle artificer", 2)])
def test_sorcerers_bestiary_grants_the_discounts_that_apply(other: str, price: int) -> None:
    state = position(Player("9 elan", f"sorcerers_bestiary {other}"), Player(discards="fire_dragon"))
    play(state, "use sorcerers_bestiary 2", *["pay elan"] * 4, "summon fire_dragon", *["pay elan"] * price)
    assert (pool(state, 0), state.current_player()) == ({"elan": 5 - price} if price < 5 else {}, 1)


def test_a_dragon_taken_by_sorcerers_bestiary_is_ones_own_from_then_on() -> None:
    own = Player("6 elan 5 death", "sorcerers_bestiary sacrificial_pit")
    state = position(own, Player(discards="fire_dragon"))
    play(state, "use sorcerers_bestiary 2", *["pay death"] * 4, "summon fire_dragon", "pass", "item protection")
    play(state, "use sacrificial_pit 2", "destroy fire_dragon")
    assert (discards(state, 0), discards(state, 1)) == (["fire_dragon"], [])
    play(state, "pass", "item reanimate")  # draws from an empty deck
    assert choices(state) == ["deal fire_dragon"]
    play(state, "deal fire_dragon")
    assert (hand(state, 0), deck(state, 0)) == (["fire_dragon"], [])


def test_sorcerers_bestiary_2_may_place_nothing_but_needs_any_four_and_to_be_straight() -> None:
    declined = position(Player("4 gold 6 elan", "sorcerers_bestiary"), Player(discards="fire_dragon"))
    play(declined, "use sorcerers_bestiary 2", *["pay gold"] * 4, "decline")
    assert (discards(declined, 1), pool(declined, 0), declined.current_player()) == (["fire_dragon"], {"elan": 6}, 1)
    nothing = play(alone("4 gold", "sorcerers_bestiary"), "use sorcerers_bestiary 2", *["pay gold"] * 4)
    assert (pool(nothing, 0), is_turned(nothing, "sorcerers_bestiary"), nothing.current_player()) == ({}, True, 1)
    assert not offers(alone("3 gold", "sorcerers_bestiary(9 elan)", discards="fire_dragon"), "sorcerers_bestiary 2")
    assert not offers(alone("9 gold", "sorcerers_bestiary(turned)", discards="fire_dragon"), "sorcerers_bestiary 2")
