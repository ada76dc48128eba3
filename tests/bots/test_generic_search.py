"""Every game can be searched: levels for games without compiled search, on the public contract alone."""

from __future__ import annotations

from collections import Counter

import pytest

from conclave.bots import UnknownBot, choose_action, list_bots, make_bot
from conclave.bots.generic_search import GenericSearch, play_out, sample_chance
from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import CHANCE, TERMINAL, State
from toy import EMBERS, ToyState

GAMES = 40
SAMPLES = 4000


class Weighted(ToyState):
    """A state in which chance weighs its outcomes 1, 2, 3, ..."""

    def chance_weights(self) -> list[int]:
        return [number + 1 for number in range(len(self.legal_actions()))]


def play(levels: tuple[str, str], seed: int) -> list[float]:
    state: State = EMBERS.new(EMBERS.options({"seats": 2}))
    bots, dice = [make_bot(level, EMBERS, f"{seed}:{level}") for level in levels], SeededDice(seed)
    while (seat := state.current_player()) != TERMINAL:
        if seat == CHANCE:
            sample_chance(state, dice)
        else:
            state.apply_action(choose_action(bots[seat], state))
    return state.returns()


def test_a_game_without_compiled_search_is_offered_the_levels_that_can_play_it() -> None:
    assert list_bots(EMBERS) == ["random", "adept", "master"]
    assert list_bots(registry.load_game("res_arcana")) == list_bots()


def test_a_level_that_cannot_play_a_game_is_refused_with_the_reason() -> None:
    with pytest.raises(UnknownBot, match="grandmaster cannot play embers: embers has no compiled search"):
        make_bot("grandmaster", EMBERS, 1)


def test_generic_search_beats_random_play() -> None:
    won = sum(play(("adept", "random"), seed)[0] + play(("random", "adept"), seed)[1] for seed in range(GAMES // 2))
    assert won > 0.65 * GAMES


def test_the_same_seed_searches_the_same() -> None:
    state = EMBERS.new(EMBERS.options({"seats": 2}))
    while state.current_player() == CHANCE:
        sample_chance(state, SeededDice(1))
    one, other = (
        make_bot("master:80it", EMBERS, 5).rank_actions(
            state.current_player(), state.legal_actions(), lambda dice: state.determinize(state.current_player(), dice)
        )
        for _ in range(2)
    )
    assert one == other
    assert sum(estimate.share for estimate in one) == pytest.approx(1)


def test_chance_is_sampled_by_its_weights() -> None:
    start, dice, seen = Weighted(2), SeededDice(3), Counter[int]()
    assert start.current_player() == CHANCE
    outcomes: dict[tuple[int, ...], int] = {}
    for action in start.legal_actions():
        after = start.copy()
        after.apply_action(action)
        outcomes[tuple(after.dump())] = action
    for _ in range(SAMPLES):
        state = start.copy()
        sample_chance(state, dice)
        seen[outcomes[tuple(state.dump())]] += 1
    weights = start.chance_weights()
    for action, weight in zip(start.legal_actions(), weights, strict=True):
        assert seen[action] / SAMPLES == pytest.approx(weight / sum(weights), abs=0.03)


def test_a_search_counts_every_iteration_once() -> None:
    state = EMBERS.new(EMBERS.options({"seats": 3}))
    while state.current_player() == CHANCE:
        sample_chance(state, SeededDice(2))
    seat = state.current_player()
    search = GenericSearch(lambda dice: state.determinize(seat, dice), SeededDice(1))
    for _ in range(50):
        search.run_iteration()
    assert search.root.visits == sum(child.visits for child in search.root.children.values()) == 50
    assert sum(play_out(state.copy(), SeededDice(4))) == pytest.approx(1)
