"""Compares a branch with its game: win probability of the branch's seat at the same number of moves.

Probabilities come from the analysis engine and what the seat could know; finished games count by their result. Nothing
is evaluated while the original game is running, since that would be advice.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from conclave.analysis.game_analysis import result_of
from conclave.core import registry
from conclave.core.game import TERMINAL, Game, Options, Seat, State
from conclave.core.record import Record
from conclave.core.record_reader import RecordReader
from conclave.core.text.error_texts import make_refusal
from conclave.server.error_responses import Busy
from conclave.server.store import Store
from conclave.server.store.values import Conflict, NotFound, Table
from conclave.server.tables import analysis_worker, table_records
from conclave.server.tables.bot_seats import BotPool, Owner
from conclave.server.tables.branches import Origin, find_origin, list_positions
from conclave.server.tables.render_scheduler import RenderScheduler
from conclave.server.tables.table_game import TableGame

MAX_CACHED: Final = 2_000  # comparisons that are remembered


class Compared(msgspec.Struct, frozen=True):
    """Win probabilities of the seat in a branch and in its game."""

    moves: int  # in the branch so far
    start: float  # at the start, which both share
    reached: float  # now in the branch; after its end 1, a share of it, or 0
    game: float  # in the game after as many moves; its result if the branch is over
    is_over: bool


class BranchComparer:
    """Compares branches with the games they started from, and caches the latest results."""

    def __init__(self, store: Store, bots: BotPool, replays: asyncio.Semaphore) -> None:
        self._store: Final = store
        self._bots: Final = bots
        self._replays: Final = replays
        self._kept: Final[OrderedDict[tuple[str, int], Compared]] = OrderedDict()

    async def compare(self, owner: Owner, table: Table) -> Compared:
        """Compare a branch as it stands; Conflict if the table is no branch or its game is running."""
        origin = find_origin(table)
        if origin is None:
            raise make_refusal(Conflict, "try-no-try")
        try:
            game = await self._store.tables.get(origin.table)
        except NotFound:
            raise make_refusal(Conflict, "try-no-try") from None
        if origin.step < 0 or game.status != "finished":
            raise make_refusal(Conflict, "try-still-played")
        ours = registry.load_game(game.game).rules_version
        if {game.rules, table.rules} != {ours}:
            raise make_refusal(Conflict, "replay-other-rules", theirs=str(game.rules), ours=str(ours))
        table_game = await self._load_game(table)
        key = (table.id, table_game.entries)
        if key not in self._kept:
            self._kept[key] = await self._weigh(
                owner, table_game, origin, await table_records.load_record(self._store, game)
            )
            while len(self._kept) > MAX_CACHED:
                self._kept.popitem(last=False)
        return self._kept[key]

    async def _load_game(self, table: Table) -> TableGame:
        """Return the branch's game without opening its room, so that no bot moves."""
        secret, entries = await self._store.tables.get_secret(table.id), await self._store.log.load(table.id)
        table_game = TableGame(table, secret.seed)
        await RenderScheduler().run_steps(table_game.play(entries))
        return table_game

    async def _weigh(self, owner: Owner, table_game: TableGame, origin: Origin, record: Record) -> Compared:
        seat, is_over = origin.seat, table_game.ending is not None
        moves = max(0, len(table_game.marks) - 1)  # the first is the deal
        async with self._replays:
            before, beside, result = await asyncio.to_thread(_find_counterpart, record, origin.step, moves, seat)
        game, options = table_game.game, table_game.game.options(record.options)
        start = await self._estimate_chance(owner, game, options, before, seat)
        if is_over and table_game.ending:
            winners = table_game.ending.winners
            return Compared(moves, start, 1 / len(winners) if seat in winners else 0.0, result, True)
        reached = await self._estimate_chance(owner, game, options, table_game.session.state, seat)
        played = result if beside is None else await self._estimate_chance(owner, game, options, beside, seat)
        return Compared(moves, start, reached, played, False)

    async def _estimate_chance(self, owner: Owner, game: Game, options: Options, state: State, seat: Seat) -> float:
        found = await self._bots.run_spare(
            owner, analysis_worker.chance, game.name, options.to_dict(), state.dump(), seat
        )
        if found is None:
            raise make_refusal(Busy, "try-not-judged")
        return found


def _find_counterpart(record: Record, step: int, moves: int, seat: Seat) -> tuple[State, State | None, float]:
    """Return the game as many moves after the step (None if it was over by then), and its result for a seat."""
    reader = RecordReader(record)
    states = list_positions(reader)
    later = states[min(step + moves, len(states) - 1)]
    over = later.current_player() == TERMINAL or step + moves >= len(states) - 1
    return states[step], None if over else later, result_of(reader)[seat]
