"""The log of one table as its room keeps it: what happens is stored, then told; an error leads back to the log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import structlog

from conclave.play import record
from conclave.play.ending import OUTDATED
from conclave.play.errors import GameError
from conclave.play.reader import Told
from conclave.server import metrics
from conclave.server.store.values import Entry, StaleLog, Standing, StoreError, now
from conclave.server.table.audience import Audience
from conclave.server.table.course import Course, unplayed
from conclave.server.table.drafts import Draft
from conclave.server.table.house import House

LOG: Final = structlog.get_logger("conclave.room")
BETWEEN_PEOPLE: Final = ("propose_undo", "propose_draw", "agree", "decline")


class Ledger:
    """Used by one task at a time: the room's lock sees to that."""

    def __init__(self, house: House, audience: Audience, changed: Callable[[], None]) -> None:
        self._house: Final = house
        self._log: Final = house.store.log
        self._audience: Final = audience
        self._changed = changed  # called when the course is another than before
        self._is_in_doubt = False  # whether the course may be ahead of the log
        self.told_at = time.monotonic()  # when the last move was told

    @property
    def course(self) -> Course:
        return self._audience.course

    def let_go(self) -> None:
        """The room is closed: it refers to us and we to it, and in a circle neither would ever be forgotten."""
        self._changed = lambda: None

    async def be_sure(self) -> None:
        """After an error of the store: read what it has before anything else."""
        if self._is_in_doubt:
            await self.reload()

    async def reload(self) -> None:
        """Forget the course, and take the log for it."""
        read = await self._house.read(self.course.table.id)
        self._audience.replace(read.course)
        self._is_in_doubt = False
        self._changed()

    # --- Storing

    async def append(self, drafts: Sequence[Draft], acknowledge: Callable[[], None] = lambda: None) -> None:
        """Store entries, acknowledge, then tell. On any error the course is what the log says, and nobody was told."""
        course, start = self.course, self.course.entries
        told = [course.note(draft.entry, draft.before, list(draft.events)) for draft in drafts]
        entries = [draft.entry for draft in drafts]
        try:
            saved = record.encode(over) if (over := course.record()) else b""
            await self._log.append(course.table.id, start, entries, course.standing(now()), course.ending, saved)
            acknowledge()
        except asyncio.CancelledError:
            self._is_in_doubt = True
            raise
        except StaleLog:
            self._is_in_doubt = True
            await self.reload()
            raise
        except Exception as error:
            self._is_in_doubt = True
            if not await self._is_stored(start, entries):
                raise
            LOG.warning("stored after all", table=course.table.id, error=type(error).__name__)
            acknowledge()
            return
        try:
            await self._house.easel.draw(lambda: self._tell(entries, [one for one in told if one]))
        except asyncio.CancelledError:
            self._is_in_doubt = True  # not about the log, but people have yet to be told what it says
            raise
        self._house.aftermath.moved(self._audience)

    async def _is_stored(self, start: int, entries: Sequence[Entry]) -> bool:
        """Read the log again after an error; whether it holds these entries in spite of it."""
        await self.reload()
        stored = await self._log.load(self.course.table.id, start)
        return list(stored[: len(entries)]) == list(entries)

    async def end_outdated(self) -> None:
        """The game's rules have changed since it began: it ends here, and its record stays."""
        table = self.course.table
        secret = await self._house.store.tables.secret(table.id)
        entries = await self._log.load(table.id)
        end = Entry("outdated", at=now())
        saved = record.encode(unplayed(table, secret.seed, [*entries, end], OUTDATED))
        try:
            await self._log.append(table.id, len(entries), [end], Standing(), OUTDATED, saved)
            LOG.info("ended by newer rules", table=table.id, rules=table.rules)
        except StaleLog:
            pass  # another process has ended it
        await self.reload()

    # --- Telling

    async def catch_up(self) -> None:
        """Follow what another process has appended."""
        try:
            await self.be_sure()
            entries = await self._log.load(self.course.table.id, self.course.entries)
            told = [self.course.follow(entry) for entry in entries]
            self._tell(entries, [one for one in told if one])
        except (GameError, StoreError) as error:
            LOG.warning("cannot follow", table=self.course.table.id, error=type(error).__name__)
            await self.reload()

    def _tell(self, entries: Sequence[Entry], told: Sequence[Told]) -> None:
        if told:
            metrics.MOVES.inc(len(told))  # never what is answered in secret: figures are seen by others
            self.told_at = time.monotonic()
            self._audience.tell(told)
        elif any(entry.kind in BETWEEN_PEOPLE for entry in entries):
            self._audience.tell_proposals()
        else:
            for seat in {entry.seat for entry in entries}:
                self._audience.tell_seat(seat)
        self._changed()
