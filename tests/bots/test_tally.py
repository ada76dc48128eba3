"""Figures of a match: fair counts, and intervals that hold what they promise."""

from __future__ import annotations

import random

import pytest

from conclave.bots.match.arena import GameResult, Match
from conclave.bots.match.match_stats import (
    compute_wilson_interval,
    estimate_variation,
    estimate_win_share,
    summarize_match,
)
from conclave.bots.match.thinking_time import ThinkingTimes
from conclave.core.game import Options
from toy import EMBERS

NO_TIME = ThinkingTimes(1, 0.0, 0.0, {0: 1})
TWO = Match(EMBERS, Options(2), ("random", "random"), "1")


def games(*winners: tuple[int, ...], seats: int = 2) -> list[GameResult]:
    return [GameResult(0, at, won, (3,) * seats, 3, 9, 0.1, (NO_TIME,) * seats) for at, won in enumerate(winners)]


def test_a_summary_tells_what_was_promised() -> None:
    result = summarize_match(TWO, games((0,), (1,), (0,), (0, 1), (0,)))
    old = ["games", "seats", "shared", "mean_rounds", "decisions_per_game"]
    assert list(result) == [*old, "deals", "incomplete_deals", "elo"]
    assert list(result["seats"][0]) == [
        *("bot", "wins", "win_share", "low", "high", "mean_points", "seconds_per_decision"),
    ]
    assert (result["games"], result["deals"], result["incomplete_deals"], result["shared"]) == (5, 3, 1, 1)
    assert [(seat["wins"], seat["win_share"]) for seat in result["seats"]] == [(3, 0.7), (1, pytest.approx(0.3))]
    assert (result["mean_rounds"], result["decisions_per_game"]) == (3, 9)


def test_the_order_in_which_games_come_in_does_not_matter() -> None:
    played = games(*[(0,), (0, 1), (1,), (0,), (0,), (0,), (0, 1)] * 9)
    mixed = random.Random(1).sample(played, len(played))
    assert summarize_match(TWO, mixed) == summarize_match(TWO, played)


def test_wilsons_interval() -> None:
    assert compute_wilson_interval(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert compute_wilson_interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert compute_wilson_interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_games_of_a_deal_that_go_the_same_way_count_as_one() -> None:
    same = games(*[(0,), (0,), (1,), (1,)] * 25)
    assert estimate_variation(same, 2) == 1
    assert estimate_win_share(0, same, 2) == (0.5, *compute_wilson_interval(25, 50))


def test_mirrored_luck_makes_the_interval_narrow() -> None:
    split = games(*[(0,), (1,)] * 50)
    _, low, high = estimate_win_share(0, split, 2)
    independent = compute_wilson_interval(50, 100)
    assert 0 < high - low < (independent[1] - independent[0]) / 2


def test_who_has_won_everything_is_still_not_certain_to_win() -> None:
    """Nothing tells whether the games of a deal differ, so that each deal counts as one trial."""
    assert estimate_win_share(0, games(*[(0,)] * 100), 2) == (1, *compute_wilson_interval(50, 50))
    assert estimate_win_share(0, games((0,)), 2)[1:] == compute_wilson_interval(0.5, 0.5)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("deals", [10, 60])
@pytest.mark.parametrize("chance", [0.5, 0.8, 0.97])
@pytest.mark.parametrize("luck", [0.0, 0.3, 0.9, -1.0], ids=lambda luck: f"luck {luck}")
def test_the_interval_holds_the_truth_nineteen_times_in_twenty(
    seats: int, deals: int, chance: float, luck: float
) -> None:
    """Whether games of a deal have nothing to do with each other, go the same way, or go opposite ways."""
    dice = random.Random(f"{seats} {deals} {chance} {luck}")
    held, runs = 0, 250
    for _ in range(runs):
        won = [winner for _ in range(deals) for winner in _deal(dice, seats, chance, luck)]
        _, low, high = estimate_win_share(0, games(*won, seats=seats), seats)
        held += low <= chance <= high
    assert held / runs >= 0.9


def _deal(dice: random.Random, seats: int, chance: float, luck: float) -> list[tuple[int, ...]]:
    """The winners of one deal: bot 0 with the chance, else bot 1."""
    if luck > 0:
        rest = 1 / luck - 1
        here = dice.betavariate(chance * rest, (1 - chance) * rest)
        chances = [here] * seats
    else:
        swing = -luck * min(chance, 1 - chance) * dice.choice((1, -1))
        chances = [chance + (swing if at % 2 else -swing) for at in range(seats)]
    return [(0,) if dice.random() < each else (1,) for each in chances]
