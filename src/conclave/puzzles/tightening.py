"""Positions made tight: a player who has no more than is needed has few ways to go wrong that do not matter.

A position of a bots' game is rich: almost any order of moves wins, and a proof of that is long. So the other seats may
be taken to be done with their round, and what the learner has is taken away piece by piece while the proof still holds.
Positions are changed as lines of text (docs/POSITIONS.md), which refuse what cannot be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from conclave.play.errors import GameError
from conclave.play.protocol import WHOLE, Game, Seat, State

AMOUNTS: Final = ("pool", "goods")  # fields such as pool:2e1g
NUMBERS: Final = ("mana",)  # fields such as mana:4
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


def awake(game: Game, state: State, like: State) -> State | None:
    """The position with the other seats as far as they are in another one; what the learner has stays."""
    seat, line, model = state.actor(), game.text_of(state, WHOLE), game.text_of(like, WHOLE)
    start, end = _part(line, seat)
    first, last = _part(model, seat)
    return _read(game, model[:first] + line[start:end] + model[last:], seat)


def poorer(game: Game, state: State) -> State | None:
    """With about half of what the learner has; None where nothing is left to take."""
    seat, line = state.actor(), game.text_of(state, WHOLE)
    less = _changed(line, seat, lambda amount: amount // 2)
    return _read(game, less, seat) if less != line else None


def tightened(game: Game, state: State, still: Callable[[State], bool]) -> State:
    """Without each thing that can be taken away so that it still holds."""
    is_changed = True
    while is_changed:
        is_changed = False
        for less in _less_by_one(game, state):
            if still(less):
                state, is_changed = less, True
                break
    return state


def _less_by_one(game: Game, state: State) -> Iterator[State]:
    seat, line = state.actor(), game.text_of(state, WHOLE)
    start, end = _part(line, seat)
    for found in re.finditer(r"(?<=[:a-z])(\d+)(?=[a-z]|/|$)", line[start:end]):
        field = line[start : start + found.start()].rpartition("/")[2].partition(":")[0]
        if field in (*AMOUNTS, *NUMBERS) and int(found[1]) > 0:
            less = f"{line[: start + found.start()]}{int(found[1]) - 1}{line[start + found.end() :]}"
            if made := _read(game, less, seat):
                yield made


def _part(line: str, seat: Seat) -> tuple[int, int]:
    """Where in the line a seat's fields are."""
    start = line.index(f"/p{seat + 1}/")
    end = line.find(f"/p{seat + 2}/", start)
    return start, len(line) if end < 0 else end


def _changed(line: str, seat: Seat, change: Callable[[int], int]) -> str:
    start, end = _part(line, seat)
    mine = line[start:end]
    for name in AMOUNTS:
        mine = re.sub(
            rf"(?<=/{name}:)[^/]*", lambda found: re.sub(r"\d+", lambda n: str(change(int(n[0]))), found[0]), mine
        )
    for name in NUMBERS:
        mine = re.sub(rf"(?<=/{name}:)\d+", lambda found: str(change(int(found[0]))), mine)
    return line[:start] + mine + line[end:]


def _read(game: Game, line: str, seat: Seat) -> State | None:
    """The state, if there is such a one and the seat still has the word."""
    try:
        state = game.position(line)
    except GameError:
        return None
    return state if state.actor() == seat else None
