"""Where the rulebook is silent: the fourteen rulings on Trial of the Temples, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.game import CHANCE
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import (
    asked,
    changed,
    choices,
    clone,
    cores,
    deal,
    goods,
    mana,
    marks,
    neutrals,
    new_game,
    outcome,
    phase,
    play,
    rest_all,
    stacks,
    start_player,
    until,
)

PLENTY = "9 red 9 yellow 9 blue 9 purple 9 action"
NO_PLACE_FOR_RED = "red a1, red b2, red c3, blue d4"


# --- 1. Rewards


def test_ruling_1_a_core_is_gained_on_every_reward_space_that_is_paid_for_and_entered() -> None:
    """From 1: the reward on 3 is in mid-move."""
    state = play(position(Player(goods=PLENTY, marks="fire 1"), Player(), Player()), "trial fire", "go on", "core a1")
    assert [cores(state, 0), asked(state), "go on" in choices(state)] == [{"a1": "red"}, (0, "on"), True]


def test_ruling_1_a_skipped_space_gives_nothing() -> None:
    state = play(position(Player(goods=PLENTY, marks="fire 2"), Player(marks="fire 3"), Player()), "trial fire")
    assert [marks(state, 0), asked(state), stacks(state)["red"]] == [{"fire": 4}, (0, "on"), 7]


# --- 2. Placing


def test_ruling_2_a_core_is_placed_at_once_and_its_gift_pays_for_the_next_space() -> None:
    state = position(Player(goods="1 red 1 yellow 1 action", marks="fire 2"), Player(), Player())
    play(state, "trial fire", "core c3", "go on")
    assert [marks(state, 0), goods(state, 0), mana(state, 0)] == [{"fire": 4}, {}, 2]


def test_ruling_2_a_core_must_be_placed_if_any_space_is_legal() -> None:
    player = Player(goods="1 red 1 yellow 1 action", marks="fire 2", cores="red a1, red b2, red c3")
    assert choices(play(position(player, Player(), Player()), "trial fire")) == ["core d4"]


# --- 3. Stacks


def test_ruling_3_an_empty_stack_gives_nothing_not_even_mana() -> None:
    for cores_ in ("", NO_PLACE_FOR_RED):
        player = Player(goods="1 red 1 yellow 1 action", marks="fire 2", cores=cores_)
        state = play(position(player, Player(), Player(), stacks="0 red"), "trial fire")
        assert [asked(state), mana(state, 0)] == [(0, "on"), 0]


def test_ruling_3_a_core_that_cannot_be_placed_returns_to_its_stack_for_two_mana() -> None:
    player = Player(goods="1 red 1 yellow 1 action", marks="fire 2", cores=NO_PLACE_FOR_RED)
    state = play(position(player, Player(), Player(), stacks="1 red"), "trial fire")
    assert [asked(state), mana(state, 0), stacks(state)["red"]] == [(0, "on"), 2, 1]


# --- 4. Surrounding


def test_ruling_4_only_a_figure_can_be_surrounded() -> None:
    """Beside the Day-and-Night tile both sides may be taken; a free tile between two figures is no figure."""
    state = position(Player(figure=12), Player(), Player(), phase="temple")
    assert "figure 2" in choices(state)
    play(state, "figure 2")
    assert [choice for choice in choices(state) if choice in ("figure 3", "figure 11")] == []
    apart = position(Player(figure=5), Player(), Player(), phase="temple")
    assert "figure 7" in choices(apart)


# --- 5. Between two figures


def test_ruling_5_tiles_between_two_figures_are_collected_by_both() -> None:
    """5 and 6 lie between them: a yellow and a blue crystal for each."""
    state = position(Player(figure=4), Player(figure=7), Player(figure=9), phase="resource", nights=())
    assert goods(state, 0) == {"red": 2, "yellow": 1, "blue": 1, "action": 4}
    assert goods(state, 1) == {"red": 1, "yellow": 3, "blue": 2}


# --- 6. The barrier


def test_ruling_6_the_extended_resource_is_for_the_nearest_on_each_side_and_is_no_tile() -> None:
    players = Player(figure=3), Player(figure=4), Player(figure=11)
    state = position(*players, phase="resource", nights=(), ring="t01 t05 t07 t04 t06 t02 t03")
    # 3 and 2, and the day side: two tiles.
    assert [goods(state, 0), mana(state, 0)] == [{"red": 1, "yellow": 2, "blue": 1, "action": 1}, 4]
    assert "action" in goods(state, 1)
    assert goods(state, 1)["action"] == 1 + 2, "its own and two tiles; not the day side"


def test_ruling_6_the_token_changes_hands_after_everybody_has_collected() -> None:
    state = position(Player(figure=4), Player(figure=11), Player(figure=8), phase="resource", nights=())
    play(state, "wild red", "wild red")
    assert [asked(state), start_player(state)] == [(2, "wild"), 0]
    play(state, "wild red")
    assert [asked(state), start_player(state)] == [(1, "turn"), 1]
    rest_all(state)
    assert asked(play(state, "reveal r2")) == (1, "place")


# --- 7. The covered tile


def test_ruling_7_the_tile_under_the_day_and_night_tile_is_out_of_play() -> None:
    """Here all tiles but the covered one give nothing."""

    def edit(plain: dict[str, Any]) -> None:
        for number, row in enumerate(plain["temple_tiles"]):
            face = {"main": {}, "linked": {"purple": 1}} if number == 5 else {"main": {}, "linked": {}}
            row.update(day=face, night=face)

    players = Player(figure=5), Player(figure=7), Player(figure=10)
    state = position(*players, phase="resource", barrier=6, components=changed(edit))
    assert [goods(state, seat).get("purple", 0) for seat in range(3)] == [0, 0, 0]
    elsewhere = position(*players, phase="resource", barrier=1, components=changed(edit))
    assert [goods(elsewhere, seat).get("purple", 0) for seat in range(3)] == [1, 1, 0]


# --- 8. Trials


def test_ruling_8_two_mana_buy_the_action_token_on_the_spot() -> None:
    state = play(position(Player(goods="1 red", mana=2), Player(), Player()), "trial fire")
    assert [marks(state, 0), mana(state, 0), goods(state, 0)] == [{"fire": 1}, 0, {}]


def test_ruling_8_a_trial_moves_one_to_three_paid_spaces() -> None:
    state = position(Player(goods=PLENTY, marks="fire 3"), Player(), Player())
    play(state, "trial fire", "go on", "go on", "core a1")
    assert [marks(state, 0), asked(state)] == [{"fire": 6}, (1, "turn")]
    nothing = position(Player(goods="3 action"), Player(), Player())
    assert choices(nothing) == ["rest", "convert"]


def test_ruling_8_there_is_no_move_where_no_free_space_lies_ahead() -> None:
    state = position(Player(goods=PLENTY, marks="fire 11"), Player(marks="fire 12"), Player())
    assert "trial fire" not in choices(state)


# --- 9. Being skipped


def test_ruling_9_each_skipped_player_marker_gives_its_owner_one_mana() -> None:
    state = play(position(Player(goods=PLENTY), Player(marks="fire 1"), Player(marks="fire 2")), "trial fire")
    assert [mana(state, seat) for seat in range(3)] == [0, 1, 1]


def test_ruling_9_neutral_markers_gain_no_mana_and_take_no_cores() -> None:
    state = position(Player(goods=PLENTY), Player(), neutrals=("fire 1", "fire 2"))
    play(state, "trial fire")
    assert [mana(state, 0), mana(state, 1)] == [0, 0]
    night = play(position(Player(), Player(), phase="night"), "reveal r1")
    assert [neutrals(night)[1], stacks(night)["red"]] == [{"fire": 3}, 6]


# --- 10. Converting


def test_ruling_10_converting_is_open_at_ones_own_decisions_in_any_phase() -> None:
    rich = Player(mana=4, goods="1 red 1 action")
    placing = position(rich, Player(), Player(), phase="temple")
    standing = Player(mana=4, figure=4, clone=6)
    collecting = position(standing, Player(figure=8, clone=10), phase="resource")
    turn = position(rich, Player(), Player())
    for state in (placing, collecting, turn, play(turn.copy(), "trial fire")):
        assert choices(state)[-1] == "convert"


def test_ruling_10_not_after_resting() -> None:
    state = play(position(Player(mana=4, goods="2 red", cores="red c2"), Player(), Player()), "rest")
    assert choices(state) == ["store red", "done"]
    play(state, "done")
    assert asked(state) == (1, "turn")


# --- 11. Echoes


def test_ruling_11_echoes_hear_tiles_chosen_wild_crystals_and_the_extended_resource() -> None:
    def only(main: dict[str, int], extended: dict[str, int]) -> State:
        def edit(plain: dict[str, Any]) -> None:
            for row in plain["temple_tiles"]:
                row["day"] = {"main": main, "linked": {}}
            plain["day_and_night_tile"]["day"]["extended"] = extended

        player = Player(figure=4, cores="purple a1, red a2, red b1, purple b2")
        others = Player(figure=7), Player(figure=9)
        return position(player, *others, phase="resource", nights=(), components=changed(edit))

    assert choices(only({"blue": 1}, {}))[0] == "use echo_blue"
    assert choices(only({}, {"action": 1}))[0] == "use echo_action"
    assert choices(play(only({"wild": 1}, {}), "wild yellow"))[0] == "use echo_yellow"
    assert asked(only({"purple": 1, "mana": 1}, {}))[1] != "echo"


def test_ruling_11_not_gifts_conversions_or_other_echoes() -> None:
    """The yellow core's gift is red; blue is bought; only the action tokens were collected."""
    player = Player(figure=2, mana=4, cores="purple a1, blue a2, red b1, purple b2")
    state = position(player, Player(figure=6), Player(figure=3), phase="resource", nights=(), barrier=12)
    assert asked(state) == (0, "core")
    play(state, "core c3", "convert", "buy blue", "done")
    assert {"red", "blue"} < set(goods(state, 0))
    assert choices(state) == ["use echo_action", "done"]


