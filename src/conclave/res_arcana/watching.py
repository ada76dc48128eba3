"""Events for those who watch: what each viewer may see of them, and what they do to its view."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

from conclave.play.protocol import Event, Seat, View
from conclave.play.seats import check_viewer
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import codes
from conclave.res_arcana.engine import events as e

HIDDEN: Final = -1  # a card that this viewer may not see


def redact(event: Event, viewer: Seat) -> Event:
    """A moved card is shown only to its audience; everything else that is told is open to all."""
    check_viewer(viewer, codes.MAX_SEATS)
    if event[0] != e.EV_MOVED:
        return event
    audience = event[6]
    sees = audience & (e.SPECTATORS if viewer < 0 else 1 << viewer)
    return (e.EV_MOVED, event[1] if sees else HIDDEN, *event[2:6])


# --- Views


def advance(view: View, events: Sequence[Event]) -> View:
    """The view after these events."""
    after = deepcopy(view)
    for event in events:
        if event:
            _apply(after, event[0], event[1:])
    return after


def _apply(view: View, code: int, a: Sequence[int]) -> None:  # noqa: C901, PLR0912 - one case an event
    match code:
        case e.EV_MOVED:
            _leave(view, a[0], a[1], a[2], a[3])
            _arrive(view, a[0], a[3], a[4], a[1])
        case e.EV_POOL:
            _add(view["players"][a[0]]["pool"], a[3:])
        case e.EV_ON:
            _add(_entry(view, a[0])["on"], a[1:])
        case e.EV_TURNED:
            _entry(view, a[0])["turned"] = a[1]
        case e.EV_TOKEN:
            view["first"] = a[0]
        case e.EV_PASSED:
            insort(view["passed"], a[0])
        case e.EV_ROUND:
            view["round"], view["passed"] = a[0], []
            for player in view["players"]:
                for entry in player["play"]:
                    entry["turned"] = 0
        case e.EV_PHASE:
            view["phase"] = a[0]
        case e.EV_SHUFFLED:
            _shuffle(view, a[0])
        case e.EV_LOOKED:
            if a[1] == 1 and view["you"] and view["you"]["seat"] != a[0]:
                view["you"]["monuments"] = []
        case e.EV_PACKS:
            _clear_packs(view)
        case e.EV_ASKED:
            view["asked"] = list(a)
        case e.EV_SCORE:
            view["players"][a[0]]["points"] = a[1]
        case e.EV_PARTS:
            view["players"][a[0]]["token"], view["players"][a[0]]["bonus"] = a[1], a[2]
        case e.EV_WORTH:
            _entry(view, a[0])["points"] = a[1]
        case e.EV_OVER:
            view["phase"], view["reason"] = codes.PH_OVER, a[1]
            view["winners"] = [seat for seat in range(view["seats"]) if a[0] >> seat & 1]
        case e.EV_WINS:
            view["wins"] = list(a)
        case e.EV_GAME:
            _start_again(view, a)


def _add(counts: list[int], changes: Sequence[int]) -> None:
    for kind, change in enumerate(changes):
        counts[kind] += change


def _entry(view: View, c: int) -> dict[str, Any]:
    for player in view["players"]:
        for entry in player["play"]:
            if entry["id"] == c:
                found: dict[str, Any] = entry
                return found
    raise ValueError(f"{ALL[c].id} is not in play")


def _mine(view: View, seat: Seat) -> dict[str, Any] | None:
    """The viewer's own part of the view, if this seat is the viewer."""
    you: dict[str, Any] | None = view["you"]
    return you if you is not None and you["seat"] == seat else None


def _drop(cards: list[int], c: int) -> None:
    if c in cards:
        cards.remove(c)


