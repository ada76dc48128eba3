"""The trial phase (rulebook page 7): turns, trials of one to three spaces, skipping, rewards.

The Fire Track; Water and Sand are like it, with blue, red, yellow and with yellow, blue, red for its red, yellow, blue:

  1 red   2 purple   3 red yellow, red core   4 red   5 yellow blue   6 2 red, red core   7 blue   8 red purple
  9 yellow blue, purple core   10 red   11 red purple, red core   12 red yellow blue purple
"""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import (
    asked,
    changed,
    choices,
    cores,
    goods,
    mana,
    marks,
    play,
    points,
    stacks,
)

PLENTY = "9 red 9 yellow 9 blue 9 purple 9 action"


def turn(goods: str = PLENTY, marks: str = "", *others: str, mana: int = 0, cores: str = "") -> State:
    """It is this player's turn; two others have their markers so."""
    rivals = [Player(marks=text) for text in (*others, "", "")[:2]]
    return position(Player(goods=goods, marks=marks, mana=mana, cores=cores), *rivals)


def trials(state: State) -> list[str]:
    return [choice.removeprefix("trial ") for choice in choices(state) if choice.startswith("trial ")]


# --- The example of the rulebook


def test_example_blue_and_yellow_on_the_fire_track() -> None:
    blue = Player(mat="blue", goods="1 red 1 purple 1 action")
    yellow = Player(mat="yellow", goods="2 red 1 yellow 1 action")
    state = position(blue, yellow, Player(), Player())
    play(state, "trial fire")
    assert [goods(state, 0), marks(state, 0), asked(state)] == [{"purple": 1}, {"fire": 1}, (0, "on")]
    play(state, "go on")
    assert [goods(state, 0), marks(state, 0), choices(state)] == [{}, {"fire": 2}, ["stop"]]
    play(state, "stop")
    assert asked(state) == (1, "turn")
    play(state, "trial fire")
    assert [goods(state, 1), marks(state, 1), mana(state, 0)] == [{"red": 1, "yellow": 1}, {"fire": 1}, 0]
    play(state, "go on")
    assert [goods(state, 1), marks(state, 1)] == [{}, {"fire": 3}], "two spaces, for Blue's is skipped"
    assert mana(state, 0) == 1, "Blue's marker was skipped over"
    assert [asked(state), GAME.question(state).args] == [(1, "core"), {"colour": "red"}]
    play(state, "core a1")
    assert [cores(state, 1), stacks(state)["red"]] == [{"a1": "red"}, 7]
    assert [mana(state, seat) for seat in range(4)] == [1, 0, 0, 0]


# --- Turns


def test_on_a_turn_one_begins_a_trial_or_rests() -> None:
    assert choices(turn()) == ["trial fire", "trial water", "trial sand", "rest", "convert"]


def test_whoever_can_begin_nothing_can_only_rest() -> None:
    assert choices(turn(goods="")) == ["rest"]


def test_turns_go_clockwise_from_the_starting_player() -> None:
    state = position(*[Player(goods=PLENTY)] * 4, start=2)
    for seat, track in ((2, "fire"), (3, "water"), (0, "sand"), (1, "fire"), (2, "water"), (3, "sand")):
        assert asked(state) == (seat, "turn")
        play(state, f"trial {track}", "stop")
    assert asked(state) == (0, "turn")


def test_a_trial_costs_one_action_token_however_far_it_goes() -> None:
    state = play(turn(), "trial fire")
    assert goods(state, 0)["action"] == 8
    play(state, "go on", "go on")
    assert [goods(state, 0)["action"], marks(state, 0)] == [8, {"fire": 3}]


def test_a_turn_has_one_trial() -> None:
    state = play(turn(marks="fire 3"), "trial fire", "stop")
    assert asked(state) == (1, "turn")


def test_one_may_stop_after_any_space() -> None:
    for spaces in (1, 2):
        state = play(turn(), "trial sand", *["go on"] * (spaces - 1), "stop")
        assert [marks(state, 0), asked(state)] == [{"sand": spaces}, (1, "turn")]


def test_a_trial_has_at_most_three_spaces() -> None:
    state = play(turn(marks="fire 3"), "trial fire", "go on")
    assert "go on" in choices(state)
    play(state, "go on")
    assert [marks(state, 0), asked(state)] == [{"fire": 6}, (0, "core")]
    play(state, "core a1")
    assert asked(state) == (1, "turn"), "after the third space the trial is over"


