"""Services that all rooms of a process share, and loading of tables."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from conclave.core import registry
from conclave.core.game import State
from conclave.server.store import Store
from conclave.server.store.values import ChatLine, Unavailable
from conclave.server.tables.audience import Audience
from conclave.server.tables.bot_seats import BotPool
from conclave.server.tables.live_positions import LivePositions
from conclave.server.tables.render_scheduler import RenderScheduler
from conclave.server.tables.table_game import TableGame


class MoveListener(Protocol):
    """Reacts to moves beyond their table, such as by notifications. It never waits or fails."""

    def on_move(self, audience: Audience) -> None: ...


class NoListener:
    """Ignores moves."""

    def on_move(self, audience: Audience) -> None:
        pass


class LoadedTable(NamedTuple):
    """A table with its game."""

    table_game: TableGame
    link: str
    chat: list[ChatLine]


class TableContext(NamedTuple):
    """Shared services of the rooms of a process."""

    store: Store
    bots: BotPool
    process: str  # its name
    easel: RenderScheduler
    bot_pause: float  # seconds that people are given to look at a move before a bot makes the next
    aftermath: MoveListener = NoListener()
    live_positions: LivePositions | None = None  # None in tests of single rooms

    async def may_advise(self, table_game: TableGame, state: State) -> bool:
        """Return False for a branch whose position is one of a rated game in progress."""
        if self.live_positions is None or table_game.table.visibility != "branch":
            return True
        return not await self.live_positions.contains(table_game.game, state)

    async def load_table(self, table: str) -> LoadedTable:
        """Load a table from the store."""
        opening = await self.store.openings.load(table)
        found, rules = opening.table, registry.load_game(opening.table.game).rules_version
        if found.rules > rules:
            raise Unavailable(f"table {table} is played by rules {found.rules}; here are rules {rules}")
        if found.rules < rules and not found.length:  # it has not begun
            found = await self.store.tables.set_rules(table, rules)
        if found.time.kind != "none":
            await self.store.outages.load_new()
        table_game = TableGame(found, opening.secret.seed, outages=self.store.outages.known)
        await self.easel.run_steps(table_game.play(opening.entries))
        return LoadedTable(table_game, opening.secret.link, opening.chat)
