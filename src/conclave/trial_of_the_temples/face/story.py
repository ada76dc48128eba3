"""What happened, in words, through the messages of locale/: sentences about one seat, made of clauses.

"Ada begins a trial of Fire: pays 1 action token and 1 red crystal, reaches space 1, has 3 points." Everything that a
seat does in one go is one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from conclave.play.fluent import ENGLISH
from conclave.play.protocol import NOBODY, Event, Seat
from conclave.play.story import Said, Teller
from conclave.trial_of_the_temples.engine import codes
from conclave.trial_of_the_temples.engine import events as e
from conclave.trial_of_the_temples.face.text import FILE, amount, name_of
from conclave.trial_of_the_temples.notation import (
    COLOUR_NAMES,
    GOOD_NAMES,
    MAT_NAMES,
    SPELL_NAMES,
    TRACK_NAMES,
    space_name,
)

Seats: TypeAlias = Sequence[str]  # the players' names
Numbers: TypeAlias = Sequence[int]  # an event without its code
Args: TypeAlias = dict[str, int | str]

HEADS: Final = ("trial", "spell", "rested")  # what follows is how
FIGURES: Final = ("figure", "clone")
RANKS: Final = {**dict.fromkeys(HEADS, 0), "turns-into": 1, "score": 3}  # what was bought, then what was paid
LAST: Final = ("mark", "score")  # what comes later takes their place
GAINS: Final = {e.WHY_START: "starts", e.WHY_WILD: "chooses"}  # and "gains" for all others
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie-break", codes.SHARED: "shared"}


def tell(event: Event, seats: Seats, language: str = ENGLISH) -> str:
    """An event alone as a sentence; "" for what needs none."""
    return " ".join(narrate([event], seats, language=language))


def narrate(
    events: Sequence[Event],
    seats: Seats,
    you: Seat = NOBODY,
    *,
    spell_at: Callable[[Seat, int], str] = lambda _, space: space_name(space),
    language: str = ENGLISH,
) -> list[str]:
    """Events as sentences; `you` is the reader's own seat. `spell_at`: what a space of a seat's mat is called."""
    teller = _Teller(seats, you, spell_at, language)
    for event in events:
        if event and event[0] in _BY_CODE:
            _BY_CODE[event[0]](teller, event[1:])
    teller.close()
    return teller.sentences


class _Teller(Teller):
    """Goods that go the same way add up."""

    def __init__(self, seats: Seats, you: Seat, spell_at: Callable[[Seat, int], str], language: str) -> None:
        super().__init__(FILE, language, seats, you, HEADS)
        self._spell_at = spell_at
        self._clauses: dict[str, Args] = {}  # by the name of the message
        self._goods: dict[str, list[int]] = {}  # what clauses give or take
        self._collecting: Sequence[int] = (0, 0)  # with which figure, and from how many tiles
        self._skipped: list[tuple[Seat, list[int]]] = []

    # --- Sentences

    def clauses(self) -> list[Said]:
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
            said.append((name, self.clause(name, **args)))
        return said

    def _turning(self, both: Sequence[int]) -> str:
        """What conversions came to; what was turned to and fro is told only where nothing else came of it."""
        half = len(both) // 2
        gained, given = both[:half], both[half:]
        more = [max(0, a - b) for a, b in zip(gained, given, strict=True)]
        less = [max(0, b - a) for a, b in zip(gained, given, strict=True)]
        if any(more) and any(less):
            gained, given = more, less
        return self.clause("turns-into", given=self._amount(given), goods=self._amount(gained))

    def close(self) -> None:
        super().close()
        skipped, self._skipped = self._skipped, []
        for seat, counts in skipped:
            own = "you-" if seat == self.you else ""
            self.sentences.append(self.say(f"tell-{own}skipped", seat=self.seats[seat], goods=self._amount(counts)))

    def _amount(self, counts: Sequence[int]) -> str:
        named = zip((*GOOD_NAMES, "mana"), counts, strict=True)
        return amount({kind: abs(n) for kind, n in named}, self.language)

    def _add(self, seat: Seat, name: str, counts: Sequence[int] = (), **args: int | str) -> None:
        """A clause about a seat; what cannot be said in one with what was said before begins a sentence."""
        self.begin(seat)
        if name not in LAST and self._clauses.get(name, args) != args:
            self.close()
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
        """What the tiles give."""
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
            self.alone("tell-neutral", track=name, space=space)
        elif seat == self.seat and "trial" in self._clauses:
            self._add(seat, "mark", space=space)
        else:
            self._add(seat, "mark-on", track=name, space=space)

    def over(self, a: Numbers) -> None:
        winners = [name for seat, name in enumerate(self.seats) if a[0] >> seat & 1]
        self.alone(f"tell-over-{REASONS[a[1]]}", seats=self.joined("list-and", winners))

    def mat(self, a: Numbers) -> None:
        self._add(a[0], "mat", colour=self.say(f"colour-{MAT_NAMES[a[1]]}"))

    def token(self, a: Numbers) -> None:
        self._add(a[0], "token")

    def spell(self, a: Numbers) -> None:
        self.close()
        self._add(a[0], "spell", spell=name_of(SPELL_NAMES[a[1]], self.language))

    def trial(self, a: Numbers) -> None:
        self.close()
        self._add(a[0], "trial", track=name_of(TRACK_NAMES[a[1]], self.language))

    def rested(self, a: Numbers) -> None:
        self.close()
        self._add(a[0], "rested")

    def score(self, a: Numbers) -> None:
        self._add(a[0], "score", points=a[1])

    def barrier(self, a: Numbers) -> None:
        self.alone("tell-barrier", position=a[0] + 1)

    def round(self, a: Numbers) -> None:
        self.alone("tell-round", round=a[0])


def _sum(counts: Sequence[int], more: Sequence[int]) -> list[int]:
    return [one + another for one, another in zip(counts or [0] * len(more), more, strict=True)]


_BY_CODE: Final[dict[int, Callable[[_Teller, Numbers], None]]] = {
    e.EV_BARRIER: _Teller.barrier,
    e.EV_MAT: _Teller.mat,
    e.EV_TOKEN: _Teller.token,
    e.EV_ROUND: _Teller.round,
    e.EV_FIGURE: _Teller.figure,
    e.EV_COLLECT: _Teller.collect,
    e.EV_GOODS: _Teller.goods,
    e.EV_CORE: _Teller.core,
    e.EV_SPELL: _Teller.spell,
    e.EV_MARK: _Teller.mark,
    e.EV_TRIAL: _Teller.trial,
    e.EV_RESTED: _Teller.rested,
    e.EV_SCORE: _Teller.score,
    e.EV_OVER: _Teller.over,
}
