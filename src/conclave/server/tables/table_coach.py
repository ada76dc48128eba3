"""Coach of one table: comments on clear mistakes of a person who plays alone against bots.

The log does not contain verdicts, and moves are stored and sent without delay. Only bots wait for the verdict, so that
no bot answers before the person can undo. It takes some tenths of a second, within the usual pause of a bot. If it
takes too long, the bots go on. After a mistake they wait until the person plays on or undoes the move.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from conclave.coach.remark import Remark
from conclave.server.tables.audience import Audience
from conclave.server.tables.background_tasks import BackgroundTasks
from conclave.server.tables.bot_seats import Owner
from conclave.server.tables.table_context import TableContext
from conclave.server.tables.table_game import TableGame

PATIENCE: Final = 10.0  # seconds until bots go on without a verdict; the first one starts a process


class Coach:
    """Evaluates each new move once."""

    def __init__(
        self, context: TableContext, audience: Audience, errands: BackgroundTasks, go_on: Callable[[], None]
    ) -> None:
        self._context: Final = context
        self._audience: Final = audience
        self._errands: Final = errands
        self._go_on = go_on  # called when bots need not wait any more
        self._seen = 0  # the last version that was looked at

    def let_go(self) -> None:
        """Drop the reference to the room when it closes, to break the reference cycle."""
        self._go_on = lambda: None

    def look(self) -> None:
        """Start the evaluation of the last move, if the learner made it and it has not been evaluated."""
        table_game = self._audience.table_game
        if not table_game.table.coach or table_game.version <= self._seen:
            return
        self._seen = table_game.version
        mark = table_game.marks[-1] if table_game.marks else None
        alone = mark is not None and mark.seat in table_game.list_people() and not table_game.list_opponents(mark.seat)
        if mark and alone and mark.kind == "answer" and not table_game.ending and not table_game.table.rated:
            table_game.is_held = True
            self._errands.start(self._judge(table_game, table_game.version))

    async def _judge(self, table_game: TableGame, version: int) -> None:
        mark, session = table_game.marks[-1], table_game.session
        actions = session.log[mark.first : mark.last]
        owner = Owner(table_game.table.host, table_game.table.place)
        said: Remark | None = None
        before = session.state_at(mark.first)
        try:
            if await self._context.may_advise(table_game, before):
                asked = self._context.bots.remark(owner, table_game.game, session.options, before, actions)
                said = await asyncio.wait_for(asked, PATIENCE)
        except TimeoutError:
            pass  # the game goes on
        finally:
            now = self._audience.table_game
            if now is table_game and table_game.version == version:
                table_game.remark = said
                table_game.is_held = said is not None
                if said:
                    self._audience.tell_coach()
                else:
                    self._go_on()

    def play_on(self, version: int) -> None:
        """Keep the move despite the remark, and let the bots go on."""
        table_game = self._audience.table_game
        if table_game.version == version and table_game.remark:
            table_game.remark, table_game.is_held = None, False
            self._audience.tell_coach()
            self._go_on()
