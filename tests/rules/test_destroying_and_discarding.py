"""Destroying is discarding from play (rulebook pages 7 and 11, rulings 6, 7 and 12)."""

from __future__ import annotations

import pytest

from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, deal, deck, discards, hand, in_play, is_turned, on, pass_turn, play, points, pool


def alone(pool: str = "", play: str = "", hand: str = "", discards: str = "") -> State:
    """It is this player's turn, and will be: the rival has passed."""
    return position(Player(pool=pool, play=play, hand=hand, discards=discards), Player(), passed=[1])


def test_a_destroyed_artifact_goes_to_its_owners_discards() -> None:
    state = play(alone("1 death", "sacrificial_pit hawk"), "use sacrificial_pit 2", "destroy hawk")
    assert discards(state, 0) == ["hawk"]
    assert "hawk" not in in_play(state, 0)
    assert hand(state, 0) == []


def test_essences_on_a_destroyed_artifact_return_to_the_supply() -> None:
    state = play(alone("", "fiery_whip windup_man(5 gold, 3 elan)"), "use fiery_whip 2", "destroy windup_man")
    play(state, *["gain life"] * 6)
    assert pool(state, 0) == {"life": 6}, "four for its cost, two more, and nothing that lay on it"


def test_an_artifact_that_comes_back_has_neither_its_essences_nor_its_turn() -> None:
    state = alone("4 death 1 gold", "fiery_whip crypt sacrificial_dagger(turned, 3 death)")
    play(state, "use fiery_whip 2", "destroy sacrificial_dagger", *["gain elan"] * 4)
    play(state, "use crypt 2", "summon sacrificial_dagger")
    assert on(state, "sacrificial_dagger") == {}
    assert not is_turned(state, "sacrificial_dagger")
    assert pool(state, 0) == {"death": 3, "elan": 4}


def test_a_turned_artifact_can_be_destroyed_by_another_components_power() -> None:
    state = play(alone("", "corrupt_altar vault(turned)"), "use corrupt_altar 2")
    assert choices(state) == ["destroy corrupt_altar", "destroy vault"]


def test_only_artifacts_can_be_destroyed() -> None:
    mine = "corrupt_altar seer alchemy oracle sunken_reef prism"
    state = play(alone("", mine), "use corrupt_altar 2")
    assert choices(state) == ["destroy corrupt_altar", "destroy prism"]


def test_only_ones_own_artifacts_can_be_destroyed() -> None:
    state = position(Player(play="corrupt_altar fiery_whip"), Player(play="hawk"))
    play(state, "use corrupt_altar 2")
    assert choices(state) == ["destroy corrupt_altar", "destroy fiery_whip"]


def test_a_destroyed_artifact_takes_its_points_along() -> None:
    state = alone("", "jeweled_statuette dragon_egg")
    assert points(state, 0) == 2 + 1
    play(state, "use jeweled_statuette 2")
    assert points(state, 0) == 1 + 1
    assert pool(state, 0) == {"gold": 2, "elan": 1}
    play(state, "use dragon_egg 1", "decline")
    assert points(state, 0) == 1
    assert discards(state, 0) == ["dragon_egg", "jeweled_statuette"]


@pytest.mark.parametrize(
    ("component", "power"), [("dragon_egg", 1), ("jeweled_statuette", 2), ("sacrificial_dagger", 2)]
)
def test_a_power_that_destroys_its_own_component_needs_it_straight(component: str, power: int) -> None:
    assert f"use {component} {power}" in choices(alone("", component, "fire_dragon"))
    assert f"use {component} {power}" not in choices(alone("", f"{component}(turned)", "fire_dragon"))


def test_the_jeweled_statuette_turned_for_death_is_not_destroyed_for_gold_in_the_same_round() -> None:
    state = play(alone("", "jeweled_statuette"), "use jeweled_statuette 1")
    assert pool(state, 0) == {"death": 3}
    assert "use jeweled_statuette 2" not in choices(state)


def test_a_straightened_statuette_can_be_destroyed_after_all() -> None:
    state = play(alone("", "jeweled_statuette reanimate"), "use jeweled_statuette 1", "use reanimate 1", "pay death")
    play(state, "straighten jeweled_statuette", "use jeweled_statuette 2")
    assert pool(state, 0) == {"death": 2, "gold": 2, "elan": 1}


