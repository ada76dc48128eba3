"""Record of a game: a header and a list of ints, stored as versioned JSON.

Reading validates everything and raises BadRecord with a description of the problem. Unknown fields are refused too,
because a newer format has its own format number. Only annotations may have unknown fields, which are ignored.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec

from conclave.core.ending import Ending, upgrade_ending
from conclave.core.errors import BadDump, BadOptions, BadRecord
from conclave.core.game import Game, Json, Options, State

FORMAT: Final = 3

_ALWAYS: Final = ("actions", "ending", "dealer")  # written even if empty
_MAX_WORD: Final = (1 << 63) - 1  # upper limit of ints in a record
_Natural = Annotated[int, msgspec.Meta(ge=0, le=_MAX_WORD)]
_Word = Annotated[int, msgspec.Meta(ge=-_MAX_WORD - 1, le=_MAX_WORD)]
_Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Moment = Annotated[datetime, msgspec.Meta(tz=True)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player of a seat."""

    name: str
    kind: Literal["person", "bot"] = "person"
    bot: str = ""  # which bot, if the player is one


class Dealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The dealer's commitment and, once revealed, its seed (both in hexadecimal)."""

    commitment: str
    seed: str | None = None


class Base(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position from which replaying begins: a custom start (length 0), or a position reached under older rules."""

    length: _Natural = msgspec.field(name="version")  # number of actions before it
    dump: list[_Word]


class Substitute(msgspec.Struct, frozen=True):
    """The bot that plays a seat from an action on, because the seat's own bot has failed."""

    seat: _Natural
    bot: str


class Annotation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A comment or evaluation of an action. Future versions may add fields; readers ignore unknown ones."""

    at: _Natural  # index of the action
    comment: str = ""
    judgement: tuple[_Chance, ...] = ()  # win probability before the action, by seat
    by: str = ""  # author: a person or a bot
    substitute: Substitute | None = None  # plays from this action on


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
    components: str = ""  # digest of the components, if the game has several sets
    begun: _Moment | None = None
    ended: _Moment | None = None
    times: tuple[tuple[_Natural, _Natural], ...] = ()  # index of an answer's first action, and its milliseconds
    annotations: tuple[Annotation, ...] = ()
    base: Base | None = None
    dump: list[_Word] | None = None  # for unfinished games, to continue under newer rules


# --- Older formats


def _from_1(raw: dict[str, Json]) -> dict[str, Json]:
    """Upgrade format 1, which stored only endings by the rules and called them "result"."""
    raw = dict(raw)
    raw["ending"] = raw.pop("result", None)
    return raw


def _from_2(raw: dict[str, Json]) -> dict[str, Json]:
    """Upgrade format 2, in which the number of rounds was one of the ending's details."""
    ending = raw.get("ending")
    return {**raw, "ending": upgrade_ending(ending)} if isinstance(ending, dict) else raw


# Each upgrades plain JSON from the previous format to the format that is its key.
UPGRADERS: Final[dict[int, Callable[[dict[str, Json]], dict[str, Json]]]] = {2: _from_1, 3: _from_2}


# --- Reading and writing


def encode(record: Record) -> bytes:
    """Return the record as JSON with one line per field, so that files can be read and compared."""
    written = msgspec.to_builtins(record)
    lines = [
        f'  "{name}": {msgspec.json.encode(value).decode()}'
        for name, value in written.items()
        if name in _ALWAYS or value not in (None, "", (), [])
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _no_record(data: bytes, error: Exception) -> str:
    """Return an error message that guesses what the data is instead of a record."""
    if not data.strip():
        return "this is no record of a game: there is nothing in it"
    if re.match(rb"\s*[a-z]{2}\d+/", data):
        return "this is a position, no record of a game: `conclave show` draws it, `conclave play --position` plays on"
    return f"this is no record of a game: it is neither JSON nor a game as text ({error})"


def decode(data: bytes) -> Record:
    """Decode a record from JSON of any supported format; BadRecord says what is wrong."""
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
    """Return the record in the newest format."""
    written = raw["format"]
    if not 1 <= written <= target:
        raise BadRecord(f"this record has format {written}; formats 1 to {target} can be read here")
    for step in range(written + 1, target + 1):
        raw = {**upgraders[step](raw), "format": step}
    return raw


def read_json(path: str | Path) -> Record:
    """Read a record from a JSON file; BadRecord names the file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    try:
        return decode(data)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write_json(path: str | Path, record: Record) -> None:
    """Write a record atomically; a crash leaves the old file unchanged."""
    path = Path(path)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_bytes(encode(record))
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# --- Validation by the game


def check_options(game: Game, record: Record) -> Options:
    """Return the record's options, validated by its game."""
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


def find_base(game: Game, record: Record) -> Base | None:
    """Return the position from which replaying begins; None for the normal start of the game."""
    if record.rules == game.rules_version:
        if record.base and record.base.length > len(record.actions):
            raise BadRecord("the record's base lies behind its last action")
        return record.base
    if record.rules < game.rules_version and record.dump is not None:
        return Base(len(record.actions), record.dump)
    raise BadRecord(f"the record follows rules {record.rules} of {game.name}; here are rules {game.rules_version}")


def load_opening(game: Game, record: Record) -> tuple[int, State]:
    """Return the lowest length that can be replayed, and the position there."""
    options, base = check_options(game, record), find_base(game, record)
    if base is None:
        return 0, game.new(options)
    try:
        state = game.load(base.dump)
    except BadDump as error:
        raise BadRecord(f"the record goes on from a position that cannot be: {error}") from None
    if len(state.returns()) != options.seats:
        raise BadRecord(f"the record goes on from a position for {len(state.returns())} seats, not {options.seats}")
    return base.length, state


def check_annotations(record: Record) -> None:
    """Raise BadRecord if times, annotations or the ending refer to seats or actions that do not exist."""
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
    if any(note.substitute and note.substitute.seat >= seats for note in record.annotations):
        raise BadRecord(f"the record names a substitute for a seat that it does not have; it has {seats}")
    if (ending := record.ending) is None:
        return
    named = [*ending.winners, *(leaving.seat for leaving in ending.out)]
    if any(seat >= seats for seat in named) or any(leaving.at > actions for leaving in ending.out):
        raise BadRecord("the record's ending speaks of seats or actions that it does not have")
    if len(ending.points) != (0 if ending.by == "outdated" else seats):
        raise BadRecord(f"the record's ending gives points to {len(ending.points)} seats; it has {seats}")


def check_end(game: Game, record: Record, state: State) -> None:
    """Raise BadRecord if the recorded ending or dump differs from the replayed position."""
    found, said = game.ending(state), record.ending
    if said is not None and not _is_same(said, found):
        raise BadRecord("the record's ending is not what its actions lead to")
    if record.dump is not None and record.rules == game.rules_version and not _is_dump_of(game, record.dump, state):
        raise BadRecord("the record's dump is not the position that its actions lead to")


def _is_dump_of(game: Game, dump: list[int], state: State) -> bool:
    """Return True if the dump is this state.

    Older versions left parts of answered questions in dumps. Loading the dump removes them before the comparison.
    """
    if dump == state.dump():
        return True
    try:
        return game.load(dump).dump() == state.dump()
    except BadDump:
        return False


def _is_same(said: Ending, found: Ending | None) -> bool:
    """Return True if two endings agree; details are ignored, because later versions may add to them."""
    if said.by != "rules" or found is None:
        return (said.by == "rules") == (found is not None)
    found = found.without(said.out) if said.out else found
    return (said.winners, said.points, said.reason) == (found.winners, found.points, found.reason)


def carry_over_annotations(old: Record, new: Record) -> Record:
    """Return the newer record with the old one's times and annotations for the actions that both share."""
    pairs = zip(old.actions, new.actions, strict=False)
    same = next((at for at, (one, other) in enumerate(pairs) if one != other), min(len(old.actions), len(new.actions)))
    return msgspec.structs.replace(
        new,
        begun=old.begun or new.begun,
        times=(*(time for time in old.times if time[0] < same), *(time for time in new.times if time[0] >= same)),
        annotations=(*(note for note in old.annotations if note.at < same), *new.annotations),
    )
