"""How well people play, by openskill's Plackett-Luce model: 2 to 4 seats, ties included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A bell curve: where somebody's play lies, and how sure we are."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """What people see: 1000 for a newcomer. It is a cautious guess, so it also grows with certainty."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def rated(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game in which these people came out at these places (0 is best, equal ones share)."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
