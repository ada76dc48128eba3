"""Messages between the server and a client. The client's TypeScript types are generated from this module.

One websocket, /ws, carries JSON texts. Each message is an object whose `type` says which one of these classes it is.
The cookie of the HTTP session identifies the person; the first message is `hello`.

    client                                    server
    hello {language}                       -> welcome {user, language, ...}
    watch {table, since}                   -> snapshot {...}, or moved {...} with all moves since that version
    act {table, version, seat, actions}    -> ack, stale or refused, by `request`; then `moved` to all who watch

The `version` of a table is the number of public changes so far. Each change makes one `Move`: after version 7 a client
receives version 8, or a complete snapshot. An answer names the version that it answers; a late one is `stale` and
changes nothing. A message contains only what its viewer may know. The viewer is the seat that the client watches
(`watch.seat`), or a spectator.

`request` is a number that the client chooses; the answer repeats it. A request that is sent again after a lost answer
is not carried out twice: the version has increased, and the answer is `stale`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

from conclave.core.ending import Ending
from conclave.server.wire.parts import (
    SPECTATOR,
    ChatLine,
    Clocks,
    Coaching,
    Lesson,
    Line,
    Moment,
    Move,
    Person,
    Proposal,
    Question,
    TableInfo,
    Weighed,
)

PROTOCOL: Final = 1  # increases with incompatible changes

MAX_MESSAGE_BYTES: Final = 16_384  # of one message to the server
MAX_ACTIONS: Final = 64  # of one answer
MAX_CHAT_LENGTH: Final = 500  # characters of one line

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Natural: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Language: TypeAlias = Annotated[str, Meta(min_length=2, max_length=16, pattern="^[A-Za-z0-9-]+$")]
ActionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 31) - 1)]
Actions: TypeAlias = Annotated[list[ActionNumber], Meta(max_length=MAX_ACTIONS)]
Keys: TypeAlias = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MAX_ACTIONS)]


# --- From the client


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client; unknown fields are refused."""


class Hello(_Asked, frozen=True, tag="hello"):
    """The first message. It is sent again to change the language; every watched table then gets a new snapshot."""

    language: Language = "en"


class Watch(_Asked, frozen=True, tag="watch"):
    """Watch a table from one's own seat, or as a spectator.

    Without `seat` the server chooses one's own seat to move, else one's first seat. If several people share a device
    (hot seat), the client watches again with the next seat after the device was handed over.
    """

    table: Id
    since: Natural | None = None  # the last version seen; only later moves are sent, if possible
    seat: Annotated[int, Meta(ge=SPECTATOR, le=15)] | None = None
    link: Annotated[str, Meta(max_length=64)] = ""  # opens a private table to those who do not sit there
    pace: Annotated[float, Meta(ge=0, le=4)] = 1.0  # factor of the usual pause before a bot's move


class Unwatch(_Asked, frozen=True, tag="unwatch"):
    """Stop watching a table."""

    table: Id


class _Answer(_Asked, frozen=True):
    """An answer to the question of a seat."""

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural
    actions: Actions = []
    keys: Keys = []


class Act(_Answer, frozen=True, tag="act"):
    """Answer the question of a seat completely, by the actions of its choices or by their keys.

    Keys serve the shapes bag, subset and order: the chosen keys, repeated in a bag (["elan", "elan", "gold"]), in
    sequence for an order. The server translates them to actions. Exactly one of `actions` and `keys` is not empty. An
    empty subset is answered by the action of the choice without a key.
    """


class Bank(_Answer, frozen=True, tag="bank"):
    """Answer a simultaneous decision before one's turn (`question.early`); the last answer counts.

    Others cannot see it, nor that it exists, before the seat's turn.
    """


class Consider(_Answer, frozen=True, tag="consider"):
    """Request the next question after these answers, as a preview. Nothing is played, and others are not told.

    The client thus collects the answers of an action with several questions, and sends them as one when it is complete.
    `actions` are the answers so far; `keys`, if any, answer the question that comes after them.
    """


class Withdraw(_Asked, frozen=True, tag="withdraw"):
    """Take a banked answer back."""

    table: Id
    seat: SeatNumber
    request: Natural


