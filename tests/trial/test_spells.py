"""Every spell of the appendix (rulebook page 12): what it does, when, and how often."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.trial_of_the_temples.component_tables import Components
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import asked, changed, choices, deal, goods, mana, marks, phase, play, points, rest_all, used

ECHOES = {"red": "a1", "yellow": "a2", "blue": "b1", "action": "b2"}


# --- Resource-gaining spells: echoes


def echoing(
    cores: str, ring: str = "", figure: int = 4, goods: str = "", components: Components | None = None
) -> State:
    """A player collects, on 4: red, yellow, blue, action tokens and mana."""
    player = Player(figure=figure, cores=cores, goods=goods)
    others = Player(figure=7), Player(figure=9)
    return position(player, *others, phase="resource", ring=ring, nights=(), components=components)


def uses(state: State) -> list[str]:
    return [choice.removeprefix("use ") for choice in choices(state) if choice.startswith("use ")]


@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_who_collects_a_crystal_may_collect_one_more_of_its_colour(colour: str) -> None:
    state = echoing(f"purple {ECHOES[colour]}")
    assert asked(state) == (0, "echo")
    assert choices(state) == [f"use echo_{colour}", "done", "convert"]
    before = goods(state, 0)
    play(state, f"use echo_{colour}")
    assert goods(state, 0) == before | {colour: before[colour] + 1}
    assert mana(state, 0) == 2
    assert used(state, 0) == [ECHOES[colour]]
    assert asked(state)[0] != 0, "once a round"


def test_who_collects_an_action_token_may_collect_two_mana() -> None:
    state = echoing("purple b2")
    before = goods(state, 0)
    assert choices(state) == ["use echo_action", "done", "convert"]
    play(state, "use echo_action")
    assert [goods(state, 0), mana(state, 0), used(state, 0)] == [before, 4, ["b2"]]


def test_an_echo_may_be_declined() -> None:
    state = echoing("purple a1, red b2")
    before = goods(state, 0)
    play(state, "done")
    assert [goods(state, 0), mana(state, 0), used(state, 0)] == [before, 2, []]
    assert asked(state)[0] != 0


def test_of_several_echoes_any_may_be_used() -> None:
    state = echoing("purple a1, red a2, red b1, purple b2")
    assert uses(state) == ["echo_red", "echo_yellow", "echo_blue", "echo_action"]
    play(state, "use echo_yellow")
    assert "echo_red" not in uses(state), "they are used in order"
    play(state, "use echo_action")
    assert asked(state)[0] != 0
    assert used(state, 0) == ["a2", "b2"]
    everything = play(echoing("purple a1, red a2, red b1, purple b2"), *[f"use echo_{kind}" for kind in ECHOES])
    assert goods(everything, 0) == {"red": 3, "yellow": 2, "blue": 2, "action": 4}
    assert mana(everything, 0) == 4


def test_without_what_it_listens_to_an_echo_is_silent() -> None:
    """Here are red, purple, action tokens, mana and one wild crystal; yellow and blue that one had do not count."""
    state = echoing("purple a1, red a2, red b1", ring="t01 t12 t11 t04 t07 t10", goods="3 yellow 3 blue")
    assert asked(state) == (0, "wild")
    play(state, "wild red")
    assert uses(state) == ["echo_red"]


def test_a_chosen_wild_crystal_is_collected_too() -> None:
    def edit(plain: dict[str, Any]) -> None:
        for row in plain["temple_tiles"]:
            row["day"] = {"main": {"wild": 2}, "linked": {}}

    state = echoing("purple a1, red a2, red b1, purple b2", components=changed(edit))
    play(state, "wild yellow", "wild blue")
    assert uses(state) == ["echo_yellow", "echo_blue", "echo_action"], "the token comes from the day side"


def test_the_extended_resource_is_collected_too() -> None:
    def edit(plain: dict[str, Any]) -> None:
        for row in plain["temple_tiles"]:
            row["day"] = {"main": {}, "linked": {}}
        plain["day_and_night_tile"]["day"]["extended"] = {"blue": 1, "action": 1}

    state = echoing("purple a1, red a2, red b1, purple b2", components=changed(edit))
    assert uses(state) == ["echo_blue", "echo_action"]


def test_a_purple_crystal_has_no_echo() -> None:
    def edit(plain: dict[str, Any]) -> None:
        for row in plain["temple_tiles"]:
            row["day"] = {"main": {"purple": 3}, "linked": {"purple": 1}}
        plain["day_and_night_tile"]["day"]["extended"] = {"mana": 1}

    state = echoing("purple a1, red a2, red b1, purple b2", components=changed(edit))
    assert [goods(state, 0), asked(state)[1]] == [{"purple": 3 + 5}, "turn"]


def test_gifts_conversions_and_other_echoes_do_not_wake_an_echo() -> None:
    """Only a yellow core and an action token are collected; the core's gift is a red crystal."""

    def edit(plain: dict[str, Any]) -> None:
        for row in plain["temple_tiles"]:
            row["day"] = {"main": {"core_yellow": 1}, "linked": {}}

    player = Player(figure=4, cores="purple a1, red a2, purple b2", mana=4)
    state = position(player, Player(figure=7), Player(figure=9), phase="resource", nights=(), components=changed(edit))
    play(state, "core c3")
    assert goods(state, 0) == {"red": 1, "action": 1}
    assert uses(state) == ["echo_action"]
    play(state, "convert", "buy yellow", "done")
    assert [goods(state, 0), uses(state)] == [{"red": 1, "yellow": 1, "action": 1}, ["echo_action"]]
    play(state, "use echo_action")
    assert asked(state) == (1, "core")


