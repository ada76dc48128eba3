"""What happened, in words: one sentence an event, through the messages of locale/."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from conclave.play.fluent import ENGLISH
from conclave.play.protocol import Event
from conclave.trial_of_the_temples.engine import events as e
from conclave.trial_of_the_temples.engine import words as w
from conclave.trial_of_the_temples.notation import (
    COLOUR_NAMES,
    GOOD_NAMES,
    MAT_NAMES,
    SPELL_NAMES,
    TRACK_NAMES,
    space_name,
)
from conclave.trial_of_the_temples.text import amount, joined, name_of, say

Seats: TypeAlias = Sequence[str]  # the players' names
Numbers: TypeAlias = Sequence[int]  # an event without its code

WHYS: Final = {
    e.WHY_START: "start",
    e.WHY_TILES: "tiles",
    e.WHY_WILD: "wild",
    e.WHY_ECHO: "echo",
    e.WHY_CORE: "core",
    e.WHY_RETURNED: "returned",
    e.WHY_SKIPPED: "skipped",
    e.WHY_TRIAL: "trial",
    e.WHY_CONVERT: "convert",
    e.WHY_REST: "rest",
    e.WHY_CLONE: "clone",
}
REASONS: Final = {w.BY_POINTS: "points", w.BY_TIE_BREAK: "tie-break", w.SHARED: "shared"}


def tell(event: Event, seats: Seats, language: str = ENGLISH) -> str:
    """An event as a sentence; "" for what needs none."""
    if not event or event[0] not in TELLERS:
        return ""
    return TELLERS[event[0]](language, seats, event[1:])


def _goods(language: str, seats: Seats, a: Numbers) -> str:
    """What was gained and what was given, in one sentence."""
    named = dict(zip((*GOOD_NAMES, "mana"), a[3:], strict=True))
    gained = {kind: n for kind, n in named.items() if n > 0}
    given = {kind: -n for kind, n in named.items() if n < 0}
    if gained and given:
        return say(
            language,
            "tell-turns-into",
            seat=seats[a[0]],
            given=amount(given, language),
            gained=amount(gained, language),
        )
    why = say(language, f"tell-why-{WHYS[a[1]]}")
    if given:
        return say(language, "tell-gives", seat=seats[a[0]], goods=amount(given, language), why=why)
    return say(language, "tell-gains", seat=seats[a[0]], goods=amount(gained, language), why=why)


def _figure(language: str, seats: Seats, a: Numbers) -> str:
    if a[2] < 0:
        return ""
    return say(language, f"tell-{('figure', 'clone')[a[1]]}", seat=seats[a[0]], position=a[2] + 1)


def _core(language: str, seats: Seats, a: Numbers) -> str:
    colour = COLOUR_NAMES[a[1]]
    if a[2] < 0:
        return say(language, "tell-core-returned", seat=seats[a[0]], colour=colour)
    return say(language, "tell-core", seat=seats[a[0]], colour=colour, space=space_name(a[2]))


def _mark(language: str, seats: Seats, a: Numbers) -> str:
    track = name_of(TRACK_NAMES[a[1]], language)
    if a[0] < 0:
        return say(language, "tell-neutral", track=track, space=a[2])
    return say(language, "tell-mark", seat=seats[a[0]], track=track, space=a[2])


def _over(language: str, seats: Seats, a: Numbers) -> str:
    winners = [name for seat, name in enumerate(seats) if a[0] >> seat & 1]
    return say(language, f"tell-over-{REASONS[a[1]]}", seats=joined(language, "list-and", winners))


TELLERS: Final[dict[int, Callable[[str, Seats, Numbers], str]]] = {
    e.EV_BARRIER: lambda language, _, a: say(language, "tell-barrier", position=a[0] + 1),
    e.EV_MAT: lambda language, seats, a: say(
        language, "tell-mat", seat=seats[a[0]], colour=say(language, f"colour-{MAT_NAMES[a[1]]}")
    ),
    e.EV_TOKEN: lambda language, seats, a: say(language, "tell-token", seat=seats[a[0]]),
    e.EV_ROUND: lambda language, _, a: say(language, "tell-round", round=a[0]),
    e.EV_FIGURE: _figure,
    e.EV_COLLECT: lambda language, seats, a: say(
        language, f"tell-collects-{('figure', 'clone')[a[1]]}", seat=seats[a[0]], tiles=a[2]
    ),
    e.EV_GOODS: _goods,
    e.EV_CORE: _core,
    e.EV_SPELL: lambda language, seats, a: say(
        language, "tell-spell", seat=seats[a[0]], spell=name_of(SPELL_NAMES[a[1]], language)
    ),
    e.EV_MARK: _mark,
    e.EV_TRIAL: lambda language, seats, a: say(
        language, "tell-trial", seat=seats[a[0]], track=name_of(TRACK_NAMES[a[1]], language)
    ),
    e.EV_RESTED: lambda language, seats, a: say(language, "tell-rested", seat=seats[a[0]]),
    e.EV_SCORE: lambda language, seats, a: say(language, "tell-score", seat=seats[a[0]], points=a[1]),
    e.EV_OVER: _over,
}
