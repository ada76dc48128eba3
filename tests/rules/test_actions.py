"""Actions (rulebook pages 6 and 8): place, claim, discard, use a power, pass; one each in turn."""

from __future__ import annotations

import pytest

from conclave.core.errors import AmbiguousAction, IllegalAction
from conclave.core.game import CHANCE, SPECTATOR
from conclave.games.res_arcana import notation
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import (
    choices,
    deck,
    discards,
    display,
    every_bag,
    first_player,
    hand,
    hand_size,
    in_play,
    is_turned,
    item,
    monuments_left,
    new_game,
    on,
    pass_round,
    pass_turn,
    passed,
    phase,
    places,
    play,
    points,
    pool,
    round_number,
    supply,
    until,
)

TWO_OTHERS = {
    *("elan elan", "elan life", "elan calm", "elan death", "life life"),
    *("life calm", "life death", "calm calm", "calm death", "death death"),
}


# --- Turns


def test_players_do_one_action_each_clockwise() -> None:
    state = position(*[Player(play=f"{place}") for place in ("horn_of_plenty", "vault", "hand_of_glory")], turn=1)
    asked = [state.current_player()]
    for answer in ("use vault 1", "use hand_of_glory 1", "use horn_of_plenty 2"):
        play(state, answer)
        asked.append(state.current_player())
    assert asked == [1, 2, 0, 1]


def test_the_first_player_does_the_first_action() -> None:
    state = position(Player(), Player(), Player(), first=2, phase="collect")
    assert [phase(state), state.current_player()] == ["actions", 2]


def test_players_who_have_passed_are_left_out() -> None:
    state = position(Player(play="ring_of_midas", pool="4 life"), Player(), Player(pool="1 elan"), passed=[1])
    play(state, "use ring_of_midas 1")
    assert state.current_player() == 2
    pass_turn(state)
    assert state.current_player() == 0


def test_the_last_player_goes_on_alone_until_they_pass_too() -> None:
    state = position(Player(play="ring_of_midas", pool="6 life"), Player(), passed=[1])
    play(state, "use ring_of_midas 1", "use ring_of_midas 1", "use ring_of_midas 1", "use ring_of_midas 2")
    assert on(state, "ring_of_midas") == {"gold": 4}
    assert [state.current_player(), phase(state)] == [0, "actions"]
    pass_turn(state)
    assert round_number(state) == 2


def test_a_player_who_can_do_nothing_must_pass() -> None:
    state = position(Player(pool="1 gold", play="calm_elan"), Player(), centre="oracle catacombs_of_the_dead")
    assert choices(state) == ["pass"]


def test_a_player_who_could_act_may_pass() -> None:
    state = position(Player(pool="9 gold", play="calm_elan horn_of_plenty", hand="vault"), Player(), centre="oracle")
    assert choices(state) == [
        "place vault",
        "claim oracle",
        "discard vault for gold",
        "discard vault for two",
        "use horn_of_plenty 1",
        "use horn_of_plenty 2",
        "pass",
    ]


def test_an_action_that_is_not_possible_is_refused_and_changes_nothing() -> None:
    state = position(Player(pool="1 elan", play="vault(turned)", hand="hawk"), Player(hand="prism"), centre="oracle")
    before = state.dump()
    for text in ("place hawk", "place prism", "claim oracle", "claim top", "use vault 1", "discard prism for gold"):
        with pytest.raises(IllegalAction):
            state.apply_action(illegal(text))
        assert state.dump() == before


def illegal(text: str) -> int:
    """The number of an action, possible or not."""
    every = (verb << 12 | at for verb, form in notation.BY_VERB.items() for at in form.operands)
    return next(action for action in every if notation.FORMS.write(action) == text)


# --- Place an artifact


def test_placing_pays_the_cost_and_puts_the_artifact_in_play_straightened() -> None:
    state = position(Player(pool="2 elan 2 gold 1 life", hand="athanor hawk"), Player())
    play(state, "place athanor")
    assert pool(state, 0) == {"elan": 1, "gold": 1, "life": 1}
    assert hand(state, 0) == ["hawk"]
    assert "athanor" in in_play(state, 0)
    assert not is_turned(state, "athanor")
    assert on(state, "athanor") == {}
    assert state.current_player() == 1


def test_an_artifact_can_be_placed_from_ones_own_hand_only_and_if_it_can_be_paid() -> None:
    player = Player(pool="1 calm 1 life 3 death", hand="hawk athanor crypt fountain_of_youth", deck="nightingale")
    state = position(player, Player(hand="hand_of_glory"))
    assert [text for text in choices(state) if text.startswith("place")] == [
        "place crypt",
        "place fountain_of_youth",
        "place hawk",
    ]


