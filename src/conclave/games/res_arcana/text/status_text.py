"""Texts for the state of the game: round and turn, locations of components, points, and the winner."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from conclave.core.ending import Ending
from conclave.core.game import Event, Seat, View
from conclave.core.text.presenter import Names
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.text.choice_labels import Phrases

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
    """Return True if the viewer has this seat."""
    return bool(view["you"]) and view["you"]["seat"] == seat


def seat_name(view: View, seat: Seat, names: Names, phrases: Phrases) -> str:
    """Return the name of a seat as shown to the viewer."""
    return phrases.say("seat-you") if is_you(view, seat) else names[seat]


def whose_turn(view: View) -> Seat:
    """Return the seat that has the turn. While a rival answers, this is the owner of the component that asks."""
    asked, _, source, _ = view["asked"]
    if view["phase"] == codes.PH_ACTIONS and source >= 0:
        for seat, player in enumerate(view["players"]):
            if any(entry["id"] == source for entry in player["play"]):
                return seat
    return int(asked)


# --- Heading and locations of components


def format_heading(view: View, names: Names, phrases: Phrases) -> str:
    """Return a heading such as "Round 2 · Actions · your turn"."""
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
    return phrases.join_list("list-dots", parts)


def describe_place(view: View, c: int, names: Names, phrases: Phrases) -> str:
    """Return the location of a component, as far as the viewer can see it."""
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


def view_of_scores(before: View, events: Sequence[Event]) -> View:
    """Return the part of a view that score_line needs, as it is after some events."""
    players = [dict(player) for player in before["players"]]
    worth = [{entry["id"]: entry["points"] for entry in player["play"]} for player in players]
    for event in events:
        match event:
            case (e.EV_MOVED, c, from_zone, from_seat, to_zone, to_seat, *_):
                if from_zone == e.Z_PLAY:
                    del worth[from_seat][c]
                if to_zone == e.Z_PLAY:
                    worth[to_seat][c] = 0
            case (e.EV_WORTH, c, points):
                for cards in worth:
                    if c in cards:
                        cards[c] = points
            case (e.EV_SCORE, seat, points):
                players[seat]["points"] = points
            case (e.EV_PARTS, seat, token, bonus):
                players[seat].update(token=token, bonus=bonus)
    for player, cards in zip(players, worth, strict=True):
        player["play"] = [{"id": c, "points": points} for c, points in cards.items()]
    return {"players": players}


def score_parts(view: View, seat: Seat, phrases: Phrases) -> list[tuple[str, int]]:
    """Return the points of a seat, each with its source."""
    player = view["players"][seat]
    cards = sorted(player["play"], key=lambda entry: (-entry["points"], entry["id"]))
    found = [(phrases.name(entry["id"]), entry["points"]) for entry in cards]
    found += [(phrases.say("score-token"), player["token"]), (phrases.say("score-bonus"), player["bonus"])]
    return [(part, points) for part, points in found if points]


def score_line(view: View, seat: Seat, names: Names, phrases: Phrases) -> str:
    score = phrases.say("score", seat=names[seat], points=view["players"][seat]["points"])
    parts = [phrases.say("score-part", name=part, points=points) for part, points in score_parts(view, seat, phrases)]
    return phrases.say("score-line", score=score, parts=phrases.join_list("list", parts)) if parts else score


def format_verdict(ending: Ending, view: View, names: Names, phrases: Phrases) -> str:
    """Return the winner, the margin and the reason."""
    details, winners = ending.details, ending.winners
    called = [seat_name(view, seat, names, phrases) for seat in range(len(names))]
    if len(winners) > 1:
        said = [phrases.say("end-winners", seats=phrases.join_list("list-and", [called[seat] for seat in winners]))]
    else:
        said = [
            phrases.say("end-you") if is_you(view, winners[0]) else phrases.say("end-winner", seat=names[winners[0]])
        ]
    if "wins" in details:
        wins = ":".join(str(details["wins"][seat]) for seat in in_order(winners, names))
        return phrases.join_list(
            "sentences-end", [*said, phrases.say("end-match", wins=wins), phrases.say("end-last-game")]
        )
    if details["round_limit"]:
        said.append(phrases.say("end-limit", rounds=ending.rounds))
    return phrases.join_list("sentences-end", [*said, why(ending, names, phrases)])


def why(ending: Ending, names: Names, phrases: Phrases) -> str:
    """Return the points and, after a tie, the essences of the tied seats."""
    best = max(ending.points)
    order = in_order(ending.winners, names)
    tied = [seat for seat in order if ending.points[seat] == best]
    if len(tied) == 1:
        others = sorted((points for seat, points in enumerate(ending.points) if seat not in tied), reverse=True)
        return phrases.say(
            "end-points", points=best, others=phrases.join_list("list-and", [str(points) for points in others])
        )
    essences = phrases.join_list("list-and", [str(ending.details["tie_break"][seat]) for seat in tied])
    seats = phrases.join_list("list-and", [names[seat] for seat in tied])
    return phrases.say("end-tie", seats=seats, points=best, essences=essences)


def in_order(winners: Sequence[Seat], names: Names) -> list[Seat]:
    """Return the seats, winners first."""
    return sorted(range(len(names)), key=lambda seat: seat not in winners)
