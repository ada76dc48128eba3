"""Victory (rulebook page 8): points, checks at the end of a round and in the middle of one, ties, the Golden Statue."""

from __future__ import annotations

import pytest

from conclave.core.game import TERMINAL
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.position_builder import Player, position
from table import (
    choices,
    deal,
    first_player,
    in_play,
    is_over,
    is_turned,
    on,
    outcome,
    pass_round,
    pass_turn,
    passed,
    phase,
    play,
    points,
    pool,
    round_number,
)

NINE = "great_pyramid catacombs_of_the_dead(6 death)"  # the token makes ten
STATUE = "golden_statue coral_castle great_pyramid"  # 1 + 3 + 3: seven


def checked(*players: Player, first: int = 0, round_limit: int = 30, round_number: int = 4) -> State:
    """All have passed; victory is checked."""
    return position(*players, first=first, phase="check", round_limit=round_limit, round_number=round_number)


# --- Counting


@pytest.mark.parametrize(
    ("play", "expected"),
    [
        ("dragon_egg nightingale ring_of_midas jeweled_statuette dragon_bridle philosophers_stone", 6),
        ("bone_dragon earth_dragon fire_dragon water_dragon wind_dragon sea_serpent", 6),
        ("great_pyramid", 3),
        ("colossus mausoleum oracle temple", 8),
        ("golden_statue hanging_gardens library obelisk solomons_mine", 5),
        ("hawk vault seer alchemy", 0),
        ("coral_castle", 3),
        ("cursed_forge(2 gold)", 3),
        ("sacred_grove(2 life)", 4),
        ("sacrificial_pit(2 death)", 4),
        ("alchemists_tower(2 gold)", 2),
        ("catacombs_of_the_dead(2 death)", 2),
        ("dwarven_mines(2 gold)", 2),
        ("sunken_reef(2 calm)", 2),
        ("dragons_lair(2 gold)", 2),
    ],
)
def test_points_come_from_artifacts_monuments_and_places_of_power(play: str, expected: int) -> None:
    state = position(Player(), Player(play=play))
    assert points(state, 1) == expected


def test_an_essence_of_another_kind_on_a_place_of_power_scores_nothing() -> None:
    state = position(Player(play="sunken_reef(1 gold, 1 life)"), Player(play="sacred_grove(9 calm)"), first=1)
    assert [points(state, 0), points(state, 1)] == [0, 2 + 1]


def test_essences_on_other_components_score_nothing() -> None:
    state = position(Player(), Player(play="mausoleum(5 death) colossus(5 gold) vault(5 gold)"))
    assert points(state, 1) == 4


def test_turned_components_score_all_the_same() -> None:
    state = position(Player(), Player(play="great_pyramid fire_dragon(turned) catacombs_of_the_dead(turned, 2 death)"))
    assert points(state, 1) == 3 + 1 + 2


def test_cards_in_hand_deck_and_discards_score_nothing() -> None:
    state = position(Player(), Player(hand="nightingale", deck="dragon_egg", discards="fire_dragon"))
    assert points(state, 1) == 0


@pytest.mark.parametrize(
    ("beasts", "expected"),
    [
        ("hawk mermaid", 2),
        ("nightingale", 1 + 1),
        ("fire_dragon", 2 + 1),
        ("sea_serpent", 3 + 1),
        ("hawk fire_dragon sea_serpent", 1 + 3 + 4),
        ("windup_man dragon_bridle dragon_egg dragon_teeth", 2),
        ("celestial_horse guard_dog treant mermaid(turned) hawk", 5),
    ],
)
def test_the_bestiary_scores_one_a_creature_two_a_dragon_and_three_the_sea_serpent(beasts: str, expected: int) -> None:
    state = position(Player(play="druid"), Player(play=f"sorcerers_bestiary {beasts}"))
    assert points(state, 1) == expected


def test_the_bestiary_does_not_score_the_beasts_of_others() -> None:
    state = position(Player(play="hawk"), Player(play="sorcerers_bestiary", hand="fire_dragon", discards="treant"))
    assert points(state, 1) == 0


def test_the_token_is_worth_a_point_to_its_holder() -> None:
    state = position(Player(play="colossus"), Player(), first=1)
    assert [points(state, 0), points(state, 1)] == [2, 1]


# --- At the end of a round


