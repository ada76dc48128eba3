"""A table for rule tests: a position, answers as text, and what one can see afterwards. Promised interfaces only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from conclave.core.action_notation import split_words
from conclave.core.ending import Ending
from conclave.core.game import CHANCE, SPECTATOR, TERMINAL
from conclave.games.res_arcana import notation
from conclave.games.res_arcana.cards import ALL, NUMBER
from conclave.games.res_arcana.engine import codes
from conclave.games.res_arcana.engine.state import State, new_state
from conclave.games.res_arcana.game import GAME, VARIANTS

PHASES: Final = {getattr(codes, name): name[3:].lower() for name in dir(codes) if name.startswith("PH_")}


# --- Answering


def new_game(seats: int = 2, variant: str = "standard", round_limit: int = 30) -> State:
    """A game before its first question."""
    return new_state(seats, VARIANTS[variant], round_limit)


def play(state: State, *answers: str) -> State:
    """Give these answers one after the other, chance's too ("deal hawk"); the state itself changes."""
    for answer in answers:
        state.apply_action(GAME.read(state, answer))
    return state


def choices(state: State) -> list[str]:
    """What may be answered now, as text."""
    return [notation.FORMS.write(action) for action in state.legal_actions()]


def every_bag(state: State) -> set[str]:
    """All that this question for essences may be answered with in full, such as "elan elan gold"."""
    found: set[str] = set()
    for action in state.legal_actions():
        kind = notation.FORMS.write(action).split()[1]
        then = state.copy()
        then.apply_action(action)
        found |= {f"{kind} {rest}" for rest in every_bag(then)} if then.is_mid_action() else {kind}
    return found


def deal(state: State) -> State:
    """Chance answers with the first it may, until a player is asked or the game is over."""
    while state.current_player() == CHANCE:
        state.apply_action(state.legal_actions()[0])
    return state


def until(state: State, *phases: str) -> State:
    """Everybody answers with the first they may, chance too, until one of these phases begins."""
    while phase(state) not in phases:
        assert state.current_player() != TERMINAL, f"the game ended before {phases}"
        state.apply_action(state.legal_actions()[0])
    return state


def pass_turn(state: State) -> State:
    """Whoever's turn it is passes, with a magic item that leaves no choice in Collect; chance deals the card."""
    play(state, "pass")
    play(state, choices(state)[-1])
    return deal(state)


def pass_round(state: State) -> State:
    """Everybody who has not passed passes, until the victory check."""
    this_round, this_game = round_number(state), game_number(state)
    while phase(state) == "actions" and (round_number(state), game_number(state)) == (this_round, this_game):
        pass_turn(state)
    return state


def pass_until(state: State, seat: int) -> State:
    """Others pass until it is this seat's turn."""
    while state.current_player() != seat:
        pass_turn(state)
    return state


# --- Looking


def pool(state: State, seat: int) -> dict[str, int]:
    """A seat's essences, kinds it does not have left out."""
    return named(state.view(seat)["players"][seat]["pool"])


def on(state: State, component: str) -> dict[str, int]:
    """The essences on a component in play."""
    return named(_in_play(state, component)["on"])


def is_turned(state: State, component: str) -> bool:
    return bool(_in_play(state, component)["turned"])


def in_play(state: State, seat: int) -> list[str]:
    return names(entry["id"] for entry in state.view(seat)["players"][seat]["play"])


def item(state: State, seat: int) -> str:
    return names([state.view(seat)["players"][seat]["item"]])[0]


def hand(state: State, seat: int) -> list[str]:
    return names(state.view(seat)["you"]["hand"])


def deck(state: State, seat: int) -> list[str]:
    """The owner's knowledge of its deck, in no order."""
    return names(state.view(seat)["you"]["deck"])


def top(state: State, seat: int) -> list[str]:
    """What the owner knows to lie on top of its deck, topmost first."""
    return names(state.view(seat)["you"]["top"])


def hand_size(state: State, seat: int) -> int:
    """As a rival sees it; so is the deck's."""
    found: int = state.view(SPECTATOR)["players"][seat]["hand"]
    return found


def deck_size(state: State, seat: int) -> int:
    found: int = state.view(SPECTATOR)["players"][seat]["deck"]
    return found


def discards(state: State, seat: int) -> list[str]:
    return names(state.view(seat)["players"][seat]["discards"])


def points(state: State, seat: int) -> int:
    found: int = state.view(seat)["players"][seat]["points"]
    return found


def places(state: State) -> list[str]:
    """Places of Power that nobody has claimed."""
    return names(state.view(SPECTATOR)["places"])


def display(state: State) -> list[str]:
    """Monuments that lie open."""
    return names(state.view(SPECTATOR)["display"])


def monuments_left(state: State) -> int:
    """Cards in the monument deck."""
    found: int = state.view(SPECTATOR)["monuments"]
    return found


def supply(state: State) -> list[str]:
    """Magic items that nobody has."""
    return names(state.view(SPECTATOR)["items"])


def first_player(state: State) -> int:
    """Who holds the token."""
    found: int = state.view(SPECTATOR)["first"]
    return found


def passed(state: State) -> list[int]:
    found: list[int] = state.view(SPECTATOR)["passed"]
    return found


def phase(state: State) -> str:
    return PHASES[state.view(SPECTATOR)["phase"]]


def round_number(state: State) -> int:
    found: int = state.view(SPECTATOR)["round"]
    return found


def game_number(state: State) -> int:
    found: int = state.view(SPECTATOR)["game"]
    return found


def wins(state: State) -> list[int]:
    found: list[int] = state.view(SPECTATOR)["wins"]
    return found


def outcome(state: State) -> Ending:
    """How the game ended."""
    found = GAME.ending(state)
    assert found is not None, "the game goes on"
    return found


def is_over(state: State) -> bool:
    assert (state.current_player() == TERMINAL) == (state.legal_actions() == [])
    return state.current_player() == TERMINAL


def named(counts: list[int]) -> dict[str, int]:
    return {kind: n for kind, n in zip(notation.KIND_NAMES, counts, strict=True) if n}


def names(components: Iterable[int]) -> list[str]:
    return [ALL[c].id for c in components]


def _in_play(state: State, component: str) -> dict[str, Any]:
    number = NUMBER["_".join(split_words(component))]
    for player in state.view(0)["players"]:
        for entry in player["play"]:
            if entry["id"] == number:
                found: dict[str, Any] = entry
                return found
    raise AssertionError(f"{component} is not in play")
