"""Where the rulebook is silent: the twenty rulings on Res Arcana, one after the other."""

from __future__ import annotations

import pytest

from conclave.core.dice import Dice
from conclave.core.game import CHANCE
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import (
    choices,
    deal,
    deck,
    discards,
    display,
    every_bag,
    first_player,
    hand,
    in_play,
    is_over,
    is_turned,
    item,
    monuments_left,
    names,
    new_game,
    on,
    outcome,
    pass_round,
    pass_turn,
    phase,
    play,
    points,
    pool,
    round_number,
    until,
    wins,
)


def alone(pool: str = "", play: str = "", hand: str = "", discards: str = "") -> State:
    """It is this player's turn, and will be: the rival has passed."""
    return position(Player(pool=pool, play=play, hand=hand, discards=discards), Player(), passed=[1])


# --- 1. Straightening


@pytest.mark.parametrize(("component", "price"), [("chalice_of_fire", 0), ("reanimate", 1), ("witch", 2)])
def test_ruling_1_a_component_that_straightens_may_straighten_itself(component: str, price: int) -> None:
    state = play(alone("3 elan", component), f"use {component} 1", *["pay elan"] * price)
    assert choices(state) == [f"straighten {component}"]
    play(state, f"straighten {component}")
    assert not is_turned(state, component)
    assert pool(state, 0) == {"elan": 3 - max(price, 1)}


def test_ruling_1_only_ones_own_turned_components_are_straightened() -> None:
    state = position(Player(pool="1 elan", play="chalice_of_fire hawk"), Player(play="vault(turned)"))
    assert choices(play(state, "use chalice_of_fire 1")) == ["straighten chalice_of_fire"]


def test_ruling_1_a_component_is_straightened_again_and_again_while_essences_last() -> None:
    state = alone("3 elan", "chalice_of_fire")
    for _ in range(3):
        play(state, "use chalice_of_fire 1", "straighten chalice_of_fire")
    assert pool(state, 0) == {}
    assert not is_turned(state, "chalice_of_fire")


# --- 2. X may be 0


def test_ruling_2_x_identical_may_be_none_for_the_athanor() -> None:
    state = play(alone("2 calm", "athanor(6 elan)"), "use athanor 2", "decline")
    assert pool(state, 0) == {"calm": 2}
    assert on(state, "athanor") == {}
    assert is_turned(state, "athanor")
    assert phase(state) == "actions"


def test_ruling_2_x_identical_may_be_none_for_the_stone_after_its_fee() -> None:
    state = play(alone("2 calm 1 gold", "philosophers_stone"), "use philosophers_stone 1", "pay calm", "pay calm")
    play(state, "decline")
    assert pool(state, 0) == {"gold": 1}


def test_ruling_2_x_identical_is_none_where_the_fee_took_the_last_essences() -> None:
    state = play(alone("2 calm", "philosophers_stone"), "use philosophers_stone 1", "pay calm", "pay calm")
    assert [pool(state, 0), choices(state)] == [{}, ["pass"]]


def test_ruling_2_x_identical_may_be_none_for_the_prism_and_no_kind_is_asked() -> None:
    state = play(alone("1 elan", "prism calm_elan"), "use prism 2", "decline")
    assert [pool(state, 0), choices(state)] == [{"elan": 1}, ["pass"]]
    assert is_turned(state, "prism")


def test_ruling_2_a_prism_can_be_turned_with_an_empty_pool() -> None:
    state = play(alone("", "prism calm_elan"), "use prism 2")
    assert [is_turned(state, "prism"), choices(state)] == [True, ["pass"]]


# --- 3. The cost of a card


@pytest.mark.parametrize(
    ("card", "symbols"),
    [
        ("athanor", 2),
        ("crypt", 5),
        ("vault", 2),
        ("windup_man", 4),
        ("wind_dragon", 8),
        ("sea_serpent", 9),
        ("prism", 0),
    ],
)
def test_ruling_3_every_symbol_of_the_printed_cost_counts_gold_and_any_included(card: str, symbols: int) -> None:
    state = play(alone("", f"fiery_whip {card}"), "use fiery_whip 2", f"destroy {card}")
    assert {len(bag.split()) for bag in every_bag(state)} == {symbols + 2}


