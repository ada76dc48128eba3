"""Elo ratings of bots from game results, with 95 % confidence intervals.

The model is Bradley-Terry, extended to any number of seats as in Plackett-Luce with only the winner known. A bot's win
probability is proportional to its strength, and a factor of ten in strength is 400 Elo. Bots with the same name count
as one bot. Games are weighted as in `match_stats.score_match`: deals, not games, count as independent trials. Every bot
is also given one draw against a bot of average strength, which keeps the rating of an undefeated bot finite.

Only differences between ratings are meaningful. The weakest bot is placed at 0. The interval bounds a bot's distance
from the average of all bots, so it does not grow if the weakest bot's rating is uncertain.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from conclave.core.game import Json

Matrix: TypeAlias = list[list[float]]

ELO_PER_LOGIT: Final = 400 / math.log(10)
Z_95: Final = 1.959964  # standard deviations that contain 95 % of a normal distribution
MAX_STEP: Final = 1.0
TOLERANCE: Final = 1e-10
MAX_STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class MatchScore:
    """The wins of each bot in one match."""

    bots: Sequence[str]  # by seat
    won: Sequence[float]  # games won by each bot; shared wins count as fractions
    weight: float  # independent trials per game


@dataclass(frozen=True, slots=True)
class Rating:
    """The Elo rating of one bot, with its confidence interval."""

    bot: str
    elo: float
    low: float
    high: float

    def to_json(self) -> dict[str, Json]:
        """Return the rating as JSON values."""
        return {"bot": self.bot, "elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def compute_ratings(contests: Sequence[MatchScore]) -> list[Rating]:
    """Return the rating of every bot, in the order in which the bots first appear."""
    names = list(dict.fromkeys(name for contest in contests for name in contest.bots))
    place = {name: at for at, name in enumerate(names)}
    strengths, curvature = _fit_strengths(contests, place)
    spread = _invert(curvature)
    lowest = min(strengths)
    result = []
    for at, name in enumerate(names):
        elo = (strengths[at] - lowest) * ELO_PER_LOGIT
        reach = Z_95 * ELO_PER_LOGIT * math.sqrt(max(0.0, _variance_around_mean(spread, at)))
        result.append(Rating(name, elo, elo - reach, elo + reach))
    return result


def _fit_strengths(contests: Sequence[MatchScore], place: dict[str, int]) -> tuple[list[float], Matrix]:
    """Return the maximum-likelihood log-strengths, found by Newton's method, and the negative Hessian there."""
    strengths = [0.0] * len(place)
    for _ in range(MAX_STEPS):
        slope, curvature = _derivatives(contests, place, strengths)
        inverse = _invert(curvature)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        scale = min(1.0, MAX_STEP / max(TOLERANCE, *map(abs, step)))
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < TOLERANCE:
            break
    return strengths, _derivatives(contests, place, strengths)[1]


def _derivatives(
    contests: Sequence[MatchScore], place: dict[str, int], strengths: Sequence[float]
) -> tuple[list[float], Matrix]:
    """Return the gradient and the negative Hessian of the log-likelihood."""
    count = len(strengths)
    slope = [0.5 - _win_probability(strength) for strength in strengths]  # from the draw against an average bot
    curvature = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):
        curvature[at][at] = _win_probability(strength) * _win_probability(-strength)
    for contest in contests:
        games = sum(contest.won) * contest.weight
        seated = [place[name] for name in contest.bots]
        most = max(strengths[at] for at in seated)
        total = sum(math.exp(strengths[at] - most) for at in seated)
        chance = [0.0] * count
        for at, won in zip(seated, contest.won, strict=True):
            chance[at] += math.exp(strengths[at] - most) / total
            slope[at] += won * contest.weight
        for a in set(seated):
            slope[a] -= games * chance[a]
            curvature[a][a] += games * chance[a]
            for b in set(seated):
                curvature[a][b] -= games * chance[a] * chance[b]
    return slope, curvature


def _win_probability(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _variance_around_mean(spread: Matrix, at: int) -> float:
    count = len(spread)
    pull = [(other == at) - 1 / count for other in range(count)]
    return sum(pull[a] * spread[a][b] * pull[b] for a in range(count) for b in range(count))


def _invert(matrix: Matrix) -> Matrix:
    """Invert a matrix by Gauss-Jordan elimination with pivoting. The matrices are small and positive definite."""
    # Without numpy, which would cost 70 MB and 0.2 s at startup and is not needed elsewhere for playing.
    count = len(matrix)
    rows = [[*row, *(float(at == other) for other in range(count))] for at, row in enumerate(matrix)]
    for at in range(count):
        best = max(range(at, count), key=lambda other: abs(rows[other][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at][at]
        rows[at] = [value / pivot for value in rows[at]]
        for other in range(count):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[count:] for row in rows]
