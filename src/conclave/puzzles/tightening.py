"""Positions made tight: a player who has no more than is needed has few ways to go wrong that do not matter.

A position of a bots' game is rich: almost any order of moves wins, and a proof of that is long. So the other seats may
be taken to be done with their round, and what the learner has is taken away piece by piece while the proof still holds.
Positions are changed as lines of text (docs/POSITIONS.md), which refuse what cannot be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from conclave.play.dealer import SeededDice
from conclave.play.errors import GameError
from conclave.play.protocol import WHOLE, Game, Seat, State

AMOUNTS: Final = ("pool", "goods")  # fields such as pool:2e1g
NUMBERS: Final = ("mana",)  # fields such as mana:4
PIECE: Final = r"\w+(?:\([^)]*\))?"  # vault, vault(turned.1g)
DONE: Final = {"ra": "passed", "tt": "rested"}  # which seats are done with their round, by the tag of the game


def alone(game: Game, state: State) -> State | None:
    """The same position with all other seats done with their round; None where it cannot be."""
    seat, line = state.actor(), game.text_of(state, WHOLE)
    field = DONE.get(game.tag[:2])
    others = ".".join(f"p{other + 1}" for other in range(len(state.returns())) if other != seat)
    if field is None:
        return None
    table, marker, seats = line.partition("/p1/")
    kept = [part for part in table.split("/") if not part.startswith(f"{field}:")]
    line = f"{'/'.join(kept)}/{field}:{others}{marker}{seats}"
    for other in range(len(state.returns())):
        if other != seat:  # who rests has taken the figures back
            start, end = _part(line, other)
            line = line[:start] + re.sub(r"/(figure|clone):\d+", "", line[start:end]) + line[end:]
    return _read(game, line, seat)


def awake(game: Game, state: State) -> Iterator[State]:
    """The same position with one rival who is not done with the round, and can do less and less: without a hand (it
    would have to be proven against card by card), with half of what they have, with one component not turned."""
    seat, line = state.actor(), game.text_of(state, WHOLE)
    field = DONE[game.tag[:2]]
    for rival in (other for other in range(len(state.returns())) if other != seat):
        done = ".".join(f"p{other + 1}" for other in range(len(state.returns())) if other not in (seat, rival))
        woken = re.sub(rf"/{field}:[^/]*", f"/{field}:{done}" if done else "", line, count=1)
        for made in _weaker(woken, rival):
            if found := _read(game, made, seat):
                yield found


def _weaker(line: str, rival: Seat) -> list[str]:
    lines = [_changed(line, rival, _without_hand)]
    lines.append(_changed(lines[0], rival, _half))
    straight = len(_pieces(_part_of(line, rival)))
    lines += [_changed(lines[-1], rival, partial(_turned_but, which=which)) for which in range(straight)]
    return list(dict.fromkeys(lines))


def poorer(game: Game, state: State) -> State | None:
    """With about half of what the learner has; None where nothing is left to take."""
    seat, line = state.actor(), game.text_of(state, WHOLE)
    less = _changed(line, seat, _half)
    return _read(game, less, seat) if less != line else None


def tightened(game: Game, state: State, still: Callable[[State], bool], dice: SeededDice) -> State:
    """Without each thing that can be taken away so that it still holds; dice say in which order that is tried, once:
    what cannot be missed now cannot be missed with less."""
    seat, line = state.actor(), game.text_of(state, WHOLE)
    part = _part_of(line, seat)
    changes: list[Callable[[str], str]] = [
        *(partial(_counted, field=field, kind=kind, by=-1) for field, kind in _kinds(part)),
        *(partial(_with_turned, piece=piece) for piece in _pieces(part)),
    ]
    while changes:
        change = changes.pop(dice.below(len(changes)))
        while (less := _changed(line, seat, change)) != line:
            made = _read(game, less, seat)
            if made is None or not still(made):
                break
            state, line = made, less
    return state


# --- A seat's fields


def _kinds(part: str) -> list[tuple[str, str]]:
    """What a seat has of, as the field and the letter there."""
    found = [(name, kind) for name in AMOUNTS for kind in re.findall(r"\d([a-z])", _value(part, name))]
    return found + [(name, "") for name in NUMBERS if _value(part, name)]


def _counted(part: str, field: str, kind: str, by: int) -> str:
    """With one more or less of a kind; never less than nothing."""
    value = _value(part, field)
    changed = re.sub(rf"(\d+)(?={kind})" if kind else r"\d+", lambda found: str(max(0, int(found[0]) + by)), value)
    return part.replace(f"/{field}:{value}", f"/{field}:{changed}")


def _pieces(part: str) -> list[str]:
    """The components in play that are not turned, with what lies on them."""
    return [piece for piece in re.findall(PIECE, _value(part, "play")) if "(turned" not in piece]


def _with_turned(part: str, piece: str) -> str:
    pieces = [_turned(one) if one == piece else one for one in re.findall(PIECE, _value(part, "play"))]
    return part.replace(f"/play:{_value(part, 'play')}", f"/play:{'.'.join(pieces)}")


def _turned(piece: str) -> str:
    return piece.replace("(", "(turned.") if "(" in piece else f"{piece}(turned)"


def _half(part: str) -> str:
    for name in (*AMOUNTS, *NUMBERS):
        if value := _value(part, name):
            halved = re.sub(r"\d+", lambda found: str(int(found[0]) // 2), value)
            part = part.replace(f"/{name}:{value}", f"/{name}:{halved}")
    return part


def _without_hand(part: str) -> str:
    """What was in hand, with what was thrown away."""
    hand, thrown = _value(part, "hand"), _value(part, "discards")
    for field in ("hand", "held", "known", "discards"):  # what is open to all needs no more saying
        part = re.sub(rf"/{field}:[^/]*", "", part)
    gone = ".".join(cards for cards in (thrown, hand) if cards)
    return f"{part}/discards:{gone}" if gone else part


def _turned_but(part: str, which: int) -> str:
    """With all components turned but one."""
    pieces = _pieces(part)
    for piece in pieces[:which] + pieces[which + 1 :]:
        part = _with_turned(part, piece)
    return part


def _value(part: str, field: str) -> str:
    found = re.search(rf"/{field}:([^/]*)", part)
    return found[1] if found else ""


def _changed(line: str, seat: Seat, change: Callable[[str], str]) -> str:
    """A line with a seat's fields changed."""
    start, end = _part(line, seat)
    return line[:start] + change(line[start:end]) + line[end:]


def _part_of(line: str, seat: Seat) -> str:
    start, end = _part(line, seat)
    return line[start:end]


def _part(line: str, seat: Seat) -> tuple[int, int]:
    """Where in the line a seat's fields are."""
    start = line.index(f"/p{seat + 1}/")
    end = line.find(f"/p{seat + 2}/", start)
    return start, len(line) if end < 0 else end


def _read(game: Game, line: str, seat: Seat) -> State | None:
    """The state, if there is such a one and the seat still has the word."""
    try:
        state = game.position(line)
    except GameError:
        return None
    return state if state.actor() == seat else None
