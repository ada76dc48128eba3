"""Minimization of positions: removes resources that the solution does not need, so that wrong moves actually lose.

Positions from games between bots have ample resources: almost any order of moves wins, and proofs are long. Therefore
the other seats are set to done with their round. The learner's resources are then removed one by one while the proof
still holds. Positions are edited as lines (docs/POSITIONS.md); the reader rejects impossible ones.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from conclave.core import registry
from conclave.core.dealer import SeededDice
from conclave.core.game import OMNISCIENT, Game, Seat, State
from conclave.puzzles.position_lines import PIECE, change_fields, fields_of, read_state, value_of
from conclave.puzzles.reachability import turnable

AMOUNTS: Final = ("pool", "goods")  # fields such as pool:2e1g
NUMBERS: Final = ("mana",)  # fields such as mana:4
MAX_MANA: Final = 20  # of the track


def alone(game: Game, state: State) -> State | None:
    """Return the position with all other seats done with their round, or None if that is impossible."""
    seat, line = state.current_player(), game.position_text(state, OMNISCIENT)
    field = _done_field(game)
    others = ".".join(f"p{other + 1}" for other in range(len(state.returns())) if other != seat)
    if field is None:
        return None
    table, marker, seats = line.partition("/p1/")
    kept = [part for part in table.split("/") if not part.startswith(f"{field}:")]
    line = f"{'/'.join(kept)}/{field}:{others}{marker}{seats}"
    for other in range(len(state.returns())):
        if other != seat:
            line = change_fields(line, other, _rest_seat)
    return read_state(game, line, seat)


def awake(game: Game, state: State) -> Iterator[State]:
    """Yield the position with one rival still active, with fewer and fewer options.

    The rival has no hand, since a proof would have to cover every card. Later variants halve the rival's resources,
    then leave only one component unturned.
    """
    seat, line = state.current_player(), game.position_text(state, OMNISCIENT)
    field = _done_field(game)
    for rival in (other for other in range(len(state.returns())) if other != seat):
        if value_of(fields_of(line, rival), "mat"):
            continue  # Trial of the Temples: a rival who is done has taken the figures back and cannot be reactivated
        done = ".".join(f"p{other + 1}" for other in range(len(state.returns())) if other not in (seat, rival))
        woken = re.sub(rf"/{field}:[^/]*", f"/{field}:{done}" if done else "", line, count=1)
        for made in _weaker(game, woken, rival):
            if found := read_state(game, made, seat):
                yield found


def _weaker(game: Game, line: str, rival: Seat) -> list[str]:
    lines = [change_fields(line, rival, _without_hand)]
    lines.append(change_fields(lines[0], rival, _half))
    straight = _straight(game, line, rival)
    lines += [
        change_fields(lines[-1], rival, partial(_turn_all_but, straight=straight, kept=kept)) for kept in straight
    ]
    return list(dict.fromkeys(lines))


def poorer(game: Game, state: State) -> State | None:
    """Return the position with about half of the learner's resources, or None if nothing is left to remove."""
    seat, line = state.current_player(), game.position_text(state, OMNISCIENT)
    less = change_fields(line, seat, _half)
    return read_state(game, less, seat) if less != line else None


def minimize_position(game: Game, state: State, still: Callable[[State], bool], dice: SeededDice) -> State:
    """Return the position without any resource that can be removed while `still` holds.

    The dice choose the order. Each removal is tried once, since a needed resource stays needed with less.
    """
    seat, line = state.current_player(), game.position_text(state, OMNISCIENT)
    part = fields_of(line, seat)
    changes: list[Callable[[str], str]] = [
        *(partial(_change_amount, field=field, kind=kind, by=-1) for field, kind in _kinds(part)),
        *(partial(_with_turned, piece=piece) for piece in _straight(game, line, seat)),
    ]
    while changes:
        change = changes.pop(dice.below(len(changes)))
        while (less := change_fields(line, seat, change)) != line:
            made = read_state(game, less, seat)
            if made is None or not still(made):
                break
            state, line = made, less
    return state


def _done_field(game: Game) -> str | None:
    """Return the field of a position that lists the seats that are done with their round, or None if there is none."""
    return getattr(registry.load_extension(game.name, "puzzles"), "DONE_FIELD", None)


# --- A seat's fields


def _kinds(part: str) -> list[tuple[str, str]]:
    """Return the resources of a seat as pairs of field and letter."""
    found = [(name, kind) for name in AMOUNTS for kind in re.findall(r"\d([a-z])", value_of(part, name))]
    return found + [(name, "") for name in NUMBERS if value_of(part, name)]


def _change_amount(part: str, field: str, kind: str, by: int) -> str:
    """Return the fields with the amount of a resource changed, but never negative."""
    value = value_of(part, field)
    changed = re.sub(rf"(\d+)(?={kind})" if kind else r"\d+", lambda found: str(max(0, int(found[0]) + by)), value)
    return part.replace(f"/{field}:{value}", f"/{field}:{changed}")


def _straight(game: Game, line: str, seat: Seat) -> list[str]:
    """Return the straight components of a seat that can have been turned, with their marks."""
    can_turn = turnable(game.name, line, seat)
    pieces = re.findall(PIECE, value_of(fields_of(line, seat), "play"))
    return [piece for piece in pieces if "(turned" not in piece and piece.partition("(")[0] in can_turn]


def _with_turned(part: str, piece: str) -> str:
    pieces = [_turn_piece(one) if one == piece else one for one in re.findall(PIECE, value_of(part, "play"))]
    return part.replace(f"/play:{value_of(part, 'play')}", f"/play:{'.'.join(pieces)}")


def _turn_piece(piece: str) -> str:
    return piece.replace("(", "(turned.") if "(" in piece else f"{piece}(turned)"


def _half(part: str) -> str:
    for name in (*AMOUNTS, *NUMBERS):
        if value := value_of(part, name):
            halved = re.sub(r"\d+", lambda found: str(int(found[0]) // 2), value)
            part = part.replace(f"/{name}:{value}", f"/{name}:{halved}")
    return part


def _without_hand(part: str) -> str:
    """Return the fields with the hand moved to the discards."""
    hand, thrown = value_of(part, "hand"), value_of(part, "discards")
    for field in ("hand", "held", "known", "discards"):  # without a hand, the fields about known cards are obsolete
        part = re.sub(rf"/{field}:[^/]*", "", part)
    gone = ".".join(cards for cards in (thrown, hand) if cards)
    return f"{part}/discards:{gone}" if gone else part


def _turn_all_but(part: str, straight: Sequence[str], kept: str) -> str:
    """Return the fields with all these components turned except one."""
    for piece in straight:
        if piece != kept:
            part = _with_turned(part, piece)
    return part


def _rest_seat(part: str) -> str:
    """Return the fields of a seat that is done with the round: figures taken back, goods exchanged for mana."""
    part = re.sub(r"/(figure|clone):\d+", "", part)
    goods = sum(map(int, re.findall(r"\d+", value_of(part, "goods"))))
    part = re.sub(r"/goods:[^/]*", "", part)
    if goods:
        mana = min(MAX_MANA, int(value_of(part, "mana") or 0) + goods)
        part = re.sub(r"/mana:\d+", "", part)
        part = re.sub(r"(/mat:\w+)", rf"\1/mana:{mana}", part)
    return part
