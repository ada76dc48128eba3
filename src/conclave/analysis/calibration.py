"""Calibration of win probabilities: positions rated 60 % should be won in 60 % of the games.

A search from one seat's information set is optimistic about that seat. Calibration therefore scales the log-odds and
adds a handicap for the seat whose knowledge was searched, regardless of whose turn it is. Both numbers are fitted to
games between bots, separately for each evaluation mode (`Way`). They are stored beside the weights, with their
provenance.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from conclave.analysis.result import Chances
from conclave.core.game import SPECTATOR, Seat
from conclave.core.registry import data_file

# Evaluation modes: search from a seat's knowledge, search with all cards open, static evaluation without a search.
Way: TypeAlias = Literal["known", "open", "look"]
WAYS: Final[tuple[Way, ...]] = ("known", "open", "look")
MIN_PROBABILITY: Final = 1e-4  # lower bound of a probability while the game is not over


class CalibrationCurve(msgspec.Struct, frozen=True):
    """Calibration parameters: log-odds are multiplied by `warmth`; the seat whose knowledge was searched gets
    `handicap` added."""

    warmth: float = 1.0
    handicap: float = 0.0

    def calibrate(self, chances: Sequence[float], knower: Seat = SPECTATOR) -> Chances:
        """Return the calibrated win probabilities, which still add up to 1."""
        if max(chances) >= 1.0 or len(chances) == 1:
            return tuple(chances)
        logs = [self.warmth * math.log(max(chance, MIN_PROBABILITY)) for chance in chances]
        if knower >= 0:
            logs[knower] += self.handicap
        most = max(logs)
        odds = [math.exp(log - most) for log in logs]
        total = sum(odds)
        return tuple(part / total for part in odds)


class Calibration(msgspec.Struct, frozen=True):
    """Calibration parameters of one game for each evaluation mode, with their provenance."""

    game: str
    bends: dict[Way, CalibrationCurve] = {}
    provenance: dict[str, Any] = {}

    def calibrate(self, way: Way, chances: Sequence[float], knower: Seat = SPECTATOR) -> Chances:
        """Return calibrated win probabilities for estimates made in the given evaluation mode."""
        return self.bends.get(way, STRAIGHT).calibrate(chances, knower)

    def save(self, path: Path) -> None:
        """Write the calibration to a file as indented JSON."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


STRAIGHT: Final = CalibrationCurve()


@cache
def load_calibration(game: str) -> Calibration:
    """Return the calibration shipped with a game, or the identity calibration if there is none."""
    path = data_file(game, "calibration.json")
    return msgspec.json.decode(path.read_bytes(), type=Calibration) if path else Calibration(game)


# --- Fitting


class Estimate(msgspec.Struct, frozen=True):
    """An uncalibrated estimate for one position in one evaluation mode, with the result of the game."""

    game: int  # its number
    way: Way
    knower: Seat  # the seat whose knowledge was searched and whose probability counts; SPECTATOR: all cards, all seats
    chances: Chances  # uncalibrated
    result: Chances


def fit_calibration(sayings: Sequence[Estimate]) -> CalibrationCurve:
    """Return the maximum-likelihood calibration parameters, found by Newton's method."""
    warmth, handicap = 1.0, 0.0
    for _ in range(30):
        gradient, curve = _slopes(sayings, CalibrationCurve(warmth, handicap))
        (g, h), (gg, gh, hh) = gradient, curve
        gg, hh = gg + 1e-6, hh + 1e-6
        det = gg * hh - gh * gh
        step = ((hh * g - gh * h) / det, (gg * h - gh * g) / det)
        size = max(1.0, abs(step[0]) / 0.5, abs(step[1]) / 0.5)
        warmth, handicap = warmth + step[0] / size, handicap + step[1] / size
        if abs(step[0]) + abs(step[1]) < 1e-9:
            break
    return CalibrationCurve(round(warmth, 4), round(handicap, 4))


def _slopes(
    sayings: Sequence[Estimate], bend: CalibrationCurve
) -> tuple[tuple[float, float], tuple[float, float, float]]:
    """Return the gradient and the negated second derivatives of the log-likelihood."""
    g = h = gg = gh = hh = 0.0
    for saying in sayings:
        if max(saying.chances) >= 1.0:
            continue
        chances = bend.calibrate(saying.chances, saying.knower)
        logs = [math.log(max(chance, MIN_PROBABILITY)) for chance in saying.chances]
        acts = [1.0 if seat == saying.knower else 0.0 for seat in range(len(logs))]
        mean_log = sum(p * x for p, x in zip(chances, logs, strict=True))
        mean_act = sum(p * a for p, a in zip(chances, acts, strict=True))
        for p, won, x, a in zip(chances, saying.result, logs, acts, strict=True):
            g += (won - p) * x
            h += (won - p) * a
            gg += p * (x - mean_log) ** 2
            gh += p * (x - mean_log) * (a - mean_act)
            hh += p * (a - mean_act) ** 2
    return (g, h), (gg, gh, hh)


# --- Reliability


class Bin(msgspec.Struct, frozen=True):
    """Estimates with similar predicted win probability, and the observed win rate."""

    low: float
    high: float
    said: float
    won: float
    error: float  # standard error of `won`, over games: positions of one game are not independent
    positions: int


def reliability(sayings: Sequence[Estimate], bend: CalibrationCurve, bins: int = 10) -> list[Bin]:
    """Return the reliability curve: predicted and observed win rates by bin."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(bins)]
    for saying in sayings:
        chances = bend.calibrate(saying.chances, saying.knower)
        for seat in range(len(chances)) if saying.knower == SPECTATOR else [saying.knower]:
            place = min(bins - 1, int(chances[seat] * bins))
            found[place].append((saying.game, chances[seat], saying.result[seat]))
    return [_bin(place / bins, (place + 1) / bins, part) for place, part in enumerate(found) if part]


def _bin(low: float, high: float, part: Sequence[tuple[int, float, float]]) -> Bin:
    """Return one bin of the reliability curve.

    The standard error is clustered by game, since positions of one game are correlated. The clustered error is almost 0
    if all games had the same result. So the result is at least the binomial error.
    """
    count = len(part)
    said = sum(p for _, p, _ in part) / count
    won = sum(w for _, _, w in part) / count
    by_game: dict[int, float] = {}
    for game, p, w in part:
        by_game[game] = by_game.get(game, 0.0) + (w - p) - (won - said)
    games = len(by_game)
    spread = sum(x * x for x in by_game.values()) * games / max(1, games - 1)
    error = max(math.sqrt(spread) / count, math.sqrt(said * (1 - said) / games))
    return Bin(low, high, said, won, error, count)


def log_loss(sayings: Sequence[Estimate], bend: CalibrationCurve) -> float:
    """Return the mean log loss in nats; lower is better."""
    total = 0.0
    for saying in sayings:
        chances = bend.calibrate(saying.chances, saying.knower)
        total -= sum(w * math.log(max(p, MIN_PROBABILITY)) for p, w in zip(chances, saying.result, strict=True))
    return total / max(1, len(sayings))
