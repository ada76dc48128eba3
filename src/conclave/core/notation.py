"""Text format of games, which people can read, edit and paste into a bug report; parsing it gives the same record.

A text consists of header lines ("game: embers") and one numbered line per action, under headings that the game
provides::

    == Round 2 ==
    17. Ada: bid 7 [12.5 s]
        ; [Zoë] (0.25 0.75) a 6 would have done

The brackets after an action give the time that the answer beginning with it took. A line that begins with ; annotates
the action before it. It contains the author, each seat's win probability before the action, and a comment; all three
are optional. Blank lines, headings and lines that begin with # are ignored.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from conclave.core import registry
from conclave.core.ending import Ending, upgrade_ending
from conclave.core.errors import BadPosition, BadRecord, GameError
from conclave.core.game import CHANCE, OMNISCIENT, Action, Game, Json, Seat, State
from conclave.core.record import FORMAT, Annotation, Base, Player, Record, check_options, load_opening, read_json
from conclave.core.record_reader import RecordReader, describe_ending

CHANCE_NAME: Final = "(chance)"
RAW: Final = "action"  # prefix of an action of older rules, which is written as a number

_HEADER: Final = re.compile(r"(\w+(?: \w+)?):\s*(.*)")
_ACTION: Final = re.compile(r"(\d+)\.\s+(.*?)(?:\s+\[(\d+)(?:\.(\d{1,3}))? s\])?")
_NOTE: Final = re.compile(r";\s*(?:\[((?:\"(?:[^\"\\]|\\.)*\")|[^]\"]*)\]\s*)?(?:\(([-+.\de ]*)\)\s*)?(.*)")


# --- Writing


def format_game(record: Record, game: Game | None = None) -> str:
    """Return a record as text."""
    reader = RecordReader(record, game)
    return "\n".join([*_headers(reader), *_lines(reader), *_verdict(reader)]) + "\n"


def _headers(reader: RecordReader) -> Iterator[str]:
    record = reader.record
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    for name, value in record.options.items():
        yield f"option {name}: {json.dumps(value)}"
    if record.components:
        yield f"components: {record.components}"
    for seat, player in enumerate(record.seats):
        yield f"seat {seat}: {_quote(player.name)} {player.kind} {player.bot}".rstrip()
    if record.dealer:
        yield f"dealer: {record.dealer.commitment} {record.dealer.seed or ''}".rstrip()
    for name in ("begun", "ended"):
        if moment := getattr(record, name):
            yield f"{name}: {msgspec.to_builtins(moment)}"
    if record.base and record.base.length == 0 and record.rules == reader.game.rules_version:
        yield f"position: {reader.game.position_text(reader.game.load(record.base.dump), OMNISCIENT)}"
    elif record.base:
        yield f"base: {_plain(record.base)}"
    if record.dump is not None and record.rules != reader.game.rules_version:  # otherwise it follows from the actions
        yield f"dump: {_plain(record.dump)}"
    for number, note in enumerate(reader.substitutes):
        if note.substitute:
            yield f"substitute {number}: {note.substitute.seat} {note.substitute.bot} {note.at}"
    if record.ending:
        yield from _ending(record.ending)


def _ending(ending: Ending) -> Iterator[str]:
    yield f"ending: {ending.by} {ending.reason}"
    yield f"winners: {' '.join(map(str, ending.winners))}".rstrip()
    yield f"points: {' '.join(map(str, ending.points))}".rstrip()
    for leaving in ending.out:
        yield f"out {leaving.seat}: {leaving.by} {leaving.at}"
    if ending.rounds:
        yield f"rounds: {ending.rounds}"
    if ending.details:
        yield f"details: {_plain(ending.details)}"


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _quote(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _lines(reader: RecordReader) -> Iterator[str]:
    record, presenter, heading = reader.record, registry.presenter_for(reader.game), ""
    width = len(str(len(record.actions)))
    for at in range(reader.first):
        yield from _line(reader, at, width, f"{RAW} {record.actions[at]}")
    for at, state, action in reader.positions():
        chapter = presenter.phase_title(reader.game.phase(state))
        if chapter != heading:
            yield from ("", f"== {chapter} ==")
            heading = chapter
        yield from _line(
            reader, at, width, f"{_name(record.seats, state.current_player())}: {reader.game.write(state, action)}"
        )


def _line(reader: RecordReader, at: int, width: int, action: str) -> Iterator[str]:
    took = reader.thinking_time(at, at + 1)
    yield f"{at:>{width}}. {action}" + ("" if took is None else f" [{took // 1000}.{took % 1000:03} s]")
    for note in reader.annotations_in(at, at + 1):
        yield f"{'':{width}}  {_note(note)}"


def _note(note: Annotation) -> str:
    is_name = re.fullmatch(r"[^]\"\s]+(?: [^]\"\s]+)*", note.by) and note.by.isprintable()
    by = [f"[{note.by if is_name else _quote(note.by)}]"] if note.by else []
    judgement = [f"({' '.join(map(repr, note.judgement))})"] if note.judgement else []
    comment = note.comment
    is_line = comment.isprintable() and comment == comment.strip() and not comment.startswith(('"', "[", "("))
    return " ".join([";", *by, *judgement, comment if is_line else json.dumps(comment)]).rstrip()


def _name(seats: Sequence[Player], actor: Seat) -> str:
    return CHANCE_NAME if actor == CHANCE else " ".join(seats[actor].name.split())


def _verdict(reader: RecordReader) -> Iterator[str]:
    if ending := reader.record.ending:
        names = [player.name for player in reader.record.seats]  # untranslated, as in the action lines
        points = ", ".join(f"{name} {n}" for name, n in zip(names, ending.points, strict=False))
        yield f"\n# {' '.join(describe_ending(ending, names).split())} {points}".rstrip()


# --- Reading


class _Lines:
    """The lines of a text, sorted by type."""

    def __init__(self, text: str) -> None:
        self.headers: Final[dict[str, str]] = {}
        self.actions: Final[list[tuple[int, str]]] = []  # with line numbers
        self.times: Final[list[tuple[int, int]]] = []
        self.notes: Final[list[Annotation]] = []
        for number, line in enumerate(map(str.strip, text.split("\n")), 1):
            try:
                self._sort(number, line)
            except ValueError as error:
                raise BadRecord(f"line {number}: {error}") from None

    def _sort(self, number: int, line: str) -> None:
        if match := _ACTION.fullmatch(line):
            self._add_action(number, match)
        elif line.startswith(";") and (match := _NOTE.fullmatch(line)):
            self._add_note(match)
        elif match := _HEADER.fullmatch(line):
            self.headers[match[1]] = match[2]
        elif line and not line.startswith(("#", "==")):
            raise BadRecord(f"line {number} is neither a header nor an action: {line!r}")

    def _add_action(self, number: int, match: re.Match[str]) -> None:
        at = len(self.actions)
        if int(match[1]) != at:
            raise BadRecord(f"line {number} is number {match[1]}, but number {at} is next")
        if match[3]:
            self.times.append((at, int(match[3]) * 1000 + int(f"{match[4] or '0':<03}")))
        self.actions.append((number, match[2]))

    def _add_note(self, match: re.Match[str]) -> None:
        by, judgement, comment = match[1] or "", match[2] or "", match[3]
        if not self.actions:
            raise ValueError("a comment is about the action before it, and there is none")
        note = {
            "at": len(self.actions) - 1,
            "comment": json.loads(comment) if comment.startswith('"') else comment,
            "judgement": [float(chance) for chance in judgement.split()],
            "by": json.loads(by) if by.startswith('"') else by,
        }
        self.notes.append(msgspec.convert(note, Annotation))


def parse_game(text: str, game: Game | None = None) -> Record:
    """Return the record that a text describes; BadRecord names the invalid line."""
    lines = _Lines(text.removeprefix("\ufeff"))
    header, ending = _header(lines)
    game = game or registry.load_game(header.game)
    if "position" in lines.headers:
        check_options(game, header)  # loads the components that the position may need
        header = msgspec.structs.replace(header, base=Base(0, _position(game, lines.headers["position"])))
    first, state = load_opening(game, header)
    actions = list(header.actions)
    for number, line in lines.actions[first:]:
        actions.append(_read_action(game, state, header.seats, number, line))
    ending = ending or game.ending(state)
    record = msgspec.structs.replace(
        header,
        options=check_options(game, header).to_dict(),
        actions=actions,
        ending=ending,
        times=tuple(lines.times),
        annotations=(*header.annotations, *lines.notes),
        dump=header.dump or (None if ending else state.dump()),
    )
    RecordReader(record, game).final_state()  # validates the whole record
    return record


def _position(game: Game, text: str) -> list[int]:
    try:
        return game.from_position_text(text).dump()
    except BadPosition as error:
        raise BadRecord(f"the position from which the game began cannot be read: {error}") from None


def read_record(path: str | Path) -> Record:
    """Read a record from a JSON or text file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    if not re.search(r"^\ufeff?game:", text, re.MULTILINE):
        return read_json(path)
    try:
        return parse_game(text)
    except GameError as error:
        raise BadRecord(f"{path}: {error}") from None


