"""Kuhn poker of bench/kuhn_poker.py is the game that it is compared with."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from conclave.core.game import CHANCE, TERMINAL, State

SPEC = importlib.util.spec_from_file_location("kuhn_poker", Path(__file__).parents[2] / "bench" / "kuhn_poker.py")
assert SPEC is not None
assert SPEC.loader is not None
KUHN = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(KUHN)


def walk(state: Any) -> Iterator[Any]:
    yield state
    for action in state.legal_actions():
        after = state.copy()
        after.apply_action(action)
        yield from walk(after)


def test_it_implements_the_contract_and_has_the_tree_of_kuhn_poker() -> None:
    states = list(walk(KUHN.KuhnState()))
    assert all(isinstance(state, State) for state in states)
    ends = [state for state in states if state.current_player() == TERMINAL]
    assert len(ends) == 30
    assert sum(state.current_player() == CHANCE for state in states) == 4
    keys = {(seat, state.info_state_key(seat)) for state in states if (seat := state.current_player()) >= 0}
    assert len(keys) == 12  # information sets


def test_points_are_zero_sum_and_the_higher_card_wins_a_showdown() -> None:
    for state in walk(KUHN.KuhnState()):
        if state.current_player() == TERMINAL:
            chips = state.points()
            assert sum(chips) == 0
            assert abs(chips[0]) == (2 if state.bets.endswith("bb") else 1)
            if not state.bets.endswith("bp"):
                assert (chips[0] > 0) == (state.first > state.second)
    assert KUHN.KuhnState(0, 2, "bp").points() == [1, -1]
    assert KUHN.KuhnState(0, 2, "pbp").points() == [-1, 1]
