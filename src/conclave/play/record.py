"""A saved game: a header and a list of ints, as JSON that outlives the code that wrote it.

Reading trusts nothing: what is no record of a game that can be played here is refused with BadRecord, which says what
is wrong with it, and at which action.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from conclave.play.errors import BadOptions, BadRecord, GameError, IllegalAction
from conclave.play.protocol import Action, Game, Json, Options, Outcome, Seat, State

FORMAT: Final = 1

# From the format before to the format named: upgraders of plain JSON, applied in turn. None is needed yet.
UPGRADERS: Final[dict[int, Callable[[dict[str, Json]], dict[str, Json]]]] = {}

_ALWAYS: Final = ("result", "dealer")  # written even where they are null
_Natural = Annotated[int, msgspec.Meta(ge=0)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat."""

    name: str
    kind: Literal["person", "bot"] = "person"
    bot: str = ""  # which bot, where one played


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    reason: str
    details: dict[str, Any] = {}

    @classmethod
    def of(cls, outcome: Outcome) -> Result:
        """As a record keeps it."""
        return cls(outcome.winners, outcome.points, outcome.reason, dict(outcome.details))


class Dealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dealer promised, and, once it is revealed, the seed that proves it (both in hexadecimal)."""

    commitment: str
    seed: str | None = None


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position from which the game goes on: one that was written, at version 0, or one reached by older rules."""

    version: _Natural
    dump: list[int]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, finished or not."""

    format: _Natural
    game: str
    rules: _Natural
    options: dict[str, Any]
    seats: tuple[Player, ...]
    actions: list[Annotated[Action, msgspec.Meta(ge=0)]]
    result: Result | None = None
    dealer: Dealing | None = None
    base: Base | None = None
    dump: list[int] | None = None  # of an unfinished game: where it stands, in case the rules change before it goes on


def encode(record: Record) -> bytes:
    """JSON with one line per field, so that people can read the header and compare two files."""
    fields = {
        name: value for name, value in msgspec.to_builtins(record).items() if value is not None or name in _ALWAYS
    }
    lines = [f'  "{name}": {msgspec.json.encode(value).decode()}' for name, value in fields.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def decode(data: bytes) -> Record:
    """A record from JSON of any format so far; BadRecord says what is wrong with it."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"this is no record of a game: it is not JSON ({error})") from None
    if not isinstance(raw, dict) or type(raw.get("format")) is not int:
        raise BadRecord('this is no record of a game: it has no "format" number')
    try:
        return msgspec.convert(upgrade(raw), Record)
    except msgspec.ValidationError as error:
        raise BadRecord(f"this record is damaged: {error}") from None


def upgrade(
    raw: dict[str, Json],
    upgraders: Mapping[int, Callable[[dict[str, Json]], dict[str, Json]]] = UPGRADERS,
    target: int = FORMAT,
) -> dict[str, Json]:
    """The same record in the newest format."""
    written = raw["format"]
    if not 1 <= written <= target:
        raise BadRecord(f"this record has format {written}; formats 1 to {target} can be read here")
    for step in range(written + 1, target + 1):
        raw = {**upgraders[step](raw), "format": step}
    return raw


def read(path: str | Path) -> Record:
    """The record in a file; BadRecord names the file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    try:
        return decode(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write(path: str | Path, record: Record) -> None:
    """Whole or not at all: a crash in the middle leaves the old file as it was."""
    path = Path(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(encode(record))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# --- Records meet their game


def options_of(game: Game, record: Record) -> Options:
    """The record's options, checked by its game."""
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game}, not of {game.name}")
    try:
        options = game.options(record.options)
    except BadOptions as error:
        raise BadRecord(f"the record's options are wrong: {error}") from None
    if len(record.seats) != options.seats:
        raise BadRecord(f"the record names {len(record.seats)} players for {options.seats} seats")
    return options


def base_of(game: Game, record: Record) -> Base | None:
    """Where replaying begins: None for the start, else where the game changed over to newer rules."""
    if record.rules == game.rules:
        if record.base and record.base.version > len(record.actions):
            raise BadRecord("the record's base lies behind its last action")
        return record.base
    if record.rules < game.rules and record.dump is not None:
        return Base(len(record.actions), record.dump)
    raise BadRecord(f"the record follows rules {record.rules} of {game.name}; here are rules {game.rules}")


def opening(game: Game, record: Record) -> tuple[int, State]:
    """The first version of a record that can be reached, and the position there."""
    options, base = options_of(game, record), base_of(game, record)
    return (base.version, game.load(base.dump)) if base else (0, game.new(options))


def replayed(game: Game, record: Record) -> State:
    """The position at which a record ends, played fast."""
    position, state = opening(game, record)
    try:
        for action in record.actions[position:]:
            state.apply(action)
            position += 1
    except IllegalAction as error:
        raise _not_legal(record, position, error) from None
    _check_end(game, record, state)
    return state


def positions(game: Game, record: Record) -> Iterator[tuple[int, State, Action]]:
    """Each version of a record with the position before its action; the position is the same object, moved on."""
    start, state = opening(game, record)
    for position in range(start, len(record.actions)):
        action = record.actions[position]
        if action not in state.legal():
            raise _not_legal(record, position, "it is not listed")
        yield position, state, action
        state.apply(action)
    _check_end(game, record, state)


def _not_legal(record: Record, position: int, why: object) -> BadRecord:
    return BadRecord(f"action number {position} of the record, {record.actions[position]}, is not legal: {why}")


def _check_end(game: Game, record: Record, state: State) -> None:
    outcome = game.outcome(state)
    if record.result is not None and not _is_same(record.result, outcome):
        raise BadRecord("the record's result is not what its actions lead to")
    if record.dump is not None and record.rules == game.rules and not _is_dump_of(game, record.dump, state):
        raise BadRecord("the record's dump is not the position that its actions lead to")


def _is_dump_of(game: Game, dump: list[int], state: State) -> bool:
    """Older versions left leftovers of answered questions in a dump, which say nothing."""
    if dump == state.dump():
        return True
    try:
        return game.load(dump).dump() == state.dump()
    except (ValueError, LookupError, GameError):
        return False


def _is_same(result: Result, outcome: Outcome | None) -> bool:
    """Details are left out: they may be told in more words by a later version."""
    return outcome is not None and (result.winners, result.points, result.reason) == (
        outcome.winners,
        outcome.points,
        outcome.reason,
    )
