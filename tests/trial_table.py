"""A table for rule tests of Trial of the Temples: answers as text, and what one can see. Promised interfaces only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from conclave.core.ending import Ending
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL, Options
from conclave.games.trial_of_the_temples import component_tables as parts
from conclave.games.trial_of_the_temples.component_tables import Components
from conclave.games.trial_of_the_temples.engine import codes
from conclave.games.trial_of_the_temples.engine import layout as lay
from conclave.games.trial_of_the_temples.engine.state import State
from conclave.games.trial_of_the_temples.game import GAME
from conclave.games.trial_of_the_temples.notation import COLOUR_NAMES, GOOD_NAMES, MAT_NAMES, TRACK_NAMES, space_name
from conclave.games.trial_of_the_temples.text.question_text import KINDS

PHASES: Final = {getattr(codes, name): name[3:].lower() for name in dir(codes) if name.startswith("PH_")}


# --- Answering


def new_game(seats: int = 2, components: Components | None = None) -> State:
    """A game before its first question."""
    extra = {"components": parts.to_json(components)} if components else {}
    return GAME.new(Options(seats, "standard", extra))


def play(state: State, *answers: str) -> State:
    """Give these answers one after the other, chance's too ("reveal r4"); the state itself changes."""
    for answer in answers:
        state.apply_action(GAME.read(state, answer))
    return state


def choices(state: State) -> list[str]:
    """What may be answered now, as text."""
    return [GAME.write(state, action) for action in state.legal_actions()]


def deal(state: State) -> State:
    """Chance answers with the first it may, until a player is asked or the game is over."""
    while state.current_player() == CHANCE:
        state.apply_action(state.legal_actions()[0])
    return state


def until(state: State, wanted: str) -> State:
    """Everybody answers with the first they may, chance too, until this phase begins."""
    while phase(state) != wanted:
        assert state.current_player() != TERMINAL, f"the game ended before the phase {wanted}"
        state.apply_action(state.legal_actions()[0])
    return state


def rest_all(state: State) -> State:
    """Everybody who has not rested rests and stores nothing, until the round is over."""
    while phase(state) == "trial":
        play(state, "rest")
        if kind(state) == "store":
            play(state, "done")
    return state


# --- Looking


def asked(state: State) -> tuple[int, str]:
    """Who is asked what, such as (0, "turn"); chance is seat -1, and a game that is over asks nobody, -2."""
    return state.current_player(), kind(state)


def kind(state: State) -> str:
    if state.current_player() >= 0:
        return KINDS[state.word(lay.QUESTION)]
    return "chance" if state.current_player() == CHANCE else "over"


def goods(state: State, seat: int) -> dict[str, int]:
    """A seat's crystals and action tokens, kinds it does not have left out."""
    return {name: n for name, n in zip(GOOD_NAMES, _player(state, seat)["goods"], strict=True) if n}


def mana(state: State, seat: int) -> int:
    found: int = _player(state, seat)["mana"]
    return found


def marks(state: State, seat: int) -> dict[str, int]:
    """A seat's markers that have left the start."""
    return _named_marks(_player(state, seat)["marks"])


def cores(state: State, seat: int) -> dict[str, str]:
    """The colour of the core on each space of a seat's mat."""
    by_colour = zip(COLOUR_NAMES, _player(state, seat)["cores"], strict=True)
    return {space_name(space): colour for colour, spaces in by_colour for space in spaces}


def used(state: State, seat: int) -> list[str]:
    """The spaces whose spell has been used this round."""
    return [space_name(space) for space in _player(state, seat)["used"]]


def mat(state: State, seat: int) -> str:
    return MAT_NAMES[int(_player(state, seat)["mat"])]


def figure(state: State, seat: int) -> int:
    """Its position from 1; 0 when it is not on the ring. So is the clone's."""
    found: int = _player(state, seat)["figure"]
    return found + 1


def clone(state: State, seat: int) -> int:
    found: int = _player(state, seat)["clone"]
    return found + 1


def points(state: State, seat: int) -> int:
    found: int = _player(state, seat)["points"]
    return found


def ring(state: State) -> list[str]:
    """The tiles from position 1 on, clockwise."""
    return [f"t{tile + 1:02}" for tile in state.view(SPECTATOR)["ring"]]


def barrier(state: State) -> int:
    found: int = state.view(SPECTATOR)["barrier"]
    return found + 1


def nights(state: State) -> list[int]:
    """Positions that show their night side."""
    return [place + 1 for place in state.view(SPECTATOR)["nights"]]


def stacks(state: State) -> dict[str, int]:
    return dict(zip(COLOUR_NAMES, state.view(SPECTATOR)["stacks"], strict=True))


def neutrals(state: State) -> list[dict[str, int]]:
    """Both sets of neutral markers, as far as they have left the start."""
    return [_named_marks(marks) for marks in state.view(SPECTATOR)["neutrals"]]


def phase(state: State) -> str:
    return PHASES[state.view(SPECTATOR)["phase"]]


def round_number(state: State) -> int:
    found: int = state.view(SPECTATOR)["round"]
    return found


def start_player(state: State) -> int:
    """Who holds the token."""
    found: int = state.view(SPECTATOR)["start"]
    return found


def rested(state: State) -> list[int]:
    found: list[int] = state.view(SPECTATOR)["rested"]
    return found


def outcome(state: State) -> Ending:
    """How the game ended."""
    found = GAME.ending(state)
    assert found is not None, "the game goes on"
    return found


def is_over(state: State) -> bool:
    assert (state.current_player() == TERMINAL) == (state.legal_actions() == [])
    return state.current_player() == TERMINAL


# --- Other components


def changed(edit: Callable[[dict[str, Any]], None]) -> Components:
    """The built-in components after this edit of their plain values."""
    plain = parts.to_json(parts.default())
    edit(plain)
    return parts.from_json(plain)


def _named_marks(spaces: list[int]) -> dict[str, int]:
    return {track: space for track, space in zip(TRACK_NAMES, spaces, strict=True) if space}


def _player(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view(SPECTATOR)["players"][seat]
    return found