def _leave(view: View, c: int, zone: int, seat: Seat, to_zone: int) -> None:  # noqa: PLR0912 - one case a zone
    player = view["players"][seat] if seat >= 0 else {}
    you = _mine(view, seat) if seat >= 0 else None
    still_in_deck = to_zone in (e.Z_LOOK, e.Z_TOP, e.Z_MON_TOP)
    match zone:
        case e.Z_OPEN:
            view["open"].remove(c)
        case e.Z_CENTRE:
            view["places" if c >= codes.PLACES else "display"].remove(c)
        case e.Z_MON_DECK | e.Z_MON_TOP:
            view["monuments"] -= not still_in_deck
            if view["you"]:
                _drop(view["you"]["monuments"], c)
        case e.Z_SUPPLY:
            view["items"].remove(c)
        case e.Z_DECK | e.Z_TOP:
            player["deck"] -= not still_in_deck
            if you:
                _drop(you["deck"], c)
                _drop(you["top"], c)
        case e.Z_HAND | e.Z_DISCARDS | e.Z_PACK | e.Z_DEALT:
            _leave_holding(player, you, c, zone)
        case e.Z_PLAY:
            player["play"] = [entry for entry in player["play"] if entry["id"] != c]
        case e.Z_CHOSEN:
            if you:
                you["mage"] = -1
        case e.Z_LOOK:
            if you:
                you["looking"].remove(c)


HOLDINGS: Final = {e.Z_HAND: "hand", e.Z_PACK: "pack", e.Z_DEALT: "mages"}


def _leave_holding(player: dict[str, Any], you: dict[str, Any] | None, c: int, zone: int) -> None:
    if zone == e.Z_DISCARDS:
        player["discards"].remove(c)
    elif player:
        player[HOLDINGS[zone]] -= 1
        if you:
            you[HOLDINGS[zone]].remove(c)


def _arrive(view: View, c: int, zone: int, seat: Seat, from_zone: int) -> None:  # noqa: C901, PLR0912 - one case a zone
    player = view["players"][seat] if seat >= 0 else {}
    you = _mine(view, seat) if seat >= 0 else None
    match zone:
        case e.Z_OPEN:
            insort(view["open"], c)
        case e.Z_CENTRE:
            insort(view["places" if c >= codes.PLACES else "display"], c)
        case e.Z_SUPPLY:
            insort(view["items"], c)
        case e.Z_DECK | e.Z_TOP:
            player["deck"] += from_zone != e.Z_LOOK
            if you and c != HIDDEN:
                insort(you["deck"], c)
                if zone == e.Z_TOP:
                    you["top"].append(c)
        case e.Z_HAND | e.Z_PACK | e.Z_DEALT:
            player[HOLDINGS[zone]] += 1
            if you:
                insort(you[HOLDINGS[zone]], c)
        case e.Z_DISCARDS:
            insort(player["discards"], c)
        case e.Z_PLAY:
            insort(player["play"], _placed(c), key=lambda entry: entry["id"])
            if codes.ITEMS <= c < codes.MONUMENTS:
                player["item"] = c
        case e.Z_CHOSEN:
            if you:
                you["mage"] = c
        case e.Z_LOOK:
            if you:
                insort(you["looking"], c)
        case e.Z_MON_TOP:
            if you:
                you["monuments"].append(c)


def _placed(c: int) -> dict[str, Any]:
    """A component that comes into play; EV_WORTH says what it is worth."""
    return {"id": c, "turned": 0, "on": [0] * codes.KINDS, "points": 0}


def _shuffle(view: View, seat: Seat) -> None:
    player = view["players"][seat]
    player["deck"] += len(player["discards"])
    you = _mine(view, seat)
    if you:
        you["deck"] = sorted(you["deck"] + player["discards"])
    player["discards"] = []


def _clear_packs(view: View) -> None:
    """What reaches each seat is told card by card."""
    for player in view["players"]:
        player["pack"] = 0
    if view["you"]:
        view["you"]["pack"] = []


def _start_again(view: View, a: Sequence[int]) -> None:
    """The next game of a match: only the mages stay."""
    view.update(
        game=a[0], wins=list(a[1:]), phase=codes.PH_SIDES, round=0, first=-1, passed=[], places=[], display=[],
        monuments=codes.PLACES - codes.MONUMENTS, items=list(range(codes.ITEMS, codes.MONUMENTS)), open=[], winners=[],
        reason=0,
    )  # fmt: skip
    for player in view["players"]:
        mages = [entry for entry in player["play"] if codes.MAGES <= entry["id"] < codes.ITEMS]
        for entry in mages:
            entry.update(turned=0, on=[0] * codes.KINDS)
        player.update(pool=[1] * codes.KINDS, hand=0, deck=0, discards=[], play=mages, item=-1)
    if view["you"]:
        view["you"].update(hand=[], deck=[], top=[], looking=[], monuments=[])