def test_ruling_3_discounts_do_not_lower_what_a_card_gives() -> None:
    mine = "sacrificial_pit artificer dragon_bridle fire_dragon"
    state = play(alone("1 death", mine), "use sacrificial_pit 2", "destroy fire_dragon")
    assert pool(state, 0) == {"gold": 6}


# --- 4. Powers without effect


@pytest.mark.parametrize(
    ("component", "power"),
    [("druid", 1), ("library", 1), ("hawk", 1), ("divination", 1), ("elvish_bow", 1), ("elvish_bow", 2), ("seer", 1)],
)
def test_ruling_4_a_power_may_be_used_although_its_effect_can_do_nothing(component: str, power: int) -> None:
    mine = component if component == "divination" else f"{component} calm_elan"
    state = play(alone("", mine), f"use {component} {power}")
    assert is_turned(state, component)
    assert [state.current_player(), choices(state), pool(state, 0)] == [0, ["pass"], {}]


def test_ruling_4_using_such_a_power_is_an_action_and_so_a_way_to_wait() -> None:
    state = position(Player(play="druid"), Player())
    assert play(state, "use druid 1").current_player() == 1


def test_ruling_4_the_costs_of_a_power_without_effect_are_paid() -> None:
    state = alone("3 elan", "dragon_teeth", "hawk")
    play(state, "use dragon_teeth 2")
    assert choices(state) == ["decline"]
    play(state, "decline")
    assert [pool(state, 0), is_turned(state, "dragon_teeth"), hand(state, 0)] == [{}, True, ["hawk"]]


def test_ruling_4_the_egg_may_be_destroyed_without_a_dragon_in_hand() -> None:
    state = play(alone("", "dragon_egg", "hawk"), "use dragon_egg 1", "decline")
    assert [discards(state, 0), hand(state, 0), points(state, 0)] == [["dragon_egg"], ["hawk"], 1]


def test_ruling_4_the_crypt_may_be_used_with_nothing_in_the_discards() -> None:
    state = play(alone("1 death", "crypt calm_elan"), "use crypt 2")
    assert [pool(state, 0), choices(state)] == [{}, ["pass"]]


def test_ruling_4_the_bestiary_may_be_used_with_no_dragon_in_any_discards() -> None:
    state = position(Player(pool="4 death", play="sorcerers_bestiary"), Player(discards="hawk"))
    play(state, "use sorcerers_bestiary 2", *["pay death"] * 4)
    assert [state.current_player(), pool(state, 0), is_turned(state, "sorcerers_bestiary")] == [1, {}, True]


@pytest.mark.parametrize(
    ("player", "use", "zone"),
    [
        (Player(pool="3 elan", play="dragon_teeth", hand="fire_dragon"), "dragon_teeth 2", "hand"),
        (Player(pool="9 elan", play="dragon_egg", hand="fire_dragon"), "dragon_egg 1", "hand"),
        (Player(pool="1 death 9 elan", play="crypt", discards="fire_dragon"), "crypt 2", "discards"),
    ],
)
def test_ruling_4_placing_a_card_by_a_power_may_be_declined(player: Player, use: str, zone: str) -> None:
    state = play(position(player, Player()), f"use {use}")
    assert choices(state) == ["summon fire_dragon", "decline"]
    before = pool(state, 0)
    play(state, "decline")
    assert "fire_dragon" not in in_play(state, 0)
    assert "fire_dragon" in (hand(state, 0) if zone == "hand" else discards(state, 0))
    assert pool(state, 0) == before
    assert state.current_player() == 1


