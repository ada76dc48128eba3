"""Match play for two (rulebook page 9, ruling 20): best of three, with a face-up draft after the first game."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from conclave.core.game import CHANCE, SPECTATOR, Event
from conclave.core.registry import presenter_for
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.engine.state import State
from conclave.games.res_arcana.game import GAME
from conclave.games.res_arcana.position_builder import Player, position
from table import (
    choices,
    deal,
    deck,
    deck_size,
    discards,
    display,
    first_player,
    game_number,
    hand,
    hand_size,
    in_play,
    is_over,
    monuments_left,
    names,
    new_game,
    on,
    outcome,
    pass_turn,
    phase,
    places,
    play,
    points,
    pool,
    round_number,
    supply,
    until,
    wins,
)

MINE = "athanor crypt hawk prism vault treant mermaid nightingale"
THEIRS = "dragon_egg dragon_teeth fire_dragon flaming_pit guard_dog hand_of_glory magical_shard tree_of_life"
ONE_OF_EACH = {"elan": 1, "life": 1, "calm": 1, "death": 1, "gold": 1}
TEN = "catacombs_of_the_dead(10 death)"


def match(winner: int, game: int = 1, wins: tuple[int, int] = (0, 0)) -> State:
    """A match at the end of a game that this seat wins; the next one begins."""
    hers = Player(play="witch(1 gold) treant(2 life) nightingale", hand="hawk", deck=without("hawk treant nightingale"))
    his = Player(play="seer", discards="fire_dragon", top="guard_dog", deck=without("fire_dragon guard_dog", THEIRS))
    players = [hers, his]
    players[winner] = replace(players[winner], play=f"{players[winner].play} {TEN}")
    return position(*players, phase="check", variant="match", game=game, wins=wins, round_number=5)


def without(some: str, cards: str = MINE) -> str:
    return " ".join(card for card in cards.split() if card not in some.split())


# --- Game one


def test_game_one_uses_the_standard_setup() -> None:
    state = new_game(2, "match")
    seen = [phase(state)]
    while seen[-1] not in ("collect", "actions"):
        state.apply_action(state.legal_actions()[0])
        if phase(state) != seen[-1]:
            seen.append(phase(state))
    assert seen[:-1] == ["sides", "monuments", "start", "mages", "artifacts", "hands", "choose", "items"]
    assert [game_number(state), wins(state)] == [1, [0, 0]]


# --- Game two


def test_a_won_game_is_counted_and_another_begins() -> None:
    state = match(0)
    assert not is_over(state)
    assert [game_number(state), wins(state), phase(state)] == [2, [1, 0], "sides"]
    assert state.returns() == [0.0, 0.0]


def test_between_games_the_table_is_set_up_anew() -> None:
    state = until(match(0), "start")
    assert len(places(state)) == 5
    assert [len(display(state)), monuments_left(state), len(supply(state))] == [2, 8, 8]
    assert [pool(state, seat) for seat in (0, 1)] == [ONE_OF_EACH, ONE_OF_EACH]
    assert [points(state, 0), points(state, 1)] == [0, 0]
    assert [discards(state, 1), hand(state, 0), deck_size(state, 0)] == [[], [], 0]


def test_the_faces_of_the_places_are_selected_again() -> None:
    state = match(0)
    assert state.current_player() == CHANCE
    assert choices(state) == ["deal sacred_grove", "deal alchemists_tower"]


def test_players_keep_their_mages_and_nothing_else_in_play() -> None:
    state = until(match(0), "open_draft")
    assert [in_play(state, 0), in_play(state, 1)] == [["witch"], ["seer"]]
    assert on(state, "witch") == {}


@pytest.mark.parametrize("winner", [0, 1])
def test_the_loser_chooses_who_is_first_player(winner: int) -> None:
    state = until(match(winner), "start")
    assert [state.current_player(), choices(state)] == [1 - winner, ["first p1", "first p2"]]
    for first in (0, 1):
        chosen = play(state.copy(), f"first p{first + 1}")
        assert first_player(chosen) == first
        assert chosen.current_player() == first


def test_all_sixteen_artifacts_lie_face_up_for_the_draft() -> None:
    state = play(until(match(0), "start"), "first p1")
    assert phase(state) == "open_draft"
    assert {text.removeprefix("keep ") for text in choices(state)} == set(f"{MINE} {THEIRS}".split())
    for viewer in (0, 1, SPECTATOR):
        assert set(names(state.view(viewer)["open"])) == set(f"{MINE} {THEIRS}".split())


@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_one_then_both_take_two_in_turn_and_one_is_left(first: int) -> None:
    state = play(until(match(0), "start"), f"first p{first + 1}")
    asked = []
    while phase(state) == "open_draft":
        asked.append(state.current_player())
        state.apply_action(state.legal_actions()[0])
    a, b = first, 1 - first
    assert asked == [a, b, b, a, a, b, b, a, a, b, b, a, a, b, b, a]
    assert [deck_size(state, seat) for seat in (0, 1)] == [8, 8]
    assert phase(state) == "hands"


def test_a_drafted_artifact_leaves_the_table_and_all_know_who_has_it() -> None:
    state = play(until(match(0), "start"), "first p1", "keep vault")
    assert "keep vault" not in choices(state)
    assert "vault" not in names(state.view(SPECTATOR)["open"])
    assert deck(state, 0) == ["vault"]


def test_the_initial_hand_is_drawn_before_the_items_are_chosen_and_no_mage_is_chosen() -> None:
    state = play(until(match(0), "start"), "first p2")
    seen = []
    while phase(state) not in ("collect", "actions"):
        if phase(state) not in seen:
            seen.append(phase(state))
        state.apply_action(state.legal_actions()[0])
    assert seen == ["open_draft", "hands", "items"]
    assert [hand_size(state, 0), hand_size(state, 1)] == [3, 3]


def test_in_game_two_the_first_player_chooses_the_item_last_and_begins() -> None:
    state = until(play(until(match(0), "start"), "first p2"), "items")
    assert state.current_player() == 0
    play(state, "item research")
    assert state.current_player() == 1
    play(state, "item alchemy")
    until(state, "actions")
    assert [state.current_player(), round_number(state)] == [1, 1]
    assert not any(on(state, name) for seat in (0, 1) for name in in_play(state, seat))


def test_only_the_sixteen_artifacts_are_in_game_two() -> None:
    state = until(play(until(match(0), "start"), "first p1"), "actions")
    held = [card for seat in (0, 1) for card in hand(state, seat) + deck(state, seat)]
    assert sorted(held) == sorted(f"{MINE} {THEIRS}".split())


# --- The end of the match


def test_two_wins_end_the_match() -> None:
    state = match(1, game=2, wins=(0, 1))
    assert is_over(state)
    assert outcome(state).winners == (1,)
    assert outcome(state).reason == "match"
    assert outcome(state).details["wins"] == [0, 2]
    assert wins(state) == [0, 2]
    assert state.returns() == [0.0, 1.0]


def test_one_win_apiece_leads_to_game_three() -> None:
    state = match(0, game=2, wins=(0, 1))
    assert not is_over(state)
    assert [game_number(state), wins(state)] == [3, [1, 1]]


def test_in_game_three_players_keep_mage_and_drafted_artifacts() -> None:
    state = until(match(0, game=2, wins=(0, 1)), "start")
    assert [state.current_player(), choices(state)] == [1, ["first p1", "first p2"]], "the loser of game two chooses"
    play(state, "first p2")
    assert phase(state) == "hands", "nothing is drafted"
    assert [sorted(deck(state, 0)), sorted(deck(state, 1))] == [sorted(MINE.split()), sorted(THEIRS.split())]
    until(state, "items")
    assert [state.current_player(), pool(state, 0), pool(state, 1)] == [0, ONE_OF_EACH, ONE_OF_EACH]
    until(state, "actions")
    assert state.current_player() == 1
    assert "witch" in in_play(state, 0)
    assert "seer" in in_play(state, 1)
    assert [hand_size(state, 0), deck_size(state, 0)] == [3, 5]


def test_a_dragon_taken_by_the_bestiary_in_game_two_returns_to_who_drafted_it() -> None:
    state = position(
        Player(play=f"witch {TEN} fire_dragon", deck=MINE, owned=MINE),
        Player(play="seer", deck=without("fire_dragon", THEIRS), owned=THEIRS),
        phase="check",
        variant="match",
        game=2,
        wins=(0, 1),
    )
    assert game_number(state) == 3
    assert sorted(deck(state, 0)) == sorted(MINE.split())
    assert "fire_dragon" in deck(state, 1)


@pytest.mark.parametrize("winner", [0, 1])
def test_game_three_decides_the_match(winner: int) -> None:
    state = match(winner, game=3, wins=(1, 1))
    assert is_over(state)
    assert outcome(state).winners == (winner,)
    assert sorted(outcome(state).details["wins"]) == [1, 2]


def test_a_game_won_in_mid_round_counts_like_any_other() -> None:
    state = position(
        Player(play=f"witch coral_castle {TEN}", deck=MINE), Player(play="seer", deck=THEIRS), variant="match"
    )
    play(state, "use coral_castle 1")
    assert [game_number(state), wins(state), phase(state)] == [2, [1, 0], "sides"]


# --- Shared games


def shared_game(game: int = 1, wins: tuple[int, int] = (0, 0), began: int = 0) -> State:
    """A match at the end of a game with the same points and essences for both."""
    return position(
        Player(play="witch catacombs_of_the_dead(9 death)", deck=MINE),
        Player(play="seer dwarven_mines(10 gold)", deck=THEIRS),
        phase="check",
        variant="match",
        game=game,
        wins=wins,
        began=began,
    )


def test_a_shared_game_counts_for_neither() -> None:
    state = shared_game()
    assert [game_number(state), wins(state)] == [2, [0, 0]]


@pytest.mark.parametrize("began", [0, 1])
def test_after_a_shared_first_game_its_second_player_chooses(began: int) -> None:
    state = until(shared_game(began=began), "start")
    assert state.current_player() == 1 - began


def test_the_token_at_the_end_does_not_matter_for_who_was_second() -> None:
    state = position(
        Player(play="witch catacombs_of_the_dead(10 death)", deck=MINE),
        Player(play="seer dwarven_mines(9 gold)", deck=THEIRS),
        phase="check",
        variant="match",
        first=1,
        began=0,
    )
    assert until(state, "start").current_player() == 1


def test_after_a_shared_first_game_the_winner_of_the_second_has_won_the_match() -> None:
    state = match(1, game=2, wins=(0, 0))
    assert is_over(state)
    assert outcome(state).winners == (1,)
    assert outcome(state).details["wins"] == [0, 1]


def test_after_a_won_first_game_a_shared_second_leaves_the_lead() -> None:
    state = shared_game(game=2, wins=(1, 0))
    assert is_over(state)
    assert outcome(state).winners == (0,)
    assert outcome(state).reason == "match"
    assert state.returns() == [1.0, 0.0]


def test_two_shared_games_leave_the_match_to_the_third() -> None:
    state = shared_game(game=2, wins=(0, 0), began=1)
    assert [game_number(state), wins(state)] == [3, [0, 0]]
    assert until(state, "start").current_player() == 0, "who was second in game two chooses"


def test_a_match_that_is_even_after_three_games_is_shared() -> None:
    state = shared_game(game=3, wins=(1, 1))
    assert is_over(state)
    assert outcome(state).winners == (0, 1)
    assert outcome(state).reason == "shared"
    assert state.returns() == [0.5, 0.5]


# --- From the first deal to the last


def test_a_whole_match_by_round_limit() -> None:
    state = deal(new_game(2, "match", round_limit=1))
    seen: list[int] = []
    while not is_over(state):
        if not seen or seen[-1] != game_number(state):
            seen.append(game_number(state))
        if "pass" in choices(state):
            pass_turn(state)
        else:
            state.apply_action(state.legal_actions()[0])
    assert seen in ([1, 2], [1, 2, 3])
    assert sum(outcome(state).details["wins"]) <= 3
    assert outcome(state).details["games"] == seen[-1]


def test_between_games_every_point_of_the_last_one_is_told_with_its_reason() -> None:
    dice, state = random.Random(1), GAME.new(GAME.options({"seats": 2, "variant": "match"}))
    presenter = presenter_for(GAME)
    told: list[str] = []
    while not told:
        before, events = state.view(0), list[Event]()
        state.apply_action(dice.choice(state.legal_actions()), events)
        if any(event[0] == e.EV_GAME for event in events):
            redacted = [GAME.redact(event, 0) for event in events]
            told = presenter.narrate(redacted, ["Ada", "Ben"], 0, partial(dict[str, Any], before))
    lines = [line for line in told if re.match(r"\w+: \d+ points? \(", line)]
    assert [line.split(":")[0] for line in lines] == ["Ada", "Ben"]
    for line in lines:
        whole, *parts = map(int, re.findall(r" (\d+)", line))
        assert whole == sum(parts)
