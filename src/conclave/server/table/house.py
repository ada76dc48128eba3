"""What all rooms of a process share, and how they read a table."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from conclave.play import registry
from conclave.server.store import Store
from conclave.server.store.values import ChatLine, Unavailable
from conclave.server.table.audience import Audience
from conclave.server.table.bot_seats import Bots
from conclave.server.table.course import Course
from conclave.server.table.easel import Easel


class Aftermath(Protocol):
    """What becomes of a move beyond its table, such as that somebody is called. It never waits, nor fails."""

    def moved(self, audience: Audience) -> None: ...


class Nothing:
    """Nothing does."""

    def moved(self, audience: Audience) -> None:
        pass


class Read(NamedTuple):
    """A table, read."""

    course: Course
    link: str
    chat: list[ChatLine]


class House(NamedTuple):
    """One for each process."""

    store: Store
    bots: Bots
    process: str  # its name
    easel: Easel
    bot_pause: float  # seconds that people are given to look at a move before a bot makes the next
    aftermath: Aftermath = Nothing()

    async def read(self, table: str) -> Read:
        """A table as the store has it."""
        opening = await self.store.openings.read(table)
        found, rules = opening.table, registry.find(opening.table.game).rules
        if found.rules > rules:
            raise Unavailable(f"table {table} is played by rules {found.rules}; here are rules {rules}")
        if found.rules < rules and not found.length:  # it has not begun
            found = await self.store.tables.play_by(table, rules)
        if found.time.kind != "none":
            await self.store.outages.learn()
        course = Course(found, opening.secret.seed, outages=self.store.outages.known)
        await self.easel.through(course.play(opening.entries))
        return Read(course, opening.secret.link, opening.chat)