def test_the_guard_dogs_first_power_is_the_one_that_needs_its_component_turned() -> None:
    assert choices(alone("1 elan", "guard_dog calm_elan")) == ["pass"]
    state = alone("1 elan", "guard_dog(turned) calm_elan")
    assert choices(state) == ["use guard_dog 1", "pass"]
    assert pool(play(state, "use guard_dog 1"), 0) == {}


# --- 5. The Obelisk


def test_ruling_5_the_obelisks_essences_are_chosen_before_the_next_monument_is_shown() -> None:
    state = position(Player(pool="4 gold"), Player(), centre="obelisk oracle", monuments="temple library")
    play(state, "claim obelisk")
    assert state.current_player() == 0
    assert [display(state), monuments_left(state)] == [["oracle"], 2]
    bags = every_bag(state)
    assert len(bags) == 84
    assert not any("gold" in bag for bag in bags)
    play(state, "gain elan", "gain elan", "gain life", "gain calm", "gain death", "gain death")
    assert state.current_player() == CHANCE
    assert pool(state, 0) == {"elan": 2, "life": 1, "calm": 1, "death": 2}
    play(state, "deal temple")
    assert [display(state), state.current_player()] == [["oracle", "temple"], 1]


def test_ruling_5_an_obelisk_claimed_unseen_gives_its_essences_too() -> None:
    state = position(Player(pool="4 gold"), Player(), centre="oracle", monuments="obelisk library")
    play(state, "claim top", "deal obelisk", *["gain calm"] * 6)
    assert [pool(state, 0), display(state), monuments_left(state)] == [{"calm": 6}, ["oracle"], 1]
    assert state.current_player() == 1


def test_ruling_5_the_obelisk_gives_nothing_after_it_was_claimed() -> None:
    state = position(Player(play="obelisk calm_elan"), Player(play="alchemy"))
    assert choices(state) == ["pass"]
    pass_round(state)
    assert pool(state, 0) == {}


# --- 6. "Destroy this"


def test_ruling_6_a_turned_component_cannot_be_destroyed_by_its_own_power() -> None:
    mine = "dragon_egg(turned) jeweled_statuette(turned) sacrificial_dagger(turned) calm_elan"
    powers = [text for text in choices(alone("", mine, "fire_dragon")) if text.startswith("use")]
    assert powers == []


# --- 7. Dragons of the Bestiary


def test_ruling_7_a_dragon_taken_by_the_bestiary_and_destroyed_goes_to_its_new_owners_deck() -> None:
    rival = Player(discards="bone_dragon", deck="hawk")
    state = position(
        Player(pool="4 gold 4 death 1 life 1 death", play="sorcerers_bestiary corrupt_altar"), rival, passed=[1]
    )
    play(state, "use sorcerers_bestiary 2", *["pay gold"] * 4, "summon bone_dragon")
    play(state, "use corrupt_altar 2", "destroy bone_dragon", *["gain calm"] * 7)
    assert [discards(state, 0), discards(state, 1)] == [["bone_dragon"], []]
    play(state, "pass", "item calm_elan", "deal bone_dragon")
    assert hand(state, 0) == ["bone_dragon"]


def test_ruling_7_a_dragon_taken_by_the_bestiary_and_given_to_the_sea_serpent_stays_its_new_owners() -> None:
    state = position(
        Player(pool="4 gold 6 elan", play="sorcerers_bestiary"), Player(discards="fire_dragon", play="sea_serpent")
    )
    play(state, "use sorcerers_bestiary 2", *["pay gold"] * 4, "summon fire_dragon")
    play(state, "use sea_serpent 1", "destroy fire_dragon")
    assert [discards(state, 0), discards(state, 1)] == [["fire_dragon"], []]


# --- 8. Discounted symbols


def test_ruling_8_the_payer_chooses_which_symbols_a_discount_removes() -> None:
    state = position(Player(pool="4 elan 3 life", play="dragon_bridle", hand="earth_dragon"), Player())
    play(state, "place earth_dragon")
    assert every_bag(state) == {
        *("elan elan elan elan", "elan elan elan life", "elan elan life life", "elan life life life")
    }


