"""What chance gives: zero on average for each seat, and over all seats in each game."""

from __future__ import annotations

import pytest

from conclave.analysis.calibration_games import Games, evenness, lot, together
from conclave.analysis.evaluation import analyst
from conclave.analysis.game_analysis import GameAnalysis
from conclave.core.dealer import SeededDealer, SeededDice
from conclave.core.game import CHANCE
from conclave.core.record_reader import RecordReader
from conclave.core.registry import load_game
from short_games import random_game

CASES = [("res_arcana", 2, 24), ("res_arcana", 4, 8), ("trial_of_the_temples", 2, 24), ("trial_of_the_temples", 3, 16)]


@pytest.mark.parametrize(("name", "seats", "games"), CASES)
def test_luck_is_zero_on_average_and_cancels_between_the_seats(name: str, seats: int, games: int) -> None:
    game = load_game(name)
    played = Games(game, game.options({"seats": seats}), ("random",) * seats, "luck")
    lots = [lot(played, number) for number in range(games)]
    for one in lots:
        assert sum(one.deal) == pytest.approx(0, abs=1e-9)
        assert sum(one.draws) == pytest.approx(0, abs=1e-9)
    for seat in range(seats):
        luck = evenness([one.deal[seat] + one.draws[seat] for one in lots])
        assert luck.spread > 0
        assert abs(luck.mean) < 4 * luck.error


def test_the_luck_of_one_outcome_is_its_value_beside_the_mean_of_all_of_them() -> None:
    """Over all outcomes of one draw, luck adds up to nothing: exactly, whatever the judge thinks of them."""
    game, judge = load_game("res_arcana"), analyst(load_game("res_arcana"), 4, "exactly")
    found = 0
    for _, state, _ in RecordReader(random_game(game, "standard", 2, 2), game).positions():
        if state.current_player() != CHANCE or not game.phase(state)[0]:
            continue
        after = []
        for outcome in state.legal_actions():
            after.append(state.copy())
            after[-1].apply_action(outcome)
        if any(one.current_player() == CHANCE for one in after):
            continue
        luck = [judge.luck(state, one, 0, 1, False) for one in after]
        assert sum(one.effect[0] for one in luck) == pytest.approx(0, abs=1e-9)
        assert {one.error for one in luck} == {0.0}
        found += 1
        if found == 3:
            break
    assert found == 3


def test_what_is_dealt_before_the_first_round_is_the_deal() -> None:
    game = load_game("res_arcana")
    course = GameAnalysis(RecordReader(random_game(game, "standard", 2, 2), game))
    luck = [step.luck for step in course.chance() if step.luck]
    assert luck[0].is_deal
    assert luck[0].at == 0
    assert not luck[-1].is_deal
    assert [one.is_deal for one in luck] == sorted((one.is_deal for one in luck), reverse=True)
    assert 0 < luck[0].error < 0.05, "the deals are too many to count: their mean is sampled"


def test_what_goes_together_is_counted_so() -> None:
    dice = SeededDice(1)
    one = [dice.below(100) / 100 for _ in range(50)]
    assert together(one, [3 * x + 1 for x in one]) == pytest.approx(1)
    assert together(one, [-x for x in one]) == pytest.approx(-1)
    assert together(one, [1.0] * 50) == 0


def test_the_games_of_a_seed_are_the_same_every_time() -> None:
    game = load_game("res_arcana")
    played = Games(game, game.options({"seats": 2}), ("adept", "random"), "same")
    assert played.record(3) == played.record(3)
    assert played.record(3).actions != played.record(4).actions
    assert SeededDealer("same:3").commitment == played.record(3).dealer.commitment  # type: ignore[union-attr]
