"""The game of a table, replayed from its log. All state of a room is here and follows from the log.

An entry of the log is one of these; `actions` are those of the game, chance and forced answers included::

    public, each one version of the wire           between people, no version
    start    the game begins                        bank, withdraw             an early answer, kept or taken back
    answer   a seat has answered                    propose_undo, propose_draw a proposal to the others
    undo     actions[0]: back to there; the rest:   agree, decline             an answer to a proposal
             what was settled then
    resign, timeout, draw                           outdated                   the rules have changed: the end
    substitute   actions[0]: the level (LEVEL_NUMBERS)
                 that plays on for a failed bot
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, Literal

from msgspec.structs import replace

from conclave.bots import choose_stand_in
from conclave.coach.remark import Remark
from conclave.core import registry
from conclave.core.dealer import SeededDealer
from conclave.core.ending import OUTDATED, Ending, Leaving
from conclave.core.game import CHANCE, NO_SEAT, SPECTATOR, Event, Events, Game, Seat, State
from conclave.core.record import FORMAT, Annotation, Dealing, Player, Record, Substitute
from conclave.core.record_reader import Kind, Mark, MoveEvents
from conclave.core.session import Session, Step
from conclave.core.text.bot_names import display_name
from conclave.lessons.task import OPEN, Judgement, Task
from conclave.server.store.outages import Outage
from conclave.server.store.values import Entry, Millis, Standing, Table
from conclave.server.tables.clocks import Clock
from conclave.server.tables.seat_quotas import SeatQuotas
from conclave.server.tables.table_setup import Setup, load_setup
from conclave.server.wire.parts import Proposal

PUBLIC: Final[dict[str, Kind]] = {
    "start": "start",
    "answer": "answer",
    "resign": "resign",
    "timeout": "timeout",
    "draw": "draw",
    "undo": "undo",
    "substitute": "substitute",
}
PROPOSALS: Final[dict[str, Literal["undo", "draw"]]] = {"propose_undo": "undo", "propose_draw": "draw"}
# Levels by their numbers in logs: append only.
LEVEL_NUMBERS: Final = ("random", "novice", "adept", "expert", "master", "sage", "grandmaster")
LEAVINGS: Final[dict[str, Literal["resigned", "timeout"]]] = {"resign": "resigned", "timeout": "timeout"}
BOT_SECONDS: Final = 8  # time after which another process asks the bot itself


class TableGame:
    """Game of one table, from its first entry to its last so far.

    A table that was started under an older rules version is `is_outdated`. Its log is not replayed, since the result
    might differ, and only its ending is shown.
    """

    def __init__(
        self, table: Table, seed: bytes, entries: Sequence[Entry] = (), outages: Sequence[Outage] = ()
    ) -> None:
        self.table: Final = table
        self.game: Final[Game] = registry.load_game(table.game)
        self.is_outdated: Final = table.rules != self.game.rules_version
        setup = _make_placeholder_state(self.game, table) if self.is_outdated else load_setup(self.game, table.options)
        dealer = SeededDealer(seed)
        self.session: Final = Session(self.game, setup.options, dealer, start=setup.start, settles=False)
        self.task: Final[Task | None] = setup.task
        self.judgement: Judgement = OPEN  # of the learner's last answer
        self.remark: Remark | None = None  # the coach's remark on the last move; not in the log
        self.is_held = False  # True while bots wait for the coach or the coached person
        self.clock: Final = Clock(table.time, len(table.seats), outages)
        self.entries = 0  # length of the log
        self.version = 0  # number of public entries
        self.fence = 0  # the version after the last undo; clients with an older one need a snapshot
        self.marks: list[Mark] = []  # without undone moves
        self.out: list[Leaving] = []
        self.substitutes: dict[Seat, str] = {}  # the levels that play for failed bots
        self._substituted: list[Annotation] = []  # since when, for the record
        self._people = [seat for seat, one in enumerate(table.seats) if one.kind == "person"]
        self.free: set[Seat] = set()  # seats that may undo their last answer without consent
        self._early: set[Seat] = set()  # seats that have ever banked an answer
        self._proposed = 0  # number of proposals so far
        self.tally: Final = SeatQuotas()
        self.proposal: Proposal | None = None
        self.ending: Ending | None = None
        self._begun: Millis = 0
        self._ended: Millis = 0
        self._times: dict[int, Millis] = {}  # duration of answers while a clock ran, by their first action
        if self.is_outdated:
            self.ending = table.ending or OUTDATED
        for _ in self.play(entries):
            pass

    # --- Who and where

    def list_names(self, language: str) -> list[str]:
        """Return the names of the players, by seat."""
        return [display_name(one.name, one.bot, language) for one in self.table.seats]

    @property
    def is_started(self) -> bool:
        return self.version > 0

    def list_people(self) -> list[Seat]:
        """Return the seats that people still play."""
        return self._people

    def list_opponents(self, seat: Seat) -> list[Seat]:
        """Return the seats of other people."""
        user = self.table.seats[seat].user
        return [other for other in self.list_people() if self.table.seats[other].user != user]

    def has_answered(self, seat: Seat) -> bool:
        """Return True if this seat has anything to take back."""
        return seat in self._early or any(mark.seat == seat and mark.kind == "answer" for mark in reversed(self.marks))

    def find_last_choice(self, seat: Seat) -> int | None:
        """Return where this seat's last answer began, with all its parts; None if it has given none."""
        found = self.session.last_choice(seat)
        for mark in reversed(self.marks):
            if found is not None and mark.kind == "answer" and mark.seat == seat and mark.first <= found < mark.last:
                return mark.first
        return found

    def current_seat(self) -> Seat:
        """Return the seat to move; NO_SEAT before the start and after the end."""
        if not self.is_started or self.ending:
            return NO_SEAT
        actor = self.session.state.current_player()
        return actor if actor != CHANCE else NO_SEAT

    def list_turn(self) -> list[Seat]:
        """Return the seats that must answer now."""
        return [actor] if (actor := self.current_seat()) >= 0 else []

    def find_bot_to_move(self) -> str:
        """Return the bot that must answer now; "" if a person must, or nobody, or while a task or the coach waits."""
        actor = self.current_seat()
        if actor < 0 or actor in self.list_people() or self.judgement.verdict != "open" or self.is_held:
            return ""
        return self.substitutes.get(actor) or self.table.seats[actor].bot or choose_stand_in(self.game)

    # --- Taking entries

    def play(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Replay entries of the log one by one, at the pace of the caller."""
        for entry in entries:
            if self.is_outdated:
                self.entries += 1
            else:
                self.follow(entry)
            yield

    def follow(self, entry: Entry) -> MoveEvents | None:
        """Replay an entry of the log; return its events if it is public."""
        before, events = self.session.state, list[Event]()
        if entry.kind in ("start", "answer"):
            events = flatten_events(self.session.follow(entry.actions))
        elif entry.kind == "undo":
            self.session.retrace(entry.actions[0], entry.actions[1:])
        elif entry.kind == "bank":
            self.session.bank(entry.seat, entry.actions)
        elif entry.kind == "withdraw":
            self.session.withdraw(entry.seat)
        return self.note(entry, before, events)

    def note(self, entry: Entry, before: State, events: Events) -> MoveEvents | None:
        """Apply the effects of an entry besides its actions, which the session has played already."""
        self.entries += 1
        self.tally.note(entry, entry.kind in PUBLIC)
        if entry.kind in PUBLIC:
            return MoveEvents(self._note_public(entry, PUBLIC[entry.kind], before), before, events)
        if entry.kind in PROPOSALS:
            self._proposed += 1  # not the log's length: that would tell of answers given in secret
            self._propose(self._proposed, PROPOSALS[entry.kind], entry.seat, self.list_people(), entry.seat)
        elif entry.kind == "agree" and (old := self.proposal):
            self._propose(old.id, old.kind, old.seat, old.asked, entry.seat)
        elif entry.kind == "decline":
            self.proposal = None
        elif entry.kind == "bank":
            self._early.add(entry.seat)
        elif entry.kind == "outdated":  # played by rules that are not played any more
            self.ending = self.table.ending or OUTDATED
        return None

    def _propose(self, id_: int, kind: Literal["undo", "draw"], by: Seat, asked: Sequence[Seat], agrees: Seat) -> None:
        """Set the open proposal after one more person has agreed, with all of their seats."""
        user = self.table.seats[agrees].user
        missing = [seat for seat in asked if self.table.seats[seat].user != user]
        agreed = [seat for seat in self.list_people() if seat not in missing]
        self.proposal = Proposal(id_, kind, by, agreed, missing)

    def _note_public(self, entry: Entry, kind: Kind, before: State) -> Mark:
        self.version += 1
        self.proposal = None
        self.remark, self.is_held = None, False
        undone = self._list_undone(entry) if kind == "undo" else []
        mark = self._mark(entry, kind)
        if kind in LEAVINGS:
            self.out.append(Leaving(entry.seat, LEAVINGS[kind], self.session.length))
            self._people = [seat for seat in self._people if seat != entry.seat]
        elif kind == "substitute":
            self.substitutes[entry.seat] = mark.bot
            self._substituted.append(Annotation(mark.first, substitute=Substitute(entry.seat, mark.bot)))
        elif kind == "undo":  # a failed bot stays replaced
            self._substituted = [replace(note, at=min(note.at, mark.first)) for note in self._substituted]
        self._judge(kind)
        self._teach(mark)
        self._note_free(mark, before)
        self._note_time(entry, mark, undone)
        return mark

    def _note_time(self, entry: Entry, mark: Mark, undone: Sequence[Seat]) -> None:
        """Note when an entry happened and how long it took."""
        self._begun, self._ended = self._begun or entry.at, entry.at
        running = self.current_seat() if self.current_seat() in self.list_people() else NO_SEAT
        if mark.kind == "undo":
            self.clock.take_back(entry.at, running, undone)
            self._times = {first: took for first, took in self._times.items() if first < mark.first}
            return
        took = self.clock.move(entry.at, entry.seat if mark.kind == "answer" else NO_SEAT, running)
        if took is not None:
            self._times[mark.first] = took

    def _list_undone(self, entry: Entry) -> list[Seat]:
        """Return the seats of people whose answers an undo takes back."""
        gone = [mark.seat for mark in self.marks if mark.kind == "answer" and mark.first >= entry.actions[0]]
        return [seat for seat in gone if seat in self.list_people()]

    def _mark(self, entry: Entry, kind: Kind) -> Mark:
        first = self.marks[-1].last if self.marks else 0
        if kind == "undo":
            first = entry.actions[0]
            left = [mark for mark in self.marks if mark.first < first]
            self.marks = [replace(mark, last=min(mark.last, first)) for mark in left]
            self.fence = self.version
        bot = LEVEL_NUMBERS[entry.actions[0]] if kind == "substitute" else ""
        self.marks.append(Mark(self.version, kind, entry.seat, first, self.session.length, bot))
        return self.marks[-1]

    def _note_free(self, mark: Mark, before: State) -> None:
        """Note who may undo without asking: only the last to answer, if nothing was revealed."""
        self.free = set()
        if self.ending:
            return
        if mark.kind == "answer" and not self.session.find_rewind_obstacle(before.copy(), mark.first):
            self.free = {mark.seat}
        elif mark.kind == "undo":
            self.free = {seat for seat in self.list_people() if self._is_free(seat)}

    def _is_free(self, seat: Seat) -> bool:
        version = self.find_last_choice(seat)
        return version is not None and not self.session.find_rewind_obstacle(self.session.state_at(version), version)

    # --- Tasks

    def _teach(self, mark: Mark) -> None:
        """Evaluate the learner's last answer; a solved task stays solved until it is taken back."""
        if self.task is None or mark.kind not in ("answer", "undo"):
            return
        self.judgement = OPEN
        for one in self.marks:
            if one.kind == "answer" and one.seat == self.task.learner and self.judgement.verdict != "done":
                actions, before = self.session.log[one.first : one.last], self.session.state_at(one.first)
                self.judgement = self.task.judge(before, actions)

    # --- The end

    def _judge(self, kind: Kind) -> None:
        """Set `ending` if the game is over.

        It ends by its rules, by an agreed draw, or if fewer than two seats or no people are left.
        """
        found = self.game.ending(self.session.state)
        gone = [leaving.seat for leaving in self.out]
        seats = range(len(self.table.seats))
        still = tuple(seat for seat in seats if seat not in gone)
        if found:
            self.ending = found.without(self.out) if self.out else found
        elif kind == "draw":
            self.ending = Ending(tuple(seats), self._list_points(), "draw", by="draw")
        elif kind in LEAVINGS and (len(still) < 2 or not self.list_people()):
            by = LEAVINGS[kind]
            self.ending = Ending(still, self._list_points(), by, by=by, out=tuple(self.out))

    def _list_points(self) -> tuple[int, ...]:
        view = self.session.state.view(SPECTATOR)
        return tuple(int(player.get("points", 0)) for player in view.get("players", ()))

    def make_record(self) -> Record | None:
        """Return the record with the dealer's seed after the end; None before, or if the game is outdated."""
        if not self.ending or self.is_outdated:
            return None
        saved = self.session.to_record(_list_players(self.table), reveal_seed=True, ending=self.ending)
        times = tuple(sorted(self._times.items()))
        notes = tuple(note for note in self._substituted if note.at < len(saved.actions))
        begun, ended = format_time(self._begun), format_time(self._ended)
        return replace(saved, begun=begun, ended=ended, times=times, annotations=notes)

    def make_standing(self, now: Millis) -> Standing:
        """Return the standing for lists and clocks."""
        actor = self.current_seat()
        deadline = now + BOT_SECONDS * 1000 if self.find_bot_to_move() else self.clock.deadline()
        return Standing((actor,) if actor >= 0 else (), deadline)

    # --- Looking back

    def list_moves_since(self, since: int) -> Iterator[MoveEvents]:
        """Return what happened after a version of the wire, version by version."""
        marks = [mark for mark in self.marks if mark.version > since]
        if not marks:
            return
        state = self.session.state_at(marks[0].first)
        for mark in marks:
            before, events = state.copy(), list[Event]()
            for action in self.session.log[mark.first : mark.last]:
                state.apply_action(action, events)
            yield MoveEvents(mark, before, events)


def _make_placeholder_state(game: Game, table: Table) -> Setup:
    """Return a placeholder state of the right size: logs of older rules are not replayed."""
    return Setup(game.options({"seats": len(table.seats)}))


def make_unplayed_record(table: Table, seed: bytes, entries: Sequence[Entry], ending: Ending) -> Record:
    """Return the record of a table whose log is not replayed, since the rules have changed."""
    actions: list[int] = []
    out: list[Leaving] = []
    for entry in entries:
        if entry.kind == "undo":
            actions[entry.actions[0] :] = entry.actions[1:]
        elif entry.kind in ("start", "answer"):
            actions += entry.actions
        elif entry.kind in LEAVINGS:
            out.append(Leaving(entry.seat, LEAVINGS[entry.kind], len(actions)))
    return Record(
        format=FORMAT,
        game=table.game,
        rules=table.rules,
        options=table.options,
        seats=tuple(_list_players(table)),
        actions=actions,
        ending=replace(ending, out=tuple(out)),
        dealer=Dealing(table.commitment, seed.hex()),
        begun=format_time(entries[0].at),
        ended=format_time(entries[-1].at),
    )


def format_time(at: Millis) -> datetime:
    """Return a time as records write it."""
    return datetime.fromtimestamp(at / 1000, UTC)


def _list_players(table: Table) -> list[Player]:
    return [Player(one.name, "bot" if one.kind == "bot" else "person", one.bot) for one in table.seats]


def flatten_events(step: Step) -> Events:
    """Return all events of a step in one list: the number of actions could reveal something hidden."""
    return [event for events in step.events for event in events]
