"""How the game stands, in words: where in it we are, where components are, who has how many points, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from conclave.play.ending import Ending
from conclave.play.face import Names
from conclave.play.protocol import Seat, View
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.face.wording import Words

PHASES: Final = {
    w.PH_DRAFT: "phase-draft",
    w.PH_OPEN_DRAFT: "phase-draft",
    w.PH_CHOOSE: "phase-mages",
    w.PH_ITEMS: "phase-items",
    w.PH_COLLECT: "phase-collect",
    w.PH_ACTIONS: "phase-actions",
    w.PH_CHECK: "phase-check",
}


# --- Seats


def is_you(view: View, seat: Seat) -> bool:
    """Whether the viewer sits there."""
    return bool(view["you"]) and view["you"]["seat"] == seat


def seat_name(view: View, seat: Seat, names: Names, words: Words) -> str:
    """What the viewer calls it."""
    return words.say("seat-you") if is_you(view, seat) else names[seat]


def whose_turn(view: View) -> Seat:
    """The seat that acts; while it is a rival who answers, the owner of what it answers to."""
    asked, _, source, _ = view["asked"]
    if view["phase"] == w.PH_ACTIONS and source >= 0:
        for seat, player in enumerate(view["players"]):
            if any(entry["id"] == source for entry in player["play"]):
                return seat
    return int(asked)


# --- Where we are, and where components are


def heading(view: View, names: Names, words: Words) -> str:
    """Such as "Round 2 · Actions · your turn"."""
    parts = [words.say("heading-game", game=view["game"])] if view["variant"] == w.MATCH else []
    parts.append(words.say("heading-round", round=view["round"]) if view["round"] else words.say("heading-setup"))
    if view["phase"] in PHASES:
        parts.append(words.say(PHASES[view["phase"]]))
    seat = whose_turn(view)
    if view["phase"] == w.PH_OVER:
        parts.append(words.say("heading-over"))
    elif is_you(view, seat):
        parts.append(words.say("heading-yours"))
    elif seat >= 0:
        parts.append(words.say("heading-turn", seat=names[seat]))
    return words.listed("list-dots", parts)


def place_of(view: View, c: int, names: Names, words: Words) -> str:
    """Where the viewer can see a component to be."""
    for seat, player in enumerate(view["players"]):
        for entry in player["play"]:
            if entry["id"] == c:
                return words.say("where-play", seat=names[seat], card=words.lying(entry))
        if c in player["discards"]:
            return words.say("where-discards", seat=names[seat])
    you: dict[str, Any] = view["you"] or {}
    for where, cards in (
        ("where-centre", [*view["places"], *view["display"]]),
        ("where-items", view["items"]),
        ("where-hand", you.get("hand", ())),
        ("where-deck", you.get("deck", ())),
    ):
        if c in cards:
            return words.say(where)
    return ""


# --- Points


def score_parts(view: View, seat: Seat, words: Words) -> list[tuple[str, int]]:
    """Every point of a seat with its reason."""
    player = view["players"][seat]
    cards = sorted(player["play"], key=lambda entry: (-entry["points"], entry["id"]))
    found = [(words.name(entry["id"]), entry["points"]) for entry in cards]
    found += [(words.say("score-token"), player["token"]), (words.say("score-bonus"), player["bonus"])]
    return [(part, points) for part, points in found if points]


def score_line(view: View, seat: Seat, names: Names, words: Words) -> str:
    score = words.say("score", seat=names[seat], points=view["players"][seat]["points"])
    parts = [words.say("score-part", name=part, points=points) for part, points in score_parts(view, seat, words)]
    return words.say("score-line", score=score, parts=words.listed("list", parts)) if parts else score


def verdict(ending: Ending, view: View, names: Names, words: Words) -> str:
    """Who won, by what and why."""
    details, winners = ending.details, ending.winners
    called = [seat_name(view, seat, names, words) for seat in range(len(names))]
    if len(winners) > 1:
        said = [words.say("end-winners", seats=words.listed("list-and", [called[seat] for seat in winners]))]
    else:
        said = [words.say("end-you") if is_you(view, winners[0]) else words.say("end-winner", seat=names[winners[0]])]
    if "wins" in details:
        wins = ":".join(str(details["wins"][seat]) for seat in in_order(winners, names))
        return words.listed("sentences-end", [*said, words.say("end-match", wins=wins), words.say("end-last-game")])
    if details["round_limit"]:
        said.append(words.say("end-limit", rounds=details["rounds"]))
    return words.listed("sentences-end", [*said, why(ending, names, words)])


def why(ending: Ending, names: Names, words: Words) -> str:
    """The points; of those with the most, the essences that broke the tie or did not."""
    best = max(ending.points)
    order = in_order(ending.winners, names)
    tied = [seat for seat in order if ending.points[seat] == best]
    if len(tied) == 1:
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        return words.say("end-points", points=best, others=words.listed("list-and", [str(points) for points in others]))
    essences = words.listed("list-and", [str(ending.details["tie_break"][seat]) for seat in tied])
    seats = words.listed("list-and", [names[seat] for seat in tied])
    return words.say("end-tie", seats=seats, points=best, essences=essences)


def in_order(winners: Sequence[Seat], names: Names) -> list[Seat]:
    """Winners first."""
    return sorted(range(len(names)), key=lambda seat: seat not in winners)
