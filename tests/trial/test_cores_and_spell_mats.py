"""Spell cores and spell mats (rulebook page 12): where cores may lie, mana spaces, cores that find no place.

The mat of every player:

        1           2             3                    4
  a  echo_red    echo_yellow   to_purple +1         from_purple +1
  b  echo_blue   echo_action +1  action_to_crystal +1  crystal_to_mana +1
  c  glory       storage       gift_red             gift_yellow
  d  repose      storage       gift_blue            gift_purple
"""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.errors import IllegalAction
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import asked, changed, choices, cores, goods, mana, play, stacks

SPACES = [f"{row}{column}" for row in "abcd" for column in "1234"]
# Four colours in every row and column.
FULL = (
    "red a1, yellow a2, blue a3, purple a4, yellow b1, red b2, purple b3, blue b4,"
    "blue c1, purple c2, red c3, yellow c4, purple d1, blue d2, yellow d3, red d4"
)
# The track whose third space rewards a core of this colour; the ninth of each rewards a purple one.
TRACKS = {"red": "fire", "yellow": "sand", "blue": "water"}


def rewarded(colour: str, cores: str = "", stacks: str = "", mana: int = 0) -> State:
    """A player has just entered a space that rewards a core of this colour."""
    track, space = (TRACKS[colour], 2) if colour != "purple" else ("fire", 8)
    player = Player(goods="1 red 1 yellow 1 blue 1 action", mana=mana, marks=f"{track} {space}", cores=cores)
    return play(position(player, Player(), Player(), stacks=stacks), f"trial {track}")


def offered(state: State) -> set[str]:
    """The spaces on which the core may be put."""
    return {choice.removeprefix("core ") for choice in choices(state) if choice.startswith("core ")}


def without(*lines: str) -> set[str]:
    """All spaces but those of these rows and columns."""
    return {space for space in SPACES if space[0] not in lines and space[1] not in lines}


# --- Placing


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "purple"])
def test_on_an_empty_mat_a_core_may_lie_anywhere(colour: str) -> None:
    state = rewarded(colour)
    assert asked(state) == (0, "core")
    assert GAME.question(state).args == {"colour": colour}
    assert offered(state) == set(SPACES)


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "purple"])
@pytest.mark.parametrize("space", SPACES)
def test_no_colour_is_twice_in_a_row_or_column(colour: str, space: str) -> None:
    state = rewarded(colour, cores=f"{colour} {space}")
    assert offered(state) == without(space[0], space[1])


def test_other_colours_do_not_matter_but_for_the_spaces_they_take() -> None:
    state = rewarded("red", cores="blue a1, yellow b1, purple a2")
    assert offered(state) == set(SPACES) - {"a1", "b1", "a2"}


def test_every_line_with_the_colour_is_closed() -> None:
    state = rewarded("blue", cores="blue a1, blue b3, red c2")
    assert offered(state) == without("a", "b", "1", "3") - {"c2"} == {"c4", "d2", "d4"}


def test_a_core_must_be_placed_if_there_is_a_legal_space() -> None:
    state = rewarded("red", cores="red a1, red b2, red c3")
    assert choices(state) == ["core d4", "convert"]
    with pytest.raises(IllegalAction):
        play(state, "done")


def test_a_core_that_lies_is_not_moved() -> None:
    state = play(rewarded("red", cores="blue a1"), "core b1")
    assert cores(state, 0) == {"a1": "blue", "b1": "red"}
    assert not any(choice.startswith("core") for choice in choices(state))


def test_a_core_leaves_its_stack() -> None:
    state = rewarded("yellow", cores="yellow a1, red a2")
    assert stacks(state) == {"red": 6, "yellow": 5, "blue": 7, "purple": 5}
    play(state, "core b2")
    assert stacks(state) == {"red": 6, "yellow": 5, "blue": 7, "purple": 5}


def test_an_occupied_space_is_not_legal() -> None:
    state = rewarded("red", cores="blue d4")
    with pytest.raises(IllegalAction):
        play(state, "core d4")


def test_a_mat_belongs_to_one_player() -> None:
    player = Player(goods="1 red 1 yellow 1 action", marks="fire 2")
    state = play(position(player, Player(cores="red a1, red b2"), Player()), "trial fire")
    assert offered(state) == set(SPACES)


