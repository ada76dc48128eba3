"""One game in progress: a state and the log of its actions. No I/O.

A point of a game is identified by its length, the number of actions in the log.

A session accepts only complete answers and applies them atomically. It asks the dealer for chance outcomes and plays
forced choices. Where seats decide simultaneously, it also plays banked answers. All of these are logged in the same
way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard

from conclave.core.answer_parser import find_forced_answer
from conclave.core.dealer import Dealer, SeededDealer, dealer_from_record
from conclave.core.ending import Ending
from conclave.core.errors import (
    BadOptions,
    CannotRewind,
    GameError,
    MalformedAction,
    NotYourTurn,
    StaleAnswer,
    UnfinishedAnswer,
)
from conclave.core.game import CHANCE, TERMINAL, Action, Event, Events, Game, Options, Seat, State
from conclave.core.record import FORMAT, Base, Dealing, Player, Record, find_base
from conclave.core.record_reader import RecordReader
from conclave.core.text.error_texts import make_refusal

_MAX_ACTION: Final = (1 << 31) - 1


class Step(NamedTuple):
    """Actions and events between two points of the game. Events are unredacted: `redact_step` hides secrets."""

    old: int
    new: int
    actions: tuple[Action, ...]
    events: tuple[tuple[Event, ...], ...]  # one entry per action


def redact_events(game: Game, events: Sequence[Event], viewer: Seat) -> list[Event]:
    """Return the events as this viewer may see them, without those that are hidden completely."""
    return [seen for event in events if (seen := game.redact(event, viewer))]


def redact_step(game: Game, step: Step, viewer: Seat) -> list[list[Event]]:
    """Return the redacted events of each action from `step.old` on.

    Every action has an entry, even an empty one, so the number of entries reveals nothing.
    """
    return [redact_events(game, events, viewer) for events in step.events]


class Session:
    """One game in progress. With `plays_forced=False`, seats must also answer questions that have only one answer.

    A game may begin from any position: `Session(game, game.options_of(state), start=state)`. Its record stores the
    position.

    Answers may come from untrusted clients, so they are typed as objects and validated here. Compiled code would accept
    True as an int, and would raise a TypeError for a text.
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
        if start is not None and game.options_of(start) != game.options(options.to_dict()):
            raise BadOptions(
                f"a game of {options.to_dict()} cannot begin from a position of {game.options_of(start).to_dict()}"
            )
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
        """The number of actions so far; an answer must name it to be accepted."""
        return len(self.log)

    # --- Answers

    def submit(self, seat: object, length: object, actions: object) -> Step:
        """Apply one or more complete answers of the acting seat; on any error nothing changes."""
        answer = _check_form(actions)
        self._check_length(length)
        run = _Run(self.state.copy())
        _answer(run, seat, answer)
        return self._settle(run)

    def settle(self) -> Step:
        """Play everything that needs no decision: chance, forced choices and banked answers.

        Every submit ends with this.
        """
        return self._settle(_Run(self.state.copy()))

    def _settle(self, run: _Run) -> Step:
        old, banked = self.length, dict(self._banked)
        while (actor := run.state.current_player()) != TERMINAL:
            if actor == CHANCE:
                position = old + len(run.actions)
                run.play(self.dealer.choose(run.state.legal_actions(), run.state.chance_weights(), position))
            elif actor in banked:
                run = _with_banked(run, actor, banked.pop(actor))
            elif self.plays_forced and (forced := find_forced_answer(run.state)):
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
        """Play actions that another session of this game has logged, including those of chance."""
        run, banked = _Run(self.state.copy()), dict(self._banked)
        for action in actions:
            banked.pop(run.state.current_player(), None)
            run.play(action)
        return self._keep(run, banked)

    def _keep(self, run: _Run, banked: dict[Seat, list[Action]]) -> Step:
        old = self.length
        self.state, self._banked = run.state, banked
        self.log.extend(run.actions)
        return Step(old, self.length, tuple(run.actions), tuple(run.events))

    # --- Early answers, where seats decide at the same time

    def bank(self, seat: object, actions: object, length: object = None) -> None:
        """Store a seat's early answer until the seat acts; replaces an earlier banked answer."""
        answer = _check_form(actions)
        if length is not None:
            self._check_length(length)
        if not _is_int(seat) or not 0 <= seat < self.options.seats:
            raise NotYourTurn(f"there is no seat {seat!r}")
        _answer_early(self.state, seat, answer)
        self._banked[seat] = answer

    def withdraw(self, seat: Seat) -> None:
        """Remove the seat's banked answer, if any."""
        self._banked.pop(seat, None)

    def banked_answer(self, seat: Seat) -> list[Action]:
        """Return the seat's banked answer; empty if there is none."""
        return list(self._banked.get(seat, ()))

    def answerable_state(self, seat: Seat) -> State | None:
        """Return the position in which this seat may submit or bank an answer now; None if it may not."""
        return self.state if self.state.current_player() == seat else self.state.simultaneous_copy(seat)

    # --- Rewinding and history

    def rewind(self, length: object, by_consent: bool = False) -> None:
        """Go back to an earlier length.

        Without consent, this is possible only over one seat's own answers that revealed nothing.
        """
        length = self._require_past_length(length)
        target = self.state_at(length)
        if target.is_mid_action():
            raise CannotRewind(f"behind {length} actions one is in the middle of an answer")
        if not by_consent and (problem := self.find_rewind_obstacle(target.copy(), length)):
            raise CannotRewind(f"to go back to {length} actions all must agree: {problem}")
        self._return_to(length, target)
        self.settle()

    def retrace(self, length: int, actions: Sequence[Action]) -> None:
        """Go back as another session of this game did, and play the actions that it played while settling."""
        self._return_to(length, self.state_at(length))
        self.follow(actions)

    def _return_to(self, length: int, target: State) -> None:
        self.state = target
        del self.log[length:]
        self._banked = {seat: actions for seat, actions in self._banked.items() if _fits(target, seat, actions)}

    def find_rewind_obstacle(self, state: State, length: int) -> str:
        """Return why the actions from here on cannot be taken back without consent; "" if they can."""
        seat = state.current_player()
        for position in range(length, self.length):
            action, actor = self.log[position], state.current_player()
            if actor == CHANCE:
                return f"chance has answered at {position}"
            if actor != seat and len(state.legal_actions()) > 1:
                return f"seat {actor} has answered at {position}"
            if self.game.reveals(state, action):
                return f"something was revealed at {position}"
            state.apply_action(action)
        return ""

    def last_choice(self, seat: Seat) -> int | None:
        """Return the length at which this seat's last unforced choice began; None if it has made none."""
        state, found = self.state_at(self.first_length), None
        for position in range(self.first_length, self.length):
            if state.current_player() == seat and not state.is_mid_action() and not find_forced_answer(state):
                found = position
            state.apply_action(self.log[position])
        return found

    def step_since(self, length: object) -> Step:
        """Return everything that happened since this length, for reconnecting clients and for narration."""
        length = self._require_past_length(length)
        run = _Run(self.state_at(length))
        for action in self.log[length:]:
            run.play(action)
        return Step(length, self.length, tuple(run.actions), tuple(run.events))

    @property
    def first_length(self) -> int:
        """The lowest length that can be reached; above 0 only in games continued from older rules."""
        return self._base.length if self._base else 0

    def state_at(self, length: object) -> State:
        """Return the position at a length, replayed from the log."""
        end = self._require_past_length(length)
        state = self.game.load(self._base.dump) if self._base else self.game.new(self.options)
        for action in self.log[self.first_length : end]:
            state.apply_action(action)
        return state

    def _require_past_length(self, length: object) -> int:
        """Return the length if the game has reached it; else raise CannotRewind."""
        if not _is_int(length) or not self.first_length <= length <= self.length:
            raise CannotRewind(f"lengths {self.first_length} to {self.length} can be reached, not {length!r}")
        return length

    # --- Records

    def to_record(
        self, seats: Sequence[Player], *, reveal_seed: bool | None = None, ending: Ending | None = None
    ) -> Record:
        """Return this game as a record. `ending` is given if the game ended other than by the rules alone.

        The seed is revealed once the game is over, unless `reveal_seed` says otherwise.
        """
        ending = ending or self.game.ending(self.state)
        reveals = ending is not None if reveal_seed is None else reveal_seed
        dealing = None
        if self._is_verifiable and isinstance(self.dealer, SeededDealer):
            dealing = Dealing(self.dealer.commitment, self.dealer.seed.hex() if reveals else None)
        return Record(
            format=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            options=self.options.to_dict(),
            seats=tuple(seats),
            actions=list(self.log),
            ending=ending,
            dealer=dealing,
            components=self.game.components(self.options),
            base=self._base,
            dump=None if ending else self.state.dump(),
        )

    @classmethod
    def from_record(
        cls,
        record: Record,
        game: Game | None = None,
        dealer: Dealer | None = None,
        *,
        plays_forced: bool = True,
    ) -> Session:
        """Return the game of a record, at the length at which it was saved; call `settle` to continue.

        The default dealer uses the seed that the record reveals. If there is none, a new dealer is created, and the
        game can no longer be verified.
        """
        reader = RecordReader(record, game)
        dealer = dealer or dealer_from_record(record) or SeededDealer.fresh()
        session = cls(reader.game, reader.options, dealer, plays_forced=plays_forced, settles=False)
        session._base = find_base(reader.game, record)
        session.log = list(record.actions)
        session.state = reader.final_state()
        session._is_verifiable = (
            isinstance(dealer, SeededDealer)
            and record.dealer is not None
            and record.dealer.commitment == dealer.commitment
        )
        return session


