"""Narration of events with the messages of locale/: sentences about one seat, made of clauses.

"Ada begins a trial of Fire: pays 1 action token and 1 red crystal, reaches space 1, has 3 points." Consecutive events
of one seat form one sentence where possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from conclave.core.game import SPECTATOR, Event, Seat
from conclave.core.text.fluent import ENGLISH
from conclave.core.text.narration import ClauseText, Narrator
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import events as e
from conclave.games.trial_of_the_temples.notation import (
    COLOUR_NAMES,
    GOOD_NAMES,
    MAT_NAMES,
    SPELL_NAMES,
    TRACK_NAMES,
    space_name,
)
from conclave.games.trial_of_the_temples.text.component_text import FILE, amount, name_of

Seats: TypeAlias = Sequence[str]  # the players' names
Numbers: TypeAlias = Sequence[int]  # an event without its code
Args: TypeAlias = dict[str, int | str]

HEADS: Final = ("trial", "spell", "rested")  # clauses that begin a sentence; the others give details
FIGURES: Final = ("figure", "clone")
RANKS: Final = {**dict.fromkeys(HEADS, 0), "turns-into": 1, "score": 3}  # order of the clauses in a sentence
LAST: Final = ("mark", "score")  # a later clause replaces an earlier one
GAINS: Final = {e.WHY_START: "starts", e.WHY_WILD: "chooses"}  # "gains" for all others
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie-break", codes.SHARED: "shared"}


def describe_event(event: Event, seats: Seats, language: str = ENGLISH) -> str:
    """Return a single event as a sentence, or "" if it has no text."""
    return " ".join(narrate([event], seats, language=language))


def narrate(
    events: Sequence[Event],
    seats: Seats,
    you: Seat = SPECTATOR,
    *,
    spell_at: Callable[[Seat, int], str] = lambda _, space: space_name(space),
    language: str = ENGLISH,
) -> list[str]:
    """Return the events as sentences. `you` is the reader's seat; `spell_at` names a space of a seat's mat."""
    teller = _Narrator(seats, you, spell_at, language)
    for event in events:
        if event and event[0] in _BY_CODE:
            _BY_CODE[event[0]](teller, event[1:])
    teller.end_sentence()
    return teller.sentences


class _Narrator(Narrator):
    """Narrator that adds up goods within clauses of the same kind."""

    def __init__(self, seats: Seats, you: Seat, spell_at: Callable[[Seat, int], str], language: str) -> None:
        super().__init__(FILE, language, seats, you, HEADS)
        self._spell_at = spell_at
        self._clauses: dict[str, Args] = {}  # by the name of the message
        self._goods: dict[str, list[int]] = {}  # goods gained or paid, by clause
        self._collecting: Sequence[int] = (0, 0)  # figure or clone, and number of tiles
        self._skipped: list[tuple[Seat, list[int]]] = []

    # --- Sentences

    def take_clauses(self) -> list[ClauseText]:
        clauses, self._clauses = self._clauses, {}
        goods, self._goods = self._goods, {}
        said = []
        for name in sorted(clauses, key=lambda name: RANKS.get(name, 2)):
            args = clauses[name]
            if name == "turns-into":
                said.append((name, self._turning(goods[name])))
                continue
            if name in goods:
                args["goods"] = self._amount(goods[name])
            said.append((name, self.clause_text(name, **args)))
        return said

    def _turning(self, both: Sequence[int]) -> str:
        """Return the clause for the net result of conversions, or for the gross one if the net is one-sided."""
        half = len(both) // 2
        gained, given = both[:half], both[half:]
        more = [max(0, a - b) for a, b in zip(gained, given, strict=True)]
        less = [max(0, b - a) for a, b in zip(gained, given, strict=True)]
        if any(more) and any(less):
            gained, given = more, less
        return self.clause_text("turns-into", given=self._amount(given), goods=self._amount(gained))

    def end_sentence(self) -> None:
        super().end_sentence()
        skipped, self._skipped = self._skipped, []
        for seat, counts in skipped:
            own = "you-" if seat == self.you else ""
            self.sentences.append(self.say(f"tell-{own}skipped", seat=self.seats[seat], goods=self._amount(counts)))

    def _amount(self, counts: Sequence[int]) -> str:
        named = zip((*GOOD_NAMES, "mana"), counts, strict=True)
        return amount({kind: abs(n) for kind, n in named}, self.language)

    def _add(self, seat: Seat, name: str, counts: Sequence[int] = (), **args: int | str) -> None:
        """Add a clause about a seat. A clause that cannot be merged starts a new sentence."""
        self.begin_sentence(seat)
        if name not in LAST and self._clauses.get(name, args) != args:
            self.end_sentence()
        self._clauses[name] = args
        if counts:
            self._goods[name] = _sum(self._goods.get(name, ()), counts)

    # --- Events

    def goods(self, a: Numbers) -> None:
        seat, why, detail, *counts = a
        gained, given = [max(n, 0) for n in counts], [max(-n, 0) for n in counts]
        if why == e.WHY_SKIPPED:
            self._skipped.append((seat, counts))
        elif any(gained) and any(given):
            self._add(seat, "turns-into", [*gained, *given])
        elif any(given):
            self._add(seat, "pays-clone" if why == e.WHY_CLONE else "pays", given)
        elif why == e.WHY_TILES:
            self._collect(seat, gained)
        elif why == e.WHY_ECHO and "spell" not in self._clauses:
            self._add(seat, "echo", gained, spell=name_of(SPELL_NAMES[detail], self.language))
        else:
            self._add(seat, GAINS.get(why, "gains"), gained)

    def _collect(self, seat: Seat, gained: Sequence[int]) -> None:
        """Add a clause for the resources collected from tiles."""
        figure, tiles = self._collecting
        if tiles:
            self._add(seat, f"collects-{FIGURES[figure]}", gained, tiles=tiles)
        else:
            self._add(seat, "gains", gained)

    def collect(self, a: Numbers) -> None:
        _, *self._collecting = a

    def figure(self, a: Numbers) -> None:
        seat, figure, position = a
        if position >= 0:
            self._add(seat, FIGURES[figure], position=position + 1)

    def core(self, a: Numbers) -> None:
        seat, colour, space = a
        if space < 0:
            self._add(seat, "core-returned", colour=COLOUR_NAMES[colour])
        else:
            self._add(seat, "core", colour=COLOUR_NAMES[colour], spell=self._spell_at(seat, space))

    def mark(self, a: Numbers) -> None:
        seat, track, space = a
        name = name_of(TRACK_NAMES[track], self.language)
        if seat < 0:
            self.add_sentence("tell-neutral", track=name, space=space)
        elif seat == self.seat and "trial" in self._clauses:
            self._add(seat, "mark", space=space)
        else:
            self._add(seat, "mark-on", track=name, space=space)

    def over(self, a: Numbers) -> None:
        winners = [seat for seat in range(len(self.seats)) if a[0] >> seat & 1]
        self.add_ending(REASONS[a[1]], winners)

    def mat(self, a: Numbers) -> None:
        self._add(a[0], "mat", colour=self.say(f"colour-{MAT_NAMES[a[1]]}"))

    def token(self, a: Numbers) -> None:
        self._add(a[0], "token")

    def spell(self, a: Numbers) -> None:
        self.end_sentence()
        self._add(a[0], "spell", spell=name_of(SPELL_NAMES[a[1]], self.language))

    def trial(self, a: Numbers) -> None:
        self.end_sentence()
        self._add(a[0], "trial", track=name_of(TRACK_NAMES[a[1]], self.language))

    def tell_rested(self, a: Numbers) -> None:
        self.end_sentence()
        self._add(a[0], "rested")

    def score(self, a: Numbers) -> None:
        self._add(a[0], "score", points=a[1])

    def barrier(self, a: Numbers) -> None:
        self.add_sentence("tell-barrier", position=a[0] + 1)

    def round(self, a: Numbers) -> None:
        self.add_sentence("tell-round", round=a[0])


def _sum(counts: Sequence[int], more: Sequence[int]) -> list[int]:
    return [one + another for one, another in zip(counts or [0] * len(more), more, strict=True)]


_BY_CODE: Final[dict[int, Callable[[_Narrator, Numbers], None]]] = {
    e.EV_BARRIER: _Narrator.barrier,
    e.EV_MAT: _Narrator.mat,
    e.EV_TOKEN: _Narrator.token,
    e.EV_ROUND: _Narrator.round,
    e.EV_FIGURE: _Narrator.figure,
    e.EV_COLLECT: _Narrator.collect,
    e.EV_GOODS: _Narrator.goods,
    e.EV_CORE: _Narrator.core,
    e.EV_SPELL: _Narrator.spell,
    e.EV_MARK: _Narrator.mark,
    e.EV_TRIAL: _Narrator.trial,
    e.EV_RESTED: _Narrator.tell_rested,
    e.EV_SCORE: _Narrator.score,
    e.EV_OVER: _Narrator.over,
}