def _header(lines: _Lines) -> tuple[Record, Ending | None]:
    """Return a record from the header lines alone, and the ending of the game.

    Its actions are only those of older rules, which are written as numbers.
    """
    given = lines.headers
    try:
        base = json.loads(given["base"]) if "base" in given else None
        dump = json.loads(given["dump"]) if "dump" in given else None
        raw = len(lines.actions) if dump else base["version"] if base else 0
        commitment, _, seed = given.get("dealer", "").partition(" ")
        fields = {
            "format": FORMAT,
            "game": given["game"],
            "rules": int(given["rules"]),
            "options": {name[7:]: json.loads(value) for name, value in given.items() if name.startswith("option ")},
            "seats": [_read_player(value) for name, value in given.items() if name.startswith("seat ")],
            "actions": [_read_raw(*line) for line in lines.actions[:raw]],
            "dealer": {"commitment": commitment, "seed": seed or None} if commitment else None,
            "components": given.get("components", ""),
            "begun": given.get("begun"),
            "ended": given.get("ended"),
            "base": base,
            "dump": dump,
            "annotations": [_read_substitute(value) for name, value in given.items() if name.startswith("substitute ")],
        }
        return msgspec.convert(fields, Record), _read_ending(given)
    except KeyError as error:
        raise BadRecord(f"the header has no line {error}") from None
    except (ValueError, TypeError, RecursionError) as error:  # includes msgspec.ValidationError
        raise BadRecord(f"the header is damaged: {error}") from None


