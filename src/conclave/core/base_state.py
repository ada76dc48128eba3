"""Base class for states that are a list of ints without hidden information."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Self

from conclave.core.errors import IllegalAction
from conclave.core.game import Action, Dice, Events, Reason, Seat, View
from conclave.core.seats import check_seat, check_viewer

EVENT_PLAYED: Final = 0  # of BaseState: who acted, and the action
MAX_WORD: Final = 255  # observations have a byte for each word
NOT_POSSIBLE: Final = 0  # the only reason of BaseState why an action is illegal


class BaseState:
    """Base class that implements all of `State` except the rules.

    A position is `words`, each from 0 to 255, and its first word is the number of seats. A subclass implements
    `current_player`, `legal_actions`, `play` and `winners`, and `chance_weights` if outcomes of chance are not equally
    likely. If some information is hidden, it also overrides `view`, `determinize`, `info_state_key` and `observation`.
    """

    def __init__(self, words: Sequence[int]) -> None:
        self.words: Final = list(words)

    # --- Implemented by a subclass

    def current_player(self) -> Seat:
        raise NotImplementedError

    def legal_actions(self) -> list[Action]:
        raise NotImplementedError

    def play(self, action: Action) -> None:
        """Change `words` by a legal action."""
        raise NotImplementedError

    def winners(self) -> list[Seat]:
        """Return the winners; empty before the end."""
        raise NotImplementedError

    # --- Defaults

    @property
    def seats(self) -> int:
        return self.words[0]

    def chance_weights(self) -> list[int]:
        return [1] * len(self.legal_actions())

    def apply_action(self, action: Action, events: Events | None = None) -> None:
        if self.why_not(action):
            raise IllegalAction(f"action {action} is not possible here", (NOT_POSSIBLE,))
        if events is not None:
            events.append((EVENT_PLAYED, self.current_player(), action))
        self.play(action)

    def why_not(self, action: Action) -> Reason:
        return () if action in self.legal_actions() else (NOT_POSSIBLE,)

    def returns(self) -> list[float]:
        winners = self.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]

    def copy(self) -> Self:
        return type(self)(self.words)

    def view(self, viewer: Seat) -> View:
        check_viewer(viewer, self.seats)
        return {"words": list(self.words)}

    def determinize(self, viewer: Seat, dice: Dice) -> Self:
        """Return a copy, because no information is hidden."""
        check_viewer(viewer, self.seats)
        return self.copy()

    def info_state_key(self, viewer: Seat) -> bytes:
        check_viewer(viewer, self.seats)
        return ",".join(map(str, self.words)).encode()

    def observation(self, viewer: Seat) -> bytes:
        check_viewer(viewer, self.seats)
        return bytes(self.words)

    def is_mid_action(self) -> bool:
        return False

    def simultaneous_copy(self, seat: Seat) -> Self | None:
        check_seat(seat, self.seats)
        return None

    def dump(self) -> list[int]:
        return list(self.words)
