"""Collect (rulebook page 5): abilities, choices, what is taken off components, the Vault, the Windup Man, the curse."""

from __future__ import annotations

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import choices, every_bag, is_turned, on, pass_round, pass_until, phase, play, points, pool, round_number


def collecting(*players: Player, first: int = 0) -> State:
    """The Collect step begins; players who are not described have nothing to do."""
    return position(*players, *[Player()] * (2 - len(players)), first=first, phase="collect")


# --- Abilities


def test_collect_gives_the_essences_shown_without_asking() -> None:
    state = collecting(Player(pool="1 gold", play="elemental_spring necromancer"))
    assert phase(state) == "actions"
    assert state.current_player() == 0
    assert pool(state, 0) == {"elan": 1, "life": 1, "calm": 1, "death": 1, "gold": 1}


def test_a_number_beside_an_essence_is_how_many_are_taken() -> None:
    state = collecting(Player(play="chalice_of_fire hypnotic_basin treant"))
    assert pool(state, 0) == {"elan": 2, "calm": 2, "life": 2}


def test_a_plus_between_essences_gives_all_of_them() -> None:
    assert pool(collecting(Player(play="corrupt_altar dancing_sword")), 0) == {"life": 1, "death": 2, "elan": 1}


def test_artifacts_mages_monuments_and_places_of_power_all_collect() -> None:
    state = collecting(Player(play="mermaid seer temple sunken_reef"), Player(play="catacombs_of_the_dead"))
    assert pool(state, 0) == {"calm": 2, "life": 1, "gold": 1}
    assert pool(state, 1) == {"death": 1}


@pytest.mark.parametrize(
    ("component", "kinds"),
    [
        ("healer", ["life", "calm"]),
        ("witch", ["life", "death"]),
        ("calm_elan", ["elan", "calm"]),
        ("death_life", ["life", "death"]),
    ],
)
def test_a_slash_between_essences_gives_one_of_them_by_choice(component: str, kinds: list[str]) -> None:
    state = collecting(Player(play=component))
    assert state.current_player() == 0
    assert choices(state) == [f"gain {kind}" for kind in kinds]
    play(state, f"gain {kinds[1]}")
    assert pool(state, 0) == {kinds[1]: 1}
    assert phase(state) == "actions"


def test_a_mix_may_be_all_the_same_or_all_different_within_its_restrictions() -> None:
    state = collecting(Player(play="celestial_horse"))
    assert every_bag(state) == {"elan elan", "elan life", "elan calm", "life life", "life calm", "calm calm"}
    play(state, "gain elan", "gain calm")
    assert pool(state, 0) == {"elan": 1, "calm": 1}


@pytest.mark.parametrize("component", ["hanging_gardens", "alchemists_tower"])
def test_three_of_any_kind_but_gold_can_be_mixed_in_twenty_ways(component: str) -> None:
    bags = every_bag(collecting(Player(play=component)))
    assert len(bags) == 20
    assert not any("gold" in bag for bag in bags)


def test_every_choice_of_a_player_is_asked() -> None:
    state = collecting(Player(play="celestial_horse witch calm_elan hanging_gardens"))
    play(state, "gain life", "gain life")
    play(state, "gain death")
    play(state, "gain elan")
    play(state, "gain calm", "gain calm", "gain death")
    assert pool(state, 0) == {"life": 2, "death": 2, "elan": 1, "calm": 2}
    assert phase(state) == "actions"


def test_collect_abilities_apply_to_turned_components_too() -> None:
    state = collecting(Player(play="dancing_sword(turned) healer(turned)"))
    play(state, "gain calm")
    assert pool(state, 0) == {"elan": 1, "death": 1, "calm": 1}


def test_the_supply_of_essences_is_no_limit() -> None:
    state = collecting(Player(pool="400 gold 400 elan", play="dwarven_mines chalice_of_fire athanor(600 elan)"))
    play(state, "take athanor")
    assert pool(state, 0) == {"elan": 1002, "gold": 401}


# --- Who collects when


def test_players_collect_clockwise_from_the_first_player() -> None:
    state = collecting(*[Player(play=mage) for mage in ("witch", "healer", "calm_elan")], first=1)
    assert state.current_player() == 1
    play(state, "gain calm")
    assert state.current_player() == 2
    play(state, "gain elan")
    assert state.current_player() == 0
    play(state, "gain death")
    assert phase(state) == "actions"
    assert state.current_player() == 1
    assert [pool(state, seat) for seat in range(3)] == [{"death": 1}, {"calm": 1}, {"elan": 1}]


