"""Events for those who watch: what each viewer may see of them, what they do to its view, and how they read."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

from conclave.play.protocol import Event, Seat, View
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import events as e
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.text import essences, name_of, say

HIDDEN: Final = -1  # a card that this viewer may not see


def redact(event: Event, viewer: Seat) -> Event:
    """A moved card is shown only to its audience; everything else that is told is open to all."""
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


def _apply(view: View, code: int, a: Sequence[int]) -> None:
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
        case e.EV_OVER:
            view["phase"], view["reason"] = w.PH_OVER, a[1]
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


def _leave(view: View, c: int, zone: int, seat: Seat, to_zone: int) -> None:
    player = view["players"][seat] if seat >= 0 else {}
    you = _mine(view, seat) if seat >= 0 else None
    still_in_deck = to_zone in (e.Z_LOOK, e.Z_TOP, e.Z_MON_TOP)
    match zone:
        case e.Z_OPEN:
            view["open"].remove(c)
        case e.Z_CENTRE:
            view["places" if c >= w.PLACES else "display"].remove(c)
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


def _arrive(view: View, c: int, zone: int, seat: Seat, from_zone: int) -> None:
    player = view["players"][seat] if seat >= 0 else {}
    you = _mine(view, seat) if seat >= 0 else None
    match zone:
        case e.Z_OPEN:
            insort(view["open"], c)
        case e.Z_CENTRE:
            insort(view["places" if c >= w.PLACES else "display"], c)
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
            insort(player["play"], {"id": c, "turned": 0, "on": [0] * w.KINDS}, key=lambda entry: entry["id"])
            if w.ITEMS <= c < w.MONUMENTS:
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
        game=a[0], wins=list(a[1:]), phase=w.PH_SIDES, round=0, first=-1, passed=[], places=[], display=[],
        monuments=w.PLACES - w.MONUMENTS, items=list(range(w.ITEMS, w.MONUMENTS)), open=[], winners=[], reason=0,
    )  # fmt: skip
    for player in view["players"]:
        mages = [entry for entry in player["play"] if w.MAGES <= entry["id"] < w.ITEMS]
        for entry in mages:
            entry.update(turned=0, on=[0] * w.KINDS)
        player.update(pool=[1] * w.KINDS, hand=0, deck=0, discards=[], play=mages, item=-1)
    if view["you"]:
        view["you"].update(hand=[], deck=[], top=[], looking=[], monuments=[])


# --- Sentences

DEEDS: Final = {
    w.V_PLACE: "place",
    w.V_CLAIM: "claim",
    w.V_CLAIM_TOP: "claim-top",
    w.V_SELL_GOLD: "sell",
    w.V_SELL_TWO: "sell",
    w.V_USE: "use",
    w.V_REACT: "react",
    w.V_RIVAL: "rival",
}
LOSSES: Final = {e.LOSS_IGNORED: "ignored", e.LOSS_BOUGHT_OFF: "bought-off", e.LOSS_TAKEN: "taken"}
REASONS: Final = {w.BY_POINTS: "points", w.BY_TIE_BREAK: "tie-break", w.SHARED: "shared"}
WHYS: Final = {e.WHY_PAY: "pays", e.WHY_LOSE: "loses", e.WHY_COLLECT: "collects", e.WHY_TAKE: "takes"}


def tell(event: Event, seats: Sequence[str], language: str = "en") -> str:
    """A (redacted) event as a sentence; "" for what needs none, because the sentence before it said it."""
    if not event:
        return ""
    a = event[1:]
    match event[0]:
        case e.EV_DID:
            return _tell_deed(language, seats, a)
        case e.EV_MOVED:
            return _tell_move(language, seats, a)
        case e.EV_POOL:
            key = f"tell-{WHYS.get(a[1], 'gains')}"
            return say(language, key, seat=seats[a[0]], essences=essences([abs(n) for n in a[3:]], language))
        case e.EV_ON:
            key = "tell-put" if any(n > 0 for n in a[1:]) else "tell-off"
            return say(language, key, card=_name(a[0], language), essences=essences([abs(n) for n in a[1:]], language))
        case e.EV_TURNED:
            return "" if a[1] else say(language, "tell-straightened", card=_name(a[0], language))
        case e.EV_TOKEN | e.EV_PASSED | e.EV_SHUFFLED | e.EV_CHOSE:
            return say(language, f"tell-{PLAIN[event[0]]}", seat=seats[a[0]])
        case e.EV_ROUND:
            return say(language, "tell-round", round=a[0])
        case e.EV_LOSS:
            if a[2] == e.LOSS_FACED:
                return ""
            return say(language, f"tell-loss-{LOSSES[a[2]]}", seat=seats[a[0]], card=_name(a[1], language))
        case e.EV_LOOKED:
            return say(language, f"tell-looked-{('own', 'monuments')[a[1]]}", seat=seats[a[0]])
        case e.EV_CHECK:
            return say(language, "tell-check")
        case e.EV_SCORE:
            return say(language, "tell-score", seat=seats[a[0]], points=a[1])
        case e.EV_OVER:
            return _tell_end(language, seats, a)
        case e.EV_GAME:
            return say(language, "tell-game", game=a[0])
        case e.EV_BONUS:
            return say(language, "tell-bonus", seat=seats[a[0]], points=a[1])
    return ""


PLAIN: Final = {e.EV_TOKEN: "token", e.EV_PASSED: "passed", e.EV_SHUFFLED: "shuffled", e.EV_CHOSE: "chose"}


def _name(c: int, language: str) -> str:
    return name_of(ALL[c].id, language)


def _tell_deed(language: str, seats: Sequence[str], a: Sequence[int]) -> str:
    seat, verb, operand = a
    if verb == w.V_PASS:
        return ""
    if verb == w.V_RIVAL:
        return say(language, "tell-rival", seat=seats[seat], rival=seats[operand])
    key = f"tell-{DEEDS[verb]}"
    if verb == w.V_CLAIM_TOP:
        return say(language, key, seat=seats[seat])
    c = operand >> 1 if verb in (w.V_USE, w.V_REACT) else operand
    return say(language, key, seat=seats[seat], card=_name(c, language), number=(operand & 1) + 1)


def _tell_move(language: str, seats: Sequence[str], a: Sequence[int]) -> str:
    """Only moves that no deed announced."""
    c, zone, seat, to_zone, to_seat = a
    if to_zone == e.Z_HAND and zone != e.Z_BOX:
        if c == HIDDEN:
            return say(language, "tell-draws", seat=seats[to_seat])
        return say(language, "tell-draws-card", seat=seats[to_seat], card=_name(c, language))
    if to_zone == e.Z_CENTRE and zone in (e.Z_MON_DECK, e.Z_MON_TOP):
        return say(language, "tell-shown", card=_name(c, language))
    if to_zone == e.Z_PLAY and zone != e.Z_HAND and zone != e.Z_CENTRE:
        key = "tell-mage" if zone in (e.Z_CHOSEN, e.Z_BOX) else "tell-gets"
        return say(language, key, seat=seats[to_seat], card=_name(c, language))
    if to_zone == e.Z_DISCARDS:
        key = "tell-destroyed" if zone == e.Z_PLAY else "tell-discarded"
        return say(language, key, seat=seats[seat], card=_name(c, language))
    return ""


def _tell_end(language: str, seats: Sequence[str], a: Sequence[int]) -> str:
    winners = [name for seat, name in enumerate(seats) if a[0] >> seat & 1]
    reason = REASONS[a[1] & ~w.BY_LIMIT]
    told = say(language, f"tell-over-{reason}", seats=" & ".join(winners))
    return f"{told} {say(language, 'tell-limit')}" if a[1] & w.BY_LIMIT else told
