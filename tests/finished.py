"""Finished tables in a store, with games that are quick to judge."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from conclave.core import registry
from conclave.core.record import Player, Record, encode
from conclave.server.store import Store
from conclave.server.store.values import Asked, Entry, NewTable, Occupant, Standing, Table
from conclave.server.tables import analysis_worker
from conclave.server.tables.analysis_worker import Whole
from short_games import short_game


def short_record(seats: tuple[Occupant, ...], game: str = "res_arcana", seed: int = 3, actions: int = 20) -> Record:
    """The last actions of a random game of these people."""
    record = short_game(game, "standard", len(seats), seed, actions)
    moment = datetime.now(UTC)
    players = tuple(Player(one.name, "bot" if one.bot else "person", one.bot) for one in seats)
    return msgspec.structs.replace(record, seats=players, begun=moment, ended=moment)


async def finished_table(store: Store, *seats: Occupant, record: Record | None = None, **more: Any) -> Table:
    """A table of these people whose game is over."""
    record = record or short_record(seats)
    game = registry.load_game(record.game)
    made = {"options": record.options, "seed": b"s" * 32, "commitment": "c", "visibility": "private"} | more
    table = await store.tables.create(
        NewTable(game=game.name, rules=game.rules_version, seats=seats, host=seats[0].user, **made)
    )
    entries = [Entry("act", seat, (1,)) for seat in range(len(seats))]
    await store.log.append(table.id, 0, entries, Standing(), record.ending, encode(record))
    return await store.tables.get(table.id)


def judged(record: Record, thought: int = 40) -> Whole:
    """Its analysis as bots' processes make it."""
    packed, pieces, done, total = encode(record), list[bytes](), 0, 1
    while done < total:
        piece = analysis_worker.judge(packed, thought, 0, done)
        total, done = piece.total, done + piece.count
        pieces.append(piece.steps)
    return analysis_worker.add_up(packed, thought, pieces)


async def analysed_table(store: Store, *seats: Occupant, record: Record) -> Table:
    """A table of these people whose game is over and analysed."""
    table = await finished_table(store, *seats, record=record)
    whole = judged(record)
    await store.analyses.ask(Asked(table.id, seats[0].user, ""))
    await store.analyses.finish(table.id, whole.analysis, whole.lapses)
    return table