def test_after_a_third_space_without_a_reward_the_next_player_is_asked_at_once() -> None:
    state = play(turn(marks="fire 1"), "trial fire", "go on", "core a1", "go on")
    assert [marks(state, 0), asked(state)] == [{"fire": 4}, (1, "turn")]


def test_how_many_spaces_a_trial_has_is_said_by_the_box() -> None:
    box = changed(lambda plain: plain["rules"].update(max_spaces_per_trial=1))
    state = play(position(Player(goods=PLENTY), Player(), Player(), components=box), "trial fire")
    assert asked(state) == (1, "turn")


def test_a_trial_is_on_one_track() -> None:
    state = play(turn(marks="fire 3 water 3"), "trial water", "go on", "stop")
    assert marks(state, 0) == {"fire": 3, "water": 5}


def test_at_least_one_space_is_paid_for() -> None:
    """A token and crystals that pay for no next space: no trial."""
    state = turn(goods="1 action 9 yellow", marks="fire 1 water 1")
    assert trials(state) == ["sand"]


# --- Costs


@pytest.mark.parametrize("track", ["fire", "water", "sand"])
@pytest.mark.parametrize("space", range(1, 13))
def test_a_space_costs_what_it_shows_and_gives_the_core_it_shows(track: str, space: int) -> None:
    there = next(t for t in parts.default().tracks if t.id == track).spaces[space]
    exact = " ".join(f"{n} {kind}" for kind, n in there.cost.items())
    before = f"{track} {space - 1}" if space > 1 else ""
    state = play(turn(f"1 action {exact}", before), f"trial {track}")
    assert [goods(state, 0), marks(state, 0)] == [{}, {track: space}]
    if there.core:
        assert [asked(state), GAME.question(state).args] == [(0, "core"), {"colour": there.core}]
    else:
        assert asked(state) == ((0, "on") if space < 12 else (1, "turn"))
    for kind, n in there.cost.items():
        less = " ".join(f"{m - (k == kind)} {k}" for k, m in there.cost.items())
        assert track not in trials(turn(f"1 action {less}", before)), f"{n} {kind} are needed"


def test_the_costs_of_the_fire_track() -> None:
    """As the head of this page has them, so that a wrong table is noticed."""
    costs = ["red", "purple", "red yellow", "red", "yellow blue", "red red", "blue", "red purple", "yellow blue", "red",
             "red purple", "red yellow blue purple"]  # fmt: skip
    for space, cost in enumerate(costs, 1):
        state = play(turn(marks=f"fire {space - 1}"), "trial fire")
        paid = {kind: 9 - goods(state, 0)[kind] for kind in ("red", "yellow", "blue", "purple")}
        assert {kind: n for kind, n in paid.items() if n} == {kind: cost.split().count(kind) for kind in cost.split()}


def test_a_space_that_costs_nothing_is_entered_for_nothing() -> None:
    box = changed(lambda plain: plain["tracks"][0]["spaces"][1].update(cost={}))
    state = position(Player(goods="1 action"), Player(), Player(), components=box)
    assert trials(state) == ["fire"]
    play(state, "trial fire")
    assert [goods(state, 0), marks(state, 0), choices(state)] == [{}, {"fire": 1}, ["stop"]]


# --- The action token


@pytest.mark.parametrize(("mana", "possible"), [(0, False), (1, False), (2, True), (3, True)])
def test_without_a_token_two_mana_buy_one_on_the_spot(mana: int, possible: bool) -> None:
    state = turn("1 red", mana=mana)
    assert trials(state) == (["fire"] if possible else [])


def test_the_token_that_was_bought_is_spent() -> None:
    state = play(turn("1 red", mana=5), "trial fire")
    assert [goods(state, 0), mana(state, 0), marks(state, 0)] == [{}, 3, {"fire": 1}]


def test_a_token_that_one_has_is_spent_before_mana() -> None:
    state = play(turn("1 red 1 action", mana=5), "trial fire")
    assert [goods(state, 0), mana(state, 0)] == [{}, 5]


def test_mana_for_the_token_is_not_there_for_a_crystal_as_well() -> None:
    assert trials(turn("", mana=5)) == []
    assert trials(turn("", mana=6)) == ["fire", "water", "sand"]


def test_nobody_must_buy_a_token() -> None:
    assert "rest" in choices(turn("1 red", mana=2))


# --- Skipping


