"""Status texts: round and turn, locations of tiles, and the winner."""

from __future__ import annotations

from typing import Final

from conclave.core.ending import Ending
from conclave.core.game import View
from conclave.core.text.presenter import Names
from conclave.games.trial_of_the_temples.components import TILES
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.text.choice_labels import Phrases, components_of

PHASES: Final = {
    codes.PH_MATS: "phase-mats",
    codes.PH_NIGHT: "phase-night",
    codes.PH_TEMPLE: "phase-temple",
    codes.PH_RESOURCE: "phase-resource",
    codes.PH_TRIAL: "phase-trial",
}


def format_heading(view: View, names: Names, phrases: Phrases) -> str:
    """Return a heading such as "Round 2 of 5 · Trial Phase · your turn"."""
    rounds = components_of(view).numbers.max_rounds
    where = phrases.say("heading-round", round=view["round"], rounds=rounds) if view["round"] else ""
    parts = [where or phrases.say("heading-setup")]
    if view["phase"] in PHASES:
        parts.append(phrases.say(PHASES[view["phase"]]))
    seat = view["asked"][0]
    if view["phase"] == codes.PH_OVER:
        parts.append(phrases.say("heading-over"))
    elif seat >= 0:
        parts.append(
            phrases.say("heading-yours") if seat == view["you"] else phrases.say("heading-turn", seat=names[seat])
        )
    return phrases.join_list("list-dots", parts)


def describe_place(view: View, id_: str, phrases: Phrases) -> str:
    """Return the location of a tile."""
    if id_ == "day_and_night_tile" and view["barrier"] >= 0:
        return phrases.say("place-of-barrier", position=view["barrier"] + 1)
    if id_ in TILES and TILES.index(id_) in view["ring"]:
        position = view["ring"].index(TILES.index(id_))
        return phrases.say("place-of-tile", position=position + 1, side=phrases.side_at(view, position))
    return ""


def format_verdict(ending: Ending, view: View, names: Names, phrases: Phrases) -> str:
    """Return the winners, how they were decided, and why the game ended."""
    winners, details = ending.winners, ending.details
    endings = [phrases.say(f"end-by-{by}", rounds=ending.rounds) for by in details["ended_by"]]
    if len(winners) > 1:
        who = phrases.say("end-winners", seats=phrases.join_list("list-and", [names[seat] for seat in winners]))
    else:
        who = phrases.say("end-you") if winners[0] == view["you"] else phrases.say("end-winner", seat=names[winners[0]])
    best = max(ending.points)
    tied = [seat for seat, points in enumerate(ending.points) if points == best]
    seats, mana = (
        phrases.join_list("list-and", [names[seat] for seat in tied]),
        details["breakdown"][winners[0]]["mana"],
    )
    if ending.reason == "points":
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        why = phrases.say(
            "end-points", points=best, others=phrases.join_list("list-and", [str(points) for points in others])
        )
    elif ending.reason == "tie_break":
        why = phrases.say("end-tie", seats=seats, points=best, mana=mana)
    else:
        why = phrases.say("end-shared", seats=seats, points=best, mana=mana)
    return " ".join([*endings, who, why])
