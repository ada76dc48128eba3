"""One game in progress: a state, and the log of actions that made it. No I/O.

A point of a game is told by its length, which is how many actions the log had there.

A session takes whole answers, all or nothing. It asks the dealer where chance must answer, plays choices that leave no
choice, and consumes answers that seats have banked where all decide at the same time; all of these are logged alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard

from conclave.play.answers import forced_answer
from conclave.play.dealer import Dealer, SeededDealer, revealed
from conclave.play.ending import Ending
from conclave.play.errors import (
    BadOptions,
    CannotRewind,
    GameError,
    MalformedAction,
    NotYourTurn,
    StaleAnswer,
    UnfinishedAnswer,
)
from conclave.play.protocol import CHANCE, NOBODY, Action, Event, Events, Game, Options, Seat, State
from conclave.play.reader import Reader
from conclave.play.record import FORMAT, Base, Dealing, Player, Record, base_of
from conclave.play.refusals import refusal

_MOST_ACTION: Final = (1 << 31) - 1


class Step(NamedTuple):
    """What happened between two points of the game. Its events are the whole truth: `events_for` is the door out."""

    old: int
    new: int
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]  # one entry per action


def redacted(game: Game, events: Sequence[Event], viewer: Seat) -> list[Event]:
    """The events as this viewer may see them; blank ones are left out."""
    return [seen for event in events if (seen := game.redact(event, viewer))]


def events_for(game: Game, step: Step, viewer: Seat) -> list[list[Event]]:
    """One entry, perhaps empty, for each action from `step.old` on: their number tells nothing."""
    return [redacted(game, events, viewer) for events in step.events]


class Session:
    """One game in progress. `plays_forced=False` leaves the choices that have only one answer to the seats.

    A game may begin from any position, such as one that a line of text describes: `Session(game, game.header(state),
    start=state)`. Its record keeps that position.

    What an answer consists of may come from anywhere, so it is taken as an object and looked at here: compiled code
    would take True for an int, and refuse a text with an error that is none of ours.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        dealer: Dealer | None = None,
        *,
        start: State | None = None,
        plays_forced: bool = True,
        settles: bool = True,
    ) -> None:
        if start is not None and game.header(start) != game.options(options.raw()):
            raise BadOptions(f"a game of {options.raw()} cannot begin from a position of {game.header(start).raw()}")
        self.game: Final = game
        self.options: Final = options
        self.dealer: Final[Dealer] = dealer or SeededDealer.fresh()
        self.plays_forced: Final = plays_forced
        self.log: list[Action] = []
        self.state: State = game.new(options) if start is None else start.copy()
        self._base: Base | None = None if start is None else Base(0, start.dump())
        self._banked: dict[Seat, list[Action]] = {}
        self._is_verifiable = True
        if settles:
            self.settle()

    @property
    def length(self) -> int:
        """How many actions there have been: a new one is an answer to exactly this."""
        return len(self.log)

    # --- Answers

    def submit(self, seat: object, length: object, actions: object) -> Step:
        """Answer the question before this seat with a whole answer, or several; on any error nothing has changed."""
        answer = _formed(actions)
        self._check_length(length)
        run = _Run(self.state.copy())
        _answer(run, seat, answer)
        return self._settle(run)

    def settle(self) -> Step:
        """Answer what needs no seat: chance, forced choices, banked answers. Every submit ends with this."""
        return self._settle(_Run(self.state.copy()))

    def _settle(self, run: _Run) -> Step:
        old, banked = self.length, dict(self._banked)
        while (actor := run.state.actor()) != NOBODY:
            if actor == CHANCE:
                position = old + len(run.actions)
                run.play(self.dealer.choose(run.state.legal(), run.state.weights(), position))
            elif actor in banked:
                run = _with_banked(run, actor, banked.pop(actor))
            elif self.plays_forced and (forced := forced_answer(run.state)):
                for action in forced:
                    run.play(action)
            else:
                break
        return self._keep(run, banked)

    def _check_length(self, length: object) -> None:
        if not _is_int(length):
            raise MalformedAction(f"a length is a number, not {length!r}")
        if length != self.length:
            raise StaleAnswer(f"the game has had {self.length} actions; the answer belongs behind {length}")

    def follow(self, actions: Sequence[Action]) -> Step:
        """Play actions that another session of this game has played and logged, those of chance included."""
        run, banked = _Run(self.state.copy()), dict(self._banked)
        for action in actions:
            banked.pop(run.state.actor(), None)
            run.play(action)
        return self._keep(run, banked)

    def _keep(self, run: _Run, banked: dict[Seat, list[Action]]) -> Step:
        old = self.length
        self.state, self._banked = run.state, banked
        self.log.extend(run.actions)
        return Step(old, self.length, tuple(run.actions), tuple(run.events))

    # --- Early answers, where seats decide at the same time

    def bank(self, seat: object, actions: object, length: object = None) -> None:
        """Keep a seat's answer until the seat is asked. It replaces what the seat had banked before."""
        answer = _formed(actions)
        if length is not None:
            self._check_length(length)
        if not _is_int(seat) or not 0 <= seat < self.options.seats:
            raise NotYourTurn(f"there is no seat {seat!r}")
        _answer_early(self.state, seat, answer)
        self._banked[seat] = answer

    def withdraw(self, seat: Seat) -> None:
        """Forget what the seat has banked, if anything."""
        self._banked.pop(seat, None)

    def banked(self, seat: Seat) -> list[Action]:
        """What the seat has answered early; empty where it has not."""
        return list(self._banked.get(seat, ()))

    def asked(self, seat: Seat) -> State | None:
        """The position in which this seat may answer now, by submit or by bank; None where it may not."""
        return self.state if self.state.actor() == seat else self.state.early(seat)

    # --- Going back, and looking back

    def rewind(self, length: object, by_consent: bool = False) -> None:
        """Go back: freely over one seat's own answers that revealed nothing, else only by consent of all."""
        length = self._reached(length)
        target = self.at(length)
        if target.partial():
            raise CannotRewind(f"behind {length} actions one is in the middle of an answer")
        if not by_consent and (problem := self.obstacle(target.copy(), length)):
            raise CannotRewind(f"to go back to {length} actions all must agree: {problem}")
        self._return_to(length, target)
        self.settle()

    def retrace(self, length: int, actions: Sequence[Action]) -> None:
        """Go back as another session of this game did, and play what it played when it settled."""
        self._return_to(length, self.at(length))
        self.follow(actions)

    def _return_to(self, length: int, target: State) -> None:
        self.state = target
        del self.log[length:]
        self._banked = {seat: actions for seat, actions in self._banked.items() if _fits(target, seat, actions)}

    def obstacle(self, state: State, length: int) -> str:
        """Why the actions from here on are not one seat's own to take back; "" where they are."""
        seat = state.actor()
        for position in range(length, self.length):
            action, actor = self.log[position], state.actor()
            if actor == CHANCE:
                return f"chance has answered at {position}"
            if actor != seat and len(state.legal()) > 1:
                return f"seat {actor} has answered at {position}"
            if self.game.reveals(state, action):
                return f"something was revealed at {position}"
            state.apply(action)
        return ""

    def last_choice(self, seat: Seat) -> int | None:
        """The length at which this seat's last real choice began, to rewind to; None where it has made none."""
        state, found = self.at(self.first), None
        for position in range(self.first, self.length):
            if state.actor() == seat and not state.partial() and not forced_answer(state):
                found = position
            state.apply(self.log[position])
        return found

    def since(self, length: object) -> Step:
        """What has happened since the game had this length: for a table that comes back, and for the story."""
        length = self._reached(length)
        run = _Run(self.at(length))
        for action in self.log[length:]:
            run.play(action)
        return Step(length, self.length, tuple(run.actions), tuple(run.events))

    @property
    def first(self) -> int:
        """The least length that can be reached: 0, but for a game that was taken over from older rules."""
        return self._base.length if self._base else 0

    def at(self, length: object) -> State:
        """The position at a length, made anew from the log."""
        end = self._reached(length)
        state = self.game.load(self._base.dump) if self._base else self.game.new(self.options)
        for action in self.log[self.first : end]:
            state.apply(action)
        return state

    def _reached(self, length: object) -> int:
        """The length, if the game has had it."""
        if not _is_int(length) or not self.first <= length <= self.length:
            raise CannotRewind(f"lengths {self.first} to {self.length} can be reached, not {length!r}")
        return length

    # --- Records

    def record(
        self, seats: Sequence[Player], *, reveal_seed: bool | None = None, ending: Ending | None = None
    ) -> Record:
        """This game as a record. `ending` says how it ended where the rules have not ended it, or not alone.

        The seed is revealed when the game is over, or when asked for.
        """
        ending = ending or self.game.ending(self.state)
        reveals = ending is not None if reveal_seed is None else reveal_seed
        dealing = None
        if self._is_verifiable and isinstance(self.dealer, SeededDealer):
            dealing = Dealing(self.dealer.commitment, self.dealer.seed.hex() if reveals else None)
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules,
            options=self.options.raw(),
            seats=tuple(seats),
            actions=list(self.log),
            ending=ending,
            dealer=dealing,
            components=self.game.components(self.options),
            base=self._base,
            dump=None if ending else self.state.dump(),
        )

    @classmethod
    def replay(
        cls,
        record: Record,
        game: Game | None = None,
        dealer: Dealer | None = None,
        *,
        plays_forced: bool = True,
    ) -> Session:
        """The game of a record, at the length at which it was saved (`settle` goes on from there).

        Without a dealer, the one whose seed the record reveals goes on dealing; where there is none, a fresh one does,
        and the game can no longer be verified.
        """
        reader = Reader(record, game)
        dealer = dealer or revealed(record) or SeededDealer.fresh()
        session = cls(reader.game, reader.options, dealer, plays_forced=plays_forced, settles=False)
        session._base = base_of(reader.game, record)
        session.log = list(record.actions)
        session.state = reader.end()
        session._is_verifiable = (
            isinstance(dealer, SeededDealer)
            and record.dealer is not None
            and record.dealer.commitment == dealer.commitment
        )
        return session


