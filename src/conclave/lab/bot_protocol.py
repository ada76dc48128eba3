"""The bot protocol, version 1: messages between a host and a bot as JSON lines (docs/BOTS.md). No I/O.

Programs speak it over stdin and stdout, bots at a server over a websocket. The host sends start, ask, refused, event
and end; a bot sends answer. A host message contains only what the bot's seat may know.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from conclave.core.errors import GameError
from conclave.core.game import Action, Game, Seat, State

PROTOCOL: Final = 1  # increases when a bot written for the old version would no longer work
MAX_ANSWER_BYTES: Final = 65_536  # a longer line is refused

Message = TypeVar("Message")
RefusalReason: TypeAlias = Literal["stale", "illegal", "malformed"]


class LegalAction(msgspec.Struct, frozen=True):
    """A legal action: its number, and its text in notation."""

    action: Action
    text: str


class Clock(msgspec.Struct, frozen=True):
    """The time for an answer."""

    seconds: float  # until the answer is late


class Start(msgspec.Struct, frozen=True, tag="start", tag_field="type"):
    """The first message of a game."""

    protocol: int
    table: str
    game: str
    rules: int  # version of the rules
    options: dict[str, Any]
    seat: Seat
    seed: str  # for bots that want to be reproducible


class Ask(msgspec.Struct, frozen=True, tag="ask", tag_field="type"):
    """A decision that the bot's seat must make."""

    id: int
    table: str
    seat: Seat
    view: dict[str, Any]  # docs/VIEWS.md
    legal: list[LegalAction]  # at least two, ascending by action
    position: str  # docs/POSITIONS.md
    clock: Clock | None  # None: no limit


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The reason why an answer does not count. The question stays open, and its clock runs."""

    id: int | None  # of the answer, as far as it could be read
    reason: RefusalReason
    text: str


class GameEvent(msgspec.Struct, frozen=True, tag="event", tag_field="type"):
    """Events of one action, as the seat may see them (docs/VIEWS.md)."""

    table: str
    seat: Seat
    events: list[tuple[int, ...]]


class End(msgspec.Struct, frozen=True, tag="end", tag_field="type"):
    """The last message of a game."""

    table: str
    seat: Seat
    returns: list[float]  # by seat; empty if the game was left unfinished


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="type"):
    """A bot's answer: one of the legal actions, as a number or as text."""

    id: int
    action: Action | None = None
    text: str | None = None


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type"):
    """The first message of a server."""

    protocol: int
    name: str  # of the bot
    scopes: list[str]  # of its token
    max_games: int


class TimeLimit(msgspec.Struct, frozen=True):
    """The clock of a table: none, `seconds` for each move, or a bank with an increment for each move."""

    kind: Literal["none", "move", "bank"]
    seconds: int
    increment: int


class Challenge(msgspec.Struct, frozen=True, tag="challenge", tag_field="type"):
    """Somebody offers the bot a seat at a server."""

    table: str
    by: str  # name of the person
    game: str
    variant: str
    seats: int
    rated: bool
    time: TimeLimit


class Accept(msgspec.Struct, frozen=True, tag="accept", tag_field="type"):
    """The bot takes the seat that it was offered."""

    table: str


class Decline(msgspec.Struct, frozen=True, tag="decline", tag_field="type"):
    """The bot does not take the seat."""

    table: str
    reason: str = ""


HostMessage: TypeAlias = Start | Ask | Refused | GameEvent | End | Welcome | Challenge
BotMessage: TypeAlias = Answer | Accept | Decline

_ENCODER: Final = msgspec.json.Encoder()
_ANSWER: Final = msgspec.json.Decoder(Answer)
_BOT: Final[msgspec.json.Decoder[BotMessage]] = msgspec.json.Decoder(Answer | Accept | Decline)
_HOST: Final[msgspec.json.Decoder[HostMessage]] = msgspec.json.Decoder(
    Start | Ask | Refused | GameEvent | End | Welcome | Challenge
)


def encode_line(message: HostMessage | BotMessage) -> bytes:
    """Return a message as one line of JSON, with its line feed."""
    return _ENCODER.encode(message) + b"\n"


def decode_host_message(line: bytes | str) -> HostMessage:
    """Return the host's message in a line, for clients; msgspec.ValidationError if it is none."""
    return _HOST.decode(line)