def test_the_first_to_pass_collects_first_in_the_next_round() -> None:
    state = position(*[Player(play=mage) for mage in ("witch", "healer", "druid")], turn=1)
    pass_round(state)
    assert [round_number(state), phase(state), state.current_player()] == [2, "collect", 1]
    play(state, "gain calm")
    assert state.current_player() == 0
    play(state, "gain life")
    assert [phase(state), state.current_player()] == ["actions", 1]


def test_a_player_with_nothing_to_choose_is_not_asked() -> None:
    state = collecting(Player(play="druid"), Player(play="witch"), Player(play="seer"))
    assert state.current_player() == 1
    play(state, "gain life")
    assert phase(state) == "actions"
    assert [pool(state, seat) for seat in range(3)] == [{"life": 1}, {"life": 1}, {"calm": 1}]


def test_what_a_player_collects_does_not_wait_for_the_choices_of_others() -> None:
    state = collecting(Player(play="witch"), Player(play="athanor(2 elan)"), Player(play="healer"))
    early = state.simultaneous_copy(1)
    assert early is not None
    assert early.current_player() == 1
    assert choices(early) == ["take athanor", "done"]
    late = state.simultaneous_copy(2)
    assert late is not None
    assert choices(late) == ["gain life", "gain calm"]
    assert state.current_player() == 0, "the real table still waits for the First Player"
    assert pool(state, 1) == {}


def test_who_has_collected_or_has_nothing_to_choose_cannot_answer_early() -> None:
    state = collecting(Player(play="witch"), Player(play="athanor(2 elan)"), Player(play="druid"))
    assert state.simultaneous_copy(2) is None
    play(state, "gain life")
    assert state.current_player() == 1
    assert state.simultaneous_copy(0) is None


# --- Essences on components


def test_all_essences_on_a_component_may_be_taken() -> None:
    state = collecting(Player(pool="1 elan", play="athanor(4 elan) chalice_of_life(2 calm, 1 life)"))
    assert choices(state) == ["take athanor", "take chalice_of_life", "done"]
    play(state, "take athanor", "take chalice_of_life")
    assert pool(state, 0) == {"elan": 5, "calm": 3, "life": 2}, "with what the Chalice gives"
    assert on(state, "athanor") == on(state, "chalice_of_life") == {}


def test_essences_may_be_taken_off_some_components_and_not_others() -> None:
    state = collecting(Player(play="athanor(4 elan) duelist(1 gold) ring_of_midas(2 gold)"))
    play(state, "take ring_of_midas", "done")
    assert pool(state, 0) == {"elan": 1, "gold": 2}
    assert on(state, "athanor") == {"elan": 4}
    assert on(state, "duelist") == {"gold": 1}
    assert on(state, "ring_of_midas") == {}


def test_nothing_need_be_taken() -> None:
    state = collecting(Player(play="athanor(4 elan)"))
    play(state, "done")
    assert pool(state, 0) == {}
    assert on(state, "athanor") == {"elan": 4}
    assert phase(state) == "actions"


def test_who_takes_any_essence_off_a_component_takes_all_of_them() -> None:
    state = collecting(Player(play="cursed_skull(2 elan, 1 death) windup_man(3 gold, 1 life)"))
    play(state, "take cursed_skull", "take windup_man")
    assert pool(state, 0) == {"elan": 2, "death": 1, "gold": 3, "life": 1}
    assert on(state, "cursed_skull") == on(state, "windup_man") == {}


def test_only_ones_own_components_with_essences_on_them_are_offered() -> None:
    state = collecting(Player(play="athanor(1 elan) vault duelist"), Player(play="ring_of_midas(1 gold)"))
    assert choices(state) == ["take athanor", "done"]
    play(state, "done")
    assert state.current_player() == 1
    assert choices(state) == ["take ring_of_midas", "done"]


def test_a_component_is_taken_off_once() -> None:
    state = collecting(Player(play="athanor(1 elan) ring_of_midas(1 gold)"))
    play(state, "take athanor")
    assert choices(state) == ["take ring_of_midas", "done"]
    with pytest.raises(IllegalAction):
        play(state, "take athanor")


