"""A ladder: levels meet each other, two seats at a time, and all are put on one scale.

The match of two levels has the very games that `simulate` plays between them with the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from conclave.bots.arena import Match
from conclave.bots.elo import Rating, ratings
from conclave.bots.season import Standing
from conclave.bots.tally import contest, summary
from conclave.bots.thinking import seconds_per_decision
from conclave.play.errors import BadOptions
from conclave.play.protocol import Game, Json, Options


def pairs(game: Game, options: Options, levels: Sequence[str], seed: str, near: int | None = None) -> list[Match]:
    """A match for every two levels, or for each and the so many that are named next."""
    if len(levels) < 2:
        raise BadOptions(f"a ladder needs at least two levels, not {', '.join(levels)}")
    twice = sorted({level for level in levels if levels.count(level) > 1})
    if twice:
        raise BadOptions(f"each level is named once, but {', '.join(twice)} is named again")
    if near is not None and near < 1:
        raise BadOptions(f"each level meets at least the one named next, not the next {near}")
    met = [(one, other) for one, other in combinations(range(len(levels)), 2) if near is None or other - one <= near]
    return [Match(game, options, (levels[one], levels[other]), seed) for one, other in met]


def standings(matches: Sequence[Match], standing: Standing) -> dict[str, Json]:
    """All figures of a ladder: its levels, the strongest first, and its matches, those without a game left out."""
    met = [(match, games) for match, games in zip(matches, standing.games, strict=True) if games]
    rated = ratings([contest(match, games) for match, games in met])
    told = [{key: value for key, value in summary(match, games).items() if key != "elo"} for match, games in met]
    return {
        "game": matches[0].game.name,
        "games": sum(len(games) for _, games in met),
        "levels": [
            {**rating.told(), "seconds_per_decision": _times(rating, matches, standing)}
            for rating in sorted(rated, key=lambda rating: -rating.elo)
        ],
        "matches": told,
        **standing.told(),
    }


def _times(rating: Rating, matches: Sequence[Match], standing: Standing) -> dict[str, float]:
    return seconds_per_decision(
        played.thinking[match.seats.index(rating.bot)]
        for match, games in zip(matches, standing.games, strict=True)
        if rating.bot in match.seats
        for played in games
    )