class Undo(_Asked, frozen=True, tag="undo"):
    """Undo one's last answer: at once if it revealed nothing, otherwise with the consent of all (a proposal)."""

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural


class OfferDraw(_Asked, frozen=True, tag="offer_draw"):
    """Propose to end the game as a draw."""

    table: Id
    seat: SeatNumber
    request: Natural


class Consent(_Asked, frozen=True, tag="consent"):
    """Answer a proposal (undo, draw). It takes effect when all people agree, and ends when one declines.

    The proposer withdraws it by declining.
    """

    table: Id
    seat: SeatNumber
    proposal: Natural
    agree: bool
    request: Natural


class Resign(_Asked, frozen=True, tag="resign"):
    """Resign. With two seats the game ends; with more, a bot plays on for the seat, which cannot win."""

    table: Id
    seat: SeatNumber
    request: Natural


class Rematch(_Asked, frozen=True, tag="rematch"):
    """Request a rematch after the end, with the seats rotated by one. The answer is `rematched`.

    The first request creates the table, and `TableInfo.next` names it to the others. Later requests join it.
    """

    table: Id
    request: Natural


class Chat(_Asked, frozen=True, tag="chat"):
    """Send a chat message to all at a table, within a rate limit."""

    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT_LENGTH)]
    request: Natural


class WatchLobby(_Asked, frozen=True, tag="watch_lobby"):
    """Subscribe to open and running public tables and to one's own, or unsubscribe."""

    on: bool = True


class AskHint(_Asked, frozen=True, tag="ask_hint"):
    """Request a bot's evaluation of the answers of this seat.

    Refused (`no_hints`) at rated tables, and against other people unless the table has hints. `actions` are the answers
    so far to an incomplete action, as in `consider`. With `guided`, as in a first
    game, the hint explains a plan for the dealt cards and prefers answers that build it.
    """

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural
    actions: Actions = []
    guided: bool = False


class PlayOn(_Asked, frozen=True, tag="play_on"):
    """Keep a move that the coach has remarked on; bots wait for this. The answer is `ack`, or `stale`."""

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural


class Ping(_Asked, frozen=True, tag="ping"):
    """Check the connection. `at` comes back in the pong."""

    at: Natural = 0


FromClient: TypeAlias = (
    Hello
    | Watch
    | Unwatch
    | Act
    | Bank
    | Consider
    | Withdraw
    | Undo
    | OfferDraw
    | Consent
    | Resign
    | Rematch
    | Chat
    | WatchLobby
    | AskHint
    | PlayOn
    | Ping
)

# --- From the server