def test_occupied_spaces_are_skipped_without_cost_and_do_not_count() -> None:
    """From 3: 4 is occupied, so three spaces lead to 7; 5, 6 and 7 are paid for."""
    state = play(turn(PLENTY, "fire 3", "fire 4"), "trial fire")
    assert [marks(state, 0), goods(state, 0)] == [
        {"fire": 5},
        {"red": 9, "yellow": 8, "blue": 8, "purple": 9, "action": 8},
    ]
    play(state, "go on", "core a1")
    assert marks(state, 0) == {"fire": 6}
    play(state, "go on")
    assert marks(state, 0) == {"fire": 7}
    assert asked(state) == (1, "turn")


def test_several_markers_in_a_row_are_skipped_at_once() -> None:
    state = play(turn(PLENTY, "", "fire 1", "fire 2"), "trial fire")
    assert [marks(state, 0), mana(state, 0), mana(state, 1), mana(state, 2)] == [{"fire": 3}, 0, 1, 1]


def test_whoever_is_skipped_gains_one_mana_at_once() -> None:
    state = turn(PLENTY, "", "fire 1", "fire 3")
    play(state, "trial fire")
    assert [mana(state, 1), mana(state, 2), marks(state, 0)] == [1, 0, {"fire": 2}]
    play(state, "go on")
    assert [mana(state, 1), mana(state, 2), marks(state, 0)] == [1, 1, {"fire": 4}]


def test_a_marker_at_the_start_is_not_skipped_over() -> None:
    state = play(turn(), "trial fire", "go on", "go on")
    assert [mana(state, seat) for seat in range(3)] == [0, 0, 0]


def test_markers_on_other_tracks_are_not_skipped_over() -> None:
    state = play(turn(PLENTY, "", "water 1", "sand 1"), "trial fire")
    assert [mana(state, 1), mana(state, 2), marks(state, 0)] == [0, 0, {"fire": 1}]


def test_a_skipped_reward_gives_nothing() -> None:
    state = play(turn(PLENTY, "fire 2", "fire 3"), "trial fire")
    assert [marks(state, 0), asked(state), cores(state, 0)] == [{"fire": 4}, (0, "on"), {}]
    assert stacks(state)["red"] == 7


def test_whoever_has_rested_gains_mana_too() -> None:
    state = position(Player(goods=PLENTY), Player(marks="fire 1"), Player(), rested=[1])
    assert mana(play(state, "trial fire"), 1) == 1


def test_mana_for_being_skipped_may_be_lost_at_the_end_of_the_track() -> None:
    state = position(Player(goods=PLENTY), Player(marks="fire 1", mana=20), Player())
    assert mana(play(state, "trial fire"), 1) == 20


def test_a_marker_may_be_skipped_again_by_another() -> None:
    state = position(Player(goods=PLENTY), Player(goods=PLENTY), Player(marks="fire 1"))
    play(state, "trial fire", "stop", "trial fire", "core a1", "stop")
    assert [marks(state, 0), marks(state, 1)] == [{"fire": 2}, {"fire": 3}]
    assert [mana(state, 0), mana(state, 2)] == [1, 2]


def test_what_is_paid_is_the_next_free_space_not_the_next_one() -> None:
    """Space 1 costs red, 2 purple, 3 red and yellow."""
    assert trials(turn("1 red 1 action", "", "fire 1")) == []
    assert trials(turn("1 purple 1 action", "", "fire 1")) == ["fire"]
    assert trials(turn("1 red 1 yellow 1 action", "water 1 sand 1", "fire 1", "fire 2")) == ["fire"]


# --- The end of a track


def test_at_the_end_there_is_no_trial_left() -> None:
    assert trials(turn(PLENTY, "fire 12")) == ["water", "sand"]


def test_where_no_free_space_lies_ahead_there_is_no_trial() -> None:
    assert trials(turn(PLENTY, "fire 11", "fire 12")) == ["water", "sand"]
    assert trials(turn(PLENTY, "fire 10", "fire 12", "fire 11")) == ["water", "sand"]
    assert trials(turn(PLENTY, "fire 10", "fire 12")) == ["fire", "water", "sand"]


def test_a_trial_ends_at_the_last_space() -> None:
    state = play(turn(PLENTY, "fire 11"), "trial fire")
    assert [marks(state, 0), asked(state)] == [{"fire": 12}, (1, "turn")]


def test_a_trial_ends_where_no_free_space_lies_ahead() -> None:
    state = play(turn(PLENTY, "fire 9", "fire 12", "fire 11"), "trial fire")
    assert [marks(state, 0), asked(state)] == [{"fire": 10}, (1, "turn")]


def test_nobody_is_skipped_without_a_free_space_behind() -> None:
    state = play(turn(PLENTY, "fire 9", "fire 12", "fire 11"), "trial fire")
    assert [mana(state, 1), mana(state, 2)] == [0, 0]


