"""How the game stands, in words: where in it we are, where components are, who has how many points, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from conclave.play.ending import Ending
from conclave.play.face import Names
from conclave.play.protocol import Seat, View
from conclave.res_arcana.engine import codes
from conclave.res_arcana.face.wording import Phrases

PHASES: Final = {
    codes.PH_DRAFT: "phase-draft",
    codes.PH_OPEN_DRAFT: "phase-draft",
    codes.PH_CHOOSE: "phase-mages",
    codes.PH_ITEMS: "phase-items",
    codes.PH_COLLECT: "phase-collect",
    codes.PH_ACTIONS: "phase-actions",
    codes.PH_CHECK: "phase-check",
}


# --- Seats


def is_you(view: View, seat: Seat) -> bool:
    """Whether the viewer sits there."""
    return bool(view["you"]) and view["you"]["seat"] == seat


def seat_name(view: View, seat: Seat, names: Names, phrases: Phrases) -> str:
    """What the viewer calls it."""
    return phrases.say("seat-you") if is_you(view, seat) else names[seat]


def whose_turn(view: View) -> Seat:
    """The seat that acts; while it is a rival who answers, the owner of what it answers to."""
    asked, _, source, _ = view["asked"]
    if view["phase"] == codes.PH_ACTIONS and source >= 0:
        for seat, player in enumerate(view["players"]):
            if any(entry["id"] == source for entry in player["play"]):
                return seat
    return int(asked)


# --- Where we are, and where components are


def heading(view: View, names: Names, phrases: Phrases) -> str:
    """Such as "Round 2 · Actions · your turn"."""
    parts = [phrases.say("heading-game", game=view["game"])] if view["variant"] == codes.MATCH else []
    parts.append(phrases.say("heading-round", round=view["round"]) if view["round"] else phrases.say("heading-setup"))
    if view["phase"] in PHASES:
        parts.append(phrases.say(PHASES[view["phase"]]))
    seat = whose_turn(view)
    if view["phase"] == codes.PH_OVER:
        parts.append(phrases.say("heading-over"))
    elif is_you(view, seat):
        parts.append(phrases.say("heading-yours"))
    elif seat >= 0:
        parts.append(phrases.say("heading-turn", seat=names[seat]))
    return phrases.listed("list-dots", parts)


def place_of(view: View, c: int, names: Names, phrases: Phrases) -> str:
    """Where the viewer can see a component to be."""
    for seat, player in enumerate(view["players"]):
        for entry in player["play"]:
            if entry["id"] == c:
                return phrases.say("where-play", seat=names[seat], card=phrases.lying(entry))
        if c in player["discards"]:
            return phrases.say("where-discards", seat=names[seat])
    you: dict[str, Any] = view["you"] or {}
    for where, cards in (
        ("where-centre", [*view["places"], *view["display"]]),
        ("where-items", view["items"]),
        ("where-hand", you.get("hand", ())),
        ("where-deck", you.get("deck", ())),
    ):
        if c in cards:
            return phrases.say(where)
    return ""


# --- Points


def score_parts(view: View, seat: Seat, phrases: Phrases) -> list[tuple[str, int]]:
    """Every point of a seat with its reason."""
    player = view["players"][seat]
    cards = sorted(player["play"], key=lambda entry: (-entry["points"], entry["id"]))
    found = [(phrases.name(entry["id"]), entry["points"]) for entry in cards]
    found += [(phrases.say("score-token"), player["token"]), (phrases.say("score-bonus"), player["bonus"])]
    return [(part, points) for part, points in found if points]


def score_line(view: View, seat: Seat, names: Names, phrases: Phrases) -> str:
    score = phrases.say("score", seat=names[seat], points=view["players"][seat]["points"])
    parts = [phrases.say("score-part", name=part, points=points) for part, points in score_parts(view, seat, phrases)]
    return phrases.say("score-line", score=score, parts=phrases.listed("list", parts)) if parts else score


def verdict(ending: Ending, view: View, names: Names, phrases: Phrases) -> str:
    """Who won, by what and why."""
    details, winners = ending.details, ending.winners
    called = [seat_name(view, seat, names, phrases) for seat in range(len(names))]
    if len(winners) > 1:
        said = [phrases.say("end-winners", seats=phrases.listed("list-and", [called[seat] for seat in winners]))]
    else:
        said = [
            phrases.say("end-you") if is_you(view, winners[0]) else phrases.say("end-winner", seat=names[winners[0]])
        ]
    if "wins" in details:
        wins = ":".join(str(details["wins"][seat]) for seat in in_order(winners, names))
        return phrases.listed(
            "sentences-end", [*said, phrases.say("end-match", wins=wins), phrases.say("end-last-game")]
        )
    if details["round_limit"]:
        said.append(phrases.say("end-limit", rounds=details["rounds"]))
    return phrases.listed("sentences-end", [*said, why(ending, names, phrases)])


def why(ending: Ending, names: Names, phrases: Phrases) -> str:
    """The points; of those with the most, the essences that broke the tie or did not."""
    best = max(ending.points)
    order = in_order(ending.winners, names)
    tied = [seat for seat in order if ending.points[seat] == best]
    if len(tied) == 1:
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        return phrases.say(
            "end-points", points=best, others=phrases.listed("list-and", [str(points) for points in others])
        )
    essences = phrases.listed("list-and", [str(ending.details["tie_break"][seat]) for seat in tied])
    seats = phrases.listed("list-and", [names[seat] for seat in tied])
    return phrases.say("end-tie", seats=seats, points=best, essences=essences)


def in_order(winners: Sequence[Seat], names: Names) -> list[Seat]:
    """Winners first."""
    return sorted(range(len(names)), key=lambda seat: seat not in winners)