class _Said(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class Welcome(_Said, frozen=True, tag="welcome"):
    """The answer to hello."""

    user: Person
    language: str  # the requested language, or the nearest available one
    languages: list[str]
    protocol: int
    now: Moment


class Snapshot(_Said, frozen=True, tag="snapshot"):
    """A complete table as its viewer may see it. It replaces everything that the client has of it."""

    table: TableInfo
    viewer: int  # the seat that the view belongs to, or SPECTATOR
    mine: list[int]  # the seats that this person may answer for
    version: int
    view: dict[str, Any] | None  # State.view(viewer); None before the game has begun
    outlook: dict[str, Any]  # Game.derived_info for the viewer
    question: Question | None
    undo: Literal["no", "free", "consent"]  # whether the viewer's last answer can be taken back now
    clocks: Clocks | None
    proposals: list[Proposal]
    log: list[Line]  # the last sentences of the game log
    chat: list[ChatLine]  # the last lines
    lesson: Lesson | None = None  # at a lesson's table
    coach: Coaching | None = None  # on the viewer's last move, if it was a clear mistake


class Moved(_Said, frozen=True, tag="moved"):
    """New moves at a table, with contiguous versions, and its current state."""

    table: str
    viewer: int
    moves: list[Move]
    version: int
    turn: list[int]  # the seats that must answer now
    view: dict[str, Any]  # after all of the moves
    outlook: dict[str, Any]
    question: Question | None
    undo: Literal["no", "free", "consent"]
    clocks: Clocks | None
    proposals: list[Proposal]
    ending: Ending | None = field(name="result")  # when the game is over
    ending_text: str = field(name="result_text")  # the same as a sentence, in the reader's language
    lesson: Lesson | None = None  # at a table that teaches


class Coached(_Said, frozen=True, tag="coached"):
    """The coach's remark on the move that made this version; None removes it."""

    table: str
    viewer: int
    version: int
    coach: Coaching | None


class TableChanged(_Said, frozen=True, tag="table_changed"):
    """Seats, settings or connected people of a table have changed."""

    table: TableInfo
    mine: list[int]


class Proposals(_Said, frozen=True, tag="proposals"):
    """All open proposals at a table."""

    table: str
    proposals: list[Proposal]


class Said(_Said, frozen=True, tag="said"):
    """A new chat line."""

    table: str
    line: ChatLine


class Ack(_Said, frozen=True, tag="ack"):
    """Confirmation that the request was carried out and stored. `version` is that of the table right after it.

    A banked answer does not change the version.
    """

    request: int
    version: int


class Stale(_Said, frozen=True, tag="stale"):
    """Refusal of a request for an old version; nothing was changed. `version` is the current one."""

    request: int
    version: int


class Refused(_Said, frozen=True, tag="refused"):
    """The request is not possible and has changed nothing. `code` is for programs, `message` for people."""

    request: int
    code: str  # one of REFUSALS
    message: str


class Rematched(_Said, frozen=True, tag="rematched"):
    """The table of the rematch."""

    request: int
    table: str


class Considered(_Said, frozen=True, tag="considered"):
    """Answer to `consider`. Without a question the action is complete, or continues only after it is played."""

    request: int
    actions: list[int]  # as considered, plus forced answers; `act` or `bank` takes them
    question: Question | None
    view: dict[str, Any] | None  # the view after these answers; None if it would reveal hidden information


class Hint(_Said, frozen=True, tag="hint"):
    """A bot's evaluation of the answers, best first."""

    request: int
    version: int
    answers: list[Weighed]


class Lobby(_Said, frozen=True, tag="lobby"):
    """One's own tables and public ones, open or running. The second table of an address comes after others' first."""

    tables: list[TableInfo]


class LobbyChanged(_Said, frozen=True, tag="lobby_changed"):
    """Tables of the lobby that are new or changed, and ids of those that are gone."""

    tables: list[TableInfo]
    gone: list[str]


class Unwatched(_Said, frozen=True, tag="unwatched"):
    """The table can no longer be watched: closed, private or deleted; outsiders cannot tell which."""

    table: str


class Error(_Said, frozen=True, tag="error"):
    """The last message was malformed or too fast; nothing was done."""

    code: str  # one of REFUSALS
    message: str
    retry_after: float = 0.0  # seconds, where waiting helps


class Pong(_Said, frozen=True, tag="pong"):
    """Answer to a ping."""

    at: int
    now: Moment


class Bye(_Said, frozen=True, tag="bye"):
    """The server closes the connection; the client reconnects, unless it is told otherwise."""

    code: Literal["restart", "slow", "signed_out"]


FromServer: TypeAlias = (
    Welcome
    | Snapshot
    | Moved
    | Coached
    | TableChanged
    | Proposals
    | Said
    | Ack
    | Stale
    | Refused
    | Rematched
    | Considered
    | Hint
    | Lobby
    | LobbyChanged
    | Unwatched
    | Error
    | Pong
    | Bye
)

REFUSALS: Final = (
    "malformed",  # not a valid message or answer
    "hello_first",
    "too_fast",
    "no_table",  # none that this person may see
    "not_your_seat",
    "not_your_turn",
    "not_started",
    "game_over",
    "game_on",  # no rematch before the end
    "illegal",
    "unfinished",  # an incomplete answer
    "cannot_undo",
    "cannot_draw",
    "no_proposal",
    "enough_undos",  # these quotas are per game
    "enough_proposals",
    "enough_banked",
    "log_full",  # the game can only be ended by resigning or a draw
    "no_hints",
    "too_many_tables",  # finish or leave one first
    "unavailable",  # the move could not be stored: try again
)

_decoder: Final = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()


def decode(data: str | bytes) -> FromClient:
    """Return a message from a client; msgspec.DecodeError (or its ValidationError) if it is malformed."""
    message: FromClient = _decoder.decode(data)
    return message


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)
