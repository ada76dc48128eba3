"""What the games of a match say: win shares with intervals, points, rounds and times.

A game won alone is a win; one shared by k bots counts 1/k for each in `win_share` and no win in `wins`.

The games of one deal are not independent: luck with the deal helps a bot in one game and its rival in the mirrored one,
or the deal is a foregone conclusion for whoever plays better. So `low` and `high`, which bound the true win share with
95 % confidence, are computed over deals, not over games: Wilson's interval, sound for few trials and for shares near 0
and 1, in which the number of trials is that of deals, divided by how much less the deals' shares vary than whole deals
won or lost would. Where little was lost or won, so that the variation can hardly be known, that divisor tends to 1: a
deal then counts as a single trial, which errs on the side of caution.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from conclave.bots.arena import Match, Played
from conclave.bots.elo import Contest, Z, ratings
from conclave.bots.thinking import seconds_per_decision
from conclave.play.protocol import Json

CAUTION: Final = 1.0  # deals' worth of variation that are taken to be won or lost whole


def summary(match: Match, games: Sequence[Played]) -> dict[str, Json]:
    """All figures of one match, in whatever order its games came; at least one must have been played."""
    games = sorted(games, key=lambda played: played.game)
    count = len(match.seats)
    deals = defaultdict[int, int](int)
    for played in games:
        deals[played.game // count] += 1
    return {
        "games": len(games),
        "seats": [_seat(match, bot, games) for bot in range(count)],
        "shared": sum(len(played.winners) > 1 for played in games),
        "mean_rounds": sum(played.rounds for played in games) / len(games),
        "decisions_per_game": sum(played.decisions for played in games) / len(games),
        "deals": len(deals),
        "incomplete_deals": sum(size < count for size in deals.values()),
        "elo": [rating.told() for rating in ratings([contest(match, games)])],
    }


def _seat(match: Match, bot: int, games: Sequence[Played]) -> dict[str, Json]:
    count = len(match.seats)
    share, low, high = win_share(bot, games, count)
    return {
        "bot": match.seats[bot],
        "wins": sum(played.winners == (bot,) for played in games),
        "win_share": share,
        "low": low,
        "high": high,
        "mean_points": sum(played.points[bot] for played in games) / len(games),
        "seconds_per_decision": seconds_per_decision(played.thinking[bot] for played in games),
    }


def contest(match: Match, games: Sequence[Played]) -> Contest:
    """The games of a match as ratings need them."""
    count = len(match.seats)
    return Contest(match.seats, shares(games, count), 1 / count / variation(games, count) if games else 0.0)


def shares(games: Sequence[Played], count: int) -> list[float]:
    """How many games each bot has won, shared ones as fractions."""
    won = [0.0] * count
    for played in games:
        for bot in played.winners:
            won[bot] += 1 / len(played.winners)
    return won


def win_share(bot: int, games: Sequence[Played], count: int) -> tuple[float, float, float]:
    """A bot's win share and the bounds of the true one."""
    share = shares(games, count)[bot] / len(games)
    trials = len(games) / count / variation(games, count, bot)
    return share, *wilson(share * trials, trials)


def variation(games: Sequence[Played], count: int, bot: int | None = None) -> float:
    """How much deals' shares vary, beside 1 for deals that are won or lost whole; of one bot or of all."""
    bots = range(count) if bot is None else [bot]
    seen = possible = 0.0
    totals = shares(games, count)
    by_deal = defaultdict[int, list[Played]](list)
    for played in games:
        by_deal[played.game // count].append(played)
    won = {deal: shares(part, count) for deal, part in by_deal.items()}
    for each in bots:
        mean = totals[each] / len(games)
        seen += sum(((won[deal][each] - mean * len(part)) / count) ** 2 for deal, part in by_deal.items())
        possible += len(games) / count * mean * (1 - mean)
    if len(by_deal) > 1:
        seen *= len(by_deal) / (len(by_deal) - 1)
    caution = CAUTION * len(bots)
    return min(1.0, (seen + caution) / (possible + caution))


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share, sound for few trials and for shares near 0 and 1."""
    share = successes / trials
    middle = share + Z * Z / (2 * trials)
    spread = Z * math.sqrt(max(0.0, share * (1 - share)) / trials + (Z / (2 * trials)) ** 2)
    scale = 1 + Z * Z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
