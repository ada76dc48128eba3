"""Ways: how a game may go on after a move, deed by deed, as one seat sees it.

A way is played on a guess of the seat's, along the line that a search likes best, until chance speaks. What stands in a
sight is what the seat may know of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from conclave.analysis.judging import is_detail
from conclave.play.ending import Ending
from conclave.play.protocol import Action, Game, Seat, State, View
from conclave.play.unchecked import unchecked

LONGEST: Final = 80  # actions
MOST_DEEDS: Final = 6


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as the seat may know it."""

    view: View
    outlook: View
    ending: Ending | None

    def points(self, seat: Seat) -> int:
        return int(self.view["players"][seat]["points"])

    def reach(self, seat: Seat) -> int:
        """The points that the seat can have this round, so many at least."""
        return int(self.outlook["seats"][seat]["reach"])


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody does: its first action as notation writes it, and how the table stands then."""

    seat: Seat
    text: str
    after: Sight


@dataclass(frozen=True, slots=True)
class Way:
    """A move of the seat's, and what might follow."""

    seat: Seat
    start: Sight
    offered: tuple[str, ...]  # what else could have been done, as notation writes it
    deeds: tuple[Deed, ...]  # the move itself first

    @property
    def move(self) -> str:
        return self.deeds[0].text

    @property
    def after(self) -> Sight:
        """Right after the move."""
        return self.deeds[0].after

    @property
    def end(self) -> Sight:
        return self.deeds[-1].after

    def answers(self) -> list[Deed]:
        """What rivals do until the seat's next turn."""
        found: list[Deed] = []
        for deed in self.deeds[1:]:
            if deed.seat == self.seat:
                break
            found.append(deed)
        return found

    def later(self) -> list[Deed]:
        """What the seat itself does after the move."""
        return [deed for deed in self.deeds[1:] if deed.seat == self.seat]


def sight(game: Game, state: State, seat: Seat) -> Sight:
    return Sight(state.view(seat), game.outlook(state, seat), game.ending(state))


def way_of(game: Game, guess: State, actions: Sequence[Action], line: Sequence[Action]) -> Way:
    """The acting seat's answer, and the line behind it as far as it can be followed."""
    state, seat, wanted = guess.copy(), guess.actor(), [*actions, *line]
    offered = tuple(game.write(guess, action) for action in guess.legal())
    start, deeds = sight(game, state, seat), list[Deed]()
    doing: tuple[Seat, str] | None = None
    for number in range(LONGEST):
        actor = state.actor()
        if actor < 0:
            break
        legal, is_part = state.legal(), number < len(actions) and number > 0
        is_choice = len(legal) > 1 and not is_part and not is_detail(unchecked(state))
        if doing is None or is_choice:
            if doing:
                deeds.append(Deed(*doing, sight(game, state, seat)))
            if len(deeds) == MOST_DEEDS or (doing is not None and not wanted):
                doing = None
                break
        action = _next(state, legal, wanted)
        if action is None:
            break
        if doing is None or is_choice:
            doing = (actor, game.write(state, action))
        state.apply(action)
    if doing:
        deeds.append(Deed(*doing, sight(game, state, seat)))
    return Way(seat, start, offered, tuple(deeds))


def _next(state: State, legal: Sequence[Action], wanted: list[Action]) -> Action | None:
    """What the line says, or what goes without saying."""
    if wanted and wanted[0] in legal:
        return wanted.pop(0)
    if len(legal) == 1:
        return legal[0]
    searched = unchecked(state)
    return int(searched.habit()) if is_detail(searched) else None
