"""A table for rule tests: a position, answers as text, and what one can see afterwards. Promised interfaces only."""

from __future__ import annotations

from conclave.res_arcana import notation
from conclave.res_arcana.cards import ALL
from conclave.res_arcana.engine.state import State
from conclave.res_arcana.notation import component_number


def play(state: State, *answers: str) -> State:
    """Give these answers one after the other, chance's too ("deal hawk"); the state itself changes."""
    for answer in answers:
        state.apply(notation.read(state, answer))
    return state


def options(state: State) -> list[str]:
    """What may be answered now, as text."""
    return [notation.text_of(action) for action in state.legal()]


def pool(state: State, seat: int) -> dict[str, int]:
    """A seat's essences, kinds it does not have left out."""
    return named(state.view(seat)["players"][seat]["pool"])


def on(state: State, component: str) -> dict[str, int]:
    """The essences on a component in play."""
    return named(_in_play(state, component)["on"])


def is_turned(state: State, component: str) -> bool:
    return bool(_in_play(state, component)["turned"])


def in_play(state: State, seat: int) -> list[str]:
    return [ALL[entry["id"]].id for entry in state.view(seat)["players"][seat]["play"]]


def hand(state: State, seat: int) -> list[str]:
    return [ALL[c].id for c in state.view(seat)["you"]["hand"]]


def deck(state: State, seat: int) -> list[str]:
    """The owner's knowledge of its deck, in no order."""
    return [ALL[c].id for c in state.view(seat)["you"]["deck"]]


def discards(state: State, seat: int) -> list[str]:
    return [ALL[c].id for c in state.view(seat)["players"][seat]["discards"]]


def points(state: State, seat: int) -> int:
    found: int = state.view(seat)["players"][seat]["points"]
    return found


def named(counts: list[int]) -> dict[str, int]:
    return {kind: n for kind, n in zip(notation.KIND_NAMES, counts, strict=True) if n}


def _in_play(state: State, component: str) -> dict[str, object]:
    number = component_number(component)
    for player in state.view(0)["players"]:
        for entry in player["play"]:
            if entry["id"] == number:
                return entry
    raise AssertionError(f"{component} is not in play")
