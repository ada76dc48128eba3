"""Small games on BaseGame keep all laws, are searched, and deal chance by its weights."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import nim
from conclave.api import play_game, play_match
from conclave.bots import list_bots, make_bot, rank_actions
from conclave.bots.generic_search import sample_chance
from conclave.core.base_game import BaseGame
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.laws import check_game
from conclave.core.registry import register_game, unregister_game
from loaded_die import LOADED_DIE, ROLL, SHOW, STOP, WEIGHTS, LoadedDieState
from nim import NIM, NimState

MAX_LINES = 90
ROLLS = 2000
CRITICAL = 13.8  # chi-square with 2 degrees of freedom: exceeded once in a thousand
GAMES: list[BaseGame] = [NIM, LOADED_DIE]


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    for game in GAMES:
        register_game(game)
    yield
    for game in GAMES:
        unregister_game(game.name)


def test_a_whole_game_has_at_most_90_lines() -> None:
    assert len(Path(nim.__file__).read_text().splitlines()) <= MAX_LINES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_game_keeps_all_laws(game: BaseGame, seats: int) -> None:
    for seed in range(20):
        check_game(game, game.options({"seats": seats}), seed, every=1, always=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_generic_levels_play_a_small_game(game: BaseGame) -> None:
    assert list_bots(game) == ["random", "adept", "master"]
    assert play_game(game, ["master:20it", "adept"], seed=1).ending.by == "rules"
    assert play_match(game, ["adept", "random"], games=2).games == 2


def test_generic_search_finds_the_winning_move_of_nim() -> None:
    state = NimState([2, 0, 1, 2, 0])  # only heaps of equal size are lost for who is to move
    best = rank_actions(make_bot("master:400it", NIM, 1), state)[0]
    assert NIM.write(state, best.action) == "take 1 from heap 2"
    assert best.chance > 0.8


def test_generic_search_weighs_outcomes_by_their_probability() -> None:
    state = LoadedDieState(
        [2, 1, 0, 4, 3, 0, 0]
    )  # a roll wins with 1 (shared) in 6, with 2 in 3, and loses with 4 in 1
    estimates = {one.action: one.chance for one in rank_actions(make_bot("master:3000it", LOADED_DIE, 1), state)}
    assert estimates[STOP] < 0.05
    assert estimates[ROLL] > 0.65  # exactly 0.84; with equal weights it would be 0.56


def chi_square(counted: Counter[int]) -> float:
    total = sum(WEIGHTS.values())
    expected = {number: ROLLS * weight / total for number, weight in WEIGHTS.items()}
    return sum((counted[number] - many) ** 2 / many for number, many in expected.items())


def test_dealer_and_search_sample_chance_by_its_weights() -> None:
    rolling = LoadedDieState([2, 0, 1, 0, 0, 0, 0])
    dealer, dice = SeededDealer("die"), SeededDice("die")
    dealt, sampled = Counter[int](), Counter[int]()
    for position in range(ROLLS):
        dealt[dealer.choose(rolling.legal_actions(), rolling.chance_weights(), position) ^ SHOW] += 1
        state = rolling.copy()
        sample_chance(state, dice)
        sampled[state.words[3]] += 1
    assert chi_square(dealt) < CRITICAL
    assert chi_square(sampled) < CRITICAL
