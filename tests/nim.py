"""Nim, a whole game on BaseGame: take any number of stones from one heap; who takes the last stone wins."""

from __future__ import annotations

from typing import Final

from conclave.core.action_notation import ActionForm, ActionForms
from conclave.core.base_game import BaseGame
from conclave.core.base_state import BaseState
from conclave.core.errors import BadDump
from conclave.core.game import TERMINAL, Action, Options, Seat

HEAPS: Final = (3, 4, 5)
TURN: Final = 1  # the word of the seat to move; those after it are the heaps
FIRST_HEAP: Final = 2
FORMS: Final = ActionForms(
    {heap: ActionForm(f"take {{}} from heap {heap + 1}", "count", 1, size) for heap, size in enumerate(HEAPS)},
    lambda _, count: str(count),
)


class NimState(BaseState):
    """A position: seats, the seat to move, and the stones of each heap. An action is heap << 12 | stones."""

    def current_player(self) -> Seat:
        return self.words[TURN] if any(self.words[FIRST_HEAP:]) else TERMINAL

    def legal_actions(self) -> list[Action]:
        heaps = enumerate(self.words[FIRST_HEAP:])
        return [heap << 12 | count for heap, size in heaps for count in range(1, size + 1)]

    def play(self, action: Action) -> None:
        self.words[FIRST_HEAP + (action >> 12)] -= action & 0xFFF
        self.words[TURN] = (self.words[TURN] + 1) % self.seats

    def winners(self) -> list[Seat]:
        last = (self.words[TURN] - 1) % self.seats  # who took the last stone
        return [last] if self.current_player() == TERMINAL else []


class Nim(BaseGame):
    """The game Nim for 2 to 4 seats."""

    name = "nim"
    tag = "nim1"
    num_words = FIRST_HEAP + len(HEAPS)
    state_type = NimState

    def __init__(self) -> None:
        super().__init__(FORMS)

    def new(self, options: Options) -> NimState:
        return NimState([options.seats, 0, *HEAPS])

    def check_words(self, state: BaseState) -> None:
        heaps = zip(state.words[FIRST_HEAP:], HEAPS, strict=True)
        if not 0 <= state.words[TURN] < state.seats or not all(0 <= size <= most for size, most in heaps):
            raise BadDump(f"heaps have up to {HEAPS} stones, and a seat is to move, unlike in {state.words}")


NIM: Final = Nim()
