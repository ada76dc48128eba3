"""Reader of recorded games, by position or by move, for terminal, server and browser.

Raises BadRecord at the first action that contradicts the rules or the rest of the record.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from conclave.core import registry
from conclave.core.answer_parser import find_forced_answer
from conclave.core.ending import Ending, Leaving
from conclave.core.errors import BadRecord, IllegalAction, MalformedAction
from conclave.core.game import NO_SEAT, SPECTATOR, TERMINAL, Action, Event, Events, Game, Options, Question, Seat, State
from conclave.core.record import Annotation, Record, check_annotations, check_end, check_options, load_opening
from conclave.core.text import fluent
from conclave.core.text.bot_names import display_name
from conclave.core.text.fluent import ENGLISH

Kind: TypeAlias = Literal["start", "answer", "resign", "timeout", "draw", "undo", "substitute"]

FILE: Final = "room.ftl"
_LEAVINGS: Final[dict[str, Kind]] = {"resigned": "resign", "timeout": "timeout"}


class Mark(msgspec.Struct, frozen=True, gc=False):
    """One move of a game: the range of actions that it consists of.

    A server stores the marks of all its games. They contain only plain values, so the garbage collector need not track
    them.
    """

    version: int  # sequence number of the move at its table, from 1
    kind: Kind
    seat: Seat  # the seat that moved, or NO_SEAT
    first: int
    last: int
    bot: str = ""  # the level that plays on, of a substitute


class MoveEvents(NamedTuple):
    """One move with all its unredacted events; redact them before showing them to a viewer."""

    mark: Mark
    before: State
    events: Sequence[Event]


class RecordReader:
    """Reader of one recorded game. The header is checked at once, the actions while they are read."""

    def __init__(self, record: Record, game: Game | None = None) -> None:
        self.record: Final = record
        self.game: Final[Game] = game or registry.load_game(record.game)
        self.options: Final[Options] = check_options(self.game, record)
        self.first, self._opening = load_opening(self.game, record)  # lowest length that can be replayed
        check_annotations(record)

    def player_names(self, language: str) -> list[str]:
        """Return the players' display names by seat."""
        return [display_name(player.name, player.bot, language) for player in self.record.seats]

    @property
    def departures(self) -> tuple[Leaving, ...]:
        return self.record.ending.out if self.record.ending else ()

    @property
    def substitutes(self) -> list[Annotation]:
        """The annotations that name a substitute for a failed bot, in order."""
        return sorted((note for note in self.record.annotations if note.substitute), key=lambda note: note.at)

    def positions(self, events: Events | None = None) -> Iterator[tuple[int, State, Action]]:
        """Yield each length, the position there and the next action. The position is one object, updated in place.

        `events` collects the events of all actions read so far.
        """
        state = self._opening.copy()
        for at in range(self.first, len(self.record.actions)):
            action = self.record.actions[at]
            with self._guard():
                is_legal = action in state.legal_actions()
            if not is_legal:
                raise self._not_legal(at, "it is not listed")
            yield at, state, action
            with self._guard():
                state.apply_action(action, events)
        check_end(self.game, self.record, state)

    def final_state(self) -> State:
        """Return the last position of the record, without the overhead of `positions`."""
        state, at = self._opening.copy(), self.first
        try:
            with self._guard():
                for action in self.record.actions[at:]:
                    state.apply_action(action)
                    at += 1
        except IllegalAction as error:
            raise self._not_legal(at, error) from None
        check_end(self.game, self.record, state)
        return state

    @contextmanager
    def _guard(self) -> Iterator[None]:
        """Turn engine errors into BadRecord if the record begins from a stored position.

        Engines do not validate all ints of a dump, so an invalid one may cause arbitrary errors later.
        """
        try:
            yield
        except (ArithmeticError, LookupError, ValueError, MalformedAction) as error:
            if self.first == 0 and self.record.base is None:
                raise
            raise BadRecord("the record goes on from a position that cannot be") from error

    def _not_legal(self, at: int, why: object) -> BadRecord:
        return BadRecord(f"action number {at} of the record, {self.record.actions[at]}, is not legal: {why}")

    def moves(self, is_detail: Callable[[Question], bool] = lambda _: False) -> Iterator[MoveEvents]:
        """Yield the moves of the game: each is a seat's choice with everything that follows until the next choice.

        A choice that only settles details of the same seat's move belongs to that move (`is_detail`). A new phase of
        the game begins a new move.
        """
        events: Events = []
        state, length = self._opening, len(self.record.actions)
        teller = _MoveCollector(self, state.copy())
        for at, state, _ in self.positions(events):
            with self._guard():
                is_new = teller.is_new(state, at, is_detail)
            if is_new:
                yield from teller.tell(at, state, events)
                events.clear()
        yield from teller.tell(length, state, events)
        if self.record.ending and self.record.ending.by == "draw":
            yield teller.aside("draw", NO_SEAT, length, state)

    def annotations_in(self, first: int, last: int) -> list[Annotation]:
        """Return the comments on a range of actions; `substitutes` are not among them."""
        return [note for note in self.record.annotations if first <= note.at < last and not note.substitute]

    def thinking_time(self, first: int, last: int) -> int | None:
        """Return the milliseconds that the answers in a range took; None if no clock ran."""
        times = [time for at, time in self.record.times if first <= at < last]
        return sum(times) if times else None


