"""Values and errors of the store: plain frozen structs. Times are milliseconds since 1970."""

from __future__ import annotations

import time
from typing import Any, Final, Literal, TypeAlias

import msgspec

from conclave.core.ending import Ending
from conclave.core.errors import Refusal

Millis: TypeAlias = int
Status: TypeAlias = Literal["open", "playing", "finished", "cancelled"]
# Lessons and branches are private tables of one person. No list and no statistics contain them.
Visibility: TypeAlias = Literal["public", "private", "lesson", "branch"]

OWN: Final[dict[Visibility, int]] = {"lesson": 3, "branch": 24}  # maximum per person; the oldest is deleted

NO_SEAT: Final = -1
DAY: Final[Millis] = 86_400_000


class _ServerClock:
    """Time since 1970 that never runs backwards: a system clock that is set back is followed only forwards."""

    ahead: Millis = -(1 << 62)  # of the monotonic clock

    def read(self) -> Millis:
        elapsed = time.monotonic_ns() // 1_000_000
        self.ahead = max(self.ahead, time.time_ns() // 1_000_000 - elapsed)
        return elapsed + self.ahead

    def advance(self, to: Millis) -> None:
        self.ahead += max(0, to - self.read())


_CLOCK: Final = _ServerClock()


def now() -> Millis:
    """Return milliseconds since 1970, never less than before in this process."""
    return _CLOCK.read()


def advance_clock(to: Millis) -> None:
    """Go on from a time that another process has stored, if the system clock was set back since then."""
    _CLOCK.advance(to)


class StoreError(Refusal):
    """Base of the errors of the store; the message says why something could not be stored or found."""


class NotFound(StoreError):
    """Raised if a stored object does not exist."""


class StaleLog(StoreError):
    """Raised if another writer was first. Nothing was stored: load the log and try again."""

    def __init__(self, table: str, length: int, current: int | None = None) -> None:
        self.current: Final = current
        where = "has moved on" if current is None else f"has {current} entries"
        super().__init__(f"table {table} {where}; the new ones belong behind {length}")


class Conflict(StoreError):
    """Raised if a change is no longer possible, such as taking an occupied seat."""


class TooMany(Conflict):
    """Raised if a person, or everybody behind one address, has reached a maximum."""


class Banned(StoreError):
    """Raised if a person, or new guests of an address, are banned; the message says until when and why."""


class Unstorable(StoreError):
    """Raised for text that a database cannot store, such as a zero byte."""


class Unavailable(StoreError):
    """Raised if the database is locked, full or gone.

    Nothing is stored partially, but a commit in progress may have succeeded: load the log again before going on.
    """


class Occupant(msgspec.Struct, frozen=True):
    """Occupant of a seat. A person in several seats shares one device with others (hot seat)."""

    kind: Literal["open", "person", "bot"] = "open"
    user: str = ""  # id of the person
    name: str = ""  # as others see it
    bot: str = ""  # which bot


class TimeControl(msgspec.Struct, frozen=True):
    """Time limit of a table.

    "move" gives `seconds` for each move. "bank" gives `seconds` for the game, and `increment` more with each move.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """Properties of a table to be created. The game has checked the options."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[Occupant, ...]
    host: str  # id of the person who made it
    visibility: Visibility = "private"
    time: TimeControl = TimeControl()
    rated: bool = False
    seed: bytes  # the dealer's secret
    commitment: str  # its SHA-256, which is public
    previous: str = ""  # the table of which this is the rematch
    place: str = ""  # hashed address of its maker: see schema
    hints: bool = False  # also against people
    branches: bool = False  # also while it is played
    coach: bool = False  # comments on clear mistakes


class Allowance(msgspec.Struct, frozen=True):
    """Maximum numbers of tables: of a person, public ones of a person, and public ones of an address."""

    tables: int
    public: int
    public_of_place: int


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table without the dealer's seed and the link."""

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
    length: int  # of its log, in entries; the database calls it version
    turn: tuple[int, ...]  # seats that are asked now
    deadline: Millis | None  # when somebody's time is over
    ending: Ending | None
    previous: str
    next: str  # the rematch, if there is one
    created: Millis
    started: Millis | None
    finished: Millis | None
    place: str = ""
    barred: tuple[str, ...] = ()  # people who may not sit or watch here
    hints: bool = False  # also against people
    branches: bool = False  # also while it is played
    coach: bool = False  # comments on clear mistakes

    def seats_of(self, user: str) -> list[int]:
        """Return the seats of this person."""
        return [seat for seat, occupant in enumerate(self.seats) if user and occupant.user == user]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log; its kinds are defined in tables/table_game.py.

    Not tracked by the garbage collector: it refers only to numbers and text.
    """

    kind: str
    seat: int = NO_SEAT
    actions: tuple[int, ...] = ()
    at: Millis = 0


class Standing(msgspec.Struct, frozen=True):
    """State of a table after its last entry, as far as lists and clocks need it without replaying the log."""

    turn: tuple[int, ...] = ()
    deadline: Millis | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message at a table."""

    number: int  # ascending, not contiguous
    user: str
    name: str
    text: str
    at: Millis


class Notice(msgspec.Struct, frozen=True):
    """A change, sent to every server process. It may arrive twice and contains no secrets.

    log: the table's log has `number` entries. chat: there is a line with this number. table: seats or status have
    changed. lobby: what the lobby shows has changed. lost: notices may have been missed, look at everything again.
    outage: no process was running for a while, and clocks stood still.
    note: `note` is what one process tells the others (Notices.send).
    """

    topic: Literal["log", "chat", "table", "lobby", "lost", "outage", "note"]
    table: str = ""
    number: int = msgspec.field(default=0, name="version")
    note: str = ""


class User(msgspec.Struct, frozen=True):
    """A person. A guest has no login and lives as long as the cookie."""

    id: str
    name: str
    login: str  # "" for a guest
    created: Millis
    is_steward: bool = False  # keeps order for the host

    @property
    def is_guest(self) -> bool:
        return not self.login


class Rating(msgspec.Struct, frozen=True):
    """A person's skill at a game as a normal distribution; `shown` is the displayed rating."""

    game: str
    mu: float
    sigma: float
    games: int
    shown: int


class RatingChange(msgspec.Struct, frozen=True):
    """Change of a displayed rating by one finished table."""

    table: str
    game: str
    before: int
    after: int
    at: Millis


class RatingMove(msgspec.Struct, frozen=True):
    """Rating change of one seat of a finished table."""

    user: str
    before: int
    after: int


class Ranked(msgspec.Struct, frozen=True):
    """A place on the leaderboard."""

    user: str
    name: str
    games: int
    shown: int


class Share(msgspec.Struct, frozen=True):
    """Games that a person has played and won with something (a component, a seat, an opponent)."""

    game: str
    kind: str
    what: str  # id of a component; seat and seats as "1/2"; id of a person, or "bot:" and its level
    games: int
    wins: int
    name: str = ""  # of an opponent who is a person


class AnalysisState(msgspec.Struct, frozen=True):
    """Progress of an analysis."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0  # steps,
    total: int = 0  # of so many
    problem: str = ""


class Asked(msgspec.Struct, frozen=True):
    """A requested analysis."""

    table: str
    person: str
    place: str


class Lapse(msgspec.Struct, frozen=True):
    """A decision that clearly lost something."""

    at: int  # the number of the action
    seat: int
    step: int  # of the replay: the position before it
    kind: str
    loss: float  # of winning chance


class LapseOf(msgspec.Struct, frozen=True):
    """A mistake of a person, and where it was."""

    table: str
    game: str
    finished: Millis
    lapse: Lapse


class Push(msgspec.Struct, frozen=True):
    """A Web Push subscription."""

    endpoint: str
    key: str
    auth: str
    language: str


class Shunned(msgspec.Struct, frozen=True):
    """A muted or blocked person."""

    id: str
    name: str
    kind: Literal["mute", "block"]


class NewReport(msgspec.Struct, frozen=True):
    """A new report of a table, a person or a chat line."""

    reason: str
    table: str = ""
    about: str = ""  # id of the person
    line: int = 0  # number of a line at the table


class Report(msgspec.Struct, frozen=True):
    """A report as moderators see it."""

    number: int
    by: str
    by_name: str
    table: str
    about: str
    about_name: str
    line: str  # what was said
    reason: str
    at: Millis
    closed: Millis | None
    closed_by: str


class Ban(msgspec.Struct, frozen=True):
    """A banned person."""

    user: str
    name: str
    login: str
    until: Millis
    reason: str
    bars_guests: bool


class AuditEntry(msgspec.Struct, frozen=True):
    """An act of a moderator or of the host."""

    number: int
    at: Millis
    by: str  # "" for the host
    by_name: str
    act: str
    about: str
    about_name: str
    table: str
    detail: str


class Suspicion(msgspec.Struct, frozen=True):
    """Two people whose rated games look arranged."""

    winner: str
    winner_name: str
    loser: str
    loser_name: str
    games: int
    wins: int
    reasons: list[str]  # same_address, many_in_a_day, one_sided, short
    tables: list[str]  # their games, the newest first


class Solver(msgspec.Struct, frozen=True):
    """Puzzle rating of a person at a game."""

    rating: int = 1000
    tries: int = 0
    solved: int = 0
    streak: int = 0  # solved in a row, now
    longest: int = 0
