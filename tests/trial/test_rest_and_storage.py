"""Resting (rulebook pages 7 and 8): figures come back, goods become mana, storage keeps crystals."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.errors import IllegalAction
from conclave.core.game import CHANCE, Event
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import (
    asked,
    changed,
    choices,
    clone,
    figure,
    goods,
    mana,
    marks,
    phase,
    play,
    rested,
    round_number,
    used,
)


def resting(goods: str = "", cores: str = "", mana: int = 0) -> State:
    """The first seat has just rested."""
    return play(position(Player(goods=goods, cores=cores, mana=mana), Player(), Player()), "rest")


# --- Returning


@pytest.mark.parametrize(
    ("returned", "more"),
    [("", 0), ("1 red", 1), ("1 yellow", 1), ("2 blue", 2), ("1 purple", 1), ("3 action", 3),
     ("1 red 2 yellow 3 blue 1 purple 2 action", 9)],
)  # fmt: skip
def test_every_crystal_and_token_returned_gives_one_mana(returned: str, more: int) -> None:
    state = resting(returned, mana=4)
    assert [goods(state, 0), mana(state, 0)] == [{}, 4 + more]
    assert asked(state) == (1, "turn")


def test_mana_beyond_the_end_of_the_track_is_lost() -> None:
    state = resting("9 red", mana=15)
    assert [goods(state, 0), mana(state, 0)] == [{}, 20]


def test_others_keep_what_they_have() -> None:
    state = play(position(Player(goods="1 red"), Player(goods="2 blue", mana=3), Player()), "rest")
    assert [goods(state, 1), mana(state, 1)] == [{"blue": 2}, 3]


def test_mana_markers_and_cores_stay() -> None:
    player = Player(mana=6, marks="fire 3", cores="red a1")
    state = play(position(player, Player(), Player()), "rest")
    assert [mana(state, 0), marks(state, 0), state.view(0)["players"][0]["cores"][0]] == [6, {"fire": 3}, [0]]


def test_the_figure_comes_back() -> None:
    state = position(Player(figure=4), Player(figure=7), Player(figure=9))
    play(state, "rest")
    assert [figure(state, seat) for seat in range(3)] == [0, 7, 9]


def test_with_two_players_the_clone_comes_back_too() -> None:
    state = position(Player(figure=4, clone=6), Player(figure=8, clone=10))
    play(state, "rest")
    assert [figure(state, 0), clone(state, 0), figure(state, 1), clone(state, 1)] == [0, 0, 8, 10]


# --- Turns


def test_whoever_has_rested_is_not_asked_again() -> None:
    rich = "9 action 9 red 9 yellow 9 blue 9 purple"
    state = position(Player(goods=rich), Player(goods=rich), Player(goods=rich))
    play(state, "trial fire", "stop", "rest", "trial sand", "stop")
    assert [rested(state), asked(state)] == [[1], (0, "turn")]
    play(state, "trial water", "stop")
    assert asked(state) == (2, "turn"), "the second seat is skipped"


def test_the_last_who_has_not_rested_has_turn_after_turn() -> None:
    state = position(Player(), Player(goods="9 action 9 red 9 yellow 9 blue 9 purple"), Player(), rested=[0, 2], turn=1)
    play(state, "trial fire", "stop")
    assert asked(state) == (1, "turn")
    play(state, "trial sand", "stop")
    assert asked(state) == (1, "turn")


def test_the_round_is_over_when_all_have_rested() -> None:
    state = position(Player(), Player(), Player(), start=1)
    play(state, "rest", "rest")
    assert [rested(state), asked(state), phase(state)] == [[1, 2], (0, "turn"), "trial"]
    play(state, "rest")
    assert [asked(state), phase(state), round_number(state)] == [(CHANCE, "chance"), "night", 1]
    play(state, "reveal r2")
    assert [rested(state), round_number(state), asked(state)] == [[], 2, (1, "place")]


def test_resting_is_always_possible() -> None:
    for goods_, mana_ in (("", 0), ("9 action 9 red", 20)):
        assert "rest" in choices(position(Player(goods=goods_, mana=mana_), Player(), Player()))


def test_nobody_rests_in_the_middle_of_a_trial() -> None:
    state = play(position(Player(goods="3 red 2 action"), Player(), Player()), "trial fire")
    with pytest.raises(IllegalAction):
        play(state, "rest")


# --- Storage


def test_without_storage_nothing_is_kept() -> None:
    assert asked(resting("2 red", "red c1, blue d1")) == (1, "turn")


def test_one_storage_space_keeps_one_crystal_of_any_colour() -> None:
    state = resting("2 red 1 yellow 1 blue 1 purple 3 action", "red c2")
    assert [asked(state), GAME.question(state).args] == [(0, "store"), {"count": 1}]
    assert choices(state) == ["store red", "store yellow", "store blue", "store purple", "done"]
    play(state, "store purple")
    assert [goods(state, 0), mana(state, 0)] == [{"purple": 1}, 7]
    assert asked(state) == (1, "turn")


@pytest.mark.parametrize("core", ["red c2", "red d2"])
def test_both_storage_spaces_do_so(core: str) -> None:
    assert goods(play(resting("3 blue", core), "store blue"), 0) == {"blue": 1}


def test_two_storage_spaces_keep_two_crystals() -> None:
    state = resting("2 red 1 yellow 1 purple", "red c2, blue d2")
    assert GAME.question(state).args == {"count": 2}
    play(state, "store red")
    assert [asked(state), choices(state)] == [(0, "store"), ["store red", "store yellow", "store purple", "done"]]
    play(state, "store purple")
    assert [goods(state, 0), mana(state, 0), asked(state)] == [{"red": 1, "purple": 1}, 2, (1, "turn")]


def test_all_are_told_at_once_which_crystal_is_stored() -> None:
    told = []
    for colour in ("red", "yellow"):
        state, events = resting("1 red 1 yellow 1 blue", "red c2, blue d2"), list[Event]()
        state.apply_action(GAME.read(state, f"store {colour}"), events)
        told.append([GAME.redact(event, 1) for event in events])
    assert told[0] != told[1]


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "purple"])
def test_two_of_one_colour_may_be_stored(colour: str) -> None:
    state = play(resting(f"3 {colour}", "red c2, blue d2"), f"store {colour}", f"store {colour}")
    assert [goods(state, 0), mana(state, 0)] == [{colour: 2}, 1]


def test_the_last_to_rest_stores_as_well() -> None:
    state = position(Player(), Player(), Player(goods="2 red", cores="red c2"), rested=[0, 1])
    play(state, "rest", "store red")
    assert [goods(state, 2), mana(state, 2), asked(state)] == [{"red": 1}, 1, (CHANCE, "chance")]
    play(state, "reveal r4")
    assert goods(state, 2) == {"red": 1}


def test_every_pair_may_be_stored() -> None:
    found = set()
    start = resting("2 red 1 yellow 1 purple", "red c2, blue d2")
    for first in choices(start):
        state = play(start.copy(), first)
        for second in choices(state) if asked(state)[1] == "store" else [""]:
            end = play(state.copy(), *[second] if second else [])
            found.add(tuple(goods(end, 0).items()))
    singles = {(("red", 1),), (("yellow", 1),), (("purple", 1),), ()}
    pairs = {
        (("red", 2),),
        (("red", 1), ("yellow", 1)),
        (("red", 1), ("purple", 1)),
        (("yellow", 1), ("purple", 1)),
    }
    assert found == singles | pairs


def test_storing_is_a_choice() -> None:
    state = play(resting("2 red", "red c2, blue d2"), "done")
    assert [goods(state, 0), mana(state, 0), asked(state)] == [{}, 2, (1, "turn")]
    one = play(resting("2 red", "red c2, blue d2"), "store red", "done")
    assert [goods(one, 0), mana(one, 0)] == [{"red": 1}, 1]


def test_action_tokens_are_not_stored() -> None:
    state = resting("3 action", "red c2")
    assert [goods(state, 0), mana(state, 0), asked(state)] == [{}, 3, (1, "turn")]


def test_a_stored_crystal_can_be_used_normally_in_the_next_round() -> None:
    state = play(resting("2 red", "red c2"), "store red", "rest", "rest", "reveal r4")
    assert goods(state, 0) == {"red": 1}
    play(state, "convert", "sell red", "done")
    assert [goods(state, 0), mana(state, 0)] == [{}, 2]


def test_a_stored_crystal_pays_for_a_space_in_the_next_round() -> None:
    state = position(Player(goods="1 red", cores="blue c2"), Player(), Player(), ring="t10")
    play(state, "rest", "store red", "rest", "rest", "reveal r4", "figure 5", "figure 7", "figure 9")
    while phase(state) == "resource":
        play(state, choices(state)[0])
    before = goods(state, 0)["red"]
    while asked(state)[0] != 0:
        play(state, "rest")
    play(state, "trial fire")
    assert goods(state, 0).get("red", 0) == before - 1


def test_a_stored_crystal_is_returned_at_the_next_rest_unless_it_is_stored_again() -> None:
    player = Player(goods="1 red", cores="blue c2")
    again, back = (play(position(player, Player(), Player()), "rest", answer) for answer in ("store red", "done"))
    assert [goods(again, 0), mana(again, 0)] == [{"red": 1}, 0]
    assert [goods(back, 0), mana(back, 0)] == [{}, 1]


def test_storing_does_not_use_the_spell_up() -> None:
    assert used(play(resting("2 red", "red c2"), "store red"), 0) == []


def test_storage_and_repose_work_together() -> None:
    state = play(resting("2 red 1 action", "red c2, blue d1", mana=1), "store red")
    assert [goods(state, 0), mana(state, 0)] == [{"red": 1}, 1 + 2 + 1]


def test_storage_on_a_mat_of_another_box_counts_every_space() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["mats"][0]["grid"][0] = ["storage"] * 4

    player = Player(goods="1 red 1 yellow 1 blue 1 purple", cores="red a1, blue a2, yellow a3, purple a4")
    state = play(position(player, Player(), Player(), components=changed(edit)), "rest")
    play(state, "store red", "store yellow", "store blue", "store purple")
    assert [goods(state, 0), mana(state, 0)] == [{"red": 1, "yellow": 1, "blue": 1, "purple": 1}, 0]


def test_several_reposes_give_a_mana_each() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["mats"][0]["grid"][0] = ["repose"] * 4

    player = Player(cores="red a1, blue a2, purple d1")
    state = play(position(player, Player(), Player(), components=changed(edit)), "rest")
    assert mana(state, 0) == 3


# --- Converting and resting


def test_whoever_has_rested_does_not_convert() -> None:
    state = resting("2 red 2 action", "red c2", mana=9)
    assert "convert" not in choices(state)
    play(state, "store red")
    assert asked(state) == (1, "turn")


def test_one_may_convert_before_resting() -> None:
    state = position(Player(goods="1 red", mana=4, cores="blue c2"), Player(), Player())
    play(state, "convert", "buy purple", "done", "rest", "store purple")
    assert [goods(state, 0), mana(state, 0)] == [{"purple": 1}, 1]
