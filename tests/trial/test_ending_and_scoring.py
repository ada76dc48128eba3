"""The end of the game and the final scoring (rulebook page 9)."""

from __future__ import annotations

from typing import Any

import pytest

from conclave.core.game import CHANCE, TERMINAL
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.position_builder import Player, position
from trial_table import asked, changed, choices, goods, is_over, mana, outcome, play, points, rest_all, stacks

PLENTY = "9 red 9 yellow 9 blue 9 purple 9 action"


def last_round(*players: Player) -> State:
    """The fifth round ends: everybody has rested."""
    return rest_all(position(*players, round_number=5))


def ended_by(state: State) -> list[str]:
    found: list[str] = outcome(state).details["ended_by"]
    return found


# --- When the game ends


def test_it_ends_after_the_fifth_round() -> None:
    state = position(Player(), Player(), Player(), round_number=5)
    assert not is_over(state)
    rest_all(state)
    assert is_over(state)
    assert [ended_by(state), outcome(state).rounds] == [["last_round"], 5]


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_it_goes_on_after_rounds_before_the_fifth(number: int) -> None:
    state = rest_all(position(Player(), Player(), Player(), round_number=number))
    assert asked(state) == (CHANCE, "chance")
    assert GAME.ending(state) is None
    assert state.returns() == [0.0, 0.0, 0.0]


def test_it_ends_when_no_purple_core_is_left() -> None:
    state = rest_all(position(Player(), Player(), Player(), stacks="0 purple"))
    assert [is_over(state), ended_by(state), outcome(state).rounds] == [True, ["no_purple_cores"], 1]


def test_one_purple_core_keeps_it_going() -> None:
    assert asked(rest_all(position(Player(), Player(), Player(), stacks="1 purple"))) == (CHANCE, "chance")


@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_other_stacks_may_be_empty(colour: str) -> None:
    assert asked(rest_all(position(Player(), Player(), Player(), stacks=f"0 {colour}"))) == (CHANCE, "chance")


def test_it_ends_at_the_end_of_the_round_in_which_the_last_purple_core_was_taken() -> None:
    state = position(Player(goods=PLENTY, marks="fire 8"), Player(goods=PLENTY), Player(), stacks="1 purple")
    play(state, "trial fire", "core a1")
    assert stacks(state)["purple"] == 0
    play(state, "stop")
    assert [asked(state), "trial fire" in choices(state)] == [(1, "turn"), True], "the others still have their turns"
    rest_all(state)
    assert ended_by(state) == ["no_purple_cores"]


def test_a_purple_core_that_cannot_be_placed_goes_back_and_does_not_end_it() -> None:
    blocked = "purple a1, purple b2, purple c3, red d4"
    state = position(Player(goods=PLENTY, marks="fire 8", cores=blocked), Player(), Player(), stacks="1 purple")
    play(state, "trial fire", "stop")
    assert [stacks(state)["purple"], mana(state, 0)] == [1, 2]
    assert asked(rest_all(state)) == (CHANCE, "chance")


@pytest.mark.parametrize("tracks", [("fire", "water"), ("fire", "sand"), ("water", "sand")])
def test_it_ends_when_the_last_spaces_of_two_tracks_are_taken(tracks: tuple[str, str]) -> None:
    one, two = tracks
    same = rest_all(position(Player(marks=f"{one} 12 {two} 12"), Player(), Player()))
    different = rest_all(position(Player(marks=f"{one} 12"), Player(), Player(marks=f"{two} 12")))
    assert [ended_by(same), ended_by(different)] == [["two_tracks_finished"]] * 2


def test_one_finished_track_is_not_enough() -> None:
    state = rest_all(position(Player(marks="fire 12"), Player(marks="fire 11 water 11"), Player(marks="sand 11")))
    assert asked(state) == (CHANCE, "chance")


def test_a_track_that_is_finished_in_this_round_ends_it_after_everybody_has_rested() -> None:
    state = position(Player(goods=PLENTY, marks="fire 11 water 12"), Player(goods=PLENTY), Player())
    play(state, "trial fire")
    assert [asked(state), is_over(state)] == [(1, "turn"), False]
    assert ended_by(rest_all(state)) == ["two_tracks_finished"]


