"""What the store keeps and gives: plain frozen values, and what can go wrong. Times are milliseconds since 1970."""

from __future__ import annotations

import time
from typing import Any, Final, Literal, TypeAlias

import msgspec

from conclave.play.ending import Ending
from conclave.play.errors import Refusal

Millis: TypeAlias = int
Status: TypeAlias = Literal["open", "playing", "finished", "cancelled"]
# A lesson, and a branch of another game, are private, of one person, in no list and in no figure.
Visibility: TypeAlias = Literal["public", "private", "lesson", "branch"]

OWN: Final[dict[Visibility, int]] = {"lesson": 3, "branch": 24}  # how many of each one has: the oldest makes room

NO_SEAT: Final = -1
DAY: Final[Millis] = 86_400_000


def now() -> Millis:
    return time.time_ns() // 1_000_000


class StoreError(Refusal):
    """Something could not be stored or found; the message says why."""


class NotFound(StoreError):
    """There is no such thing in the store."""


class StaleLog(StoreError):
    """Another writer was first: load the log and look again. Nothing was stored."""

    def __init__(self, table: str, length: int, current: int | None = None) -> None:
        self.current: Final = current
        where = "has moved on" if current is None else f"has {current} entries"
        super().__init__(f"table {table} {where}; the new ones belong behind {length}")


class Conflict(StoreError):
    """It cannot be done any more, such as taking a seat that is taken."""


class TooMany(Conflict):
    """Somebody, or everybody behind one address, has as much of something as they may have."""


class Banned(StoreError):
    """This person, or a guest from there, is not welcome for a while; the message says until when and why."""


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
    place: str = ""  # where its maker is: see schema
    hints: bool = False  # also against people
    branches: bool = False  # also while it is played
    coach: bool = False  # says what clearly lost


class Allowance(msgspec.Struct, frozen=True):
    """How many tables somebody may have open or in play; how many public ones they, and all at their place."""

    tables: int
    public: int
    public_of_place: int


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
    coach: bool = False  # says what clearly lost

    def seats_of(self, user: str) -> list[int]:
        """The seats in which this person sits."""
        return [seat for seat, occupant in enumerate(self.seats) if user and occupant.user == user]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One entry of a table's log. The kinds are the room's; the store does not look inside.

    It is left out when a server looks for garbage: numbers and a text refer to nothing.
    """

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

    log: the table's log has `number` entries. chat: there is a line with this number. table: seats or status have
    changed. lobby: what the lobby shows has changed. lost: notices may have been missed, look at everything again.
    outage: no process was there for a while, and clocks stood still.
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


class RatingMove(msgspec.Struct, frozen=True):
    """What a finished table did to the rating of one who sat there."""

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
    """How many games somebody has played with something (a component, a seat, an opponent), and won."""

    game: str
    kind: str
    what: str  # id of a component; seat and seats as "1/2"; id of a person, or "bot:" and its level
    games: int
    wins: int
    name: str = ""  # of an opponent who is a person


class AnalysisState(msgspec.Struct, frozen=True):
    """How far the analysis of a game is."""

    status: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0  # steps,
    total: int = 0  # of so many
    problem: str = ""


class Asked(msgspec.Struct, frozen=True):
    """An analysis that somebody has asked for."""

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
    """A lapse of somebody's, and where it was."""

    table: str
    game: str
    finished: Millis
    lapse: Lapse


class Push(msgspec.Struct, frozen=True):
    """A browser that wants to be told of a turn."""

    endpoint: str
    key: str
    auth: str
    language: str


class Shunned(msgspec.Struct, frozen=True):
    """Somebody whom one does not hear (mute), or neither hears nor meets (block)."""

    id: str
    name: str
    kind: Literal["mute", "block"]


class NewReport(msgspec.Struct, frozen=True):
    """What somebody wants a steward to look at: a table, a person, or a line that was said."""

    reason: str
    table: str = ""
    about: str = ""  # id of the person
    line: int = 0  # number of a line at the table


class Report(msgspec.Struct, frozen=True):
    """A report as stewards see it."""

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
    """Somebody who is not welcome for a while."""

    user: str
    name: str
    login: str
    until: Millis
    reason: str
    bars_guests: bool


class Solver(msgspec.Struct, frozen=True):
    """How somebody fares with the puzzles of a game."""

    rating: int = 1000
    tries: int = 0
    solved: int = 0
    streak: int = 0  # solved in a row, now
    longest: int = 0
