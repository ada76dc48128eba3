"""Loaded Die, a game with unequal chance weights: roll or stop; the most points win, and more than 6 are none."""

from __future__ import annotations

from typing import Final

from conclave.core.action_notation import ActionForm, ActionForms
from conclave.core.action_space import ActionSpace
from conclave.core.base_game import BaseGame
from conclave.core.base_state import BaseState
from conclave.core.errors import BadDump
from conclave.core.game import CHANCE, TERMINAL, Action, Options, Seat

WEIGHTS: Final = {1: 6, 2: 3, 4: 1}  # how often the die shows each number
LIMIT: Final = 6
TURN, ROLLING, POINTS = 1, 2, 3  # words: the seat to move, whether the die rolls, and the points of each seat
STOP, ROLL, SHOW = 0, 1 << 12, 2 << 12  # actions; SHOW has the number as operand
FORMS: Final = ActionForms(
    {0: ActionForm("stop"), 1: ActionForm("roll"), 2: ActionForm("show {}", "number", 1, max(WEIGHTS))},
    lambda _, number: str(number),
)


class LoadedDieState(BaseState):
    """A position. The seats move one after the other, each until it stops or has too many points."""

    def current_player(self) -> Seat:
        if self.words[TURN] == self.seats:
            return TERMINAL
        return CHANCE if self.words[ROLLING] else self.words[TURN]

    def legal_actions(self) -> list[Action]:
        if self.words[TURN] == self.seats:
            return []
        return [SHOW | number for number in WEIGHTS] if self.words[ROLLING] else [STOP, ROLL]

    def chance_weights(self) -> list[int]:
        return list(WEIGHTS.values())

    def play(self, action: Action) -> None:
        if action == ROLL:
            self.words[ROLLING] = 1
            return
        points = self.words[POINTS + self.words[TURN]] + (action & 0xFFF)
        self.words[ROLLING] = 0
        points = points if points <= LIMIT else 0
        self.words[POINTS + self.words[TURN]] = points
        self.words[TURN] += action == STOP or points in (0, LIMIT)

    def winners(self) -> list[Seat]:
        points = self.words[POINTS : POINTS + self.seats]
        is_over = self.words[TURN] == self.seats
        return [seat for seat in range(self.seats) if is_over and points[seat] == max(points)]


class LoadedDie(BaseGame):
    """The game Loaded Die."""

    name = "loaded_die"
    tag = "ld1"
    num_words = POINTS + 4
    state_type = LoadedDieState

    def __init__(self) -> None:
        super().__init__(FORMS, actions=ActionSpace(1, [(0, 1), (1, 1)]))

    def new(self, options: Options) -> LoadedDieState:
        return LoadedDieState([options.seats, *[0] * (POINTS + 3)])

    def check_words(self, state: BaseState) -> None:
        turn, rolling, *points = state.words[TURN:]
        played = points[: min(turn + 1, state.seats)] if turn >= 0 else []
        is_running = 0 <= turn < state.seats
        if not (
            0 <= turn <= state.seats
            and rolling in (0, is_running)
            and all(0 <= one <= LIMIT for one in points)
            and not any(points[len(played) :])
            and (not is_running or points[turn] < LIMIT)
        ):
            raise BadDump(f"these words are no position of {self.name}: {state.words}")


LOADED_DIE: Final = LoadedDie()