def test_all_reasons_are_told() -> None:
    state = rest_all(position(Player(marks="fire 12 sand 12"), Player(), Player(), round_number=5, stacks="0 purple"))
    assert sorted(ended_by(state)) == ["last_round", "no_purple_cores", "two_tracks_finished"]


def test_the_box_says_how_many_rounds_there_are() -> None:
    box = changed(lambda plain: plain["rules"].update(max_rounds=2))
    state = rest_all(position(Player(), Player(), Player(), round_number=2, components=box))
    assert ended_by(state) == ["last_round"]


# --- Points of the tracks


def test_example_of_the_fire_track() -> None:
    red, yellow = Player(mat="red", marks="fire 12"), Player(mat="yellow", marks="fire 9")
    blue, green = Player(mat="blue", marks="fire 3"), Player(mat="green")
    state = last_round(red, yellow, blue, green)
    assert [row["tracks"][0] for row in outcome(state).details["breakdown"]] == [15, 10, 3, -2]


@pytest.mark.parametrize(
    ("space", "worth"),
    [(0, -2), (1, 1), (2, 1), (3, 3), (4, 3), (5, 3), (6, 6), (7, 6), (8, 6), (9, 10), (10, 10), (11, 10), (12, 15)],
)
def test_every_track_is_scored_by_its_level(space: int, worth: int) -> None:
    state = last_round(Player(marks=f"water {space}"), Player(), Player())
    assert outcome(state).details["breakdown"][0]["tracks"] == [-2, worth, -2]
    assert outcome(state).points == (worth - 4, -6, -6)


def test_points_may_be_negative() -> None:
    state = last_round(Player(), Player(), Player(marks="fire 1"))
    assert [outcome(state).points, outcome(state).winners] == [(-6, -6, -3), (2,)]


# --- Lines


def test_example_of_reds_mat() -> None:
    """A row of four and a column of three; the spells of the row are worth 3 and 1."""
    mat = "red c1, yellow c2, blue c3, purple c4, yellow a3, red b3"
    state = last_round(Player(mat="red", marks="fire 12", cores=mat), Player(), Player(), Player())
    red = outcome(state).details["breakdown"][0]
    assert [red["lines"], red["spells"]] == [4 + 2, 3 + 1]
    assert outcome(state).points[0] == 15 - 2 - 2 + 6 + 4


@pytest.mark.parametrize(
    ("cores", "found"),
    [
        ("", 0),
        ("red a1, yellow a2", 0),
        ("red a1, yellow a2, blue a3", 2),
        ("red a1, yellow a2, blue a4", 2),
        ("red a1, yellow a2, blue a3, purple a4", 4),
        ("red a1, yellow b1, blue c1", 2),
        ("red b4, yellow c4, blue d4", 2),
        ("red a1, yellow b1, blue c1, purple d1", 4),
        ("red a1, yellow a2, blue a3, blue b1, yellow c1", 4),
        ("red a1, yellow b2, blue c3, purple d4", 0),
        ("red a1, yellow a2, blue b1, red b2", 0),
        ("red a1, yellow a2, blue a3, blue b1, red b2, yellow b3, yellow c1, blue c2, red c3", 12),
    ],
)
def test_rows_and_columns_of_three_and_four_cores(cores: str, found: int) -> None:
    state = last_round(Player(cores=cores), Player(), Player())
    assert outcome(state).details["breakdown"][0]["lines"] == found


def test_a_full_mat_has_eight_lines_of_four() -> None:
    full = (
        "red a1, yellow a2, blue a3, purple a4, yellow b1, red b2, purple b3, blue b4,"
        "blue c1, purple c2, red c3, yellow c4, purple d1, blue d2, yellow d3, red d4"
    )
    row = outcome(last_round(Player(cores=full), Player(), Player())).details["breakdown"][0]
    assert [row["lines"], row["spells"]] == [32, 3 + 2 + 1 + 1]


def test_a_line_of_three_may_have_its_gap_anywhere() -> None:
    for gap in range(4):
        row = [f"{colour} a{n + 1}" for n, colour in enumerate(["red", "yellow", "blue", "purple"]) if n != gap]
        column = [f"{colour} {'abcd'[n]}4" for n, colour in enumerate(["red", "yellow", "blue", "purple"]) if n != gap]
        for line in (row, column):
            state = last_round(Player(cores=", ".join(line)), Player(), Player())
            assert outcome(state).details["breakdown"][0]["lines"] == 2


