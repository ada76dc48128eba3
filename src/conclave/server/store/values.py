"""What the store keeps and gives: plain frozen values, and what can go wrong. Times are milliseconds since 1970."""

from __future__ import annotations

import time
from typing import Any, Final, Literal, TypeAlias

import msgspec

from conclave.play.ending import Ending

Millis: TypeAlias = int
Status: TypeAlias = Literal["open", "playing", "finished", "cancelled"]
Visibility: TypeAlias = Literal["public", "private"]

NO_SEAT: Final = -1


def now() -> Millis:
    return time.time_ns() // 1_000_000


class StoreError(Exception):
    """Something could not be stored or found; the message says why."""


class NotFound(StoreError):
    """There is no such thing in the store."""


class StaleVersion(StoreError):
    """Another writer was first: load the log and look again. Nothing was stored."""

    def __init__(self, table: str, version: int, current: int | None = None) -> None:
        self.current: Final = current
        where = "has moved on" if current is None else f"is at version {current}"
        super().__init__(f"table {table} {where}; the entries belong to version {version}")


class Conflict(StoreError):
    """It cannot be done any more, such as taking a seat that is taken."""


class Unstorable(StoreError):
    """It holds what no text in a database can hold, such as a zero byte: nothing like it can be stored or found."""


class Unavailable(StoreError):
    """The database is locked, full or gone. Nothing half-stored remains, but whether a commit that was under way
    reached the database is not known: load the log again before going on."""


class Occupant(msgspec.Struct, frozen=True):
    """Who sits in a seat. A person in several seats shares one device with others (hot seat)."""

    kind: Literal["open", "person", "bot"] = "open"
    user: str = ""  # id of the person
    name: str = ""  # as others see it
    bot: str = ""  # which bot


class TimeControl(msgspec.Struct, frozen=True):
    """none; move: `seconds` for each move; bank: `seconds` for the game and `increment` more with each move."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """All that is chosen when a table is made. The options have been checked by the game."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Occupant, ...]
    host: str  # id of the person who made it
    visibility: Visibility = "private"
    time: TimeControl = TimeControl()
    rated: bool = False
    seed: bytes  # the dealer's secret
    commitment: str  # its SHA-256, for all to see
    previous: str = ""  # the table of which this is the rematch


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the store may show it: without the dealer's seed and without the link."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Occupant, ...]
    host: str
    visibility: Visibility
    time: TimeControl
    rated: bool
    commitment: str
    status: Status
    version: int  # number of log entries
    turn: tuple[int, ...]  # seats that are asked now
    deadline: Millis | None  # when somebody's time is over
    ending: Ending | None
    previous: str
    next: str  # the rematch, if there is one
    created: Millis
    started: Millis | None
    finished: Millis | None

    def seats_of(self, user: str) -> list[int]:
        """The seats in which this person sits."""
        return [seat for seat, occupant in enumerate(self.seats) if user and occupant.user == user]


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's log, at one version. The kinds are the room's; the store does not look inside."""

    kind: str
    seat: int = NO_SEAT
    actions: tuple[int, ...] = ()
    at: Millis = 0


class Standing(msgspec.Struct, frozen=True):
    """Where a table stands after its last entry: what lists and clocks need without playing the log."""

    turn: tuple[int, ...] = ()
    deadline: Millis | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """Something that somebody said at a table."""

    number: int  # ascending, not contiguous
    user: str
    name: str
    text: str
    at: Millis


class Notice(msgspec.Struct, frozen=True):
    """That something has changed, for every server process. It may come twice; it says nothing secret.

    log: the table's log has reached `version`. chat: there is a line with this number. table: seats or status have
    changed. lobby: what the lobby shows has changed. lost: notices may have been missed, look at everything again.
    outage: no process was there for a while, and clocks stood still.
    note: `note` is what one process tells the others (Notices.send).
    """

    topic: Literal["log", "chat", "table", "lobby", "lost", "outage", "note"]
    table: str = ""
    version: int = 0
    note: str = ""


class User(msgspec.Struct, frozen=True):
    """A person. A guest has no login and lives as long as the cookie."""

    id: str
    name: str
    login: str  # "" for a guest
    created: Millis

    @property
    def is_guest(self) -> bool:
        return not self.login


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays a game, as a bell curve: `shown` is what people see."""

    game: str
    mu: float
    sigma: float
    games: int
    shown: int


class RatingChange(msgspec.Struct, frozen=True):
    """What one finished table did to a rating, as people see it."""

    table: str
    game: str
    before: int
    after: int
    at: Millis