def test_taking_essences_off_a_place_of_power_costs_its_points() -> None:
    state = collecting(Player(play="catacombs_of_the_dead(4 death)"))
    assert points(state, 0) == 1 + 4
    play(state, "take catacombs_of_the_dead")
    assert points(state, 0) == 1
    assert pool(state, 0) == {"death": 5}


def test_essences_can_be_taken_in_collect_only() -> None:
    state = position(Player(play="athanor(4 elan) calm_elan"), Player())
    assert choices(state) == ["pass"]


# --- The Vault


def test_example_the_vault_over_three_rounds() -> None:
    state = position(Player(play="vault"), Player())
    play(state, "use vault 1")
    assert on(state, "vault") == {"gold": 1}
    assert is_turned(state, "vault")

    pass_round(state)
    assert round_number(state) == 2
    play(state, "done")
    play(state, "gain life", "gain calm")
    assert pool(state, 0) == {"calm": 1, "life": 1}
    assert on(state, "vault") == {"gold": 1}
    play(pass_until(state, 0), "use vault 1")
    assert on(state, "vault") == {"gold": 2}

    pass_round(state)
    assert round_number(state) == 3
    play(state, "take vault")
    assert pool(state, 0) == {"calm": 1, "life": 1, "gold": 2}
    assert on(state, "vault") == {}
    assert phase(state) == "actions"


def test_the_vault_pays_two_essences_of_any_kind_but_gold() -> None:
    state = play(collecting(Player(play="vault(1 gold)")), "done")
    bags = every_bag(state)
    assert len(bags) == 10
    assert not any("gold" in bag for bag in bags)


def test_the_vault_pays_the_same_for_one_gold_as_for_many() -> None:
    state = play(collecting(Player(play="vault(7 gold)")), "done", "gain death", "gain death")
    assert pool(state, 0) == {"death": 2}
    assert on(state, "vault") == {"gold": 7}
    assert phase(state) == "actions"


def test_the_vault_pays_nothing_if_its_gold_is_taken() -> None:
    state = play(collecting(Player(play="vault(3 gold)")), "take vault")
    assert pool(state, 0) == {"gold": 3}
    assert phase(state) == "actions"


def test_an_empty_vault_pays_nothing() -> None:
    state = collecting(Player(play="vault"))
    assert pool(state, 0) == {}
    assert phase(state) == "actions"


def test_a_vault_with_other_essences_but_no_gold_pays_nothing() -> None:
    state = play(collecting(Player(play="vault(2 calm)")), "done")
    assert pool(state, 0) == {}
    assert phase(state) == "actions"


def test_gold_left_on_other_components_earns_no_interest() -> None:
    state = play(collecting(Player(play="vault ring_of_midas(2 gold)")), "done")
    assert phase(state) == "actions"
    assert pool(state, 0) == {}


# --- The Windup Man


def test_example_the_windup_man_over_four_rounds() -> None:
    state = position(Player(pool="1 gold 1 elan", play="windup_man"), Player())
    play(state, "use windup_man 1", "pay gold")
    assert on(state, "windup_man") == {"gold": 1}

    pass_round(state)
    play(state, "done")
    assert on(state, "windup_man") == {"gold": 3}
    play(pass_until(state, 0), "use windup_man 1", "pay elan")
    assert on(state, "windup_man") == {"gold": 3, "elan": 1}

    pass_round(state)
    assert round_number(state) == 3
    play(state, "done")
    assert on(state, "windup_man") == {"gold": 5, "elan": 3}

    pass_round(state)
    assert round_number(state) == 4
    play(state, "take windup_man")
    assert pool(state, 0) == {"gold": 5, "elan": 3}
    assert on(state, "windup_man") == {}


def test_the_windup_man_does_not_grow_if_his_essences_are_taken() -> None:
    state = play(collecting(Player(play="windup_man(1 life)")), "take windup_man")
    assert pool(state, 0) == {"life": 1}
    assert on(state, "windup_man") == {}


def test_a_windup_man_without_essences_does_not_grow() -> None:
    assert on(collecting(Player(play="windup_man")), "windup_man") == {}


def test_the_windup_man_grows_by_two_of_each_of_all_five_kinds() -> None:
    state = play(collecting(Player(play="windup_man(1 elan, 2 life, 3 calm, 4 death, 5 gold)")), "done")
    assert on(state, "windup_man") == {"elan": 3, "life": 4, "calm": 5, "death": 6, "gold": 7}
    assert pool(state, 0) == {}, "nothing goes to the pool"