def test_ruling_11_a_spell_learned_in_this_phase_may_be_used_in_this_round() -> None:
    state = position(Player(figure=2), Player(figure=6), Player(figure=9), phase="resource", nights=())
    play(state, "core b2", "use echo_action")
    assert mana(state, 0) == 1 + 2


# --- 12. Storing, and the last rest


def test_ruling_12_one_crystal_is_stored_on_each_storage_core() -> None:
    state = position(Player(goods="3 red", cores="red c2, blue d2"), Player(), Player())
    play(state, "rest", "store red", "store red", "rest", "rest", "reveal r4", "figure 12", "figure 3", "figure 7")
    assert goods(state, 0)["red"] >= 2, "usable in the next round"


def test_ruling_12_starting_resources_follow_the_normal_rule() -> None:
    """Whoever keeps them until the first rest returns them, with what was collected, for mana."""
    state = deal(play(deal(new_game(3)), "mat red", "mat blue", "mat green", "start p1"))
    assert [asked(state), goods(state, 0)] == [(0, "place"), {"red": 1, "action": 1}]
    until(state, "trial")
    while asked(state)[0] != 0:
        play(state, "rest")
    worth = mana(state, 0) + sum(goods(state, 0).values())
    assert goods(state, 0)["action"] > 0
    play(state, "rest")
    assert [goods(state, 0), mana(state, 0)] == [{}, worth]


