"""How the game stands, in words: where in it we are, where tiles lie, and who has won."""

from __future__ import annotations

from typing import Final

from conclave.play.ending import Ending
from conclave.play.face import Names
from conclave.play.protocol import View
from conclave.trial_of_the_temples.box import TILES
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.face.wording import Words, printed

PHASES: Final = {
    w.PH_MATS: "phase-mats",
    w.PH_NIGHT: "phase-night",
    w.PH_TEMPLE: "phase-temple",
    w.PH_RESOURCE: "phase-resource",
    w.PH_TRIAL: "phase-trial",
}


def heading(view: View, names: Names, words: Words) -> str:
    """Such as "Round 2 of 5 · Trial Phase · your turn"."""
    rounds = printed(view).numbers.max_rounds
    where = words.say("heading-round", round=view["round"], rounds=rounds) if view["round"] else ""
    parts = [where or words.say("heading-setup")]
    if view["phase"] in PHASES:
        parts.append(words.say(PHASES[view["phase"]]))
    seat = view["asked"][0]
    if view["phase"] == w.PH_OVER:
        parts.append(words.say("heading-over"))
    elif seat >= 0:
        parts.append(words.say("heading-yours") if seat == view["you"] else words.say("heading-turn", seat=names[seat]))
    return words.listed("list-dots", parts)


def place_of(view: View, id_: str, words: Words) -> str:
    """Where a tile lies."""
    if id_ == "day_and_night_tile" and view["barrier"] >= 0:
        return words.say("place-of-barrier", position=view["barrier"] + 1)
    if id_ in TILES and TILES.index(id_) in view["ring"]:
        position = view["ring"].index(TILES.index(id_))
        return words.say("place-of-tile", position=position + 1, side=words.side_at(view, position))
    return ""


def verdict(ending: Ending, view: View, names: Names, words: Words) -> str:
    """Who won, by what, and why the game ended."""
    winners, details = ending.winners, ending.details
    endings = [words.say(f"end-by-{by}", rounds=details["rounds"]) for by in details["ended_by"]]
    if len(winners) > 1:
        who = words.say("end-winners", seats=words.listed("list-and", [names[seat] for seat in winners]))
    else:
        who = words.say("end-you") if winners[0] == view["you"] else words.say("end-winner", seat=names[winners[0]])
    best = max(ending.points)
    tied = [seat for seat, points in enumerate(ending.points) if points == best]
    seats, mana = words.listed("list-and", [names[seat] for seat in tied]), details["breakdown"][winners[0]]["mana"]
    if ending.reason == "points":
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        why = words.say("end-points", points=best, others=words.listed("list-and", [str(points) for points in others]))
    elif ending.reason == "tie_break":
        why = words.say("end-tie", seats=seats, points=best, mana=mana)
    else:
        why = words.say("end-shared", seats=seats, points=best, mana=mana)
    return " ".join([*endings, who, why])