def test_a_discard_forced_by_the_dagger_gives_only_what_the_dagger_says() -> None:
    state = play(alone("", "sacrificial_dagger", "dragon_egg"), "use sacrificial_dagger 2", "discard dragon_egg")
    assert choices(state) == ["gain elan", "gain life", "gain calm", "gain death"]
    play(state, "gain death")
    assert pool(state, 0) == {"death": 1}
    assert choices(state) == ["pass"], "no Gold, no two other essences"


def test_discards_forced_by_divination_give_nothing() -> None:
    state = position(Player(play="divination", top="hawk vault prism"), Player(), passed=[1])
    play(state, "use divination 1", "discard hawk", "discard prism", "discard vault")
    assert pool(state, 0) == {}
    assert discards(state, 0) == ["hawk", "prism", "vault"]
    assert choices(state) == ["pass"]


def test_a_discard_forced_by_the_wind_dragon_gives_nothing() -> None:
    state = position(Player(play="wind_dragon"), Player(pool="2 life", hand="hawk"))
    play(state, "use wind_dragon 1", "discard hawk")
    assert pool(state, 1) == {"life": 2}
    assert discards(state, 1) == ["hawk"]
    assert state.current_player() == 1


def test_destroyed_and_discarded_cards_are_drawn_again_when_the_deck_is_empty() -> None:
    state = alone("", "jeweled_statuette", "hawk")
    play(state, "use jeweled_statuette 2", "discard hawk for gold", "pass", "item calm_elan")
    assert choices(state) == ["deal hawk", "deal jeweled_statuette"]


def test_a_dragon_from_a_rivals_discards_is_ones_own_when_it_is_destroyed() -> None:
    player = Player(pool="4 gold 6 elan", play="sorcerers_bestiary fiery_whip")
    state = position(player, Player(discards="fire_dragon hawk"), passed=[1])
    play(state, "use sorcerers_bestiary 2", *["pay gold"] * 4, "summon fire_dragon")
    assert discards(state, 1) == ["hawk"]
    play(state, "use fiery_whip 2", "destroy fire_dragon", *["gain elan"] * 8)
    assert discards(state, 0) == ["fire_dragon"]
    assert discards(state, 1) == ["hawk"]
    play(state, "pass", "item calm_elan")
    assert choices(state) == ["deal fire_dragon"], "it reshuffles into its new owner's deck"
    play(state, "deal fire_dragon")
    assert hand(state, 0) == ["fire_dragon"]


def test_a_dragon_taken_from_a_rival_is_not_reshuffled_into_the_rivals_deck() -> None:
    player = Player(pool="4 gold 6 elan", play="sorcerers_bestiary")
    state = position(player, Player(discards="fire_dragon hawk", play="horn_of_plenty"))
    play(state, "use sorcerers_bestiary 2", *["pay gold"] * 4, "summon fire_dragon")
    play(state, "pass", "item calm_elan")
    assert choices(state) == ["deal hawk"]


def test_a_rival_gains_nothing_when_a_dragon_is_taken_from_their_discards() -> None:
    player = Player(pool="4 gold 6 elan", play="sorcerers_bestiary")
    state = position(player, Player(pool="1 life", discards="fire_dragon"))
    play(state, "use sorcerers_bestiary 2", *["pay gold"] * 4, "summon fire_dragon")
    assert pool(state, 1) == {"life": 1}
    assert pool(state, 0) == {}


def test_the_dragon_egg_is_in_the_discards_before_the_dragon_is_chosen() -> None:
    state = play(alone("6 elan", "dragon_egg", "fire_dragon"), "use dragon_egg 1")
    assert discards(state, 0) == ["dragon_egg"]
    assert "dragon_egg" not in in_play(state, 0)
    play(state, "summon fire_dragon", "pay elan", "pay elan")
    assert hand(state, 0) == []


def test_a_discarded_card_lies_open_and_leaves_the_deck_alone() -> None:
    state = position(Player(hand="hawk", deck="vault prism"), Player())
    play(state, "discard hawk for gold")
    assert deck(state, 0) == ["prism", "vault"]
    assert state.view(1)["players"][0]["hand"] == 0
    pass_turn(state)
    assert deal(state).current_player() == 0