def test_ten_points_when_all_have_passed_win_the_game() -> None:
    state = checked(Player(), Player(play=f"{NINE} nightingale"))
    assert is_over(state)
    assert outcome(state).winners == (1,)
    assert outcome(state).points == (1, 10)
    assert outcome(state).reason == "points"
    assert state.returns() == [0.0, 1.0]


def test_nine_points_do_not_win() -> None:
    state = checked(Player(), Player(play=NINE))
    assert not is_over(state)
    assert [round_number(state), state.returns()] == [5, [0.0, 0.0]]


def test_the_token_counts_for_the_tenth_point() -> None:
    state = checked(Player(), Player(play=NINE), first=1)
    assert outcome(state).winners == (1,)
    assert outcome(state).points == (0, 10)


def test_the_token_is_taken_by_passing_before_victory_is_checked() -> None:
    state = position(Player(play=NINE), Player(), first=1)
    pass_round(state)
    assert outcome(state).winners == (0,)
    other = position(Player(), Player(play=NINE), first=1)
    pass_round(other)
    assert not is_over(other), "the first to pass took the point away"
    assert round_number(other) == 2


def test_ten_points_do_not_win_before_all_have_passed() -> None:
    state = position(Player(play=f"{NINE} nightingale"), Player(play="horn_of_plenty"))
    pass_turn(state)
    assert [points(state, 0), phase(state), state.current_player()] == [11, "actions", 1]
    play(state, "use horn_of_plenty 2")
    assert state.current_player() == 1
    pass_turn(state)
    assert is_over(state)


def test_points_may_be_gained_after_a_rival_with_ten_has_passed() -> None:
    rival = Player(pool="8 gold", play="coral_castle colossus temple oracle")
    state = position(Player(play=NINE), rival, centre="golden_statue mausoleum")
    pass_turn(state)
    assert [points(state, 0), points(state, 1)] == [10, 9]
    play(state, "claim mausoleum", "claim golden_statue")
    pass_turn(state)
    assert outcome(state).points == (10, 12)
    assert outcome(state).winners == (1,)


def test_the_most_points_win_where_several_have_ten() -> None:
    state = checked(
        Player(pool="99 gold", play=f"{NINE} nightingale"), Player(play="coral_castle dwarven_mines(9 gold)")
    )
    assert outcome(state).points == (11, 12)
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "points"


def test_when_nobody_has_won_everything_is_straightened_and_the_next_round_begins() -> None:
    state = checked(Player(play="vault(turned, 1 gold) seer(turned)"), Player(), first=1)
    assert not is_turned(state, "vault")
    assert not is_turned(state, "seer")
    assert [round_number(state), phase(state), passed(state), first_player(state)] == [5, "collect", [], 1]
    play(state, "take vault")
    assert pool(state, 0) == {"calm": 1, "gold": 1}
    assert state.current_player() == 1


def test_nobody_is_asked_after_the_game() -> None:
    state = checked(Player(), Player(play=f"{NINE} nightingale"))
    assert [state.current_player(), state.legal_actions()] == [TERMINAL, []]


# --- Ties


def test_a_tie_goes_to_the_most_essences_in_the_pool() -> None:
    ten = "coral_castle dragons_lair(7 gold)"
    state = checked(Player(pool="5 elan", play=NINE), Player(pool="3 life 3 death", play=ten))
    assert outcome(state).points == (10, 10)
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "tie_break"
    assert state.returns() == [0.0, 1.0]


def test_gold_counts_double_in_a_tie() -> None:
    ten = "coral_castle dragons_lair(7 gold)"
    state = checked(Player(pool="3 gold", play=NINE), Player(pool="5 death", play=ten))
    assert outcome(state).winners == (0,)
    assert outcome(state).details["tie_break"] == [6, 5]


def test_essences_on_components_do_not_break_a_tie() -> None:
    ten = "coral_castle dragons_lair(7 gold) vault(9 gold)"
    state = checked(Player(pool="1 elan", play=NINE), Player(play=ten))
    assert outcome(state).winners == (0,)


def test_players_still_tied_share_their_victory() -> None:
    ten = "coral_castle dragons_lair(7 gold)"
    state = checked(Player(pool="2 gold", play=NINE), Player(pool="4 death", play=ten))
    assert outcome(state).winners == (0, 1)
    assert outcome(state).reason == "shared"
    assert state.returns() == [0.5, 0.5]


