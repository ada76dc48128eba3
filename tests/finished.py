"""Finished tables in a store, with games that are quick to judge."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from conclave.play import registry
from conclave.play.record import Player, Record, encode
from conclave.server.store import Store
from conclave.server.store.values import Entry, NewTable, Occupant, Standing, Table
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
    game = registry.find(record.game)
    made = {"options": record.options, "seed": b"s" * 32, "commitment": "c", "visibility": "private"} | more
    table = await store.tables.create(
        NewTable(game=game.name, rules=game.rules, seats=seats, host=seats[0].user, **made)
    )
    entries = [Entry("act", seat, (1,)) for seat in range(len(seats))]
    await store.log.append(table.id, 0, entries, Standing(), record.ending, encode(record))
    return await store.tables.get(table.id)