def _read_ending(given: dict[str, str]) -> Ending | None:
    if "ending" not in given:
        return None
    by, _, reason = given["ending"].partition(" ")
    out = [(name[4:], *value.split()) for name, value in given.items() if name.startswith("out ")]
    fields = {
        "winners": [int(seat) for seat in given["winners"].split()],
        "points": [int(points) for points in given["points"].split()],
        "reason": reason,
        "details": json.loads(given.get("details", "{}")),
        "by": by,
        "out": [{"seat": int(seat), "by": by, "at": int(at)} for seat, by, at in out],
    }
    if "rounds" in given:
        fields["rounds"] = int(given["rounds"])
    return msgspec.convert(upgrade_ending(fields), Ending)


def _read_substitute(text: str) -> dict[str, Json]:
    seat, bot, at = text.split()
    return {"at": int(at), "substitute": {"seat": int(seat), "bot": bot}}


def _read_player(text: str) -> dict[str, Json]:
    name, end = json.JSONDecoder().raw_decode(text)
    kind, _, bot = text[end:].strip().partition(" ")
    if not isinstance(name, str) or kind not in ("person", "bot"):
        raise ValueError(f"{text!r} is no player")
    return {"name": name, "kind": kind, "bot": bot}


def _read_raw(number: int, line: str) -> int:
    word, _, action = line.partition(" ")
    if word != RAW or not action.isdecimal():
        raise ValueError(f"line {number} is an action of older rules, which is written as {RAW} and its number")
    return int(action)


def _read_action(game: Game, state: State, seats: Sequence[Player], number: int, line: str) -> Action:
    """Parse one action, play it and return it."""
    try:
        action = game.read(state, line.removeprefix(f"{_name(seats, state.current_player())}: "))
        state.apply_action(action)
    except GameError as error:
        raise BadRecord(f"line {number}: {error}") from None
    return action
