"""Records of finished tables, completed where an older version has written them."""

from __future__ import annotations

from conclave.core.record import Record, decode
from conclave.server.store import Store
from conclave.server.store.values import Table
from conclave.server.tables.render_scheduler import RenderScheduler
from conclave.server.tables.table_game import TableGame, make_unplayed_record


async def load_record(store: Store, table: Table) -> Record:
    """Return the record of a finished table; NotFound before the end.

    Records of format 1 lack the date and endings other than by the rules, which are taken from the log.
    """
    found = decode(await store.tables.get_record(table.id))
    if found.begun or not table.ending:
        return found
    secret, entries = await store.tables.get_secret(table.id), await store.log.load(table.id)
    outages = await store.outages.list_since(table.created) if table.time.kind != "none" else []
    table_game = TableGame(table, secret.seed, outages=outages)
    await RenderScheduler().run_steps(table_game.play(entries))
    return table_game.make_record() or make_unplayed_record(table, secret.seed, entries, table.ending)
