"""How the game stands, in words: where in it we are, where tiles lie, and who has won."""

from __future__ import annotations

from typing import Final

from conclave.play.ending import Ending
from conclave.play.face import Names
from conclave.play.protocol import View
from conclave.trial_of_the_temples.box import TILES
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.face.wording import Phrases, printed

PHASES: Final = {
    codes.PH_MATS: "phase-mats",
    codes.PH_NIGHT: "phase-night",
    codes.PH_TEMPLE: "phase-temple",
    codes.PH_RESOURCE: "phase-resource",
    codes.PH_TRIAL: "phase-trial",
}


def heading(view: View, names: Names, phrases: Phrases) -> str:
    """Such as "Round 2 of 5 · Trial Phase · your turn"."""
    rounds = printed(view).numbers.max_rounds
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
    return phrases.listed("list-dots", parts)


def place_of(view: View, id_: str, phrases: Phrases) -> str:
    """Where a tile lies."""
    if id_ == "day_and_night_tile" and view["barrier"] >= 0:
        return phrases.say("place-of-barrier", position=view["barrier"] + 1)
    if id_ in TILES and TILES.index(id_) in view["ring"]:
        position = view["ring"].index(TILES.index(id_))
        return phrases.say("place-of-tile", position=position + 1, side=phrases.side_at(view, position))
    return ""


def verdict(ending: Ending, view: View, names: Names, phrases: Phrases) -> str:
    """Who won, by what, and why the game ended."""
    winners, details = ending.winners, ending.details
    endings = [phrases.say(f"end-by-{by}", rounds=details["rounds"]) for by in details["ended_by"]]
    if len(winners) > 1:
        who = phrases.say("end-winners", seats=phrases.listed("list-and", [names[seat] for seat in winners]))
    else:
        who = phrases.say("end-you") if winners[0] == view["you"] else phrases.say("end-winner", seat=names[winners[0]])
    best = max(ending.points)
    tied = [seat for seat, points in enumerate(ending.points) if points == best]
    seats, mana = phrases.listed("list-and", [names[seat] for seat in tied]), details["breakdown"][winners[0]]["mana"]
    if ending.reason == "points":
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        why = phrases.say(
            "end-points", points=best, others=phrases.listed("list-and", [str(points) for points in others])
        )
    elif ending.reason == "tie_break":
        why = phrases.say("end-tie", seats=seats, points=best, mana=mana)
    else:
        why = phrases.say("end-shared", seats=seats, points=best, mana=mana)
    return " ".join([*endings, who, why])