def test_ruling_8_gold_is_never_removed_where_the_card_excludes_it() -> None:
    state = position(Player(pool="1 gold 2 death", play="artificer", hand="jeweled_statuette"), Player())
    play(state, "place jeweled_statuette")
    assert pool(state, 0) == {"death": 2}
    assert every_bag(state) == {"death"}


# --- 9. Losses that cannot be covered


def test_ruling_9_of_a_loss_that_cannot_be_covered_as_much_as_possible_is_lost() -> None:
    state = position(Player(play="fire_dragon"), Player(pool="1 life 1 gold"))
    play(state, "use fire_dragon 1")
    assert [state.current_player(), choices(state)] == [1, ["lose gold"]]
    play(state, "lose gold")
    assert pool(state, 1) == {}


# --- 10. The Mermaid and magic items


def test_ruling_10_the_mermaid_may_put_its_essence_on_the_magic_item() -> None:
    state = play(alone("1 gold", "mermaid protection"), "use mermaid 1", "pay gold", "put on protection")
    assert [on(state, "protection"), pool(state, 0)] == [{"gold": 1}, {}]


def test_ruling_10_essences_on_an_item_that_is_swapped_away_return_to_the_supply() -> None:
    state = position(Player(play="mermaid protection(3 gold)"), Player(), Player())
    play(state, "pass", "item calm_elan")
    assert pool(state, 0) == {}
    play(state, "pass", "item protection")
    assert [item(state, 1), on(state, "protection"), pool(state, 1)] == ["protection", {}, {}]


def test_ruling_10_gold_that_the_mermaid_puts_on_the_vault_earns_interest() -> None:
    state = play(alone("1 gold", "mermaid vault"), "use mermaid 1", "pay gold", "put on vault")
    pass_round(state)
    play(state, "done", "gain elan", "gain elan")
    assert pool(state, 0) == {"calm": 1, "elan": 2}


def test_ruling_10_life_that_the_mermaid_puts_on_the_windup_man_grows() -> None:
    state = play(alone("1 life", "mermaid windup_man"), "use mermaid 1", "pay life", "put on windup_man")
    pass_round(state)
    play(state, "done")
    assert on(state, "windup_man") == {"life": 3}


# --- 11. Answers to Life loss


def test_ruling_11_each_rival_reacts_then_buys_off_then_loses_in_seat_order_from_the_attacker() -> None:
    rival = Player(pool="1 gold 3 life", play="healer")
    state = position(Player(pool="1 gold 2 life"), rival, Player(play="earth_dragon"), turn=2)
    play(state, "use earth_dragon 1")
    asked = []
    for answer in ("decline", "decline", "decline"):
        asked.append((state.current_player(), choices(state)))
        play(state, answer)
    choice = ["accept", "decline"]
    assert asked == [(0, choice), (1, ["react healer 1", "decline"]), (1, choice)]
    assert [pool(state, 0), pool(state, 1)] == [{"gold": 1}, {"gold": 1, "life": 1}]
    assert state.current_player() == 0


def test_ruling_11_one_ignore_does_not_help_against_the_next_attack() -> None:
    attacker = Player(play="elvish_bow fire_dragon")
    state = position(attacker, Player(pool="3 life", play="protection horn_of_plenty"))
    play(state, "use elvish_bow 1", "react protection 1", "use horn_of_plenty 2", "use fire_dragon 1")
    assert pool(state, 1) == {"life": 1, "gold": 1}


# --- 12. Forced discards


def test_ruling_12_discards_forced_by_a_power_give_nothing_by_themselves() -> None:
    player = Player(play="divination", hand="hawk", top="vault prism athanor")
    state = position(player, Player(), passed=[1])
    play(state, "use divination 1", "discard hawk", "discard vault", "discard prism")
    assert [pool(state, 0), state.current_player()] == [{}, 0]


# --- 13. The order of Collect


