"""Statistics of a match: win shares with confidence intervals, points, rounds and times.

A game won alone is a win. A game shared by k bots counts 1/k for each in `win_share` and no win in `wins`.

The games of one deal are not independent. A lucky deal helps a bot in one game and its rival in the mirrored one. Or
the stronger bot wins the deal from every seat. So `low` and `high`, the 95 % confidence interval of the true win share,
are computed over deals, not games. Wilson's interval is used because it is sound for few trials and for shares near 0
and 1. Its number of trials is the number of deals divided by a variance ratio. This ratio compares the variance of the
deals' shares with that of deals won or lost completely. With few wins or losses the ratio is uncertain and tends to 1.
A deal then counts as one trial, which is the conservative choice.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from conclave.bots.match.arena import GameResult, Match
from conclave.bots.match.elo import Z_95, MatchScore, compute_ratings
from conclave.bots.match.thinking_time import seconds_per_decision
from conclave.core.game import Json

PRIOR_DEALS: Final = 1.0  # prior weight, in deals, of the assumption that deals are won or lost completely


def summarize_match(match: Match, games: Sequence[GameResult]) -> dict[str, Json]:
    """Return all figures of one match; the games may come in any order, and there must be at least one."""
    games = sorted(games, key=lambda played: played.game)
    count = len(match.seats)
    deals = defaultdict[int, int](int)
    for played in games:
        deals[played.game // count] += 1
    return {
        "games": len(games),
        "seats": [_summarize_seat(match, bot, games) for bot in range(count)],
        "shared": sum(len(played.winners) > 1 for played in games),
        "mean_rounds": sum(played.rounds for played in games) / len(games),
        "decisions_per_game": sum(played.decisions for played in games) / len(games),
        "deals": len(deals),
        "incomplete_deals": sum(size < count for size in deals.values()),
        "elo": [rating.to_json() for rating in compute_ratings([score_match(match, games)])],
    }


def _summarize_seat(match: Match, bot: int, games: Sequence[GameResult]) -> dict[str, Json]:
    count = len(match.seats)
    share, low, high = estimate_win_share(bot, games, count)
    return {
        "bot": match.seats[bot],
        "wins": sum(played.winners == (bot,) for played in games),
        "win_share": share,
        "low": low,
        "high": high,
        "mean_points": sum(played.points[bot] for played in games) / len(games),
        "seconds_per_decision": seconds_per_decision(played.thinking[bot] for played in games),
    }


def score_match(match: Match, games: Sequence[GameResult]) -> MatchScore:
    """Return the score of a match in the form that ratings need."""
    count = len(match.seats)
    return MatchScore(
        match.seats, count_wins(games, count), 1 / count / estimate_variation(games, count) if games else 0.0
    )


def count_wins(games: Sequence[GameResult], count: int) -> list[float]:
    """Return the number of games that each bot has won; shared wins count as fractions."""
    won = [0.0] * count
    for played in games:
        for bot in played.winners:
            won[bot] += 1 / len(played.winners)
    return won


def estimate_win_share(bot: int, games: Sequence[GameResult], count: int) -> tuple[float, float, float]:
    """Return a bot's win share and the bounds of its confidence interval."""
    share = count_wins(games, count)[bot] / len(games)
    trials = len(games) / count / estimate_variation(games, count, bot)
    return share, *compute_wilson_interval(share * trials, trials)


def estimate_variation(games: Sequence[GameResult], count: int, bot: int | None = None) -> float:
    """Return the variance of the deals' shares relative to deals won or lost completely; of one bot or of all."""
    bots = range(count) if bot is None else [bot]
    seen = possible = 0.0
    totals = count_wins(games, count)
    by_deal = defaultdict[int, list[GameResult]](list)
    for played in games:
        by_deal[played.game // count].append(played)
    won = {deal: count_wins(part, count) for deal, part in by_deal.items()}
    for each in bots:
        mean = totals[each] / len(games)
        seen += sum(((won[deal][each] - mean * len(part)) / count) ** 2 for deal, part in by_deal.items())
        possible += len(games) / count * mean * (1 - mean)
    if len(by_deal) > 1:
        seen *= len(by_deal) / (len(by_deal) - 1)
    caution = PRIOR_DEALS * len(bots)
    return min(1.0, (seen + caution) / (possible + caution))


def compute_wilson_interval(successes: float, trials: float) -> tuple[float, float]:
    """Return Wilson's 95 % confidence interval, which is sound for few trials and for shares near 0 and 1."""
    share = successes / trials
    middle = share + Z_95 * Z_95 / (2 * trials)
    spread = Z_95 * math.sqrt(max(0.0, share * (1 - share)) / trials + (Z_95 / (2 * trials)) ** 2)
    scale = 1 + Z_95 * Z_95 / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