def test_an_artifact_placed_may_be_used_in_a_later_action_of_the_same_round() -> None:
    state = position(Player(pool="1 gold 1 elan", hand="vault"), Player(), passed=[1])
    play(state, "place vault", "pay elan")
    assert "use vault 1" in choices(state)


@pytest.mark.parametrize("card", ["magical_shard", "prism"])
def test_an_artifact_that_costs_nothing_is_free_but_placing_it_is_an_action(card: str) -> None:
    state = position(Player(hand=card), Player())
    play(state, f"place {card}")
    assert card in in_play(state, 0)
    assert pool(state, 0) == {}
    assert state.current_player() == 1


# --- Claim


def test_claiming_a_place_of_power_pays_for_it_and_takes_it_from_the_centre() -> None:
    state = position(Player(pool="10 death"), Player(pool="10 death"), centre="catacombs_of_the_dead coral_castle")
    play(state, "claim catacombs_of_the_dead")
    assert pool(state, 0) == {"death": 1}
    assert places(state) == ["coral_castle"]
    assert "catacombs_of_the_dead" in in_play(state, 0)
    assert not is_turned(state, "catacombs_of_the_dead")
    assert state.current_player() == 1
    assert "claim catacombs_of_the_dead" not in choices(state), "once claimed it cannot be taken"


@pytest.mark.parametrize(
    ("place", "short"),
    [
        ("sacred_grove", "7 life 9 calm 9 gold"),
        ("sacred_grove", "9 life 3 calm 9 gold"),
        ("dwarven_mines", "9 elan 9 life"),
        ("dragons_lair", "3 elan 3 life 3 calm 2 death 9 gold"),
        ("alchemists_tower", "2 gold 9 elan"),
    ],
)
def test_a_place_of_power_is_not_offered_to_who_lacks_an_essence_of_its_cost(place: str, short: str) -> None:
    assert f"claim {place}" not in choices(position(Player(pool=short), Player(), centre=place))
    plenty = "9 elan 9 life 9 calm 9 death 9 gold"
    assert f"claim {place}" in choices(position(Player(pool=plenty), Player(), centre=place))


def test_a_place_of_power_has_no_deck_to_refill_from() -> None:
    state = position(Player(pool="3 gold"), Player(), centre="alchemists_tower oracle", monuments="temple library")
    play(state, "claim alchemists_tower")
    assert [places(state), display(state), monuments_left(state)] == [[], ["oracle"], 2]
    assert state.current_player() == 1


def test_a_monument_on_display_costs_four_gold_and_is_replaced_by_the_top_card() -> None:
    state = position(Player(pool="5 gold"), Player(), centre="oracle colossus", monuments="temple library")
    play(state, "claim oracle")
    assert pool(state, 0) == {"gold": 1}
    assert state.current_player() == CHANCE
    assert choices(state) == ["deal library", "deal temple"]
    play(state, "deal temple")
    assert display(state) == ["colossus", "temple"]
    assert monuments_left(state) == 1
    assert "oracle" in in_play(state, 0)
    assert state.current_player() == 1


def test_either_of_the_two_monuments_or_the_top_card_may_be_claimed() -> None:
    state = position(Player(pool="4 gold", play="calm_elan"), Player(), centre="oracle colossus", monuments="temple")
    assert choices(state) == ["claim colossus", "claim oracle", "claim top", "pass"]


def test_three_gold_claim_no_monument() -> None:
    state = position(Player(pool="3 gold", play="calm_elan"), Player(), centre="oracle colossus", monuments="temple")
    assert choices(state) == ["pass"]


def test_the_top_card_is_claimed_unseen_and_the_display_stays() -> None:
    state = position(Player(pool="4 gold"), Player(), centre="oracle colossus", monuments="temple library")
    play(state, "claim top")
    assert state.current_player() == CHANCE
    assert pool(state, 0) == {}
    play(state, "deal library")
    assert "library" in in_play(state, 0)
    assert not is_turned(state, "library")
    assert display(state) == ["colossus", "oracle"]
    assert monuments_left(state) == 1
    assert state.current_player() == 1


def test_the_top_card_on_record_is_the_one_that_comes_up() -> None:
    state = position(
        Player(pool="8 gold"), Player(), centre="oracle", monuments="temple", monument_top="library colossus"
    )
    play(state, "claim oracle")
    assert display(state) == ["library"]
    pass_turn(state)
    play(state, "claim top")
    assert "colossus" in in_play(state, 0)
    assert monuments_left(state) == 1


def test_a_claimed_monument_may_be_used_in_a_later_action_of_the_same_round() -> None:
    state = position(Player(pool="4 gold"), Player(), centre="solomons_mine", passed=[1])
    play(state, "claim solomons_mine", "use solomons_mine 1")
    assert pool(state, 0) == {"gold": 1}


# --- Discard


