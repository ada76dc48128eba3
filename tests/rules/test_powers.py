"""Powers and their fine points (rulebook pages 7, 8 and 10)."""

from __future__ import annotations

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import (
    choices,
    discards,
    every_bag,
    hand,
    in_play,
    is_turned,
    item,
    on,
    pass_turn,
    passed,
    phase,
    play,
    points,
    pool,
)


def alone(pool: str = "", play: str = "", hand: str = "", discards: str = "") -> State:
    """It is this player's turn, and will be: the rival has passed."""
    return position(Player(pool=pool, play=play, hand=hand, discards=discards), Player(), passed=[1])


def uses(state: State, component: str) -> list[str]:
    """The powers of a component that may be used."""
    return [text for text in choices(state) if text.startswith(f"use {component} ")]


# --- Costs and effects


def test_example_paul_and_the_catacombs_of_the_dead() -> None:
    state = alone("12 death", "catacombs_of_the_dead")
    play(state, "use catacombs_of_the_dead 1", "use catacombs_of_the_dead 1", "use catacombs_of_the_dead 2")
    assert pool(state, 0) == {"death": 2}
    assert on(state, "catacombs_of_the_dead") == {"death": 3}
    assert points(state, 0) == 3 + 1, "three of the Catacombs, one of the token"
    assert is_turned(state, "catacombs_of_the_dead")


def test_each_of_pauls_three_uses_is_an_action_of_its_own() -> None:
    paul = Player(pool="12 death", play="catacombs_of_the_dead")
    state = position(paul, Player(play="horn_of_plenty flaming_pit", pool="1 life"))
    play(state, "use catacombs_of_the_dead 1")
    assert [state.current_player(), pool(state, 0)] == [1, {"death": 7}]
    play(state, "use horn_of_plenty 2", "use catacombs_of_the_dead 1")
    assert [state.current_player(), pool(state, 0)] == [1, {"death": 2}]
    play(state, "use flaming_pit 1")
    assert uses(state, "catacombs_of_the_dead") == ["use catacombs_of_the_dead 2"], "two Death do not pay for the first"
    play(state, "use catacombs_of_the_dead 2")
    assert [state.current_player(), on(state, "catacombs_of_the_dead")] == [1, {"death": 3}]


def test_essences_gained_on_a_component_are_not_in_the_pool() -> None:
    state = play(alone("2 life", "necromancer"), "use necromancer 1")
    assert pool(state, 0) == {}
    assert on(state, "necromancer") == {"death": 3}


def test_essences_paid_go_to_the_supply_not_to_the_component() -> None:
    state = play(alone("1 elan", "athanor"), "use athanor 1")
    assert on(state, "athanor") == {"elan": 2}
    state = play(alone("1 elan", "dwarven_pickaxe"), "use dwarven_pickaxe 1")
    assert on(state, "dwarven_pickaxe") == {}


def test_a_mix_is_subject_to_its_restrictions() -> None:
    state = play(alone("1 life", "cursed_skull"), "use cursed_skull 1")
    bags = every_bag(state)
    assert len(bags) == 10
    assert not any("gold" in bag or "life" in bag for bag in bags)
    play(state, "gain elan", "gain death", "gain death")
    assert on(state, "cursed_skull") == {"elan": 1, "death": 2}
    assert pool(state, 0) == {}


# --- Straightening


def test_straightening_makes_a_components_powers_available_again() -> None:
    state = alone("1 elan", "chalice_of_fire vault(turned)")
    assert uses(state, "vault") == []
    play(state, "use chalice_of_fire 1")
    play(state, "straighten vault")
    assert not is_turned(state, "vault")
    assert is_turned(state, "chalice_of_fire")
    assert uses(state, "vault") == ["use vault 1"]


@pytest.mark.parametrize(
    ("straightener", "cost"), [("chalice_of_fire", ["elan"]), ("witch", ["elan", "elan"]), ("reanimate", ["elan"])]
)
def test_one_of_ones_own_turned_components_of_any_kind_is_straightened(straightener: str, cost: list[str]) -> None:
    mine = "athanor vault(turned) hawk(turned) temple(turned) dragons_lair(turned)"
    state = position(
        Player(pool="2 elan", play=f"{mine} {straightener}"),
        Player(play="prism(turned) oracle(turned)"),
    )
    play(state, f"use {straightener} 1", *[f"pay {kind}" for kind in cost if straightener != "chalice_of_fire"])
    offered = {text.removeprefix("straighten ") for text in choices(state)}
    assert offered == {"vault", "hawk", "temple", "dragons_lair", straightener}


