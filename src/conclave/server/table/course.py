"""The course of a table: its log, played. Everything that a room knows is here, and all of it follows from the log.

An entry of the log is one of these; `actions` are those of the game, chance and forced answers included::

    public, each one version of the wire           between people, no version
    start    the game begins                        bank, withdraw             an early answer, kept or taken back
    answer   a seat has answered                    propose_undo, propose_draw somebody asks the others
    undo     actions[0]: back to there; the rest:   agree, decline             somebody answers that
             what was settled then
    resign, timeout, draw                           outdated                   the game's rules have changed: the end
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, Literal

import msgspec

from conclave.coach.remark import Remark
from conclave.lessons.form import OPEN, Judgement, Task
from conclave.play import registry
from conclave.play.called import called
from conclave.play.dealer import SeededDealer
from conclave.play.ending import OUTDATED, Ending, Leaving
from conclave.play.protocol import CHANCE, NOBODY, Event, Events, Game, Seat, State
from conclave.play.reader import Kind, Mark, Told
from conclave.play.record import FORMAT, Dealing, Player, Record
from conclave.play.session import Session, Step
from conclave.server.store.outages import Outage
from conclave.server.store.values import Entry, Millis, Standing, Table
from conclave.server.table.clocks import Clock
from conclave.server.table.setup import Setup, setup_of
from conclave.server.table.tally import Tally
from conclave.server.wire.parts import Proposal

PUBLIC: Final[dict[str, Kind]] = {
    "start": "start",
    "answer": "answer",
    "resign": "resign",
    "timeout": "timeout",
    "draw": "draw",
    "undo": "undo",
}
PROPOSALS: Final[dict[str, Literal["undo", "draw"]]] = {"propose_undo": "undo", "propose_draw": "draw"}
STAND_IN: Final = "novice"  # plays on for people who have given up
LEAVINGS: Final[dict[str, Literal["resigned", "timeout"]]] = {"resign": "resigned", "timeout": "timeout"}
BOT_SECONDS: Final = 8  # how long other processes wait for a bot's answer before they look after it themselves


class Course:
    """One table from its first entry to its last, so far.

    A table that was begun under older rules of its game is `is_outdated`: its log is not played, since it might lead
    elsewhere now, and nothing more than its ending is shown.
    """

    def __init__(
        self, table: Table, seed: bytes, entries: Sequence[Entry] = (), outages: Sequence[Outage] = ()
    ) -> None:
        self.table: Final = table
        self.game: Final[Game] = registry.find(table.game)
        self.is_outdated: Final = table.rules != self.game.rules
        setup = _unplayable(self.game, table) if self.is_outdated else setup_of(self.game, table.options)
        dealer = SeededDealer(seed)
        self.session: Final = Session(self.game, setup.options, dealer, start=setup.start, settles=False)
        self.task: Final[Task | None] = setup.task
        self.judgement: Judgement = OPEN  # of the learner's last answer
        self.remark: Remark | None = None  # what a coach has to say of the last move; in no log
        self.is_held = False  # whether bots wait for the coach, or for who is coached
        self.clock: Final = Clock(table.time, len(table.seats), outages)
        self.entries = 0  # how long the log is
        self.version = 0  # how many of its entries are public
        self.fence = 0  # the version behind the last undo: what came before cannot be told as a tail
        self.marks: list[Mark] = []  # of what still stands; undone ones are gone
        self.out: list[Leaving] = []
        self._people = [seat for seat, one in enumerate(table.seats) if one.kind == "person"]
        self.free: set[Seat] = set()  # who may take their last answer back without asking anybody
        self._early: set[Seat] = set()  # who has ever banked an answer
        self._proposed = 0  # how often anything was proposed
        self.tally: Final = Tally()
        self.proposal: Proposal | None = None
        self.ending: Ending | None = None
        self._begun: Millis = 0
        self._ended: Millis = 0
        self._times: dict[int, Millis] = {}  # how long answers took where a clock ran, by where they begin
        if self.is_outdated:
            self.ending = table.ending or OUTDATED
        for _ in self.play(entries):
            pass

    # --- Who and where

    def names_in(self, language: str) -> list[str]:
        """Who sits here, by seat."""
        return [called(one.name, one.bot, language) for one in self.table.seats]

    @property
    def is_started(self) -> bool:
        return self.version > 0

    def people(self) -> list[Seat]:
        """The seats that people still play."""
        return self._people

    def others(self, seat: Seat) -> list[Seat]:
        """The seats of other people."""
        user = self.table.seats[seat].user
        return [other for other in self.people() if self.table.seats[other].user != user]

    def has_answered(self, seat: Seat) -> bool:
        """Whether there is anything that this seat could take back."""
        return seat in self._early or any(mark.seat == seat and mark.kind == "answer" for mark in reversed(self.marks))

    def last_choice(self, seat: Seat) -> int | None:
        """Where this seat's last answer began, with all its parts; None where it has given none."""
        found = self.session.last_choice(seat)
        for mark in reversed(self.marks):
            if found is not None and mark.kind == "answer" and mark.seat == seat and mark.first <= found < mark.last:
                return mark.first
        return found

    def actor(self) -> Seat:
        """The seat that is asked; NOBODY before the start and after the end."""
        if not self.is_started or self.ending:
            return NOBODY
        actor = self.session.state.actor()
        return actor if actor != CHANCE else NOBODY

    def turn(self) -> list[Seat]:
        """The seats that must answer now."""
        return [actor] if (actor := self.actor()) >= 0 else []

    def bot_to_move(self) -> str:
        """Which bot must answer now; "" where a person must, or nobody, or where a task or a coach waits."""
        actor = self.actor()
        if actor < 0 or actor in self.people() or self.judgement.verdict != "open" or self.is_held:
            return ""
        return self.table.seats[actor].bot or STAND_IN

    # --- Taking entries

    def play(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Take entries of the log one by one, at the pace of whoever asks for the next."""
        for entry in entries:
            if self.is_outdated:
                self.entries += 1
            else:
                self.follow(entry)
            yield

    def follow(self, entry: Entry) -> Told | None:
        """Take an entry of the log that was played elsewhere, or before; what it tells, if it is public."""
        before, events = self.session.state, list[Event]()
        if entry.kind in ("start", "answer"):
            events = flat(self.session.follow(entry.actions))
        elif entry.kind == "undo":
            self.session.retrace(entry.actions[0], entry.actions[1:])
        elif entry.kind == "bank":
            self.session.bank(entry.seat, entry.actions)
        elif entry.kind == "withdraw":
            self.session.withdraw(entry.seat)
        return self.note(entry, before, events)

    def note(self, entry: Entry, before: State, events: Events) -> Told | None:
        """What an entry means besides its actions, which the session has played already."""
        self.entries += 1
        self.tally.note(entry, entry.kind in PUBLIC)
        if entry.kind in PUBLIC:
            return Told(self._note_public(entry, PUBLIC[entry.kind], before), before, events)
        if entry.kind in PROPOSALS:
            self._proposed += 1  # not the log's length: that would tell of answers given in secret
            self._propose(self._proposed, PROPOSALS[entry.kind], entry.seat, self.people(), entry.seat)
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
        """One more person agrees, with all the seats that are theirs."""
        user = self.table.seats[agrees].user
        missing = [seat for seat in asked if self.table.seats[seat].user != user]
        agreed = [seat for seat in self.people() if seat not in missing]
        self.proposal = Proposal(id_, kind, by, agreed, missing)

    def _note_public(self, entry: Entry, kind: Kind, before: State) -> Mark:
        self.version += 1
        self.proposal = None
        self.remark, self.is_held = None, False
        undone = self._undone_by(entry) if kind == "undo" else []
        mark = self._mark(entry, kind)
        if kind in LEAVINGS:
            self.out.append(Leaving(entry.seat, LEAVINGS[kind], self.session.length))
            self._people = [seat for seat in self._people if seat != entry.seat]
        self._judge(kind)
        self._teach(mark)
        self._note_free(mark, before)
        self._note_time(entry, mark, undone)
        return mark

    def _note_time(self, entry: Entry, mark: Mark, undone: Sequence[Seat]) -> None:
        """When it happened, and how long it took."""
        self._begun, self._ended = self._begun or entry.at, entry.at
        running = self.actor() if self.actor() in self.people() else NOBODY
        if mark.kind == "undo":
            self.clock.take_back(entry.at, running, undone)
            self._times = {first: took for first, took in self._times.items() if first < mark.first}
            return
        took = self.clock.move(entry.at, entry.seat if mark.kind == "answer" else NOBODY, running)
        if took is not None:
            self._times[mark.first] = took

    def _undone_by(self, entry: Entry) -> list[Seat]:
        """The seats of people whose answers an undo takes back."""
        gone = [mark.seat for mark in self.marks if mark.kind == "answer" and mark.first >= entry.actions[0]]
        return [seat for seat in gone if seat in self.people()]

    def _mark(self, entry: Entry, kind: Kind) -> Mark:
        first = self.marks[-1].last if self.marks else 0
        if kind == "undo":
            first = entry.actions[0]
            left = [mark for mark in self.marks if mark.first < first]
            self.marks = [msgspec.structs.replace(mark, last=min(mark.last, first)) for mark in left]
            self.fence = self.version
        self.marks.append(Mark(self.version, kind, entry.seat, first, self.session.length))
        return self.marks[-1]

    def _note_free(self, mark: Mark, before: State) -> None:
        """Who may take back without asking: only whoever has just answered, and has revealed nothing."""
        self.free = set()
        if self.ending:
            return
        if mark.kind == "answer" and not self.session.obstacle(before.copy(), mark.first):
            self.free = {mark.seat}
        elif mark.kind == "undo":
            self.free = {seat for seat in self.people() if self._is_free(seat)}

    def _is_free(self, seat: Seat) -> bool:
        version = self.last_choice(seat)
        return version is not None and not self.session.obstacle(self.session.at(version), version)

    # --- Tasks

    def _teach(self, mark: Mark) -> None:
        """What the learner's last answer means for the task; what is done stays done, until it is taken back."""
        if self.task is None or mark.kind not in ("answer", "undo"):
            return
        self.judgement = OPEN
        for one in self.marks:
            if one.kind == "answer" and one.seat == self.task.learner and self.judgement.verdict != "done":
                actions, before = self.session.log[one.first : one.last], self.session.at(one.first)
                self.judgement = self.task.judge(before, actions)

    # --- The end

    def _judge(self, kind: Kind) -> None:
        """Whether the game is over now, and how."""
        found = self.game.ending(self.session.state)
        gone = [leaving.seat for leaving in self.out]
        seats = range(len(self.table.seats))
        still = tuple(seat for seat in seats if seat not in gone)
        if found:
            self.ending = found.without(self.out) if self.out else found
        elif kind == "draw":
            self.ending = Ending(tuple(seats), self._points(), "draw", by="draw")
        elif kind in LEAVINGS and (len(still) < 2 or not self.people()):
            by = LEAVINGS[kind]
            self.ending = Ending(still, self._points(), by, by=by, out=tuple(self.out))

    def _points(self) -> tuple[int, ...]:
        view = self.session.state.view(NOBODY)
        return tuple(int(player.get("points", 0)) for player in view.get("players", ()))

    def record(self) -> Record | None:
        """The whole game with the dealer's seed, when it is over; None before that, and where it is outdated."""
        if not self.ending or self.is_outdated:
            return None
        saved = self.session.record(_players(self.table), reveal_seed=True, ending=self.ending)
        times = tuple(sorted(self._times.items()))
        return msgspec.structs.replace(saved, begun=moment(self._begun), ended=moment(self._ended), times=times)

    def standing(self, now: Millis) -> Standing:
        """What lists and clocks need to know."""
        actor = self.actor()
        deadline = now + BOT_SECONDS * 1000 if self.bot_to_move() else self.clock.deadline()
        return Standing((actor,) if actor >= 0 else (), deadline)

    # --- Looking back

    def told(self, since: int) -> Iterator[Told]:
        """What happened after a version of the wire, stretch by stretch."""
        marks = [mark for mark in self.marks if mark.version > since]
        if not marks:
            return
        state = self.session.at(marks[0].first)
        for mark in marks:
            before, events = state.copy(), list[Event]()
            for action in self.session.log[mark.first : mark.last]:
                state.apply(action, events)
            yield Told(mark, before, events)


def _unplayable(game: Game, table: Table) -> Setup:
    """Anything of the right size: a log of older rules is not played."""
    return Setup(game.options({"seats": len(table.seats)}))


def unplayed(table: Table, seed: bytes, entries: Sequence[Entry], ending: Ending) -> Record:
    """The record of a table whose log is not played, since the game's rules have changed: it says how far it came."""
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
        seats=tuple(_players(table)),
        actions=actions,
        ending=msgspec.structs.replace(ending, out=tuple(out)),
        dealer=Dealing(table.commitment, seed.hex()),
        begun=moment(entries[0].at),
        ended=moment(entries[-1].at),
    )


def moment(at: Millis) -> datetime:
    """As records write it."""
    return datetime.fromtimestamp(at / 1000, UTC)


def _players(table: Table) -> list[Player]:
    return [Player(one.name, "bot" if one.kind == "bot" else "person", one.bot) for one in table.seats]


def flat(step: Step) -> Events:
    """All events of a step in a row: the number of actions could tell something that is hidden."""
    return [event for events in step.events for event in events]
