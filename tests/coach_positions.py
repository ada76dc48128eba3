"""Positions that coaches are tested with."""

from __future__ import annotations

# Who is asked wins by claiming the Great Pyramid; after a pass the rival claims it.
WON = (
    "ra1/round:5/turn:p1/first:p2/centre:great_pyramid.obelisk.sunken_reef/p1/pool:4g/play:witch.alchemy.sacred_grove(6l)"
    "/hand:hawk/p2/pool:4g/play:seer.divination.catacombs_of_the_dead(6d)"
)