def test_the_druid_straightens_creature_artifacts_only() -> None:
    mine = "druid hawk(turned) sea_serpent(turned) mermaid windup_man(turned) fire_dragon(turned) temple(turned)"
    state = play(alone("", mine), "use druid 1")
    assert choices(state) == ["straighten hawk", "straighten sea_serpent"]
    play(state, "straighten sea_serpent")
    assert not is_turned(state, "sea_serpent")
    assert is_turned(state, "druid")


def test_the_guard_dogs_first_power_is_used_while_it_is_turned() -> None:
    state = alone("1 elan", "guard_dog(turned)")
    play(state, "use guard_dog 1")
    assert not is_turned(state, "guard_dog")
    assert pool(state, 0) == {}


def test_the_guard_dog_without_an_elan_stays_turned() -> None:
    assert uses(alone("9 gold 9 life", "guard_dog(turned)"), "guard_dog") == []


# --- X identical essences


def test_the_athanor_turns_identical_essences_into_as_much_gold() -> None:
    state = play(alone("4 calm 3 death 1 elan", "athanor(7 elan)"), "use athanor 2")
    assert on(state, "athanor") == {"elan": 1}
    assert choices(state) == ["kind elan", "kind calm", "kind death", "decline"]
    play(state, "kind calm")
    assert choices(state) == ["number 1", "number 2", "number 3", "number 4"]
    play(state, "number 3")
    assert pool(state, 0) == {"calm": 1, "death": 3, "elan": 1, "gold": 3}
    assert is_turned(state, "athanor")


def test_the_six_elan_of_the_athanor_come_off_the_athanor_itself() -> None:
    assert uses(alone("9 elan", "athanor(5 elan)"), "athanor") == ["use athanor 1"]
    assert uses(alone("", "athanor(6 elan)"), "athanor") == ["use athanor 2"]


def test_elan_on_the_athanor_is_not_among_the_essences_converted() -> None:
    state = play(alone("2 elan", "athanor(9 elan)"), "use athanor 2", "kind elan")
    assert choices(state) == ["number 1", "number 2"]
    assert on(state, "athanor") == {"elan": 3}


def test_the_philosophers_stone_takes_two_essences_besides_those_it_converts() -> None:
    state = play(alone("5 death 1 life", "philosophers_stone"), "use philosophers_stone 1")
    assert every_bag(state) == {"life death", "death death"}
    play(state, "pay life", "pay death", "kind death")
    assert choices(state) == ["number 1", "number 2", "number 3", "number 4"]
    play(state, "number 4")
    assert pool(state, 0) == {"gold": 4}


def test_the_philosophers_stone_needs_its_two_essences() -> None:
    assert uses(alone("1 death", "philosophers_stone"), "philosophers_stone") == []
    assert uses(alone("1 death 1 gold", "philosophers_stone"), "philosophers_stone") != []


def test_the_prism_turns_identical_essences_into_another_kind_but_gold() -> None:
    state = play(alone("3 gold 1 elan", "prism"), "use prism 2", "kind gold", "number 3")
    assert choices(state) == ["kind elan", "kind life", "kind calm", "kind death"]
    play(state, "kind death")
    assert pool(state, 0) == {"elan": 1, "death": 3}


def test_the_prism_gives_a_different_kind_from_the_one_turned_in() -> None:
    state = play(alone("3 calm", "prism"), "use prism 2", "kind calm", "number 2")
    assert choices(state) == ["kind elan", "kind life", "kind death"]
    play(state, "kind life")
    assert pool(state, 0) == {"calm": 1, "life": 2}


def test_x_essences_are_all_the_same_kind() -> None:
    state = play(alone("1 calm 1 death", "athanor(6 elan)"), "use athanor 2", "kind calm")
    assert choices(state) == ["number 1"]
    play(state, "number 1")
    assert pool(state, 0) == {"death": 1, "gold": 1}
    assert choices(state) == ["pass"], "there is no second kind to add"


