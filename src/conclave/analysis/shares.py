"""Sources of a result as shown to players: luck, own clear mistakes, rivals' clear mistakes, and everything else.

`Buckets` (`result.py`) count every decision, however unclear, and split the rest by who knew what. Over a whole game
those small terms are noise and can exceed luck and skill. Therefore only clear mistakes are shown.
"""

from __future__ import annotations

import msgspec

from conclave.analysis.mistakes import CLEAR
from conclave.analysis.result import Analysis
from conclave.core.game import Seat


class Shares(msgspec.Struct, frozen=True):
    """Sources of a seat's result: the start and the next four terms add up to the result, in shares of the victory."""

    start: float
    luck: float
    own: float  # own clear mistakes
    rivals: float  # gains from rivals' clear mistakes
    rest: float  # everything else
    result: float


def shares_of(analysis: Analysis) -> list[Shares]:
    """Return the shares of each seat."""
    return [_shares(analysis, seat) for seat in range(len(analysis.seats))]


def _shares(analysis: Analysis, seat: Seat) -> Shares:
    clear = [one for one in analysis.decisions if one.verdict in CLEAR]
    own = sum(one.effect[seat] for one in clear if one.seat == seat)
    rivals = sum(one.effect[seat] for one in clear if one.seat != seat)
    buckets = analysis.seats[seat]
    rest = buckets.result - buckets.start - buckets.luck - own - rivals
    return Shares(buckets.start, buckets.luck, own, rivals, rest, buckets.result)
