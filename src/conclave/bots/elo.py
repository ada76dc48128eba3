"""Ratings from games: how strong bots are on one scale, with 95 % intervals.

The model is that of Bradley and Terry, for any number of seats (as of Plackett and Luce, of whom only the winner is
told): a bot wins with a chance in proportion to its strength, and ten times the strength are 400 Elo. Bots of one name
are one bot. Games are weighed as `tally` weighs them, deals instead of games, and everybody has also drawn one game
against a bot of average strength, so that somebody who has won everything gets a high rating and not an infinite one.

Only differences mean anything. The weakest bot is put at 0, and the interval bounds how far a bot is from the average
of all; it does not grow because the weakest one is hard to place.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from conclave.play.protocol import Json

Matrix: TypeAlias = list[list[float]]

ELO: Final = 400 / math.log(10)
Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
LONGEST_STEP: Final = 1.0
CLOSE_ENOUGH: Final = 1e-10
MOST_STEPS: Final = 200


@dataclass(frozen=True, slots=True)
class Contest:
    """What happened between some bots."""

    bots: Sequence[str]  # one of each seat
    won: Sequence[float]  # games won by each, shared ones as fractions
    weight: float  # independent trials that one game is worth


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is."""

    bot: str
    elo: float
    low: float
    high: float

    def told(self) -> dict[str, Json]:
        """As JSON values."""
        return {"bot": self.bot, "elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def ratings(contests: Sequence[Contest]) -> list[Rating]:
    """The rating of every bot that took part, in the order in which they are first named."""
    names = list(dict.fromkeys(name for contest in contests for name in contest.bots))
    place = {name: at for at, name in enumerate(names)}
    strengths, curvature = _climb(contests, place)
    spread = _inverse(curvature)
    lowest = min(strengths)
    result = []
    for at, name in enumerate(names):
        elo = (strengths[at] - lowest) * ELO
        reach = Z * ELO * math.sqrt(max(0.0, _variance_around_mean(spread, at)))
        result.append(Rating(name, elo, elo - reach, elo + reach))
    return result


def _climb(contests: Sequence[Contest], place: dict[str, int]) -> tuple[list[float], Matrix]:
    """The likeliest strengths, as logarithms, by Newton's method, and the curvature of the likelihood there."""
    strengths = [0.0] * len(place)
    for _ in range(MOST_STEPS):
        slope, curvature = _likelihood(contests, place, strengths)
        inverse = _inverse(curvature)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        scale = min(1.0, LONGEST_STEP / max(CLOSE_ENOUGH, *map(abs, step)))
        strengths = [strength + scale * part for strength, part in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE_ENOUGH:
            break
    return strengths, _likelihood(contests, place, strengths)[1]


def _likelihood(
    contests: Sequence[Contest], place: dict[str, int], strengths: Sequence[float]
) -> tuple[list[float], Matrix]:
    """The slope of the logarithm of the likelihood, and minus its curvature."""
    count = len(strengths)
    slope = [0.5 - _chance(strength) for strength in strengths]  # of the game drawn against the average
    curvature = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):
        curvature[at][at] = _chance(strength) * _chance(-strength)
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


def _chance(difference: float) -> float:
    return 1 / (1 + math.exp(-difference))


def _variance_around_mean(spread: Matrix, at: int) -> float:
    count = len(spread)
    pull = [(other == at) - 1 / count for other in range(count)]
    return sum(pull[a] * spread[a][b] * pull[b] for a in range(count) for b in range(count))


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the largest pivot first. The matrices here are few, small and positive definite."""
    # numpy does this better, but it is not needed to play: these lines spare everybody 70 MB and 0.2 s at the start.
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
