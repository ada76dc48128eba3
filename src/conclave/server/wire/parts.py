"""What the messages of the wire are made of: people, tables, questions, moves, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

from conclave.play.ending import Ending
from conclave.play.shapes import Shape

SPECTATOR: Final = -2  # whose eyes a spectator looks through; play.protocol calls it NOBODY

Milliseconds: TypeAlias = int
Moment: TypeAlias = int  # milliseconds since 1970, by the server's clock


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a message, without a type of its own. Messages are trees: nobody need look for circles in them."""


class Person(Part, frozen=True):
    """Somebody at this server."""

    id: str
    name: str
    is_guest: bool


class SeatInfo(Part, frozen=True):
    """Who sits in a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    user: str = ""  # id of the person; "" for open seats and bots
    bot: str = ""  # which bot, such as "random"
    is_connected: bool = False
    is_out: bool = False  # has resigned, or run out of time: a bot plays on, and the seat cannot win


class TimeControl(Part, frozen=True):
    """How long people may think. "move": `seconds` for each answer; "bank": `seconds` in all, and `increment` each.

    Time in which the server is not there counts for nobody.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Clocks(Part, frozen=True):
    """What is left for each seat at the moment `at`; it runs down for `running` only (NOBODY runs: -2)."""

    left: list[Milliseconds]
    running: int
    at: Moment


class TableInfo(Part, frozen=True):
    """What everybody may know of a table who may know of the table at all."""

    id: str
    game: str
    options: dict[str, Any]  # seats, variant and what else the game was set up with
    host: str  # id of the person who made the table
    status: Literal["open", "playing", "finished", "cancelled"]
    seats: list[SeatInfo]
    turn: list[int]  # the seats that must answer now
    time: TimeControl
    is_public: bool
    is_rated: bool
    has_hints: bool  # also against people; where bots alone play there always are, unless it is rated
    has_branches: bool  # whether one may try out, while it is played, how it might go on
    has_coach: bool  # whether a coach says what has clearly lost; where one plays against bots alone
    created: Moment
    commitment: str = ""  # SHA-256 of the dealer's seed: shown from the start; the record reveals the seed at the end
    spectators: int = 0
    ending: Ending | None = field(default=None, name="result")  # how the game ended
    ending_text: str = field(default="", name="result_text")  # the same as a sentence, in the reader's language
    next: str = ""  # id of the rematch


class Choice(Part, frozen=True):
    """One answer that is offered."""

    action: int
    text: str  # as notation writes it
    key: str  # what is chosen, alone; "" for "no more", pass, yes and no
    label: str = ""  # the choice in words, in the reader's language
    gains: dict[str, int] = {}  # what it would bring as things stand, by icon
    sources: list[int] = []  # from where on the table, by the game's numbers


class Closed(Part, frozen=True):
    """Something the seat might expect to do now and may not, with the reason: for what is shown greyed."""

    key: str  # as the key of the choice would be
    verb: str  # as the first word of the choice's text would be: place, use, claim
    text: str  # why not, in the reader's language


class Question(Part, frozen=True):
    """What the seat is asked now. Sent to nobody else."""

    kind: str  # the game's name of the question
    seat: int
    source: str  # id of the component that asks, or ""
    prompt: str  # key of the sentence in the game's messages
    args: dict[str, Any]  # what the sentence mentions
    text: str  # the sentence, in the reader's language
    shape: Shape
    choices: list[Choice] = field(name="options")  # of a bag, subset or order: what may be chosen first
    closed: list[Closed]
    early: bool  # all decide at the same time and it is not this seat's turn yet: answer by `bank`
    banked: list[int] | None  # what is banked already


class Lesson(Part, frozen=True):
    """What a table teaches, in the reader's language, and what the last answer meant for it."""

    id: str
    title: str
    text: str
    task: str
    hint: str
    spotlight: list[str]  # what to look at: spots and zones of the table
    verdict: Literal["open", "done", "astray"]
    said: str  # why the last answer leads elsewhere, or what it has shown; "" while the task is open


class Coaching(Part, frozen=True):
    """What a coach says of one's last move, in the reader's language."""

    lost: str  # how much of the chance to win
    better: str
    then: str  # how it might have gone on; "" where nothing is foreseen
    why: list[str]  # facts; none where nothing could be proven


class Line(Part, frozen=True):
    """One sentence of the story of a game, in the reader's language."""

    version: int
    text: str
    seat: int = SPECTATOR  # who did it; SPECTATOR where nobody did


class ChatLine(Part, frozen=True):
    """Something said at a table."""

    id: int
    user: str
    name: str
    seat: int  # SPECTATOR for those without one
    text: str
    at: Moment


class Proposal(Part, frozen=True):
    """Something that is done only if all people at the table agree."""

    id: int
    kind: Literal["undo", "draw"]
    seat: int  # who proposes it
    agreed: list[int]
    asked: list[int]  # whose consent is still missing


class Move(Part, frozen=True):
    """One version of the table: what happened between the one before and it, as this reader may know it."""

    version: int  # the version that the table has after it
    kind: Literal["start", "answer", "resign", "timeout", "draw", "undo"]
    seat: int  # who did it; SPECTATOR where nobody did
    events: list[tuple[int, ...]]  # of the game, redacted, for motion and sound; the game says what they mean
    story: list[str]  # in sentences, in the reader's language


class Weighed(Part, frozen=True):
    """An answer as a bot sees it."""

    actions: list[int]
    text: str  # as notation writes it
    chance: float  # to win, as the bot estimates it
    share: float  # of the bot's thinking
    reason: str = ""  # why it is the best, in the reader's language; "" for the others
