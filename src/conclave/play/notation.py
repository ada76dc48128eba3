"""Games as text that people can read, edit and paste into a bug report; reading it gives the same record again.

A text is header lines ("game: embers"), then one numbered line per action ("17. Ada: bid 7") under headings that the
game provides ("== Round 2 =="), then the result. Blank lines, headings and lines that begin with # mean nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from conclave.play import registry
from conclave.play.errors import BadPosition, BadRecord, GameError
from conclave.play.protocol import CHANCE, WHOLE, Action, Game, Seat, State
from conclave.play.record import FORMAT, Base, Dealing, Player, Record, Result, opening, options_of, positions, read

CHANCE_NAME: Final = "(chance)"

_HEADER: Final = re.compile(r"(\w+(?: \w+)?):\s*(.*)")
_ACTION: Final = re.compile(r"(\d+)\.\s+(.*)")


def write_game(record: Record, game: Game | None = None) -> str:
    """A record as text."""
    game = game or registry.find(record.game)
    return "\n".join([*_headers(game, record), *_lines(game, record), *_result(record)]) + "\n"


def _headers(game: Game, record: Record) -> Iterator[str]:
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    for name, value in record.options.items():
        yield f"option {name}: {json.dumps(value)}"
    for seat, player in enumerate(record.seats):
        yield f"seat {seat}: {_player(player)}"
    if record.dealer:
        yield f"dealer: {record.dealer.commitment} {record.dealer.seed or ''}".rstrip()
    if record.base and record.base.version == 0:
        yield f"position: {game.text_of(game.load(record.base.dump), WHOLE)}"


def _player(player: Player) -> str:
    return f"{json.dumps(player.name, ensure_ascii=False)} {player.kind} {player.bot}".rstrip()


def _lines(game: Game, record: Record) -> Iterator[str]:
    heading = ""
    width = len(str(len(record.actions)))
    for position, state, action in positions(game, record):
        chapter = game.chapter(state)
        if chapter != heading:
            yield from ("", f"== {chapter} ==")
            heading = chapter
        yield f"{position:>{width}}. {_name(record.seats, state.actor())}: {game.write(state, action)}"


def _name(seats: Sequence[Player], actor: Seat) -> str:
    return CHANCE_NAME if actor == CHANCE else " ".join(seats[actor].name.split())


def _result(record: Record) -> Iterator[str]:
    if record.result:
        winners = " and ".join(record.seats[seat].name for seat in record.result.winners)
        points = ", ".join(f"{player.name} {n}" for player, n in zip(record.seats, record.result.points, strict=True))
        yield f"\n# {winners} won ({record.result.reason}): {points}"


def read_game(text: str, game: Game | None = None) -> Record:
    """The record that a text describes; BadRecord names the line that is wrong."""
    headers: dict[str, str] = {}
    numbered: list[tuple[int, re.Match[str]]] = []
    for number, line in enumerate(map(str.strip, text.splitlines()), 1):
        if match := _ACTION.fullmatch(line):
            numbered.append((number, match))
        elif match := _HEADER.fullmatch(line):
            headers[match[1]] = match[2]
        elif line and not line.startswith(("#", "==")):
            raise BadRecord(f"line {number} is neither a header nor an action: {line!r}")
    header = _record(headers)
    game = game or registry.find(header.game)
    if "position" in headers:
        options_of(game, header)  # they bring the components that the position may need
        header = msgspec.structs.replace(header, base=Base(0, _position(game, headers["position"])))
    _, state = opening(game, header)
    actions = [
        _read_action(game, state, header.seats, position, number, match)
        for position, (number, match) in enumerate(numbered)
    ]
    outcome = game.outcome(state)
    return Record(
        format=FORMAT,
        game=header.game,
        rules=header.rules,
        options=options_of(game, header).raw(),
        seats=header.seats,
        actions=actions,
        result=Result.of(outcome) if outcome else None,
        dealer=header.dealer,
        base=header.base,
        dump=None if outcome else state.dump(),
    )


def _position(game: Game, text: str) -> list[int]:
    try:
        return game.position(text).dump()
    except BadPosition as error:
        raise BadRecord(f"the position from which the game began cannot be read: {error}") from None


def read_file(path: str | Path) -> Record:
    """The record in a file, be it JSON or text."""
    try:
        text = Path(path).read_text()
    except (OSError, UnicodeDecodeError):
        text = ""
    if not text.startswith("game:"):
        return read(path)
    try:
        return read_game(text)
    except GameError as error:
        raise BadRecord(f"{path}: {error}") from None


def _record(headers: dict[str, str]) -> Record:
    """A record without actions, from the header lines alone."""
    try:
        commitment, _, seed = headers.get("dealer", "").partition(" ")
        return Record(
            format=FORMAT,
            game=headers["game"],
            rules=int(headers["rules"]),
            options={name[7:]: json.loads(value) for name, value in headers.items() if name.startswith("option ")},
            seats=tuple(_read_player(value) for name, value in headers.items() if name.startswith("seat ")),
            actions=[],
            dealer=Dealing(commitment, seed or None) if commitment else None,
        )
    except KeyError as error:
        raise BadRecord(f"the header has no line {error}") from None
    except ValueError as error:
        raise BadRecord(f"the header is damaged: {error}") from None


def _read_player(text: str) -> Player:
    name, end = json.JSONDecoder().raw_decode(text)
    kind, _, bot = text[end:].strip().partition(" ")
    if not isinstance(name, str) or kind not in ("person", "bot"):
        raise ValueError(f"{text!r} is no player")
    return Player(name, "bot" if kind == "bot" else "person", bot)


def _read_action(
    game: Game, state: State, seats: Sequence[Player], position: int, number: int, match: re.Match[str]
) -> Action:
    """Reads the action and plays it."""
    if int(match[1]) != position:
        raise BadRecord(f"line {number} is number {match[1]}, but number {position} is next")
    try:
        action = game.read(state, match[2].removeprefix(f"{_name(seats, state.actor())}: "))
        state.apply(action)
    except GameError as error:
        raise BadRecord(f"line {number}: {error}") from None
    return action
