"""What happened, in words: one sentence an event, through the messages of locale/."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from conclave.play.protocol import Event
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine import events as e
from conclave.res_arcana.engine import words as w
from conclave.res_arcana.text import essences, name_of, say
from conclave.res_arcana.watching import HIDDEN

Seats: TypeAlias = Sequence[str]  # the players' names
Numbers: TypeAlias = Sequence[int]  # an event without its code

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


def tell(event: Event, seats: Seats, language: str = "en") -> str:
    """A (redacted) event as a sentence; "" for what needs none, because the sentence before it said it."""
    if not event or event[0] not in TELLERS:
        return ""
    return TELLERS[event[0]](language, seats, event[1:])


def _name(c: int, language: str) -> str:
    return name_of(ALL[c].id, language)


def _amount(counts: Numbers, language: str) -> str:
    return essences([abs(n) for n in counts], language)


def _of_seat(message: str) -> Callable[[str, Seats, Numbers], str]:
    """A sentence about a seat alone, perhaps with a number of points."""

    def told(language: str, seats: Seats, a: Numbers) -> str:
        return say(language, message, seat=seats[a[0]], points=a[1] if len(a) > 1 else 0)

    return told


def _deed(language: str, seats: Seats, a: Numbers) -> str:
    seat, verb, operand = a
    if verb == w.V_PASS:
        return ""
    if verb == w.V_RIVAL:
        return say(language, "tell-rival", seat=seats[seat], rival=seats[operand])
    if verb == w.V_CLAIM_TOP:
        return say(language, "tell-claim-top", seat=seats[seat])
    c = operand >> 1 if verb in (w.V_USE, w.V_REACT) else operand
    return say(language, f"tell-{DEEDS[verb]}", seat=seats[seat], card=_name(c, language), number=(operand & 1) + 1)


def _move(language: str, seats: Seats, a: Numbers) -> str:
    """Only moves that no deed announced."""
    c, zone, seat, to_zone, to_seat = a
    if to_zone == e.Z_HAND and zone != e.Z_BOX:
        if c == HIDDEN:
            return say(language, "tell-draws", seat=seats[to_seat])
        return say(language, "tell-draws-card", seat=seats[to_seat], card=_name(c, language))
    if to_zone == e.Z_CENTRE and zone in (e.Z_MON_DECK, e.Z_MON_TOP):
        return say(language, "tell-shown", card=_name(c, language))
    if to_zone == e.Z_PLAY and zone not in (e.Z_HAND, e.Z_CENTRE):
        key = "tell-mage" if zone in (e.Z_CHOSEN, e.Z_BOX) else "tell-gets"
        return say(language, key, seat=seats[to_seat], card=_name(c, language))
    if to_zone == e.Z_DISCARDS:
        key = "tell-destroyed" if zone == e.Z_PLAY else "tell-discarded"
        return say(language, key, seat=seats[seat], card=_name(c, language))
    return ""


def _pool(language: str, seats: Seats, a: Numbers) -> str:
    return say(language, f"tell-{WHYS.get(a[1], 'gains')}", seat=seats[a[0]], essences=_amount(a[3:], language))


def _on(language: str, _seats: Seats, a: Numbers) -> str:
    key = "tell-put" if any(n > 0 for n in a[1:]) else "tell-off"
    return say(language, key, card=_name(a[0], language), essences=_amount(a[1:], language))


def _turned(language: str, _seats: Seats, a: Numbers) -> str:
    return "" if a[1] else say(language, "tell-straightened", card=_name(a[0], language))


def _loss(language: str, seats: Seats, a: Numbers) -> str:
    if a[2] == e.LOSS_FACED:
        return ""
    return say(language, f"tell-loss-{LOSSES[a[2]]}", seat=seats[a[0]], card=_name(a[1], language))


def _looked(language: str, seats: Seats, a: Numbers) -> str:
    return say(language, f"tell-looked-{('own', 'monuments')[a[1]]}", seat=seats[a[0]])


def _end(language: str, seats: Seats, a: Numbers) -> str:
    winners = [name for seat, name in enumerate(seats) if a[0] >> seat & 1]
    told = say(language, f"tell-over-{REASONS[a[1] & ~w.BY_LIMIT]}", seats=" & ".join(winners))
    return f"{told} {say(language, 'tell-limit')}" if a[1] & w.BY_LIMIT else told


TELLERS: Final[dict[int, Callable[[str, Seats, Numbers], str]]] = {
    e.EV_DID: _deed,
    e.EV_MOVED: _move,
    e.EV_POOL: _pool,
    e.EV_ON: _on,
    e.EV_TURNED: _turned,
    e.EV_LOSS: _loss,
    e.EV_LOOKED: _looked,
    e.EV_OVER: _end,
    e.EV_TOKEN: _of_seat("tell-token"),
    e.EV_PASSED: _of_seat("tell-passed"),
    e.EV_SHUFFLED: _of_seat("tell-shuffled"),
    e.EV_CHOSE: _of_seat("tell-chose"),
    e.EV_SCORE: _of_seat("tell-score"),
    e.EV_BONUS: _of_seat("tell-bonus"),
    e.EV_ROUND: lambda language, _, a: say(language, "tell-round", round=a[0]),
    e.EV_CHECK: lambda language, _, __: say(language, "tell-check"),
    e.EV_GAME: lambda language, _, a: say(language, "tell-game", game=a[0]),
}
