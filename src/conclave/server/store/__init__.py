"""Persistent storage in SQLite or PostgreSQL. What is acknowledged here is on disk.

store = await Store.open("sqlite+aiosqlite:///conclave.db")
table = await store.tables.create(NewTable(...))
length = await store.log.append(table.id, table.length, [Entry("act", 0, (17,))], Standing(turn=(1,)))
await store.close()
"""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

from conclave.server.store.analyses import Analyses
from conclave.server.store.audit import Audit
from conclave.server.store.bot_accounts import BotAccounts
from conclave.server.store.database import Database
from conclave.server.store.fair_play import FairPlay
from conclave.server.store.guests import Guests
from conclave.server.store.identities import Identities
from conclave.server.store.leases import Leases
from conclave.server.store.log import Log
from conclave.server.store.migrations import migrate
from conclave.server.store.moderation import Moderation
from conclave.server.store.notices import Notices
from conclave.server.store.outages import Outages
from conclave.server.store.people import People
from conclave.server.store.push_subscriptions import PushSubscriptions
from conclave.server.store.puzzle_attempts import Puzzles
from conclave.server.store.table_loader import TableLoader
from conclave.server.store.tables import Tables
from conclave.server.store.win_rates import WinRates


class Store:
    """Storage of a process. Every method of its parts is a transaction of its own."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.notices: Final = Notices(database)
        self.tables: Final = Tables(database, self.notices)
        self.log: Final = Log(database, self.notices)
        self.openings: Final = TableLoader(database)
        self.leases: Final = Leases(database)
        self.outages: Final = Outages(database, self.notices)
        self.identities: Final = Identities(database)
        self.people: Final = People(database, self.identities)
        self.bot_accounts: Final = BotAccounts(database, self.notices)
        self.guests: Final = Guests(database, self.notices)
        self.moderation: Final = Moderation(database, self.notices)
        self.fair_play: Final = FairPlay(database)
        self.audit: Final = Audit(database)
        self.pushes: Final = PushSubscriptions(database)
        self.shares: Final = WinRates(database)
        self.analyses: Final = Analyses(database)
        self.puzzles: Final = Puzzles(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        store = cls(Database(url))
        try:
            await store.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def start(self) -> None:
        """Migrate the database to this version's schema, and start to receive notices of other processes."""
        async with self.database.write() as connection:
            await connection.run_sync(migrate)
        await self.notices.start()

    async def check(self) -> None:
        """Raise Unavailable if the database cannot be reached."""
        async with self.database.read() as connection:
            await connection.execute(sa.text("SELECT 1"))

    async def close(self) -> None:
        """Write what is queued, then close the database."""
        await self.log.drain()
        await self.notices.stop()
        await self.database.close()
