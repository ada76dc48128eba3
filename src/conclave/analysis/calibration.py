"""The judge kept honest: what it says is bent so that what is called 60 % is won in 60 % of the games.

A search from one seat's guesses is optimistic about that seat. So what it says is warmed or cooled, and the seat from
whose knowledge it searched gets a handicap, whoever is to move. Both are fitted to games of bots, one pair of numbers
for each way of looking, and kept beside the weights with where they come from.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

import msgspec

from conclave.analysis.result import Chances
from conclave.bots.weights import FOLDER
from conclave.play.protocol import NOBODY, Seat

# A search from what a seat knows; one with all cards open; one look without a search.
Way: TypeAlias = Literal["known", "open", "look"]
WAYS: Final[tuple[Way, ...]] = ("known", "open", "look")
LEAST: Final = 1e-4  # no chance is taken for smaller while the game goes on


class Bend(msgspec.Struct, frozen=True):
    """Log-odds times `warmth`, and for the seat that knows `handicap` more."""

    warmth: float = 1.0
    handicap: float = 0.0

    def bent(self, chances: Sequence[float], knower: Seat = NOBODY) -> Chances:
        """The same chances, calibrated; they still add up to 1."""
        if max(chances) >= 1.0 or len(chances) == 1:
            return tuple(chances)
        logs = [self.warmth * math.log(max(chance, LEAST)) for chance in chances]
        if knower >= 0:
            logs[knower] += self.handicap
        most = max(logs)
        odds = [math.exp(log - most) for log in logs]
        total = sum(odds)
        return tuple(part / total for part in odds)


class Calibration(msgspec.Struct, frozen=True):
    """How each way of looking is bent in one game, and where that comes from."""

    game: str
    bends: dict[Way, Bend] = {}
    provenance: dict[str, Any] = {}

    def bent(self, way: Way, chances: Sequence[float], knower: Seat = NOBODY) -> Chances:
        """Chances as this way of looking says them, calibrated."""
        return self.bends.get(way, STRAIGHT).bent(chances, knower)

    def save(self, path: Path) -> None:
        """As JSON that people can compare."""
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


STRAIGHT: Final = Bend()


@cache
def calibrated(game: str) -> Calibration:
    """What was fitted for a game; nothing is bent where nothing was."""
    path = FOLDER / f"{game}.calibration.json"
    return msgspec.json.decode(path.read_bytes(), type=Calibration) if path.exists() else Calibration(game)


# --- Fitting


class Saying(msgspec.Struct, frozen=True):
    """What was said of one position in one way, and how the game ended."""

    game: int  # its number
    way: Way
    knower: Seat  # whose knowledge was searched, and whose chance is asked for; NOBODY: all cards, and all seats
    chances: Chances  # before any bending
    result: Chances


def fitted(sayings: Sequence[Saying]) -> Bend:
    """The bend that makes what happened most likely, by Newton's method."""
    warmth, handicap = 1.0, 0.0
    for _ in range(30):
        gradient, curve = _slopes(sayings, Bend(warmth, handicap))
        (g, h), (gg, gh, hh) = gradient, curve
        gg, hh = gg + 1e-6, hh + 1e-6
        det = gg * hh - gh * gh
        step = ((hh * g - gh * h) / det, (gg * h - gh * g) / det)
        size = max(1.0, abs(step[0]) / 0.5, abs(step[1]) / 0.5)
        warmth, handicap = warmth + step[0] / size, handicap + step[1] / size
        if abs(step[0]) + abs(step[1]) < 1e-9:
            break
    return Bend(round(warmth, 4), round(handicap, 4))


def _slopes(sayings: Sequence[Saying], bend: Bend) -> tuple[tuple[float, float], tuple[float, float, float]]:
    """First and second derivatives of the log-likelihood (the second with its sign turned)."""
    g = h = gg = gh = hh = 0.0
    for saying in sayings:
        if max(saying.chances) >= 1.0:
            continue
        chances = bend.bent(saying.chances, saying.knower)
        logs = [math.log(max(chance, LEAST)) for chance in saying.chances]
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
    """What was said to be won about equally often, and how often it was."""

    low: float
    high: float
    said: float
    won: float
    error: float  # standard error of `won`, over games: positions of one game are no separate trials
    positions: int


def reliability(sayings: Sequence[Saying], bend: Bend, bins: int = 10) -> list[Bin]:
    """The reliability curve: bin by bin what was said and what came."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(bins)]
    for saying in sayings:
        chances = bend.bent(saying.chances, saying.knower)
        for seat in range(len(chances)) if saying.knower == NOBODY else [saying.knower]:
            place = min(bins - 1, int(chances[seat] * bins))
            found[place].append((saying.game, chances[seat], saying.result[seat]))
    return [_bin(place / bins, (place + 1) / bins, part) for place, part in enumerate(found) if part]


def _bin(low: float, high: float, part: Sequence[tuple[int, float, float]]) -> Bin:
    """The error is that over games, and not below that of as many fair trials: where all were won, it would be 0."""
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


def log_loss(sayings: Sequence[Saying], bend: Bend) -> float:
    """Mean surprise, in nats: the less the better."""
    total = 0.0
    for saying in sayings:
        chances = bend.bent(saying.chances, saying.knower)
        total -= sum(w * math.log(max(p, LEAST)) for p, w in zip(chances, saying.result, strict=True))
    return total / max(1, len(sayings))