class AnswerRefused(GameError):
    """Raised for an answer that does not count; `refusal` is the message to the bot."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(f"{refusal.reason}: {refusal.text}")
        self.refusal: Final = refusal


class Dialogue:
    """The host's side of one game with one bot: numbers the questions and checks the answers."""

    def __init__(self, game: Game, seat: Seat, table: str = "local", ids: Iterator[int] | None = None) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._table: Final = table
        self._ids: Final = itertools.count(1) if ids is None else ids  # shared by the games of one connection
        self._asked: Ask | None = None
        self._state: State | None = None

    @property
    def pending(self) -> Ask | None:
        """The question that is open."""
        return self._asked

    def start(self, options: dict[str, Any], seed: str) -> Start:
        """Return the first message of the game."""
        return Start(PROTOCOL, self._table, self._game.name, self._game.rules_version, options, self._seat, seed)

    def ask(self, state: State, legal: Sequence[Action], seconds: float | None) -> Ask:
        """Return a question. `state` may be any determinization for the seat: no hidden part of it is used."""
        self._state = state
        self._asked = Ask(
            next(self._ids),
            self._table,
            self._seat,
            state.view(self._seat),
            [LegalAction(action, self._game.write(state, action)) for action in legal],
            self._game.position_text(state, self._seat),
            None if seconds is None else Clock(round(seconds, 3)),
        )
        return self._asked

    def tell(self, events: Sequence[tuple[int, ...]]) -> GameEvent:
        """Return a message with events that are already redacted for the seat."""
        return GameEvent(self._table, self._seat, list(events))

    def end(self, returns: Sequence[float]) -> End:
        """Return the last message of the game."""
        self._asked = self._state = None
        return End(self._table, self._seat, list(returns))

    def withdraw(self) -> None:
        """Close the open question: the position has changed, and an answer to it is stale."""
        self._asked = self._state = None

    def read_answer(self, line: bytes | str) -> Action:
        """Return the action that a line answers with, and close the question; AnswerRefused changes nothing."""
        return self.take_answer(decode_answer(line))

    def take_answer(self, answer: Answer) -> Action:
        """Return the action of an answer, and close the question; AnswerRefused changes nothing."""
        asked = self._asked
        if asked is None or answer.id != asked.id:
            now = "no question is open" if asked is None else f"question {asked.id} is open"
            raise _refuse(answer.id, "stale", f"question {answer.id} is not open: {now}")
        action = self._find_action(asked, answer)
        self.withdraw()
        return action

    def _find_action(self, asked: Ask, answer: Answer) -> Action:
        legal = [one.action for one in asked.legal]
        if answer.action is not None:
            if answer.action not in legal:
                raise _refuse(asked.id, "illegal", f"action {answer.action} is not among the {len(legal)} legal ones")
            return answer.action
        assert self._state is not None
        assert answer.text is not None
        by_text = {one.text: one.action for one in asked.legal}
        if answer.text in by_text:
            return by_text[answer.text]
        try:
            action = self._game.read(self._state, answer.text)
        except GameError as error:
            raise _refuse(asked.id, "illegal", str(error)) from None
        if action not in legal:
            raise _refuse(asked.id, "illegal", f"{answer.text!r} is not among the {len(legal)} legal actions")
        return action


def decode_answer(line: bytes | str) -> Answer:
    """Return the answer in a line; AnswerRefused says what is wrong with it."""
    return _check_answer(_decode(_ANSWER, line))


def decode_bot_message(line: bytes | str) -> BotMessage:
    """Return the message of a bot at a server; AnswerRefused says what is wrong with it."""
    message = _decode(_BOT, line)
    return _check_answer(message) if isinstance(message, Answer) else message


def refuse_stale(number: int) -> Refused:
    """Return the refusal of an answer to a question that is not open."""
    return Refused(number, "stale", f"question {number} is not open")


def _decode(decoder: msgspec.json.Decoder[Message], line: bytes | str) -> Message:
    if len(line) > MAX_ANSWER_BYTES:
        raise _refuse(None, "malformed", f"an answer has at most {MAX_ANSWER_BYTES} bytes, not {len(line)}")
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        form = '{"type": "answer", "id": 1, "action": 4096}'
        raise _refuse(None, "malformed", f"an answer looks like {form}: {error}") from None


def _check_answer(answer: Answer) -> Answer:
    if (answer.action is None) == (answer.text is None):
        raise _refuse(answer.id, "malformed", "an answer has either an action or a text")
    return answer


def _refuse(number: int | None, reason: RefusalReason, text: str) -> AnswerRefused:
    return AnswerRefused(Refused(number, reason, text))
