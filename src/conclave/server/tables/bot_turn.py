"""A bot's turn at one table: asked in another process, and appended like a person's answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

import structlog

from conclave.core.action_preview import ActionPreview
from conclave.core.errors import GameError
from conclave.core.game import Action, Seat
from conclave.core.session import Session
from conclave.server import metrics
from conclave.server.tables.audience import Audience
from conclave.server.tables.background_tasks import BackgroundTasks
from conclave.server.tables.bot_seats import LAST_RESORT, BotAnswer, Owner
from conclave.server.tables.commands import make_substitute, play_answer
from conclave.server.tables.table_context import TableContext
from conclave.server.tables.table_log import TableLog

LOG: Final = structlog.get_logger("conclave.room")
LEASE_SECONDS: Final = 5.0
FROZEN_SECONDS: Final = 60.0


class BotTurn:
    """Asks the bot to move once per position.

    A computation is discarded only when the game itself has moved on. Other events (an early answer, a proposal, a
    reload of the log) must neither delay a bot nor show in its response time.
    """

    def __init__(
        self, context: TableContext, ledger: TableLog, audience: Audience, turn: asyncio.Lock, errands: BackgroundTasks
    ) -> None:
        self._context: Final = context
        self._ledger: Final = ledger
        self._audience: Final = audience
        self._turn: Final = turn
        self._errands: Final = errands
        self._position: list[int] | None = None  # the dump of the state that a bot is thinking about

    def look(self) -> None:
        """Ask the bot to move, unless it is already thinking about this position."""
        table_game = self._ledger.table_game
        if table_game.find_bot_to_move():
            position = table_game.session.state.dump()
            if position != self._position:
                self._position = position
                self._errands.start(self._play(position))

    def is_frozen(self) -> bool:
        """Return True if a bot is far overdue, however slow the machine and long the queue."""
        late = time.monotonic() - self._ledger.told_at
        return late > FROZEN_SECONDS and bool(self._ledger.table_game.find_bot_to_move())

    async def _play(self, position: list[int]) -> None:
        try:
            await self._answer(position)
        finally:
            if self._position is position:
                self._position = None  # however it ended, the bot may be asked again

    def _is_still(self, position: list[int]) -> bool:
        table_game = self._ledger.table_game
        return bool(table_game.find_bot_to_move()) and table_game.session.state.dump() == position

    async def _answer(self, position: list[int]) -> None:
        while not await self._is_ours():
            await asyncio.sleep(LEASE_SECONDS / 5)
            if not self._is_still(position):
                return
        table_game = self._ledger.table_game
        bot, seat = table_game.find_bot_to_move(), table_game.current_seat()
        if not bot:
            return
        bots, session = self._context.bots, table_game.session
        owner = Owner(table_game.table.host, table_game.table.place)
        answer = await bots.answer(owner, table_game.game, session.options, bot, session.state)
        await asyncio.sleep(self._pause(seat))
        async with self._turn:
            await self._ledger.ensure_loaded()
            if not self._is_still(position):
                return
            await self._append(seat, bot, answer)

    async def _append(self, seat: Seat, bot: str, answer: BotAnswer) -> None:
        """Play and store an answer. If a substitute gave it, the log names the substitute first."""
        game, session = self._ledger.table_game.game, self._ledger.table_game.session
        if not _is_legal(session, seat, answer.actions):
            LOG.warning("a bot cheats", table=self._ledger.table_game.table.id, bot=answer.bot)
            metrics.BOT_FAILURES.labels(game.name, answer.bot).inc()
            answer = BotAnswer(self._context.bots.choose_quickly(game, session.state), LAST_RESORT)
        if answer.bot != bot:
            metrics.SUBSTITUTES.labels(game.name, bot).inc()
            LOG.error("a bot is replaced", table=self._ledger.table_game.table.id, bot=bot, by=answer.bot)
            await self._ledger.append([make_substitute(self._ledger.table_game, seat, answer.bot)])
            self._audience.tell_table()
        await self._ledger.append([play_answer(self._ledger.table_game, seat, answer.actions)])

    def _pause(self, seat: Seat) -> float:
        """Return the pause after the last move for people to look at it; none where others answer at the same time."""
        table_game = self._ledger.table_game
        state = table_game.session.state
        together = any(state.simultaneous_copy(other) for other in range(len(table_game.table.seats)) if other != seat)
        pause = 0.0 if together else self._context.bot_pause * self._audience.compute_pace()
        return max(0.0, self._ledger.told_at + pause - time.monotonic())

    async def _is_ours(self) -> bool:
        """Return True if this process runs the bots here; with SQLite there is no other."""
        store = self._context.store
        if store.database.is_sqlite:
            return True
        table = self._ledger.table_game.table.id
        return bool(await store.leases.take([table], self._context.process, LEASE_SECONDS))


def _is_legal(session: Session, seat: Seat, actions: Sequence[Action]) -> bool:
    """Return True if a seat may give this answer now; plays it on a copy."""
    try:
        ActionPreview(session.game, session.state.copy(), seat).play(actions)
    except GameError:
        return False
    return bool(actions)
