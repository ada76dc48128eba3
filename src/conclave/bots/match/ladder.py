"""A ladder: two-seat matches between levels, with ratings of all levels on one Elo scale.

The match of two levels consists of the same games that `simulate` plays between them with the same seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from conclave.bots.match.arena import Match
from conclave.bots.match.elo import Rating, compute_ratings
from conclave.bots.match.match_stats import score_match, summarize_match
from conclave.bots.match.thinking_time import seconds_per_decision
from conclave.bots.match.tournament import TournamentResult
from conclave.core.errors import BadOptions
from conclave.core.game import Game, Json, Options


def pair_levels(game: Game, options: Options, levels: Sequence[str], seed: str, near: int | None = None) -> list[Match]:
    """Return a match for every pair of levels, or only for pairs at most `near` places apart in the list."""
    if len(levels) < 2:
        raise BadOptions(f"a ladder needs at least two levels, not {', '.join(levels)}")
    twice = sorted({level for level in levels if levels.count(level) > 1})
    if twice:
        raise BadOptions(f"each level is named once, but {', '.join(twice)} is named again")
    if near is not None and near < 1:
        raise BadOptions(f"each level meets at least the one named next, not the next {near}")
    met = [(one, other) for one, other in combinations(range(len(levels)), 2) if near is None or other - one <= near]
    return [Match(game, options, (levels[one], levels[other]), seed) for one, other in met]


def summarize_ladder(matches: Sequence[Match], standing: TournamentResult) -> dict[str, Json]:
    """Return all figures of a ladder: its levels, the strongest first, and its matches that have at least one game."""
    met = [(match, games) for match, games in zip(matches, standing.games, strict=True) if games]
    rated = compute_ratings([score_match(match, games) for match, games in met])
    told = [
        {key: value for key, value in summarize_match(match, games).items() if key != "elo"} for match, games in met
    ]
    return {
        "game": matches[0].game.name,
        "games": sum(len(games) for _, games in met),
        "levels": [
            {**rating.to_json(), "seconds_per_decision": _summarize_times(rating, matches, standing)}
            for rating in sorted(rated, key=lambda rating: -rating.elo)
        ],
        "matches": told,
        **standing.to_json(),
    }


def _summarize_times(rating: Rating, matches: Sequence[Match], standing: TournamentResult) -> dict[str, float]:
    return seconds_per_decision(
        played.thinking[match.seats.index(rating.bot)]
        for match, games in zip(matches, standing.games, strict=True)
        if rating.bot in match.seats
        for played in games
    )
