"""Where a seat's points come from, part by part, as a view shows them."""

from __future__ import annotations

from typing import Any

from conclave.play.protocol import Seat, View
from conclave.res_arcana import vocab as v
from conclave.res_arcana.cards import ALL


def worth(view: View, seat: Seat, entry: dict[str, Any]) -> int:
    """The points of one component in play."""
    points: int = ALL[entry["id"]].points
    for score in ALL[entry["id"]].scoring:
        match score:
            case v.PerEssence(kind):
                points += int(entry["on"][kind])
            case v.PerArtifact(tag, each):
                mine = [ALL[other["id"]] for other in view["players"][seat]["play"]]
                points += each * len([artifact for artifact in mine if tag in artifact.tags])
    return points


def parts(view: View, seat: Seat) -> list[tuple[int, int]]:
    """Components with their points, most first; those of the token and of this victory check are not in it."""
    play = view["players"][seat]["play"]
    found = [(entry["id"], points) for entry in play if (points := worth(view, seat, entry))]
    return sorted(found, key=lambda part: (-part[1], part[0]))


def granted(view: View, seat: Seat) -> int:
    """Points that no component and no token explains: those that a react power grants for one victory check."""
    token = int(view["first"] == seat)
    return int(view["players"][seat]["points"]) - token - sum(points for _, points in parts(view, seat))