# --- Rivals


def test_rivals_gain_from_a_power_also_those_who_have_passed() -> None:
    state = position(Player(play="tree_of_life"), Player(pool="1 life"), Player(), Player(), passed=[2])
    play(state, "use tree_of_life 1")
    assert [pool(state, seat) for seat in range(4)] == [{"life": 3}, {"life": 2}, {"life": 1}, {"life": 1}]
    assert state.current_player() == 1


@pytest.mark.parametrize(
    ("component", "gained", "counted"), [("hypnotic_basin", "calm", "elan"), ("treant", "elan", "death")]
)
def test_one_gains_as_many_as_a_chosen_rival_has_in_the_pool(component: str, gained: str, counted: str) -> None:
    rich = Player(pool=f"7 {counted}", play=f"windup_man(9 {counted})")
    state = position(Player(play=component), Player(pool=f"2 {counted}"), rich, passed=[2])
    play(state, f"use {component} 1")
    assert choices(state) == ["rival p2", "rival p3"], "also one who has passed"
    play(state, "rival p3")
    assert pool(state, 0) == {gained: 7}, "what lies on components does not count"
    assert pool(state, 2) == {counted: 7}, "and nothing is removed"


def test_a_rival_without_such_essences_gives_nothing() -> None:
    state = play(position(Player(play="treant"), Player(pool="9 elan")), "use treant 1", "rival p2")
    assert pool(state, 0) == {}
    assert state.current_player() == 1


# --- As many essences as a card costs


def test_the_corrupt_altar_gives_the_cost_of_the_destroyed_card_and_two_but_no_gold() -> None:
    state = play(alone("", "corrupt_altar nightingale"), "use corrupt_altar 2")
    assert choices(state) == ["destroy corrupt_altar", "destroy nightingale"]
    play(state, "destroy nightingale")
    assert {len(bag.split()) for bag in every_bag(state)} == {4}
    assert not any("gold" in bag for bag in every_bag(state))
    play(state, "gain elan", "gain elan", "gain elan", "gain elan")
    assert pool(state, 0) == {"elan": 4}
    assert discards(state, 0) == ["nightingale"]


def test_the_corrupt_altar_may_destroy_itself() -> None:
    state = play(alone("", "corrupt_altar(3 elan)"), "use corrupt_altar 2", "destroy corrupt_altar")
    assert {len(bag.split()) for bag in every_bag(state)} == {7}
    play(state, *["gain calm"] * 7)
    assert pool(state, 0) == {"calm": 7}, "what lay on it is lost"
    assert discards(state, 0) == ["corrupt_altar"]


def test_the_fiery_whip_cannot_destroy_itself() -> None:
    assert uses(alone("", "fiery_whip"), "fiery_whip") == ["use fiery_whip 1"]
    state = play(alone("", "fiery_whip prism vault"), "use fiery_whip 2")
    assert choices(state) == ["destroy prism", "destroy vault"]


def test_the_essences_gained_need_not_be_of_the_kinds_of_the_cost() -> None:
    state = play(alone("", "fiery_whip fire_dragon"), "use fiery_whip 2", "destroy fire_dragon")
    play(state, *["gain life"] * 3, *["gain calm"] * 5)
    assert pool(state, 0) == {"life": 3, "calm": 5}


def test_the_sacrificial_pit_gives_gold_for_a_dragon_or_a_creature() -> None:
    mine = "sacrificial_pit wind_dragon mermaid(turned) vault druid"
    state = play(alone("1 death", mine), "use sacrificial_pit 2")
    assert choices(state) == ["destroy mermaid", "destroy wind_dragon"], "a turned one too"
    play(state, "destroy wind_dragon")
    assert pool(state, 0) == {"gold": 8}
    assert is_turned(state, "sacrificial_pit")


def test_the_sacrificial_pit_needs_a_dragon_or_creature() -> None:
    assert uses(alone("1 death 3 life", "sacrificial_pit vault"), "sacrificial_pit") == ["use sacrificial_pit 1"]
    assert uses(alone("1 death", "sacrificial_pit hawk"), "sacrificial_pit") == ["use sacrificial_pit 2"]