def test_an_echo_does_not_hear_what_others_collect() -> None:
    """The first seat collects blue and action tokens; the others, who listen, collect at most mana."""

    def edit(plain: dict[str, Any]) -> None:
        for row in plain["temple_tiles"]:
            row["day"] = {"main": {}, "linked": {}}
        plain["temple_tiles"][3]["day"]["main"] = {"blue": 2, "action": 1}

    players = Player(figure=4), Player(figure=7, cores="red b1, blue b2"), Player(figure=9, cores="red b1, blue b2")
    state = position(*players, phase="resource", nights=(), components=changed(edit))
    assert [goods(state, 0), phase(state)] == [{"blue": 2, "action": 2}, "trial"]


def test_an_echo_learned_in_this_phase_may_be_used_in_this_round() -> None:
    player = Player(figure=2)
    state = position(player, Player(figure=6), Player(figure=9), phase="resource", nights=())
    assert asked(state) == (0, "core")
    play(state, "core b2")
    assert [uses(state), mana(state, 0)] == [["echo_action"], 1]
    assert mana(play(state, "use echo_action"), 0) == 3


def test_an_echo_that_has_been_used_this_round_is_silent() -> None:
    player = Player(figure=4, cores="purple a1, red b2", used="a1")
    state = position(player, Player(figure=7), Player(figure=9), phase="resource", nights=())
    assert uses(state) == ["echo_action"]


def test_an_echo_is_ready_again_in_the_next_round() -> None:
    state = play(echoing("purple a1", ring="t10 t02 t03 t04 t01 t05 t06 t07 t08 t09"), "use echo_red")
    assert [used(state, 0), phase(state)] == [["a1"], "trial"]
    rest_all(state)
    deal(state)
    assert used(state, 0) == []


def test_echoes_are_for_the_resource_phase_only() -> None:
    state = position(Player(cores="purple a1", goods="1 action 2 red", marks="fire 2"), Player(), Player())
    assert uses(state) == []
    play(state, "convert", "sell action")
    assert uses(state) == []


@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_several_echoes_of_one_sort_on_a_mat_of_another_box_are_several_spells(colour: str) -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["mats"][0]["grid"][3] = [f"echo_{colour}", "storage", f"echo_{colour}", "storage"]

    state = echoing("red d1, purple d3", components=changed(edit))
    before = goods(state, 0)[colour]
    play(state, f"use echo_{colour}", f"use echo_{colour}")
    assert [goods(state, 0)[colour], used(state, 0)] == [before + 2, ["d1", "d3"]]
    assert asked(state)[0] != 0


# --- Resource-converting spells


def casting(cores: str, goods: str, mana: int = 0, marks: str = "", used: str = "") -> State:
    """A turn in the trial phase; what may be converted is listed."""
    player = Player(goods=goods, mana=mana, cores=cores, marks=marks, used=used)
    return play(position(player, Player(), Player()), "convert")


