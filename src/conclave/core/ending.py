"""The result of a game as one value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

_Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]

# How a game can end; "outdated" means that the rules have changed.
Way: TypeAlias = Literal["rules", "resigned", "timeout", "draw", "outdated"]


class Leaving(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's resignation or timeout. If others play on, a bot acts for the seat, which cannot win."""

    seat: _Natural
    by: Literal["resigned", "timeout"]
    at: _Natural  # number of actions before it


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The winners, the points and the reason of a game's end. `Game.ending` returns only endings by the rules."""

    winners: tuple[_Natural, ...]  # empty if outdated
    points: tuple[int, ...]  # by seat; empty if outdated, because they can no longer be computed
    reason: str  # by the rules: the game's own key, such as "points", "tie_break", "shared"; else the same as `by`
    details: dict[str, Any] = {}  # further facts, defined by the game
    by: Way = "rules"
    out: tuple[Leaving, ...] = ()  # in order of leaving
    rounds: _Natural = 0  # that were begun; a game without rounds counts as one; 0 if it did not end by its rules

    def without(self, out: Sequence[Leaving]) -> Ending:
        """Return the ending with these seats excluded from winning.

        If no winner remains, the remaining seats with the most points win.
        """
        gone = {leaving.seat for leaving in out}
        still = [seat for seat in range(len(self.points)) if seat not in gone]
        winners = [seat for seat in self.winners if seat in still]
        if not winners:
            best = max((self.points[seat] for seat in still), default=0)
            winners = [seat for seat in still if self.points[seat] == best]
        return msgspec.structs.replace(self, winners=tuple(winners), out=tuple(out))

    def places(self) -> list[int]:
        """Return the rank of each seat; 0 is best, and tied seats share a rank.

        Winners come first, then other seats by points, then seats that had left.
        """
        gone = {leaving.seat for leaving in self.out}
        ranks = [self._rank(seat, seat in gone) for seat in range(len(self.points))]
        order = sorted(set(ranks))
        return [order.index(rank) for rank in ranks]

    def _rank(self, seat: int, is_gone: bool) -> tuple[bool, bool, int]:
        is_winner = seat in self.winners
        points = self.points[seat] if self.by == "rules" and not is_winner else 0
        return is_gone, not is_winner, -points


OUTDATED: Ending = Ending((), (), "outdated", by="outdated")


def upgrade_ending(raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return the plain values of an ending; older versions kept the number of rounds in the details."""
    details = raw.get("details")
    if "rounds" in raw or not isinstance(details, dict) or "rounds" not in details:
        return dict(raw)
    others = {name: value for name, value in details.items() if name != "rounds"}
    return {**raw, "details": others, "rounds": details["rounds"]}
