"""Tries beside the game that they branched off from: what each was worth to its seat, where it has come to.

A chance is what the judge of analyses says from what the seat of the try could know; where a game is over, it is the
result. Nothing is weighed while the game itself is still played: that would be advice.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from conclave.analysis.course import result_of
from conclave.play import registry
from conclave.play.protocol import NOBODY, Game, Options, Seat, State
from conclave.play.reader import Reader
from conclave.play.record import Record
from conclave.play.refusals import refusal
from conclave.server.refusals import Busy
from conclave.server.store import Store
from conclave.server.store.values import Conflict, NotFound, Table
from conclave.server.table import analysis_worker, records
from conclave.server.table.bot_seats import Bots, Owner
from conclave.server.table.branching import Origin, after_moves, origin_of
from conclave.server.table.course import Course
from conclave.server.table.easel import Easel

MOST_KEPT: Final = 2_000  # comparisons that are remembered


class Compared(msgspec.Struct, frozen=True):
    """A try beside its game: chances of the seat that tried."""

    moves: int  # of the try so far
    start: float  # where it began: there both are the same
    reached: float  # where the try has come to; 0 or 1 where it is over, less than 1 where a victory is shared
    game: float  # in the game after as many moves; how it ended, where the try is over too
    is_over: bool


class Comparing:
    """One for each process."""

    def __init__(self, store: Store, bots: Bots, replays: asyncio.Semaphore) -> None:
        self._store: Final = store
        self._bots: Final = bots
        self._replays: Final = replays
        self._kept: Final[OrderedDict[tuple[str, int], Compared]] = OrderedDict()

    async def compared(self, owner: Owner, table: Table) -> Compared:
        """A try as it stands; Conflict where the table is none, or its game is still played."""
        origin = origin_of(table)
        if origin is None:
            raise refusal(Conflict, "try-no-try")
        try:
            game = await self._store.tables.get(origin.table)
        except NotFound:
            raise refusal(Conflict, "try-no-try") from None
        if origin.step < 0 or game.status != "finished":
            raise refusal(Conflict, "try-still-played")
        ours = registry.find(game.game).rules
        if {game.rules, table.rules} != {ours}:
            raise refusal(Conflict, "replay-other-rules", theirs=str(game.rules), ours=str(ours))
        course = await self._course(table)
        key = (table.id, course.entries)
        if key not in self._kept:
            self._kept[key] = await self._weigh(owner, course, origin, await records.of_table(self._store, game))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def _course(self, table: Table) -> Course:
        """The try so far, without waking its room: no bot goes on because of us."""
        secret, entries = await self._store.tables.secret(table.id), await self._store.log.load(table.id)
        course = Course(table, secret.seed)
        await Easel().through(course.play(entries))
        return course

    async def _weigh(self, owner: Owner, course: Course, origin: Origin, record: Record) -> Compared:
        seat, is_over = origin.seat, course.ending is not None
        moves = max(0, len(course.marks) - 1)  # the first is the deal
        async with self._replays:
            before, beside, result = await asyncio.to_thread(_stood, record, origin.step, moves, seat)
        game, options = course.game, course.game.options(record.options)
        start = await self._chance(owner, game, options, before, seat)
        if is_over and course.ending:
            winners = course.ending.winners
            return Compared(moves, start, 1 / len(winners) if seat in winners else 0.0, result, True)
        reached = await self._chance(owner, game, options, course.session.state, seat)
        played = result if beside is None else await self._chance(owner, game, options, beside, seat)
        return Compared(moves, start, reached, played, False)

    async def _chance(self, owner: Owner, game: Game, options: Options, state: State, seat: Seat) -> float:
        found = await self._bots.spare(owner, analysis_worker.chance, game.name, options.raw(), state.dump(), seat)
        if found is None:
            raise refusal(Busy, "try-not-judged")
        return found


def _stood(record: Record, step: int, moves: int, seat: Seat) -> tuple[State, State | None, float]:
    """The game at a step, as many moves later (None where it was over by then), and its result for a seat."""
    reader = Reader(record)
    states = after_moves(reader)
    later = states[min(step + moves, len(states) - 1)]
    over = later.actor() == NOBODY or step + moves >= len(states) - 1
    return states[step], None if over else later, result_of(reader)[seat]