def test_the_box_says_what_lines_and_spells_are_worth() -> None:
    def edit(plain: dict[str, Any]) -> None:
        plain["final_scoring"] = {"line_3": 5, "line_4": 7}
        plain["spells"]["glory"]["vp"] = 11

    player = Player(cores="red c1, yellow c2, blue c3, purple c4, red a2, blue b2")
    state = rest_all(position(player, Player(), Player(), round_number=5, components=changed(edit)))
    assert outcome(state).details["breakdown"][0]["lines"] == 12
    assert outcome(state).details["breakdown"][0]["spells"] == 12


# --- The winner


def test_the_breakdown_adds_up_to_the_points() -> None:
    player = Player(marks="fire 12 water 4", cores="red c1, yellow c2, blue c3, red d2", mana=7, goods="2 red")
    state = last_round(player, Player(marks="sand 6"), Player())
    rows = outcome(state).details["breakdown"]
    assert rows[0] == {"tracks": [15, 3, -2], "lines": 2, "spells": 3 + 1 + 1, "mana": 9}
    assert [sum(row["tracks"]) + row["lines"] + row["spells"] for row in rows] == list(outcome(state).points)
    assert [points(state, seat) for seat in range(3)] == list(outcome(state).points) == [23, 2, -6]


def test_the_most_points_win() -> None:
    state = last_round(Player(mana=20), Player(marks="fire 3"), Player(marks="fire 1"))
    assert [outcome(state).winners, outcome(state).reason] == [(1,), "points"]
    assert state.returns() == [0.0, 1.0, 0.0]
    assert asked(state) == (TERMINAL, "over")


def test_a_tie_is_broken_by_mana() -> None:
    state = last_round(Player(marks="fire 1", mana=4), Player(marks="fire 2", mana=5), Player(mana=20))
    assert [outcome(state).points, outcome(state).winners, outcome(state).reason] == [(-3, -3, -6), (1,), "tie_break"]
    assert state.returns() == [0.0, 1.0, 0.0]


def test_goods_returned_at_the_last_rest_count_as_mana() -> None:
    state = last_round(Player(marks="fire 1", mana=4, goods="2 red"), Player(marks="fire 2", mana=5), Player())
    assert [outcome(state).winners, outcome(state).details["breakdown"][0]["mana"]] == [(0,), 6]


def test_a_crystal_that_was_stored_at_the_last_rest_gives_no_mana() -> None:
    state = position(
        Player(marks="fire 1", mana=4, goods="1 red", cores="red d2"),
        Player(marks="fire 2", mana=5, cores="red d2"),
        Player(),
        round_number=5,
    )
    play(state, "rest", "store red", "rest", "rest")
    assert [outcome(state).points[:2], outcome(state).winners, goods(state, 0)] == [(-2, -2), (1,), {"red": 1}]


def test_mana_does_not_count_but_for_a_tie() -> None:
    state = last_round(Player(marks="fire 1", mana=0), Player(mana=20), Player(mana=20))
    assert outcome(state).winners == (0,)


def test_who_is_still_tied_shares_the_victory() -> None:
    state = last_round(Player(marks="fire 1", mana=4), Player(mana=9), Player(marks="fire 2", mana=4))
    assert [outcome(state).winners, outcome(state).reason] == [(0, 2), "shared"]
    assert state.returns() == [0.5, 0.0, 0.5]


def test_of_three_tied_two_may_share() -> None:
    state = last_round(*[Player(mana=n) for n in (3, 8, 8, 2)])
    assert [outcome(state).winners, outcome(state).reason] == [(1, 2), "shared"]


def test_all_may_share() -> None:
    state = last_round(*[Player(mana=3)] * 4)
    assert [outcome(state).winners, state.returns()] == [(0, 1, 2, 3), [0.25] * 4]


def test_the_starting_player_token_does_not_break_ties() -> None:
    state = rest_all(position(Player(), Player(), Player(), round_number=5, start=1))
    assert outcome(state).winners == (0, 1, 2)
