"""Skill ratings by openskill's Plackett-Luce model: 2 to 4 seats, ties included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A normal distribution of a player's skill."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def shown(self) -> int:
        """Displayed rating: 1000 for a newcomer. It is a lower bound, so that it also grows with certainty."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def compute_skills(before: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the skills after a game with these places (0 is best, equal places are ties)."""
    teams = [[_MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in after]
