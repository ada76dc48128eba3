"""Watchers of a table: each gets the views of their own seat in their own language, version by version."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

import msgspec

from conclave.core.ending import Ending
from conclave.core.game import NO_SEAT, SPECTATOR, Seat
from conclave.core.record_reader import MoveEvents
from conclave.server.store.values import ChatLine, Millis, Occupant, Table, now
from conclave.server.tables.player_view import PlayerView
from conclave.server.tables.table_game import TableGame
from conclave.server.tables.table_setup import make_public_options
from conclave.server.wire import messages as wire
from conclave.server.wire.parts import ChatLine as SaidLine
from conclave.server.wire.parts import SeatInfo, TableInfo, TimeControl

NO_SUBSTITUTES: Final[Mapping[Seat, str]] = MappingProxyType({})
MAX_CHAT_LINES: Final = 200
MAX_MISSED_VERSIONS: Final = (
    100  # moves that are told one by one to somebody who comes back; who has missed more starts anew
)


class Outlet(Protocol):
    """Destination of messages to one client. It never waits; slow clients are disconnected."""

    def send(self, message: bytes) -> None: ...


class Watcher:
    """One socket that watches one table from one seat."""

    def __init__(self, outlet: Outlet, user: str, language: str, seat: Seat | None, pace: float = 1.0) -> None:
        self.outlet: Final = outlet
        self.user: Final = user
        self.language: Final = language
        self.wish: Final = seat  # the requested point of view
        self.pace: Final = pace  # of bots, as this person would have it
        self.viewer: Seat = SPECTATOR
        self.version = 0


class Crowd(NamedTuple):
    """People who watch a table through one process."""

    users: frozenset[str]
    spectators: int
    at: Millis = 0


class Audience:
    """All watchers of a table in this process."""

    def __init__(self, table_game: TableGame, chat: list[ChatLine]) -> None:
        self.table_game = table_game
        self.chat: list[ChatLine] = chat
        self.watchers: Final[set[Watcher]] = set()
        self.elsewhere: Final[dict[str, Crowd]] = {}  # people who watch through other processes
        self._player_views: dict[tuple[Seat, str], PlayerView] = {}
        self._withholds = self._is_rated_in_play()  # whether players have yet to see what spectators said

    # --- Coming and going

    def add(self, watcher: Watcher, since: int | None) -> None:
        """Send the table: what was missed since a version, or all of it."""
        self.watchers.add(watcher)
        self._choose_seat(watcher)
        table_game = self.table_game
        first = max(
            1, table_game.fence, table_game.version - MAX_MISSED_VERSIONS
        )  # from which on it can be told move by move
        if since is not None and table_game.is_started and first <= since <= table_game.version:
            watcher.version = table_game.version
            watcher.outlet.send(self._make_view(watcher).make_moved(list(table_game.list_moves_since(since)), now()))
        else:
            self._show(watcher)
        self.tell_table(but=watcher)

    def remove(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.tell_table()

    def replace(self, table_game: TableGame) -> None:
        """Replace the game after a reload, and send what is new in it."""
        self.table_game, self._player_views = table_game, {}
        for watcher in self.watchers:
            if watcher.version > table_game.version or watcher.version < table_game.fence or not watcher.version:
                self._show(watcher)
            elif watcher.version < table_game.version:
                told = list(table_game.list_moves_since(watcher.version))
                watcher.outlet.send(self._make_view(watcher).make_moved(told, now()))
                watcher.version = table_game.version
        self._tell_withheld()

    def _choose_seat(self, watcher: Watcher) -> None:
        """Return the seat to view: the one asked for if it is one's own; else the seat to move, or the first."""
        mine = self.table_game.table.seats_of(watcher.user)
        if watcher.wish is not None and (watcher.wish in mine or watcher.wish == SPECTATOR):
            watcher.viewer = watcher.wish
        else:
            watcher.viewer = (
                self.table_game.current_seat()
                if self.table_game.current_seat() in mine
                else next(iter(mine), SPECTATOR)
            )

    def is_there(self, user: str) -> bool:
        """Return True if a person watches the table, through any process."""
        return any(user in crowd.users for crowd in (self.list_local(), *self.elsewhere.values()))

    def list_local(self) -> Crowd:
        """Return who watches through this process."""
        table = self.table_game.table
        users = frozenset(watcher.user for watcher in self.watchers if table.seats_of(watcher.user))
        return Crowd(users, sum(watcher.user not in users for watcher in self.watchers))

    def compute_pace(self) -> float:
        """Return how long people look at a move, relative to the default; spectators do not count."""
        playing = [watcher.pace for watcher in self.watchers if watcher.viewer != SPECTATOR]
        return max(playing or [1.0]) if self.watchers else 0.0

    def note_elsewhere(self, process: str, crowd: Crowd) -> None:
        """Note who watches through another process, and announce changes."""
        before = self.elsewhere.get(process)
        self.elsewhere[process] = crowd
        if before is None or before[:2] != crowd[:2]:
            self.tell_table()

    def forget_elsewhere(self, before: Millis) -> None:
        """Forget processes that have not reported for long."""
        gone = [process for process, crowd in self.elsewhere.items() if crowd.at < before]
        for process in gone:
            del self.elsewhere[process]
        if gone:
            self.tell_table()

    # --- Telling

    def tell(self, told: Sequence[MoveEvents]) -> None:
        """Send each watcher what has happened as they may know it; after an undo, a new snapshot."""
        is_undone = any(one.mark.kind == "undo" for one in told)
        made: dict[tuple[Seat, str], bytes] = {}
        for watcher in self.watchers:
            if is_undone:
                self._show(watcher)
                continue
            eyes = (watcher.viewer, watcher.language)
            if eyes not in made:
                made[eyes] = self._make_view(watcher).make_moved(told, now())
            watcher.version = self.table_game.version
            watcher.outlet.send(made[eyes])
        self._tell_withheld()

    def tell_proposals(self) -> None:
        proposals = [self.table_game.proposal] if self.table_game.proposal else []
        message = wire.encode(wire.Proposals(self.table_game.table.id, proposals))
        for watcher in self.watchers:
            watcher.outlet.send(message)

    def tell_seat(self, seat: Seat) -> None:
        """Send a change that only this seat may know of; others receive nothing at all."""
        for watcher in self.watchers:
            if watcher.viewer == seat:
                watcher.outlet.send(self._make_view(watcher).make_moved([], now()))

    def tell_coach(self) -> None:
        """Send the coach's remark to the person concerned, or that there is none any more."""
        for watcher in self.watchers:
            said = self._make_view(watcher).make_coaching()
            if said or watcher.viewer in self.table_game.list_people():
                told = wire.Coached(self.table_game.table.id, watcher.viewer, self.table_game.version, said)
                watcher.outlet.send(wire.encode(told))

    def tell_table(self, but: Watcher | None = None) -> None:
        """Send who sits here and who is connected."""
        info = self.describe_table()
        for watcher in self.watchers:
            if watcher is not but:
                mine = self.table_game.table.seats_of(watcher.user)
                told = msgspec.structs.replace(info, ending_text=self._make_view(watcher).format_ending())
                watcher.outlet.send(wire.encode(wire.TableChanged(told, mine)))

    def tell_chat(self, lines: Sequence[ChatLine]) -> None:
        self.chat = [*self.chat, *lines][-MAX_CHAT_LINES:]
        for line in lines:
            said = wire.encode(wire.Said(self.table_game.table.id, self._make_line(line)))
            for watcher in self.watchers:
                if self._may_read(watcher, line):
                    watcher.outlet.send(said)

    def _is_rated_in_play(self) -> bool:
        return self.table_game.table.rated and self.table_game.ending is None

    def _may_read(self, watcher: Watcher, line: ChatLine) -> bool:
        """Return False for what spectators say during a rated game: players read it after the end."""
        table = self.table_game.table
        is_player, is_from_player = bool(table.seats_of(watcher.user)), bool(table.seats_of(line.user))
        return is_from_player or not is_player or not self._is_rated_in_play()

    def _tell_withheld(self) -> None:
        """Send players what spectators said, once a rated game is over."""
        if not self._withholds or self._is_rated_in_play():
            return
        self._withholds, table = False, self.table_game.table
        for line in self.chat:
            if not table.seats_of(line.user):
                said = wire.encode(wire.Said(table.id, self._make_line(line)))
                for watcher in self.watchers:
                    if table.seats_of(watcher.user):
                        watcher.outlet.send(said)

    def _make_line(self, line: ChatLine) -> SaidLine:
        seat = next(iter(self.table_game.table.seats_of(line.user)), NO_SEAT)
        return SaidLine(line.number, line.user, line.name, seat, line.text, line.at)

    # --- Showing

    def _make_view(self, watcher: Watcher) -> PlayerView:
        eyes = (watcher.viewer, watcher.language)
        if eyes not in self._player_views:
            self._player_views[eyes] = PlayerView(self.table_game, *eyes)
        return self._player_views[eyes]

    def _show(self, watcher: Watcher) -> None:
        """Send a snapshot."""
        self._choose_seat(watcher)
        player_view, table_game = self._make_view(watcher), self.table_game
        watcher.version = table_game.version
        view = player_view.make_view()
        snapshot = wire.Snapshot(
            table=self.describe_table(player_view.format_ending()),
            viewer=watcher.viewer,
            mine=table_game.table.seats_of(watcher.user),
            version=table_game.version,
            view=view,
            outlook=player_view.make_outlook(),
            question=player_view.make_question(view),
            undo=player_view.describe_undo(),
            clocks=table_game.clock.to_wire(now()) if table_game.is_started else None,
            proposals=player_view.make_proposals(),
            log=player_view.list_lines() if table_game.is_started else [],
            chat=[self._make_line(line) for line in self.chat if self._may_read(watcher, line)],
            lesson=player_view.make_lesson(),
            coach=player_view.make_coaching(),
        )
        watcher.outlet.send(wire.encode(snapshot))

    def describe_table(self, ending_text: str = "") -> TableInfo:
        """Return public information about the table."""
        crowds = [self.list_local(), *self.elsewhere.values()]
        users = frozenset[str]().union(*(crowd.users for crowd in crowds))
        spectators = sum(crowd.spectators for crowd in crowds)
        table = msgspec.structs.replace(self.table_game.table, turn=tuple(self.table_game.list_turn()))
        out = [leaving.seat for leaving in self.table_game.out]
        return make_table_info(
            table, users, spectators, out, self.table_game.substitutes, self.table_game.ending, ending_text
        )


def make_table_info(
    table: Table,
    connected: frozenset[str] = frozenset(),
    spectators: int = 0,
    out: Sequence[Seat] = (),
    substitutes: Mapping[Seat, str] = NO_SUBSTITUTES,
    ending: Ending | None = None,
    ending_text: str = "",
) -> TableInfo:
    """Return a table for the wire, without the length of its log, which would reveal early answers."""
    return TableInfo(
        id=table.id,
        game=table.game,
        options=make_public_options(table.options),
        turn=list(table.turn),
        host=table.host,
        status=table.status,
        seats=[
            _make_seat_info(one, one.user in connected, seat in out, substitutes.get(seat, ""))
            for seat, one in enumerate(table.seats)
        ],
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


def _make_seat_info(one: Occupant, is_connected: bool, is_out: bool, substitute: str) -> SeatInfo:
    return SeatInfo(one.kind, one.name, one.user, one.bot, is_connected and one.kind == "person", is_out, substitute)
