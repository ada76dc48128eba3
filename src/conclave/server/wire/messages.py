"""Every message between a table's server and a client, written once: the client's TypeScript is made from this page.

One websocket, /ws, carries JSON texts. Each message is an object whose `type` says which one of these classes it is.
Whoever opens the socket is known by the cookie of the HTTP session; the first message is `hello`.

    client                                    server
    hello {language}                       -> welcome {user, language, ...}
    watch {table, since}                   -> snapshot {...}, or moved {...} with what was missed since that version
    act {table, version, seat, actions}    -> ack, stale or refused, by `request`; then `moved` to all who watch

A table has a `version`: how many things have happened there that all may know of. Each makes one `Move`, so that a
client which has seen version 7 gets 8 next, or a whole snapshot. An answer names the version that it answers; one that
comes late is `stale` and changes nothing. What a message tells is what its reader may know: the view, the events and
the question of the seat whose eyes the socket looks through (`watch.seat`), or those of a spectator.

`request` is a number of the client's own choice, given back in the answer to it. A request that is sent again, because
its answer got lost, is not carried out again: the version has moved on, and the answer is `stale`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

from conclave.play.ending import Ending
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

PROTOCOL: Final = 1  # goes up when an old client could no longer follow

MOST_BYTES: Final = 16_384  # of one message to the server
MOST_ACTIONS: Final = 64  # of one answer
MOST_CHAT: Final = 500  # characters of one line

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Natural: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Language: TypeAlias = Annotated[str, Meta(min_length=2, max_length=16, pattern="^[A-Za-z0-9-]+$")]
ActionNumber: TypeAlias = Annotated[int, Meta(ge=0, le=(1 << 31) - 1)]
Actions: TypeAlias = Annotated[list[ActionNumber], Meta(max_length=MOST_ACTIONS)]
Keys: TypeAlias = Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=MOST_ACTIONS)]


# --- From the client


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message from a client; more than is known here is refused."""


class Hello(_Asked, frozen=True, tag="hello"):
    """The first message; sent again to change the language: every watched table is then told anew, as a snapshot."""

    language: Language = "en"


class Watch(_Asked, frozen=True, tag="watch"):
    """Look at a table: as one's own seat, or as a spectator where one has none (or asks for SPECTATOR).

    Without `seat` the server chooses: the seat of one's own that is asked, else one's first. On one device for several
    seats (hot seat) the client watches again with the next seat when the device has been handed over.
    """

    table: Id
    since: Natural | None = None  # the last version seen: what has happened since then is sent, if that can be told
    seat: Annotated[int, Meta(ge=SPECTATOR, le=15)] | None = None
    link: Annotated[str, Meta(max_length=64)] = ""  # opens a private table to those who do not sit there
    pace: Annotated[float, Meta(ge=0, le=4)] = 1.0  # how long one looks at a move before a bot goes on: times the usual


class Unwatch(_Asked, frozen=True, tag="unwatch"):
    """Look away from a table."""

    table: Id


class _Answer(_Asked, frozen=True):
    """An answer to the question before a seat."""

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural
    actions: Actions = []
    keys: Keys = []


class Act(_Answer, frozen=True, tag="act"):
    """Answer the question before a seat, whole: by the actions of its options, or by their keys.

    Keys serve the shapes bag, subset and order: what was chosen, a bag's kinds repeated (["elan", "elan", "gold"]),
    an order as it stands. The server spells them out. Exactly one of `actions` and `keys` is not empty; an empty subset
    is answered by the action of the option without a key.
    """


class Bank(_Answer, frozen=True, tag="bank"):
    """Answer before one's turn, where all decide at the same time (`question.early`); the last answer counts.

    Nobody else learns of it before the seat's turn comes, not even that there is one.
    """


class Consider(_Answer, frozen=True, tag="consider"):
    """What would be asked next if the seat answered so: `considered` tells. Nothing is done, nobody learns of it.

    So an action of several questions is put together part by part, and given as one answer when it is complete.
    `actions` are the answers so far; `keys`, if any, answer the question that comes after them.
    """


class Withdraw(_Asked, frozen=True, tag="withdraw"):
    """Take a banked answer back."""

    table: Id
    seat: SeatNumber
    request: Natural


class Undo(_Asked, frozen=True, tag="undo"):
    """Take back one's last answer: at once where it revealed nothing, else by consent of all (a proposal)."""

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
    """Answer a proposal (undo, draw): it is done when all people at the table agree, and gone when one does not.

    Who made the proposal takes it back by not agreeing.
    """

    table: Id
    seat: SeatNumber
    proposal: Natural
    agree: bool
    request: Natural


class Resign(_Asked, frozen=True, tag="resign"):
    """Give up: with two seats the game is over; with more, a bot plays the seat on, and the seat cannot win."""

    table: Id
    seat: SeatNumber
    request: Natural


class Rematch(_Asked, frozen=True, tag="rematch"):
    """After the end: a new table with the same people, seats turned by one. The answer is `rematched`.

    Who asks first makes the table and waits there (`TableInfo.next` tells the others); who asks then sits down there.
    """

    table: Id
    request: Natural


class Chat(_Asked, frozen=True, tag="chat"):
    """Say something at a table; people at it and spectators alike, slowly."""

    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    request: Natural


class WatchLobby(_Asked, frozen=True, tag="watch_lobby"):
    """Be told of open and running public tables and of one's own, or no longer."""

    on: bool = True


