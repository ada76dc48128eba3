"""How a game ended: one value, from the engine to the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

_Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]

# By the rules; because somebody gave up, ran out of time, or all agreed to a draw; or because the rules have changed.
Way: TypeAlias = Literal["rules", "resigned", "timeout", "draw", "outdated"]


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody gave up, or ran out of time. Where others play on, a bot answers for the seat, which cannot win."""

    seat: _Natural
    by: Literal["resigned", "timeout"]
    at: _Natural  # how many actions there were by then


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who won, by what and why, as data. A game itself only ever ends by its rules."""

    winners: tuple[_Natural, ...]  # nobody, where the game is outdated
    points: tuple[int, ...]  # by seat; empty where the game is outdated, since nobody can count them any more
    reason: str  # by the rules: the game's own key, such as "points", "tie_break", "shared"; else the same as `by`
    details: dict[str, Any] = {}  # what else the game has to say about it
    by: Way = "rules"
    out: tuple[Leaving, ...] = ()  # in the order in which they left

    def without(self, out: Sequence[Leaving]) -> Ending:
        """The same end at a table that some had left: they cannot win, so that the best of the others do."""
        gone = {leaving.seat for leaving in out}
        still = [seat for seat in range(len(self.points)) if seat not in gone]
        winners = [seat for seat in self.winners if seat in still]
        if not winners:
            best = max((self.points[seat] for seat in still), default=0)
            winners = [seat for seat in still if self.points[seat] == best]
        return msgspec.structs.replace(self, winners=tuple(winners), out=tuple(out))

    def places(self) -> list[int]:
        """By seat, 0 is best, equal numbers share: winners first, then by points, then those who had left."""
        gone = {leaving.seat for leaving in self.out}
        ranks = [self._rank(seat, seat in gone) for seat in range(len(self.points))]
        order = sorted(set(ranks))
        return [order.index(rank) for rank in ranks]

    def _rank(self, seat: int, is_gone: bool) -> tuple[bool, bool, int]:
        is_winner = seat in self.winners
        points = self.points[seat] if self.by == "rules" and not is_winner else 0
        return is_gone, not is_winner, -points


OUTDATED: Ending = Ending((), (), "outdated", by="outdated")
