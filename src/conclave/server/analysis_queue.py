"""Queue of requested analyses: order, progress and results.

Bot processes analyse games in pieces, and only while no seat needs them. Each process handles one game at a time. The
person who has used the least analysis time is next. Analyses of a server process that ended are taken over by another.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial
from typing import Final

import structlog

from conclave.analysis.evaluation import can_judge
from conclave.core import registry
from conclave.core.errors import GameError
from conclave.core.record import encode
from conclave.core.text.error_texts import make_refusal
from conclave.server import metrics
from conclave.server.settings import Settings
from conclave.server.store import Store
from conclave.server.store.values import Asked, Conflict, NotFound, StoreError, Table, User
from conclave.server.tables import analysis_worker, table_records
from conclave.server.tables.bot_seats import BotPool, Owner, UsageMeter

LOG: Final = structlog.get_logger("conclave.analysing")
TELL_SECONDS: Final = 0.7  # between updates of the stored progress
BEAT_SECONDS: Final = 8.0  # between heartbeats, each with a search for abandoned analyses
SLOWEST: Final = 8  # times the intended processor time; a slower analysis fails


class Failed(Exception):
    """Raised if a game cannot be analysed; the message is a problem code."""


class Analysing:
    """Analysis queue of one server process."""

    def __init__(self, store: Store, settings: Settings, bots: BotPool) -> None:
        self._store: Final = store
        self._seconds: Final = settings.analysis_seconds
        self._bots: Final = bots
        self._waiting: Final[dict[str, Asked]] = {}  # by table, in order of request
        self._working: Final[dict[str, asyncio.Task[None]]] = {}
        self._spending: Final = UsageMeter()

    @property
    def is_offered(self) -> bool:
        """Return True if this server analyses games."""
        return self._seconds > 0 and self._bots.count > 0

    def refuse(self, table: Table) -> None:
        """Raise Conflict if this table's game cannot be analysed; the message says why."""
        if not self.is_offered:
            raise make_refusal(Conflict, "analysis-not-offered")
        if table.status != "finished" or not table.ending:
            raise make_refusal(Conflict, "analysis-not-over")
        game = registry.load_game(table.game)
        if table.rules != game.rules_version or not table.ending.winners:
            raise make_refusal(Conflict, "analysis-other-rules", theirs=str(table.rules), ours=str(game.rules_version))
        if not can_judge(game):
            raise make_refusal(Conflict, "analysis-no-judge", game=table.game)

    async def ask(self, user: User, table: Table, place: str) -> None:
        """Queue a game, unless it is queued or analysed already."""
        self.refuse(table)
        asked = Asked(table.id, user.id, place)
        if await self._store.analyses.ask(asked):
            self._line_up(asked)

    def _line_up(self, asked: Asked) -> None:
        if asked.table not in self._working:
            self._waiting[asked.table] = asked
        self._look()

    def _look(self) -> None:
        """Start queued analyses while processes are free, first for the person who has used the least time."""
        while self._waiting and len(self._working) < self._bots.count:
            now = time.monotonic()
            asked = min(self._waiting.values(), key=lambda one: self._spending.read(_owner(one), now))
            del self._waiting[asked.table]
            task = asyncio.create_task(self._work(asked))
            self._working[asked.table] = task
            task.add_done_callback(partial(self._done, asked.table))
        metrics.ANALYSES_WAITING.set(len(self._waiting))

    def _done(self, table: str, _: asyncio.Task[None]) -> None:
        self._working.pop(table, None)
        self._look()

    # --- One game

    async def _work(self, asked: Asked) -> None:
        start = time.monotonic()
        try:
            await self._analyse(asked)
            outcome = "done"
        except NotFound:  # the table was deleted
            outcome = "gone"
        except Failed as error:
            outcome = "failed"
            LOG.warning("a game cannot be analysed", table=asked.table, problem=str(error))
            await self._fail(asked, str(error))
        except StoreError as error:  # retried later
            outcome = "put off"
            LOG.warning("an analysis is put off", table=asked.table, error=type(error).__name__)
        except Exception:  # an internal error must not stop other analyses
            outcome = "failed"
            LOG.exception("an analysis has failed", table=asked.table)
            await self._fail(asked, "failed")
        self._spending.note(_owner(asked), time.monotonic() - start)
        metrics.ANALYSES.labels(outcome).inc()

    async def _fail(self, asked: Asked, problem: str) -> None:
        with contextlib.suppress(StoreError):
            await self._store.analyses.fail(asked.table, problem)

    async def _analyse(self, asked: Asked) -> None:
        store, owner = self._store.analyses, _owner(asked)
        table = await self._store.tables.get(asked.table)
        try:
            record = encode(await table_records.load_record(self._store, table))
        except GameError:
            raise Failed("record") from None
        thought, pieces, done, total = 0, list[bytes](), 0, 1
        spent, told = 0.0, 0.0
        while done < total:
            begun = time.monotonic()
            piece = await self._bots.run_spare(owner, analysis_worker.judge, record, thought, self._seconds, done)
            if piece is None:
                raise Failed("failed")
            if piece.problem:
                raise Failed("record")
            thought, total, done = piece.thought, piece.total, done + piece.count
            pieces.append(piece.steps)
            spent += piece.seconds
            if spent > SLOWEST * max(1.0, self._seconds):
                raise Failed("slow")
            if begun - told > TELL_SECONDS:
                told = begun
                await store.advance(asked.table, done, total)
        whole = await self._bots.run_spare(owner, analysis_worker.add_up, record, thought, pieces)
        if whole is None:
            raise Failed("failed")
        await store.advance(asked.table, total, total)
        await store.finish(asked.table, whole.analysis, whole.lapses)

    # --- As long as the server runs

    async def keep_working(self) -> None:
        """Send heartbeats for the queued games and take over abandoned ones, until cancelled."""
        try:
            while True:
                with contextlib.suppress(StoreError):
                    await self.take_over()
                await asyncio.sleep(BEAT_SECONDS)
        finally:
            for task in list(self._working.values()):
                task.cancel()
            await asyncio.gather(*self._working.values(), return_exceptions=True)

    async def take_over(self) -> None:
        """Send a heartbeat for the games of this queue, and queue those that another process has abandoned."""
        mine = [*self._waiting, *self._working]
        if mine:
            await self._store.analyses.beat(mine)
        if self.is_offered:
            for asked in await self._store.analyses.list_abandoned():
                if asked.table not in mine and await self._store.analyses.take(asked):
                    self._line_up(asked)


def _owner(asked: Asked) -> Owner:
    return Owner(asked.person, asked.place)