def test_ruling_13_collect_runs_in_seat_order_from_the_first_player_and_answers_may_be_banked() -> None:
    players = [Player(play="witch"), Player(play="healer"), Player(play="athanor(1 elan)")]
    state = position(*players, first=2, phase="collect")
    banked = {seat: state.simultaneous_copy(seat) for seat in (0, 1)}
    assert state.current_player() == 2
    assert state.simultaneous_copy(2) is None, "who is asked does not answer early"
    for seat, early in banked.items():
        assert early is not None
        assert early.current_player() == seat
    play(state, "done")
    assert state.current_player() == 0
    play(state, "gain death")
    assert state.current_player() == 1


def test_ruling_13_early_answers_are_the_answers_of_the_real_table() -> None:
    players = [Player(play="witch"), Player(play="vault(1 gold) cursed_forge")]
    state = position(*players, phase="collect")
    early = state.simultaneous_copy(1)
    assert early is not None
    play(early, "done", "gain death", "gain death", "accept")
    play(state, "gain life", "done", "gain death", "gain death", "accept")
    assert pool(early, 1) == pool(state, 1) == {"death": 1}


# --- 14. What is known


def test_ruling_14_each_player_sees_all_eight_artifacts_before_choosing_a_mage() -> None:
    state = until(new_game(2), "choose")
    assert [len(hand(state, seat)) + len(deck(state, seat)) for seat in (0, 1)] == [8, 8]


def test_ruling_14_the_owner_knows_what_is_in_the_deck_but_not_its_order() -> None:
    state = until(new_game(2), "actions")
    assert len(deck(state, 0)) == 5
    assert state.view(0)["you"]["top"] == []
    play(state, "pass")
    play(state, choices(state)[0])
    assert sorted(choices(state)) == sorted(f"deal {card}" for card in deck(state, 0)), "any of them may come"


def test_ruling_14_rivals_know_only_what_they_have_seen() -> None:
    state = position(Player(hand="hawk vault", deck="prism", discards="treant"), Player())
    shown = state.view(1)["players"][0]
    assert [shown["hand"], shown["deck"], names(shown["discards"])] == [2, 1, ["treant"]]
    imagined = {tuple(hand(state.determinize(1, Dice(seed)), 0)) for seed in range(20)}
    assert len(imagined) > 1, "to the rival the hand may be anything"
    known = {tuple(hand(state.determinize(0, Dice(seed)), 0)) for seed in range(20)}
    assert known == {("hawk", "vault")}


# --- 15. Victory checks in mid-round


def test_ruling_15_a_check_in_mid_round_counts_the_token_and_a_spent_statue_is_spent() -> None:
    player = Player(pool="3 gold", play="golden_statue coral_castle mausoleum")
    state = position(player, Player(), first=1)
    play(state, "use coral_castle 1", "react golden_statue 1")
    assert not is_over(state), "six and three are nine"
    assert [pool(state, 0), points(state, 0), state.current_player()] == [{}, 6, 1]
    with_token = position(player, Player(), first=0)
    play(with_token, "use coral_castle 1", "react golden_statue 1")
    assert outcome(with_token).winners == (0,)
    assert first_player(with_token) == 0


def test_ruling_15_a_check_with_a_tie_at_the_top_may_be_shared() -> None:
    rival = Player(pool="2 gold", play="dwarven_mines(10 gold)")
    state = position(Player(pool="4 life", play="coral_castle catacombs_of_the_dead(6 death)"), rival)
    play(state, "use coral_castle 1")
    assert [outcome(state).winners, outcome(state).reason] == [(0, 1), "shared"]


# --- 16. An empty monument deck


def test_ruling_16_with_an_empty_monument_deck_the_display_is_not_refilled() -> None:
    state = position(Player(pool="8 gold", play="calm_elan"), Player(), centre="oracle temple", passed=[1])
    assert choices(state) == ["claim oracle", "claim temple", "pass"], "and there is no card to claim unseen"
    play(state, "claim oracle")
    assert [display(state), state.current_player(), monuments_left(state)] == [["temple"], 0, 0]
    play(state, "claim temple")
    assert display(state) == []


