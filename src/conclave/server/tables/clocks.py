"""Clocks: time is charged to the seat to move, by the server's clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from conclave.core.game import NO_SEAT, Seat
from conclave.server.store.outages import Outage
from conclave.server.store.values import Millis, TimeControl
from conclave.server.wire.parts import Clocks

MIN_LEFT: Final = 1_000  # ms that an undo leaves, on credit: it must not be the end


class Clock:
    """Time left for each seat. It is advanced by events of the table, so that replaying the log restores it.

    In simultaneous decisions only the seat asked by the rules is charged. A clock that stopped for early answers would
    reveal them. During outages nobody is charged, and no time for a move runs out.
    """

    def __init__(self, control: TimeControl, seats: int, outages: Sequence[Outage] = ()) -> None:
        self.control: Final = control
        self._outages: Final = outages  # those that are known, in order; there may be more of them later
        self._heard = len(outages)
        self._began: Millis = 0
        self.left: Final = [control.seconds * 1000] * seats
        self.running: Seat = NO_SEAT
        self.since: Millis = 0
        self._used: Final = [0] * seats  # time that each took for its last move
        self._spent: Millis = 0  # on the question before the seat that thinks, before `since`
        self._owed: Final = [0] * seats  # increments still to be taken back after undos, by seat

    def move(self, at: Millis, answered: Seat, running: Seat) -> Millis | None:
        """Advance the clock: `answered` (or NO_SEAT) has answered, and `running` (or NO_SEAT) thinks now.

        Return how long the answer took; None if there was none, or no clock ran for it.
        """
        if self.control.kind == "none" or self.running < 0:
            self._move(at, answered, running)
            return None
        has_answered = answered == self.running
        took, since = self._spent + self._thinking_time(max(at, self.since)), self.since
        is_same = running == self.running and not has_answered
        self._move(at, answered, running)
        self._spent = (took if self.since != since else self._spent) if is_same else 0
        return took if has_answered else None

    def _move(self, at: Millis, answered: Seat, running: Seat) -> None:
        at = max(at, self.since)
        self._began = self._began or at
        if self.control.kind == "bank":
            if self.running >= 0:
                self.left[self.running] = max(0, self.left[self.running] - self._thinking_time(at))
            if answered >= 0 and answered == self.running:
                self._add_increment(answered)
            self.since = at
        elif answered != NO_SEAT or running != self.running:
            if answered >= 0 and answered == self.running:
                self._used[answered] = self._thinking_time(at)
            self.since = at
        self.running = running

    def take_back(self, at: Millis, running: Seat, undone: Sequence[Seat]) -> None:
        """Undo the answers of these seats: nobody gains time by taking back and answering again."""
        at = max(at, self.since)
        if self.control.kind == "bank":
            self.move(at, NO_SEAT, running)
            for seat in undone:
                self._return_increment(seat)
        elif running in undone:
            spent = self._thinking_time(at) if running == self.running else 0
            self.since, self._used[running] = at - self._used[running] - spent, 0
        elif running != self.running:
            self.since = at
        self.running = running

    def _add_increment(self, seat: Seat) -> None:
        """Add the increment of a move, after what the seat owes."""
        more = self.control.increment * 1000
        paid = min(more, self._owed[seat])
        self._owed[seat] -= paid
        self.left[seat] += more - paid

    def _return_increment(self, seat: Seat) -> None:
        """Take an increment back. If less is left, the seat owes the rest: repeated undos must not gain time."""
        left, more = self.left[seat], self.control.increment * 1000
        self.left[seat] = max(min(left, MIN_LEFT), left - more)
        self._owed[seat] += self.left[seat] - (left - more)

    def deadline(self) -> Millis | None:
        """Return when the time of the seat to move is over; None if no clock runs."""
        if self.control.kind == "none" or self.running < 0:
            return None
        over = self.since + self.left[self.running]
        for start, end in self._list_recent_outages():
            if start < over:
                over += end - max(start, self.since)
        return over

    def note_outages(self) -> Literal["nothing", "shifted", "charged"]:
        """Return whether there are new outages, and whether their time was already charged.

        If it was, the clock must be rebuilt from the log; otherwise it has shifted by itself.
        """
        fresh = [one for one in self._outages[self._heard :] if one.end > self._began]
        self._heard = len(self._outages)
        if not fresh:
            return "nothing"
        return "charged" if any(one.start < self.since for one in fresh) else "shifted"

    def _thinking_time(self, until: Millis) -> Millis:
        """Return how long the seat to move has been able to think."""
        lost = sum(max(0, min(end, until) - max(start, self.since)) for start, end in self._list_recent_outages())
        return max(0, until - self.since - lost)

    def _list_recent_outages(self) -> Sequence[Outage]:
        """Return the outages since the current question."""
        first = len(self._outages)
        while first and self._outages[first - 1].end > self.since:
            first -= 1
        return self._outages[first:]

    def to_wire(self, now: Millis) -> Clocks | None:
        """Return the clocks for the wire."""
        if self.control.kind == "none":
            return None
        left = list(self.left)
        if self.running >= 0:
            left[self.running] = max(0, left[self.running] - self._thinking_time(now))
        return Clocks(left, self.running, now)
