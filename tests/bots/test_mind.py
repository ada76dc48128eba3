"""A mind computes what its net says, refuses weights that do not fit, and ranks every move there is."""

from __future__ import annotations

import array
import math
from dataclasses import replace
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from conclave.bots.search.evaluator import MAX_ACTIONS, MAX_FEATURES, Evaluator
from conclave.bots.search.policy_value_net import PolicyValueNet, index_action, list_sizes
from conclave.bots.search.tree_search import TreeSearch
from conclave.bots.weights import (
    NET_FILE,
    BadWeights,
    NetWeights,
    build_net,
    count_net_inputs,
    load_evaluator,
    load_net,
)
from conclave.core.dealer import SeededDice
from conclave.core.registry import data_file, list_games, load_game
from conclave.core.search_state import SearchState, as_search_state

HIDDEN, MIDDLE, KEYS = 16, 4, 4


def some_weights(game: str, seed: str = "some") -> NetWeights:
    """Small random numbers, all of them steps that the compiled net can hold."""
    dice, inputs = SeededDice(seed), count_net_inputs(game)
    count = sum(list_sizes(inputs, HIDDEN, MIDDLE, KEYS))
    numbers = array.array("f", [(dice.below(129) - 64) / 256 for _ in range(count)])
    return NetWeights(game, inputs, HIDDEN, MIDDLE, KEYS, numbers.tobytes(), {})


def middle(game_name: str, seats: int) -> SearchState:
    """A quiet position with a choice, some way into a game of any moves."""
    game, dice = load_game(game_name), SeededDice("middle")
    state = game.new(game.options({"seats": seats}))
    steps = 0
    while (
        steps < 150
        or state.current_player() < 0
        or len(state.legal_actions()) < 3
        or not as_search_state(state).is_quiet()
    ):
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
        steps += 1
    return as_search_state(state)


def plainly(weights: NetWeights, state: SearchState) -> list[float]:
    """The same chances, written out."""
    numbers, parts, start = array.array("f", weights.numbers).tolist(), [], 0
    for size in list_sizes(weights.inputs, HIDDEN, MIDDLE, KEYS):
        parts.append(numbers[start : start + size])
        start += size
    first, second, second_bias, skip, last = parts[:5]
    seats, on = range(state.seats()), vec[i64]([0] * MAX_FEATURES)
    units, mixed = [], []
    for seat in seats:
        rows = [on[i] for i in range(state.features_v2(seat, on))] + [weights.inputs]
        sums = [sum(first[row * HIDDEN + unit] for row in rows) for unit in range(HIDDEN)]
        units.append([max(0.0, x) for x in sums])
        mixed.append([sum(units[-1][u] * second[u * 2 * MIDDLE + m] for u in range(HIDDEN)) for m in range(2 * MIDDLE)])
    strengths = []
    for seat in seats:
        total = sum(a * b for a, b in zip(units[seat], skip, strict=True)) + parts[9][0] * state.heuristic_value(seat)
        for m in range(MIDDLE):
            theirs = [mixed[other][MIDDLE + m] for other in seats if other != seat]
            total += max(0.0, mixed[seat][m] + sum(theirs) / len(theirs) + second_bias[m]) * last[m]
        strengths.append(total)
    whole = sum(math.exp(x) for x in strengths)
    return [math.exp(x) / whole for x in strengths]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("game", list_games())
def test_a_mind_adds_up_what_its_net_says_seat_by_seat(game: str, seats: int) -> None:
    weights, state, out = some_weights(game), middle(game, seats), vec[float]([0.0] * 4)
    build_net(weights).evaluate(state, out)
    assert [out[seat] for seat in range(seats)] == pytest.approx(plainly(weights, state), abs=1e-9)


@pytest.mark.parametrize("game", list_games())
def test_moves_are_ranked_by_their_own_numbers_and_add_up_to_one(game: str) -> None:
    state, made = middle(game, 2), build_net(some_weights(game))
    actions, out, ranked = vec[i64]([0] * MAX_ACTIONS), vec[float]([0.0] * 4), vec[float]([0.0] * MAX_ACTIONS)
    n = state.fill_legal(actions)
    made.evaluate(state, out)
    made.rank_actions(state.current_player(), 2, actions, n, ranked)
    assert sum(ranked[i] for i in range(n)) == pytest.approx(1)
    assert len({ranked[i] for i in range(n)}) == len({index_action(actions[i]) for i in range(n)})


@pytest.mark.parametrize("game", list_games())
def test_weights_with_another_number_of_facts_than_the_game_has_are_refused(game: str, tmp_path: Path) -> None:
    right, path = some_weights(game), tmp_path / "mind.json"
    path.write_text(right.to_json())
    assert NetWeights.load(path) == right
    path.write_text(replace(right, inputs=right.inputs + 1).to_json())
    with pytest.raises(BadWeights, match=rf"names {right.inputs} inputs and has weights for {right.inputs + 1}"):
        NetWeights.load(path)
    with pytest.raises(ValueError, match=r"need \d+ numbers, not 3"):
        PolicyValueNet(right.inputs, HIDDEN, MIDDLE, KEYS, [0.0] * 3)
    with pytest.raises(ValueError, match="multiples of 16, 4 and 4"):
        PolicyValueNet(right.inputs, 24, MIDDLE, KEYS, [])


@pytest.mark.parametrize("game", list_games())
def test_the_minds_in_the_package_fit_their_games_and_say_where_they_come_from(game: str) -> None:
    path = data_file(game, NET_FILE)
    assert path is not None
    weights = NetWeights.load(path)
    assert weights.game == game
    assert weights.provenance["rules"] == load_game(weights.game).rules_version
    assert path.stat().st_size < 4_000_000


@pytest.mark.parametrize("game", list_games())
def test_a_game_without_a_mind_of_its_own_is_played_with_the_best_judge_there_is(game: str) -> None:
    assert isinstance(load_net(game), PolicyValueNet) or load_net(game) is load_evaluator(game)
    assert isinstance(load_net(game), Evaluator)


@pytest.mark.parametrize("breadth", [0, 2, 4])
@pytest.mark.parametrize("game", list_games())
def test_a_search_that_trusts_a_mind_knows_every_move_and_spends_all_its_thinking(game: str, breadth: int) -> None:
    state, made = middle(game, 2), build_net(some_weights(game))
    actions = vec[i64]([0] * MAX_ACTIONS)
    legal = [int(actions[i]) for i in range(state.fill_legal(actions))]
    search = TreeSearch(state, made, 7)
    search.use_policy(made, breadth)
    search.run(40)
    found = search.list_moves()
    assert sorted(action for action, _, _ in found) == legal
    assert sum(visits for _, visits, _ in found) == 39  # the first looks at the root itself
    assert all(0 <= chance <= 1 for _, _, chance in found)


@pytest.mark.parametrize("game", list_games())
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_found_out_with_the_facts_is_what_would_be_found_alone(game: str, seats: int) -> None:
    state, on = middle(game, seats), vec[i64]([0] * MAX_FEATURES)
    alone = [state.heuristic_value(seat) for seat in range(seats)]
    for seat in range(seats):
        state.features_v2(seat, on)
        assert state.heuristic_value_again(seat) == alone[seat]
    assert len(set(alone)) > 1
