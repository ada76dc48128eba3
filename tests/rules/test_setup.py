"""Setup (rulebook page 4): the centre, the deal, the choice of mages and magic items; and the first game."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.core.errors import IllegalAction
from conclave.core.game import CHANCE, SPECTATOR
from table import (
    choices,
    deal,
    deck,
    deck_size,
    discards,
    display,
    first_player,
    hand,
    hand_size,
    in_play,
    is_turned,
    item,
    monuments_left,
    new_game,
    phase,
    places,
    play,
    points,
    pool,
    round_number,
    supply,
    until,
)

SEATS = (2, 3, 4)
ONE_OF_EACH = {"elan": 1, "life": 1, "calm": 1, "death": 1, "gold": 1}
TILES = [
    ["sacred_grove", "alchemists_tower"],
    ["catacombs_of_the_dead", "sacrificial_pit"],
    ["cursed_forge", "dwarven_mines"],
    ["coral_castle", "sunken_reef"],
    ["dragons_lair", "sorcerers_bestiary"],
]
ITEMS = ["alchemy", "calm_elan", "death_life", "divination", "protection", "reanimate", "research", "transmutation"]
PRESETS = {
    "duelist": {"dragon_teeth", "elemental_spring", "hand_of_glory"},
    "seer": {"chalice_of_life", "flaming_pit", "vault"},
    "alchemist": {"celestial_horse", "magical_shard", "tree_of_life"},
    "transmuter": {"dancing_sword", "fountain_of_youth", "hawk"},
}
FIRST_SIDES = [
    "deal sacred_grove",
    "deal sacrificial_pit",
    "deal cursed_forge",
    "deal sunken_reef",
    "deal dragons_lair",
]


# --- Steps 1 to 5: the centre


@pytest.mark.parametrize("seats", SEATS)
def test_the_eight_magic_items_form_the_supply(seats: int) -> None:
    assert supply(until(new_game(seats), "items")) == ITEMS


def test_each_place_of_power_shows_a_face_that_chance_selects() -> None:
    state = new_game()
    for tile, chosen in zip(TILES, FIRST_SIDES, strict=True):
        assert state.current_player() == CHANCE
        assert choices(state) == [f"deal {face}" for face in tile]
        play(state, chosen)
    assert places(state) == ["sacred_grove", "sacrificial_pit", "cursed_forge", "sunken_reef", "dragons_lair"]


def test_two_of_the_ten_monuments_lie_open_and_the_rest_form_a_draw_pile() -> None:
    state = play(new_game(), *FIRST_SIDES)
    assert len(choices(state)) == 10
    play(state, "deal oracle")
    assert len(choices(state)) == 9
    assert "deal oracle" not in choices(state)
    play(state, "deal colossus")
    assert display(state) == ["colossus", "oracle"]
    assert monuments_left(state) == 8
    assert state.view(SPECTATOR)["places"], "the five places stay"


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_gets_one_of_each_essence_gold_included(seats: int) -> None:
    state = new_game(seats)
    assert [pool(state, seat) for seat in range(seats)] == [ONE_OF_EACH] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_chance_selects_the_first_player_who_takes_the_token(seats: int) -> None:
    state = until(new_game(seats), "start")
    assert state.current_player() == CHANCE
    assert choices(state) == [f"start p{seat + 1}" for seat in range(seats)]
    assert first_player(state) == -1
    play(state, f"start p{seats}")
    assert first_player(state) == seats - 1
    assert [points(state, seat) for seat in range(seats)] == [0] * (seats - 1) + [1], "the token is worth a point"


# --- Step 6: mages and artifacts


@pytest.mark.parametrize("seats", SEATS)
def test_two_mages_and_eight_artifacts_are_dealt_to_each_player(seats: int) -> None:
    state = until(new_game(seats), "hands")
    mages = [mage for seat in range(seats) for mage in state.view(seat)["you"]["mages"]]
    artifacts = [card for seat in range(seats) for card in deck(state, seat)]
    assert len(mages) == len(set(mages)) == 2 * seats
    assert len(artifacts) == len(set(artifacts)) == 8 * seats
    assert [deck_size(state, seat) for seat in range(seats)] == [8] * seats


def test_any_artifact_and_any_mage_may_come_up_once() -> None:
    state = until(new_game(4), "mages")
    assert len(choices(state)) == 10
    play(state, "deal witch")
    assert "deal witch" not in choices(state)
    until(state, "artifacts")
    for left in range(40, 8, -1):
        assert state.current_player() == CHANCE
        assert len(choices(state)) == left
        state.apply_action(state.legal_actions()[-1])
    assert phase(state) == "hands"


@pytest.mark.parametrize("seats", SEATS)
def test_each_player_draws_three_of_their_artifacts_as_initial_hand(seats: int) -> None:
    state = until(new_game(seats), "hands")
    before = [deck(state, seat) for seat in range(seats)]
    until(state, "choose")
    for seat in range(seats):
        assert len(hand(state, seat)) == hand_size(state, seat) == 3
        assert sorted(hand(state, seat) + deck(state, seat)) == sorted(before[seat])
        assert deck_size(state, seat) == 5
        assert discards(state, seat) == []


def test_chance_draws_an_initial_hand_from_that_players_own_deck_alone() -> None:
    state = until(new_game(), "hands")
    assert choices(state) == [f"deal {card}" for card in deck(state, 0)]
    until(play(state, *choices(state)[:3]), "hands")
    assert choices(state) == [f"deal {card}" for card in deck(state, 1)]


def test_a_mage_is_chosen_after_the_initial_hand_is_drawn_from_the_two_dealt() -> None:
    state = play(until(new_game(), "mages"), "deal witch", "deal druid", "deal seer", "deal healer")
    until(state, "choose")
    assert [hand_size(state, seat) for seat in (0, 1)] == [3, 3]
    assert state.current_player() == first_player(state) == 0
    assert choices(state) == ["mage druid", "mage witch"]
    play(state, "mage witch")
    assert choices(state) == ["mage healer", "mage seer"]


def test_chosen_mages_are_revealed_together_and_the_others_leave_the_game() -> None:
    state = play(until(new_game(), "mages"), "deal witch", "deal druid", "deal seer", "deal healer")
    play(until(state, "choose"), "mage witch")
    assert in_play(state, 0) == [], "nobody sees it yet"
    play(state, "mage seer")
    assert in_play(state, 0) == ["witch"]
    assert in_play(state, 1) == ["seer"]
    assert [state.view(seat)["you"]["mages"] for seat in (0, 1)] == [[], []]


def test_a_hidden_choice_of_mage_looks_the_same_to_rivals_whatever_it_is() -> None:
    state = play(until(new_game(), "mages"), "deal witch", "deal druid", "deal seer", "deal healer")
    until(state, "choose")
    one, other = play(state.copy(), "mage witch"), play(state.copy(), "mage druid")
    assert one.view(1) == other.view(1)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(0) != other.view(0)


# --- Step 7: magic items


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [1, 0]), (2, 1, [0, 1]), (3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2]), (4, 0, [3, 2, 1, 0])],
)
def test_items_are_chosen_counter_clockwise_from_the_right_of_the_first_player(
    seats: int, first: int, order: list[int]
) -> None:
    state = until(play(until(new_game(seats), "start"), f"start p{first + 1}"), "items")
    asked = []
    while phase(state) == "items":
        asked.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    assert asked == order


def test_each_magic_item_is_taken_once() -> None:
    state = until(play(until(new_game(3), "start"), "start p1"), "items")
    assert choices(state) == [f"item {name}" for name in ITEMS]
    play(state, "item reanimate")
    assert "item reanimate" not in choices(state)
    with pytest.raises(IllegalAction):
        play(state, "item reanimate")
    play(state, "item alchemy", "item divination")
    assert [item(state, seat) for seat in range(3)] == ["divination", "alchemy", "reanimate"]
    assert supply(state) == ["calm_elan", "death_life", "protection", "research", "transmutation"]


def test_mages_and_items_begin_in_play_straightened() -> None:
    state = until(new_game(), "items")
    play(state, "item research", "item alchemy")
    for seat in (0, 1):
        assert len(in_play(state, seat)) == 2
        assert not any(is_turned(state, name) for name in in_play(state, seat))


# --- Begin play


@pytest.mark.parametrize("seats", SEATS)
def test_the_steps_of_the_setup_follow_one_another(seats: int) -> None:
    state = new_game(seats)
    seen = [phase(state)]
    while seen[-1] not in ("collect", "actions"):
        state.apply_action(state.legal_actions()[0])
        if phase(state) != seen[-1]:
            seen.append(phase(state))
    assert seen[:-1] == ["sides", "monuments", "start", "mages", "artifacts", "hands", "choose", "items"]
    assert round_number(state) == 1


def test_play_begins_with_the_first_player() -> None:
    state = until(play(until(new_game(4), "start"), "start p3"), "actions")
    assert state.current_player() == first_player(state) == 2
    assert round_number(state) == 1


# --- First game


@pytest.mark.parametrize("seats", SEATS)
def test_the_first_game_uses_the_sun_sides_without_chance(seats: int) -> None:
    state = new_game(seats, "first_game")
    assert places(state) == [sun for sun, _ in TILES]
    assert phase(state) == "monuments"


def test_in_the_first_game_each_player_gets_a_preset_hand_and_the_matching_mage() -> None:
    state = until(new_game(4, "first_game"), "mages")
    for seat, mage in enumerate(["seer", "transmuter", "duelist", "alchemist"]):
        assert f"deal {mage}" in choices(state)
        assert {choice.split()[1] for choice in choices(state)} <= set(PRESETS)
        play(state, f"deal {mage}")
        assert set(hand(state, seat)) == PRESETS[mage]
        assert in_play(state, seat) == [mage]
        assert f"deal {mage}" not in choices(state)


@pytest.mark.parametrize("seats", SEATS)
def test_in_the_first_game_five_artifacts_form_each_deck_and_not_even_the_owner_has_seen_them(seats: int) -> None:
    state = until(new_game(seats, "first_game"), "items")
    for seat in range(seats):
        assert deck_size(state, seat) == 5
        assert deck(state, seat) == []
        assert hand_size(state, seat) == 3


def test_in_the_first_game_no_preset_card_of_a_player_is_dealt_again() -> None:
    state = until(new_game(4, "first_game"), "artifacts")
    offered = {choice.split()[1] for choice in choices(state)}
    assert offered & set().union(*PRESETS.values()) == set()
    assert len(offered) == 40 - 12


def test_in_the_first_game_nobody_chooses_a_mage_but_all_choose_an_item() -> None:
    state = until(play(until(new_game(3, "first_game"), "start"), "start p2"), "items")
    assert [state.current_player(), len(choices(state))] == [0, 8]
    play(state, "item research", "item alchemy")
    assert state.current_player() == 1, "the First Player last"
    until(play(state, "item divination"), "actions")
    assert state.current_player() == 1


def test_a_card_drawn_in_the_first_game_is_any_of_those_not_seen_before() -> None:
    state = until(new_game(2, "first_game"), "actions")
    play(state, "pass")
    play(state, choices(state)[0])
    assert state.current_player() == CHANCE
    assert len(choices(state)) == 5
    deal(state)
    assert hand_size(state, 0) == 4
    assert deck_size(state, 0) == 4


def test_every_component_is_in_one_place_only_after_the_setup() -> None:
    state = until(new_game(4), "actions")
    seen: Counter[str] = Counter(places(state) + display(state) + supply(state))
    for seat in range(4):
        seen.update(in_play(state, seat) + hand(state, seat) + deck(state, seat) + discards(state, seat))
    assert set(seen.values()) == {1}
    assert len(seen) == 5 + 2 + 4 + 4 * (1 + 1 + 8)
