"""Ratings: right where the answer is known, finite where it would not be, and with intervals that hold."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from conclave.bots.match.elo import ELO_PER_LOGIT, MatchScore, compute_ratings


def elo(*contests: MatchScore) -> dict[str, float]:
    return {rating.bot: rating.elo for rating in compute_ratings(contests)}


def test_ten_to_one_are_400_elo() -> None:
    assert elo(MatchScore(["a", "b"], [10_000, 1_000], 1.0)) == {"a": pytest.approx(400, abs=0.5), "b": 0}


def test_equal_bots_are_equal_and_a_bot_is_equal_to_itself() -> None:
    assert elo(MatchScore(["a", "b"], [50, 50], 0.5)) == {"a": pytest.approx(0), "b": pytest.approx(0)}
    (rating,) = compute_ratings([MatchScore(["a", "a"], [70, 30], 0.5)])
    assert (rating.bot, rating.elo, rating.low, rating.high) == ("a", 0, 0, 0)


def test_with_more_seats_par_is_a_share_of_each() -> None:
    """One in four games against three others is what an equal would win; two thirds are six times as strong."""
    par = elo(MatchScore(["a", "b", "b", "b"], [1000, 1000, 1000, 1000], 0.25))
    assert par["a"] == pytest.approx(par["b"])
    strong = elo(MatchScore(["a", "b", "b", "b"], [20_000, 3_333, 3_333, 3_334], 1.0))
    assert strong["a"] == pytest.approx(400 * math.log10(6), abs=0.5)


def test_who_wins_everything_gets_a_high_rating_and_not_an_infinite_one() -> None:
    few, many = (compute_ratings([MatchScore(["a", "b"], [games, 0], 0.5)]) for games in (20, 400))
    assert 200 < few[0].elo < many[0].elo < 1500
    assert few[0].low > few[1].high - 300
    for rating in few + many:
        assert math.isfinite(rating.low)
        assert rating.low < rating.elo < rating.high < 3000


def test_a_chain_of_victories_is_one_scale() -> None:
    """Differences add up, and who has never met is compared through others."""
    told = elo(MatchScore(["a", "b"], [3000, 1000], 1.0), MatchScore(["b", "c"], [3000, 1000], 1.0))
    assert told["a"] == pytest.approx(2 * 400 * math.log10(3), abs=2)
    assert told["c"] == 0


def test_the_interval_holds_the_truth_nineteen_times_in_twenty() -> None:
    dice, truth = random.Random(7), {"a": 1.2, "b": 0.3, "c": -1.5}
    held = total = 0
    for _ in range(150):
        contests = []
        for one, other in combinations(truth, 2):
            chance = 1 / (1 + math.exp(truth[other] - truth[one]))
            won = sum(dice.random() < chance for _ in range(60))
            contests.append(MatchScore([one, other], [won, 60 - won], 1.0))
        rated = compute_ratings(contests)
        middle = sum(rating.elo for rating in rated) / 3
        held += sum(r.low - middle <= truth[r.bot] * ELO_PER_LOGIT <= r.high - middle for r in rated)
        total += 3
    assert 0.92 <= held / total <= 0.99