def test_who_is_not_among_those_tied_for_most_points_has_no_part_in_the_tie_break() -> None:
    state = checked(
        Player(pool="1 elan", play=NINE),
        Player(pool="2 elan", play="coral_castle dragons_lair(7 gold)"),
        Player(pool="99 gold", play="temple oracle mausoleum colossus nightingale"),
    )
    assert outcome(state).points == (10, 10, 9)
    assert outcome(state).winners == (1,)


def test_two_of_three_tied_players_may_share() -> None:
    state = checked(
        Player(pool="1 gold", play=NINE),
        Player(pool="2 elan", play="coral_castle dragons_lair(7 gold)"),
        Player(pool="1 elan", play="temple oracle mausoleum colossus nightingale fire_dragon"),
    )
    assert outcome(state).points == (10, 10, 10)
    assert outcome(state).winners == (0, 1)
    assert state.returns() == [0.5, 0.5, 0.0]


# --- In the middle of a round


@pytest.mark.parametrize(("place", "more"), [("coral_castle", "6 death"), ("sorcerers_bestiary", "9 death")])
def test_a_place_of_power_may_check_victory_at_once(place: str, more: str) -> None:
    state = position(Player(play=f"{place} catacombs_of_the_dead({more})"), Player(play="horn_of_plenty"))
    assert points(state, 0) == 10
    play(state, f"use {place} 1")
    assert is_over(state)
    assert outcome(state).winners == (0,)
    assert passed(state) == []


@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_a_check_without_ten_points_changes_nothing_but_turns_the_place(place: str) -> None:
    state = position(Player(pool="3 elan", play=place), Player(play="great_pyramid"))
    play(state, f"use {place} 1")
    assert not is_over(state)
    assert is_turned(state, place)
    assert [state.current_player(), round_number(state), phase(state)] == [1, 1, "actions"]
    assert pool(state, 0) == {"elan": 3}
    assert passed(state) == []


@pytest.mark.parametrize("place", ["coral_castle", "sorcerers_bestiary"])
def test_a_check_is_won_by_whoever_is_ahead(place: str) -> None:
    state = position(Player(play=f"{place} catacombs_of_the_dead(9 death)"), Player(play="dwarven_mines(20 gold)"))
    play(state, f"use {place} 1")
    assert outcome(state).winners == (1,)


def test_a_check_is_won_by_a_rival_with_ten_though_the_checker_has_fewer() -> None:
    state = play(position(Player(play="coral_castle"), Player(play=f"{NINE} nightingale")), "use coral_castle 1")
    assert outcome(state).winners == (1,)
    assert outcome(state).points == (4, 10)


def test_a_check_in_mid_round_counts_the_token_for_whoever_holds_it_then() -> None:
    castle = "coral_castle catacombs_of_the_dead(6 death)"
    assert is_over(play(position(Player(play=castle), Player(), first=0), "use coral_castle 1"))
    state = play(position(Player(play=castle), Player(), first=1), "use coral_castle 1")
    assert not is_over(state)
    assert state.current_player() == 1


def test_the_token_taken_by_the_first_to_pass_counts_in_a_later_check_of_the_round() -> None:
    castle = Player(play="coral_castle catacombs_of_the_dead(6 death)")
    state = position(castle, Player(), first=0, turn=1)
    pass_turn(state)
    assert first_player(state) == 1
    play(state, "use coral_castle 1")
    assert not is_over(state), "nine without the token"


def test_a_tie_in_mid_round_is_broken_by_the_pools_as_they_are_then() -> None:
    player = Player(pool="4 elan", play="coral_castle catacombs_of_the_dead(6 death)")
    state = play(position(player, Player(pool="3 gold", play="dwarven_mines(10 gold)")), "use coral_castle 1")
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "tie_break"


def test_a_turned_castle_cannot_check() -> None:
    state = position(Player(play=f"coral_castle(turned) {NINE}"), Player())
    assert "use coral_castle 1" not in choices(state)


def test_a_castle_that_ignored_a_loss_cannot_check_in_the_same_round() -> None:
    state = position(Player(play="elvish_bow"), Player(play=f"coral_castle {NINE}"))
    play(state, "use elvish_bow 1", "react coral_castle 2")
    assert "use coral_castle 1" not in choices(state)


