"""Narration of events through the messages of locale/: sentences about one seat, composed of clauses.

"Ada uses Vault: pays 1 Elan, gains 2 Gold." All effects of one action of a seat form one sentence. Repeated small
steps, such as gaining essences one by one, form one clause.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from typing import Final, TypeAlias

from conclave.core.game import NO_SEAT, SPECTATOR, Event, Seat
from conclave.core.text.fluent import ENGLISH
from conclave.core.text.narration import ClauseText, Narrator
from conclave.games.res_arcana.cards import ALL
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine import events as e
from conclave.games.res_arcana.observation import HIDDEN
from conclave.games.res_arcana.text.component_text import FILE, join_list, key, name_in_sentence, name_of, say
from conclave.games.res_arcana.vocab import Kind

Seats: TypeAlias = Sequence[str]  # the players' names
Numbers: TypeAlias = Sequence[int]  # an event without its code
Clause: TypeAlias = tuple[str, int]  # message name, and its component or -1

NOTHING: Final = -1
DEEDS: Final = {
    codes.V_PLACE: "places",
    codes.V_CLAIM: "claims",
    codes.V_CLAIM_TOP: "claims-top",
    codes.V_SELL_GOLD: "sells",
    codes.V_SELL_TWO: "sells",
    codes.V_USE: "uses",
    codes.V_PASS: "passes",
    codes.V_REACT: "reacts",
}
WHYS: Final = {e.WHY_PAY: "pays", e.WHY_LOSE: "loses", e.WHY_COLLECT: "collects", e.WHY_TAKE: "takes"}
FOR: Final = {  # clauses that include the essences of another clause
    "places": "pays",
    "claims": "pays",
    "claims-top": "pays",
    "sells": "gains",
}
HEADS: Final = ("uses", "reacts", "suffers")  # clauses that introduce the details after them
LISTS: Final = ("draws", "keeps", "discards", "destroys")  # clauses that list cards
NUMBERS: Final = ("bonus",)
REASONS: Final = {codes.BY_POINTS: "points", codes.BY_TIE_BREAK: "tie-break", codes.SHARED: "shared"}


def describe_event(event: Event, seats: Seats, language: str = ENGLISH) -> str:
    """Return a (redacted) event as a sentence of its own, or "" if it needs none."""
    if not event:
        return ""
    if event[0] == e.EV_SCORE:
        return say(language, "tell-score", seat=seats[event[1]], points=event[2])
    if event[0] == e.EV_DID and event[2] in (codes.V_SELL_GOLD, codes.V_SELL_TWO, codes.V_PASS):
        return ""  # a later event describes it
    if event[0] == e.EV_MOVED and (event[2], event[4]) == (e.Z_HAND, e.Z_PLAY):
        return ""  # an earlier event described it
    return " ".join(narrate([event], seats, language=language))


def narrate(
    events: Sequence[Event],
    seats: Seats,
    you: Seat = SPECTATOR,
    *,
    phase: Callable[[], int] = lambda: codes.PH_ACTIONS,
    asked: Callable[[], Seat] = lambda: NO_SEAT,
    language: str = ENGLISH,
) -> list[str]:
    """Return (redacted) events as sentences; `you` is the reader's own seat.

    `phase` returns the phase in which the events begin, and `asked` the seat asked then. Both are called only if
    needed.
    """
    teller = _Narrator(seats, you, phase, asked, language)
    for event in _worth_telling(events):
        teller.hear(event)
    teller.end_sentence()
    return teller.sentences


def amounts(counts: Sequence[int], language: str = ENGLISH) -> str:
    """Return essences by kind in short form: "2 Elan + 1 Gold"."""
    return _amounts(tuple(counts), language)


def count_essences(counts: Sequence[int], language: str = ENGLISH) -> str:
    """Return essences by kind as in a sentence: "2 Elan and 1 Gold"."""
    return _count_essences(tuple(counts), language)


@lru_cache(4096)  # few distinct amounts occur
def _amounts(counts: tuple[int, ...], language: str) -> str:
    return reduce(lambda row, part: say(language, "amounts", items=row, last=part), _kinds(counts, language))


@lru_cache(4096)
def _count_essences(counts: tuple[int, ...], language: str) -> str:
    return join_list(language, "list-and", _kinds(counts, language))


def _kinds(counts: tuple[int, ...], language: str) -> Sequence[str]:
    parts = [say(language, f"essence-{key(kind)}", count=n) for kind, n in zip(Kind, counts, strict=True) if n]
    return parts or [say(language, "nothing")]


def _worth_telling(events: Sequence[Event]) -> list[Event]:
    """Return the events without those that only clear a component before it leaves play."""
    kept, leaving = list[Event](), set[int]()
    for event in reversed([event for event in events if event]):
        if event[0] == e.EV_MOVED and event[2] == e.Z_PLAY:
            leaving.add(event[1])
        elif event[0] == e.EV_DID:
            leaving.clear()
        if event[0] not in (e.EV_ON, e.EV_TURNED) or event[1] not in leaving:
            kept.append(event)
    return kept[::-1]


class _Narrator(Narrator):
    """Narrator of Res Arcana. A new seat or a new action begins a new sentence."""

    def __init__(
        self, seats: Seats, you: Seat, phase: Callable[[], int], asked: Callable[[], Seat], language: str
    ) -> None:
        super().__init__(FILE, language, seats, you, HEADS)
        self._first_phase = phase
        self._first_asked = asked
        self._phase = NOTHING  # not requested yet
        self._clauses: dict[Clause, list[int]] = {}
        self._asked: Seat = NO_SEAT  # the seat that was asked last
        self._is_answer = True  # False once a new round or game has begun

    def hear(self, event: Event) -> None:
        """Add one event. Changes of components' essences and turns are attributed to the seat that answered last."""
        code, *numbers = event
        if code in (e.EV_ON, e.EV_TURNED):
            self._begin_unnamed()
        self._asked = numbers[0] if code == e.EV_ASKED else NO_SEAT
        if code in _BY_CODE:
            _BY_CODE[code](self, numbers)

    def _begin_unnamed(self) -> None:
        if self._asked >= 0:
            self.begin_sentence(self._asked)
        elif self.seat < 0 and self._is_answer:
            self.begin_sentence(self._first_asked())

    # --- Sentences

    def take_clauses(self) -> list[ClauseText]:
        clauses, self._clauses = self._clauses, {}
        return [(name, words) for name, card in clauses if (words := self._clause((name, card), clauses))]

    def _clause(self, clause: Clause, clauses: dict[Clause, list[int]]) -> str:
        """Return the text of a clause, or "" if another clause includes it."""
        name, card = clause
        counts = clauses[clause]
        if card == NOTHING and any(FOR.get(other) == name for other, _ in clauses):
            return ""
        if name in FOR and (FOR[name], NOTHING) in clauses:
            name, counts = f"{name}-for", clauses[FOR[name], NOTHING]
        if name == "draws" and HIDDEN in counts:
            return self.say("tell-draws-hidden", count=len(counts))
        return self.clause_text(name, **self._args(name, card, counts))

    def _args(self, name: str, card: int, counts: Sequence[int]) -> dict[str, int | str]:
        args: dict[str, int | str] = {}
        if card >= 0:
            args["card"] = (
                name_of(ALL[card].id, self.language) if name == "plays" else self._name(card)
            )  # a mage is a role
        if name in LISTS:
            args["cards"] = self.join("list-and", [self._name(c) for c in counts])
        elif name in NUMBERS:
            args["points"] = sum(counts)
        elif name == "chooses":
            args["rival"] = self.say("tell-object-you") if counts[0] == self.you else self.seats[counts[0]]
        elif name == "swaps":
            args["other"] = self._name(counts[0])
        elif counts:
            args["essences"] = count_essences([abs(n) for n in counts], self.language)
        return args

    def _name(self, c: int) -> str:
        return name_in_sentence(ALL[c].id, self.language)

    # --- Clauses

    def _add(self, name: str, card: int = NOTHING, counts: Sequence[int] = ()) -> None:
        """Add a clause about the seat of the sentence. Essences of equal clauses are summed, cards are joined."""
        old = self._clauses.get((name, card))
        if old is None or name in LISTS:
            self._clauses[name, card] = [*(old or ()), *counts]
        elif len(old) == len(counts):
            self._clauses[name, card] = [a + b for a, b in zip(old, counts, strict=True)]

    def _head(self) -> Clause:
        return next(iter(self._clauses), ("", NOTHING))

    def _phase_now(self) -> int:
        if self._phase == NOTHING:
            self._phase = self._first_phase()
        return self._phase

    # --- Events

    def tell_action(self, a: Numbers) -> None:
        seat, verb, operand = a
        if verb == codes.V_RIVAL:
            self.begin_sentence(seat)
            if len(self.seats) > 2:
                self._add("chooses", counts=[operand])
            return
        self.end_sentence()
        self.begin_sentence(seat)
        if verb in (codes.V_USE, codes.V_REACT):
            operand >>= 1  # a power's component
        self._add(DEEDS[verb], NOTHING if verb in (codes.V_PASS, codes.V_CLAIM_TOP) else operand)

    def pool(self, a: Numbers) -> None:
        seat, why, source, *counts = a
        if why == e.WHY_RIVAL and len(self.seats) > 2 and self._clauses:
            self._clauses["rivals", NOTHING] = counts  # the same amount for each rival
            return
        self.begin_sentence(seat)
        name = WHYS.get(why, "collects" if self._phase_now() == codes.PH_COLLECT else "gains")
        self._add(name, source if name == "takes" else NOTHING, counts)

    def on(self, a: Numbers) -> None:
        card, *counts = a
        name = "puts" if any(n > 0 for n in counts) else "spends"
        if name == "spends" and ("takes", card) in self._clauses:
            return
        if self.seat >= 0:
            self._add(name, card, counts)
        else:
            essences = count_essences([abs(n) for n in counts], self.language)
            self.add_sentence(f"tell-{name}-alone", card=self._name(card), essences=essences)

    def tell_turned(self, a: Numbers) -> None:
        card, is_turned = a
        if self.seat < 0:
            if not is_turned:
                self.add_sentence("tell-straightens-alone", card=self._name(card))
        elif not is_turned:
            self._add("straightens", card)
        elif self._head()[1] != card:
            self._add("turns", card)

    def tell_moved(self, a: Numbers) -> None:
        c, zone, seat, to_zone, to_seat = a
        if to_zone == e.Z_HAND and zone in (e.Z_DECK, e.Z_TOP):
            self.begin_sentence(to_seat)
            self._add("draws", counts=[c])
        elif to_zone == e.Z_CENTRE and zone in (e.Z_MON_DECK, e.Z_MON_TOP):
            if self._phase_now() >= codes.PH_COLLECT:  # before, all see them laid out
                self.add_sentence("tell-shown", card=self._name(c))
        elif to_zone == e.Z_PLAY:
            self._enter(c, zone, to_seat)
        elif to_zone == e.Z_DISCARDS:
            self.begin_sentence(seat)
            if ("sells", c) not in self._clauses:
                self._add("destroys" if zone == e.Z_PLAY else "discards", counts=[c])
        elif to_zone == e.Z_SUPPLY:
            self.begin_sentence(seat)
            self._add("returns", c)
        elif to_zone == e.Z_DECK and zone in (e.Z_PACK, e.Z_OPEN) and c != HIDDEN:
            self.begin_sentence(to_seat)
            self._add("keeps", counts=[c])

    def _enter(self, c: int, zone: int, seat: Seat) -> None:
        """Add a component that enters play, unless the sentence already says so."""
        if zone == e.Z_CENTRE or self._head() == ("places", c):
            return
        self.begin_sentence(seat)
        if zone in (e.Z_CHOSEN, e.Z_BOX):
            self._add("plays", c)
        elif zone in (e.Z_MON_DECK, e.Z_MON_TOP):
            self._add("gets", c)
        elif zone == e.Z_SUPPLY:
            self._take_item(c)
        elif zone == e.Z_DISCARDS:
            self._add("revives", c)
        else:
            self._add("places", c)

    def _take_item(self, c: int) -> None:
        returned = next((card for name, card in self._clauses if name == "returns"), NOTHING)
        if returned == NOTHING:
            self._add("takes-item", c)
        else:
            del self._clauses["returns", returned]
            self._add("swaps", returned, [c])

    def loss(self, a: Numbers) -> None:
        seat, card, what = a
        if what == e.LOSS_FACED:
            return
        self.begin_sentence(seat)
        self._add("suffers" if what == e.LOSS_TAKEN else "ignores", card)

    def token(self, a: Numbers) -> None:
        self.begin_sentence(a[0])
        self._add("token")

    def tell_passed(self, a: Numbers) -> None:
        self.begin_sentence(a[0])
        if ("passes", NOTHING) not in self._clauses:
            self._add("passes")

    def tell_shuffled(self, a: Numbers) -> None:
        self.begin_sentence(a[0])
        self._add("shuffles")

    def tell_looked(self, a: Numbers) -> None:
        self.begin_sentence(a[0])
        self._add(("looks-own", "looks-monuments")[a[1]])

    def bonus(self, a: Numbers) -> None:
        self.begin_sentence(a[0])
        self._add("bonus", counts=[a[1]])

    def check(self, a: Numbers) -> None:
        if a[0] >= 0:
            self.begin_sentence(a[0])
            self._add("checks")

    def next_phase(self, a: Numbers) -> None:
        self._phase = a[0]

    def round(self, a: Numbers) -> None:
        self.add_sentence("tell-round", round=a[0])
        self.seat, self._is_answer = NO_SEAT, False

    def game(self, a: Numbers) -> None:
        self.add_sentence("tell-game", game=a[0])
        self._phase = codes.PH_SIDES
        self.seat, self._is_answer = NO_SEAT, False

    def over(self, a: Numbers) -> None:
        winners = [seat for seat in range(len(self.seats)) if a[0] >> seat & 1]
        self.add_ending(REASONS[a[1] & ~codes.BY_LIMIT], winners)
        if a[1] & codes.BY_LIMIT:
            self.add_sentence("tell-limit")


_BY_CODE: Final[dict[int, Callable[[_Narrator, Numbers], None]]] = {
    e.EV_DID: _Narrator.tell_action,
    e.EV_POOL: _Narrator.pool,
    e.EV_ON: _Narrator.on,
    e.EV_TURNED: _Narrator.tell_turned,
    e.EV_MOVED: _Narrator.tell_moved,
    e.EV_LOSS: _Narrator.loss,
    e.EV_TOKEN: _Narrator.token,
    e.EV_PASSED: _Narrator.tell_passed,
    e.EV_SHUFFLED: _Narrator.tell_shuffled,
    e.EV_LOOKED: _Narrator.tell_looked,
    e.EV_BONUS: _Narrator.bonus,
    e.EV_CHECK: _Narrator.check,
    e.EV_PHASE: _Narrator.next_phase,
    e.EV_ROUND: _Narrator.round,
    e.EV_GAME: _Narrator.game,
    e.EV_OVER: _Narrator.over,
}