def test_the_sacrificial_dagger_needs_a_card_in_hand_besides_itself() -> None:
    assert uses(alone("", "sacrificial_dagger"), "sacrificial_dagger") == []
    state = play(alone("", "sacrificial_dagger(3 death)", "jeweled_statuette prism"), "use sacrificial_dagger 2")
    assert choices(state) == ["discard jeweled_statuette", "discard prism"]
    play(state, "discard jeweled_statuette")
    assert discards(state, 0) == ["jeweled_statuette", "sacrificial_dagger"]
    assert "sacrificial_dagger" not in in_play(state, 0)
    assert {len(bag.split()) for bag in every_bag(state)} == {3}, "its Gold symbol counts"
    assert not any("gold" in bag for bag in every_bag(state)), "but no Gold is taken"


def test_a_card_that_costs_nothing_gives_nothing() -> None:
    state = play(alone("", "sacrificial_dagger", "prism"), "use sacrificial_dagger 2", "discard prism")
    assert pool(state, 0) == {}
    assert hand(state, 0) == []
    assert phase(state) == "actions"


# --- Component fine points


def test_the_transmuter_may_give_back_the_kinds_turned_in() -> None:
    state = play(alone("2 elan", "transmuter"), "use transmuter 1", "pay elan", "pay elan", "gain elan", "gain elan")
    play(state, "gain elan")
    assert pool(state, 0) == {"elan": 3}


def test_the_transmuter_needs_two_essences() -> None:
    assert uses(alone("1 gold", "transmuter"), "transmuter") == []
    assert uses(alone("1 gold 1 life", "transmuter"), "transmuter") == ["use transmuter 1"]


def test_transmutation_needs_three_essences_and_gives_three_but_no_gold() -> None:
    assert uses(alone("2 gold", "transmutation"), "transmutation") == []
    state = play(alone("3 gold", "transmutation"), "use transmutation 1", "pay gold", "pay gold", "pay gold")
    assert len(every_bag(state)) == 20
    play(state, "gain elan", "gain calm", "gain calm")
    assert pool(state, 0) == {"elan": 1, "calm": 2}


def test_the_mermaid_puts_calm_life_or_gold_from_the_pool_on_any_own_component() -> None:
    state = alone("1 elan 1 life 1 calm 1 death 1 gold", "mermaid sunken_reef seer reanimate oracle vault(turned)")
    play(state, "use mermaid 1")
    assert choices(state) == ["pay life", "pay calm", "pay gold"]
    play(state, "pay calm")
    assert {text.removeprefix("put on ") for text in choices(state)} == {
        *("mermaid", "sunken_reef", "seer", "reanimate", "oracle", "vault")
    }
    play(state, "put on sunken_reef")
    assert on(state, "sunken_reef") == {"calm": 1}
    assert pool(state, 0) == {"elan": 1, "life": 1, "death": 1, "gold": 1}
    assert points(state, 0) == 1 + 1 + 2, "Reef, token, Oracle"


def test_the_mermaid_needs_calm_life_or_gold() -> None:
    assert uses(alone("9 elan 9 death", "mermaid"), "mermaid") == []
    for kind in ("calm", "life", "gold"):
        assert uses(alone(f"1 {kind}", "mermaid"), "mermaid") == ["use mermaid 1"]


def test_an_essence_on_a_place_that_does_not_score_for_it_is_worth_nothing() -> None:
    state = play(alone("1 life", "mermaid sunken_reef"), "use mermaid 1", "pay life", "put on sunken_reef")
    assert on(state, "sunken_reef") == {"life": 1}
    assert points(state, 0) == 1


@pytest.mark.parametrize(
    ("place", "beast", "wrong"), [("dragons_lair", "fire_dragon", "hawk"), ("sacred_grove", "hawk", "fire_dragon")]
)
def test_some_places_turn_themselves_and_a_beast(place: str, beast: str, wrong: str) -> None:
    state = play(alone("", f"{place} {beast} sea_serpent {wrong}"), f"use {place} 2")
    assert choices(state) == [f"turn {name}" for name in sorted([beast, "sea_serpent"])]
    play(state, f"turn {beast}")
    assert is_turned(state, place)
    assert is_turned(state, beast)
    assert not is_turned(state, "sea_serpent")
    assert on(state, place) == ({"gold": 2} if place == "dragons_lair" else {"life": 1})