def test_the_last_space_is_for_the_first_who_gets_there() -> None:
    state = position(Player(goods=PLENTY, marks="fire 11"), Player(goods=PLENTY, marks="fire 10"), Player())
    play(state, "trial fire", "trial fire")
    assert [marks(state, 0), marks(state, 1)] == [{"fire": 12}, {"fire": 11}]
    assert asked(play(state, "core a1")) == (2, "turn"), "there is nowhere to go on to"


# --- Rewards


def test_a_reward_is_taken_in_mid_move_too() -> None:
    state = play(turn(marks="fire 2"), "trial fire")
    assert asked(state) == (0, "core")
    play(state, "core b1")
    assert [asked(state), "go on" in choices(state)] == [(0, "on"), True]
    play(state, "go on", "go on")
    assert [marks(state, 0), asked(state), cores(state, 0)] == [{"fire": 5}, (1, "turn"), {"b1": "red"}]


def test_every_reward_of_a_move_is_taken() -> None:
    state = play(turn(PLENTY, "fire 8", "fire 10"), "trial fire")
    assert GAME.question(state).args == {"colour": "purple"}
    play(state, "core a1", "go on")
    assert [GAME.question(state).args, marks(state, 0), mana(state, 1)] == [{"colour": "red"}, {"fire": 11}, 1]
    play(state, "core a2", "go on")
    assert [cores(state, 0), marks(state, 0)] == [{"a1": "purple", "a2": "red"}, {"fire": 12}]


def test_a_gift_may_pay_for_the_next_space_of_the_same_move() -> None:
    """Fire 4 costs the red crystal that the core on 3 gives."""
    state = play(turn("1 red 1 yellow 1 action", "fire 2"), "trial fire", "core c3")
    assert [goods(state, 0), mana(state, 0), "go on" in choices(state)] == [{"red": 1}, 2, True]
    play(state, "go on")
    assert [goods(state, 0), marks(state, 0)] == [{}, {"fire": 4}]


def test_mana_of_a_gift_may_buy_the_next_space() -> None:
    """Two mana of the gift and two of before make a red crystal."""
    state = play(turn("1 red 1 yellow 1 action", "fire 2", mana=2), "trial fire", "core d3", "go on")
    assert choices(state) == ["buy red"]
    play(state, "buy red")
    assert [goods(state, 0), mana(state, 0), marks(state, 0)] == [{"blue": 1}, 0, {"fire": 4}]


def test_mana_for_a_core_without_a_place_may_buy_the_next_space() -> None:
    state = play(
        turn("1 red 1 yellow 1 action", "fire 2", mana=2, cores="red a1, red b2, red c3, blue d4"), "trial fire"
    )
    assert [mana(state, 0), choices(state)] == [4, ["go on", "stop", "convert"]]


def test_a_core_is_placed_before_the_next_player_is_asked() -> None:
    state = play(turn(marks="fire 5"), "trial fire")
    assert asked(state) == (0, "core")
    assert asked(play(state, "core a1", "stop")) == (1, "turn")


def test_markers_score_where_they_stand() -> None:
    levels = [-2, 1, 1, 3, 3, 3, 6, 6, 6, 10, 10, 10, 15]
    for space, worth in enumerate(levels):
        for track in ("fire", "water", "sand"):
            state = turn(marks=f"{track} {space}" if space else "")
            assert points(state, 0) == worth - 4


# --- What cannot be


def test_going_on_needs_the_next_cost() -> None:
    state = play(turn("1 red 1 action"), "trial fire")
    assert choices(state) == ["stop"]
    with pytest.raises(IllegalAction):
        play(state, "go on")


def test_going_on_after_selling_what_is_left() -> None:
    """Fire 2 costs purple: four crystals sold make one."""
    state = play(turn("5 red 1 action"), "trial fire")
    assert choices(state) == ["stop", "convert"]
    play(state, "convert", *["sell red"] * 4, "done")
    assert choices(state) == ["go on", "stop"]
    play(state, "go on", "buy purple")
    assert [goods(state, 0), mana(state, 0), marks(state, 0)] == [{}, 0, {"fire": 2}]


def test_nobody_acts_for_another() -> None:
    state = turn()
    before = [goods(state, seat) for seat in (1, 2)]
    play(state, "trial fire", "stop")
    assert [goods(state, seat) for seat in (1, 2)] == before


def test_an_unknown_cost_is_no_part_of_a_box() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["tracks"][0]["spaces"][1]["cost"] = {"action": 1}

    with pytest.raises(parts.BadComponents):
        changed(edit)