def test_a_straightened_castle_checks_twice_in_a_round() -> None:
    state = position(Player(pool="1 elan", play="coral_castle reanimate"), Player(), passed=[1])
    play(state, "use coral_castle 1", "use reanimate 1", "pay elan", "straighten coral_castle")
    assert "use coral_castle 1" in choices(state)


# --- The Golden Statue


def test_the_statue_gives_three_points_for_three_gold_when_victory_is_checked() -> None:
    state = checked(Player(pool="4 gold", play=STATUE), Player(), first=1)
    assert [state.current_player(), choices(state)] == [0, ["react golden_statue 1", "decline"]]
    assert points(state, 0) == 7
    play(state, "react golden_statue 1")
    assert is_over(state)
    assert outcome(state).points == (10, 1)
    assert outcome(state).winners == (0,)
    assert pool(state, 0) == {"gold": 1}
    assert is_turned(state, "golden_statue")


def test_the_statue_need_not_be_used() -> None:
    state = play(checked(Player(pool="4 gold", play=STATUE), Player(), first=1), "decline")
    assert not is_over(state)
    assert pool(state, 0) == {"gold": 4}
    assert round_number(state) == 5


def test_the_statue_needs_three_gold_and_to_be_straight() -> None:
    assert round_number(checked(Player(pool="2 gold 9 elan", play=STATUE), Player(), first=1)) == 5
    turned = STATUE.replace("golden_statue", "golden_statue(turned)")
    assert round_number(checked(Player(pool="9 gold", play=turned), Player(), first=1)) == 5


def test_a_statue_that_nobody_has_claimed_is_nobodys() -> None:
    state = position(Player(pool="9 gold"), Player(pool="9 gold"), centre="golden_statue", phase="check")
    assert [round_number(state), phase(state)] == [2, "actions"]


def test_gold_spent_on_the_statue_is_gone_if_nobody_wins() -> None:
    state = checked(Player(pool="5 gold", play="golden_statue"), Player(), first=1)
    play(state, "react golden_statue 1")
    assert not is_over(state)
    assert pool(state, 0) == {"gold": 2}
    assert points(state, 0) == 1, "its points were temporary"
    assert not is_turned(state, "golden_statue"), "a new round has begun"
    pass_round(state)
    assert not is_over(state)


def test_the_statue_may_be_used_in_a_check_forced_by_a_rival() -> None:
    state = position(Player(play="sorcerers_bestiary"), Player(pool="3 gold", play=STATUE))
    play(state, "use sorcerers_bestiary 1")
    assert state.current_player() == 1
    play(state, "react golden_statue 1")
    assert outcome(state).winners == (1,)


def test_the_statue_may_be_used_by_its_owner_who_has_passed() -> None:
    state = position(Player(play="sorcerers_bestiary"), Player(pool="3 gold", play=STATUE), passed=[1])
    play(state, "use sorcerers_bestiary 1")
    assert [state.current_player(), choices(state)] == [1, ["react golden_statue 1", "decline"]]


def test_the_statue_may_be_used_in_a_check_forced_by_its_owner() -> None:
    state = position(Player(pool="3 gold", play=STATUE), Player(), first=1)
    play(state, "use coral_castle 1")
    assert [state.current_player(), points(state, 0)] == [0, 7]
    play(state, "react golden_statue 1")
    assert outcome(state).points == (10, 1)


def test_a_statue_used_in_mid_round_is_turned_until_the_round_is_over() -> None:
    state = position(Player(pool="9 gold", play="golden_statue coral_castle"), Player(), first=1)
    play(state, "use coral_castle 1", "react golden_statue 1")
    assert not is_over(state)
    assert [pool(state, 0), points(state, 0)] == [{"gold": 6}, 4]
    assert is_turned(state, "golden_statue")
    pass_round(state)
    assert round_number(state) == 2, "nobody was asked at the end of the round"
    assert pool(state, 0) == {"gold": 6}
    assert not is_turned(state, "golden_statue")


def test_a_statue_straightened_after_a_check_may_be_used_in_the_next_check() -> None:
    player = Player(pool="9 gold", play="golden_statue coral_castle reanimate")
    state = position(player, Player(), first=1, passed=[1])
    play(
        state, "use coral_castle 1", "react golden_statue 1", "use reanimate 1", "pay gold", "straighten golden_statue"
    )
    pass_turn(state)
    assert choices(state) == ["react golden_statue 1", "decline"]


