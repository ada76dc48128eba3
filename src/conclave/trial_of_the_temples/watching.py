"""Events for those who watch: what they do to a view. Everything lies open, so there is nothing to redact."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from copy import deepcopy

from conclave.play.protocol import Event, View
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.engine import events as e


def advance(view: View, events: Sequence[Event]) -> View:
    """The view after these events."""
    after = deepcopy(view)
    for event in events:
        if event:
            _apply(after, event[0], event[1:])
    return after


def _apply(view: View, code: int, a: Sequence[int]) -> None:  # noqa: C901, PLR0912 - one case an event
    players = view["players"]
    match code:
        case e.EV_TILE:
            view["ring"].append(a[1])
        case e.EV_BARRIER:
            view["barrier"] = a[0]
        case e.EV_MAT:
            players[a[0]]["mat"] = a[1]
        case e.EV_TOKEN:
            view["start"] = a[0]
        case e.EV_ROUND:
            view["round"], view["round_tile"], view["rested"] = a[0], a[1], []
            for player in players:
                player["used"] = []
        case e.EV_NIGHT:
            view["nights"] = [position for position in range(codes.TILES) if a[0] >> position & 1]
        case e.EV_PHASE:
            view["phase"] = a[0]
        case e.EV_FIGURE:
            players[a[0]][("figure", "clone")[a[1]]] = a[2]
        case e.EV_GOODS:
            for kind in range(codes.KINDS):
                players[a[0]]["goods"][kind] += a[3 + kind]
            players[a[0]]["mana"] += a[3 + codes.KINDS]
        case e.EV_TAKEN:
            view["stacks"][a[1]] -= 1
        case e.EV_CORE:
            if a[2] >= 0:
                insort(players[a[0]]["cores"][a[1]], a[2])
        case e.EV_SPELL:
            insort(players[a[0]]["used"], a[2])
        case e.EV_MARK:
            marks = players[a[0]]["marks"] if a[0] >= 0 else view["neutrals"][-1 - a[0]]
            marks[a[1]] = a[2]
        case e.EV_RESTED:
            insort(view["rested"], a[0])
        case e.EV_ASKED:
            view["asked"] = list(a)
        case e.EV_SCORE:
            players[a[0]]["points"] = a[1]
        case e.EV_PARTS:
            players[a[0]].update(tracks=list(a[1:4]), lines=a[4], spells=a[5])
        case e.EV_AHEAD:
            players[a[0]]["ahead"][a[1]] = list(a[2:])
        case e.EV_OVER:
            view["phase"], view["reason"], view["ended_by"] = codes.PH_OVER, a[1], a[2]
            view["winners"] = [seat for seat in range(view["seats"]) if a[0] >> seat & 1]