def test_a_card_discarded_from_hand_gives_one_gold() -> None:
    state = position(Player(hand="hawk vault"), Player())
    play(state, "discard hawk for gold")
    assert pool(state, 0) == {"gold": 1}
    assert hand(state, 0) == ["vault"]
    assert discards(state, 0) == ["hawk"]
    assert state.current_player() == 1


def test_a_card_discarded_from_hand_gives_any_two_other_essences_the_same_or_different() -> None:
    state = position(Player(hand="hawk"), Player())
    play(state, "discard hawk for two")
    assert state.current_player() == 0
    assert every_bag(state) == TWO_OTHERS
    play(state, "gain elan", "gain death")
    assert pool(state, 0) == {"elan": 1, "death": 1}
    assert discards(state, 0) == ["hawk"]
    assert state.current_player() == 1


def test_artifacts_in_play_and_in_the_deck_cannot_be_discarded_for_essences() -> None:
    state = position(Player(hand="hawk", play="vault", deck="prism"), Player())
    assert [text for text in choices(state) if text.startswith("discard")] == [
        "discard hawk for gold",
        "discard hawk for two",
    ]


def test_discards_may_be_inspected_by_all() -> None:
    state = position(Player(hand="hawk"), Player())
    play(state, "discard hawk for gold")
    assert state.view(1)["players"][0]["discards"] == state.view(SPECTATOR)["players"][0]["discards"] != []


# --- Use a power


def test_a_power_that_turns_its_component_is_used_once_a_round() -> None:
    state = position(Player(play="vault"), Player(), passed=[1])
    play(state, "use vault 1")
    assert is_turned(state, "vault")
    assert "use vault 1" not in choices(state)
    with pytest.raises(IllegalAction):
        play(state, "use vault 1")


def test_a_power_that_does_not_turn_its_component_is_used_again_and_again_an_action_each() -> None:
    state = position(Player(pool="4 calm", play="chalice_of_life"), Player())
    play(state, "use chalice_of_life 1")
    assert state.current_player() == 1
    assert not is_turned(state, "chalice_of_life")
    pass_turn(state)
    play(state, "use chalice_of_life 1")
    assert on(state, "chalice_of_life") == {"calm": 4, "life": 2}
    assert pool(state, 0) == {}


@pytest.mark.parametrize(
    ("component", "powers"),
    [("ring_of_midas", 2), ("horn_of_plenty", 2), ("dragons_lair", 1), ("colossus", 1), ("seer", 1), ("divination", 1)],
)
def test_no_power_of_a_turned_component_can_be_used(component: str, powers: int) -> None:
    pool_of = "9 elan 9 life 9 calm 9 death 9 gold"
    straight = choices(position(Player(pool=pool_of, play=component), Player()))
    turned = choices(position(Player(pool=pool_of, play=f"{component}(turned)"), Player()))
    assert len([text for text in straight if text.startswith(f"use {component}")]) == powers
    assert not [text for text in turned if text.startswith(f"use {component}")]


def test_a_component_with_two_powers_that_turn_it_gives_one_of_them_a_round() -> None:
    state = position(Player(pool="2 calm", play="hawk", top="vault"), Player(), passed=[1])
    play(state, "use hawk 2")
    assert hand(state, 0) == ["vault"]
    assert not [text for text in choices(state) if text.startswith("use hawk")]


def test_a_react_is_no_action() -> None:
    state = position(
        Player(pool="9 elan 9 calm 9 life 9 gold", play="dancing_sword temple healer golden_statue"), Player()
    )
    powers = [text for text in choices(state) if text.startswith(("use", "react"))]
    assert powers == ["use alchemy 1"]


def test_only_ones_own_components_can_be_used() -> None:
    state = position(Player(), Player(play="vault"))
    assert "use vault 1" not in choices(state)


# --- Pass


def test_the_first_to_pass_takes_the_first_player_token() -> None:
    state = position(Player(), Player(), Player(), first=2, turn=1)
    assert [points(state, seat) for seat in range(3)] == [0, 0, 1]
    pass_turn(state)
    assert first_player(state) == 1
    assert [points(state, seat) for seat in range(3)] == [0, 1, 0]


def test_only_the_first_to_pass_takes_the_token() -> None:
    state = position(Player(play="horn_of_plenty"), Player(), Player(), first=2, turn=1)
    pass_turn(state)
    pass_turn(state)
    assert first_player(state) == 1
    play(state, "use horn_of_plenty 2")
    pass_turn(state)
    assert first_player(state) == 1
    assert [round_number(state), state.current_player()] == [2, 1], "and begins the next round"


def test_the_token_may_stay_where_it_is() -> None:
    state = position(Player(), Player(), first=0)
    pass_turn(state)
    assert first_player(state) == 0
    pass_turn(state)
    assert [round_number(state), state.current_player()] == [2, 0]