class AskHint(_Asked, frozen=True, tag="ask_hint"):
    """What a bot would weigh in this seat. Refused (`no_hints`) at rated tables, and where other people play unless
    the table has hints.

    While an action is put together, `actions` are the answers so far, as in `consider`.
    """

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural
    actions: Actions = []


class PlayOn(_Asked, frozen=True, tag="play_on"):
    """Keep a move that the coach has spoken of; bots have waited with their answer. The answer is `ack`, or `stale`."""

    table: Id
    version: Natural
    seat: SeatNumber
    request: Natural


class Ping(_Asked, frozen=True, tag="ping"):
    """Is anybody there? `at` comes back in the pong."""

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
    language: str  # the one that will be spoken: the one asked for, or the nearest there is
    languages: list[str]
    protocol: int
    now: Moment


class Snapshot(_Said, frozen=True, tag="snapshot"):
    """A whole table, as one may see it: all there is to draw it from. It replaces whatever the client had of it."""

    table: TableInfo
    viewer: int  # the seat whose eyes these are, or SPECTATOR
    mine: list[int]  # the seats that this person may answer for
    version: int
    view: dict[str, Any] | None  # State.view(viewer); None before the game has begun
    outlook: dict[str, Any]  # Game.outlook for the viewer: what an expert would work out from the view
    question: Question | None
    undo: Literal["no", "free", "consent"]  # whether the viewer's last answer can be taken back now
    clocks: Clocks | None
    proposals: list[Proposal]
    log: list[Line]  # the last sentences of the story
    chat: list[ChatLine]  # the last lines
    lesson: Lesson | None = None  # at a table that teaches
    coach: Coaching | None = None  # of the viewer's last move, where it has clearly lost


class Moved(_Said, frozen=True, tag="moved"):
    """What has happened at a table, and how it stands now: the versions are contiguous."""

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
    """What the coach has to say of the move that made this version; nothing more, where it is None."""

    table: str
    viewer: int
    version: int
    coach: Coaching | None


class TableChanged(_Said, frozen=True, tag="table_changed"):
    """Who sits at a table, or its settings, have changed; also who is connected."""

    table: TableInfo
    mine: list[int]


class Proposals(_Said, frozen=True, tag="proposals"):
    """All open proposals at a table."""

    table: str
    proposals: list[Proposal]


class Said(_Said, frozen=True, tag="said"):
    """A new line of chat."""

    table: str
    line: ChatLine


class Ack(_Said, frozen=True, tag="ack"):
    """The request has been carried out, and is stored. `version`: of the table, before anything else happens there.

    A banked answer leaves the version as it is, whatever was banked.
    """

    request: int
    version: int


class Stale(_Said, frozen=True, tag="stale"):
    """The request belongs to another version than the table's, `version`, and has changed nothing."""

    request: int
    version: int


class Refused(_Said, frozen=True, tag="refused"):
    """The request is not possible and has changed nothing. `code` is for programs, `message` for people."""

    request: int
    code: str  # one of REFUSALS
    message: str


class Rematched(_Said, frozen=True, tag="rematched"):
    """The table on which the game is played again."""

    request: int
    table: str


class Considered(_Said, frozen=True, tag="considered"):
    """How an action would go on. Without a question it is complete, or goes on only when it is really done."""

    request: int
    actions: list[int]  # as considered, with the answers that leave no choice: what `act` or `bank` takes
    question: Question | None
    view: dict[str, Any] | None  # as it would be; None where that would tell too much


class Hint(_Said, frozen=True, tag="hint"):
    """What a bot would weigh, best first."""

    request: int
    version: int
    answers: list[Weighed]


class Lobby(_Said, frozen=True, tag="lobby"):
    """One's own tables, and the public ones that wait or run: no address shows its second before others their first."""

    tables: list[TableInfo]


class LobbyChanged(_Said, frozen=True, tag="lobby_changed"):
    """What is new or different in the lobby, and what is there no more."""

    tables: list[TableInfo]
    gone: list[str]


class Unwatched(_Said, frozen=True, tag="unwatched"):
    """The table can no longer be watched: it is closed, or private, or there is none; all look alike to outsiders."""

    table: str


class Error(_Said, frozen=True, tag="error"):
    """The last message could not be understood, or came too fast; nothing was done."""

    code: str  # one of REFUSALS
    message: str
    retry_after: float = 0.0  # seconds, where waiting helps


class Pong(_Said, frozen=True, tag="pong"):
    """Somebody is there."""

    at: int
    now: Moment


class Bye(_Said, frozen=True, tag="bye"):
    """The server ends the connection; the client comes back by itself, unless it is told otherwise."""

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
    "malformed",  # no message, or no answer, of the right form
    "hello_first",
    "too_fast",
    "no_table",  # there is none that this person may know of
    "not_your_seat",
    "not_your_turn",
    "not_started",
    "game_over",
    "game_on",  # no rematch before the end
    "illegal",
    "unfinished",  # half an answer
    "cannot_undo",
    "cannot_draw",
    "no_proposal",
    "enough_undos",  # a game gives only so many of each
    "enough_proposals",
    "enough_banked",
    "log_full",  # nothing but giving up or a draw ends this game
    "no_hints",
    "too_many_tables",  # finish or leave one first
    "unavailable",  # the move could not be stored: try again
)

_decoder: Final = msgspec.json.Decoder(FromClient)
_encoder: Final = msgspec.json.Encoder()


def decode(data: str | bytes) -> FromClient:
    """A message from a client; msgspec.DecodeError (or its ValidationError) where it is none."""
    message: FromClient = _decoder.decode(data)
    return message


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)