def spells(state: State) -> list[str]:
    return [choice for choice in choices(state) if choice.startswith(("cast", "drain"))]


def test_one_crystal_that_is_not_purple_becomes_purple() -> None:
    state = casting("red a3", "1 red 1 yellow 2 blue 1 purple 1 action")
    assert spells(state) == ["cast to_purple red", "cast to_purple yellow", "cast to_purple blue"]
    play(state, "cast to_purple blue")
    assert goods(state, 0) == {"red": 1, "yellow": 1, "blue": 1, "purple": 2, "action": 1}
    assert [used(state, 0), mana(state, 0), spells(state)] == [["a3"], 0, []]


def test_one_purple_crystal_becomes_one_that_is_not() -> None:
    state = casting("red a4", "1 red 2 purple 1 action")
    assert spells(state) == ["cast from_purple red", "cast from_purple yellow", "cast from_purple blue"]
    play(state, "cast from_purple yellow")
    assert goods(state, 0) == {"red": 1, "yellow": 1, "purple": 1, "action": 1}
    assert [used(state, 0), mana(state, 0), spells(state)] == [["a4"], 0, []]


def test_one_action_token_becomes_a_crystal_that_is_not_purple() -> None:
    state = casting("red b3", "1 red 2 action")
    assert spells(state) == [f"cast action_to_crystal {colour}" for colour in ("red", "yellow", "blue")]
    play(state, "cast action_to_crystal blue")
    assert goods(state, 0) == {"red": 1, "blue": 1, "action": 1}
    assert [used(state, 0), mana(state, 0), spells(state)] == [["b3"], 0, []]


def test_one_crystal_of_any_colour_becomes_three_mana() -> None:
    state = casting("red b4", "1 red 1 yellow 1 blue 1 purple 1 action", mana=1)
    assert spells(state) == ["drain red", "drain yellow", "drain blue", "drain purple"]
    play(state, "drain purple")
    assert goods(state, 0) == {"red": 1, "yellow": 1, "blue": 1, "action": 1}
    assert [used(state, 0), mana(state, 0), spells(state)] == [["b4"], 4, []]


@pytest.mark.parametrize(
    ("core", "goods"),
    [("red a3", "2 purple 2 action"), ("red a4", "1 red 1 yellow 1 blue 1 action"), ("red b3", "3 red 3 purple"),
     ("red b4", "3 action")],
)  # fmt: skip
def test_a_converting_spell_needs_what_it_converts(core: str, goods: str) -> None:
    assert spells(casting(core, goods)) == []


@pytest.mark.parametrize("space", ["a3", "a4", "b3", "b4"])
def test_a_converting_spell_is_cast_once_a_round(space: str) -> None:
    everything = "2 red 2 yellow 2 blue 2 purple 2 action"
    assert spells(casting(f"red {space}", everything)) != []
    assert spells(casting(f"red {space}", everything, used=space)) == []
    state = casting(f"red {space}", everything)
    play(state, spells(state)[0], "done", "rest", "rest", "rest", "reveal r5", "figure 2", "figure 12", "figure 8")
    assert used(state, 0) == []


@pytest.mark.parametrize("space", ["a3", "a4", "b3", "b4"])
@pytest.mark.parametrize("at", ["temple", "resource"])
def test_converting_spells_are_for_the_trial_phase_only(space: str, at: str) -> None:
    player = Player(goods="2 red 2 yellow 2 blue 2 purple 2 action", cores=f"red {space}, purple a1")
    if at == "temple":
        state = position(player, Player(), Player(), phase="temple")
    else:
        standing = Player(goods=player.goods, cores=player.cores, figure=4)
        state = position(standing, Player(figure=7), Player(figure=9), phase="resource", nights=())
    play(state, "convert")
    assert spells(state) == []
    assert [choice for choice in choices(state) if choice.startswith("sell")] != []


def test_a_converting_spell_may_be_used_in_the_middle_of_a_trial() -> None:
    player = Player(goods="1 red 1 blue 1 action", cores="red a3")
    state = play(position(player, Player(), Player()), "trial fire", "convert", "cast to_purple blue", "done")
    assert [goods(state, 0), choices(state)] == [{"purple": 1}, ["go on", "stop"]]
    play(state, "go on")
    assert [goods(state, 0), marks(state, 0)] == [{}, {"fire": 2}]


