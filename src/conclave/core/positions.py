"""Position texts for every game: one line of named fields, with lists of pieces, amounts and unknown parts.

A line is a tag followed by fields, separated by slashes. Fields after "p1" belong to that seat, those before to the
table:

    ra1/round:3/turn:p1/centre:oracle.temple/p1/pool:2e1g/play:seer.vault(turned.1g)/hand:hawk.?2/p2/...

Pieces are separated by dots, commas or blanks. Brackets after a piece contain what lies on it; "?3" means three unknown
pieces. Positions written by hand in words are read by the same rules. docs/POSITIONS.md describes the lines of both
games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, TypeAlias

from conclave.core.errors import BadPosition
from conclave.core.game import Dice, Game, Seat
from conclave.core.text.error_texts import make_refusal

Fields: TypeAlias = dict[str, str]

UNKNOWN: Final = "?"
NONE: Final = "none"
MAX_EXAMPLE_NAMES: Final = 16  # names listed in an error if none is similar
MAX_CHARACTERS: Final = 20_000  # far more than any valid position needs
_GAP: Final = r"[\s,.]*"
_PIECE: Final = re.compile(rf"{_GAP}(?:\?(\d{{1,3}})|([^\s,.()/:?]+)(?:\s*\(([^()]*)\))?){_GAP}")
_AMOUNT: Final = re.compile(rf"{_GAP}(\d{{1,4}})\s*([a-z_]+){_GAP}")
_SEAT: Final = re.compile(r"p([1-9])")


def demand(condition: bool, message: str, **args: object) -> None:
    """Raise BadPosition unless the condition holds; `message` is a message of refusals.ftl."""
    if not condition:
        raise position_error(message, **args)


def position_error(message: str, **args: object) -> BadPosition:
    """Return a BadPosition error; numbers are formatted without thousands separators."""
    return make_refusal(BadPosition, message, **{name: str(value) for name, value in args.items()})


def check_field_presence(fields: Fields, name: str, is_due: bool, where: str) -> None:
    """Raise BadPosition if a required field is missing, or if a field is present where it is not allowed."""
    demand(name in fields or not is_due, "position-missing", field=name, where=where)
    demand(is_due or name not in fields, "position-only", field=name, where=where)


# --- Words


def match_name(word: str, names: Iterable[str]) -> str:
    """Return the word if it is one of the names; BadPosition suggests the closest name otherwise."""
    known = list(names)
    if word in known:
        return word
    near = get_close_matches(word.casefold(), known, 1)
    if near:
        raise position_error("position-near", word=word, near=near[0])
    raise position_error("position-word", word=word, names=", ".join(known[:MAX_EXAMPLE_NAMES]))


def parse_integer(text: str, what: str, least: int, most: int) -> int:
    """Parse an integer and check its bounds."""
    fits = re.fullmatch(r"\d{1,9}", text) is not None and least <= int(text) <= most
    demand(fits, "position-number", what=what, least=least, most=most, text=text)
    return int(text)


def seat_name(seat: Seat) -> str:
    """Return the name of a seat in position texts and notation, such as "p1"."""
    return f"p{seat + 1}"


def parse_seat(text: str, seats: int, what: str) -> Seat:
    """Parse the name of a seat."""
    found = _SEAT.fullmatch(text.strip())
    if found is None or int(found[1]) > seats:
        raise position_error("position-seat", what=what, seats=seats, text=text)
    return int(found[1]) - 1


def parse_seats(text: str, seats: int, what: str) -> list[Seat]:
    """Parse a list of seats such as "p1.p3"."""
    return [parse_seat(piece.name, seats, what) for piece in parse_pieces(text)]


def format_seats(seats: Iterable[Seat]) -> str:
    """Return a list of seats as text."""
    return ".".join(map(seat_name, seats))


# --- Pieces and amounts


@dataclass(frozen=True, slots=True)
class Piece:
    """One entry of a list; an unknown entry stands for `count` pieces."""

    name: str
    inside: str = ""
    count: int = 1

    @property
    def is_unknown(self) -> bool:
        return self.name == UNKNOWN


def parse_pieces(text: str) -> list[Piece]:
    """Parse a list such as "athanor(3 elan), vault (turned, 1g) seer ?2"."""
    found, place = list[Piece](), 0
    if not re.fullmatch(_GAP, text):
        while place < len(text):
            match = _PIECE.match(text, place)
            if match is None:
                raise position_error("position-unreadable", text=text[place:].strip())
            found.append(Piece(UNKNOWN, "", int(match[1])) if match[1] else Piece(match[2], match[3] or ""))
            place = match.end()
    return found


def parse_known_names(text: str) -> list[str]:
    """Parse a list of names; BadPosition if it has unknown pieces or brackets."""
    found = parse_pieces(text)
    for piece in found:
        demand(not piece.is_unknown, "position-unnamed", text=text)
        demand(not piece.inside, "position-nothing-on", text=f"{piece.name}({piece.inside})")
    return [piece.name for piece in found]


def count_unknown(text: str) -> int:
    """Return the number of unknown pieces of a list."""
    return sum(piece.count for piece in parse_pieces(text) if piece.is_unknown)


def format_with_unknown(names: Iterable[str], count: int) -> str:
    """Return a list of names as text, with `count` unknown pieces at its end."""
    return ".".join([*names, f"{UNKNOWN}{count}"] if count else names)


def fill_unknown(text: str, names: Sequence[str]) -> str:
    """Replace the unknown pieces of a list by these names, in order."""
    rest, made = iter(names), list[str]()
    for piece in parse_pieces(text):
        made += [next(rest) for _ in range(piece.count)] if piece.is_unknown else [piece.name]
    return ".".join(made)


def parse_amounts(text: str, kinds: Sequence[str], most: int) -> dict[str, int]:
    """Parse amounts by kind from "2 elan 1 gold", "2 elan, 1g" or "2e1g"; repeated kinds add up."""
    found: dict[str, int] = {}
    place = 0
    if re.fullmatch(_GAP, text):
        return found
    while place < len(text):
        match = _AMOUNT.match(text, place)
        kind = _kind(match[2], kinds) if match else ""
        if match is None or not kind:
            raise position_error("position-amount", text=text, example=f"2{kinds[0][0]}1{kinds[-1][0]}")
        found[kind] = found.get(kind, 0) + int(match[1])
        demand(found[kind] <= most, "position-of-a-kind", most=most)
        place = match.end()
    return found


def _kind(word: str, kinds: Sequence[str]) -> str:
    """Return the kind with this name or first letter; "" if there is none."""
    short = {kind[0]: kind for kind in kinds}
    if word in short:
        return short[word]
    return match_name(word, kinds) if get_close_matches(word, kinds, 1) else ""


def format_amounts(counts: Mapping[str, int]) -> str:
    """Return amounts in short form: "2e1g"."""
    return "".join(f"{count}{kind[0]}" for kind, count in counts.items() if count)


def parse_piece_contents(
    inside: str, flags: Sequence[str], kinds: Sequence[str], most: int
) -> tuple[set[str], dict[str, int]]:
    """Parse the brackets of a piece: flags such as "turned", and amounts."""
    parts = re.findall(r"\d+\s*[a-z_]+|[^\s,.]+", inside)
    words = {part for part in parts if not part[0].isdigit()}
    for word in words:
        match_name(word, flags)
    return words, parse_amounts(" ".join(part for part in parts if part not in words), kinds, most)


# --- Lines


@dataclass(slots=True)
class PositionLine:
    """The fields of the table and of each seat."""

    table: Fields = field(default_factory=dict)
    seats: list[Fields] = field(default_factory=list)

    def write(self, tag: str) -> str:
        """Return the position as one line, without empty fields."""
        parts = [tag, *(f"{name}:{value}" for name, value in self.table.items() if value)]
        for seat, fields in enumerate(self.seats):
            parts += [seat_name(seat), *(f"{name}:{value}" for name, value in fields.items() if value)]
        return "/".join(parts)


def parse_line(
    text: str, tag: str, table_names: Sequence[str], seat_names: Sequence[str], most_seats: int
) -> PositionLine:
    """Parse the fields of a line; BadPosition for unknown or repeated fields, or an invalid number of seats."""
    demand(len(text) <= MAX_CHARACTERS, "position-long", most=MAX_CHARACTERS, count=len(text))
    first, *parts = [part.strip() for part in text.strip().split("/")]
    demand(first == tag, "position-tag", tag=tag, text=first[:40])
    line = PositionLine()
    fields, names = line.table, table_names
    for part in parts:
        if _SEAT.fullmatch(part):
            due = seat_name(len(line.seats))
            demand(part == due, "position-order", text=part, due=due)
            line.seats.append({})
            fields, names = line.seats[-1], seat_names
            continue
        name, colon, value = (word.strip() for word in part.partition(":"))
        demand(colon == ":", "position-field", text=part, name=table_names[0])
        match_name(name, names)
        demand(name not in fields, "position-twice", name=name)
        fields[name] = value
    count = len(line.seats)
    demand(2 <= count <= most_seats, "position-players", count=count, most=most_seats)
    return line


# --- Game and visibility of a line


def read_tag(text: str) -> str:
    """Return the tag at the beginning of a line."""
    return text.strip().partition("/")[0]


def find_game(text: str, games: Iterable[Game]) -> Game:
    """Return the game whose tag begins this line."""
    known = {game.tag: game for game in games}
    tag, tags = read_tag(text)[:40], ", ".join(sorted(known))
    demand(tag in known, "position-game", tags=tags, tag=tag)
    return known[read_tag(text)]


def is_known_to(game: Game, text: str, viewer: Seat, dice: Sequence[Dice]) -> bool:
    """Return True if a line determines everything that this viewer would see, whatever the dice sample."""
    return len({game.position_text(game.from_position_text(text, one), viewer) for one in dice}) == 1


def shuffle_names(names: Iterable[str], dice: Dice) -> list[str]:
    """Return the names in random order."""
    made = list(names)
    for place in range(len(made) - 1, 0, -1):
        other = dice.below(place + 1)
        made[place], made[other] = made[other], made[place]
    return made