def test_what_is_taken_elsewhere_does_not_stop_the_vault_and_the_windup_man() -> None:
    state = collecting(Player(play="athanor(2 elan) vault(1 gold) windup_man(1 death)"))
    play(state, "take athanor", "done", "gain calm", "gain calm")
    assert pool(state, 0) == {"elan": 2, "calm": 2}
    assert on(state, "vault") == {"gold": 1}
    assert on(state, "windup_man") == {"death": 3}


def test_the_windup_man_can_be_left_while_the_vault_is_emptied() -> None:
    state = collecting(Player(play="vault(1 gold) windup_man(1 death)"))
    play(state, "take vault", "done")
    assert pool(state, 0) == {"gold": 1}
    assert on(state, "windup_man") == {"death": 3}
    assert phase(state) == "actions"


# --- Cursed Forge


def test_the_curse_is_one_death_or_a_turned_forge() -> None:
    state = collecting(Player(pool="2 death", play="cursed_forge"))
    assert choices(state) == ["accept", "decline"]
    paid = play(state.copy(), "accept")
    assert pool(paid, 0) == {"death": 1}
    assert not is_turned(paid, "cursed_forge")
    turned = play(state.copy(), "decline")
    assert pool(turned, 0) == {"death": 2}
    assert is_turned(turned, "cursed_forge")


def test_a_forge_whose_curse_cannot_be_paid_turns() -> None:
    state = collecting(Player(pool="9 elan 9 gold 9 life 9 calm", play="cursed_forge"))
    assert phase(state) == "actions"
    assert is_turned(state, "cursed_forge")
    assert "use cursed_forge 1" not in choices(state)
    assert points(state, 0) == 1 + 1, "it scores all the same"


def test_death_collected_in_the_same_step_can_pay_the_curse() -> None:
    state = collecting(Player(play="cursed_forge necromancer"))
    play(state, "accept")
    assert pool(state, 0) == {}
    assert not is_turned(state, "cursed_forge")


def test_death_taken_off_a_component_can_pay_the_curse() -> None:
    state = collecting(Player(play="cursed_forge sacrificial_dagger(3 death)"))
    assert choices(state) == ["take sacrificial_dagger", "done"]
    play(state, "take sacrificial_dagger", "accept")
    assert pool(state, 0) == {"death": 2}


def test_death_that_stays_on_a_component_cannot_pay_the_curse() -> None:
    state = collecting(Player(play="cursed_forge sacrificial_dagger(3 death)"))
    play(state, "done")
    assert phase(state) == "actions"
    assert is_turned(state, "cursed_forge")


def test_the_curse_is_settled_after_all_other_choices_of_its_owner() -> None:
    state = collecting(Player(play="cursed_forge witch vault(1 gold) death_life"))
    assert choices(state) == ["take vault", "done"]
    play(state, "done")
    play(state, "gain elan", "gain elan")  # the Vault
    assert choices(state) == ["gain life", "gain death"]
    play(state, "gain death")  # the Witch
    play(state, "gain death")  # the item
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    assert pool(state, 0) == {"elan": 2, "death": 1}


def test_a_forge_with_gold_left_on_it_is_cursed_once_and_last() -> None:
    state = collecting(Player(pool="2 death", play="cursed_forge(2 gold) witch"))
    play(state, "done")
    assert choices(state) == ["gain life", "gain death"]
    play(state, "gain life")
    assert choices(state) == ["accept", "decline"]
    play(state, "accept")
    assert [pool(state, 0), phase(state)] == [{"life": 1, "death": 1}, "actions"]


def test_gold_on_the_forge_may_be_taken_before_the_curse_is_paid() -> None:
    state = collecting(Player(pool="1 death", play="cursed_forge(2 gold)"))
    play(state, "take cursed_forge", "accept")
    assert pool(state, 0) == {"gold": 2}
    assert points(state, 0) == 1 + 1


def test_a_forge_turned_by_the_curse_is_straight_again_in_the_next_round() -> None:
    state = collecting(Player(pool="2 death", play="cursed_forge"))
    play(state, "decline")
    pass_round(state)
    assert round_number(state) == 2
    assert not is_turned(state, "cursed_forge")
    assert choices(state) == ["accept", "decline"]