# --- Playing on copies


class _Run:
    """Actions played on a copy, with what they made happen, until the session takes them over."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.actions: Final[list[Action]] = []
        self.events: Final[list[tuple[Event, ...]]] = []

    def play(self, action: Action) -> None:
        events: Events = []
        self.state.apply(action, events)
        self.actions.append(action)
        self.events.append(tuple(events))


def _answer(run: _Run, seat: object, actions: Sequence[Action]) -> None:
    for action in actions:
        actor = run.state.actor()
        if not _is_int(seat) or actor != seat:
            raise NotYourTurn(f"{_who(actor)}, not seat {seat!r}")
        run.play(action)
    if run.state.partial():
        raise refusal(UnfinishedAnswer, "answer-breaks-off", count=str(len(actions)))


def _who(actor: Seat) -> str:
    names = {NOBODY: "the game is over: nobody may answer", CHANCE: "chance must answer"}
    return names.get(actor, f"seat {actor} must answer")


def _answer_early(state: State, seat: Seat, actions: Sequence[Action]) -> None:
    if state.actor() == seat:
        raise NotYourTurn(f"seat {seat} is asked now: its answer is submitted, not banked")
    early = state.early(seat)
    if early is None:
        raise NotYourTurn(f"{_who(state.actor())}, and seat {seat!r} may not answer early")
    _answer(_Run(early), seat, actions)


def _fits(state: State, seat: Seat, actions: Sequence[Action]) -> bool:
    try:
        _answer_early(state, seat, actions)
    except GameError:
        return False
    return True


def _with_banked(run: _Run, seat: Seat, actions: Sequence[Action]) -> _Run:
    """The run with a banked answer played; or without it where it fits no longer: then the seat is asked after all."""
    trial = _Run(run.state.copy())
    try:
        _answer(trial, seat, actions)
    except GameError:
        return run
    trial.actions[:0] = run.actions
    trial.events[:0] = run.events
    return trial


def _is_int(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def _formed(actions: object) -> list[Action]:
    """An answer, if it has the form of one."""
    if not isinstance(actions, Sequence) or isinstance(actions, (str, bytes)) or not actions:
        raise MalformedAction(f"an answer is a list of one action or more, not {actions!r}")
    for action in actions:
        if not _is_int(action) or not 0 <= action <= _MOST_ACTION:
            raise MalformedAction(f"an action is a whole number from 0 to {_MOST_ACTION}, not {action!r}")
    return list(actions)