def test_ruling_16_the_last_card_of_the_deck_can_be_claimed_unseen() -> None:
    state = position(Player(pool="8 gold"), Player(), centre="oracle", monuments="temple", passed=[1])
    deal(play(state, "claim top"))
    assert "temple" in in_play(state, 0)
    assert "claim top" not in choices(state)
    assert "claim oracle" in choices(state)


def test_ruling_16_the_last_card_refills_the_display() -> None:
    state = position(Player(pool="4 gold"), Player(), centre="oracle", monuments="temple")
    deal(play(state, "claim oracle"))
    assert [display(state), monuments_left(state)] == [["temple"], 0]


def test_ruling_16_an_obelisk_claimed_with_an_empty_deck_still_gives_its_essences() -> None:
    state = position(Player(pool="4 gold"), Player(), centre="obelisk")
    play(state, "claim obelisk", *["gain elan"] * 6)
    assert [pool(state, 0), display(state), state.current_player()] == [{"elan": 6}, [], 1]


# --- 17. Passing


def test_ruling_17_the_item_must_be_swapped_for_a_different_one() -> None:
    state = play(position(Player(play="research"), Player()), "pass")
    assert "item research" not in choices(state)
    assert "decline" not in choices(state)
    assert len(choices(state)) == 6


def test_ruling_17_with_four_seats_four_items_are_always_free() -> None:
    state = until(new_game(4), "actions")
    for _ in range(4):
        play(state, "pass")
        assert len(choices(state)) == 4
        play(state, choices(state)[0])
        deal(state)


def test_ruling_17_the_new_item_gives_nothing_in_the_round_in_which_it_was_taken() -> None:
    state = position(Player(pool="9 elan", play="calm_elan"), Player(play="elvish_bow horn_of_plenty", pool="1 life"))
    play(state, "pass", "item protection", "use elvish_bow 1")
    assert state.current_player() == 1, "its owner has passed and is not asked"
    assert pool(state, 0) == {"elan": 9}


# --- 18. Nothing to draw


def test_ruling_18_a_draw_with_deck_and_discards_empty_draws_nothing() -> None:
    state = position(Player(hand="hawk", play="library"), Player())
    assert [play(state, "use library 1").current_player(), hand(state, 0)] == [1, ["hawk"]]


# --- 19. The safety end


def test_ruling_19_after_the_last_round_the_check_ends_the_game_and_the_outcome_says_so() -> None:
    state = position(Player(), Player(play="oracle"), phase="check", round_number=30)
    assert outcome(state).reason == "round_limit"
    assert outcome(state).winners == (1,)
    assert outcome(state).details["round_limit"] is True


def test_ruling_19_a_limit_of_zero_is_none() -> None:
    state = position(Player(), Player(), phase="check", round_number=30, round_limit=0)
    assert [is_over(state), round_number(state)] == [False, 31]


def test_ruling_19_the_limit_holds_from_the_first_deal_on() -> None:
    state = until(new_game(3, round_limit=2), "actions")
    while not is_over(state):
        if "pass" in choices(state):
            pass_turn(state)
        else:
            state.apply_action(state.legal_actions()[0])
    assert [round_number(state), outcome(state).reason] == [2, "round_limit"]


# --- 20. Match play


def test_ruling_20_a_shared_first_game_is_a_win_for_neither_and_its_second_player_chooses() -> None:
    cards = "athanor crypt hawk prism vault treant mermaid nightingale"
    others = "dragon_egg dragon_teeth fire_dragon flaming_pit guard_dog hand_of_glory magical_shard tree_of_life"
    state = position(
        Player(play="witch catacombs_of_the_dead(10 death)", deck=cards),
        Player(play="seer dwarven_mines(9 gold)", deck=others),
        variant="match",
        phase="check",
        first=1,
        began=1,
    )
    assert wins(state) == [0, 0]
    until(state, "start")
    assert [state.current_player(), choices(state)] == [0, ["first p1", "first p2"]]
