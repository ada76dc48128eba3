"""The records of finished tables, whole even where an older version of this program has written them."""

from __future__ import annotations

from conclave.play.record import Record, decode
from conclave.server.store import Store
from conclave.server.store.values import Table
from conclave.server.table.course import Course, unplayed
from conclave.server.table.easel import Easel


async def of_table(store: Store, table: Table) -> Record:
    """The record of a table whose game is over; NotFound before that.

    Records of format 1 did not say when a game was played, nor how it ended otherwise than by the rules. The log knows.
    """
    found = decode(await store.tables.record(table.id))
    if found.begun or not table.ending:
        return found
    secret, entries = await store.tables.secret(table.id), await store.log.load(table.id)
    outages = await store.outages.since(table.created) if table.time.kind != "none" else []
    course = Course(table, secret.seed, outages=outages)
    await Easel().through(course.play(entries))
    return course.record() or unplayed(table, secret.seed, entries, table.ending)
