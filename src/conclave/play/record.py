"""A saved game: a header and a list of ints, as JSON that outlives the code that wrote it.

Reading trusts nothing: what is no record of a game that can be played here is refused with BadRecord, which says what
is wrong with it. Fields that this page does not name are refused too, since a newer format has a number of its own;
only an annotation may say more than we know, and what we do not know of it is passed over.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from conclave.play.ending import Ending
from conclave.play.errors import BadDump, BadOptions, BadRecord
from conclave.play.protocol import Game, Json, Options, State

FORMAT: Final = 2

_ALWAYS: Final = ("actions", "ending", "dealer")  # written even where there are none
_MOST: Final = (1 << 63) - 1  # beyond this no dump of a state goes
_Natural = Annotated[int, msgspec.Meta(ge=0, le=_MOST)]
_Word = Annotated[int, msgspec.Meta(ge=-_MOST - 1, le=_MOST)]
_Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Moment = Annotated[datetime, msgspec.Meta(tz=True)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat in a seat."""

    name: str
    kind: Literal["person", "bot"] = "person"
    bot: str = ""  # which bot, where one played


class Dealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the dealer promised, and, once it is revealed, the seed that proves it (both in hexadecimal)."""

    commitment: str
    seed: str | None = None


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position from which the game goes on: one that was written, at length 0, or one reached by older rules."""

    length: _Natural = msgspec.field(name="version")  # how many actions led there
    dump: list[_Word]


class Annotation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has to say about an action. Other fields may come to this; readers pass over those."""

    at: _Natural  # the number of the action
    comment: str = ""
    judgement: tuple[_Chance, ...] = ()  # by seat: the chance to win before the action
    by: str = ""  # who says so: a person, a bot


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, finished or not."""

    format: _Natural
    game: str
    rules: _Natural
    options: dict[str, Any]
    seats: tuple[Player, ...]
    actions: list[_Natural]
    ending: Ending | None = None
    dealer: Dealing | None = None
    components: str = ""  # the digest of those it was played with, where there can be others
    begun: _Moment | None = None
    ended: _Moment | None = None
    times: tuple[tuple[_Natural, _Natural], ...] = ()  # where an answer began, and the milliseconds that it took
    annotations: tuple[Annotation, ...] = ()
    base: Base | None = None
    dump: list[_Word] | None = None  # of an unfinished game, in case the rules change before it goes on


# --- Older formats


def _from_1(raw: dict[str, Json]) -> dict[str, Json]:
    """Format 1 knew how a game ended only where it did so by the rules, and called that its result."""
    raw = dict(raw)
    raw["ending"] = raw.pop("result", None)
    return raw


# To the format named, from the one before: upgraders of plain JSON, applied in turn.
UPGRADERS: Final[dict[int, Callable[[dict[str, Json]], dict[str, Json]]]] = {2: _from_1}


# --- Reading and writing


def encode(record: Record) -> bytes:
    """JSON with one line per field, so that people can read the header and compare two files."""
    written = msgspec.to_builtins(record)
    lines = [
        f'  "{name}": {msgspec.json.encode(value).decode()}'
        for name, value in written.items()
        if name in _ALWAYS or value not in (None, "", (), [])
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _no_record(data: bytes, error: Exception) -> str:
    """What somebody may have taken for a record."""
    if not data.strip():
        return "this is no record of a game: there is nothing in it"
    if re.match(rb"\s*[a-z]{2}\d+/", data):
        return "this is a position, no record of a game: `conclave show` draws it, `conclave play --position` plays on"
    return f"this is no record of a game: it is neither JSON nor a game as text ({error})"


def decode(data: bytes) -> Record:
    """A record from JSON of any format so far; BadRecord says what is wrong with it."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(_no_record(data, error)) from None
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
    if record.components not in ("", here := game.components(options)):
        raise BadRecord(
            f"the record was played with the components {record.components}; here are {here or 'no others'}"
        )
    return options


def base_of(game: Game, record: Record) -> Base | None:
    """Where replaying begins: None for the start, else where the game changed over to newer rules."""
    if record.rules == game.rules:
        if record.base and record.base.length > len(record.actions):
            raise BadRecord("the record's base lies behind its last action")
        return record.base
    if record.rules < game.rules and record.dump is not None:
        return Base(len(record.actions), record.dump)
    raise BadRecord(f"the record follows rules {record.rules} of {game.name}; here are rules {game.rules}")


def opening(game: Game, record: Record) -> tuple[int, State]:
    """The least length of a record that can be reached, and the position there."""
    options, base = options_of(game, record), base_of(game, record)
    if base is None:
        return 0, game.new(options)
    try:
        state = game.load(base.dump)
    except BadDump as error:
        raise BadRecord(f"the record goes on from a position that cannot be: {error}") from None
    if len(state.returns()) != options.seats:
        raise BadRecord(f"the record goes on from a position for {len(state.returns())} seats, not {options.seats}")
    return base.length, state


def check_notes(record: Record) -> None:
    """What a record says besides its actions speaks of seats and actions that it has."""
    seats, actions = len(record.seats), len(record.actions)
    for name, places in (
        ("times", [at for at, _ in record.times]),
        ("annotations", [a.at for a in record.annotations]),
    ):
        if any(at >= actions for at in places):
            raise BadRecord(f"the record's {name} speak of action {max(places)}; it has {actions} actions")
    if record.times != tuple(sorted(dict(record.times).items())):
        raise BadRecord("the record's times are not in the order of its actions, one for each answer")
    if any(len(note.judgement) not in (0, seats) for note in record.annotations):
        raise BadRecord(f"the record's annotations must judge all {seats} seats, or none")
    if (ending := record.ending) is None:
        return
    named = [*ending.winners, *(leaving.seat for leaving in ending.out)]
    if any(seat >= seats for seat in named) or any(leaving.at > actions for leaving in ending.out):
        raise BadRecord("the record's ending speaks of seats or actions that it does not have")
    if len(ending.points) != (0 if ending.by == "outdated" else seats):
        raise BadRecord(f"the record's ending gives points to {len(ending.points)} seats; it has {seats}")


def check_end(game: Game, record: Record, state: State) -> None:
    """What a record says about its end is what its actions lead to."""
    found, said = game.ending(state), record.ending
    if said is not None and not _is_same(said, found):
        raise BadRecord("the record's ending is not what its actions lead to")
    if record.dump is not None and record.rules == game.rules and not _is_dump_of(game, record.dump, state):
        raise BadRecord("the record's dump is not the position that its actions lead to")


def _is_dump_of(game: Game, dump: list[int], state: State) -> bool:
    """Older programs left parts of answered questions in a dump; they mean nothing."""
    if dump == state.dump():
        return True
    try:
        return game.load(dump).dump() == state.dump()
    except BadDump:
        return False


def _is_same(said: Ending, found: Ending | None) -> bool:
    """Details are left out: they may be told in more words by a later version."""
    if said.by != "rules" or found is None:
        return (said.by == "rules") == (found is not None)
    found = found.without(said.out) if said.out else found
    return (said.winners, said.points, said.reason) == (found.winners, found.points, found.reason)


def carried_over(old: Record, new: Record) -> Record:
    """A record of the same game, later: with all that the old one says of actions that both have."""
    pairs = zip(old.actions, new.actions, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(old.actions), len(new.actions)))
    return msgspec.structs.replace(
        new,
        begun=old.begun or new.begun,
        times=(*(time for time in old.times if time[0] < same), *(time for time in new.times if time[0] >= same)),
        annotations=(*(note for note in old.annotations if note.at < same), *new.annotations),
    )
