"""A bot's turn at one table: it is asked in another process, and what it answers is appended like anybody's answer."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from conclave.play.errors import GameError
from conclave.play.protocol import Seat
from conclave.server.table.audience import Audience
from conclave.server.table.bot_seats import Owner
from conclave.server.table.drafts import answer
from conclave.server.table.errands import Errands
from conclave.server.table.house import House
from conclave.server.table.ledger import Ledger

LOG: Final = structlog.get_logger("conclave.room")
LEASE_SECONDS: Final = 5.0
FROZEN_SECONDS: Final = 60.0


class BotTurn:
    """Sees to it that the bot which must answer is asked, once for each position.

    A thought is thrown away only when the game itself has moved on. What else happens at a table (an answer given in
    secret, a proposal, a reload of the log) must neither delay a bot nor show in how long it takes.
    """

    def __init__(self, house: House, ledger: Ledger, audience: Audience, turn: asyncio.Lock, errands: Errands) -> None:
        self._house: Final = house
        self._ledger: Final = ledger
        self._audience: Final = audience
        self._turn: Final = turn
        self._errands: Final = errands
        self._position: list[int] | None = None  # the dump of the state that a bot is thinking about

    def look(self) -> None:
        """Ask the bot whose turn it is, unless it is thinking about this position already."""
        course = self._ledger.course
        if course.bot_to_move():
            position = course.session.state.dump()
            if position != self._position:
                self._position = position
                self._errands.start(self._play(position))

    def is_frozen(self) -> bool:
        """Whether a bot should have answered long ago, however slow the machine and however long the line."""
        late = time.monotonic() - self._ledger.told_at
        return late > FROZEN_SECONDS and bool(self._ledger.course.bot_to_move())

    async def _play(self, position: list[int]) -> None:
        try:
            await self._answer(position)
        finally:
            if self._position is position:
                self._position = None  # however it ended, the bot may be asked again

    def _is_still(self, position: list[int]) -> bool:
        course = self._ledger.course
        return bool(course.bot_to_move()) and course.session.state.dump() == position

    async def _answer(self, position: list[int]) -> None:
        while not await self._is_ours():
            await asyncio.sleep(LEASE_SECONDS / 5)
            if not self._is_still(position):
                return
        course = self._ledger.course
        bot, seat = course.bot_to_move(), course.actor()
        if not bot:
            return
        bots, session = self._house.bots, course.session
        owner = Owner(course.table.host, course.table.place)
        actions = await bots.answer(owner, course.game, session.options, bot, session.state)
        await asyncio.sleep(self._pause(seat))
        async with self._turn:
            await self._ledger.be_sure()
            if not self._is_still(position):
                return
            course = self._ledger.course
            try:
                draft = answer(course, seat, actions)
            except GameError:
                LOG.warning("a bot cheats", table=course.table.id, bot=bot)
                draft = answer(course, seat, bots.quick(course.game, course.session.state))
            await self._ledger.append([draft])

    def _pause(self, seat: Seat) -> float:
        """How long people still look at the last move; where others answer at the same time, nobody waits for that."""
        course = self._ledger.course
        state = course.session.state
        together = any(state.early(other) for other in range(len(course.table.seats)) if other != seat)
        pause = 0.0 if together else self._house.bot_pause * self._audience.pace()
        return max(0.0, self._ledger.told_at + pause - time.monotonic())

    async def _is_ours(self) -> bool:
        """Whether this process plays the bots here; with SQLite there is no other."""
        store = self._house.store
        if store.database.is_sqlite:
            return True
        table = self._ledger.course.table.id
        return bool(await store.leases.take([table], self._house.process, LEASE_SECONDS))