class _MoveCollector:
    """Iteration state of `RecordReader.moves`: the beginning of the current move."""

    def __init__(self, reader: RecordReader, before: State) -> None:
        self._reader: Final = reader
        self._out: Final = list(reader.departures)
        self._substitutes: Final = reader.substitutes
        self._version = 0
        self._kind: Kind = "start"
        self._seat: Seat = NO_SEAT
        self._first = reader.first
        self._before = before
        self._chapter = reader.game.phase(before)

    def is_new(self, state: State, at: int, is_detail: Callable[[Question], bool]) -> bool:
        """Return True if a new move begins here."""
        if state.is_mid_action():
            return False
        if any(pending and pending[0].at <= at for pending in (self._out, self._substitutes)):
            return True
        if self._reader.game.phase(state) != self._chapter:
            return True
        actor = state.current_player()
        if actor < 0 or find_forced_answer(state):
            return False
        return actor != self._seat or not is_detail(self._reader.game.question(state))

    def tell(self, at: int, state: State, events: Events) -> Iterator[MoveEvents]:
        """Yield the move that ends here, then the players who leave; begin the next move."""
        if at > self._first or self._kind == "start":
            self._version += 1
            yield MoveEvents(Mark(self._version, self._kind, self._seat, self._first, at), self._before, tuple(events))
        while self._out and self._out[0].at <= at:
            leaving = self._out.pop(0)
            yield self.aside(_LEAVINGS[leaving.by], leaving.seat, at, state)
        while self._substitutes and self._substitutes[0].at <= at:
            if made := self._substitutes.pop(0).substitute:
                yield self.aside("substitute", made.seat, at, state, made.bot)
        is_choice = state.current_player() >= 0 and not find_forced_answer(state)
        self._kind, self._seat = "answer", state.current_player() if is_choice else TERMINAL
        self._first, self._before, self._chapter = at, state.copy(), self._reader.game.phase(state)

    def aside(self, kind: Kind, seat: Seat, at: int, state: State, bot: str = "") -> MoveEvents:
        """Return a mark without actions, such as a resignation or a draw."""
        self._version += 1
        return MoveEvents(Mark(self._version, kind, seat, at, at, bot), state.copy(), ())


def describe_ending(ending: Ending, names: Sequence[str], language: str = ENGLISH, viewer: Seat = SPECTATOR) -> str:
    """Return how a game ended as a sentence, with "you" for the viewer."""
    message = {"draw": "result-draw", "outdated": "result-old-rules"}.get(ending.by, "")
    own = "you-" if viewer in ending.winners else ""
    message = message or (f"result-{own}shared" if len(ending.winners) > 1 else f"result-{own}won-{ending.by}")
    others = [names[seat] for seat in ending.winners if seat != viewer]
    return fluent.say(language, FILE, message, seats=fluent.join(language, FILE, "list-and", others))
