"""Those who watch a table: each sees it through their own eyes, in their own language, version by version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

import msgspec

from conclave.play.ending import Ending
from conclave.play.protocol import NOBODY, Seat
from conclave.play.reader import Told
from conclave.server.store.values import ChatLine, Millis, Occupant, Table, now
from conclave.server.table.course import Course
from conclave.server.table.scene import Scene
from conclave.server.table.setup import shown
from conclave.server.wire import messages as wire
from conclave.server.wire.parts import ChatLine as SaidLine
from conclave.server.wire.parts import SeatInfo, TableInfo, TimeControl

MOST_CHAT_LINES: Final = 200
MOST_MISSED: Final = 100  # moves that are told one by one to somebody who comes back; who has missed more starts anew


class Outlet(Protocol):
    """Where messages to one client go. It never waits: whoever is too slow is cut off."""

    def send(self, message: bytes) -> None: ...


class Watcher:
    """One socket that looks at one table, through the eyes of one seat."""

    def __init__(self, outlet: Outlet, user: str, language: str, seat: Seat | None, pace: float = 1.0) -> None:
        self.outlet: Final = outlet
        self.user: Final = user
        self.language: Final = language
        self.wish: Final = seat  # whose eyes were asked for
        self.pace: Final = pace  # of bots, as this person would have it
        self.viewer: Seat = NOBODY
        self.version = 0


class Crowd(NamedTuple):
    """Who watches a table through one process."""

    users: frozenset[str]
    spectators: int
    at: Millis = 0


class Audience:
    """All watchers of a table in this process, and what they are told."""

    def __init__(self, course: Course, chat: list[ChatLine]) -> None:
        self.course = course
        self.chat: list[ChatLine] = chat
        self.watchers: Final[set[Watcher]] = set()
        self.elsewhere: Final[dict[str, Crowd]] = {}  # who watches through other processes
        self._scenes: dict[tuple[Seat, str], Scene] = {}

    # --- Coming and going

    def add(self, watcher: Watcher, since: int | None) -> None:
        """Show the table: what was missed since a version, or all of it."""
        self.watchers.add(watcher)
        self._seat(watcher)
        course = self.course
        first = max(1, course.fence, course.version - MOST_MISSED)  # from which on it can be told move by move
        if since is not None and course.is_started and first <= since <= course.version:
            watcher.version = course.version
            watcher.outlet.send(self._scene(watcher).moved(list(course.told(since)), now()))
        else:
            self._show(watcher)
        self.tell_table(but=watcher)

    def remove(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.tell_table()

    def replace(self, course: Course) -> None:
        """Another course for the same table: tell what is new in it."""
        self.course, self._scenes = course, {}
        for watcher in self.watchers:
            if watcher.version > course.version or watcher.version < course.fence or not watcher.version:
                self._show(watcher)
            elif watcher.version < course.version:
                told = list(course.told(watcher.version))
                watcher.outlet.send(self._scene(watcher).moved(told, now()))
                watcher.version = course.version

    def _seat(self, watcher: Watcher) -> None:
        """Whose eyes: those wished for, if they are one's own; else the seat that is asked, or the first."""
        mine = self.course.table.seats_of(watcher.user)
        if watcher.wish is not None and (watcher.wish in mine or watcher.wish == NOBODY):
            watcher.viewer = watcher.wish
        else:
            watcher.viewer = self.course.actor() if self.course.actor() in mine else next(iter(mine), NOBODY)

    def is_there(self, user: str) -> bool:
        """Whether a person looks at the table, through whichever process."""
        return any(user in crowd.users for crowd in (self.here(), *self.elsewhere.values()))

    def here(self) -> Crowd:
        """Who watches through this process."""
        table = self.course.table
        users = frozenset(watcher.user for watcher in self.watchers if table.seats_of(watcher.user))
        return Crowd(users, sum(watcher.user not in users for watcher in self.watchers))

    def pace(self) -> float:
        """How long people look at a move, times the usual: nobody who plays is hurried, and spectators do not ask."""
        playing = [watcher.pace for watcher in self.watchers if watcher.viewer != NOBODY]
        return max(playing or [1.0]) if self.watchers else 0.0

    def note_elsewhere(self, process: str, crowd: Crowd) -> None:
        """What another process says; people are told if it is news."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = crowd
        if before is None or before[:2] != crowd[:2]:
            self.tell_table()

    def forget_elsewhere(self, before: Millis) -> None:
        """Processes that have said nothing for long are gone."""
        gone = [process for process, crowd in self.elsewhere.items() if crowd.at < before]
        for process in gone:
            del self.elsewhere[process]
        if gone:
            self.tell_table()

    # --- Telling

    def tell(self, told: Sequence[Told]) -> None:
        """What has happened, to each as they may know it; an undo is shown as a whole new table."""
        is_undone = any(one.mark.kind == "undo" for one in told)
        made: dict[tuple[Seat, str], bytes] = {}
        for watcher in self.watchers:
            if is_undone:
                self._show(watcher)
                continue
            eyes = (watcher.viewer, watcher.language)
            if eyes not in made:
                made[eyes] = self._scene(watcher).moved(told, now())
            watcher.version = self.course.version
            watcher.outlet.send(made[eyes])

    def tell_proposals(self) -> None:
        proposals = [self.course.proposal] if self.course.proposal else []
        message = wire.encode(wire.Proposals(self.course.table.id, proposals))
        for watcher in self.watchers:
            watcher.outlet.send(message)

    def tell_seat(self, seat: Seat) -> None:
        """What only this seat may know has changed: to others nothing is sent, not even that something has."""
        for watcher in self.watchers:
            if watcher.viewer == seat:
                watcher.outlet.send(self._scene(watcher).moved([], now()))

    def tell_coach(self) -> None:
        """What the coach has to say, to whom it concerns; or that it has nothing more to say."""
        for watcher in self.watchers:
            said = self._scene(watcher).coaching()
            if said or watcher.viewer in self.course.people():
                told = wire.Coached(self.course.table.id, watcher.viewer, self.course.version, said)
                watcher.outlet.send(wire.encode(told))

    def tell_table(self, but: Watcher | None = None) -> None:
        """Who sits here, and who is connected."""
        info = self.info()
        for watcher in self.watchers:
            if watcher is not but:
                mine = self.course.table.seats_of(watcher.user)
                told = msgspec.structs.replace(info, ending_text=self._scene(watcher).ending_text())
                watcher.outlet.send(wire.encode(wire.TableChanged(told, mine)))

    def tell_chat(self, lines: Sequence[ChatLine]) -> None:
        self.chat = [*self.chat, *lines][-MOST_CHAT_LINES:]
        for line in lines:
            said = wire.encode(wire.Said(self.course.table.id, self._line(line)))
            for watcher in self.watchers:
                watcher.outlet.send(said)

    def _line(self, line: ChatLine) -> SaidLine:
        seat = next(iter(self.course.table.seats_of(line.user)), NOBODY)
        return SaidLine(line.number, line.user, line.name, seat, line.text, line.at)

    # --- Showing

    def _scene(self, watcher: Watcher) -> Scene:
        eyes = (watcher.viewer, watcher.language)
        if eyes not in self._scenes:
            self._scenes[eyes] = Scene(self.course, *eyes)
        return self._scenes[eyes]

    def _show(self, watcher: Watcher) -> None:
        """The whole table."""
        self._seat(watcher)
        scene, course = self._scene(watcher), self.course
        watcher.version = course.version
        view = scene.view()
        snapshot = wire.Snapshot(
            table=self.info(scene.ending_text()),
            viewer=watcher.viewer,
            mine=course.table.seats_of(watcher.user),
            version=course.version,
            view=view,
            outlook=scene.outlook(),
            question=scene.question(view),
            undo=scene.undo(),
            clocks=course.clock.shown(now()) if course.is_started else None,
            proposals=scene.proposals(),
            log=scene.log() if course.is_started else [],
            chat=[self._line(line) for line in self.chat],
            lesson=scene.lesson(),
            coach=scene.coaching(),
        )
        watcher.outlet.send(wire.encode(snapshot))

    def info(self, ending_text: str = "") -> TableInfo:
        """What everybody here may know of the table."""
        crowds = [self.here(), *self.elsewhere.values()]
        users = frozenset[str]().union(*(crowd.users for crowd in crowds))
        spectators = sum(crowd.spectators for crowd in crowds)
        table = msgspec.structs.replace(self.course.table, turn=tuple(self.course.turn()))
        out = [leaving.seat for leaving in self.course.out]
        return table_info(table, users, spectators, out, self.course.ending, ending_text)


def table_info(
    table: Table,
    connected: frozenset[str] = frozenset(),
    spectators: int = 0,
    out: Sequence[Seat] = (),
    ending: Ending | None = None,
    ending_text: str = "",
) -> TableInfo:
    """A table as the wire shows it. The length of its log is not shown: it would tell of answers given in secret."""
    return TableInfo(
        id=table.id,
        game=table.game,
        options=shown(table.options),
        turn=list(table.turn),
        host=table.host,
        status=table.status,
        seats=[_seat_info(one, one.user in connected, seat in out) for seat, one in enumerate(table.seats)],
        time=TimeControl(table.time.kind, table.time.seconds, table.time.increment),
        is_public=table.visibility == "public",
        is_rated=table.rated,
        has_hints=table.hints,
        has_branches=table.branches,
        has_coach=table.coach,
        created=table.created,
        commitment=table.commitment,
        spectators=spectators,
        ending=ending or table.ending,
        ending_text=ending_text,
        next=table.next,
    )


def _seat_info(one: Occupant, is_connected: bool, is_out: bool) -> SeatInfo:
    return SeatInfo(one.kind, one.name, one.user, one.bot, is_connected and one.kind == "person", is_out)
