"""An action thought through before it is done: played on a copy, and no further than its seat could take it back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from conclave.play import answers
from conclave.play.answers import forced_answer
from conclave.play.errors import NotYourTurn, UnfinishedAnswer
from conclave.play.protocol import Action, Game, Question, Seat, State


class Rehearsal:
    """What a seat would have done by now, on a state that nobody else plays on."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.state: Final = state
        self.actions: Final[list[Action]] = []
        self.is_open = True  # until an answer reveals something: what follows is seen only when it is really given
        self._game: Final = game
        self._seat: Final = seat

    def play(self, actions: Sequence[Action]) -> None:
        """Answer, one action after the other, as long as the seat is asked."""
        for action in actions:
            if not self.is_asked() and not self._is_amid_an_answer():
                raise NotYourTurn(f"seat {self._seat} is not asked after these answers")
            self.is_open = self.is_open and not self._game.reveals(self.state, action)
            self.state.apply(action)
            self.actions.append(action)

    def play_keys(self, keys: Sequence[str]) -> None:
        """Answer by the keys of what is chosen."""
        if not self.is_asked():
            raise NotYourTurn(f"seat {self._seat} is not asked after these answers")
        self.play(answers.spell(self._game, self.state, keys))

    def next_question(self, belongs: Callable[[Question], bool]) -> Question | None:
        """What would be asked next; None where that no longer `belongs` to the action, or cannot be known yet."""
        while self.is_asked():
            if self.state.partial():
                raise UnfinishedAnswer("an answer is considered whole or not at all")
            question = self._game.question(self.state)
            if not belongs(question):
                break
            forced = forced_answer(self.state)
            if not forced:
                return question
            self.play(forced)
        return None

    def is_asked(self) -> bool:
        """Whether the seat would be asked something now, and may know what."""
        return self.is_open and self.state.actor() == self._seat

    def _is_amid_an_answer(self) -> bool:
        """An answer whose first half reveals something is still given whole: its shape was known before."""
        return self.state.actor() == self._seat and self.state.partial()