def test_a_converting_spell_learned_in_mid_move_may_pay_for_the_next_space() -> None:
    """Fire 3 rewards a core; 4 costs a red crystal, which a purple one becomes."""
    player = Player(goods="1 red 1 yellow 1 purple 1 action", marks="fire 2")
    state = play(position(player, Player(), Player()), "trial fire", "core a4")
    assert "go on" in choices(state)
    play(state, "go on")
    assert choices(state) == ["cast from_purple red"]
    play(state, "cast from_purple red")
    assert [goods(state, 0), marks(state, 0), used(state, 0)] == [{}, {"fire": 4}, ["a4"]]


def test_mana_of_a_drained_crystal_may_be_lost_at_the_end_of_the_track() -> None:
    state = play(casting("red b4", "1 red", mana=19), "drain red")
    assert [goods(state, 0), mana(state, 0)] == [{}, 20]


def test_spells_of_one_player_are_not_anothers() -> None:
    state = position(Player(goods="2 red 2 purple"), Player(cores="red a3, blue a4, yellow b3, purple b4"), Player())
    assert spells(play(state, "convert")) == []


# --- End-game bonus spells


@pytest.mark.parametrize(
    ("cores", "found"),
    [("red c1", 3), ("red d1", 2), ("red c2", 1), ("red d2", 1), ("red c2, blue d2", 2), ("red c1, blue d1", 5)],
)
def test_an_end_game_spell_is_worth_its_points(cores: str, found: int) -> None:
    state = position(Player(cores=cores), Player(), Player())
    assert points(state, 0) == found - 6, "three markers at the start lose two points each"


@pytest.mark.parametrize("space", [f"{row}{n}" for row in "ab" for n in "1234"] + ["c3", "c4", "d3", "d4"])
def test_other_spells_are_worth_no_points(space: str) -> None:
    assert points(position(Player(cores=f"red {space}"), Player(), Player()), 0) == -6


def test_glory_has_no_effect() -> None:
    state = position(Player(cores="red c1"), Player(), Player())
    assert choices(state) == ["rest"]
    assert mana(play(state, "rest"), 0) == 0


def test_repose_gives_one_mana_at_every_rest() -> None:
    state = position(Player(cores="red d1", goods="2 red 1 action", mana=4), Player(cores="blue d1"), Player())
    play(state, "rest")
    assert [mana(state, 0), mana(state, 1)] == [4 + 3 + 1, 0]
    play(state, "rest", "rest", "reveal r4")
    assert [mana(state, 0), mana(state, 1)] == [8, 1]
    play(state, "figure 2", "figure 12", "figure 8")
    while phase(state) == "resource":
        play(state, choices(state)[0])
    before = mana(state, 0), sum(goods(state, 0).values())
    while asked(state)[0] != 0:
        play(state, "rest")
    play(state, "rest")
    assert mana(state, 0) == min(20, sum(before) + 1)


# --- Gifts


@pytest.mark.parametrize(("space", "colour"), [("c3", "red"), ("c4", "yellow"), ("d3", "blue"), ("d4", "purple")])
def test_a_gift_is_a_crystal_and_two_mana_at_once(space: str, colour: str) -> None:
    player = Player(goods="1 red 1 yellow 1 action", marks="fire 2")
    state = play(position(player, Player(), Player()), "trial fire")
    assert [goods(state, 0), mana(state, 0)] == [{}, 0]
    play(state, f"core {space}")
    assert [goods(state, 0), mana(state, 0)] == [{colour: 1}, 2]


@pytest.mark.parametrize("space", ["c3", "c4", "d3", "d4"])
def test_a_gift_is_given_once_in_the_game(space: str) -> None:
    state = position(Player(cores=f"red {space}"), Player(), Player())
    assert choices(state) == ["rest"]
    play(state, "rest", "rest", "rest", "reveal r4")
    assert [goods(state, 0), mana(state, 0)] == [{}, 0]
    with pytest.raises(IllegalAction):
        play(state, f"core {space}")
