"""Positions as text, for every game: one line of named fields, lists of pieces, amounts, and what is unknown.

A line is a tag and then fields with slashes between. Fields after a "p1" are of that seat, those before of the table:

    ra1/round:3/turn:p1/centre:oracle.temple/p1/pool:2e1g/play:seer.vault(turned.1g)/hand:hawk.?2/p2/...

Pieces have dots, commas or blanks between them, and brackets with what lies on them; "?3" are three pieces of which
nobody has said which they are. What positions written by hand say in words is read here too, by the same rules.
docs/POSITIONS.md describes the lines of both games.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Final, TypeAlias

from conclave.play.errors import BadPosition
from conclave.play.protocol import Dice, Game, Seat
from conclave.play.refusals import refusal

Fields: TypeAlias = dict[str, str]

UNKNOWN: Final = "?"
NONE: Final = "none"
EXAMPLES: Final = 16  # of names, where none is near
MOST_CHARACTERS: Final = 20_000  # no position of any game is nearly as long
_GAP: Final = r"[\s,.]*"
_PIECE: Final = re.compile(rf"{_GAP}(?:\?(\d{{1,3}})|([^\s,.()/:?]+)(?:\s*\(([^()]*)\))?){_GAP}")
_AMOUNT: Final = re.compile(rf"{_GAP}(\d{{1,4}})\s*([a-z_]+){_GAP}")
_SEAT: Final = re.compile(r"p([1-9])")


def demand(condition: bool, message: str, **args: object) -> None:
    """Refuse the position unless this holds; the message is one of refusals.ftl."""
    if not condition:
        raise mistaken(message, **args)


def mistaken(message: str, **args: object) -> BadPosition:
    """A refusal; numbers in it are written as lines write them, without separators."""
    return refusal(BadPosition, message, **{name: str(value) for name, value in args.items()})


def expect(fields: Fields, name: str, is_due: bool, where: str) -> None:
    """Refuse a field that is missing where it must be said, or is said elsewhere."""
    demand(name in fields or not is_due, "position-missing", field=name, where=where)
    demand(is_due or name not in fields, "position-only", field=name, where=where)


# --- Words


def one_of(word: str, names: Iterable[str]) -> str:
    """The word, if it is one of the names; else a BadPosition that says which one may have been meant."""
    known = list(names)
    if word in known:
        return word
    near = get_close_matches(word.casefold(), known, 1)
    if near:
        raise mistaken("position-near", word=word, near=near[0])
    raise mistaken("position-word", word=word, names=", ".join(known[:EXAMPLES]))


def whole_number(text: str, what: str, least: int, most: int) -> int:
    """A number within its bounds."""
    fits = re.fullmatch(r"\d{1,9}", text) is not None and least <= int(text) <= most
    demand(fits, "position-number", what=what, least=least, most=most, text=text)
    return int(text)


def seat_name(seat: Seat) -> str:
    """A seat as lines and notation write it."""
    return f"p{seat + 1}"


def one_seat(text: str, seats: int, what: str) -> Seat:
    """A seat from its name."""
    found = _SEAT.fullmatch(text.strip())
    if found is None or int(found[1]) > seats:
        raise mistaken("position-seat", what=what, seats=seats, text=text)
    return int(found[1]) - 1


def several_seats(text: str, seats: int, what: str) -> list[Seat]:
    """Seats from a list such as "p1.p3"."""
    return [one_seat(piece.name, seats, what) for piece in pieces(text)]


def seat_list(seats: Iterable[Seat]) -> str:
    """Seats as a list."""
    return ".".join(map(seat_name, seats))


# --- Pieces and amounts


@dataclass(frozen=True, slots=True)
class Piece:
    """One entry of a list; an unknown one stands for `count` pieces."""

    name: str
    inside: str = ""
    count: int = 1

    @property
    def is_unknown(self) -> bool:
        return self.name == UNKNOWN


def pieces(text: str) -> list[Piece]:
    """The entries of a list such as "athanor(3 elan), vault (turned, 1g) seer ?2"."""
    found, place = list[Piece](), 0
    if not re.fullmatch(_GAP, text):
        while place < len(text):
            match = _PIECE.match(text, place)
            if match is None:
                raise mistaken("position-unreadable", text=text[place:].strip())
            found.append(Piece(UNKNOWN, "", int(match[1])) if match[1] else Piece(match[2], match[3] or ""))
            place = match.end()
    return found


def known_names(text: str) -> list[str]:
    """The names in a list; one with unknown pieces or with brackets is refused."""
    found = pieces(text)
    for piece in found:
        demand(not piece.is_unknown, "position-unnamed", text=text)
        demand(not piece.inside, "position-nothing-on", text=f"{piece.name}({piece.inside})")
    return [piece.name for piece in found]


def unknown_in(text: str) -> int:
    """How many pieces of a list are unknown."""
    return sum(piece.count for piece in pieces(text) if piece.is_unknown)


def with_unknown(names: Iterable[str], count: int) -> str:
    """A list with so many unknown pieces at its end."""
    return ".".join([*names, f"{UNKNOWN}{count}"] if count else names)


def filled_in(text: str, names: Sequence[str]) -> str:
    """A list with these names, in their order, where unknown pieces were."""
    rest, made = iter(names), list[str]()
    for piece in pieces(text):
        made += [next(rest) for _ in range(piece.count)] if piece.is_unknown else [piece.name]
    return ".".join(made)


def amounts(text: str, kinds: Sequence[str], most: int) -> dict[str, int]:
    """Amounts by kind, from "2 elan 1 gold", "2 elan, 1g" or "2e1g"; those of one kind add up."""
    found: dict[str, int] = {}
    place = 0
    if re.fullmatch(_GAP, text):
        return found
    while place < len(text):
        match = _AMOUNT.match(text, place)
        kind = _kind(match[2], kinds) if match else ""
        if match is None or not kind:
            raise mistaken("position-amount", text=text, example=f"2{kinds[0][0]}1{kinds[-1][0]}")
        found[kind] = found.get(kind, 0) + int(match[1])
        demand(found[kind] <= most, "position-of-a-kind", most=most)
        place = match.end()
    return found


def _kind(word: str, kinds: Sequence[str]) -> str:
    """A kind in full, or by its first letter; "" where it is like none of them."""
    short = {kind[0]: kind for kind in kinds}
    if word in short:
        return short[word]
    return one_of(word, kinds) if get_close_matches(word, kinds, 1) else ""


def write_amounts(counts: Mapping[str, int]) -> str:
    """Amounts in short: "2e1g"."""
    return "".join(f"{count}{kind[0]}" for kind, count in counts.items() if count)


def on_piece(inside: str, flags: Sequence[str], kinds: Sequence[str], most: int) -> tuple[set[str], dict[str, int]]:
    """What is written in the brackets of a piece: words such as "turned", and amounts."""
    parts = re.findall(r"\d+\s*[a-z_]+|[^\s,.]+", inside)
    words = {part for part in parts if not part[0].isdigit()}
    for word in words:
        one_of(word, flags)
    return words, amounts(" ".join(part for part in parts if part not in words), kinds, most)


# --- Lines


@dataclass(slots=True)
class Line:
    """The fields of the table and of each seat."""

    table: Fields = field(default_factory=dict)
    seats: list[Fields] = field(default_factory=list)

    def write(self, tag: str) -> str:
        """One line of text, without fields that are empty."""
        parts = [tag, *(f"{name}:{value}" for name, value in self.table.items() if value)]
        for seat, fields in enumerate(self.seats):
            parts += [seat_name(seat), *(f"{name}:{value}" for name, value in fields.items() if value)]
        return "/".join(parts)


def read_line(text: str, tag: str, table_names: Sequence[str], seat_names: Sequence[str], most_seats: int) -> Line:
    """The fields of a line: every one once, all with names that the game knows, and at least two seats."""
    demand(len(text) <= MOST_CHARACTERS, "position-long", most=MOST_CHARACTERS, count=len(text))
    first, *parts = [part.strip() for part in text.strip().split("/")]
    demand(first == tag, "position-tag", tag=tag, text=first[:40])
    line = Line()
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
        one_of(name, names)
        demand(name not in fields, "position-twice", name=name)
        fields[name] = value
    count = len(line.seats)
    demand(2 <= count <= most_seats, "position-players", count=count, most=most_seats)
    return line


# --- The game of a line, and what it says to whom


def tag_of(text: str) -> str:
    """With what a line begins."""
    return text.strip().partition("/")[0]


def game_of(text: str, games: Iterable[Game]) -> Game:
    """The game that a line is a position of."""
    known = {game.tag: game for game in games}
    tag, tags = tag_of(text)[:40], ", ".join(sorted(known))
    demand(tag in known, "position-game", tags=tags, tag=tag)
    return known[tag_of(text)]


def is_known_to(game: Game, text: str, viewer: Seat, dice: Sequence[Dice]) -> bool:
    """Whether a line says all that this viewer would see, so that its unknown parts may be dealt in any way."""
    return len({game.text_of(game.position(text, one), viewer) for one in dice}) == 1


def shuffled(names: Iterable[str], dice: Dice) -> list[str]:
    """These names in the order of the dice."""
    made = list(names)
    for place in range(len(made) - 1, 0, -1):
        other = dice.below(place + 1)
        made[place], made[other] = made[other], made[place]
    return made