# --- Mana spaces


@pytest.mark.parametrize("space", SPACES)
def test_a_mana_space_gives_one_mana(space: str) -> None:
    state = play(rewarded("red"), f"core {space}")
    gift = {"c3": "red", "c4": "yellow", "d3": "blue", "d4": "purple"}.get(space)
    left = {"blue": 1}
    expected = left | ({gift: left.get(gift, 0) + 1} if gift else {})
    assert goods(state, 0) == expected
    assert mana(state, 0) == (2 if gift else 1 if space in ("a3", "a4", "b2", "b3", "b4") else 0)


def test_mana_spaces_and_their_worth_are_those_of_the_box_and_add_to_a_gift() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["spell_mat"]["mana_bonus_value"] = 3
        plain["mats"][0]["mana_bonus_spaces"] = [[2, 2]]

    player = Player(goods="1 red 1 yellow 1 action", marks="fire 2")
    for space, found in (("a3", 0), ("c3", 5)):
        state = position(player, Player(), Player(), components=changed(edit))
        assert mana(play(state, "trial fire", f"core {space}"), 0) == found


# --- Cores that find no place


BLOCKED = "red a1, red b2, red c3, blue d4"


def test_a_core_that_cannot_be_placed_goes_back_and_gives_two_mana() -> None:
    state = rewarded("red", cores=BLOCKED, mana=3)
    assert asked(state) == (0, "on"), "nothing is asked for the core"
    assert mana(state, 0) == 5
    assert stacks(state)["red"] == 4, "7 in the game, 3 on the mat"
    assert len(cores(state, 0)) == 4


def test_so_it_is_with_a_core_from_a_tile() -> None:
    player = Player(figure=4, cores="yellow a1, yellow b2, yellow c3, blue d4")
    state = position(player, Player(figure=7), Player(figure=10), phase="resource", ring="t01 t03 t04 t02", nights=())
    assert stacks(state)["yellow"] == 4
    assert mana(state, 0) == 2, "6 tiles give none"
    assert cores(state, 0) == {"a1": "yellow", "b2": "yellow", "c3": "yellow", "d4": "blue"}


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "purple"])
def test_on_a_full_mat_no_core_can_be_placed(colour: str) -> None:
    state = rewarded(colour, cores=FULL)
    assert mana(state, 0) == 2
    assert stacks(state)[colour] == {"purple": 1}.get(colour, 3)


def test_the_two_mana_may_be_lost_at_the_end_of_the_track() -> None:
    assert mana(rewarded("red", cores=BLOCKED, mana=19), 0) == 20


@pytest.mark.parametrize("cores", ["", BLOCKED])
def test_an_empty_stack_gives_nothing(cores: str) -> None:
    state = rewarded("red", cores=cores, stacks="0 red")
    assert asked(state) == (0, "on")
    assert mana(state, 0) == 0
    assert stacks(state)["red"] == 0


def test_an_empty_stack_gives_nothing_to_who_collects() -> None:
    players = Player(figure=4), Player(figure=7), Player(figure=10)
    state = position(*players, phase="resource", ring="t01 t03 t04 t02", nights=(), stacks="0 yellow")
    assert mana(state, 0) == 0
    assert cores(state, 0) == {}


def test_the_last_core_of_a_stack_is_placed() -> None:
    state = play(rewarded("red", stacks="1 red"), "core a2")
    assert [stacks(state)["red"], cores(state, 0)] == [0, {"a2": "red"}]


def test_two_cores_of_one_colour_are_placed_one_after_the_other() -> None:
    """From a tile of another box; the second heeds the first, and the third finds the stack empty."""

    def edit(plain: dict[str, Any]) -> None:
        plain["temple_tiles"][1]["day"]["main"] = {"core_yellow": 3}

    players = Player(figure=2), Player(figure=6), Player(figure=9)
    state = position(*players, phase="resource", nights=(), stacks="2 yellow", components=changed(edit))
    assert offered(play(state, "core c1")) == without("c", "1")
    play(state, "core d2")
    assert asked(state)[0] != 0
    assert [cores(state, 0), stacks(state)["yellow"]] == [{"c1": "yellow", "d2": "yellow"}, 0]