def test_ruling_12_the_final_rest_gives_mana_that_breaks_ties() -> None:
    state = rest_all(position(Player(goods="2 red 1 action"), Player(mana=2), Player(), round_number=5))
    assert [outcome(state).winners, outcome(state).reason, mana(state, 0)] == [(0,), "tie_break", 3]


def test_ruling_12_mana_above_the_end_of_the_track_is_lost() -> None:
    state = play(position(Player(goods="9 red", mana=18), Player(), Player()), "rest")
    assert mana(state, 0) == 20


# --- 13. Two players


def test_ruling_13_the_corners_of_the_neutral_markers_are_fixed() -> None:
    for tile, found in (("r1", [{"water": 1, "sand": 1}, {"fire": 3}]), ("r4", [{"fire": 3}, {"water": 1, "sand": 1}])):
        assert neutrals(play(position(Player(), Player(), phase="night"), f"reveal {tile}")) == found


def test_ruling_13_a_neutral_marker_goes_to_the_next_free_space_of_its_kind_or_stays() -> None:
    def after(first: str, second: str, *players: str) -> list[dict[str, int]]:
        seats = [Player(marks=text) for text in (*players, "", "")[:2]]
        state = position(*seats, phase="night", round_number=2, revealed="r3", neutrals=(first, second))
        return neutrals(play(state, "reveal r1"))

    assert after("water 9 sand 9", "fire 9", "fire 11", "water 12") == [{"water": 9, "sand": 12}, {"fire": 9}]
    assert after("", "", "fire 3", "water 1 sand 1") == [{"water": 2, "sand": 2}, {"fire": 6}]
    assert after("", "sand 3", "water 1", "water 2")[0] == {"water": 3, "sand": 1}


def test_ruling_13_a_neutral_marker_on_a_last_space_counts_for_the_end() -> None:
    state = rest_all(position(Player(marks="sand 12"), Player(), neutrals=("", "fire 12")))
    assert outcome(state).details["ended_by"] == ["two_tracks_finished"]


def test_ruling_13_the_clone_costs_two_mana_before_collecting() -> None:
    players = Player(figure=4, clone=6, goods="2 red"), Player(figure=8, clone=10)
    state = position(*players, phase="resource", nights=())
    assert "collect clone" not in choices(state)
    play(state, "convert", "sell red", "sell red", "done", "collect clone")
    assert [mana(state, 0), clone(state, 0), goods(state, 0)["blue"]] == [0 + 2 + 2, 6, 2]


def test_ruling_13_the_extended_resource_goes_only_to_the_figure_that_collects() -> None:
    players = Player(figure=4, clone=2), Player(figure=8, clone=12)
    state = play(position(*players, phase="resource", nights=()), "collect figure")
    assert goods(state, 0)["action"] == 2, "its own and that of 3: the clone stands before the barrier"


# --- 14. The youngest player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ruling_14_a_random_seat_starts(seats: int) -> None:
    state = play(deal(new_game(seats)), *["mat red", "mat blue", "mat green", "mat yellow"][:seats])
    assert [asked(state), phase(state)] == [(CHANCE, "chance"), "start"]
    assert choices(state) == [f"start p{seat + 1}" for seat in range(seats)]
    assert state.chance_weights() == [1] * seats
