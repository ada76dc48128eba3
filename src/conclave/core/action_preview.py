"""Preview of an action: plays it on a copy, only as far as its seat could still take it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.core import answer_parser
from conclave.core.answer_parser import find_forced_answer
from conclave.core.errors import NotYourTurn, UnfinishedAnswer
from conclave.core.game import Action, Game, Question, Seat, State


class ActionPreview:
    """The actions that a seat has tried so far, played on a separate copy of the state."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.state: Final = state
        self.actions: Final[list[Action]] = []
        self.is_open = True  # False once an action reveals something; later questions are then hidden
        self._game: Final = game
        self._seat: Final = seat

    def play(self, actions: Sequence[Action]) -> None:
        """Play actions one after the other; NotYourTurn if the seat does not act."""
        for action in actions:
            if not self.is_asked() and not self._is_amid_an_answer():
                raise NotYourTurn(f"seat {self._seat} is not asked after these answers")
            self.is_open = self.is_open and not self._game.reveals(self.state, action)
            self.state.apply_action(action)
            self.actions.append(action)

    def play_keys(self, keys: Sequence[str]) -> None:
        """Play the answer that chooses these keys."""
        if not self.is_asked():
            raise NotYourTurn(f"seat {self._seat} is not asked after these answers")
        self.play(answer_parser.keys_to_actions(self._game, self.state, keys))

    def next_question(self, belongs: Callable[[Question], bool]) -> Question | None:
        """Return the next question of this action, after playing forced answers.

        Returns None if the next question does not belong to the action (`belongs`) or cannot be known yet.
        """
        while self.is_asked():
            if self.state.is_mid_action():
                raise UnfinishedAnswer("an answer is considered whole or not at all")
            question = self._game.question(self.state)
            if not belongs(question):
                break
            forced = find_forced_answer(self.state)
            if not forced:
                return question
            self.play(forced)
        return None

    def is_asked(self) -> bool:
        """Return True if the seat acts now and nothing hidden was revealed before."""
        return self.is_open and self.state.current_player() == self._seat

    def _is_amid_an_answer(self) -> bool:
        """Return True if the seat is in the middle of an answer.

        Such an answer may be completed even if its first part reveals something, because its shape was known before.
        """
        return self.state.current_player() == self._seat and self.state.is_mid_action()
