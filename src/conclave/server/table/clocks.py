"""Time to think, by the server's clock: charged to the seat that is asked, and to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from conclave.play.protocol import NOBODY, Seat
from conclave.server.store.outages import Outage
from conclave.server.store.values import Millis, TimeControl
from conclave.server.wire.parts import Clocks

LEAST: Final = 1_000  # ms that an undo leaves, on credit: it must not be the end


class Clock:
    """What is left for each seat. It is moved by what happens at the table, so that a replay of the log sets it right.

    Where all decide at the same time only the seat asked by the rules is charged: a clock that stopped for whoever has
    answered early would tell of it. While the server is not there, nobody is charged, and no time for a move runs out.
    """

    def __init__(self, control: TimeControl, seats: int, outages: Sequence[Outage] = ()) -> None:
        self.control: Final = control
        self._outages: Final = outages  # those that are known, in order; there may be more of them later
        self._heard = len(outages)
        self._began: Millis = 0
        self.left: Final = [control.seconds * 1000] * seats
        self.running: Seat = NOBODY
        self.since: Millis = 0
        self._used: Final = [0] * seats  # time that each took for its last move
        self._spent: Millis = 0  # on the question before the seat that thinks, before `since`
        self._owed: Final = [0] * seats  # what an undo has left to a seat that had no time for it

    def move(self, at: Millis, answered: Seat, running: Seat) -> Millis | None:
        """Something happened: `answered` (or NOBODY) has answered, and `running` (or NOBODY) thinks now.

        How long the answer took; None where there was none, or no clock ran for it.
        """
        if self.control.kind == "none" or self.running < 0:
            self._move(at, answered, running)
            return None
        has_answered = answered == self.running
        took, since = self._spent + self._thought(max(at, self.since)), self.since
        is_same = running == self.running and not has_answered
        self._move(at, answered, running)
        self._spent = (took if self.since != since else self._spent) if is_same else 0
        return took if has_answered else None

    def _move(self, at: Millis, answered: Seat, running: Seat) -> None:
        at = max(at, self.since)
        self._began = self._began or at
        if self.control.kind == "bank":
            if self.running >= 0:
                self.left[self.running] = max(0, self.left[self.running] - self._thought(at))
            if answered >= 0 and answered == self.running:
                self._add_increment(answered)
            self.since = at
        elif answered != NOBODY or running != self.running:
            if answered >= 0 and answered == self.running:
                self._used[answered] = self._thought(at)
            self.since = at
        self.running = running

    def take_back(self, at: Millis, running: Seat, undone: Sequence[Seat]) -> None:
        """The answers of these seats are undone: nobody gains time by taking back and answering again."""
        at = max(at, self.since)
        if self.control.kind == "bank":
            self.move(at, NOBODY, running)
            for seat in undone:
                self._return_increment(seat)
        elif running in undone:
            spent = self._thought(at) if running == self.running else 0
            self.since, self._used[running] = at - self._used[running] - spent, 0
        elif running != self.running:
            self.since = at
        self.running = running

    def _add_increment(self, seat: Seat) -> None:
        """What a move adds to a bank, once it has paid what the seat owes."""
        more = self.control.increment * 1000
        paid = min(more, self._owed[seat])
        self._owed[seat] -= paid
        self.left[seat] += more - paid

    def _return_increment(self, seat: Seat) -> None:
        """Take back what a move has added. Where less than that is left, the rest is owed: it is no present, or whoever
        answers and takes back would think for ever."""
        left, more = self.left[seat], self.control.increment * 1000
        self.left[seat] = max(min(left, LEAST), left - more)
        self._owed[seat] += self.left[seat] - (left - more)

    def deadline(self) -> Millis | None:
        """When the time of the seat that thinks is over; None where nobody's runs."""
        if self.control.kind == "none" or self.running < 0:
            return None
        over = self.since + self.left[self.running]
        for start, end in self._lately():
            if start < over:
                over += end - max(start, self.since)
        return over

    def hear_outages(self) -> Literal["nothing", "shifted", "charged"]:
        """Whether outages have become known lately, and whether time of theirs has been charged to somebody already.

        Where it has, only the log can set the clock right; else it has shifted by itself.
        """
        fresh = [one for one in self._outages[self._heard :] if one.end > self._began]
        self._heard = len(self._outages)
        if not fresh:
            return "nothing"
        return "charged" if any(one.start < self.since for one in fresh) else "shifted"

    def _thought(self, until: Millis) -> Millis:
        """How long the seat that is asked has been able to think."""
        lost = sum(max(0, min(end, until) - max(start, self.since)) for start, end in self._lately())
        return max(0, until - self.since - lost)

    def _lately(self) -> Sequence[Outage]:
        """The outages that this question may have met."""
        first = len(self._outages)
        while first and self._outages[first - 1].end > self.since:
            first -= 1
        return self._outages[first:]

    def shown(self, now: Millis) -> Clocks | None:
        """As people see it."""
        if self.control.kind == "none":
            return None
        left = list(self.left)
        if self.running >= 0:
            left[self.running] = max(0, left[self.running] - self._thought(now))
        return Clocks(left, self.running, now)
