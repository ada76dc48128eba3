"""Continuations: the likely course of a game after a move, move by move, from one seat's view.

A continuation is played on a determinization for the seat, along the search's best line, until a chance event. A
snapshot contains only what the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.analysis.evaluation import is_detail
from conclave.core.ending import Ending
from conclave.core.game import Action, Game, Seat, State, View
from conclave.core.search_state import as_search_state

MAX_LINE_ACTIONS: Final = 80  # actions
MAX_LINE_MOVES: Final = 6


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position as the seat may know it."""

    view: View
    outlook: View
    ending: Ending | None

    def points(self, seat: Seat) -> int:
        return int(self.view["players"][seat]["points"])

    def reach(self, seat: Seat) -> int:
        """Return a lower bound of the points that the seat can have this round."""
        return int(self.outlook["seats"][seat]["reach"])


@dataclass(frozen=True, slots=True)
class Move:
    """A move: its first action in notation, and the snapshot after it."""

    seat: Seat
    text: str
    after: Snapshot


@dataclass(frozen=True, slots=True)
class Line:
    """A move of the seat and its continuation."""

    seat: Seat
    start: Snapshot
    offered: tuple[str, ...]  # all legal first actions, in notation
    deeds: tuple[Move, ...]  # the move itself first

    @property
    def move(self) -> str:
        return self.deeds[0].text

    @property
    def after(self) -> Snapshot:
        """Snapshot right after the move."""
        return self.deeds[0].after

    @property
    def end(self) -> Snapshot:
        return self.deeds[-1].after

    def answers(self) -> list[Move]:
        """Return the rivals' moves until the seat's next turn."""
        found: list[Move] = []
        for deed in self.deeds[1:]:
            if deed.seat == self.seat:
                break
            found.append(deed)
        return found

    def later(self) -> list[Move]:
        """Return the seat's own moves after the first."""
        return [deed for deed in self.deeds[1:] if deed.seat == self.seat]


def sight(game: Game, state: State, seat: Seat) -> Snapshot:
    return Snapshot(state.view(seat), game.derived_info(state, seat), game.ending(state))


def way_of(game: Game, guess: State, actions: Sequence[Action], line: Sequence[Action]) -> Line:
    """Return the acting seat's answer with its continuation, as far as the line can be followed."""
    state, seat, wanted = guess.copy(), guess.current_player(), [*actions, *line]
    offered = tuple(game.write(guess, action) for action in guess.legal_actions())
    start, deeds = sight(game, state, seat), list[Move]()
    doing: tuple[Seat, str] | None = None
    for number in range(MAX_LINE_ACTIONS):
        actor = state.current_player()
        if actor < 0:
            break
        legal, is_part = state.legal_actions(), number < len(actions) and number > 0
        is_choice = len(legal) > 1 and not is_part and not is_detail(as_search_state(state))
        if doing is None or is_choice:
            if doing:
                deeds.append(Move(*doing, sight(game, state, seat)))
            if len(deeds) == MAX_LINE_MOVES or (doing is not None and not wanted):
                doing = None
                break
        action = _next(state, legal, wanted)
        if action is None:
            break
        if doing is None or is_choice:
            doing = (actor, game.write(state, action))
        state.apply_action(action)
    if doing:
        deeds.append(Move(*doing, sight(game, state, seat)))
    return Line(seat, start, offered, tuple(deeds))


def _next(state: State, legal: Sequence[Action], wanted: list[Action]) -> Action | None:
    """Return the next action of the line, a forced action or the default for a detail; None if the line ends."""
    if wanted and wanted[0] in legal:
        return wanted.pop(0)
    if len(legal) == 1:
        return legal[0]
    searched = as_search_state(state)
    return int(searched.default_action()) if is_detail(searched) else None