@pytest.mark.parametrize(("place", "beast"), [("dragons_lair", "fire_dragon"), ("sacred_grove", "hawk")])
def test_a_turned_beast_cannot_be_turned_for_a_place(place: str, beast: str) -> None:
    assert f"use {place} 2" in choices(alone("", f"{place} {beast}"))
    assert f"use {place} 2" not in choices(alone("", f"{place} {beast}(turned)"))
    assert f"use {place} 2" not in choices(alone("", f"{place}(turned) {beast}"))
    assert f"use {place} 2" not in choices(alone("", f"{place} windup_man"))


def test_a_rivals_beast_cannot_be_turned_for_ones_own_place() -> None:
    state = position(Player(play="dragons_lair"), Player(play="fire_dragon"))
    assert uses(state, "dragons_lair") == ["use dragons_lair 1"]


def test_dragon_teeth_takes_its_elan_from_the_pool_and_places_any_dragon_for_free() -> None:
    assert "use dragon_teeth 2" not in choices(alone("2 elan", "dragon_teeth(9 elan)", "fire_dragon"))
    state = play(alone("3 elan", "dragon_teeth(1 elan)", "fire_dragon sea_serpent treant"), "use dragon_teeth 2")
    assert choices(state) == ["summon fire_dragon", "summon sea_serpent", "decline"]
    play(state, "summon sea_serpent")
    assert pool(state, 0) == {}
    assert hand(state, 0) == ["fire_dragon", "treant"]
    assert not is_turned(state, "sea_serpent")
    assert on(state, "dragon_teeth") == {"elan": 1}


def test_the_crypt_places_from_its_owners_discards_only() -> None:
    player = Player(
        pool="9 death 9 elan", play="crypt", hand="fire_dragon", deck="dragon_teeth", discards="cursed_skull"
    )
    state = play(position(player, Player(discards="bone_dragon")), "use crypt 2")
    assert choices(state) == ["summon cursed_skull", "decline"]


def test_a_card_placed_by_a_power_can_be_used_in_a_later_action() -> None:
    state = play(alone("1 death", "crypt", discards="hand_of_glory"), "use crypt 2", "summon hand_of_glory")
    assert uses(state, "hand_of_glory") == ["use hand_of_glory 1"]


def test_the_bestiary_takes_dragons_from_anybodys_discards() -> None:
    player = Player(pool="4 gold 9 elan 9 calm 9 life", play="sorcerers_bestiary", discards="fire_dragon hawk")
    rivals = (Player(discards="water_dragon treant", hand="bone_dragon"), Player(discards="sea_serpent"))
    state = position(player, *rivals, passed=[2])
    play(state, "use sorcerers_bestiary 2", "pay gold", "pay gold", "pay gold", "pay gold")
    assert choices(state) == ["summon fire_dragon", "summon sea_serpent", "summon water_dragon", "decline"]
    play(state, "summon sea_serpent")
    assert discards(state, 2) == []
    assert "sea_serpent" in in_play(state, 0)
    assert pool(state, 0) == {"elan": 9, "calm": 3, "life": 6}
    assert points(state, 0) == 1 + 3 + 1, "its own point, three under the Bestiary, the token"


def test_a_power_is_not_used_up_by_a_rivals_turn() -> None:
    state = position(Player(pool="9 life", play="ring_of_midas"), Player())
    play(state, "use ring_of_midas 1")
    pass_turn(state)
    assert passed(state) == [1]
    assert uses(state, "ring_of_midas") == ["use ring_of_midas 1", "use ring_of_midas 2"]


def test_a_magic_items_power_is_used_like_any_other() -> None:
    state = play(alone("5 gold", "alchemy"), "use alchemy 1", *["pay gold"] * 4)
    assert pool(state, 0) == {"gold": 3}
    assert is_turned(state, "alchemy")
    assert item(state, 0) == "alchemy"
    with pytest.raises(IllegalAction):
        play(state, "use alchemy 1")