# --- Playing on copies


class _Run:
    """Actions played on a copy, with their events, before the session adopts them."""

    def __init__(self, state: State) -> None:
        self.state: Final = state
        self.actions: Final[list[Action]] = []
        self.events: Final[list[tuple[Event, ...]]] = []

    def play(self, action: Action) -> None:
        events: Events = []
        self.state.apply_action(action, events)
        self.actions.append(action)
        self.events.append(tuple(events))


def _answer(run: _Run, seat: object, actions: Sequence[Action]) -> None:
    for action in actions:
        actor = run.state.current_player()
        if not _is_int(seat) or actor != seat:
            raise NotYourTurn(f"{_who(actor)}, not seat {seat!r}")
        run.play(action)
    if run.state.is_mid_action():
        raise make_refusal(UnfinishedAnswer, "answer-breaks-off", count=str(len(actions)))


def _who(actor: Seat) -> str:
    names = {TERMINAL: "the game is over: nobody may answer", CHANCE: "chance must answer"}
    return names.get(actor, f"seat {actor} must answer")


def _answer_early(state: State, seat: Seat, actions: Sequence[Action]) -> None:
    if state.current_player() == seat:
        raise NotYourTurn(f"seat {seat} is asked now: its answer is submitted, not banked")
    early = state.simultaneous_copy(seat)
    if early is None:
        raise NotYourTurn(f"{_who(state.current_player())}, and seat {seat!r} may not answer early")
    _answer(_Run(early), seat, actions)


def _fits(state: State, seat: Seat, actions: Sequence[Action]) -> bool:
    try:
        _answer_early(state, seat, actions)
    except GameError:
        return False
    return True


def _with_banked(run: _Run, seat: Seat, actions: Sequence[Action]) -> _Run:
    """Return the run with a banked answer played, or unchanged if the answer is no longer legal."""
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


def _check_form(actions: object) -> list[Action]:
    """Return the answer as a list of actions; MalformedAction if it is not one."""
    if not isinstance(actions, Sequence) or isinstance(actions, (str, bytes)) or not actions:
        raise MalformedAction(f"an answer is a list of one action or more, not {actions!r}")
    for action in actions:
        if not _is_int(action) or not 0 <= action <= _MAX_ACTION:
            raise MalformedAction(f"an action is a whole number from 0 to {_MAX_ACTION}, not {action!r}")
    return list(actions)
