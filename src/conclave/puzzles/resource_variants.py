"""Variants of a position with other resources for the learner and with rivals further ahead.

A position from a game between bots has the resources that a good player had left. Other resources of similar size make
different problems. Rivals as far ahead as the proof allows leave only the best use of resources.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from conclave.core.dealer import SeededDice
from conclave.core.game import OMNISCIENT, Game, State
from conclave.puzzles.position_lines import change_fields, fields_of, read_state, value_of

COLOURS: Final = "rybp"
MIN_CRYSTALS, MAX_CRYSTALS = 2, 6
MAX_TOKENS: Final = 3
MAX_MANA: Final = 10
TRACKS: Final = ("fire", "water", "sand")


def resource_variants(game: Game, state: State, count: int, dice: SeededDice) -> Iterator[State]:
    """Yield variants with other crystals, tokens and mana for the learner; nothing in games without them."""
    seat, line = state.current_player(), game.position_text(state, OMNISCIENT)
    for _ in range(count if value_of(fields_of(line, seat), "mat") else 0):
        made = read_state(game, change_fields(line, seat, partial(_with_resources, dice=dice)), seat)
        if made is not None:
            yield made


def advance_rivals(game: Game, state: State, still: Callable[[State], bool], dice: SeededDice) -> State:
    """Return the position with the rivals' markers moved forward, step by step, while `still` holds."""
    seat, line = state.current_player(), game.position_text(state, OMNISCIENT)
    moves = [(rival, track) for rival in range(len(state.returns())) if rival != seat for track in TRACKS]
    while moves:
        rival, track = moves.pop(dice.below(len(moves)))
        while (further := change_fields(line, rival, partial(_advance_marker, track=track))) != line:
            made = read_state(game, further, seat)
            if made is None or not still(made):
                break
            state, line = made, further
    return state


def _with_resources(fields: str, dice: SeededDice) -> str:
    crystals = [COLOURS[dice.below(len(COLOURS))] for _ in range(_between(dice, MIN_CRYSTALS, MAX_CRYSTALS))]
    goods = "".join(f"{crystals.count(colour)}{colour}" for colour in COLOURS if colour in crystals)
    goods += f"{_between(dice, 1, MAX_TOKENS)}a"
    fields = re.sub(r"/goods:[^/]*|/mana:\d+|/used:[^/]*", "", fields)
    return re.sub(r"(/mat:\w+)", rf"\1/goods:{goods}/mana:{_between(dice, 0, MAX_MANA)}", fields)


def _advance_marker(fields: str, track: str) -> str:
    def further(found: re.Match[str]) -> str:
        return f"{found[1]}{int(found[2]) + 1}"

    marks = value_of(fields, "marks")
    return (
        fields.replace(f"/marks:{marks}", "/marks:" + re.sub(rf"({track}\.)(\d+)", further, marks)) if marks else fields
    )


def _between(dice: SeededDice, least: int, most: int) -> int:
    return least + dice.below(most - least + 1)