def test_passing_swaps_the_magic_item_for_a_different_one_from_the_supply() -> None:
    state = position(Player(play="alchemy"), Player(play="reanimate"))
    play(state, "pass")
    assert state.current_player() == 0
    free = ["calm_elan", "death_life", "divination", "protection", "research", "transmutation"]
    assert choices(state) == [f"item {name}" for name in free]
    play(state, "item protection")
    assert item(state, 0) == "protection"
    assert [name for name in in_play(state, 0) if name in ("alchemy", "protection")] == ["protection"]
    assert "alchemy" in supply(state)
    assert "protection" not in supply(state)


def test_an_item_swapped_away_can_be_taken_by_the_next_to_pass() -> None:
    state = position(Player(play="alchemy"), Player(play="reanimate"))
    play(state, "pass", "item protection", "pass")
    assert "item alchemy" in choices(state)
    assert "item protection" not in choices(state)
    assert "item reanimate" not in choices(state)


def test_a_turned_item_is_straight_for_the_next_who_takes_it() -> None:
    state = position(Player(play="alchemy(turned)"), Player(), Player())
    play(state, "pass", "item calm_elan", "pass", "item alchemy")
    assert [item(state, 0), item(state, 1), state.current_player()] == ["calm_elan", "alchemy", 2], "in the same round"
    assert not is_turned(state, "alchemy")


def test_passing_draws_a_card() -> None:
    state = position(Player(hand="prism", deck="hawk vault"), Player())
    play(state, "pass", "item calm_elan")
    assert state.current_player() == CHANCE
    assert choices(state) == ["deal hawk", "deal vault"]
    play(state, "deal vault")
    assert hand(state, 0) == ["prism", "vault"]
    assert deck(state, 0) == ["hawk"]
    assert state.current_player() == 1


def test_the_item_is_swapped_before_the_card_is_drawn() -> None:
    state = play(position(Player(deck="hawk vault"), Player()), "pass")
    assert {text.split()[0] for text in choices(state)} == {"item"}
    assert hand_size(state, 0) == 0


def test_passing_with_an_empty_deck_reshuffles_the_discards() -> None:
    state = position(Player(discards="hawk vault"), Player())
    play(state, "pass", "item calm_elan")
    assert choices(state) == ["deal hawk", "deal vault"]
    play(state, "deal hawk")
    assert hand(state, 0) == ["hawk"]
    assert deck(state, 0) == ["vault"]
    assert discards(state, 0) == []


def test_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    state = position(Player(deck="prism", discards="hawk vault"), Player())
    play(state, "pass", "item calm_elan", "deal prism")
    assert discards(state, 0) == ["hawk", "vault"]
    assert hand(state, 0) == ["prism"]
    assert deck(state, 0) == [], "only the next draw reshuffles"


def test_a_player_who_has_passed_is_not_asked_again_in_this_round() -> None:
    state = position(
        Player(play="ring_of_midas", pool="9 life", hand="hawk"), Player(play="corrupt_altar", pool="6 life")
    )
    pass_turn(state)
    for _ in range(3):
        play(state, "use corrupt_altar 1")
        assert state.current_player() == 1
    assert passed(state) == [0]


def test_after_all_have_passed_a_new_round_begins_with_everything_straight() -> None:
    state = position(Player(play="vault horn_of_plenty(turned) seer(turned)"), Player(play="colossus(turned)"))
    play(state, "use vault 1")
    pass_round(state)
    assert round_number(state) == 2
    assert passed(state) == []
    assert not any(is_turned(state, name) for seat in (0, 1) for name in in_play(state, seat))


def test_the_item_taken_when_passing_can_be_used_in_the_next_round() -> None:
    state = position(Player(pool="1 elan", top="hawk vault"), Player())
    play(state, "pass", "item divination")
    assert hand(state, 0) == ["hawk"]
    pass_turn(state)
    assert [round_number(state), state.current_player()] == [2, 0]
    assert "use divination 1" in choices(state)


def test_in_a_game_from_the_start_everybody_passes_and_round_two_begins() -> None:
    state = until(play(until(new_game(3), "start"), "start p2"), "actions")
    before = [hand_size(state, seat) for seat in range(3)]
    assert state.current_player() == 1
    for seat in (1, 2, 0):
        assert state.current_player() == seat
        pass_turn(state)
    assert round_number(state) == 2
    assert [hand_size(state, seat) for seat in range(3)] == [size + 1 for size in before]


def test_a_discard_without_its_price_is_ambiguous_and_says_between_what() -> None:
    state = position(Player(hand="vault athanor"), Player())
    with pytest.raises(AmbiguousAction) as caught:
        GAME.read(state, "discard vault")
    assert str(caught.value) == "'discard vault' could mean 'discard vault for gold', 'discard vault for two'"
    with pytest.raises(IllegalAction, match="'discard prism' is not possible here"):
        GAME.read(state, "discard prism")
