"""Perfect-recall information states: all that a seat has seen and done, in order.

`State.info_state_key` is the present knowledge of a seat, which forgets how it came about. Two histories of one seat
are in the same information set of the extensive-form game exactly if their perfect-recall states are equal.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from conclave.core.game import SPECTATOR, Action, Event, Events, Game, Options, Seat, State

# The seat's own action (-1 if another seat or chance acted), and the events as the seat saw them.
Observed: TypeAlias = tuple[Action, tuple[Event, ...]]

NOT_OWN: Final = -1


class InformationStates:
    """The perfect-recall information states of all seats in one game; `public` is that of a spectator."""

    def __init__(self, game: Game, state: State, memories: Mapping[Seat, Sequence[Observed]] | None = None) -> None:
        """Begin at a state, usually a new one; `memories` is what all viewers have seen before."""
        self.game: Final = game
        self.state: State = state
        viewers = (*range(game.options_of(state).seats), SPECTATOR)
        self._seen: Final = {viewer: list(memories[viewer]) if memories else [] for viewer in viewers}

    def copy(self) -> InformationStates:
        """Return an equal, independent object."""
        return InformationStates(self.game, self.state.copy(), self._seen)

    def memories(self) -> dict[Seat, list[Observed]]:
        """Return what every viewer has seen and done."""
        return {viewer: list(seen) for viewer, seen in self._seen.items()}

    def apply_action(self, action: Action) -> None:
        """Play an action. Every seat remembers what it saw of it; steps that it saw nothing of are left out."""
        actor, events = self.state.current_player(), Events()
        self.state.apply_action(action, events)
        for viewer, seen in self._seen.items():
            shown = tuple(told for event in events if (told := self.game.redact(event, viewer)))
            if shown or actor == viewer:
                seen.append((action if actor == viewer else NOT_OWN, shown))

    def observed(self, viewer: Seat) -> Sequence[Observed]:
        """Return what a seat (or SPECTATOR) has seen and done, in order."""
        return self._seen[viewer]

    def encode(self, viewer: Seat) -> bytes:
        """Return the information state as canonical JSON."""
        return msgspec.json.encode(self._seen[viewer])

    def key(self, viewer: Seat) -> str:
        """Return a short key of the information state: its SHA-256 digest."""
        return hashlib.sha256(self.encode(viewer)).hexdigest()


def replay_information(game: Game, options: Options, actions: Sequence[Action]) -> InformationStates:
    """Return the information states after a list of actions of all players and chance."""
    made = InformationStates(game, game.new(options))
    for action in actions:
        made.apply_action(action)
    return made