def test_the_statue_may_turn_a_loss_into_a_win() -> None:
    rival = Player(pool="3 gold", play="golden_statue sunken_reef(9 calm)")
    state = checked(Player(play=f"{NINE} nightingale"), rival)
    assert [points(state, 0), points(state, 1)] == [11, 10]
    play(state, "react golden_statue 1")
    assert outcome(state).points == (11, 13)
    assert outcome(state).winners == (1,)


def test_the_statue_is_used_once_in_a_check() -> None:
    state = checked(Player(pool="9 gold", play="golden_statue"), Player(), first=1)
    play(state, "react golden_statue 1")
    assert [round_number(state), phase(state)] == [5, "actions"]
    assert pool(state, 0) == {"gold": 6}


def test_gold_spent_on_the_statue_does_not_count_for_the_tie_break() -> None:
    players = (Player(pool="3 gold 1 elan", play=STATUE), Player(pool="2 elan", play="dwarven_mines(9 gold)"))
    state = play(checked(*players, first=1), "react golden_statue 1")
    assert outcome(state).points == (10, 10)
    assert outcome(state).details["tie_break"] == [1, 2]
    assert outcome(state).winners == (1,)


def test_a_statue_claimed_in_this_round_may_be_used() -> None:
    state = position(Player(pool="7 gold", play=NINE), Player(), centre="golden_statue", first=1)
    play(state, "claim golden_statue")
    pass_turn(state)
    pass_turn(deal(state))
    play(state, "react golden_statue 1")
    assert outcome(state).points == (13, 1)
    assert "golden_statue" in in_play(state, 0)


# --- The round limit


def test_the_check_after_the_last_round_ends_the_game_whatever_the_points() -> None:
    state = checked(Player(play="great_pyramid"), Player(), round_limit=4)
    assert is_over(state)
    assert outcome(state).winners == (0,)
    assert outcome(state).reason == "round_limit"
    assert outcome(state).points == (4, 0)


def test_before_the_last_round_the_limit_does_nothing() -> None:
    assert not is_over(checked(Player(play="great_pyramid"), Player(), round_limit=5))


def test_without_a_limit_the_game_goes_on() -> None:
    state = checked(Player(play="great_pyramid"), Player(), round_limit=0, round_number=99)
    assert [is_over(state), round_number(state)] == [False, 100]


def test_a_check_in_the_middle_of_the_last_round_does_not_end_the_game() -> None:
    state = position(Player(play="coral_castle"), Player(), round_limit=4, round_number=4)
    play(state, "use coral_castle 1")
    assert not is_over(state)
    pass_round(state)
    assert outcome(state).reason == "round_limit"


def test_ten_points_at_the_limit_are_an_ordinary_victory() -> None:
    state = checked(Player(play=NINE), Player(), round_limit=4)
    assert outcome(state).reason == "points"
    assert outcome(state).details["round_limit"] is False


def test_a_tie_at_the_limit_is_broken_like_any_other() -> None:
    state = checked(Player(pool="1 elan", play="colossus"), Player(pool="1 gold", play="great_pyramid"), round_limit=4)
    assert outcome(state).points == (3, 3)
    assert outcome(state).winners == (1,)
    assert outcome(state).details["round_limit"] is True


def test_players_may_share_at_the_limit_without_a_point() -> None:
    state = checked(Player(), Player(), Player(), round_limit=4, first=0)
    assert outcome(state).winners == (0,), "the token is a point"
    state = checked(Player(), Player(play="nightingale"), Player(), round_limit=4, first=0)
    assert outcome(state).winners == (0, 1)
    assert state.returns() == [0.5, 0.5, 0.0]


def test_the_statue_may_be_used_in_the_check_at_the_limit() -> None:
    state = checked(Player(pool="3 gold", play="golden_statue"), Player(play="great_pyramid"), first=1, round_limit=4)
    play(state, "react golden_statue 1")
    assert outcome(state).points == (4, 4)


def test_the_limit_is_thirty_rounds_unless_something_else_is_agreed() -> None:
    assert not is_over(checked(Player(), Player(), round_number=29))
    assert is_over(checked(Player(), Player(), round_number=30))


def test_what_lies_on_components_stays_there_when_a_round_ends() -> None:
    state = checked(Player(play="athanor(3 elan) catacombs_of_the_dead(2 death)"), Player())
    assert on(state, "athanor") == {"elan": 3}
    assert on(state, "catacombs_of_the_dead") == {"death": 2}
