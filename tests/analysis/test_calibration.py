"""What the judge says is bent so that it comes true, and the curve that shows it is counted rightly."""

from __future__ import annotations

import pytest

from conclave.analysis.calibration import (
    STRAIGHT,
    WAYS,
    CalibrationCurve,
    Estimate,
    fit_calibration,
    load_calibration,
    log_loss,
    reliability,
)
from conclave.core.dealer import SeededDice
from conclave.core.registry import list_games


def said(bend: CalibrationCurve, count: int = 4000) -> list[Estimate]:
    """Sayings of a judge that would be right if it were bent like this."""
    dice, found = SeededDice("sayings"), []
    for number in range(count):
        share = (dice.below(1000) + 0.5) / 1000
        chances, actor = (share, 1 - share), dice.below(2)
        won = dice.below(1 << 20) / (1 << 20) < bend.calibrate(chances, actor)[0]
        found.append(Estimate(number, "known", actor, chances, (1.0, 0.0) if won else (0.0, 1.0)))
    return found


def test_bent_chances_add_up_to_1_and_keep_their_order() -> None:
    bend = CalibrationCurve(0.7, -0.4)
    bent = bend.calibrate((0.5, 0.3, 0.2))
    assert sum(bent) == pytest.approx(1)
    assert bent[0] > bent[1] > bent[2]
    assert bent[0] < 0.5
    assert bend.calibrate((0.5, 0.5), 0)[0] < 0.5
    assert STRAIGHT.calibrate((0.6, 0.4)) == pytest.approx((0.6, 0.4))


def test_what_is_certain_is_not_bent() -> None:
    assert CalibrationCurve(0.5, -1.0).calibrate((1.0, 0.0), 0) == (1.0, 0.0)


def test_a_fit_finds_how_a_judge_must_be_bent() -> None:
    true = CalibrationCurve(0.7, -0.4)
    found = fit_calibration(said(true))
    assert found.warmth == pytest.approx(true.warmth, abs=0.08)
    assert found.handicap == pytest.approx(true.handicap, abs=0.08)


def test_a_reliability_curve_shows_what_is_wrong_and_that_bending_mends_it() -> None:
    true = CalibrationCurve(0.6, -0.5)
    sayings = said(true)
    wrong, right = reliability(sayings, STRAIGHT), reliability(sayings, true)
    assert max(abs(row.won - row.said) / row.error for row in wrong) > 4
    assert max(abs(row.won - row.said) / row.error for row in right) < 4
    assert log_loss(sayings, true) < log_loss(sayings, STRAIGHT)
    assert sum(row.positions for row in right) == len(sayings)


def test_positions_of_one_game_are_no_separate_trials() -> None:
    one = Estimate(0, "known", 0, (0.65, 0.35), (1.0, 0.0))
    other = Estimate(1, "known", 0, (0.65, 0.35), (0.0, 1.0))
    (few,) = reliability([one, other], STRAIGHT)
    (many,) = reliability([one] * 50 + [other] * 50, STRAIGHT)
    assert few.error == pytest.approx(many.error)


@pytest.mark.parametrize("game", list_games())
def test_every_game_has_a_calibration_that_says_where_it_comes_from(game: str) -> None:
    found = load_calibration(game)
    assert found.game == game
    assert set(found.bends) == set(WAYS)
    assert found.provenance["command"].startswith(f"conclave calibrate {game}")
