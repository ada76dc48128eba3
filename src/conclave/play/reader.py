"""One reader for recorded games: terminal, server and browser look at a game through it, position by position or move
by move. What contradicts itself, or the game, is refused with BadRecord at the action where it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from conclave.play import fluent, registry
from conclave.play.answers import forced_answer
from conclave.play.called import called
from conclave.play.ending import Ending, Leaving
from conclave.play.errors import BadRecord, IllegalAction, MalformedAction
from conclave.play.fluent import ENGLISH
from conclave.play.protocol import NOBODY, Action, Event, Events, Game, Options, Question, Seat, State
from conclave.play.record import Annotation, Record, check_end, check_notes, opening, options_of

Kind: TypeAlias = Literal["start", "answer", "resign", "timeout", "draw", "undo"]

FILE: Final = "room.ftl"
_LEAVINGS: Final[dict[str, Kind]] = {"resigned": "resign", "timeout": "timeout"}


class Mark(msgspec.Struct, frozen=True, gc=False):
    """One move of a game as it is told: which stretch of the game's actions it stands for.

    A server keeps those of all its games: being plain numbers, they are left out when it looks for garbage.
    """

    version: int  # of the table that it is told at, counted from 1
    kind: Kind
    seat: Seat  # who did it; NOBODY where nobody did
    first: int
    last: int


class Told(NamedTuple):
    """One stretch with all that happened in it: the whole truth, for showing to each as they may see it."""

    mark: Mark
    before: State
    events: Sequence[Event]


class Reader:
    """A recorded game. What is wrong with its header is found at once, the rest when it is read."""

    def __init__(self, record: Record, game: Game | None = None) -> None:
        self.record: Final = record
        self.game: Final[Game] = game or registry.find(record.game)
        self.options: Final[Options] = options_of(self.game, record)
        self.first, self._opening = opening(self.game, record)  # the least length that can be reached
        check_notes(record)

    def names_in(self, language: str) -> list[str]:
        """Who played, by seat."""
        return [called(player.name, player.bot, language) for player in self.record.seats]

    @property
    def out(self) -> tuple[Leaving, ...]:
        return self.record.ending.out if self.record.ending else ()

    def positions(self, events: Events | None = None) -> Iterator[tuple[int, State, Action]]:
        """Each length of the game, the position there and the action behind it. The position is one object, moved on.

        `events` gathers what happens, as far as it has been read.
        """
        state = self._opening.copy()
        for at in range(self.first, len(self.record.actions)):
            action = self.record.actions[at]
            with self._guarded():
                is_legal = action in state.legal() and self.game.index(action) >= 0
            if not is_legal:
                raise self._not_legal(at, "it is not listed")
            yield at, state, action
            with self._guarded():
                state.apply(action, events)
        check_end(self.game, self.record, state)

    def end(self) -> State:
        """The position at which the record ends, played fast."""
        state, at = self._opening.copy(), self.first
        try:
            with self._guarded():
                for action in self.record.actions[at:]:
                    state.apply(action)
                    at += 1
        except IllegalAction as error:
            raise self._not_legal(at, error) from None
        check_end(self.game, self.record, state)
        return state

    @contextmanager
    def _guarded(self) -> Iterator[None]:
        """An engine does not check its words, and those of a record from outside may be none that a game can have."""
        try:
            yield
        except (ArithmeticError, LookupError, ValueError, MalformedAction) as error:
            if self.first == 0 and self.record.base is None:
                raise
            raise BadRecord("the record goes on from a position that cannot be") from error

    def _not_legal(self, at: int, why: object) -> BadRecord:
        return BadRecord(f"action number {at} of the record, {self.record.actions[at]}, is not legal: {why}")

    def moves(self, is_detail: Callable[[Question], bool] = lambda _: False) -> Iterator[Told]:
        """The game as people tell it: what a seat does, with all that follows from it until there is a choice again.

        A choice that only settles the details of what its seat is doing belongs to the move. A new chapter of the game
        is a stretch of its own, which nobody makes.
        """
        events: Events = []
        state, length = self._opening, len(self.record.actions)
        teller = _Teller(self, state.copy())
        for at, state, _ in self.positions(events):
            with self._guarded():
                is_new = teller.is_new(state, at, is_detail)
            if is_new:
                yield from teller.tell(at, state, events)
                events.clear()
        yield from teller.tell(length, state, events)
        if self.record.ending and self.record.ending.by == "draw":
            yield teller.aside("draw", NOBODY, length, state)

    def notes(self, first: int, last: int) -> list[Annotation]:
        """What somebody has said about these actions."""
        return [note for note in self.record.annotations if first <= note.at < last]

    def took(self, first: int, last: int) -> int | None:
        """How many milliseconds the answers in this stretch took; None where no clock ran."""
        times = [time for at, time in self.record.times if first <= at < last]
        return sum(times) if times else None


class _Teller:
    """Where the move that is being read began."""

    def __init__(self, reader: Reader, before: State) -> None:
        self._reader: Final = reader
        self._out: Final = list(reader.out)
        self._version = 0
        self._kind: Kind = "start"
        self._seat: Seat = NOBODY
        self._first = reader.first
        self._before = before
        self._chapter = reader.game.chapter(before)

    def is_new(self, state: State, at: int, is_detail: Callable[[Question], bool]) -> bool:
        """Whether another move begins here."""
        if state.partial():
            return False
        if (self._out and self._out[0].at <= at) or self._reader.game.chapter(state) != self._chapter:
            return True
        actor = state.actor()
        if actor < 0 or forced_answer(state):
            return False
        return actor != self._seat or not is_detail(self._reader.game.question(state))

    def tell(self, at: int, state: State, events: Events) -> Iterator[Told]:
        """The move that ends here, and who leaves then; the next one begins."""
        if at > self._first or self._kind == "start":
            self._version += 1
            yield Told(Mark(self._version, self._kind, self._seat, self._first, at), self._before, tuple(events))
        while self._out and self._out[0].at <= at:
            leaving = self._out.pop(0)
            yield self.aside(_LEAVINGS[leaving.by], leaving.seat, at, state)
        is_choice = state.actor() >= 0 and not forced_answer(state)
        self._kind, self._seat = "answer", state.actor() if is_choice else NOBODY
        self._first, self._before, self._chapter = at, state.copy(), self._reader.game.chapter(state)

    def aside(self, kind: Kind, seat: Seat, at: int, state: State) -> Told:
        """Something that happened beside the game itself."""
        self._version += 1
        return Told(Mark(self._version, kind, seat, at, at), state.copy(), ())


def said(ending: Ending, names: Sequence[str], language: str = ENGLISH) -> str:
    """How a game ended, as a sentence."""
    winners = [names[seat] for seat in ending.winners]
    message = {"draw": "result-draw", "outdated": "result-old-rules"}.get(ending.by, "")
    message = message or ("result-shared" if len(winners) > 1 else f"result-won-{ending.by}")
    return fluent.say(language, FILE, message, seats=fluent.joined(language, FILE, "list-and", winners))
