"""Parts of wire messages: people, tables, questions, moves, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

from conclave.core.ending import Ending
from conclave.core.shapes import Shape

SPECTATOR: Final = -2  # the viewer without a seat, as in core.game

Milliseconds: TypeAlias = int
Moment: TypeAlias = int  # milliseconds since 1970, by the server's clock


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of a message without a type of its own. Messages are trees, so that they need no cycle detection."""


class Person(Part, frozen=True):
    """A person at this server."""

    id: str
    name: str
    is_guest: bool


class SeatInfo(Part, frozen=True):
    """Occupant of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    user: str = ""  # id of the person; "" for open seats and bots
    bot: str = ""  # which bot, such as "random"
    is_connected: bool = False
    is_out: bool = False  # has resigned or run out of time: a bot plays on, and the seat cannot win
    substitute: str = ""  # the bot that plays on because `bot` has failed; "" if it has not


class TimeControl(Part, frozen=True):
    """Time limit of a table. "move": `seconds` for each answer; "bank": `seconds` in all, plus `increment` per answer.

    Time during an outage of the server is not counted.
    """

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Clocks(Part, frozen=True):
    """Time left for each seat at the moment `at`. Only the clock of `running` runs; -2 if none does."""

    left: list[Milliseconds]
    running: int
    at: Moment


class TableInfo(Part, frozen=True):
    """Public information about a table."""

    id: str
    game: str
    options: dict[str, Any]  # seats, variant and other options of the game
    host: str  # id of the person who made the table
    status: Literal["open", "playing", "finished", "cancelled"]
    seats: list[SeatInfo]
    turn: list[int]  # the seats that must answer now
    time: TimeControl
    is_public: bool
    is_rated: bool
    has_hints: bool  # against people; always available against bots alone, unless the table is rated
    has_branches: bool  # whether the what-if board is allowed during the game
    has_coach: bool  # whether a coach comments on clear mistakes; only against bots alone
    created: Moment
    commitment: str = ""  # SHA-256 of the dealer's seed: shown from the start; the record reveals the seed at the end
    spectators: int = 0
    ending: Ending | None = field(default=None, name="result")  # how the game ended
    ending_text: str = field(default="", name="result_text")  # the same as a sentence, in the reader's language
    next: str = ""  # id of the rematch


class Choice(Part, frozen=True):
    """One legal answer to a question."""

    action: int
    text: str  # as notation writes it
    key: str  # the chosen item; "" for "no more", pass, yes and no
    label: str = ""  # the choice in words, in the reader's language
    gains: dict[str, int] = {}  # what it would gain in the current position, by icon
    sources: list[int] = []  # places on the table that the gains come from, by the game's numbers


class Closed(Part, frozen=True):
    """An unavailable choice that the player might expect, with the reason."""

    key: str  # as the key of the choice would be
    verb: str  # as the first word of the choice's text would be: place, use, claim
    text: str  # why not, in the reader's language


class Question(Part, frozen=True):
    """The current question to a seat. Sent to nobody else."""

    kind: str  # the game's name of the question
    seat: int
    source: str  # id of the component that asks, or ""
    prompt: str  # key of the sentence in the game's messages
    args: dict[str, Any]  # what the sentence mentions
    text: str  # the sentence, in the reader's language
    shape: Shape
    choices: list[Choice] = field(name="options")  # of a bag, subset or order: what may be chosen first
    closed: list[Closed]
    early: bool  # simultaneous decision, and not this seat's turn yet: answer by `bank`
    banked: list[int] | None  # the answer that is banked already


class Lesson(Part, frozen=True):
    """The task of a table in the viewer's language, and the verdict on the last answer."""

    id: str
    title: str
    text: str
    task: str
    hint: str
    spotlight: list[str]  # what to look at: spots and zones of the table
    verdict: Literal["open", "done", "astray"]
    said: str  # why the last answer is wrong, or what it has shown; "" while the task is open


class Coaching(Part, frozen=True):
    """The coach's remark on one's last move, in the viewer's language."""

    lost: str  # the loss of win chance, as text
    better: str
    then: str  # a likely continuation; "" if there is none
    why: list[str]  # reasons; empty if none could be proven


class Line(Part, frozen=True):
    """One sentence of the game log, in the viewer's language."""

    version: int
    text: str
    seat: int = SPECTATOR  # who did it; SPECTATOR where nobody did


class ChatLine(Part, frozen=True):
    """A chat message."""

    id: int
    user: str
    name: str
    seat: int  # SPECTATOR for those without one
    text: str
    at: Moment


class Proposal(Part, frozen=True):
    """A proposal that needs the consent of all people at the table."""

    id: int
    kind: Literal["undo", "draw"]
    seat: int  # who proposes it
    agreed: list[int]
    asked: list[int]  # whose consent is still missing


class Move(Part, frozen=True):
    """One version of the table: what happened since the one before, as this viewer may know it."""

    version: int  # the version that the table has after it
    kind: Literal["start", "answer", "resign", "timeout", "draw", "undo", "substitute"]
    seat: int  # who did it; SPECTATOR where nobody did
    events: list[tuple[int, ...]]  # redacted events of the game, for animation and sound; see Game.view_schema
    story: list[str]  # sentences, in the reader's language


class Weighed(Part, frozen=True):
    """An answer with a bot's evaluation."""

    actions: list[int]
    text: str  # as notation writes it
    chance: float  # win chance, estimated by the bot
    share: float  # share of the search visits
    reason: str = ""  # why it is the best, in the reader's language; "" for the others
    words: str = ""  # its first step as text, in the reader's language; "" for the others
