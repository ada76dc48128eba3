"""Games as text that people can read, edit and paste into a bug report; reading it gives the same record again.

A text is header lines ("game: embers"), then one numbered line per action under headings that the game provides::

    == Round 2 ==
    17. Ada: bid 7 [12.5 s]
        ; [Zoë] (0.25 0.75) a 6 would have done

The brackets behind an action say how long the answer took that it began. A line that begins with ; is about the action
before it: who says so, each seat's chance to win before the action, and a comment, as far as they are given. Blank
lines, headings and lines that begin with # mean nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from conclave.play import registry
from conclave.play.ending import Ending
from conclave.play.errors import BadPosition, BadRecord, GameError
from conclave.play.protocol import CHANCE, WHOLE, Action, Game, Json, Seat, State
from conclave.play.reader import Reader, said
from conclave.play.record import FORMAT, Annotation, Base, Player, Record, opening, options_of, read

CHANCE_NAME: Final = "(chance)"
RAW: Final = "action"  # an action of older rules, which have no words here, by its number

_HEADER: Final = re.compile(r"(\w+(?: \w+)?):\s*(.*)")
_ACTION: Final = re.compile(r"(\d+)\.\s+(.*?)(?:\s+\[(\d+)(?:\.(\d{1,3}))? s\])?")
_NOTE: Final = re.compile(r";\s*(?:\[((?:\"(?:[^\"\\]|\\.)*\")|[^]\"]*)\]\s*)?(?:\(([-+.\de ]*)\)\s*)?(.*)")


# --- Writing


def write_game(record: Record, game: Game | None = None) -> str:
    """A record as text."""
    reader = Reader(record, game)
    return "\n".join([*_headers(reader), *_lines(reader), *_verdict(reader)]) + "\n"


def _headers(reader: Reader) -> Iterator[str]:
    record = reader.record
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    for name, value in record.options.items():
        yield f"option {name}: {json.dumps(value)}"
    if record.components:
        yield f"components: {record.components}"
    for seat, player in enumerate(record.seats):
        yield f"seat {seat}: {_quoted(player.name)} {player.kind} {player.bot}".rstrip()
    if record.dealer:
        yield f"dealer: {record.dealer.commitment} {record.dealer.seed or ''}".rstrip()
    for name in ("begun", "ended"):
        if moment := getattr(record, name):
            yield f"{name}: {msgspec.to_builtins(moment)}"
    if record.base and record.base.length == 0 and record.rules == reader.game.rules:
        yield f"position: {reader.game.text_of(reader.game.load(record.base.dump), WHOLE)}"
    elif record.base:
        yield f"base: {_plain(record.base)}"
    if record.dump is not None and record.rules != reader.game.rules:  # else it follows from the actions
        yield f"dump: {_plain(record.dump)}"
    if record.ending:
        yield from _ending(record.ending)


def _ending(ending: Ending) -> Iterator[str]:
    yield f"ending: {ending.by} {ending.reason}"
    yield f"winners: {' '.join(map(str, ending.winners))}".rstrip()
    yield f"points: {' '.join(map(str, ending.points))}".rstrip()
    for leaving in ending.out:
        yield f"out {leaving.seat}: {leaving.by} {leaving.at}"
    if ending.details:
        yield f"details: {_plain(ending.details)}"


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _lines(reader: Reader) -> Iterator[str]:
    record, face, heading = reader.record, registry.face(reader.game), ""
    width = len(str(len(record.actions)))
    for at in range(reader.first):
        yield from _line(reader, at, width, f"{RAW} {record.actions[at]}")
    for at, state, action in reader.positions():
        chapter = face.chapter(reader.game.chapter(state))
        if chapter != heading:
            yield from ("", f"== {chapter} ==")
            heading = chapter
        yield from _line(reader, at, width, f"{_name(record.seats, state.actor())}: {reader.game.write(state, action)}")


def _line(reader: Reader, at: int, width: int, action: str) -> Iterator[str]:
    took = reader.took(at, at + 1)
    yield f"{at:>{width}}. {action}" + ("" if took is None else f" [{took // 1000}.{took % 1000:03} s]")
    for note in reader.notes(at, at + 1):
        yield f"{'':{width}}  {_note(note)}"


def _note(note: Annotation) -> str:
    is_name = re.fullmatch(r"[^]\"\s]+(?: [^]\"\s]+)*", note.by) and note.by.isprintable()
    by = [f"[{note.by if is_name else _quoted(note.by)}]"] if note.by else []
    judgement = [f"({' '.join(map(repr, note.judgement))})"] if note.judgement else []
    comment = note.comment
    is_line = comment.isprintable() and comment == comment.strip() and not comment.startswith(('"', "[", "("))
    return " ".join([";", *by, *judgement, comment if is_line else json.dumps(comment)]).rstrip()


def _name(seats: Sequence[Player], actor: Seat) -> str:
    return CHANCE_NAME if actor == CHANCE else " ".join(seats[actor].name.split())


def _verdict(reader: Reader) -> Iterator[str]:
    if ending := reader.record.ending:
        names = [player.name for player in reader.record.seats]  # as they stand before each action
        points = ", ".join(f"{name} {n}" for name, n in zip(names, ending.points, strict=False))
        yield f"\n# {' '.join(said(ending, names).split())} {points}".rstrip()


# --- Reading


class _Lines:
    """A text, sorted by what its lines are."""

    def __init__(self, text: str) -> None:
        self.headers: Final[dict[str, str]] = {}
        self.actions: Final[list[tuple[int, str]]] = []  # each with the number of its line
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


def read_game(text: str, game: Game | None = None) -> Record:
    """The record that a text describes; BadRecord names the line that is wrong."""
    lines = _Lines(text.removeprefix("\ufeff"))
    header, ending = _header(lines)
    game = game or registry.find(header.game)
    if "position" in lines.headers:
        options_of(game, header)  # they bring the components that the position may need
        header = msgspec.structs.replace(header, base=Base(0, _position(game, lines.headers["position"])))
    first, state = opening(game, header)
    actions = list(header.actions)
    for number, line in lines.actions[first:]:
        actions.append(_read_action(game, state, header.seats, number, line))
    ending = ending or game.ending(state)
    record = msgspec.structs.replace(
        header,
        options=options_of(game, header).raw(),
        actions=actions,
        ending=ending,
        times=tuple(lines.times),
        annotations=tuple(lines.notes),
        dump=header.dump or (None if ending else state.dump()),
    )
    Reader(record, game).end()  # whether all that it says holds
    return record


def _position(game: Game, text: str) -> list[int]:
    try:
        return game.position(text).dump()
    except BadPosition as error:
        raise BadRecord(f"the position from which the game began cannot be read: {error}") from None


def read_file(path: str | Path) -> Record:
    """The record in a file, be it JSON or text."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    if not re.search(r"^\ufeff?game:", text, re.MULTILINE):
        return read(path)
    try:
        return read_game(text)
    except GameError as error:
        raise BadRecord(f"{path}: {error}") from None


def _header(lines: _Lines) -> tuple[Record, Ending | None]:
    """A record with no more actions than have no words, from the header lines alone; and how the game ended."""
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
        }
        return msgspec.convert(fields, Record), _read_ending(given)
    except KeyError as error:
        raise BadRecord(f"the header has no line {error}") from None
    except (ValueError, TypeError, RecursionError) as error:  # msgspec's are among them
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
    return msgspec.convert(fields, Ending)


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
    """Reads the action and plays it."""
    try:
        action = game.read(state, line.removeprefix(f"{_name(seats, state.actor())}: "))
        state.apply(action)
    except GameError as error:
        raise BadRecord(f"line {number}: {error}") from None
    return action
